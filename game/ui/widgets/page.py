"""A page of the rules on its sheet. Only what is seen is drawn, out of the text's own store of pictures."""

from typing import TYPE_CHECKING

import pygame

from game.ui.text import Cut
from game.ui.theme import mixed
from game.ui.widget import Look, Widget
from game.ui.widgets.page_layout import Item, PageLayout

if TYPE_CHECKING:
    from game.ui.app import App


class PageView(Widget):
    """The sheet with a laid-out page on it; keys, wheel and the scroll bar move it."""

    def __init__(self, app: "App", identity: str, rect: pygame.Rect) -> None:
        super().__init__(app, identity, rect, self._nothing)
        pad = app.canvas.u(44)
        column = min(rect.width - 2 * pad - app.canvas.u(20), app.canvas.u(1240) * app.settings.text_size // 100)
        self.column = pygame.Rect(rect.left + pad, rect.top + app.canvas.u(14), column, rect.height - app.canvas.u(28))
        self.layout: PageLayout | None = None
        self.scroll = 0.0  # as it is shown
        self.target = 0.0  # where it glides to
        self.lit = -1  # the block that was jumped to
        self.light = 0  # steps that it still glows

    def _nothing(self) -> None:
        """Choosing a page means nothing; it only has the focus."""

    @property
    def lead(self) -> int:
        return self.app.canvas.u(24)

    @property
    def furthest(self) -> float:
        return max(0, self.layout.height + 2 * self.lead - self.column.height) if self.layout else 0

    def show(self, layout: PageLayout, block: int | None = None) -> None:
        self.layout = layout
        self.target = 0.0
        self.light = 0
        if block:
            top = layout.top_of(block)
            layout.reach(top + self.column.height)
            self.target = min(float(top), self.furthest) if layout.complete else float(top)
            self.lit, self.light = block, 70
        else:
            layout.reach(self.column.height)
        self.scroll = self.target

    def move(self, pixels: float) -> None:
        self.go(self.target + pixels)

    def go(self, y: float, at_once: bool = False) -> None:
        if self.layout:
            self.layout.reach(y + self.column.height)
        self.target = max(0.0, min(y, self.furthest))
        if at_once or self.app.settings.reduced_motion or self.app.settings.speed == "instant":
            self.scroll = self.target

    def measure(self) -> tuple[float, float, float]:
        whole = self.layout.height + 2 * self.lead if self.layout else 0
        return self.scroll, self.column.height, whole

    def step(self) -> None:
        """Lay out a little more, glide, let the light fade."""
        if self.layout and not self.layout.complete:
            self.layout.more()
        self.target = max(0.0, min(self.target, self.furthest))
        self.scroll += (self.target - self.scroll) * 0.28
        if abs(self.target - self.scroll) < 0.6:
            self.scroll = self.target
        self.light = max(0, self.light - 1)

    def here(self) -> int:
        """The block at the top of what is seen."""
        if not self.layout:
            return 0
        top = round(self.target)
        seen = [item for item in self.layout.seen(top, self.lead + 2) if item.top <= top + self.lead]
        return seen[-1].block if seen else 0

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        app, canvas = self.app, self.app.canvas
        if look.focused and app.input.last_device != "mouse":
            pygame.draw.rect(surface, app.theme["target"], self.rect, max(3, canvas.u(5)), border_radius=canvas.u(16))
        if not self.layout:
            return
        before = surface.get_clip()
        surface.set_clip(self.rect.inflate(-canvas.u(10), -canvas.u(14)).clip(before))
        top = round(self.scroll) - self.lead
        for item in self.layout.seen(top, self.column.height + self.lead):
            self._item(surface, item, item.top - top + self.column.top)
        surface.set_clip(before)

    def _item(self, surface: pygame.Surface, item: Item, y: int) -> None:
        app, theme, unit = self.app, self.app.theme, self.app.canvas.u
        strip = pygame.Rect(self.column.left, y, self.column.width, item.height)
        if item.block == self.lit and self.light:
            glow = app.art.glow((strip.width, strip.height), unit(10), theme["target"], unit(8))
            glow.set_alpha(round(255 * min(1.0, self.light / 40)))
            surface.blit(glow, strip.move(-unit(10), -unit(10)))
        if item.kind == "header":
            pygame.draw.rect(surface, theme["sand_shade"], strip)
        elif item.kind in ("even", "odd"):
            tone = mixed(theme["papyrus"], theme["papyrus_dark"], 0.75 if item.kind == "even" else 0.2)
            pygame.draw.rect(surface, tone, strip)
        elif item.kind in ("heading1", "heading2"):
            width = max(2, unit(3))
            line = pygame.Rect(strip.left, strip.bottom + unit(2), strip.width, width)
            pygame.draw.rect(surface, theme["gold_shadow" if item.kind == "heading1" else "papyrus_dark"], line)
        elif item.kind == "bullet":
            size = item.parts[0].style.size
            centre = (strip.left + size, strip.top + round(size * 0.66))
            pygame.draw.circle(surface, theme["gold_shadow"], centre, max(3, round(size * 0.2)))
            pygame.draw.circle(surface, theme["dusk"], centre, max(2, round(size * 0.13)))
        for part in item.parts:
            box = part.rect.move(strip.topleft)
            picture, cut = app.text.block(part.words, part.style, box.size)
            surface.blit(picture, box)
            if app.text.drawn is not None and self.rect.contains(box):
                app.text.drawn.append((part.words, box))
                if cut:
                    app.text.cut.append(Cut(part.words, box))
