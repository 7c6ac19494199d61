"""Discards forced by an effect, and Axe, the reaction to them (6.5).

The same question is put whether or not the player holds Axe, and also when there is only one answer: a missing prompt
would tell the table something (section 8).
"""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.core.piles import FACE_UP, KIND, show
from game.rules.afterlife.choices import SHOW_HAND, card_of, per_card
from game.rules.afterlife.content import AXE, COST, EMPTY, IDS, SET, TYPE
from game.rules.afterlife.moves import from_hand, to_discard
from game.rules.afterlife.state import AfterlifeState

DISCARD = per_card("forced_discard")
ANY, ONLY_SET, MOST_EXPENSIVE, NAMED = "any", "set", "most_expensive", "named"


class ForcedDiscard(NamedTuple):
    seat: int
    cause: int  # the card whose effect it is
    rule: str
    named: int  # by Wedjat Amulet, else EMPTY
    pile: int  # the seat whose discard pile receives the card

    def decide(self, state: AfterlifeState) -> Decision | None:
        kinds = sorted({card & KIND for card in state.hand[self.seat]})
        allowed = self.allowed(kinds)
        if AXE in kinds and AXE not in allowed and not state.table.solo:
            allowed.append(AXE)
        if not allowed:
            if self.rule != ONLY_SET or not kinds:
                state.frames.pop()
                return None
            return Decision(self.seat, "forced_discard", [SHOW_HAND], (IDS[self.cause],), True)
        return Decision(self.seat, "forced_discard", [DISCARD[kind] for kind in allowed], (IDS[self.cause],), True)

    def allowed(self, kinds: list[int]) -> list[int]:
        if self.rule == ONLY_SET:
            return [kind for kind in kinds if TYPE[kind] == SET]
        if self.rule == MOST_EXPENSIVE:
            most = max([COST[kind] for kind in kinds], default=0)
            return [kind for kind in kinds if COST[kind] == most]
        if self.rule == NAMED:
            return [kind for kind in kinds if kind == self.named]
        return kinds

    def answer(self, state: AfterlifeState, action: Action) -> None:
        state.frames.pop()
        if action == SHOW_HAND:
            show_hand(state, self.seat)
            return
        kind = card_of(action)
        reacts = kind == AXE and not state.table.solo
        if self.rule == MOST_EXPENSIVE and not reacts:
            show_hand(state, self.seat)
        from_hand(state, self.seat, kind)
        to_discard(state, self.pile, kind)
        if state.emit:
            others = self.seat != state.active  # then the one who caused it has seen a hidden card
            state.emit(Event("discarded", self.seat, (IDS[kind], IDS[self.cause], self.pile), reveals=others))
        if reacts:
            if state.emit:
                state.emit(Event("reacted", self.seat, (IDS[AXE],)))
            state.frames.append(AxeStrike(tuple(state.opponents(self.seat))))


def force_discard(state: AfterlifeState, seat: int, cause: int, rule: str = ANY, named: int = EMPTY) -> None:
    state.frames.append(ForcedDiscard(seat, cause, rule, named, seat))


def show_hand(state: AfterlifeState, seat: int) -> None:
    """To everybody, as proof."""
    show(state.hand[seat], FACE_UP)
    if state.emit:
        shown = tuple(IDS[card & KIND] for card in state.hand[seat])
        state.emit(Event("showed_hand", seat, shown, reveals=True))


class AxeStrike(NamedTuple):
    """The victims still to be asked, clockwise; each discards the most expensive card of the hand held by then."""

    victims: tuple[int, ...]

    def decide(self, state: AfterlifeState) -> None:
        if not self.victims:
            state.frames.pop()
            return
        state.frames[-1] = AxeStrike(self.victims[1:])
        force_discard(state, self.victims[0], AXE, MOST_EXPENSIVE)

    def answer(self, state: AfterlifeState, action: Action) -> None:
        raise ValueError(f"Nothing was asked, so {action!r} is no answer.")
