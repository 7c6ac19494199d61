"""Answers with a picture each: beside a zone or a space of the action pyramid, or laid over the map as cards."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.core.decision import Action
from game.core.language import _
from game.ui.tables.kemet.targets import Backing, Chip
from game.ui.text import SANS_BOLD
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.tables.kemet.board import KemetBoard

Picture = Callable[[int], pygame.Surface]
Choose = Callable[[Action], Callable[[], None]]


def picture_of(board: "KemetBoard", action: Action) -> Picture | None:
    """What a chip shows for the action, at the height it is asked for."""
    pieces, kind = board.pieces, str(action[0])
    thing = str(action[1]) if len(action) > 1 else ""
    if kind in ("setup_pyramid_level", "build"):
        standing = board.model.zones[thing].pyramid
        level = standing[1] + 1 if standing else 1
        colour = str(action[2])
        return lambda side: pieces.pyramid(colour, min(4, level), round(side * 160 / 140))
    if kind == "level":
        colour = str(board.view["decision"]["about"][-1])
        return lambda side: pieces.pyramid(colour, int(action[1]), round(side * 160 / 140))
    if kind == "carry":
        seat = board.view["decision"]["seat"]
        return lambda side: pieces.warrior(seat, 2, side)
    if kind in ("creature", "keep_creature") and thing != "none":
        return lambda side: pieces.drawing(f"creature_{thing}", (round(side * 0.8), side))
    if kind == "place_token":
        name = {"regular": "token_action", "silver": "token_silver", "gold": "token_gold"}[thing]
        return lambda side: pieces.drawing(name, side)
    if kind == "move_step":
        name = {"walk": "soldier_4", "sail": "port", "teleport": "obelisk"}[thing]
        shape = {"walk": 0.75, "sail": 1.0, "teleport": 0.5}[thing]
        return lambda side: pieces.drawing(name, (round(side * shape), side))
    if kind == "god":
        return lambda side: pieces.drawing(f"god_{thing}", side)
    if kind in ("setup_tile", "buy_tile", "gold_choose"):
        return lambda side: pieces.drawing(f"tile_{thing}", side)
    if kind == "buy_colour":
        return lambda side: pieces.drawing(f"token_purchase_{thing}", side)
    if kind in ("vision_pick", "divine_memory"):
        cost = board.words.di(thing).cost
        return lambda side: pieces.divine_card(thing, cost, (round(side * 0.7), side))
    if kind in ("veterans", "pairs"):
        return lambda side: pieces.drawing("token_veteran", side)
    return None


def words_of(board: "KemetBoard", action: Action) -> tuple[str, str]:
    """The words of a chip, and a second line."""
    kind, words = str(action[0]), board.words
    thing = str(action[1]) if len(action) > 1 else ""
    if kind in ("setup_pyramid_level", "build"):
        costs = board.build_costs(thing, str(action[2]))
        note = _("from {cost}").format(cost=words.prayer(min(costs.values()))) if costs else ""
        return words.colour(str(action[2])), note
    if kind == "level":
        costs = board.build_costs(*[str(part) for part in board.view["decision"]["about"]])
        cost = costs.get(str(action[1]))
        return _("Level {number}").format(number=action[1]), words.prayer(cost) if cost is not None else ""
    if kind == "carry":
        return thing, ""
    if kind == "place_token":
        return words.token(thing).capitalize(), ""
    if kind == "move_step":
        step = next((one for one in board.steps_by_zone().get(str(action[2]), ()) if one["action"] == action), None)
        note = words.prayer(step["cost"]) if step and step["cost"] else ""
        return {"walk": _("on foot"), "sail": _("by ship"), "teleport": _("by teleport")}[thing], note
    if kind in ("setup_tile", "buy_tile"):
        entry = board.view["market"].get(thing, {})
        facts = words.tile(thing)
        return facts.name, words.prayer(entry.get("price", facts.cost)) if kind == "buy_tile" else ""
    if kind in ("vision_pick", "divine_memory"):
        facts = words.di(thing)
        return facts.name, _("cost {cost}").format(cost=facts.cost)
    return words.label(action, board.view, board.names()), ""


def about_of(action: Action) -> tuple[str, str]:
    kind = str(action[0])
    thing = str(action[1]) if len(action) > 1 else ""
    if kind in ("setup_tile", "buy_tile", "gold_choose"):
        return "tile", thing
    if kind in ("vision_pick", "divine_memory"):
        return "di", thing
    if kind in ("creature", "keep_creature") and thing != "none":
        return "creature", thing
    return "", ""


def beside(board: "KemetBoard", near: pygame.Rect, actions: list[Action], choose: Choose, name: str) -> list[Widget]:
    """Chips in rows above or below the place they are about."""
    canvas, app = board.app.canvas, board.app
    size = canvas.font(app.theme.sizes["small"])
    notes = [words_of(board, action) for action in actions]
    height = max(canvas.u(58), canvas.line(21) + (canvas.line(18) if any(note for _words, note in notes) else 0))
    widest = max(
        max(app.text.width(words, SANS_BOLD, size), app.text.width(note, SANS_BOLD, canvas.font(18)))
        for words, note in notes
    )
    picture = round(height * 1.1) if picture_of(board, actions[0]) is not None else 0
    wide = min(widest + picture + canvas.u(26), canvas.u(330))
    gap, pad = canvas.u(6), canvas.u(10)
    columns = min(len(actions), 5 if wide < canvas.u(150) else 3 if len(actions) > 4 else 2)
    rows = -(-len(actions) // columns)
    box = pygame.Rect(0, 0, columns * (wide + gap) - gap + 2 * pad, rows * (height + gap) - gap + 2 * pad)
    box.midbottom = (near.centerx, near.top - canvas.u(10))
    room = board.places.map.inflate(-canvas.u(10), -canvas.u(10))
    if name != "land":
        room = canvas.rect.inflate(-canvas.u(20), -canvas.u(20))
        room.top = board.places.bar.bottom
        room.height = canvas.height - room.top - canvas.u(10)
    if box.top < room.top:
        box.midtop = (near.centerx, near.bottom + canvas.u(10))
    box.clamp_ip(room)
    found: list[Widget] = [Backing(board, "chips", box, "", 0)]
    for at, action in enumerate(actions):
        row, column = divmod(at, columns)
        rect = pygame.Rect(box.left + pad + column * (wide + gap), box.top + pad + row * (height + gap), wide, height)
        words, note = notes[at]
        chip = Chip(
            board, f"menu:{at}", rect, action, words, picture_of(board, action), choose(action), note, about_of(action)
        )
        found.append(chip)
    return found


def offer(board: "KemetBoard", actions: list[Action], choose: Choose, heading: str) -> list[Widget]:
    """Large chips over the middle of the map."""
    canvas = board.app.canvas
    area = board.places.map.inflate(-canvas.u(90), -canvas.u(60))
    gap, pad, head = canvas.u(10), canvas.u(18), max(canvas.u(56), canvas.line(26))
    columns = 1 if len(actions) < 4 else 2 if len(actions) <= 12 else 3
    rows = -(-len(actions) // columns)
    tall = min(canvas.u(120), (area.height - head - 2 * pad + gap) // rows - gap)
    wide = min(canvas.u(460), (area.width - 2 * pad + gap) // columns - gap)
    box = pygame.Rect(0, 0, columns * (wide + gap) - gap + 2 * pad, head + rows * (tall + gap) - gap + 2 * pad)
    box.center = area.center
    found: list[Widget] = [Backing(board, "offer", box, heading, head)]
    for at, action in enumerate(actions):
        column, row = at % columns, at // columns
        rect = pygame.Rect(
            box.left + pad + column * (wide + gap), box.top + head + pad // 2 + row * (tall + gap), wide, tall
        )
        words, note = words_of(board, action)
        found.append(
            Chip(
                board, f"tray:{at}", rect, action, words, picture_of(board, action), choose(action), note,
                about_of(action),
            )
        )  # fmt: skip
    return found
