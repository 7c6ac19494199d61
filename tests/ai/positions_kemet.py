"""Positions of kemet with an obvious right move, for the suites that every level must pass.

Seat 0 decides, in a match of two: it lives in the city `nw`, its rival in `sw`. Both begin with seven prayer points,
without tiles and with all battle cards. `right` holds every answer that keeps the best outcome.
"""

from typing import Any, NamedTuple

from helpers.kemet import do, hand, position, restart, used

from game.core.frames import Frame
from game.rules.kemet.aftermath import LOSER, WINNER, RetreatZone
from game.rules.kemet.armies import destroy, intrude
from game.rules.kemet.fate import Fate
from game.rules.kemet.fight import Fight
from game.rules.kemet.land import ZONE_INDEX
from game.rules.kemet.night import Night
from game.rules.kemet.state import KemetState
from game.rules.kemet.turn import DAY, TURNS

HOME = {"city_nw_d1": (0, 5), "city_nw_d2": (0, 5), "city_sw_d1": (1, 5), "city_sw_d2": (1, 5)}
PYRAMIDS = {"city_nw_d1": "ruby 2", "city_nw_d2": "onyx 1", "city_sw_d1": "ruby 2", "city_sw_d2": "onyx 1"}
MOVES = "place_token regular top_move, place_token regular mid_move"


class Case(NamedTuple):
    name: str
    right: tuple[str, ...]
    armies: dict[str, tuple[Any, ...]]
    steps: tuple[str, ...]  # played before the question
    table: dict[str, Any]  # what is different besides
    rest: dict[str, Any]  # further things for `position`

    def state(self) -> KemetState:
        state = position(self.armies, **{"seats": 2, "pyramids": PYRAMIDS, **self.rest})
        self._arrange(state)
        do(state, *self.steps)
        return state

    def _arrange(self, state: KemetState) -> None:
        table = self.table
        for seat, points in enumerate(table.get("points", ())):
            state.battle_points[seat] = points
        for seat, names in table.get("hands", {}).items():
            hand(state, seat, *names.split())
        for seat, spaces in table.get("used", {}).items():
            used(state, seat, *spaces.split())
        state.turn = table.get("turn", 1)
        state.veterans[0] = table.get("veterans", 0)
        frames = table.get("frames")
        if "night" in table:
            state.turn = 10
            state.frames = [DAY, Night(table["night"])]
        elif frames == "fate":
            state.turn = 10
            state.night = 9
            state.frames = [DAY, Fate((0, 1), (-1, -1))]
        elif frames:
            _after_battle(state, table["zone"], table["attackers"], frames)
        else:
            state.frames = [DAY, TURNS[0]]
        restart(state)


def _after_battle(state: KemetState, zone: str, attackers: tuple[int, int], frames: str) -> None:
    """The battle is decided; whoever `frames` names has to choose now. `attackers`: their seat and number."""
    place = ZONE_INDEX[zone]
    seat, number = attackers
    state.supply[seat] -= number
    intrude(state, seat, place, number, -1)
    fight = state.fight = Fight(seat, 1 - seat, place)
    fight.play, fight.discard = [1, 1], [2, 2]
    fight.revealed = True
    fight.sealed = [True, True]
    side = fight.side(0)
    fight.winner = 1 - side if frames == "loser" else side
    if frames == "winner":  # nobody of the others is left
        destroy(state, place, state.warriors[place])
    asking: dict[str, Frame] = {"winner": WINNER, "loser": LOSER, "retreat": RetreatZone()}
    state.frames = [DAY, TURNS[seat], asking[frames]]


TABLE = ("points", "hands", "used", "turn", "veterans", "night", "frames", "zone", "attackers")


def case(name: str, right: str, armies: dict[str, Any] | None = None, steps: str = "", **rest: Any) -> Case:
    """`right` and `steps`: answers separated by commas."""
    table = {key: rest.pop(key) for key in TABLE if key in rest}
    before = tuple(steps.split(", ")) if steps else ()
    return Case(name, tuple(right.split(", ")), HOME if armies is None else armies, before, table, rest)


TO_MOVE = "place_token regular top_move"
TO_BUY = "place_token regular bottom_buy_1"
TO_BUILD = "place_token regular mid_build"
TO_RECRUIT = "place_token regular top_recruit"
FAR = {"city_sw_d1": (1, 5), "city_sw_d2": (1, 5)}  # the rival at home
WEAK = {"city_sw_d1": (1, 1)}  # the rival at home with one warrior
LAST: dict[str, Any] = {
    "turn": 9,
    "used": {
        0: "top_recruit mid_pray bottom_pray bottom_buy_1",
        1: "top_move mid_move mid_pray bottom_pray",
    },
}

VICTORY = [
    case("a free temple wins", MOVES, {"foreland_nw": (0, 5), **WEAK}, points=(8, 3), prayer=(1, 7)),
    case("the army beside the temple goes", "move_begin foreland_nw", {"foreland_nw": (0, 5), "city_nw_d1": (0, 5),
         **WEAK}, TO_MOVE, points=(8, 3), prayer=(0, 7)),
    case("into the temple", "move_step walk temple_west_minor", {"foreland_nw": (0, 5), **WEAK},
         f"{TO_MOVE}, move_begin foreland_nw", points=(8, 3), prayer=(1, 7)),
    case("a tile with a point wins", "place_token regular bottom_buy_1", {**HOME}, points=(8, 3), turn=5,
         used={0: "top_move mid_move"},
         pyramids={"city_nw_d1": "ruby 3", "city_nw_d2": "onyx 1", "city_sw_d1": "ruby 1"}, prayer=(3, 7)),
    case("the tile with a point", "buy_tile domination_ruby", {**HOME}, TO_BUY, points=(8, 3),
         pyramids={"city_nw_d1": "ruby 3", "city_nw_d2": "onyx 1", "city_sw_d1": "ruby 1"}, prayer=(3, 7)),
    case("the last level wins", "place_token regular mid_build", {**HOME}, points=(8, 3), prayer=(4, 7),
         pyramids={"city_nw_d1": "ruby 3", "city_nw_d2": "onyx 1", "city_sw_d1": "ruby 1"},
         tiles={0: ["domination_ruby"]}),
    case("the pyramid that is nearly done", "build city_nw_d1 ruby", {**HOME}, TO_BUILD, points=(8, 3), prayer=(4, 7),
         pyramids={"city_nw_d1": "ruby 3", "city_nw_d2": "onyx 1", "city_sw_d1": "ruby 1"}),
    case("an easy attack wins", MOVES, {"desert_nw": (0, 5), "foreland_nw": (1, 1), "city_sw_d1": (1, 5)},
         points=(8, 3), prayer=(0, 7), tiles={0: ["blade_of_neith", "charge"]}),
    case("first in the order wins at once", "fate_position 1", {**HOME}, points=(9, 8), frames="fate"),
    case("the other must be stopped first", "fate_position 1", {"city_nw_d1": (0, 5), "temple_west_minor": (1, 1),
         "city_sw_d1": (1, 5)}, points=(8, 8), frames="fate"),
]  # fmt: skip

STOP = [
    case("the temple that would win for the rival is taken", MOVES,
         {"foreland_nw": (0, 5), "temple_west_minor": (1, 1), "city_sw_d1": (1, 2)}, points=(4, 8), prayer=(0, 1)),
    case("the army that can stop him moves", "move_begin foreland_nw",
         {"foreland_nw": (0, 5), "sanctuary": (0, 3), "temple_west_minor": (1, 1), "city_sw_d1": (1, 2)}, TO_MOVE,
         points=(4, 8), prayer=(0, 1)),
    case("against the temple's army", "move_step walk temple_west_minor",
         {"foreland_nw": (0, 5), "temple_west_minor": (1, 1), "city_sw_d1": (1, 2)},
         f"{TO_MOVE}, move_begin foreland_nw", points=(4, 8), prayer=(0, 1)),
    case("fire on the last warrior of the temple", "raining_fire temple_west_minor",
         {"city_nw_d1": (0, 1), "temple_west_minor": (1, 1), "city_sw_d1": (1, 5)},
         "place_token regular mid_pray, play_di_day raining_fire", points=(4, 8), prayer=(1, 7),
         di={0: ["raining_fire"]}),
    case("fire before the turn ends", "play_di_day raining_fire",
         {"city_nw_d1": (0, 1), "temple_west_minor": (1, 1), "city_sw_d1": (1, 5)}, "place_token regular mid_pray",
         points=(4, 8), prayer=(1, 7), di={0: ["raining_fire"]}),
]  # fmt: skip

CARDS = {0: "bc_4_1_0 bc_1_3_0", 1: "bc_2_0_2 bc_2_2_1"}
EVEN = {"foreland_nw": (0, 3), "desert_nw": (1, 3), "city_sw_d1": (1, 5)}
FIGHT = "place_token regular top_move, move_begin foreland_nw, move_step walk desert_nw, carry 3"
ATTACKED = {"foreland_nw": (1, 3), "desert_nw": (0, 3), "city_nw_d1": (0, 5)}
COUNCILS = [
    case("the card that wins", "council_play bc_4_1_0", EVEN, FIGHT, hands=CARDS),
    case("the stronger card against equals", "council_play bc_3_2_0", EVEN, FIGHT,
         hands={0: "bc_3_2_0 bc_1_1_3", 1: "bc_1_3_0 bc_2_0_2"}),
    case("a win without losses of its own", "council_play bc_4_1_0", EVEN, FIGHT,
         hands={0: "bc_5_self2 bc_4_1_0", 1: "bc_2_0_2 bc_1_1_3"}),
    case("one more strength decides", "council_di war_rage", EVEN, f"{FIGHT}, council_play bc_2_2_1",
         hands={0: "bc_2_2_1 bc_1_3_0", 1: "bc_2_0_2 bc_1_1_3"}, di={0: ["war_rage"]}),
    case("two more strength decide", "council_di fury_of_war", EVEN, f"{FIGHT}, council_play bc_1_1_3",
         hands={0: "bc_1_3_0 bc_1_1_3", 1: "bc_2_0_2 bc_2_2_1"}, di={0: ["fury_of_war"]}),
    case("strength that changes nothing is kept", "di_done", {"foreland_nw": (0, 5), "desert_nw": (1, 1),
         "city_sw_d1": (1, 5)}, "place_token regular top_move, move_begin foreland_nw, move_step walk desert_nw, "
         "carry 5, council_play bc_4_1_0", hands={0: "bc_4_1_0 bc_3_2_0", 1: "bc_2_0_2 bc_1_1_3"},
         di={0: ["fury_of_war"]}),
    case("the weak card is put away", "council_discard bc_1_3_0", {"foreland_nw": (0, 5), "desert_nw": (1, 1),
         "city_sw_d1": (1, 5)}, "place_token regular top_move, move_begin foreland_nw, move_step walk desert_nw, "
         "carry 5, council_play bc_3_0_1", hands={0: "bc_4_1_0 bc_3_0_1 bc_3_2_0 bc_1_3_0"}),
    case("not the best card for a sure victory", "council_discard bc_1_1_3, council_discard bc_2_0_2",
         {"foreland_nw": (0, 5), "desert_nw": (1, 1), "city_sw_d1": (1, 5)}, "place_token regular top_move, "
         "move_begin foreland_nw, move_step walk desert_nw, carry 5, council_play bc_3_0_1",
         hands={0: "bc_4_1_0 bc_3_0_1 bc_2_0_2 bc_1_1_3"}),
    case("a swap that wins", "yes", EVEN, f"{FIGHT}, council_play bc_1_3_0, council_di diversion, di_done, "
         "council_play bc_2_2_1, di_done", hands={0: "bc_4_1_0 bc_1_3_0", 1: "bc_2_0_2 bc_2_2_1"},
         di={0: ["diversion"]}),
    case("no swap that loses", "no", EVEN, f"{FIGHT}, council_play bc_4_1_0, council_di diversion, di_done, "
         "council_play bc_2_2_1, di_done", hands={0: "bc_4_1_0 bc_1_3_0", 1: "bc_2_0_2 bc_2_2_1"},
         di={0: ["diversion"]}),
    case("a wound that wins", "divine_wound war_rage", EVEN, f"{FIGHT}, council_play bc_2_2_1, di_done, "
         "council_play bc_2_0_2, di_done", hands={0: "bc_2_2_1 bc_1_3_0", 1: "bc_2_0_2 bc_1_1_3"},
         di={0: ["war_rage"]}, tiles={0: ["divine_wound"]}),
    case("no wound for a battle that is won", "di_done", EVEN, f"{FIGHT}, council_play bc_4_1_0, di_done, "
         "council_play bc_2_0_2, di_done", hands={0: "bc_4_1_0 bc_1_3_0", 1: "bc_2_0_2 bc_1_1_3"},
         di={0: ["war_rage"]}, tiles={0: ["divine_wound"]}),
    case("no wound for a battle that is lost", "di_done", EVEN, f"{FIGHT}, council_play bc_1_3_0, di_done, "
         "council_play bc_5_self2, di_done", hands={0: "bc_2_2_1 bc_1_3_0", 1: "bc_5_self2 bc_1_1_3"},
         di={0: ["war_rage"]}, tiles={0: ["divine_wound"]}),
]  # fmt: skip

AFTERMATH = [
    case("a won temple is kept", "stay", {"temple_west_major": (1, 2), "city_nw_d1": (0, 5), "city_sw_d1": (1, 1)},
         frames="winner", zone="temple_west_major", attackers=(0, 4)),
    case("the second temple is kept", "stay", {"temple_west_major": (1, 1), "temple_west_minor": (0, 5),
         "city_sw_d1": (1, 1)}, frames="winner", zone="temple_west_major", attackers=(0, 4), **LAST),
    case("a beaten army of five stays on the map", "retreat", {"desert_nw": (0, 5), "city_sw_d1": (1, 1)},
         frames="loser", zone="desert_nw", attackers=(1, 2), prayer=(11, 7)),
    case("not into the temple with them", "retreat_zone bank_west, retreat_zone foreland_sw",
         {"desert_sw": (1, 4), "city_nw_d1": (0, 5)}, frames="retreat", zone="desert_sw", attackers=(0, 4)),
]  # fmt: skip

NIGHT = [
    case("two warriors for a point", "yes", {"sanctuary": (0, 4), **FAR}, night=1),
    case("the point that wins", "yes", {"sanctuary": (0, 2), **FAR}, night=1, points=(8, 3)),
    case("a warrior for five prayer points", "yes", {"temple_delta": (0, 5), **WEAK}, night=2, prayer=(0, 0)),
    case("the second temple is not given up", "no", {"temple_delta": (0, 1), "temple_west_minor": (0, 3), **FAR},
         night=2, prayer=(8, 7)),
    case("prayers without warriors in supply", "veterans 3", {"city_nw_d1": (0, 5), "city_nw_d2": (0, 5),
         "city_nw_d3": (0, 2), **FAR}, night=5, veterans=3, prayer=(0, 7)),
]  # fmt: skip

ACTIONS = [
    case("all of them into the attack", "carry 5", {"foreland_nw": (0, 5), "desert_nw": (1, 3), "city_sw_d1": (1, 5)},
         "place_token regular top_move, move_begin foreland_nw, move_step walk desert_nw"),
    case("a small army in the open is prey", "move_step walk delta_marsh", {"sanctuary": (0, 5), "delta_marsh": (1, 1),
         "city_sw_d1": (1, 5)}, "place_token regular top_move, move_begin sanctuary", prayer=(0, 7)),
    case("the last token takes the second temple", "place_token regular top_move",
         {"foreland_nw": (0, 4), "temple_west_major": (0, 3), "city_sw_d1": (1, 2)},
         turn=9, used={0: "mid_move mid_pray bottom_pray bottom_buy_1",
                       1: "top_move mid_move mid_pray bottom_pray"}),
    case("the free army takes the second temple", "move_begin foreland_nw",
         {"foreland_nw": (0, 4), "temple_west_major": (0, 3), "city_sw_d1": (1, 2)}, TO_MOVE, prayer=(0, 0), turn=9,
         used={0: "mid_move mid_pray bottom_pray bottom_buy_1",
               1: "top_move mid_move mid_pray bottom_pray"}),
    case("into the second temple", "move_step walk temple_west_minor",
         {"foreland_nw": (0, 4), "temple_west_major": (0, 3), "city_sw_d1": (1, 2)},
         f"{TO_MOVE}, move_begin foreland_nw", prayer=(0, 0), turn=9,
         used={0: "mid_move mid_pray bottom_pray bottom_buy_1",
               1: "top_move mid_move mid_pray bottom_pray"}),
    case("a tile rather than none", "buy_tile charge, buy_tile priest_of_mafdet", {**HOME}, TO_BUY, prayer=(1, 7)),
    case("a strong tile rather than a weak one", "buy_tile giant_scorpion, buy_tile initiative, "
         "buy_tile surprise_attack, buy_tile domination_ruby, buy_tile royal_scarab, buy_tile blade_of_neith",
         {**HOME}, TO_BUY, pyramids={"city_nw_d1": "ruby 4", "city_nw_d2": "onyx 1", "city_sw_d1": "ruby 1"},
         prayer=(11, 7)),
    case("a creature joins the army", "deploy_creature city_nw_d1, deploy_creature city_nw_d2", {**HOME},
         "place_token regular mid_pray", tiles={0: ["giant_scorpion"]}),
    case("the strongest creature", "creature giant_scorpion", {"city_nw_d1": (0, 5), **FAR},
         "deploy_creature city_nw_d1",
         tiles={0: ["deep_desert_snake", "giant_scorpion"]}),
    case("the creature goes along", "creature giant_scorpion", {"foreland_nw": (0, 5, "giant_scorpion"),
         "desert_nw": (1, 3), "city_sw_d1": (1, 5)}, "place_token regular top_move, move_begin foreland_nw, "
         "move_step walk desert_nw, carry 5"),
    case("the weakest card leaves for the Storm", "replace_battle_card bc_1_1_3, replace_battle_card bc_1_3_0, "
         "replace_battle_card bc_2_0_2", {**HOME}, f"{TO_BUY}, buy_tile wyyrt_storm"),
    case("warriors for a beaten city", "place_warrior city_nw_d1, place_warrior city_nw_d2, place_warrior city_nw_d3",
         {"city_nw_d1": (0, 2), "city_sw_d1": (1, 5)}, TO_RECRUIT, prayer=(10, 7)),
    case("free warriors of the Scribe", "place_warrior city_nw_d1, place_warrior city_nw_d2, place_warrior city_nw_d3",
         {"city_nw_d1": (0, 3), "city_sw_d1": (1, 5)}, TO_RECRUIT, tiles={0: ["recruiting_scribe"]}, prayer=(0, 7)),
    case("the level that can be paid", "build city_nw_d1 ruby, build city_nw_d2 onyx", {**HOME}, TO_BUILD,
         prayer=(11, 7)),
    case("fire on a lone warrior in a temple", "raining_fire temple_west_minor", {"city_nw_d1": (0, 5),
         "temple_west_minor": (1, 1), "city_sw_d1": (1, 5)}, "play_di_day raining_fire",
         di={0: ["raining_fire"]}, turn=5, used={0: "top_move mid_move"}),
    case("prayer points for nothing", "play_di_day prayer", {**HOME}, "place_token regular mid_pray",
         di={0: ["prayer"]}, prayer=(0, 7)),
    case("enlisted warriors are placed", "place_warrior city_nw_d1, place_warrior city_nw_d2, place_warrior city_nw_d3",
         {"city_nw_d1": (0, 3), "city_sw_d1": (1, 5)}, "play_di_day enlistment", di={0: ["enlistment"]}),
]  # fmt: skip

CASES = VICTORY + STOP + COUNCILS + AFTERMATH + NIGHT + ACTIONS
