"""How loud a sound is to the ear, and the last steps that bring an effect to its family's loudness."""

import numpy as np

from workshop.registry import LOUDNESS
from workshop.tools import SR, Array, Rng, convolve, db, highpass, room, samples, swell


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
