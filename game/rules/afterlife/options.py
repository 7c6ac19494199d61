"""Variants and options of a match (section 11) as the table setup offers them."""

from game.core.language import N_
from game.core.title import Option, OptionValue

RANDOM = "random"
OFF_ON = (OptionValue("off", N_("Off")), OptionValue("on", N_("On")))
FEW = (2, 3, 4)

MODE = Option(
    "mode",
    N_("Game"),
    (
        OptionValue("standard", N_("Standard"), N_("The Afterlife cards alone."), FEW),
        OptionValue(
            "mix_of_sets",
            N_("Mix of sets"),
            N_("For each set size one of the two sets. Most base-pool cards are our own design."),
            FEW,
        ),
        OptionValue(
            "half_sets_independent",
            N_("Half sets"),
            N_("Every set card of both pools once; ten separate sets. Most base-pool cards are our own design."),
            FEW,
        ),
        OptionValue(
            "half_sets_merged",
            N_("Half sets, merged"),
            N_("As half sets, but sets of one colour count as one super-set. Most base-pool cards are our own design."),
            FEW,
        ),
        OptionValue(
            "longer_game_70",
            N_("Longer match, 70 cards"),
            N_("The card mix of five seats. Most base-pool cards are our own design."),
            FEW,
        ),
        OptionValue(
            "longer_game_84",
            N_("Longer match, 84 cards"),
            N_("The card mix of six seats. Most base-pool cards are our own design."),
            FEW,
        ),
        OptionValue(
            "five_players",
            N_("Five players"),
            N_("70 cards with two super-sets. Most base-pool cards are our own design."),
            (5,),
        ),
        OptionValue(
            "six_players",
            N_("Six players"),
            N_("84 cards with three super-sets. Most base-pool cards are our own design."),
            (6,),
        ),
        OptionValue("solo_beginner", N_("Solo, beginner"), N_("Win with the perfect tomb and nothing less."), (1,)),
        OptionValue(
            "solo_master_embalmer",
            N_("Solo, master embalmer"),
            N_("The same goal, and only card actions entomb."),
            (1,),
        ),
    ),
    "standard",
)


def _set_choice(size: int, first: tuple[str, str], second: tuple[str, str], label: str) -> Option:
    values = (OptionValue(RANDOM, N_("Random")), OptionValue(*first), OptionValue(*second))
    return Option(f"set_of_{size}", label, values, RANDOM, N_("Used by the mixes that choose between two sets."))


OPTIONS: tuple[Option, ...] = (
    MODE,
    _set_choice(3, ("sarcophagi", N_("Sarcophagi")), ("mummification", N_("Mummification")), N_("Set of three")),
    _set_choice(4, ("canopic_jars", N_("Canopic Jars")), ("jewelry", N_("Jewelry")), N_("Set of four")),
    _set_choice(5, ("amulets", N_("Amulets")), ("chambers", N_("Chambers")), N_("Set of five")),
    _set_choice(6, ("books", N_("Books")), ("weapons", N_("Weapons")), N_("Set of six")),
    _set_choice(7, ("statues", N_("Statues")), ("tomb_art", N_("Tomb Art")), N_("Set of seven")),
    Option(
        "uniques",
        N_("Unique artifacts"),
        (
            OptionValue("mixed", N_("Mixed, one of each cost")),
            OptionValue("afterlife", N_("Afterlife's")),
            OptionValue("base", N_("The base pool's")),
        ),
        "mixed",
        N_("Used by the variants that draw on both pools."),
    ),
    Option(
        "start_player",
        N_("Start player"),
        (
            OptionValue(RANDOM, N_("Random")),
            *(OptionValue(f"seat_{n}", N_("Seat {n}"), "", tuple(range(n, 7))) for n in range(1, 7)),
        ),
        RANDOM,
    ),
    Option(
        "discard_order",
        N_("Order of discarding"),
        (
            OptionValue("top", N_("Choose the top card")),
            OptionValue("full", N_("Choose the whole order")),
        ),
        "top",
    ),
    Option(
        "browse_own_discard_in_turn",
        N_("Look through the own discard pile during the own turn"),
        OFF_ON,
        "off",
        N_("The rulebook allows it only outside the own turn."),
    ),
    Option(
        "show_counts",
        N_("Always show how many cards the stock holds"),
        (OFF_ON[1], OFF_ON[0]),
        "on",
        N_("When off, the stock is counted only outside the own turn."),
    ),
)
