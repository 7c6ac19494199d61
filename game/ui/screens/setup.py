"""Setting the table: who sits where, which variant, which seed. The defaults start a match with one click."""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.language import N_, _, ngettext
from game.ui.input import Command
from game.ui.scene import STEP, Scene
from game.ui.screens.setup_options import OptionPages, Placed
from game.ui.screens.setup_plan import SEED_LIMIT, plan_for
from game.ui.screens.setup_rows import build_row, control_height, draw_row, row_boxes
from game.ui.screens.sky import Sky
from game.ui.text import SANS_BOLD, SERIF, SERIF_BOLD, Style
from game.ui.widgets.button import Button
from game.ui.widgets.choice import Choice
from game.ui.widgets.details import draw_tip
from game.ui.widgets.entry import TextEntry, Typing

if TYPE_CHECKING:
    from game.ui.app import App

ABOUT = {
    "afterlife": N_(
        "Buy treasures from a pyramid that crumbles card by card, and carry the best of them into your tomb in time. "
        "Only what is entombed counts, and whole sets count most."
    ),
    "pharaon": N_(
        "Lay resources on a wheel that turns every round, and enter five zones round it: offerings, nobles, artisans, "
        "the Nile and your burial chamber. Please the gods between the zones, and pass at the right time."
    ),
    "kemet": N_(
        "Raise pyramids, buy the powers of the gods and march. Battles are fought with sealed cards, temples pay those "
        "who hold them, and glory in battle is the only glory that lasts."
    ),
    "ankh": N_(
        "Lead your god's figures over the map, claim monuments, and let caravans cut the land apart. Devotion decides: "
        "the two weakest gods merge into one, and who is forgotten is out."
    ),
}
WIDEST = 2180  # units: on very wide windows the panels stay together
TIP_AFTER = 0.35


class SetupScene(Scene):
    name = "setup"
    music = "dusk"

    def __init__(self, app: "App", title_id: str) -> None:
        super().__init__(app)
        self.title = app.services.titles[title_id]
        self.plan = plan_for(self.title, app.services.levels, app.settings.level)
        self.typing = Typing(app)
        self.page = 0
        self.sky = Sky(app)
        self.panels: list[pygame.Rect] = []
        self.rows: list[pygame.Rect] = []
        self.placed: list[Placed] = []
        self.about = pygame.Rect(0, 0, 0, 0)
        self.head = pygame.Rect(0, 0, 0, 0)

    # Layout --------------------------------------------------------------------------------------------------------

    def layout(self) -> None:
        canvas = self.app.canvas
        self.typing.end()
        self.sky.refit()
        self.widgets, self.placed = [], []
        width = min(canvas.width - canvas.u(80), canvas.u(WIDEST))
        frame = pygame.Rect((canvas.width - width) // 2, canvas.u(24), width, canvas.height - canvas.u(48))
        self.head = pygame.Rect(frame.left, frame.top, frame.width, max(canvas.u(86), canvas.line(50)))
        foot = max(canvas.u(84), canvas.line(44))
        top, bottom = self.head.bottom + canvas.u(14), frame.bottom - foot - canvas.u(20)
        split = round(frame.width * 0.57)
        left = pygame.Rect(frame.left, top, split, bottom - top)
        right = pygame.Rect(left.right + canvas.u(24), top, frame.right - left.right - canvas.u(24), bottom - top)
        self.panels = [left, right]
        self._lay_head()
        self._lay_seats(left.inflate(-canvas.u(44), -canvas.u(40)))
        self._lay_options(right.inflate(-canvas.u(52), -canvas.u(40)))
        self._lay_foot(pygame.Rect(frame.left, frame.bottom - foot, frame.width, foot))

    def _lay_head(self) -> None:
        canvas = self.app.canvas
        width = self.app.text.width(_("Rules"), SANS_BOLD, canvas.font(24)) + canvas.u(110)
        rect = pygame.Rect(0, 0, width, control_height(self.app))
        rect.midright = self.head.midright
        self.widgets.append(Button(self.app, "rules", rect, _("Rules"), self.rules, "rules"))

    def _lay_seats(self, area: pygame.Rect) -> None:
        app, canvas = self.app, self.app.canvas
        tall = control_height(app)
        words = _("Players")
        label = Style(SERIF_BOLD, canvas.font(32), app.theme["accent"], "left", "center")
        wide = app.text.width(words, label.face, label.size) + canvas.u(20)
        self.placed.append(Placed(words, label, pygame.Rect(area.left, area.top, wide, tall)))
        counts = list(self.title.seats)
        gap = canvas.u(10)
        side = min(canvas.u(110), (area.width - wide - gap * len(counts)) // len(counts))
        x = area.right - len(counts) * (side + gap) + gap
        for count in counts:
            rect = pygame.Rect(x, area.top, side, tall)
            tip = ngettext("{count} player", "{count} players", count).format(count=count)
            choose = partial(self.set_count, count)
            strong = count == self.plan.count
            self.widgets.append(Button(app, f"seats:{count}", rect, str(count), choose, strong=strong, tip=tip))
            x += side + gap
        rest = pygame.Rect(area.left, area.top + tall + canvas.u(20), area.width, area.height - tall - canvas.u(20))
        self.rows = row_boxes(app, rest, self.plan.count)
        for at, box in enumerate(self.rows):
            self.widgets += build_row(app, self.plan, self.typing, at, box, self.rebuild)
        free = rest.bottom - self.rows[-1].bottom - canvas.u(24)
        self.about = pygame.Rect(rest.left, rest.bottom - free, rest.width, free)

    def _lay_options(self, area: pygame.Rect) -> None:
        app, canvas = self.app, self.app.canvas
        tall = control_height(app)
        words = _("Options")
        label = Style(SERIF_BOLD, canvas.font(32), app.theme["accent"], "left", "center")
        self.placed.append(Placed(words, label, pygame.Rect(area.left, area.top, area.width // 2, tall)))
        body = pygame.Rect(area.left, area.top + tall + canvas.u(20), area.width, area.height - tall - canvas.u(20))
        pages = OptionPages(app, self.plan, body)
        self.page = min(self.page, len(pages.pages) - 1)
        widgets, placed = pages.build(self.page, self.set_option)
        self.widgets += widgets
        self.placed += placed
        total = len(pages.pages)
        if total > 1:
            rect = pygame.Rect(area.centerx, area.top, area.width // 2, tall)
            names = [(str(page), _("{page} of {total}").format(page=page + 1, total=total)) for page in range(total)]
            self.widgets.append(Choice(app, "page", rect, names, str(self.page), self.turn_to))

    def _lay_foot(self, foot: pygame.Rect) -> None:
        app, canvas = self.app, self.app.canvas
        gap = canvas.u(24)
        back = pygame.Rect(foot.left, foot.top, canvas.u(300), foot.height)
        start = pygame.Rect(0, foot.top, max(canvas.u(460), canvas.font(380)), foot.height)
        start.right = foot.right
        self.widgets.append(Button(app, "back", back, _("Back"), self.back, "arrow_left"))
        self.widgets.append(
            Button(app, "start", start, _("Start the match"), self.start, "play", True, size="subheading")
        )
        label = Style(SANS_BOLD, canvas.font(24), app.theme["light"], "right", "center", app.theme["night_deep"])
        words = _("Seed")
        wide = app.text.width(words, label.face, label.size) + canvas.u(8)
        free = pygame.Rect(back.right + gap, foot.top, start.left - back.right - 2 * gap, foot.height)
        width = min(free.width - wide - gap, canvas.u(700))
        x = free.left + (free.width - width - wide - canvas.u(16)) // 2
        self.placed.append(Placed(words, label, pygame.Rect(x, foot.top, wide, foot.height)))
        rect = pygame.Rect(x + wide + canvas.u(16), 0, width, control_height(app))
        rect.centery = foot.centery
        self.widgets.append(
            TextEntry(
                app,
                self.typing,
                "seed",
                rect,
                self.plan.seed,
                self.set_seed,
                _("Random"),
                SEED_LIMIT,
                "0123456789",
                _("The same number deals the same match again. Leave it empty for a random one."),
            )
        )

    # Choices -------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        if self.focus is None:
            self.focus = self.find("start")

    def set_count(self, count: int) -> None:
        self.plan.set_count(count)
        self.rebuild()

    def set_option(self, option: str, value: str) -> None:
        self.plan.options[option] = value
        self.rebuild()

    def turn_to(self, page: str) -> None:
        self.page = int(page)
        self.rebuild()

    def set_seed(self, words: str) -> None:
        self.plan.seed = words.strip()

    def start(self) -> None:
        from game.ui.screens.menu import MenuScene
        from game.ui.screens.table import TableScene

        self.typing.end()
        try:
            match = self.plan.start()
        except ValueError as error:
            self.app.audio.play("error")
            self.app.notify(str(error))
            return
        self.app.replace(MenuScene(self.app), TableScene(self.app, match))

    def rules(self) -> None:
        from game.ui.screens.rules import RulesScene

        self.app.push(RulesScene(self.app, self.title.id))

    def leave(self) -> None:
        self.typing.end()

    def wants(self, event: pygame.event.Event) -> bool:
        """While somebody types, letters are letters and no shortcuts."""
        return self.typing.active and event.type == pygame.KEYDOWN

    def event(self, event: pygame.event.Event) -> bool:
        return self.typing.event(event)

    def command(self, command: Command) -> bool:
        if command.name in ("page_up", "page_down"):
            pager = self.find("page")
            if pager is not None:
                pager.adjust(1 if command.name == "page_down" else -1)
            return True
        if command.name == "rules":
            self.rules()
            return True
        return False

    def step(self) -> None:
        self.typing.step(STEP)

    # Drawing -------------------------------------------------------------------------------------------------------

    def draw_back(self, surface: pygame.Surface, ahead: float) -> None:
        app, canvas = self.app, self.app.canvas
        surface.blit(self.sky.still(), (0, 0))
        side = self.head.height
        surface.blit(app.art.svg(f"titles/{self.title.id}", (side, side)), self.head)
        words = pygame.Rect(self.head.left + side + canvas.u(20), self.head.top, 0, side)
        words.width = self.widgets[0].rect.left - words.left - canvas.u(20)
        style = Style(SERIF_BOLD, canvas.font(50), app.theme["light"], "left", "center", app.theme["night_deep"])
        app.text.draw(surface, self.title.words.title_name(), style, words)
        for panel in self.panels:
            reach = canvas.u(22)
            surface.blit(app.art.shadow(panel.size, reach, 170), panel.move(-reach, -reach))
            surface.blit(app.art.panel(panel.size, "papyrus", canvas.u(20)), panel)
        for seat, box in zip(self.plan.seated, self.rows, strict=True):
            draw_row(app, surface, box, seat)
        chosen = self.find(f"seats:{self.plan.count}")
        if chosen is not None:
            ring = chosen.rect.inflate(canvas.u(10), canvas.u(10))
            pygame.draw.rect(surface, app.theme["accent"], ring, border_radius=canvas.u(15))
        for one in self.placed:
            app.text.draw(surface, one.words, one.style, one.rect)
        self._draw_about(surface)

    def _draw_about(self, surface: pygame.Surface) -> None:
        """Few seats leave room: say what kind of game this is."""
        app, canvas, area = self.app, self.app.canvas, self.about
        words = _(ABOUT[self.title.id]) if self.title.id in ABOUT else ""
        if area.height < canvas.u(170) or not words:
            return
        side = min(area.height, canvas.u(250))
        medallion = app.art.svg(f"titles/{self.title.id}", (side, side))
        surface.blit(medallion, medallion.get_rect(midleft=(area.left + canvas.u(8), area.centery)))
        left = area.left + side + canvas.u(40)
        style = Style(SERIF, canvas.font(28), app.theme["ink"], "left", "center")
        app.text.draw(surface, words, style, pygame.Rect(left, area.top, area.right - left, area.height))

    def draw_front(self, surface: pygame.Surface, ahead: float) -> None:
        thing = self.focus or self.hovered()
        if thing is None or not thing.tip or self.typing.active or self.app.scene is not self:
            return
        if self.hover_time() >= TIP_AFTER:
            draw_tip(self.app, surface, thing.tip, thing.rect)
