"""What lies on Ankh's table as it is drawn while events are played: a simple model that follows them piece by piece.

When everything has landed it is made anew from the view, so a small difference on the way never stays.
"""

from dataclasses import dataclass
from typing import Any, NamedTuple


class Figure(NamedTuple):
    god: int
    kind: str
    sun: bool = False
    aim: str | None = None


@dataclass(slots=True)
class Shown:
    figures: dict[int, Figure]  # by hex
    monuments: dict[int, tuple[str, int | None]]  # by hex: kind and owner
    camels: list[int]  # sides
    gates: list[int]  # hexes with underworld tokens
    regions: list[tuple[int, ...]]  # land hexes, in the order of conflict numbers
    waters: list[tuple[int, ...]]
    markers: dict[str, int]  # of the action tracks
    event: int  # spaces of the event track that are behind
    followers: list[int]
    ladder: list[list[int]]  # gods by space, the lowest of a stack first
    fallen: list[int]
    god_of: tuple[int, ...]
    hands: list[int]  # cards in hand
    powers: list[int]
    tokens: list[int]  # ankhs left

    @classmethod
    def of(cls, view: dict[str, Any]) -> "Shown":
        gods = view["gods"]
        return cls(
            figures={one["hex"]: Figure(one["god"], one["kind"], one["sun"], one["aim"]) for one in view["figures"]},
            monuments={one["hex"]: (one["type"], one["god"]) for one in view["monuments"]},
            camels=list(view["camels"]),
            gates=list(view["underworld"]),
            regions=[region["land"] for region in view["regions"]],
            waters=[region["water"] for region in view["regions"]],
            markers={track["id"]: track["space"] for track in view["tracks"]},
            event=view["events"]["space"],
            followers=[god["followers"] for god in gods],
            ladder=[list(stack) for stack in view["ladder"]["stacks"]],
            fallen=list(view["ladder"]["fallen"]),
            god_of=tuple(view["god_of"]),
            hands=[len(god["hand"]) for god in gods],
            powers=[len(god["powers"]) for god in gods],
            tokens=[god["tokens"] for god in gods],
        )

    def space_of(self, god: int) -> int:
        return next((space for space, stack in enumerate(self.ladder) if god in stack), 0)

    def climb(self, god: int, space: int) -> None:
        """To another space of the ladder, on top of who stands there."""
        for stack in self.ladder:
            if god in stack:
                stack.remove(god)
        self.ladder[max(0, min(space, len(self.ladder) - 1))].append(god)
