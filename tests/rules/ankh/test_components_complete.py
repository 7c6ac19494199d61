"""Every god, guardian, power, battle card, event, scenario, ruling and worked example has a test that names it."""

from pathlib import Path

import pytest

from game.rules.ankh.content import CARD_IDS, EVENT_IDS, GOD_IDS, GUARDIAN_IDS, POWER_IDS, SCENARIOS

HERE = Path(__file__).parent


def names_in(file: str) -> str:
    """The names of all tests of a file."""
    lines = (HERE / file).read_text(encoding="utf-8").splitlines()
    return "\n".join(line for line in lines if line.startswith("def test_"))


@pytest.mark.parametrize(
    ("file", "ids"),
    [
        ("test_gods.py", GOD_IDS),
        ("test_guardians.py", GUARDIAN_IDS),
        ("test_powers.py", POWER_IDS),
        ("test_battle_cards.py", CARD_IDS),
    ],
)
def test_every_component_has_a_test(file: str, ids: list[str]) -> None:
    names = names_in(file)
    assert [name for name in ids if f"test_{name}_" not in names] == []


def test_every_event_has_a_test() -> None:
    names = names_in("test_turn_and_moves.py")
    assert [name for name in EVENT_IDS if f"test_event_{name}_" not in names] == []


def test_every_scenario_is_checked() -> None:
    assert len(SCENARIOS) == 8
    assert "test_scenario_is_laid_out_as_printed" in names_in("test_setup_and_options.py")


def test_every_worked_example_and_ruling_has_a_test() -> None:
    examples, rulings = names_in("test_worked_examples.py"), names_in("test_rulings.py")
    assert [number for number in range(1, 18) if f"test_ex{number}_" not in examples] == []
    assert [number for number in range(1, 29) if f"_{number}_" not in rulings] == []
