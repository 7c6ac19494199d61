"""Summon Figure (4.3): slots, sources, hexes.

A slot is an int: REGULAR, UNDERWORLD, or the hex of an own pyramid. A source is the level of a guardian, WARRIOR, or
LOCKED for an own warrior out of Anubis' slots.
"""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.ankh.choices import (
    END_SUMMON,
    MOST_ANSWERS,
    ON_HEX,
    ON_WATER,
    REGION,
    SLOT_PYRAMID,
    SLOT_REGULAR,
    SLOT_UNDERWORLD,
    SUMMON_GUARDIAN,
    SUMMON_LOCKED,
    SUMMON_WARRIOR,
    YES,
    YES_NO,
    number_of,
    place_of,
)
from game.rules.ankh.content import (
    ANUBIS,
    APEP,
    GUARDIAN_IDS,
    LEVELS,
    OSIRIS,
    PYRAMID,
    PYRAMID_ATTUNED,
    RA,
    RANSOM,
)
from game.rules.ankh.hexes import BIT, NAME, WATER, hexes_in
from game.rules.ankh.pieces import WARRIOR, is_scorpion, put_figure, suns_left
from game.rules.ankh.scorpions import AimScorpion
from game.rules.ankh.state import AnkhState

REGULAR, UNDERWORLD = -1, -2
LOCKED = -3
REGULAR_BIT, UNDERWORLD_BIT = 1, 2
EVERYWHERE = -1
SLOT_ACTIONS: dict[int, Action] = {REGULAR: SLOT_REGULAR, UNDERWORLD: SLOT_UNDERWORLD}


class Summoning(NamedTuple):
    """`used`: bits of slots used in this action; `pyramids`: hexes of own pyramids used."""

    seat: int
    god: int
    used: int
    pyramids: int = 0

    def decide(self, state: AnkhState) -> Decision | None:
        sources = sources_of(state, self.god)
        slots = self.slots(state, sources) if sources else []
        if not slots:
            state.frames.pop()
            return None
        if len(slots) == 1:
            actions = source_actions(state, self.god, slots[0], sources)
            actions.append(END_SUMMON)
            return Decision(self.seat, "summon_figure", actions, (slot_name(slots[0]),))
        actions = [SLOT_ACTIONS[slot] if slot < 0 else SLOT_PYRAMID.by_hex[slot] for slot in slots]
        actions.append(END_SUMMON)
        return Decision(self.seat, "summon_slot", actions)

    def slots(self, state: AnkhState, sources: list[int]) -> list[int]:
        """Slots that are left and can be used now."""
        god = self.god
        found: list[int] = []
        if not self.used & REGULAR_BIT:
            found.append(REGULAR)
        if not self.used & UNDERWORLD_BIT and state.ability[OSIRIS] == god:
            found.append(UNDERWORLD)
        if state.powers[god] & PYRAMID_ATTUNED:
            found += hexes_in(state.owned[god] & state.monuments[PYRAMID] & ~self.pyramids)
        return [slot for slot in found if source_actions(state, god, slot, sources)]

    def answer(self, state: AnkhState, action: Action) -> None:
        if action == END_SUMMON:
            state.frames.pop()
            return
        sources = sources_of(state, self.god)
        if action[0] == "slot":
            slot = slot_of(action)
            self.use(state, slot)
            state.frames.append(SummonFigure(self.seat, self.god, slot))
            return
        slot = self.slots(state, sources)[0]
        self.use(state, slot)
        state.frames.append(SummonHex(self.seat, self.god, slot, source_of(state, action), EVERYWHERE))

    def use(self, state: AnkhState, slot: int) -> None:
        used, pyramids = self.used, self.pyramids
        if slot == REGULAR:
            used |= REGULAR_BIT
        elif slot == UNDERWORLD:
            used |= UNDERWORLD_BIT
        else:
            pyramids |= BIT[slot]
        state.frames[-1] = Summoning(self.seat, self.god, used, pyramids)


class SummonFigure(NamedTuple):
    """The slot is chosen: which figure?"""

    seat: int
    god: int
    slot: int

    def decide(self, state: AnkhState) -> Decision | None:
        actions = source_actions(state, self.god, self.slot, sources_of(state, self.god))
        return Decision(self.seat, "summon_figure", actions, (slot_name(self.slot),))

    def answer(self, state: AnkhState, action: Action) -> None:
        state.frames[-1] = SummonHex(self.seat, self.god, self.slot, source_of(state, action), EVERYWHERE)


class SummonHex(NamedTuple):
    """Where to; `within` is a mask if a region or the water has been chosen, because there were too many hexes."""

    seat: int
    god: int
    slot: int
    source: int
    within: int

    def decide(self, state: AnkhState) -> Decision | None:
        hexes = summon_hexes(state, self.god, self.slot, self.source) & self.within
        about = (source_id(state, self.source), slot_name(self.slot))
        if hexes.bit_count() <= MOST_ANSWERS:
            return Decision(self.seat, "summon_hex", ON_HEX.listed(hexes), about)
        numbers = range(1, len(state.numbers) + 1)
        actions = [REGION[number] for number in numbers if state.region(number) & hexes]
        if hexes & WATER:
            actions.append(ON_WATER)
        return Decision(self.seat, "summon_region", actions, about)

    def answer(self, state: AnkhState, action: Action) -> None:
        if action[0] != "hex":
            within = WATER if action == ON_WATER else state.region(number_of(action))
            state.frames[-1] = SummonHex(self.seat, self.god, self.slot, self.source, within)
            return
        state.frames.pop()
        place = place_of(action)
        _take_from_source(state, self.god, self.source)
        kind = WARRIOR if self.source == LOCKED else self.source
        put_figure(state, self.god, kind, place)
        if state.emit:
            state.emit(Event("summoned", self.god, (source_id(state, self.source), NAME[place])))
        summoned(state, self.seat, self.god, kind, place)


def summoned(state: AnkhState, seat: int, god: int, kind: int, place: int) -> None:
    """What a newly summoned figure may get: claws and a sun token."""
    if is_scorpion(state, kind):
        state.frames.append(AimScorpion(seat, god, place))
    if state.ability[RA] == god and suns_left(state) > 0:
        state.frames.append(AttachSun(seat, god, place))


class AttachSun(NamedTuple):
    """Radiance (6.1)."""

    seat: int
    god: int
    place: int

    def decide(self, state: AnkhState) -> Decision | None:
        return Decision(self.seat, "attach_sun", YES_NO, (NAME[self.place],))

    def answer(self, state: AnkhState, action: Action) -> None:
        state.frames.pop()
        if action == YES:
            state.suns |= BIT[self.place]
            if state.emit:
                state.emit(Event("sun_attached", self.god, (NAME[self.place],)))


def sources_of(state: AnkhState, god: int) -> list[int]:
    found: list[int] = []
    if state.pool_warriors[god]:
        found.append(WARRIOR)
    if state.locked[god] and state.followers[god] >= RANSOM:
        found.append(LOCKED)
    for level in range(LEVELS):
        if state.pool_guardians[god * LEVELS + level]:
            found.append(level)
    return found


def summon_hexes(state: AnkhState, god: int, slot: int, source: int) -> int:
    """Where a figure from this source may be put with this slot."""
    if slot == UNDERWORLD:
        return state.underworld & ~state.occupied()
    apep = source >= 0 and state.table.guardians[source] == APEP
    if slot == REGULAR:
        found = state.free_for(god) & state.land.around(state.figures[god] | state.owned[god])
        return found | WATER & ~state.occupied() if apep else found
    around = state.land.adjacent[slot]
    found = state.free_for(god) & around
    return found | WATER & around & ~state.occupied() if apep else found


def source_actions(state: AnkhState, god: int, slot: int, sources: list[int]) -> list[Action]:
    found: list[Action] = []
    for source in sources:
        if not summon_hexes(state, god, slot, source):
            continue
        if source == WARRIOR:
            found.append(SUMMON_WARRIOR)
        elif source == LOCKED:
            found.append(SUMMON_LOCKED)
        else:
            found.append(SUMMON_GUARDIAN[state.table.guardians[source]])
    return found


def source_of(state: AnkhState, action: Action) -> int:
    if action == SUMMON_WARRIOR:
        return WARRIOR
    if action == SUMMON_LOCKED:
        return LOCKED
    return state.table.level_of(GUARDIAN_IDS.index(str(action[1])))


def source_id(state: AnkhState, source: int) -> str:
    if source == WARRIOR:
        return "warrior"
    return "locked" if source == LOCKED else GUARDIAN_IDS[state.table.guardians[source]]


def slot_of(action: Action) -> int:
    if action == SLOT_REGULAR:
        return REGULAR
    return UNDERWORLD if action == SLOT_UNDERWORLD else place_of(action)


def slot_name(slot: int) -> str | int:
    """As the view and the prompts say it: a pyramid by its hex."""
    if slot == REGULAR:
        return "regular"
    return "underworld" if slot == UNDERWORLD else NAME[slot]


def _take_from_source(state: AnkhState, god: int, source: int) -> None:
    if source == WARRIOR:
        state.pool_warriors[god] -= 1
    elif source == LOCKED:
        state.locked[god] -= 1
        state.followers[god] -= RANSOM
        state.followers[state.ability[ANUBIS]] += RANSOM
    else:
        state.pool_guardians[god * LEVELS + source] -= 1
