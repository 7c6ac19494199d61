"""The data file: what loading refuses, by file and card, and what the tables must agree on (section 2)."""

import copy
from pathlib import Path
from typing import Any

import pytest

from game.rules.afterlife import actions, content
from game.rules.afterlife.content import (
    BASE,
    CARDS,
    COPIES,
    COST,
    DATA,
    FALLS_FROM,
    FILE,
    GOLD,
    HAND_SIZE,
    IDS,
    INDEX,
    LEVEL,
    POOL,
    SET_IDS,
    SET_OF,
    SET_SIZE,
    SLOTS,
    STARTER,
    STARTING_DECK,
    STEPS,
    SUPER_SETS,
    TIP,
    TYPE,
    UNIQUE,
    UPPER,
    VP,
    ContentError,
)

TAGS = ("seed", "public", "known", "ours")  # strongest first


def refused(data: dict[str, Any]) -> str:
    with pytest.raises(ContentError) as error:
        content._cards(data)
    return str(error.value)


def changed(card: str, **values: object) -> dict[str, Any]:
    """A copy of the data in which this card differs; None takes the key away."""
    data = copy.deepcopy(DATA)
    entry = next(entry for entry in data["cards"] + data["base_cards"] if entry["id"] == card)
    for key, value in values.items():
        if value is None:
            del entry[key]
        else:
            entry[key] = value
    return data


@pytest.mark.parametrize(
    "key",
    ["name", "effect", "level", "cost", "gold", "type", "set", "timing", "steps", "copies", "mentions_opponent"],
)
@pytest.mark.parametrize("card", ["natron", "book_of_gates"])
def test_a_card_without_a_needed_key_is_refused_naming_file_card_and_key(card: str, key: str) -> None:
    text = refused(changed(card, **{key: None}))
    assert text.startswith(f"{FILE}, card {card}: ")
    assert key in text


def test_a_card_without_an_id_is_refused() -> None:
    assert "id is missing" in refused(changed("natron", id=None))


@pytest.mark.parametrize("card", ["urn", "sphinx", "boat"])
def test_a_starter_or_unique_without_points_is_refused(card: str) -> None:
    assert refused(changed(card, vp=None)) == f"{FILE}, card {card}: vp is missing."


WRONG = [
    ({"cost": "two"}, "cost"),
    ({"gold": 1.5}, "gold"),
    ({"level": "II"}, "level"),
    ({"type": "relic"}, "'relic'"),
    ({"set": "pottery"}, "'pottery'"),
    ({"timing": "whenever"}, "timing"),
    ({"steps": "draw 1"}, "steps"),
    ({"name": 7}, "name"),
]


@pytest.mark.parametrize(("values", "told"), WRONG)
def test_a_wrong_value_is_refused_naming_file_and_card(values: dict[str, object], told: str) -> None:
    text = refused(changed("ring", **values))
    assert text.startswith(f"{FILE}, card ring: ")
    assert told in text


@pytest.mark.parametrize("other", ["ring", "boat"])
def test_an_id_may_stand_only_once_in_both_pools(other: str) -> None:
    assert refused(changed(other, id="urn")) == f"{FILE}, card urn: the id stands twice."


def test_the_true_data_is_accepted() -> None:
    assert [card["id"] for card in content._cards(copy.deepcopy(DATA))] == IDS


@pytest.mark.parametrize("steps", [["fly"], ["draw 1", "fly 2"], ["draw two"], ["draw 1 2"], ["draw -1"], [""]])
def test_an_unknown_step_is_refused_naming_file_card_and_step(steps: list[str]) -> None:
    with pytest.raises(ContentError) as error:
        actions._compile(INDEX["box_of_food"], steps)
    assert str(error.value).startswith(f"{FILE}, card box_of_food: ")
    assert repr(steps[-1]) in str(error.value)


@pytest.mark.parametrize(("card", "steps"), [("ring", []), ("axe", ["draw 1"]), ("boat", ["take_base"])])
def test_an_action_needs_steps_and_a_reaction_has_none(card: str, steps: list[str]) -> None:
    with pytest.raises(ContentError, match=f"card {card}: an action needs steps and a reaction has none"):
        actions._compile(INDEX[card], steps)


def test_the_steps_of_every_card_are_known() -> None:
    unknown = {step for steps in STEPS for step in steps if step.partition(" ")[0] not in actions.STEP_WORDS}
    assert unknown == set()
    assert len(actions.EFFECTS) == len(CARDS)


def test_every_step_word_is_used_by_some_card() -> None:
    assert {step.partition(" ")[0] for steps in STEPS for step in steps} == set(actions.STEP_WORDS)


def test_a_file_that_is_no_toml_is_refused_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tmp_path / "afterlife.toml"
    broken.write_text("[[cards]\nid =", encoding="utf-8")
    monkeypatch.setattr(content, "asset", lambda *parts: broken)
    with pytest.raises(ContentError, match=f"{FILE} cannot be read: "):
        content._load()


def test_the_pyramid_tables_agree_with_the_program() -> None:
    table = DATA["pyramid"]
    assert table["refill_order"] == list(SLOTS)
    assert sorted(table["slots"]) == sorted(SLOTS)
    assert table["base"] == [SLOTS[slot] for slot in BASE]
    assert table["middle"] + table["tip"] == [SLOTS[slot] for slot in UPPER]
    assert table["tip"] == [SLOTS[TIP]]
    for slot, name in enumerate(SLOTS):
        assert table["falls_from"][name] == [SLOTS[above] for above in FALLS_FROM[slot]]
    for above, targets in table["falls_to"].items():
        assert targets == [name for name in sorted(SLOTS) if above in table["falls_from"][name]]
    assert DATA["setup"]["pyramid_cards"] == len(SLOTS)


def test_there_are_96_cards_in_40_starters_50_set_cards_and_6_uniques() -> None:
    own = [kind for kind, pool in enumerate(POOL) if pool == "afterlife"]
    assert sum(COPIES[kind] for kind in own) == DATA["components"]["artifact_cards"] == 96
    for level, number in ((1, 40), (2, 29), (3, 27)):
        assert sum(COPIES[kind] for kind in own if LEVEL[kind] == level) == number
        assert DATA["components"][f"level_{level}_cards"] == number
    assert sum(COPIES[kind] for kind in own if TYPE[kind] == STARTER) == 40
    assert sum(COPIES[kind] for kind in own if SET_OF[kind] >= 0) == 50
    assert sum(COPIES[kind] for kind in own if TYPE[kind] == UNIQUE) == 6


def test_the_base_pool_adds_31_different_cards_of_level_two_and_three() -> None:
    base = [kind for kind, pool in enumerate(POOL) if pool == "base"]
    assert len(base) == 31
    assert {level: sum(COPIES[kind] for kind in base if LEVEL[kind] == level) for level in (2, 3)} == {2: 29, 3: 27}


@pytest.mark.parametrize("pool", ["afterlife", "base"])
def test_the_six_uniques_of_a_pool_are_worth_19_points_and_cost_two_to_seven(pool: str) -> None:
    uniques = [kind for kind in range(len(CARDS)) if TYPE[kind] == UNIQUE and POOL[kind] == pool]
    assert sum(VP[kind] for kind in uniques) == DATA["scoring"]["unique_vp_total"] == 19
    assert sorted(COST[kind] for kind in uniques) == [2, 3, 4, 5, 6, 7]
    assert {COPIES[kind] for kind in uniques} == {1}


@pytest.mark.parametrize("group", range(10))
def test_every_set_has_as_many_different_cards_as_its_size_two_copies_each(group: int) -> None:
    members = [kind for kind, found in enumerate(SET_OF) if found == group]
    assert len(members) == SET_SIZE[group]
    assert {COPIES[kind] for kind in members} == {2}
    assert {POOL[kind] for kind in members} == {DATA["sets"][group]["pool"]}
    assert {VP[kind] for kind in members} == {0}  # set cards have no printed points


def test_super_sets_pair_one_set_of_each_pool_of_equal_size_and_colour() -> None:
    assert sorted(group for pair in SUPER_SETS.values() for group in pair) == list(range(len(SET_IDS)))
    for entry in DATA["super_sets"]:
        one, other = (DATA["sets"][group] for group in SUPER_SETS[entry["id"]])
        assert (one["size"], one["color"]) == (other["size"], other["color"])
        assert one["pool"] != other["pool"]
        assert entry["different_cards"] == one["size"] + other["size"]


def test_the_starting_deck_holds_ten_starters_enough_for_four_players() -> None:
    assert len(STARTING_DECK) == 10
    assert DATA["starting_deck"]["hand_size"] == HAND_SIZE == 5
    for kind in set(STARTING_DECK):
        assert COPIES[kind] == 4 * STARTING_DECK.count(kind) == 4 * CARDS[kind]["copies_per_player"]


def test_figures_that_the_rulebook_states_are_kept() -> None:
    assert COST[INDEX["goddess_nut"]] == 4
    assert GOLD[INDEX["offering_chapel"]] == 2
    assert GOLD[INDEX["spear"]] == 3
    assert VP[INDEX["shabti"]] == 1
    assert DATA["scoring"]["perfect_solo_score"] == 164
    assert DATA["scoring"]["set_points"] == [number * number for number in range(8)]


@pytest.mark.parametrize("card", CARDS, ids=IDS)
def test_every_card_says_where_its_figures_come_from(card: dict[str, Any]) -> None:
    assert card["source"] in TAGS
    tags = card["from"]
    assert set(tags.values()) <= set(TAGS)
    assert {"name", "level", "cost", "gold", "effect"} <= set(tags)
    assert card["source"] == max(tags.values(), key=TAGS.index)  # the weakest of them
