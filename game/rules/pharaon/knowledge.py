"""What a seat cannot know, dealt again (section 8).

Decks, jar pile and bag have no order in the state, so a generator of its own deals them anew. What is left are the
nobles that other players drew or laid aside during setup, and the jars in the Traitor's stack.
"""

from typing import TYPE_CHECKING

from game.core.rng import Rng
from game.rules.pharaon.masks import take_random

if TYPE_CHECKING:
    from game.rules.pharaon.state import PharaonState


def determinize(state: "PharaonState", seat: int, rng: Rng) -> "PharaonState":
    """A copy that the seat cannot tell from the true state, dependent on nothing that the seat cannot know."""
    copy = state.clone()
    copy.rng = rng.fork()
    if not copy.round:
        _deal_nobles(copy, seat, rng)
    if copy.stack:
        unseen = copy.jar_pile | copy.stack
        copy.stack = take_random(unseen, copy.stack.bit_count(), rng)
        copy.jar_pile = unseen & ~copy.stack
    return copy


def _deal_nobles(copy: "PharaonState", seat: int, rng: Rng) -> None:
    """Nobles that others hold in secret while the table is being set up."""
    pending = copy.pending
    choosing = pending.seat if pending is not None and copy.drawn else seat
    pool = copy.noble_deck
    if choosing != seat:
        pool |= copy.drawn
    for owner in range(copy.table.seats):
        if owner != seat:
            pool |= copy.aside[owner]
    if choosing != seat:
        copy.drawn = take_random(pool, copy.drawn.bit_count(), rng)
        pool &= ~copy.drawn
    for owner in range(copy.table.seats):
        if owner != seat and copy.aside[owner]:
            copy.aside[owner] = take_random(pool, copy.aside[owner].bit_count(), rng)
            pool &= ~copy.aside[owner]
    copy.noble_deck = pool
    if choosing != seat:
        copy.pending = copy.frames[-1].decide(copy)
