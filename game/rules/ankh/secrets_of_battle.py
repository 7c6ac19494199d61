"""Everything sealed in the round of secret choices that is going on: who has chosen, and taking it all back.

Opponents use this: a search looks at the whole round at once, from its beginning.
"""

from game.rules.ankh.battle_cards import SealCards
from game.rules.ankh.plague import PlagueBids
from game.rules.ankh.state import NO_BID, AnkhState

SECRET_KINDS = frozenset({"choose_battle_card", "plague_bid"})


def sealed_gods(state: AnkhState) -> list[int]:
    """The gods that have chosen already, in the order in which they were asked."""
    top = state.frames[-1] if state.frames else None
    if isinstance(top, SealCards | PlagueBids):
        return list(top.order[: top.at])
    return []


def reopen(state: AnkhState) -> None:
    """Take back, in place, every choice of the round, so that the first god is asked again."""
    top = state.frames[-1] if state.frames else None
    if isinstance(top, SealCards):
        for god in top.order:
            state.sealed[god] = 0
        state.frames[-1] = SealCards(top.number, top.order, top.doubled, 0)
    elif isinstance(top, PlagueBids):
        for god in top.order:
            state.bids[god] = NO_BID
        state.frames[-1] = PlagueBids(top.number, top.order, 0, 0)
    else:
        return
    state.advance()
