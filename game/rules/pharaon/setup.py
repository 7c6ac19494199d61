"""Setup (section 3): the table, then a jar, silver and a noble for everybody, counter-clockwise."""

from collections.abc import Mapping
from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.core.rng import Rng
from game.rules.pharaon import traitor
from game.rules.pharaon.artisans import refill_artisans
from game.rules.pharaon.bank import TABLE_ITSELF, gain, gain_silver
from game.rules.pharaon.choices import KEEP_NOBLE, TAKE_JAR, YES, YES_NO
from game.rules.pharaon.content import (
    ALL_ARTISANS,
    ALL_JARS,
    BASICS,
    JAR_GIVES,
    JAR_IDS,
    JAR_INDEX,
    START_SILVER,
    ZONE_IDS,
    ZONES,
)
from game.rules.pharaon.jars import reveal_jars
from game.rules.pharaon.masks import cards, random_card, take_random
from game.rules.pharaon.noble_cards import ALL_NOBLES, NOBLE_IDS, NOBLE_INDEX, SCRIBE_MASK
from game.rules.pharaon.nobles import immediate_effect, refill_nobles
from game.rules.pharaon.offerings import refill_offerings
from game.rules.pharaon.options import DARK_UP, LIGHT_UP, RANDOM, TRAITOR_STARTS
from game.rules.pharaon.rounds import begin_round
from game.rules.pharaon.state import TRAITOR, PharaonState, Table
from game.rules.pharaon.traitor_boards import BOARD_IDS, BOARDS, DARK, LIGHT
from game.rules.pharaon.turn import Turn
from game.rules.pharaon.wheel import block

FIXED_CIRCLE = tuple([ZONE_IDS.index(zone) for zone in ("nile", "burial", "offerings", "nobles", "artisans")])
START_NOBLES = 2


def new_state(seats: int, seed: int, options: Mapping[str, str]) -> PharaonState:
    rng = Rng(seed)
    state = PharaonState.empty(new_table(seats, options, rng), rng)
    state.noble_deck = ALL_NOBLES
    state.artisan_deck = ALL_ARTISANS
    state.jar_pile = ALL_JARS
    refill_offerings(state)
    if state.table.solo:
        for column, colour in enumerate(state.table.column_colours):
            state.bank[colour] -= 1
            state.columns[column] = (colour,)
    state.frames.append(Scribes(1))
    state.advance()
    return state


def new_table(seats: int, options: Mapping[str, str], rng: Rng) -> Table:
    others = list(range(1, ZONES))
    rng.shuffle(others)
    circle = FIXED_CIRCLE if options["circle"] == "fixed" else (0, *others)  # 24 circles, turned in place
    offset = rng.below(BASICS)
    direction = 1 if rng.below(2) else -1
    start = start_player(options["start_player"], 2 if seats == 1 else seats, rng)
    if seats > 1:
        return Table(seats, dict(options), start, circle, offset, direction, (), ())
    boards = traitor_boards(options, rng)
    colours = list(range(BASICS))
    rng.shuffle(colours)
    return Table(seats, dict(options), start, circle, offset, direction, boards, tuple(colours))


def start_player(choice: str, owners: int, rng: Rng) -> int:
    chosen = rng.below(owners)
    if choice == RANDOM:
        return chosen
    return TRAITOR if choice == TRAITOR_STARTS else int(choice[5:]) - 1


def traitor_boards(options: Mapping[str, str], rng: Rng) -> tuple[tuple[int, int], ...]:
    """Boards from the left with their sides: as named, the others by chance until enough are dark."""
    sides = [LIGHT] * BOARDS
    undecided: list[int] = []
    for board, name in enumerate(BOARD_IDS):
        choice = options[f"board_{name[-1]}"]
        if choice == DARK_UP:
            sides[board] = DARK
        elif choice != LIGHT_UP:
            undecided.append(board)
    rng.shuffle(undecided)
    for board in undecided[: max(0, int(options["dark_boards"]) - sides.count(DARK))]:
        sides[board] = DARK
    order = list(range(BOARDS))
    rng.shuffle(order)
    return tuple([(board, sides[board]) for board in order])


class Scribes(NamedTuple):
    """For beginners a random scribe, dealt before the nobles are revealed; `step` counts the players in their order."""

    step: int

    def decide(self, state: PharaonState) -> Decision | None:
        way = state.table.options["beginner_scribes"]
        if way == "off" or self.step > state.table.seats:
            state.frames[-1] = StartJar(1)
            reveal_everything(state)
            return None
        seat = setup_seat(state, self.step)
        if way == "each_chooses":
            return Decision(seat, "choose_start_scribe", YES_NO)
        self.answer(state, YES)
        return None

    def answer(self, state: PharaonState, action: Action) -> None:
        state.frames[-1] = Scribes(self.step + 1)
        if action == YES:
            deal_scribe(state, setup_seat(state, self.step))
            if state.table.solo:
                deal_scribe(state, TRAITOR)


def setup_seat(state: PharaonState, step: int) -> int:
    """The player to the right of the start player first, counter-clockwise, the start player last."""
    return (state.table.start - step) % state.table.seats


def deal_scribe(state: PharaonState, owner: int) -> None:
    scribe = random_card(state.noble_deck & SCRIBE_MASK, state.rng)
    state.noble_deck &= ~(1 << scribe)
    state.nobles[owner] |= 1 << scribe
    if state.emit:
        seat = owner if owner < state.table.seats else TABLE_ITSELF
        state.emit(Event("dealt_scribe", seat, (NOBLE_IDS[scribe],), reveals=True))


def reveal_everything(state: PharaonState) -> None:
    refill_nobles(state)
    refill_artisans(state)
    reveal_jars(state)


class StartJar(NamedTuple):
    """A jar and silver; then two nobles are drawn to choose from."""

    step: int

    def decide(self, state: PharaonState) -> Decision | None:
        if self.step > state.table.seats:
            state.frames.pop()
            end_setup(state)
            return None
        actions = [TAKE_JAR[jar] for jar in state.jars]
        return Decision(setup_seat(state, self.step), "choose_start_jar", actions)

    def answer(self, state: PharaonState, action: Action) -> None:
        """The starting jar is no business of Teacher and Diplomat: it comes before the card (3.1)."""
        seat = setup_seat(state, self.step)
        jar = JAR_INDEX[str(action[1])]
        state.jars = tuple([other for other in state.jars if other != jar])
        state.jar_discard |= 1 << jar
        state.frames[-1] = StartJar(self.step + 1)
        if state.emit:
            state.emit(Event("took_jar", seat, (JAR_IDS[jar],)))
        gain(state, seat, JAR_GIVES[jar])
        gain_silver(state, seat, START_SILVER)
        if not state.nobles[seat]:
            draw_two(state, seat)


def draw_two(state: PharaonState, seat: int) -> None:
    state.drawn = take_random(state.noble_deck, START_NOBLES, state.rng)
    state.noble_deck &= ~state.drawn
    state.frames.append(StartNoble(seat))
    if state.emit:
        names = tuple([NOBLE_IDS[noble] for noble in cards(state.drawn)])
        state.emit(Event("drew_nobles", seat, (START_NOBLES,), names, 1 << seat, True))


class StartNoble(NamedTuple):
    """One is kept face up; the other is the player's secret, or in solo the Traitor's first noble."""

    seat: int

    def decide(self, state: PharaonState) -> Decision:
        return Decision(self.seat, "choose_start_noble", [KEEP_NOBLE[noble] for noble in cards(state.drawn)])

    def answer(self, state: PharaonState, action: Action) -> None:
        noble = NOBLE_INDEX[str(action[1])]
        other = state.drawn & ~(1 << noble)
        state.drawn = 0
        state.frames.pop()
        state.nobles[self.seat] |= 1 << noble
        if state.emit:
            state.emit(Event("kept_noble", self.seat, (NOBLE_IDS[noble],), reveals=True))
        if state.table.solo:
            state.nobles[TRAITOR] |= other
            if state.emit:
                state.emit(Event("traitor_noble", TABLE_ITSELF, (NOBLE_IDS[cards(other)[0]],), reveals=True))
        else:
            state.aside[self.seat] = other
        immediate_effect(state, self.seat, noble)


def end_setup(state: PharaonState) -> None:
    """Nobles not kept go back into the deck, the jar nobody took blocks the wheel, new jars are revealed."""
    for seat in range(state.table.seats):
        state.noble_deck |= state.aside[seat]
        state.aside[seat] = 0
    if state.table.blocking:
        block(state)
    reveal_jars(state)
    if state.table.solo:
        traitor.form_stack(state, 1)
    begin_round(state)
    state.frames.append(Turn(state.first_player))
