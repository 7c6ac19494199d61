"""Answers as rows of tokens over jars and bank: payments with the suggested one first, the Diplomat's three resources,
the Traitor's token for the wheel. Clicking own tokens narrows the payments down."""

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.core.decision import Action
from game.core.language import _, ngettext
from game.ui.tables.pharaon.printed import split
from game.ui.tables.pharaon.targets import Row
from game.ui.tables.targets import Desk

if TYPE_CHECKING:
    from game.ui.tables.pharaon.board import PharaonBoard

MOST_ROWS = 7  # in one column


def letters_of(action: Action) -> list[str]:
    return split(str(action[1]))


def narrowed(board: "PharaonBoard", kind: str) -> list[Action]:
    """The answers of this kind that hold all tokens picked so far, in the order in which they are suggested."""
    decision = board.view.get("decision")
    if not decision or not board.scene.answering:
        return []
    found = [action for action in decision["actions"] if action[0] == kind]
    return [action for action in found if not board.picked - Counter(letters_of(action))]


def payments(board: "PharaonBoard") -> list[Action]:
    return narrowed(board, "pay")


def token_choices(board: "PharaonBoard", kind: str) -> dict[str, Callable[[], None]]:
    """Tokens that may be picked, or laid back: own ones for a payment, the bank's for what the Diplomat names."""
    decision = board.view.get("decision")
    if not decision or not board.scene.answering:
        return {}
    kinds = {letter for action in decision["actions"] if action[0] == kind for letter in letters_of(action)}
    return {letter: _pick(board, letter, kind) for letter in kinds}


def _pick(board: "PharaonBoard", letter: str, kind: str) -> Callable[[], None]:
    def pick() -> None:
        board.picked[letter] += 1
        if not narrowed(board, kind):
            del board.picked[letter]  # one more than any answer holds: lay them all back
            if not narrowed(board, kind):
                board.picked.clear()
        board.scene.refresh()

    return pick


def build(board: "PharaonBoard", actions: list[Action]) -> None:
    kind = str(actions[0][0])
    canvas = board.app.canvas
    area = board.places.jars if kind == "name" else board.places.desk  # the bank's tokens are picked from
    actions = narrowed(board, kind) or actions
    head = max(canvas.u(86), canvas.line(26) + canvas.line(20) * 2)
    heading, note = _heading(board, kind, len(actions))
    board.scene.widgets.append(Desk(board, area, heading, note, head))
    gap = canvas.u(6)
    body = pygame.Rect(area.left + canvas.u(12), area.top + head + canvas.u(4), area.width - canvas.u(24), 0)
    body.height = area.bottom - body.top - canvas.u(10)
    longest = max(len(letters_of(action)) for action in actions)
    columns = max(1, min(-(-len(actions) // MOST_ROWS), body.width // (longest * canvas.u(27) + canvas.u(16))))
    most = max(1, (body.height + gap) // (canvas.u(34) + gap))
    shown = actions[: most * columns]  # the rest comes up when tokens are clicked
    rows = min(-(-len(actions) // columns), most)
    tall = min(canvas.u(62), (body.height + gap) // rows - gap)
    wide = (body.width - gap * (columns - 1)) // columns
    for at, action in enumerate(shown):
        column, row = divmod(at, rows)
        rect = pygame.Rect(body.left + column * (wide + gap), body.top + row * (tall + gap), wide, tall)
        strong = at == 0 and kind == "pay"
        label = board.words.label(action, board.view, board.names())
        words = _row_words(board, action, kind, strong, columns)
        choose = _chosen(board, action)
        board.scene.widgets.append(
            Row(board, f"tray:{at}", rect, action, letters_of(action), choose, strong, words, label)
        )


def _chosen(board: "PharaonBoard", action: Action) -> Callable[[], None]:
    return lambda: board.scene.do(action)


def _row_words(board: "PharaonBoard", action: Action, kind: str, strong: bool, columns: int) -> str:
    if kind == "to_wheel":
        return str(board.words.resource(str(action[1])))
    if kind != "pay" or columns > 1:
        return ""
    if len(action) > 2:
        return _("wheel: {token}").format(token=board.words.token(str(action[2])))
    return _("Pay") if strong else ""


def _heading(board: "PharaonBoard", kind: str, count: int) -> tuple[str, str]:
    if kind == "to_wheel":
        return _("To the wheel"), _("The other one goes to his boards.")
    if kind == "name":
        return _("Instead of the jar"), _("Click three tokens of the bank, or a row.")
    payment = board.view["decision"]["payment"]
    heading = board.words.zone(payment["zone"])
    entry = _("Entry: {colour}.").format(colour=board.words.resource(payment["entry"]))
    if count == 1:
        return heading, entry
    ways = ngettext(
        "{number} way to pay. Click tokens to choose.", "{number} ways to pay. Click tokens to choose.", count
    )
    return heading, f"{entry} {ways.format(number=count)}"
