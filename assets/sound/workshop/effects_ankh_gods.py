"""Effects of Ankh's gods: battles, plague, the killed, the ladder of devotion, merging, being forgotten, the count."""

import numpy as np

from workshop.instruments import (
    bell,
    clay,
    counted,
    doum,
    gravel,
    knock,
    metal,
    pluck,
    rock,
    sistrum,
    tek,
    voices,
)
from workshop.registry import effect
from workshop.throats import CHEST, beast, bronze, clicks, horn
from workshop.tools import SR, Array, Rng, hertz, hiss, place, rough, samples, sweep, swell


def choir(rng: Rng, seconds: float, notes: tuple[str, ...], vowel: str = "oh", to: str = "ah", men: int = 3) -> Array:
    """Several parts that swell together."""
    n = samples(seconds)
    out = np.zeros(n)
    for note in notes:
        out += voices(rng, hertz(note), n, vowel, to, men)
    return out


# Battle


@effect(0.8, "event", 0.22, 0.9)
def battle_call(rng: Rng, n: int) -> Array:
    """A battle in a region: two horns call each other out."""
    out = np.zeros(n)
    place(out, 0.0, horn(rng, hertz("D4"), 0.4, 1.3, 0.6))
    place(out, 0.3, horn(rng, hertz("F#4"), 0.26, 1.3, 0.4), 0.8)
    place(out, 0.46, horn(rng, hertz("Eb4"), 0.45, 1.3, 0.4), 0.9)
    for at in (0.0, 0.3, 0.46):
        place(out, at, doum(rng, samples(0.45), 70, 0.35))
    return out


@effect(0.65, "event", 0.24, 0.9)
def dominate(rng: Rng, n: int) -> Array:
    """A region without an enemy: one god sets down a staff, and the ground agrees."""
    out = np.zeros(n)
    for at, level in ((0.0, 0.8), (0.26, 1.2)):
        place(out, at, knock(rng, samples(0.3), 150, 0.14, level, 0.4))
        place(out, at, doum(rng, samples(0.5), 58, 0.9 * level))
    chord = choir(rng, 0.6, ("D3", "A3"))
    place(out, 0.28, chord * swell(len(chord), 0.05, 0.4), 0.5)
    return out


@effect(0.85, "event", 0.28, 1.1)
def god_wins(rng: Rng, n: int) -> Array:
    """A god wins a battle: bronze once, then a choir above the horns."""
    out = np.zeros(n)
    place(out, 0.0, bronze(rng, 0.4, 0.85, 0.4))
    place(out, 0.0, doum(rng, samples(0.6), 62, 1.0))
    place(out, 0.18, horn(rng, hertz("D3"), 0.85, 1.0, 0.4), 0.6)
    chord = choir(rng, 0.9, ("D3", "A3", "F#4"), "ah", "ah")
    place(out, 0.2, chord * swell(len(chord), 0.1, 0.45), 0.5)
    return out


@effect(0.4, "table", 0.14, 0.5)
def bid_sealed(rng: Rng, n: int) -> Array:
    """Followers are counted out under a hand, and the lid goes on."""
    out = np.zeros(n)
    for at in (0.0, 0.05, 0.09, 0.14):
        place(out, at, knock(rng, samples(0.08), rng.uniform(560, 760), 0.035, 0.5, 0.3))
    place(out, 0.25, clay(rng, samples(0.2), 360, 0.14, 1.0))
    return out


@effect(1.05, "event", 0.2, 0.9)
def plague(rng: Rng, n: int) -> Array:
    """The plague kills: the swarm comes down, and after it nobody speaks."""
    m = samples(0.85)
    t = np.arange(m) / SR
    out, swarm = np.zeros(n), np.zeros(m)
    for _ in range(16):
        f = rng.uniform(130, 300)
        fall = 2 ** (-0.6 * t / t[-1])
        phase = 2 * np.pi * np.cumsum(f * fall) / SR
        shake = 1 + 0.6 * np.sin(2 * np.pi * rng.uniform(12, 34) * t + rng.uniform(0, 6))
        for h in (2, 3, 5, 8):
            swarm += shake * np.sin(h * phase + rng.uniform(0, 6)) / h**0.5
    place(out, 0, swarm * rough(rng, m, 16, 0.4) * swell(m, 0.4, 0.08), 0.08)
    place(out, 0.82, doum(rng, samples(0.38), 70, 0.7))
    moan = choir(rng, 0.5, ("D3", "Eb3"), "oh", "mm", 2)
    place(out, 0.66, moan * swell(len(moan), 0.1, 0.35), 0.35)
    return out


# The killed


@effect(0.45, "table", 0.18, 0.6)
def fallen(rng: Rng, n: int) -> Array:
    """A warrior is killed: a blade, a knee, sand."""
    out = np.zeros(n)
    place(out, 0, bronze(rng, 0.25, 1.2, 0.3))
    place(out, 0.13, knock(rng, samples(0.2), 120, 0.1, 1.0, 0.4))
    m = samples(0.3)
    place(out, 0.22, hiss(rng, m, 1400, 5200) * rough(rng, m, 60, 0.4) * swell(m, 0.04, 0.24), 0.16)
    return out


@effect(0.7, "event", 0.24, 0.9)
def guardian_falls(rng: Rng, n: int) -> Array:
    """A guardian is killed: its last call, and something large comes down."""
    out = np.zeros(n)
    call = beast(rng, 0.55, lambda p: 150 - 92 * p, CHEST, 0.5, 0.35, 18)
    place(out, 0, call * swell(len(call), 0.05, 0.35), 0.8)
    place(out, 0.46, doum(rng, samples(0.49), 50, 1.5))
    place(out, 0.46, rock(rng, samples(0.3), 140, 0.5))
    return out + 0.2 * gravel(rng, n, 24, 600, 2800, lambda: 0.5 + rng.exponential(0.12))


@effect(0.55, "event", 0.2, 0.7)
def trap(rng: Rng, n: int) -> Array:
    """Anubis keeps a warrior: a chain runs, a lock falls shut."""
    out = clicks(rng, n, 14, 0.36, 1500, 3400, 0.7)
    for at in (0.04, 0.14, 0.25):
        place(out, at, metal(rng, samples(0.2), 0.55, 0.2))
    place(out, 0.4, knock(rng, samples(0.3), 190, 0.12, 1.3, 0.6))
    place(out, 0.41, metal(rng, samples(0.28), 0.4, 0.4))
    return out


@effect(0.6, "event", 0.3, 1.0)
def protected(rng: Rng, n: int) -> Array:
    """Isis spares a figure: wings fold round it, a soft chord."""
    out = np.zeros(n)
    m = samples(0.5)
    place(out, 0, sweep(rng, m, lambda p: 700 + 700 * np.sin(np.pi * p), 0.7) * swell(m, 0.2, 0.25), 0.2)
    for i, note in enumerate(("A4", "D5", "F#5")):
        place(out, 0.12 + 0.07 * i, pluck(rng, hertz(note), 0.6, 0.5, 0.4, 1.1))
    v = choir(rng, 0.6, ("A3", "D4"), "mm", "oh", 2)
    place(out, 0.15, v * swell(len(v), 0.2, 0.35), 0.3)
    return out


@effect(0.8, "event", 0.28, 1.0)
def curse(rng: Rng, n: int) -> Array:
    """A Cat Mummy was killed, and the other gods pay: a cat far off, a cold half-tone."""
    out = np.zeros(n)
    cry = beast(rng, 0.5, lambda p: 560 - 200 * p, ((820, 200, 1.0), (1700, 320, 0.8)), 0.3, 0.2, 33)
    place(out, 0, cry * swell(len(cry), 0.08, 0.3), 0.4)
    cold = choir(rng, 0.7, ("D3", "Eb3", "A3"), "mm", "oh", 2)
    place(out, 0.25, cold * swell(len(cold), 0.2, 0.4), 0.6)
    place(out, 0.25, doum(rng, samples(0.6), 56, 0.8))
    return out


# The ladder of the gods


@effect(0.5, "event", 0.28, 0.9)
def devotion_up(rng: Rng, n: int) -> Array:
    """Devotion rises: three strings upwards and a breath of voices."""
    out = np.zeros(n)
    for at, note in ((0.0, "D4"), (0.08, "F#4"), (0.16, "A4")):
        place(out, at, pluck(rng, hertz(note), 0.7 - at, 0.65, 0.5, 1.0))
    v = choir(rng, 0.5, ("D4",), "oh", "ah", 3)
    place(out, 0.16, v * swell(len(v), 0.12, 0.3), 0.3)
    return out


@effect(0.45, "event", 0.24, 0.9)
def devotion_down(rng: Rng, n: int) -> Array:
    """Devotion falls: the same strings down, the last one flat."""
    out = np.zeros(n)
    for at, note in ((0.0, "A4"), (0.09, "F4"), (0.2, "Eb4")):
        place(out, at, pluck(rng, hertz(note), 0.7 - at, 0.65, 0.35, 0.9))
    place(out, 0.2, doum(rng, samples(0.4), 64, 0.6))
    return out


@effect(1, "event", 0.34, 1.3)
def ascension(rng: Rng, n: int) -> Array:
    """A god reaches the top of the ladder: everything rings."""
    out = np.zeros(n)
    for i, note in enumerate(("D4", "F#4", "A4", "D5", "F#5", "A5", "D6")):
        place(out, 0.07 * i, pluck(rng, hertz(note), 1.3 - 0.07 * i, 0.55, 0.6, 1.6))
        place(out, 0.07 * i, bell(samples(1.2 - 0.07 * i), hertz(note) * 2, 0.9, 0.08))
    chord = choir(rng, 1.05, ("D3", "A3", "D4", "F#4"), "oh", "ah")
    place(out, 0.3, chord * swell(len(chord), 0.25, 0.5), 0.4)
    place(out, 0.45, sistrum(rng, samples(0.4), 0.9))
    return out


@effect(1.25, "event", 0.36, 1.4)
def merge(rng: Rng, n: int) -> Array:
    """Two gods become one: two choirs a half-tone apart draw together and open."""
    out = np.zeros(n)
    low = choir(rng, 0.8, ("D3", "A3"), "mm", "oh")
    high = choir(rng, 0.8, ("Eb3", "Bb3"), "mm", "oh")
    place(out, 0.0, low * swell(len(low), 0.3, 0.35), 0.45)
    place(out, 0.1, high * swell(len(high), 0.3, 0.35), 0.35)
    one = choir(rng, 0.85, ("D3", "A3", "D4", "F#4"), "oh", "ah", 4)
    place(out, 0.62, one * swell(len(one), 0.2, 0.45), 0.7)
    place(out, 0.64, doum(rng, samples(0.7), 62, 0.9))
    place(out, 0.66, bell(samples(0.8), hertz("D6"), 0.9, 0.15))
    return out


@effect(1, "event", 0.24, 1.2)
def forgotten(rng: Rng, n: int) -> Array:
    """A god is forgotten: one voice fails in the wind, dust covers the name."""
    out = np.zeros(n)
    m = samples(1.35)
    air = sweep(rng, m, lambda p: 420 * 2 ** (1.3 * np.sin(np.pi * p) ** 2), 0.45)
    place(out, 0, air * rough(rng, m, 6, 0.3) * swell(m, 0.4, 0.8), 0.35)
    v = samples(0.7)
    place(out, 0.1, voices(rng, hertz("D3"), v, "ah", "mm", 1) * swell(v, 0.08, 0.55), 0.5)
    return out + 0.5 * gravel(rng, n, 110, 2600, 7000, lambda: 0.3 + rng.beta(2, 2) * 0.95)


# The lines of the final count.


@effect(0.2, "interface", 0.12, 0.4)
def count_majorities(rng: Rng, n: int) -> Array:
    return counted(rng, n, "D4") + knock(rng, n, 480, 0.05, 0.6, 0.3)


@effect(0.15, "interface", 0.12, 0.4)
def count_dominations(rng: Rng, n: int) -> Array:
    return counted(rng, n, "Eb4") + knock(rng, n, 150, 0.1, 1.0, 0.2)


@effect(0.2, "interface", 0.12, 0.4)
def count_victories(rng: Rng, n: int) -> Array:
    return counted(rng, n, "F#4") + bronze(rng, n / SR, 1.1, 0.12)


@effect(0.2, "interface", 0.12, 0.4)
def count_magnanimous(rng: Rng, n: int) -> Array:
    return counted(rng, n, "G4") + metal(rng, n, 0.8, 0.12)


@effect(0.2, "interface", 0.12, 0.4)
def count_miracles(rng: Rng, n: int) -> Array:
    return counted(rng, n, "A4") + bell(n, hertz("A6"), 0.3, 0.14)


@effect(0.2, "interface", 0.12, 0.4)
def count_worship(rng: Rng, n: int) -> Array:
    return counted(rng, n, "Bb4") + 2 * sistrum(rng, n, 0.7)


@effect(0.2, "interface", 0.12, 0.4)
def count_bountiful(rng: Rng, n: int) -> Array:
    return counted(rng, n, "C5") + clay(rng, n, 640, 0.12, 0.4)


@effect(0.2, "interface", 0.12, 0.4)
def count_cat_mummies(rng: Rng, n: int) -> Array:
    return counted(rng, n, "Eb4") + tek(rng, n, 210, 0.4)


@effect(0.25, "interface", 0.12, 0.4)
def count_merged(rng: Rng, n: int) -> Array:
    return counted(rng, n, "D5") + voices(rng, hertz("D4"), n, "oh", "ah", 2) * swell(n, 0.04, 0.15)
