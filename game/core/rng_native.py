"""The generator of game/core/rng.py for the compiler: the same numbers out of machine words.

`compile` takes this text in the place of rng.py, whose 64-bit products are slow when compiled: they do not fit into
the compiler's small ints. Uncompiled it is wrong, because Python's ints do not wrap around; nothing imports it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:  # known to the compiler, not needed to run
    from mypy_extensions import i64

T = TypeVar("T")

MASK = (1 << 64) - 1
MIX_A = 0xBF58476D1CE4E5B9  # as others use them: whole and without a sign
SIGN = 1 << 63
WORD = 1 << 64
MOST = 1 << 31  # bounds up to here need no more than one word


def to_word(number: int) -> i64:
    """The same 64 bits with a sign."""
    rest = number & MASK
    return i64(rest - WORD if rest >= SIGN else rest)


class Rng:
    __slots__ = ("word",)

    def __init__(self, seed: int) -> None:
        self.word: i64 = to_word(seed)

    @property
    def state(self) -> int:
        return int(self.word) & MASK

    @state.setter
    def state(self, state: int) -> None:
        self.word = to_word(state)

    def clone(self) -> Rng:
        copy = Rng(0)
        copy.word = self.word
        return copy

    def step(self) -> i64:
        self.word = self.word - 0x61C8864680B583EB
        mixed: i64 = self.word
        mixed = (mixed ^ ((mixed >> 30) & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
        mixed = (mixed ^ ((mixed >> 27) & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
        return mixed ^ ((mixed >> 31) & 0x1FFFFFFFF)

    def next64(self) -> int:
        return int(self.step()) & MASK

    def scaled(self, bound: i64) -> i64:
        """The upper word of the product with a number of 0 to 2**64 - 1, bound at most 2**31."""
        word = self.step()
        low = (word & 0xFFFFFFFF) * bound
        return (((word >> 32) & 0xFFFFFFFF) * bound + ((low >> 32) & 0xFFFFFFFF)) >> 32

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1. The bias of scaling is under bound / 2**64."""
        if bound <= 0:
            raise ValueError(f"A random number below {bound} was asked for; the bound must be at least 1.")
        if bound > MOST:
            return (self.next64() * bound) >> 64
        return self.scaled(bound)

    def choice(self, items: list[T] | tuple[T, ...]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Fisher-Yates, in place, from the last position down."""
        last: i64 = len(items) - 1
        while last > 0:
            other = self.scaled(last + 1)
            items[last], items[other] = items[other], items[last]
            last -= 1

    def fork(self) -> Rng:
        """An independent generator for a side path that must not disturb this one."""
        copy = Rng(0)
        copy.word = self.step()
        return copy
