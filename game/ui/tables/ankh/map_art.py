"""What lies on the land: regions with their numbers, caravans, monuments, figures, and the ground that is lit."""

from typing import TYPE_CHECKING

import pygame

from game.ui.tables.ankh.grid import Grid, neighbours
from game.ui.tables.ankh.shown import Figure
from game.ui.theme import mixed

if TYPE_CHECKING:
    from game.ui.tables.ankh.board import AnkhBoard

# A tint for every conflict number, by the theme's names.
TINTS = ("royalty", "justice", "gold_light", "violet", "dusk", "silver", "nile_light", "agriculture")
CAMEL = 1.02  # how wide, in sides of a hex
AIM_STEPS = {"SE": 0, "S": 1, "SW": 2, "NW": 3, "N": 4, "NE": 5}  # edges of an outline


def tint(board: "AnkhBoard", number: int) -> pygame.Color:
    return board.app.theme[TINTS[(number - 1) % len(TINTS)]]


def draw_regions(board: "AnkhBoard", picture: pygame.Surface) -> None:
    """Every region has a veil and an inner border of its colour."""
    grid = board.places.grid
    layer = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    for at, land in enumerate(board.model.regions):
        colour = tint(board, at + 1)
        for name in land:
            pygame.draw.polygon(layer, (*colour[:3], 26), grid.outline(name))
    picture.blit(layer, (0, 0))
    layer.fill((0, 0, 0, 0))
    for at, land in enumerate(board.model.regions):
        colour = tint(board, at + 1)
        members = set(land)
        for name in land:
            _inner_edges(grid, layer, name, members, (*colour[:3], 210))
    picture.blit(layer, (0, 0))


def _inner_edges(grid: Grid, layer: pygame.Surface, name: int, members: set[int], colour: tuple[int, ...]) -> None:
    outer, inner = grid.outline(name, grid.u(0.09)), grid.outline(name, grid.u(0.17))
    near = neighbours(name)
    for at in range(6):
        if near[at] not in members:
            after = (at + 1) % 6
            pygame.draw.polygon(layer, colour, [outer[at], outer[after], inner[after], inner[at]])


def draw_camels(board: "AnkhBoard", picture: pygame.Surface) -> None:
    """A trodden path along the side, and a camel on it."""
    grid, theme = board.places.grid, board.app.theme
    path = mixed(theme["sand"], theme["desert"], 0.35)
    for side in board.model.camels:
        one, other = grid.side_line(side)
        for colour, width in ((theme["wood_dark"], 0.22), (path, 0.15)):
            pygame.draw.line(picture, colour, one, other, grid.u(width))
            for end in (one, other):
                pygame.draw.circle(picture, colour, end, grid.u(width) // 2)
    wide = grid.u(CAMEL)
    for side in sorted(board.model.camels, key=lambda one: sum(point[1] for point in grid.side_line(one))):
        camel = board.app.art.svg("ankh/camel", (wide, round(wide * 80 / 120)))
        picture.blit(camel, camel.get_rect(center=camel_place(grid, side)))


def camel_place(grid: Grid, side: int) -> tuple[int, int]:
    (x, y), (x_two, y_two) = grid.side_line(side)
    return (x + x_two) // 2, (y + y_two) // 2 - grid.u(0.12)


def number_hex(grid: Grid, land: tuple[int, ...], taken: set[int]) -> int:
    """The hex that carries a region's number: free if there is one, and near its middle."""
    x = sum(grid.centres[name][0] for name in land) / len(land)
    y = sum(grid.centres[name][1] for name in land) / len(land)

    def far(name: int) -> float:
        centre = grid.centres[name]
        return (centre[0] - x) ** 2 + (centre[1] - y) ** 2

    free = [name for name in land if name not in taken] or list(land)
    return min(free, key=far)


def number_rect(board: "AnkhBoard", number: int) -> pygame.Rect:
    """Where the shield with a region's number lies."""
    grid, model = board.places.grid, board.model
    place = number_hex(grid, model.regions[number - 1], {*model.figures, *model.monuments})
    side = grid.u(0.86)
    rect = pygame.Rect(0, 0, side, side)
    rect.center = grid.centres[place]
    return rect


def shield_hexes(board: "AnkhBoard") -> set[int]:
    """The hexes that the shields lie on."""
    model = board.model
    taken = {*model.figures, *model.monuments}
    return {number_hex(board.places.grid, land, taken) for land in model.regions}


def draw_numbers(board: "AnkhBoard", picture: pygame.Surface) -> None:
    """Shields on free ground; in a region without any they are faint, and lie below what stands there."""
    for number in range(1, len(board.model.regions) + 1):
        rect = number_rect(board, number)
        reach = max(2, rect.width // 8)
        picture.blit(board.app.art.shadow(rect.size, reach, 150), rect.move(-reach, -reach + 2))
        picture.blit(board.pieces.drawing(f"token_conflict_order_{number}", rect.width), rect)


def draw_standing(board: "AnkhBoard", picture: pygame.Surface) -> None:
    """Everything that stands, from north to south, so that what is nearer covers what is farther."""
    grid, model = board.places.grid, board.model
    for place in model.gates:
        token = board.pieces.drawing("token_underworld", grid.u(1.30))
        picture.blit(token, token.get_rect(center=grid.centres[place]))
    for place in sorted({*model.figures, *model.monuments}, key=lambda name: grid.centres[name][1]):
        if place in model.monuments:
            _monument(board, picture, place)
        if place in model.figures:
            draw_figure(board, picture, model.figures[place], grid.centres[place])


def _monument(board: "AnkhBoard", picture: pygame.Surface, place: int) -> None:
    grid = board.places.grid
    kind, owner = board.model.monuments[place]
    drawing = board.pieces.monument(kind, grid.side)
    x, y = grid.centres[place]
    picture.blit(drawing, drawing.get_rect(midbottom=(x, y + grid.u(0.78))))
    if owner is not None:
        ankh = board.pieces.ankh(owner, grid.u(0.62))
        picture.blit(ankh, ankh.get_rect(center=(x + grid.u(0.56), y + grid.u(0.46))))


def figure_rect(board: "AnkhBoard", figure: Figure, centre: tuple[int, int]) -> pygame.Rect:
    drawing = board.figure_picture(figure)
    return drawing.get_rect(midbottom=(centre[0], centre[1] + board.places.grid.u(0.80)))


def draw_figure(board: "AnkhBoard", picture: pygame.Surface, figure: Figure, centre: tuple[int, int]) -> None:
    grid = board.places.grid
    if figure.aim:
        _claws(board, picture, figure.aim, centre)
    picture.blit(board.figure_picture(figure), figure_rect(board, figure, centre))
    if figure.sun:
        sun = board.pieces.drawing("token_sun", grid.u(0.56))
        picture.blit(sun, sun.get_rect(center=(centre[0] - grid.u(0.56), centre[1] + grid.u(0.40))))


def _claws(board: "AnkhBoard", picture: pygame.Surface, aim: str, centre: tuple[int, int]) -> None:
    """Two arrows to the hexes that the scorpion threatens."""
    grid, theme = board.places.grid, board.app.theme
    for way in aim.split("+"):
        edge = AIM_STEPS[way]
        middle = pygame.math.Vector2(1, 0).rotate(60 * edge + 30)
        root = pygame.math.Vector2(centre)
        tip = root + middle * grid.side * 1.10
        back = root + middle * grid.side * 0.72
        wing = middle.rotate(90) * grid.side * 0.24
        points = [tip, back + wing, back - wing]
        pygame.draw.polygon(picture, theme["danger"], points)
        pygame.draw.polygon(picture, theme["gold_light"], points, max(1, grid.u(0.04)))


def draw_lit(board: "AnkhBoard", picture: pygame.Surface) -> None:
    """A veil of light on the hexes that can be chosen, and how far away they are."""
    grid, theme = board.places.grid, board.app.theme
    if not board.lit:
        return
    veil = board.pieces.veil(grid.side, theme["target"])
    for name in board.lit:
        picture.blit(veil, veil.get_rect(center=grid.centres[name]))


def draw_ranges(board: "AnkhBoard", picture: pygame.Surface) -> None:
    """Steps to the hexes that a figure can reach."""
    if not board.lit:
        return
    grid = board.places.grid
    for name, steps in board.view["legal"].get("range", {}).items():
        if name in board.lit:
            x, y = grid.centres[name]
            board.pieces.number(picture, str(steps), (x, y + grid.u(0.55)), grid.u(0.46), "papyrus")


def draw_map(board: "AnkhBoard", picture: pygame.Surface) -> None:
    draw_lit(board, picture)
    draw_camels(board, picture)
    draw_numbers(board, picture)
    draw_standing(board, picture)
    draw_ranges(board, picture)
