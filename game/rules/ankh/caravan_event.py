"""The event Camel Caravan (4.7): the line, who keeps the old conflict number, and an exchange of numbers.

All legal lines are often more than one question may offer. Then the region is chosen first, and in a region with very
many lines one end of the line.
"""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.ankh.caravans import Caravan, caravans_through, legal_caravans
from game.rules.ankh.choices import KEEP_NUMBER, MOST_ANSWERS, REGION, SKIP_CARAVAN, SKIP_SWAP, number_of, place_of
from game.rules.ankh.content import CAMELS, MOST_REGIONS
from game.rules.ankh.hexes import NAME
from game.rules.ankh.land import land_cut
from game.rules.ankh.state import AnkhState

ANY = -1


def begin_caravan(state: AnkhState, seat: int) -> None:
    if possible_caravans(state):
        state.frames.append(PlaceCaravan(seat, ANY, ANY))
    elif state.emit:
        state.emit(Event("no_effect", seat, ("caravan",)))


def camels_left(state: AnkhState) -> int:
    return CAMELS - state.land.camels.bit_count()


def possible_caravans(state: AnkhState) -> list[Caravan]:
    """In the order of conflict numbers."""
    if len(state.numbers) >= MOST_REGIONS:
        return []
    return legal_caravans([state.land.regions[region] for region in state.numbers], camels_left(state))


class PlaceCaravan(NamedTuple):
    """`number`: the region chosen first, `corner`: the end chosen first, or ANY."""

    seat: int
    number: int
    corner: int

    def lines(self, state: AnkhState) -> list[Caravan]:
        if self.number == ANY:
            return possible_caravans(state)
        found = legal_caravans([state.region(self.number)], camels_left(state))
        if self.corner == ANY:
            return found
        return [one for one in found if self.corner in (one.corners[0], one.corners[-1])]

    def decide(self, state: AnkhState) -> Decision | None:
        found = self.lines(state)
        if len(found) < MOST_ANSWERS:
            actions = [caravan_action(one) for one in found]
        elif self.number == ANY:
            numbers = range(1, len(state.numbers) + 1)
            actions = [REGION[number] for number in numbers if caravans_through(state.region(number))]
        else:
            ends = sorted({corner for one in found for corner in (one.corners[0], one.corners[-1])})
            actions = [("corner", corner) for corner in ends]
        if self.number == ANY:
            actions.append(SKIP_CARAVAN)
        return Decision(self.seat, "place_caravan", actions, (self.number, self.corner))

    def answer(self, state: AnkhState, action: Action) -> None:
        if action == SKIP_CARAVAN:
            state.frames.pop()
            if state.emit:
                state.emit(Event("skipped_caravan", self.seat))
        elif action[0] == "region":
            state.frames[-1] = PlaceCaravan(self.seat, number_of(action), ANY)
        elif action[0] == "corner":
            state.frames[-1] = PlaceCaravan(self.seat, self.number, number_of(action))
        else:
            sides = action[1:]
            place_caravan(state, self.seat, next(one for one in self.lines(state) if one.sides == sides))


def caravan_action(caravan: Caravan) -> Action:
    return ("caravan", *caravan.sides)


def place_caravan(state: AnkhState, seat: int, caravan: Caravan) -> None:
    """The cut region's number stays, for now, with the part that has its first hex; the other has a new number."""
    land = state.land
    number = state.numbers.index(land.regions.index(caravan.part | caravan.other)) + 1
    masks = [land.regions[region] for region in state.numbers]
    masks[number - 1] = caravan.part
    masks.append(caravan.other)
    state.land = land_cut(land, caravan.camels(), caravan.part, caravan.other)
    state.numbers = tuple([state.land.regions.index(mask) for mask in masks])
    state.frames[-1] = KeepNumber(seat, number)
    if state.emit:
        sizes = (caravan.part.bit_count(), caravan.other.bit_count())
        state.emit(Event("placed_caravan", seat, (len(caravan.sides), number, *sizes)))


class KeepNumber(NamedTuple):
    """Which of the two parts keeps the number; the parts now have this number and the highest one."""

    seat: int
    number: int

    def decide(self, state: AnkhState) -> Decision | None:
        firsts = [state.region(number) & -state.region(number) for number in (self.number, len(state.numbers))]
        return Decision(self.seat, "keep_conflict_number", KEEP_NUMBER.listed(firsts[0] | firsts[1]), (self.number,))

    def answer(self, state: AnkhState, action: Action) -> None:
        new = len(state.numbers)
        if state.number_at(place_of(action)) == new:
            exchange(state, self.number, new)
        state.frames[-1] = SwapNumbers(self.seat, self.number)
        if state.emit:
            firsts = [first_hex(state, number) for number in (self.number, new)]
            state.emit(Event("numbered", self.seat, (self.number, firsts[0], new, firsts[1])))


class SwapNumbers(NamedTuple):
    """The two new regions have this number and the highest one; one of them may change with any other region."""

    seat: int
    number: int

    def decide(self, state: AnkhState) -> Decision | None:
        new = len(state.numbers)
        actions: list[Action] = [
            ("swap", one, other) for one in (self.number, new) for other in range(1, new) if other != self.number
        ]
        if not actions:
            state.frames.pop()
            return None
        actions.append(SKIP_SWAP)
        return Decision(self.seat, "swap_conflict_numbers", actions, (self.number, new))

    def answer(self, state: AnkhState, action: Action) -> None:
        state.frames.pop()
        if action == SKIP_SWAP:
            return
        one, other = number_of(action), action[2]
        assert isinstance(other, int)
        exchange(state, one, other)
        if state.emit:
            state.emit(Event("swapped", self.seat, (one, other)))


def exchange(state: AnkhState, one: int, other: int) -> None:
    numbers = list(state.numbers)
    numbers[one - 1], numbers[other - 1] = numbers[other - 1], numbers[one - 1]
    state.numbers = tuple(numbers)


def first_hex(state: AnkhState, number: int) -> int:
    """A region's name for actions and events: its first land hex."""
    region = state.region(number)
    return NAME[(region & -region).bit_length() - 1]
