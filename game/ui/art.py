"""Pictures: SVG drawings rasterised at the size needed, and textures made once with numpy. Everything is cached.

Static pictures are made when a scene is laid out, never while it moves.
"""

from collections import OrderedDict

import numpy
import pygame

from game.core.assets import AssetError, asset
from game.ui.theme import Theme, mixed, with_alpha

CACHED = 1500


class Art:
    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._cache: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()

    def clear(self) -> None:
        self._cache.clear()

    def _keep(self, key: tuple[object, ...], picture: pygame.Surface) -> pygame.Surface:
        self._cache[key] = picture
        if len(self._cache) > CACHED:
            self._cache.popitem(last=False)
        return picture

    def svg(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """A drawing of assets/svg ("icons/coin") at this size in pixels."""
        key = ("svg", name, size)
        if key in self._cache:
            self._cache.move_to_end(key)
            return self._cache[key]
        path = asset("svg", *f"{name}.svg".split("/"))
        try:
            picture = pygame.image.load_sized_svg(str(path), size).convert_alpha()
        except pygame.error as error:
            raise AssetError(f"The drawing assets/svg/{name}.svg cannot be read: {error}.") from error
        return self._keep(key, picture)

    def icon(self, name: str, height: int) -> pygame.Surface:
        return self.svg(f"icons/{name}", (max(8, height), max(8, height)))

    def tinted(self, name: str, size: tuple[int, int], colour: pygame.Color) -> pygame.Surface:
        """A drawing as a silhouette of one colour."""
        key = ("tinted", name, size, int(colour))
        if key not in self._cache:
            picture = self.svg(name, size).copy()
            picture.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
            picture.fill((colour.r, colour.g, colour.b, 0), special_flags=pygame.BLEND_RGBA_ADD)
            self._keep(key, picture)
        return self._cache[key]

    def panel(self, size: tuple[int, int], look: str = "papyrus", radius: int = 14) -> pygame.Surface:
        """A papyrus sheet, a dark wooden board or a stone slab with a gold rim and a soft shadow inside its box."""
        key = ("panel", size, look, radius)
        if key not in self._cache:
            self._keep(key, self._make_panel(size, look, radius))
        return self._cache[key]

    def _make_panel(self, size: tuple[int, int], look: str, radius: int) -> pygame.Surface:
        theme = self.theme
        light, dark, rim = {
            "papyrus": (theme["papyrus"], theme["papyrus_dark"], theme["gold"]),
            "wood": (mixed(theme["wood"], theme["night"], 0.25), theme["wood_dark"], theme["gold_shadow"]),
            "night": (theme["violet"], theme["night"], theme["gold_shadow"]),
        }[look]
        picture = fibres(size, light, dark, seed=size[0] * 7919 + size[1])
        mask = pygame.Surface(size, pygame.SRCALPHA)
        pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=radius)
        picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        width = max(2, radius // 5)
        pygame.draw.rect(picture, theme["gold_shadow"], picture.get_rect(), width + 1, border_radius=radius)
        pygame.draw.rect(picture, rim, picture.get_rect().inflate(-2, -2), width, border_radius=radius)
        return picture.convert_alpha()

    def shadow(self, size: tuple[int, int], spread: int, strength: int = 110) -> pygame.Surface:
        """A soft shadow to lay under a box of this size; it is `spread` larger on every side."""
        key = ("shadow", size, spread, strength)
        if key not in self._cache:
            small = 4
            width, height = size[0] + 2 * spread, size[1] + 2 * spread
            picture = pygame.Surface((max(2, width // small), max(2, height // small)), pygame.SRCALPHA)
            inner = picture.get_rect().inflate(-2 * spread // small, -2 * spread // small)
            pygame.draw.rect(picture, (0, 0, 0, strength), inner, border_radius=max(1, spread // small // 2))
            blurred = pygame.transform.gaussian_blur(picture, max(1, spread // small // 2))
            self._keep(key, pygame.transform.smoothscale(blurred, (width, height)).convert_alpha())
        return self._cache[key]

    def glow(self, size: tuple[int, int], spread: int, colour: pygame.Color, radius: int) -> pygame.Surface:
        """A halo round a box of this size for things that can be chosen; `spread` larger on every side."""
        key = ("glow", size, spread, int(colour), radius)
        if key not in self._cache:
            width, height = size[0] + 2 * spread, size[1] + 2 * spread
            picture = pygame.Surface((width, height), pygame.SRCALPHA)
            for ring in range(spread, 0, -1):
                share = 1.0 - ring / spread
                box = picture.get_rect().inflate(-2 * (spread - ring), -2 * (spread - ring))
                pygame.draw.rect(
                    picture, with_alpha(colour, int(150 * share * share)), box, border_radius=radius + ring
                )
            edge = picture.get_rect().inflate(-2 * spread + 6, -2 * spread + 6)
            pygame.draw.rect(picture, colour, edge, 3, border_radius=radius + 3)
            self._keep(key, picture.convert_alpha())
        return self._cache[key]

    def backdrop(self, size: tuple[int, int], centre: str = "sand_shade", edge: str = "night_deep") -> pygame.Surface:
        """A dark table with lamplight in the middle."""
        key = ("backdrop", size, centre, edge)
        if key not in self._cache:
            self._keep(key, lamplight(size, self.theme[centre], self.theme[edge]))
        return self._cache[key]


def noise(size: tuple[int, int], cells: int, seed: int) -> numpy.ndarray:
    """Smooth noise from 0 to 1: a random grid, enlarged."""
    grid = numpy.random.default_rng(seed).random((max(2, cells), max(2, cells)))
    small = pygame.surfarray.make_surface(numpy.repeat((grid * 255).astype(numpy.uint8)[:, :, None], 3, axis=2))
    return pygame.surfarray.array3d(pygame.transform.smoothscale(small, size))[:, :, 0].astype(numpy.float32) / 255.0


def fibres(size: tuple[int, int], light: pygame.Color, dark: pygame.Color, seed: int) -> pygame.Surface:
    """Papyrus: crossing fibres and stains between two tones, a little darker towards the edge."""
    width, height = max(2, size[0]), max(2, size[1])
    rng = numpy.random.default_rng(seed)
    across = rng.normal(0.0, 1.0, (1, height)).astype(numpy.float32)
    along = rng.normal(0.0, 1.0, (width, 1)).astype(numpy.float32)
    stains = noise((width, height), 6, seed) * 0.5 + noise((width, height), 19, seed + 1) * 0.25
    x = numpy.abs(numpy.linspace(-1, 1, width, dtype=numpy.float32))[:, None]
    y = numpy.abs(numpy.linspace(-1, 1, height, dtype=numpy.float32))[None, :]
    edge = numpy.maximum(x, y) ** 6 * 0.45
    share = numpy.clip(stains * 0.55 + across * 0.025 + along * 0.018 + edge, 0.0, 1.0)
    return _blend((width, height), light, dark, share)


def lamplight(size: tuple[int, int], centre: pygame.Color, edge: pygame.Color) -> pygame.Surface:
    width, height = max(2, size[0]), max(2, size[1])
    x = numpy.linspace(-1, 1, width, dtype=numpy.float32)[:, None]
    y = numpy.linspace(-1, 1, height, dtype=numpy.float32)[None, :]
    far = numpy.sqrt(x * x * 0.9 + (y + 0.1) * (y + 0.1) * 1.1)
    grain = noise((width, height), 40, 3) * 0.10 + noise((width, height), 9, 4) * 0.16
    share = numpy.clip(far * 0.95 - 0.12 + grain - 0.1, 0.0, 1.0)
    return _blend((width, height), centre, edge, share).convert()


def _blend(size: tuple[int, int], one: pygame.Color, other: pygame.Color, share: numpy.ndarray) -> pygame.Surface:
    picture = pygame.Surface(size, pygame.SRCALPHA)
    pixels = numpy.empty((*size, 3), dtype=numpy.float32)
    for channel, (first, second) in enumerate(zip(tuple(one)[:3], tuple(other)[:3], strict=True)):
        pixels[:, :, channel] = first + (second - first) * share
    view = pygame.surfarray.pixels3d(picture)
    view[:] = pixels.astype(numpy.uint8)
    del view
    alpha = pygame.surfarray.pixels_alpha(picture)
    alpha[:] = 255
    del alpha
    return picture
