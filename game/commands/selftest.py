"""`selftest`: a short look at everything, one line per check: what a bundled program is tested with."""

import argparse
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from game.commands.errors import FAILED, OK
from game.commands.output import Output
from game.core.language import N_, _, ngettext

if TYPE_CHECKING:
    import pygame

    from game.core.title import Title

NAME = "selftest"
SUMMARY = N_("check that the program is whole and works")
SEED = 7
SIZE = (1280, 720)


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
    yield Check("core", core)
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
    yield Check("worker", worker)
    yield Check("screens", screens)


def core() -> str:
    """Which core serves. A compiled one must be taken as a whole: beside plain modules it would break."""
    from game import CORE
    from game.commands.program import core_words
    from game.compiled import COMPILED, SUFFIX
    from game.core import frames

    if (str(frames.__file__).endswith(SUFFIX)) != (CORE.name == COMPILED):
        raise RuntimeError(_("The modules are not those of the {core}.").format(core=core_words()))
    return core_words()


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
    from game.core.language import current_language

    count = len(title.pages(current_language()))
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


def worker() -> str:
    """One question to the process in which opponents think."""
    from ai import LEVELS
    from ai.client import WorkerOpponents
    from game.commands.frames import answer_of
    from game.rules import TITLES

    title = next(iter(TITLES.values()))
    state = title.new_match(title.seats[-1], SEED)
    decision = state.decision()
    assert decision is not None
    with WorkerOpponents() as opponents:
        action = answer_of(opponents.ask(title, state, decision.seat, LEVELS[-1], SEED))
        if opponents.problems:
            raise RuntimeError(" ".join(opponents.problems))
    return str(title.words.label(action, state.view(decision.seat), seat_names(title.seats[-1])))


def seat_names(count: int) -> list[str]:
    from game.session.match import make_seats, seat_names

    return seat_names(make_seats(["human"] * count))


def screens() -> str:
    """A frame of every screen, drawn into memory; all that fail are named."""
    from game.commands import gallery

    drawn = 0
    failed: list[str] = []
    with gallery.headless() as home, gallery.Stage(home, SIZE, gallery.plain_settings(speed="instant")) as stage:
        for screen in gallery.screens(level="random"):
            try:
                stage.show(screen)
                if is_blank(stage.app.screen):
                    raise RuntimeError(_("the screen is empty"))
                drawn += 1
            except Exception as error:
                failed.append(f"{screen.name}: {type(error).__name__}: {error}")
    if failed:
        raise RuntimeError("; ".join(failed))
    return ngettext("{count} drawn", "{count} drawn", drawn).format(count=drawn)


def is_blank(surface: "pygame.Surface") -> bool:
    width, height = surface.get_size()
    points = [(x, y) for x in range(8, width, 40) for y in range(8, height, 40)]
    return len({tuple(surface.get_at(point)) for point in points}) < 8
