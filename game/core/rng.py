"""The only source of chance: SplitMix64, whole in one 64-bit integer.

It gives the same numbers on every machine and Python version, which `random` does not promise, and its state
fits into one line of a save.
"""

from typing import TypeVar

T = TypeVar("T")

MASK = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15
MIX_A = 0xBF58476D1CE4E5B9
MIX_B = 0x94D049BB133111EB


class Rng:
    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK

    def clone(self) -> "Rng":
        return Rng(self.state)

    def next64(self) -> int:
        self.state = (self.state + STEP) & MASK
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * MIX_A) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * MIX_B) & MASK
        return mixed ^ (mixed >> 31)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1. The bias of scaling is under bound / 2**64."""
        if bound <= 0:
            raise ValueError(f"A random number below {bound} was asked for; the bound must be at least 1.")
        return (self.next64() * bound) >> 64

    def choice(self, items: "list[T] | tuple[T, ...]") -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Fisher-Yates, in place, from the last position down."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def fork(self) -> "Rng":
        """An independent generator for a side path that must not disturb this one."""
        return Rng(self.next64())
