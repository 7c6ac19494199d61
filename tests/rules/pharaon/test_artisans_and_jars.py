"""Artisans by kind (6.2), jars (4.6, 6.3) and single offerings (2.7)."""

from collections import Counter

import pytest
from helpers.pharaon import (
    artisans,
    asked,
    choices,
    do,
    in_bank,
    line,
    own,
    pile_top,
    position,
    restart,
    show_artisans,
    tokens,
)  # fmt: skip

from game.rules.pharaon.content import (
    ARTISAN_GAIN,
    ARTISAN_IDS,
    ARTISAN_JARS,
    ARTISAN_POINTS,
    JAR_BOTTOM,
    JAR_GIVES,
    JAR_IDS,
    JAR_INDEX,
    JAR_TOP,
    LETTERS,
    OFFERING_COUNT,
    SILVER,
)

KINDS = {
    # kind: points, basics, silver, jars
    "goldsmith": (7, 1, 0, 0),
    "sculptor": (6, 0, 1, 0),
    "painter": (5, 2, 0, 0),
    "carpenter": (4, 1, 1, 0),
    "potter": (3, 0, 0, 1),
    "weaver": (2, 1, 0, 1),
}


def hired(card: str, jar: str = "jar_acr", nobles: tuple[str, ...] = ()):
    """An artisan taken from the display for G G G."""
    state = position("GGG", nobles=list(nobles))
    show_artisans(state, card)
    pile_top(state, jar)
    restart(state)
    do(state, "artisans 1")
    assert artisans(state) == [card]
    return state


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_artisan_gives_what_it_shows(kind: str) -> None:
    points, basics, silver, jars = KINDS[kind]
    for number in range(1, 6):
        card = f"artisan_{kind}_{number}"
        at = ARTISAN_IDS.index(card)
        assert ARTISAN_POINTS[at] == points
        gained = Counter(LETTERS[token] for token in ARTISAN_GAIN[at])
        assert sum(count for letter, count in gained.items() if letter != "S") == basics
        assert gained["S"] == silver
        assert ARTISAN_JARS[at] == jars
        state = hired(card)
        expected = gained + Counter("GRK" if jars else "")
        assert Counter(tokens(state).split("+") if tokens(state) else []) == expected
        assert line(state, "artisans") == points


def test_goldsmith_sculptor_painter_carpenter_potter_weaver_are_all_there_are() -> None:
    assert {name.split("_")[1] for name in ARTISAN_IDS} == set(KINDS)
    assert len(ARTISAN_IDS) == 30
    for kind in ("goldsmith", "weaver", "carpenter"):
        basics = [ARTISAN_GAIN[ARTISAN_IDS.index(f"artisan_{kind}_{number}")] for number in range(1, 6)]
        assert sorted(token for gain in basics for token in gain if token != SILVER) == [0, 1, 2, 3, 4]


def test_resources_come_before_the_jar() -> None:
    state = position("GGG", nobles=["teacher"])
    show_artisans(state, "artisan_weaver_1")
    pile_top(state, "jar_tta")
    restart(state)
    events = do(state, "artisans 1")
    assert [event.args[0] for event in events if event.kind == "gained"] == ["R", "G+Y+Y"]
    assert asked(state) == (0, "teacher_response")


# Jars ----------------------------------------------------------------------------------------------------------------


def test_thirty_jars_without_silver_and_without_three_alike() -> None:
    assert len(JAR_IDS) == 30
    contents = [tuple(sorted(gives)) for gives in JAR_GIVES]
    assert len(set(contents)) == 30
    assert sum(len(set(gives)) == 2 for gives in contents) == 20
    assert sum(len(set(gives)) == 3 for gives in contents) == 10
    for colour in range(5):
        assert sum(gives.count(colour) for gives in contents) == 18
        assert JAR_BOTTOM.count(colour) == 6
    assert all(len(top) == 2 for top in JAR_TOP)


def test_a_drawn_jar_gives_its_resources_and_is_discarded() -> None:
    state = hired("artisan_potter_1", "jar_ccr")
    assert tokens(state) == "R+K+K"
    assert state.jar_discard >> JAR_INDEX["jar_ccr"] & 1
    assert state.jar_pile == 0


def test_an_empty_pile_is_shuffled_anew_from_the_discard() -> None:
    state = position("GGG")
    show_artisans(state, "artisan_potter_1")
    pile_top(state)
    restart(state)
    discard = state.jar_discard.bit_count()
    events = do(state, "artisans 1")
    assert "jars_reshuffled" in [event.kind for event in events]
    assert state.jar_pile.bit_count() == discard - 1
    assert len(tokens(state).split("+")) == 3


def test_without_any_jar_nothing_happens() -> None:
    state = position("GGG")
    show_artisans(state, "artisan_potter_1")
    state.jar_pile = state.jar_discard = 0
    restart(state)
    do(state, "artisans 1")
    assert tokens(state) == ""


def test_a_jar_gives_only_what_the_bank_has() -> None:
    state = position("GGG")
    show_artisans(state, "artisan_potter_1")
    pile_top(state, "jar_ccr")
    state.bank[3] = 1  # one K
    restart(state)
    events = do(state, "artisans 1")
    assert tokens(state) == "R+K"
    assert [event.args for event in events if event.kind == "bank_lacked"] == [("K",)]
    assert in_bank(state, "K") == 0


def test_teacher_and_diplomat_answer_the_pass_jar_too() -> None:
    state = position("RB", nobles=["diplomat", "teacher"], others=["RB", "RB"], jars=["jar_tta"])
    do(state, "pass")
    assert asked(state) == (0, "diplomat_response")
    do(state, "keep_jar")
    assert asked(state) == (0, "teacher_response")
    do(state, "basic K")
    assert tokens(state) == "G+B+R+K+Y+Y"


def test_the_general_comes_after_the_jar_and_its_answers() -> None:
    state = position("RB", nobles=["general", "teacher"], others=["RB", "RB"], jars=["jar_tta"])
    do(state, "pass")
    assert asked(state) == (0, "teacher_response")
    do(state, "decline")
    assert asked(state) == (0, "general_advance")


# Offerings -----------------------------------------------------------------------------------------------------------


def test_forty_offerings() -> None:
    assert sum(OFFERING_COUNT) == 40
    assert OFFERING_COUNT == [3] * 10 + [6, 4]


def test_a_resource_offering_pays_like_its_basic_and_goes_to_the_discard() -> None:
    state = position("R+oB")
    do(state, "nile 4")
    assert state.offering_discard[1] == 1
    assert tokens(state) == "K+Y"


def test_a_zone_joker_pays_entry_and_action_in_its_own_zone_only() -> None:
    state = position("j:nile+j:nile")
    do(state, "nile 4")  # R and B
    assert tokens(state) == "K+Y"
    assert sum(len(laid) for laid in state.wheel) == 1
    assert sum(state.offering_discard) == 1  # the other one lies on the wheel
    assert ("burial", 1) not in position("j:nile+j:nile+B+B").decision().actions


def test_a_single_offering_from_an_empty_bag_uses_the_discard_first() -> None:
    state = position("GBRKY", bag="")
    state.offering_discard[11] = 1  # p2
    own(state, "general")
    state.noble_display[0] = 25  # court official of the necropolis
    state.noble_deck &= ~(1 << 25)
    restart(state)
    do(state, "nobles 1")
    assert tokens(state) == "p2"
    assert not any(state.offering_discard)


def test_without_any_offering_the_gain_is_lost() -> None:
    state = position("GBRKY", bag="")
    state.noble_display[0] = 25
    state.noble_deck &= ~(1 << 25)
    restart(state)
    do(state, "nobles 1")
    assert tokens(state) == ""
    assert state.burial[0] == 1


def test_the_bag_is_drawn_from_by_chance() -> None:
    drawn = set()
    for seed in range(60):
        state = position("KK", pairs=["p1+p1"], seed=seed)
        do(state, "offerings_bonus 1")
        if asked(state)[1] == "choose_offering":
            do(state, "bag")
        drawn.add(tokens(state))
    assert len(drawn) > 6
    assert choices(position("KK", pairs=["p1+p1"]))
