"""The state of a match (section 4).

Lists are by seat, or by zone where it says so. Tiles, battle cards, creatures and zones in a set are bits of a mask;
divine intervention cards are counted (packing.py). The pile has no order: whatever is drawn is chosen by chance at that
moment, so there is no order that anybody could know.
"""

from typing import Any

from game.core.canon import Plain
from game.core.decision import Decision
from game.core.frames import Frame, FrameState
from game.core.result import Result
from game.core.rng import Rng
from game.rules.kemet.cards import START_HAND
from game.rules.kemet.content import START_PRAYER, WARRIORS
from game.rules.kemet.fight import Fight
from game.rules.kemet.knowledge import determinize
from game.rules.kemet.land import DISTRICTS, ZONES
from game.rules.kemet.plain import to_plain
from game.rules.kemet.powers import Powers, powers_of
from game.rules.kemet.scoring import result
from game.rules.kemet.table import Table

NOBODY = -1
UNUSED = -1
UNDECIDED = -1

# A second army in a zone, there to fight for it: zone, seat, warriors, its creature (or NO_CREATURE).
Intruder = tuple[int, int, int, int]

__all__ = ["NOBODY", "UNDECIDED", "UNUSED", "Intruder", "KemetState", "Table"]


class KemetState(FrameState):
    __slots__ = (
        "battle_points",
        "bought",
        "buy_colours",
        "cities",
        "creatures",
        "di",
        "di_discard",
        "di_known",
        "di_pile",
        "divine_points",
        "doubles",
        "face_down",
        "face_up",
        "fight",
        "gods",
        "hand",
        "held",
        "holder",
        "intruders",
        "market",
        "night",
        "order",
        "powers",
        "prayer",
        "pyramids",
        "rng",
        "round",
        "silver",
        "spaces",
        "stable",
        "supply",
        "swapped",
        "table",
        "tiles",
        "turn",
        "veterans",
        "vision",
        "warriors",
        "winner",
    )

    def __init__(
        self,
        table: Table,
        rng: Rng,
        round_number: int,
        turn: int,
        night: int,
        order: tuple[int, ...],
        gods: tuple[int, ...],
        cities: tuple[int, ...],
        holder: list[int],
        warriors: list[int],
        creatures: list[int],
        held: list[int],
        intruders: tuple[Intruder, ...],
        pyramids: list[int],
        prayer: list[int],
        supply: list[int],
        battle_points: list[int],
        divine_points: list[int],
        veterans: list[int],
        tiles: list[int],
        powers: list[Powers],
        stable: list[int],
        hand: list[int],
        face_up: list[int],
        face_down: list[int],
        di: list[int],
        di_known: list[int],
        di_pile: int,
        di_discard: int,
        vision: int,
        spaces: list[int],
        silver: list[int],
        bought: list[int],
        buy_colours: list[tuple[int, ...]],
        swapped: int,
        market: int,
        doubles: int,
        fight: Fight | None,
        winner: int,
        frames: list[Frame],
        pending: Decision | None,
    ) -> None:
        self.table = table
        self.rng = rng
        self.round = round_number  # 0 during setup
        self.turn = turn  # turns begun this day
        self.night = night  # the step that is running, 1 to 9; 0 by day
        self.order = order  # seats in turn order
        self.gods = gods  # or UNDECIDED
        self.cities = cities  # or UNDECIDED
        self.holder = holder  # by zone: whose army stands there, or NOBODY
        self.warriors = warriors  # by zone: of the holder
        self.creatures = creatures  # by zone: of the holder, a mask; two only within a move
        self.held = held  # zones with an army of the seat, a mask
        self.intruders = intruders
        self.pyramids = pyramids  # by district: 4 * level + colour; 0: none
        self.prayer = prayer
        self.supply = supply  # warriors not on the map
        self.battle_points = battle_points
        self.divine_points = divine_points
        self.veterans = veterans
        self.tiles = tiles
        self.powers = powers  # what the tiles do together
        self.stable = stable  # creatures in supply
        self.hand = hand  # battle cards
        self.face_up = face_up  # battle cards discarded for all to see
        self.face_down = face_down
        self.di = di  # divine intervention cards in hand
        self.di_known = di_known  # those of them that everybody knows of
        self.di_pile = di_pile
        self.di_discard = di_discard
        self.vision = vision  # the cards that somebody is choosing one from
        self.spaces = spaces  # of the action pyramid with a token on them; bit 9 is the golden one
        self.silver = silver  # the space of the silver token, or UNUSED
        self.bought = bought  # colours bought this round, a mask
        self.buy_colours = buy_colours  # purchase tokens on the buy spaces, from the first on
        self.swapped = swapped  # districts in which a creature was exchanged this turn
        self.market = market  # tiles on display
        self.doubles = doubles  # tiles of which two copies are on display
        self.fight = fight
        self.winner = winner  # who started a turn with enough points, or NOBODY
        self.frames = frames
        self.pending = pending
        self.emit = None

    @classmethod
    def empty(cls, table: Table, rng: Rng) -> "KemetState":
        n = table.seats
        return cls(
            table, rng, 0, 0, 0, table.start_order, (UNDECIDED,) * n, (UNDECIDED,) * n,
            [NOBODY] * ZONES, [0] * ZONES, [0] * ZONES, [0] * n, (), [0] * DISTRICTS,
            [START_PRAYER] * n, [WARRIORS] * n, [0] * n, [0] * n, [0] * n,
            [0] * n, [powers_of(0) for _ in range(n)], [0] * n,
            [START_HAND] * n, [0] * n, [0] * n, [0] * n, [0] * n, 0, 0, 0,
            [0] * n, [UNUSED] * n, [0] * n, [() for _ in range(n)], 0, 0, 0, None, NOBODY, [], None,
        )  # fmt: skip

    def clone(self) -> "KemetState":
        return KemetState(
            self.table,
            Rng(self.rng.state),
            self.round,
            self.turn,
            self.night,
            self.order,
            self.gods,
            self.cities,
            self.holder[:],
            self.warriors[:],
            self.creatures[:],
            self.held[:],
            self.intruders,
            self.pyramids[:],
            self.prayer[:],
            self.supply[:],
            self.battle_points[:],
            self.divine_points[:],
            self.veterans[:],
            self.tiles[:],
            self.powers[:],
            self.stable[:],
            self.hand[:],
            self.face_up[:],
            self.face_down[:],
            self.di[:],
            self.di_known[:],
            self.di_pile,
            self.di_discard,
            self.vision,
            self.spaces[:],
            self.silver[:],
            self.bought[:],
            self.buy_colours[:],
            self.swapped,
            self.market,
            self.doubles,
            self.fight.clone() if self.fight is not None else None,
            self.winner,
            self.frames[:],
            self.pending,
        )

    def view(self, seat: int) -> dict[str, Any]:
        from game.rules.kemet.view import view  # it shows what the phases compute, and they build on the state

        return view(self, seat)

    def determinize(self, seat: int, rng: Rng) -> "KemetState":
        return determinize(self, seat, rng)

    def result(self) -> Result | None:
        return result(self)

    def to_plain(self) -> Plain:
        return to_plain(self)
