"""Answers without a place on the map: rows of words and pictures below the tracks, or over them if they are many."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.core.decision import Action
from game.core.language import _, ngettext
from game.ui.tables.ankh.cutting import Caravan
from game.ui.tables.ankh.side import fitting
from game.ui.tables.ankh.targets import Row
from game.ui.tables.targets import Desk
from game.ui.text import SANS

if TYPE_CHECKING:
    from game.ui.tables.ankh.board import AnkhBoard

FEW = 4  # rows that fit below the tracks
LAST = frozenset({
    "no", "end_move", "end_summon", "skip_unlock", "skip_caravan", "skip_swap", "obelisk_pass", "skip_build",
    "skip_trap", "skip_gate",
})  # fmt: skip


def build(board: "AnkhBoard", actions: list[Action], lines: list[Caravan]) -> None:
    """Rows for the actions; the lines of a caravan stand in the same list, by sizes of the new regions."""
    canvas, spots = board.app.canvas, board.places
    count = len(actions) + len(lines)
    if not count:
        return
    large = bool(lines) or count > FEW
    area = spots.desk if large else spots.buttons
    gap = canvas.u(6)
    body = area.inflate(-canvas.u(4), 0)
    if large:
        head = max(canvas.u(74), canvas.line(24) + canvas.line(20))
        heading, note = _heading(board, len(board.cut.fitting()) if lines else 0)
        board.scene.widgets.append(Desk(board, area, heading, note, head))
        body = pygame.Rect(area.left + canvas.u(12), area.top + head + canvas.u(4), area.width - canvas.u(24), 0)
        body.height = area.bottom - body.top - canvas.u(10)
    ending = [action for action in actions if action[0] in LAST]
    others = [action for action in actions if action[0] not in LAST]
    tall = max(canvas.u(52), min(canvas.u(62), canvas.line(30)))
    for at, action in enumerate(reversed(ending)):
        top = body.bottom - (at + 1) * (tall + gap) if large else body.top + (len(others) + at) * (tall + gap)
        _row(board, action, pygame.Rect(body.left, top, body.width, tall), len(others) + at, not others and not lines)
    drawn = board.cut.finished() if lines else None
    if drawn is not None:
        rect = pygame.Rect(body.left, body.bottom - (len(ending) + 1) * (tall + gap), body.width, tall)
        whole: Action = ("caravan", *drawn["sides"])
        words = _("Send the caravan")
        board.scene.widgets.append(Row(board, "button:send", rect, whole, words, "camel", _sending(board, drawn), True))
    if large:
        body.height -= (len(ending) + (drawn is not None)) * (tall + gap)
    places = _cells(body, len(others) + len(lines), tall, gap, canvas.u(34))
    for at, action in enumerate(others):
        _row(board, action, places[at], at, False)
    roomy = bool(places) and places[0].width > body.width * 0.6
    for at, line in enumerate(lines):
        rect = places[len(others) + at]
        words, picture = _line_words(line, roomy)
        answer: Action = ("caravan", *line["sides"])
        row = Row(board, f"cut:{at}", rect, answer, words, picture, _sending(board, line), line["good"])
        board.scene.widgets.append(row)


def _line_words(line: Caravan, roomy: bool) -> tuple[str, str]:
    """The cut region, the sizes of both new ones, and how many camels it takes."""
    one, other = line["sizes"]
    if not roomy:
        return _("{number}: {one} + {other}").format(number=line["number"], one=one, other=other), ""
    camels = ngettext("{number} camel", "{number} camels", len(line["sides"])).format(number=len(line["sides"]))
    words = _("{one} and {other} hexes, {camels}").format(one=one, other=other, camels=camels)
    return words, f"token_conflict_order_{line['number']}"


def _cells(area: pygame.Rect, count: int, tall: int, gap: int, least: int) -> list[pygame.Rect]:
    """As few columns as let rows be high enough."""
    if not count:
        return []
    columns = 1
    while columns < 4 and (area.height + gap) // -(-count // columns) - gap < least + columns:
        columns += 1
    rows = -(-count // columns)
    high = max(12, min(tall, (area.height + gap) // rows - gap))
    wide = (area.width - gap * (columns - 1)) // columns
    return [
        pygame.Rect(area.left + at // rows * (wide + gap), area.top + at % rows * (high + gap), wide, high)
        for at in range(count)
    ]


def _row(board: "AnkhBoard", action: Action, rect: pygame.Rect, at: int, strong: bool) -> None:
    words = str(board.words.label(action, board.view, board.names()))
    identity = f"button:{action[0]}" if len(action) == 1 else f"tray:{at}"
    yes = action[0] == "yes" or strong
    row = Row(board, identity, rect, action, words, picture_of(board, action), _doing(board, action), yes)
    board.scene.widgets.append(row)


def picture_of(board: "AnkhBoard", action: Action) -> str:
    """The drawing beside an answer."""
    kind = str(action[0])
    thing = str(action[1]) if len(action) > 1 else ""
    god = board.model.god_of[board.view["decision"]["seat"]]
    if kind == "summon":
        return board.pieces.name_of(god, "warrior" if thing == "locked" else thing)
    if kind == "unlock_power":
        return f"power_{thing}"
    if kind == "build":
        return f"monument_{thing}"
    if kind == "trap":
        return f"warrior_{thing}"
    if kind == "gate":
        return "token_underworld"
    if kind == "swap":
        return f"token_conflict_order_{action[2]}"
    return "follower" if kind == "bid" and len(board.view["decision"]["actions"]) <= FEW else ""


def _doing(board: "AnkhBoard", action: Action) -> Callable[[], None]:
    return lambda: board.scene.do(action)


def _sending(board: "AnkhBoard", line: Caravan) -> Callable[[], None]:
    def send() -> None:
        if board.scene.answering:
            board.cut.send(line)

    return send


def _heading(board: "AnkhBoard", lines: int) -> tuple[str, str]:
    if not lines:
        return str(board.words.prompt(board.view, board.names())), ""
    words = ngettext("{number} way to cut a region", "{number} ways to cut a region", lines).format(number=lines)
    notes = [_("Good cuts come first. Or click corners on the map."), _("Good cuts, or click corners.")]
    return words, fitting(board, notes, SANS, board.places.desk.width - board.app.canvas.u(34))
