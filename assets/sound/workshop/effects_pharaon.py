"""Effects of Pharaon: six resources, the wheel, jars, nobles, artisans, the Traitor and the lines of its count."""

import numpy as np

from workshop.instruments import (
    bell,
    clay,
    counted,
    doum,
    gravel,
    knock,
    metal,
    modes,
    pluck,
    rock,
    rub,
    sistrum,
    splash,
    tek,
    voices,
)
from workshop.registry import effect
from workshop.tools import SR, Array, Rng, band, hertz, hiss, place, rough, samples, seconds_axis, strike, sweep, swell


def shadow(rng: Rng, n: int, level: float = 1.0, pitch: float = 56.0) -> Array:
    """The Traitor: a low drum, and a breath through the teeth."""
    out = doum(rng, n, pitch, 0.8 * level)
    m = min(n, samples(0.55))
    breath = sweep(rng, m, lambda p: 3400 * 2 ** (-0.7 * p), 0.45) * rough(rng, m, 20, 0.3) * swell(m, 0.16, 0.36)
    place(out, 0.03, breath, 0.07 * level)
    return out


@effect(0.42, "table", 0.08, 0.3)
def grain(rng: Rng, n: int) -> Array:
    """Agriculture: ears brushed, grains poured into a basket."""
    out = np.zeros(n)
    m = samples(0.26)
    ears = sweep(rng, m, lambda p: 2300 + 1400 * np.sin(np.pi * p), 0.5) * rough(rng, m, 70, 0.7) * swell(m, 0.08, 0.15)
    place(out, 0, ears, 0.35)
    return out + 1.2 * gravel(rng, n, 70, 1500, 4200, lambda: 0.05 + rng.beta(2, 2.5) * 0.33)


@effect(0.6, "table", 0.2, 0.7)
def feather(rng: Rng, n: int) -> Array:
    """Justice: the pan of the scale, and a feather in it."""
    out = np.zeros(n)
    m = samples(0.16)
    place(out, 0, sweep(rng, m, lambda p: 2600 * 2 ** (0.9 * p), 0.5) * swell(m, 0.08, 0.07), 0.09)
    place(out, 0.07, bell(n, hertz("A5"), 0.5, 0.7))
    place(out, 0.16, bell(n, hertz("E6"), 0.42, 0.45))
    return out


@effect(0.5, "table", 0.16, 0.6)
def royal(rng: Rng, n: int) -> Array:
    """Royalty: two shakes of the sistrum over a low string."""
    out = np.zeros(n)
    place(out, 0.0, sistrum(rng, samples(0.3), 2.0))
    place(out, 0.15, sistrum(rng, samples(0.33), 3.0))
    place(out, 0.15, pluck(rng, hertz("D4"), 0.35, 0.16, 0.5, 0.6))
    return out


@effect(0.42, "table", 0.12, 0.4)
def block(rng: Rng, n: int) -> Array:
    """Construction: a small hewn block set down."""
    out = np.zeros(n)
    place(out, 0, rub(rng, 0.12, 500, 2200), 0.2)
    place(out, 0.1, rock(rng, n, 290, 0.9))
    place(out, 0.1, knock(rng, n, 130, 0.09, 0.7, 0.0))
    return out + 0.2 * gravel(rng, n, 10, 1200, 3600, lambda: 0.12 + rng.exponential(0.06))


@effect(0.48, "table", 0.12, 0.4)
def amphora(rng: Rng, n: int) -> Array:
    """Trade: amphorae touch, and something is weighed out in copper."""
    out = clay(rng, n, 640, 0.2, 0.9)
    place(out, 0.085, clay(rng, n, 790, 0.18, 0.8))
    place(out, 0.17, metal(rng, samples(0.3), 0.72, 0.35))
    return out


@effect(0.6, "table", 0.14, 0.6)
def silver(rng: Rng, n: int) -> Array:
    """A silver ring spins out on the table."""
    ring = ((3180, 0.62, 0.8), (3192, 0.5, 0.5), (5310, 0.42, 0.4), (7720, 0.28, 0.2))
    out = modes(n, ring, 0.0006)
    for i, at in enumerate((0.11, 0.19, 0.245, 0.28, 0.302, 0.318)):
        place(out, at, modes(samples(0.25), [(f * 1.01, d * 0.4, a) for f, d, a in ring], 0.0006), 0.5 * 0.82**i)
    return out


@effect(0.5, "table", 0.1, 0.4)
def payment(rng: Rng, n: int) -> Array:
    """Tokens pushed over the table into the bank."""
    out = np.zeros(n)
    m = samples(0.26)
    push = sweep(rng, m, lambda p: 900 * 2 ** (0.5 * p), 0.7) * rough(rng, m, 50, 0.5) * swell(m, 0.08, 0.1)
    place(out, 0, push, 0.25)
    for at, f, level in ((0.2, 520, 0.7), (0.26, 460, 0.8), (0.34, 380, 0.9)):
        place(out, at, knock(rng, samples(0.12), f, 0.05, level, 0.4))
    return out


@effect(0.3, "table", 0.14, 0.4)
def wheel_token(rng: Rng, n: int) -> Array:
    """A wooden token in its hollow on the stone wheel."""
    out = knock(rng, n, 540, 0.06, 0.9, 0.3)
    place(out, 0.012, rock(rng, n, 420, 0.35))
    place(out, 0.0, knock(rng, n, 115, 0.12, 0.9, 0.0))
    return out


@effect(0.75, "table", 0.16, 0.6)
def wheel_block(rng: Rng, n: int) -> Array:
    """A jar nobody took: three tokens fall on the wheel, and it is wedged."""
    out = np.zeros(n)
    for at, f in ((0.0, 560), (0.12, 500), (0.24, 440)):
        place(out, at, knock(rng, samples(0.2), f, 0.06, 0.7, 0.3))
        place(out, at, knock(rng, samples(0.2), 120, 0.1, 0.5, 0.0))
    place(out, 0.36, rock(rng, n, 190, 0.9))
    place(out, 0.36, doum(rng, samples(0.39), 76, 0.5))
    return out


@effect(1.5, "event", 0.2, 0.9)
def wheel_turn(rng: Rng, n: int) -> Array:
    """The stone wheel rolls on by one zone and falls into place."""
    out = np.zeros(n)
    m = samples(1.15)
    t = seconds_axis(m) / (m / SR)
    roll = sweep(rng, m, lambda p: 190 + 170 * np.sin(np.pi * p), 0.9)
    roll *= 1 + 0.35 * np.sin(2 * np.pi * (9 * t - 2.5 * t**2)) + 0.25 * (rough(rng, m, 40, 0.8) - 1)
    place(out, 0, roll * swell(m, 0.45, 0.18), 0.34)
    place(out, 0, hiss(rng, m, 700, 2600) * rough(rng, m, 55, 0.8) * swell(m, 0.5, 0.3), 0.05)
    for i in range(11):  # joints of the pavement, fastest halfway
        place(
            out, 0.1 + 1.0 * (0.5 - 0.5 * np.cos(np.pi * i / 11)), rock(rng, samples(0.15), rng.uniform(150, 200), 0.22)
        )
    place(out, 1.12, doum(rng, samples(0.38), 58, 1.1))
    place(out, 1.12, rock(rng, samples(0.38), 165, 0.9))
    return out


@effect(1.1, "table", 0.24, 1.0)
def incense(rng: Rng, n: int) -> Array:
    """A pair of offerings: the bowl takes fire, smoke rises over a hum."""
    out = np.zeros(n)
    m = samples(1.05)
    smoke = sweep(rng, m, lambda p: 1300 * 2 ** (1.5 * p), 0.55) * rough(rng, m, 9, 0.35) * swell(m, 0.5, 0.5)
    place(out, 0, smoke, 0.1)
    v = samples(1.0)
    hum = voices(rng, hertz("D3"), v, "mm", "oh", 2) + 0.5 * voices(rng, hertz("A3"), v, "mm", "oh", 2)
    place(out, 0.05, hum * swell(v, 0.42, 0.45), 0.5)
    place(out, 0.36, bell(n, hertz("D6"), 0.7, 0.16))
    for _ in range(14):
        c = samples(0.01)
        place(
            out, 0.05 + rng.beta(1.5, 3) * 0.8, hiss(rng, c, 2500, 7000) * strike(c, 0.0004, 0.008), 0.2 * rng.random()
        )
    return out


@effect(0.7, "table", 0.22, 0.8)
def incense_light(rng: Rng, n: int) -> Array:
    """One offering from the bonus places: a smaller bowl."""
    out = np.zeros(n)
    m = samples(0.64)
    place(
        out,
        0,
        sweep(rng, m, lambda p: 1700 * 2 ** (1.3 * p), 0.5) * rough(rng, m, 12, 0.3) * swell(m, 0.26, 0.34),
        0.12,
    )
    place(out, 0.14, bell(n, hertz("A5"), 0.55, 0.35))
    place(out, 0.05, clay(rng, samples(0.2), 520, 0.12, 0.25))
    return out


@effect(0.6, "table", 0.12, 0.4)
def bag(rng: Rng, n: int) -> Array:
    """A hand in the linen bag, wooden tokens, one comes out."""
    out = np.zeros(n)
    m = samples(0.36)
    linen = (
        sweep(rng, m, lambda p: 1000 + 700 * np.sin(2 * np.pi * p), 0.7) * rough(rng, m, 25, 0.7) * swell(m, 0.1, 0.2)
    )
    place(out, 0, linen, 0.3)
    for _ in range(9):
        place(out, 0.04 + 0.28 * rng.random(), knock(rng, samples(0.06), rng.uniform(480, 760), 0.03, 0.45, 0.3))
    place(out, 0.4, pluck(rng, hertz("A4"), 0.2, 0.6, 0.35, 0.4))
    return out


@effect(0.28, "table", 0.12, 0.4)
def offering_set(rng: Rng, n: int) -> Array:
    """New offerings are laid out: a shallow dish on the altar."""
    out = clay(rng, n, 410, 0.12, 0.8)
    place(out, 0.0, knock(rng, n, 170, 0.07, 0.7, 0.2))
    place(out, 0.075, clay(rng, n, 450, 0.08, 0.3))
    return out


@effect(1.1, "event", 0.22, 0.9)
def noble(rng: Rng, n: int) -> Array:
    """A noble joins: a fanfare of three notes on the lyre."""
    out = np.zeros(n)
    for at, note, level in (
        (0.0, "D4", 0.6),
        (0.0, "A4", 0.6),
        (0.13, "A4", 0.55),
        (0.2, "C#5", 0.6),
        (0.33, "D5", 0.9),
        (0.33, "F#4", 0.55),
        (0.34, "D3", 0.5),
    ):
        place(out, at, pluck(rng, hertz(note), 1.1 - at, level, 0.6, 1.5))
    place(out, 0.33, sistrum(rng, samples(0.35), 0.5))
    return out


@effect(0.62, "table", 0.1, 0.4)
def scribe(rng: Rng, n: int) -> Array:
    """A scribe is dealt: reed pen on papyrus, then the string of `take`."""
    out = np.zeros(n)
    for at, seconds, level in ((0.0, 0.07, 0.7), (0.09, 0.05, 0.5), (0.16, 0.11, 0.8)):
        m = samples(seconds)
        stroke = sweep(rng, m, lambda p: 3400 + 900 * p, 0.35) * rough(rng, m, 160, 0.8) * swell(m, 0.02, 0.03)
        place(out, at, stroke, 0.3 * level)
    place(out, 0.28, pluck(rng, hertz("D5"), 0.34, 0.55, 0.4, 0.7))
    return out


@effect(0.85, "event", 0.14, 0.5)
def artisan(rng: Rng, n: int) -> Array:
    """An artisan is hired: a hammer on bronze, twice, and a pull of the saw."""
    out = np.zeros(n)
    anvil = ((1130, 0.16, 0.7), (1790, 0.13, 0.5), (2640, 0.1, 0.4), (3920, 0.07, 0.25))
    for at, level in ((0.0, 0.7), (0.17, 1.0)):
        place(out, at, modes(samples(0.3), anvil, 0.0006), 0.45 * level)
        place(out, at, knock(rng, samples(0.2), 240, 0.07, level, 0.5))
    for at, seconds, rising in ((0.36, 0.17, 1.0), (0.56, 0.22, -1.0)):
        m = samples(seconds)
        teeth = 0.55 + 0.45 * np.sign(np.sin(2 * np.pi * 85 * seconds_axis(m)))
        pull = sweep(rng, m, lambda p, s=rising: 1500 * 2 ** (0.5 * s * p), 0.6) * teeth * swell(m, 0.05, 0.08)
        place(out, at, pull, 0.16)
    return out


@effect(0.6, "table", 0.16, 0.5)
def jar(rng: Rng, n: int) -> Array:
    """A jar is taken: the lid turns on its rim, comes off, rings."""
    out = np.zeros(n)
    place(out, 0, rub(rng, 0.16, 900, 3200, 90, 0.5), 0.16)
    place(out, 0.15, clay(rng, n, 560, 0.24, 0.9))
    m = samples(0.2)
    t = seconds_axis(m)
    hollow = np.sin(2 * np.pi * (210 * t + 260 * t**2)) * swell(m, 0.02, 0.15)
    place(out, 0.17, hollow, 0.35)
    place(out, 0.31, clay(rng, n, 720, 0.14, 0.35))
    return out


@effect(0.45, "table", 0.14, 0.4)
def jar_turned(rng: Rng, n: int) -> Array:
    """A jar is turned up from the pile."""
    out = np.zeros(n)
    m = samples(0.12)
    place(out, 0, sweep(rng, m, lambda p: 900 * 2 ** (1.2 * p), 0.6) * swell(m, 0.06, 0.05), 0.25)
    place(out, 0.11, clay(rng, n, 480, 0.2, 1.0))
    place(out, 0.11, knock(rng, n, 150, 0.08, 0.5, 0.1))
    return out


@effect(0.7, "table", 0.16, 0.5)
def jars(rng: Rng, n: int) -> Array:
    """New jars are set out in a row."""
    out = np.zeros(n)
    for at, f in ((0.0, 430), (0.13, 520), (0.25, 470), (0.38, 600)):
        place(out, at + abs(rng.normal(0, 0.006)), clay(rng, n, f, 0.2, rng.uniform(0.7, 1.0)))
        place(out, at, knock(rng, samples(0.12), 160, 0.07, 0.4, 0.1))
    return out


@effect(0.95, "table", 0.14, 0.5)
def jars_mixed(rng: Rng, n: int) -> Array:
    """The discarded jars are mixed: much clay, then the pile is squared."""
    out = np.zeros(n)
    for i in range(16):
        place(
            out,
            0.6 * (i / 16) + abs(rng.normal(0, 0.015)),
            clay(rng, samples(0.2), rng.uniform(420, 820), 0.1, rng.uniform(0.3, 0.8)),
        )
    place(out, 0.1, rub(rng, 0.5, 500, 2400), 0.14)
    place(out, 0.7, clay(rng, samples(0.25), 390, 0.18, 1.0))
    place(out, 0.7, knock(rng, samples(0.2), 140, 0.1, 0.9, 0.3))
    return out


@effect(0.9, "table", 0.14, 0.6)
def oar(rng: Rng, n: int) -> Array:
    """A step on the Nile: the oar creaks in its thong, then pulls through the water."""
    out = np.zeros(n)
    m = samples(0.2)
    t = seconds_axis(m)
    creak = np.sin(2 * np.pi * np.cumsum(95 + 60 * t / t[-1] + 6 * hiss(rng, m, 5, 40)) / SR)
    creak = np.sign(creak) * np.abs(creak) ** 0.4
    place(out, 0, band(creak, 350, 1500, 1) * swell(m, 0.06, 0.08), 0.3)
    place(out, 0.16, splash(rng, 8, 0.7))
    place(out, 0.17, knock(rng, samples(0.2), 110, 0.12, 0.5, 0.1))
    return out


@effect(1.1, "event", 0.2, 0.9)
def slab(rng: Rng, n: int) -> Array:
    """A step of the burial chamber: a slab is dragged and drops into its bed."""
    out = np.zeros(n)
    place(out, 0, rub(rng, 0.34, 160, 1300, 38, 0.8), 0.28)
    place(out, 0.36, rock(rng, n, 205, 1.1))
    place(out, 0.36, doum(rng, n, 66, 0.9))
    place(out, 0.45, rock(rng, n, 265, 0.35))
    m = samples(0.5)
    place(out, 0.4, sweep(rng, m, lambda p: 2600 * 2 ** (-0.6 * p), 0.6) * swell(m, 0.05, 0.42), 0.05)  # dust
    return out


@effect(1.1, "table", 0.06, 0.4)
def hourglass(rng: Rng, n: int) -> Array:
    """Passing: the glass is turned over, and its sand begins to run."""
    out = np.zeros(n)
    place(out, 0, knock(rng, samples(0.15), 320, 0.06, 0.22, 0.3))
    place(out, 0.13, knock(rng, samples(0.15), 260, 0.08, 0.32, 0.3))
    m = samples(0.9)
    run = hiss(rng, m, 4200, 8200) * rough(rng, m, 30, 0.2) * swell(m, 0.25, 0.5)
    place(out, 0.17, run, 0.05)
    return out + 0.25 * gravel(rng, n, 120, 3800, 8000, lambda: 0.2 + rng.beta(1.6, 2) * 0.8)


@effect(0.42, "table", 0.16, 0.5)
def stair(rng: Rng, n: int) -> Array:
    """A step along the pyramid: two stones, the second higher."""
    out = rock(rng, n, 300, 0.55)
    place(out, 0.0, knock(rng, n, 220, 0.07, 0.6, 0.1))
    place(out, 0.13, rock(rng, n, 400, 0.7))
    place(out, 0.13, knock(rng, n, 294, 0.09, 0.9, 0.1))
    return out


@effect(0.85, "event", 0.18, 0.7)
def first_player(rng: Rng, n: int) -> Array:
    """The first player token: two strokes on the rim and a bright fourth."""
    out = np.zeros(n)
    place(out, 0.0, tek(rng, samples(0.3), 270, 0.5))
    place(out, 0.09, tek(rng, samples(0.3), 270, 0.7))
    place(out, 0.19, pluck(rng, hertz("A4"), 0.66, 0.6, 0.55, 1.2))
    place(out, 0.3, pluck(rng, hertz("D5"), 0.55, 0.8, 0.55, 1.2))
    place(out, 0.3, bell(samples(0.55), hertz("A6"), 0.4, 0.08))
    return out


@effect(1.2, "event", 0.25, 1.1)
def succession(rng: Rng, n: int) -> Array:
    """The pharaoh token changes hands: drum, sistra, men's voices in a fifth that opens."""
    out = doum(rng, n, 62, 1.2)
    place(out, 0.17, doum(rng, n, 73.4, 0.8))
    place(out, 0.34, doum(rng, n, 73.4, 1.1))
    place(out, 0.34, sistrum(rng, samples(0.4), 1.0))
    v = samples(0.85)
    chorus = voices(rng, hertz("D3"), v, "oh", "ah", 4) + 0.8 * voices(rng, hertz("A3"), v, "oh", "ah", 3)
    chorus += 0.45 * voices(rng, hertz("F#4"), v, "oh", "ah", 2)
    place(out, 0.34, chorus * swell(v, 0.04, 0.5), 0.8)
    return out


@effect(1.0, "event", 0.22, 0.9)
def round_start(rng: Rng, n: int) -> Array:
    """A round begins: drum, and the open strings upward."""
    out = doum(rng, n, 73.4, 0.8)
    for at, note, level in (
        (0.02, "D3", 0.7),
        (0.12, "A3", 0.6),
        (0.22, "D4", 0.7),
        (0.34, "Eb4", 0.4),
        (0.44, "D4", 0.7),
    ):
        place(out, at, pluck(rng, hertz(note), 1.0 - at, level, 0.45, 1.4))
    return out


@effect(1.1, "event", 0.25, 1.0)
def round_end(rng: Rng, n: int) -> Array:
    """A round ends: the same strings downward, a small gong."""
    out = np.zeros(n)
    for at, note, level in ((0.0, "D4", 0.7), (0.1, "Bb3", 0.5), (0.2, "A3", 0.65), (0.34, "D3", 0.75)):
        place(out, at, pluck(rng, hertz(note), 1.1 - at, level, 0.4, 1.4))
    plate = ((587, 1.1, 0.5), (884, 0.9, 0.35), (1190, 0.8, 0.3), (1610, 0.6, 0.2), (2290, 0.4, 0.1))
    place(out, 0.34, modes(samples(0.76), plate, 0.012), 0.22)
    return out


@effect(0.6, "table", 0.12, 0.5)
def exchange(rng: Rng, n: int) -> Array:
    """One token for another: one slides away, one slides back."""
    out = np.zeros(n)
    for at, turn in ((0.0, 1.0), (0.24, -1.0)):
        m = samples(0.2)
        slide = sweep(rng, m, lambda p, s=turn: 1300 * 2 ** (0.9 * s * (p - 0.5)), 0.6) * swell(m, 0.08, 0.08)
        place(out, at, slide, 0.22)
    place(out, 0.18, knock(rng, samples(0.1), 420, 0.05, 0.7, 0.3))
    place(out, 0.43, knock(rng, samples(0.15), 560, 0.06, 0.9, 0.3))
    return out


@effect(0.8, "table", 0.2, 0.8)
def diplomat(rng: Rng, n: int) -> Array:
    """The Diplomat is sent: a seal is broken, a small bow on the strings."""
    out = knock(rng, n, 840, 0.03, 0.8, 1.0)
    place(out, 0.02, clay(rng, samples(0.1), 1150, 0.05, 0.4))
    for at, note, level in ((0.14, "F#4", 0.5), (0.25, "A4", 0.6), (0.38, "G4", 0.55), (0.38, "D4", 0.5)):
        place(out, at, pluck(rng, hertz(note), 0.8 - at, level, 0.4, 1.0))
    return out


@effect(0.75, "table", 0.2, 0.8)
def teacher(rng: Rng, n: int) -> Array:
    """The Teacher is asked: a staff on the floor, a question and its answer."""
    out = np.zeros(n)
    place(out, 0.0, knock(rng, samples(0.2), 190, 0.09, 0.7, 0.2))
    place(out, 0.12, pluck(rng, hertz("A4"), 0.4, 0.5, 0.35, 0.8))
    place(out, 0.22, pluck(rng, hertz("Bb4"), 0.4, 0.55, 0.35, 0.8))
    place(out, 0.4, pluck(rng, hertz("D5"), 0.35, 0.7, 0.4, 0.9))
    return out


@effect(0.5, "table", 0.22, 0.7)
def chest_empty(rng: Rng, n: int) -> Array:
    """The bank has none left: a knock on an empty chest."""
    out = knock(rng, n, 125, 0.2, 1.0, 0.15)
    place(out, 0.0, knock(rng, n, 205, 0.14, 0.5, 0.0))
    place(out, 0.19, knock(rng, n, 112, 0.22, 0.8, 0.15))
    return out


@effect(1.2, "event", 0.3, 1.2)
def god(rng: Rng, n: int) -> Array:
    """A god is satisfied: a choir from low to high at once, bells over it."""
    out = np.zeros(n)
    v = samples(1.15)
    chorus = np.zeros(v)
    for note, level in (("D2", 0.5), ("D3", 0.9), ("A3", 0.8), ("D4", 0.6), ("F#4", 0.5), ("A4", 0.35)):
        chorus += level * voices(rng, hertz(note), v, "oh", "ah", 3)
    place(out, 0.01, chorus * swell(v, 0.09, 0.75))
    for i, note in enumerate(("D6", "A6", "D7")):
        place(out, 0.05 + 0.08 * i, bell(n, hertz(note), 0.8, 0.16 * 0.8**i))
    return out


# The Traitor: one drum and hiss for his turn, the same softer with a hint of the zone that his symbol touches.


@effect(1.15, "event", 0.22, 1.0)
def traitor(rng: Rng, n: int) -> Array:
    """His turn: two low strokes, a long hiss, a jar turned up in it."""
    out = shadow(rng, n, 1.2, 52)
    place(out, 0.26, doum(rng, n, 52, 0.7))
    m = samples(0.9)
    snake = sweep(rng, m, lambda p: 4200 * 2 ** (-0.8 * p), 0.35) * rough(rng, m, 26, 0.35) * swell(m, 0.35, 0.5)
    place(out, 0.1, snake, 0.09)
    place(out, 0.5, clay(rng, samples(0.4), 380, 0.2, 0.35))
    return out


@effect(0.6, "table", 0.16, 0.6)
def traitor_idle(rng: Rng, n: int) -> Array:
    """Nothing comes of it."""
    return shadow(rng, n, 0.9, 60)


@effect(0.85, "table", 0.18, 0.7)
def traitor_noble(rng: Rng, n: int) -> Array:
    """The fanfare of the nobles, darkened by a half-tone."""
    out = shadow(rng, n)
    for at, note in ((0.1, "D4"), (0.22, "Eb4"), (0.34, "A3")):
        place(out, at, pluck(rng, hertz(note), 0.85 - at, 0.5, 0.35, 0.9))
    return out


@effect(0.75, "table", 0.16, 0.6)
def traitor_artisan(rng: Rng, n: int) -> Array:
    """A dull hammer."""
    out = shadow(rng, n)
    for at, level in ((0.14, 0.5), (0.3, 0.8)):
        place(
            out, at, modes(samples(0.25), ((760, 0.12, 0.6), (1210, 0.1, 0.4), (1830, 0.07, 0.2)), 0.0006), 0.35 * level
        )
        place(out, at, knock(rng, samples(0.2), 180, 0.08, level, 0.4))
    return out


@effect(0.85, "table", 0.2, 0.8)
def traitor_offering(rng: Rng, n: int) -> Array:
    """Smoke drawn downward."""
    out = shadow(rng, n)
    m = samples(0.6)
    place(
        out,
        0.1,
        sweep(rng, m, lambda p: 3200 * 2 ** (-1.6 * p), 0.45) * rough(rng, m, 12, 0.3) * swell(m, 0.3, 0.28),
        0.12,
    )
    place(out, 0.16, bell(samples(0.6), hertz("Eb5"), 0.5, 0.25))
    return out


@effect(0.9, "table", 0.16, 0.6)
def traitor_nile(rng: Rng, n: int) -> Array:
    """An oar in the dark."""
    out = shadow(rng, n)
    place(out, 0.18, splash(rng, 7, 0.68), 0.8)
    return out


@effect(0.85, "table", 0.18, 0.8)
def traitor_burial(rng: Rng, n: int) -> Array:
    """A slab shifted from below."""
    out = shadow(rng, n)
    place(out, 0.08, rub(rng, 0.34, 150, 1000, 36, 0.8), 0.3)
    place(out, 0.4, rock(rng, samples(0.45), 180, 0.7))
    return out


@effect(1.1, "event", 0.26, 1.0)
def traitor_god(rng: Rng, n: int) -> Array:
    """A god listens to him: the choir with its second step flat."""
    out = shadow(rng, n, 0.9)
    v = samples(1.0)
    chorus = voices(rng, hertz("D3"), v, "oh", "mm", 3) + 0.55 * voices(rng, hertz("Eb3"), v, "oh", "mm", 2)
    chorus += 0.6 * voices(rng, hertz("A2"), v, "oh", "mm", 3)
    place(out, 0.06, chorus * swell(v, 0.12, 0.65), 0.8)
    return out


@effect(0.85, "event", 0.2, 0.8)
def noble_banished(rng: Rng, n: int) -> Array:
    """A noble leaves the game: strings fall, a door shuts."""
    out = np.zeros(n)
    for at, note in ((0.0, "A4"), (0.09, "F4"), (0.18, "Eb4")):
        place(out, at, pluck(rng, hertz(note), 0.6, 0.55, 0.35, 0.7))
    place(out, 0.34, doum(rng, samples(0.5), 58, 0.9))
    place(out, 0.34, knock(rng, samples(0.3), 140, 0.14, 0.9, 0.4))
    return out


@effect(0.8, "event", 0.18, 0.7)
def artisan_banished(rng: Rng, n: int) -> Array:
    """An artisan leaves the game: tools fall to the floor."""
    out = np.zeros(n)
    for at, f, level in ((0.0, 980, 0.9), (0.08, 1320, 0.6), (0.19, 860, 0.7), (0.27, 1150, 0.35)):
        place(
            out,
            at,
            modes(samples(0.3), ((f, 0.14, 0.6), (f * 1.58, 0.11, 0.4), (f * 2.7, 0.07, 0.25)), 0.0006),
            0.4 * level,
        )
        place(out, at, knock(rng, samples(0.15), 230, 0.06, level, 0.5))
    place(out, 0.36, doum(rng, samples(0.44), 60, 0.7))
    return out


@effect(1.15, "event", 0.24, 1.0)
def traitor_score(rng: Rng, n: int) -> Array:
    """His sheet is read: his drum, and the chord of the final score in minor."""
    out = shadow(rng, n, 1.0, 52)
    for i, note in enumerate(("D3", "A3", "D4", "F4", "A4", "Eb5")):
        place(out, 0.12 + 0.03 * i, pluck(rng, hertz(note), 0.95 - 0.03 * i, 0.55, 0.35, 1.5))
    return out


# The lines of the final score, from top to bottom: rising, each with its matter.


@effect(0.3, "interface", 0.12, 0.4)
def count_nobles(rng: Rng, n: int) -> Array:
    return counted(rng, n, "D4") + pluck(rng, hertz("A4"), n / SR, 0.4, 0.5, 0.4)


@effect(0.3, "interface", 0.12, 0.4)
def count_burial(rng: Rng, n: int) -> Array:
    return counted(rng, n, "F#4") + rock(rng, n, 260, 0.5)


@effect(0.3, "interface", 0.12, 0.4)
def count_artisans(rng: Rng, n: int) -> Array:
    return (
        counted(rng, n, "G4") + modes(n, ((1130, 0.12, 0.16), (1790, 0.1, 0.1)), 0.0006) + knock(rng, n, 240, 0.05, 0.3)
    )


@effect(0.34, "interface", 0.12, 0.4)
def count_nile(rng: Rng, n: int) -> Array:
    out = counted(rng, n, "A4")
    place(out, 0.02, splash(rng, 4, 0.3), 0.6)
    return out


@effect(0.3, "interface", 0.12, 0.4)
def count_left_over(rng: Rng, n: int) -> Array:
    return counted(rng, n, "Bb4") + knock(rng, n, 540, 0.05, 0.5, 0.3)


@effect(0.3, "interface", 0.12, 0.4)
def count_tokens(rng: Rng, n: int) -> Array:
    out = counted(rng, n, "D5")
    place(out, 0.01, sistrum(rng, samples(0.28), 2.0))
    return out
