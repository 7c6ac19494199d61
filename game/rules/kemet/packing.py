"""Sets of divine intervention cards as one int: three bits for each kind say how many there are (at most seven)."""

from game.core.rng import Rng

BITS = 3
MOST_OF_A_KIND = (1 << BITS) - 1
KINDS = 18


def one(kind: int) -> int:
    return 1 << BITS * kind


def count(cards: int, kind: int) -> int:
    return cards >> BITS * kind & MOST_OF_A_KIND


ONES = sum([1 << BITS * kind for kind in range(KINDS)])
TWOS = ONES << 1
FOURS = ONES << 2


def size(cards: int) -> int:
    return (cards & ONES).bit_count() + 2 * (cards & TWOS).bit_count() + 4 * (cards & FOURS).bit_count()


def kinds_of(cards: int) -> list[int]:
    """Every kind that is there once, in the data file's order."""
    found: list[int] = []
    kind = 0
    while cards:
        if cards & MOST_OF_A_KIND:
            found.append(kind)
        cards >>= BITS
        kind += 1
    return found


def listed(cards: int) -> list[int]:
    """Every single card by its kind, in the data file's order."""
    found: list[int] = []
    kind = 0
    while cards:
        found += [kind] * (cards & MOST_OF_A_KIND)
        cards >>= BITS
        kind += 1
    return found


def packed(kinds: list[int]) -> int:
    return sum([1 << BITS * kind for kind in kinds])


def random_kind(cards: int, rng: Rng) -> int:
    """The kind of one card, each card equally likely."""
    chosen = rng.below(size(cards))
    kind = 0
    while True:
        here = cards & MOST_OF_A_KIND
        if chosen < here:
            return kind
        chosen -= here
        cards >>= BITS
        kind += 1


def take_random(cards: int, number: int, rng: Rng) -> int:
    """So many of the cards, or all if there are fewer."""
    taken = 0
    for _ in range(min(number, size(cards))):
        card = 1 << BITS * random_kind(cards, rng)
        taken += card
        cards -= card
    return taken
