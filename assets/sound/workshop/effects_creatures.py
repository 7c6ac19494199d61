"""Voices of Kemet's creatures and of Ankh's guardians: each one is known by its call."""

import numpy as np

from workshop.instruments import bell, clay, doum, gravel, rub, splash, voices
from workshop.registry import effect
from workshop.throats import BEAK, CHEST, MAW, beast, clicks, crackle, wing
from workshop.tools import Array, Rng, hertz, hiss, place, rough, samples, sweep, swell


@effect(0.65, "event", 0.24, 1.0)
def creature_phoenix(rng: Rng, n: int) -> Array:
    """A high cry that bends upwards, in flames."""
    out = np.zeros(n)
    cry = beast(rng, 0.62, lambda p: 720 + 620 * np.sin(np.pi * p * 0.8) ** 2, BEAK, 0.12, 0.12, 40)
    place(out, 0.12, cry * swell(len(cry), 0.08, 0.3), 0.6)
    m = samples(0.8)
    place(out, 0, sweep(rng, m, lambda p: 500 + 1100 * p, 0.9) * rough(rng, m, 18, 0.5) * swell(m, 0.3, 0.4), 0.18)
    return out + crackle(rng, n, 40, 0.85, 0.5)


@effect(0.6, "table", 0.14, 0.5)
def creature_royal_scarab(rng: Rng, n: int) -> Array:
    """Wing cases that hum, and six legs."""
    m = samples(0.5)
    t = np.arange(m) / 44100
    hum = sum(np.sin(2 * np.pi * 132 * h * t + rng.uniform(0, 6)) / h**0.7 for h in range(1, 14))
    hum = hum * (1 + 0.5 * np.sin(2 * np.pi * 31 * t)) * swell(m, 0.12, 0.2)
    out = clicks(rng, n, 14, 0.62, 1300, 2600, 0.8)
    place(out, 0.06, hum, 0.12)
    place(out, 0.5, clay(rng, samples(0.18), 900, 0.08, 0.5))
    return out


@effect(0.7, "event", 0.14, 0.5)
def creature_giant_scorpion(rng: Rng, n: int) -> Array:
    """Legs on stone, a hiss, and the sting."""
    out = clicks(rng, n, 16, 0.5, 700, 1700, 0.9)
    m = samples(0.4)
    place(out, 0.14, hiss(rng, m, 2600, 7500) * rough(rng, m, 55, 0.6) * swell(m, 0.18, 0.12), 0.16)
    for at, pitch in ((0.52, 430.0), (0.58, 300.0)):
        place(out, at, clay(rng, samples(0.2), pitch, 0.12, 1.1))
    place(out, 0.58, doum(rng, samples(0.2), 96, 0.6))
    return out


@effect(0.85, "event", 0.2, 0.9)
def creature_ancestral_elephant(rng: Rng, n: int) -> Array:
    """A trumpet, and one heavy foot."""
    out = np.zeros(n)
    call = beast(
        rng,
        0.75,
        lambda p: 250 + 260 * np.sin(np.pi * np.minimum(1, p * 1.25)) ** 0.7,
        ((700, 260, 1.0), (1450, 320, 0.9), (2600, 500, 0.4)),
        0.3,
        0.18,
        46,
    )
    place(out, 0.0, call * swell(len(call), 0.06, 0.3), 0.7)
    place(out, 0.68, doum(rng, samples(0.37), 52, 1.6))
    return out + 0.25 * gravel(rng, n, 18, 500, 2200, lambda: 0.7 + rng.exponential(0.08))


@effect(0.6, "event", 0.24, 1.0)
def creature_sphinx(rng: Rng, n: int) -> Array:
    """A lion's throat that ends in a riddle: a low roar and two bells a half-tone apart."""
    out = np.zeros(n)
    roar = beast(rng, 0.7, lambda p: 104 - 34 * p + 18 * np.sin(np.pi * p), MAW, 0.6, 0.25)
    place(out, 0, roar * swell(len(roar), 0.1, 0.4), 0.9)
    place(out, 0.46, bell(samples(0.5), hertz("D5"), 0.6, 0.2))
    place(out, 0.62, bell(samples(0.38), hertz("Eb5"), 0.5, 0.2))
    return out


@effect(0.7, "event", 0.14, 0.6)
def creature_deep_desert_snake(rng: Rng, n: int) -> Array:
    """Sand pours aside, a long hiss, a rattle."""
    out = np.zeros(n)
    m = samples(0.82)
    place(out, 0, sweep(rng, m, lambda p: 3000 * 2 ** (1.2 * np.sin(np.pi * p)), 0.4) * swell(m, 0.3, 0.3), 0.5)
    place(out, 0, rub(rng, 0.6, 140, 700, 22, 0.5), 0.3)
    for i in range(20):
        c = samples(0.02)
        place(
            out, 0.36 + 0.021 * i, hiss(rng, c, 2500, 6500) * swell(c, 0.003, 0.014), 0.5 * np.sin(np.pi * (i + 1) / 21)
        )
    return out


@effect(0.7, "event", 0.22, 0.9)
def creature_mummy(rng: Rng, n: int) -> Array:
    """A groan out of a dry chest, linen that tears."""
    out = np.zeros(n)
    groan = beast(rng, 0.75, lambda p: 92 - 20 * p + 10 * np.sin(2 * np.pi * p), CHEST, 0.35, 0.45, 11)
    place(out, 0.04, groan * swell(len(groan), 0.2, 0.35), 0.9)
    m = samples(0.22)
    place(out, 0.02, sweep(rng, m, lambda p: 2400 + 1800 * p, 0.6) * rough(rng, m, 130, 0.9) * swell(m, 0.02, 0.1), 0.2)
    place(out, 0.6, rub(rng, 0.28, 300, 1500, 35, 0.7), 0.22)
    return out


@effect(0.7, "event", 0.22, 0.9)
def creature_khnums_sphinx(rng: Rng, n: int) -> Array:
    """The ram: a bleat as deep as a well, and horns against stone."""
    out = np.zeros(n)
    bleat = beast(
        rng, 0.52, lambda p: 150 + 24 * np.sin(np.pi * p), ((560, 150, 1.0), (1500, 260, 0.6)), 0.75, 0.12, 13
    )
    place(out, 0, bleat * swell(len(bleat), 0.05, 0.2), 0.8)
    place(out, 0.52, doum(rng, samples(0.36), 82, 0.9))
    place(out, 0.52, clay(rng, samples(0.3), 240, 0.14, 0.9))
    return out


@effect(0.7, "event", 0.22, 0.9)
def creature_griffin_sphinx(rng: Rng, n: int) -> Array:
    """Three beats of the wings and the scream of an eagle."""
    out = np.zeros(n)
    for at, level in ((0.0, 0.3), (0.2, 0.36), (0.4, 0.32)):
        place(out, at, wing(rng, 0.26, level))
    scream = beast(rng, 0.5, lambda p: 1250 - 480 * p, BEAK, 0.35, 0.2, 62)
    place(out, 0.34, scream * swell(len(scream), 0.03, 0.3), 0.55)
    return out


@effect(0.95, "event", 0.28, 1.1)
def creature_soul_devourer(rng: Rng, n: int) -> Array:
    """A maw that breathes in, and the souls it takes."""
    out = np.zeros(n)
    m = samples(0.6)
    place(out, 0, sweep(rng, m, lambda p: 260 * 2 ** (2.6 * p), 0.6) * swell(m, 0.5, 0.05), 0.3)
    v = samples(0.5)
    cry = voices(rng, hertz("Eb4"), v, "ah", "oh", 3) + voices(rng, hertz("A3"), v, "ah", "oh", 3)
    place(out, 0.12, cry * swell(v, 0.3, 0.15), 0.22)
    roar = beast(rng, 0.55, lambda p: 66 - 16 * p, MAW, 0.7, 0.4, 21)
    place(out, 0.58, roar * swell(len(roar), 0.03, 0.4), 1.0)
    place(out, 0.58, doum(rng, samples(0.5), 50, 1.0))
    return out


@effect(0.6, "table", 0.18, 0.7)
def creature_gone(rng: Rng, n: int) -> Array:
    """A creature leaves the field: a breath that sinks into sand."""
    out = np.zeros(n)
    sigh = beast(rng, 0.5, lambda p: 120 - 50 * p, CHEST, 0.3, 0.6, 17)
    place(out, 0, sigh * swell(len(sigh), 0.06, 0.4), 0.6)
    m = samples(0.55)
    place(out, 0.2, sweep(rng, m, lambda p: 4200 * 2 ** (-1.1 * p), 0.6) * swell(m, 0.15, 0.38), 0.3)
    return out


# Ankh's guardians; its Mummy and its Giant Scorpion call like Kemet's.


@effect(0.7, "event", 0.22, 0.9)
def guardian_satet(rng: Rng, n: int) -> Array:
    """The archer of the cataracts: a bowstring, an arrow, water that falls."""
    out = np.zeros(n)
    place(out, 0, rub(rng, 0.2, 500, 1600, 90, 0.4), 0.12)
    m = samples(0.28)
    t = np.arange(m) / 44100
    string = np.sin(2 * np.pi * 147 * t) * np.exp(-t / 0.06) + 0.5 * np.sin(2 * np.pi * 441 * t) * np.exp(-t / 0.03)
    place(out, 0.2, string * swell(m, 0.001, 0.05), 0.9)
    place(out, 0.21, sweep(rng, m, lambda p: 4200 * 2 ** (-1.2 * p), 0.3) * swell(m, 0.02, 0.2), 0.3)
    place(out, 0.34, splash(rng, 12, 0.54), 1.1)
    return out


@effect(0.7, "event", 0.2, 0.8)
def guardian_cat_mummy(rng: Rng, n: int) -> Array:
    """A cat calls from inside its wrappings."""
    out = np.zeros(n)
    call = beast(
        rng,
        0.55,
        lambda p: 420 + 240 * np.sin(np.pi * p) - 90 * p,
        ((820, 200, 1.0), (1700, 320, 0.8), (3100, 500, 0.25)),
        0.12,
        0.1,
        24,
    )
    place(out, 0.05, call * swell(len(call), 0.1, 0.25), 0.7)
    purr = beast(rng, 0.6, lambda p: 58 + 4 * p, CHEST, 0.9, 0.5, 25)
    place(out, 0.2, purr * swell(len(purr), 0.2, 0.25), 0.35)
    return out


@effect(0.8, "event", 0.24, 1.1)
def guardian_apep(rng: Rng, n: int) -> Array:
    """The serpent of the deep: water parts over something very long."""
    out = np.zeros(n)
    place(out, 0, splash(rng, 18, 0.9), 1.2)
    roar = beast(rng, 0.8, lambda p: 58 + 26 * np.sin(np.pi * p), CHEST, 0.5, 0.5, 15)
    place(out, 0.12, roar * swell(len(roar), 0.3, 0.35), 0.9)
    m = samples(0.6)
    place(out, 0.42, hiss(rng, m, 2800, 7000) * rough(rng, m, 40, 0.4) * swell(m, 0.25, 0.3), 0.12)
    return out


@effect(0.75, "event", 0.26, 1.1)
def guardian_androsphinx(rng: Rng, n: int) -> Array:
    """Stone that wakes: a slab moves, and a man's voice speaks out of a lion."""
    out = np.zeros(n)
    place(out, 0, rub(rng, 0.4, 90, 600, 40, 0.7), 0.5)
    roar = beast(rng, 0.7, lambda p: 82 - 12 * p, MAW, 0.5, 0.2, 26)
    place(out, 0.28, roar * swell(len(roar), 0.08, 0.4), 0.7)
    v = samples(0.7)
    place(out, 0.3, voices(rng, hertz("D3"), v, "oh", "ah", 3) * swell(v, 0.08, 0.45), 0.5)
    return out
