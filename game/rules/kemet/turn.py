"""Day and turns (4.1, 4.2): the check for victory, then tokens, cards and creatures until the turn ends."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.kemet.action_pyramid import (
    GOLD_BIT,
    gold_ready,
    obliged,
    regular_placements,
    silver_placements,
    silver_ready,
)
from game.rules.kemet.actions import begin_action
from game.rules.kemet.choices import END_TURN, GOLD_TOKEN
from game.rules.kemet.content import MOST, REGULAR_TOKENS, SPACE_IDS
from game.rules.kemet.control import points, wins
from game.rules.kemet.creatures import begin_deploying, deployments, exchanges
from game.rules.kemet.divine import DAY_BITS, day_cards, play_day_card
from game.rules.kemet.night import Night
from game.rules.kemet.state import KemetState


class Day(NamedTuple):
    """Lies at the bottom of the stack: turn after turn in turn order, then the night."""

    def decide(self, state: KemetState) -> None:
        order = state.order
        if state.turn == REGULAR_TOKENS * len(order):
            state.frames.append(Night(1))
            return
        seat = order[state.turn % len(order)]
        if wins(state, seat):
            state.winner = seat
            state.frames.clear()
            if state.emit:
                state.emit(Event("match_won", seat, (points(state, seat),)))
            return
        state.turn += 1
        state.swapped = 0
        state.frames.append(TURNS[seat])
        if state.emit:
            state.emit(Event("turn_started", seat, (state.round, state.turn)))

    def answer(self, state: KemetState, action: Action) -> None:
        raise ValueError(f"Nothing was asked, so {action!r} is no answer.")


class Turn(NamedTuple):
    """`played`: the regular token of this turn."""

    seat: int
    played: bool

    def decide(self, state: KemetState) -> Decision:
        seat = self.seat
        actions: list[Action] = [] if self.played else regular_placements(state, seat)[:]
        powers = state.powers[seat]
        if powers.silver and silver_ready(state, seat):
            actions += silver_placements(state, seat)
        if powers.golden and gold_ready(state, seat):
            actions.append(GOLD_TOKEN)
        cards = state.di[seat]
        if cards & DAY_BITS:
            actions += day_cards(state, seat)
        if state.stable[seat]:
            actions += deployments(state, seat)
            if not self.played:
                actions += exchanges(state, seat)
        if self.played and not (powers.silver and obliged(state, seat)):
            actions.append(END_TURN)
        return Decision(seat, "turn_menu", actions, (), cards != state.di_known[seat])  # silence would tell a secret

    def answer(self, state: KemetState, action: Action) -> None:
        seat = self.seat
        word = action[0]
        if word == "place_token":
            self._place(state, str(action[1]), SPACE_IDS.index(str(action[2])))
        elif word == "end_turn":
            state.frames.pop()
        elif word == "play_di_day":
            play_day_card(state, seat, action)
        else:
            begin_deploying(state, seat, action)

    def _place(self, state: KemetState, token: str, space: int) -> None:
        seat = self.seat
        if token == "gold":
            state.spaces[seat] |= GOLD_BIT
        else:
            state.spaces[seat] |= 1 << space
        if token == "silver":
            state.silver[seat] = space
        elif token == "regular":
            state.frames[-1] = PLAYED_TURNS[seat]
        if state.emit:
            state.emit(Event("placed_token", seat, (token, SPACE_IDS[space])))
        begin_action(state, seat, space)


# Frames are never changed, so one of each is enough.
DAY = Day()
TURNS = [Turn(seat, False) for seat in range(MOST)]
PLAYED_TURNS = [Turn(seat, True) for seat in range(MOST)]
