"""A turn: PLAY, DISCARD, REBUILD, DRAW and TURN_END (4.3)."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.core.piles import FACE_UP, KIND, SEAT_BIT, take_kind
from game.rules.afterlife.actions import play_from_hand, playable
from game.rules.afterlife.buying import begin_purchase, worth
from game.rules.afterlife.choices import card_of, per_card, per_slot, slot_of
from game.rules.afterlife.content import BASE, COST, EMPTY, HAND_SIZE
from game.rules.afterlife.moves import draw_up, entomb, expose_top, from_hand, lift, sacrifice
from game.rules.afterlife.pyramid import crumble, filled, refill
from game.rules.afterlife.state import AfterlifeState, Turn

BUY = per_slot("buy")
PLAY = per_card("play_action")
ENTOMB = per_card("entomb_free")
END_PLAY: Action = ("end_play",)
TOP = per_card("discard_top")
NEXT = per_card("discard_next")
REBUILD = per_slot("rebuild_sacrifice")
ALL_SLOTS = range(6)


def start_turn(state: AfterlifeState, seat: int) -> None:
    state.active = seat
    state.turn = Turn(state.table.free_entombs)
    state.frames.append(Play(seat))
    if state.emit:
        state.emit(Event("turn_started", seat, (state.turns // state.table.seats + 1,)))


class Play(NamedTuple):
    """The main phase: buy, act and entomb in any order until the player ends it."""

    seat: int

    def decide(self, state: AfterlifeState) -> Decision:
        seat = self.seat
        turn = state.turn
        cards = [card & KIND for card in state.hand[seat]]
        kinds = sorted(set(cards))
        actions: list[Action] = []
        if cards or turn.discount:
            purse = worth(state, cards, turn.ring) + turn.discount
            pyramid = state.pyramid
            for slot in ALL_SLOTS if turn.throne else BASE:
                if pyramid[slot] != EMPTY and COST[pyramid[slot]] <= purse:
                    actions.append(BUY[slot])
        actions.extend([PLAY[kind] for kind in kinds if playable(state, seat, kind, kind)])
        if turn.free_entombs:
            actions.extend([ENTOMB[kind] for kind in kinds])
        actions.append(END_PLAY)
        # Once something was done the end of the turn is the player's own word, even when nothing else is left.
        begun = bool(turn.done or turn.bought) or turn.free_entombs < state.table.free_entombs
        return Decision(seat, "main_action", actions, (), begun or bool(cards))

    def answer(self, state: AfterlifeState, action: Action) -> None:
        kind = action[0]
        seat = self.seat
        if kind == "buy":
            begin_purchase(state, seat, slot_of(action))
        elif kind == "play_action":
            play_from_hand(state, seat, card_of(action))
        elif kind == "entomb_free":
            card = card_of(action)
            state.turn.free_entombs -= 1
            from_hand(state, seat, card)
            entomb(state, seat, card, "hand")
        else:
            state.frames[-1] = Discard(seat)
            if len(state.draw[seat]) < HAND_SIZE + state.turn.extra_draw:
                discard_all(state, seat, EMPTY)  # the pile is reshuffled at once anyway
            else:
                _discard_if_equal(state, seat)


def to_discard_now(state: AfterlifeState, seat: int) -> list[int]:
    """The different kinds among the cards that the end of the turn discards."""
    return sorted({*state.spent, *state.acted, *[card & KIND for card in state.hand[seat]]})


def _discard_if_equal(state: AfterlifeState, seat: int) -> None:
    if len(to_discard_now(state, seat)) < 2:
        discard_all(state, seat, EMPTY)


class Discard(NamedTuple):
    """All played and unplayed cards go to the own discard pile; the player says which ends on top, or the whole
    order. The frame stands only while there is something to tell apart."""

    seat: int

    def decide(self, state: AfterlifeState) -> Decision:
        kinds = to_discard_now(state, self.seat)
        if state.table.full_order:
            return Decision(self.seat, "discard_next", [NEXT[kind] for kind in kinds])
        return Decision(self.seat, "discard_top", [TOP[kind] for kind in kinds])

    def answer(self, state: AfterlifeState, action: Action) -> None:
        if action[0] == "discard_top":
            discard_all(state, self.seat, card_of(action))
            return
        self.lay(state, card_of(action))
        _discard_if_equal(state, self.seat)

    def lay(self, state: AfterlifeState, card: int) -> None:
        """One card of a chosen order. Where it comes to lie is the owner's secret, even if it was played openly."""
        for pile in (state.spent, state.acted):
            if card in pile:
                pile.remove(card)
                break
        else:
            take_kind(state.hand[self.seat], card)
        state.discard[self.seat].append(card | SEAT_BIT[self.seat])


def discard_all(state: AfterlifeState, seat: int, top: int) -> None:
    """Played before hand, each in the data file's order, and `top` (or nothing special) last."""
    played = sorted(state.spent + state.acted)
    hand = state.hand[seat]
    count = len(played) + len(hand)
    last = []
    if top != EMPTY:
        last.append(top | FACE_UP)
        if top in played:
            played.remove(top)
        else:
            take_kind(hand, top)
    pile = state.discard[seat]
    pile.extend([kind | FACE_UP for kind in played])
    pile.extend(sorted(hand, key=_by_kind))
    pile.extend(last)
    state.spent = []
    state.acted = []
    state.hand[seat] = []
    state.frames[-1] = Rebuild(seat)
    if state.emit and count:
        state.emit(Event("discarded_all", seat, (count,)))
    expose_top(state, seat)


def _by_kind(card: int) -> int:
    return card & KIND


class Rebuild(NamedTuple):
    """If the player did not change the pyramid, one of its cards is sacrificed; then the stock fills it up."""

    seat: int

    def decide(self, state: AfterlifeState) -> Decision | None:
        slots = [] if state.turn.changed else filled(state)
        if not slots:
            state.frames[-1] = Refill(self.seat)
            return None
        return Decision(self.seat, "rebuild_sacrifice", [REBUILD[slot] for slot in slots])

    def answer(self, state: AfterlifeState, action: Action) -> None:
        state.frames[-1] = Refill(self.seat)
        sacrifice(state, self.seat, lift(state, slot_of(action)), "pyramid")
        crumble(state)


class Refill(NamedTuple):
    """The rest of the turn, without a decision: refill, DRAW, TURN_END."""

    seat: int

    def decide(self, state: AfterlifeState) -> None:
        seat = self.seat
        state.frames.pop()
        refill(state)
        draw_up(state, seat, HAND_SIZE + state.turn.extra_draw)
        if state.set_aside:
            if state.emit:
                state.emit(Event("fetched_set_aside", seat, (len(state.set_aside),)))
            state.hand[seat].extend(state.set_aside)
            state.set_aside = []
        state.turns += 1
        if not state.stock and state.turns % state.table.seats == 0 and not filled(state):
            if state.emit:
                state.emit(Event("match_ended", -1))
            return
        start_turn(state, (seat + 1) % state.table.seats)

    def answer(self, state: AfterlifeState, action: Action) -> None:
        raise ValueError(f"Nothing was asked, so {action!r} is no answer.")
