"""What both big panels of Kemet's table share: things that can be pointed at, their light, badges, and fitting text."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.ui.tables.lights import breathing
from game.ui.text import SANS_BOLD, Style
from game.ui.widget import Widget
from game.ui.widgets.button import Button

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.tables.board import Board

COVER_LAYER = 5  # the sheet lies over the map and keeps the pointer from it
THING_LAYER = 6


class PanelThing(Widget):
    """Something that lies on a panel's sheet, which draws it. `about` says what the details card tells."""

    layer = THING_LAYER

    def __init__(
        self,
        app: "App",
        identity: str,
        rect: pygame.Rect,
        about: tuple[str, str],
        choose: Callable[[], None] | None = None,
        label: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(app, identity, rect, choose, label, tip)
        self.about = about


class PanelCover(Widget):
    """The sheet itself: nothing below it can be reached with the pointer."""

    layer = COVER_LAYER


def do(board: "Board", action: Any) -> Callable[[], None]:
    return lambda: board.scene.do(action)


def panel_button(
    board: "Board",
    identity: str,
    rect: pygame.Rect,
    label: str,
    choose: Callable[[], None],
    icon: str = "",
    strong: bool = True,
    tip: str = "",
) -> Button:
    return Button(board.app, identity, rect, label, choose, icon, strong, tip=tip, size="small", layer=THING_LAYER)


def light_up(board: "Board", surface: pygame.Surface, widgets: Iterable[Widget]) -> None:
    """Everything that can be chosen breathes; what is pointed at has a strong frame."""
    app, canvas = board.app, board.app.canvas
    colour = breathing(board)
    width = max(3, canvas.u(4))
    for widget in widgets:
        if not isinstance(widget, PanelThing) or not widget.focusable:
            continue
        radius = min(canvas.u(12), widget.rect.height // 5)
        if widget.id == (board.scene.focus.id if board.scene.focus else ""):
            frame = widget.rect.inflate(width, width)
            pygame.draw.rect(surface, app.theme["shade"], frame.inflate(4, 4), width + 4, border_radius=radius + 4)
            pygame.draw.rect(surface, app.theme["gold_light"], frame, width + 1, border_radius=radius + 2)
        else:
            pygame.draw.rect(surface, app.theme["shade"], widget.rect.inflate(2, 2), width, border_radius=radius)
            pygame.draw.rect(surface, colour, widget.rect, width - 1, border_radius=radius)


def fits(app: "App", words: str, style: Style, box: tuple[int, int]) -> bool:
    """The whole text can be read in the box, shrunk by no more than a step."""
    if box[0] < 20 or box[1] < style.size:
        return False
    lines = app.text.wrap(words, style.face, style.size, box[0])
    if len(lines) * app.text.line_height(style.face, style.size) > box[1] + 1:
        return False
    return max((app.text.width(word, style.face, style.size) for word in words.split()), default=0) <= box[0]


def say(app: "App", surface: pygame.Surface, options: Sequence[str], style: Style, rect: pygame.Rect) -> None:
    """The first of these wordings that can be read whole in the box; the last one if none can."""
    for words in options[:-1]:
        if not app.text.block(words, style, rect.size)[1]:
            app.text.draw(surface, words, style, rect)
            return
    app.text.draw(surface, options[-1], style, rect)


def badge(app: "App", surface: pygame.Surface, words: str, centre: tuple[int, int], side: int, look: str) -> None:
    """A small disc with a number: `look` is a drawing of Kemet's, or a colour of the theme."""
    theme = app.theme
    if look in theme.colours:
        pygame.draw.circle(surface, theme["gold_shadow"], centre, side // 2)
        pygame.draw.circle(surface, theme[look], centre, side // 2 - max(1, side // 14))
        ink = theme["light"] if look in ("wood", "danger", "nile", "accent") else theme["ink"]
    else:
        disc = app.art.svg(f"kemet/{look}", (side, side))
        surface.blit(disc, disc.get_rect(center=centre))
        ink = theme["gold_light"]
    size = max(13, round(side * 0.62))
    box = pygame.Rect(0, 0, side * 2, side)
    box.center = centre
    app.text.draw(surface, words, Style(SANS_BOLD, size, ink, "center", "center", _outline(app, look)), box)


def _outline(app: "App", look: str) -> pygame.Color | None:
    return None if look in app.theme.colours else app.theme["shade"]
