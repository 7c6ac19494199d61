"""The command line: finds the command, and turns every way of ending into a sentence and an exit code."""

import argparse
import os
import sys
from collections.abc import Sequence
from types import ModuleType

from game import __version__
from game.commands import bench, build, compile, ladder, play, replay, rules, selftest, shots, simulate, tune, words
from game.commands.arguments import Parser, common
from game.commands.errors import BAD_USAGE, BROKEN_PIPE, FAILED, INTERRUPTED, OK, CommandFailedError, UsageError
from game.commands.program import core_words, program
from game.core.assets import AssetError
from game.core.language import _, current_language, use_language

COMMANDS: dict[str, ModuleType] = {
    module.NAME: module
    for module in (play, simulate, ladder, tune, replay, rules, bench, shots, selftest, compile, build, words)
}


def main(argv: Sequence[str] | None = None) -> int:
    """Exit code 0 only when all is well; 2 for what the caller can put right; never a traceback."""
    typed = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a poor console shows "?" instead of failing
    try:
        code = dispatch(typed)
        sys.stdout.flush()
    except (UsageError, AssetError) as error:
        return end(str(error), BAD_USAGE)
    except CommandFailedError as error:
        return end(str(error), FAILED)
    except SystemExit as leaving:  # argparse has printed a help page
        return leaving.code if isinstance(leaving.code, int) else OK
    except KeyboardInterrupt:
        return end(_("Stopped."), INTERRUPTED)
    except BrokenPipeError:
        silence()
        return BROKEN_PIPE
    except Exception as error:
        return end(crash_sentence(error), FAILED)
    return code


def dispatch(typed: list[str]) -> int:
    choose_language(typed)
    head = first_parser().parse_args(typed)
    if head.version:
        print(f"Nile Quartet {__version__}, Python {sys.version.split()[0]}, {core_words()}")
        return OK
    if head.command is None:
        return play.open_program()
    if head.command not in COMMANDS:
        sentence = _("There is no command {name!r}; there are {known}.")
        raise UsageError(sentence.format(name=head.command, known=", ".join(COMMANDS)))
    module = COMMANDS[head.command]
    parser = Parser(prog=f"{program()} {module.NAME}", description=_(module.SUMMARY), allow_abbrev=False)
    module.add_arguments(parser)
    common(parser)
    code: int = module.run(parser.parse_args(head.rest))
    return code


def first_parser() -> Parser:
    """Knows the commands' names only; each command reads the rest by itself."""
    listing = "\n".join(f"  {name:<10}{_(module.SUMMARY)}" for name, module in COMMANDS.items())
    parser = Parser(
        prog=program(),
        description=_("Nile Quartet: four board games of ancient Egypt. Without a command the game opens."),
        epilog=_("commands:") + "\n" + listing,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="store_true", help=_("print the versions of program and Python"))
    parser.add_argument("--lang", metavar="CODE", help=_("language of all words"))
    parser.add_argument("command", nargs="?", metavar="COMMAND", help=_("one of the commands below"))
    parser.add_argument("rest", nargs=argparse.REMAINDER, metavar="...", help=_("what the command needs"))
    return parser


def choose_language(typed: list[str]) -> None:
    """Before anything is said, help included: --lang, wherever it stands, or what the player has set."""
    from game.session.settings import read_settings

    code = asked_language(typed) or read_settings()[0].language
    if code == current_language():
        return
    try:
        use_language(code)
    except ValueError as error:
        raise UsageError(str(error)) from error


def asked_language(typed: list[str]) -> str | None:
    asked: str | None = None
    for place, word in enumerate(typed):
        if word == "--lang" and place + 1 < len(typed):
            asked = typed[place + 1]
        elif word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
    return asked


def end(sentence: str, code: int) -> int:
    try:
        sys.stdout.flush()
        print(sentence, file=sys.stderr)
    except BrokenPipeError:
        silence()
    return code


def silence() -> None:
    """The reader is gone: Python must not complain about it once more when it closes the stream."""
    sink = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        try:
            os.dup2(sink, stream.fileno())
        except (OSError, ValueError):
            continue


def crash_sentence(error: Exception) -> str:
    from game.session.crash import report_crash

    return str(report_crash(error).sentence)
