"""Where cards go (5.2) and how they are drawn (5.3). Every change of a zone that somebody may watch is told here."""

from game.core.event import Event
from game.core.piles import FACE_UP, KIND, SEAT_BIT, take_kind
from game.rules.afterlife.content import EMPTY, IDS
from game.rules.afterlife.state import AfterlifeState


def supply(state: AfterlifeState, seat: int, wanted: int) -> int:
    """See to it that cards lie on the draw deck, reshuffling once if needed (5.3); how many, at most `wanted`.

    Cards are taken one at a time, and a reshuffle happens when the deck is empty; laying the shuffled pile under what
    is left of the deck gives the same cards in the same order.
    """
    deck = state.draw[seat]
    if len(deck) < wanted and state.discard[seat]:
        pile = [card & KIND for card in state.discard[seat]]
        state.rng.shuffle(pile)
        state.discard[seat] = []
        state.draw[seat] = deck = pile + deck
        if state.emit:
            state.emit(Event("reshuffled", seat, (len(pile),), reveals=True))
    return min(wanted, len(deck))


def draw_up(state: AfterlifeState, seat: int, count: int) -> None:
    got = supply(state, seat, count)
    if not got:
        return
    deck = state.draw[seat]
    hand = state.hand[seat]
    own = SEAT_BIT[seat]
    for _ in range(got):
        hand.append(deck.pop() | own)
    if state.emit:
        drawn = tuple(IDS[card & KIND] for card in hand[-got:])
        state.emit(Event("drew", seat, (got,), drawn, 1 << seat, True))


def expose_top(state: AfterlifeState, seat: int) -> None:
    """The top of a discard pile lies open for all, so whatever comes to lie there is known."""
    pile = state.discard[seat]
    if pile and pile[-1] & FACE_UP != FACE_UP:
        pile[-1] |= FACE_UP
        if state.emit:
            state.emit(Event("top_shown", seat, (IDS[pile[-1] & KIND],), reveals=True))


def to_discard(state: AfterlifeState, seat: int, kind: int) -> None:
    state.discard[seat].append(kind | FACE_UP)


def to_hand(state: AfterlifeState, seat: int, kind: int) -> None:
    """A card that everybody saw goes into the hand."""
    state.hand[seat].append(kind | FACE_UP)


def from_hand(state: AfterlifeState, seat: int, kind: int) -> None:
    take_kind(state.hand[seat], kind)


def entomb(state: AfterlifeState, seat: int, kind: int, source: str) -> None:
    state.tomb[seat].append(kind)
    if state.emit:
        state.emit(Event("entombed", seat, (IDS[kind], source), reveals=source in ("deck", "stock")))


def sacrifice(state: AfterlifeState, seat: int, kind: int, source: str) -> None:
    state.boneyard.append(kind | FACE_UP)
    if state.emit:
        state.emit(Event("sacrificed", seat, (IDS[kind], source), reveals=source == "hand" and seat != state.active))


def take(state: AfterlifeState, seat: int, kind: int, source: str) -> None:
    """The keyword: on top of the own discard pile, without paying."""
    to_discard(state, seat, kind)
    if state.emit:
        state.emit(Event("took", seat, (IDS[kind], source), reveals=source in ("stock", "boneyard")))


def take_boneyard_top(state: AfterlifeState, seat: int) -> None:
    take(state, seat, state.boneyard.pop() & KIND, "boneyard")


def lift(state: AfterlifeState, slot: int) -> int:
    """Take the card out of a slot; the caller lets the pyramid crumble when the card has arrived."""
    kind = state.pyramid[slot]
    state.pyramid[slot] = EMPTY
    return kind


def lift_by_turn(state: AfterlifeState, slot: int) -> int:
    """The same through the active player's purchase or action: the pyramid has changed (R3)."""
    state.turn.changed = True
    return lift(state, slot)


def can_draw(state: AfterlifeState, seat: int, count: int) -> bool:
    return len(state.draw[seat]) + len(state.discard[seat]) >= count
