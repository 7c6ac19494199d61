"""What a zone action costs (5.1, 5.2): entry and action cost together, before anybody looks into a purse.

A price is one or more needs; each is a way to owe: the entry colour, how many tokens of each colour (the entry token
among them), and how many of any colour. The entry token counts towards the action if its colour is wanted there.
"""

from typing import NamedTuple

from game.rules.pharaon.content import (
    ARTISANS_ZONE,
    BASICS,
    BURIAL_COST,
    BURIAL_ZONE,
    NILE_COST,
    NILE_ZONE,
    NOBLES_ZONE,
    OFFERINGS_ZONE,
)
from game.rules.pharaon.noble_cards import SCRIBE_COLOURS

ANY_ENTRY = BASICS  # as an entry colour: one of nobles 7 to 10 lets the player enter in any
BONUS_TOKENS = 2
ARTISAN_TOKENS = 3
NOBLE_TOKENS = 5

# The detail of a price: which action of the zone it is for.
PLAIN, WITH_BONUS = 0, 1  # offerings
EACH_COLOUR, WITH_JUDGE = 0, 1  # nobles
# Nile: the action from 0; burial: the steps already taken.


class Need(NamedTuple):
    entry: int
    owed: tuple[int, ...]  # by colour, the entry token among them
    anything: int = 0  # tokens of any colour besides

    @property
    def size(self) -> int:
        return sum(self.owed) + self.anything


def needs(zone: int, entry: int, detail: int) -> list[Need]:
    """Every way to owe this price; no two are the same."""
    entries = list(range(BASICS)) if entry == ANY_ENTRY else [entry]
    found: list[Need] = []
    for colour in entries:
        if zone == NOBLES_ZONE and detail == WITH_JUDGE:
            found.append(_with_entry(colour, (), NOBLE_TOKENS - 1))
            continue
        for cost in _action_costs(zone, detail):
            found.append(_with_entry(colour, cost, 0))
    return list(dict.fromkeys(found))


def _action_costs(zone: int, detail: int) -> list[tuple[int, ...]]:
    if zone == OFFERINGS_ZONE:
        if detail == PLAIN:
            return [()]  # one of any colour: the entry token itself
        return [(colour,) * BONUS_TOKENS for colour in range(BASICS)]
    if zone == NOBLES_ZONE:
        return [tuple(range(BASICS))]
    if zone == ARTISANS_ZONE:
        return [(colour,) * ARTISAN_TOKENS for colour in range(BASICS)]
    if zone == NILE_ZONE:
        return [NILE_COST[detail]]
    assert zone == BURIAL_ZONE
    return [BURIAL_COST[detail]]


def _with_entry(entry: int, cost: tuple[int, ...], anything: int) -> Need:
    owed = [0] * BASICS
    for colour in cost:
        owed[colour] += 1
    if not owed[entry]:
        owed[entry] = 1
    return Need(entry, tuple(owed), anything)


def _linked(scribes: int) -> tuple[int, ...]:
    """Per colour the group it belongs to: colours that these scribes let stand for each other, also through others."""
    group = list(range(BASICS))
    for scribe, (one, other) in enumerate(SCRIBE_COLOURS):
        if scribes >> scribe & 1:
            old, new = group[one], group[other]
            group = [new if name == old else name for name in group]
    return tuple(group)


# By the mask of owned scribes.
GROUPS: list[tuple[int, ...]] = [_linked(scribes) for scribes in range(1 << len(SCRIBE_COLOURS))]
