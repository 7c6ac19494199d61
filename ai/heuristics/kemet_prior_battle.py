"""First sight of a battle of kemet: the council of war, Diversion and Divine Wound, and what follows it."""

from ai.heuristics.kemet_battle import WARRIOR, Duel, cards_in, likely
from ai.heuristics.kemet_estate import CARD_WORTH
from ai.heuristics.kemet_sight import PRAYER_POINT, Sight
from game.core.decision import Decision
from game.rules.kemet.cards import (
    CARD_INDEX,
    CARD_STRENGTH,
    DI_DAMAGE,
    DI_INDEX,
    DI_NO_DAMAGE,
    DI_PRAYER,
    DI_SHIELD,
    DI_STRENGTH,
    DI_UNITS,
    DIVERSION,
)
from game.rules.kemet.council import spied_by
from game.rules.kemet.fight import Fight
from game.rules.kemet.land import CITY_OF, DISTRICTS, SANCTUARY, TEMPLES, ZONE_INDEX, zones_in
from game.rules.kemet.packing import count
from game.rules.kemet.prayer import di_cost
from game.rules.kemet.state import KemetState
from game.rules.kemet.strength import warriors_of


def the_fight(state: KemetState) -> Fight:
    fight = state.fight
    assert fight is not None
    return fight


def foreseen(state: KemetState, fight: Fight, side: int) -> list[int]:
    """The cards that the other side may play: the one that a Spy has seen, else all that may be in the hand."""
    other = fight.seat(1 - side)
    if fight.revealed or spied_by(state, fight, fight.seat(side)) == 1 - side:
        return [fight.play[1 - side]]
    return cards_in(state.hand[other])


def play_values(state: KemetState, decision: Decision, sight: Sight) -> list[float]:
    """Against better cards more often. Good cards are kept where they change little."""
    fight = the_fight(state)
    side = fight.side(decision.seat)
    duel = Duel(state, fight, side)
    own = [CARD_INDEX[str(action[1])] for action in decision.actions]
    other = foreseen(state, fight, side)
    rows, columns = duel.expected(other if side else own, own if side else other)
    found = columns if side else rows
    return [found[at] - 0.06 * CARD_WORTH[own[at]] for at in range(len(own))]


def discard_values(state: KemetState, decision: Decision, sight: Sight) -> list[float]:
    """The least useful card goes; with a Diversion in hand something that could take its place is put away."""
    fight = the_fight(state)
    side = fight.side(decision.seat)
    swaps = count(state.di[decision.seat], DIVERSION) > 0
    values: list[float] = []
    for action in decision.actions:
        card = CARD_INDEX[str(action[1])]
        worth = -CARD_WORTH[card]
        if swaps:
            worth += 0.35 * (CARD_STRENGTH[card] - CARD_STRENGTH[fight.play[side]] > 0)
        values.append(worth)
    return values


def support_values(state: KemetState, decision: Decision, sight: Sight, divine: list[float]) -> list[float]:
    """What each card adds to what the battle promises now, less what it could do later."""
    fight = the_fight(state)
    seat = decision.seat
    side = fight.side(seat)
    duel = Duel(state, fight, side)
    played = fight.play[side]
    other = foreseen(state, fight, side)
    shares = _shares(other)
    usual = _promise(duel, side, played, other, shares)
    wins = _wins(duel, side, played, other, shares)
    values: list[float] = []
    for action in decision.actions:
        if action[0] == "di_done":
            values.append(0.0)
            continue
        card = DI_INDEX[str(action[1])]
        gain = 0.0
        if DI_STRENGTH[card] or DI_DAMAGE[card] or DI_SHIELD[card]:
            duel.base[side] += DI_STRENGTH[card]
            duel.damage[side] += DI_DAMAGE[card]
            duel.shield[side] += DI_SHIELD[card]
            gain = _promise(duel, side, played, other, shares) - usual
            duel.base[side] -= DI_STRENGTH[card]
            duel.damage[side] -= DI_DAMAGE[card]
            duel.shield[side] -= DI_SHIELD[card]
        elif card == DIVERSION:
            stronger = CARD_STRENGTH[fight.discard[side]] > CARD_STRENGTH[played]
            gain = 0.3 * (1 - wins) if stronger else 0.04
        else:
            gain = wins * (PRAYER_POINT * DI_PRAYER[card] + WARRIOR * DI_UNITS[card] + 0.1 * DI_NO_DAMAGE[card])
        values.append(gain - 0.8 * divine[card] - sight.price(di_cost(state, seat, card)))
    return values


def _shares(other: list[int]) -> list[float]:
    """How likely each card of the other side is: strong and useful ones a little more."""
    return likely([0.1 * CARD_STRENGTH[card] + 0.06 * CARD_WORTH[card] for card in other])


def _promise(duel: Duel, side: int, played: int, other: list[int], shares: list[float]) -> float:
    total = 0.0
    for at in range(len(other)):
        total += shares[at] * (-duel.worth(other[at], played) if side else duel.worth(played, other[at]))
    return total


def _wins(duel: Duel, side: int, played: int, other: list[int], shares: list[float]) -> float:
    total = 0.0
    for at in range(len(other)):
        if side:
            total += shares[at] * (not duel.wins(other[at], played, 0))
        else:
            total += shares[at] * duel.wins(played, other[at], 0)
    return total


def swap_values(state: KemetState, decision: Decision, sight: Sight) -> list[float]:
    """Both cards are known now, so it can be worked out."""
    fight = the_fight(state)
    side = fight.side(decision.seat)
    duel = Duel(state, fight, side)
    own, put_away, other = fight.play[side], fight.discard[side], fight.play[1 - side]
    if side:
        kept, swapped = -duel.worth(other, own), -duel.worth(other, put_away)
    else:
        kept, swapped = duel.worth(own, other), duel.worth(put_away, other)
    return [swapped if action[0] == "yes" else kept + 0.01 for action in decision.actions]


def wound_values(state: KemetState, decision: Decision, sight: Sight, divine: list[float]) -> list[float]:
    """Cards are given only if they turn the battle."""
    fight = the_fight(state)
    seat = decision.seat
    side = fight.side(seat)
    duel = Duel(state, fight, side)
    cards = [fight.play[0], fight.play[1]]
    behind = duel.base[1] + CARD_STRENGTH[cards[1]] - duel.base[0] - CARD_STRENGTH[cards[0]]
    missing = -behind if side else behind + 1  # a tie is the defender's
    able = state.powers[seat].wound * sum([count(state.di[seat], card) for card in range(len(divine))])
    turns = 0 < missing <= able
    return [
        0.0 if action[0] == "di_done" else (0.8 if turns else -0.5) - divine[DI_INDEX[str(action[1])]]
        for action in decision.actions
    ]


def loser_values(state: KemetState, decision: Decision, sight: Sight) -> list[float]:
    """An army that is still large stays on the map; a small one is worth more as prayer points."""
    fight = the_fight(state)
    number = warriors_of(state, fight, 1 - fight.winner)
    recalled = sight.prayers(number - 1)
    return [recalled if action[0] == "recall" else 0.085 * number - 0.06 for action in decision.actions]


def winner_values(state: KemetState, decision: Decision, sight: Sight) -> list[float]:
    fight = the_fight(state)
    number = warriors_of(state, fight, fight.winner)
    worth = 0.085 * number + sight.holding(fight.zone, 0)
    if sight.fear(fight.zone) > number + 1:
        worth -= 0.3
    recalled = sight.prayers(number - 1)
    return [recalled if action[0] == "recall" else worth for action in decision.actions]


def retreat_values(state: KemetState, decision: Decision, sight: Sight) -> list[float]:
    """The winner sends the loser where it is no good to him."""
    fight = the_fight(state)
    loser = fight.seat(1 - fight.winner)
    values: list[float] = []
    for action in decision.actions:
        zone = ZONE_INDEX[str(action[1])]
        worth = 0.0
        if TEMPLES >> zone & 1:
            worth -= 0.7
        elif zone == SANCTUARY:
            worth -= 0.4
        elif zone < DISTRICTS and CITY_OF[zone] == state.cities[loser]:
            worth -= 0.2
        if state.holder[zone] == loser:
            worth -= 0.1
        for near in zones_in(state.table.land.adjacent[zone]):
            if state.holder[near] == decision.seat:
                worth += 0.05
        values.append(worth)
    return values
