"""What is fixed for a whole match and known to everybody: seats, options, the map, the colours of the tiles.
Shared by all clones."""

from game.rules.kemet.content import PYRAMIDS
from game.rules.kemet.land import land_for
from game.rules.kemet.options import rounds_allowed


class Table:
    __slots__ = ("colours", "land", "options", "pyramids", "rounds", "seats", "start_order")

    def __init__(
        self, seats: int, options: dict[str, str], colours: tuple[int, ...], start_order: tuple[int, ...]
    ) -> None:
        self.seats = seats
        self.options = options
        self.colours = colours  # in play, in the data file's order
        self.start_order = start_order  # turn order of setup and round 1
        self.land = land_for(seats)
        self.pyramids = PYRAMIDS[seats]  # a player's pieces are enough for so many
        self.rounds = rounds_allowed(options["round_limit"])
