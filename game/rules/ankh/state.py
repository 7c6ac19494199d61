"""The state of a match (2.4).

Lists "per god" are indexed by the seat that chose the god. Sets of hexes are bit masks. A figure is known by the hex it
stands on; its kind follows from the masks: the god's hex, the guardians of a level, and all others are warriors.
"""

from typing import Any

from game.core.canon import Plain
from game.core.decision import Decision
from game.core.frames import Frame, FrameState
from game.core.result import Result
from game.core.rng import Rng
from game.rules.ankh.content import (
    ALL_CARDS,
    GODS,
    LEVELS,
    MONUMENTS,
    OSIRIS,
    ROWS,
    STARTING_FOLLOWERS,
    TOKENS_IN_POOL,
    WARRIORS,
    figures_on_card,
)
from game.rules.ankh.hexes import BIT, LAND
from game.rules.ankh.knowledge import determinize
from game.rules.ankh.land import Land, land_with
from game.rules.ankh.plain import to_plain
from game.rules.ankh.scoring import LINES, result
from game.rules.ankh.table import Table

NOBODY = -1
OFF_MAP = -1
NO_BID = -1
RUNNING, TOP_REACHED, LAST_GOD, ALL_FORGOTTEN, LAST_CONFLICT_OVER = range(5)

__all__ = ["NOBODY", "NO_BID", "OFF_MAP", "AnkhState", "Table"]


class AnkhState(FrameState):
    __slots__ = (
        "ability",
        "amun_ready",
        "bids",
        "card_left",
        "claws",
        "devotion",
        "ending",
        "event",
        "fallen",
        "figures",
        "flooded",
        "followers",
        "god_at",
        "god_of",
        "gone_guardians",
        "gone_warriors",
        "guardians_at",
        "hand",
        "killed",
        "ladder",
        "land",
        "ledger",
        "locked",
        "margin",
        "markers",
        "monuments",
        "numbers",
        "owned",
        "played",
        "pool_guardians",
        "pool_warriors",
        "powers",
        "rng",
        "sealed",
        "step",
        "suns",
        "table",
        "tiebreaker",
        "tiebreaker_up",
        "tokens",
        "underworld",
        "victor",
    )

    def __init__(
        self,
        table: Table,
        rng: Rng,
        land: Land,
        numbers: tuple[int, ...],
        figures: list[int],
        god_at: list[int],
        guardians_at: list[int],
        claws: dict[int, int],
        suns: int,
        pool_warriors: list[int],
        locked: list[int],
        pool_guardians: list[int],
        card_left: list[int],
        gone_warriors: list[int],
        gone_guardians: list[int],
        monuments: list[int],
        owned: list[int],
        tokens: list[int],
        followers: list[int],
        hand: list[int],
        powers: list[int],
        step: list[int],
        devotion: list[int],
        ladder: list[int],
        fallen: list[int],
        ledger: list[int],
        god_of: list[int],
        ability: list[int],
        underworld: int,
        markers: list[int],
        event: int,
        tiebreaker: int,
        tiebreaker_up: bool,
        amun_ready: bool,
        sealed: list[int],
        played: list[int],
        bids: list[int],
        flooded: int,
        killed: list[int],
        victor: int,
        margin: int,
        ending: int,
        frames: list[Frame],
        pending: Decision | None,
    ) -> None:
        self.table = table
        self.rng = rng
        self.land = land
        self.numbers = numbers  # by conflict number - 1: which region of the land
        self.figures = figures  # per god: where its figures stand
        self.god_at = god_at  # per god: the hex of the god figure, OFF_MAP when it has left
        self.guardians_at = guardians_at  # by level, whosever they are
        self.claws = claws  # by hex of a Giant Scorpion: its aim
        self.suns = suns  # figures with a sun token
        self.pool_warriors = pool_warriors  # per god
        self.locked = locked  # per god: its warriors in Anubis' slots
        self.pool_guardians = pool_guardians  # at god * LEVELS + level
        self.card_left = card_left  # by level: figures left on the guardian card
        self.gone_warriors = gone_warriors  # per god: out of the game
        self.gone_guardians = gone_guardians  # by level
        self.monuments = monuments  # by type: where they stand
        self.owned = owned  # per god: the monuments with its ankh token
        self.tokens = tokens  # per god: ankh tokens in the pool
        self.followers = followers
        self.hand = hand  # per god: cards in hand, as a mask; sealed ones are still in it
        self.powers = powers  # per god: unlocked powers, as a mask
        self.step = step  # per god: unlock steps done
        self.devotion = devotion  # per god: its space
        self.ladder = ladder  # gods in play from the lowest rank to the highest
        self.fallen = fallen  # gods that left the game, in the order in which they would be ranked, lowest first
        self.ledger = ledger  # at god * LINES + line: where devotion came from
        self.god_of = god_of  # per seat: the god it leads, in play or not
        self.ability = ability  # by ability: the god that has it, or NOBODY
        self.underworld = underworld  # Osiris' tokens on the map
        self.markers = markers  # by row
        self.event = event  # the event marker's space
        self.tiebreaker = tiebreaker  # the god that holds the token
        self.tiebreaker_up = tiebreaker_up
        self.amun_ready = amun_ready  # his token is face up
        # Of the battle that is going on:
        self.sealed = sealed  # per god: cards chosen and not revealed yet, as a mask
        self.played = played  # per god: cards revealed
        self.bids = bids  # per god: sealed bid of a plague, or NO_BID
        self.flooded = flooded  # figures that Flood protects
        self.killed = killed  # per god: figures killed
        self.victor = victor
        self.margin = margin
        self.ending = ending
        self.frames = frames
        self.pending = pending
        self.emit = None

    @classmethod
    def empty(cls, table: Table, rng: Rng) -> "AnkhState":
        seats = table.seats
        land = land_with(0)
        return cls(
            table, rng, land, tuple(range(len(land.regions))), [0] * seats, [OFF_MAP] * seats, [0] * LEVELS, {}, 0,
            [WARRIORS] * seats, [0] * seats, [0] * (seats * LEVELS),
            [figures_on_card(kind, seats) for kind in table.guardians], [0] * seats, [0] * LEVELS,
            [0] * MONUMENTS, [0] * seats, [TOKENS_IN_POOL] * seats, [STARTING_FOLLOWERS] * seats,
            [ALL_CARDS] * seats, [0] * seats, [0] * seats, [0] * seats,
            [(table.first + place) % seats for place in range(seats - 1, -1, -1)], [], [0] * (seats * LINES),
            list(range(seats)),
            [table.gods.index(god) if god in table.gods else NOBODY for god in range(GODS)],
            0, [table.start_space] * ROWS, 0, NOBODY, False, True,
            [0] * seats, [0] * seats, [NO_BID] * seats, 0, [0] * seats, NOBODY, 0, RUNNING, [], None,
        )  # fmt: skip

    def clone(self) -> "AnkhState":
        return AnkhState(
            self.table,
            Rng(self.rng.state),
            self.land,
            self.numbers,
            self.figures[:],
            self.god_at[:],
            self.guardians_at[:],
            self.claws.copy(),
            self.suns,
            self.pool_warriors[:],
            self.locked[:],
            self.pool_guardians[:],
            self.card_left[:],
            self.gone_warriors[:],
            self.gone_guardians[:],
            self.monuments[:],
            self.owned[:],
            self.tokens[:],
            self.followers[:],
            self.hand[:],
            self.powers[:],
            self.step[:],
            self.devotion[:],
            self.ladder[:],
            self.fallen[:],
            self.ledger[:],
            self.god_of[:],
            self.ability[:],
            self.underworld,
            self.markers[:],
            self.event,
            self.tiebreaker,
            self.tiebreaker_up,
            self.amun_ready,
            self.sealed[:],
            self.played[:],
            self.bids[:],
            self.flooded,
            self.killed[:],
            self.victor,
            self.margin,
            self.ending,
            self.frames[:],
            self.pending,
        )

    # What is asked of the board everywhere --------------------------------------------------------------------------

    def occupied(self) -> int:
        monuments = self.monuments
        found = monuments[0] | monuments[1] | monuments[2]
        for figures in self.figures:
            found |= figures
        return found

    def free_for(self, god: int) -> int:
        """Empty land hexes without an underworld token of another god (2.2)."""
        free = LAND & ~self.occupied()
        return free if self.ability[OSIRIS] == god else free & ~self.underworld

    def standing(self) -> int:
        """All monuments on the map."""
        monuments = self.monuments
        return monuments[0] | monuments[1] | monuments[2]

    def neutral(self) -> int:
        found = self.standing()
        for owned in self.owned:
            found &= ~owned
        return found

    def enemies_of(self, god: int) -> int:
        """Where figures of other gods stand."""
        found = 0
        for other, figures in enumerate(self.figures):
            if other != god:
                found |= figures
        return found

    def warriors_of(self, god: int) -> int:
        at = self.guardians_at
        found = self.figures[god] & ~(at[0] | at[1] | at[2])
        place = self.god_at[god]
        return found & ~BIT[place] if place != OFF_MAP else found

    def guardians_of_kind(self, kind: int) -> int:
        """Where guardians of this kind stand, whosever they are."""
        level = self.table.level_of(kind)
        return self.guardians_at[level] if level >= 0 else 0

    def owner_at(self, place: int) -> int:
        """The god whose figure stands there, or NOBODY."""
        for god, figures in enumerate(self.figures):
            if figures >> place & 1:
                return god
        return NOBODY

    def area(self, number: int) -> int:
        """The region with this conflict number, its water included."""
        return self.land.areas[self.numbers[number - 1]]

    def region(self, number: int) -> int:
        """Its land alone."""
        return self.land.regions[self.numbers[number - 1]]

    def number_at(self, place: int) -> int:
        """The conflict number of the region that a land hex belongs to."""
        return self.numbers.index(self.land.region_at[place]) + 1

    def seats_of(self, god: int) -> list[int]:
        return [seat for seat, own in enumerate(self.god_of) if own == god]

    def decider(self, god: int) -> int:
        """The seat that answers a god's questions in battles (4.8): the higher one, unless an option names one."""
        chosen = self.table.chosen_decider
        if 0 <= chosen < self.table.seats and self.god_of[chosen] == god:
            return chosen
        return god

    def merged(self, god: int) -> bool:
        return self.god_of.count(god) > 1

    # The contract ---------------------------------------------------------------------------------------------------

    def view(self, seat: int) -> dict[str, Any]:
        from game.rules.ankh.view import view  # it shows what the phases compute, and they build on the state

        return view(self, seat)

    def determinize(self, seat: int, rng: Rng) -> "AnkhState":
        return determinize(self, seat, rng)

    def result(self) -> Result | None:
        return result(self)

    def to_plain(self) -> Plain:
        return to_plain(self)
