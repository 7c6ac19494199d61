"""Every tile, creature, card, night step, battle step, ruling and worked example has a test that names it."""

from pathlib import Path

import pytest

from game.rules.kemet.cards import DI_IDS
from game.rules.kemet.tiles import TILE_IDS

HERE = Path(__file__).parent


def names_in(pattern: str) -> str:
    """The names of all tests of these files."""
    lines = [line for path in HERE.glob(pattern) for line in path.read_text(encoding="utf-8").splitlines()]
    return "\n".join(line for line in lines if line.startswith("def test_"))


@pytest.mark.parametrize("tile", TILE_IDS)
def test_every_tile_has_a_test(tile: str) -> None:
    assert f"test_{tile}_" in names_in("test_tiles_*.py")


@pytest.mark.parametrize("card", DI_IDS)
def test_every_divine_card_has_a_test(card: str) -> None:
    assert f"_{card}_" in names_in("test_divine_cards.py")


def test_every_step_ruling_and_example_has_a_test() -> None:
    examples, rulings = names_in("test_worked_examples.py"), names_in("test_rulings.py")
    assert [number for number in range(1, 15) if f"test_e{number}_" not in examples] == []
    assert [number for number in range(1, 29) if f"_{number}_" not in rulings] == []
    assert [step for step in range(1, 10) if f"test_step_{step}_" not in names_in("test_night.py")] == []
    assert [step for step in range(1, 9) if f"test_step_{step}_" not in names_in("test_battle.py")] == []
