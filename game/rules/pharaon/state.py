"""The state of a match (4.1).

Lists that belong to somebody are indexed by owner: the seats, and in solo the Traitor behind them. Sets of cards are
bit masks. A deck, the jar pile and the bag hold what is in them in no order: whatever is drawn is chosen by chance at
that moment, so there is no order that anybody could know.
"""

from typing import Any

from game.core.canon import Plain
from game.core.decision import Decision
from game.core.frames import Frame, FrameState
from game.core.result import Result
from game.core.rng import Rng
from game.rules.pharaon.content import (
    ARTISAN_PLACES,
    BANK,
    BASICS,
    EMPTY,
    NOBLE_PLACES,
    OFFERING_COUNT,
    OFFERINGS,
    TOKENS,
)
from game.rules.pharaon.knowledge import determinize
from game.rules.pharaon.plain import to_plain
from game.rules.pharaon.scoring import result
from game.rules.pharaon.table import TRAITOR, Table

NOT_PASSED = -1
NO_ROW = 4  # of the last to pass
NOBODY = -1

__all__ = ["NOBODY", "NOT_PASSED", "NO_ROW", "TRAITOR", "PharaonState", "Table"]


class PharaonState(FrameState):
    __slots__ = (
        "artisan_deck",
        "artisan_display",
        "artisans",
        "aside",
        "bag",
        "bank",
        "bonus",
        "burial",
        "columns",
        "drawn",
        "field",
        "first_player",
        "gone_artisans",
        "gone_nobles",
        "jar_discard",
        "jar_pile",
        "jars",
        "nile",
        "noble_deck",
        "noble_display",
        "nobles",
        "offering_discard",
        "pairs",
        "pharaoh",
        "rng",
        "round",
        "row",
        "stack",
        "table",
        "tokens",
        "used",
        "wheel",
    )

    def __init__(
        self,
        table: Table,
        rng: Rng,
        round_number: int,
        first_player: int,
        pharaoh: int,
        bank: list[int],
        tokens: list[list[int]],
        nobles: list[int],
        used: list[int],
        artisans: list[int],
        burial: list[int],
        nile: list[list[int]],
        row: list[int],
        field: list[int],
        wheel: list[tuple[int, ...]],
        bag: list[int],
        offering_discard: list[int],
        pairs: list[tuple[int, ...]],
        bonus: list[int],
        noble_deck: int,
        noble_display: list[int],
        gone_nobles: int,
        artisan_deck: int,
        artisan_display: list[int],
        gone_artisans: int,
        jar_pile: int,
        jars: tuple[int, ...],
        jar_discard: int,
        drawn: int,
        aside: list[int],
        columns: list[tuple[int, ...]],
        stack: int,
        frames: list[Frame],
        pending: Decision | None,
    ) -> None:
        self.table = table
        self.rng = rng
        self.round = round_number  # 0 during setup
        self.first_player = first_player
        self.pharaoh = pharaoh  # an owner or NOBODY
        self.bank = bank  # by resource
        self.tokens = tokens  # per owner: how many of each kind
        self.nobles = nobles  # per owner: a mask
        self.used = used  # per owner: nobles used this round
        self.artisans = artisans  # per owner: a mask
        self.burial = burial  # per owner: steps taken
        self.nile = nile  # per owner: level by track
        self.row = row  # per owner: of the pyramid; or NOT_PASSED, NO_ROW
        self.field = field  # per owner: place in that row
        self.wheel = wheel  # by colour of the sector: token kinds, those beyond its spaces lie beside it
        self.bag = bag  # by offering: how many
        self.offering_discard = offering_discard
        self.pairs = pairs  # by place: two token kinds, or ()
        self.bonus = bonus  # by place: a token kind or EMPTY
        self.noble_deck = noble_deck
        self.noble_display = noble_display  # by place: a noble or EMPTY
        self.gone_nobles = gone_nobles  # discarded by the Traitor
        self.artisan_deck = artisan_deck
        self.artisan_display = artisan_display
        self.gone_artisans = gone_artisans
        self.jar_pile = jar_pile
        self.jars = jars  # revealed and not taken yet
        self.jar_discard = jar_discard
        self.drawn = drawn  # setup: the two nobles that a player is choosing from
        self.aside = aside  # setup, per seat: the noble not kept, as a mask
        self.columns = columns  # solo: token kinds by column, from the bottom
        self.stack = stack  # solo: the Traitor's jars of this round
        self.frames = frames
        self.pending = pending
        self.emit = None

    @classmethod
    def empty(cls, table: Table, rng: Rng) -> "PharaonState":
        owners = table.owners
        return cls(
            table, rng, 0, table.start, NOBODY, list(BANK), [[0] * TOKENS for _ in range(owners)],
            [0] * owners, [0] * owners, [0] * owners, [0] * owners, [[0] * BASICS for _ in range(owners)],
            [NOT_PASSED] * owners, [0] * owners, [()] * BASICS, list(OFFERING_COUNT), [0] * OFFERINGS,
            [()] * table.pair_places, [EMPTY] * table.bonus_places,
            0, [EMPTY] * NOBLE_PLACES, 0, 0, [EMPTY] * ARTISAN_PLACES, 0, 0, (), 0,
            0, [0] * table.seats, [()] * len(table.boards), 0, [], None,
        )  # fmt: skip

    def clone(self) -> "PharaonState":
        return PharaonState(
            self.table,
            Rng(self.rng.state),
            self.round,
            self.first_player,
            self.pharaoh,
            self.bank[:],
            [purse[:] for purse in self.tokens],
            self.nobles[:],
            self.used[:],
            self.artisans[:],
            self.burial[:],
            [levels[:] for levels in self.nile],
            self.row[:],
            self.field[:],
            self.wheel[:],
            self.bag[:],
            self.offering_discard[:],
            self.pairs[:],
            self.bonus[:],
            self.noble_deck,
            self.noble_display[:],
            self.gone_nobles,
            self.artisan_deck,
            self.artisan_display[:],
            self.gone_artisans,
            self.jar_pile,
            self.jars,
            self.jar_discard,
            self.drawn,
            self.aside[:],
            self.columns[:],
            self.stack,
            self.frames[:],
            self.pending,
        )

    def entry_colour(self, zone: int) -> int:
        """The colour of the sector that faces the zone this round (2.3)."""
        return self.table.entries[self.round][zone]

    def view(self, seat: int) -> dict[str, Any]:
        from game.rules.pharaon.view import view  # it shows what the phases compute, and they build on the state

        return view(self, seat)

    def determinize(self, seat: int, rng: Rng) -> "PharaonState":
        return determinize(self, seat, rng)

    def result(self) -> Result | None:
        return result(self)

    def to_plain(self) -> Plain:
        return to_plain(self)
