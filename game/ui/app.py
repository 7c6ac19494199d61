"""The window and its one loop: input, fixed steps of a sixtieth of a second, one draw with interpolation.

Nothing blocks it. `tick` is one turn of the loop; tests and robots call it themselves.
"""

import contextlib
import os
from dataclasses import dataclass, replace
from typing import Any

import pygame

from game.core.language import use_language
from game.session.sentences import SaveError
from game.session.settings import Settings, read_settings, write_settings
from game.session.store import Store
from game.ui.art import Art
from game.ui.audio import Audio
from game.ui.canvas import SMALLEST, Canvas
from game.ui.input import Input
from game.ui.scene import STEP, Scene
from game.ui.text import SANS, SERIF_BOLD, Style, Text
from game.ui.theme import Theme, load_theme

FADE_STEPS = 16
MOST_STEPS = 5  # a late frame catches up this much and lets the rest go
NOTICE_SECONDS = 5.0


@dataclass(slots=True)
class Services:
    """What the wiring hands to the window, so that it needs to know neither rules nor opponents."""

    titles: dict[str, Any]  # title id -> Title
    opponents: Any = None  # see game.session.opponents: asks a level for an action without blocking
    levels: tuple[str, ...] = ()


class NoDisplayError(Exception):
    """There is no screen to open a window on."""


class App:
    def __init__(
        self,
        services: Services,
        store: Store | None = None,
        settings: Settings | None = None,
        size: tuple[int, int] | None = None,
    ) -> None:
        self.services = services
        self.settings, problems = (settings, []) if settings else read_settings()
        self.store = store or Store()
        os.environ.setdefault("SDL_HINT_VIDEO_ALLOW_SCREENSAVER", "1")
        try:
            pygame.display.init()
            pygame.font.init()
            pygame.joystick.init()
            self.screen = self._open(size or self.settings.window, size is None and self.settings.full_screen)
        except pygame.error as error:
            raise NoDisplayError(str(error)) from error
        pygame.display.set_caption("Nile Quartet")
        pygame.key.set_repeat(350, 60)
        use_language(self.settings.language)
        self.theme: Theme = load_theme()
        self.art = Art(self.theme)
        self.text = Text(self.art.icon)
        self.audio = Audio(self.settings)
        self.input = Input(self.settings.keys)
        self.canvas = Canvas(*self.screen.get_size(), self.settings.text_size)
        self.scenes: list[Scene] = []
        self.running = True
        self._left_over = 0.0
        self._fading: pygame.Surface | None = None
        self._fade = 0
        self._veil: pygame.Surface | None = None
        self._reshaped = False
        self.notices: list[tuple[str, float]] = []  # sentences shown for a while, with when they end
        self.clock_time = 0.0
        for problem in problems:
            self.notify(str(problem))

    def _open(self, size: tuple[int, int], full_screen: bool) -> pygame.Surface:
        if full_screen:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        width, height = max(SMALLEST[0], size[0]), max(SMALLEST[1], size[1])
        return pygame.display.set_mode((width, height), pygame.RESIZABLE)

    # Scenes --------------------------------------------------------------------------------------------------------

    @property
    def scene(self) -> Scene | None:
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene) -> None:
        self._begin_fade(scene.covers)
        self.scenes.append(scene)
        self._entered(scene)

    def pop(self) -> None:
        """Back to the scene below; from the last one the program ends."""
        if len(self.scenes) < 2:
            self.quit()
            return
        self._begin_fade(self.scenes[-1].covers)
        self.scenes.pop().leave()
        self._entered(self.scenes[-1])

    def replace(self, *scenes: Scene) -> None:
        """These scenes and nothing else, the last one on top."""
        self._begin_fade(True)
        old, self.scenes = self.scenes, list(scenes)
        for scene in old:
            if scene not in scenes:
                scene.leave()
        self._entered(self.scenes[-1])

    def _entered(self, scene: Scene) -> None:
        scene.rebuild()
        scene.enter()
        if scene.music:
            self.audio.music(scene.music)

    def _begin_fade(self, covers: bool) -> None:
        if covers and self.scenes and self.settings.speed != "instant":
            self._fading = self.screen.copy()
            self._fade = FADE_STEPS

    def notify(self, sentence: str) -> None:
        """A sentence for the player, over whatever is shown."""
        self.notices.append((sentence, self.clock_time + NOTICE_SECONDS))

    def veil(self, strength: int) -> pygame.Surface:
        """A dark sheet over the whole window."""
        if self._veil is None or self._veil.get_size() != self.screen.get_size():
            self._veil = pygame.Surface(self.screen.get_size())
            self._veil.fill(self.theme["night_deep"])
        self._veil.set_alpha(strength)
        return self._veil

    def quit(self) -> None:
        self.running = False

    # Settings ------------------------------------------------------------------------------------------------------

    def change(self, name: str, value: Any) -> None:
        """Change one setting, use it at once and keep it."""
        self.use_settings(self.settings.with_value(name, value))

    def use_settings(self, settings: Settings) -> None:
        before, self.settings = self.settings, settings
        self.audio.apply(settings)
        self.input.bind(settings.keys)
        if settings.language != before.language:
            use_language(settings.language)
        shape = (settings.full_screen, settings.full_screen or settings.window)
        new_shape = shape != (before.full_screen, before.full_screen or before.window)
        if new_shape:
            self.screen = self._open(settings.window, settings.full_screen)
        if new_shape or (settings.language, settings.text_size) != (before.language, before.text_size):
            self.rebuild()
        try:
            write_settings(settings)
        except (SaveError, OSError) as error:
            self.notify(str(error))

    def rebuild(self) -> None:
        """Everything is laid out and drawn anew for the window as it is now."""
        self.canvas = Canvas(*self.screen.get_size(), self.settings.text_size)
        self.art.clear()
        self.text.clear()
        self._fading = None
        for scene in self.scenes:
            scene.rebuild()

    # The loop ------------------------------------------------------------------------------------------------------

    def run(self) -> None:
        clock = pygame.time.Clock()
        while self.running and self.scenes:
            self.tick(clock.tick(60) / 1000)
        self.close()

    def tick(self, seconds: float) -> None:
        for event in pygame.event.get():
            self._event(event)
            if not self.running or not self.scenes:
                return
        self._left_over = min(self._left_over + seconds, MOST_STEPS * STEP)
        while self._left_over >= STEP - 1e-9 and self.scenes and self.running:
            self._left_over -= STEP
            self._step()
        self.draw(max(0.0, self._left_over) / STEP)
        pygame.display.flip()

    def _step(self) -> None:
        self.clock_time += STEP
        self.notices = [notice for notice in self.notices if notice[1] > self.clock_time]
        if self._fade:
            self._fade -= 1
            if not self._fade:
                self._fading = None
        self.scenes[-1].tick()

    def _event(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.quit()
            return
        if event.type == pygame.VIDEORESIZE:
            self._resized(event.w, event.h)
            return
        command = self.input.command(event)
        scene = self.scene
        own = scene is not None and scene.wants(event)
        if command is not None and not own and self._global(command.name):
            return
        if scene is not None:
            scene.handle(event, command)

    def _global(self, name: str) -> bool:
        if name == "full_screen":
            self.change("full_screen", not self.settings.full_screen)
        elif name == "mute":
            self.change("mute", not self.settings.mute)
        else:
            return False
        return True

    def _resized(self, width: int, height: int) -> None:
        if (width, height) == (self.canvas.width, self.canvas.height):
            return
        if width < SMALLEST[0] or height < SMALLEST[1]:
            self.screen = self._open((width, height), False)
        else:
            self.screen = pygame.display.get_surface() or self.screen
        self.rebuild()
        if not self.settings.full_screen:  # kept in the file when the window closes
            self.settings = replace(self.settings, window=self.screen.get_size())
            self._reshaped = True

    def draw(self, ahead: float) -> None:
        bottom = next((at for at in range(len(self.scenes) - 1, -1, -1) if self.scenes[at].covers), 0)
        for scene in self.scenes[bottom:]:
            scene.draw(self.screen, ahead if scene is self.scenes[-1] else 0.0)
        if self._fading is not None:
            self._fading.set_alpha(round(255 * self._fade / FADE_STEPS))
            self.screen.blit(self._fading, (0, 0))
        self._draw_notices()

    def _draw_notices(self) -> None:
        canvas = self.canvas
        y = canvas.u(110)
        style = Style(SANS, canvas.font(self.theme.sizes["label"]), self.theme["ink"], "center", "center")
        for sentence, _end in self.notices[-3:]:
            width = min(canvas.width - canvas.u(80), self.text.width(sentence, SANS, style.size) + canvas.u(60))
            height = self.text.height(sentence, style, width - canvas.u(40)) + canvas.u(24)
            rect = pygame.Rect((canvas.width - width) // 2, y, width, height)
            self.screen.blit(self.art.shadow(rect.size, canvas.u(16)), rect.move(-canvas.u(16), -canvas.u(16)))
            self.screen.blit(self.art.panel(rect.size), rect)
            self.text.draw(self.screen, sentence, style, rect.inflate(-canvas.u(40), -canvas.u(10)))
            y += height + canvas.u(10)

    # Words and looks that many scenes need -------------------------------------------------------------------------

    def style(
        self, size: str, colour: str = "ink", face: str = SANS, align: str = "left", valign: str = "top"
    ) -> Style:
        return Style(face, self.canvas.font(self.theme.sizes[size]), self.theme[colour], align, valign)

    def heading(self, size: str = "heading", colour: str = "accent", align: str = "left") -> Style:
        return Style(SERIF_BOLD, self.canvas.font(self.theme.sizes[size]), self.theme[colour], align, "center")

    def _keep_shape(self) -> None:
        """The window opens next time as it was left."""
        if self._reshaped:
            self._reshaped = False
            with contextlib.suppress(SaveError, OSError):
                write_settings(self.settings)

    def close(self) -> None:
        """Everything is kept and ended; the last word of the program."""
        for scene in reversed(self.scenes):
            scene.leave()
        self.scenes.clear()
        self._keep_shape()
        self.store.close()
        self.audio.close()
        pygame.display.quit()
