"""The paper that music is written on: a stereo loop without a seam, and the ney."""

import zlib
from collections.abc import Callable, Iterable

import numpy as np

from workshop.instruments import (
    pluck,
)
from workshop.tools import (
    SR,
    Array,
    db,
    hertz,
    hiss,
    room,
    samples,
    seconds_axis,
    swell,
)


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
