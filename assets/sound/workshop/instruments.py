"""What is struck, plucked, blown and sung: every effect and every loop is made of these."""

from collections.abc import Callable, Iterable

import numpy as np

from workshop.tools import (
    SR,
    Array,
    Rng,
    convolve,
    hertz,
    hiss,
    place,
    rough,
    samples,
    seconds_axis,
    strike,
    sweep,
    swell,
)


def modes(n: int, parts: Iterable[tuple[float, float, float]], attack: float = 0.0008, fall: float = 0.0) -> Array:
    """Struck body: (frequency, t60, level) each; fall bends the pitch down at the start, as a slack skin does."""
    t = seconds_axis(n)
    bend = t + fall * 0.03 * (1 - np.exp(-t / 0.03))
    out = np.zeros(n)
    for f, t60, level in parts:
        out += level * np.sin(2 * np.pi * f * bend) * 10 ** (-3 * t / t60)
    return out * swell(n, attack, 0.005)


BODY = modes(samples(0.12), ((187, 0.11, 0.0016), (291, 0.09, 0.0018), (433, 0.07, 0.0020), (655, 0.05, 0.0022)))


def pluck(rng: Rng, freq: float, length: float, level: float = 1.0, bright: float = 0.5, t60: float = 2.4) -> Array:
    """A gut string by Karplus-Strong: one period of a plucked shape goes round a lossy loop, then a small body."""
    period = int(SR / freq)
    k = np.arange(period // 2 + 1)
    cut = (1200 + 5200 * bright * (0.6 + 0.4 * level)) / freq
    spectrum = np.zeros(len(k))
    spectrum[1:] = np.abs(np.sin(np.pi * k[1:] * 0.21)) / k[1:] ** 1.15 / (1 + (k[1:] / cut) ** 4)
    spectrum *= np.exp(0.15 * rng.standard_normal(len(k)))
    start = np.fft.irfft(spectrum * np.exp(2j * np.pi * rng.random(len(k))), period)
    n = samples(length)
    y = np.zeros(n + 3 * period)
    y[:period] = start
    loss = 10 ** (-3 / (t60 * freq))
    h = 0.24 - 0.16 * bright
    step = period - 1
    for i in range(period, len(y) - step, step):
        j = i - period
        y[i : i + step] = loss * (
            h * (y[j + 1 : j + 1 + step] + np.concatenate(([y[j - 1] if j else y[period - 1]], y[j : j + step - 1])))
            + (1 - 2 * h) * y[j : j + step]
        )
    # the loop is a whole number of samples long: read it a touch slower to be in tune (cubic)
    pos = 1 + np.arange(n) * (freq * period / SR)
    i = pos.astype(int)
    u = pos - i
    p0, p1, p2, p3 = y[i - 1], y[i], y[i + 1], y[i + 2]
    x = p1 + 0.5 * u * (p2 - p0 + u * (2 * p0 - 5 * p1 + 4 * p2 - p3 + u * (3 * (p1 - p2) + p3 - p0)))
    x *= 0.5 / np.sqrt(np.mean(x[: samples(0.12)] ** 2))  # every string equally strong
    finger = hiss(rng, n, 900, 3500) * strike(n, 0.001, 0.03) * 0.1
    x = x * swell(n, 0.0022, min(0.35, 0.4 * length)) + finger
    body = convolve(x, BODY)[:n]
    return level * (x + body) * swell(n, 0.0006, 0.02)


def doum(rng: Rng, n: int, freq: float = 78.0, level: float = 1.0) -> Array:
    """The open low stroke of a frame drum."""
    skin = modes(
        n,
        (
            (freq, 0.70, 1.0),
            (freq * 1.59, 0.36, 0.55),
            (freq * 2.14, 0.28, 0.40),
            (freq * 2.65, 0.22, 0.30),
            (freq * 3.5, 0.17, 0.24),
            (freq * 4.6, 0.12, 0.16),
        ),
        0.002,
        0.35,
    )
    hand = hiss(rng, n, 220, 1500) * strike(n, 0.001, 0.075) * 0.34
    return level * (skin + hand)


def tek(rng: Rng, n: int, freq: float = 265.0, level: float = 1.0) -> Array:
    """The dry stroke near the rim."""
    skin = modes(
        n,
        (
            (freq, 0.13, 0.6),
            (freq * 1.59, 0.10, 0.55),
            (freq * 2.30, 0.08, 0.45),
            (freq * 3.16, 0.06, 0.3),
            (freq * 4.4, 0.05, 0.2),
        ),
        0.0008,
        0.05,
    )
    return level * (skin + hiss(rng, n, 1200, 5200) * strike(n, 0.0006, 0.045) * 0.22)


def sistrum(rng: Rng, n: int, level: float = 1.0) -> Array:
    """Metal rings on rods, one shake: a spray of tiny high strokes."""
    out = np.zeros(n)
    span = min(0.13, 0.7 * n / SR)
    for _ in range(22):
        f = rng.uniform(3800, 8200)
        grain = modes(samples(0.09), ((f, rng.uniform(0.04, 0.11), 1.0), (f * 1.37, 0.05, 0.4)), 0.0015)
        place(out, abs(rng.normal(0, 0.45)) * span, grain, rng.uniform(0.03, 0.12))
    return level * out


def bell(n: int, freq: float, t60: float, level: float = 1.0) -> Array:
    """A small bronze bell, soft stroke."""
    return level * modes(
        n,
        (
            (freq, t60, 1.0),
            (freq * 1.003, t60 * 0.8, 0.4),
            (freq * 2.01, t60 * 0.55, 0.36),
            (freq * 3.02, t60 * 0.3, 0.16),
            (freq * 4.23, t60 * 0.18, 0.10),
        ),
        0.004,
    )


VOWELS = {
    "oh": ((430, 90, 1.0), (780, 110, 0.5), (2450, 250, 0.05)),
    "ah": ((640, 110, 1.0), (1080, 140, 0.6), (2500, 260, 0.09)),
    "mm": ((240, 90, 1.0), (1000, 200, 0.05), (2200, 300, 0.02)),
}


def voices(rng: Rng, freq: float, n: int, vowel: str = "oh", to: str | None = None, count: int = 3) -> Array:
    """A few men in unison: harmonics under the formants of a vowel (gliding to another), each a little off the rest."""
    t = seconds_axis(n)
    glide = swell(n, n / SR * 0.8, 0.0) if to else np.zeros(n)
    out = np.zeros(n)
    for _ in range(count):
        cents = rng.normal(0, 5) + 9 * np.sin(2 * np.pi * rng.uniform(4.4, 5.4) * t + rng.uniform(0, 6.28)) * np.clip(
            t / 0.8, 0, 1
        )
        cents = cents - 35 * np.exp(-t / 0.05)
        phase = 2 * np.pi * np.cumsum(freq * 2 ** (cents / 1200)) / SR + rng.uniform(0, 6.28)
        for h in range(1, int(3400 / freq) + 1):

            def gain(name: str, f: float = h * freq) -> float:
                return sum(a / (1 + ((f - c) / w) ** 2) for c, w, a in VOWELS[name])

            level = gain(vowel) * (1 - glide) + (gain(to) * glide if to else 0)
            out += level * np.sin(h * phase + rng.uniform(0, 6.28)) / h**0.55
    return out / (np.sqrt(np.mean(out**2)) + 1e-9) * 0.35


def metal(rng: Rng, n: int, pitch: float = 1.0, level: float = 1.0) -> Array:
    """A gold disc on another."""
    parts = [
        (2380, 0.30, 0.55),
        (2396, 0.24, 0.35),
        (3610, 0.26, 0.5),
        (4930, 0.20, 0.45),
        (4958, 0.16, 0.25),
        (6770, 0.13, 0.25),
        (8350, 0.09, 0.12),
    ]
    ring = modes(
        n, [(f * pitch * rng.uniform(0.995, 1.005), d, a * rng.uniform(0.75, 1.2)) for f, d, a in parts], 0.0006
    )
    return level * (ring + hiss(rng, n, 3000, 9000) * strike(n, 0.0004, 0.012) * 0.3)


def knock(rng: Rng, n: int, freq: float, t60: float = 0.07, level: float = 1.0, grit: float = 0.3) -> Array:
    """Something small and hard put down on the heavy table."""
    body = modes(
        n,
        (
            (freq, t60, 1.0),
            (freq * 1.52, t60 * 0.8, 0.55),
            (freq * 2.41, t60 * 0.55, 0.35),
            (freq * 3.9, t60 * 0.35, 0.18),
        ),
        0.0009,
        0.03,
    )
    return level * (body + grit * hiss(rng, n, 700, 4200) * strike(n, 0.0006, 0.022))


def rock(rng: Rng, n: int, freq: float, level: float = 1.0) -> Array:
    """Stone on stone: dense, short, dissonant modes with a crack of noise."""
    body = modes(
        n,
        [
            (freq * r * rng.uniform(0.96, 1.04), rng.uniform(0.05, 0.12) / r**0.4, 1 / r**0.5)
            for r in (1, 1.43, 1.91, 2.37, 3.1, 4.2, 5.6)
        ],
        0.0008,
        0.04,
    )
    return level * (0.5 * body + 0.9 * hiss(rng, n, 500, 3800) * strike(n, 0.0006, 0.05))


def gravel(rng: Rng, n: int, count: int, low: float, high: float, spread: Callable[[], float]) -> Array:
    """Many tiny stones; spread() gives the time of each."""
    out = np.zeros(n)
    for _ in range(count):
        f = np.exp(rng.uniform(np.log(low), np.log(high)))
        m = samples(0.03)
        grain = modes(m, ((f, 0.025, 1.0), (f * 1.7, 0.015, 0.6)), 0.0005) + 0.5 * hiss(
            rng, m, low, high * 1.6
        ) * strike(m, 0.0004, 0.012)
        place(out, max(0.0, spread()), grain, rng.uniform(0.1, 1.0) ** 2)
    return out


def clay(rng: Rng, n: int, freq: float, t60: float = 0.16, level: float = 1.0) -> Array:
    """A fired pot: hollow, a little out of tune with itself, soon over."""
    parts = ((1, 1.0, 1.0), (1.61, 0.8, 0.6), (2.34, 0.65, 0.5), (3.42, 0.45, 0.3), (4.9, 0.3, 0.18))
    body = modes(n, [(freq * r * rng.uniform(0.985, 1.015), t60 * d, a) for r, d, a in parts], 0.0009, 0.02)
    return level * (body + 0.25 * hiss(rng, n, 1500, 6000) * strike(n, 0.0005, 0.018))


def rub(rng: Rng, seconds: float, low: float, high: float, grit: float = 60, depth: float = 0.6) -> Array:
    """Stone drawn over stone."""
    m = samples(seconds)
    return hiss(rng, m, low, high, 3) * rough(rng, m, grit, depth) * swell(m, 0.45 * seconds, 0.3 * seconds)


def splash(rng: Rng, count: int, span: float) -> Array:
    """Drops and bubbles, as in `water`, and the rush around them."""
    n = samples(span)
    out = (
        sweep(rng, n, lambda p: 1500 * 2 ** (-1.0 * p), 0.8) * rough(rng, n, 18, 0.5) * swell(n, 0.2 * span, 0.6 * span)
    )
    out *= 0.16
    for i in range(count):
        d = rng.uniform(0.03, 0.07)
        k = samples(d)
        t = seconds_axis(k)
        f = rng.uniform(420, 1100)
        drop = (
            np.sin(2 * np.pi * (f * t + f * 0.45 * t**2 / (2 * d))) * strike(k, 0.004, d * 1.6) * swell(k, 0.003, 0.01)
        )
        place(out, (0.2 + 0.7 * i / count) * span, drop, rng.uniform(0.2, 0.6))
    return out


def counted(rng: Rng, n: int, note: str) -> Array:
    """A line of the final score: a short string; each line has its own note and its own matter."""
    return pluck(rng, hertz(note), n / SR, 0.75, 0.42, 0.5)
