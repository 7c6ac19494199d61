"""First sight in afterlife: how promising each legal action looks, in microseconds.

Every action gets a value in about victory points, and the weights are their exponentials. It is the search's guide and
the policy of its play-outs, so it must be quick and never absurd rather than exact.
"""

from collections.abc import Callable
from math import exp
from typing import TypeAlias

from ai.heuristics.afterlife_outlook import DRAWS, HOLD, PLAY_VALUE, Outlook
from ai.heuristics.afterlife_payment import payment_weights
from game.core.decision import Decision
from game.core.piles import KIND
from game.rules.afterlife.buying import Pay, worth
from game.rules.afterlife.content import BASE, COST, EMPTY, GOLD, INDEX, SLOTS
from game.rules.afterlife.state import AfterlifeState

SLOT_OF = {name: slot for slot, name in enumerate(SLOTS)}
SHARPNESS = 0.6  # of the exponentials: a value one point better is tried 1.8 times as often
END, UNUSED_BURIAL, UNUSED_GOLD = -1.2, -3.0, -1.0  # ending the turn, although something is left to do
BUY, BUY_SHARE, MOST_BUY = 0.5, 0.5, 6.0
RESERVE, MOST_RESERVE = 0.4, 2.5  # what it costs to use up gold that the best purchase needs

Values: TypeAlias = list[float]
Judge: TypeAlias = Callable[[AfterlifeState, Decision, Outlook], Values]


def prior(state: AfterlifeState, decision: Decision) -> Values:
    kind = decision.kind
    if kind == "pay_card":
        return _payment(state, decision)
    judge = JUDGES.get(kind)
    if judge is None:
        return [1.0] * len(decision.actions)
    values = judge(state, decision, Outlook(state, decision.seat))
    if kind in ONE_IS_ENOUGH:
        best = values.index(max(values))
        return [float(index == best) for index in range(len(values))]
    best_value = max(values)
    return [exp(SHARPNESS * (value - best_value)) for value in values]


def _payment(state: AfterlifeState, decision: Decision) -> Values:
    """Done as soon as possible, and on the way there without waste."""
    actions = decision.actions
    if actions[0][0] == "pay_done":
        return [1.0] + [0.0] * (len(actions) - 1)
    pay = state.frames[-1]
    assert isinstance(pay, Pay)
    turn = state.turn
    hand = tuple(sorted([card & KIND for card in state.hand[pay.seat]]))
    paid = tuple(sorted(pay.paid))
    weights = payment_weights(hand, paid, pay.price, pay.ring, turn.gold_bonus, turn.thoth, turn.free_entombs > 0)
    return [weights[INDEX[str(action[1])]] for action in actions]


def _main(state: AfterlifeState, decision: Decision, outlook: Outlook) -> Values:
    seat = decision.seat
    cards = [card & KIND for card in state.hand[seat]]
    purse = worth(state, cards, state.turn.ring) + state.turn.discount
    best_price, best_buy = _best_purchase(state, outlook, purse)
    values: Values = []
    something_to_bury = False
    for action in decision.actions:
        what = action[0]
        if what == "buy":
            gain = outlook.acquire(state.pyramid[SLOT_OF[action[1]]])  # type: ignore[index]
            values.append(min(MOST_BUY, BUY + BUY_SHARE * gain))
        elif what == "end_play":
            left = (UNUSED_BURIAL if something_to_bury else 0.0) + (UNUSED_GOLD if best_buy > 1 else 0.0)
            values.append(END + left)
        else:
            kind = INDEX[action[1]]  # type: ignore[index]
            short = min(MOST_RESERVE, RESERVE * best_buy) if purse - GOLD[kind] < best_price else 0.0
            if what == "entomb_free":
                value = outlook.bury(kind)
                something_to_bury = something_to_bury or value > 0
                values.append(value - short)
            else:
                values.append(_play(state, outlook, kind) - (0.0 if DRAWS[kind] else short))
    return values


def _best_purchase(state: AfterlifeState, outlook: Outlook, purse: int) -> tuple[int, float]:
    price, best = 0, 0.0
    for slot in range(6) if state.turn.throne else BASE:
        kind = state.pyramid[slot]
        if kind != EMPTY and COST[kind] <= purse:
            value = outlook.acquire(kind)
            if value > best:
                price, best = COST[kind], value
    return price, best


def _play(state: AfterlifeState, outlook: Outlook, kind: int) -> float:
    value = PLAY_VALUE[kind]
    if kind in PLAYED_FOR:
        value += PLAYED_FOR[kind](state, outlook)
    return value


def _chapel(state: AfterlifeState, outlook: Outlook) -> float:
    pile = state.discard[outlook.seat]
    return outlook.bury(pile[-1] & KIND) - 0.5 if pile else -3.0


def _best_in_pyramid(state: AfterlifeState, outlook: Outlook) -> float:
    return 0.5 * max([outlook.acquire(kind) for kind in state.pyramid if kind != EMPTY], default=0.0)


def _best_in_hand(state: AfterlifeState, outlook: Outlook) -> float:
    return max([outlook.bury(card & KIND) for card in state.hand[outlook.seat]], default=0.0)


def _best_in_discard(state: AfterlifeState, outlook: Outlook) -> float:
    return max([outlook.bury(card & KIND) for card in state.discard[outlook.seat]], default=0.0)


def _best_played(state: AfterlifeState, outlook: Outlook) -> float:
    return max([outlook.bury(kind) for kind in state.spent + state.acted], default=0.0)


PLAYED_FOR: dict[int, Callable[[AfterlifeState, Outlook], float]] = {
    INDEX["offering_chapel"]: _chapel,
    INDEX["linen_wrappings"]: _best_in_hand,
    INDEX["burial_chamber"]: _best_in_hand,
    INDEX["statue_of_anubis"]: _best_in_hand,
    INDEX["funeral_procession"]: _best_in_discard,
    INDEX["book_of_the_heavens"]: _best_in_discard,
    INDEX["victory"]: _best_played,
    **{
        INDEX[name]: _best_in_pyramid
        for name in ("spear", "bow", "mirror_case", "golden_shrine", "khepesh", "goddess_nut", "statue_of_horus")
    },
}


def _each_card(decision: Decision, judge: Callable[[int], float], otherwise: float = 0.0) -> Values:
    return [otherwise if len(action) < 2 else judge(INDEX[str(action[1])]) for action in decision.actions]


def _each_slot(
    state: AfterlifeState, decision: Decision, judge: Callable[[int], float], otherwise: float = 0.0
) -> Values:
    return [
        otherwise if len(action) < 2 else judge(state.pyramid[SLOT_OF[str(action[1])]]) for action in decision.actions
    ]


def _hand_card(state: AfterlifeState, decision: Decision, outlook: Outlook) -> Values:
    purpose = decision.about[0]
    if purpose in ("entomb", "entomb_more", "entomb_starter"):
        return _each_card(decision, outlook.bury, 0.3)
    if purpose in ("sacrifice_plus", "sacrifice_times"):
        return _each_card(decision, lambda kind: 0.3 * COST[kind] - 1.5 * outlook.keep(kind))
    if purpose == "sacrifice":
        return _each_card(decision, lambda kind: -1.5 * outlook.keep(kind))
    return _each_card(decision, lambda kind: float(GOLD[kind]))


def _pyramid_card(state: AfterlifeState, decision: Decision, outlook: Outlook) -> Values:
    purpose = decision.about[0]
    if purpose == "entomb":
        return _each_slot(state, decision, outlook.points_now)
    if purpose in ("take", "into_hand"):
        return _each_slot(state, decision, outlook.acquire)
    return _each_slot(state, decision, outlook.spoil, 0.5)


def _spoil(state: AfterlifeState, decision: Decision, outlook: Outlook) -> Values:
    return _each_slot(state, decision, outlook.spoil)


def _crumble(state: AfterlifeState, decision: Decision, outlook: Outlook) -> Values:
    """What drops can be bought next, by us if gold is left, else by the next player."""
    purse = worth(state, [card & KIND for card in state.hand[decision.seat]], state.turn.ring) + state.turn.discount

    def judge(kind: int) -> float:
        return outlook.acquire(kind) if COST[kind] <= purse else -outlook.spoil(kind)

    return _each_slot(state, decision, judge)


def _swap(state: AfterlifeState, decision: Decision, outlook: Outlook) -> Values:
    """Into the base what we can buy, out of it what the next player wants."""
    purse = worth(state, [card & KIND for card in state.hand[decision.seat]], state.turn.ring) + state.turn.discount
    worths = [
        0.0 if kind == EMPTY else outlook.acquire(kind) if COST[kind] <= purse else -outlook.spoil(kind)
        for kind in state.pyramid
    ]
    values = []
    for action in decision.actions:
        one, other = SLOT_OF[str(action[1])], SLOT_OF[str(action[2])]
        values.append(((one < 3) - (other < 3)) * (worths[other] - worths[one]))
    return values


def _forced_discard(state: AfterlifeState, decision: Decision, outlook: Outlook) -> Values:
    """Least use in this turn goes; it stays in the deck."""
    return _each_card(decision, lambda kind: -(GOLD[kind] + HOLD[kind]))


def _lost_card(state: AfterlifeState, decision: Decision, outlook: Outlook) -> Values:
    return _each_card(decision, lambda kind: -1.5 * outlook.keep(kind), -0.5)


def _tomb_card(state: AfterlifeState, decision: Decision, outlook: Outlook) -> Values:
    """A card that counts twice for nothing first, else the one of the smallest set."""
    return _each_card(decision, lambda kind: -2.0 * outlook.buried_worth(kind))


def _played_card(state: AfterlifeState, decision: Decision, outlook: Outlook) -> Values:
    if decision.about[0] == "entomb":
        return _each_card(decision, outlook.bury)
    return _each_card(decision, lambda kind: GOLD[kind] + HOLD[kind])


def _discard_card(state: AfterlifeState, decision: Decision, outlook: Outlook) -> Values:
    if decision.about[0] == "entomb":
        return _each_card(decision, outlook.bury)
    return _each_card(decision, lambda kind: GOLD[kind] + HOLD[kind] + outlook.bury(kind))


def _top(state: AfterlifeState, decision: Decision, outlook: Outlook) -> Values:
    """The card that an Offering Chapel should find on top."""
    return _each_card(decision, outlook.bury)


def _looked(state: AfterlifeState, decision: Decision, outlook: Outlook) -> Values:
    if decision.about[0] == "stock":
        return _each_card(decision, outlook.acquire)
    return _each_card(decision, lambda kind: GOLD[kind] + HOLD[kind])


def _offer(state: AfterlifeState, decision: Decision, outlook: Outlook) -> Values:
    return _each_slot(state, decision, outlook.acquire, 0.0)


def _for_neighbour(state: AfterlifeState, decision: Decision, outlook: Outlook) -> Values:
    return _each_slot(state, decision, lambda kind: -outlook.rival_wants(kind, state.active))


def _chapel_answer(state: AfterlifeState, decision: Decision, outlook: Outlook) -> Values:
    pile = state.discard[decision.seat]
    value = outlook.bury(pile[-1] & KIND)
    return [value if action[0] == "yes" else 0.0 for action in decision.actions]


def _hook(state: AfterlifeState, decision: Decision, outlook: Outlook) -> Values:
    value = outlook.acquire(state.revealed[-1])
    return [0.5 if action[0] == "decline" else value for action in decision.actions]


def _yes(state: AfterlifeState, decision: Decision, outlook: Outlook) -> Values:
    return [float(action[0] == "yes") for action in decision.actions]


def _aside(state: AfterlifeState, decision: Decision, outlook: Outlook) -> Values:
    return _each_card(decision, lambda kind: 0.5 * (GOLD[kind] - 2), 0.5)


def _opponent(state: AfterlifeState, decision: Decision, outlook: Outlook) -> Values:
    """Whoever leads."""
    return [0.1 * len(state.tomb[int(action[1])]) for action in decision.actions]


JUDGES: dict[str, Judge] = {
    "main_action": _main,
    "choose_hand_card": _hand_card,
    "choose_pyramid_card": _pyramid_card,
    "rebuild_sacrifice": _spoil,
    "choose_crumble": _crumble,
    "choose_swap": _swap,
    "forced_discard": _forced_discard,
    "forced_sacrifice": _lost_card,
    "judgement_step": _lost_card,
    "give_card": _lost_card,
    "choose_tomb_card": _tomb_card,
    "choose_played_card": _played_card,
    "choose_discard_card": _discard_card,
    "discard_top": _top,
    "discard_next": _top,
    "choose_looked_card": _looked,
    "may_take_cheapest": _offer,
    "boat_reaction": _offer,
    "choose_for_neighbour": _for_neighbour,
    "may_entomb_top_discard": _chapel_answer,
    "hook_decision": _hook,
    "may_draw": _yes,
    "may_entomb_next": _yes,
    "set_aside_card": _aside,
    "choose_opponent": _opponent,
}
# Nothing is gained by thinking about these: the first sight decides.
ONE_IS_ENOUGH = frozenset({"discard_top", "discard_next", "may_draw", "choose_sacrifice_order"})
