"""Positions of ankh with an obvious right move, for the suites that every level must pass.

Seat 0 decides, in a match of two unless it says otherwise. West is region 1, East 2, the Delta 3. A hex is written as
its row times 100 plus its column. `right` holds every answer that keeps the best outcome. In secret rounds seat 0
stands lowest on the ladder, so that it is asked first.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from helpers.ankh import (
    DELTA,
    EAST,
    WEST,
    build,
    camels,
    conflict,
    devote,
    do,
    empower,
    fight,
    hand,
    hexes,
    pool,
    position,
    put,
    restart,
)

from game.core.decision import Action, action_text
from game.rules.ankh.content import ROW_IDS
from game.rules.ankh.hexes import BIT, PLACE
from game.rules.ankh.state import AnkhState
from game.rules.ankh.turn import AfterEvent, Turn

# Event spaces: what comes next after so many events.
FIRST_CONTROL, FIRST_CONFLICT, FIRST_CARAVAN, SECOND_CONFLICT = 0, 3, 4, 7
FOURTH_CONFLICT, LAST_CONTROL, LAST_CONFLICT = 15, 16, 17
NEAR_EVENT = {"move": 5, "summon": 5, "gain": 5, "unlock": 4}
PLAIN = "flood miracle cycle_of_maat"


class Case(NamedTuple):
    name: str
    right: tuple[str, ...]
    table: dict[str, Any]

    def state(self) -> AnkhState:
        return arrange(self.table)


def arrange(table: dict[str, Any]) -> AnkhState:
    state = position(*table.get("gods", ("ra", "osiris")), guardians=table.get("guardians", ()))
    if "camels" in table:
        camels(state, *table["camels"])
    for god, figures in table.get("figures", {}).items():
        for kind, names in figures.items():
            put(state, god, kind, *(names if isinstance(names, list) else [names]))
    for kind, owner, *names in table.get("monuments", ()):
        build(state, kind, *names, god=owner)
    for god, powers in table.get("powers", {}).items():
        empower(state, god, *powers.split())
        state.step[god] = len(powers.split())
    for god, number in table.get("steps_done", {}).items():
        state.step[god] = number
    for god, kind in table.get("pool", {}).items():
        pool(state, god, kind)
    for god, cards in table.get("hands", {}).items():
        hand(state, god, *cards.split())
    for god, followers in table.get("followers", {}).items():
        state.followers[god] = followers
    for god, name in table.get("suns", ()):
        state.suns |= BIT[PLACE[name]]
        assert state.figures[god] >> PLACE[name] & 1
    devote(state, *table.get("devotion", [0] * state.table.seats))
    state.event = table.get("event", FIRST_CONTROL)
    for row in table.get("ready", "").split():
        state.markers[ROW_IDS.index(row)] = NEAR_EVENT[row]
    begin(state, table)
    do(state, *table.get("steps", ()))
    return state


def begin(state: AnkhState, table: dict[str, Any]) -> None:
    start = table.get("start", "turn")
    if start == "fight":
        fight(state, table["number"], table.get("tiebreaker", 0))
        if table.get("last", True):  # nothing but the end of the match follows
            state.event = LAST_CONFLICT + 1
            state.frames[0] = AfterEvent(0, 3)
    elif start == "conflict":
        conflict(state)
        state.frames[0] = AfterEvent(0, 3)
    elif start == "row":  # the second action, from this row on
        state.frames = [Turn(0, table["row"], 1)]
        state.advance()
    else:
        restart(state)


def case(name: str, right: str | Iterable[str], **table: Any) -> Case:
    """`right`: answers separated by commas."""
    return Case(name, tuple(right.split(", ")) if isinstance(right, str) else tuple(right), table)


def each(kind: str, *names: int) -> tuple[str, ...]:
    return tuple(f"{kind} {name}" for name in names)


def land_of(kind: str, number: int, **table: Any) -> tuple[str, ...]:
    """All answers that name a hex of a region."""
    state = arrange(table)
    region = state.region(number)
    return each(kind, *[name for name in hexes(state) if region >> PLACE[name] & 1])


def beside(kind: str, *monuments: int, **table: Any) -> tuple[str, ...]:
    """All answers that name a hex beside one of these."""
    state = arrange(table)
    around = state.land.around(sum(BIT[PLACE[name]] for name in monuments))
    return each(kind, *[name for name in hexes(state) if around >> PLACE[name] & 1])


def built(name: str, kind: str, find: Any, *args: Any, **table: Any) -> Case:
    """A case whose right answers are found on the map."""
    return Case(name, find(kind, *args, **table), table)


def duel(own: dict[str, Any], other: dict[str, Any], cards: str, others: str = "cycle_of_maat", **rest: Any) -> Any:
    """A battle of the last conflict: our figures and cards, theirs."""
    return {
        "start": "fight", "figures": {0: own, 1: other}, "hands": {0: cards, 1: others},
        "devotion": (22, 23), "event": LAST_CONFLICT, **rest,
    }  # fmt: skip


# Battle cards -------------------------------------------------------------------------------------------------------

EARLY = {"last": False, "devotion": (3, 5), "event": FIRST_CONFLICT + 1}
DESERT_FOUR = {"god": 701, "warrior": [702, 801, 802]}
DELTA_SIX = {"god": 107, "warrior": [106, 206, 207, 105, 108, 208]}
WEST_THREE = {"god": 800, "warrior": [600, 601]}
CARDS = [
    case("Chariots turn a lost battle", "card chariots", number=WEST, **duel(
        {"god": 701, "warrior": [702]}, WEST_THREE, f"chariots {PLAIN}")),
    case("Chariots against two more", "card chariots", number=DELTA, **duel(
        {"god": 102, "warrior": [103]}, {"god": 107, "warrior": [106, 206, 207]}, f"chariots drought {PLAIN}")),
    case("Chariots win the match", "card chariots", number=EAST, **duel(
        {"god": 407, "warrior": [408]}, {"god": 707, "warrior": [706, 806]}, f"chariots {PLAIN}", devotion=(30, 30))),
    case("Drought in the desert where the battle is won", "card drought", number=WEST, **duel(
        DESERT_FOUR, {"god": 800, "warrior": [700]}, f"chariots drought {PLAIN}")),
    case("Drought for four points in the East", "card drought", number=EAST, **duel(
        {"god": 407, "warrior": [408, 507, 508]}, {"god": 806}, f"chariots drought {PLAIN}")),
    case("no Drought on fertile land where strength is missing", "card chariots", number=DELTA, **duel(
        {"god": 102, "warrior": [103, 202]}, {"god": 107, "warrior": [106, 206, 207]},
        "chariots drought flood cycle_of_maat")),
    case("Miracle where all is lost", "card miracle", number=WEST, **duel(
        DESERT_FOUR, {"god": 800, "warrior": [600, 601, 700, 503, 500, 501]}, "drought flood miracle")),
    case("Miracle for five who will die", "card miracle", number=DELTA, **duel(
        {"god": 305, "warrior": [103, 202, 203, 102, 201]}, DELTA_SIX, "build_monument miracle cycle_of_maat",
        powers={1: "resplendent"}, monuments=[("temple", 1, 400, 401, 402)])),
    case("Plague by who has all the followers", "card plague_of_locusts", number=WEST, **duel(
        {"god": 701}, {"god": 800, "warrior": [600, 601, 700]}, f"plague_of_locusts {PLAIN}",
        followers={0: 4, 1: 0})),
    case("Plague when nothing of our own can die", "card plague_of_locusts", number=DELTA, **duel(
        {"god": 102}, {"god": 107, "warrior": [106, 206, 207, 105]}, f"plague_of_locusts {PLAIN}",
        followers={0: 3, 1: 0})),
    case("a monument for nothing and its majority", "card build_monument", number=WEST, **duel(
        {"god": 701}, {"god": 800, "warrior": [600, 601, 700]}, f"build_monument {PLAIN}",
        powers={0: "inspiring"})),
    case("three followers that are of no other use", "card build_monument", number=EAST, **duel(
        {"god": 407}, {"god": 707, "warrior": [706, 806]}, f"build_monument {PLAIN}", followers={0: 4})),
    case("Flood keeps three figures alive", "card flood", number=DELTA, **{**duel(
        {"god": 102, "warrior": [103, 202, 203]}, DELTA_SIX, "flood drought", "miracle cycle_of_maat"), **EARLY}),
    case("all cards back when nothing else helps", "card cycle_of_maat", number=WEST, **{**duel(
        {"god": 701}, {"god": 800, "warrior": [600, 601, 700]}, "flood miracle cycle_of_maat",
        "drought cycle_of_maat"), **EARLY}),
    case("two cards of Amun: strength and the desert", "cards chariots drought", number=WEST, steps=("yes",), **duel(
        {"god": 701, "warrior": [702, 801]}, {"god": 800, "warrior": [600, 601, 700, 503]},
        f"chariots drought {PLAIN}", gods=("amun", "ra"))),
    case("Amun's second card in the last battle", "yes", number=WEST, **duel(
        {"god": 701, "warrior": [702, 801]}, {"god": 800, "warrior": [600, 601, 700, 503]},
        f"chariots drought {PLAIN}", gods=("amun", "ra"))),
]  # fmt: skip

# Bids ---------------------------------------------------------------------------------------------------------------

BIDS = [
    case("one follower is enough against none", "bid 1", number=WEST, steps=("card plague_of_locusts",), **{**duel(
        DESERT_FOUR, {"god": 800, "warrior": [600, 601, 700]}, f"plague_of_locusts {PLAIN}", "flood",
        followers={0: 5, 1: 0}), **EARLY}),
    case("no bid where nothing of our own can die", "bid 0, bid 1, bid 2", number=WEST,
         steps=("card plague_of_locusts",), **duel(
        {"god": 701}, {"god": 800, "warrior": [600, 601, 700]}, f"plague_of_locusts {PLAIN}", "flood",
        followers={0: 4, 1: 0}, powers={0: "worshipful"})),
    case("three beat two for sure", "bid 3", number=DELTA, steps=("card plague_of_locusts",), **duel(
        {"god": 102, "warrior": [103, 202, 203]}, {"god": 107, "warrior": [106, 206, 207, 105, 108]},
        f"plague_of_locusts {PLAIN}", "drought", followers={0: 3, 1: 2})),
]  # fmt: skip

# Other questions of a battle ----------------------------------------------------------------------------------------

EVEN = duel({"god": 701, "warrior": [702]}, {"god": 800, "warrior": [700]}, PLAIN, "flood")
BUILDING = f"build_monument {PLAIN}"
STEPS_OF_BATTLE = [
    case("the tiebreaker wins the battle", "yes", number=WEST, steps=("card flood",), **EVEN),
    case("the tiebreaker wins the match", "yes", number=WEST, steps=("card flood",), **{**EVEN, "devotion": (30, 30)}),
    case("Isis keeps her warrior", "yes", number=DELTA, steps=("card drought",), **{**duel(
        {"god": 102, "warrior": [105]}, {"god": 107, "warrior": [106, 206]}, "drought flood", "chariots",
        gods=("isis", "ra")), **EARLY}),
    case("Isis lets a warrior go for a Miracle at the end", "no", number=DELTA, steps=("card miracle",), **duel(
        {"god": 102, "warrior": [105]}, {"god": 107, "warrior": [106, 206]}, "miracle flood", "chariots",
        gods=("isis", "ra"))),
    case("Anubis takes a warrior", "trap ra", number=DELTA, steps=("card chariots",), **{**duel(
        {"god": 102, "warrior": [103, 202]}, {"god": 107, "warrior": [106]}, "chariots flood", "drought",
        gods=("anubis", "ra")), **EARLY}),
    case("two followers for the last point", "yes", number=WEST, steps=("card flood",), **duel(
        {"god": 701}, {"god": 800, "warrior": [700]}, PLAIN, "chariots", devotion=(29, 29), followers={0: 2},
        powers={0: "worshipful"}, monuments=[("temple", 0, 600)])),
    case("two followers for a point at the end", "yes", number=WEST, steps=("card miracle",), **duel(
        {"god": 701}, {"god": 800, "warrior": [700]}, PLAIN, "chariots", devotion=(24, 24), followers={0: 3},
        powers={0: "worshipful"})),
    case("a gate that costs nothing", "gate dashboard", number=DELTA, steps=("card drought",), **{**duel(
        {"god": 102}, {"god": 107, "warrior": [106, 206]}, "drought flood", "chariots",
        gods=("osiris", "ra")), **EARLY}),
    case("the type that nobody has", "build pyramid", number=WEST, steps=("card build_monument",), **duel(
        {"god": 701}, {"god": 800, "warrior": [700]}, BUILDING, "flood", followers={0: 3},
        monuments=[("obelisk", 1, 600, 601), ("temple", 1, 500, 501)])),
    case("the tie that is broken", "build obelisk", number=EAST, steps=("card build_monument",), **duel(
        {"god": 407}, {"god": 707, "warrior": [706]}, BUILDING, "flood", followers={0: 3},
        monuments=[("obelisk", 0, 507), ("obelisk", 1, 508), ("temple", 1, 806, 807), ("pyramid", 1, 606, 607)])),
    built("a temple where it gives strength", "hex", beside, 701, number=WEST,
          steps=("card build_monument", "build temple"), **duel(
        {"god": 701}, {"god": 800, "warrior": [700]}, BUILDING, "flood", followers={0: 3},
        powers={0: "temple_attuned"})),
    case("an obelisk calls for help", each("obelisk_move", 407, 408, 507), number=WEST, **duel(
        {"god": 701, "warrior": [407, 408, 507]}, WEST_THREE, PLAIN, "flood",
        powers={0: "obelisk_attuned"}, monuments=[("obelisk", 0, 702)])),
]  # fmt: skip

# Turns ---------------------------------------------------------------------------------------------------------------

AT_HOME = {0: {"god": 701, "warrior": [702]}, 1: {"god": 107, "warrior": [106]}}
TOP = {"devotion": (30, 29), "event": SECOND_CONFLICT, "figures": AT_HOME}
TURNS = [
    case("a conflict that wins the match", "move", ready="move", **TOP),
    case("a conflict that wins the match, with the second action", "unlock", start="row", row=2, ready="unlock",
         **TOP),
    case("the first row leads to it as well", "move, summon", ready="summon", **TOP),
    case("control of a temple beside us", "move", ready="move", figures=AT_HOME,
         monuments=[("temple", None, 703), ("obelisk", None, 207)]),
    case("followers of four monuments", "gain", start="row", row=2, figures=AT_HOME, followers={0: 0},
         event=FIRST_CONFLICT - 1, monuments=[("temple", 0, 703), ("pyramid", 0, 801, 700), ("obelisk", 0, 803)]),
    case("the power that is paid for", "unlock", start="row", row=2, figures=AT_HOME, followers={0: 3},
         powers={0: "omnipresent revered resplendent pyramid_attuned"}, steps_done={0: 4}, event=FIRST_CARAVAN),
    case("no second figure without a use, but followers", "gain", start="row", row=2, figures=AT_HOME,
         followers={0: 0}, event=FIRST_CARAVAN, monuments=[("temple", 0, 703), ("pyramid", 0, 801)]),
]  # fmt: skip

POWERS = [
    case("Bountiful while the way is long", "unlock_power bountiful", start="row", row=3, figures=AT_HOME,
         followers={0: 3}, steps_done={0: 4}, powers={0: "omnipresent revered resplendent pyramid_attuned"},
         event=FIRST_CARAVAN, devotion=(3, 3)),
    case("not Bountiful above the red part",
         "unlock_power glorious, unlock_power magnanimous, unlock_power worshipful", start="row", row=3,
         figures=AT_HOME, followers={0: 5}, powers={0: "omnipresent revered resplendent pyramid_attuned"},
         event=LAST_CONTROL, devotion=(24, 24)),
    case("the temples' power with four temples", "unlock_power temple_attuned", start="row", row=3,
         figures={0: {"god": 701, "warrior": [802]}, 1: {"god": 800, "warrior": [600]}}, followers={0: 2},
         powers={0: "omnipresent revered"}, event=FIRST_CONFLICT,
         monuments=[("temple", 0, 702, 801, 700, 803)]),
    case("the pyramids' power with three pyramids", "unlock_power pyramid_attuned, unlock_power resplendent",
         start="row", row=3, figures=AT_HOME, followers={0: 2}, powers={0: "omnipresent revered"}, event=FIRST_CARAVAN,
         monuments=[("pyramid", 0, 703, 801, 405)]),
    case("a power rather than a follower",
         "unlock_power commanding, unlock_power inspiring, unlock_power omnipresent, unlock_power revered",
         start="row", row=3, figures=AT_HOME, followers={0: 1}),
    case("a power rather than two followers",
         "unlock_power resplendent, unlock_power obelisk_attuned, unlock_power temple_attuned, "
         "unlock_power pyramid_attuned",
         start="row", row=3, figures=AT_HOME, followers={0: 2}, powers={0: "omnipresent revered"},
         event=FIRST_CONFLICT, monuments=[("obelisk", 0, 703), ("pyramid", 0, 801), ("temple", 0, 700)]),
]  # fmt: skip

# Figures and monuments -----------------------------------------------------------------------------------------------

SPREAD_OUT = {0: {"god": 701, "warrior": [404]}, 1: {"god": 107, "warrior": [106]}}
FIGURES = [
    built("into the empty region before the conflict", "to", land_of, EAST, ready="move", event=SECOND_CONFLICT,
          figures=SPREAD_OUT, steps=("move", "move_figure 404")),
    case("who can reach it goes", "move_figure 404", ready="move", event=FIRST_CONFLICT,
         figures=SPREAD_OUT, steps=("move",)),
    built("beside the temple before control comes", "to", beside, 401, ready="move", figures={
        0: {"god": 701}, 1: {"god": 107, "warrior": [106]}}, monuments=[("temple", None, 401), ("obelisk", None, 207)],
          steps=("move", "move_figure 701")),
    built("beside the obelisk before control comes", "to", beside, 205, ready="move", figures={
        0: {"god": 203}, 1: {"god": 800}}, monuments=[("obelisk", None, 205)], steps=("move", "move_figure 203")),
    built("a new figure in the empty region", "hex", land_of, EAST, ready="summon", event=FIRST_CONFLICT,
          figures=AT_HOME, monuments=[("obelisk", 0, 507)], steps=("summon", "summon warrior")),
    built("a new figure where our temple waits", "hex", land_of, DELTA, ready="summon", event=SECOND_CONFLICT,
          figures={0: {"god": 701, "warrior": [702]}, 1: {"god": 407}}, monuments=[("temple", 0, 203)],
          steps=("summon", "summon warrior")),
    case("a warrior rather than none", "summon warrior", start="row", row=1, figures=AT_HOME, steps=("summon",),
         event=FIRST_CONFLICT),
    case("a sun where none shines", "yes", ready="summon", event=FIRST_CONFLICT, figures=AT_HOME,
         steps=("summon", "summon warrior", "hex 703")),
    case("the claws reach the rival's temple", "aim SE+S, aim S+SW", ready="move", event=SECOND_CONFLICT,
         gods=("isis", "ra"), guardians=("giant_scorpion",), monuments=[("temple", 1, 803)],
         figures={0: {"god": 800, "giant_scorpion": 703}, 1: {"god": 107, "warrior": [601]}},
         steps=("move", "move_figure 703", "to 703")),
    case("the claws spare our own monuments", "aim N+NE, aim NE+SE", ready="move", event=SECOND_CONFLICT,
         gods=("isis", "ra"), guardians=("giant_scorpion",), monuments=[("temple", 0, 702), ("obelisk", 0, 803)],
         figures={0: {"god": 800, "giant_scorpion": 703}, 1: {"god": 107}},
         steps=("move", "move_figure 703", "to 703")),
    built("the rival is pushed out of the region", "to", land_of, DELTA, ready="move", event=FIRST_CONFLICT,
          gods=("isis", "ra"), guardians=("satet",),
          figures={0: {"god": 407, "satet": 507}, 1: {"god": 107, "warrior": [406]}},
          steps=("move", "move_figure 507", "to 406")),
]  # fmt: skip

CONTROL = [
    case("a majority rather than one that is out of reach", "control 703", start="turn", ready="unlock",
         figures={0: {"god": 702, "warrior": [203]}, 1: {"god": 107, "warrior": [206]}},
         monuments=[("temple", None, 703), ("obelisk", None, 204), ("obelisk", 1, 106, 105, 207)],
         steps=("gain", "unlock_power omnipresent")),
    case("the tie is broken", "control 703", ready="unlock", event=FIRST_CONTROL,
         figures={0: {"god": 702, "warrior": [203]}, 1: {"god": 107, "warrior": [800]}},
         monuments=[("temple", None, 703), ("temple", 0, 700), ("temple", 1, 600), ("obelisk", None, 204),
                    ("obelisk", 1, 106, 105, 207)],
         steps=("gain", "unlock_power omnipresent")),
    case("a second type rather than more of the first", "control 802", ready="unlock", event=FIRST_CONTROL + 1,
         figures={0: {"god": 702}, 1: {"god": 107}},
         monuments=[("temple", None, 703), ("temple", 0, 700, 600), ("pyramid", None, 802)],
         steps=("gain", "unlock_power omnipresent")),
    case("what the rival holds most of is broken", "control 204", ready="unlock", event=LAST_CONTROL,
         figures={0: {"god": 203, "warrior": [702]}, 1: {"god": 107, "warrior": [800]}}, devotion=(24, 24),
         monuments=[("temple", 1, 703), ("temple", 0, 700, 600, 601, 801), ("obelisk", 1, 204), ("obelisk", 0, 303)],
         steps=("gain", "unlock_power omnipresent")),
]  # fmt: skip


def separating(one: int, other: int, **table: Any) -> list[str]:
    """Lines that put two hexes into different regions."""
    state = arrange(table)
    decision = state.decision()
    assert decision is not None
    found: list[Action] = []
    for action in decision.actions:
        if action[0] == "caravan":
            copy = state.clone()
            copy.apply(action)
            if copy.land.region_at[PLACE[one]] != copy.land.region_at[PLACE[other]]:
                found.append(action)
    return [action_text(action) for action in found]


ALONE = {"figures": {0: {"god": 103, "warrior": [106]}, 1: {"god": 800, "warrior": [700]}}, "event": FIRST_CARAVAN}
CARAVAN = {"ready": "unlock", "followers": {0: 0}, **ALONE}
CUTS = [
    case("a caravan between our two figures", "region 3", steps=("gain",), **CARAVAN),
    case("the line between our two figures", separating(103, 106, steps=("gain", "region 3"), **CARAVAN),
         steps=("gain", "region 3"), **CARAVAN),
]  # fmt: skip

CASES = CARDS + BIDS + STEPS_OF_BATTLE + TURNS + POWERS + FIGURES + CONTROL + CUTS
