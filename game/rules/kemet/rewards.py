"""Rewards (4.9 step 5, 5.4): points, veterans, prayer points, and the Reinforcements card."""

from game.core.event import Event
from game.rules.kemet.cards import DI_IDS, DI_PRAYER, DI_UNITS
from game.rules.kemet.content import ATTACK_POINTS
from game.rules.kemet.fight import Fight
from game.rules.kemet.packing import listed
from game.rules.kemet.placing import MUSTER, offer_placing
from game.rules.kemet.prayer import gain
from game.rules.kemet.state import KemetState
from game.rules.kemet.strength import warriors_of
from game.rules.kemet.tiles import DEVOURERS, NO_CREATURE

BLOODY = 2  # warriors destroyed, from which on the Soul Devourer is content


def reward(state: KemetState, fight: Fight, creatures: list[int]) -> None:
    side = fight.winner
    survived = warriors_of(state, fight, side) > 0
    if side == 0:
        if survived:
            gain_battle_points(state, fight, 0, ATTACK_POINTS, "attack")
    else:
        gain_veteran(state, fight.defender)
        gain_battle_points(state, fight, 1, state.powers[fight.defender].defence_points, "defensive_victory")
    creature = creatures[side]
    content = creature != NO_CREATURE and DEVOURERS >> creature & 1 and fight.destroyed[1 - side] >= BLOODY
    if content and (survived or side):
        gain_battle_points(state, fight, side, 1, "soul_devourer")
    for one in (0, 1):
        if not fight.points[one]:
            gain_veteran(state, fight.seat(one))
    for one in (0, 1):
        _prayers(state, fight, one)
    cards = listed(fight.di[side])
    units = sum([DI_UNITS[card] for card in cards])
    offer_placing(state, fight.seat(side), MUSTER, units)


def gain_battle_points(state: KemetState, fight: Fight, side: int, number: int, reason: str) -> None:
    if not number:
        return
    seat = fight.seat(side)
    state.battle_points[seat] += number
    fight.points[side] += number
    if state.emit:
        state.emit(Event("gained_points", seat, (number, "battle", reason)))


def gain_veteran(state: KemetState, seat: int) -> None:
    state.veterans[seat] += 1
    if state.emit:
        state.emit(Event("gained_veteran", seat, (state.veterans[seat],)))


def _prayers(state: KemetState, fight: Fight, side: int) -> None:
    seat = fight.seat(side)
    powers = state.powers[seat]
    if fight.winner == side:
        for card in listed(fight.di[side]):
            gain(state, seat, DI_PRAYER[card], DI_IDS[card])
    gain(state, seat, powers.hunger * fight.destroyed[1 - side], "divine_hunger")
    gain(state, seat, powers.honor * fight.destroyed[side], "honor_in_battle")
