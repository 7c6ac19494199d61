"""Setup (section 3) and the card mixes of the variants (section 11)."""

from collections.abc import Mapping
from typing import NamedTuple

from game.core.piles import FACE_UP
from game.core.rng import Rng
from game.rules.afterlife import content as c
from game.rules.afterlife.moves import draw_up
from game.rules.afterlife.options import RANDOM
from game.rules.afterlife.state import AfterlifeState, Table
from game.rules.afterlife.turn import start_turn

PAIRS = {3: "super_red", 4: "super_brown", 5: "super_yellow", 6: "super_green", 7: "super_blue"}
BOTH_COPIES, ONE_COPY = 2, 1


class Mix(NamedTuple):
    """Which sets a mode uses: sizes with one set of the pair, sizes with both, copies of each card, uniques."""

    one_of: tuple[int, ...]
    both: tuple[int, ...]
    merged: tuple[int, ...]
    copies: int
    uniques: int


MIXES = {
    "mix_of_sets": Mix((3, 4, 5, 6, 7), (), (), BOTH_COPIES, 6),
    "half_sets_independent": Mix((), (3, 4, 5, 6, 7), (), ONE_COPY, 6),
    "half_sets_merged": Mix((), (3, 4, 5, 6, 7), (3, 4, 5, 6, 7), ONE_COPY, 6),
    "five_players": Mix((5, 6, 7), (3, 4), (3, 4), BOTH_COPIES, 6),
    "six_players": Mix((6, 7), (3, 4, 5), (3, 4, 5), BOTH_COPIES, 10),
}
MIXES["longer_game_70"] = MIXES["five_players"]
MIXES["longer_game_84"] = MIXES["six_players"]


def new_state(seats: int, seed: int, options: Mapping[str, str]) -> AfterlifeState:
    rng = Rng(seed)
    stock_cards, merged = card_mix(options, rng)
    start = rng.below(seats) if options["start_player"] == RANDOM else int(options["start_player"][5:]) - 1
    table = Table(seats, dict(options), start, merged, tuple(sorted(stock_cards)))

    state = AfterlifeState.empty(table, rng)
    for seat in range(seats):
        deck = list(c.STARTING_DECK)
        rng.shuffle(deck)
        state.draw[seat] = deck
    later = [kind for kind in stock_cards if c.LEVEL[kind] == 3]
    sooner = [kind for kind in stock_cards if c.LEVEL[kind] == 2]
    rng.shuffle(later)
    rng.shuffle(sooner)
    state.stock = later + sooner
    for slot in range(6):
        state.pyramid[slot] = state.stock.pop()
    state.boneyard.append(state.stock.pop() | FACE_UP)
    for seat in range(seats):
        draw_up(state, seat, c.HAND_SIZE)
    start_turn(state, start)
    state.advance()
    return state


def card_mix(options: Mapping[str, str], rng: Rng) -> tuple[list[int], tuple[int, ...]]:
    """The stock's cards (unshuffled) and, per set, the number of the group it scores in."""
    separate = tuple(range(len(c.SET_IDS)))
    mix = MIXES.get(options["mode"])
    if mix is None:  # standard and solo: the Afterlife pool alone
        cards = [kind for kind, pool in enumerate(c.POOL) if pool == "afterlife" and c.TYPE[kind] != c.STARTER]
        return [kind for kind in cards for _ in range(c.COPIES[kind])], separate
    sets = [_one_of(size, options, rng) for size in mix.one_of]
    for size in mix.both:
        sets.extend(c.SUPER_SETS[PAIRS[size]])
    cards = [kind for kind, group in enumerate(c.SET_OF) if group in sets for _ in range(mix.copies)]
    cards.extend(_uniques(mix.uniques, options["uniques"], rng))
    groups = list(separate)
    for size in mix.merged:
        first, *others = c.SUPER_SETS[PAIRS[size]]
        for other in others:
            groups[other] = first
    return cards, tuple(groups)


def _one_of(size: int, options: Mapping[str, str], rng: Rng) -> int:
    chosen = options[f"set_of_{size}"]
    pair = c.SUPER_SETS[PAIRS[size]]
    return rng.choice(pair) if chosen == RANDOM else c.SET_IDS.index(chosen)


def _uniques(count: int, choice: str, rng: Rng) -> list[int]:
    """Six of one pool, or one of each cost; four more for six seats are drawn from the rest."""
    uniques = [kind for kind, card_type in enumerate(c.TYPE) if card_type == c.UNIQUE]
    if choice == "mixed":
        costs = sorted({c.COST[kind] for kind in uniques})
        chosen = [rng.choice([kind for kind in uniques if c.COST[kind] == cost]) for cost in costs]
    else:
        chosen = [kind for kind in uniques if c.POOL[kind] == choice]
    rest = [kind for kind in uniques if kind not in chosen]
    rng.shuffle(rest)
    return sorted(chosen + rest[: count - len(chosen)])
