"""Sets of cards as bit masks: drawing from them by chance, and listing them."""

from game.core.rng import Rng


def random_card(mask: int, rng: Rng) -> int:
    """One of the cards, each equally likely."""
    for _ in range(rng.below(mask.bit_count())):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def take_random(mask: int, number: int, rng: Rng) -> int:
    """A mask of so many of the cards, or of all if there are fewer."""
    taken = 0
    for _ in range(min(number, mask.bit_count())):
        bit = 1 << random_card(mask, rng)
        taken |= bit
        mask ^= bit
    return taken


def cards(mask: int) -> list[int]:
    """In the data file's order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
