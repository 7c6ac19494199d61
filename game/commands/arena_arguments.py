"""What `simulate` and `ladder` read alike: who takes part, when a series may end, and where it is played."""

import argparse
from typing import TYPE_CHECKING

from game.commands import arguments as typed
from game.commands.errors import UsageError
from game.core.language import _

if TYPE_CHECKING:
    from ai.arena import Entrant, Plan

DASK = "dask"


def stopping(parser: argparse.ArgumentParser, least: int | None) -> None:
    parser.add_argument(
        "--least",
        type=typed.matches,
        default=least,
        metavar="N",
        help=_("matches after which it may end as soon as the interval decides"),
    )
    parser.add_argument(
        "--bar", type=share, metavar="SHARE", help=_("the share to be decided about (default: that of equals)")
    )


def places(parser: argparse.ArgumentParser) -> None:
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=jobs, default=1, metavar="N", help=_("matches played at once, in processes"))
    where.add_argument(
        "--executor",
        nargs=2,
        metavar=(DASK, "ADDRESS"),
        help=_("play the matches on the Dask cluster at this address"),
    )


def plan(arguments: argparse.Namespace) -> "Plan":
    from ai.arena import Plan

    return Plan(arguments.matches, arguments.least, arguments.bar)


# -- single values ----------------------------------------------------------------------------------------


def share(text: str) -> float:
    number = _number(text)
    if number is None or not 0 < number < 1:
        raise UsageError(_("The bar must be a share between 0 and 1, not {text!r}.").format(text=text))
    return number


def scale(text: str) -> float:
    number = _number(text)
    if number is None or not 0 < number <= 100:
        raise UsageError(_("The scale must be a number above 0, up to 100, not {text!r}.").format(text=text))
    return number


def jobs(text: str) -> int:
    number = typed.whole(text)
    if number is None or not 1 <= number <= 60:  # Windows cannot wait for more
        raise UsageError(_("The number of jobs must be 1 to 60, not {text!r}.").format(text=text))
    return number


def _number(text: str) -> float | None:
    try:
        return float(text)
    except ValueError:
        return None


# -- who takes part ---------------------------------------------------------------------------------------


def entrant_list(text: str, seconds: float | None) -> list["Entrant"]:
    """`master:0.15,skilled@120=new.toml`: level, own seconds or iterations, own weights. The common seconds are for
    those who have nothing of their own."""
    entrants = [_entrant(word.strip(), text) for word in text.split(",")]
    return [
        entrant._replace(seconds=seconds) if entrant.seconds is None and entrant.iterations is None else entrant
        for entrant in entrants
    ]


def _entrant(word: str, text: str) -> "Entrant":
    from ai import ALL_LEVELS
    from ai.arena import Entrant
    from ai.arena.entrant import read_weights

    head, equals, weights_file = word.partition("=")
    level = head.partition(":")[0].partition("@")[0]
    typed.check_word(level, text, ALL_LEVELS)
    entrant = Entrant(level, weights_file=weights_file if equals else None)
    try:
        read_weights(entrant)
    except ValueError as error:
        raise UsageError(str(error)) from error
    rest = head[len(level) :]
    if rest.startswith(":"):
        return entrant._replace(seconds=typed.seconds(rest[1:]))
    return entrant._replace(iterations=_iterations(rest[1:])) if rest else entrant


def _iterations(text: str) -> int:
    number = typed.whole(text)
    if number is None or number < 1:
        raise UsageError(_("The number of iterations must be 1 or more, not {text!r}.").format(text=text))
    return number
