"""Who made what: the games' owners, our own work, the libraries with thanks, and what we had to design ourselves."""

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.core.language import N_, _
from game.ui.input import Command
from game.ui.scene import Scene
from game.ui.screens.menu_plaque import gold_letters
from game.ui.screens.sky import Sky
from game.ui.text import SANS, SANS_BOLD, SERIF, SERIF_BOLD, Style
from game.ui.widgets.button import Button

if TYPE_CHECKING:
    from game.ui.app import App

PAGE_SECONDS = 16  # a page turns by itself after this long, until somebody turns one


class Part(NamedTuple):
    """A heading, paragraphs, and pairs of a name and what belongs to it."""

    heading: str
    words: tuple[str, ...] = ()
    pairs: tuple[tuple[str, str], ...] = ()


PARTS = (
    Part(
        N_("An independent work"),
        (
            N_(
                "Nile Quartet is an independent, unofficial implementation. It is not endorsed by, sponsored by or "
                "connected with any of the people and companies named here."
            ),
            N_("Code, drawings, sound, music and texts were made for Nile Quartet. It uses nothing of any publisher."),
        ),
    ),
    Part(
        N_("The four games"),
        (
            N_(
                "The games, their names, their rules systems and their trademarks belong to their designers and "
                "publishers."
            ),
        ),
        (
            ("Valley of the Kings: Afterlife", "Tom Cleaver · Alderac Entertainment Group"),
            ("Pharaon", "Sylas & Henri Pym · Catch Up Games"),
            ("Kemet: Blood and Sand", "Jacques Bariot & Guillaume Montiage · Matagot"),
            ("Ankh: Gods of Egypt", "Eric M. Lang · CMON"),
        ),
    ),
    Part(
        N_("What is our own design"),
        (
            N_(
                "Some figures and wordings of the games are not publicly documented. We designed these ourselves so "
                "that they fit the rules; in the data files each is marked as “ours”. Most base-pool cards of "
                "Afterlife are such."
            ),
            N_("Cards whose wording is ours say so when you look at them closely."),
        ),
    ),
    Part(
        N_("With thanks"),
        (N_("Nile Quartet stands on the work of many who give theirs away:"),),
        (
            ("pygame-ce", N_("window, drawing, sound and input")),
            ("pygame_gui", N_("text entry")),
            ("numpy", N_("textures, skies and sounds")),
            ("tomli-w, platformdirs, rich", N_("files, folders and the terminal")),
            ("Source Serif Pro", N_("letters of headings and cards")),
            ("Noto Sans", N_("letters of everything else")),
        ),
    ),
)
Placed = tuple[str, Style, pygame.Rect]


class CreditsScene(Scene):
    name = "credits"
    music = "dusk"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.sky = Sky(app)
        self.page = 0
        self.pages: list[list[Placed]] = [[]]
        self.turned = False  # somebody turned a page: it no longer turns by itself
        self.since = 0
        self.sheet = pygame.Rect(0, 0, 0, 0)
        self.heading: tuple[pygame.Surface, tuple[int, int]] | None = None

    # Layout --------------------------------------------------------------------------------------------------------

    def layout(self) -> None:
        app, canvas = self.app, self.app.canvas
        self.sky.refit()
        title = gold_letters(app, "NILE QUARTET", canvas.u(76), canvas.width - canvas.u(200))
        self.heading = (title, ((canvas.width - title.get_width()) // 2, canvas.u(14)))
        tall = max(canvas.u(70), canvas.line(36))
        width = min(canvas.width - canvas.u(120), max(canvas.u(1240), canvas.font(1160)))
        top = canvas.u(14) + title.get_height() + canvas.u(4)
        self.sheet = pygame.Rect((canvas.width - width) // 2, top, width, canvas.height - top - tall - canvas.u(54))
        self._fill(self.sheet.inflate(-canvas.u(110), -canvas.u(64)))
        self.page = min(self.page, len(self.pages) - 1)
        self.widgets = []
        y = canvas.height - tall - canvas.u(26)
        wide, gap = max(canvas.u(300), canvas.font(290)), canvas.u(24)
        entries = [("back", _("Back"), self.back, "undo")]
        if len(self.pages) > 1:
            entries = [
                ("previous", _("Previous page"), self.previous, "arrow_left"),
                *entries,
                ("next", _("Next page"), self.next, "arrow_right"),
            ]
        x = (canvas.width - len(entries) * (wide + gap) + gap) // 2
        for at, (identity, label, choose, icon) in enumerate(entries):
            rect = pygame.Rect(x + at * (wide + gap), y, wide, tall)
            self.widgets.append(Button(app, identity, rect, label, choose, icon, identity == "next"))

    def _fill(self, area: pygame.Rect) -> None:
        """Parts one below the other; one that does not fit begins a new page, a long one is divided."""
        canvas, text = self.app.canvas, self.app.text
        self.pages = [[]]
        y = area.top
        for part in PARTS:
            blocks = self._blocks(part)
            # a sixth of the size more than the lines are high, for the tails of the last line's letters
            heights = [
                text.height(words, style, area.width) + style.size // 6 + canvas.u(gap) for words, style, gap in blocks
            ]
            if self.pages[-1] and y + sum(heights) > area.bottom:
                self.pages.append([])
                y = area.top
            for (words, style, gap), tall in zip(blocks, heights, strict=True):
                if y + tall - canvas.u(gap) > area.bottom and self.pages[-1]:
                    self.pages.append([])
                    y = area.top
                self.pages[-1].append((words, style, pygame.Rect(area.left, y, area.width, tall - canvas.u(gap))))
                y += tall
            y += canvas.u(34)
        self.pages = [self._centred(page, area) for page in self.pages]

    def _centred(self, page: list[Placed], area: pygame.Rect) -> list[Placed]:
        down = max(0, (area.bottom - page[-1][2].bottom) // 2) if page else 0
        return [(words, style, rect.move(0, down)) for words, style, rect in page]

    def _blocks(self, part: Part) -> list[tuple[str, Style, int]]:
        canvas, theme = self.app.canvas, self.app.theme
        head = Style(SERIF_BOLD, canvas.font(38), theme["accent"], "center")
        body = Style(SERIF, canvas.font(27), theme["ink"], "center")
        name = Style(SANS_BOLD, canvas.font(25), theme["ink"], "center")
        detail = Style(SANS, canvas.font(23), theme["ink_soft"], "center")
        blocks = [(_(part.heading), head, 8)] + [(_(words), body, 10) for words in part.words]
        for one, other in part.pairs:
            blocks += [(one, name, 0), (_(other), detail, 8)]
        return blocks

    # Turning -------------------------------------------------------------------------------------------------------

    def next(self) -> None:
        self._turn(1)

    def previous(self) -> None:
        self._turn(-1)

    def _turn(self, step: int, by_itself: bool = False) -> None:
        self.turned = self.turned or not by_itself
        self.since = 0
        self.page = (self.page + step) % len(self.pages)
        if not by_itself:
            self.app.audio.play("page")

    def enter(self) -> None:
        if self.focus is None:
            self.focus = self.find("next") or self.find("back")

    def command(self, command: Command) -> bool:
        if command.name in ("page_down", "page_up"):
            self._turn(1 if command.name == "page_down" else -1)
            return True
        return False

    def event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL and event.y:
            self._turn(-1 if event.y > 0 else 1)
            return True
        return False

    def step(self) -> None:
        self.sky.step(self.pointer)
        self.since += 1
        if not self.turned and not self.app.settings.reduced_motion and self.since >= PAGE_SECONDS * 60:
            self._turn(1, by_itself=True)

    # Drawing -------------------------------------------------------------------------------------------------------

    def draw_back(self, surface: pygame.Surface, ahead: float) -> None:
        app, canvas = self.app, self.app.canvas
        self.sky.draw(surface, self.time + ahead / 60)
        if self.heading:
            surface.blit(*self.heading)
        reach = canvas.u(26)
        surface.blit(app.art.shadow(self.sheet.size, reach, 180), self.sheet.move(-reach, -reach))
        surface.blit(app.art.panel(self.sheet.size, "papyrus", canvas.u(22)), self.sheet)
        for words, style, rect in self.pages[self.page]:
            app.text.draw(surface, words, style, rect)
        self._draw_dots(surface)

    def _draw_dots(self, surface: pygame.Surface) -> None:
        """Which page this is."""
        canvas, theme = self.app.canvas, self.app.theme
        gap = canvas.u(30)
        x = self.sheet.centerx - gap * (len(self.pages) - 1) // 2
        for page in range(len(self.pages) if len(self.pages) > 1 else 0):
            colour = theme["accent"] if page == self.page else theme["papyrus_dark"]
            centre = (x + page * gap, self.sheet.bottom - canvas.u(20))
            pygame.draw.circle(surface, theme["gold_shadow"], centre, canvas.u(9))
            pygame.draw.circle(surface, colour, centre, canvas.u(7))
