"""What the first sight of kemet needs besides the position: where armies can go, what tiles and cards are worth."""

from typing import TypeAlias

from ai.heuristics.kemet_sight import Sight
from game.rules.kemet.prayer import tile_cost
from game.rules.kemet.state import KemetState
from game.rules.kemet.tiles import POINTS_ON

Values: TypeAlias = list[float]


class Mind:
    """Made for one decision of one seat."""

    __slots__ = ("divine", "sight", "tiles")

    def __init__(self, state: KemetState, seat: int, tiles: Values, divine: Values) -> None:
        self.sight = Sight(state, seat)
        self.tiles = tiles
        self.divine = divine

    def tile(self, state: KemetState, tile: int, extra: int) -> float:
        """A tile that is bought now: what it does and its points, less its price."""
        worth = self.tiles[tile] + POINTS_ON[tile]
        return worth - self.sight.price(tile_cost(state, self.sight.seat, tile, extra))
