"""The loop of Kemet's table: an army that waits in the evening, two days' march from home."""

from workshop.instruments import doum, sistrum, tek
from workshop.loop import Loop, reed
from workshop.throats import horn
from workshop.tools import Array, hertz, samples, swell, words


def war() -> tuple[Array, Loop]:
    """A Phrygian dominant (A Bb C# D E F G), 84 beats a minute, 24 bars of four: low lyre, drums, far horns."""
    loop = Loop("war", 31500, 96)
    rng = loop.rng
    chords = {
        "A": ("A2", "E3", "A3", "C#4"),
        "Bb": ("Bb2", "F3", "Bb3", "D4"),
        "Dm": ("D3", "A3", "D4", "F4"),
        "Gm": ("G2", "D3", "G3", "Bb3"),
    }
    plan = words("A A Bb A Dm Gm Bb A A Bb Dm A Gm Gm Bb A A Dm Bb A Gm Bb A A")
    for bar, name in enumerate(plan):  # an ostinato that walks: three, three, two
        chord = chords[name]
        steps = ((0, 0, 0.85), (0.5, 0, 0.4), (1.5, 1, 0.6), (2, 2, 0.45), (3, 1, 0.6), (3.5, 3, 0.4))
        for beat, voice, level in steps if bar < 22 else steps[:4] if bar == 22 else steps[:1]:
            if beat in (0.5, 3.5) and rng.random() < 0.4:
                continue
            loop.pluck(4 * bar + beat, chord[voice], 2.2, level, -0.25 + 0.15 * voice, 0.34, 1.9, 0.21, send=0.3)

    def lead(at: float, note: str, length: float, level: float) -> None:
        note = note.replace("!", "")
        loop.pluck(at, note, min(3.0, 1.2 + 0.8 * length), level, 0.24, 0.5, 2.4, 0.22, True, 0.4)

    loop.melody(8, "E4 1, F4 .5, E4 .5, D4 1, C#4 1 | D4 .5, C#4 .5, A3! 3", lead)
    loop.melody(24, "r 1, Bb3 .5, D4 .5, F4! 1.5, E4 .5 | E4 .5, D4 .5, C#4 3", lead)
    loop.melody(40, "A4! 1.5, G4 .5, F4 1, D4 1 | E4 .5, F4 .5, E4 3", lead)
    loop.melody(56, "F4 1, E4 .5, D4 .5, F4 1, D4 1 | C#4 .5, Bb3 .5, A3! 3", lead)
    loop.melody(80, "D4 1, Bb3 1, G4! 1, F4 .5, E4 .5 | F4 .5, E4 .5, D4 1, Bb3 1, C#4 1 | A3! 3, r 1", lead)
    reed(loop, 33, "E4 1.5, F4 .5, G4 1, F4 .5, E4 .5, D4 2.5", 0.055, 0.2)
    reed(loop, 66, "A4 2, Bb4 1, A4 1, G4 .5, F4 .5, E4 3", 0.055, -0.2)

    for first, note in ((4, "A2"), (20, "D3"), (36, "A2"), (52, "G2"), (72, "Bb2"), (76, "A2")):  # another camp answers
        call = horn(rng, hertz(note), 2.0, 0.7, 0.4)
        loop.add(call * swell(len(call), 0.3, 1.2), first, 0.12, 0.5 if first % 8 else -0.5, 0.9)

    for bar in range(24):  # the drum of a march, heard from far off
        if bar == 23:
            strokes = [(0, "d", 0.5)]
        else:
            strokes = [(0, "d", 0.95), (1.5, "t", 0.45), (2, "d", 0.7), (3, "t", 0.4)]
            strokes += [(3.5, "t", 0.3)] if bar % 2 else []
            strokes += [(2.75, "d", 0.4), (3.75, "t", 0.3)] if bar % 8 == 7 else []
        for beat, kind, level in strokes:
            stroke = doum(rng, samples(0.9), 64, level) if kind == "d" else tek(rng, samples(0.3), 200, level * 0.6)
            loop.add(stroke, 4 * bar + beat, 0.33, 0.0 if kind == "d" else -0.15, 0.4)
        if bar % 4 == 3 and bar != 23:
            loop.add(sistrum(rng, samples(0.35)), 4 * bar + 2, 0.22, 0.45, 0.6)
    loop.drone((("A1", 0.8), ("A2", 0.7), ("E3", 0.3)), 6, 0.08)
    return loop.render(2.6, -22), loop
