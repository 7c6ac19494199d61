"""Prayer points (2.1, 5.1): gains up to the end of the track, payments with what tiles take off them."""

from typing import TYPE_CHECKING

from game.core.event import Event
from game.rules.kemet.cards import DI_COST
from game.rules.kemet.content import LEVEL_COST, MAX_PRAYER, TELEPORT_COST
from game.rules.kemet.powers import TOLL
from game.rules.kemet.tiles import TILE_COST

if TYPE_CHECKING:
    from game.rules.kemet.state import KemetState


def gain(state: "KemetState", seat: int, number: int, reason: str) -> None:
    """One gain. By day Divine Might adds to it, before the end of the track cuts it off (9.13)."""
    if number <= 0:
        return
    if not state.night:
        number += state.powers[seat].might
    had = state.prayer[seat]
    now = min(MAX_PRAYER, had + number)
    state.prayer[seat] = now
    if state.emit:
        state.emit(Event("gained_prayer", seat, (now - had, now, reason)))


def pay(state: "KemetState", seat: int, cost: int, reason: str) -> None:
    if not cost:
        return
    state.prayer[seat] -= cost
    if state.emit:
        state.emit(Event("paid_prayer", seat, (cost, state.prayer[seat], reason)))


def tile_cost(state: "KemetState", seat: int, tile: int, extra: int) -> int:
    powers = state.powers[seat]
    return max(0, TILE_COST[tile] + extra - powers.tile_minus - powers.any_minus)


def build_cost(state: "KemetState", seat: int, level: int, new_level: int) -> int:
    powers = state.powers[seat]
    minus = powers.level_minus
    total = 0
    for number in range(level + 1, new_level + 1):
        total += max(0, LEVEL_COST[number] - minus)
    return max(0, total - powers.any_minus)


def recruit_cost(state: "KemetState", seat: int, number: int) -> int:
    powers = state.powers[seat]
    return max(0, max(0, number - powers.free_units) - powers.any_minus)


def teleport_cost(state: "KemetState", seat: int) -> int:
    return max(0, TELEPORT_COST - state.powers[seat].any_minus)


def toll(state: "KemetState", seat: int) -> int:
    return max(0, TOLL - state.powers[seat].any_minus)


def di_cost(state: "KemetState", seat: int, card: int) -> int:
    return max(0, DI_COST[card] - state.powers[seat].any_minus)
