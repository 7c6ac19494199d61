"""What is printed on Ankh's pieces, read from its data file: the colours of the gods."""

import tomllib
from typing import Any

from game.core.assets import asset


def _read() -> dict[str, Any]:
    return tomllib.loads(asset("data", "ankh.toml").read_text(encoding="utf-8"))


_DATA = _read()
# The theme's name for a colour of the data file.
_THEME = {"red": "carnelian", "purple": "amethyst", "skyblue": "lapis", "darkgreen": "malachite", "yellow": "gold"}
COLOUR_OF: dict[str, str] = {god["id"]: _THEME[god["color"]] for god in _DATA["gods"]}
MOVE_RANGE: int = _DATA["constants"]["move_range"]
