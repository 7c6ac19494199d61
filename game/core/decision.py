"""What a state waits for: one seat, one kind of question, and the complete list of legal answers."""

from typing import TypeAlias

# Kind first, then small ints or short ids: ("buy", "B1"), ("choose_opponent", 2), ("end_play",).
Action: TypeAlias = tuple[str | int, ...]


class Decision:
    """Never changed once it is made. A class of its own and no named tuple, because it is made and read with every
    action, and so it is faster: plain, and still more compiled."""

    __slots__ = ("about", "actions", "asked", "kind", "seat")

    def __init__(
        self, seat: int, kind: str, actions: list[Action], about: tuple[str | int, ...] = (), asked: bool = False
    ) -> None:
        self.seat = seat
        self.kind = kind  # the snake_case id in the rules document
        self.actions = actions  # complete, legal, unique, in stable order
        self.about = about  # what the prompt needs besides: the purpose, the card that asks
        self.asked = asked  # put the question even with one answer, because silence would tell a secret

    def parts(self) -> tuple[int, str, list[Action], tuple[str | int, ...], bool]:
        return self.seat, self.kind, self.actions, self.about, self.asked

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((self.seat, self.kind, self.about, self.asked))

    def __repr__(self) -> str:
        return f"Decision{self.parts()!r}"


def action_text(action: Action) -> str:
    """One line of a save's log. Ids have no spaces and never look like numbers, so the line reads back exactly."""
    return " ".join(str(part) for part in action)


def action_from_text(line: str) -> Action:
    parts = line.split(" ")
    if not parts[0] or not all(parts):
        raise ValueError(f"{line!r} is not an action: it has empty parts.")
    return tuple(int(part) if part.lstrip("-").isdecimal() and part.isascii() else part for part in parts)
