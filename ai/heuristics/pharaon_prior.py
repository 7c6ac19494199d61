"""First sight in pharaon: how promising each legal action looks, in microseconds.

Every action gets a value in about victory points, what it brings less what it costs, and the weights are their
exponentials. It is the search's guide and the policy of its play-outs, so it must be quick and never absurd.
"""

from collections.abc import Callable
from math import exp
from typing import TypeAlias

from ai.heuristics.pharaon_outlook import Outlook
from ai.heuristics.pharaon_payment import kind_costs, payment_weights
from game.core.decision import Action, Decision
from game.rules.pharaon.content import (
    ARTISANS_ZONE,
    BURIAL_COST,
    BURIAL_ZONE,
    JAR_INDEX,
    NILE_COST,
    NILE_ZONE,
    OFFERINGS_ZONE,
    SILVER,
    TOKEN_OF,
)
from game.rules.pharaon.exchange import SeerTakes
from game.rules.pharaon.noble_cards import NOBLE_INDEX
from game.rules.pharaon.state import PharaonState
from game.rules.pharaon.traitor import column_symbols
from game.rules.pharaon.traitor_boards import Symbol

SHARPNESS = 0.9  # of the exponentials: a value one point better is tried 2.5 times as often
BLIND_ARTISAN, BLIND_NOBLE = 8.4, 12.5  # what a card from the deck brings on average, with some rounds left
PASS: list[float] = [0.0, -0.6, -0.6, -0.6, -0.4, -1.5]
EXCHANGE = 0.6
FIRST_PLAYER: list[float] = [0.0, 1.3, 1.3, 1.3, 1.5, 3.2]
WAIT = 0.8  # of a turn on the pyramid that will probably come

Values: TypeAlias = list[float]
Judge: TypeAlias = Callable[[PharaonState, Decision, Outlook], Values]


def prior(state: PharaonState, decision: Decision) -> Values:
    kind = decision.kind
    if kind == "choose_payment":
        return payment_weights(state, decision)
    judge = JUDGES.get(kind)
    if judge is None:
        return [1.0] * len(decision.actions)
    values = judge(state, decision, Outlook(state, decision.seat))
    best = max(values)
    return [exp(SHARPNESS * (value - best)) for value in values]


def place(action: Action) -> int:
    """From 0; -1 is a deck."""
    second = action[1]
    return second - 1 if isinstance(second, int) else -1


def _turn(state: PharaonState, decision: Decision, outlook: Outlook) -> Values:
    values: Values = []
    prices: dict[object, float] = {}
    for action in decision.actions:
        what = action[0]
        if what == "pass":
            values.append(PASS[state.round] + WAIT * outlook.waiting())
            continue
        if what == "exchange":
            values.append(EXCHANGE)
            continue
        key: object = action if what == "nile" else what
        price = prices.get(key)
        if price is None:
            price = prices[key] = _price(outlook, action)
        values.append(_brings(state, outlook, action) - price)
    return values


def _price(outlook: Outlook, action: Action) -> float:
    what = action[0]
    if what == "nile":
        return outlook.price(NILE_ZONE, NILE_COST[place(action)])
    if what == "offerings":
        return outlook.price_of_pair()
    if what == "offerings_bonus":
        return outlook.price_of_one_colour(OFFERINGS_ZONE, 2)
    if what == "artisans":
        return outlook.price_of_one_colour(ARTISANS_ZONE, 3)
    if what == "nobles":
        return outlook.price_of_noble()
    return outlook.price(BURIAL_ZONE, BURIAL_COST[outlook.burial])


def _brings(state: PharaonState, outlook: Outlook, action: Action) -> float:
    what = action[0]
    at = place(action)
    if what == "nile":
        return outlook.nile(at)
    if what == "offerings":
        return outlook.gains(state.pairs[at])
    if what == "offerings_bonus":
        best = outlook.offering(-1)
        for bonus in range(len(state.bonus)):
            best = max(best, outlook.offering(bonus))
        return outlook.gains(state.pairs[at]) + best
    if what == "artisans":
        return BLIND_ARTISAN if at < 0 else outlook.artisan(state.artisan_display[at])
    if what == "nobles":
        card = BLIND_NOBLE - 0.5 * state.round if at < 0 else outlook.noble(state.noble_display[at])
        return card + outlook.succession(1, 0)
    return outlook.burial_step()


def _jars(state: PharaonState, decision: Decision, outlook: Outlook) -> Values:
    return [outlook.jar(JAR_INDEX[str(action[1])]) for action in decision.actions]


def _start_noble(state: PharaonState, decision: Decision, outlook: Outlook) -> Values:
    return [outlook.noble(NOBLE_INDEX[str(action[1])]) for action in decision.actions]


def _steps(state: PharaonState, decision: Decision, outlook: Outlook) -> Values:
    more = int(decision.about[0]) - 1
    return [outlook.step(TOKEN_OF[str(action[1])], more) for action in decision.actions]


def _basic(state: PharaonState, decision: Decision, outlook: Outlook) -> Values:
    """Who exchanges has one less of what was given."""
    frame = state.frames[-1]
    if isinstance(frame, SeerTakes):
        outlook.have[frame.given % (SILVER + 1)] -= 1
    return [2.0 * outlook.colour(TOKEN_OF[str(action[1])]) for action in decision.actions]


def _teacher(state: PharaonState, decision: Decision, outlook: Outlook) -> Values:
    return [
        -5.0 if action[0] == "decline" else 2.0 * outlook.colour(TOKEN_OF[str(action[1])])
        for action in decision.actions
    ]


def _diplomat(state: PharaonState, decision: Decision, outlook: Outlook) -> Values:
    values: Values = []
    for action in decision.actions:
        if action[0] == "keep_jar":
            values.append(2.0 * outlook.jar(JAR_INDEX[str(decision.about[0])]) + (0.8 if outlook.left else 0.0))
        else:
            named = tuple([TOKEN_OF[letter] for letter in str(action[1]).split("+")])
            values.append(2.0 * outlook.gains(named))
    return values


def _offering(state: PharaonState, decision: Decision, outlook: Outlook) -> Values:
    return [outlook.offering(-1 if action[0] == "bag" else place(action)) for action in decision.actions]


def _artisan(state: PharaonState, decision: Decision, outlook: Outlook) -> Values:
    return [
        BLIND_ARTISAN if place(action) < 0 else outlook.artisan(state.artisan_display[place(action)])
        for action in decision.actions
    ]


def _yes(state: PharaonState, decision: Decision, outlook: Outlook) -> Values:
    return [3.0 if action[0] == "yes" else 0.0 for action in decision.actions]


def _reward(state: PharaonState, decision: Decision, outlook: Outlook) -> Values:
    values: Values = []
    for action in decision.actions:
        reward = action[1]
        if reward == "silver":
            values.append(outlook.gain(SILVER))
        elif reward == "basic":
            values.append(max([outlook.colour(colour) for colour in range(SILVER)]))
        elif reward == "offering":
            values.append(max([outlook.offering(bonus) for bonus in range(-1, len(state.bonus))]))
        else:
            values.append(FIRST_PLAYER[state.round])
    return values


def _window(state: PharaonState, decision: Decision, outlook: Outlook) -> Values:
    return [0.0 if action[0] == "done" else EXCHANGE for action in decision.actions]


def _give(state: PharaonState, decision: Decision, outlook: Outlook) -> Values:
    """The token that is missed least."""
    costs = kind_costs(state, decision.seat)
    return [-2.0 * costs[TOKEN_OF[str(action[1])]] for action in decision.actions]


# What the Traitor's symbols do for him, in points.
SYMBOLS: dict[str, float] = {
    "burial_step": 8.0, "nile_most": 2.3, "nile_least": 2.3, "take_noble": 7.0, "noble_value": 3.0,
    "take_artisan_high": 6.0, "take_artisan_low": 3.5, "take_pair": 2.2, "take_offering": 1.2, "god": 9.0,
    "discard_noble": 0.5, "discard_artisan_high": 0.4, "discard_artisan_low": 0.3,
}  # fmt: skip
BLOCKED = 0.6  # a space less in a sector, for each zone action that the seat could take there


def _place_top(state: PharaonState, decision: Decision, outlook: Outlook) -> Values:
    """What goes to the wheel does not reach a column: the worse symbol is kept from him."""
    colours = [TOKEN_OF[str(action[1])] for action in decision.actions]
    values: Values = []
    for colour in colours:
        blocks = BLOCKED if outlook.have[colour] else 0.2
        values.append(symbol_worth(state, colour) - blocks)
    return values


def symbol_worth(state: PharaonState, colour: int) -> float:
    """The next symbol of the column that a resource of this colour goes to."""
    columns = len(state.columns)
    start = state.table.column_colours.index(colour)
    for step in range(columns):
        column = (start + step) % columns
        symbols: tuple[Symbol, ...] = column_symbols(state, column)
        height = len(state.columns[column])
        if height < len(symbols):
            ahead = SYMBOLS.get(symbols[height + 1][0], 0.0) if height + 1 < len(symbols) else 0.0
            return SYMBOLS.get(symbols[height][0], 0.0) + 0.2 * ahead
    return 0.0


def _traitor_basic(state: PharaonState, decision: Decision, outlook: Outlook) -> Values:
    """It is a point for him whatever it is; rather a colour that the bank has plenty of."""
    return [0.05 * state.bank[TOKEN_OF[str(action[1])]] for action in decision.actions]


JUDGES: dict[str, Judge] = {
    "take_turn": _turn,
    "choose_start_jar": _jars,
    "choose_pass_jar": _jars,
    "choose_start_noble": _start_noble,
    "choose_nile_steps": _steps,
    "choose_basic": _basic,
    "teacher_response": _teacher,
    "diplomat_response": _diplomat,
    "choose_offering": _offering,
    "choose_artisan": _artisan,
    "general_advance": _yes,
    "choose_pyramid_reward": _reward,
    "exchange_window": _window,
    "choose_exchange": _give,
    "traitor_place_top": _place_top,
    "traitor_basic": _traitor_basic,
}
