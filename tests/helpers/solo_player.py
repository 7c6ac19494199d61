"""A scripted solo player of afterlife that aims at the perfect tomb (rules document, 11.5).

It tries every action on copies in which everything hidden was dealt again, and judges what is left by one
question: can each wanted card still come into the tomb, exactly once, before stock and pyramid run out?
"""

from game.core.decision import Action, Decision
from game.core.piles import KIND
from game.core.rng import Rng
from game.rules.afterlife.buying import worth
from game.rules.afterlife.content import BASE, COST, EMPTY, GOLD, INDEX, LEVEL, POOL, SET, STARTER, STARTING_DECK, TYPE
from game.rules.afterlife.state import AfterlifeState

COPIES = 2
FOLLOW_UPS = 12
BURIED, OWNED, COMING, LAST_COMING, LOST = 10.0, 8.5, 5.0, 3.5, -25.0
WANTED = [kind for kind in range(len(TYPE)) if POOL[kind] == "afterlife" and TYPE[kind] != STARTER]
STARTERS = sorted(set(STARTING_DECK))
RETRIEVERS = (INDEX["dagger"], INDEX["judgement"])
# How many cards one play of them entombs, about; they are worth keeping, a second copy too.
ENTOMBERS = {
    INDEX["linen_wrappings"]: 1.0,
    INDEX["burial_chamber"]: 1.8,
    INDEX["offering_chapel"]: 0.8,
    INDEX["victory"]: 1.0,
    INDEX["funeral_procession"]: 1.0,
    INDEX["necklace"]: 0.8,
}


class SoloPlayer:
    """Answers like an agent; `choose` looks at the decision and at determinized copies only."""

    level = "solo script"

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed)

    def choose(self, state: AfterlifeState, seat: int = 0) -> Action:
        decision = state.decision()
        assert decision is not None
        if len(decision.actions) == 1:
            return decision.actions[0]
        copies = [state.determinize(seat, self.rng.fork()) for _ in range(COPIES)]
        totals = [sum(self.worth(copy, decision, action) for copy in copies) for action in decision.actions]
        return decision.actions[totals.index(max(totals))]

    def worth(self, state: AfterlifeState, decision: Decision, action: Action) -> float:
        """The value after the action and the small steps that finish it; to end the turn is to keep what is."""
        if action[0] == "end_play":
            return value(state) + 0.01
        after = state.clone()
        after.apply(action)
        for _ in range(FOLLOW_UPS):
            following = after.decision()
            if following is None or following.kind == "main_action":
                break
            after = self.best_step(after, following)
        return value(after)

    def best_step(self, state: AfterlifeState, decision: Decision) -> AfterlifeState:
        best, best_value = state, float("-inf")
        for action in decision.actions:
            after = state.clone()
            after.apply(action)
            points = value(after)
            if points > best_value:
                best, best_value = after, points
        return best


def value(state: AfterlifeState) -> float:
    """How near the perfect tomb is, and how likely."""
    result = state.result()
    if result is not None:
        return 10_000.0 if result.winners else 100.0 * result.scores[0] / 164
    deck = [card & KIND for card in state.hand[0] + state.draw[0] + state.discard[0] + state.set_aside]
    deck += state.spent + state.acted
    for card in state.offered:  # set aside for a sacrifice: as good as gone
        state_offered = card & KIND
        if state_offered in deck:
            deck.remove(state_offered)
    pyramid = [kind for kind in state.pyramid if kind != EMPTY]
    being_paid = paid_for(state)
    if being_paid != EMPTY:
        deck.append(being_paid)
        if being_paid in pyramid:
            pyramid.remove(being_paid)
    coming = pyramid + [card & KIND for card in state.stock] + state.revealed
    boneyard = [card & KIND for card in state.boneyard]
    tomb = state.tomb[0]

    total = 0.0
    missing = 0  # cards that are still to be entombed
    retrieves = any(kind in deck for kind in RETRIEVERS)
    dearest = 4.0
    for kind in WANTED:
        buried = tomb.count(kind)
        if buried == 1:
            total += BURIED
            continue
        missing += 1
        if buried > 1:
            total += LOST / 2  # a Brooch could still mend it
        elif kind in deck:
            total += OWNED
        elif kind in coming:
            copies = coming.count(kind)
            total += COMING if copies > 1 else LAST_COMING
            dearest = max(dearest, float(COST[kind]))
            if kind in pyramid:
                total += 0.3 if kind in [state.pyramid[slot] for slot in BASE] else 0.15
        else:
            total += LOST
            if kind in boneyard:
                depth = boneyard[::-1].index(kind)
                total += (20.0 if retrieves else 8.0) * 0.75**depth
    for kind in STARTERS:
        buried, owned = tomb.count(kind), deck.count(kind)
        missing += STARTING_DECK.count(kind) - buried
        total += BURIED * buried + OWNED * owned + LOST * (STARTING_DECK.count(kind) - buried - owned)
        if kind in boneyard and retrieves:
            total += 20.0 * 0.75 ** boneyard[::-1].index(kind)

    turns = len(state.stock) + len(pyramid)
    size = max(5, len(deck))
    gold = 5.0 * sum(GOLD[kind] for kind in deck) / size
    to_buy = any(kind in coming and kind not in deck and kind not in tomb for kind in WANTED)
    if to_buy:
        total += 1.2 * min(gold, dearest + 2.5) + 0.15 * gold
    total += current_turn(state, deck, tomb, coming)
    per_turn = sum(ENTOMBERS[kind] for kind in deck if kind in ENTOMBERS) * 5.0 / size
    free = state.table.free_entombs
    if not free:
        total += 4.0 * min(per_turn, 2.0)
    capacity = turns * (free + 0.4 * per_turn) + state.turn.free_entombs
    total += 0.8 * turns - 2.0 * max(0.0, missing + 3 - capacity)
    return total


def current_turn(state: AfterlifeState, deck: list[int], tomb: list[int], coming: list[int]) -> float:
    """What the cards in hand can still do this turn."""
    hand = [card & KIND for card in state.hand[0]]
    purse = worth(state, hand, state.turn.ring) + state.turn.discount
    best = 0.0
    for slot in BASE:
        kind = state.pyramid[slot]
        if kind != EMPTY and COST[kind] <= purse and kind not in deck and kind not in tomb:
            best = max(best, 1.5 + 0.2 * COST[kind])
    total = best + 0.03 * purse
    if state.turn.free_entombs and any(useful(kind, tomb) for kind in hand):
        total += 1.0
    total += 0.3 * sum(ENTOMBERS.get(kind, 0.0) for kind in hand)
    return total


def useful(kind: int, tomb: list[int]) -> bool:
    return TYPE[kind] == STARTER or kind not in tomb


def paid_for(state: AfterlifeState) -> int:
    decision = state.decision()
    if decision is None or decision.kind != "pay_card":
        return EMPTY
    return state.frames[-1].card(state)
