"""What pharaon says: labels, reasons, log lines, names of everything."""

import pytest
from helpers.pharaon import PHARAON, actions, do, give, position, restart

from game.core.event import Event
from game.rules.pharaon.content import ARTISAN_IDS, GOD_IDS, JAR_IDS, LETTERS, REWARD_IDS, ZONE_IDS
from game.rules.pharaon.noble_cards import NOBLE_IDS
from game.rules.pharaon.traitor_boards import BOARD_IDS
from game.rules.pharaon.words import WORDS

NAMES = ["Anu", "Bek", "Cleo"]


def labels(state) -> list[str]:
    view = state.view(0)
    return [WORDS.label(action, view, NAMES) for action in actions(state)]


def test_labels_of_a_turn() -> None:
    state = position("RBK", pairs=["oG+oG"])
    assert labels(state) == [
        "Offerings: pair 1 (2 × Offering of Agriculture)",
        "Nile action 3: Justice, Construction",
        "Nile action 4: Royalty, Justice",
        "Pass",
    ]


def test_labels_of_payments() -> None:
    state = position("K+Y+j:burial", offset=4)
    do(state, "burial 1")
    assert labels(state) == [
        "Construction, Trade",
        "Construction, Joker of the Burial chamber zone",
        "Trade, Joker of the Burial chamber zone",
    ]
    assert WORDS.prompt(state.view(0), NAMES) == (
        "How do you pay? Zone: Burial chamber zone, entry colour: Construction."
    )


def test_the_entry_is_named_where_the_bank_is_short() -> None:
    state = position("RGY", nobles=["architect"], burial=3)
    give(state, "G" * 17, owner=1)
    restart(state)
    do(state, "burial 4")
    assert labels(state)[1] == "Agriculture, Royalty, Trade (to the wheel: Royalty)"


def test_reasons_why_not() -> None:
    state = position("RBK", wheel={"B": "BBB"})
    lines = WORDS.why_not(state.view(0))
    assert "Burial chamber, space 1: Construction, Trade: all spaces are taken." in lines
    assert "Nile action 1: Trade, Agriculture: you lack Agriculture, Trade." in lines
    assert "Noble from the deck: you lack Agriculture, Trade." in lines


def test_log_lines_of_an_action() -> None:
    state = position("RB")
    events = do(state, "nile 4", "nile_step R", "nile_step B")
    said = [WORDS.log_line(event, NAMES) for event in events]
    assert said[:4] == [
        "Anu enters the Nile zone and pays Justice, Royalty; on the wheel: Royalty.",
        "Anu gains Construction, Trade.",
        "Anu advances on the Nile: Royalty, level 1.",
        "Anu advances on the Nile: Justice, level 1.",
    ]


def test_the_traitor_has_a_name_of_his_own() -> None:
    assert WORDS.log_line(Event("gained", -1, ("S",)), ["Anu"]) == "The Traitor gains Silver."
    assert WORDS.owner(1, ["Anu"]) == "The Traitor"
    assert WORDS.owner(1, NAMES) == "Bek"


def test_an_unknown_event_is_a_mistake_of_the_program() -> None:
    with pytest.raises(ValueError, match="no_such_event"):
        WORDS.log_line(Event("no_such_event", 0), NAMES)


def test_everything_on_the_table_has_a_name() -> None:
    for noble in NOBLE_IDS:
        facts = WORDS.noble(noble)
        assert facts.name
        assert facts.effect.endswith(".")
        assert "{" not in facts.effect + facts.points
    for card in ARTISAN_IDS:
        assert WORDS.artisan(card).gives
    assert len({WORDS.token(letter) for letter in LETTERS}) == 18
    assert len({WORDS.jar(jar) for jar in JAR_IDS}) == 30
    assert len({WORDS.reward(reward) for reward in REWARD_IDS}) == 5
    assert all(WORDS.zone(zone) and WORDS.god(god) for zone, god in zip(ZONE_IDS, GOD_IDS, strict=True))
    assert all(WORDS.board(board) for board in BOARD_IDS)
    traitor = PHARAON.new_match(1, 1).view(0)["traitor"]
    assert all(WORDS.symbol(symbol) for board in traitor["boards"] for symbol in board["symbols"])


def test_nobles_say_what_their_data_says() -> None:
    assert WORDS.noble("scribe_1").effect.startswith("Agriculture and Construction may stand for each other")
    assert WORDS.noble("scribe_1").points == ("4 points, and 4 more for each satisfied god beside the Artisans zone")
    assert WORDS.noble("court_official_1").effect == (
        "Take 3 Nile steps, split over the tracks as you like. Then gain 2 silver."
    )
    assert WORDS.noble("diplomat").points == "as many points as your best other noble"


def test_terms_of_an_evaluation() -> None:
    assert WORDS.term("score", 2.0) == "+2.0 points if the match ended now"
    assert WORDS.term("victory", 1.0) == "it wins the match"
    assert WORDS.term("something_new", -1.5) == "\u22121.5 for the position"


def test_the_final_lines() -> None:
    assert WORDS.result_line("burial", 4) == "Burial chamber, step 4"
    assert WORDS.title_name() == "Pharaon"
