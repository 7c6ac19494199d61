"""The worked examples E1 to E14 of the rules document, by number."""

from helpers.kemet import (
    actions,
    army,
    asked,
    build,
    council,
    do,
    fight,
    hand,
    march,
    own,
    position,
    put,
    restart,
    used,
    walk,
)

from game.rules.kemet.control import points, wins
from game.rules.kemet.fate import begin_fate
from game.rules.kemet.night import Night
from game.rules.kemet.prayer import build_cost
from game.rules.kemet.turn import DAY

BUY = "place_token regular bottom_buy_1"


def test_e1_spy_needs_a_sapphire_pyramid_of_level_three() -> None:
    state = position(pyramids={"city_nw_d1": "sapphire 3"}, prayer=[4])
    do(state, BUY, "buy_tile spy")
    assert state.prayer[0] == 1
    state = position(pyramids={"city_nw_d1": "sapphire 2"}, prayer=[4])
    do(state, BUY)
    assert "buy_tile spy" not in actions(state)
    state = position(pyramids={"city_nw_d1": "sapphire 3"}, prayer=[4], tiles={0: ["priestess"]})
    assert state.view(0)["market"]["spy"]["price"] == 2
    do(state, BUY, "buy_tile spy")
    assert state.prayer[0] == 2


def test_e2_building_two_levels_at_once() -> None:
    state = position(pyramids={"city_nw_d1": "ruby 1"})
    assert build_cost(state, 0, 1, 3) == 5
    do(state, "place_token regular mid_build", "build city_nw_d1 ruby", "level 3")
    assert state.prayer[0] == 2
    own(state, 0, "magical_support")
    assert build_cost(state, 0, 1, 3) == 3
    own(state, 0, "priest_of_ra")
    assert build_cost(state, 0, 1, 3) == 2


def test_e3_teleport_to_a_temple() -> None:
    state = position({"city_nw_d1": (0, 5)}, pyramids={"city_nw_d1": "ruby 1"}, di={0: ["prayer"]})
    march(state, "city_nw_d1", "teleport temple_east_major 5")
    assert state.prayer[0] == 5
    assert state.view(0)["move"]["moves"] == 1
    before = state.battle_points[0]
    do(state, "move_end")
    assert points(state, 0) == 1
    assert state.battle_points[0] == before


def test_e4_balance_rule() -> None:
    state = position()
    used(state, 0, "top_move", "top_recruit", "mid_move")
    restart(state)
    assert "place_token regular mid_pray" in actions(state)
    used(state, 0, "top_move", "top_recruit", "mid_move", "mid_pray")
    restart(state)
    assert actions(state) == [f"place_token regular bottom_{name}" for name in ("pray", "buy_1", "buy_2", "buy_3")]
    used(state, 0, "mid_move", "mid_build", "mid_pray")
    restart(state)
    assert {line.split()[2].split("_")[0] for line in actions(state)} == {"top", "bottom"}
    used(state, 0, "mid_move", "mid_build", "mid_pray", "top_recruit")
    restart(state)
    assert {line.split()[2].split("_")[0] for line in actions(state)} == {"bottom"}


def test_e4_the_silver_token_can_cover_the_last_row() -> None:
    state = position({"city_nw_d1": (0, 5)}, tiles={0: ["act_of_god_ruby"]}, di={0: ["prayer"]})
    used(state, 0, "mid_move", "mid_build", "bottom_pray", "bottom_buy_1")
    restart(state)
    do(state, "place_token regular mid_pray")
    assert "end_turn" not in actions(state)
    silver = [line for line in actions(state) if line.startswith("place_token silver")]
    assert silver == ["place_token silver top_recruit", "place_token silver top_move"]
    do(state, silver[0], "skip_action")
    assert "end_turn" in actions(state)


def test_e5_a_foreign_pyramid_serves_any_buy_space_once() -> None:
    state = position(
        {"city_ne_d1": (0, 2)},
        pyramids={"city_nw_d1": "ruby 2", "city_nw_d2": "diamond 1", "city_ne_d1": "onyx 3"},
    )
    for space in ("bottom_buy_1", "bottom_buy_2", "bottom_buy_3"):
        copy = state.clone()
        do(copy, f"place_token regular {space}")
        offered = actions(copy)
        assert "buy_tile deadly_trap" in offered
        assert "buy_tile soul_devourer" not in offered
        assert ("buy_tile carnage" in offered) == (space == "bottom_buy_1")
    do(state, "place_token regular bottom_buy_3", "buy_tile mercenaries", "place_warrior city_nw_d1")
    do(state, "place_warrior city_nw_d1", "place_warrior city_nw_d1")
    assert state.bought[0] == 1 << 3
    assert state.view(0)["market"]["deadly_trap"]["why_not"] == "colour_bought"


def test_e6_the_attacker_wins_but_dies() -> None:
    state = position(
        {"bank_west": (0, 1), "foreland_nw": (1, 3)}, tiles={0: ["charge", "blade_of_neith"]}, prayer=[7, 3]
    )
    march(state, "bank_west", "walk foreland_nw 1")
    events = fight(state, ["bc_4_1_0"], ["bc_2_2_1"])
    won = next(event for event in events if event.kind == "battle_won")
    assert (won.seat, won.args[1:]) == (0, (7, 5))
    assert [points(state, seat) for seat in (0, 1)] == [0, 0]
    assert state.veterans[:2] == [1, 1]
    assert state.prayer[1] == 5  # recalled three: there was no choice
    assert army(state, "foreland_nw") == (-1, 0, ())


def test_e7_a_tie_is_the_defenders() -> None:
    state = position({"bank_west": (0, 5), "desert_nw": (1, 4)}, tiles={1: ["defense"]}, prayer=[0])
    march(state, "bank_west", "walk desert_nw 5")
    events = fight(state, ["bc_3_2_0"], ["bc_3_0_1"])
    won = next(event for event in events if event.kind == "battle_won")
    assert (won.seat, won.args[1:]) == (1, (8, 8))
    assert army(state, "desert_nw")[1] == 3
    assert state.veterans[:2] == [1, 2]
    assert asked(state) == (0, "loser_choice")
    assert actions(state) == ["recall", "retreat"]
    recalled = state.clone()
    do(recalled, "recall")
    assert recalled.prayer[0] == 4
    do(state, "retreat")
    assert asked(state) == (1, "retreat_zone")


def test_e8_retreat_zones() -> None:
    def lost(others: dict[str, tuple[int, int]]) -> list[str]:
        state = position({"bank_west": (0, 5), "temple_west_major": (1, 4)})
        march(state, "bank_west", "walk temple_west_major 5")
        for zone, (seat, number) in others.items():
            put(state, zone, seat, number)
        fight(state, ["bc_5_self2"], ["bc_2_2_1"])  # 10 to 6; the defender has lost nobody, the attacker four
        return actions(state) if asked(state)[1] == "loser_choice" else ["forced"]

    assert lost({}) == ["recall", "retreat"]
    assert lost({"bank_west": (2, 1)}) == ["forced"]
    assert lost({"bank_west": (1, 1)}) == ["recall", "retreat"]
    assert lost({"bank_west": (1, 3)}) == ["forced"]


def test_e9_ports() -> None:
    state = position({"foreland_nw": (3, 2)})
    state.frames[-1] = DAY
    state.turn = 3
    state.frames.pop()
    restart(state)
    march(state, "foreland_nw")
    sails = {line.split()[2] for line in actions(state) if line.startswith("move_step sail")}
    assert sails == {"bank_west", "bank_east", "delta_marsh", "foreland_ne"}
    state = position({"delta_marsh": (0, 2)})
    march(state, "delta_marsh")
    sails = {line.split()[2] for line in actions(state) if line.startswith("move_step sail")}
    assert sails == {"bank_west", "bank_east", "foreland_nw"}


def test_e10_walls() -> None:
    state = position({"bank_west": (0, 2)}, tiles={0: ["priest_of_mafdet"]})
    march(state, "bank_west", "walk foreland_w 2")
    assert "move_step walk city_w_d1" not in actions(state)
    assert {"kind": "walk", "dest": "city_w_d1", "why": "walls"} in state.view(0)["move"]["closed"]
    state = position({"foreland_w": (0, 2)}, tiles={0: ["priest_of_mafdet"]})
    march(state, "foreland_w", "walk city_w_d1 2")
    assert "move_step walk city_w_d2" not in actions(state)
    assert "move_step walk foreland_w" in actions(state)
    state = position({"bank_west": (0, 2, "phoenix")})
    march(state, "bank_west", "walk foreland_w 2 phoenix")
    assert "move_step walk city_w_d1" in actions(state)


def test_e11_fate_goes_by_points_then_turn_order() -> None:
    state = position(seats=4)
    state.divine_points = [4, 3, 3, 5]
    state.frames = [DAY]
    begin_fate(state)
    restart(state)
    chosen = []
    for place in ("4", "1", "3"):
        chosen.append(asked(state)[0])
        do(state, f"fate_position {place}")
    assert chosen == [1, 2, 0]
    assert state.order == (2, 3, 0, 1)


def test_e12_win_check() -> None:
    state = position(seats=3)
    state.divine_points = [9, 9, 8]
    assert wins(state, 0)
    state.divine_points = [9, 10, 8]
    assert not wins(state, 0)
    state.divine_points = [9, 9, 8]
    state.frames = [DAY]
    state.turn = 0
    restart(state)
    assert state.decision() is None
    result = state.result()
    assert result is not None
    assert result.winners == (0,)


def test_e13_a_night_with_a_sacrifice() -> None:
    state = position(
        {"sanctuary": (4, 3), "temple_east_minor": (4, 1), "temple_east_major": (4, 1)}, prayer=[7, 7, 7, 7, 0]
    )
    state.frames = [DAY, Night(1)]
    restart(state)
    assert asked(state) == (4, "night_sacrifice")
    events = do(state, "yes")
    assert army(state, "sanctuary") == (4, 1, ())
    assert state.divine_points[4] == 2
    gained = [event.args[0] for event in events if event.kind == "gained_prayer" and event.seat == 4]
    assert gained == [5, 2]


def test_e14_the_limit_while_moving() -> None:
    def start(prayer: int) -> object:
        state = position(
            {"foreland_nw": (0, 3), "city_nw_d1": (0, 3)}, pyramids={"city_nw_d1": "ruby 1"}, prayer=[prayer],
            di={0: ["prayer"]},
        )  # fmt: skip
        march(state, "foreland_nw")
        do(state, "move_step walk city_nw_d1")
        return state

    state = start(1)
    assert actions(state) == ["carry 1", "carry 2"]
    state = start(2)
    assert actions(state) == ["carry 1", "carry 2", "carry 3"]
    do(state, "carry 3")
    assert all(line.startswith("move_step teleport") for line in actions(state))
    do(state, actions(state)[0])
    assert actions(state) == [f"carry {number}" for number in range(1, 6)]


def test_the_helpers_of_these_examples_do_what_they_say() -> None:
    state = position({"foreland_nw": (0, 2)}, pyramids={"city_nw_d1": "ruby 1"})
    build(state, "city_nw_d2", "onyx 2")
    assert state.buy_colours[0] == (0, 3)
    hand(state, 0, "bc_4_1_0", "bc_3_2_0")
    assert state.hand[0].bit_count() == 2
    march(state, "foreland_nw")
    walk(state, "walk bank_west 1")
    assert army(state, "bank_west") == (0, 1, ())
    state = position({"foreland_nw": (0, 2), "bank_west": (1, 2)})
    march(state, "foreland_nw", "walk bank_west 2")
    council(state, "bc_4_1_0")
    assert state.fight is not None
    assert state.fight.sealed == [True, False]
