"""What a token on a space of the action pyramid does (4.3 to 4.8)."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.kemet.building import Build
from game.rules.kemet.buying import ANY_COLOUR, NO_COLOUR, NOT_GOLDEN, Buy
from game.rules.kemet.choices import GOLD_CHOICE, SKIP
from game.rules.kemet.content import (
    ACTION_WORDS,
    BUILD,
    BUY,
    BUY_SPACES,
    GOLD,
    MOVE,
    PRAY,
    PRAY_GAIN,
    RECRUIT,
    SPACE_ACTION,
)
from game.rules.kemet.moving import MoveBegin
from game.rules.kemet.placing import PRAY_REINFORCE, offer_placing
from game.rules.kemet.prayer import gain
from game.rules.kemet.recruiting import Recruit
from game.rules.kemet.state import KemetState
from game.rules.kemet.steps import WALLS_OPEN
from game.rules.kemet.tiles import GOLD_OPEN_WALLS, TILE_IDS, TILE_INDEX, tiles_in


def begin_action(state: KemetState, seat: int, space: int) -> None:
    action = SPACE_ACTION[space]
    if action == RECRUIT:
        state.frames.append(Recruit(seat, ()))
    elif action == MOVE:
        state.frames.append(MoveBegin(seat, 0))
    elif action == BUILD:
        state.frames.append(Build(seat))
    elif action == PRAY:
        pray(state, seat)
    elif action == BUY:
        state.frames.append(Buy(seat, space_colour(state, seat, space), NOT_GOLDEN, NO_COLOUR))
    else:
        assert action == GOLD
        state.frames.append(GoldChoose(seat))


def space_colour(state: KemetState, seat: int, space: int) -> int:
    """The colour of the purchase token on a buy space."""
    place = BUY_SPACES.index(space)
    colours = state.buy_colours[seat]
    return colours[place] if place < len(colours) else NO_COLOUR


def pray(state: KemetState, seat: int) -> None:
    powers = state.powers[seat]
    gain(state, seat, PRAY_GAIN + powers.pray_prayer, "pray")
    offer_placing(state, seat, PRAY_REINFORCE, powers.pray_units)


class GoldChoose(NamedTuple):
    """The golden token: one owned golden tile and one action that it offers."""

    seat: int

    def decide(self, state: KemetState) -> Decision:
        actions: list[Action] = []
        for tile in tiles_in(state.powers[self.seat].golden):
            actions += GOLD_CHOICE[tile]
        actions.append(SKIP)
        return Decision(self.seat, "gold_choose", actions)

    def answer(self, state: KemetState, action: Action) -> None:
        seat = self.seat
        state.frames.pop()
        if action == SKIP:
            return
        tile = TILE_INDEX[str(action[1])]
        if state.emit:
            state.emit(Event("gold_used", seat, (TILE_IDS[tile], str(action[2]))))
        chosen = ACTION_WORDS.index(str(action[2]))
        if chosen == MOVE:
            state.frames.append(MoveBegin(seat, WALLS_OPEN if GOLD_OPEN_WALLS[tile] else 0))
        elif chosen == RECRUIT:
            state.frames.append(Recruit(seat, ()))
        else:
            state.frames.append(Buy(seat, ANY_COLOUR, tile, NO_COLOUR))
