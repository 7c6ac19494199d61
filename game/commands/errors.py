"""How a command ends early: always with one sentence for the person who must act."""

OK, FAILED, BAD_USAGE, INTERRUPTED, BROKEN_PIPE = 0, 1, 2, 130, 141


class UsageError(Exception):
    """What was asked for cannot be done so; the text says what to change."""


class CommandFailedError(Exception):
    """The command was right but its work failed; the text says what and where."""
