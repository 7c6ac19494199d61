"""Where the power tiles lie in the market: a block for each colour, a row for each level, the rows filled evenly."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pygame

from game.ui.canvas import Canvas

LEVELS = (1, 2, 3, 4)


@dataclass(slots=True)
class MarketPlaces:
    area: pygame.Rect
    head: pygame.Rect
    colours: dict[str, pygame.Rect] = field(default_factory=dict)  # the heading of each block
    blocks: dict[str, pygame.Rect] = field(default_factory=dict)
    levels: dict[tuple[str, int], pygame.Rect] = field(default_factory=dict)
    tiles: dict[str, pygame.Rect] = field(default_factory=dict)


def rows_of(market: Mapping[str, Mapping[str, Any]]) -> dict[str, dict[int, list[str]]]:
    """Tiles by colour and level, in the order of the display."""
    found: dict[str, dict[int, list[str]]] = {}
    for tile, entry in market.items():
        found.setdefault(str(entry["colour"]), {}).setdefault(int(entry["level"]), []).append(tile)
    return found


def market_places(
    canvas: Canvas, area: pygame.Rect, market: Mapping[str, Mapping[str, Any]], sold_out: frozenset[str]
) -> MarketPlaces:
    """`sold_out`: tiles that never were in this display (they take no room)."""
    pad = canvas.u(16)
    head = pygame.Rect(
        area.left + pad, area.top + canvas.u(10), area.width - 2 * pad, max(canvas.u(52), canvas.line(28))
    )
    spots = MarketPlaces(area, head)
    body = pygame.Rect(area.left + pad, head.bottom + canvas.u(8), head.width, area.bottom - pad - head.bottom)
    body.height = area.bottom - canvas.u(14) - body.top
    rows = rows_of({tile: entry for tile, entry in market.items() if tile not in sold_out})
    across, per_row = best_grid(canvas, body, rows)
    down = -(-len(rows) // across)
    gap = canvas.u(10)
    wide = (body.width - gap * (across - 1)) // across
    tall = (body.height - gap * (down - 1)) // down
    for at, (colour, levels) in enumerate(rows.items()):
        left = body.left + (at % across) * (wide + gap)
        top = body.top + (at // across) * (tall + gap)
        _block(canvas, spots, colour, levels, pygame.Rect(left, top, wide, tall), per_row)
    return spots


def best_grid(canvas: Canvas, body: pygame.Rect, rows: Mapping[str, Mapping[int, list[str]]]) -> tuple[int, int]:
    """How many blocks stand side by side, and how many tiles in a row: what makes the drawings largest."""
    count = len(rows)

    def side(grid: tuple[int, int]) -> int:
        across, per_row = grid
        down = -(-count // across)
        lines = max(sum(-(-len(tiles) // per_row) for tiles in levels.values()) for levels in rows.values())
        wide = (body.width // across - canvas.u(60)) // per_row
        return min(wide, (body.height // down - head_height(canvas)) // lines)

    return max(((across, per_row) for across in range(1, count + 1) for per_row in (4, 2)), key=side)


def head_height(canvas: Canvas) -> int:
    return max(canvas.u(36), canvas.line(22))


def _block(
    canvas: Canvas,
    spots: MarketPlaces,
    colour: str,
    levels: Mapping[int, list[str]],
    block: pygame.Rect,
    per_row: int,
) -> None:
    edge, gap = canvas.u(7), canvas.u(6)
    head = head_height(canvas)
    label = max(canvas.u(34), canvas.font(20))
    spots.blocks[colour] = block
    spots.colours[colour] = pygame.Rect(block.left + edge, block.top + edge // 2, block.width - 2 * edge, head)
    top = spots.colours[colour].bottom + gap // 2
    lines = [(level, _even(levels[level], per_row)) for level in sorted(levels)]
    count = sum(len(parts) for _level, parts in lines)
    tall = (block.bottom - edge - top - gap * (count - 1)) // max(1, count)
    left = block.left + edge // 2 + label + gap // 2
    y = top
    for level, parts in lines:
        whole = len(parts) * (tall + gap) - gap
        spots.levels[colour, level] = pygame.Rect(block.left + edge // 2, y, label, whole)
        for tiles in parts:
            wide = (block.right - edge - left - gap * (len(tiles) - 1)) // len(tiles)
            for at, tile in enumerate(tiles):
                spots.tiles[tile] = pygame.Rect(left + at * (wide + gap), y, wide, tall)
            y += tall + gap


def _even(tiles: list[str], per_row: int) -> list[list[str]]:
    return [tiles[at : at + per_row] for at in range(0, len(tiles), per_row)]
