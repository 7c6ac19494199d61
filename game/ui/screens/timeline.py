"""The replay's timeline: how far it has come, large mistakes as marks, and a way to go anywhere at once."""

from typing import TYPE_CHECKING

import pygame

from game.core.language import _
from game.session.hint_words import percent
from game.session.review import Mistake
from game.ui.screens.review_rows import labels
from game.ui.text import SANS, Style
from game.ui.widget import Look, Widget

if TYPE_CHECKING:
    from game.ui.screens.replay import ReplayScene

SNAP = 10  # units: this near to a mark the mark is meant


class Timeline(Widget):
    """Dragged, or moved with left and right while it has the focus; choosing it goes to the next mistake."""

    def __init__(self, scene: "ReplayScene", rect: pygame.Rect) -> None:
        super().__init__(scene.app, "timeline", rect, self._chosen, tip=self._tip(scene))
        self.scene = scene

    @staticmethod
    def _tip(scene: "ReplayScene") -> str:
        if scene.mistakes:
            return _("Left and right go one step; page up and down go from mistake to mistake.")
        return _("Left and right go one step.")

    def _track(self) -> pygame.Rect:
        canvas = self.app.canvas
        tall = max(8, canvas.u(12))
        track = self.rect.inflate(-canvas.u(28), tall - self.rect.height)
        track.centery = self.rect.centery
        return track

    def _x(self, at: int) -> int:
        track = self._track()
        return track.left + round(track.width * at / max(1, len(self.scene.line)))

    def _chosen(self) -> None:
        if self.app.input.last_device != "mouse":
            self.scene.next_mistake(1)

    def adjust(self, direction: int) -> bool:
        if direction > 0:
            self.scene.step_forward()
        else:
            self.scene.step_back()
        return True

    def drag(self, position: tuple[int, int]) -> bool:
        track = self._track()
        for mistake in self.scene.mistakes:
            if abs(self._x(mistake.at) - position[0]) <= self.app.canvas.u(SNAP):
                self.scene.go_to_mistake(mistake)
                return True
        share = (position[0] - track.left) / max(1, track.width)
        self.scene.go_to(round(max(0.0, min(1.0, share)) * len(self.scene.line)))
        return True

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        canvas, theme = self.app.canvas, self.app.theme
        track = self._track()
        radius = track.height // 2
        here = self._x(self.scene.at)
        if look.focused:
            frame = self.rect.inflate(-canvas.u(4), -canvas.u(4))
            pygame.draw.rect(surface, theme["target"], frame, max(2, canvas.u(3)), border_radius=canvas.u(10))
        pygame.draw.rect(surface, theme["papyrus_dark"], track, border_radius=radius)
        done = pygame.Rect(track.left, track.top, max(track.height, here - track.left), track.height)
        pygame.draw.rect(surface, theme["gold"], done, border_radius=radius)
        pygame.draw.rect(surface, theme["gold_shadow"], track, max(1, radius // 4), border_radius=radius)
        for mistake in self.scene.mistakes:
            self._draw_mark(surface, self._x(mistake.at), track, mistake.at == self.scene.at)
        pygame.draw.circle(surface, theme["gold_shadow"], (here, track.centery), canvas.u(14))
        pygame.draw.circle(surface, theme["papyrus"], (here, track.centery), canvas.u(11))

    def _draw_mark(self, surface: pygame.Surface, x: int, track: pygame.Rect, here: bool) -> None:
        """A red wedge that stands on the line: its shape tells it from the gold."""
        canvas, theme = self.app.canvas, self.app.theme
        reach, foot = canvas.u(12 if here else 8), track.top + 1
        points = [(x, foot), (x - reach, foot - 2 * reach), (x + reach, foot - 2 * reach)]
        pygame.draw.polygon(surface, theme["dusk_light" if here else "danger"], points)


class MistakeNote(Widget):
    """Beside the buttons, while the replay stands at a mistake: what was played next and what was better."""

    def __init__(self, scene: "ReplayScene", rect: pygame.Rect, mistake: Mistake) -> None:
        super().__init__(scene.app, "mistake", rect)
        self.scene = scene
        self.mistake = mistake

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        app, canvas = self.app, self.app.canvas
        surface.blit(app.art.panel(self.rect.size, "papyrus", canvas.u(12)), self.rect)
        played, better = labels(self.scene.match, self.mistake)
        words = _("**Better:** {better}\n**Played:** {played}, \u2212{lost}").format(
            better=better, played=played, lost=percent(self.mistake.lost)
        )
        style = Style(SANS, canvas.font(app.theme.sizes["small"]), app.theme["ink"], "left", "center")
        app.text.draw(surface, words, style, self.rect.inflate(-canvas.u(24), -canvas.u(8)))
