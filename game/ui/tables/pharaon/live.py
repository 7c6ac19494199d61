"""What glows, breathes or turns: the wheel, lit targets and zones, the question, the newest lines of the log."""

from typing import TYPE_CHECKING

import pygame

from game.core.language import _
from game.ui.tables.banner import draw_banner
from game.ui.tables.bar import draw_question, draw_title
from game.ui.tables.lights import breathing, frame_focus, lit_things
from game.ui.tables.pharaon import belongings, desk
from game.ui.tables.pharaon.layout import jar_rects
from game.ui.tables.pharaon.traitor import turned_up
from game.ui.tables.recent import below_buttons, draw_recent
from game.ui.theme import mixed

if TYPE_CHECKING:
    from game.ui.tables.pharaon.board import PharaonBoard


def draw_edges(board: "PharaonBoard", surface: pygame.Surface) -> None:
    """Right above the still layer."""
    if not board.scene.director.busy:
        _lit_zones(board, surface)


def draw_live(board: "PharaonBoard", surface: pygame.Surface, ahead: float) -> None:
    board.wheel.draw(surface, ahead)
    _beside(board, surface)
    _bar(board, surface)
    draw_recent(board, surface, below_buttons(board, board.app.canvas.u(8)))
    if not board.scene.director.busy:
        _bought(board, surface)
        _lit_things(board, surface)
        _suggested(board, surface)
    if board.model.jar:
        rect = turned_up(board)
        reach = board.app.canvas.u(24)
        surface.blit(board.app.art.shadow(rect.size, reach, 200), rect.move(-reach, -reach))
        surface.blit(board.pieces.jar(board.model.jar, rect.height), rect)
    if board.banner is not None:
        draw_banner(board.app, surface, board.banner, board.places.ring.centre)


def _beside(board: "PharaonBoard", surface: pygame.Surface) -> None:
    """Tokens laid beside a full sector by a noble who may."""
    ring, model = board.places.ring, board.model
    spaces = board.view["zones"][0]["spaces"]
    for zone, slot in ring.slots.items():
        for at, token in enumerate(model.wheel.get(model.entries[zone], [])[spaces:]):
            picture = board.pieces.token(token, ring.size(28))
            place = ring.round_place(slot * 72 + board.view["direction"] * (12 + 9 * at), 206)
            surface.blit(picture, picture.get_rect(center=place))


def _bar(board: "PharaonBoard", surface: pygame.Surface) -> None:
    canvas, number = board.app.canvas, board.model.round
    words = _("Round {round} of {rounds}").format(round=number, rounds=board.view["rounds"]) if number else _("Setup")
    draw_title(board, surface, words, canvas.font(30), canvas.font(board.app.theme.sizes["small"]))
    draw_question(board, surface, board.scene.question_area(board.places.bar))


def _lit_zones(board: "PharaonBoard", surface: pygame.Surface) -> None:
    """The edge of every zone that can be entered and paid breathes in gold."""
    ring, theme = board.places.ring, board.app.theme
    pulse = board.scene.pulse()
    colour = mixed(theme["gold"], theme["target"], pulse)
    for zone in board.open_zones():
        outline = board.outlines[zone]
        pygame.draw.lines(surface, colour, True, outline, max(3, ring.size(4 + round(4 * pulse))))
    for area in board.over_edges:  # what lies on the edges stays above the light
        surface.blit(board.sheet(), area, area)


def _lit_things(board: "PharaonBoard", surface: pygame.Surface) -> None:
    app, canvas = board.app, board.app.canvas
    colour = breathing(board)
    width = max(3, canvas.u(5))
    for widget in lit_things(board):
        rect = widget.whole.inflate(width, width)
        radius = min(canvas.u(12), rect.height // 4)
        if widget is board.scene.focus:
            wide = max(5, canvas.u(9))
            frame = widget.whole.inflate(2 * wide - 4, 2 * wide - 4)
            pygame.draw.rect(surface, app.theme["shade"], frame.inflate(4, 4), 2, border_radius=radius + wide)
            pygame.draw.rect(surface, app.theme["gold_light"], frame, wide, border_radius=radius + wide // 2)
        else:
            pygame.draw.rect(surface, app.theme["shade"], rect.inflate(2, 2), width + 2, border_radius=radius)
            pygame.draw.rect(surface, colour, rect, width, border_radius=radius)
    focus = board.scene.focus
    if focus is not None and focus.id == "button:pass":
        _pass_preview(board, surface)
    frame_focus(board, surface, ("seat:", "zone:"), width)


def _pass_preview(board: "PharaonBoard", surface: pygame.Surface) -> None:
    """While the pass button is pointed at: the row that it leads to, and the jars to choose from."""
    preview = board.view.get("pass_preview")
    if not preview:
        return
    canvas, width = board.app.canvas, max(3, board.app.canvas.u(5))
    rects = list(board.places.fields[preview["row"] - 1]) if preview["row"] else []
    rects += jar_rects(board.places.jars, len(board.model.jars), canvas)
    for at, rect in enumerate(rects):
        colour = board.app.theme["target" if at == 0 and preview["row"] else "nile_light"]
        pygame.draw.rect(surface, colour, rect.inflate(width, width), width, border_radius=canvas.u(10))


def _bought(board: "PharaonBoard", surface: pygame.Surface) -> None:
    """What is being paid for."""
    width = max(3, board.app.canvas.u(5))
    for identity in board.paying_for():
        rect = board.places.things[identity].inflate(width, width)
        pygame.draw.rect(surface, board.app.theme["nile_light"], rect, width, border_radius=min(12, rect.height // 4))


def _suggested(board: "PharaonBoard", surface: pygame.Surface) -> None:
    """Own tokens that the first payment on the desk takes, with how many; tokens of the bank that are picked."""
    side = max(18, board.app.canvas.u(30))
    for letter, rect in board.places.stock.items() if desk.narrowed(board, "name") else ():
        if board.picked[letter]:
            centre = (rect.left + side // 2, rect.top + side // 2)
            board.pieces.number(surface, f"+{board.picked[letter]}", centre, side)
    found = desk.payments(board)
    if not found:
        return
    letters = desk.letters_of(found[0])
    for letter, rect in belongings.purse_rects(board).items():
        count = letters.count(letter)
        if count:
            centre = (rect.left + side // 2, rect.top + side // 2)
            look = "gold" if board.picked[letter] else "papyrus"
            board.pieces.number(surface, f"−{count}", centre, side, look)
