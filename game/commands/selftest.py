"""`selftest`: a short look at everything, one line per check: what a bundled program is tested with."""

import argparse
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from game.commands.errors import FAILED, OK
from game.commands.output import Output
from game.core.language import N_, _, ngettext

if TYPE_CHECKING:
    from game.core.title import Title

NAME = "selftest"
SUMMARY = N_("check that the program is whole and works")
SEED = 7


class Check(NamedTuple):
    name: str
    work: Callable[[], str]  # returns what was seen; any exception is a failure


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Nothing to choose: all is checked."""


def run(arguments: argparse.Namespace) -> int:
    failed = 0
    rows: list[dict[str, object]] = []
    with Output(arguments.json) as out:
        for check in checks():
            problem, seen = carry_out(check)
            failed += bool(problem)
            out.say(f"{_('FAILED') if problem else _('ok'):<7}{check.name}: {problem or seen}")
            rows.append({"check": check.name, "ok": not problem, "text": problem or seen})
        out.data({"checks": rows, "failed": failed})
        if failed:
            text = ngettext("{count} check failed.", "{count} checks failed.", failed)
            out.say(text.format(count=failed))
    return FAILED if failed else OK


def carry_out(check: Check) -> tuple[str, str]:
    """The problem, or what was seen. One broken part must not hide the state of the others."""
    try:
        return "", check.work()
    except Exception as error:
        return f"{type(error).__name__}: {error}", ""


def checks() -> Iterator[Check]:
    yield Check("assets", data_files)
    yield Check("titles", titles)
    try:
        from game.rules import TITLES
    except Exception:
        return  # the check before has said why
    for title in TITLES.values():
        for seats in title.seats:
            yield Check(f"{title.id}, {seats}", lambda title=title, seats=seats: match_and_replay(title, seats))  # type: ignore[misc]
        yield Check(f"{title.id}, ai", lambda title=title: opponents(title))  # type: ignore[misc]
        yield Check(f"{title.id}, rules", lambda title=title: rules_pages(title))  # type: ignore[misc]
    yield Check("languages", all_languages)


def data_files() -> str:
    import tomllib

    from game.core.assets import asset

    files = sorted(asset("data").glob("*.toml"))
    for file in files:
        tomllib.loads(file.read_text(encoding="utf-8"))
    return ", ".join(file.name for file in files)


def titles() -> str:
    from game.rules import TITLES

    return ", ".join(f"{title.words.title_name()}" for title in TITLES.values())


def match_and_replay(title: "Title", seats: int) -> str:
    """A whole random match through the session, written as a save and replayed from it to the same end."""
    from ai import make_agent
    from game.core.canon import digest
    from game.session.load import match_of
    from game.session.match import Match, make_seats
    from game.session.parse import record_from
    from game.session.record import record_of, to_bytes

    match = Match.start(title, make_seats(["random"] * seats), SEED)
    agents = [make_agent("random", title, seed) for seed in range(seats)]
    while (decision := match.decision()) is not None:
        match.apply(agents[decision.seat].choose(match.state, decision.seat))
    again = match_of(record_from(to_bytes(record_of(match)), NAME), {title.id: title}, NAME)
    if digest(again.state.to_plain()) != digest(match.state.to_plain()) or again.result() != match.result():
        raise RuntimeError(_("The replay ended in another position."))
    count = len(match.actions)
    return ngettext("{count} decision, replayed", "{count} decisions, replayed", count).format(count=count)


def opponents(title: "Title") -> str:
    """Every level answers the first decision with something legal."""
    from ai import LEVELS, make_agent

    state = title.new_match(title.seats[-1], SEED)
    decision = state.decision()
    for level in LEVELS:
        if decision is not None:
            action = make_agent(level, title, SEED, 0.05).choose(state, decision.seat)
            if action not in decision.actions:
                raise RuntimeError(f"{level}: {action!r}")
    return ", ".join(LEVELS)


def rules_pages(title: "Title") -> str:
    from game.commands.rules import read

    count = len(read(title.id))
    return ngettext("{count} chapter", "{count} chapters", count).format(count=count)


def all_languages() -> str:
    from game.core.language import current_language, languages, use_language

    before = current_language()
    try:
        for code in languages():
            use_language(code)
    finally:
        use_language(before)
    return ", ".join(languages())
