"""The Pyramid of Time (2.6): rows for those who passed, and a reward for each turn they wait (4.7)."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.pharaon.bank import AnyBasic, OneOffering, can_gain_offering, gain_silver, speaker
from game.rules.pharaon.choices import REWARD, YES, YES_NO
from game.rules.pharaon.content import BASIC, BASICS, FIRST_PLAYER, NOTHING, OFFERING, ONE_SILVER, PYRAMID, SILVER
from game.rules.pharaon.exchange import ExchangeWindow
from game.rules.pharaon.state import PharaonState


def pyramid_turn(state: PharaonState, seat: int) -> None:
    """One field to the right with its reward, then a window for exchanges; nothing at the end of the row."""
    if state.field[seat] == len(PYRAMID[state.row[seat]]) - 1:
        return
    state.frames.append(ExchangeWindow(seat))
    pyramid_step(state, seat)


def move_cylinder(state: PharaonState, owner: int) -> None:
    state.field[owner] += 1
    if state.emit:
        state.emit(Event("pyramid_step", speaker(state, owner), (state.row[owner] + 1, state.field[owner] + 1)))


def pyramid_step(state: PharaonState, seat: int) -> None:
    move_cylinder(state, seat)
    state.frames.append(Reward(seat))


def can_take(state: PharaonState, owner: int, reward: int) -> bool:
    if reward == BASIC:
        return any(state.bank[:BASICS])
    if reward == ONE_SILVER:
        return state.bank[SILVER] > 0
    if reward == OFFERING:
        return can_gain_offering(state)
    return reward != NOTHING and state.first_player != owner


def take_first_player(state: PharaonState, owner: int) -> None:
    state.first_player = owner
    if state.emit:
        state.emit(Event("took_first_player", speaker(state, owner)))


class Reward(NamedTuple):
    """One of the different rewards of the new field and of those to its left, as far as they can be taken."""

    seat: int

    def decide(self, state: PharaonState) -> Decision | None:
        seat = self.seat
        fields = PYRAMID[state.row[seat]][: state.field[seat] + 1]
        actions = [REWARD[reward] for reward in sorted(set(fields)) if can_take(state, seat, reward)]
        if not actions:
            state.frames.pop()
            return None
        return Decision(seat, "choose_pyramid_reward", actions)

    def answer(self, state: PharaonState, action: Action) -> None:
        seat = self.seat
        state.frames.pop()
        reward = REWARD.index(action)
        if reward == BASIC:
            state.frames.append(AnyBasic(seat))
        elif reward == ONE_SILVER:
            gain_silver(state, seat, 1)
        elif reward == OFFERING:
            state.frames.append(OneOffering(seat))
        else:
            assert reward == FIRST_PLAYER
            take_first_player(state, seat)


class GeneralAdvance(NamedTuple):
    """The General: on passing, not last, one pyramid step at once."""

    seat: int

    def decide(self, state: PharaonState) -> Decision:
        return Decision(self.seat, "general_advance", YES_NO)

    def answer(self, state: PharaonState, action: Action) -> None:
        state.frames.pop()
        if action == YES:
            pyramid_step(state, self.seat)
