"""Options of a match (sections 3 and 11) as the table setup offers them."""

from game.core.language import N_
from game.core.title import Option, OptionValue
from game.rules.ankh.content import (
    GUARDIAN_IDS,
    GUARDIANS_OF_LEVEL,
    MOST_SEATS,
)
from game.rules.ankh.table import HIGHER_SEAT

RANDOM = "random"
ON, OFF = "on", "off"
# The setup says options without a context, so names of the data file stand here once more.
FAMILY_WORDS = {"middle_kingdom": N_("Middle Kingdom"), "old_kingdom": N_("Old Kingdom")}
GOD_WORDS = {
    "amun": N_("Amun"),
    "anubis": N_("Anubis"),
    "isis": N_("Isis"),
    "osiris": N_("Osiris"),
    "ra": N_("Ra"),
}
GUARDIAN_WORDS = {
    "satet": N_("Satet"),
    "cat_mummy": N_("Cat Mummy"),
    "apep": N_("Apep"),
    "mummy": N_("Mummy"),
    "giant_scorpion": N_("Giant Scorpion"),
    "androsphinx": N_("Androsphinx"),
}


def _from(number: int, least: int = 2) -> tuple[int, ...]:
    """Seat counts that have this seat."""
    return tuple(range(max(number, least), MOST_SEATS + 1))


def _god_of(number: int, words: str) -> Option:
    return Option(
        f"god_{number}",
        words,
        (
            OptionValue(RANDOM, N_("Random")),
            *(OptionValue(god, name, "", _from(number)) for god, name in GOD_WORDS.items()),
        ),
        RANDOM,
        N_("If two seats ask for the same god, the first one keeps it and chance gives the other a free one."),
    )


def _guardian_of(level: int, words: str) -> Option:
    kinds = [GUARDIAN_IDS[kind] for kind in GUARDIANS_OF_LEVEL[level - 1]]
    return Option(
        f"guardian_{level}",
        words,
        (
            OptionValue(RANDOM, N_("Random")),
            *(OptionValue(kind, GUARDIAN_WORDS[kind]) for kind in kinds),
        ),
        RANDOM,
    )


OPTIONS: tuple[Option, ...] = (
    Option(
        "scenario",
        N_("Scenario"),
        (
            OptionValue(RANDOM, N_("Random")),
            *(OptionValue(family, name) for family, name in FAMILY_WORDS.items()),
        ),
        RANDOM,
    ),
    Option(
        "first_player",
        N_("First player"),
        (
            OptionValue(RANDOM, N_("Random")),
            *(OptionValue(f"seat_{n}", N_("Seat {n}"), "", _from(n)) for n in range(1, MOST_SEATS + 1)),
        ),
        RANDOM,
    ),
    _god_of(1, N_("God of seat 1")),
    _god_of(2, N_("God of seat 2")),
    _god_of(3, N_("God of seat 3")),
    _god_of(4, N_("God of seat 4")),
    _god_of(5, N_("God of seat 5")),
    _guardian_of(1, N_("Guardian of level 1")),
    _guardian_of(2, N_("Guardian of level 2")),
    _guardian_of(3, N_("Guardian of level 3")),
    Option(
        "merged_decider",
        N_("Who decides battles of a merged god"),
        (
            OptionValue(HIGHER_SEAT, N_("The seat of the higher god")),
            *(OptionValue(f"seat_{n}", N_("Seat {n}"), "", _from(n, 3)) for n in range(1, MOST_SEATS + 1)),
        ),
        HIGHER_SEAT,
        N_("A seat named here answers the questions of its god in battles even if it was the lower one."),
    ),
    Option(
        "shuffled_seats",
        N_("Start places dealt at random"),
        (OptionValue(OFF, N_("Off")), OptionValue(ON, N_("On"))),
        OFF,
        N_("Our own variant: the places of the scenario are dealt to the seats at random."),
    ),
    Option(
        "shuffled_monuments",
        N_("Neutral monuments shuffled"),
        (OptionValue(OFF, N_("Off")), OptionValue(ON, N_("On"))),
        OFF,
        N_("Our own variant: the types of the neutral monuments change places among their hexes."),
    ),
)
