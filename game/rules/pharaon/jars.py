"""Getting a jar (4.6), with the answers of the Diplomat and the Teacher (nobles 20 and 19)."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.pharaon.bank import TABLE_ITSELF, basics_in_stock, gain, token_text
from game.rules.pharaon.choices import DECLINE, KEEP_JAR, NAME, NAMED, NAMED_BY, TAKE_JAR
from game.rules.pharaon.content import BASICS, EMPTY, JAR_GIVES, JAR_IDS, JAR_INDEX, ROUNDS, TOKEN_OF
from game.rules.pharaon.masks import random_card
from game.rules.pharaon.noble_cards import DIPLOMAT, TEACHER
from game.rules.pharaon.state import PharaonState

JAR_TOKENS = 3


def turn_up(state: PharaonState) -> int:
    """The top jar of the pile, or EMPTY; an empty pile is made anew from the discarded jars."""
    if not state.jar_pile:
        if not state.jar_discard:
            return EMPTY
        state.jar_pile = state.jar_discard
        state.jar_discard = 0
        if state.emit:
            state.emit(Event("jars_reshuffled", TABLE_ITSELF, (state.jar_pile.bit_count(),)))
    jar = random_card(state.jar_pile, state.rng)
    state.jar_pile &= ~(1 << jar)
    return jar


def reveal_jars(state: PharaonState) -> None:
    """As many as the seat count asks for."""
    revealed: list[int] = []
    for _ in range(state.table.jars_shown):
        jar = turn_up(state)
        if jar != EMPTY:
            revealed.append(jar)
    state.jars = tuple(revealed)
    if state.emit:
        state.emit(Event("jars_revealed", TABLE_ITSELF, tuple([JAR_IDS[jar] for jar in revealed]), reveals=True))


def draw_jar(state: PharaonState, seat: int) -> None:
    """The jar of a Nile action or an artisan."""
    jar = turn_up(state)
    if jar == EMPTY:
        return
    if state.emit:
        state.emit(Event("drew_jar", seat, (JAR_IDS[jar],), reveals=True))
    receive_jar(state, seat, jar)


def receive_jar(state: PharaonState, seat: int, jar: int) -> None:
    """It lies on the discard pile at once: nothing can happen to the pile before its owner has taken what it gives."""
    state.jar_discard |= 1 << jar
    if state.nobles[seat] & ~state.used[seat] & DIPLOMAT and any(state.bank[:BASICS]):
        state.frames.append(DiplomatResponse(seat, jar))
        return
    gain(state, seat, JAR_GIVES[jar])
    _offer_teacher(state, seat)


def _offer_teacher(state: PharaonState, seat: int) -> None:
    if state.nobles[seat] & ~state.used[seat] & TEACHER and any(state.bank[:BASICS]):
        state.frames.append(TeacherResponse(seat))


class DiplomatResponse(NamedTuple):
    """Keep the jar, or name three basics instead; fewer only if the bank has no three."""

    seat: int
    jar: int

    def decide(self, state: PharaonState) -> Decision:
        bank = state.bank
        size = min(JAR_TOKENS, sum(bank[:BASICS]))
        actions = [KEEP_JAR]
        if all(count >= size for count in bank[:BASICS]):
            actions += [NAME[named] for named in NAMED[size]]
        else:
            actions += [
                NAME[named] for named in NAMED[size] if all(named.count(colour) <= bank[colour] for colour in named)
            ]
        return Decision(self.seat, "diplomat_response", actions, (JAR_IDS[self.jar],))

    def answer(self, state: PharaonState, action: Action) -> None:
        seat = self.seat
        state.frames.pop()
        if action == KEEP_JAR:
            gain(state, seat, JAR_GIVES[self.jar])
        else:
            state.used[seat] |= DIPLOMAT
            named = NAMED_BY[action]
            if state.emit:
                state.emit(Event("diplomat_named", seat, (token_text(list(named)),)))
            gain(state, seat, named)
        _offer_teacher(state, seat)


class TeacherResponse(NamedTuple):
    """One more basic of choice, after the jar."""

    seat: int

    def decide(self, state: PharaonState) -> Decision:
        return Decision(self.seat, "teacher_response", [*basics_in_stock(state), DECLINE])

    def answer(self, state: PharaonState, action: Action) -> None:
        state.frames.pop()
        if action == DECLINE:
            return
        state.used[self.seat] |= TEACHER
        if state.emit:
            state.emit(Event("teacher_used", self.seat))
        gain(state, self.seat, (TOKEN_OF[str(action[1])],))


class PassJar(NamedTuple):
    """On passing, one of the revealed jars (4.7); there are none in the last round."""

    seat: int

    def decide(self, state: PharaonState) -> Decision | None:
        if not state.jars or state.round == ROUNDS:
            state.frames.pop()
            return None
        return Decision(self.seat, "choose_pass_jar", [TAKE_JAR[jar] for jar in state.jars])

    def answer(self, state: PharaonState, action: Action) -> None:
        state.frames.pop()
        take_revealed(state, self.seat, action)


def take_revealed(state: PharaonState, seat: int, action: Action) -> None:
    jar = JAR_INDEX[str(action[1])]
    state.jars = tuple([other for other in state.jars if other != jar])
    if state.emit:
        state.emit(Event("took_jar", seat, (JAR_IDS[jar],)))
    receive_jar(state, seat, jar)
