"""What ankh says, and what a view holds for the screen (section 13)."""

import pytest
from helpers.ankh import (
    ANKH,
    DELTA,
    actions,
    after_conflict,
    build,
    camels,
    devote,
    do,
    empower,
    fight,
    play_cards,
    position,
    put,
    restart,
)

from game.core.event import Event
from game.rules.ankh.content import CARD_IDS, GOD_IDS, GUARDIAN_IDS, MONUMENT_IDS, POWER_IDS, SCENARIOS
from game.rules.ankh.hexes import AIMS, PLACE
from game.rules.ankh.words import ENDINGS, LINE_NAMES, TERMS, WORDS

NAMES = ["Anu", "Bek", "Cleo"]


def labels(state) -> list[str]:
    view = state.view(state.decision().seat)
    return [WORDS.label(action, view, NAMES) for action in actions(state)]


def test_labels_of_a_turn_say_what_is_triggered() -> None:
    state = position("isis", "ra")
    state.markers = [3, 5, 3, 3]
    restart(state)
    assert labels(state) == [
        "Move Figures",
        "Summon Figure (this triggers: Control Monument)",
        "Gain Followers",
        "Unlock Ankh Power",
    ]
    assert WORDS.prompt(state.view(0), NAMES) == "Choose an action."


def test_labels_of_moves_and_pushes() -> None:
    state = position("isis", "ra", guardians=["satet"])
    put(state, 0, "god", 100)
    put(state, 0, "satet", 404)
    put(state, 1, "god", 405)
    restart(state)
    do(state, "move")
    assert labels(state) == ["God figure on A2", "Satet on E5", "Done moving"]
    do(state, "move_figure 404")
    assert "F5, pushing God figure" in labels(state)
    assert "E6 in region 1" in labels(state)
    assert WORDS.prompt(state.view(0), NAMES) == "Where does the figure on E5 move?"


def test_reasons_why_not() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 100)
    state.followers[0] = 0
    restart(state)
    do(state, "summon", "end_summon")
    assert WORDS.why_not(state.view(0)) == [
        "Move Figures: only rows below your first action.",
        "Summon Figure: only rows below your first action.",
        "Unlock Ankh Power: the next power costs 1 follower.",
    ]
    assert WORDS.why_not(state.view(1)) == []


def test_log_lines_of_a_battle() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 205)
    put(state, 1, "god", 208)
    events = fight(state, DELTA) + play_cards(state, isis="flood", ra="chariots")
    assert [WORDS.log_line(event.seen_from(1), NAMES) for event in events] == [
        "Battle of region 3: Bek, Anu.",
        "Bek has chosen in secret: Chariots.",
        "Anu has chosen in secret.",
        "Bek plays Chariots.",
        "Anu plays Flood.",
        "Anu gains 1 follower and has 2.",
        "Bek has strength 4 in region 3.",
        "Anu has strength 1 in region 3.",
        "Bek wins the battle by 3.",
        "Bek gains 1 devotion for the victory and stands on 1.",
        "The battle of region 3 is over.",
        "The conflict is over.",
    ]


def test_an_unknown_event_is_a_mistake_of_the_program() -> None:
    with pytest.raises(ValueError, match="no_such_event"):
        WORDS.log_line(Event("no_such_event", 0), NAMES)


def test_everything_on_the_table_has_a_name() -> None:
    assert all(WORDS.god(god) and all(WORDS.ability(god)) for god in GOD_IDS)
    assert all(all(WORDS.guardian(kind)) for kind in GUARDIAN_IDS)
    assert all(WORDS.card(card).effect.endswith(".") and "{" not in WORDS.card(card).effect for card in CARD_IDS)
    assert all(WORDS.power(power).effect.endswith(".") for power in POWER_IDS)
    assert [WORDS.monument(kind) for kind in MONUMENT_IDS] == ["Obelisk", "Temple", "Pyramid"]
    assert {WORDS.scenario(scenario) for scenario in SCENARIOS} == {"Middle Kingdom", "Old Kingdom"}
    assert all(WORDS.ending(ending) for ending in ENDINGS)
    assert all(WORDS.result_line(name, 0) for name in LINE_NAMES)
    assert WORDS.title_name() == "Ankh: Gods of Egypt"
    assert WORDS.hex(405) == "F5"
    assert len({WORDS.aim(aim) for aim in AIMS}) == 6
    assert WORDS.figure("god") == "God figure"
    assert (WORDS.row("gain"), WORDS.event("caravan")) == ("Gain Followers", "Camel Caravan")


def test_terms_of_an_evaluation() -> None:
    assert WORDS.term("conflict", 2.0) == "+2.0 for the next conflict"
    assert WORDS.term("victory", 1.0) == "it wins the match"
    assert WORDS.term("something_new", -1.5) == "\u22121.5 for the position"
    assert all("{points}" in words for words in TERMS.values())


def test_the_prompt_of_a_finished_match_says_how_it_ended() -> None:
    state = position("isis", "ra")
    after_conflict(state, 4)
    assert WORDS.prompt(state.view(0), NAMES) == "All gods are forgotten: everybody loses."


def test_the_region_inspector_shows_strengths_majorities_and_the_winner_before_cards() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 205)
    put(state, 0, "warrior", 206)
    put(state, 1, "god", 208)
    build(state, "temple", 104, god=1)
    build(state, "obelisk", 106)
    delta = state.view(-1)["regions"][DELTA - 1]
    assert delta["strength"] == {1: 1, 0: 2}
    assert delta["majorities"] == {"obelisk": None, "temple": 1, "pyramid": None}
    assert delta["paid"] == {1: 1, 0: 0}
    assert delta["winner"] == 0
    assert delta["course"] == "battle"
    assert len(delta["land"]) == 22
    assert 110 in delta["water"]


def test_the_view_of_a_battle_has_itemised_reasons() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 205)
    put(state, 1, "god", 208)
    build(state, "temple", 204, god=0)
    empower(state, 0, "temple_attuned", "worshipful")
    state.followers[0] = 4
    fight(state, DELTA)
    play_cards(state, isis="drought", ra="chariots")
    battle = state.view(1)["battle"]
    assert battle["number"] == DELTA
    assert battle["step"] == 7  # a tie of 4 and 4: the holder of the tiebreaker is asked
    assert battle["victor"] is None
    mine = next(side for side in battle["sides"] if side["god"] == 0)
    assert mine["reasons"] == {"figures": 1, "temples": 2, "cards": 1}
    assert mine["cards"] == ("drought",)


def test_the_ladder_the_tracks_and_the_map_are_in_the_view() -> None:
    state = position("isis", "ra", "osiris")
    devote(state, 5, 5, 2)
    camels(state, (400, 500), (401, 500), (401, 501))
    view = state.view(-1)
    assert view["ladder"]["stacks"][5] == (0, 1)
    assert view["ladder"]["order"] == (2, 0, 1)
    assert [god["rank"] for god in view["gods"]] == [2, 1, 3]
    assert len(view["map"]["hexes"]) == 101
    assert len(view["map"]["rivers"]) == 31
    assert len(view["camels"]) == 3
    assert view["supply"]["camels"] == 27
    assert view["events"]["after"][11] == "merge"
    assert view["events"]["after"][15] == "forgotten"
    assert all(set(view["map"]["sides"][side]["hexes"]) <= set(PLACE) for side in view["camels"])


def test_the_text_table_shows_the_board() -> None:
    state = ANKH.new_match(3, 1, {"scenario": "middle_kingdom", "first_player": "seat_1", "god_1": "isis"})
    lines = WORDS.table(state.view(0), NAMES)
    assert lines[0] == "Scenario: Middle Kingdom"
    assert any(line.startswith("> Isis (Anu): devotion 0, followers 1") for line in lines)
    assert any("Region 1, 32 land hexes" in line for line in lines)


def test_a_seat_that_is_not_there_has_no_view() -> None:
    with pytest.raises(ValueError, match="seat 3"):
        position("isis", "ra", "osiris").view(3)
