"""The seats of the table setup: one row each, with emblem, colour, name, and who plays."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.language import N_, _
from game.session.levels import level_words
from game.session.match import HUMAN, Seat, seat_names
from game.ui.screens.setup_plan import NAME_LIMIT, Plan
from game.ui.theme import with_alpha
from game.ui.widget import Look, Widget
from game.ui.widgets.choice import Choice
from game.ui.widgets.entry import TextEntry, Typing
from game.ui.widgets.plaque import emblem

if TYPE_CHECKING:
    from game.ui.app import App

COLOUR_WORDS = {
    "carnelian": N_("Carnelian"),
    "lapis": N_("Lapis lazuli"),
    "malachite": N_("Malachite"),
    "amethyst": N_("Amethyst"),
    "gold": N_("Gold"),
    "ivory": N_("Ivory"),
}
EMBLEM_WORDS = {
    "scarab": N_("Scarab"),
    "falcon": N_("Falcon"),
    "lotus": N_("Lotus"),
    "cobra": N_("Cobra"),
    "cat": N_("Cat"),
    "ibis": N_("Ibis"),
}
MOST_ROW = 196  # units; with few seats the rows do not grow beyond this


class DiscChoice(Choice):
    """Steps through discs instead of words: the seat's emblem, or its colour."""

    def __init__(
        self,
        app: "App",
        identity: str,
        rect: pygame.Rect,
        values: Sequence[tuple[str, str]],
        value: str,
        changed: Callable[[str], None],
        seat: Seat,
        tip: str,
    ) -> None:
        super().__init__(app, identity, rect, values, value, changed, tip)
        self.colour_only = identity.startswith("colour")
        arrow = self._arrow()
        side = min(rect.height - app.canvas.u(4), rect.width - 2 * arrow)
        self.disc = _swatch(app, seat, round(side * 0.8)) if self.colour_only else emblem(app, seat, side)

    def _arrow(self) -> int:
        return self.app.canvas.u(26)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        app, rect, canvas = self.app, self.rect, self.app.canvas
        place = self.disc.get_rect(center=rect.center)
        if look.focused:
            spread = canvas.u(8)
            halo = app.art.glow(place.size, spread, app.theme["target"], place.width // 2)
            surface.blit(halo, place.move(-spread, -spread))
        surface.blit(self.disc, place)
        if self.enabled:
            side = self._arrow()
            for name, x in (("arrow_left", place.left - side // 2 - 1), ("arrow_right", place.right + side // 2 + 1)):
                picture = app.art.icon(name, side)
                surface.blit(picture, picture.get_rect(center=(x, rect.centery)))


def _swatch(app: "App", seat: Seat, size: int) -> pygame.Surface:
    """A disc of the seat's colour in a gold ring."""
    picture = pygame.Surface((size * 2, size * 2), pygame.SRCALPHA)
    theme = app.theme
    for colour, share in ((theme["gold_shadow"], 1.0), (theme["gold"], 0.95), (theme.seats[seat.colour], 0.83)):
        pygame.draw.circle(picture, colour, (size, size), round((size - 1) * share))
    shine = pygame.Rect(0, 0, round(size * 1.0), round(size * 0.5))
    shine.center = (round(size * 0.9), round(size * 0.6))
    gloss = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    pygame.draw.ellipse(gloss, with_alpha(theme["gold_light"], 70), shine)
    picture.blit(gloss, (0, 0))
    return pygame.transform.smoothscale(picture, (size, size))


def row_boxes(app: "App", area: pygame.Rect, count: int) -> list[pygame.Rect]:
    """The rows' places, from the top; as tall as they fit."""
    canvas = app.canvas
    gap = canvas.u(12)
    most = max(canvas.u(MOST_ROW), 2 * control_height(app) + canvas.u(40))
    tall = min(most, (area.height - gap * (count - 1)) // count)
    return [pygame.Rect(area.left, area.top + at * (tall + gap), area.width, tall) for at in range(count)]


def control_height(app: "App") -> int:
    return max(app.canvas.u(56), app.canvas.line(32))


def build_row(
    app: "App", plan: Plan, typing: Typing, at: int, box: pygame.Rect, rebuild: Callable[[], None]
) -> list[Widget]:
    """Name over player where there is room for two lines, otherwise everything in one."""
    canvas = app.canvas
    seat, tall, pad, gap = plan.seats[at], control_height(app), canvas.u(12), canvas.u(14)

    def changed(field: str, value: str) -> None:
        plan.change(at, **{field: value})
        rebuild()

    two_lines = box.height >= 2 * tall + canvas.u(10) + pad
    if two_lines:
        side = min(box.height - 2 * canvas.u(6), canvas.u(170))
        discs = pygame.Rect(box.left + canvas.u(6), 0, side + canvas.u(56), side)
        discs.centery = box.centery
        left = discs.right + gap
        block = 2 * tall + canvas.u(12)
        first = pygame.Rect(left, box.centery - block // 2, box.right - left - pad, tall)
        colour = pygame.Rect(0, first.top, tall + canvas.u(60), tall)
        colour.right = first.right
        name = pygame.Rect(left, first.top, colour.left - left - gap, tall)
        kind = pygame.Rect(left, first.bottom + canvas.u(12), first.width, tall)
    else:
        side = min(box.height - canvas.u(8), canvas.u(100))
        discs = pygame.Rect(box.left + canvas.u(6), 0, side + canvas.u(56), side)
        discs.centery = box.centery
        colour = pygame.Rect(discs.right + canvas.u(6), 0, tall + canvas.u(54), tall)
        colour.centery = box.centery
        left = colour.right + gap
        free = box.right - left - pad - gap
        kind = pygame.Rect(0, 0, round(free * 0.46), tall)
        kind.midright = (box.right - pad, box.centery)
        name = pygame.Rect(left, 0, kind.left - gap - left, tall)
        name.centery = box.centery
    emblems = [(one, _(EMBLEM_WORDS[one])) for one in plan.free_emblems(at)]
    colours = [(one, _(COLOUR_WORDS[one])) for one in plan.free_colours(at)]
    kinds = [
        (one, f"[[human]] {_('Human')}" if one == HUMAN else f"[[robot]] {level_words(one)}") for one in plan.kinds()
    ]
    emblem_tip = _("Emblem: {name}").format(name=_(EMBLEM_WORDS[seat.emblem]))
    colour_tip = _("Colour: {name}").format(name=_(COLOUR_WORDS[seat.colour]))
    hint = seat_names(plan.seated)[at]
    return [
        DiscChoice(app, f"emblem:{at}", discs, emblems, seat.emblem, partial(changed, "emblem"), seat, emblem_tip),
        DiscChoice(app, f"colour:{at}", colour, colours, seat.colour, partial(changed, "colour"), seat, colour_tip),
        TextEntry(app, typing, f"name:{at}", name, seat.name, partial(changed, "name"), hint, NAME_LIMIT),
        Choice(app, f"kind:{at}", kind, kinds, seat.kind, partial(changed, "kind")),
    ]


def draw_row(app: "App", surface: pygame.Surface, box: pygame.Rect, seat: Seat) -> None:
    """The ground of a row: an inlay with the seat's colour at its edge."""
    canvas, theme = app.canvas, app.theme
    radius = canvas.u(14)
    pygame.draw.rect(surface, theme["papyrus_dark"], box, border_radius=radius)
    edge = pygame.Rect(box.left, box.top, canvas.u(16), box.height)
    pygame.draw.rect(
        surface, theme.seats[seat.colour], edge, border_top_left_radius=radius, border_bottom_left_radius=radius
    )
    pygame.draw.rect(surface, theme["gold_shadow"], box, max(1, canvas.u(2)), border_radius=radius)
