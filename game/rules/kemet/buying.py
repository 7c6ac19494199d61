"""Buying power tiles (4.4), and what a tile does the moment it is taken."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.kemet.armies import own_districts
from game.rules.kemet.cards import CARD_IDS, CARD_INDEX, CARDS
from game.rules.kemet.choices import BUY_COLOUR, BUY_TILE, REPLACE, SKIP
from game.rules.kemet.content import COLOUR_IDS
from game.rules.kemet.land import ALL_DISTRICTS, CITY_MASK, zones_in
from game.rules.kemet.placing import MERCENARIES, PlaceWarriors
from game.rules.kemet.powers import powers_of
from game.rules.kemet.prayer import pay, tile_cost
from game.rules.kemet.state import KemetState
from game.rules.kemet.tiles import (
    COLOUR_TILES,
    EXTRA_UNITS,
    GOLD_EXTRA_COST,
    NO_CREATURE,
    OPENED,
    POINTS_ON,
    REPLACING,
    SAME,
    TILE_COLOUR,
    TILE_CREATURE,
    TILE_IDS,
    TILE_INDEX,
    tiles_in,
)

NO_COLOUR = -1
ANY_COLOUR = -2
MOST_TILES = 20  # in one list; more are asked for by colour first
NOT_GOLDEN = -1


def foreign_access(state: KemetState, seat: int) -> int:
    """Tiles opened by pyramids in other cities that an own army stands in."""
    opened = 0
    for district in zones_in(state.held[seat] & ALL_DISTRICTS & ~CITY_MASK[state.cities[seat]]):
        pyramid = state.pyramids[district]
        if pyramid:
            opened |= OPENED[pyramid & 3][pyramid >> 2]
    return opened


def own_access(state: KemetState, seat: int, colour: int) -> int:
    """Tiles opened by controlled pyramids of the own city, of this colour or (ANY_COLOUR) of all."""
    opened = 0
    for district in own_districts(state, seat):
        pyramid = state.pyramids[district]
        holder = state.holder[district]
        if pyramid and (holder < 0 or holder == seat) and colour in (pyramid & 3, ANY_COLOUR):
            opened |= OPENED[pyramid & 3][pyramid >> 2]
    return opened


def buyable(state: KemetState, seat: int, colour: int, golden: int) -> list[int]:
    """The tiles that can be bought on a space with a purchase token of this colour, or with a golden tile."""
    opened = (own_access(state, seat, colour) | foreign_access(state, seat)) & state.market
    extra = 0
    if golden == NOT_GOLDEN:
        for bought in tiles_in(state.bought[seat]):
            opened &= ~COLOUR_TILES[bought]
    else:
        extra = GOLD_EXTRA_COST[golden]
    owned, prayer = state.tiles[seat], state.prayer[seat]
    return [
        tile for tile in tiles_in(opened) if not SAME[tile] & owned and tile_cost(state, seat, tile, extra) <= prayer
    ]


class Buy(NamedTuple):
    """`colour`: of the space's purchase token, or ANY_COLOUR, NO_COLOUR. `only`: the colour chosen from a long list."""

    seat: int
    colour: int
    golden: int
    only: int

    def decide(self, state: KemetState) -> Decision:
        tiles = buyable(state, self.seat, self.colour, self.golden)
        if self.only != NO_COLOUR:
            actions = [BUY_TILE[tile] for tile in tiles if TILE_COLOUR[tile] == self.only]
            return Decision(self.seat, "buy_tile", actions)
        if len(tiles) > MOST_TILES:
            colours = sorted({TILE_COLOUR[tile] for tile in tiles})
            return Decision(self.seat, "buy_colour", [*[BUY_COLOUR[colour] for colour in colours], SKIP])
        actions = [BUY_TILE[tile] for tile in tiles]
        actions.append(SKIP)
        return Decision(self.seat, "buy_tile", actions)

    def answer(self, state: KemetState, action: Action) -> None:
        if action[0] == "buy_colour":
            only = COLOUR_IDS.index(str(action[1]))
            state.frames[-1] = Buy(self.seat, self.colour, self.golden, only)
            return
        state.frames.pop()
        if action != SKIP:
            self._buy(state, TILE_INDEX[str(action[1])])

    def _buy(self, state: KemetState, tile: int) -> None:
        """A golden purchase does not count for the limit of one tile per colour and round."""
        extra = 0
        if self.golden == NOT_GOLDEN:
            state.bought[self.seat] |= 1 << TILE_COLOUR[tile]
        else:
            extra = GOLD_EXTRA_COST[self.golden]
        pay(state, self.seat, tile_cost(state, self.seat, tile, extra), TILE_IDS[tile])
        take_tile(state, self.seat, tile)


def take_tile(state: KemetState, seat: int, tile: int) -> None:
    bit = 1 << tile
    if state.doubles & bit:
        state.doubles &= ~bit
    else:
        state.market &= ~bit
    state.tiles[seat] |= bit
    state.powers[seat] = powers_of(state.tiles[seat])
    state.divine_points[seat] += POINTS_ON[tile]
    if state.emit:
        state.emit(Event("took_tile", seat, (TILE_IDS[tile],)))
        if POINTS_ON[tile]:
            state.emit(Event("gained_points", seat, (POINTS_ON[tile], "divine", TILE_IDS[tile])))
    if TILE_CREATURE[tile] != NO_CREATURE:
        state.stable[seat] |= 1 << TILE_CREATURE[tile]
    if EXTRA_UNITS[tile]:
        state.supply[seat] += EXTRA_UNITS[tile]
        state.frames.append(PlaceWarriors(seat, MERCENARIES, EXTRA_UNITS[tile], ()))
    if REPLACING[tile]:
        recover_cards(state, seat)
        state.frames.append(ReplaceCard(seat, CARD_INDEX[REPLACING[tile]]))


def recover_cards(state: KemetState, seat: int) -> None:
    """All discarded battle cards come back to the hand."""
    if state.emit and state.face_up[seat] | state.face_down[seat]:
        state.emit(Event("recovered_cards", seat))
    state.hand[seat] |= state.face_up[seat] | state.face_down[seat]
    state.face_up[seat] = 0
    state.face_down[seat] = 0


class ReplaceCard(NamedTuple):
    """One battle card leaves the game, the special card of the tile joins."""

    seat: int
    card: int

    def decide(self, state: KemetState) -> Decision:
        hand = state.hand[self.seat]
        actions = [REPLACE[card] for card in range(CARDS) if hand >> card & 1]
        return Decision(self.seat, "replace_battle_card", actions, (CARD_IDS[self.card],))

    def answer(self, state: KemetState, action: Action) -> None:
        state.frames.pop()
        removed = CARD_INDEX[str(action[1])]
        state.hand[self.seat] = state.hand[self.seat] & ~(1 << removed) | 1 << self.card
        if state.emit:
            state.emit(Event("replaced_card", self.seat, (CARD_IDS[removed], CARD_IDS[self.card])))
