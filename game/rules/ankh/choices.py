"""Ready-made action tuples, so that legal actions are looked up and not built. Hexes are written as in `hexes.NAME`."""

from itertools import combinations

from game.core.decision import Action
from game.rules.ankh.content import (
    CARD_IDS,
    CARDS,
    GOD_IDS,
    GUARDIAN_IDS,
    MONUMENT_IDS,
    MOST_REGIONS,
    POWER_IDS,
    ROW_IDS,
)
from game.rules.ankh.hexes import AIMS, COLUMNS, HEXES, NAME, PLACE, ROWS_OF_MAP

MOST_ANSWERS = 40  # of one decision; longer lists are split into two questions

YES: Action = ("yes",)
NO: Action = ("no",)
YES_NO: list[Action] = [YES, NO]
ROW: list[Action] = [(name,) for name in ROW_IDS]
# By the row used last: which may follow.
ROWS_BELOW: list[list[Action]] = [ROW[row:] for row in range(len(ROW_IDS) + 1)]

END_MOVE: Action = ("end_move",)
END_SUMMON: Action = ("end_summon",)
SLOT_REGULAR: Action = ("slot", "regular")
SLOT_UNDERWORLD: Action = ("slot", "underworld")
SUMMON_WARRIOR: Action = ("summon", "warrior")
SUMMON_LOCKED: Action = ("summon", "locked")
SUMMON_GUARDIAN: list[Action] = [("summon", name) for name in GUARDIAN_IDS]
ON_WATER: Action = ("water",)
REGION: list[Action] = [("region", number) for number in range(MOST_REGIONS + 1)]
AIM: list[Action] = [("aim", name) for name in AIMS]
UNLOCK_POWER: list[Action] = [("unlock_power", name) for name in POWER_IDS]
SKIP_UNLOCK: Action = ("skip_unlock",)
SKIP_CARAVAN: Action = ("skip_caravan",)
SKIP_SWAP: Action = ("skip_swap",)
OBELISK_PASS: Action = ("obelisk_pass",)
CARD: list[Action] = [("card", name) for name in CARD_IDS]
CARD_PAIRS: list[Action] = [("cards", CARD_IDS[one], CARD_IDS[two]) for one, two in combinations(range(CARDS), 2)]
CARDS_OF: dict[Action, int] = {
    **{action: 1 << card for card, action in enumerate(CARD)},
    **{
        action: 1 << pair[0] | 1 << pair[1]
        for action, pair in zip(CARD_PAIRS, combinations(range(CARDS), 2), strict=True)
    },
}
BUILD_TYPE: list[Action] = [("build", name) for name in MONUMENT_IDS]
SKIP_BUILD: Action = ("skip_build",)
BID_MORE: Action = ("bid_more",)
TRAP: list[Action] = [("trap", name) for name in GOD_IDS]
SKIP_TRAP: Action = ("skip_trap",)
SKIP_GATE: Action = ("skip_gate",)
GATE_FROM_DASHBOARD: Action = ("gate", "dashboard")


class HexActions:
    """Actions that name one hex. Lists for a mask are put together row by row from lists that are made once."""

    __slots__ = ("by_hex", "rows")

    def __init__(self, kind: str) -> None:
        self.by_hex: list[Action] = [(kind, name) for name in NAME]
        self.rows: list[dict[int, list[Action]]] = [{} for _ in range(ROWS_OF_MAP)]

    def listed(self, mask: int) -> list[Action]:
        found: list[Action] = []
        row = 0
        while mask:
            part = mask & ROW_MASK
            if part:
                known = self.rows[row].get(part)
                if known is None:
                    start = row * COLUMNS
                    known = [self.by_hex[start + column] for column in range(COLUMNS) if part >> column & 1]
                    self.rows[row][part] = known
                found += known
            mask >>= COLUMNS
            row += 1
        return found


ROW_MASK = (1 << COLUMNS) - 1
MOVE_FIGURE = HexActions("move_figure")
TO = HexActions("to")
SLOT_PYRAMID = HexActions("slot")
ON_HEX = HexActions("hex")
CONTROL_AT = HexActions("control")
KEEP_NUMBER = HexActions("keep")
OBELISK_MOVE = HexActions("obelisk_move")
GATE_FROM = HexActions("gate")
_bids: list[Action] = [("bid", number) for number in range(HEXES)]


def bid_action(number: int) -> Action:
    while len(_bids) <= number:
        _bids.append(("bid", len(_bids)))
    return _bids[number]


def place_of(action: Action) -> int:
    """The hex that the second part of an action names."""
    name = action[1]
    assert isinstance(name, int)
    return PLACE[name]


def number_of(action: Action) -> int:
    number = action[1]
    assert isinstance(number, int)
    return number
