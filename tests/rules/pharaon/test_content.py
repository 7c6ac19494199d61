"""The data file: counts, sums, tags; and that a wrong entry is refused by name."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from game.rules.pharaon import content
from game.rules.pharaon.noble_cards import COUNTS, EFFECT, NOBLE_IDS, NUMBER, SCRIBE_COLOURS, TYPE
from game.rules.pharaon.traitor_boards import JARS, read_symbol

DATA = tomllib.loads((Path(__file__).parents[3] / "assets" / "data" / "pharaon.toml").read_text(encoding="utf-8"))
TAGS = {"seed", "public", "known", "ours"}


def tags(node: Any, where: str = "") -> list[tuple[str, str]]:
    """Every tag in the file with its place."""
    if isinstance(node, list):
        return [found for at, item in enumerate(node) for found in tags(item, f"{where}[{at}]")]
    if not isinstance(node, dict):
        return []
    found: list[tuple[str, str]] = []
    for key, value in node.items():
        if key == "source" or key.endswith("_source"):
            found += [(f"{where}.{key}", tag) for tag in (value if isinstance(value, list) else [value])]
        else:
            found += tags(value, f"{where}.{key}")
    return found


def test_components_are_as_many_as_the_data_says() -> None:
    parts = DATA["components"]
    assert len(content.JAR_IDS) == parts["jar_tiles"] == 30
    assert sum(content.BANK) == parts["resource_tokens"] == 120
    assert sum(content.OFFERING_COUNT) == parts["offering_tokens"] == 40
    assert len(content.ARTISAN_IDS) == parts["artisan_cards"] == 30
    assert len(NOBLE_IDS) == parts["noble_cards"] == 26
    assert len(JARS) == parts["traitor_boards"] == 5
    assert list(range(1, 27)) == NUMBER


def test_every_entry_carries_a_known_tag() -> None:
    found = tags(DATA)
    assert len(found) > 150
    assert {tag for _, tag in found} <= TAGS
    for key in ("resources", "zones", "gods", "offerings", "nobles", "jars", "artisans"):
        assert all("source" in entry for entry in DATA[key]), key
    for entries in (DATA["nile"]["actions"], DATA["burial"]["spaces"], DATA["pyramid"]["rows"]):
        assert all("source" in entry for entry in entries)


def test_the_burial_track_asks_for_every_colour_four_times() -> None:
    asked = [colour for cost in content.BURIAL_COST for colour in cost]
    assert [asked.count(colour) for colour in range(5)] == [4] * 5
    assert content.BURIAL_POINTS == [0, 5, 13, 22, 31, 41, 50, 60]


def test_nile_pairs_and_scribes_share_the_ten_pairs_of_colours() -> None:
    nile = {frozenset(cost) for cost in content.NILE_COST}
    scribes = {frozenset(pair) for pair in SCRIBE_COLOURS}
    assert len(nile | scribes) == 10
    assert not nile & scribes


def test_the_gods_halves() -> None:
    assert sum(content.CW_POINTS) + sum(content.CCW_POINTS) == 45
    assert content.CCW_COUNT == [3, 2, 2, 3, 2]
    assert content.CW_COUNT == [2, 2, 3, 2, 2]


def test_nobles_by_type() -> None:
    assert TYPE == [0] * 12 + [1] * 8 + [2] * 6
    assert len(EFFECT) == len(COUNTS) == 26


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: content.entries("no_such_list"), "no_such_list is missing"),
        (lambda: content.entries("jars", "colour"), "colour is missing"),
        (lambda: content.index(["a", "b"], "c", "jars x"), "'c' is not one of a, b"),
        (lambda: content.colours(["silver"], "wheel"), "silver cannot stand here"),
        (lambda: read_symbol("take_noble_x", "board z"), "board z: there is no symbol 'take_noble_x'"),
        (lambda: read_symbol("god_seth", "board z"), "no symbol 'god_seth'"),
    ],
)
def test_what_is_wrong_is_refused_by_file_and_place(call: Any, sentence: str) -> None:
    with pytest.raises(content.ContentError, match=sentence) as raised:
        call()
    assert content.FILE in str(raised.value)
