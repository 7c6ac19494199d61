"""Makes every sound of Nile Quartet from nothing but numpy: python assets/sound/make.py [name ...]

Rewrites effects/<name>.wav and music/<name>.ogg beside this file and prints what it measured. The same numbers come
out on every run: each sound draws from a generator seeded with its own name. The music needs `oggenc` (vorbis-tools)
or `ffmpeg`; without one the effects are still written and the music is left as it is.
"""

import shutil
import subprocess
import sys
import tempfile
import wave
import zlib
from collections.abc import Callable, Iterable
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent
SR = 44100
Array = np.ndarray
Rng = np.random.Generator


# ---------------------------------------------------------------- small tools


def samples(seconds: float) -> int:
    return round(seconds * SR)


def seconds_axis(n: int) -> Array:
    return np.arange(n) / SR


def db(value: float) -> float:
    return 10 ** (value / 20)


def words(text: str) -> list[str]:
    return text.split()


NAMES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def hertz(note: str) -> float:
    """'F#4' or 'Bb3' to a frequency; A4 is 440."""
    shift = note.count("#") - note[1:].count("b")
    return 440.0 * 2 ** ((NAMES[note[0]] + shift + 12 * (int(note[-1]) - 4) - 9) / 12)


def place(out: Array, at: float, x: Array, gain: float = 1.0) -> None:
    """Adds x to out at a time in seconds; what does not fit is cut."""
    start = samples(at)
    length = min(len(x), len(out) - start)
    if length > 0:
        out[start : start + length] += gain * x[:length]


def swell(n: int, attack: float, release: float) -> Array:
    """Half-cosine rise, one, half-cosine fall (both in seconds)."""
    e = np.ones(n)
    a, r = min(n, max(1, samples(attack))), min(n, max(1, samples(release)))
    e[:a] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(a) / a)
    e[n - r :] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(1, r + 1) / r)
    return e


def strike(n: int, attack: float, t60: float) -> Array:
    """A fast rise, then an exponential that is 60 dB down after t60 seconds."""
    e = 10 ** (-3 * seconds_axis(n) / t60)
    a = min(n, max(1, samples(attack)))
    e[:a] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(a) / a)
    return e


def band(x: Array, low: float, high: float, order: int = 2) -> Array:
    """Butterworth-shaped band, without phase: for steady noise, before its envelope."""
    f = np.fft.rfftfreq(len(x), 1 / SR)
    f[0] = 1e-3
    mask = 1 / np.sqrt(1 + (low / f) ** (2 * order)) / np.sqrt(1 + (f / high) ** (2 * order))
    return np.fft.irfft(np.fft.rfft(x) * mask, len(x))


def hiss(rng: Rng, n: int, low: float, high: float, order: int = 2) -> Array:
    """Noise between two frequencies, with an RMS of one."""
    x = band(rng.standard_normal(n + 2048), low, high, order)[1024 : 1024 + n]
    return x / (np.sqrt(np.mean(x**2)) + 1e-12)


def sweep(rng: Rng, n: int, centre: Callable[[Array], Array], octaves: float) -> Array:
    """Noise whose band follows centre(position 0..1), in Hz; the level stays even (overlap-add of shaped grains)."""
    size, hop = 1024, 256
    window = np.hanning(size + 1)[:size]
    out = np.zeros(n + 2 * size)
    f = np.fft.rfftfreq(size, 1 / SR)
    f[0] = 1.0
    source = rng.standard_normal(len(out))
    for start in range(0, n + size, hop):
        c = centre(np.array(min(1.0, max(0.0, (start - size / 2) / n))))
        mask = np.exp(-0.5 * (np.log2(f / c) / octaves) ** 2)
        grain = np.fft.irfft(np.fft.rfft(source[start : start + size] * window) * mask / np.sqrt(np.mean(mask**2)))
        out[start : start + size] += grain * window
    x = out[size : size + n]
    return x / np.sqrt(np.mean(x**2))


def rough(rng: Rng, n: int, rate: float, depth: float) -> Array:
    """A slow random gain around one: fibre, grit, gusts."""
    x = hiss(rng, n, rate * 0.2, rate)
    return np.clip(1 + depth * x, 0, None)


def biquad(x: Array, b: tuple[float, ...], a: tuple[float, ...]) -> Array:
    out, x1, x2, y1, y2 = [], 0.0, 0.0, 0.0, 0.0
    for v in x.tolist():
        y = b[0] * v + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
        x1, x2, y1, y2 = v, x1, y, y1
        out.append(y)
    return np.array(out)


def highpass(x: Array, f: float) -> Array:
    """Causal second-order highpass: takes the DC and rumble away without smearing ahead of an attack."""
    w = 2 * np.pi * f / SR
    alpha, c = np.sin(w) / np.sqrt(2), np.cos(w)
    a0 = 1 + alpha
    return biquad(x, ((1 + c) / 2 / a0, -(1 + c) / a0, (1 + c) / 2 / a0), (-2 * c / a0, (1 - alpha) / a0))


def convolve(x: Array, ir: Array) -> Array:
    n = len(x) + len(ir) - 1
    size = 1 << (n - 1).bit_length()
    return np.fft.irfft(np.fft.rfft(x, size) * np.fft.rfft(ir, size), size)[:n]


def room(rng: Rng, t60: float, predelay: float = 0.012, dark: float = 1.0) -> Array:
    """An impulse response: a few early reflections, then noise that dies faster the higher it is. Unit energy."""
    n = samples(t60 * 1.1)
    t = seconds_axis(n)
    tail = np.zeros(n)
    for low, high, length, level in (
        (120, 700, 1.0, 1.0),
        (700, 2500, 0.8, 0.8),
        (2500, 7000, 0.45 / dark, 0.45 / dark),
    ):
        tail += level * hiss(rng, n, low, high, 1) * 10 ** (-3 * t / (t60 * length))
    tail *= swell(n, 0.02, 0.1 * t60)
    ir = np.zeros(n + samples(predelay))
    ir[samples(predelay) :] += tail / np.sqrt(np.sum(tail**2))
    for _ in range(6):
        at = int(rng.uniform(0.004, 0.045) * SR)
        ir[at : at + 24] += rng.choice((-1, 1)) * rng.uniform(0.05, 0.14) * np.hanning(24) * 0.5
    return ir / np.sqrt(np.sum(ir**2))


# ---------------------------------------------------------------- instruments


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


# ---------------------------------------------------------------- effects

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


# ---------------------------------------------------------------- effects of Pharaon


def clay(rng: Rng, n: int, freq: float, t60: float = 0.16, level: float = 1.0) -> Array:
    """A fired pot: hollow, a little out of tune with itself, soon over."""
    parts = ((1, 1.0, 1.0), (1.61, 0.8, 0.6), (2.34, 0.65, 0.5), (3.42, 0.45, 0.3), (4.9, 0.3, 0.18))
    body = modes(n, [(freq * r * rng.uniform(0.985, 1.015), t60 * d, a) for r, d, a in parts], 0.0009, 0.02)
    return level * (body + 0.25 * hiss(rng, n, 1500, 6000) * strike(n, 0.0005, 0.018))


def rub(rng: Rng, seconds: float, low: float, high: float, grit: float = 60, depth: float = 0.6) -> Array:
    """Stone drawn over stone."""
    m = samples(seconds)
    return hiss(rng, m, low, high, 3) * rough(rng, m, grit, depth) * swell(m, 0.45 * seconds, 0.3 * seconds)


def shadow(rng: Rng, n: int, level: float = 1.0, pitch: float = 56.0) -> Array:
    """The Traitor: a low drum, and a breath through the teeth."""
    out = doum(rng, n, pitch, 0.8 * level)
    m = min(n, samples(0.55))
    breath = sweep(rng, m, lambda p: 3400 * 2 ** (-0.7 * p), 0.45) * rough(rng, m, 20, 0.3) * swell(m, 0.16, 0.36)
    place(out, 0.03, breath, 0.07 * level)
    return out


def counted(rng: Rng, n: int, note: str) -> Array:
    """A line of the final score: a short string; each line has its own note and its own matter."""
    return pluck(rng, hertz(note), n / SR, 0.75, 0.42, 0.5)


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


# ---------------------------------------------------------------- loudness


def weigh(x: Array) -> Array:
    """A-weighting, so that a low drum and a coin can be set to the same loudness."""
    f2 = np.fft.rfftfreq(len(x), 1 / SR) ** 2
    a = 1.2589 * 12194**2 * f2**2 / ((f2 + 20.6**2) * np.sqrt((f2 + 107.7**2) * (f2 + 737.9**2)) * (f2 + 12194**2))
    return np.fft.irfft(np.fft.rfft(x) * a, len(x))


def loudness(x: Array) -> float:
    """A-weighted level of the loudest 60 ms, in dB."""
    m = samples(0.06)
    padded = np.concatenate((np.zeros(m), x, np.zeros(m)))
    energy = np.cumsum(weigh(padded) ** 2)
    return float(10 * np.log10(np.max(energy[m:] - energy[:-m]) / m + 1e-20))


def finish(x: Array, rng: Rng, family: str, wet: float, hall: float) -> Array:
    """Reverb, no DC, soft ends, the family's loudness, and never above -6 dBFS."""
    n = len(x)
    if wet:
        echo = convolve(x, room(rng, hall, 0.006))[:n]
        x = x + wet * echo * np.sqrt(np.sum(x**2) / (np.sum(echo**2) + 1e-12)) * 1.6
    x = highpass(x, 38)
    x = x * swell(n, 0.0008, min(0.35 * n / SR, 0.4))
    top = db(-6.1)
    for _ in range(3):  # low drums ask for more peak than there is
        x = x * db(LOUDNESS[family] - loudness(x))
        x = np.where(
            np.abs(x) > 0.5 * top,
            np.sign(x) * (0.5 * top + 0.5 * top * np.tanh((np.abs(x) - 0.5 * top) / (0.5 * top))),
            x,
        )
    x = highpass(x, 30) * swell(n, 0.0005, 0.01)
    x *= min(1.0, top / np.max(np.abs(x)))
    x -= swell(n, 0.2 * n / SR, 0.2 * n / SR) * np.sum(x) / np.sum(swell(n, 0.2 * n / SR, 0.2 * n / SR))
    return x


# ---------------------------------------------------------------- music


class Loop:
    """A stereo loop: everything that rings past the end comes in again at the start, the reverb too."""

    def __init__(self, name: str, beat: int, beats: int) -> None:
        self.rng = np.random.default_rng(zlib.crc32(name.encode()))
        self.beat, self.n = beat, beat * beats
        self.dry = np.zeros((2, self.n))
        self.send = np.zeros((2, self.n))
        self.lead_in = samples(0.15)  # the seam lies just before the first beat, in the ebb
        self.sounding: list[tuple[float, float]] = []

    def add(
        self, x: Array, beat: float, gain: float, pan: float = 0.0, send: float = 0.3, human: float = 0.007
    ) -> None:
        late = self.rng.normal(0, human) if human else 0.0
        gain *= float(np.exp(self.rng.normal(0, 0.08)))
        start = round(beat * self.beat + self.lead_in + np.clip(late, -0.018, 0.018) * SR)
        block = x[: len(x) // 441 * 441].reshape(-1, 441)
        heard = np.sqrt(np.mean(block**2, axis=1))
        self.sounding.append((start / SR, start / SR + 0.01 * (1 + np.flatnonzero(heard > 0.16 * heard.max())[-1])))
        for side, share in ((0, np.cos((pan + 1) * np.pi / 4)), (1, np.sin((pan + 1) * np.pi / 4))):
            self._wrap(self.dry[side], start, x * gain * share)
            self._wrap(self.send[side], start, x * gain * share * send)

    def _wrap(self, out: Array, start: int, x: Array) -> None:
        start %= self.n
        while len(x):
            m = min(len(x), self.n - start)
            out[start : start + m] += x[:m]
            x, start = x[m:], 0

    def pluck(
        self,
        beat: float,
        note: str,
        length: float,
        level: float,
        pan: float,
        bright: float = 0.4,
        t60: float = 2.6,
        gain: float = 0.2,
        course: bool = False,
        send: float = 0.35,
    ) -> None:
        x = pluck(self.rng, hertz(note), length, level, bright, t60)
        if course:  # a second string, three cents off
            x = 0.62 * (x + pluck(self.rng, hertz(note) * 2 ** (3 / 1200), length, level, bright, t60))
        self.add(x, beat, gain, pan, send)

    def melody(self, start: float, text: str, voice: Callable[[float, str, float, float], None]) -> None:
        """'A4 1, r .5': notes and rests with their beats; ' marks a grace note before, ! an accent."""
        at = start
        for word in text.replace("|", ",").split(","):
            if not word.strip():
                continue
            note, length = word.split()
            if note != "r":
                voice(at, note, float(length), 1.0 if "!" in note else 0.8)
            at += float(length)

    def drone(self, notes: Iterable[tuple[str, float]], breaths: int, gain: float, floor: float = 0.2) -> None:
        """Low reeds in whole cycles per loop, every partial with its own slow tide; out of breath only at the seam."""
        t = np.arange(self.n) / self.n
        away = np.minimum(t, 1 - t) * self.n / SR  # seconds from the seam
        tide = floor * (1 - np.exp(-((away / 0.25) ** 2))) + (1 - floor) * np.sin(np.pi * breaths * t) ** 2
        for note, level in notes:
            for side in (0, 1):
                for h in range(1, 9):
                    for detune in (-0.9, 1.1):
                        cycles = round(hertz(note) * h * 2 ** (detune * (1 + side * 0.4) / 1200) * self.n / SR)
                        slow = 0.6 + 0.4 * np.sin(2 * np.pi * (self.rng.integers(2, 7) * t + self.rng.random()))
                        wave_ = np.sin(
                            2 * np.pi * (((cycles * np.arange(self.n)) % self.n) / self.n + self.rng.random())
                        )
                        self.dry[side] += gain * level * 0.5 * tide * slow * wave_ / h**1.55

    def render(self, t60: float, rms: float) -> Array:
        out = self.dry.copy()
        for side in (0, 1):
            ir = room(self.rng, t60, 0.02, 1.25)
            out[side] += np.fft.irfft(np.fft.rfft(self.send[side]) * np.fft.rfft(ir, self.n), self.n)
            f = np.fft.rfftfreq(self.n, 1 / SR)
            f[0] = 1e-9
            soft = 1 / np.sqrt(1 + (34 / f) ** 4) / np.sqrt(1 + (f / 11000) ** 4)
            out[side] = np.fft.irfft(np.fft.rfft(out[side]) * soft, self.n)
        out *= db(rms) / np.sqrt(np.mean(out**2))
        knee = db(-9)
        over = np.abs(out) > knee  # a soft ceiling at -5 dBFS
        span = db(-5) - knee
        out[over] = np.sign(out[over]) * (knee + span * np.tanh((np.abs(out[over]) - knee) / span))
        return out


def reed(loop: Loop, start: float, text: str, gain: float = 0.075, pan: float = 0.1) -> None:
    """A breath of the ney: one phrase, gliding from note to note, vibrato that comes late, air around the tone."""
    rng = loop.rng
    at, notes = start, []
    for word in text.replace("|", ",").split(","):
        name, length = word.split()
        notes.append((at, name, float(length)))
        at += float(length)
    tail = 0.3
    n = round((at - start) * loop.beat) + samples(tail)
    t = seconds_axis(n)
    pitch, level, calm = np.zeros(n), np.zeros(n), np.zeros(n)
    first = True
    for b, name, length in notes:
        i, j = round((b - start) * loop.beat), round((b + length - start) * loop.beat)
        j = n if b + length >= at - 1e-6 else j
        local = seconds_axis(j - i)
        target = 12 * np.log2(hertz(name) / 440)
        previous = target - 0.7 if first else pitch[i - 1]
        pitch[i:j] = target + (previous - target) * np.exp(-local / (0.05 if first else 0.035))
        rise = 0.16 if first else 0.07
        before = 0.0 if first else level[i - 1] * 0.72
        stress = 0.85 + 0.15 * min(1.0, length / 2)
        level[i:j] = before + (stress - before) * (1 - np.exp(-local / rise))
        level[i:j] *= 1 - 0.18 * np.clip(local / max(0.3, local[-1]), 0, 1)
        calm[i:j] = np.clip((local - 0.4) / 0.7, 0, 1)
        first = False
    level *= swell(n, 0.09, 0.55 + tail)
    pitch += 0.16 * calm * np.sin(2 * np.pi * 4.7 * t + 0.4 * np.sin(2 * np.pi * 0.31 * t)) + 0.035 * hiss(
        rng, n, 0.3, 2.5
    )
    level *= 1 + 0.1 * calm * np.sin(2 * np.pi * 4.7 * t + 0.9) + 0.035 * hiss(rng, n, 1, 9)
    phase = 2 * np.pi * np.cumsum(440 * 2 ** (pitch / 12)) / SR
    tone = np.zeros(n)
    for h, a, grow in ((1, 1.0, 1.0), (2, 0.32, 1.4), (3, 0.30, 1.7), (4, 0.09, 2.0), (5, 0.07, 2.3), (6, 0.025, 2.6)):
        tone += a * level**grow * np.sin(h * phase)
    air = np.zeros(n)
    for h, a in ((1, 0.20), (2, 0.13), (3, 0.10)):  # narrow noise that follows the pitch
        air += a * hiss(rng, n, 1, 130, 1) * np.sin(h * phase + 1.0) * level
    air += 0.035 * hiss(rng, n, 1800, 6000, 1) * level**0.8
    air += 0.07 * hiss(rng, n, 1500, 5000, 1) * np.exp(-t / 0.06) * swell(n, 0.02, 0.1)  # the first breath
    loop.add((tone + 0.8 * air) * swell(n, 0.01, 0.05), start, gain, pan, 0.55, 0.005)


def dusk() -> tuple[Array, Loop]:
    """The menu: D double harmonic (D Eb F# G A Bb C#), 76 beats a minute, 24 bars of four."""
    loop = Loop("dusk", 34816, 96)
    rng = loop.rng
    chords = {
        "D": ("D3", "A3", "D4", "F#4"),
        "Gm": ("G2", "D3", "G3", "Bb3"),
        "Eb": ("Eb3", "Bb3", "Eb4", "G4"),
        "F#m": ("F#3", "C#4", "F#4", "A4"),
    }
    plan = words("D D Gm D Eb D Gm D Gm Gm D F#m Eb Gm Eb D D D Eb D Gm Eb D D")
    for bar, name in enumerate(plan):
        chord = chords[name]
        for beat, voice, level in (
            (0, 0, 0.8),
            (0.5, 1, 0.45),
            (1.5, 2, 0.5),
            (2, 1, 0.55),
            (2.5, 3, 0.45),
            (3.5, 2, 0.4),
        ):
            if bar == 23 and beat > 0.6:
                continue  # the ebb before the seam
            if beat in (0.5, 2.5, 3.5) and rng.random() < 0.45:
                continue
            loop.pluck(4 * bar + beat, chord[voice], 2.4, level, -0.3, 0.3, 2.2, 0.2)

    def lead(at: float, note: str, length: float, level: float) -> None:
        grace = "'" in note
        note = note.replace("'", "").replace("!", "")
        if grace:
            up = {"A4": "Bb4", "D5": "Eb5", "G4": "A4", "F#4": "G4", "C#5": "D5", "Bb4": "C#5", "D4": "Eb4"}[note]
            loop.pluck(at - 0.1, up, 0.35, 0.4, 0.25, 0.45, 1.2, 0.2)
        loop.pluck(at, note, min(3.4, 1.2 + 0.9 * length), level, 0.25, 0.5, 2.8, 0.25, True)
        if length >= 3:  # a long note is answered below, softly
            for step, answer in ((1.5, "A3"), (2.0, "Bb3"), (2.5, "A3")):
                loop.pluck(at + step, answer, 1.2, 0.4, -0.1, 0.35, 1.8, 0.16)

    loop.melody(6, "A4 1, Bb4 .5, A4 .5 | 'G4 1.5, F#4 .5, G4 1, Bb4 1 | A4! 3, r 1", lead)
    loop.melody(16, "r .5, G4 .5, Bb4 1, A4 .5, G4 .5, F#4 .5, Eb4 .5 | 'F#4 1.5, Eb4 .5, D4 2", lead)
    loop.melody(24, "r 1, D4 .5, Eb4 .5, F#4 .5, G4 .5, A4 .5, Bb4 .5 | 'A4! 3, r 1", lead)
    loop.melody(32, "D5! 1.5, C#5 .5, D5 1, Bb4 1 | C#5 .5, Bb4 .5, A4 1, 'G4 2", lead)
    loop.melody(40, "A4 1, Bb4 .5, C#5 .5, D5! 1.5, Eb5 .5 | 'C#5 3, r 1", lead)
    loop.melody(48, "r 1, Bb4 1, D5 .5, C#5 .5, Bb4 1 | A4 .5, Bb4 .5, 'G4 2, r 1", lead)
    loop.melody(56, "G4 1, F#4 .5, G4 .5, Bb4 .5, A4 .5, G4 .5, F#4 .5 | F#4 .5, Eb4 .5, 'D4 2.5", lead)
    loop.melody(70, "A4 1, D5! 1 | 'Bb4 1.5, A4 .5, G4 2 | F#4 .5, G4 .5, 'A4! 3", lead)
    loop.melody(80, "r 1, Bb4 .5, A4 .5, G4 .5, F#4 .5, Eb4 1 | G4 1, F#4 .5, Eb4 2.5 | Eb4 .5, F#4 .5, 'D4! 2.5", lead)

    for bar in range(24):  # a quiet maqsum on the frame drum
        if bar in (0, 16, 23):
            strokes = [(0, "d", 0.6)]
        else:
            strokes = [(0, "d", 0.9), (1.5, "t", 0.5), (2, "d", 0.6), (3, "t", 0.45)]
            if bar % 4 == 3:
                strokes += [(3.5, "t", 0.3), (3.75, "t", 0.35)]
        for beat, kind, level in strokes:
            stroke = doum(rng, samples(0.9), 76, level) if kind == "d" else tek(rng, samples(0.3), 240, level * 0.55)
            loop.add(stroke, 4 * bar + beat, 0.26, 0.0 if kind == "d" else 0.12, 0.3)
        if bar % 2 == 1 and bar != 23:
            loop.add(sistrum(rng, samples(0.35)), 4 * bar + 3, 0.3, -0.45, 0.5)
    loop.drone((("D2", 1.0), ("A2", 0.55), ("D3", 0.3)), 6, 0.085)
    return loop.render(2.2, -22), loop


def table() -> tuple[Array, Loop]:
    """The table: A double harmonic (A Bb C# D E F G#), 54 beats a minute, 18 bars of four; ney, and room to think."""
    loop = Loop("table", 49000, 72)
    rng = loop.rng
    reed(loop, 6, "A4 2, Bb4 1, A4 1, G#4 .5, A4 1.5, E4 3")
    reed(loop, 21, "E4 1, F4 .5, G#4 .5, A4 1, Bb4 1.5, C#5 .5, Bb4 1, A4 3.5")
    reed(loop, 37, "C#5 2, D5 1, E5 2.5, D5 .5, C#5 1, D5 .5, C#5 .5, Bb4 2")
    reed(loop, 50, "C#5 .5, Bb4 .5, A4 .5, G#4 .5, A4 3.5")
    reed(loop, 61, "Bb4 1, A4 1, G#4 1, F4 .5, G#4 .5, A4 3")

    def low(at: float, note: str, length: float, level: float) -> None:
        loop.pluck(at, note.replace("!", ""), 3.6, level * 0.8, -0.25, 0.32, 3.2, 0.3)

    def high(at: float, note: str, length: float, level: float) -> None:
        loop.pluck(at, note.replace("!", ""), 2.6, level * 0.75, -0.12, 0.45, 2.6, 0.3, True)

    roots = words("A A D A A D F A A D A D F A A Bb E A")
    fifths = {
        "A": ("A2", "E3", "A3"),
        "D": ("D3", "A3", "D4"),
        "F": ("F2", "C#4", "A3"),
        "Bb": ("Bb2", "F3", "D4"),
        "E": ("E3", "G#3", "E4"),
    }
    for bar, root in enumerate(roots):
        a, b, c = fifths[root]
        low(4 * bar, a, 4, 0.9)
        if bar != 17:
            low(4 * bar + 1.5, b, 2, 0.55)
            if bar % 2 == 0:
                low(4 * bar + 2, c, 2, 0.55)
    loop.melody(1, "E4 .5, A4 .5, C#5! 1.5", high)  # the lyre speaks where the ney breathes
    loop.melody(16, "r 1, E4 .5, D4 .5, C#4 1, A3 1", high)
    loop.melody(33, "A4 .5, C#5 .5, E5! 1, D5 .5, C#5 .5", high)
    loop.melody(56, "r .5, E5 .5, D5 .5, C#5 .5, Bb4 1, A4 1", high)
    loop.melody(68, "r 1, C#4 .5, Bb3 .5, A3 1", high)

    for bar in range(18):
        if bar == 17:
            continue
        loop.add(doum(rng, samples(1.0), 68, 0.75), 4 * bar, 0.32, 0.0, 0.4)
        if bar % 2 == 1:
            loop.add(tek(rng, samples(0.3), 220, 0.35), 4 * bar + 2.5, 0.3, 0.15, 0.5)
            loop.add(doum(rng, samples(0.8), 84, 0.4), 4 * bar + 3, 0.3, 0.0, 0.4)
        if bar % 4 == 3:
            loop.add(sistrum(rng, samples(0.35)), 4 * bar + 3, 0.25, 0.45, 0.6)
    loop.drone((("A1", 0.7), ("A2", 0.8), ("E3", 0.35)), 4, 0.08)
    return loop.render(2.8, -22), loop


def night() -> tuple[Array, Loop]:
    """Results, late hours: E Phrygian dominant (E F G# A B C D), 63 beats a minute, 24 bars of three; harp, voices."""
    loop = Loop("night", 42000, 72)
    rng = loop.rng
    chords = {
        "E": ("E3", "B3", "E4", "G#4"),
        "F": ("F3", "C4", "F4", "A4"),
        "Am": ("A2", "E3", "C4", "A4"),
        "Dm": ("D3", "A3", "D4", "F4"),
    }
    plan = words("E E F E Am Dm E E F F Am E Dm Am F E Am F Dm E F Dm E E")
    for bar, name in enumerate(plan):
        chord = chords[name]
        steps = ((0, 0, 0.8), (0.5, 1, 0.45), (1, 2, 0.5), (1.5, 3, 0.5), (2, 2, 0.45), (2.5, 1, 0.35))
        for beat, voice, level in steps if bar < 22 else steps[:4] if bar == 22 else steps[:1]:
            if beat in (1.5, 2.5) and rng.random() < 0.3:
                continue
            loop.pluck(3 * bar + beat, chord[voice], 2.8, level, -0.35 + 0.2 * voice, 0.34, 2.8, 0.2, send=0.45)
    hum = {"E": ("E3", "B2"), "F": ("F3", "C3"), "Am": ("E3", "A2"), "Dm": ("D3", "A2")}
    for first in range(0, 22, 2):  # low voices, one chord in two bars
        n = round(5.6 * loop.beat)
        for i, note in enumerate(hum[plan[first]]):
            x = voices(rng, hertz(note), n, "mm", "oh" if first % 4 else "mm", 3) * swell(n, 1.5, 2.2)
            loop.add(x, 3 * first, 0.085, (-0.3, 0.3)[i], 0.6, 0.0)

    def lead(at: float, note: str, length: float, level: float) -> None:
        note = note.replace("!", "")
        loop.pluck(at, note, min(3.4, 1.4 + 0.8 * length), level, 0.22, 0.5, 2.8, 0.24, True, 0.5)

    loop.melody(6, "C5! 1.5, B4 .5, A4 1 | G#4 1, B4 2 ", lead)
    loop.melody(12, "r 1, E5! 1.5, D5 .5 | D5 .5, C5 .5, A4 2 | B4 .5, A4 .5, G#4 2", lead)
    loop.melody(24, "A4 1, C5 1, F5! 1 | E5 .5, D5 .5, C5 2 | E5 1, C5 .5, B4 .5, A4 1 | B4 3", lead)
    loop.melody(36, "r 1, F5! 1, E5 .5, D5 .5 | C5 1, E5 2 | C5 .5, B4 .5, A4 1, F4 1 | 'G#4 3".replace("'", ""), lead)
    loop.melody(51, "A4 .5, C5 .5, F5! 2 | D5 1, A4 1, F4 1 | G#4 .5, A4 .5, B4 2", lead)
    loop.melody(60, "C5 1, A4 1, F4 1 | D4 .5, F4 .5, A4 1, F4 1 | G#4 .5, F4 .5, E4! 2", lead)
    for bar in range(23):
        if bar % 2 == 0:
            loop.add(doum(rng, samples(1.0), 72, 0.6), 3 * bar, 0.36, 0.0, 0.45)
        if bar % 4 == 3:
            loop.add(tek(rng, samples(0.3), 210, 0.3), 3 * bar + 2, 0.3, 0.2, 0.5)
            loop.add(bell(samples(2.0), hertz("E6"), 2.0, 0.2), 3 * bar, 0.16, 0.4, 0.8)
    loop.drone((("E2", 1.0), ("B2", 0.5), ("E3", 0.2)), 6, 0.075)
    return loop.render(2.8, -22), loop


def river() -> tuple[Array, Loop]:
    """Pharaon's table: D Phrygian dominant (D Eb F# G A Bb C), 58 beats a minute, 24 bars of three: oars, lyre, ney."""
    loop = Loop("river", 45600, 72)
    rng = loop.rng
    chords = {
        "D": ("D3", "A3", "D4", "F#4"),
        "Gm": ("G2", "D3", "Bb3", "G4"),
        "Eb": ("Eb3", "Bb3", "Eb4", "G4"),
        "Cm": ("C3", "G3", "C4", "Eb4"),
    }
    plan = words("D D Gm D Eb D Cm D Gm Gm Eb D Cm Eb D D D Gm Eb D Cm Eb D D")
    for bar, name in enumerate(plan):
        chord = chords[name]
        steps = ((0, 0, 0.8), (1, 1, 0.5), (1.5, 2, 0.45), (2, 3, 0.45), (2.5, 2, 0.35))
        for beat, voice, level in steps if bar < 22 else steps[:3] if bar == 22 else steps[:1]:
            if beat in (1.5, 2.5) and rng.random() < 0.4:
                continue
            loop.pluck(3 * bar + beat, chord[voice], 3.0, level, -0.3 + 0.15 * voice, 0.3, 2.8, 0.22)

    reed(loop, 6, "A4 1.5, Bb4 .5, A4 1, G4 .5, F#4 2.5")
    reed(loop, 24, "G4 1, A4 .5, Bb4 1.5, C5 1, Bb4 .5, A4 .5, G4 .5, A4 2.5")
    reed(loop, 48, "D5 2, C5 .5, Bb4 1, A4 .5, Bb4 2, G4 .5, F#4 .5, Eb4 .5, D4 2.5")

    def answer(at: float, note: str, length: float, level: float) -> None:
        note = note.replace("!", "")
        loop.pluck(at, note, min(3.2, 1.4 + 0.8 * length), level * 0.8, 0.25, 0.45, 2.6, 0.24, True, 0.45)

    loop.melody(14, "r 1, D4 .5, Eb4 .5, F#4! 1 | G4 .5, F#4 .5, Eb4 .5, D4 1.5", answer)
    loop.melody(34, "r 1, A4 .5, G4 .5, F#4! 1 | Eb4 .5, G4 .5, F#4 2 | r 1, D4 .5, Eb4 .5, D4! 1.5", answer)
    loop.melody(60, "C5 .5, Bb4 .5, G4! 1 | A4 .5, G4 .5, F#4 .5, Eb4 .5, D4! 2", answer)

    for bar in range(23):  # one pull of the oars in a bar
        loop.add(doum(rng, samples(1.0), 70, 0.6), 3 * bar, 0.3, 0.0, 0.4)
        if bar % 2:
            loop.add(tek(rng, samples(0.3), 215, 0.3), 3 * bar + 2, 0.28, 0.15, 0.5)
        m = samples(1.5)
        wash = sweep(rng, m, lambda p: 620 * 2 ** (0.8 * np.sin(np.pi * p)), 0.7) * swell(m, 0.6, 0.8)
        loop.add(wash, 3 * bar + 0.6, 0.011, 0.35 if bar % 2 else -0.35, 0.5, 0.02)
        if bar % 4 == 3:
            loop.add(sistrum(rng, samples(0.35)), 3 * bar + 2, 0.22, -0.45, 0.6)
    loop.drone((("D2", 0.9), ("A2", 0.6), ("D3", 0.25)), 4, 0.08)
    return loop.render(2.8, -22), loop


MUSIC: dict[str, Callable[[], tuple[Array, Loop]]] = {"dusk": dusk, "table": table, "night": night, "river": river}


# ---------------------------------------------------------------- files


def write(path: Path, channels: Array) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    data = np.round(np.clip(np.atleast_2d(channels).T, -1, 1) * 32767).astype("<i2")
    with wave.open(str(path), "wb") as f:
        f.setnchannels(data.shape[1])
        f.setsampwidth(2)
        f.setframerate(SR)
        f.writeframes(data.tobytes())


def encode(source: Path, target: Path) -> bool:
    target.parent.mkdir(parents=True, exist_ok=True)
    if tool := shutil.which("oggenc"):
        command = [tool, "-Q", "-q", "5", "--serial", "1", "-o", str(target), str(source)]
    elif tool := shutil.which("ffmpeg"):
        command = [
            tool,
            "-loglevel",
            "error",
            "-y",
            "-i",
            str(source),
            "-c:a",
            "libvorbis",
            "-q:a",
            "5",
            "-fflags",
            "+bitexact",
            str(target),
        ]
    else:
        return False
    subprocess.run(command, check=True)
    return True


def centroid(x: Array) -> float:
    power = np.abs(np.fft.rfft(x)) ** 2
    return float(np.sum(power * np.fft.rfftfreq(len(x), 1 / SR)) / np.sum(power))


def crowd(loop: Loop) -> int:
    """The most events within 16 dB of their strongest moment at the same time."""
    return max(sum(a <= t < b for a, b in loop.sounding) for t, _ in loop.sounding)


def main(wanted: list[str]) -> int:
    unknown = set(wanted) - set(EFFECTS) - set(MUSIC)
    if unknown:
        print(f"There is no sound called {', '.join(sorted(unknown))}.")
        return 2
    for name, (length, family, wet, hall, make) in EFFECTS.items():
        if wanted and name not in wanted:
            continue
        rng = np.random.default_rng(zlib.crc32(name.encode()))
        x = finish(make(rng, samples(length)), rng, family, wet, hall)
        write(HERE / "effects" / f"{name}.wav", x)
        peak = 20 * np.log10(np.max(np.abs(x)))
        print(
            f"{name:16} {length:5.2f} s  peak {peak:6.1f} dBFS  {loudness(x):6.1f} dBA  "
            f"centroid {centroid(x):5.0f} Hz  mean {abs(np.mean(x)):.1e}  last {abs(x[-1]):.1e}"
        )
    for name, compose in MUSIC.items():
        if wanted and name not in wanted:
            continue
        stereo, loop = compose()
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder) / f"{name}.wav"
            write(source, stereo)
            if not encode(source, HERE / "music" / f"{name}.ogg"):
                print(f"The music {name} was not written: install oggenc (vorbis-tools) or ffmpeg, run again.")
                continue
        seam = np.max(np.abs(stereo[:, 0] - stereo[:, -1]))
        usual = np.percentile(np.abs(np.diff(stereo)), 99)
        peak, rms = 20 * np.log10(np.max(np.abs(stereo))), 10 * np.log10(np.mean(stereo**2))
        print(
            f"{name:16} {loop.n / SR:5.1f} s  peak {peak:6.1f} dBFS  RMS {rms:6.1f} dBFS  "
            f"centroid {centroid(stereo[0]):5.0f} Hz  step at seam {seam:.5f} (99% of steps are under {usual:.5f})  "
            f"first sample {np.max(np.abs(stereo[:, 0])):.5f}  at once: {crowd(loop)}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
