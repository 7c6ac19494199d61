"""Reading what was typed: every refusal is one sentence that names the mistake and what is possible."""

import argparse
import math
from collections.abc import Mapping
from typing import TYPE_CHECKING, NoReturn

from game.commands.errors import UsageError
from game.core.language import _

if TYPE_CHECKING:
    from game.core.title import Title

HUMAN = "human"
SEED_LIMIT = 1 << 64


class Parser(argparse.ArgumentParser):
    """argparse without its page of usage: the mistake alone, as a sentence."""

    def error(self, message: str) -> NoReturn:
        sentence = message[:1].upper() + message[1:]
        hint = _("{problem}. Try: {command} --help")
        raise UsageError(hint.format(problem=sentence.rstrip("."), command=self.prog))


def common(parser: argparse.ArgumentParser) -> None:
    """What every command understands."""
    parser.add_argument("--lang", metavar="CODE", default=argparse.SUPPRESS, help=_("language of all words"))
    parser.add_argument("--json", metavar="FILE", help=_("write the outcome as JSON; - is standard output"))


def match_setup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=seed, metavar="N", help=_("the number that all chance comes from"))
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=_("a variant of the title; may be repeated"),
    )


def thinking(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", type=seconds, metavar="S", help=_("CPU time of opponents per decision"))


# -- single values: called by argparse ------------------------------------------------------------------


def seed(text: str) -> int:
    number = whole(text)
    if number is None or not 0 <= number < SEED_LIMIT:
        raise UsageError(_("The seed must be a whole number from 0 up, not {text!r}.").format(text=text))
    return number


def matches(text: str) -> int:
    number = whole(text)
    if number is None or number < 1:
        raise UsageError(_("The number of matches must be 1 or more, not {text!r}.").format(text=text))
    return number


def seat_count(text: str) -> int:
    number = whole(text)
    if number is None or number < 1:
        raise UsageError(_("The number of seats must be 1 or more, not {text!r}.").format(text=text))
    return number


def seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not 0 < number < math.inf:
        raise UsageError(_("The seconds must be a number above 0, not {text!r}.").format(text=text))
    return number


def whole(text: str) -> int | None:
    try:
        return int(text)
    except ValueError:
        return None


# -- values that the titles decide about ----------------------------------------------------------------


def find_title(name: str) -> "Title":
    from game.rules import TITLES

    if name not in TITLES:
        sentence = _("There is no title {name!r}; there is {known}.")
        raise UsageError(sentence.format(name=name, known=", ".join(TITLES)))
    return TITLES[name]


def seat_list(text: str) -> list[str]:
    """People and opponent levels, one word per seat."""
    from ai import ALL_LEVELS

    return known_words(text, (HUMAN, *ALL_LEVELS))


def known_words(text: str, known: tuple[str, ...]) -> list[str]:
    words = [word.strip() for word in text.split(",")]
    for word in words:
        check_word(word, text, known)
    return words


def check_word(word: str, text: str, known: tuple[str, ...]) -> None:
    if word not in known:
        sentence = _("{word!r} in {text!r} cannot take a seat; possible: {known}.")
        raise UsageError(sentence.format(word=word, text=text, known=", ".join(known)))


def options(title: "Title", seats: int, pairs: list[str]) -> Mapping[str, str]:
    """`--option` pairs, checked together with the seat count; the title fills in the rest."""
    from game.core.title import resolve_options

    chosen: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not name or not equals or not value:
            raise UsageError(_("An option is written NAME=VALUE, not {pair!r}.").format(pair=pair))
        if name in chosen:
            raise UsageError(_("The option {name!r} is given twice.").format(name=name))
        chosen[name] = value
    try:
        resolve_options(title, seats, chosen)
    except ValueError as error:
        raise UsageError(str(error)) from error
    return chosen
