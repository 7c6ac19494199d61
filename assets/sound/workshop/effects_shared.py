"""Effects of the window and of every table: cards, coins, stones, drums, turns and the final count."""

import numpy as np

from workshop.instruments import bell, doum, gravel, knock, metal, pluck, rock, sistrum, tek, voices
from workshop.registry import effect
from workshop.tools import SR, Array, Rng, hertz, hiss, place, rough, samples, seconds_axis, strike, sweep, swell


@effect(0.26, "table", 0.08, 0.3)
def card_slide(rng: Rng, n: int) -> Array:
    m = samples(0.2)
    swish = (
        sweep(rng, m, lambda p: 1100 + 1500 * np.sin(np.pi * p * 0.7), 0.6)
        * rough(rng, m, 110, 0.35)
        * swell(m, 0.07, 0.1)
    )
    out = np.zeros(n)
    place(out, 0, swish)
    return out


@effect(0.24, "table", 0.08, 0.3)
def card_flip(rng: Rng, n: int) -> Array:
    out = np.zeros(n)
    m = samples(0.1)
    place(out, 0, sweep(rng, m, lambda p: 1300 * 2 ** (1.6 * p), 0.7) * swell(m, 0.05, 0.04), 0.7)
    place(out, 0.095, knock(rng, samples(0.1), 620, 0.05, 0.9, 0.9))
    place(out, 0.1, sweep(rng, m, lambda p: 3600 * 2 ** (-1.2 * p), 0.8) * swell(m, 0.004, 0.08), 0.5)
    return out


@effect(0.22, "table", 0.1, 0.3)
def card_place(rng: Rng, n: int) -> Array:
    out = np.zeros(n)
    m = samples(0.05)
    place(out, 0, hiss(rng, m, 1800, 5200) * swell(m, 0.02, 0.02), 0.16)
    place(out, 0.04, knock(rng, n, 165, 0.11, 1.0, 0.5))
    place(out, 0.04, hiss(rng, samples(0.06), 1200, 5000) * strike(samples(0.06), 0.001, 0.05), 0.3)
    return out


@effect(0.3, "table", 0.08, 0.3)
def card_draw(rng: Rng, n: int) -> Array:
    out = np.zeros(n)
    m = samples(0.17)
    place(out, 0, sweep(rng, m, lambda p: 1200 * 2 ** (1.9 * p), 0.7) * rough(rng, m, 90, 0.35) * swell(m, 0.11, 0.035))
    place(out, 0.165, knock(rng, samples(0.1), 880, 0.035, 0.9, 0.8))
    return out


@effect(1.05, "table", 0.1, 0.4)
def shuffle(rng: Rng, n: int) -> Array:
    out = np.zeros(n)
    m = samples(0.035)
    for i in range(30):  # riffle, quickening, then the squared deck
        at = 0.03 + 0.62 * (i / 30) ** 0.85 + rng.normal(0, 0.003)
        card = hiss(rng, m, 1400, 5200) * strike(m, 0.002, 0.03) + 0.5 * knock(
            rng, m, rng.uniform(420, 620), 0.02, 1.0, 0.0
        )
        place(out, max(0, at), card, rng.uniform(0.5, 1.0) * (0.6 + 0.5 * i / 30))
    s = samples(0.2)
    place(out, 0.68, sweep(rng, s, lambda p: 2600 * 2 ** (-p), 0.8) * rough(rng, s, 70, 0.4) * swell(s, 0.07, 0.1), 0.5)
    place(out, 0.86, knock(rng, samples(0.15), 190, 0.09, 1.3, 0.6))
    return out


@effect(0.5, "table", 0.12, 0.5)
def coin(rng: Rng, n: int) -> Array:
    out = metal(rng, n, 1.0, 0.8)
    place(out, 0.075, metal(rng, n, 1.06))
    place(out, 0.075, knock(rng, samples(0.08), 240, 0.05, 0.5, 0.2))
    return out


@effect(0.95, "table", 0.12, 0.5)
def coins(rng: Rng, n: int) -> Array:
    out = np.zeros(n)
    for i, at in enumerate((0.0, 0.07, 0.125, 0.2, 0.255, 0.33, 0.43, 0.55)):
        place(
            out,
            at + abs(rng.normal(0, 0.006)),
            metal(rng, samples(0.4), rng.uniform(0.86, 1.14)),
            rng.uniform(0.5, 1.0) * (1 - 0.05 * i),
        )
        place(out, at, knock(rng, samples(0.06), rng.uniform(210, 300), 0.04, 0.3, 0.2))
    return out


@effect(0.6, "table", 0.16, 0.6)
def stone(rng: Rng, n: int) -> Array:
    out = rock(rng, n, 240)
    place(out, 0.0, doum(rng, n, 92, 0.4))
    place(out, 0.085, rock(rng, n, 330, 0.6))
    place(out, 0.19, rock(rng, n, 410, 0.3))
    out += 0.35 * gravel(rng, n, 26, 900, 3600, lambda: 0.05 + rng.exponential(0.12))
    return out


@effect(1.15, "event", 0.2, 0.9)
def stone_heavy(rng: Rng, n: int) -> Array:
    out = np.zeros(n)
    m = samples(0.4)
    drag = hiss(rng, m, 100, 800, 3) * rough(rng, m, 45, 0.6) * swell(m, 0.22, 0.05)
    place(out, 0, drag, 0.3)
    place(out, 0.36, doum(rng, n, 54, 1.6))
    place(out, 0.36, rock(rng, n, 150, 1.2))
    place(out, 0.47, rock(rng, n, 205, 0.5))
    out += 0.3 * gravel(rng, n, 40, 600, 2800, lambda: 0.38 + rng.exponential(0.17))
    return out


@effect(0.9, "table", 0.08, 0.5)
def sand(rng: Rng, n: int) -> Array:
    m = samples(0.85)
    flow = sweep(rng, m, lambda p: 5200 * 2 ** (-0.9 * p), 0.6) * rough(rng, m, 60, 0.3) * swell(m, 0.18, 0.55)
    out = np.zeros(n)
    place(out, 0, flow)
    return out + 0.8 * gravel(rng, n, 160, 2600, 7000, lambda: rng.beta(2, 3) * 0.8)


@effect(1.2, "event", 0.22, 1.0)
def entomb(rng: Rng, n: int) -> Array:
    out = np.zeros(n)
    m = samples(0.36)
    place(out, 0, sweep(rng, m, lambda p: 420 + 240 * p, 0.9) * rough(rng, m, 55, 0.7) * swell(m, 0.18, 0.06), 0.16)
    place(out, 0.34, doum(rng, n, 60, 1.1))
    place(out, 0.34, rock(rng, n, 175, 0.55))
    v = samples(0.82)
    chorus = voices(rng, hertz("D3"), v, "oh", "mm", 4) + 0.6 * voices(rng, hertz("A2"), v, "oh", "mm", 3)
    place(out, 0.36, chorus * swell(v, 0.05, 0.6), 0.75)
    return out


@effect(1.15, "event", 0.18, 0.9)
def sacrifice(rng: Rng, n: int) -> Array:
    out = doum(rng, n, 62, 1.2)
    place(out, 0.16, doum(rng, n, 62, 0.7))
    m = samples(0.95)
    fire = sweep(rng, m, lambda p: 500 + 700 * np.sin(np.pi * p), 0.9) * rough(rng, m, 16, 0.5) * swell(m, 0.25, 0.6)
    place(out, 0.05, fire, 0.17)
    for _ in range(30):  # embers
        c = samples(0.012)
        place(
            out,
            0.1 + rng.beta(1.6, 2.2) * 0.9,
            hiss(rng, c, 1500, 6000) * strike(c, 0.0004, 0.009),
            0.35 * rng.random() ** 2 + 0.04,
        )
    return out


@effect(0.45, "table", 0.14, 0.5)
def take(rng: Rng, n: int) -> Array:
    out = pluck(rng, hertz("D5"), n / SR, 0.5, 0.4, 0.9)
    m = samples(0.14)
    place(out, 0, sweep(rng, m, lambda p: 1400 * 2 ** (1.3 * p), 0.7) * swell(m, 0.06, 0.06), 0.16)
    return out


@effect(0.6, "table", 0.14, 0.5)
def buy(rng: Rng, n: int) -> Array:
    out = metal(rng, n, 0.94, 0.6)
    place(out, 0.07, metal(rng, n, 1.0, 0.8))
    place(out, 0.2, knock(rng, samples(0.2), 170, 0.1, 1.1, 0.5))
    place(out, 0.2, pluck(rng, hertz("A4"), 0.4, 0.45, 0.35, 0.7))
    return out


@effect(1.15, "table", 0.3, 1.1)
def reveal(rng: Rng, n: int) -> Array:
    out = np.zeros(n)
    for i, note in enumerate(("D5", "A5", "D6", "F#6", "A6", "D7")):
        place(
            out,
            0.01 + 0.062 * i + abs(rng.normal(0, 0.004)),
            bell(n, hertz(note), 0.85 - 0.06 * i, 0.75 ** (i * 0.8)),
            0.5,
        )
    m = samples(0.9)
    place(out, 0, sweep(rng, m, lambda p: 3500 * 2 ** (1.1 * p), 0.5) * swell(m, 0.45, 0.4), 0.05)
    place(out, 0.3, sistrum(rng, samples(0.4), 0.3))
    return out


@effect(0.65, "event", 0.14, 0.5)
def react(rng: Rng, n: int) -> Array:
    out = np.zeros(n)
    place(out, 0.0, tek(rng, n, 250, 0.75))
    place(out, 0.105, tek(rng, n, 250, 0.95))
    place(out, 0.21, doum(rng, n, 96, 1.0))
    place(out, 0.21, pluck(rng, hertz("A3"), 0.42, 0.45, 0.6, 0.8))
    return out


@effect(1.2, "event", 0.2, 1.2)
def gong(rng: Rng, n: int) -> Array:
    t = seconds_axis(n)
    out = np.zeros(n)
    for r, d, a, bloom in (
        (1, 2.4, 0.9, 0.004),
        (1.49, 2.0, 0.6, 0.015),
        (2.02, 1.9, 0.75, 0.02),
        (2.74, 1.7, 0.65, 0.035),
        (3.37, 1.5, 0.6, 0.05),
        (4.16, 1.3, 0.5, 0.06),
        (5.43, 1.1, 0.4, 0.08),
        (6.79, 0.9, 0.3, 0.09),
        (8.21, 0.8, 0.22, 0.1),
        (10.4, 0.7, 0.14, 0.1),
    ):
        f = hertz("D3") * r
        rise = 1 - np.exp(-t / bloom)
        for off in (-1.1, 1.3):
            out += (
                0.5 * a * rise * np.sin(2 * np.pi * (f + off * r**0.5) * t + rng.uniform(0, 6.28)) * 10 ** (-3 * t / d)
            )
    return out * swell(n, 0.003, 0.55) + doum(rng, n, 73.4, 0.35)


@effect(1.2, "event", 0.25, 1.1)
def chant(rng: Rng, n: int) -> Array:
    m = samples(1.12)
    chorus = (
        voices(rng, hertz("D3"), m, "oh", "ah", 4)
        + 0.7 * voices(rng, hertz("A3"), m, "oh", "ah", 3)
        + 0.6 * voices(rng, hertz("D2"), m, "oh", "ah", 2)
    )
    out = np.zeros(n)
    place(out, 0.02, chorus * swell(m, 0.06, 0.7))
    place(out, 0, doum(rng, n, 73.4, 0.7))
    return out


@effect(0.75, "event", 0.16, 0.6)
def drum(rng: Rng, n: int) -> Array:
    return doum(rng, n, 88, 0.75) + tek(rng, n, 205, 0.7) + 0.3 * hiss(rng, n, 250, 1100) * strike(n, 0.002, 0.16)


@effect(1.2, "event", 0.2, 0.8)
def drum_battle(rng: Rng, n: int) -> Array:
    out = np.zeros(n)
    for at, f, level in ((0.0, 70, 1.0), (0.2, 88, 0.55), (0.3, 88, 0.65), (0.4, 70, 0.8), (0.6, 62, 1.25)):
        place(out, at + abs(rng.normal(0, 0.004)), doum(rng, samples(0.6), f, level))
        place(out, at, tek(rng, samples(0.2), 190, 0.75 * level))
    m = samples(0.5)
    place(out, 0.6, hiss(rng, m, 200, 1200) * strike(m, 0.002, 0.35), 0.2)
    return out


@effect(1.0, "table", 0.14, 0.6)
def water(rng: Rng, n: int) -> Array:
    m = samples(0.95)
    out = np.zeros(n)
    place(
        out,
        0,
        sweep(rng, m, lambda p: 900 + 500 * np.sin(2 * np.pi * p), 0.8) * rough(rng, m, 14, 0.45) * swell(m, 0.25, 0.5),
        0.13,
    )
    for i in range(17):  # bubbles: short rising sines
        d = rng.uniform(0.03, 0.075)
        k = samples(d)
        t = seconds_axis(k)
        f = rng.uniform(420, 1300)
        bubble = (
            np.sin(2 * np.pi * (f * t + f * 0.45 * t**2 / (2 * d))) * strike(k, 0.004, d * 1.6) * swell(k, 0.003, 0.01)
        )
        place(out, 0.03 + 0.75 * i / 17 + abs(rng.normal(0, 0.02)), bubble, rng.uniform(0.2, 0.8))
    return out


@effect(0.2, "table", 0.1, 0.3)
def token(rng: Rng, n: int) -> Array:
    out = knock(rng, n, 410, 0.07, 1.0, 0.4)
    place(out, 0.0, knock(rng, n, 150, 0.06, 0.7, 0.0))
    place(out, 0.055, knock(rng, n, 440, 0.05, 0.28, 0.4))
    return out


@effect(0.7, "table", 0.18, 0.7)
def turn_start(rng: Rng, n: int) -> Array:
    out = doum(rng, n, 84, 0.55)
    place(out, 0.01, pluck(rng, hertz("D4"), 0.69, 0.6, 0.35, 1.2))
    return out


@effect(1.0, "event", 0.22, 0.9)
def your_turn(rng: Rng, n: int) -> Array:
    out = np.zeros(n)
    for at, note, level in ((0.0, "D4", 0.5), (0.0, "A4", 0.6), (0.16, "D5", 0.8)):
        place(out, at, pluck(rng, hertz(note), 1.0 - at, level, 0.5, 1.5))
    place(out, 0.16, bell(n, hertz("D6"), 0.7, 0.1))
    place(out, 0.15, sistrum(rng, samples(0.3), 0.5))
    return out


@effect(0.95, "table", 0.14, 0.7)
def curtain(rng: Rng, n: int) -> Array:
    out = np.zeros(n)
    m = samples(0.75)
    place(
        out,
        0,
        sweep(rng, m, lambda p: 700 * 2 ** (1.3 * np.sin(np.pi * p)), 0.9)
        * rough(rng, m, 24, 0.45)
        * swell(m, 0.3, 0.4),
        0.5,
    )
    place(out, 0.5, doum(rng, samples(0.45), 66, 0.9))
    return out


@effect(0.8, "interface", 0.28, 0.9)
def hint(rng: Rng, n: int) -> Array:
    out = np.zeros(n)
    place(out, 0.0, bell(n, hertz("A5"), 0.6, 0.7))
    place(out, 0.13, bell(n, hertz("D6"), 0.7, 0.8))
    place(out, 0.0, pluck(rng, hertz("D4"), 0.5, 0.3, 0.3, 0.8))
    return out


@effect(0.45, "interface", 0.14, 0.5)
def undo(rng: Rng, n: int) -> Array:
    out = np.zeros(n)
    m = samples(0.16)
    place(out, 0, sweep(rng, m, lambda p: 3200 * 2 ** (-1.5 * p), 0.7) * swell(m, 0.08, 0.06), 0.1)
    place(out, 0.04, pluck(rng, hertz("A4"), 0.3, 0.55, 0.35, 0.5))
    place(out, 0.14, pluck(rng, hertz("D4"), 0.31, 0.6, 0.3, 0.6))
    return out


@effect(0.45, "interface", 0.14, 0.5)
def redo(rng: Rng, n: int) -> Array:
    out = np.zeros(n)
    m = samples(0.16)
    place(out, 0, sweep(rng, m, lambda p: 1150 * 2 ** (1.5 * p), 0.7) * swell(m, 0.08, 0.06), 0.1)
    place(out, 0.04, pluck(rng, hertz("D4"), 0.3, 0.55, 0.3, 0.6))
    place(out, 0.14, pluck(rng, hertz("A4"), 0.31, 0.6, 0.35, 0.5))
    return out


@effect(0.6, "table", 0.14, 0.5)
def warning(rng: Rng, n: int) -> Array:
    out = np.zeros(n)
    place(out, 0.0, pluck(rng, hertz("Eb4"), 0.3, 0.75, 0.45, 0.8))
    place(out, 0.17, pluck(rng, hertz("D4"), 0.43, 0.8, 0.45, 0.9))
    place(out, 0.17, doum(rng, samples(0.4), 90, 0.4))
    return out


@effect(0.32, "interface", 0.1, 0.3)
def error(rng: Rng, n: int) -> Array:
    out = knock(rng, n, 180, 0.08, 0.8, 0.25)
    place(out, 0.1, knock(rng, n, 150, 0.1, 1.0, 0.25))
    return out


@effect(0.055, "whisper", 0.0)
def focus(rng: Rng, n: int) -> Array:
    return knock(rng, n, 900, 0.03, 1.0, 0.15)


@effect(0.08, "interface", 0.0)
def click(rng: Rng, n: int) -> Array:
    return knock(rng, n, 520, 0.045, 1.0, 0.4)


@effect(0.13, "interface", 0.0)
def toggle(rng: Rng, n: int) -> Array:
    out = knock(rng, n, 470, 0.035, 0.7, 0.4)
    place(out, 0.05, knock(rng, n, 700, 0.04, 0.9, 0.35))
    return out


@effect(0.42, "interface", 0.08, 0.3)
def page(rng: Rng, n: int) -> Array:
    out = np.zeros(n)
    m = samples(0.34)
    place(
        out,
        0,
        sweep(rng, m, lambda p: 1500 + 1400 * np.sin(np.pi * p), 0.6) * rough(rng, m, 75, 0.7) * swell(m, 0.12, 0.16),
    )
    return out + 0.8 * gravel(rng, n, 22, 1800, 4500, lambda: rng.beta(2, 2) * 0.33)


@effect(0.4, "interface", 0.1, 0.4)
def slide_in(rng: Rng, n: int) -> Array:
    out = np.zeros(n)
    m = samples(0.28)
    place(out, 0, sweep(rng, m, lambda p: 500 * 2 ** (1.7 * p), 0.8) * swell(m, 0.17, 0.09), 0.5)
    place(out, 0.25, knock(rng, samples(0.14), 210, 0.07, 0.9, 0.2))
    return out


@effect(1.2, "event", 0.25, 1.1)
def win(rng: Rng, n: int) -> Array:
    out = np.zeros(n)
    for at, note, level in (
        (0.0, "D4", 0.6),
        (0.09, "F#4", 0.6),
        (0.18, "A4", 0.7),
        (0.27, "C#5", 0.6),
        (0.36, "D5", 0.95),
        (0.36, "A4", 0.5),
        (0.38, "D3", 0.6),
        (0.40, "F#5", 0.5),
    ):
        place(out, at, pluck(rng, hertz(note), 1.2 - at, level, 0.6, 1.8))
    place(out, 0.36, doum(rng, samples(0.8), 73.4, 0.8))
    place(out, 0.36, sistrum(rng, samples(0.4), 0.7))
    place(out, 0.37, bell(n, hertz("D6"), 0.9, 0.12))
    return out


@effect(1.2, "event", 0.25, 1.1)
def loss(rng: Rng, n: int) -> Array:
    out = np.zeros(n)
    for at, note, level in (
        (0.0, "A4", 0.7),
        (0.15, "G4", 0.65),
        (0.30, "F4", 0.65),
        (0.46, "Eb4", 0.7),
        (0.64, "D4", 0.8),
        (0.65, "D3", 0.6),
        (0.66, "A3", 0.4),
    ):
        place(out, at, pluck(rng, hertz(note), 1.2 - at, level, 0.35, 1.6))
    place(out, 0.64, doum(rng, samples(0.55), 58, 0.7))
    return out


@effect(0.12, "interface", 0.0)
def score_tick(rng: Rng, n: int) -> Array:
    return pluck(rng, hertz("D5"), n / SR, 0.8, 0.4, 0.25) + knock(rng, n, 520, 0.03, 0.4, 0.3)


@effect(1.15, "event", 0.22, 1.0)
def score_total(rng: Rng, n: int) -> Array:
    out = np.zeros(n)
    for i, note in enumerate(("D3", "A3", "D4", "F#4", "A4", "D5")):
        place(out, 0.028 * i, pluck(rng, hertz(note), 1.1 - 0.03 * i, 0.6 + 0.05 * i, 0.45, 1.8))
    place(out, 0.13, doum(rng, samples(0.8), 73.4, 0.7))
    place(out, 0.14, metal(rng, samples(0.4), 0.94, 0.1))
    return out


@effect(1.15, "table", 0.14, 0.7)
def wheel(rng: Rng, n: int) -> Array:
    out = np.zeros(n)
    m = samples(0.95)
    place(out, 0, hiss(rng, m, 130, 700, 3) * rough(rng, m, 30, 0.45) * swell(m, 0.25, 0.4), 0.2)
    for i in range(9):  # the pawl, slowing down
        at = 0.05 + 0.9 * (i / 9) ** 1.25
        place(out, at, knock(rng, samples(0.1), rng.uniform(330, 370), 0.05, 0.75 - 0.04 * i, 0.35))
    place(out, 0.95, knock(rng, samples(0.2), 140, 0.12, 1.1, 0.3))
    return out


@effect(1.2, "table", 0.12, 0.8)
def wind(rng: Rng, n: int) -> Array:
    m = samples(1.17)
    air = sweep(rng, m, lambda p: 380 * 2 ** (1.1 * np.sin(np.pi * p) ** 2), 0.5) + 0.35 * sweep(
        rng, m, lambda p: 1500 * 2 ** (0.5 * np.sin(np.pi * p)), 0.5
    )
    out = np.zeros(n)
    place(out, 0, air * rough(rng, m, 6, 0.3) * swell(m, 0.5, 0.6))
    return out
