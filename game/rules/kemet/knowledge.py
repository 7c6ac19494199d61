"""What a seat cannot know, dealt again (section 8).

Hidden are: cards in other hands that not everybody knows of, battle cards that others have discarded face down or
sealed in a council, cards that another player looks at by Vision, and chance to come. The pile has no order.
"""

from typing import TYPE_CHECKING

from game.core.rng import Rng
from game.rules.kemet.cards import BATTLE_KINDS, CARDS
from game.rules.kemet.fight import NOT_CHOSEN, Fight
from game.rules.kemet.packing import count, one, size, take_random
from game.rules.kemet.prayer import di_cost

if TYPE_CHECKING:
    from game.rules.kemet.state import KemetState


def determinize(state: "KemetState", seat: int, rng: Rng) -> "KemetState":
    """A copy that the seat cannot tell from the true state, dependent on nothing that the seat cannot know."""
    copy = state.clone()
    copy.rng = rng.fork()
    asked = copy.pending.seat if copy.pending is not None else seat
    _deal_divine_cards(copy, seat, asked, rng)
    for other in range(copy.table.seats):
        if other != seat:
            _deal_battle_cards(copy, seat, other, rng)
    if asked != seat:
        copy.pending = copy.frames[-1].decide(copy)
    return copy


def _deal_divine_cards(copy: "KemetState", seat: int, asked: int, rng: Rng) -> None:
    """All cards that the seat has not seen, among the pile, the other hands and another player's Vision."""
    pool = copy.di_pile
    looking = copy.vision if asked != seat else 0
    pool += looking
    for other in range(copy.table.seats):
        if other != seat:
            pool += copy.di[other] - copy.di_known[other]
    for other in range(copy.table.seats):
        if other != seat:
            dealt = take_random(pool, size(copy.di[other]) - size(copy.di_known[other]), rng)
            copy.di[other] = copy.di_known[other] + dealt
            pool -= dealt
    if looking:
        copy.vision = take_random(pool, size(looking), rng)
        pool -= copy.vision
    copy.di_pile = pool


def _deal_battle_cards(copy: "KemetState", seat: int, other: int, rng: Rng) -> None:
    """Everybody knows which cards are in the hand or face down together, and how many are face down."""
    fight = copy.fight
    side = fight.side(other) if fight is not None else -1
    shut = copy.hand[other] | copy.face_down[other]
    fixed = 0
    if fight is not None and side >= 0:
        fixed = _known_cards(copy, fight, seat, side)
    down = _random_cards(shut & ~fixed, copy.face_down[other].bit_count(), rng)
    copy.face_down[other] = down
    copy.hand[other] = shut & ~down
    if fight is not None and side >= 0:
        _seal_again(copy, fight, seat, side, rng)


def _known_cards(copy: "KemetState", fight: Fight, seat: int, side: int) -> int:
    """The cards of this side's council that the seat has seen, as a mask."""
    known = 0
    if knows_play(copy, fight, seat, side):
        known |= 1 << fight.play[side]
    if fight.open[side]:
        known |= 1 << fight.discard[side]
    return known


def knows_play(copy: "KemetState", fight: Fight, seat: int, side: int) -> bool:
    """The card that a side plays is seen by all after the clash, and before by itself and by a Spy."""
    from game.rules.kemet.council import spied_by  # the council builds on the state, which builds on this module

    return fight.revealed or fight.seat(side) == seat or spied_by(copy, fight, seat) == side


def _seal_again(copy: "KemetState", fight: Fight, seat: int, side: int, rng: Rng) -> None:
    """Another choice for what the seat has not seen of it. A choice that is not complete begins its last part anew."""
    hand = copy.hand[fight.seat(side)]
    if fight.play[side] != NOT_CHOSEN and not knows_play(copy, fight, seat, side):
        fight.play[side] = _lowest(_random_cards(hand, 1, rng))
    if fight.discard[side] != NOT_CHOSEN and not fight.open[side]:
        fight.discard[side] = _lowest(_random_cards(hand & ~(1 << fight.play[side]), 1, rng))
    if not fight.revealed:
        fight.di[side] = _random_support(copy, fight.seat(side), rng) if fight.sealed[side] else 0


def _random_support(copy: "KemetState", seat: int, rng: Rng) -> int:
    """Divine intervention cards for a battle: each one in hand with an even chance, as far as they can be paid."""
    chosen = 0
    left = copy.prayer[seat]
    for card in BATTLE_KINDS:
        for _ in range(count(copy.di[seat], card)):
            cost = di_cost(copy, seat, card)
            if rng.below(2) and cost <= left:
                chosen += one(card)
                left -= cost
    return chosen


def _random_cards(mask: int, number: int, rng: Rng) -> int:
    """So many battle cards out of a set."""
    cards = [card for card in range(CARDS) if mask >> card & 1]
    rng.shuffle(cards)
    return sum([1 << card for card in cards[:number]])


def _lowest(mask: int) -> int:
    return (mask & -mask).bit_length() - 1
