"""What everybody takes from: guardians of this match, monuments, camels, and who breaks ties."""

from collections.abc import Hashable
from typing import TYPE_CHECKING

import pygame

from game.core.language import _
from game.ui.text import SANS_BOLD, Style
from game.ui.theme import mixed
from game.ui.widgets.details import Sheet

if TYPE_CHECKING:
    from game.ui.tables.ankh.board import AnkhBoard

MONUMENTS = ("obelisk", "temple", "pyramid")


def supply_things(board: "AnkhBoard") -> list[tuple[str, str]]:
    """What lies in the strip, as details know it."""
    guardians = [("guardian", one["id"]) for one in board.view["guardians"]]
    return [*guardians, *(("monument", kind) for kind in MONUMENTS), ("camels", ""), ("tiebreaker", "")]


def key(board: "AnkhBoard") -> Hashable:
    view = board.view
    left = tuple(one["left"] for one in view["guardians"])
    return left, tuple(view["supply"]["monuments"].values()), view["supply"]["camels"], repr(view["tiebreaker"])


def draw_supply(board: "AnkhBoard", picture: pygame.Surface) -> None:
    app, canvas, theme = board.app, board.app.canvas, board.app.theme
    for (kind, which), rect in zip(supply_things(board), board.places.supply, strict=True):
        picture.blit(app.art.panel(rect.size, "wood", canvas.u(8)), rect)
        inner = rect.inflate(-canvas.u(8), -canvas.u(8))
        if kind == "tiebreaker":
            _tiebreaker(board, picture, inner)
            continue
        number = left_of(board, kind, which)
        drawing = _drawing(board, kind, which, inner)
        picture.blit(drawing if number else board.pieces.shade(drawing), drawing.get_rect(midleft=inner.midleft))
        box = pygame.Rect(inner.right - canvas.u(30), inner.top, canvas.u(30), inner.height)
        colour = theme["light"] if number else mixed(theme["light"], theme["wood"], 0.6)
        style = Style(SANS_BOLD, min(canvas.font(21), canvas.u(24)), colour, "right", "center")
        app.text.draw(picture, str(number), style, box)


def _drawing(board: "AnkhBoard", kind: str, which: str, room: pygame.Rect) -> pygame.Surface:
    if kind == "camels":
        wide = min(room.width - board.app.canvas.u(24), round(room.height * 1.2))
        return board.app.art.svg("ankh/camel", (wide, round(wide * 80 / 120)))
    return board.pieces.upright(f"{kind}_{which}", min(room.height, round((room.width - board.app.canvas.u(18)) / 0.8)))


def _tiebreaker(board: "AnkhBoard", picture: pygame.Surface, room: pygame.Rect) -> None:
    """The scales, with the head of the god that holds them; grey once they are used."""
    held = board.view["tiebreaker"]
    side = min(room.height, room.width)
    scales = board.pieces.drawing("token_tiebreaker", side)
    ready = held is not None and held["face_up"]
    picture.blit(scales if ready else board.pieces.shade(scales), scales.get_rect(midleft=room.midleft))
    if held is not None:
        head = board.pieces.head(held["god"], round(side * 0.56))
        picture.blit(head, head.get_rect(bottomright=room.bottomright))


def left_of(board: "AnkhBoard", kind: str, which: str) -> int:
    view = board.view
    if kind == "guardian":
        return next(int(one["left"]) for one in view["guardians"] if one["id"] == which)
    return int(view["supply"]["camels"] if kind == "camels" else view["supply"]["monuments"][which])


def explain(board: "AnkhBoard", kind: str, which: str) -> Sheet | None:
    if kind == "tiebreaker":
        held = board.view["tiebreaker"]
        body = _("Who holds it may turn it over to win a battle that is tied.")
        facts = _("Nobody has it yet.") if held is None else board.god_line(held["god"])
        if held is not None and not held["face_up"]:
            facts += "\n" + _("It has been used.")
        return Sheet(
            _("Tiebreaker"), lambda size: board.pieces.drawing("token_tiebreaker", min(size)), 0.4, body, facts
        )
    if kind not in ("guardian", "monument", "camels"):
        return None
    left = _("In the supply: {number}").format(number=left_of(board, kind, which))
    if kind == "guardian":
        level = next(one["level"] for one in board.view["guardians"] if one["id"] == which)
        name, text = board.words.guardian(which)
        facts = _("Guardian of level {level}").format(level=level) + "\n" + left
        return Sheet(name, lambda size: board.pieces.upright(f"guardian_{which}", size[1]), 0.62, text, facts)
    if kind == "monument":
        body = _("Battle cards let a god build one; its majority in a region brings devotion.")
        drawing = f"monument_{which}"
        return Sheet(board.words.monument(which), lambda size: board.pieces.upright(drawing, size[1]), 0.56, body, left)
    body = _("A caravan takes up to six camels. They part regions until the end of the match.")
    return Sheet(
        _("Camels"), lambda size: board.app.art.svg("ankh/camel", (size[1] * 3 // 2, size[1])), 0.4, body, left
    )
