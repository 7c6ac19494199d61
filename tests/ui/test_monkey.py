"""A monkey throws random input at every screen: nothing may raise, whatever comes.

`MONKEY=20000` in the environment throws that much at each screen; the suite throws less.
"""

import os
from pathlib import Path

import pygame
import pytest
from helpers.robots import InstantOpponents

from game.commands.gallery import Stage, headless, plain_settings, screens
from game.core.rng import Rng

INPUTS = int(os.environ.get("MONKEY", "600"))
PER_FRAME = 12
KEYS = [
    pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_SPACE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP,
    pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END, pygame.K_BACKSPACE, pygame.K_DELETE,
    pygame.K_F1, pygame.K_1, pygame.K_2, pygame.K_5, pygame.K_9, pygame.K_a, pygame.K_h, pygame.K_i, pygame.K_l,
    pygame.K_m, pygame.K_p, pygame.K_r, pygame.K_u, pygame.K_f, pygame.K_z,
]  # fmt: skip
SIZES = [(1280, 720), (1440, 1080), (1600, 900), (1300, 1100)]
SCREENS = {screen.name: screen for screen in screens("random")}


def random_event(rng: Rng, size: tuple[int, int]) -> pygame.event.Event:
    spot = (rng.below(size[0]), rng.below(size[1]))
    kind = rng.below(12)
    if kind < 3:
        return pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(1, 1), buttons=(rng.below(2), 0, 0))
    if kind < 5:
        return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=rng.choice([1, 1, 1, 2, 3]))
    if kind < 7:
        return pygame.event.Event(pygame.MOUSEBUTTONUP, pos=spot, button=1)
    if kind == 7:
        return pygame.event.Event(
            pygame.MOUSEWHEEL, x=0, y=rng.below(7) - 3, flipped=False, precise_x=0.0, precise_y=0.0
        )
    if kind == 8:
        return pygame.event.Event(pygame.JOYBUTTONDOWN, instance_id=0, joy=0, button=rng.below(12))
    if kind == 9:
        value = (rng.below(3) - 1, rng.below(3) - 1)
        return pygame.event.Event(pygame.JOYHATMOTION, instance_id=0, joy=0, hat=0, value=value)
    if kind == 10 and rng.below(8) == 0:
        return pygame.event.Event(pygame.TEXTINPUT, text=rng.choice(["a", "Ž", "7", " "]))
    key = rng.choice(KEYS)
    return pygame.event.Event(
        pygame.KEYDOWN, key=key, mod=rng.choice([0, 0, pygame.KMOD_SHIFT]), unicode="", scancode=0
    )


@pytest.mark.parametrize("name", list(SCREENS))
def test_nothing_that_is_thrown_at_a_screen_breaks_it(name: str) -> None:
    rng = Rng(sum(map(ord, name)))
    with headless() as home, Stage(Path(home), (1280, 720), plain_settings(speed="2")) as stage:
        app = stage.app
        stage.show(SCREENS[name])
        app.services.opponents = InstantOpponents()
        thrown = 0
        while thrown < INPUTS:
            if not app.running or not app.scenes:
                app.running = True
                stage.show(SCREENS[name])
                app.services.opponents = InstantOpponents()
            for _ in range(PER_FRAME):
                pygame.event.post(random_event(rng, app.screen.get_size()))
                thrown += 1
            app.tick(1 / 60)
            if rng.below(400) == 0:
                width, height = rng.choice(SIZES)
                app.screen = pygame.display.set_mode((width, height), pygame.RESIZABLE)
                app.rebuild()
        assert thrown >= INPUTS
