"""The battle scene: both armies face each other on a large sheet, cards are chosen, revealed and counted, and every
question that a battle asks has its answers here."""

import math
from typing import TYPE_CHECKING, Any

import pygame

from game.core.decision import Action
from game.core.event import Event
from game.ui.anim.flight import Cue, Flight
from game.ui.tables.ahead import Ahead
from game.ui.tables.kemet import battle_cues, battle_details
from game.ui.tables.kemet.battle_ahead import battle_jobs
from game.ui.tables.kemet.battle_faces import LOW, CardFaces
from game.ui.tables.kemet.battle_layout import BattlePlaces, battle_places
from game.ui.tables.kemet.battle_model import Clash
from game.ui.tables.kemet.battle_printed import ICONS
from game.ui.tables.kemet.battle_sheet import draw_sheet
from game.ui.tables.kemet.battle_tray import Tray, card_rects, is_answer
from game.ui.tables.kemet.market_look import PanelCover, PanelThing, light_up
from game.ui.text import SERIF_BOLD, Style
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.tables.board import Board

CHEAPER = "priest_of_ra"  # every payment of its owner costs one less


class BattlePanel:
    def __init__(self, board: "Board") -> None:
        self.board = board
        self.app = board.app
        self.faces = CardFaces(board.app, board.words)
        self.view: dict[str, Any] = {}
        self.area = pygame.Rect(0, 0, 1, 1)
        self.spots: BattlePlaces = battle_places(self.app.canvas, pygame.Rect(0, 0, 900, 600))
        self.tray = Tray(self)
        self.to_reveal: list[Event] = []
        self.caption = ""  # what is being shown, said in the tray
        # While the cards are turned: how far, which card on which side, and whether they still only tremble.
        self.turning: tuple[Flight, dict[int, str], bool] | None = None
        self._clash: Clash | None = None
        self._counting: tuple[Flight, list[int], list[int]] | None = None
        self._held: list[int] | None = None
        self._sheet: pygame.Surface | None = None
        self._dirty = True
        self._ahead = Ahead(board.app)
        self._busy = False
        self._widgets: list[Widget] = []

    # What is shown -------------------------------------------------------------------------------------------------

    @property
    def fighting(self) -> bool:
        return self._clash is not None

    @property
    def clash(self) -> Clash:
        assert self._clash is not None, "There is no battle."
        return self._clash

    def wanted(self, view: dict[str, Any]) -> bool:
        return bool(view.get("battle"))

    def layout(self, area: pygame.Rect) -> None:
        self.area = area.copy()
        self.spots = battle_places(self.app.canvas, self.area)
        self.faces.clear()
        self._ahead.clear()
        self._ahead.plan(battle_jobs(self))
        self._sheet = None

    def show(self, view: dict[str, Any]) -> None:
        self.view = view
        self._clash = Clash.of(view, self._clash) if view.get("battle") else None
        self.turning = self._counting = self._held = None
        self.to_reveal = []
        self.caption = ""
        self._widgets = []
        self.tray.cards, self.tray.notes, self.tray.actions = [], [], []
        self._ahead.plan(battle_jobs(self))
        self.dirty()

    def dirty(self) -> None:
        self._dirty = True

    def sheet(self) -> pygame.Surface:
        """As large as the window; what is still is drawn on it."""
        if self._sheet is None:
            self._sheet = pygame.Surface(self.app.canvas.rect.size, pygame.SRCALPHA)
            self._dirty = True
        return self._sheet

    def warm(self) -> bool:
        """In a quiet moment: make one picture that a battle will need; False if all are there."""
        return self._ahead.step()

    def rehearse(self, clash: Clash, tray: Tray) -> None:
        """Of a copy: a battle that nobody sees."""
        self._clash, self.tray = clash, tray
        self.turning = self._counting = self._held = None

    # What is asked -------------------------------------------------------------------------------------------------

    def widgets(self, actions: list[Action]) -> list[Widget]:
        if not self.fighting:
            return []
        found: list[Widget] = [PanelCover(self.app, "battle:sheet", self.area)]
        for step, rect in self.spots.steps.items():
            found.append(PanelThing(self.app, f"battle:step:{step}", rect, ("step", step)))
        for row, rect in self.spots.rows.items():
            found.append(PanelThing(self.app, f"battle:row:{row}", rect, ("row", row)))
        for column in self.clash.columns:
            found += self._column_things(column.side)
        self._widgets = [*found, *self.tray.build(actions)]
        self.dirty()
        return list(self._widgets)

    def _column_things(self, side: int) -> list[Widget]:
        app, half, column = self.app, self.spots.halves[side], self.clash.columns[side]
        found: list[Widget] = [PanelThing(app, f"battle:side:{side}", half.banner, ("side", str(side)))]
        if column.creature:
            rect = self.creature_rect(side)
            found.append(PanelThing(app, f"battle:creature:{side}", rect, ("creature", str(side))))
        for tile, rect in self.tile_rects(side).items() if self.clash.winner is None else ():
            found.append(PanelThing(app, f"battle:tile:{side}:{tile}", rect, ("tile", tile)))
        for name, card, rect in (("play", column.play, half.play), ("discard", column.discard, half.discard)):
            about = ("card", card) if card else ("back", str(side))
            found.append(PanelThing(app, f"battle:{name}:{side}", rect, about))
        for at, (card, rect) in enumerate(self.di_rects(side)):
            found.append(PanelThing(app, f"battle:added:{side}:{at}", rect, ("di", card)))
        return found

    def targets(self, action: Action) -> list[str]:
        return [self.tray.target(action)] if self.fighting and is_answer(action) else []

    def cues(self, event: Event) -> list[Cue]:
        """To be added to the director in this order. They change what is shown when their moment comes."""
        return battle_cues.cues_of(self, event)

    # Where things stand --------------------------------------------------------------------------------------------

    def colour(self, seat: int) -> pygame.Color:
        seats = self.board.scene.match.seats
        return self.app.theme.seats.get(seats[seat].colour, self.app.theme["sand"])

    def cost(self, seat: int, card: str) -> int:
        less = 1 if CHEAPER in self.view["players"][seat]["tiles"] else 0
        return max(0, int(self.board.words.di(card).cost) - less)

    def figure_height(self, side: int) -> int:
        return round(self.spots.halves[side].army.height * 0.92)

    def figure_rect(self, side: int, at: int) -> pygame.Rect:
        """Warriors stand in a line behind their creature, the first nearest to the enemy."""
        column, army = self.clash.columns[side], self.spots.halves[side].army
        tall = self.figure_height(side)
        wide = round(tall * 0.75)
        free = self._army_room(side)
        count = max(5, column.warriors + (2 * column.fallen + 2) // 3)
        step = min(wide, (free - wide) // max(1, count - 1))
        x = free - wide - at * step if side == 0 else army.width - free + at * step
        return pygame.Rect(army.left + x, army.bottom - tall - army.height // 20, wide, tall)

    def _army_room(self, side: int) -> int:
        creature = self.clash.columns[side].creature
        return self.spots.halves[side].army.width - (self.creature_rect(side).width if creature else 0)

    def fallen_rects(self, side: int) -> list[pygame.Rect]:
        """The fallen lie behind those who stand, in a second row if one would make them small; none covers another."""
        column, army = self.clash.columns[side], self.spots.halves[side].army
        if not column.fallen:
            return []
        left, right = army.left, army.left + self._army_room(side)
        if side == 1:
            left, right = army.right - self._army_room(side), army.right
        if column.warriors:
            last = self.figure_rect(side, column.warriors - 1)
            left, right = (left, last.left) if side == 0 else (last.right, right)
        sizes = []
        for rows in (1, 2):
            most = min(army.height / rows / LOW, self.figure_height(side) * 0.8)
            sizes.append(min((right - left) // -(-column.fallen // rows), int(most)))
        rows = 2 if sizes[1] > sizes[0] * 1.35 else 1
        wide = max(8, sizes[rows - 1])
        tall, per_row = round(wide * LOW), -(-column.fallen // rows)
        found = []
        for at in range(column.fallen):
            row, place = divmod(at, per_row)
            x = right - (place + 1) * wide if side == 0 else left + place * wide
            found.append(pygame.Rect(x, army.bottom - (row + 1) * tall, wide, tall))
        return found

    def creature_rect(self, side: int) -> pygame.Rect:
        army = self.spots.halves[side].army
        size = (round(army.height * 0.8), army.height)
        rect = pygame.Rect(army.topleft, size)
        if side == 0:
            rect.right = army.right
        return rect

    def tile_rects(self, side: int) -> dict[str, pygame.Rect]:
        line, tiles = self.spots.halves[side].line, self.clash.columns[side].tiles
        gap = self.app.canvas.u(4)
        tall = min(line.height, (line.width * 3 // 5 - gap * len(tiles)) // max(1, len(tiles)))
        found: dict[str, pygame.Rect] = {}
        for at, tile in enumerate(tiles):
            x = line.right - (at + 1) * (tall + gap) + gap if side == 0 else line.left + at * (tall + gap)
            found[tile] = pygame.Rect(x, line.centery - tall // 2, tall, tall)
        return found

    def di_rects(self, side: int) -> list[tuple[str, pygame.Rect]]:
        cards = self.clash.columns[side].di
        room = self.spots.halves[side].di
        return list(zip(cards, card_rects(room, len(cards), self.app.canvas.u(4)), strict=True))

    # Motion --------------------------------------------------------------------------------------------------------

    def hold(self) -> None:
        """The strengths stay as they are shown until they are counted."""
        self._held = self._strengths(0.0)

    def count_to(self, strengths: list[int]) -> Flight:
        """The two strengths count up to these while the flight of nothing lasts."""
        flight = battle_cues.timer()
        self._counting = (flight, self._strengths(0.0), strengths)
        return flight

    def counted(self) -> None:
        self._counting = self._held = None

    def _strengths(self, ahead: float) -> list[int]:
        if self._counting is not None:
            flight, start, end = self._counting
            share = flight.tween.value(ahead)
            return [round(one + (two - one) * share) for one, two in zip(start, end, strict=True)]
        if self._held is not None:
            return self._held
        found = []
        for column in self.clash.columns:
            if column.strength is not None:
                found.append(column.strength)
            else:
                found.append(column.shown_strength() if self.clash.revealed else column.before)
        return found

    # Drawing -------------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface, ahead: float) -> None:
        if not self.fighting:
            return
        busy = self.board.scene.director.busy
        sheet = self.sheet()
        if self._dirty or busy != self._busy:
            self._dirty, self._busy = False, busy
            draw_sheet(self, sheet)
        surface.blit(sheet, self.area, self.area)
        self.draw_numbers(surface, ahead)
        if self.turning is not None:
            self._draw_turning(surface, ahead)
        if not busy:
            light_up(self.board, surface, self._widgets)

    def draw_numbers(self, surface: pygame.Surface, ahead: float) -> None:
        app, theme = self.app, self.app.theme
        winner = self.clash.winner
        first = self.spots.numbers[0]
        icon = min(first.height * 2 // 3, first.width // 2, app.canvas.u(64))
        for side, (number, rect) in enumerate(zip(self._strengths(ahead), self.spots.numbers, strict=True)):
            colour = theme["accent"] if winner in (None, side) else theme["ink_soft"]
            size = max(13, round(min(app.canvas.font(84), rect.height) * 0.86))
            style = Style(SERIF_BOLD, size, colour, "center", "center", theme["papyrus_dark"])
            box = pygame.Rect(rect.left, rect.top, rect.width - icon // 2, rect.height).inflate(0, rect.height // 3)
            app.text.draw(surface, str(number), style, box.move(side * icon // 2, 0))
        middle = app.art.icon(ICONS["strength"], icon)
        surface.blit(middle, middle.get_rect(center=(first.right, first.centery)))

    def _draw_turning(self, surface: pygame.Surface, ahead: float) -> None:
        """A beat of suspense, then both cards at once."""
        assert self.turning is not None
        flight, cards, trembling = self.turning
        share = flight.tween.value(ahead)
        for side, card in cards.items():
            rect = self.spots.halves[side].play
            if trembling:
                shake = 0 if self.app.settings.reduced_motion else round(math.sin(share * 40) * share * 5)
                spread = self.app.canvas.u(10)
                glow = self.app.art.glow(rect.size, spread, self.app.theme["target"], self.app.canvas.u(8))
                surface.blit(glow, rect.move(shake - spread, -spread))
                surface.blit(self.faces.back(rect.size), rect.move(shake, 0))
            else:
                picture = self.faces.turned(card, rect.size, share)
                surface.blit(picture, picture.get_rect(center=rect.center))

    def details(self, surface: pygame.Surface, widget: Widget) -> bool:
        return battle_details.draw(self, surface, widget)
