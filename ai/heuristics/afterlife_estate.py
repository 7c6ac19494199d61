"""What a seat owns in afterlife, counted for the evaluation: the tomb, and all cards that could still go there.

Which cards a player owns is public by memory; where they lie is not, and does not matter here. Kinds are kept as bit
masks, because the evaluation is what an opponent spends its time on.
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
ENTOMBS = [any("entomb" in step for step in steps) for steps in STEPS]
IS_STARTER = [kind == STARTER for kind in TYPE]
UNIQUES = [(BIT[kind], float(VP[kind])) for kind in range(len(IDS)) if TYPE[kind] == UNIQUE]
UNIQUE_MASK = sum(bit for bit, _ in UNIQUES)
CARDS_PER_TURN = 1.3  # that leave stock and pyramid for good, measured (section 12)
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

    __slots__ = ("buried", "deck", "free_now", "free_per_turn", "groups", "masks", "points", "sets", "waiting")

    def __init__(self, state: AfterlifeState, seat: int) -> None:
        table = state.table
        tomb = state.tomb[seat]
        self.deck = _deck(state, seat)
        self.free_now = state.turn.free_entombs if state.active == seat else 0
        self.free_per_turn = table.free_entombs
        self.groups = table.groups
        self.masks = group_masks(table.groups)
        self.buried = _mask(tomb)
        self.waiting = _mask(self.deck) & ~self.buried
        self.sets: list[tuple[int, int]] = []  # different cards in the tomb, different further ones in the deck
        owned = self.buried | self.waiting
        for mask in self.masks.values():
            if owned & mask:
                self.sets.append(((self.buried & mask).bit_count(), (self.waiting & mask).bit_count()))
        self.points = score(tomb, table) if table.solo else self._points(tomb)

    def _points(self, tomb: list[int]) -> int:
        return sum([VP[kind] for kind in tomb]) + sum([buried * buried for buried, _ in self.sets])

    def starters(self) -> int:
        return sum([IS_STARTER[kind] for kind in self.deck])

    def gold_per_card(self) -> float:
        return sum([GOLD[kind] for kind in self.deck]) / len(self.deck) if self.deck else 0.0

    def prospects(self) -> float:
        """Pairs of cards of one set: where much is begun, each further card is worth more."""
        return float(sum([(buried + waiting) * (buried + waiting - 1) for buried, waiting in self.sets]))

    def burials(self, turns: float) -> float:
        """How many cards can still be entombed: free ones, and those by card actions as often as they are drawn."""
        seen_per_turn = min(1.0, HAND_SIZE / len(self.deck)) if self.deck else 0.0
        by_cards = sum([ENTOMBS[kind] for kind in self.deck]) * turns * seen_per_turn * PLAYED_WHEN_DRAWN
        return self.free_now + turns * self.free_per_turn + by_cards

    def potential(self, turns: float) -> float:
        """Points of the cards outside the tomb when the most rewarding ones are buried first."""
        room = self.burials(turns)
        lots = [(2.0 * buried + waiting, waiting, buried) for buried, waiting in self.sets if waiting]
        if self.waiting & UNIQUE_MASK:
            lots += [(points, 1, 0) for bit, points in UNIQUES if self.waiting & bit]
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
        return total + min(room, self.starters())

    def gain(self, kind: int) -> float:
        """Points that one more card could bring, if there is time to bury it."""
        if SET_OF[kind] == NO_SET:
            return float(VP[kind])
        owned = self.buried | self.waiting
        if owned & BIT[kind]:
            return 0.0
        return 2.0 * (owned & self.masks[self.groups[SET_OF[kind]]]).bit_count() + 1.0


def _mask(kinds: list[int]) -> int:
    mask = 0
    for kind in kinds:
        mask |= BIT[kind]
    return mask


def _deck(state: AfterlifeState, seat: int) -> list[int]:
    """All cards outside the tomb, with the card that is just being paid for."""
    deck = [card & KIND for card in state.hand[seat] + state.draw[seat] + state.discard[seat]]
    if state.active == seat:
        deck += state.spent
        deck += state.acted
        deck += [card & KIND for card in state.set_aside]
        payment = _payment(state, seat)
        if payment is not None:
            deck.append(payment.card(state))
    return deck


def _payment(state: AfterlifeState, seat: int) -> Pay | None:
    frame = state.frames[-1] if state.frames else None
    return frame if isinstance(frame, Pay) and frame.seat == seat else None


def turns_left(state: AfterlifeState, seat: int) -> float:
    """Turns that the seat will still begin. When nothing is left to buy only the round is played out."""
    cards = len(state.stock) + 6 - state.pyramid.count(EMPTY)
    seats = state.table.seats
    if cards:
        return cards / (CARDS_PER_TURN * seats)
    return 1.0 if (seat - state.table.start) % seats > (state.active - state.table.start) % seats else 0.0


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
