"""Every way to pay a price out of a purse (5.3), and which paid token may lie on the wheel (5.4).

What was found once is remembered: the key holds no more of a purse than the price could use, so that equal cases meet.
"""

from typing import NamedTuple

from game.core.decision import Action
from game.rules.pharaon.content import BASICS, FIRST_OFFERING, SILVER
from game.rules.pharaon.packing import (
    BITS,
    JOKER,
    PAYABLE,
    PURSE_BITS,
    Payment,
    contains,
    count_of,
    one_of,
    payment_of,
    purse_kind,
    rank_of,
    size_of,
)
from game.rules.pharaon.prices import ANY_ENTRY, GROUPS, Need, needs

MOST_REMEMBERED = 60_000


class Payments:
    """The payments of one case in the order of 5.3: the first is the suggested one."""

    __slots__ = ("actions", "entries", "found", "tariff")

    def __init__(self, tariff: "Tariff", found: list[Payment]) -> None:
        self.tariff = tariff
        self.found = found
        self.actions: list[Action] = [payment.action for payment in found]
        self.entries: dict[int, int] = {}

    def entry(self, at: int, colour: int) -> int:
        """The token that is laid on the wheel for this payment if nobody asks for another: a kind of the purse."""
        packed = self.found[at].packed
        if not self.tariff.any_entry and count_of(packed, colour):
            return colour  # whatever it was to stand for, the token that was the entry can do that instead
        key = at * BASICS + colour
        found = self.entries.get(key, -1)
        if found < 0:
            found = purse_kind(self.tariff.zone, self.entry_kinds(packed, colour)[0])
            self.entries[key] = found
        return found

    def entry_kinds(self, packed: int, colour: int) -> list[int]:
        """All kinds of the payment that can be the entry token, the usual choice first; `colour` is the sector's."""
        return [kind for kind in entry_order(colour) if self.tariff.can_enter(packed, kind)]


class Way(NamedTuple):
    """A need as it looks with certain scribes: colours that stand for each other are one part."""

    size: int
    parts: tuple[tuple[tuple[int, ...], int], ...]  # colours and how many tokens of them are owed together
    anything: int


class Tariff:
    """One price for a player with certain scribes."""

    __slots__ = ("any_entry", "caps", "groups", "needs", "number", "ways", "zone")

    def __init__(self, number: int, zone: int, found: list[Need], groups: tuple[int, ...]) -> None:
        self.number = number
        self.zone = zone
        self.needs = found
        self.any_entry = len({need.entry for need in found}) > 1
        self.groups = groups
        ways = dict.fromkeys([self._way(need) for need in found])
        self.ways: list[Way] = sorted(ways, key=lambda way: way.size)
        self.caps = self._caps()

    def _way(self, need: Need) -> Way:
        parts: list[tuple[tuple[int, ...], int]] = []
        for group in sorted(set(self.groups)):
            members = tuple([colour for colour in range(BASICS) if self.groups[colour] == group])
            owed = sum([need.owed[colour] for colour in members])
            if owed:
                parts.append((members, owed))
        return Way(need.size, tuple(parts), need.anything)

    def _caps(self) -> list[tuple[int, int, int]]:
        """Per kind that can pay: its number in a purse, its place in a payment, and how many could be of use."""
        use = [0] * PAYABLE
        for way in self.ways:
            for kind in range(PAYABLE):
                of_use = way.size if kind in (SILVER, JOKER) else way.anything
                for members, owed in way.parts:
                    if kind % FIRST_OFFERING in members:
                        of_use = owed + way.anything
                use[kind] = max(use[kind], of_use)
        return [(purse_kind(self.zone, kind), BITS * kind, most) for kind, most in enumerate(use) if most]

    def payments(self, tokens: list[int]) -> Payments:
        key = self.number
        for kind, shift, cap in self.caps:
            count = tokens[kind]
            if count:
                key |= (count if count < cap else cap) << shift
        found = _remembered.get(key)
        if found is None:
            if len(_remembered) >= MOST_REMEMBERED:
                _remembered.clear()
            found = Payments(self, self._enumerate(key & (1 << PURSE_BITS) - 1))
            _remembered[key] = found
        return found

    def _enumerate(self, purse: int) -> list[Payment]:
        """Ways come with the smallest first: of a larger payment only what contains no smaller one is kept."""
        found: set[int] = set()
        smaller: list[int] = []
        size = 0
        for way in self.ways:
            if way.size > size:
                size = way.size
                smaller = list(found)
            more = _with_anything(way, purse) if way.anything else _exact(way, purse)
            if smaller:
                more = [payment for payment in more if not _wasteful(payment, smaller)]
            found.update(more)
        payments = [payment_of(self.zone, packed) for packed in found]
        payments.sort(key=rank_of)
        return payments

    def can_afford(self, have: list[int], wild: int) -> bool:
        """The same question without a list: `have` counts basics and offerings by colour, `wild` the jokers."""
        for way in self.ways:
            missing = 0
            for members, owed in way.parts:
                lack = owed
                for colour in members:
                    lack -= have[colour]
                if lack > 0:
                    missing += lack
            if missing <= wild and (not way.anything or sum(have) + wild >= way.size):
                return True
        return False

    def can_enter(self, packed: int, kind: int) -> bool:
        """Is there such a token, and can it be the entry token in some matching (5.4)?"""
        if not count_of(packed, kind):
            return False
        size = size_of(packed)
        rest = packed - one_of(kind)
        for need in self.needs:
            if need.size != size:
                continue
            if kind not in (SILVER, JOKER) and self.groups[kind % FIRST_OFFERING] != self.groups[need.entry]:
                continue
            owed = list(need.owed)
            owed[need.entry] -= 1
            if _covers(rest, self._way(Need(need.entry, tuple(owed), need.anything))):
                return True
        return False


_remembered: dict[int, Payments] = {}
_tariffs: dict[int, Tariff] = {}


def tariff(zone: int, entry: int, detail: int, scribes: int) -> Tariff:
    """The price of an action for a player with these scribes; `entry` is a colour or ANY_ENTRY."""
    number = (zone * (ANY_ENTRY + 1) + entry) << 8 | detail << 5 | scribes
    found = _tariffs.get(number)
    if found is None:
        found = Tariff(number << PURSE_BITS, zone, needs(zone, entry, detail), GROUPS[scribes])
        _tariffs[number] = found
    return found


def _exact(way: Way, purse: int) -> list[int]:
    """Per part choose how many of its tokens serve; jokers fill what is left."""
    silver, joker = count_of(purse, SILVER), count_of(purse, JOKER)
    wild = silver + joker
    partial: list[tuple[int, int]] = [(0, 0)]  # what is chosen, and what jokers must fill
    for members, owed in way.parts:
        choices = [(chosen, owed - size) for chosen, size in _selections(members, purse, owed) if owed - size <= wild]
        partial = [
            (chosen | more, missing + left)
            for chosen, missing in partial
            for more, left in choices
            if missing + left <= wild
        ]
        if not partial:
            return []
    if not wild:
        return [chosen for chosen, _ in partial]
    found: list[int] = []
    for chosen, missing in partial:
        for coins in range(max(0, missing - joker), min(silver, missing) + 1):
            found.append(chosen | coins << BITS * SILVER | (missing - coins) << BITS * JOKER)
    return found


def _selections(members: tuple[int, ...], purse: int, most: int) -> list[tuple[int, int]]:
    """Every multiset of up to `most` basics and offerings of these colours that the purse holds, with its size."""
    found: list[tuple[int, int]] = [(0, 0)]
    for colour in members:
        for kind in (colour, FIRST_OFFERING + colour):
            owned = purse >> BITS * kind & 0xF
            if owned:
                found = _with_kind(found, kind, owned, most)
    return found


def _with_kind(found: list[tuple[int, int]], kind: int, owned: int, most: int) -> list[tuple[int, int]]:
    shift = BITS * kind
    return [
        (chosen | count << shift, size + count)
        for chosen, size in found
        for count in range(min(owned, most - size) + 1)
    ]


def _with_anything(way: Way, purse: int) -> list[int]:
    every = _selections(tuple(range(BASICS)), purse, way.size)
    for kind in (SILVER, JOKER):
        every = _with_kind(every, kind, count_of(purse, kind), way.size)
    return [chosen for chosen, count in every if count == way.size and _covers(chosen, way)]


def _covers(packed: int, way: Way) -> bool:
    """Can these tokens, as many as are owed, be matched with what is owed? Jokers go where others do not."""
    surplus = 0
    for colour in range(BASICS):
        surplus += count_of(packed, colour) + count_of(packed, FIRST_OFFERING + colour)
    for members, owed in way.parts:
        have = 0
        for colour in members:
            have += count_of(packed, colour) + count_of(packed, FIRST_OFFERING + colour)
        surplus -= min(have, owed)
    return surplus <= way.anything


def _wasteful(packed: int, smaller: list[int]) -> bool:
    return any(contains(packed, other) for other in smaller)


def entry_order(colour: int) -> list[int]:
    """Which token is laid on the wheel if several could: those that are cheapest to miss first (5.4)."""
    others = [basic for basic in range(BASICS) if basic != colour]
    return [
        colour,
        *others,
        FIRST_OFFERING + colour,
        *[FIRST_OFFERING + basic for basic in others],
        JOKER,
        SILVER,
    ]
