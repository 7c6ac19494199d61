"""What happened, in the past tense: screen, sound, log and replay live on events and never ask the rules why."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

EVERYBODY = -1  # as a mask: all bits set


class Event(NamedTuple):
    kind: str  # "bought", "entombed", "drew" ...
    seat: int  # whose doing it is; -1 for the table's own
    args: tuple[str | int, ...] = ()  # what everybody may see
    secret: tuple[str | int, ...] = ()  # what only the seats in `seen_by` may see besides
    seen_by: int = EVERYBODY  # bit mask of seats
    reveals: bool = False  # something hidden became known to somebody: free undo ends here

    def seen_from(self, seat: int) -> "Event":
        """The event as that seat (-1: a spectator) may know it."""
        if not self.secret or self.seen_by == EVERYBODY or (seat >= 0 and self.seen_by >> seat & 1):
            return self
        return Event(self.kind, self.seat, self.args, (), self.seen_by, self.reveals)


Emit: TypeAlias = Callable[[Event], None]
