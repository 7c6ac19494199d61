"""The power market: all tiles by colour and level, with copies left, the price for the seat that looks, who owns one,
and why one cannot be bought now. Lies over the map while a tile is bought, or when a player opens it."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.core.decision import Action
from game.core.language import _
from game.ui.tables.ahead import Ahead, Job
from game.ui.tables.kemet.market_details import colour_sheet, tile_sheet
from game.ui.tables.kemet.market_faces import TileFaces, stone
from game.ui.tables.kemet.market_layout import MarketPlaces, market_places
from game.ui.tables.kemet.market_look import PanelCover, PanelThing, badge, do, light_up, panel_button, say
from game.ui.text import SANS_BOLD, SERIF_BOLD, Style
from game.ui.theme import mixed
from game.ui.widget import Widget
from game.ui.widgets.details import draw_sheet
from game.ui.widgets.plaque import emblem

if TYPE_CHECKING:
    from game.ui.tables.board import Board

KINDS = frozenset({"buy_tile", "buy_colour", "setup_tile"})
TILE_ACTIONS = frozenset({"buy_tile", "setup_tile"})
HEAD_BUTTONS = frozenset({"market:skip", "market:close", "pile:map"})
DIM = frozenset({"gone", "owned", "no_pyramid", "colour_bought", "cannot_pay", "other_space"})


class MarketPanel:
    def __init__(self, board: "Board") -> None:
        self.board = board
        self.app = board.app
        self.opened = False
        self.faces = TileFaces(board.app, board.words)
        self.view: dict[str, Any] = {}
        self.area = pygame.Rect(0, 0, 1, 1)
        self._spots: MarketPlaces | None = None
        self._sheet: pygame.Surface | None = None
        self._widgets: list[Widget] = []
        self._absent: frozenset[str] | None = None
        self._ahead = Ahead(board.app)
        self._folded_at = -1  # how many actions were done when the player put it away to look at the map

    # What is asked -------------------------------------------------------------------------------------------------

    def wanted(self, view: dict[str, Any]) -> bool:
        return self.opened or (self.buying(view) and not self.folded)

    @property
    def folded(self) -> bool:
        """Put away although a tile is asked for, until it is opened again or another question is asked."""
        return self._folded_at == self.board.scene.match.done()

    def buying(self, view: dict[str, Any]) -> bool:
        """A tile is being chosen by the seat that looks."""
        decision = view.get("decision")
        return bool(decision and decision["kind"] in KINDS and decision["seat"] == view["seat"])

    def layout(self, area: pygame.Rect) -> None:
        self.area = area.copy()
        self.faces.clear()
        self._ahead.clear()
        self._spots = None
        self._sheet = None

    def show(self, view: dict[str, Any]) -> None:
        self.view = view
        absent = never_displayed(view)
        if absent != self._absent:
            self._absent = absent
            self._spots = None
            self._ahead.clear()
        self._ahead.plan(self._jobs())
        self._sheet = None

    def warm(self) -> bool:
        """In a quiet moment: make one face or another part of the market; False if all are there."""
        return self._ahead.step()

    def _jobs(self) -> Iterator[Job]:
        app, spots = self.app, self.spots
        scratch = pygame.Surface((1, 1), pygame.SRCALPHA)
        yield ("ground",), partial(app.art.panel, self.area.size, "papyrus", app.canvas.u(18))
        for tile, rect in spots.tiles.items():
            for dim in (True, False):
                yield ("tile", tile, dim), partial(self.faces.tile, tile, rect.size, dim)
        yield ("head",), partial(self._draw_head, scratch, spots.head)
        for colour, block in spots.blocks.items():
            yield ("block", colour), partial(self._draw_block, scratch, colour, block, spots.colours[colour])
        for (colour, level), rect in spots.levels.items():
            yield ("level", colour, level), partial(self._draw_level, scratch, colour, level, rect)
        for tile, rect in spots.tiles.items():
            entry = self.view["market"][tile]
            facts = (entry["price"], entry["copies"], tuple(self.owners(tile)))
            yield ("badges", tile, facts), partial(self._draw_tile, scratch, tile, rect, False)

    @property
    def spots(self) -> MarketPlaces:
        if self._spots is None:
            self._spots = market_places(self.app.canvas, self.area, self.view["market"], self._absent or frozenset())
        return self._spots

    def widgets(self, actions: list[Action]) -> list[Widget]:
        board, spots = self.board, self.spots
        mine = [action for action in actions if self._is_mine(action)]
        found: list[Widget] = [PanelCover(self.app, "market:sheet", self.area)]
        tiles = {str(action[1]): action for action in mine if action[0] in TILE_ACTIONS}
        colours = {str(action[1]): action for action in mine if action[0] == "buy_colour"}
        for colour, rect in spots.colours.items():
            choose = do(board, colours[colour]) if colour in colours else None
            identity = f"market:colour:{colour}"
            found.append(PanelThing(self.app, identity, rect, ("colour", colour), choose, board.words.colour(colour)))
        for tile, rect in spots.tiles.items():
            choose = do(board, tiles[tile]) if tile in tiles else None
            found.append(
                PanelThing(
                    self.app, f"market:tile:{tile}", rect, ("tile", tile), choose, board.words.tile(tile).name,
                    "" if choose else self.why_not(tile),
                )
            )  # fmt: skip
        self._widgets = [*found, *self._buttons(mine)]
        self._sheet = None
        return list(self._widgets)

    def _is_mine(self, action: Action) -> bool:
        if action[0] in TILE_ACTIONS or action[0] == "buy_colour":
            return True
        return action[0] == "skip_action" and self.buying(self.view)

    def _buttons(self, actions: list[Action]) -> list[Widget]:
        board, canvas, head = self.board, self.app.canvas, self.spots.head
        found: list[Widget] = []
        entries: list[tuple[str, str, Any, str]] = []
        for action in actions:
            if action[0] == "skip_action":
                label = board.words.label(action, self.view, board.names())
                entries.append(("market:skip", label, do(board, action), "cross"))
        if self.opened and not self.buying(self.view):
            entries.append(("market:close", _("Back to the map"), self.close, "close"))
        elif self.buying(self.view) and self.view["round"] and board.scene.name == "table":
            entries.append(("pile:map", _("Back to the map"), self.fold, "close"))
        right = head.right
        size = canvas.font(self.app.theme.sizes["small"])
        for identity, label, choose, icon in entries:
            wide = min(head.width // 3, self.app.text.width(label, SANS_BOLD, size) + head.height + canvas.u(30))
            rect = pygame.Rect(right - wide, head.top, wide, head.height)
            found.append(panel_button(board, identity, rect, label, choose, icon, False))
            right = rect.left - canvas.u(10)
        return found

    def close(self) -> None:
        self.opened = False
        self.board.scene.refresh()

    def fold(self) -> None:
        """The map is looked at before the answer; the market's button brings it back."""
        self._folded_at = self.board.scene.match.done()
        self.close()

    def targets(self, action: Action) -> list[str]:
        if action[0] in TILE_ACTIONS:
            return [f"market:tile:{action[1]}"]
        if action[0] == "buy_colour":
            return [f"market:colour:{action[1]}"]
        if action[0] == "skip_action" and self.buying(self.view):
            return ["market:skip"]
        return []

    def why_not(self, tile: str) -> str:
        """In a few words, why this tile cannot be bought now."""
        why = self.view["market"][tile]["why_not"]
        if not why or why == "no_seat":
            return ""
        return _("Not now: {reason}.").format(reason=self.board.words.reason(why))

    def owners(self, tile: str) -> list[int]:
        return [seat for seat, player in enumerate(self.view["players"]) if tile in player["tiles"]]

    # Drawing -------------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface, ahead: float) -> None:
        if not self.view:
            return
        if self._sheet is None:
            self._sheet = self._draw_sheet()
        surface.blit(self._sheet, self.area)
        if not self.board.scene.director.busy:
            light_up(self.board, surface, self._widgets)

    def _draw_sheet(self) -> pygame.Surface:
        app, spots = self.app, self.spots
        sheet = pygame.Surface(self.area.size, pygame.SRCALPHA)
        sheet.blit(app.art.panel(self.area.size, "papyrus", app.canvas.u(18)), (0, 0))
        shift = (-self.area.left, -self.area.top)
        self._draw_head(sheet, spots.head.move(shift))
        lit = {widget.about[1] for widget in self._widgets if isinstance(widget, PanelThing) and widget.focusable}
        for colour, block in spots.blocks.items():
            self._draw_block(sheet, colour, block.move(shift), spots.colours[colour].move(shift))
        for (colour, level), rect in spots.levels.items():
            self._draw_level(sheet, colour, level, rect.move(shift))
        for tile, rect in spots.tiles.items():
            self._draw_tile(
                sheet, tile, rect.move(shift), bool(lit) and tile not in lit and not lit & set(spots.colours)
            )
        return sheet.convert_alpha()

    def _draw_head(self, sheet: pygame.Surface, head: pygame.Rect) -> None:
        app, canvas, view = self.app, self.app.canvas, self.view
        title = Style(SERIF_BOLD, canvas.font(36), app.theme["accent"], "left", "center")
        words = _("Power tiles")
        wide = app.text.width(words, SERIF_BOLD, title.size) + canvas.u(30)
        room = head.width - sum(
            widget.rect.width + canvas.u(10) for widget in self._widgets if widget.id in HEAD_BUTTONS
        )
        app.text.draw(sheet, words, title, pygame.Rect(head.left, head.top, min(wide, room // 2), head.height))
        seat = view["seat"]
        if seat < 0:
            return
        line = _("You have {prayer}.").format(prayer=self.board.words.prayer(view["players"][seat]["prayer"]))
        left = head.left + min(wide, room // 2)
        side = min(head.height, canvas.u(48))
        disc = app.art.svg("kemet/ankh_prayer", (side, side))
        sheet.blit(disc, disc.get_rect(midleft=(left, head.centery)))
        style = Style(SANS_BOLD, canvas.font(app.theme.sizes["label"]), app.theme["ink"], "left", "center")
        left += side + canvas.u(10)
        options = (line, str(view["players"][seat]["prayer"]))  # beside the disc the number is enough
        say(app, sheet, options, style, pygame.Rect(left, head.top, head.left + room - left, head.height))

    def _draw_block(self, sheet: pygame.Surface, colour: str, block: pygame.Rect, head: pygame.Rect) -> None:
        app, canvas, theme = self.app, self.app.canvas, self.app.theme
        ground = stone(app, colour)
        radius = canvas.u(12)
        wash = pygame.Surface(block.size, pygame.SRCALPHA)
        pygame.draw.rect(wash, (*mixed(ground, theme["papyrus"], 0.25)[:3], 105), wash.get_rect(), border_radius=radius)
        sheet.blit(wash, block)
        band = pygame.Rect(block.left, block.top, block.width, head.bottom - block.top)
        pygame.draw.rect(
            sheet,
            mixed(ground, theme["shade"], 0.2),
            band,
            border_top_left_radius=radius,
            border_top_right_radius=radius,
        )
        pygame.draw.rect(sheet, theme["gold_shadow"], block, max(2, canvas.u(3)), border_radius=radius)
        side = min(head.height, canvas.u(44))
        token = app.art.svg(f"kemet/token_purchase_{colour}", (side, side))
        sheet.blit(token, token.get_rect(midleft=(head.left, head.centery)))
        ink = theme["ink"] if colour == "diamond" else theme["gold_light"]
        shadow = None if colour == "diamond" else theme["shade"]
        style = Style(SERIF_BOLD, canvas.font(26), ink, "left", "center", shadow)
        words = pygame.Rect(head.left + side + canvas.u(10), head.top, head.width - side - canvas.u(10), head.height)
        app.text.draw(sheet, self.board.words.colour(colour), style, words)

    def _draw_level(self, sheet: pygame.Surface, colour: str, level: int, rect: pygame.Rect) -> None:
        """The pyramid that opens this row."""
        app = self.app
        side = min(rect.width - 2, rect.height // 2)
        picture = app.art.svg(f"kemet/pyramid_{colour}_{level}", (side, side))
        ink = app.theme["ink"]
        style = Style(SERIF_BOLD, app.canvas.font(24), ink, "center", "center")
        line = min(app.canvas.line(24), rect.height - side)
        top = rect.centery - (side + line) // 2
        sheet.blit(picture, picture.get_rect(midtop=(rect.centerx, top)))
        app.text.draw(sheet, str(level), style, pygame.Rect(rect.left, top + side, rect.width, line))

    def _draw_tile(self, sheet: pygame.Surface, tile: str, rect: pygame.Rect, aside: bool) -> None:
        app, entry = self.app, self.view["market"][tile]
        dim = aside or entry["why_not"] in DIM
        sheet.blit(self.faces.tile(tile, rect.size, dim), rect)
        art = self.faces.art_rect(tile, rect.size).move(rect.topleft)
        side = max(20, min(min(art.size) // 3, app.canvas.font(34)))
        if entry["copies"]:
            centre = (art.left + side // 2, art.top + side // 2)
            badge(app, sheet, str(entry["price"]), centre, side, "ankh_prayer")
        if entry["copies"] > 1:
            words = _("×{number}").format(number=entry["copies"])
            badge(app, sheet, words, (art.right - side // 2, art.top + side // 2), side, "papyrus")
        for at, seat in enumerate(self.owners(tile)):
            picture = emblem(app, self.board.scene.match.seats[seat], side)
            sheet.blit(
                picture, (art.right - side - at * (side * 3 // 4), art.top + (side if entry["copies"] > 1 else 0))
            )

    def details(self, surface: pygame.Surface, widget: Widget) -> bool:
        if not isinstance(widget, PanelThing) or not widget.id.startswith("market:"):
            return False
        kind, which = widget.about
        sheet = tile_sheet(self, which, widget.tip) if kind == "tile" else colour_sheet(self, which)
        draw_sheet(self.app, surface, sheet, widget.rect)
        return True


def never_displayed(view: dict[str, Any]) -> frozenset[str]:
    """Tiles without a copy that nobody owns: they are no part of this match (two players)."""
    owned = {tile for player in view["players"] for tile in player["tiles"]}
    return frozenset(tile for tile, entry in view["market"].items() if not entry["copies"] and tile not in owned)
