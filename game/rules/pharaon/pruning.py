"""Safe pruning of payments for computer players (5.3): never for a list that a person reads.

R1: an offering that stands for a colour can do all that a basic of that colour can, and counts as an offering besides.
R2: silver can do all that a basic can; only the Teacher counts basics. Nothing else may be dropped.
"""

from game.core.decision import Action
from game.rules.pharaon.content import BASICS, FIRST_OFFERING, SILVER
from game.rules.pharaon.noble_cards import TEACHER
from game.rules.pharaon.packing import count_of, one_of
from game.rules.pharaon.paying import Pay
from game.rules.pharaon.state import PharaonState


def sensible_payments(state: PharaonState) -> list[Action]:
    """The answers to `choose_payment` that are worth looking at, in their order; at least one."""
    pending = state.pending
    pay = state.frames[-1] if state.frames else None
    if pending is None or not isinstance(pay, Pay):
        raise ValueError("No payment is asked for.")
    if pending.actions[0][0] != "pay":
        return pending.actions
    purse = state.tokens[pay.seat]
    found = pay.price(state).payments(purse)
    legal = {payment.packed for payment in found.found}
    teacher = bool(state.nobles[pay.seat] & TEACHER)
    kept = {
        payment.action[1]
        for payment in found.found
        if not wastes_offering(payment.packed, purse) and (teacher or not wastes_silver(payment.packed, purse, legal))
    }
    return [action for action in pending.actions if action[1] in kept] or pending.actions


def wastes_offering(payment: int, purse: list[int]) -> bool:
    for colour in range(BASICS):
        if count_of(payment, FIRST_OFFERING + colour) and purse[colour] > count_of(payment, colour):
            return True
    return False


def wastes_silver(payment: int, purse: list[int], legal: set[int]) -> bool:
    if not count_of(payment, SILVER):
        return False
    without = payment - one_of(SILVER)
    return any(
        purse[colour] > count_of(payment, colour) and without + one_of(colour) in legal for colour in range(BASICS)
    )
