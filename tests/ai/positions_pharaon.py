"""Positions of pharaon with an obvious right move, for the suites that every level must pass.

Seat 0 decides, in a match of two unless it says otherwise. The circle is nile, burial, offerings, nobles, artisans, and
the entry colours are R, B, K, Y, G in this order. In the last round the rival has passed and stands at the end of the
pyramid, so that only the own actions count. `right` holds every answer that keeps the best outcome.
"""

from typing import Any, NamedTuple

from helpers.pharaon import do, give, own, position, restart, show_artisans, show_nobles

from game.rules.pharaon.content import JAR_INDEX, PYRAMID
from game.rules.pharaon.state import PharaonState
from game.rules.pharaon.traitor import PlaceTop
from game.rules.pharaon.turn import TurnEnd

ENTRY = {"nile": "R", "burial": "B", "offerings": "K", "nobles": "Y", "artisans": "G"}


class Case(NamedTuple):
    name: str
    right: tuple[str, ...]
    tokens: str
    steps: tuple[str, ...]  # played before the question
    zones: tuple[str, ...]  # that are not full
    table: dict[str, Any]  # what is different from an empty table
    rest: dict[str, Any]  # further things for `position`

    def state(self) -> PharaonState:
        full = {colour: colour * 3 for zone, colour in ENTRY.items() if zone not in self.zones}
        state = position(**{"seats": 2, "wheel": full, **self.rest})
        give(state, self.tokens)
        self._arrange(state)
        do(state, *self.steps)
        return state

    def _arrange(self, state: PharaonState) -> None:
        table = self.table
        show_nobles(state, *table.get("nobles", ()))
        if not table.get("deck", True):
            state.noble_deck = 0
        show_artisans(state, *table.get("artisans", ()))
        state.burial[1] = table.get("rival_burial", 2)
        for noble in table.get("rival_nobles", ()):
            own(state, noble, 1)
        state.first_player = table.get("first", 0)
        if table.get("rival_done", True):
            state.row[1], state.field[1] = 0, len(PYRAMID[0]) - 1
        if "field" in table:  # seat 0 has passed first and stands here
            state.row[:] = [0, -1]
            state.field[:] = [table["field"], 0]
        if "traitor_jar" in table:  # his last one
            state.stack = 0
            state.frames = [TurnEnd(1), PlaceTop(JAR_INDEX[table["traitor_jar"]])]
            state.advance()
        else:
            restart(state)


TABLE = ("nobles_shown", "artisans_shown", "deck", "rival_burial", "rival_nobles", "first", "rival_done", "field",
         "traitor_jar")  # fmt: skip


def case(name: str, right: str, tokens: str, zones: str, steps: str = "", **rest: Any) -> Case:
    """`right` and `steps`: answers separated by commas; `zones`: those with free spaces."""
    table = {key.removesuffix("_shown"): rest.pop(key) for key in TABLE if key in rest}
    rest.setdefault("round_number", 5)
    return Case(
        name,
        tuple(right.split(", ")),
        tokens,
        tuple(steps.split(", ")) if steps else (),
        tuple(zones.split()),
        table,
        rest,
    )


ALL = "nile burial offerings nobles artisans"
CRAFTS = ("artisan_weaver_1", "artisan_potter_1", "artisan_goldsmith_1", "artisan_carpenter_1")

LAST_ACTIONS = [
    case("nine points for two tokens", "burial 3", "BK", "burial", burial=2),
    case("ten points for three tokens", "burial 5", "BKR", "burial", burial=4),
    case("the artisan with most points", "artisans 3", "GGG", "artisans", artisans_shown=CRAFTS),
    case("the artisan with most points, paid in another colour", "artisans 3", "GKKK", "artisans",
         artisans_shown=CRAFTS),
    case("the artisan whom Isis waits for", "artisans 1", "SSS", "burial artisans", burial=2, nile="GBK",
         artisans=("artisan_sculptor_1", "artisan_painter_1"), artisans_shown=("artisan_goldsmith_1",)),
    case("a noble and the pharaoh token", "nobles 1", "GBRKY", "burial nobles", burial=3, nobles=["architect"],
         nobles_shown=("judge", "seer", "treasurer")),
    case("the third step and the pharaoh token", "burial 3", "SS", "burial offerings", burial=2,
         nobles=["architect", "foreman"], pairs=["p1+j:nile"]),
    case("points rather than jokers", "offerings 2", "K", "offerings", pairs=["j:nile+j:nobles", "p2+p2"]),
    case("a second token for the bonus", "offerings_bonus 1", "KK", "offerings", pairs=["p1+p1"], bonus=["p2"]),
    case("no second token for a lone joker", "offerings 1", "KKG", "offerings burial", burial=7,
         pairs=["p2+p2", "p2+p1"], bonus=["j:nile"], bag=""),
    case("two discs reach the top", "nile 4", "RBG", "nile", nile="RRBB"),
    case("two other discs reach the top", "nile 5", "RBG", "nile", nile="RRGG"),
    case("not five tokens for three points", "pass", "GBRKY", "nobles", nobles_shown=("seer",), deck=False),
    case("the pair that Horus asks for", "offerings 1", "K", "offerings", burial=2, pairs=["p2+p2", "j:nile+oG"]),
    case("the second step and a god", "burial 2", "GRB", "burial nile", burial=1, nile="GBK"),
    case("burial rather than a pair of jokers", "burial 4", "BRGY", "burial offerings", burial=3,
         pairs=["j:nile+j:nobles"]),
]  # fmt: skip

LAST_NOBLES = [
    case("twelve rather than ten", "nobles 2", "GBRKY", "nobles", nobles_shown=("architect", "priestess", "seer")),
    case("the high priest of many offerings", "nobles 3", "G+B+R+K+Y+p1+p1+p1+p2+oG", "nobles",
         nobles_shown=("judge", "architect", "high_priest")),
    case("the vizier of a large court", "nobles 1", "GBRKY", "nobles", nobles=["architect", "foreman", "priestess"],
         nobles_shown=("grand_vizier", "chief_decorator", "general")),
    case("the supplier of a high tomb", "nobles 2", "GBRKY", "nobles", burial=5,
         nobles_shown=("priestess", "chief_supplier", "foreman")),
    case("the stewardess of a full river", "nobles 3", "GBRKY", "nobles", nile="GGGBBBRRRKKK",
         nobles_shown=("priestess", "foreman", "stewardess")),
    case("the physician of five values", "nobles 1", "GBRKY", "nobles",
         artisans=("artisan_goldsmith_1", "artisan_sculptor_1", "artisan_painter_1", "artisan_carpenter_1",
                   "artisan_potter_1"),
         nobles_shown=("physician", "priestess", "architect")),
    case("the official with a free step", "nobles 1", "GBRKY", "nobles", burial=4,
         nobles_shown=("court_official_5", "architect", "foreman")),
    case("the noble whom Anubis waits for", "nobles 1", "G+B+R+K+Y+p1+p1", "nobles burial", burial=3,
         nobles=["architect"], rival_nobles=["seer", "general"], rival_burial=3,
         nobles_shown=("priestess", "foreman", "judge")),
]  # fmt: skip
# Priestess and Judge are worth the same.
LAST_NOBLES[-1] = LAST_NOBLES[-1]._replace(right=("nobles 1", "nobles 3"))

PAYMENTS = [
    case("a basic rather than silver", "pay B+K+Y", "BKYS", "burial", "burial 1", round_number=2),
    case("a basic rather than its offering", "pay B+K+Y", "B+K+Y+oK", "burial", "burial 1", round_number=2),
    case("three rather than four", "pay G+G+G", "GGGRRR", "artisans", "artisans 1",
         artisans_shown=("artisan_goldsmith_1",)),
    case("offerings count twice for the high priest", "pay B+K+Y", "B+K+Y+oK", "burial", "burial 1",
         nobles=["high_priest"]),
    case("silver counts for the treasurer", "pay B+K+j:burial", "B+K+S+j:burial", "burial", "burial 1",
         nobles=["treasurer"]),
    case("basics count for the teacher", "pay K+Y+S, pay B+Y+S, pay B+K+S", "BKYS", "burial", "burial 1",
         nobles=["teacher"]),
    case("the third offering belongs to Horus", "pay B+S", "B+S+oK+p1+p1", "burial", "burial 3", burial=2),
    case("a joker that can do nothing else", "pay B+j:burial", "B+K+j:burial", "burial offerings", "burial 3", burial=2,
         pairs=["p2+p2"]),
    case("the token that opens another zone is kept", "pay B+S", "BSK", "burial offerings", "burial 3", burial=2,
         pairs=["p2+p2"], nobles=["teacher"]),
]  # fmt: skip

STEPS = [
    case("the top rather than the second level", "nile_step R", "RBK", "nile", "nile 3", nile="RRG"),
    case("both steps with one disc", "nile_step R", "RB", "nile", "nile 4, nile_step R"),
    case("two steps to the top", "nile_step B", "RB", "nile", "nile 4", nile="B"),
    case("the third track for Isis", "nile_step K, nile_step Y, nile_step G", "RBK", "nile", "nile 3", nile="RB",
         artisans=("artisan_goldsmith_1", "artisan_sculptor_1", "artisan_painter_1")),
]  # fmt: skip

REWARDS = [
    case("three points rather than one", "reward first_player", "", "nile", rival_done=False, field=0, first=1),
    case("the general's token", "reward first_player", "", "nile", rival_done=False, field=2, first=1,
         nobles=["general"]),
    case("silver for the treasurer", "reward silver", "", "nile", rival_done=False, field=1, nobles=["treasurer"]),
    case("a basic for the teacher", "reward basic", "", "nile", rival_done=False, field=1, nobles=["teacher"]),
    case("an offering for the high priest", "reward offering", "", "nile", rival_done=False, field=2,
         nobles=["high_priest"], bonus=["p2"]),
    case("silver rather than a basic", "reward silver", "G", "nile", round_number=2, rival_done=False, field=1),
    case("a step for nothing", "yes", "G", ALL, "take_jar jar_aar", round_number=2, rival_done=False,
         others=["GBRKY"], nobles=["general"], jars=["jar_aar", "jar_rrj", "jar_acj"]),
    case("the bonus with points", "bonus 2", "", "nile", "reward offering", rival_done=False, field=2,
         bonus=["oG", "p2"]),
    case("one more basic", "basic G, basic B, basic R, basic K, basic Y", "G", ALL, "take_jar jar_aar",
         round_number=3, nobles=["teacher"], jars=["jar_aar", "jar_rrj"]),
    case("all five colours", "take_jar jar_cjr", "GY", "nile", round_number=3,
         jars=["jar_aat", "jar_cjr"]),
    case("all five colours, the other way", "take_jar jar_ajt", "RRK", "nile", round_number=3,
         jars=["jar_rrc", "jar_ajt"]),
    case("the official's best artisan", "artisan 3", "GBRKY", "nobles", "nobles 1", artisans_shown=CRAFTS,
         nobles_shown=("court_official_3",), rival_burial=0),
    case("the bonus with more points", "bonus 1", "KK", "offerings", "offerings_bonus 1", pairs=["p1+p1"],
         bonus=["p2", "p1", "oG"]),
]  # fmt: skip

EXCHANGES = [
    case("silver for nothing", "exchange treasurer", "G", "nile", "pass", nobles=["treasurer"]),
    case("the third offering is not given away", "give G", "G+oG+p1+p1", "nile", "pass, exchange treasurer",
         burial=2, nobles=["treasurer"]),
    case("the seer finds the missing colour", "exchange seer", "BG", "burial", burial=2, nobles=["seer"]),
    case("it is the missing colour that is taken", "basic K", "BG", "burial", "exchange seer, give G", burial=2,
         nobles=["seer"]),
    case("the colour that is not needed is given", "give G", "BG", "burial", "exchange seer", burial=2,
         nobles=["seer"]),
]  # fmt: skip

BEFORE_THE_END = [
    case("two for one", "offerings 1", "K", "offerings", round_number=3, pairs=["oG+oR"], jars=["jar_aar", "jar_rrj"]),
    case("tokens back and two steps", "nile 4", "RB", "nile", round_number=2, jars=["jar_aar", "jar_rrj"]),
    case("the race for the pharaoh token", "burial 3", "BK", "burial offerings", round_number=3, burial=2,
         nobles=["architect", "foreman"], rival_done=False, rival_nobles=["judge", "general"], rival_burial=2,
         others=["BBKK"], pairs=["oG+oR"], jars=["jar_aar", "jar_rrj", "jar_acj"]),
    case("two useful offerings rather than two jokers for a finished tomb", "offerings 2", "K", "offerings",
         round_number=3, burial=7, pairs=["j:burial+j:burial", "oR+oB"], jars=["jar_aar", "jar_rrj"]),
]  # fmt: skip

LIGHT = [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0)]
SOLO = [
    case("no burial step for the Traitor", "to_wheel G", "GBRKY", ALL, seats=1, boards=LIGHT, rival_done=False, field=4,
         traitor_jar="jar_jja", nobles=["priestess"]),
    case("nor an artisan", "to_wheel R", "GBRKY", ALL, seats=1, boards=LIGHT, rival_done=False, field=4,
         traitor_jar="jar_jjr", nobles=["priestess"], artisans_shown=("artisan_goldsmith_1",)),
]  # fmt: skip

CASES = LAST_ACTIONS + LAST_NOBLES + PAYMENTS + STEPS + REWARDS + EXCHANGES + BEFORE_THE_END + SOLO
