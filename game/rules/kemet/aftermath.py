"""Loser, winner and end of a battle (4.9 steps 6 to 8, 5.5): recall, retreat, stay, and the cards."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.kemet.armies import change_intruder, intruder_in, join, leave, settle_intruder, zone_id
from game.rules.kemet.buying import recover_cards
from game.rules.kemet.choices import RECALL, RETREAT, RETREAT_ZONE, STAY
from game.rules.kemet.content import RECALL_PENALTY
from game.rules.kemet.creatures import KeepCreature
from game.rules.kemet.fight import Fight
from game.rules.kemet.land import CITY_OF, DISTRICTS, ZONE_INDEX
from game.rules.kemet.prayer import gain
from game.rules.kemet.state import KemetState
from game.rules.kemet.strength import warriors_of
from game.rules.kemet.tiles import NO_CREATURE


def recall(state: KemetState, fight: Fight, side: int) -> None:
    """All warriors of the army return to supply for prayer points, one less than they are."""
    seat, number = fight.seat(side), warriors_of(state, fight, side)
    state.supply[seat] += number
    if state.emit:
        state.emit(Event("recalled", seat, (zone_id(fight.zone), number)))
    if side:
        leave(state, fight.zone, number)
    else:
        change_intruder(state, fight.zone, 0)
    gain(state, seat, number - RECALL_PENALTY, "recall")


def retreat_zones(state: KemetState, fight: Fight, side: int) -> list[int]:
    """Where the loser's army may be sent (5.5); none if the winner has nobody left to send it."""
    seat, number = fight.seat(side), warriors_of(state, fight, side)
    if not warriors_of(state, fight, 1 - side):
        return []
    limit = state.powers[seat].army_limit
    found: list[int] = []
    for zone in state.table.land.neighbours[fight.zone]:
        if zone < DISTRICTS and CITY_OF[zone] != state.cities[seat]:
            continue
        holder = state.holder[zone]
        if holder < 0 or (holder == seat and state.warriors[zone] + number <= limit):
            found.append(zone)
    return found


def retreat(state: KemetState, fight: Fight, side: int, zone: int) -> None:
    seat, number = fight.seat(side), warriors_of(state, fight, side)
    if side:
        creatures = state.creatures[fight.zone]
        state.creatures[fight.zone] = 0
        leave(state, fight.zone, number)
    else:
        creature = intruder_in(state, fight.zone)[3]
        creatures = 0 if creature == NO_CREATURE else 1 << creature
        state.intruders = tuple([one for one in state.intruders if one[0] != fight.zone])
    join(state, seat, zone, number)
    state.creatures[zone] |= creatures
    if state.emit:
        state.emit(Event("retreated", seat, (zone_id(zone), number)))


class LoserChoice(NamedTuple):
    def decide(self, state: KemetState) -> Decision | None:
        fight = state.fight
        assert fight is not None
        side = 1 - fight.winner
        if not warriors_of(state, fight, side):
            state.frames[-1] = WINNER
            return None
        actions = [RECALL, RETREAT] if retreat_zones(state, fight, side) else [RECALL]
        return Decision(fight.seat(side), "loser_choice", actions)

    def answer(self, state: KemetState, action: Action) -> None:
        fight = state.fight
        assert fight is not None
        if action == RETREAT:
            state.frames[-1] = RetreatZone()
            return
        recall(state, fight, 1 - fight.winner)
        state.frames[-1] = WINNER


class RetreatZone(NamedTuple):
    """The winner says where."""

    def decide(self, state: KemetState) -> Decision:
        fight = state.fight
        assert fight is not None
        zones = retreat_zones(state, fight, 1 - fight.winner)
        return Decision(fight.seat(fight.winner), "retreat_zone", [RETREAT_ZONE[zone] for zone in zones])

    def answer(self, state: KemetState, action: Action) -> None:
        fight = state.fight
        assert fight is not None
        zone = ZONE_INDEX[str(action[1])]
        side = 1 - fight.winner
        retreat(state, fight, side, zone)
        state.frames[-1] = WINNER
        state.frames.append(KeepCreature(fight.seat(side), zone))


class WinnerChoice(NamedTuple):
    def decide(self, state: KemetState) -> Decision | None:
        fight = state.fight
        assert fight is not None
        if warriors_of(state, fight, fight.winner):
            return Decision(fight.seat(fight.winner), "winner_choice", [STAY, RECALL])
        end_battle(state, fight)
        return None

    def answer(self, state: KemetState, action: Action) -> None:
        fight = state.fight
        assert fight is not None
        if action == RECALL:
            recall(state, fight, fight.winner)
        end_battle(state, fight)


def end_battle(state: KemetState, fight: Fight) -> None:
    """Cards to the discards; a player whose hand is empty takes all of his back."""
    state.frames.pop()
    settle_intruder(state, fight.zone)
    state.fight = None
    for side in (0, 1):
        seat = fight.seat(side)
        played, put_away = 1 << fight.play[side], 1 << fight.discard[side]
        state.hand[seat] &= ~(played | put_away)
        state.face_up[seat] |= played
        if fight.open[side]:
            state.face_up[seat] |= put_away
        else:
            state.face_down[seat] |= put_away
        if not state.hand[seat]:
            recover_cards(state, seat)
    if state.emit:
        state.emit(Event("battle_ended", fight.attacker, (fight.defender, zone_id(fight.zone))))


LOSER = LoserChoice()
WINNER = WinnerChoice()
