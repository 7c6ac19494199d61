"""The loops of the menu, the tables and the results."""

import numpy as np

from workshop.instruments import bell, doum, sistrum, tek, voices
from workshop.loop import Loop, reed
from workshop.tools import Array, hertz, samples, sweep, swell, words


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
