"""Throats and horns, feet and bronze: what the two games of armies and gods are made of besides the instruments."""

from collections.abc import Callable

import numpy as np

from workshop.instruments import knock, modes
from workshop.tools import Array, Rng, hiss, place, rough, samples, seconds_axis, strike, swell

Formants = tuple[tuple[float, float, float], ...]
MAW: Formants = ((480, 160, 1.0), (1050, 260, 0.6), (2300, 500, 0.25))
CHEST: Formants = ((230, 120, 1.0), (620, 200, 0.5), (1400, 400, 0.15))
BEAK: Formants = ((1500, 400, 1.0), (2800, 600, 0.8), (4300, 800, 0.3))


def beast(
    rng: Rng,
    seconds: float,
    pitch: Callable[[Array], Array],
    formants: Formants = MAW,
    growl: float = 0.5,
    breath: float = 0.2,
    flutter: float = 28.0,
) -> Array:
    """A throat: harmonics under formants, its pitch over 0..1 in Hz, roughened by a flutter, with breath around it."""
    n = samples(seconds)
    where = np.arange(n) / n
    freq = pitch(where) * (1 + 0.012 * hiss(rng, n, 2, 14))
    phase = 2 * np.pi * np.cumsum(freq) / 44100
    out = np.zeros(n)
    for h in range(1, 34):
        f = h * freq
        if np.min(f) > 6500:
            break
        level = sum((a / (1 + ((f - c) / w) ** 2) for c, w, a in formants), np.zeros(n))
        out += level * np.sin(h * phase + rng.uniform(0, 6.28)) / h**0.35
    out /= np.sqrt(np.mean(out**2)) + 1e-9
    shake = 1 + growl * np.sin(2 * np.pi * flutter * seconds_axis(n) + 2.5 * hiss(rng, n, 1, 9))
    out *= np.clip(shake * rough(rng, n, 60, 0.5 * growl), 0, None)
    low, high = formants[0][0] * 0.7, formants[-1][0] * 1.4
    return 0.35 * (out + breath * 2.2 * hiss(rng, n, low, high) * rough(rng, n, 30, 0.4))


def horn(rng: Rng, freq: float, seconds: float, bright: float = 1.0, scoop: float = 1.2) -> Array:
    """A long bronze trumpet or a ram's horn: the louder, the brighter; it finds its pitch from below."""
    n = samples(seconds)
    t = seconds_axis(n)
    level = (1 - np.exp(-t / 0.045)) * swell(n, 0.01, min(0.3, 0.45 * seconds))
    cents = -100 * scoop * np.exp(-t / 0.05) + 8 * np.sin(2 * np.pi * 5.1 * t) * np.clip(t / 0.5, 0, 1)
    phase = 2 * np.pi * np.cumsum(freq * 2 ** (cents / 1200)) / 44100
    out = np.zeros(n)
    for h in range(1, int(5000 / freq) + 1):
        out += level ** (1 + 0.22 * h / bright) * np.sin(h * phase + rng.uniform(0, 0.6)) / h ** (1.25 / bright)
    return 0.3 * (out + 0.12 * hiss(rng, n, 600, 3000) * level * np.exp(-t / 0.08))


def foot(rng: Rng, ground: str = "sand", level: float = 1.0) -> Array:
    """One step of a sandal."""
    n = samples(0.16)
    low, high, dull = {"sand": (900, 4200, 0.5), "field": (1500, 6500, 0.35), "stone": (500, 3000, 0.9)}[ground]
    heel = modes(n, ((95, 0.09, 1.0), (160, 0.06, 0.5)), 0.002, 0.1)
    crunch = hiss(rng, n, low, high) * rough(rng, n, 120, 0.7) * strike(n, 0.006, 0.12)
    return level * (dull * heel + 0.35 * crunch)


def bronze(rng: Rng, seconds: float = 0.5, pitch: float = 1.0, level: float = 1.0) -> Array:
    """Blade on blade: a hard stroke, inharmonic edges that ring out."""
    n = samples(seconds)
    parts = ((1270, 0.34, 0.5), (1893, 0.3, 0.55), (2740, 0.26, 0.5), (3555, 0.22, 0.4), (4810, 0.16, 0.3))
    ring = modes(n, [(f * pitch * rng.uniform(0.98, 1.02), d * seconds * 2, a) for f, d, a in parts], 0.0006)
    return level * (ring + 0.7 * hiss(rng, n, 1800, 7500) * strike(n, 0.0005, 0.03))


def wing(rng: Rng, seconds: float = 0.3, level: float = 1.0) -> Array:
    """One beat of large wings."""
    n = samples(seconds)
    return level * hiss(rng, n, 160, 1100) * rough(rng, n, 45, 0.5) * swell(n, 0.4 * seconds, 0.45 * seconds)


def crackle(rng: Rng, n: int, count: int, seconds: float, level: float = 1.0) -> Array:
    """Fire: dry sparks."""
    out = np.zeros(n)
    for _ in range(count):
        m = samples(0.012)
        spark = hiss(rng, m, 1400, 6500) * strike(m, 0.0004, 0.009)
        place(out, rng.beta(1.4, 1.8) * seconds, spark, level * rng.uniform(0.1, 1.0) ** 2)
    return out


def clicks(rng: Rng, n: int, count: int, seconds: float, low: float, high: float, level: float = 1.0) -> Array:
    """Legs, claws, beads: hard little strokes."""
    out = np.zeros(n)
    for i in range(count):
        at = seconds * (i + rng.uniform(-0.3, 0.3)) / count
        stroke = knock(rng, samples(0.05), rng.uniform(low, high), 0.025, rng.uniform(0.4, 1.0), 0.5)
        place(out, max(0.0, at), stroke, level)
    return out
