"""`shots`: every screen as a picture, drawn into memory, with what does not fit on it.

Text that had to be cut, and targets that lie over each other or outside the window, end the command with code 1.
"""

import argparse
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from game.commands.errors import FAILED, OK, UsageError
from game.commands.output import Output, progress
from game.core.language import N_, _, current_language, ngettext

if TYPE_CHECKING:
    import pygame

    from game.commands.gallery import Screen, Stage
    from game.ui.app import App

NAME = "shots"
SUMMARY = N_("draw every screen into a picture file and look for what does not fit")
SMALLEST = (1280, 720)
LARGEST = 16384
TEXT_SIZES = (100, 125, 150)


class Problem(NamedTuple):
    kind: str  # cut, overlap, outside, failed
    words: str
    rect: tuple[int, int, int, int]

    def sentence(self) -> str:
        place = "{},{} {}x{}".format(*self.rect)
        return {
            "cut": _("text is cut at {place}: {words}"),
            "overlap": _("targets overlap at {place}: {words}"),
            "outside": _("a target lies outside the window at {place}: {words}"),
            "failed": _("the screen could not be drawn: {words}"),
        }[self.kind].format(place=place, words=self.words)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", metavar="DIR", help=_("where the pictures go"))
    parser.add_argument("--size", type=window_size, default=SMALLEST, metavar="WxH", help=_("size of the window"))
    parser.add_argument("--text", type=text_size, default=100, metavar="PERCENT", help=_("size of the text"))
    only_argument(parser)


def only_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--only", action="append", default=[], metavar="NAME", help=_("just this screen; may be repeated")
    )


def window_size(text: str) -> tuple[int, int]:
    parts = text.lower().split("x")
    if len(parts) == 2 and all(part.isascii() and part.isdigit() for part in parts):
        width, height = int(parts[0]), int(parts[1])
        if SMALLEST[0] <= width <= LARGEST and SMALLEST[1] <= height <= LARGEST:
            return width, height
    raise UsageError(_("The size must be written like 1920x1080, from 1280x720 up, not {text!r}.").format(text=text))


def text_size(text: str) -> int:
    known = {str(size): size for size in TEXT_SIZES}
    if text not in known:
        raise UsageError(
            _("The text size must be one of {known}, not {text!r}.").format(known=", ".join(known), text=text)
        )
    return known[text]


def chosen_screens(only: Sequence[str], level: str = "greedy") -> "list[Screen]":
    from game.commands.gallery import screens

    found = screens(level)
    names = [screen.name for screen in found]
    for name in only:
        if name not in names:
            sentence = _("There is no screen {name!r}; there are {known}.")
            raise UsageError(sentence.format(name=name, known=", ".join(names)))
    return [screen for screen in found if not only or screen.name in only]


def run(arguments: argparse.Namespace) -> int:
    from game.commands.gallery import Stage, headless, plain_settings

    wanted = chosen_screens(arguments.only)
    folder = made(Path(arguments.folder))
    found: dict[str, list[Problem]] = {}
    with Output(arguments.json) as out:
        settings = plain_settings(text_size=arguments.text, speed="instant")
        with headless() as home, Stage(home, arguments.size, settings) as stage, progress(_("Screens")) as report:
            for number, screen in enumerate(wanted, start=1):
                found[screen.name] = shoot(stage, screen, folder / f"{screen.name}.png")
                report(number, len(wanted))
        for name, problems in found.items():
            out.say(name if not problems else f"{name}:")
            for problem in problems:
                out.say("  " + problem.sentence())
        count = sum(len(problems) for problems in found.values())
        out.data(document(arguments, found))
        text = ngettext("{count} problem found.", "{count} problems found.", count)
        out.say(text.format(count=count))
    return FAILED if count else OK


def made(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        sentence = _("The folder {path} cannot be made: {reason}.")
        raise UsageError(sentence.format(path=folder, reason=error.strerror or error)) from error
    return folder


def shoot(stage: "Stage", screen: "Screen", file: Path) -> list[Problem]:
    """One picture and what is wrong with it. A screen that breaks must not hide the others."""
    import pygame

    text = stage.app.text
    text.clear()
    text.drawn = []
    try:
        stage.show(screen)
    except Exception as error:
        return [Problem("failed", f"{type(error).__name__}: {error}", (0, 0, 0, 0))]
    finally:
        cuts = [Problem("cut", one.text, box(one.rect)) for one in text.cut]
        text.drawn = None
    try:
        pygame.image.save(stage.app.screen, str(file))
    except (OSError, pygame.error) as error:
        raise UsageError(_("{file} cannot be written: {reason}.").format(file=file, reason=error)) from error
    return list(dict.fromkeys([*cuts, *misplaced(stage.app)]))


def misplaced(app: "App") -> Iterator[Problem]:
    """Targets that the pointer or the eye cannot tell apart. Lying over each other on other layers is meant so."""
    scene = app.scene
    targets = [widget for widget in scene.widgets if widget.focusable] if scene else []
    for widget in targets:
        if not app.canvas.rect.contains(widget.rect):
            yield Problem("outside", widget.id, box(widget.rect))
    for one, other in combinations(targets, 2):
        shared = one.rect.clip(other.rect)
        if one.layer == other.layer and shared.width and shared.height:
            yield Problem("overlap", f"{one.id}, {other.id}", box(shared))


def box(rect: "pygame.Rect") -> tuple[int, int, int, int]:
    return rect.left, rect.top, rect.width, rect.height


def document(arguments: argparse.Namespace, found: dict[str, list[Problem]]) -> dict[str, Any]:
    return {
        "size": list(arguments.size),
        "text": arguments.text,
        "language": current_language(),
        "problems": sum(len(problems) for problems in found.values()),
        "screens": {
            name: [{"problem": one.kind, "words": one.words, "rect": list(one.rect)} for one in problems]
            for name, problems in found.items()
        },
    }
