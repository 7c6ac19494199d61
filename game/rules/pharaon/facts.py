"""What can be said of a token, a card, a reward or a symbol, in the language in use: for labels, log and screens."""

from typing import NamedTuple

from game.core.language import N_, _, name_, ngettext
from game.rules.pharaon.content import (
    ARTISAN_GAIN,
    ARTISAN_INDEX,
    ARTISAN_JARS,
    ARTISAN_NAMES,
    ARTISAN_POINTS,
    BASICS,
    END_BONUS,
    FIRST_JOKER,
    FIRST_OFFERING,
    FIRST_POINTS,
    GOD_IDS,
    GOD_NAMES,
    JAR_BOTTOM,
    JAR_INDEX,
    JAR_TOP,
    LETTERS,
    RESOURCE_NAMES,
    RESOURCES,
    TOKEN_OF,
    ZONE_IDS,
    ZONE_NAMES,
)
from game.rules.pharaon.traitor_boards import BOARD_IDS, BOARD_NAMES

REWARDS: dict[str, str] = {
    "none": N_("nothing"),
    "basic": N_("a basic resource of choice"),
    "silver": N_("one silver"),
    "offering": N_("one offering"),
    "first_player": N_("the first player token"),
}
SYMBOLS: dict[str, str] = {
    "start": N_("nothing (covered at setup)"),
    "none": N_("nothing"),
    "burial_step": N_("one burial step"),
    "take_noble": N_("takes the noble at place {number}"),
    "discard_noble": N_("removes the noble at place {number} from the game"),
    "noble_value": N_("his nobles are worth {number} points each"),
    "take_artisan_high": N_("takes the displayed artisan with the most points"),
    "take_artisan_low": N_("takes the displayed artisan with the fewest points"),
    "discard_artisan_high": N_("removes the displayed artisan with the most points from the game"),
    "discard_artisan_low": N_("removes the displayed artisan with the fewest points from the game"),
    "take_pair": N_("takes the offering pair at place {number}"),
    "take_offering": N_("takes the bonus offering at place {number}"),
    "nile_most": N_("one Nile step in the colour of his fullest column"),
    "nile_least": N_("one Nile step in the colour of his emptiest column"),
    "god": N_("satisfies {god}"),
}


def resource_name(letter: str) -> str:
    return name_("pharaon", RESOURCE_NAMES[TOKEN_OF[letter]])


def zone_name(zone: str) -> str:
    return name_("pharaon", ZONE_NAMES[ZONE_IDS.index(zone)])


def god_name(god: str) -> str:
    return name_("pharaon", GOD_NAMES[GOD_IDS.index(god)])


def board_name(board: str) -> str:
    return name_("pharaon", BOARD_NAMES[BOARD_IDS.index(board)])


def token_name(letter: str) -> str:
    kind = TOKEN_OF[letter]
    if kind < RESOURCES:
        return resource_name(letter)
    if kind < FIRST_JOKER:
        return _("Offering of {resource}").format(resource=resource_name(LETTERS[kind - FIRST_OFFERING]))
    if kind < FIRST_POINTS:
        return _("Joker of the {zone}").format(zone=zone_name(ZONE_IDS[kind - FIRST_JOKER]))
    return _("Offering with +{number}").format(number=END_BONUS[kind])


def tokens_text(letters: list[str]) -> str:
    """Tokens with how many of each: `2 × Agriculture, Silver`."""
    parts: list[str] = []
    for letter in dict.fromkeys(letters):
        count = letters.count(letter)
        parts.append(f"{count} × {token_name(letter)}" if count > 1 else token_name(letter))
    return ", ".join(parts) or _("nothing")


def split_tokens(text: str) -> list[str]:
    """The letters of a token list as actions and events write it: K+Y."""
    return text.split("+") if text else []


def said_tokens(text: str) -> str:
    return tokens_text(split_tokens(text))


def jar_text(jar: str) -> str:
    kind = JAR_INDEX[jar]
    return tokens_text([LETTERS[colour] for colour in (*JAR_TOP[kind], JAR_BOTTOM[kind])])


def reward_text(reward: str) -> str:
    return _(REWARDS[reward])


def symbol_text(word: str, number: int) -> str:
    god = god_name(GOD_IDS[number]) if word == "god" else ""
    return _(SYMBOLS[word]).format(number=number, god=god)


def points_text(points: int) -> str:
    return ngettext("{number} point", "{number} points", points).format(number=points)


class ArtisanFacts(NamedTuple):
    """Everything that a screen shows of an artisan."""

    id: str
    name: str
    points: int
    gain: tuple[str, ...]  # letters
    jars: int
    gives: str


def artisan_name(card: str) -> str:
    return name_("pharaon", ARTISAN_NAMES[ARTISAN_INDEX[card]])


def artisan_facts(card: str) -> ArtisanFacts:
    kind = ARTISAN_INDEX[card]
    gain = [LETTERS[token] for token in ARTISAN_GAIN[kind]]
    parts = [tokens_text(gain)] if gain else []
    if ARTISAN_JARS[kind]:
        jars = ARTISAN_JARS[kind]
        parts.append(ngettext("{number} jar", "{number} jars", jars).format(number=jars))
    return ArtisanFacts(
        card, artisan_name(card), ARTISAN_POINTS[kind], tuple(gain), ARTISAN_JARS[kind], ", ".join(parts)
    )


BASIC_LETTERS: list[str] = LETTERS[:BASICS]
