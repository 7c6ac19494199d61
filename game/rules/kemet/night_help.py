"""Divine help (4.10 step 6): new divine intervention cards, in turn order."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.kemet.cards import DI_IDS, DI_INDEX
from game.rules.kemet.choices import MOST_VETERANS, PAIRS, VISION
from game.rules.kemet.content import NIGHT_CARDS, VETERANS_PER_CARD
from game.rules.kemet.divine import draw_cards, draw_kind
from game.rules.kemet.packing import kinds_of, listed, one, size
from game.rules.kemet.state import KemetState

FIRST_CARD, MORE_CARDS, VETERANS = range(3)


class DivineHelp(NamedTuple):
    """`place` in the turn order; `stage`: the first card, those of tiles, those of veterans."""

    place: int
    stage: int

    def decide(self, state: KemetState) -> Decision | None:
        if self.place == len(state.order):
            state.frames.pop()
            return None
        seat = state.order[self.place]
        if self.stage == VETERANS:
            most = min(state.veterans[seat] // VETERANS_PER_CARD, size(state.di_pile) + size(state.di_discard))
            return Decision(seat, "night_veterans_cards", PAIRS[: min(most, MOST_VETERANS) + 1])
        state.frames[-1] = DivineHelp(self.place, self.stage + 1)
        powers = state.powers[seat]
        if self.stage == MORE_CARDS:
            draw_cards(state, seat, powers.night_cards)
        elif powers.pick_of:
            begin_vision(state, seat, powers.pick_of)
        else:
            draw_cards(state, seat, NIGHT_CARDS)
        return None

    def answer(self, state: KemetState, action: Action) -> None:
        state.frames[-1] = DivineHelp(self.place + 1, FIRST_CARD)
        seat, pairs = state.order[self.place], int(action[1])
        if pairs:
            state.veterans[seat] -= pairs * VETERANS_PER_CARD
            draw_cards(state, seat, pairs)


def begin_vision(state: KemetState, seat: int, number: int) -> None:
    """Look at several cards. The rest of the pile is drawn before the discard is shuffled under it."""
    for _ in range(number):
        kind = draw_kind(state)
        if kind >= 0:
            state.vision += one(kind)
    if not state.vision:
        return
    state.frames.append(VisionPick(seat))
    if state.emit:
        names = tuple([DI_IDS[kind] for kind in listed(state.vision)])
        state.emit(Event("looked_at_di", seat, (size(state.vision),), names, 1 << seat, True))


class VisionPick(NamedTuple):
    seat: int

    def decide(self, state: KemetState) -> Decision:
        actions = [VISION[card] for card in kinds_of(state.vision)]
        return Decision(self.seat, "vision_pick", actions, (), True)  # silence would tell that all cards are alike

    def answer(self, state: KemetState, action: Action) -> None:
        state.frames.pop()
        card = one(DI_INDEX[str(action[1])])
        state.di[self.seat] += card
        state.di_pile += state.vision - card
        state.vision = 0
        if state.emit:
            state.emit(Event("drew_di", self.seat, (1,), (str(action[1]),), 1 << self.seat))
