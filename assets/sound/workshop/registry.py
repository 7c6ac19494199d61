"""The list of effects, and the decorator with which each one puts itself there."""

from collections.abc import Callable

from workshop.tools import Array, Rng

EFFECTS: dict[str, tuple[float, str, float, float, Callable[[Rng, int], Array]]] = {}
LOUDNESS = {"whisper": -40.0, "interface": -30.0, "table": -25.0, "event": -21.5}  # dBA of the loudest 60 ms


def effect(
    length: float, family: str, wet: float = 0.12, hall: float = 0.5
) -> Callable[..., Callable[[Rng, int], Array]]:
    """Registers an effect: seconds, loudness family, share of reverb and how long that rings."""

    def keep(make: Callable[[Rng, int], Array]) -> Callable[[Rng, int], Array]:
        EFFECTS[make.__name__] = (length, family, wet, hall, make)
        return make

    return keep
