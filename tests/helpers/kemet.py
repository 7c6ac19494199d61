"""Positions of kemet in two lines, and short ways to play on from them.

A position begins after setup in round 1, with seats in cities in the order of the land, an empty map and no tiles.
"""

from collections.abc import Mapping, Sequence

from game.core.decision import Action, action_from_text
from game.core.event import Event
from game.rules.kemet import TITLE
from game.rules.kemet.armies import join
from game.rules.kemet.cards import CARD_IDS, CARD_INDEX, DI_COPIES, DI_IDS, DI_INDEX, DIVERSION, START_HAND
from game.rules.kemet.content import COLOUR_IDS, COLOURS, FEWER_TILES, SPACE_IDS, WARRIORS
from game.rules.kemet.land import CITY_IDS, DISTRICTS, ZONE_IDS, ZONE_INDEX, ZONES
from game.rules.kemet.packing import listed, packed
from game.rules.kemet.powers import powers_of
from game.rules.kemet.setup import lay_out_tiles
from game.rules.kemet.state import KemetState
from game.rules.kemet.table import Table
from game.rules.kemet.tiles import (
    CREATURE_IDS,
    CREATURE_INDEX,
    EXTRA_UNITS,
    NO_CREATURE,
    POINTS_ON,
    TILE_CREATURE,
    TILE_IDS,
    TILE_INDEX,
    TILES,
    creatures_in,
    tiles_in,
)
from game.rules.kemet.turn import DAY, TURNS

KEMET = TITLE
CITY_ORDER = ("nw", "w", "sw", "ne", "se")


def all_components(state: KemetState) -> list[str]:
    """Every figure, tile and card by name, wherever it is."""
    found: list[str] = []
    for seat in range(state.table.seats):
        number = state.supply[seat]
        number += sum(state.warriors[zone] for zone in range(ZONES) if state.holder[zone] == seat)
        number += sum(warriors for _, other, warriors, _ in state.intruders if other == seat)
        hired = sum(EXTRA_UNITS[tile] for tile in tiles_in(state.tiles[seat]))
        found += [f"warrior {seat}"] * (number - hired)
        whole = state.hand[seat] | state.face_up[seat] | state.face_down[seat]
        found.append(f"cards {seat}: {whole.bit_count()}")
        found += [f"creature {CREATURE_IDS[one]}" for one in _beasts(state, seat)]
        found += [f"tile {TILE_IDS[tile]}" for tile in tiles_in(state.tiles[seat])]
        found += [f"divine {DI_IDS[card]}" for card in listed(state.di[seat])]
    for mask in (state.market, state.doubles):
        found += [f"tile {TILE_IDS[tile]}" for tile in tiles_in(mask)]
    free = [tile for tile in tiles_in(state.market) if TILE_CREATURE[tile] != NO_CREATURE]
    found += [f"creature {CREATURE_IDS[TILE_CREATURE[tile]]}" for tile in free]
    for pile in (state.di_pile, state.di_discard, state.vision):
        found += [f"divine {DI_IDS[card]}" for card in listed(pile)]
    return sorted(found)


def _beasts(state: KemetState, seat: int) -> list[int]:
    found = creatures_in(state.stable[seat])
    for zone in range(ZONES):
        if state.holder[zone] == seat:
            found += creatures_in(state.creatures[zone])
    found += [creature for _, other, _, creature in state.intruders if other == seat and creature != NO_CREATURE]
    return found


def cards(names: Sequence[str]) -> int:
    return packed([DI_INDEX[name] for name in names])


def position(
    armies: Mapping[str, Sequence[object]] | None = None,
    *,
    seats: int = 5,
    tiles: Mapping[int, Sequence[str]] | None = None,
    pyramids: Mapping[str, str] | None = None,
    di: Mapping[int, Sequence[str]] | None = None,
    prayer: Sequence[int] = (),
    round_number: int = 1,
    options: Mapping[str, str] | None = None,
    seed: int = 1,
) -> KemetState:
    """Seat 0 is at its turn, seats in seat order, each in its city: nw, w, sw, ne, se (as far as they are in play).

    `armies`: zone to (seat, warriors) or (seat, warriors, creature); a creature brings its tile. `pyramids`: district
    to "ruby 2". `di`: hands of divine intervention cards, empty for the others. `prayer`: 7 unless said otherwise.
    """
    chosen = {"gods": "random", "cities": "random", "round_limit": "off", **(options or {})}
    table = Table(seats, chosen, tuple(range(COLOURS)), tuple(range(seats)))
    state = KEMET.new_match(seats, seed, chosen)
    assert isinstance(state, KemetState)
    rng = state.rng
    state = KemetState.empty(table, rng)
    lay_out_tiles(state)
    if FEWER_TILES[seats]:
        state.doubles = 0
    state.gods = tuple(range(seats))
    state.cities = table.land.cities
    state.round = round_number
    state.turn = 1
    state.di_pile = packed([kind for kind in range(len(DI_IDS)) for _ in range(DI_COPIES[kind]) if kind != DIVERSION])
    for seat, points in enumerate(prayer):
        state.prayer[seat] = points
    for district, pyramid in (pyramids or {}).items():
        build(state, district, pyramid)
    for seat, names in (tiles or {}).items():
        for name in names:
            own(state, seat, name)
    for zone, army in (armies or {}).items():
        put(state, zone, *army)  # type: ignore[arg-type]
    for seat, names in (di or {}).items():
        give(state, seat, *names)
    state.frames = [DAY, TURNS[0]]
    restart(state)
    return state


def restart(state: KemetState) -> None:
    """Ask anew after a change of the position."""
    state.advance()


def put(state: KemetState, zone: str, seat: int, number: int, creature: str = "") -> None:
    join(state, seat, ZONE_INDEX[zone], number)
    state.supply[seat] -= number
    assert state.supply[seat] >= 0, "A player has no more than twelve warriors."
    if creature:
        own(state, seat, creature)
        bit = 1 << CREATURE_INDEX[creature]
        state.stable[seat] &= ~bit
        state.creatures[ZONE_INDEX[zone]] |= bit


def own(state: KemetState, seat: int, tile: str) -> None:
    """The seat has this tile, with its creature or mercenaries in supply; points on it were taken before."""
    kind = TILE_INDEX[tile]
    bit = 1 << kind
    if state.tiles[seat] & bit:
        return
    if state.doubles & bit:
        state.doubles &= ~bit
    else:
        state.market &= ~bit
    state.tiles[seat] |= bit
    state.powers[seat] = powers_of(state.tiles[seat])
    state.supply[seat] += EXTRA_UNITS[kind]
    if TILE_CREATURE[kind] != NO_CREATURE:
        state.stable[seat] |= 1 << TILE_CREATURE[kind]


def build(state: KemetState, district: str, pyramid: str) -> None:
    """Built by the city's player, who gets the purchase token."""
    zone = ZONE_INDEX[district]
    assert zone < DISTRICTS
    colour, level = pyramid.split()
    number = COLOUR_IDS.index(colour)
    state.pyramids[zone] = 4 * int(level) + number
    city = zone // 3
    if city in state.cities:
        seat = state.cities.index(city)
        state.buy_colours[seat] = (*state.buy_colours[seat], number)


def give(state: KemetState, seat: int, *names: str) -> None:
    """Cards out of the pile into a hand, unknown to others; a Diversion comes from outside, as at setup."""
    for name in names:
        if name != DI_IDS[DIVERSION]:
            state.di_pile -= cards([name])
        state.di[seat] += cards([name])


def hand(state: KemetState, seat: int, *names: str) -> None:
    """These battle cards are in the hand, the others of the set lie face up."""
    state.hand[seat] = sum(1 << CARD_INDEX[name] for name in names)
    state.face_up[seat] = START_HAND & ~state.hand[seat]


def used(state: KemetState, seat: int, *spaces: str) -> None:
    """Regular tokens lie on these spaces."""
    state.spaces[seat] = sum(1 << SPACE_IDS.index(space) for space in spaces)


def actions(state: KemetState) -> list[str]:
    decision = state.decision()
    assert decision is not None
    return [" ".join(str(part) for part in action) for action in decision.actions]


def asked(state: KemetState) -> tuple[int, str]:
    decision = state.decision()
    assert decision is not None
    return decision.seat, decision.kind


def do(state: KemetState, *lines: str) -> list[Event]:
    """Apply actions written as a save writes them; the events of all of them."""
    events: list[Event] = []
    for line in lines:
        state.apply(action_from_text(line), events.append)
    return events


def choose(state: KemetState, action: Action) -> list[Event]:
    events: list[Event] = []
    state.apply(action, events.append)
    return events


def army(state: KemetState, zone: str) -> tuple[int, int, tuple[str, ...]]:
    """Holder, warriors, creatures of a zone."""
    number = ZONE_INDEX[zone]
    names = tuple(CREATURE_IDS[one] for one in creatures_in(state.creatures[number]))
    return state.holder[number], state.warriors[number], names


def march(state: KemetState, start: str, *steps: str) -> list[Event]:
    """Place a move token and move: each step is "walk zone number" with a creature behind it if one is asked for."""
    free = next(line for line in actions(state) if line.startswith("place_token regular") and line.endswith("_move"))
    events = do(state, free)
    if asked(state)[1] == "move_begin":
        events += do(state, f"move_begin {start}")
    for step in steps:
        events += walk(state, step)
    return events


def walk(state: KemetState, step: str) -> list[Event]:
    kind, zone, number, *creature = step.split()
    events = do(state, f"move_step {kind} {zone}")
    if asked(state)[1] == "move_carry":
        events += do(state, f"carry {number}")
    if asked(state)[1] == "move_creature":
        events += do(state, f"creature {creature[0] if creature else 'none'}")
    return events


def council(state: KemetState, play: str, discard: str = "", *support: str) -> list[Event]:
    """The council choice of whoever is asked; without `discard` the last card of the hand is put away."""
    events = do(state, f"council_play {play}")
    if asked(state)[1] == "council_discard":
        events += do(state, f"council_discard {discard}" if discard else actions(state)[-1])
    for card in support:
        events += do(state, f"council_di {card}")
    return events + do(state, "di_done")


def fight(state: KemetState, attack: Sequence[str], defence: Sequence[str]) -> list[Event]:
    """Both councils, attacker's first: the played card, then divine intervention cards."""
    return [*council(state, attack[0], "", *attack[1:]), *council(state, defence[0], "", *defence[1:])]


def points_on(tile: str) -> int:
    return POINTS_ON[TILE_INDEX[tile]]


__all__ = ["CARD_IDS", "CITY_IDS", "TILES", "WARRIORS", "ZONE_IDS"]
