"""Makes every sound of Nile Quartet from nothing but numpy: python assets/sound/make.py [name ...]

Rewrites effects/<name>.wav and music/<name>.ogg beside this file and prints what it measured. The same numbers come
out on every run: each sound draws from a generator seeded with its own name. The music needs `oggenc` (vorbis-tools),
`ffmpeg` or a pygame that brings the encoder; without one the effects are still written and the music stays as it is.
"""

import shutil
import subprocess
import sys
import tempfile
import wave
import zlib
from collections.abc import Callable
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent
if str(HERE) not in sys.path:  # loaded from elsewhere, as the tests do
    sys.path.append(str(HERE))

from workshop import (  # noqa: E402
    effects_ankh,
    effects_ankh_gods,
    effects_creatures,
    effects_kemet,
    effects_kemet_war,
    effects_pharaon,
    effects_shared,
    music,
    music_gods,
    music_war,
    vorbis,
)
from workshop.loop import Loop  # noqa: E402
from workshop.loudness import finish, loudness  # noqa: E402
from workshop.registry import EFFECTS, LOUDNESS  # noqa: E402
from workshop.tools import SR, Array, samples  # noqa: E402

# Importing a module of effects puts them on the list.
BENCHES = (
    effects_shared, effects_pharaon, effects_creatures, effects_kemet, effects_kemet_war, effects_ankh,
    effects_ankh_gods,
)  # fmt: skip
__all__ = ["BENCHES", "EFFECTS", "LOUDNESS", "MUSIC", "loudness", "main"]

MUSIC: dict[str, Callable[[], tuple[Array, Loop]]] = {
    "dusk": music.dusk,
    "table": music.table,
    "night": music.night,
    "river": music.river,
    "war": music_war.war,
    "gods": music_gods.gods,
}


def write(path: Path, channels: Array) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    data = np.round(np.clip(np.atleast_2d(channels).T, -1, 1) * 32767).astype("<i2")
    with wave.open(str(path), "wb") as f:
        f.setnchannels(data.shape[1])
        f.setsampwidth(2)
        f.setframerate(SR)
        f.writeframes(data.tobytes())


def encode(channels: Array, source: Path, target: Path) -> bool:
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
        return vorbis.encode(channels, target)
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
            if not encode(stereo, source, HERE / "music" / f"{name}.ogg"):
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
