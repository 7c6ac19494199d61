"""Options of a match (section 11) as the table setup offers them. The rulebook itself has no variants."""

from game.core.language import N_
from game.core.title import Option, OptionValue
from game.rules.kemet.content import ROUND_LIMIT

CHOOSE, RANDOM = "choose", "random"
OFF = "off"

OPTIONS: tuple[Option, ...] = (
    Option(
        "gods",
        N_("Gods"),
        (
            OptionValue(CHOOSE, N_("Everybody chooses")),
            OptionValue(RANDOM, N_("Dealt at random")),
        ),
        CHOOSE,
        N_("The gods differ only by colour."),
    ),
    Option(
        "cities",
        N_("Cities"),
        (
            OptionValue(CHOOSE, N_("Everybody chooses")),
            OptionValue(RANDOM, N_("Dealt at random")),
        ),
        CHOOSE,
    ),
    Option(
        "round_limit",
        N_("Round limit"),
        (
            OptionValue(OFF, N_("None")),
            *(OptionValue(str(rounds), N_("After {n} rounds")) for rounds in (5, 7, 10)),
        ),
        OFF,
        N_("If nobody has won by then, the most victory points win, then the most battle points, then turn order."),
    ),
)


def rounds_allowed(value: str) -> int:
    """Without a limit of the players' own the safety net of section 7 stays."""
    return ROUND_LIMIT if value == OFF else int(value)
