"""Outcome and losses (4.9 steps 3 and 4, 5.2). All steps are run even if an army is wiped out."""

from typing import NamedTuple

from game.core.decision import Action
from game.core.event import Event
from game.rules.kemet.aftermath import LOSER
from game.rules.kemet.armies import change_intruder, destroy
from game.rules.kemet.cards import (
    CARD_DAMAGE,
    CARD_DIRECT,
    CARD_SELF_LOSS,
    CARD_SHIELD,
    DI_DAMAGE,
    DI_NO_DAMAGE,
    DI_SHIELD,
)
from game.rules.kemet.fight import Fight
from game.rules.kemet.packing import listed
from game.rules.kemet.rewards import reward
from game.rules.kemet.state import KemetState
from game.rules.kemet.strength import creatures_of_both, total_strength, warriors_of
from game.rules.kemet.tiles import CREATURE_DAMAGE, CREATURE_DIRECT, CREATURE_SHIELD, NO_CREATURE


class Resolve(NamedTuple):
    """Lies below the council and the clash, and goes on when both are over."""

    def decide(self, state: KemetState) -> None:
        fight = state.fight
        assert fight is not None
        state.frames.pop()
        resolve(state, fight)

    def answer(self, state: KemetState, action: Action) -> None:
        raise ValueError(f"Nothing was asked, so {action!r} is no answer.")


RESOLVE = Resolve()


def resolve(state: KemetState, fight: Fight) -> None:
    for side in (0, 1):
        fight.strength[side] = total_strength(state, fight, side)
    fight.winner = 0 if fight.strength[0] > fight.strength[1] else 1  # a tie is the defender's
    if state.emit:
        winner = fight.seat(fight.winner)
        state.emit(Event("battle_won", winner, (fight.seat(1 - fight.winner), *fight.strength)))
    creatures = creatures_of_both(state, fight.zone)
    for side in (0, 1):
        _count_losses(state, fight, side, creatures)
    for side in (0, 1):
        _take_losses(state, fight, side)
    state.frames.append(LOSER)
    reward(state, fight, creatures)


def damage(state: KemetState, fight: Fight, side: int, creatures: list[int]) -> int:
    creature = creatures[side]
    total = CARD_DAMAGE[fight.play[side]] + state.powers[fight.seat(side)].damage[side]
    total += sum([DI_DAMAGE[card] for card in listed(fight.di[side])])
    return total + (CREATURE_DAMAGE[creature] if creature != NO_CREATURE else 0)


def direct(state: KemetState, fight: Fight, side: int, creatures: list[int]) -> int:
    creature = creatures[side]
    total = CARD_DIRECT[fight.play[side]] + state.powers[fight.seat(side)].direct[side]
    return total + (CREATURE_DIRECT[creature] if creature != NO_CREATURE else 0)


def shield(state: KemetState, fight: Fight, side: int, creatures: list[int]) -> int:
    creature = creatures[side]
    total = CARD_SHIELD[fight.play[side]] + state.powers[fight.seat(side)].shield[side]
    total += sum([DI_SHIELD[card] for card in listed(fight.di[side])])
    return total + (CREATURE_SHIELD[creature] if creature != NO_CREATURE else 0)


def _count_losses(state: KemetState, fight: Fight, side: int, creatures: list[int]) -> None:
    """Own losses first, then what nothing can stop, then damage less the shields (5.2)."""
    left = warriors_of(state, fight, side)
    own = min(left, CARD_SELF_LOSS[fight.play[side]])
    left -= own
    pierced = min(left, direct(state, fight, 1 - side, creatures))
    left -= pierced
    struck = max(0, damage(state, fight, 1 - side, creatures) - shield(state, fight, side, creatures))
    if fight.winner == side and any(DI_NO_DAMAGE[card] for card in listed(fight.di[side])):
        struck = 0
    struck = min(left, struck)
    fight.lost[side] = own + pierced + struck
    fight.destroyed[side] = pierced + struck


def _take_losses(state: KemetState, fight: Fight, side: int) -> None:
    lost = fight.lost[side]
    if not lost:
        return
    seat = fight.seat(side)
    left = warriors_of(state, fight, side) - lost
    if state.emit:
        state.emit(Event("lost_warriors", seat, (lost, left)))
    if side:
        destroy(state, fight.zone, lost)
    else:
        state.supply[seat] += lost
        change_intruder(state, fight.zone, left)
