"""What a state waits for: one seat, one kind of question, and the complete list of legal answers."""

from typing import NamedTuple, TypeAlias

# Kind first, then small ints or short ids: ("buy", "B1"), ("choose_opponent", 2), ("end_play",).
Action: TypeAlias = tuple[str | int, ...]


class Decision(NamedTuple):
    seat: int
    kind: str  # the snake_case id in the rules document
    actions: list[Action]  # complete, legal, unique, in stable order; never changed after creation
    about: tuple[str | int, ...] = ()  # what the prompt needs besides: the purpose, the card that asks
    asked: bool = False  # put the question even with one answer, because silence would tell a secret


def action_text(action: Action) -> str:
    """One line of a save's log. Ids have no spaces and never look like numbers, so the line reads back exactly."""
    return " ".join(str(part) for part in action)


def action_from_text(line: str) -> Action:
    parts = line.split(" ")
    if not parts[0] or not all(parts):
        raise ValueError(f"{line!r} is not an action: it has empty parts.")
    return tuple(int(part) if part.lstrip("-").isdecimal() and part.isascii() else part for part in parts)
