"""Steps that only set a flag for the rest of the turn: Ring, Treasury, Harvest, Thoth, Censer, Throne, Headrest."""

from game.rules.afterlife.actions import Act, step
from game.rules.afterlife.state import AfterlifeState


@step("ring")
def ring(state: AfterlifeState, act: Act, count: int) -> None:
    state.turn.ring = True


@step("gold_bonus")
def gold_bonus(state: AfterlifeState, act: Act, count: int) -> None:
    state.turn.gold_bonus += count


@step("discount")
def discount(state: AfterlifeState, act: Act, count: int) -> None:
    state.turn.discount += count


@step("thoth")
def thoth(state: AfterlifeState, act: Act, count: int) -> None:
    state.turn.thoth = count


@step("censer")
def censer(state: AfterlifeState, act: Act, count: int) -> None:
    state.turn.censer = True


@step("throne")
def throne(state: AfterlifeState, act: Act, count: int) -> None:
    state.turn.throne = True


@step("extra_draw")
def extra_draw(state: AfterlifeState, act: Act, count: int) -> None:
    state.turn.extra_draw += count
