"""The program opened without a command: a few numbered questions lead to a match."""

from typing import TYPE_CHECKING

from game.commands import arguments as typed
from game.commands.console import read_line
from game.commands.output import Output
from game.commands.play import new_seed
from game.core.language import _, ngettext

if TYPE_CHECKING:
    from game.session.match import Match


class LeavingError(Exception):
    """The person left instead of answering."""


def choose_match(out: Output) -> "Match | None":
    try:
        return unfinished(out) or new_match(out)
    except LeavingError:
        out.say(_("Nothing was begun."))
        return None


def unfinished(out: Output) -> "Match | None":
    """The match that was left last, if it is not over and the person wants it back."""
    from game.session.load import load
    from game.session.sentences import SaveError
    from game.session.store import Store

    newest = next(iter(Store().autosaves()), None)
    if newest is None or newest.record is None or newest.record.over:
        return None
    wanted = pick(out, _("Play what?"), [_("Go on with {match}").format(match=newest.summary()), _("A new match")])
    if wanted == 1:
        return None
    try:
        return load(newest.path)
    except SaveError as error:
        out.say(str(error))
        return None


def new_match(out: Output) -> "Match":
    """A match without variants: those are for who knows the game, by `--option` of the command play."""
    from ai import LEVELS
    from game.rules import TITLES
    from game.session.match import Match, make_seats

    titles = list(TITLES.values())
    title = titles[pick(out, _("Which game?"), [one.words.title_name() for one in titles])]
    seats = title.seats[pick(out, _("How many players?"), [seat_words(count) for count in title.seats])]
    kinds = [seat_kind(out, number, (typed.HUMAN, *LEVELS)) for number in range(1, seats + 1)]
    return Match.start(title, make_seats(kinds), new_seed())


def seat_words(count: int) -> str:
    return ngettext("{count} player", "{count} players", count).format(count=count)


def seat_kind(out: Output, number: int, kinds: tuple[str, ...]) -> str:
    words = [_("A person"), *[_("Computer, level {level}").format(level=level) for level in kinds[1:]]]
    return kinds[pick(out, _("Who takes seat {number}?").format(number=number), words)]


def pick(out: Output, question: str, answers: list[str]) -> int:
    """The index of the chosen answer; a question with one answer is not put."""
    if len(answers) == 1:
        return 0
    out.say(question)
    for number, answer in enumerate(answers, start=1):
        out.say(f"  {number}. {answer}")
    while True:
        line = read_line(out, "> ")
        if line is None or line.strip().lower() == "q":
            raise LeavingError
        if line.strip().isdecimal() and 1 <= int(line) <= len(answers):
            return int(line) - 1
        sentence = _("Type a number from 1 to {count}, or q to leave.")
        out.say(sentence.format(count=len(answers)))
