"""Small tools of all sounds: time, notes, envelopes, noise, filters and rooms."""

from collections.abc import Callable

import numpy as np

SR = 44100
Array = np.ndarray
Rng = np.random.Generator


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
