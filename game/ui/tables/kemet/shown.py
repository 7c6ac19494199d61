"""What lies on the table as it is drawn while events are played: a simple model that follows them piece by piece.

When everything has landed it is made anew from the view, so a small difference on the way never stays.
"""

from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class Ground:
    """A zone."""

    holder: int | None
    warriors: int
    creatures: tuple[str, ...]
    pyramid: tuple[str, int] | None  # colour and level
    intruder: tuple[int, int, tuple[str, ...]] | None  # an attacker: seat, warriors, creatures


@dataclass(slots=True)
class Owner:
    god: str | None
    city: str | None
    prayer: int
    supply: int
    veterans: int
    points: dict[str, int]  # battle, divine, temple, pyramid
    tiles: list[str]
    stable: tuple[str, ...]
    tokens: dict[str, str]  # by space of the action pyramid
    regular: int
    silver: str | None
    gold: str | None
    missing: tuple[str, ...]
    buy_spaces: tuple[str | None, ...]
    hand: tuple[str, ...]
    hand_size: int
    face_up: tuple[str, ...]
    face_down: int
    di: tuple[str, ...]
    di_size: int

    @property
    def score(self) -> int:
        return sum(self.points.values())


@dataclass(slots=True)
class Shown:
    round: int
    turn: int
    turns: int
    night: str | None
    order: list[int]
    active: int
    zones: dict[str, Ground]
    owners: list[Owner]
    di_pile: int
    would_win: tuple[int, ...]
    fight: str = ""  # where a battle is going on
    placed: dict[str, int] = field(default_factory=dict)  # warriors laid ready

    @classmethod
    def of(cls, view: dict[str, Any]) -> "Shown":
        return cls(
            view["round"],
            view["turn"],
            view["turns"],
            view["night"],
            list(view["order"]),
            view["active"],
            {zone: _ground(entry) for zone, entry in view["zones"].items()},
            [_owner(player) for player in view["players"]],
            view["di_pile"],
            tuple(view["would_win"]),
            view["battle"]["zone"] if view["battle"] else "",
            dict(view["placing"]["placed"]) if view["placing"] else {},
        )


def _ground(entry: dict[str, Any]) -> Ground:
    pyramid, other = entry["pyramid"], entry["intruder"]
    return Ground(
        entry["holder"],
        entry["warriors"],
        tuple(entry["creatures"]),
        (pyramid["colour"], pyramid["level"]) if pyramid else None,
        (other["seat"], other["warriors"], (other["creature"],) if other["creature"] else ()) if other else None,
    )


def _owner(player: dict[str, Any]) -> Owner:
    return Owner(
        player["god"],
        player["city"],
        player["prayer"],
        player["supply"],
        player["veterans"],
        dict(player["points_by_kind"]),
        list(player["tiles"]),
        tuple(player["stable"]),
        dict(player["tokens"]),
        player["regular_left"],
        player["silver"],
        player["gold"],
        tuple(player["rows_missing"]),
        tuple(player["buy_spaces"]),
        tuple(player["hand"]),
        player["hand_size"],
        tuple(player["face_up"]),
        player["face_down_size"],
        tuple(player["di"]),
        player["di_size"],
    )
