"""What a seat owns in afterlife, counted for the evaluation: the tomb, and all cards that could still go there.

Which cards a player owns is public by memory; where they lie is not. Kinds are kept as bit masks and several counts
in one packed sum, because the evaluation is what an opponent spends its time on.
"""

from functools import cache

from game.core.piles import KIND
from game.rules.afterlife.buying import Pay, worth
from game.rules.afterlife.content import (
    EMPTY,
    GOLD,
    HAND_SIZE,
    IDS,
    NO_SET,
    SET_OF,
    STARTER,
    STEPS,
    TYPE,
    UNIQUE,
    VP,
)
from game.rules.afterlife.scoring import score
from game.rules.afterlife.state import AfterlifeState

BIT = [1 << kind for kind in range(len(IDS))]
ENTOMBS = [any("entomb" in step or step == "chapel" for step in steps) for steps in STEPS]
IS_STARTER = [kind == STARTER for kind in TYPE]
UNIQUES = [(BIT[kind], float(VP[kind])) for kind in range(len(IDS)) if TYPE[kind] == UNIQUE]
UNIQUE_MASK = sum(bit for bit, _ in UNIQUES)
# Several counts of a deck in one sum: its gold, its starters, its entombing cards.
LANE = 12
LOW = (1 << LANE) - 1
PACKED = [GOLD[kind] | IS_STARTER[kind] << LANE | ENTOMBS[kind] << 2 * LANE for kind in range(len(IDS))]
# Cards that leave stock and pyramid for good in a turn, by seats: measured in matches of the level skilled.
CARDS_PER_TURN = (1.4, 1.4, 1.5, 1.35, 1.22, 1.24, 1.25)
PLAYED_WHEN_DRAWN = 0.5  # how often an entombing card in hand really entombs


@cache
def group_masks(groups: tuple[int, ...]) -> dict[int, int]:
    """Per scoring group the kinds that belong to it; super-sets share a group."""
    masks: dict[int, int] = {}
    for kind, of_set in enumerate(SET_OF):
        if of_set != NO_SET:
            masks[groups[of_set]] = masks.get(groups[of_set], 0) | BIT[kind]
    return masks


class Estate:
    """One seat's cards: the sets with what is buried and what waits, and the deck that is still at work."""

    __slots__ = (
        "buried",
        "drawn",
        "entombing",
        "free_now",
        "free_per_turn",
        "gold",
        "groups",
        "lots",
        "masks",
        "points",
        "queue",
        "sets",
        "size",
        "starter_count",
        "waiting",
    )

    def __init__(self, state: AfterlifeState, seat: int) -> None:
        table = state.table
        tomb = state.tomb[seat]
        active = state.active == seat
        hand = [card & KIND for card in state.hand[seat]]
        queue = [card & KIND for card in state.draw[seat]]
        rest = [card & KIND for card in state.discard[seat]]
        if active:
            rest += _in_use(state, seat)
        deck = hand + queue + rest
        packed = sum([PACKED[kind] for kind in deck])
        self.gold = packed & LOW
        self.starter_count = packed >> LANE & LOW
        self.entombing = packed >> 2 * LANE
        self.size = len(deck)
        self.free_now = state.turn.free_entombs if active else 0
        self.free_per_turn = table.free_entombs
        self.groups = table.groups
        self.masks = group_masks(table.groups)
        buried = 0
        for kind in tomb:
            buried |= BIT[kind]
        waiting = 0
        for kind in deck:
            waiting |= BIT[kind]
        waiting &= ~buried
        self.buried = buried
        self.waiting = waiting
        self.drawn = 0 if active else len(hand)
        self.queue = (hand, queue, rest)
        self.sets: list[tuple[int, int]] = []  # different cards in the tomb, different further ones in the deck
        self.lots: list[tuple[int, int]] = []  # where cards wait: different ones in the tomb, the set's mask
        points = 0
        for mask in self.masks.values():
            if (buried | waiting) & mask:
                count, more = (buried & mask).bit_count(), (waiting & mask).bit_count()
                self.sets.append((count, more))
                points += count * count
                if more:
                    self.lots.append((count, mask))
        self.points = score(tomb, table) if table.solo else points + sum([VP[kind] for kind in tomb])

    def starters(self) -> int:
        return self.starter_count

    def gold_per_card(self) -> float:
        return self.gold / self.size if self.size else 0.0

    def gold_per_hand(self) -> float:
        """What a hand brings on average; a deck smaller than a hand is drawn whole."""
        return self.gold * HAND_SIZE / max(HAND_SIZE, self.size)

    def talent(self, worth: list[float], turns: float) -> float:
        """What the cards still do until the end, each as often as it is drawn: `worth` points for a draw by kind."""
        value = 0.0
        for pile in self.queue:
            for kind in pile:
                value += worth[kind]
        return value * turns / max(HAND_SIZE, self.size)

    def prospects(self) -> float:
        """Pairs of cards of one set: where much is begun, each further card is worth more."""
        return float(sum([(buried + waiting) * (buried + waiting - 1) for buried, waiting in self.sets]))

    def burials(self, turns: float) -> float:
        """How many cards can still be entombed: free ones, and those by card actions as often as they are drawn."""
        seen_per_turn = min(1.0, HAND_SIZE / self.size) if self.size else 0.0
        by_cards = self.entombing * turns * seen_per_turn * PLAYED_WHEN_DRAWN
        return self.free_now + turns * self.free_per_turn + by_cards

    def potential(self, turns: float) -> float:
        """Points of the cards outside the tomb when the most rewarding ones are buried first."""
        room = self.burials(turns)
        lots = self._all_lots() if turns * HAND_SIZE >= self.size else self._lots_in_time(turns)
        lots.sort(reverse=True)
        total = 0.0
        for per_card, count, before in lots:
            if count <= room:
                total += per_card * count
            elif count > 1 or before:
                return total + room * (2 * before + room)  # the first cards of a set bring least
            else:
                return total + per_card * room
            room -= count
        return total + min(room, self.starter_count)

    def _all_lots(self) -> list[tuple[float, float, int]]:
        """Per set (points per card, cards, already buried), when every card will still be drawn."""
        lots: list[tuple[float, float, int]] = []
        for buried, mask in self.lots:
            count = (self.waiting & mask).bit_count()
            lots.append((2.0 * buried + count, count, buried))
        if self.waiting & UNIQUE_MASK:
            lots += [(points, 1, 0) for bit, points in UNIQUES if self.waiting & bit]
        return lots

    def _lots_in_time(self, turns: float) -> list[tuple[float, float, int]]:
        """The same near the end: what lies in the discard pile may not be drawn again."""
        hand, queue, rest = self.queue
        left = turns * HAND_SIZE - self.drawn
        shares = [(hand, 1.0 if self.free_now else min(1.0, turns))]
        for pile in (queue, rest):
            shares.append((pile, min(1.0, max(0.0, left / len(pile))) if pile else 0.0))
            left -= len(pile)
        if not self.drawn and not self.free_now:  # an own turn without a burial left: the hand goes to the discards
            shares[0] = (hand, shares[2][1])
        counts: dict[int, float] = {}
        singles: list[tuple[float, float, int]] = []
        seen = self.buried
        for pile, share in shares:
            for kind in pile if share else ():
                if seen & BIT[kind]:
                    continue
                seen |= BIT[kind]
                if SET_OF[kind] != NO_SET:
                    group = self.groups[SET_OF[kind]]
                    counts[group] = counts.get(group, 0.0) + share
                elif TYPE[kind] == UNIQUE:
                    singles.append((VP[kind] * share, 1, 0))
        for group, count in counts.items():
            before = (self.buried & self.masks[group]).bit_count()
            singles.append((2.0 * before + count, count, before))
        return singles

    def gain(self, kind: int) -> float:
        """Points that one more card could bring, if there is time to bury it."""
        if SET_OF[kind] == NO_SET:
            return float(VP[kind])
        owned = self.buried | self.waiting
        if owned & BIT[kind]:
            return 0.0
        return 2.0 * (owned & self.masks[self.groups[SET_OF[kind]]]).bit_count() + 1.0


def _in_use(state: AfterlifeState, seat: int) -> list[int]:
    """Cards of the active seat that the end of the turn discards, with the card that is just being paid for."""
    cards = state.spent + state.acted + [card & KIND for card in state.set_aside]
    payment = _payment(state, seat)
    if payment is not None:
        cards.append(payment.card(state))
    return cards


def _payment(state: AfterlifeState, seat: int) -> Pay | None:
    frame = state.frames[-1] if state.frames else None
    return frame if isinstance(frame, Pay) and frame.seat == seat else None


def turns_left(state: AfterlifeState, seat: int) -> float:
    """Turns that the seat will still begin. When nothing is left to buy only the round is played out."""
    cards = len(state.stock) + 6 - state.pyramid.count(EMPTY)
    seats = state.table.seats
    later = (seat - state.table.start) % seats > (state.active - state.table.start) % seats
    if cards:
        turns = cards / (CARDS_PER_TURN[seats] * seats)
        return max(1.0, turns) if later else turns
    return 1.0 if later else 0.0


def purse(state: AfterlifeState, seat: int) -> int:
    return worth(state, [card & KIND for card in state.hand[seat]], state.turn.ring)


def waste(state: AfterlifeState, seat: int) -> int:
    """Gold that the payment under way must overpay at least, with the cards that are still in hand."""
    payment = _payment(state, seat)
    if payment is None:
        return 0
    missing = payment.price - worth(state, list(payment.paid), payment.ring)
    if missing <= 0:
        return -missing
    sums = 1  # bit n: the hand can pay exactly n
    for card in state.hand[seat]:
        sums |= sums << worth(state, [card & KIND], False)
    reach = sums >> missing
    return (reach & -reach).bit_length() - 1 if reach else 0
