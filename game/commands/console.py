"""The terminal itself: reading a line, and clearing the screen between two people."""

import sys

from game.commands.output import Output

SEPARATOR = "-" * 72


def read_line(out: Output, prompt: str) -> str | None:
    """The next line without its end; None when there is no more input. The prompt goes where the words go."""
    if prompt:
        out.words.write(prompt)
    out.words.flush()
    line = sys.stdin.readline()
    if not line:
        out.say()
        return None
    return line.rstrip("\r\n")


def clear(out: Output) -> None:
    """Empty the screen and what can be scrolled back to; in a pipe a line marks the place."""
    if not out.words.isatty():
        out.say(SEPARATOR)
        return
    from rich.console import Console

    console = Console(file=out.words)
    console.clear()
    if not console.legacy_windows:
        out.words.write("\033[3J")
        out.words.flush()
