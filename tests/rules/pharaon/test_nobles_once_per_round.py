"""Nobles 13 to 20: once per round, and what they are worth."""

import pytest
from helpers.pharaon import (
    actions,
    asked,
    choices,
    do,
    give,
    is_used,
    line,
    on_wheel,
    own,
    own_artisan,
    pile_top,
    position,
    restart,
    targets,
    tokens,
)  # fmt: skip

from game.rules.pharaon.noble_cards import NOBLE_INDEX
from game.rules.pharaon.rounds import end_round
from game.rules.pharaon.scoring import noble_worth

FULL = {"R": "RRR", "B": "BBB", "K": "KKK", "Y": "YYY", "G": "GGG"}
ENTER = [
    ("physician", "artisans", "GGG", "G"),
    ("chief_supplier", "burial", "BKY", "B"),
    ("high_priest", "offerings", "K", "K"),
    ("stewardess", "nile", "RB", "R"),
]


def worth(state, noble: str, gods: int = 0) -> int:
    return noble_worth(state, 0, NOBLE_INDEX[noble], gods)


@pytest.mark.parametrize(("noble", "zone", "owned", "entry"), ENTER, ids=[entry[0] for entry in ENTER])
def test_physician_chief_supplier_high_priest_stewardess_enter_a_full_zone_once(
    noble: str, zone: str, owned: str, entry: str
) -> None:
    kept = owned + owned
    assert targets(position(kept, wheel=FULL, pairs=["oG+oB", "p1+p1"]), zone) == []
    state = position(kept, nobles=[noble], wheel=FULL, pairs=["oG+oB", "p1+p1"])
    assert targets(state, zone)
    for other in {"burial", "offerings", "nile", "artisans", "nobles"} - {zone}:
        assert targets(state, other) == []
    events = do(state, f"{zone} {targets(state, zone)[0]}")
    if asked(state)[1] == "choose_payment":
        state.apply(actions(state)[0])
    assert is_used(state, noble)
    assert on_wheel(state, entry) == "+".join(FULL[entry]) + "+" + entry
    shown = next(one for one in state.view(0)["zones"] if one["id"] == zone)
    assert (shown["beside"], shown["free"]) == ((entry,), 0)
    assert events
    give(state, owned)
    restart(state)
    assert targets(state, zone) == []
    end_round(state)
    assert not is_used(state, noble)
    assert on_wheel(state, entry) == ""


def test_entering_while_a_space_is_free_does_not_use_the_noble() -> None:
    state = position("RB", nobles=["stewardess"], wheel={"R": "RR"})
    do(state, "nile 4")
    assert not is_used(state, "stewardess")


def test_stewardess_and_foreman_combine() -> None:
    state = position("KY", nobles=["stewardess", "foreman"], wheel={"R": "RRR"})
    assert targets(state, "nile") == ["2"]
    do(state, "nile 2")
    assert is_used(state, "stewardess")
    assert on_wheel(state, "R") == "R+R+R+K"


def test_physician_counts_different_artisan_values() -> None:
    state = position(nobles=["physician"], artisans=["artisan_potter_1", "artisan_potter_2"])
    assert worth(state, "physician") == 8
    own_artisan(state, "artisan_weaver_1")
    assert worth(state, "physician") == 10


def test_chief_supplier_counts_burial_steps() -> None:
    assert worth(position(nobles=["chief_supplier"], burial=5), "chief_supplier") == 16


def test_high_priest_counts_offerings_left() -> None:
    assert worth(position("G+oG+j:nile+p2", nobles=["high_priest"]), "high_priest") == 12


def test_stewardess_counts_finished_nile_tracks() -> None:
    assert worth(position(nobles=["stewardess"], nile="GGGBBBRR"), "stewardess") == 11


def test_seer_exchanges_a_basic_for_another_once() -> None:
    state = position("R+B+K+oG", nobles=["seer"])
    assert ("exchange", "seer") in actions(state)
    do(state, "exchange seer")
    assert asked(state) == (0, "choose_exchange")
    assert choices(state) == ["B", "R", "K", "oG"]
    do(state, "give oG")
    assert choices(state) == ["B", "R", "K", "Y"]  # another colour than G
    do(state, "basic B")
    assert tokens(state) == "B+B+R+K"
    assert state.offering_discard[0] == 1
    assert is_used(state, "seer")
    assert asked(state) == (0, "take_turn")  # it does not end the turn
    assert ("exchange", "seer") not in actions(state)
    assert worth(state, "seer", 0b101) == 9


def test_treasurer_exchanges_a_basic_for_silver() -> None:
    state = position("R+B+K", nobles=["treasurer"])
    do(state, "exchange treasurer", "give K")
    assert tokens(state) == "B+R+S"
    assert is_used(state, "treasurer")
    assert asked(state) == (0, "take_turn")
    assert worth(state, "treasurer") == 10


def test_treasurer_counts_silver_left() -> None:
    assert worth(position("SSS", nobles=["treasurer"]), "treasurer") == 14


def jar_position(*nobles: str):
    state = position("RYG", nobles=list(nobles))
    pile_top(state, "jar_cct")
    restart(state)
    do(state, "nile 1")
    return state


def test_teacher_adds_a_basic_to_a_jar() -> None:
    state = jar_position("teacher")
    assert tokens(state) == "K+K+Y"  # the jar comes first
    assert asked(state) == (0, "teacher_response")
    assert choices(state) == ["G", "B", "R", "K", "Y", "decline"]
    declined = state.clone()
    do(declined, "decline")
    assert not is_used(declined, "teacher")
    do(state, "basic G")
    assert tokens(state) == "G+K+K+Y"
    assert is_used(state, "teacher")


def test_teacher_counts_basics_and_offerings_of_them_left() -> None:
    state = position("G+K+K+S+oR+j:nile+p1", nobles=["teacher"])
    assert worth(state, "teacher") == 7 + 4


def test_diplomat_names_three_basics_instead_of_a_jar() -> None:
    state = jar_position("diplomat")
    assert tokens(state) == ""
    assert asked(state) == (0, "diplomat_response")
    assert len(actions(state)) == 36
    kept = state.clone()
    do(kept, "keep_jar")
    assert tokens(kept) == "K+K+Y"
    assert not is_used(kept, "diplomat")
    do(state, "name G+G+R")
    assert tokens(state) == "G+G+R"
    assert is_used(state, "diplomat")


def test_diplomat_before_teacher_on_the_same_jar() -> None:
    state = jar_position("diplomat", "teacher")
    assert asked(state)[1] == "diplomat_response"
    do(state, "name B+B+B")
    assert asked(state)[1] == "teacher_response"
    do(state, "basic B")
    assert tokens(state) == "B+B+B+B"


def test_diplomat_names_only_what_the_bank_has() -> None:
    state = position("RYG", nobles=["diplomat"])
    pile_top(state, "jar_cct")
    state.bank[:5] = [0, 0, 0, 0, 0]
    restart(state)
    do(state, "nile 1")  # G is in the bank again; R lies on the wheel; Y is in the bank
    assert choices(state) == ["keep_jar", "G+Y"]


def test_diplomat_is_worth_the_best_other_noble() -> None:
    state = position(nobles=["diplomat"])
    assert line(state, "nobles") == 0
    own(state, "judge")
    assert line(state, "nobles") == 24
    own(state, "grand_vizier")  # 3 + 3 x 3 = 12
    assert line(state, "nobles") == 36
    own(state, "general")  # the first player token: 11; the vizier now 15
    state.first_player = 0
    assert line(state, "nobles") == 12 + 15 + 11 + 15
