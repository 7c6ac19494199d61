"""What a seat cannot know, dealt again (section 8).

Which cards a player owns is public by memory; where they are (hand, draw deck, discard pile, set aside) is not. So the
places that a seat does not know are filled anew from that player's own unknown cards, and the stock from the cards
that nobody has seen leave it.
"""

from typing import TYPE_CHECKING

from game.core.piles import KIND, SEAT_BIT, redeal
from game.core.rng import Rng
from game.rules.afterlife.content import BOAT, LEVEL

if TYPE_CHECKING:
    from game.rules.afterlife.state import AfterlifeState


def determinize(state: "AfterlifeState", seat: int, rng: Rng) -> "AfterlifeState":
    """A copy that the seat cannot tell from the true state, dependent on nothing that the seat cannot know."""
    copy = state.clone()
    copy.rng = rng.fork()
    asked = state.pending.seat if state.pending else seat
    boat_shown = _show_boat(copy, seat, asked)
    for owner in range(copy.table.seats):
        piles = [copy.hand[owner], copy.draw[owner], copy.discard[owner]]
        if owner == copy.active:
            piles.append(copy.set_aside)
        redeal(piles, seat, rng)
    _redeal_stock(copy.stock, seat, rng)
    if boat_shown >= 0:
        copy.hand[asked][boat_shown] &= ~SEAT_BIT[seat]
    if asked != seat:
        mend(copy, seat, asked)
        copy.pending = copy.frames[-1].decide(copy)
    return copy


def _show_boat(state: "AfterlifeState", seat: int, asked: int) -> int:
    """While a player is asked about Boat the whole table sees the question, so Boat stays there, for this moment only.
    Returns its place in the hand if it had to be shown."""
    if asked == seat or state.pending is None or state.pending.kind != "boat_reaction":
        return -1
    hand = state.hand[asked]
    place = [card & KIND for card in hand].index(BOAT)
    if hand[place] & SEAT_BIT[seat]:
        return -1
    hand[place] |= SEAT_BIT[seat]
    return place


def _redeal_stock(stock: list[int], seat: int, rng: Rng) -> None:
    """Unknown places from the top down get the unseen cards of the lower level first: that much is public."""
    bit = SEAT_BIT[seat]
    unknown = [place for place in range(len(stock) - 1, -1, -1) if not stock[place] & bit]
    pool = sorted(stock[place] & KIND for place in unknown)
    rng.shuffle(pool)
    pool.sort(key=_level)  # stable: shuffled inside each level
    for place, kind in zip(unknown, pool, strict=True):
        stock[place] = kind | (stock[place] & ~KIND)


def _level(kind: int) -> int:
    return LEVEL[kind]


def mend(state: "AfterlifeState", seat: int, asked: int) -> None:
    """Another player stands in the middle of something that proves what the hand can do: a payment that can be made, a
    card that can be chosen. Exchange unknown cards for more useful unknown ones until it can again."""
    frame = state.frames[-1]
    longing = getattr(frame, "longing", None)
    if longing is None:
        return
    bit = SEAT_BIT[seat]
    hand = state.hand[asked]
    elsewhere = [state.draw[asked], state.discard[asked]]
    if asked == state.active:
        elsewhere.append(state.set_aside)
    while not frame.can_go_on(state):  # type: ignore[attr-defined]
        worst = min(
            (place for place, card in enumerate(hand) if not card & bit),
            key=lambda place: (longing(state, hand[place] & KIND), hand[place] & KIND),
        )
        pile, best = max(
            ((pile, place) for pile in elsewhere for place, card in enumerate(pile) if not card & bit),
            key=lambda found: (longing(state, found[0][found[1]] & KIND), found[0][found[1]] & KIND),
        )
        mine, theirs = hand[worst], pile[best]
        hand[worst] = (theirs & KIND) | (mine & ~KIND)
        pile[best] = (mine & KIND) | (theirs & ~KIND)
