"""A scene is one screen: it lays itself out for the window, handles commands, steps 60 times a second and draws."""

from typing import TYPE_CHECKING

import pygame

from game.ui.focus import DIRECTIONS, next_in_direction, next_in_order, topmost
from game.ui.input import Command
from game.ui.widget import Look, Widget

if TYPE_CHECKING:
    from game.ui.app import App

STEP = 1 / 60


class Scene:
    """Override `layout` (build widgets for the window as it is now), `draw_back`, and what else is needed."""

    name = "scene"
    music = ""
    covers = True  # False: the scene below shines through (a dialog)

    def __init__(self, app: "App") -> None:
        self.app = app
        self.widgets: list[Widget] = []
        self.focus: Widget | None = None
        self.pressed: Widget | None = None
        self.pointer = (-1, -1)
        self.time = 0.0
        self.steps = 0
        self._rested_on = ""
        self._resting = 0

    # What scenes override ------------------------------------------------------------------------------------------

    def layout(self) -> None:
        """Build `self.widgets` for the window's size, text size and language as they are now."""

    def enter(self) -> None:
        """The scene is on top (again)."""

    def leave(self) -> None:
        """The scene is taken off the stack; free what it holds."""

    def step(self) -> None:
        """One sixtieth of a second."""

    def draw_back(self, surface: pygame.Surface, ahead: float) -> None:
        """Everything under the widgets."""

    def draw_front(self, surface: pygame.Surface, ahead: float) -> None:
        """Everything above the widgets."""

    def command(self, command: Command) -> bool:
        """Commands that mean something special here; True if it was one."""
        return False

    def back(self) -> None:
        """Escape, right click, the gamepad's B."""
        self.app.pop()

    def event(self, event: pygame.event.Event) -> bool:
        """A raw event before anything else sees it (text entry); True if it is used up."""
        return False

    def wants(self, event: pygame.event.Event) -> bool:
        """A key that is this scene's own although it means something everywhere (a letter that is typed)."""
        return False

    # What all scenes share -----------------------------------------------------------------------------------------

    def rebuild(self) -> None:
        """Lay out anew and keep the focus where it was, if that is still there."""
        kept = self.focus.id if self.focus else ""
        self.pressed = None
        self.layout()
        self.focus = self.find(kept)
        if self.focus is not None and not self.focus.focusable:
            self.focus = None

    def find(self, identity: str) -> Widget | None:
        return next((widget for widget in self.widgets if widget.id == identity), None)

    def hovered(self) -> Widget | None:
        """What lies under the pointer, also if it cannot be chosen."""
        return topmost(self.widgets, self.pointer)

    def hover_time(self) -> float:
        """How long the pointer or the focus has rested on the same thing, in seconds."""
        return self._resting * STEP

    def tick(self) -> None:
        self.steps += 1
        self.time = self.steps * STEP
        thing = self.focus or self.hovered()
        name = thing.id if thing else ""
        self._resting = self._resting + 1 if name == self._rested_on else 0
        self._rested_on = name
        self.step()

    def handle(self, event: pygame.event.Event, command: Command | None) -> None:
        if self.event(event):
            return
        if command is not None:
            self._command(command)
        elif event.type == pygame.MOUSEMOTION:
            self._move(event.pos, bool(event.buttons[0]))
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._press(event)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._release(event.pos)

    def _command(self, command: Command) -> None:
        if self.command(command):
            return
        name = command.name
        if name in DIRECTIONS:
            if name in ("left", "right") and self.focus and self.focus.adjust(1 if name == "right" else -1):
                return
            self.set_focus(next_in_direction(self.widgets, self.focus, name))
        elif name in ("next", "previous"):
            self.set_focus(next_in_order(self.widgets, self.focus, 1 if name == "next" else -1))
        elif name == "choose":
            if self.focus is None:
                self.set_focus(next_in_order(self.widgets, None, 1))
            else:
                self.activate(self.focus)
        elif name == "back":
            self.back()

    def set_focus(self, widget: Widget | None) -> None:
        if widget is not self.focus and widget is not None:
            self.app.audio.play("focus")
        self.focus = widget

    def activate(self, widget: Widget) -> None:
        """Choose it, if it is still there: a quick hand may press what has just been taken away."""
        if widget.focusable and widget in self.widgets:
            self.app.audio.play("click")
            widget.choose()

    def _move(self, position: tuple[int, int], held: bool) -> None:
        self.pointer = position
        self.app.input.last_device = "mouse"
        if held and self.pressed is not None and self.pressed.drag(position):
            return
        found = topmost(self.widgets, position)
        if found is not None and found.focusable:
            self.focus = found
        elif found is None and self.app.input.last_device == "mouse":
            self.focus = None

    def _press(self, event: pygame.event.Event) -> None:
        self.pointer = event.pos
        if event.button == 3:
            self.back()
        elif event.button == 1:
            found = topmost(self.widgets, event.pos)
            self.pressed = found
            if found is not None and found.enabled:
                found.drag(event.pos)

    def _release(self, position: tuple[int, int]) -> None:
        pressed, self.pressed = self.pressed, None
        if pressed is not None and pressed in self.widgets and pressed.hit(position):
            if pressed.focusable:
                self.focus = pressed
            self.activate(pressed)

    def draw(self, surface: pygame.Surface, ahead: float) -> None:
        self.draw_back(surface, ahead)
        for widget in sorted(self.widgets, key=_layer):
            focused = widget is self.focus and widget.focusable
            widget.draw(surface, Look(focused, widget is self.pressed, self.time))
        self.draw_front(surface, ahead)


def _layer(widget: Widget) -> int:
    return widget.layer
