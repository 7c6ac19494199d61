"""How suggestions are said, in the window and in the terminal alike."""

from collections.abc import Sequence

from game.core.advice import Reason
from game.core.language import _
from game.core.title import Words


def percent(share: float) -> str:
    return _("{number} %").format(number=round(100 * share))


def gains(words: Words, reasons: Sequence[Reason]) -> list[str]:
    """What speaks for it."""
    return [words.term(reason.term, reason.points) for reason in reasons if reason.points > 0]


def costs(words: Words, reasons: Sequence[Reason]) -> list[str]:
    """What speaks against it, ready to follow the gains."""
    said = [words.term(reason.term, reason.points) for reason in reasons if reason.points < 0]
    return [_("but {reason}").format(reason=one) for one in said]
