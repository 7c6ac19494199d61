"""What kemet says: labels, prompts, reasons, log lines, names of everything."""

import pytest
from helpers.kemet import KEMET, actions, do, fight, march, position

from game.core.event import Event
from game.rules.kemet.cards import CARD_IDS, DI_IDS
from game.rules.kemet.content import COLOUR_IDS, GOD_IDS, NIGHT_IDS, ROW_IDS, SPACE_IDS
from game.rules.kemet.land import CITY_IDS, ZONE_IDS
from game.rules.kemet.tiles import CREATURE_IDS, TILE_IDS
from game.rules.kemet.words import WORDS

NAMES = ["Anu", "Bek", "Cleo", "Dedi", "Ebo"]


def labels(state) -> list[str]:
    decision = state.decision()
    view = state.view(decision.seat)
    return [WORDS.label(action, view, NAMES) for action in decision.actions]


def test_labels_of_a_turn() -> None:
    state = position({"city_nw_d1": (0, 2)}, tiles={0: ["sphinx", "forced_march"]}, di={0: ["prayer"]})
    said = labels(state)
    assert said[:2] == ["Action token: Recruit (top row)", "Action token: Move (top row)"]
    assert said[-3:] == [
        "Golden token: Will of the gods (apex)",
        "Play the card Prayer",
        "Bring a creature: North-western city, district 1",
    ]


def test_labels_of_actions() -> None:
    state = position({"bank_west": (0, 2, "sphinx")}, pyramids={"city_nw_d1": "ruby 1"}, prayer=[3])
    other = state.clone()
    do(state, "place_token regular mid_build")
    assert labels(state)[0] == "Raise the pyramid, Ruby: North-western city, district 1"
    assert "Found a pyramid, Onyx: North-western city, district 2" in labels(state)
    do(state, "build city_nw_d2 onyx")
    assert labels(state) == ["Level 1", "Level 2"]
    march(other, "bank_west")
    assert "North-western approach, on foot" in labels(other)
    assert WORDS.prompt(other.view(0), NAMES) == "Where does the army go? Moves left: 1."
    do(other, "move_step walk foreland_nw")
    assert labels(other) == ["1 warrior", "2 warriors"]
    do(other, "carry 2")
    assert labels(other) == ["Sphinx", "No creature"]


def test_labels_of_a_council() -> None:
    state = position({"bank_west": (0, 2), "desert_nw": (1, 2)}, di={0: ["war_rage"]})
    march(state, "bank_west", "walk desert_nw 2")
    assert labels(state)[0] == "Play Sacrificial Charge (strength 5, own losses 2)"
    do(state, "council_play bc_4_1_0")
    assert labels(state)[-1] == "Put away Defensive Retreat (strength 1, damage 1, shield 3)"
    do(state, "council_discard bc_3_2_0")
    assert labels(state) == ["Add War Rage", "No more cards"]


def test_reasons_why_not() -> None:
    state = position({"bank_west": (0, 2)}, di={0: ["war_rage", "raining_fire"]}, prayer=[0])
    state.spaces[0] = 0b10
    state.advance()
    lines = WORDS.why_not(state.view(0))
    assert "Move (top row): a token lies there already." in lines
    assert "War Rage: it is played in the council of war." in lines
    do(state, "place_token regular mid_move", "move_begin bank_west")
    lines = WORDS.why_not(state.view(0))
    assert "Sanctuary of All Gods, by teleport: nothing here opens a teleport." in lines


def test_reasons_why_a_tile_cannot_be_bought() -> None:
    state = position(pyramids={"city_nw_d1": "ruby 1", "city_nw_d2": "onyx 2"}, tiles={0: ["charge"]}, prayer=[1])
    do(state, "place_token regular bottom_buy_1")
    lines = WORDS.why_not(state.view(0))
    assert "Charge! (Ruby, level 1): you own such a tile." in lines
    assert "Mercenaries (Onyx, level 1): this space has another purchase token." in lines
    assert "Twin Ceremony (Onyx, level 2): you have too few prayer points." in lines
    assert "Spy (Sapphire, level 3): you control no pyramid of this colour that is high enough." in lines


def test_log_lines_of_a_battle() -> None:
    state = position({"bank_west": (0, 4), "desert_nw": (1, 3)})
    events = march(state, "bank_west", "walk desert_nw 4")
    events += fight(state, ["bc_4_1_0"], ["bc_3_2_0"])
    said = [WORDS.log_line(event.seen_from(2), NAMES) for event in events]
    assert "Anu moves 4 warriors on foot: West bank to Northern dunes." in said
    assert "Anu attacks Bek: Northern dunes. Before cards it is 4 against 3." in said
    assert "Anu has chosen in secret." in said
    assert "Anu reveals Cavalry Blitz (strength 4, damage 1)." in said
    assert "Anu wins the battle against Bek: 8 to 6." in said
    assert "Anu gains 1 point in battle." in said
    own = [WORDS.log_line(event.seen_from(0), NAMES) for event in events]
    assert "Anu has chosen in secret: plays Cavalry Blitz, puts Defensive Retreat away." in own


def test_an_unknown_event_is_a_mistake_of_the_program() -> None:
    with pytest.raises(ValueError, match="no_such_event"):
        WORDS.log_line(Event("no_such_event", 0), NAMES)


def test_everything_on_the_table_has_a_name() -> None:
    assert len({WORDS.zone(zone) for zone in ZONE_IDS}) == 32
    assert len({WORDS.tile(tile).text for tile in TILE_IDS}) > 45
    assert all(WORDS.tile(tile).name for tile in TILE_IDS)
    assert len({WORDS.di(card).name for card in DI_IDS}) == 18
    assert all(WORDS.di(card).when for card in DI_IDS)
    assert len({WORDS.card(card) for card in CARD_IDS}) == 10
    assert len({WORDS.creature(creature) for creature in CREATURE_IDS}) == 10
    assert len({WORDS.space(space) for space in SPACE_IDS}) == 10
    assert all(WORDS.city(city) for city in CITY_IDS)
    assert all(WORDS.god(god) for god in GOD_IDS)
    assert all(WORDS.colour(colour) for colour in COLOUR_IDS)
    assert all(WORDS.row(row) for row in ROW_IDS)
    assert all(WORDS.night_step(step) for step in NIGHT_IDS)
    assert (WORDS.token("silver"), WORDS.points(2), WORDS.prayer(1), WORDS.warriors(3)) == (
        "silver token", "2 points", "1 prayer point", "3 warriors",
    )  # fmt: skip
    assert WORDS.card_figures("bc_barrier") == "strength 3, shield 3"


def test_terms_of_an_evaluation() -> None:
    assert WORDS.term("temples", 2.0) == "+2.0 for temples held"
    assert WORDS.term("victory", 1.0) == "it wins the match"
    assert WORDS.term("something_new", -1.5) == "\u22121.5 for the position"


def test_the_final_lines() -> None:
    assert WORDS.result_line("temple", 2) == "Temples held"
    assert WORDS.title_name() == "Kemet: Blood and Sand"
    state = KEMET.new_match(2, 1, {"round_limit": "5"})
    while (decision := state.decision()) is not None:
        state.apply(decision.actions[-1])
    assert WORDS.prompt(state.view(0), NAMES) == "The match is over."


def test_the_text_table_tells_the_position() -> None:
    state = position(
        {"city_nw_d1": (0, 2, "sphinx"), "desert_nw": (1, 2)}, pyramids={"city_nw_d1": "ruby 2"}, di={0: ["glory"]}
    )
    lines = WORDS.table(state.view(0), NAMES)
    assert "  North-western city, district 1: Anu, 2 warriors, Sphinx; pyramid Ruby, level 2" in lines
    assert any(line.startswith("> Anu (Anubis, North-western city): 0 points, 7 prayer points") for line in lines)
    assert "  Glory (cost 0, in the council of war): If you win this battle, gain 4 prayer points." in lines
    assert not any("Glory" in line for line in WORDS.table(state.view(1), NAMES))
    assert "place_token regular top_move" in actions(state)
