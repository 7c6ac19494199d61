"""The final sheets: what each seat's points are made of, counted up line by line."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.core.language import _
from game.core.result import Line, Result
from game.session.levels import level_words
from game.session.match import Match, Seat
from game.ui.anim.tween import out
from game.ui.tables.final import Final
from game.ui.text import SANS, SANS_BOLD, SERIF_BOLD, SMALLEST, Style
from game.ui.theme import with_alpha
from game.ui.widgets.plaque import emblem

if TYPE_CHECKING:
    from game.ui.app import App

LINE_SECONDS = 0.42
PAUSE_SECONDS = 0.55  # before the first line, and before the winner is named


@dataclass(slots=True)
class Count:
    """How far the counting has come. Line after line, all seats at once; the winner is named at the end."""

    lines: int
    time: float = 0.0
    done: bool = False

    @property
    def end(self) -> float:
        return PAUSE_SECONDS + self.lines * LINE_SECONDS + PAUSE_SECONDS

    def begun(self) -> int:
        """How many lines have begun to count."""
        if self.done:
            return self.lines
        return max(0, min(self.lines, int((self.time - PAUSE_SECONDS) / LINE_SECONDS + 1)))

    def shown(self, at: int, points: int) -> int:
        """What a line shows of its points now."""
        if self.done:
            return points
        share = (self.time - PAUSE_SECONDS - at * LINE_SECONDS) / LINE_SECONDS
        return round(points * out(max(0.0, min(1.0, share))))

    def step(self, seconds: float) -> bool:
        """True when everything is counted."""
        self.time += seconds
        self.done = self.done or self.time >= self.end
        return self.done


def place_of(result: Result, seat: int) -> int:
    return 1 if seat in result.winners else result.ranking.index(seat) + 1


@dataclass(frozen=True, slots=True)
class Column:
    """Whose sheet it is and what stands on it."""

    seat: Seat
    name: str
    kind: str
    lines: tuple[Line, ...]
    score: int
    place: int
    winner: bool
    pictures: dict[str, list[str]]  # drawings beside a line, by its name


def columns_of(match: Match, result: Result, final: Final) -> list[Column]:
    """The seats, and who was played against without a seat."""
    pictures = final.pictures or ({},) * len(match.seats)
    found = [
        Column(
            seat,
            match.names()[at],
            _("Human") if seat.human else level_words(seat.kind),
            result.breakdown[at],
            result.scores[at],
            place_of(result, at) + (final.rival is not None and final.rival.won),
            at in result.winners,
            pictures[at],
        )
        for at, seat in enumerate(match.seats)
    ]
    rival = final.rival
    if rival is not None:
        place = 1 if rival.won else 2
        found.append(
            Column(rival.seat, rival.name, rival.kind, rival.lines, rival.score, place, rival.won, pictures[-1])
        )
    return found


class Ledger:
    """The lines of all sheets, and how large they can be written: the same everywhere, so that sheets compare.

    Where there is room every sheet has every line, also those that brought nothing; else each has its own.
    """

    def __init__(self, app: "App", match: Match, columns: list[Column], area: pygame.Rect) -> None:
        canvas = app.canvas
        count = len(columns)
        self.gap, self.pad = canvas.u(22), canvas.u(18)
        self.width = min(max(canvas.u(560), canvas.font(520)), (area.width - self.gap * (count - 1)) // count)
        self.number = app.text.width("-00", SANS_BOLD, canvas.font(26))
        self.side = min(canvas.u(116), round(self.width * 0.4))
        self.name = round(canvas.font(34) * 1.4)
        self.kind = round(canvas.font(20) * 1.45)  # the whole of the letters, with their tails
        self.total = canvas.line(54)
        fixed = self.side // 2 + canvas.u(10) + self.name + self.kind + canvas.u(14) + self.total + canvas.u(26)
        room = area.height - fixed
        self.lines = [_all_lines(columns, at) for at in range(count)]
        if not self._fit(app, match, room):
            self.lines = [column.lines for column in columns]
            self._fit(app, match, room)
        height = fixed + self.step * self.most
        top = area.top + max(0, min((area.height - height) // 3, canvas.u(60)))
        left = area.centerx - (count * (self.width + self.gap) - self.gap) // 2
        self.rects = [pygame.Rect(left + at * (self.width + self.gap), top, self.width, height) for at in range(count)]

    @property
    def most(self) -> int:
        return max((len(lines) for lines in self.lines), default=0) or 1

    def _fit(self, app: "App", match: Match, room: int) -> bool:
        """Choose the height of a line and the size of its words; False if even the smallest is too large."""
        # narrow sheets write a line's name in two rows
        self.step = min(app.canvas.line(40 if len(self.lines) < 5 else 54), room // self.most)
        words = {match.title.words.result_line(line.name, line.number) for lines in self.lines for line in lines}
        width = self.width - 2 * self.pad - self.number
        for size in range(app.canvas.font(22), SMALLEST - 1, -1):
            self.size = size
            if all(_fits(app, one, size, width, self.step) for one in words):
                return True
        return False


def _all_lines(columns: list[Column], at: int) -> tuple[Line, ...]:
    """Every line that anybody has, in the sheets' order; those that brought this one nothing count zero."""
    own = {line.name: line for line in columns[at].lines}
    names = dict.fromkeys(line.name for column in columns for line in column.lines)
    return tuple(own.get(name, Line(name, 0, 0)) for name in names)


def _fits(app: "App", words: str, size: int, width: int, height: int) -> bool:
    lines = app.text.wrap(words, SANS, size, width)
    if len(lines) * app.text.line_height(SANS, size) + size // 6 > height:  # room for the letters' tails
        return False
    return all(app.text.width(" ".join(piece.text for piece in line), SANS, size) <= width for line in lines)


class Sheet:
    """One seat's column."""

    def __init__(self, app: "App", match: Match, column: Column, at: int, ledger: Ledger) -> None:
        rect = ledger.rects[at]
        self.app, self.match, self.rect, self.ledger = app, match, rect, ledger
        self.column = column
        self.name = column.name
        self.lines = ledger.lines[at]
        self.score = column.score
        self.winner = column.winner
        self.place = column.place
        self.alone = len(ledger.rects) == 1
        self.side = ledger.side
        self.disc = emblem(app, column.seat, self.side)
        self.pictures = {name: self._strip(names) for name, names in column.pictures.items() if names}
        canvas, pad = app.canvas, ledger.pad
        inner = rect.width - 2 * pad
        self.name_rect = pygame.Rect(rect.left + pad, rect.top + self.side // 2 + canvas.u(10), inner, ledger.name)
        self.kind_rect = pygame.Rect(rect.left + pad, self.name_rect.bottom, inner, ledger.kind)
        self.body = pygame.Rect(rect.left + pad, self.kind_rect.bottom + canvas.u(14), inner, 0)
        self.body.height = ledger.step * ledger.most
        self.total = pygame.Rect(rect.left + pad, 0, inner, ledger.total)
        self.total.bottom = rect.bottom - canvas.u(14)
        self.band = pygame.Surface((inner + canvas.u(12), ledger.step), pygame.SRCALPHA)
        self.band.fill(with_alpha(app.theme["papyrus_dark"], 110))

    def draw(self, surface: pygame.Surface, count: Count, pulse: float) -> None:
        app, canvas, theme, rect = self.app, self.app.canvas, self.app.theme, self.rect
        reach = canvas.u(22)
        surface.blit(app.art.shadow(rect.size, reach, 170), rect.move(-reach, -reach))
        if self.winner and count.done:
            spread = canvas.u(16)
            halo = app.art.glow(rect.size, spread, theme["target"], canvas.u(18))
            surface.blit(halo, rect.move(-spread, -spread))
        surface.blit(app.art.panel(rect.size, "papyrus", canvas.u(18)), rect)
        surface.blit(self.disc, (rect.centerx - self.side // 2, rect.top - self.side // 2))
        if count.done:
            self._draw_place(surface, pulse)
        name = Style(SERIF_BOLD, canvas.font(34), theme["accent"], "center", "center")
        app.text.draw(surface, self.name, name, self.name_rect)
        soft = Style(SANS, canvas.font(20), theme["ink_soft"], "center", "center")
        app.text.draw(surface, self.column.kind, soft, self.kind_rect)
        self._draw_lines(surface, count)

    def _draw_lines(self, surface: pygame.Surface, count: Count) -> None:
        app, canvas, theme = self.app, self.app.canvas, self.app.theme
        step, wide = self.ledger.step, self.ledger.number
        begun = count.begun()
        total = 0
        for at, line in enumerate(self.lines):
            row = pygame.Rect(self.body.left, self.body.top + at * step, self.body.width, step)
            if at % 2 == 0:
                surface.blit(self.band, (row.left - canvas.u(6), row.top))
            words = self.match.title.words.result_line(line.name, line.number)
            ink = theme["ink"] if line.points else theme["ink_soft"]
            place = pygame.Rect(row.left, row.top, row.width - wide, row.height)
            app.text.draw(surface, words, Style(SANS, self.ledger.size, ink, "left", "center"), place)
            self._draw_pictures(surface, line.name, words, place)
            if at < begun:
                shown = count.shown(at, line.points)
                total += shown
                number = Style(SANS_BOLD, canvas.font(26), ink, "right", "center")
                app.text.draw(surface, str(shown), number, pygame.Rect(row.right - wide, row.top, wide, row.height))
        pygame.draw.line(
            surface,
            theme["gold_shadow"],
            (self.total.left, self.total.top - canvas.u(4)),
            (self.total.right, self.total.top - canvas.u(4)),
            max(2, canvas.u(3)),
        )
        label = Style(SERIF_BOLD, canvas.font(30), theme["ink"], "left", "center")
        half = round(self.total.width * 0.52)
        app.text.draw(surface, _("Total"), label, pygame.Rect(self.total.topleft, (half, self.total.height)))
        large = Style(SERIF_BOLD, canvas.font(52), theme["accent"], "right", "center")
        right = pygame.Rect(self.total.left + half, self.total.top, self.total.width - half, self.total.height)
        app.text.draw(surface, str(self.score if count.done else total), large, right)

    def _strip(self, names: list[str]) -> pygame.Surface:
        """Small round pictures side by side."""
        side = max(16, min(round(self.ledger.step * 0.84), self.app.canvas.u(52)))
        gap = max(1, side // 12)
        strip = pygame.Surface((len(names) * (side + gap) - gap, side), pygame.SRCALPHA)
        mask = pygame.Surface((side * 2, side * 2), pygame.SRCALPHA)
        pygame.draw.circle(mask, (255, 255, 255, 255), (side, side), side)
        mask = pygame.transform.smoothscale(mask, (side, side))
        for at, name in enumerate(names):
            drawing = self.app.art.svg(name, (round(side * 4 / 3), side))
            face = pygame.Surface((side, side), pygame.SRCALPHA)
            face.blit(drawing, (-(drawing.get_width() - side) // 2, 0))
            face.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            pygame.draw.circle(
                face, self.app.theme["gold_shadow"], (side // 2, side // 2), side // 2, max(1, side // 20)
            )
            strip.blit(face, (at * (side + gap), 0))
        return strip.convert_alpha()

    def _draw_pictures(self, surface: pygame.Surface, line: str, words: str, place: pygame.Rect) -> None:
        """Beside the words, as many as there is room for."""
        strip = self.pictures.get(line)
        free = place.width - self.app.text.width(words, SANS, self.ledger.size) - self.app.canvas.u(16)
        if strip is not None and free >= strip.get_height():
            side = strip.get_height()
            step = side + max(1, side // 12)
            wide = min(strip.get_width(), (free + step - side) // step * step - (step - side))
            surface.blit(strip, (place.right - wide, place.centery - side // 2), (0, 0, wide, side))

    def _draw_place(self, surface: pygame.Surface, pulse: float) -> None:
        """A trophy for a winner, the place for the others, beside the emblem."""
        app, canvas = self.app, self.app.canvas
        size = min(canvas.u(88), round((self.rect.width - self.side) / 2 - canvas.u(8)))
        centre = (self.rect.centerx + self.side // 2 + size // 2 + canvas.u(6), self.rect.top - canvas.u(4))
        if self.winner:
            lift = round(canvas.u(4) * pulse)
            trophy = app.art.icon("trophy", size)
            surface.blit(trophy, trophy.get_rect(center=(centre[0], centre[1] - lift)))
        elif not self.alone:
            box = pygame.Rect(0, 0, round(size * 0.8), round(size * 0.8))
            box.center = centre
            pygame.draw.circle(surface, app.theme["gold_shadow"], box.center, box.width // 2)
            pygame.draw.circle(surface, app.theme["wood"], box.center, box.width // 2 - max(2, canvas.u(3)))
            style = Style(SERIF_BOLD, round(size * 0.42), app.theme["light"], "center", "center")
            app.text.draw(surface, str(self.place), style, box)
