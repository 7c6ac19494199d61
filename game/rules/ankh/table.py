"""What is fixed for a whole match and known to everybody: seats, options, gods, guardian cards, scenario (section 3).

Shared by all clones. A god on the table is named by the seat that chose it; after a merge both seats belong to the god
of the higher one.
"""

from game.rules.ankh.content import GUARDIAN_BASE, START_SPACE

HIGHER_SEAT = "higher_seat"


class Table:
    __slots__ = ("bases", "chosen_decider", "first", "gods", "guardians", "options", "scenario", "seats", "start_space")

    def __init__(
        self,
        seats: int,
        options: dict[str, str],
        first: int,
        gods: tuple[int, ...],
        guardians: tuple[int, ...],
        scenario: str,
    ) -> None:
        self.seats = seats
        self.options = options
        self.first = first  # the first player, seat 1 of the scenario
        self.gods = gods  # by seat: which of the five
        self.guardians = guardians  # by level: which kind is in play
        self.scenario = scenario
        self.start_space = START_SPACE[seats]
        self.bases = tuple([GUARDIAN_BASE[kind] for kind in guardians])
        decider = options["merged_decider"]
        self.chosen_decider = -1 if decider == HIGHER_SEAT else int(decider[5:]) - 1

    def level_of(self, kind: int) -> int:
        """The place of a guardian kind among the cards in play, or -1."""
        return self.guardians.index(kind) if kind in self.guardians else -1
