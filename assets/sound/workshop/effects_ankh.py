"""Effects of Ankh on the map: steps, summoning, followers, powers, monuments, caravans, the bells of its events."""

import numpy as np

from workshop.instruments import bell, clay, doum, gravel, knock, metal, pluck, rock, rub, sistrum, splash, tek, voices
from workshop.registry import effect
from workshop.throats import CHEST, beast, clicks, crackle, foot, horn
from workshop.tools import Array, Rng, hertz, hiss, place, rough, samples, sweep, swell


def steps(rng: Rng, n: int, ground: str) -> Array:
    """One figure walks: three feet, and the staff on the last."""
    out = np.zeros(n)
    for at in (0.0, 0.15, 0.3):
        place(out, at, foot(rng, ground, 1.0))
    return out


@effect(0.4, "table", 0.1, 0.4)
def step_sand(rng: Rng, n: int) -> Array:
    """In the desert."""
    out = steps(rng, n, "sand")
    return out + 0.15 * gravel(rng, n, 24, 2600, 6500, lambda: rng.beta(2, 2) * 0.42)


@effect(0.45, "table", 0.1, 0.4)
def step_field(rng: Rng, n: int) -> Array:
    """In the fields: stalks brush the knees."""
    out = steps(rng, n, "field")
    m = samples(0.42)
    place(out, 0, sweep(rng, m, lambda p: 3600 + 1500 * np.sin(3 * np.pi * p), 0.5) * rough(rng, m, 30, 0.9), 0.07)
    return out


@effect(0.5, "table", 0.14, 0.5)
def step_water(rng: Rng, n: int) -> Array:
    """Out of the river, or into it."""
    out = np.zeros(n)
    for at in (0.0, 0.16, 0.32):
        place(out, at, splash(rng, 5, 0.26), 1.0)
    return out


@effect(0.45, "table", 0.12, 0.4)
def shove(rng: Rng, n: int) -> Array:
    """A figure is pushed away: a blow, heels drawn through the sand."""
    out = knock(rng, n, 120, 0.12, 1.2, 0.4)
    place(out, 0.05, rub(rng, 0.36, 900, 3600, 45, 0.6), 0.3)
    return out


@effect(0.55, "table", 0.22, 0.8)
def summon(rng: Rng, n: int) -> Array:
    """A warrior is summoned: sand rises, a foot comes down, a shield is struck."""
    out = np.zeros(n)
    m = samples(0.4)
    place(
        out, 0, sweep(rng, m, lambda p: 1400 * 2 ** (1.6 * p), 0.6) * rough(rng, m, 50, 0.5) * swell(m, 0.3, 0.06), 0.35
    )
    place(out, 0.38, foot(rng, "stone", 1.2))
    place(out, 0.4, metal(rng, samples(0.3), 0.55, 0.25))
    place(out, 0.38, pluck(rng, hertz("D4"), 0.36, 0.5, 0.4, 0.7))
    return out


@effect(0.5, "event", 0.28, 1.0)
def sun(rng: Rng, n: int) -> Array:
    """Ra's sun token: a disc of gold that begins to glow."""
    out = metal(rng, n, 0.62, 0.3)
    m = samples(0.75)
    place(out, 0, sweep(rng, m, lambda p: 1800 * 2 ** (1.2 * p), 0.35) * swell(m, 0.35, 0.35), 0.07)
    for i, note in enumerate(("D4", "A4", "D5", "F#5")):
        place(out, 0.08 * i, pluck(rng, hertz(note), 0.78 - 0.08 * i, 0.45, 0.6, 1.2))
    return out


@effect(0.65, "event", 0.28, 1.1)
def gate(rng: Rng, n: int) -> Array:
    """Osiris opens a gate of the underworld: a slab sinks, and there are voices under it."""
    out = np.zeros(n)
    place(out, 0, rub(rng, 0.55, 80, 480, 26, 0.7), 0.7)
    v = samples(0.75)
    place(out, 0.16, voices(rng, hertz("D2"), v, "mm", "oh", 3) * swell(v, 0.3, 0.4), 0.6)
    place(out, 0.2, voices(rng, hertz("Eb3"), v, "mm", "oh", 2) * swell(v, 0.3, 0.4), 0.25)
    place(out, 0.5, doum(rng, samples(0.45), 52, 1.0))
    return out


@effect(0.45, "table", 0.2, 0.7)
def followers(rng: Rng, n: int) -> Array:
    """Followers gather: a few murmurs and clapping hands."""
    out = np.zeros(n)
    for at, note in ((0.0, "A2"), (0.06, "D3"), (0.13, "F#3")):
        v = samples(0.34)
        place(out, at, voices(rng, hertz(note), v, "mm", "ah", 2) * swell(v, 0.06, 0.2), 0.4)
    for at in (0.16, 0.3):
        for _ in range(4):
            c = samples(0.03)
            place(out, at + rng.uniform(0, 0.02), hiss(rng, c, 900, 3200) * swell(c, 0.001, 0.026), 0.3)
    return out


@effect(0.65, "event", 0.3, 1.1)
def ankh_power(rng: Rng, n: int) -> Array:
    """An ankh is set and a power wakes: gold in its socket, a chord that opens."""
    out = metal(rng, n, 0.75, 0.35)
    place(out, 0.0, knock(rng, samples(0.2), 230, 0.08, 0.8, 0.2))
    for i, note in enumerate(("D4", "Eb4", "F#4", "A4", "D5")):
        place(out, 0.12 + 0.06 * i, pluck(rng, hertz(note), 0.85 - 0.06 * i, 0.5, 0.5, 1.2))
    v = samples(0.7)
    place(out, 0.26, voices(rng, hertz("D3"), v, "oh", "ah", 3) * swell(v, 0.2, 0.4), 0.35)
    return out


@effect(0.8, "event", 0.26, 1.0)
def guardian_won(rng: Rng, n: int) -> Array:
    """A guardian offers its service: a far roar, and the horn that accepts it."""
    out = np.zeros(n)
    roar = beast(rng, 0.5, lambda p: 88 - 20 * p, CHEST, 0.5, 0.3, 22)
    place(out, 0, roar * swell(len(roar), 0.1, 0.3), 0.7)
    place(out, 0.36, horn(rng, hertz("D3"), 0.6, 0.9, 0.6), 0.8)
    place(out, 0.38, horn(rng, hertz("A3"), 0.58, 0.9, 0.6), 0.6)
    return out


# Monuments


@effect(0.65, "event", 0.2, 0.8)
def raise_obelisk(rng: Rng, n: int) -> Array:
    """Ropes draw an obelisk upright, and it stands."""
    out = np.zeros(n)
    creak = beast(rng, 0.4, lambda p: 150 + 90 * p, ((800, 200, 1.0), (1500, 300, 0.6)), 0.5, 0.1, 30)
    place(out, 0, creak * swell(len(creak), 0.15, 0.1), 0.2)
    place(out, 0, rub(rng, 0.46, 150, 900, 30, 0.6), 0.4)
    place(out, 0.46, doum(rng, samples(0.44), 62, 1.1))
    place(out, 0.46, rock(rng, samples(0.44), 210, 0.8))
    place(out, 0.5, bell(samples(0.4), hertz("D5"), 0.5, 0.18))
    return out


@effect(0.75, "event", 0.24, 0.9)
def raise_temple(rng: Rng, n: int) -> Array:
    """Columns are set one by one, a roof is laid across them."""
    out = np.zeros(n)
    for at, f in ((0.0, 230), (0.13, 250), (0.26, 275), (0.39, 300)):
        place(out, at, rock(rng, samples(0.2), f, 0.6))
        place(out, at, knock(rng, samples(0.2), 130, 0.1, 0.6, 0.0))
    place(out, 0.54, doum(rng, samples(0.36), 66, 1.0))
    place(out, 0.54, rock(rng, samples(0.3), 170, 0.8))
    place(out, 0.56, sistrum(rng, samples(0.3), 0.7))
    return out


@effect(0.5, "table", 0.2, 0.7)
def monument_taken(rng: Rng, n: int) -> Array:
    """Control of a monument: a banner unrolls, a ring is set on the stone."""
    out = np.zeros(n)
    m = samples(0.24)
    place(out, 0, hiss(rng, m, 500, 2600) * rough(rng, m, 32, 0.8) * swell(m, 0.06, 0.12), 0.25)
    place(out, 0.24, rock(rng, samples(0.3), 380, 0.5))
    place(out, 0.25, metal(rng, samples(0.32), 0.8, 0.35))
    place(out, 0.25, pluck(rng, hertz("A4"), 0.34, 0.4, 0.4, 0.6))
    return out


@effect(0.75, "event", 0.22, 0.9)
def monument_falls(rng: Rng, n: int) -> Array:
    """A monument is destroyed: it cracks, falls and lies in its dust."""
    out = np.zeros(n)
    place(out, 0, rock(rng, samples(0.2), 520, 0.8))
    for i, at in enumerate((0.16, 0.28, 0.36, 0.5, 0.58)):
        place(out, at, rock(rng, samples(0.3), 190 - 14 * i, 0.9 * 0.88**i))
        place(out, at, doum(rng, samples(0.4), 60, 0.7 * 0.8**i))
    m = samples(0.75)
    place(out, 0.3, sweep(rng, m, lambda p: 1600 * 2 ** (-1.3 * p), 0.9) * swell(m, 0.12, 0.6), 0.2)
    return out + 0.5 * gravel(rng, n, 50, 600, 3000, lambda: 0.2 + rng.exponential(0.2))


# Events of the track


@effect(0.65, "event", 0.3, 1.1)
def event_control(rng: Rng, n: int) -> Array:
    """Control Monument Event: a temple bell and the hammer of a mason."""
    out = bell(n, hertz("D5"), 0.9, 0.6) + bell(n, hertz("A5"), 0.7, 0.2)
    for at in (0.24, 0.4):
        place(out, at, rock(rng, samples(0.2), 420, 0.6))
    return out


@effect(0.7, "event", 0.26, 1.0)
def event_caravan(rng: Rng, n: int) -> Array:
    """Camel Caravan Event: bells on a swaying neck."""
    out = bell(n, hertz("F#5"), 0.8, 0.5)
    for at, note in ((0.22, "A5"), (0.4, "F#5"), (0.58, "A5")):
        place(out, at, clay(rng, samples(0.25), hertz(note), 0.2, 0.5))
    return out + 0.2 * gravel(rng, n, 30, 2400, 6000, lambda: rng.beta(2, 2) * 0.9)


@effect(1, "event", 0.28, 1.1)
def event_conflict(rng: Rng, n: int) -> Array:
    """Conflict: the deep horn of all gods, and drums under it."""
    out = np.zeros(n)
    place(out, 0.0, horn(rng, hertz("D3"), 1.15, 1.6, 0.8), 0.9)
    place(out, 0.05, horn(rng, hertz("A3"), 1.1, 1.4, 0.8), 0.7)
    place(out, 0.4, horn(rng, hertz("Eb4"), 0.75, 1.2, 0.5), 0.5)
    for at, level in ((0.0, 1.0), (0.4, 1.0), (0.62, 0.6), (0.8, 1.0)):
        place(out, at, doum(rng, samples(0.45), 66, 0.4 * level))
    return out


@effect(0.8, "event", 0.16, 0.7)
def caravan(rng: Rng, n: int) -> Array:
    """Camels go through: soft feet, bells, one of them complains."""
    out = np.zeros(n)
    for i in range(5):
        place(out, 0.16 * i, foot(rng, "sand", 0.9))
        place(out, 0.05 + 0.16 * i, clay(rng, samples(0.16), 980 + 60 * (i % 2), 0.12, 0.35))
    place(out, 0.42, complaint(rng, 0.46), 0.45)
    return out


def complaint(rng: Rng, seconds: float) -> Array:
    """A camel."""
    call = beast(
        rng, seconds, lambda p: 135 - 25 * p + 16 * np.sin(np.pi * p), ((520, 160, 1.0), (1150, 240, 0.6)), 0.7, 0.2, 19
    )
    return call * swell(len(call), 0.08, 0.2)


@effect(0.45, "table", 0.14, 0.6)
def camel(rng: Rng, n: int) -> Array:
    """No caravan is sent: the camel lies down again."""
    out = np.zeros(n)
    place(out, 0, complaint(rng, 0.36), 0.5)
    place(out, 0.34, knock(rng, samples(0.2), 110, 0.1, 0.8, 0.5))
    return out


@effect(0.7, "table", 0.14, 0.6)
def chariots(rng: Rng, n: int) -> Array:
    """Battle card: wheels and hooves come past."""
    out = np.zeros(n)
    for i in range(11):
        at = 0.066 * i + (0.018 if i % 3 == 2 else 0.0)
        place(
            out, at, knock(rng, samples(0.1), 180 + 30 * (i % 3), 0.06, 0.5 + 0.5 * np.sin(np.pi * (i + 1) / 12), 0.6)
        )
    m = samples(0.8)
    place(out, 0, hiss(rng, m, 180, 1300) * rough(rng, m, 24, 0.8) * swell(m, 0.4, 0.35), 0.2)
    return out


@effect(0.65, "table", 0.12, 0.6)
def drought(rng: Rng, n: int) -> Array:
    """Battle card: dry ground cracks in a hot wind."""
    out = np.zeros(n)
    m = samples(0.8)
    place(out, 0, sweep(rng, m, lambda p: 2600 * 2 ** (0.5 * np.sin(np.pi * p)), 0.35) * swell(m, 0.4, 0.35), 0.2)
    for at in (0.1, 0.3, 0.36, 0.56):
        place(out, at, rock(rng, samples(0.1), rng.uniform(600, 900), 0.5))
    return out + crackle(rng, n, 30, 0.8, 0.4)


@effect(0.8, "table", 0.18, 0.8)
def flood(rng: Rng, n: int) -> Array:
    """Battle card: the river comes over its banks."""
    out = np.zeros(n)
    m = samples(0.95)
    place(out, 0, sweep(rng, m, lambda p: 300 + 900 * np.sin(np.pi * p * 0.7) ** 2, 1.0) * swell(m, 0.5, 0.4), 0.35)
    place(out, 0.2, splash(rng, 20, 0.75), 1.4)
    return out


@effect(0.7, "table", 0.14, 0.6)
def locusts(rng: Rng, n: int) -> Array:
    """Battle card: a swarm passes over."""
    m = samples(0.85)
    t = np.arange(m) / 44100
    out, swarm = np.zeros(n), np.zeros(m)
    for _ in range(14):
        f = rng.uniform(150, 330)
        shake = 1 + 0.6 * np.sin(2 * np.pi * rng.uniform(11, 30) * t + rng.uniform(0, 6))
        for h in (2, 3, 5, 7, 9):
            swarm += shake * np.sin(2 * np.pi * f * h * t + 2 * np.sin(2 * np.pi * 3 * t) + rng.uniform(0, 6)) / h**0.5
    place(out, 0, swarm * rough(rng, m, 14, 0.4) * swell(m, 0.35, 0.4), 0.03)
    return out + clicks(rng, n, 26, 0.8, 2200, 4600, 0.25)


@effect(0.65, "event", 0.34, 1.2)
def miracle(rng: Rng, n: int) -> Array:
    """Battle card: light where nobody expected it."""
    out = np.zeros(n)
    for i, note in enumerate(("D5", "F#5", "A5", "C#6", "D6", "A6")):
        place(out, 0.06 * i, bell(samples(0.9 - 0.06 * i), hertz(note), 0.8, 0.3))
    v = samples(0.85)
    place(out, 0.1, voices(rng, hertz("D4"), v, "oh", "ah", 4) * swell(v, 0.3, 0.4), 0.4)
    place(out, 0.3, tek(rng, samples(0.2), 420, 0.1))
    return out
