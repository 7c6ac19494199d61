"""Playing a card for its action (4.5): playability and the run through its steps.

An effect is a list of steps out of the data file ("draw 2", "discard_hand"). The modules in `effects` register the step
words; `compile_effects` turns the data into tables and refuses an unknown word, naming file and card.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from game.core.decision import Action
from game.core.event import Event
from game.core.language import N_
from game.rules.afterlife.content import EMPTY, FILE, IDS, MENTIONS_OPPONENT, REACTION, STEPS, ContentError
from game.rules.afterlife.moves import from_hand, to_discard
from game.rules.afterlife.state import AfterlifeState

# `without` is the kind of the acting card while it still lies in the hand, else EMPTY.
Ready: TypeAlias = Callable[[AfterlifeState, int, int, int], bool]
Begin: TypeAlias = Callable[[AfterlifeState, "Act", int], None]


class Step(NamedTuple):
    begin: Begin
    ready: Ready | None  # None: needs nothing but what the counts below say
    why_not: str  # the reason to show when `ready` says no
    hand: int  # cards it takes out of the hand
    drawable: int  # by how much it changes draw deck and discard pile together
    draws: bool  # its number is a number of cards to draw


class Effect(NamedTuple):
    steps: tuple[tuple[Begin, int], ...]
    checks: tuple[tuple[Ready, int, str], ...]
    hand_needed: int
    cards_needed: int  # in draw deck and discard pile together


STEP_WORDS: dict[str, Step] = {}
EFFECTS: list[Effect] = []
NEEDS_HAND = N_("You need another card in hand.")
NEEDS_CARDS = N_("You cannot draw that many cards.")
IS_REACTION = N_("It is a reaction, never an action.")
NO_OPPONENT = N_("There is no opponent in a solo match.")


def step(
    word: str, ready: Ready | None = None, why_not: str = "", hand: int = 0, drawable: int = 0, draws: bool = False
) -> Callable[[Begin], Begin]:
    def register(begin: Begin) -> Begin:
        STEP_WORDS[word] = Step(begin, ready, why_not, hand, drawable, draws)
        return begin

    return register


def compile_effects() -> None:
    """Called once, when all step words are known."""
    EFFECTS[:] = [_compile(kind, words) for kind, words in enumerate(STEPS)]


def _compile(kind: int, words: list[str]) -> Effect:
    where = f"{FILE}, card {IDS[kind]}"
    if bool(words) == REACTION[kind]:
        raise ContentError(f"{where}: an action needs steps and a reaction has none.")
    steps: list[tuple[Begin, int]] = []
    checks: list[tuple[Ready, int, str]] = []
    hand_needed = cards_needed = hand_gain = drawable = 0
    for text in words:
        word, _, number = text.partition(" ")
        if word not in STEP_WORDS or (number and not number.isdecimal()) or (STEP_WORDS[word].draws and not number):
            raise ContentError(f"{where}: the step {text!r} is unknown.")
        entry = STEP_WORDS[word]
        count = int(number) if number else 0
        steps.append((entry.begin, count))
        if entry.ready:
            checks.append((entry.ready, count, entry.why_not))
        if entry.hand:
            hand_needed = max(hand_needed, entry.hand - hand_gain)
            hand_gain -= entry.hand
        if entry.draws:
            cards_needed = max(cards_needed, count - drawable)
            hand_gain += count
            drawable -= count
        drawable += entry.drawable
    return Effect(tuple(steps), tuple(checks), hand_needed, cards_needed)


def playable(state: AfterlifeState, seat: int, kind: int, without: int) -> bool:
    """R1: every mandatory part is feasible now, judged by open information and by counts."""
    if REACTION[kind] or (state.table.solo and MENTIONS_OPPONENT[kind]):
        return False
    effect = EFFECTS[kind]
    if effect.hand_needed and len(state.hand[seat]) - (without != EMPTY) < effect.hand_needed:
        return False
    if effect.cards_needed and len(state.draw[seat]) + len(state.discard[seat]) < effect.cards_needed:
        return False
    for ready, count, _why in effect.checks:  # noqa: SIM110 (a plain loop, on the hottest path)
        if not ready(state, seat, without, count):
            return False
    return True


def why_not_playable(state: AfterlifeState, seat: int, kind: int) -> str:
    """The first thing that stands in the way of playing this hand card; empty if nothing does."""
    if REACTION[kind]:
        return IS_REACTION
    if state.table.solo and MENTIONS_OPPONENT[kind]:
        return NO_OPPONENT
    effect = EFFECTS[kind]
    if len(state.hand[seat]) - 1 < effect.hand_needed:
        return NEEDS_HAND
    if len(state.draw[seat]) + len(state.discard[seat]) < effect.cards_needed:
        return NEEDS_CARDS
    return next((why for ready, count, why in effect.checks if not ready(state, seat, kind, count)), "")


class Act(NamedTuple):
    """A running action. `card` says whose steps run; `acting` is the played card that lies on the table for it, which
    differs for Tyet Amulet and Book of Gates. `memo` is a number that one step leaves for a later one."""

    seat: int
    card: int
    acting: int
    revealed: bool
    step: int
    memo: int

    def decide(self, state: AfterlifeState) -> None:
        steps = EFFECTS[self.card].steps
        if self.step < len(steps):
            state.frames[-1] = Act(self.seat, self.card, self.acting, self.revealed, self.step + 1, self.memo)
            begin, count = steps[self.step]
            begin(state, self, count)
            return
        state.frames.pop()
        state.turn.done = (*state.turn.done, self.card)
        if self.revealed and self.card in state.revealed:
            state.revealed.remove(self.card)
            to_discard(state, self.seat, self.card)

    def answer(self, state: AfterlifeState, action: Action) -> None:
        raise ValueError(f"Nothing was asked, so {action!r} is no answer.")

    def leave_table(self, state: AfterlifeState) -> None:
        """The acting card goes elsewhere by its own action (Senet, Mirror Case)."""
        if self.revealed:
            state.revealed.remove(self.card)
        else:
            state.acted.remove(self.card)


def play_from_hand(state: AfterlifeState, seat: int, kind: int) -> None:
    from_hand(state, seat, kind)
    state.acted.append(kind)
    state.turn.ring = False  # this was the next card played, whatever it does now
    if state.emit:
        state.emit(Event("played", seat, (IDS[kind],)))
    run_action(state, seat, kind, kind, False)


def run_action(state: AfterlifeState, seat: int, kind: int, acting: int, revealed: bool) -> None:
    state.frames.append(Act(seat, kind, acting, revealed, 0, 0))


def remember(state: AfterlifeState, memo: int) -> None:
    """Leave a number for the later steps of the action that is now on top of the stack."""
    act = state.frames[-1]
    assert isinstance(act, Act)
    state.frames[-1] = act._replace(memo=memo)
