"""Setup (section 3): the table, then gods and cities, armies, pyramids and a first tile."""

from collections.abc import Mapping
from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.core.rng import Rng
from game.rules.kemet.armies import join, own_districts, zone_id
from game.rules.kemet.building import set_level, unused_colours
from game.rules.kemet.buying import take_tile
from game.rules.kemet.cards import DI_COPIES, DI_KINDS, DIVERSION
from game.rules.kemet.choices import CITY, EMPTY_DISTRICT, GOD, SETUP_LEVEL, SETUP_TILE
from game.rules.kemet.content import (
    COLOUR_IDS,
    COLOURS,
    FEWER_TILES,
    GOD_IDS,
    GODS,
    START_ARMY,
    START_DI,
    START_LEVEL_MOST,
    START_LEVELS,
    TILE_COLOURS,
)
from game.rules.kemet.divine import draw_cards
from game.rules.kemet.fate import begin_round
from game.rules.kemet.land import CITY_IDS, ZONE_INDEX
from game.rules.kemet.options import RANDOM
from game.rules.kemet.packing import one
from game.rules.kemet.state import UNDECIDED, KemetState, Table
from game.rules.kemet.tiles import COLOUR_TILES, DOUBLES, FIRST_LEVEL, SILVER_TILES, TILE_INDEX, tiles_in
from game.rules.kemet.turn import DAY


def new_state(seats: int, seed: int, options: Mapping[str, str]) -> KemetState:
    rng = Rng(seed)
    colours = list(range(COLOURS))
    rng.shuffle(colours)
    order = list(range(seats))
    rng.shuffle(order)
    used = tuple(sorted(colours[: TILE_COLOURS[seats]]))
    state = KemetState.empty(Table(seats, dict(options), used, tuple(order)), rng)
    lay_out_tiles(state)
    deal_cards(state)
    deal_places(state)
    state.frames.append(ChooseSeat(0))
    state.advance()
    return state


def lay_out_tiles(state: KemetState) -> None:
    """All tiles of the colours in play; for two players one copy of each, and none that brings a silver token."""
    for colour in state.table.colours:
        state.market |= COLOUR_TILES[colour]
    if FEWER_TILES[state.table.seats]:
        state.market &= ~SILVER_TILES
    else:
        state.doubles = state.market & DOUBLES


def deal_cards(state: KemetState) -> None:
    """A Diversion for everybody, which all know of; then cards from the pile without Diversions."""
    state.di_pile = sum([DI_COPIES[kind] * one(kind) for kind in range(DI_KINDS) if kind != DIVERSION])
    for seat in range(state.table.seats):
        state.di[seat] = one(DIVERSION)
        state.di_known[seat] = one(DIVERSION)
    for seat in state.order:
        draw_cards(state, seat, START_DI)


def deal_places(state: KemetState) -> None:
    """Gods and cities that the options leave to chance."""
    options, seats = state.table.options, state.table.seats
    gods = list(range(GODS))
    state.rng.shuffle(gods)
    if options["gods"] == RANDOM:
        state.gods = tuple(gods[:seats])
    cities = list(state.table.land.cities)
    state.rng.shuffle(cities)
    if options["cities"] == RANDOM:
        state.cities = tuple(cities)


class ChooseSeat(NamedTuple):
    """A god and a city, in turn order."""

    place: int

    def decide(self, state: KemetState) -> Decision | None:
        if self.place == state.table.seats:
            state.frames[-1] = SetupArmies(0)
            return None
        seat = state.order[self.place]
        if state.gods[seat] == UNDECIDED:
            return Decision(seat, "choose_seat", [GOD[god] for god in range(GODS) if god not in state.gods], ("god",))
        if state.cities[seat] == UNDECIDED:
            free = [CITY[city] for city in state.table.land.cities if city not in state.cities]
            return Decision(seat, "choose_seat", free, ("city",))
        state.frames[-1] = ChooseSeat(self.place + 1)
        return None

    def answer(self, state: KemetState, action: Action) -> None:
        seat = state.order[self.place]
        name = str(action[1])
        if action[0] == "god":
            state.gods = (*state.gods[:seat], GOD_IDS.index(name), *state.gods[seat + 1 :])
        else:
            state.cities = (*state.cities[:seat], CITY_IDS.index(name), *state.cities[seat + 1 :])
        if state.emit:
            state.emit(Event(f"chose_{action[0]}", seat, (name,)))


class SetupArmies(NamedTuple):
    """Two districts get an army; the one that stays empty is named."""

    place: int

    def decide(self, state: KemetState) -> Decision | None:
        if self.place == state.table.seats:
            state.frames[-1] = SetupPyramids(0, 0)
            return None
        seat = state.order[self.place]
        return Decision(seat, "setup_armies", [EMPTY_DISTRICT[zone] for zone in own_districts(state, seat)])

    def answer(self, state: KemetState, action: Action) -> None:
        seat = state.order[self.place]
        state.frames[-1] = SetupArmies(self.place + 1)
        for zone in own_districts(state, seat):
            if zone != ZONE_INDEX[str(action[1])]:
                state.supply[seat] -= START_ARMY
                join(state, seat, zone, START_ARMY)
                if state.emit:
                    state.emit(Event("placed_warriors", seat, (zone_id(zone), START_ARMY, "setup")))


class SetupPyramids(NamedTuple):
    """Three levels, one by one: a new pyramid or the second level of one."""

    place: int
    built: int

    def decide(self, state: KemetState) -> Decision | None:
        if self.place == state.table.seats:
            state.frames[-1] = SetupTile(state.table.seats - 1)
            return None
        if self.built == START_LEVELS:
            state.frames[-1] = SetupPyramids(self.place + 1, 0)
            return None
        seat = state.order[self.place]
        actions: list[Action] = []
        colours = unused_colours(state, seat)
        for district in own_districts(state, seat):
            pyramid = state.pyramids[district]
            if not pyramid:
                actions += [SETUP_LEVEL[district][colour] for colour in colours]
            elif pyramid >> 2 < START_LEVEL_MOST:
                actions.append(SETUP_LEVEL[district][pyramid & 3])
        return Decision(seat, "setup_pyramid_level", actions)

    def answer(self, state: KemetState, action: Action) -> None:
        state.frames[-1] = SetupPyramids(self.place, self.built + 1)
        district = ZONE_INDEX[str(action[1])]
        level = (state.pyramids[district] >> 2) + 1
        set_level(state, state.order[self.place], district, COLOUR_IDS.index(str(action[2])), level)


class SetupTile(NamedTuple):
    """A free tile of the first level, in reverse turn order."""

    place: int

    def decide(self, state: KemetState) -> Decision | None:
        if self.place < 0:
            state.frames[-1] = DAY
            begin_round(state)
            return None
        seat = state.order[self.place]
        opened = 0
        for colour in state.buy_colours[seat]:
            opened |= COLOUR_TILES[colour]
        tiles = tiles_in(opened & FIRST_LEVEL & state.market)
        return Decision(seat, "setup_tile", [SETUP_TILE[tile] for tile in tiles])

    def answer(self, state: KemetState, action: Action) -> None:
        state.frames[-1] = SetupTile(self.place - 1)
        take_tile(state, state.order[self.place], TILE_INDEX[str(action[1])])
