"""What the final sheets show besides the seats' own lines: rivals without a seat, and pictures beside a line."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from game.core.result import Line
from game.session.match import Seat


class Rival(NamedTuple):
    """Somebody without a seat who was played against."""

    seat: Seat
    name: str
    kind: str  # what stands below the name
    lines: tuple[Line, ...]
    score: int
    won: bool
    outcome: str  # the sentence above the sheets


class Final(NamedTuple):
    rival: Rival | None = None
    pictures: tuple[dict[str, list[str]], ...] = ()  # by seat (the rival last): drawings beside a line, by its name
    sounds: Mapping[str, str] = MappingProxyType({})  # what a line sounds like when it is counted, by its name


NOTHING_MORE = Final()
