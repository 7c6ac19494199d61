"""The state of a match: every zone of section 4.1 and the turn flags of 4.2.

Hidden piles hold cards with knowledge (`game.core.piles`), their top is the last one; open zones hold bare kinds.
`spent` and `acted` together are the rulebook's played cards: used as gold, used for their action.
"""

from typing import Any

from game.core.canon import Plain
from game.core.decision import Decision
from game.core.frames import Frame, FrameState
from game.core.result import Result
from game.core.rng import Rng
from game.rules.afterlife.content import EMPTY
from game.rules.afterlife.knowledge import determinize
from game.rules.afterlife.plain import to_plain
from game.rules.afterlife.scoring import result


class Table:
    """What is fixed for the whole match and known to everybody. Shared by all clones."""

    __slots__ = (
        "browse",
        "cards",
        "counts",
        "free_entombs",
        "full_order",
        "groups",
        "options",
        "seats",
        "solo",
        "start",
    )

    def __init__(
        self, seats: int, options: dict[str, str], start: int, groups: tuple[int, ...], cards: tuple[int, ...]
    ) -> None:
        self.seats = seats
        self.options = options
        self.start = start
        self.groups = groups  # per set: the group it scores in (super-sets share one)
        self.cards = cards  # everything that went into the stock
        self.solo = seats == 1
        self.free_entombs = 0 if options["mode"] == "solo_master_embalmer" else 1
        self.full_order = options["discard_order"] == "full"
        self.browse = options["browse_own_discard_in_turn"] == "on"
        self.counts = options["show_counts"] == "on"


class Turn:
    """Flags of the running turn (4.2). The tuples are replaced, never changed, so clones share them."""

    __slots__ = (
        "bought",
        "bought_height",
        "censer",
        "changed",
        "discount",
        "done",
        "extra_draw",
        "free_entombs",
        "gold_bonus",
        "ring",
        "thoth",
        "throne",
    )

    def __init__(
        self,
        free_entombs: int,
        changed: bool = False,
        ring: bool = False,
        gold_bonus: int = 0,
        discount: int = 0,
        thoth: int = 0,
        censer: bool = False,
        throne: bool = False,
        extra_draw: int = 0,
        bought_height: int = 0,
        bought: tuple[int, ...] = (),
        done: tuple[int, ...] = (),
    ) -> None:
        self.free_entombs = free_entombs
        self.changed = changed  # the pyramid changed through the active player (R3)
        self.ring = ring
        self.gold_bonus = gold_bonus
        self.discount = discount
        self.thoth = thoth  # what every card counts as gold, 0 while no Thoth is active
        self.censer = censer
        self.throne = throne
        self.extra_draw = extra_draw
        self.bought_height = bought_height  # of the discard pile with the last card bought on top, 0 if it is not there
        self.bought = bought
        self.done = done  # kinds whose action was carried out

    def clone(self) -> "Turn":
        return Turn(
            self.free_entombs,
            self.changed,
            self.ring,
            self.gold_bonus,
            self.discount,
            self.thoth,
            self.censer,
            self.throne,
            self.extra_draw,
            self.bought_height,
            self.bought,
            self.done,
        )


class AfterlifeState(FrameState):
    __slots__ = (
        "acted",
        "active",
        "boneyard",
        "discard",
        "draw",
        "hand",
        "offered",
        "pyramid",
        "revealed",
        "rng",
        "set_aside",
        "spent",
        "stock",
        "table",
        "tomb",
        "turn",
        "turns",
    )

    def __init__(
        self,
        table: Table,
        rng: Rng,
        active: int,
        turns: int,
        turn: Turn,
        pyramid: list[int],
        stock: list[int],
        boneyard: list[int],
        draw: list[list[int]],
        hand: list[list[int]],
        discard: list[list[int]],
        tomb: list[list[int]],
        spent: list[int],
        acted: list[int],
        set_aside: list[int],
        offered: list[int],
        revealed: list[int],
        frames: list[Frame],
        pending: Decision | None,
    ) -> None:
        self.table = table
        self.rng = rng
        self.active = active
        self.turns = turns  # turns finished by all seats together
        self.turn = turn
        self.pyramid = pyramid  # by slot: a kind or EMPTY
        self.stock = stock
        self.boneyard = boneyard
        self.draw = draw
        self.hand = hand
        self.discard = discard
        self.tomb = tomb
        self.spent = spent
        self.acted = acted
        self.set_aside = set_aside  # by Serdab, of the active player
        self.offered = offered  # by Judgement of the Dead, open
        self.revealed = revealed  # turned up by Brain Hook or Book of Gates, open
        self.frames = frames
        self.pending = pending
        self.emit = None

    @classmethod
    def empty(cls, table: Table, rng: Rng) -> "AfterlifeState":
        def piles() -> list[list[int]]:
            return [[] for _ in range(table.seats)]

        turn = Turn(table.free_entombs)
        return cls(
            table, rng, table.start, 0, turn, [EMPTY] * 6, [], [],
            piles(), piles(), piles(), piles(), [], [], [], [], [], [], None,
        )  # fmt: skip

    def clone(self) -> "AfterlifeState":
        return AfterlifeState(
            self.table,
            Rng(self.rng.state),
            self.active,
            self.turns,
            self.turn.clone(),
            self.pyramid[:],
            self.stock[:],
            self.boneyard[:],
            [pile[:] for pile in self.draw],
            [pile[:] for pile in self.hand],
            [pile[:] for pile in self.discard],
            [pile[:] for pile in self.tomb],
            self.spent[:],
            self.acted[:],
            self.set_aside[:],
            self.offered[:],
            self.revealed[:],
            self.frames[:],
            self.pending,
        )

    def opponents(self, seat: int) -> list[int]:
        """Clockwise from the seat after the given one (5.4)."""
        seats = self.table.seats
        return [(seat + step) % seats for step in range(1, seats)]

    def view(self, seat: int) -> dict[str, Any]:
        from game.rules.afterlife.view import view  # it shows what the phases compute, and they build on the state

        return view(self, seat)

    def determinize(self, seat: int, rng: Rng) -> "AfterlifeState":
        return determinize(self, seat, rng)

    def result(self) -> Result | None:
        return result(self)

    def to_plain(self) -> Plain:
        return to_plain(self)
