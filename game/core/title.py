"""A title is one of the games: seats, options, how a match begins, and how its words are said."""

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from game.core.canon import Plain
from game.core.decision import Action, Decision
from game.core.event import Emit, Event
from game.core.pages import Chapter
from game.core.result import Result
from game.core.rng import Rng


class OptionValue(NamedTuple):
    id: str
    words: str  # English; say it through the translation layer
    help: str = ""
    seats: tuple[int, ...] = ()  # seat counts it is meant for; empty: all


class Option(NamedTuple):
    """One variant choice of a title's table setup."""

    id: str
    words: str
    values: tuple[OptionValue, ...]
    default: str  # always accepted; where the seat count does not know it, it stands for the first that fits
    help: str = ""

    def values_for(self, seats: int) -> list[str]:
        return [value.id for value in self.values if not value.seats or seats in value.seats]

    def default_for(self, seats: int) -> str:
        fitting = self.values_for(seats)
        return self.default if self.default in fitting else fitting[0]


class State(Protocol):
    """A match at one moment. See the contract in CONTRIBUTING.md."""

    rng: Rng

    def decision(self) -> Decision | None: ...
    def apply(self, action: Action, emit: Emit | None = None) -> None: ...
    def clone(self) -> "State": ...
    def view(self, seat: int) -> dict[str, Any]: ...
    def determinize(self, seat: int, rng: Rng) -> "State": ...
    def result(self) -> Result | None: ...
    def to_plain(self) -> Plain: ...


class Words(Protocol):
    """How a title speaks. Everything is said in the language in use, for one seat's eyes (-1: a spectator)."""

    def title_name(self) -> str: ...
    def prompt(self, view: dict[str, Any], names: list[str]) -> str: ...
    def label(self, action: Action, view: dict[str, Any], names: list[str]) -> str: ...
    def log_line(self, event: Event, names: list[str]) -> str: ...
    def why_not(self, view: dict[str, Any]) -> list[str]: ...
    def table(self, view: dict[str, Any], names: list[str]) -> list[str]: ...
    def result_line(self, name: str, number: int) -> str: ...
    def term(self, name: str, points: float) -> str:
        """What a term of the evaluation says for an action (below 0: against it), as part of a hint."""


class Title(Protocol):
    id: str
    rules_version: int
    seats: range
    options: tuple[Option, ...]

    @property
    def words(self) -> Words: ...
    def new_match(self, seats: int, seed: int, options: Mapping[str, str] | None = None) -> State: ...
    def from_plain(self, data: Plain) -> State: ...
    def pages(self, language: str) -> list[Chapter]:
        """The chapters of the rules browser, in this language as far as they are translated."""


def resolve_options(title: Title, seats: int, chosen: Mapping[str, str] | None) -> dict[str, str]:
    """All options of a match with their values; what does not fit is a ValueError that names it."""
    if isinstance(seats, bool) or not isinstance(seats, int) or seats not in title.seats:
        raise ValueError(f"{title.id} has {title.seats[0]} to {title.seats[-1]} seats, not {seats!r}.")
    known = {option.id: option for option in title.options}
    given = dict(chosen or {})
    for name in given:
        if name not in known:
            raise ValueError(f"{title.id} has no option {name!r}; it has {', '.join(known)}.")
    resolved: dict[str, str] = {}
    for option in title.options:
        value = given.get(option.id, option.default)
        fitting = option.values_for(seats)
        if value not in fitting:
            if value != option.default:
                _refuse_value(option, value, seats, fitting)
            value = option.default_for(seats)
        resolved[option.id] = value
    return resolved


def _refuse_value(option: Option, value: object, seats: int, fitting: list[str]) -> None:
    if any(value == known.id for known in option.values):
        raise ValueError(f"{option.id} = {value!r} does not go with {seats} seats; possible: {', '.join(fitting)}.")
    raise ValueError(f"{option.id} cannot be {value!r}; possible: {', '.join(fitting)}.")
