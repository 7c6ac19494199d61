"""Whole turns of afterlife that a good player has in mind: what to draw with, what to buy, what to bury."""

from ai.heuristics.afterlife_outlook import DRAWS, Outlook
from game.core.decision import Action, Decision
from game.core.piles import KIND
from game.rules.afterlife.content import BASE, COST, EMPTY, IDS, SLOTS
from game.rules.afterlife.state import AfterlifeState

TARGETS = 2  # purchases that are planned for


def plans(state: AfterlifeState, decision: Decision) -> list[list[Action]]:
    """For each of the best purchases: draw first and bury last, or bury first; and once without a purchase."""
    if decision.kind != "main_action":
        return []
    seat = decision.seat
    outlook = Outlook(state, seat)
    hand = [card & KIND for card in state.hand[seat]]
    draws: list[Action] = [("play_action", IDS[kind]) for kind in hand if DRAWS[kind]]
    burial: list[Action] = []
    if hand and state.turn.free_entombs:
        burial = [("entomb_free", IDS[max(hand, key=outlook.bury)])]
    proposed = [[*draws, *burial]]
    for slot in targets(state, outlook):
        purchase: list[Action] = [("buy", SLOTS[slot])]
        proposed += [[*draws, *purchase, *burial], [*burial, *draws, *purchase]]
    return proposed


def targets(state: AfterlifeState, outlook: Outlook) -> list[int]:
    slots = [slot for slot in (range(6) if state.turn.throne else BASE) if state.pyramid[slot] != EMPTY]
    slots.sort(key=lambda slot: (-outlook.acquire(state.pyramid[slot]), COST[state.pyramid[slot]]))
    return slots[:TARGETS]
