"""What lies in the zones: offerings, cards, the burial chamber's path. The Nile has a module of its own."""

from typing import TYPE_CHECKING

import pygame

from game.core.language import _
from game.ui.tables.pharaon.printed import BURIAL, PHARAOH_POINTS, PHARAOH_SPACE
from game.ui.text import SANS_BOLD, Style
from game.ui.theme import mixed

if TYPE_CHECKING:
    from game.ui.tables.pharaon.board import PharaonBoard


def draw_offerings(board: "PharaonBoard", picture: pygame.Surface) -> None:
    shown, things = board.shown, board.places.things
    assert shown is not None
    for at, pair in enumerate(shown.pairs, start=1):
        _on_plate(board, picture, things[f"pair:{at}"], list(pair or ()))
    for at, token in enumerate(shown.bonus, start=1):
        _on_plate(board, picture, things[f"bonus:{at}"], [token] if token else [], "dark")
    bag = things["bag"]
    drawing = board.pieces.drawing("off_back", bag.width)
    picture.blit(drawing, bag)
    side = max(18, round(bag.width * 0.3))
    board.pieces.number(picture, str(shown.bag), (bag.centerx, bag.bottom - side // 2), side, "papyrus")


def _on_plate(
    board: "PharaonBoard", picture: pygame.Surface, rect: pygame.Rect, tokens: list[str], look: str = "light"
) -> None:
    picture.blit(board.pieces.plate(rect.size, look, max(5, rect.height // 6)), rect)
    if not tokens:
        return
    size = min(rect.height - 4, (rect.width - 6) // len(tokens), board.places.ring.size(64))
    row = board.pieces.tokens(tokens, size, 1)
    picture.blit(row, row.get_rect(center=rect.center))


def draw_cards(board: "PharaonBoard", picture: pygame.Surface, kind: str) -> None:
    """A display of nobles or artisans, and its deck."""
    shown, things = board.shown, board.places.things
    assert shown is not None
    cards, deck = (shown.nobles, shown.noble_deck) if kind == "noble" else (shown.artisans, shown.artisan_deck)
    for at, card in enumerate(cards, start=1):
        rect = things[f"{kind}:{at}"]
        if card:
            picture.blit(board.faces.card(card, rect.size), rect)
        else:
            picture.blit(board.pieces.plate(rect.size, "dark"), rect)
    rect = things[f"{kind}:deck"]
    if deck:
        step = max(1, board.places.ring.size(3))
        for layer in range(min(2, deck - 1), -1, -1):
            picture.blit(board.faces.back(kind, rect.size), rect.move(-layer * step, layer * step))
    else:
        picture.blit(board.pieces.plate(rect.size, "dark"), rect)
    side = max(18, min(board.places.ring.size(30), round(rect.height * 0.36)))
    board.pieces.number(picture, str(deck), (rect.centerx, rect.bottom - side // 2), side, "papyrus")


def draw_burial(board: "PharaonBoard", picture: pygame.Surface) -> None:
    """The path: what each space costs and is worth, and how far everybody has come."""
    things = board.places.things
    last: pygame.Rect | None = None
    for space in range(len(BURIAL) + 1):
        rect = things[f"space:{space}"]
        if last is not None:
            _path(board, picture, last, rect)
        last = rect
    for space in range(len(BURIAL) + 1):
        _space(board, picture, space, things[f"space:{space}"])
    _crown(board, picture, things["crown"])


def _path(board: "PharaonBoard", picture: pygame.Surface, start: pygame.Rect, end: pygame.Rect) -> None:
    theme, width = board.app.theme, board.places.ring.size(9)
    pygame.draw.line(picture, theme["gold_shadow"], start.center, end.center, width + 3)
    pygame.draw.line(picture, theme["gold"], start.center, end.center, max(2, width - 3))


def _space(board: "PharaonBoard", picture: pygame.Surface, space: int, rect: pygame.Rect) -> None:
    ring = board.places.ring
    picture.blit(board.pieces.plate(rect.size, "light", max(5, rect.height // 9)), rect)
    if space:
        facts = BURIAL[space - 1]
        side = max(18, min(ring.size(30), round(rect.height * 0.34)))
        board.pieces.number(picture, str(facts.points), (rect.centerx, rect.top + side // 2 + 2), side)
        size = max(10, min(ring.size(32), (rect.width - 6) // max(3, len(facts.cost)), round(rect.height * 0.29)))
        costs = board.pieces.tokens(list(facts.cost), size, 1)
        picture.blit(costs, costs.get_rect(midtop=(rect.centerx, rect.top + side + 2)))
        if space == PHARAOH_SPACE:
            mark = board.pieces.drawing("pharaoh", max(14, side * 4 // 5))
            picture.blit(mark, mark.get_rect(topright=(rect.right - 2, rect.top + 1)))
    else:
        style = Style(
            SANS_BOLD, max(13, min(board.app.canvas.font(17), ring.size(20))), board.app.theme["ink_soft"], "center"
        )
        board.app.text.draw(
            picture, _("Start"), style, pygame.Rect(rect.left, rect.top + 2, rect.width, rect.height // 2)
        )
    for owner, place in enumerate(cube_places(board, rect)):
        assert board.shown is not None
        if board.shown.owners[owner].burial == space:
            picture.blit(board.pieces.piece("cube", owner, place.width), place)


def cube_places(board: "PharaonBoard", rect: pygame.Rect) -> list[pygame.Rect]:
    """Where the cubes stand in a space, below what is printed there."""
    owners = len(board.pieces.owners)
    lower = pygame.Rect(rect.left + 2, 0, rect.width - 4, round(rect.height * 0.3))
    lower.bottom = rect.bottom - 2
    side = max(9, min(lower.height, lower.width * 2 // (owners + 1), board.places.ring.size(34)))
    step = min(side, (lower.width - side) / max(1, owners - 1))
    left = lower.centerx - (step * (owners - 1) + side) / 2
    return [pygame.Rect(round(left + owner * step), lower.bottom - side, side, side) for owner in range(owners)]


def _crown(board: "PharaonBoard", picture: pygame.Surface, rect: pygame.Rect) -> None:
    """The pharaoh token while nobody has it; afterwards who does."""
    shown = board.shown
    assert shown is not None
    picture.blit(board.pieces.plate(rect.size, "dark", max(5, rect.height // 9)), rect)
    side = round(min(rect.width, rect.height) * 0.72)
    held = shown.pharaoh is not None and shown.pharaoh >= 0
    token = board.pieces.drawing("pharaoh", side)
    if held:
        token = token.copy()
        token.set_alpha(70)
    picture.blit(token, token.get_rect(center=(rect.centerx, rect.top + side // 2 + 3)))
    if held and shown.pharaoh is not None:
        cube = board.pieces.piece("cube", shown.pharaoh, round(side * 0.7))
        picture.blit(cube, cube.get_rect(center=(rect.centerx, rect.top + side // 2 + 3)))
    small = max(16, min(board.places.ring.size(24), round(rect.height * 0.28)))
    board.pieces.number(picture, str(PHARAOH_POINTS), (rect.centerx, rect.bottom - small // 2 - 2), small, "papyrus")


def draw_door(board: "PharaonBoard", picture: pygame.Surface, zone: str) -> None:
    """The entry colour at the wheel's rim, next round's beside it, and tokens beside a full sector."""
    ring, shown, theme = board.places.ring, board.shown, board.app.theme
    assert shown is not None
    x, y = ring.door(ring.slots[zone])
    radius = ring.size(28)
    pygame.draw.circle(picture, theme["shade"], (x, y + 1), radius + 1)
    pygame.draw.circle(picture, theme["gold_shadow"], (x, y), radius + 1)
    pygame.draw.circle(picture, theme["gold_light"], (x, y), radius - ring.size(2))
    token = board.pieces.token(shown.entries[zone], ring.size(46))
    picture.blit(token, token.get_rect(center=(x, y)))
    following = shown.following[zone]
    if following is None:
        return
    place = next_door(board, zone)
    pygame.draw.circle(picture, theme["gold_shadow"], place.center, place.width // 2)
    pygame.draw.circle(picture, mixed(theme["wood"], theme["violet"], 0.4), place.center, place.width // 2 - 1)
    small = board.pieces.token(following, round(place.width * 0.8))
    picture.blit(small, small.get_rect(center=place.center))


def next_door(board: "PharaonBoard", zone: str) -> pygame.Rect:
    """Next round's colour lies where it will come from: before the door, against the wheel's direction."""
    ring = board.places.ring
    slot = ring.slots[zone]
    x, y = ring.round_place(slot * 72 - board.view["direction"] * 15, 206)
    side = ring.size(34)
    place = pygame.Rect(0, 0, side, side)
    place.center = (x, y)
    return place
