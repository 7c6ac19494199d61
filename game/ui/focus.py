"""One focus ring for mouse, keyboard and gamepad."""

from collections.abc import Sequence

from game.ui.widget import Widget

DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
SIDEWAYS = 2.5  # how much a step aside counts against one forward


def next_in_direction(widgets: Sequence[Widget], current: Widget | None, direction: str) -> Widget | None:
    """The nearest focusable widget that way; without a current one, the first."""
    candidates = [widget for widget in widgets if widget.focusable]
    if current is None or current not in candidates:
        return candidates[0] if candidates else None
    dx, dy = DIRECTIONS[direction]
    start = current.rect.center
    best: Widget | None = None
    best_cost = float("inf")
    for widget in candidates:
        if widget is current:
            continue
        x, y = widget.rect.centerx - start[0], widget.rect.centery - start[1]
        forward = x * dx + y * dy
        if forward <= 2:
            continue
        cost = forward + SIDEWAYS * abs(x * dy - y * dx)
        if cost < best_cost:
            best, best_cost = widget, cost
    return best or current


def next_in_order(widgets: Sequence[Widget], current: Widget | None, step: int) -> Widget | None:
    """Tab order: rows from top to bottom, each from left to right, round and round."""
    ordered = sorted(
        (widget for widget in widgets if widget.focusable),
        key=lambda widget: (widget.layer, widget.rect.centery // 40, widget.rect.centerx),
    )
    if not ordered:
        return None
    if current is None or current not in ordered:
        return ordered[0] if step > 0 else ordered[-1]
    return ordered[(ordered.index(current) + step) % len(ordered)]


def topmost(widgets: Sequence[Widget], position: tuple[int, int]) -> Widget | None:
    """The widget under the pointer: the highest layer, the last drawn."""
    found: Widget | None = None
    for widget in widgets:
        if widget.hit(position) and (found is None or widget.layer >= found.layer):
            found = widget
    return found
