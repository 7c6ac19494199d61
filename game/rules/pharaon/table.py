"""What is fixed for a whole match and known to everybody: seats, options, the circle of zones, the wheel (2.2, 2.3),
and the Traitor's boards (3.3). Shared by all clones."""

from game.rules.pharaon.content import (
    BASICS,
    BONUS_PLACES,
    CCW_COUNT,
    CCW_POINTS,
    CW_COUNT,
    CW_POINTS,
    JAR_BLOCKS,
    JARS_SHOWN,
    PAIR_PLACES,
    ROUNDS,
    SECTORS,
    SPACES,
    ZONES,
)

TRAITOR = 1  # his place among the owners of a solo match, behind the only seat


class Table:
    __slots__ = (
        "blocking",
        "boards",
        "bonus_places",
        "circle",
        "column_colours",
        "direction",
        "entries",
        "god_points",
        "god_wants",
        "jars_shown",
        "offset",
        "options",
        "owners",
        "pair_places",
        "position",
        "seats",
        "solo",
        "spaces",
        "start",
    )

    def __init__(
        self,
        seats: int,
        options: dict[str, str],
        start: int,
        circle: tuple[int, ...],
        offset: int,
        direction: int,
        boards: tuple[tuple[int, int], ...],
        column_colours: tuple[int, ...],
    ) -> None:
        self.seats = seats
        self.options = options
        self.start = start  # who holds the first player token in round 1; TRAITOR is possible
        self.circle = circle  # zones by position, clockwise
        self.offset = offset  # of the wheel in round 1
        self.direction = direction  # +1 clockwise, -1 counter-clockwise
        self.boards = boards  # solo: board and side, from the left
        self.column_colours = column_colours  # solo: the colour that each board's column belongs to
        self.solo = seats == 1
        self.owners = 2 if self.solo else seats  # seats, and the Traitor behind them
        self.spaces = SPACES[seats]
        self.pair_places = PAIR_PLACES[seats]
        self.bonus_places = BONUS_PLACES[seats]
        self.jars_shown = JARS_SHOWN[seats]
        self.blocking = JAR_BLOCKS[seats]
        self.position = tuple([circle.index(zone) for zone in range(ZONES)])
        # Entry colours by round (place 0 is not used) and zone.
        self.entries = ((), *[self._entries(offset + direction * turned) for turned in range(ROUNDS)])
        # Per position its god: the zones that it looks at, each with how many things it asks for; and its points.
        self.god_wants = tuple([self._wants(position) for position in range(ZONES)])
        self.god_points = tuple(
            [CW_POINTS[circle[position]] + CCW_POINTS[circle[(position + 1) % ZONES]] for position in range(ZONES)]
        )

    def _entries(self, offset: int) -> tuple[int, ...]:
        return tuple([SECTORS[(self.position[zone] - offset) % BASICS] for zone in range(ZONES)])

    def _wants(self, position: int) -> tuple[int, int, int, int]:
        zone, following = self.circle[position], self.circle[(position + 1) % ZONES]
        return zone, CW_COUNT[zone], following, CCW_COUNT[following]

    def gods_beside(self, zone: int) -> int:
        """The gods on both edges of a zone, as a mask by position."""
        position = self.position[zone]
        return 1 << position | 1 << (position - 1) % ZONES
