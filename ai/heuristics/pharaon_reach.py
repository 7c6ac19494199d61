"""Which zones a purse of pharaon can pay for, this round and the next: the rules' own quick test, asked once per purse.

The entry colours of all rounds are known from the start, so what a purse can do next round is no secret.
"""

from game.rules.pharaon.affording import affordable, colours_owned, of_use
from game.rules.pharaon.content import BURIAL_END, BURIAL_ZONE, FIRST_JOKER, NOBLES_ZONE, SILVER, ZONES
from game.rules.pharaon.noble_cards import ENTRY_ANY, JUDGE, SCRIBE_MASK
from game.rules.pharaon.prices import ANY_ENTRY, WITH_JUDGE

MOST_REMEMBERED = 200_000
PAYING_NOBLES = SCRIBE_MASK | JUDGE | sum(ENTRY_ANY)  # they change what an action costs
NOBLE_BITS = PAYING_NOBLES.bit_length()
COUNT: list[int] = [min(count, 7) for count in range(64)]
FEW: list[int] = [min(count, 3) for count in range(64)]
_remembered: dict[int, int] = {}
_entries: dict[tuple[int, ...], int] = {}


def code_of(entries: tuple[int, ...]) -> int:
    """The entry colours of a round as one number."""
    found = _entries.get(entries)
    if found is None:
        found = 0
        for colour in entries:
            found = found * 5 + colour
        _entries[entries] = found
    return found


def payable_zones(purse: list[int], owned: int, nobles: int, burial: int, entries: tuple[int, ...]) -> int:
    """A mask of the zones with an action that the purse can pay; `owned` comes from the rules' `colours_owned`."""
    jokers = (
        FEW[purse[FIRST_JOKER]]
        | FEW[purse[FIRST_JOKER + 1]] << 2
        | FEW[purse[FIRST_JOKER + 2]] << 4
        | FEW[purse[FIRST_JOKER + 3]] << 6
        | FEW[purse[FIRST_JOKER + 4]] << 8
    )
    key = owned | (COUNT[purse[SILVER]] | jokers << 3 | burial << 13) << 15
    key |= (nobles & PAYING_NOBLES | code_of(entries) << NOBLE_BITS) << 31
    found = _remembered.get(key)
    if found is None:
        if len(_remembered) >= MOST_REMEMBERED:
            _remembered.clear()
        found = _look(purse, owned, nobles, burial, entries)
        _remembered[key] = found
    return found


def _look(purse: list[int], owned: int, nobles: int, burial: int, entries: tuple[int, ...]) -> int:
    scribes = nobles & SCRIBE_MASK
    useful = [owned] * ZONES if scribes else of_use(owned, bool(nobles & JUDGE))
    found = 0
    for zone in range(ZONES):
        detail = 0
        if zone == BURIAL_ZONE:
            if burial == BURIAL_END:
                continue
            detail = burial
        elif zone == NOBLES_ZONE and nobles & JUDGE:
            detail = WITH_JUDGE
        entry = ANY_ENTRY if nobles & ENTRY_ANY[zone] else entries[zone]
        wild = COUNT[purse[SILVER]] + FEW[purse[FIRST_JOKER + zone]]
        if affordable(zone, entry, detail, scribes, useful[zone], wild):
            found |= 1 << zone
    return found


__all__ = ["code_of", "colours_owned", "payable_zones"]
