"""Steps that use cards already on the table or in the tomb: Victory, Dogs and Jackals, Brooch's second part,
Ankh Amulet, Gilded Coffin and Tyet Amulet."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.core.language import N_
from game.core.piles import KIND
from game.rules.afterlife.actions import Act, playable, run_action, step
from game.rules.afterlife.choices import card_of, per_card
from game.rules.afterlife.content import EMPTY, IDS, INDEX, SET, TYPE
from game.rules.afterlife.moves import entomb, expose_top, sacrifice, to_hand
from game.rules.afterlife.state import AfterlifeState

PLAYED = per_card("choose_played_card")
TOMB = per_card("choose_tomb_card")
REPEAT = per_card("repeat_action")
ENTOMB, INTO_HAND, SACRIFICE = "entomb", "into_hand", "sacrifice"
# Tyet Amulet never repeats these: the first two by public text, the others by ours.
NEVER_REPEATED = frozenset(
    INDEX[name] for name in ("censer", "statue_of_thoth", "senet", "mirror_case", "dogs_and_jackals", "tyet_amulet")
)


def _played_earlier(state: AfterlifeState, seat: int, without: int, count: int) -> bool:
    """Once the acting card has left the hand it stands among the played cards and does not count."""
    return len(state.spent) + len(state.acted) > (without == EMPTY)


NONE_PLAYED = N_("You have played no other card this turn.")


@step("entomb_played", _played_earlier, NONE_PLAYED)
def entomb_played(state: AfterlifeState, act: Act, count: int) -> None:
    state.frames.append(ChoosePlayed(act.seat, ENTOMB, act.acting, act.card))


@step("return_played", _played_earlier, NONE_PLAYED)
def return_played(state: AfterlifeState, act: Act, count: int) -> None:
    state.frames.append(ChoosePlayed(act.seat, INTO_HAND, act.acting, act.card))


class ChoosePlayed(NamedTuple):
    seat: int
    purpose: str
    acting: int
    cause: int

    def decide(self, state: AfterlifeState) -> Decision | None:
        cards = state.spent + state.acted
        cards.remove(self.acting)
        kinds = sorted(set(cards))
        if not kinds:
            state.frames.pop()
            return None
        about = (self.purpose, IDS[self.cause])
        return Decision(self.seat, "choose_played_card", [PLAYED[kind] for kind in kinds], about)

    def answer(self, state: AfterlifeState, action: Action) -> None:
        state.frames.pop()
        kind = card_of(action)
        # A spent copy goes first: the acting card itself lies among those used for their action.
        (state.spent if kind in state.spent else state.acted).remove(kind)
        if self.purpose == ENTOMB:
            entomb(state, self.seat, kind, "played")
            return
        to_hand(state, self.seat, kind)
        if state.emit:
            state.emit(Event("took_into_hand", self.seat, (IDS[kind], "played")))


def _set_card_in_tomb(state: AfterlifeState, seat: int, without: int, count: int) -> bool:
    return any(TYPE[kind] == SET for kind in state.tomb[seat])


def _tomb_not_empty(state: AfterlifeState, seat: int, without: int, count: int) -> bool:
    return bool(state.tomb[seat])


@step("sacrifice_tomb", _set_card_in_tomb, N_("You have no set card in your tomb."))
def sacrifice_tomb(state: AfterlifeState, act: Act, count: int) -> None:
    state.frames.append(ChooseTomb(act.seat, SACRIFICE, act.card))


@step("tomb_to_hand", _tomb_not_empty, N_("Your tomb is empty."))
def tomb_to_hand(state: AfterlifeState, act: Act, count: int) -> None:
    state.frames.append(ChooseTomb(act.seat, INTO_HAND, act.card))


class ChooseTomb(NamedTuple):
    seat: int
    purpose: str
    cause: int

    def decide(self, state: AfterlifeState) -> Decision | None:
        kinds = sorted(set(state.tomb[self.seat]))
        if self.purpose == SACRIFICE:
            kinds = [kind for kind in kinds if TYPE[kind] == SET]
        if not kinds:
            state.frames.pop()
            return None
        about = (self.purpose, IDS[self.cause])
        return Decision(self.seat, "choose_tomb_card", [TOMB[kind] for kind in kinds], about)

    def answer(self, state: AfterlifeState, action: Action) -> None:
        state.frames.pop()
        kind = card_of(action)
        state.tomb[self.seat].remove(kind)
        if self.purpose == SACRIFICE:
            sacrifice(state, self.seat, kind, "tomb")
            return
        to_hand(state, self.seat, kind)
        if state.emit:
            state.emit(Event("took_into_hand", self.seat, (IDS[kind], "tomb")))


def _last_bought_on_top(state: AfterlifeState, seat: int, without: int, count: int) -> bool:
    turn = state.turn
    pile = state.discard[seat]
    return bool(pile) and len(pile) == turn.bought_height and pile[-1] & KIND == turn.bought[-1]


@step("entomb_last_bought", _last_bought_on_top, N_("No card you bought this turn is on top of your discard pile."))
def entomb_last_bought(state: AfterlifeState, act: Act, count: int) -> None:
    entomb(state, act.seat, state.discard[act.seat].pop() & KIND, "discard")
    expose_top(state, act.seat)


def repeatable(state: AfterlifeState, seat: int, without: int) -> list[int]:
    return [
        kind
        for kind in sorted(set(state.turn.done))
        if kind not in NEVER_REPEATED and playable(state, seat, kind, without)
    ]


def _some_repeatable(state: AfterlifeState, seat: int, without: int, count: int) -> bool:
    return bool(repeatable(state, seat, without))


@step("repeat", _some_repeatable, N_("No action of this turn can be repeated now."))
def repeat(state: AfterlifeState, act: Act, count: int) -> None:
    state.frames.append(Repeat(act.seat, act.acting))


class Repeat(NamedTuple):
    """Tyet Amulet does an action of this turn once more, as if it were that card."""

    seat: int
    acting: int

    def decide(self, state: AfterlifeState) -> Decision | None:
        kinds = repeatable(state, self.seat, EMPTY)
        if not kinds:
            state.frames.pop()
            return None
        return Decision(self.seat, "repeat_action", [REPEAT[kind] for kind in kinds])

    def answer(self, state: AfterlifeState, action: Action) -> None:
        state.frames.pop()
        kind = card_of(action)
        if state.emit:
            state.emit(Event("repeated", self.seat, (IDS[kind],)))
        run_action(state, self.seat, kind, self.acting, False)
