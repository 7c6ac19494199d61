"""How a battle begins (4.9). Its steps are in modules of their own, in this order: council, clash, outcome, rewards,
aftermath; what both sides bring to it is in strength."""

from game.core.event import Event
from game.rules.kemet.armies import zone_id
from game.rules.kemet.council import COUNCIL
from game.rules.kemet.fight import Fight
from game.rules.kemet.outcome import RESOLVE
from game.rules.kemet.state import KemetState
from game.rules.kemet.strength import before_cards


def start_battle(state: KemetState, attacker: int, zone: int) -> None:
    """The attacker already stands in the zone as an intruder."""
    defender = state.holder[zone]
    state.fight = Fight(attacker, defender, zone)
    state.frames.append(RESOLVE)
    state.frames.append(COUNCIL)
    if state.emit:
        strength = [before_cards(state, attacker, defender, zone, side) for side in (0, 1)]
        state.emit(Event("battle_began", attacker, (defender, zone_id(zone), strength[0], strength[1])))
