"""Every card of both pools has a test of its own: its id stands in the name of a test function."""

import ast
from pathlib import Path

from game.rules.afterlife.content import IDS

FOLDER = Path(__file__).parent


def functions_in(source: str) -> list[str]:
    return [
        node.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def cards_without(names: list[str]) -> list[str]:
    """Cards whose id no name holds as whole words: `return` is no test of the Urn."""
    return [card for card in IDS if not any(f"_{card}_" in f"{name}_" for name in names)]


def test_every_card_of_both_pools_has_a_test() -> None:
    names = [name for path in sorted(FOLDER.glob("test_*.py")) for name in functions_in(path.read_text("utf-8"))]
    assert cards_without(names) == []


def test_the_check_can_fail() -> None:
    assert cards_without([]) == IDS
    assert cards_without(functions_in("def test_urn_swaps(): ...")) == [card for card in IDS if card != "urn"]
    assert "urn" in cards_without(["test_a_return", "test_the_turn_ends"])
