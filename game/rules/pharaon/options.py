"""Variants and options of a match (section 11) as the table setup offers them."""

from game.core.language import N_
from game.core.title import Option, OptionValue

RANDOM = "random"
TRAITOR_STARTS = "traitor"
SOLO = (1,)
SEVERAL = (2, 3, 4, 5)
BY_NUMBER, LIGHT_UP, DARK_UP = "by_number", "light", "dark"


def _board(letter: str, words: str) -> Option:
    return Option(
        f"board_{letter}",
        words,
        (
            OptionValue(BY_NUMBER, N_("As the number of dark boards says")),
            OptionValue(LIGHT_UP, N_("Light side"), "", SOLO),
            OptionValue(DARK_UP, N_("Dark side"), "", SOLO),
        ),
        BY_NUMBER,
        N_("Solo only. Boards left to the number are turned at random until it is reached."),
    )


OPTIONS: tuple[Option, ...] = (
    Option(
        "start_player",
        N_("Start player"),
        (
            OptionValue(RANDOM, N_("Random")),
            *(OptionValue(f"seat_{n}", N_("Seat {n}"), "", tuple(range(n, 6))) for n in range(1, 6)),
            OptionValue(TRAITOR_STARTS, N_("The Traitor"), "", SOLO),
        ),
        RANDOM,
    ),
    Option(
        "circle",
        N_("Board"),
        (
            OptionValue(RANDOM, N_("Random")),
            OptionValue("fixed", N_("The circle of the rules pages")),
        ),
        RANDOM,
        N_("In which order the five zones lie round the wheel. Wheel and direction stay random."),
    ),
    Option(
        "beginner_scribes",
        N_("Beginners start with a scribe"),
        (
            OptionValue("off", N_("Nobody"), N_("Everybody draws two nobles and keeps one.")),
            OptionValue("everybody", N_("Everybody"), N_("Everybody is dealt a random scribe instead.")),
            OptionValue("each_chooses", N_("Each player chooses"), N_("Both ways can be mixed at one table.")),
        ),
        "off",
    ),
    Option(
        "dark_boards",
        N_("Dark Traitor boards"),
        (
            OptionValue("0", N_("None")),
            *(OptionValue(str(number), N_("{n} of 5"), "", SOLO) for number in range(1, 6)),
        ),
        "0",
        N_("Solo only. The more boards lie dark side up, the stronger is the Traitor."),
    ),
    _board("a", N_("Traitor board A")),
    _board("b", N_("Traitor board B")),
    _board("c", N_("Traitor board C")),
    _board("d", N_("Traitor board D")),
    _board("e", N_("Traitor board E")),
    Option(
        "setup_curtain",
        N_("Hide the first nobles from others at the screen"),
        (
            OptionValue("on", N_("On")),
            OptionValue("off", N_("Off"), N_("No pause between the players during setup."), SEVERAL),
        ),
        "on",
        N_("The two nobles drawn at setup are the only secret of the whole match."),
    ),
)
