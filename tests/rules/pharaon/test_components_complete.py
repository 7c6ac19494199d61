"""Every noble, artisan kind, Traitor symbol and worked example has a test that names it."""

from pathlib import Path

import pytest

from game.rules.pharaon.content import ARTISAN_IDS
from game.rules.pharaon.noble_cards import NOBLE_IDS
from game.rules.pharaon.traitor_boards import NUMBERED, WORDS

HERE = Path(__file__).parent


def names_in(pattern: str) -> str:
    """The names of all tests of these files."""
    lines = [line for path in HERE.glob(pattern) for line in path.read_text(encoding="utf-8").splitlines()]
    return "\n".join(line for line in lines if line.startswith("def test_"))


@pytest.mark.parametrize("noble", NOBLE_IDS)
def test_every_noble_has_a_test(noble: str) -> None:
    assert f"{noble}_" in names_in("test_nobles_*.py")


def test_every_kind_of_artisan_has_a_test() -> None:
    names = names_in("test_artisans_and_jars.py")
    assert [name for name in ARTISAN_IDS if name.split("_")[1] not in names] == []


@pytest.mark.parametrize("symbol", [word for word in (*WORDS, *NUMBERED) if word not in ("start", "none")])
def test_every_symbol_has_a_test(symbol: str) -> None:
    assert f"test_{symbol}" in names_in("test_traitor.py")


def test_every_worked_example_and_ruling_has_a_test() -> None:
    examples, rulings = names_in("test_worked_examples.py"), names_in("test_rulings.py")
    assert [number for number in range(1, 15) if f"test_e{number}_" not in examples] == []
    spoken = [number for number in range(1, 24) if f"_{number}_" not in rulings]
    assert spoken == []
