"""The right column and the strip above the map: ladder of devotion, action tracks, event track."""

from typing import TYPE_CHECKING

import pygame

from game.core.language import _
from game.ui.text import SANS, SANS_BOLD, SERIF_BOLD, Style
from game.ui.theme import mixed

if TYPE_CHECKING:
    from game.ui.tables.ankh.board import AnkhBoard


SMALLEST = 13  # pixels of a letter that can still be read
NAMES = 0.45  # how much of a row its name takes


def heading(board: "AnkhBoard", picture: pygame.Surface, area: pygame.Rect, words: str) -> None:
    canvas = board.app.canvas
    head = pygame.Rect(area.left + canvas.u(16), area.top + canvas.u(5), area.width // 2, canvas.u(36))
    style = Style(SERIF_BOLD, min(canvas.font(24), canvas.u(30)), board.app.theme["accent"], "left", "center")
    board.app.text.draw(picture, words, style, head)


def fitting(board: "AnkhBoard", choices: list[str], face: str, width: int) -> str:
    """The first of these words that fits into a line, however small."""
    return next((words for words in choices if board.app.text.width(words, face, SMALLEST) <= width), choices[-1])


# The ladder ----------------------------------------------------------------------------------------------------------


def draw_ladder_ground(board: "AnkhBoard", picture: pygame.Surface) -> None:
    app, canvas, theme, spots = board.app, board.app.canvas, board.app.theme, board.places
    picture.blit(app.art.panel(spots.ladder.size, "papyrus", canvas.u(12)), spots.ladder)
    heading(board, picture, spots.ladder, _("Devotion"))
    ladder = board.scene.match.state.view(-1)["ladder"]
    for space, rect in enumerate(spots.spaces):
        red = space <= ladder["red_last"]
        colour = theme["gold"] if space == ladder["top"] else theme["royalty"] if red else theme["justice"]
        radius = max(3, canvas.u(7))
        pygame.draw.rect(picture, mixed(colour, theme["shade"], 0.55), rect, border_radius=radius)
        pygame.draw.rect(picture, mixed(colour, theme["papyrus"], 0.12), rect.inflate(-3, -3), border_radius=radius)
        style = Style(SANS_BOLD, max(11, round(rect.height * 0.36)), theme["light"], "left", "top")
        ink = style._replace(colour=theme["ink"]) if space == ladder["top"] else style
        app.text.draw(picture, str(space), ink, pygame.Rect(rect.left + 4, rect.top, rect.width, rect.height))
    side = canvas.u(34)
    for at, name in enumerate(("forgotten", "merge") if len(spots.plaques) > 2 else ("forgotten",)):
        mark = board.pieces.drawing(name, side)
        picture.blit(mark, mark.get_rect(midright=mark_rect(board, at).midright))


def mark_rect(board: "AnkhBoard", at: int) -> pygame.Rect:
    """Signs at the head of the ladder: what will happen to the lowest gods."""
    canvas, area = board.app.canvas, board.places.ladder
    side = canvas.u(34)
    return pygame.Rect(area.right - canvas.u(16) - (side + canvas.u(10)) * (at + 1), area.top + canvas.u(5), side, side)


def draw_ladder(board: "AnkhBoard", picture: pygame.Surface) -> None:
    """Who stands where; the lowest of a stack lies left and below."""
    for space, stack in enumerate(board.model.ladder):
        for at, god in enumerate(stack):
            rect = step_rect(board, space, at, len(stack))
            picture.blit(board.pieces.head(god, rect.width), rect)


def step_rect(board: "AnkhBoard", space: int, at: int, count: int) -> pygame.Rect:
    box = board.places.spaces[space]
    side = min(round(box.height * 0.86), round(box.width * 0.74))
    rect = pygame.Rect(0, 0, side, side)
    room = box.width - side
    shift = 0 if count == 1 else at * room // (count - 1)
    left = box.left + (room if count == 1 else shift)
    rect.topleft = (left, box.bottom - side - (0 if count == 1 else round(at * side * 0.06)))
    return rect


# Action tracks -------------------------------------------------------------------------------------------------------


def draw_tracks(board: "AnkhBoard", picture: pygame.Surface) -> None:
    """Four rows; what stands after the last space says which event it brings."""
    app, canvas, spots = board.app, board.app.canvas, board.places
    picture.blit(app.art.panel(spots.tracks.size, "papyrus", canvas.u(12)), spots.tracks)
    heading(board, picture, spots.tracks, _("Actions"))
    left = _actions_left(board)
    if left:
        box = pygame.Rect(spots.tracks.left + canvas.u(150), spots.tracks.top + canvas.u(5), 0, canvas.u(36))
        box.width = spots.tracks.right - canvas.u(16) - box.left
        style = Style(SANS, canvas.font(app.theme.sizes["tiny"]), app.theme["ink_soft"], "right", "center")
        left = fitting(board, [left, str(board.words.event(board.view["events"]["next"]))], SANS, box.width)
        if app.text.width(left, SANS, style.size) > box.width:
            style = style._replace(size=SMALLEST)
        app.text.draw(picture, left, style, box)
    for track in board.view["tracks"]:
        _row(board, picture, track, spots.rows[track["id"]])


def _actions_left(board: "AnkhBoard") -> str:
    following = board.view["events"]["next"]
    if not following:
        return ""
    return _("Next event: {event}").format(event=board.words.event(following))


def _row(board: "AnkhBoard", picture: pygame.Surface, track: dict[str, object], rect: pygame.Rect) -> None:
    app, canvas, theme = board.app, board.app.canvas, board.app.theme
    asked = board.asked() == "choose_action"
    selectable = bool(track["selectable"])
    ground = theme["papyrus_dark"] if not (asked and selectable) else theme["papyrus"]
    pygame.draw.rect(picture, mixed(ground, theme["papyrus"], 0.35), rect, border_radius=canvas.u(10))
    pygame.draw.rect(picture, mixed(theme["gold_shadow"], theme["papyrus"], 0.3), rect, 1, border_radius=canvas.u(10))
    side = rect.height - canvas.u(6)
    icon = board.pieces.drawing(f"action_{track['id']}", side)
    dim = asked and not selectable
    picture.blit(board.pieces.shade(icon) if dim else icon, (rect.left + canvas.u(4), rect.top + canvas.u(3)))
    name = pygame.Rect(rect.left + side + canvas.u(12), rect.top, round(rect.width * NAMES), rect.height)
    colour = mixed(theme["ink"], theme["papyrus_dark"], 0.5) if dim else theme["ink"]
    style = Style(SANS_BOLD, min(canvas.font(21), round(rect.height * 0.36)), colour, "left", "center")
    if app.text.width(board.words.row(str(track["id"])), SANS_BOLD, style.size) > name.width:
        style = style._replace(face=SANS, size=SMALLEST)
    triggers = track["triggers"]
    if triggers:
        event = str(board.words.event(str(triggers)))
        upper = pygame.Rect(name.left, name.top, name.width, name.height // 2 + 2)
        lower = pygame.Rect(name.left, upper.bottom - 2, name.width, name.bottom - upper.bottom + 1)
        app.text.draw(picture, board.words.row(str(track["id"])), style, upper)
        small = Style(SANS, min(canvas.font(18), round(rect.height * 0.32)), theme["danger"], "left", "center")
        words = fitting(board, [_("triggers {event}").format(event=event), event], SANS, lower.width)
        app.text.draw(picture, words, small, lower)
    else:
        app.text.draw(picture, board.words.row(str(track["id"])), style, name)
    spaces = pygame.Rect(name.right + canvas.u(6), rect.top, 0, rect.height)
    spaces.width = rect.right - canvas.u(8) - spaces.left
    _track_spaces(board, picture, track, spaces)


def marker_rect(board: "AnkhBoard", row: str, space: int) -> pygame.Rect:
    """A space of a track, in the row of the action board."""
    canvas, rect = board.app.canvas, board.places.rows[row]
    side = rect.height - canvas.u(6)
    left = rect.left + side + canvas.u(12) + round(rect.width * NAMES) + canvas.u(6)
    wide = rect.right - canvas.u(8) - left
    track = next(one for one in board.view["tracks"] if one["id"] == row)
    count = int(track["last"]) - int(track["start"]) + 1
    step = wide / (count + 0.6)
    size = min(round(step * 0.86), canvas.u(36))
    found = pygame.Rect(0, 0, size, size)
    found.center = (round(left + (space - int(track["start"]) + 0.5) * step), rect.centery)
    return found


def _track_spaces(board: "AnkhBoard", picture: pygame.Surface, track: dict[str, object], area: pygame.Rect) -> None:
    theme = board.app.theme
    row = str(track["id"])
    start, last = int(str(track["start"])), int(str(track["last"]))
    here = board.model.markers[row]
    first, end = marker_rect(board, row, start), marker_rect(board, row, last)
    pygame.draw.line(picture, theme["gold_shadow"], first.center, end.center, max(2, first.width // 10))
    for space in range(start, last + 1):
        rect = marker_rect(board, row, space)
        if space == last:
            following = board.view["events"]["next"]
            if following:
                size = round(rect.width * 1.36)
                sign = board.pieces.drawing(f"event_{following}", size)
                picture.blit(sign, sign.get_rect(center=rect.center))
            continue
        colour = theme["gold_shadow"] if space < here else theme["papyrus_mid"]
        pygame.draw.circle(picture, theme["gold_shadow"], rect.center, rect.width // 2)
        pygame.draw.circle(picture, colour, rect.center, rect.width // 2 - 2)
    rect = marker_rect(board, row, here)
    size = round(rect.width * 1.3)
    marker = pygame.Rect(0, 0, size, size)
    marker.center = rect.center
    pygame.draw.circle(picture, theme["shade"], (marker.centerx + 1, marker.centery + 2), size // 2)
    pygame.draw.circle(picture, theme["gold"], marker.center, size // 2)
    pygame.draw.circle(picture, theme["accent"], marker.center, size // 2 - max(2, size // 10))
    sign = board.pieces.drawing("ankh_token", round(size * 0.7))
    picture.blit(sign, sign.get_rect(center=marker.center))


# The event track -----------------------------------------------------------------------------------------------------


def draw_events(board: "AnkhBoard", picture: pygame.Surface) -> None:
    """Eighteen spaces: those behind are faint, the next one is framed, merge and forgotten stand where they come."""
    app, canvas, theme, spots = board.app, board.app.canvas, board.app.theme, board.places
    picture.blit(app.art.panel(spots.events.size, "wood", canvas.u(12)), spots.events)
    order, after = board.view["events"]["order"], board.view["events"]["after"]
    rects = spots.event_spaces
    pygame.draw.line(picture, theme["gold_shadow"], rects[0].center, rects[-1].center, max(2, canvas.u(4)))
    for at, rect in enumerate(rects):
        sign = board.pieces.drawing(f"event_{order[at]}", rect.width)
        if at < board.model.event:
            pygame.draw.circle(picture, theme["wood_dark"], rect.center, rect.width // 2)
            sign = board.pieces.shade(sign)
        elif at == board.model.event:
            side = rect.width + canvas.u(8)
            frame = pygame.Rect(0, 0, side, side)
            frame.center = rect.center
            pygame.draw.rect(picture, theme["target"], frame, max(2, canvas.u(4)), border_radius=canvas.u(10))
        picture.blit(sign, rect)
        if after[at] in ("merge", "forgotten"):
            size = round(rect.width * 0.62)
            mark = board.pieces.drawing(after[at], size)
            picture.blit(mark, mark.get_rect(center=(rect.right + canvas.u(1), rect.top + size // 3)))
