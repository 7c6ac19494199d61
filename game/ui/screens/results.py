"""The end of a match: every line of every sheet counts up, then the winner is named."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.core.language import _, ngettext
from game.session.match import Match
from game.session.review import Review
from game.session.sentences import SaveError
from game.session.statistics import count_match
from game.ui.anim.flight import SPEEDS
from game.ui.input import Command
from game.ui.scene import STEP, Scene
from game.ui.screens.results_sheet import Count, Ledger, Sheet, columns_of
from game.ui.screens.setup_plan import new_seed
from game.ui.screens.sky import Sky
from game.ui.tables.registry import final_of
from game.ui.text import SANS_BOLD, SERIF_BOLD, Style
from game.ui.theme import with_alpha
from game.ui.widgets.button import Button

if TYPE_CHECKING:
    from game.ui.app import App


class ResultsScene(Scene):
    name = "results"
    music = "night"

    def __init__(self, app: "App", match: Match) -> None:
        super().__init__(app)
        result = match.result()
        if result is None:
            raise ValueError("The match is not over.")
        self.match, self.result = match, result
        self.final = final_of(match)
        self.sky = Sky(app)
        self.sheets: list[Sheet] = []
        self.count = Count(1)
        self.ticked = 0
        self.told = self.counted = False
        self.humans = [at for at, seat in enumerate(match.seats) if seat.human]
        self.reviewed: Review | None = None
        self.head = pygame.Rect(0, 0, 0, 0)
        self.band: pygame.Surface | None = None

    # Layout --------------------------------------------------------------------------------------------------------

    def layout(self) -> None:
        app, canvas = self.app, self.app.canvas
        self.sky.refit()
        self.head = pygame.Rect(canvas.u(40), canvas.u(16), canvas.width - canvas.u(80), canvas.line(62))
        self.widgets = []
        foot = self._lay_buttons()
        area = pygame.Rect(canvas.u(40), self.head.bottom + canvas.u(76), canvas.width - canvas.u(80), 0)
        area.height = foot - canvas.u(28) - area.top
        self.final = final_of(self.match)
        columns = columns_of(self.match, self.result, self.final)
        ledger = Ledger(app, self.match, columns, area)
        self.count.lines = ledger.most
        self.sheets = [Sheet(app, self.match, column, at, ledger) for at, column in enumerate(columns)]
        self.band = self._make_band()

    def _make_band(self) -> pygame.Surface:
        """Night behind the announcement, thinner towards its lower edge."""
        small = pygame.Surface((1, 16), pygame.SRCALPHA)
        for y in range(16):
            small.set_at((0, y), with_alpha(self.app.theme["night_deep"], round(150 * (1 - y / 15) ** 0.7)))
        size = (self.app.canvas.width, self.head.bottom + self.app.canvas.u(60))
        return pygame.transform.smoothscale(small, size).convert_alpha()

    def _lay_buttons(self) -> int:
        app, canvas = self.app, self.app.canvas
        entries: list[tuple[str, str, Callable[[], None], str]] = [
            ("rematch", _("Rematch"), self.rematch, "redo"),
            ("save", _("Save"), self.save, "save"),
            ("replay", _("Replay"), self.replay, "replay"),
            *([("review", _("Review mistakes"), self.review, "search")] if self.humans else []),
            ("menu", _("Main menu"), self.menu, "menu"),
        ]
        tall, gap = max(canvas.u(70), canvas.line(36)), canvas.u(18)
        size = canvas.font(app.theme.sizes["label"])
        wide = max(app.text.width(entry[1], SANS_BOLD, size) for entry in entries) + canvas.u(110)
        width = min(max(wide, canvas.u(300)), (canvas.width - canvas.u(80)) // len(entries) - gap)
        x = (canvas.width - len(entries) * (width + gap) + gap) // 2
        y = canvas.height - canvas.u(28) - tall
        for at, (identity, label, choose, icon) in enumerate(entries):
            rect = pygame.Rect(x + at * (width + gap), y, width, tall)
            self.widgets.append(Button(app, identity, rect, label, choose, icon, at == 0))
        return y

    # What happens --------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        if not self.counted:
            self.counted = True
            self._count_statistics()
        if not SPEEDS.get(self.app.settings.speed, 1.0) or self.app.settings.reduced_motion:
            self.finish()
        if self.focus is None:
            self.focus = self.find("rematch")

    def _count_statistics(self) -> None:
        try:
            for sentence in count_match(self.match):
                self.app.notify(str(sentence))
        except (SaveError, OSError) as error:
            self.app.notify(str(error))

    def step(self) -> None:
        self.sky.step(self.pointer)
        if self.count.done:
            return
        if self.count.step(STEP * (SPEEDS.get(self.app.settings.speed, 1.0) or 1.0)):
            self._tell()
        elif self.count.begun() > self.ticked:
            self.ticked = self.count.begun()
            lines = max((sheet.lines for sheet in self.sheets), key=len)
            self.app.audio.play(
                self.final.sounds.get(lines[self.ticked - 1].name, "score_tick") if lines else "score_tick"
            )

    def finish(self) -> None:
        """Click or Space: everything is counted now."""
        self.count.done = True
        self._tell()

    def _tell(self) -> None:
        if self.told:
            return
        self.told = True
        self.app.audio.play("score_total")
        won = any(seat in self.humans for seat in self.result.winners) or not self.humans
        self.app.audio.play("win" if won and self.result.winners else "loss")

    def announcement(self) -> str:
        """Who has won; alone, by how much the goal was missed."""
        if self.final.rival is not None:
            return self.final.rival.outcome
        names = [self.match.names()[seat] for seat in self.result.winners]
        if len(names) > 1:
            return _("The victory is shared: {names}.").format(names=", ".join(names))
        if len(names) == 1:
            alone = len(self.match.seats) == 1
            return _("You have reached the goal.") if alone else _("{name} wins.").format(name=names[0])
        if len(self.match.seats) > 1:
            return _("Nobody wins.")
        goal = self.match.state.view(0).get("solo_goal")
        if not goal:
            return _("The goal was missed: nobody wins.")
        missing = max(1, int(goal) - self.result.scores[0])
        return ngettext("{number} point short of the goal.", "{number} points short of the goal.", missing).format(
            number=missing
        )

    def command(self, command: Command) -> bool:
        if not self.count.done and command.name in ("skip", "choose"):
            self.finish()
            return True
        return False

    def event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and not self.count.done:
            self.pointer = event.pos
            self.finish()
            return self.hovered() is None  # a click on a button also is one
        return False

    # Where to go from here -----------------------------------------------------------------------------------------

    def rematch(self) -> None:
        """The same table with other luck."""
        from game.ui.screens.menu import MenuScene
        from game.ui.screens.table import TableScene

        setup = self.match.setup
        try:
            match = Match.start(self.match.title, setup.seats, new_seed(), setup.options)
        except ValueError as error:
            self.app.notify(str(error))
            return
        self.app.replace(MenuScene(self.app), TableScene(self.app, match))

    def save(self) -> None:
        from game.ui.screens.save import SaveScene

        self.app.push(SaveScene(self.app, self.match))

    def replay(self) -> None:
        from game.ui.screens.replay import ReplayScene

        mistakes = self.reviewed.mistakes if self.reviewed is not None else ()
        self.app.push(ReplayScene(self.app, self.match, mistakes))

    def review(self) -> None:
        """What was found stays with these results, and the rest is looked at when it is opened again."""
        from game.ui.screens.review import ReviewScene

        if self.reviewed is None:
            self.reviewed = Review(self.match)
        self.app.push(ReviewScene(self.app, self.reviewed))

    def menu(self) -> None:
        from game.ui.screens.menu import MenuScene

        self.app.replace(MenuScene(self.app))

    def back(self) -> None:
        """Back to the table as it ended, to look at it; without one, to the menu."""
        if len(self.app.scenes) > 1:
            self.app.pop()
        else:
            self.menu()

    # Drawing -------------------------------------------------------------------------------------------------------

    def draw_back(self, surface: pygame.Surface, ahead: float) -> None:
        app, canvas = self.app, self.app.canvas
        self.sky.draw(surface, self.time + ahead / 60)
        if self.band is not None:
            surface.blit(self.band, (0, 0))
        words = self.announcement() if self.count.done else _("The final count")
        colour = app.theme["gold"] if self.count.done and self.result.winners else app.theme["light"]
        style = Style(SERIF_BOLD, canvas.font(58), colour, "center", "center", app.theme["night_deep"])
        app.text.draw(surface, words, style, self.head)
        phase = (self.steps % 120) / 120
        for sheet in self.sheets:
            sheet.draw(surface, self.count, 1 - abs(2 * phase - 1))
