"""Which actions of a zone a purse can pay at all (4.4): a quick test by numbers, without listing payments.

What was found once is remembered. The key holds no more of a purse than the zone's prices could use: without scribes
one of each colour is enough on the Nile, two in the burial chamber, three for artisans.
"""

from game.rules.pharaon.content import BASICS, NILE_ACTIONS, NILE_ZONE, OFFERINGS_ZONE
from game.rules.pharaon.payments import tariff
from game.rules.pharaon.prices import PLAIN, WITH_BONUS

MOST_COUNTED = 5  # no payment needs more of one colour
CAPPED: list[int] = [min(count, MOST_COUNTED) for count in range(64)]
MOST_REMEMBERED = 400_000
FIRST_BITS = 0b001_001_001_001_001
LOW_BITS = 0b011_011_011_011_011
OWNED_BITS = 3 * BASICS
_remembered: dict[int, int] = {}


def colours_owned(tokens: list[int]) -> int:
    """Three bits per colour: basics and offerings that stand for it, as many as could matter."""
    return (
        CAPPED[tokens[0] + tokens[6]]
        | CAPPED[tokens[1] + tokens[7]] << 3
        | CAPPED[tokens[2] + tokens[8]] << 6
        | CAPPED[tokens[3] + tokens[9]] << 9
        | CAPPED[tokens[4] + tokens[10]] << 12
    )


def of_use(owned: int, judge: bool) -> list[int]:
    """By zone, for a player without scribes: `owned` with every colour cut to what a price there could take of it."""
    one = (owned | owned >> 1 | owned >> 2) & FIRST_BITS
    more = (owned >> 1 | owned >> 2) & FIRST_BITS
    two = more << 1 | owned & FIRST_BITS & ~more
    four = owned >> 2 & FIRST_BITS
    three = owned & LOW_BITS | four | four << 1
    return [two, owned if judge else one, three, one, two]


def affordable(zone: int, entry: int, detail: int, scribes: int, owned: int, wild: int) -> int:
    """A bit per action of the zone that can be paid: offerings without and with bonus, Nile actions 1 to 5, else bit 0.

    `detail` is the Judge's word or the burial steps taken, 0 elsewhere; `owned` comes from `colours_owned`, and without
    scribes through `of_use`.
    """
    wild = CAPPED[wild]
    key = owned | (wild | detail << 3 | scribes << 6 | entry << 11 | zone << 14) << OWNED_BITS
    found = _remembered.get(key)
    if found is None:
        if len(_remembered) >= MOST_REMEMBERED:
            _remembered.clear()
        found = _look(zone, entry, detail, scribes, owned, wild)
        _remembered[key] = found
    return found


def _look(zone: int, entry: int, detail: int, scribes: int, owned: int, wild: int) -> int:
    details = [detail]
    if zone == OFFERINGS_ZONE:
        details = [PLAIN, WITH_BONUS]
    elif zone == NILE_ZONE:
        details = list(range(NILE_ACTIONS))
    have = [owned >> 3 * colour & 7 for colour in range(BASICS)]
    mask = 0
    for bit, one in enumerate(details):
        if tariff(zone, entry, one, scribes).can_afford(have, wild):
            mask |= 1 << bit
    return mask
