"""What the action tokens that a seat of kemet has left can still do this day, the balance of the rows included."""

from game.rules.kemet.action_pyramid import balanced, gold_ready, regular_left, silver_ready
from game.rules.kemet.content import ALL_SPACES, BUILD, BUY, MOVE, PRAY, PRINTED, RECRUIT, SPACE_ACTION
from game.rules.kemet.state import KemetState
from game.rules.kemet.tiles import GOLD_ACTIONS

# What a token on a space is worth, in units of one weight.
WORTH: dict[int, float] = {RECRUIT: 0.8, MOVE: 1.6, BUILD: 0.8, PRAY: 0.6, BUY: 1.0}
EMPTY_BUY = 0.1  # a buy space without a purchase token
MOVE_SPACES = sum([1 << space for space in range(PRINTED) if SPACE_ACTION[space] == MOVE])
FIRST_BUY = SPACE_ACTION.index(BUY)
IMPOSSIBLE = -100.0
MOVING_GOLD = sum([1 << tile for tile in range(len(GOLD_ACTIONS)) if "move" in GOLD_ACTIONS[tile]])

_best: dict[int, float] = {}


def space_worth(space: int, colours: int) -> float:
    if space >= FIRST_BUY and space - FIRST_BUY >= colours:
        return EMPTY_BUY
    return WORTH[SPACE_ACTION[space]]


def best_use(spaces: int, left: int, colours: int) -> float:
    """The most that so many tokens are worth, if every row must have one in the end."""
    key = (spaces * 8 + left) * 4 + colours
    found = _best.get(key)
    if found is None:
        if not left:
            found = 0.0 if balanced(spaces, 0, 0) else IMPOSSIBLE
        else:
            found = IMPOSSIBLE
            for space in range(PRINTED):
                if not spaces >> space & 1:
                    found = max(found, space_worth(space, colours) + best_use(spaces | 1 << space, left - 1, colours))
        _best[key] = found
    return found


def tokens_worth(state: KemetState, seat: int) -> float:
    left = regular_left(state, seat)
    colours = len(state.buy_colours[seat])
    worth = max(0.0, best_use(state.spaces[seat] & ALL_SPACES, left, colours)) if left else 0.0
    if silver_ready(state, seat):
        worth += 1.0
    if gold_ready(state, seat):
        worth += 1.0
    return worth


def moves_left(state: KemetState, seat: int) -> bool:
    """Whether a move action is still possible this day."""
    if (regular_left(state, seat) or silver_ready(state, seat)) and MOVE_SPACES & ~state.spaces[seat]:
        return True
    return gold_ready(state, seat) and bool(state.powers[seat].golden & MOVING_GOLD)
