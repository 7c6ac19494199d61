"""A payment as one int: four bits for each of the twelve kinds of token that can pay in one zone.

These are five basics, silver, five offerings that stand for a basic, and the zone's own joker. What else is to be known
of a payment (its text, its place in a list) is made once and remembered; there are only some thousands of payments.
"""

from game.core.decision import Action
from game.rules.pharaon.content import FIRST_JOKER, FIRST_OFFERING, LETTERS, SILVER

JOKER = 11  # as a kind inside a payment: the joker of the zone that is paid for
PAYABLE = 12
BITS = 4
ONES = 0xF
PURSE_BITS = BITS * PAYABLE
SHIFTS = range(0, PURSE_BITS, BITS)
GUARD = sum(8 << shift for shift in SHIFTS)


def contains(payment: int, other: int) -> bool:
    return ((payment | GUARD) - other) & GUARD == GUARD


def count_of(payment: int, kind: int) -> int:
    return payment >> BITS * kind & ONES


def one_of(kind: int) -> int:
    return 1 << BITS * kind


def size_of(payment: int) -> int:
    total = 0
    while payment:
        total += payment & ONES
        payment >>= BITS
    return total


def purse_kind(zone: int, kind: int) -> int:
    """A kind inside a payment as the kind of token that it is."""
    return FIRST_JOKER + zone if kind == JOKER else kind


def spent(zone: int, payment: int) -> list[tuple[int, int]]:
    """The token kinds of a payment with how many of each."""
    found: list[tuple[int, int]] = []
    kind = 0
    while payment:
        if payment & ONES:
            found.append((purse_kind(zone, kind), payment & ONES))
        payment >>= BITS
        kind += 1
    return found


class Payment:
    """One way to pay in a zone. `rank` orders a list as 5.3 says: fewest tokens, fewest silver, fewest offerings, then
    the larger count of the earlier kind."""

    __slots__ = ("action", "packed", "rank", "spent")

    def __init__(self, zone: int, packed: int) -> None:
        self.packed = packed
        self.spent = spent(zone, packed)
        text = "+".join([LETTERS[kind] for kind, count in self.spent for _ in range(count)])
        self.action: Action = ("pay", text)
        counts = [packed >> shift & ONES for shift in SHIFTS]
        fewer = 0
        for count in counts:
            fewer = fewer << BITS | ONES - count
        offerings = sum(counts[FIRST_OFFERING:])
        self.rank: int = ((sum(counts) << BITS | counts[SILVER]) << BITS | offerings) << PURSE_BITS | fewer


_known: dict[int, Payment] = {}


def payment_of(zone: int, packed: int) -> Payment:
    key = zone << PURSE_BITS | packed
    found = _known.get(key)
    if found is None:
        found = Payment(zone, packed)
        _known[key] = found
    return found


def rank_of(payment: Payment) -> int:
    return payment.rank
