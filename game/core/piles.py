"""Piles of cards with per-seat knowledge.

A card in a hidden pile is one int: what it is in the low eight bits (its kind), and above them one bit per seat that
knows which card lies at this place. A pile is a plain list of such ints, its top the last one. Open zones (tomb,
pyramid, cards on the table) hold bare kinds.
"""

from game.core.rng import Rng

KIND = 0xFF
SEAT_SHIFT = 8
FACE_UP = 0xFF << SEAT_SHIFT  # every seat knows
SEAT_BIT = tuple(1 << (SEAT_SHIFT + seat) for seat in range(8))


def kinds(pile: list[int]) -> list[int]:
    return [card & KIND for card in pile]


def holds(pile: list[int], kind: int) -> bool:
    return any(card & KIND == kind for card in pile)


def take_kind(pile: list[int], kind: int) -> int:
    """Take a card of this kind out of a pile whose order means nothing (a hand) and return it.

    Others who knew of such a card cannot tell equal cards apart: what they knew is used up by the card that leaves.
    So the best-known copy leaves, and where another copy was known to other seats, one copy forgets them.
    """
    best = -1
    copies = 0
    for index, card in enumerate(pile):
        if card & KIND == kind:
            copies += 1
            if best < 0 or card.bit_count() > pile[best].bit_count():
                best = index
    if best < 0:
        raise ValueError(f"There is no card of kind {kind} in this pile.")
    taken = pile.pop(best)
    if copies > 1:
        _forget(pile, kind, taken)
    return taken


def _forget(pile: list[int], kind: int, taken: int) -> None:
    lost = ~taken & FACE_UP
    for index, card in enumerate(pile):
        if card & KIND == kind and card & lost:
            pile[index] = card & ~lost
            lost &= ~card


def keep_secret(pile: list[int], owner: int) -> None:
    """Nobody but the owner can say any longer which of these cards are here."""
    bit = SEAT_BIT[owner]
    for index, card in enumerate(pile):
        pile[index] = card & (KIND | bit)


def show(pile: list[int], seats: int) -> None:
    """The seats of the mask (already shifted, or FACE_UP) now know every card of the pile."""
    for index, card in enumerate(pile):
        pile[index] = card | seats


def redeal(piles: list[list[int]], seat: int, rng: Rng) -> None:
    """Deal all cards that the seat does not know anew among the places where they could be.

    The pool is sorted before it is shuffled, so the outcome depends on nothing that the seat cannot know.
    """
    bit = SEAT_BIT[seat]
    pool = sorted(card & KIND for pile in piles for card in pile if not card & bit)
    if len(pool) < 2:
        return
    rng.shuffle(pool)
    for pile in piles:
        for index, card in enumerate(pile):
            if not card & bit:
                pile[index] = pool.pop() | (card & ~KIND)
