"""The loop of Ankh's table: a hall of columns, where gods wait to be spoken to."""

from workshop.instruments import bell, doum, sistrum, tek, voices
from workshop.loop import Loop, reed
from workshop.tools import Array, hertz, samples, swell, words


def gods() -> tuple[Array, Loop]:
    """D double harmonic (D Eb F# G A Bb C#), 50 beats a minute, 16 bars of four: choir, harp, bells, a ney."""
    loop = Loop("gods", 52920, 64)
    rng = loop.rng
    chords = {
        "D": ("D2", "A2", "D3", "F#3", "A3", "D4"),
        "Eb": ("Eb2", "Bb2", "Eb3", "G3", "Bb3", "Eb4"),
        "Gm": ("G2", "D3", "G3", "Bb3", "D4", "G4"),
        "F#m": ("F#2", "C#3", "F#3", "A3", "C#4", "F#4"),
    }
    plan = words("D D Eb D Gm D F#m D Gm Eb D F#m Gm Eb D D")
    for bar, name in enumerate(plan):  # the harp opens each chord from below
        chord = chords[name]
        for i, note in enumerate(chord[:2] if bar == 15 else chord):
            if i == 4 and rng.random() < 0.35:
                continue
            loop.pluck(4 * bar + 0.5 * i, note, 3.4, 0.75 - 0.05 * i, -0.4 + 0.15 * i, 0.36, 3.2, 0.2, send=0.5)
        if bar % 2 == 0 and bar != 14:
            loop.pluck(4 * bar + 3, chord[3], 2.8, 0.45, 0.3, 0.4, 2.8, 0.2, send=0.5)

    for bar in range(0, 14, 2):  # the choir breathes once in two bars
        n = round(7.2 * loop.beat)
        _, fifth, root, third, *_ = chords[plan[bar]]
        for i, note in enumerate((fifth, root, third)):
            x = voices(rng, hertz(note), n, "mm" if i else "oh", "ah" if bar % 4 else "oh", 3) * swell(n, 3.0, 3.4)
            loop.add(x, 4 * bar, 0.06, (-0.45, 0.0, 0.45)[i], 0.7, 0.0)

    reed(loop, 9, "A4 1.5, Bb4 .5, A4 1, G4 .5, F#4 .5, Eb4 .5, F#4 2", 0.06)
    reed(loop, 30, "D5 1.5, C#5 .5, D5 .5, Bb4 1, A4 2.5", 0.06, -0.1)
    reed(loop, 49, "G4 1, Bb4 .5, A4 .5, G4 .5, F#4 .5, Eb4 1, D4 2.5", 0.06)

    def high(at: float, note: str, length: float, level: float) -> None:
        loop.pluck(at, note.replace("!", ""), 2.8, level * 0.7, 0.3, 0.45, 2.8, 0.22, True, 0.55)

    loop.melody(4, "r 1, D5 .5, C#5 .5, Bb4! 1, A4 1", high)
    loop.melody(20, "F#5! 1, Eb5 .5, D5 .5, C#5 1, D5 1", high)
    loop.melody(40, "A4 .5, Bb4 .5, C#5 .5, D5 .5, Eb5! 1, D5 1", high)

    for bar in range(15):
        loop.add(doum(rng, samples(1.1), 58, 0.7), 4 * bar, 0.34, 0.0, 0.6)
        if bar % 2:
            loop.add(doum(rng, samples(0.9), 72, 0.35), 4 * bar + 2.5, 0.3, 0.0, 0.6)
            loop.add(tek(rng, samples(0.3), 190, 0.25), 4 * bar + 3, 0.3, 0.2, 0.7)
        if bar % 4 == 0:
            loop.add(bell(samples(2.8), hertz("D5"), 2.8, 0.3), 4 * bar, 0.13, -0.35, 0.9)
        if bar % 4 == 2:
            loop.add(bell(samples(2.4), hertz("A5"), 2.4, 0.22), 4 * bar + 2, 0.12, 0.4, 0.9)
            loop.add(sistrum(rng, samples(0.35)), 4 * bar + 3, 0.18, 0.5, 0.8)
    loop.drone((("D2", 1.0), ("A2", 0.5), ("D3", 0.25)), 4, 0.075)
    return loop.render(3.6, -22), loop
