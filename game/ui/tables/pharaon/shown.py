"""What lies on the table as it is drawn while events are played: a simple model that follows them piece by piece.

When everything has landed it is made anew from the view, so a small difference on the way never stays.
"""

from dataclasses import dataclass, field
from typing import Any

NOWHERE = (0, 0)  # on the pyramid: not passed, or passed as the last


@dataclass(slots=True)
class Owner:
    """A seat, or the Traitor behind the only one."""

    tokens: dict[str, int]
    nobles: list[str]
    used: list[str]
    artisans: list[str]
    burial: int
    nile: dict[str, int]
    passed: bool
    stands: tuple[int, int]  # row and field of the pyramid
    gods: tuple[int, ...]
    score: int

    def add(self, letters: list[str]) -> None:
        for letter in letters:
            self.tokens[letter] = self.tokens.get(letter, 0) + 1

    def drop(self, letter: str) -> None:
        self.tokens[letter] = self.tokens.get(letter, 0) - 1
        if self.tokens[letter] <= 0:
            del self.tokens[letter]


@dataclass(slots=True)
class Shown:
    round: int
    entries: dict[str, str]  # by zone
    following: dict[str, str | None]  # next round's
    wheel: dict[str, list[str]]  # tokens by the sector's colour
    bank: dict[str, int]
    pairs: list[tuple[str, ...] | None]
    bonus: list[str | None]
    bag: int
    nobles: list[str | None]
    noble_deck: int
    artisans: list[str | None]
    artisan_deck: int
    jars: list[str]
    jar_pile: int
    first_player: int
    pharaoh: int | None
    owners: list[Owner]
    columns: list[list[str]] = field(default_factory=list)  # tokens on the Traitor's boards
    stack: int = 0
    jar: str = ""  # the one that the Traitor has just turned up

    @classmethod
    def of(cls, view: dict[str, Any]) -> "Shown":
        owners = [*view["players"], *([view["traitor"]] if view["traitor"] else [])]
        traitor = view["traitor"]
        decision = view["decision"]
        return cls(
            round=view["round"],
            entries={zone["id"]: zone["entry"] for zone in view["zones"]},
            following={zone["id"]: zone["next_entry"] for zone in view["zones"]},
            wheel={zone["entry"]: [*zone["tokens"], *zone["beside"]] for zone in view["zones"]},
            bank=dict(view["bank"]),
            pairs=list(view["pairs"]),
            bonus=list(view["bonus"]),
            bag=sum(view["bag"].values()),
            nobles=list(view["nobles"]),
            noble_deck=view["noble_deck"],
            artisans=list(view["artisans"]),
            artisan_deck=view["artisan_deck"],
            jars=list(view["jars"]),
            jar_pile=view["jar_pile"],
            first_player=view["first_player"],
            pharaoh=view["pharaoh"],
            owners=[_owner(one) for one in owners],
            columns=[list(board["tokens"]) for board in traitor["boards"]] if traitor else [],
            stack=traitor["stack"] if traitor else 0,
            jar=(decision["jar"] or "") if decision else "",
        )


def _owner(one: dict[str, Any]) -> Owner:
    return Owner(
        dict(one["tokens"]),
        list(one["nobles"]),
        list(one["used"]),
        list(one["artisans"]),
        one["burial"],
        dict(one["nile"]),
        one["passed"],
        (one["row"], one["field"]) if one["row"] else NOWHERE,
        one["gods"],
        one["score"],
    )
