"""The theme file as colours and sizes. A missing or bad entry is refused by name when the window starts."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

import pygame

from game.core.assets import AssetError, asset


@dataclass(frozen=True, slots=True)
class Theme:
    colours: dict[str, pygame.Color]
    seats: dict[str, pygame.Color]
    sets: dict[str, pygame.Color]
    sizes: dict[str, int]

    def __getitem__(self, name: str) -> pygame.Color:
        return self.colours[name]


def load_theme(path: Path | None = None) -> Theme:
    file = path or asset("theme", "theme.toml")
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        tables = {
            name: {key: pygame.Color(value) for key, value in data[name].items()}
            for name in ("colours", "seats", "sets")
        }
        sizes = {key: int(value) for key, value in data["sizes"].items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise AssetError(f"The theme file assets/theme/{file.name} cannot be used: {error}.") from error
    return Theme(tables["colours"], tables["seats"], tables["sets"], sizes)


def mixed(one: pygame.Color, other: pygame.Color, share: float) -> pygame.Color:
    """`share` of the other colour in the first one."""
    return one.lerp(other, max(0.0, min(1.0, share)))


def with_alpha(colour: pygame.Color, alpha: int) -> pygame.Color:
    return pygame.Color(colour.r, colour.g, colour.b, alpha)
