"""From keys, buttons and sticks to the few commands that scenes know."""

from collections.abc import Mapping
from typing import NamedTuple

import pygame


class Command(NamedTuple):
    """choose, back, left, right, up, down, next, previous, number, text, or one of the settings' key actions."""

    name: str
    number: int = 0
    repeat: bool = False


FIXED_KEYS = {
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_RETURN: "choose",
    pygame.K_KP_ENTER: "choose",
    pygame.K_ESCAPE: "back",
    pygame.K_PAGEUP: "page_up",
    pygame.K_PAGEDOWN: "page_down",
    pygame.K_HOME: "first",
    pygame.K_END: "last",
}
# The usual layout of gamepads (A, B, X, Y, shoulders, back, start).
PAD_BUTTONS = {
    0: "choose", 1: "back", 2: "undo", 3: "details", 4: "previous", 5: "next",
    6: "log", 7: "pause", 8: "hint", 9: "actions",
}  # fmt: skip
STICK_ON, STICK_OFF = 0.6, 0.35


class Input:
    def __init__(self, keys: Mapping[str, str]) -> None:
        self._by_key: dict[int, str] = {}
        self._stick: dict[int, int] = {}  # axis -> direction it is held in
        self._pads: dict[int, pygame.joystick.JoystickType] = {}
        self.last_device = "mouse"
        self.bind(keys)

    def bind(self, keys: Mapping[str, str]) -> None:
        self._by_key = {}
        for action, name in keys.items():
            try:
                self._by_key[pygame.key.key_code(name)] = action
            except (ValueError, pygame.error):
                continue  # a key that this keyboard does not have

    def command(self, event: pygame.event.Event) -> Command | None:
        """What the event asks for, if it is a key or a gamepad's."""
        if event.type == pygame.KEYDOWN:
            self.last_device = "keyboard"
            return self._key(event)
        if event.type == pygame.JOYDEVICEADDED:
            self._connect(event)
        elif event.type == pygame.JOYDEVICEREMOVED:
            self._pads.pop(event.instance_id, None)
        elif event.type == pygame.JOYBUTTONDOWN:
            self.last_device = "gamepad"
            name = PAD_BUTTONS.get(event.button)
            return Command(name) if name else None
        elif event.type == pygame.JOYHATMOTION:
            self.last_device = "gamepad"
            return _direction(event.value[0], -event.value[1])
        elif event.type == pygame.JOYAXISMOTION and event.axis in (0, 1):
            return self._axis(event.axis, event.value)
        return None

    def _key(self, event: pygame.event.Event) -> Command | None:
        key = event.key
        if key == pygame.K_TAB:
            return Command("previous" if event.mod & pygame.KMOD_SHIFT else "next")
        if key in self._by_key:
            return Command(self._by_key[key])
        if key in FIXED_KEYS:
            return Command(FIXED_KEYS[key])
        if pygame.K_1 <= key <= pygame.K_9:
            return Command("number", key - pygame.K_0)
        return None

    def _axis(self, axis: int, value: float) -> Command | None:
        held = self._stick.get(axis, 0)
        now = held
        if abs(value) > STICK_ON:
            now = 1 if value > 0 else -1
        elif abs(value) < STICK_OFF:
            now = 0
        self._stick[axis] = now
        if now == held or now == 0:
            return None
        self.last_device = "gamepad"
        return _direction(now, 0) if axis == 0 else _direction(0, now)

    def _connect(self, event: pygame.event.Event) -> None:
        try:
            pad = pygame.joystick.Joystick(event.device_index)
        except pygame.error:
            return  # it was pulled out again
        self._pads[pad.get_instance_id()] = pad


def _direction(x: int, y: int) -> Command | None:
    if x:
        return Command("right" if x > 0 else "left")
    if y:
        return Command("down" if y > 0 else "up")
    return None
