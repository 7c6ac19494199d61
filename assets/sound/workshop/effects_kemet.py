"""Effects of Kemet away from battle: cities, pyramids, prayer, tiles, divine cards, the night, the final count."""

import numpy as np

from workshop.instruments import (
    bell,
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
from workshop.throats import bronze, crackle, horn
from workshop.tools import SR, Array, Rng, hertz, hiss, place, rough, samples, strike, sweep, swell


@effect(0.8, "event", 0.26, 1.0)
def day_horn(rng: Rng, n: int) -> Array:
    """A new day of war: one long call from the wall, answered at the fifth."""
    out = np.zeros(n)
    place(out, 0.0, horn(rng, hertz("D3"), 0.5, 1.0))
    place(out, 0.34, horn(rng, hertz("A3"), 0.62, 1.1, 0.5), 0.9)
    place(out, 0.0, doum(rng, samples(0.5), 73.4, 0.5))
    return out


@effect(1.1, "event", 0.28, 1.2)
def victory(rng: Rng, n: int) -> Array:
    """The war is won: horns in a rising chord over drums and voices."""
    out = np.zeros(n)
    for at, note, seconds in ((0.0, "D3", 0.3), (0.2, "A3", 0.3), (0.4, "D4", 0.95), (0.42, "F#3", 0.9)):
        place(out, at, horn(rng, hertz(note), seconds, 1.15, 0.6), 0.8)
    for at, level in ((0.0, 0.7), (0.2, 0.7), (0.4, 1.1), (0.7, 0.6), (0.8, 0.9)):
        place(out, at, doum(rng, samples(0.55), 68, level))
    v = samples(0.95)
    place(out, 0.42, voices(rng, hertz("D3"), v, "ah", "ah", 4) * swell(v, 0.1, 0.5), 0.5)
    place(out, 0.42, sistrum(rng, samples(0.4), 0.8))
    return out


@effect(0.3, "table", 0.12, 0.4)
def place_taken(rng: Rng, n: int) -> Array:
    """A place in the order of play: a standard planted in the ground."""
    out = knock(rng, n, 210, 0.1, 1.0, 0.4)
    place(out, 0.0, doum(rng, n, 104, 0.35))
    m = samples(0.2)
    place(out, 0.06, hiss(rng, m, 700, 2600) * rough(rng, m, 26, 0.8) * swell(m, 0.05, 0.12), 0.14)
    return out


# Prayer


@effect(0.8, "event", 0.3, 1.1)
def pray(rng: Rng, n: int) -> Array:
    """A whole action of prayer: a chant that rises by one step."""
    out = np.zeros(n)
    for at, note, seconds in ((0.0, "D3", 0.45), (0.36, "Eb3", 0.2), (0.5, "D3", 0.48)):
        v = samples(seconds)
        place(out, at, voices(rng, hertz(note), v, "oh", "ah" if at else "mm", 4) * swell(v, 0.07, 0.45 * seconds), 0.7)
    v = samples(0.95)
    place(out, 0.02, voices(rng, hertz("A2"), v, "mm", "oh", 2) * swell(v, 0.2, 0.4), 0.4)
    place(out, 0.5, bell(samples(0.5), hertz("D6"), 0.6, 0.07))
    return out


@effect(0.4, "table", 0.24, 0.8)
def prayer(rng: Rng, n: int) -> Array:
    """Prayer points come in: one murmured word and a small bell."""
    out = np.zeros(n)
    v = samples(0.42)
    place(out, 0, voices(rng, hertz("D3"), v, "mm", "ah", 3) * swell(v, 0.06, 0.26), 0.7)
    place(out, 0.1, bell(samples(0.4), hertz("A5"), 0.45, 0.14))
    return out


@effect(0.35, "table", 0.16, 0.5)
def prayer_paid(rng: Rng, n: int) -> Array:
    """Prayer is spent: beads pushed along a cord."""
    out = np.zeros(n)
    for i, at in enumerate((0.0, 0.06, 0.11, 0.18)):
        place(out, at, knock(rng, samples(0.12), 760 - 40 * i, 0.05, 0.8, 0.3))
    place(out, 0.18, pluck(rng, hertz("A3"), 0.24, 0.5, 0.3, 0.4))
    return out


@effect(0.55, "table", 0.2, 0.7)
def prayer_lost(rng: Rng, n: int) -> Array:
    """Prayer is taken away: the murmur sinks, a breath puts the lamp out."""
    out = np.zeros(n)
    for at, note in ((0.0, "F3"), (0.16, "Eb3"), (0.3, "D3")):
        v = samples(0.24)
        place(out, at, voices(rng, hertz(note), v, "oh", "mm", 2) * swell(v, 0.03, 0.16), 0.6)
    m = samples(0.26)
    place(out, 0.32, sweep(rng, m, lambda p: 1900 * 2 ** (-1.4 * p), 0.6) * swell(m, 0.04, 0.2), 0.22)
    return out


# Pyramids and power tiles


@effect(0.6, "event", 0.18, 0.7)
def pyramid_stone(rng: Rng, n: int) -> Array:
    """A level is laid: the block comes up the ramp on its rollers and drops into place."""
    out = np.zeros(n)
    place(out, 0, rub(rng, 0.42, 130, 900, 34, 0.7), 0.5)
    for i in range(4):
        place(out, 0.06 + 0.09 * i, knock(rng, samples(0.1), 300 + 25 * i, 0.05, 0.5, 0.2))
    place(out, 0.42, doum(rng, samples(0.43), 58, 1.3))
    place(out, 0.42, rock(rng, samples(0.43), 180, 1.0))
    return out + 0.25 * gravel(rng, n, 20, 800, 3200, lambda: 0.46 + rng.exponential(0.1))


@effect(0.6, "event", 0.3, 1.1)
def pyramid_peak(rng: Rng, n: int) -> Array:
    """The last level: the capstone is gold, and the sun finds it."""
    out = np.zeros(n)
    for i, note in enumerate(("D5", "F#5", "A5", "D6")):
        place(out, 0.07 * i, bell(samples(0.9 - 0.07 * i), hertz(note), 0.8, 0.4))
    place(out, 0.0, rock(rng, samples(0.3), 320, 0.5))
    place(out, 0.22, metal(rng, samples(0.5), 0.7, 0.35))
    place(out, 0.24, pluck(rng, hertz("D4"), 0.7, 0.5, 0.5, 1.2))
    return out


@effect(0.5, "table", 0.16, 0.6)
def tile_ruby(rng: Rng, n: int) -> Array:
    """A red tile, attack: it takes fire."""
    out = np.zeros(n)
    m = samples(0.5)
    place(out, 0.1, sweep(rng, m, lambda p: 460 + 900 * p, 0.9) * rough(rng, m, 18, 0.5) * swell(m, 0.08, 0.38), 0.35)
    place(out, 0, knock(rng, samples(0.3), 260, 0.09, 1.0, 0.5))
    place(out, 0.1, bronze(rng, 0.4, 0.9, 0.14))
    return out + crackle(rng, n, 30, 0.62, 0.7)


@effect(0.55, "table", 0.18, 0.7)
def tile_sapphire(rng: Rng, n: int) -> Array:
    """A blue tile, defence: it is set, and water closes over it."""
    out = knock(rng, n, 260, 0.09, 0.9, 0.5)
    place(out, 0.1, splash(rng, 10, 0.55), 1.3)
    place(out, 0.1, pluck(rng, hertz("A3"), 0.55, 0.4, 0.35, 1.0))
    return out


@effect(0.45, "table", 0.3, 0.9)
def tile_diamond(rng: Rng, n: int) -> Array:
    """A white tile, prayer: crystal."""
    out = knock(rng, n, 260, 0.09, 0.7, 0.5)
    for i, note in enumerate(("A5", "D6", "F#6", "A6")):
        at = 0.09 + 0.05 * i
        f = hertz(note)
        place(out, at, modes(samples(0.7 - at), ((f, 0.7, 0.5), (f * 2.76, 0.3, 0.15), (f * 5.4, 0.12, 0.05)), 0.002))
    return out


@effect(0.45, "table", 0.2, 0.7)
def tile_onyx(rng: Rng, n: int) -> Array:
    """A black tile, chaos: dark glass on stone, a low string under it."""
    out = knock(rng, n, 260, 0.09, 0.8, 0.5)
    place(out, 0.09, modes(samples(0.5), ((415, 0.3, 0.6), (622, 0.24, 0.5), (1230, 0.14, 0.3)), 0.001))
    place(out, 0.1, pluck(rng, hertz("D3"), 0.58, 0.8, 0.3, 1.2))
    place(out, 0.12, pluck(rng, hertz("Eb3"), 0.55, 0.5, 0.3, 1.0))
    return out


# Divine intervention


@effect(0.55, "event", 0.26, 0.9)
def divine_card(rng: Rng, n: int) -> Array:
    """A card of the gods is played: papyrus opens, light comes out."""
    out = np.zeros(n)
    m = samples(0.22)
    place(
        out, 0, sweep(rng, m, lambda p: 1400 * 2 ** (1.2 * p), 0.6) * rough(rng, m, 90, 0.6) * swell(m, 0.08, 0.1), 0.4
    )
    v = samples(0.58)
    place(out, 0.18, voices(rng, hertz("A3"), v, "oh", "ah", 3) * swell(v, 0.1, 0.35), 0.45)
    for i, note in enumerate(("D5", "A5", "D6")):
        place(out, 0.2 + 0.05 * i, bell(samples(0.5), hertz(note), 0.6, 0.2))
    return out


@effect(0.55, "event", 0.2, 0.8)
def raining_fire(rng: Rng, n: int) -> Array:
    """A warrior burns: fire falls and strikes."""
    out = np.zeros(n)
    m = samples(0.34)
    place(out, 0, sweep(rng, m, lambda p: 3600 * 2 ** (-2.2 * p), 0.5) * swell(m, 0.22, 0.03), 0.4)
    place(out, 0.32, doum(rng, samples(0.48), 62, 1.1))
    b = samples(0.46)
    place(out, 0.32, hiss(rng, b, 200, 1600) * rough(rng, b, 22, 0.6) * strike(b, 0.004, 0.6), 0.35)
    fire = crackle(rng, n, 46, 0.44, 0.8)
    place(out, 0.32, fire)
    return out


# The night: nine steps on one scale, each with its own matter.


def night_note(rng: Rng, n: int, note: str, level: float = 0.5) -> Array:
    """A string and a far bell above it."""
    return pluck(rng, hertz(note), n / SR, level, 0.35, 1.0) + bell(n, 2 * hertz(note), 0.6, 0.16 * level)


@effect(0.85, "event", 0.3, 1.1)
def night_fall(rng: Rng, n: int) -> Array:
    """Night begins, with the sacrifice: a low gong of skins, crickets, an ember."""
    out = doum(rng, n, 62, 0.6) + night_note(rng, n, "D3", 0.9)
    for i in range(8):
        m = samples(0.045)
        t = np.arange(m) / SR
        chirp = np.sin(2 * np.pi * 3900 * t) * (0.5 - 0.5 * np.cos(2 * np.pi * 66 * t)) * swell(m, 0.006, 0.01)
        place(out, 0.3 + 0.06 * i + (0.12 if i > 3 else 0), chirp, 0.09)
    return out + crackle(rng, n, 12, 0.9, 0.25)


@effect(0.4, "table", 0.22, 0.8)
def night_delta(rng: Rng, n: int) -> Array:
    """The Delta: reeds and water."""
    out = night_note(rng, n, "Eb3")
    place(out, 0.02, splash(rng, 8, 0.5), 0.9)
    return out


@effect(0.45, "table", 0.26, 0.9)
def night_temples(rng: Rng, n: int) -> Array:
    """Two temples: a temple bell, twice."""
    out = night_note(rng, n, "F#3")
    place(out, 0.0, bell(n, hertz("F#5"), 0.6, 0.25))
    place(out, 0.16, bell(samples(0.39), hertz("A5"), 0.5, 0.25))
    return out


@effect(0.45, "table", 0.26, 0.9)
def night_worship(rng: Rng, n: int) -> Array:
    """Worship in the temples: the sistrum."""
    out = night_note(rng, n, "G3")
    place(out, 0.03, sistrum(rng, samples(0.3), 1.6))
    place(out, 0.2, sistrum(rng, samples(0.3), 1.2))
    return out


@effect(0.5, "table", 0.28, 0.9)
def night_prayers(rng: Rng, n: int) -> Array:
    """Evening prayers: everybody murmurs."""
    out = night_note(rng, n, "A3", 0.4)
    v = samples(0.55)
    place(out, 0, voices(rng, hertz("A2"), v, "mm", "oh", 4) * swell(v, 0.14, 0.3), 0.7)
    return out


@effect(0.35, "table", 0.24, 0.8)
def night_help(rng: Rng, n: int) -> Array:
    """Divine help: papyrus is handed round."""
    out = night_note(rng, n, "Bb3")
    m = samples(0.22)
    page = sweep(rng, m, lambda p: 1500 + 1500 * np.sin(np.pi * p), 0.6) * rough(rng, m, 80, 0.6) * swell(m, 0.08, 0.1)
    place(out, 0.08, page, 0.3)
    return out


@effect(0.45, "table", 0.2, 0.7)
def night_summon(rng: Rng, n: int) -> Array:
    """The summons: a far drum calls men to the cities."""
    out = night_note(rng, n, "C4")
    for at, level in ((0.0, 0.8), (0.14, 0.4), (0.21, 0.5), (0.3, 0.8)):
        place(out, at, doum(rng, samples(0.28), 92, 0.6 * level))
        place(out, at, tek(rng, samples(0.15), 230, 0.3 * level))
    return out


@effect(0.55, "event", 0.3, 1.1)
def dawn(rng: Rng, n: int) -> Array:
    """The awakening: light comes up in thirds, a bird answers."""
    out = np.zeros(n)
    for i, note in enumerate(("D4", "F#4", "A4", "D5")):
        place(out, 0.09 * i, pluck(rng, hertz(note), 0.88 - 0.09 * i, 0.6, 0.5, 1.4))
    v = samples(0.85)
    place(out, 0, voices(rng, hertz("D3"), v, "mm", "ah", 3) * swell(v, 0.45, 0.3), 0.4)
    for at in (0.46, 0.58):
        m = samples(0.08)
        t = np.arange(m) / SR
        place(out, at, np.sin(2 * np.pi * (2500 * t + 5200 * t**2)) * swell(m, 0.015, 0.04), 0.08)
    return out


@effect(0.45, "table", 0.2, 0.6)
def fate(rng: Rng, n: int) -> Array:
    """The order of play is settled: throwing sticks fall."""
    out = night_note(rng, n, "D4", 0.35)
    for at in (0.0, 0.05, 0.12, 0.17, 0.26, 0.31, 0.4):
        place(out, at + rng.uniform(0, 0.015), knock(rng, samples(0.12), rng.uniform(560, 980), 0.05, 0.8, 0.3))
    return out


# The lines of the final count.


@effect(0.2, "interface", 0.12, 0.4)
def count_battle(rng: Rng, n: int) -> Array:
    return counted(rng, n, "D4") + bronze(rng, n / SR, 1.0, 0.12)


@effect(0.2, "interface", 0.12, 0.4)
def count_divine(rng: Rng, n: int) -> Array:
    return counted(rng, n, "F#4") + bell(n, hertz("F#6"), 0.3, 0.12)


@effect(0.2, "interface", 0.12, 0.4)
def count_temple(rng: Rng, n: int) -> Array:
    return counted(rng, n, "A4") + 2 * sistrum(rng, n, 0.8)


@effect(0.2, "interface", 0.12, 0.4)
def count_pyramid(rng: Rng, n: int) -> Array:
    return counted(rng, n, "D5") + rock(rng, n, 300, 0.5)
