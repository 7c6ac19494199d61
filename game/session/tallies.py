"""What is counted of finished matches: per game, seat count and opponent level.

A match counts when at least one human sat at the table. A win counts for the humans against computers or
alone; among humans only, somebody always wins, so none is counted.
"""

from dataclasses import dataclass, field
from typing import Any, Self

from game.session.match import Match, now

REMEMBERED = 200  # matches that are known to be counted, against counting one twice after undo or load


@dataclass(slots=True)
class Tally:
    matches: int = 0
    wins: int = 0
    best: int | None = None  # the best score of a human

    @classmethod
    def from_plain(cls, plain: dict[str, Any]) -> Self:
        best = plain.get("best")
        if best is not None and type(best) is not int:
            raise ValueError("best is not a whole number")
        return cls(_whole(plain, "matches"), _whole(plain, "wins"), best)

    def add(self, won: bool, best: int) -> None:
        self.matches += 1
        self.wins += won
        self.best = best if self.best is None else max(self.best, best)

    def to_plain(self) -> dict[str, Any]:
        plain: dict[str, Any] = {"matches": self.matches, "wins": self.wins}
        return plain if self.best is None else {**plain, "best": self.best}


@dataclass(slots=True)
class TitleStatistics:
    total: Tally = field(default_factory=Tally)
    last_played: str = ""
    by_seats: dict[int, Tally] = field(default_factory=dict)
    by_level: dict[str, Tally] = field(default_factory=dict)

    @classmethod
    def from_plain(cls, plain: dict[str, Any]) -> Self:
        last = plain.get("last_played", "")
        if not isinstance(last, str):
            raise ValueError("last_played is not a text")
        if not all(count.isdecimal() and len(count) < 3 for count in _table(plain, "seats")):
            raise ValueError("seats has a seat count that is not a number")
        by_seats = {int(count): Tally.from_plain(one) for count, one in _table(plain, "seats").items()}
        by_level = {level: Tally.from_plain(one) for level, one in _table(plain, "levels").items()}
        return cls(Tally.from_plain(plain), last, by_seats, by_level)

    def to_plain(self) -> dict[str, Any]:
        return {
            **self.total.to_plain(),
            "last_played": self.last_played,
            "seats": {str(count): tally.to_plain() for count, tally in sorted(self.by_seats.items())},
            "levels": {level: tally.to_plain() for level, tally in sorted(self.by_level.items())},
        }


@dataclass(slots=True)
class Statistics:
    titles: dict[str, TitleStatistics] = field(default_factory=dict)
    counted: list[str] = field(default_factory=list)

    @classmethod
    def from_plain(cls, plain: dict[str, Any]) -> Self:
        """A ValueError says what does not fit."""
        counted = plain.get("counted", [])
        if not isinstance(counted, list) or not all(isinstance(one, str) for one in counted):
            raise ValueError("counted is not a list of texts")
        titles = {name: TitleStatistics.from_plain(one) for name, one in _table(plain, "titles").items()}
        return cls(titles, counted)

    def count(self, match: Match) -> bool:
        """Count a finished match, once; False when it does not count."""
        result = match.result()
        humans = [at for at, seat in enumerate(match.seats) if seat.human]
        identity = f"{match.setup.started} {match.setup.seed}"
        if result is None or not humans or identity in self.counted:
            return False
        self.counted = [*self.counted, identity][-REMEMBERED:]
        alone = len(match.seats) == 1
        won = any(at in result.winners for at in humans) and (alone or len(humans) < len(match.seats))
        best = max(result.scores[at] for at in humans)
        title = self.titles.setdefault(match.title.id, TitleStatistics())
        title.last_played = now()
        levels = sorted({seat.kind for seat in match.seats if not seat.human})
        by_level = [title.by_level.setdefault(level, Tally()) for level in levels]
        for tally in (title.total, title.by_seats.setdefault(len(match.seats), Tally()), *by_level):
            tally.add(won, best)
        return True

    def to_plain(self) -> dict[str, Any]:
        titles = {name: title.to_plain() for name, title in sorted(self.titles.items())}
        return {"counted": self.counted, "titles": titles}


def _whole(table: dict[str, Any], key: str) -> int:
    number = table.get(key)
    if type(number) is not int or number < 0:
        raise ValueError(f"{key} is not a whole number")
    return number


def _table(table: dict[str, Any], key: str) -> dict[str, dict[str, Any]]:
    inner = table.get(key, {})
    if not isinstance(inner, dict) or not all(isinstance(one, dict) for one in inner.values()):
        raise ValueError(f"{key} is not a table of tables")
    return inner
