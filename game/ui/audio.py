"""Sound and music. Without an audio device, or when it is lost, everything stays silent and nothing is raised."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

from game.core.assets import AssetError, asset
from game.session.settings import Settings

INTERFACE = {"focus", "click", "toggle", "page", "slide_in", "error", "warning"}


@contextmanager
def hushed() -> Iterator[None]:
    """Some systems' sound libraries shout on the error stream when there is no device; nobody needs to read that."""
    try:
        sys.stderr.flush()
        kept = os.dup(2)
        nowhere = os.open(os.devnull, os.O_WRONLY)
    except (OSError, ValueError):
        yield
        return
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


class Audio:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.device = False
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._playing = ""
        try:
            with hushed():
                pygame.mixer.init(44100, -16, 2, 1024)
            pygame.mixer.set_num_channels(16)
            self.device = True
        except pygame.error:
            pass  # no device: the game is silent

    def apply(self, settings: Settings) -> None:
        """Volumes and mute as they are set now."""
        self.settings = settings
        if self.device:
            try:
                pygame.mixer.music.set_volume(0.0 if settings.mute else settings.music / 100)
            except pygame.error:
                self.device = False

    def play(self, name: str) -> None:
        if not self.device or self.settings.mute:
            return
        volume = self.settings.interface if name in INTERFACE else self.settings.effects
        if not volume:
            return
        try:
            sound = self._sound(name)
            if sound:
                sound.set_volume(volume / 100)
                sound.play()
        except pygame.error:
            self.device = False  # the device went away

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._sounds:
            try:
                self._sounds[name] = pygame.mixer.Sound(str(asset("sound", "effects", f"{name}.wav")))
            except (AssetError, FileNotFoundError):
                self._sounds[name] = None
        return self._sounds[name]

    def music(self, name: str) -> None:
        """Let this piece loop from now on; the same one goes on."""
        if not self.device or name == self._playing:
            return
        path = _music_file(name)
        if path is None:
            return
        try:
            pygame.mixer.music.load(str(path))
            pygame.mixer.music.set_volume(0.0 if self.settings.mute else self.settings.music / 100)
            pygame.mixer.music.play(-1, fade_ms=1200)
            self._playing = name
        except pygame.error:
            self.device = False

    def close(self) -> None:
        self.device = False
        if pygame.mixer.get_init():
            pygame.mixer.quit()


def _music_file(name: str) -> Path | None:
    for ending in ("ogg", "wav"):
        try:
            return asset("sound", "music", f"{name}.{ending}")
        except AssetError:
            continue
    return None
