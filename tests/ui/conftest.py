"""Every test of the window runs without a screen and without sound, in a user's folder of its own."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.core.language import use_language


@pytest.fixture(autouse=True)
def headless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setenv("NILE_QUARTET_HOME", str(tmp_path / "home"))
    yield
    pygame.display.quit()
    use_language("en")
