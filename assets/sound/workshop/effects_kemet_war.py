"""Effects of Kemet's armies: marching, sailing, recruiting, battle, and what comes after it. Ankh shares a few."""

import numpy as np

from workshop.instruments import bell, doum, gravel, knock, metal, pluck, rub, sistrum, splash, tek, voices
from workshop.registry import effect
from workshop.throats import beast, bronze, foot, horn
from workshop.tools import SR, Array, Rng, hertz, hiss, place, rough, samples, strike, sweep, swell


def column(rng: Rng, n: int, beats: tuple[float, ...], ground: str = "sand", men: int = 4) -> Array:
    """Men in step, never quite together."""
    out = np.zeros(n)
    for i, at in enumerate(beats):
        for _ in range(men):
            place(out, max(0.0, at + rng.normal(0, 0.009)), foot(rng, ground, rng.uniform(0.5, 1.0)))
        place(out, at, foot(rng, ground, 1.2 if i % 2 == 0 else 0.8))
    return out


@effect(0.7, "table", 0.12, 0.5)
def march(rng: Rng, n: int) -> Array:
    """An army walks: four steps, and gear that clinks."""
    out = column(rng, n, (0.0, 0.2, 0.4, 0.6))
    for at in (0.05, 0.27, 0.46, 0.66):
        place(out, at, metal(rng, samples(0.15), 0.6, 0.05))
    return out


@effect(0.8, "table", 0.16, 0.7)
def sail(rng: Rng, n: int) -> Array:
    """An army puts out: the sail fills, ropes creak, the bow cuts the water."""
    out = np.zeros(n)
    m = samples(0.3)
    place(out, 0, hiss(rng, m, 200, 1300) * rough(rng, m, 38, 0.6) * swell(m, 0.12, 0.12), 0.22)
    place(out, 0.12, knock(rng, samples(0.2), 140, 0.1, 0.7, 0.3))
    creak = beast(rng, 0.26, lambda p: 210 + 70 * p, ((900, 200, 1.0), (1700, 300, 0.6)), 0.4, 0.1, 34)
    place(out, 0.16, creak * swell(len(creak), 0.06, 0.12), 0.12)
    place(out, 0.3, splash(rng, 14, 0.62), 1.3)
    return out


@effect(0.65, "event", 0.34, 1.2)
def teleport(rng: Rng, n: int) -> Array:
    """From a city to an obelisk: air is sucked in, stone rings, they are there."""
    out = np.zeros(n)
    m = samples(0.42)
    place(out, 0, sweep(rng, m, lambda p: 340 * 2 ** (3.2 * p), 0.4) * swell(m, 0.38, 0.03), 0.35)
    for note, level in (("D5", 0.5), ("Eb5", 0.2), ("A5", 0.4), ("D6", 0.25)):
        place(out, 0.4, bell(samples(0.5), hertz(note), 0.7, 0.5 * level))
    place(out, 0.4, doum(rng, samples(0.45), 70, 0.7))
    place(
        out, 0.42, sweep(rng, samples(0.4), lambda p: 3000 * 2 ** (-2 * p), 0.5) * swell(samples(0.4), 0.01, 0.35), 0.12
    )
    return out


@effect(0.55, "table", 0.16, 0.6)
def recruit(rng: Rng, n: int) -> Array:
    """Warriors are paid for: shields are taken up, a rap on the rim, one shout."""
    out = np.zeros(n)
    for at, f in ((0.0, 300), (0.09, 260)):
        place(out, at, knock(rng, samples(0.2), f, 0.09, 0.9, 0.5))
        place(out, at, metal(rng, samples(0.2), 0.55, 0.12))
    v = samples(0.34)
    place(out, 0.26, voices(rng, hertz("A2"), v, "ah", "oh", 4) * swell(v, 0.02, 0.22), 0.8)
    place(out, 0.26, doum(rng, samples(0.4), 84, 0.6))
    return out


@effect(0.4, "table", 0.14, 0.5)
def muster(rng: Rng, n: int) -> Array:
    """Warriors step into line: feet on stone, spear butts down."""
    out = column(rng, n, (0.0, 0.13), "stone", 3)
    place(out, 0.3, knock(rng, samples(0.25), 190, 0.1, 1.0, 0.5))
    place(out, 0.315, knock(rng, samples(0.2), 230, 0.08, 0.8, 0.5))
    return out


@effect(0.85, "event", 0.2, 0.8)
def war_drums(rng: Rng, n: int) -> Array:
    """A battle begins: skins, then the first clash."""
    out = np.zeros(n)
    for at, f, level in (
        (0.0, 62, 1.2),
        (0.14, 88, 0.6),
        (0.21, 88, 0.6),
        (0.28, 74, 0.9),
        (0.42, 62, 1.2),
        (0.56, 74, 0.9),
    ):
        place(out, at, doum(rng, samples(0.45), f, level))
        place(out, at, tek(rng, samples(0.2), 180, 0.6 * level))
    place(out, 0.7, doum(rng, samples(0.4), 56, 1.4))
    place(out, 0.7, bronze(rng, 0.4, 0.9, 0.8))
    place(out, 0.735, bronze(rng, 0.35, 1.13, 0.35))
    return out


@effect(0.4, "table", 0.14, 0.5)
def card_sealed(rng: Rng, n: int) -> Array:
    """A secret choice: papyrus folded, and a seal pressed into clay."""
    out = np.zeros(n)
    m = samples(0.16)
    place(
        out,
        0,
        sweep(rng, m, lambda p: 1800 * 2 ** (-0.5 * p), 0.6) * rough(rng, m, 95, 0.6) * swell(m, 0.05, 0.08),
        0.45,
    )
    place(out, 0.2, knock(rng, samples(0.3), 150, 0.12, 1.2, 0.15))
    place(out, 0.21, rub(rng, 0.16, 300, 1100, 40, 0.5), 0.2)
    return out


@effect(0.6, "table", 0.16, 0.6)
def spy(rng: Rng, n: int) -> Array:
    """A spy lifts a corner: two soft steps, a whisper."""
    out = np.zeros(n)
    place(out, 0.0, foot(rng, "sand", 0.5))
    place(out, 0.16, foot(rng, "sand", 0.4))
    for at, seconds in ((0.28, 0.1), (0.4, 0.16)):
        m = samples(seconds)
        place(out, at, sweep(rng, m, lambda p: 2400 + 2200 * p, 0.35) * swell(m, 0.03, 0.06), 0.3)
    return out


@effect(0.45, "event", 0.16, 0.6)
def battle_reveal(rng: Rng, n: int) -> Array:
    """The cards are turned: seals break, bronze meets bronze."""
    out = np.zeros(n)
    place(out, 0.0, knock(rng, samples(0.2), 480, 0.05, 1.0, 1.0))
    out += 0.3 * gravel(rng, n, 10, 1500, 4000, lambda: rng.exponential(0.04))
    place(out, 0.13, bronze(rng, 0.5, 1.0, 0.6))
    place(out, 0.17, bronze(rng, 0.4, 1.2, 0.4))
    place(out, 0.13, doum(rng, samples(0.5), 78, 1.0))
    return out


@effect(0.45, "table", 0.14, 0.5)
def wound(rng: Rng, n: int) -> Array:
    """A card is given for strength: a blade is drawn across the whetstone."""
    out = np.zeros(n)
    m = samples(0.3)
    place(
        out, 0, sweep(rng, m, lambda p: 2600 * 2 ** (1.1 * p), 0.3) * rough(rng, m, 120, 0.5) * swell(m, 0.1, 0.06), 0.4
    )
    place(out, 0.26, bronze(rng, 0.28, 1.35, 0.35))
    return out


@effect(0.75, "event", 0.24, 1.0)
def triumph(rng: Rng, n: int) -> Array:
    """A battle is won: two calls of the horn and a shout of men."""
    out = np.zeros(n)
    place(out, 0.0, horn(rng, hertz("A3"), 0.22, 1.1, 0.6))
    place(out, 0.2, horn(rng, hertz("D4"), 0.75, 1.15, 0.4), 1.1)
    v = samples(0.7)
    place(out, 0.24, voices(rng, hertz("D3"), v, "ah", "oh", 5) * swell(v, 0.04, 0.4), 0.7)
    for at, level in ((0.0, 0.6), (0.2, 1.0), (0.44, 0.6)):
        place(out, at, doum(rng, samples(0.5), 72, level))
    return out


@effect(0.55, "table", 0.2, 0.7)
def casualties(rng: Rng, n: int) -> Array:
    """Warriors fall: a shield drops and turns on its rim."""
    out = np.zeros(n)
    place(out, 0.0, doum(rng, samples(0.3), 80, 0.6))
    for i, at in enumerate((0.02, 0.2, 0.33, 0.42, 0.485, 0.53, 0.56)):
        place(out, at, metal(rng, samples(0.2), 0.45, 0.3 * 0.8**i))
        place(out, at, knock(rng, samples(0.15), 330, 0.07, 0.8 * 0.8**i, 0.4))
    return out


@effect(0.4, "table", 0.2, 0.6)
def veteran(rng: Rng, n: int) -> Array:
    """A veteran is made: a fist on the breastplate, a gold ring."""
    out = knock(rng, n, 170, 0.12, 1.0, 0.3)
    place(out, 0.0, metal(rng, samples(0.3), 0.5, 0.12))
    place(out, 0.16, metal(rng, samples(0.4), 0.95, 0.4))
    place(out, 0.17, pluck(rng, hertz("D4"), 0.42, 0.5, 0.45, 0.9))
    return out


@effect(0.65, "table", 0.22, 0.8)
def recall(rng: Rng, n: int) -> Array:
    """An army goes home for prayer: a soft horn, steps that fade."""
    out = np.zeros(n)
    place(out, 0.0, horn(rng, hertz("A3"), 0.34, 0.7, 0.6), 0.6)
    place(out, 0.24, horn(rng, hertz("D3"), 0.4, 0.7, 0.3), 0.6)
    steps = column(rng, samples(0.6), (0.0, 0.16, 0.32), "sand", 2)
    place(out, 0.25, steps * np.linspace(0.7, 0.15, len(steps)))
    return out


@effect(0.5, "table", 0.12, 0.5)
def retreat(rng: Rng, n: int) -> Array:
    """The beaten run: quick feet, further and further off."""
    out = np.zeros(n)
    at = 0.0
    for i in range(9):
        for _ in range(2):
            place(out, at + rng.uniform(0, 0.03), foot(rng, "sand", rng.uniform(0.6, 1.0) * 0.86**i))
        at += 0.075
    m = samples(0.6)
    place(out, 0.05, hiss(rng, m, 900, 4000) * rough(rng, m, 30, 0.7) * swell(m, 0.1, 0.45), 0.06)
    return out


@effect(0.6, "event", 0.26, 1.0)
def glory_battle(rng: Rng, n: int) -> Array:
    """Glory of the sword: strings in fifths, a blade that rings."""
    out = np.zeros(n)
    for at, note in ((0.0, "D4"), (0.08, "A4"), (0.16, "D5"), (0.16, "F#4")):
        place(out, at, pluck(rng, hertz(note), 0.9 - at, 0.7, 0.6, 1.3))
    place(out, 0.16, bronze(rng, 0.6, 1.5, 0.14))
    place(out, 0.16, doum(rng, samples(0.5), 74, 0.7))
    return out


@effect(0.55, "event", 0.3, 1.1)
def glory_divine(rng: Rng, n: int) -> Array:
    """Glory from the gods: strings in fifths, voices and the sistrum."""
    out = np.zeros(n)
    for at, note in ((0.0, "D4"), (0.1, "A4"), (0.2, "D5"), (0.2, "F#5")):
        place(out, at, pluck(rng, hertz(note), 0.95 - at, 0.6, 0.5, 1.3))
    v = samples(0.75)
    place(out, 0.18, voices(rng, hertz("A3"), v, "oh", "ah", 3) * swell(v, 0.15, 0.4), 0.35)
    place(out, 0.2, sistrum(rng, samples(0.4), 0.8))
    return out


@effect(0.55, "table", 0.1, 0.4)
def cards_back(rng: Rng, n: int) -> Array:
    """All battle cards come back to the hand: a fan swept up and squared."""
    out = np.zeros(n)
    for i in range(7):
        m = samples(0.05)
        slip = hiss(rng, m, 1500, 5200) * swell(m, 0.02, 0.025)
        place(out, 0.045 * i, slip, 0.5 + 0.05 * i)
    for at, level in ((0.36, 0.7), (0.45, 1.0)):
        place(out, at, knock(rng, samples(0.14), 240, 0.06, level, 0.7))
    return out * strike(n, 0.001, 8 * n / SR)
