"""What has been chosen for a new match: seats, options, seed. The setup screen only shows and changes this."""

import secrets
from collections.abc import Mapping, Sequence

from game.core.rng import MASK
from game.core.title import Option, Title
from game.session.match import COLOURS, EMBLEMS, HUMAN, Match, Seat, make_seats

NAME_LIMIT = 24
SEED_LIMIT = 20

_last: dict[str, "Plan"] = {}  # what was set up last for each title, while the program runs


def plan_for(title: Title, levels: Sequence[str], level: str) -> "Plan":
    """The setup as it was left, or one human against the level that is set."""
    if title.id not in _last:
        _last[title.id] = Plan(title, levels, level)
    plan = _last[title.id]
    plan.title, plan.levels = title, tuple(levels)
    return plan


def forget_plans() -> None:
    """As after a fresh start of the program."""
    _last.clear()


class Plan:
    def __init__(self, title: Title, levels: Sequence[str], level: str) -> None:
        self.title = title
        self.levels = tuple(levels)
        usual = level if level in levels else (levels[0] if levels else HUMAN)
        self.seats: list[Seat] = make_seats([HUMAN] + [usual] * (title.seats[-1] - 1))
        self.count = 2 if 2 in title.seats else title.seats[0]
        self.options: dict[str, str] = {}  # only what differs from the default
        self.seed = ""  # as typed; empty: a random one

    @property
    def seated(self) -> list[Seat]:
        return self.seats[: self.count]

    def kinds(self) -> tuple[str, ...]:
        return (HUMAN, *self.levels)

    def set_count(self, count: int) -> None:
        """More or fewer seats; one who sits down anew gets a colour and an emblem that nobody has."""
        self.count = count
        for at in range(count):
            earlier = self.seats[:at]
            if any(seat.colour == self.seats[at].colour for seat in earlier):
                self.change(at, colour=_first_free(COLOURS, [seat.colour for seat in earlier]))
            if any(seat.emblem == self.seats[at].emblem for seat in earlier):
                self.change(at, emblem=_first_free(EMBLEMS, [seat.emblem for seat in earlier]))

    def change(self, at: int, **values: str) -> None:
        """Change a seat; whoever has the colour or emblem already takes the old one instead."""
        old = self.seats[at]
        for field in ("colour", "emblem"):
            wanted = values.get(field)
            for number, seat in enumerate(self.seated):
                if wanted is not None and number != at and getattr(seat, field) == wanted:
                    self.seats[number] = seat._replace(**{field: getattr(old, field)})
        self.seats[at] = old._replace(**values)

    def free_colours(self, at: int) -> list[str]:
        """The seat's own and those that nobody has; at a full table all, and two seats change."""
        return _free(COLOURS, [seat.colour for number, seat in enumerate(self.seated) if number != at])

    def free_emblems(self, at: int) -> list[str]:
        return _free(EMBLEMS, [seat.emblem for number, seat in enumerate(self.seated) if number != at])

    def value(self, option: Option) -> str:
        """What is chosen, or the default where the choice does not go with this many seats."""
        chosen = self.options.get(option.id, option.default)
        return chosen if chosen in option.values_for(self.count) else option.default_for(self.count)

    def resolved(self) -> Mapping[str, str]:
        return {option.id: self.value(option) for option in self.title.options}

    def seed_number(self) -> int:
        return int(self.seed) if self.seed.strip() else new_seed()

    def start(self) -> Match:
        """The match; a ValueError says what does not fit."""
        return Match.start(self.title, self.seated, self.seed_number(), self.resolved())


def new_seed() -> int:
    return secrets.randbelow(MASK + 1)


def _first_free(known: Sequence[str], taken: Sequence[str]) -> str:
    return next(one for one in known if one not in taken)


def _free(known: Sequence[str], taken: Sequence[str]) -> list[str]:
    free = [one for one in known if one not in taken]
    return free if len(free) > 1 else list(known)
