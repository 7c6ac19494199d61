"""A scripted solo player of afterlife that aims at the perfect tomb (rules document, 11.5).

It tries every action on copies in which everything hidden was dealt again, and judges what is left by one
question: can each wanted card still come into the tomb, exactly once, before stock and pyramid run out?
It wins about 85 % of beginner matches and 13 % as a master embalmer.
"""

from game.core.decision import Action, Decision
from game.core.piles import KIND
from game.core.rng import Rng
from game.rules.afterlife.buying import Pay, worth
from game.rules.afterlife.content import (
    BASE,
    COST,
    EMPTY,
    GOLD,
    HAND_SIZE,
    INDEX,
    PERFECT_SOLO,
    POOL,
    STARTER,
    STARTING_DECK,
    TYPE,
)
from game.rules.afterlife.state import AfterlifeState

SEAT = 0
COPIES = 2
FOLLOW_UPS = 12

# What one wanted card is worth where it lies. Buried pays: less dilution, less to do later.
BURIED, OWNED, OWNED_STARTER, TWO_COMING, LAST_COMING, LOST = 10.0, 9.2, 9.0, 5.0, 3.5, -25.0
RETRIEVABLE, HARDLY_RETRIEVABLE, PER_CARD_ABOVE = 20.0, 8.0, 0.75
IN_BASE, IN_PYRAMID = 0.3, 0.15
# The deck as a whole: gold of a hand against the dearest card still to come, and time against burials to do.
SHORT_OF_GOLD, SPARE_GOLD = 1.5, 4.0
TURN_LEFT, HURRY, HASTE, MARGIN = 0.3, 1.5, 0.3, 3.0
ENGINE, BURIALS_BY_CARDS, HELD = 4.0, 0.4, 0.3

WANTED = [kind for kind in range(len(TYPE)) if POOL[kind] == "afterlife" and TYPE[kind] != STARTER]
STARTERS = {kind: STARTING_DECK.count(kind) for kind in STARTING_DECK}
RETRIEVERS = (INDEX["dagger"], INDEX["judgement"])
ENTOMBERS = {  # how many cards one play of them buries, about
    INDEX["linen_wrappings"]: 1.0,
    INDEX["burial_chamber"]: 1.8,
    INDEX["offering_chapel"]: 0.8,
    INDEX["victory"]: 1.0,
    INDEX["funeral_procession"]: 1.0,
    INDEX["necklace"]: 0.8,
}


class SoloPlayer:
    """Answers like an agent: it looks at the decision and at determinized copies only."""

    level = "solo script"

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed)

    def choose(self, state: AfterlifeState, seat: int = SEAT) -> Action:
        decision = state.decision()
        assert decision is not None
        if len(decision.actions) == 1:
            return decision.actions[0]
        copies = [state.determinize(seat, self.rng.fork()) for _ in range(COPIES)]
        totals = [sum(value_after(copy, action) for copy in copies) for action in decision.actions]
        return decision.actions[totals.index(max(totals))]


def value_after(state: AfterlifeState, action: Action) -> float:
    """The value after the action and the small steps that finish it; to end the turn is to keep what is."""
    if action[0] == "end_play":
        return value(state) + 0.01
    after = state.clone()
    after.apply(action)
    for _ in range(FOLLOW_UPS):
        following = after.decision()
        if following is None or following.kind == "main_action":
            break
        after = best_step(after, following)
    return value(after)


def best_step(state: AfterlifeState, decision: Decision) -> AfterlifeState:
    best, best_value = state, float("-inf")
    for action in decision.actions:
        after = state.clone()
        after.apply(action)
        found = value(after)
        if found > best_value:
            best, best_value = after, found
    return best


def value(state: AfterlifeState) -> float:
    """How near the perfect tomb is, and how likely."""
    result = state.result()
    if result is not None:
        return 10_000.0 if result.winners else 100.0 * result.scores[SEAT] / PERFECT_SOLO
    piles = [*state.hand[SEAT], *state.draw[SEAT], *state.discard[SEAT], *state.set_aside]
    deck = [card & KIND for card in piles] + state.spent + state.acted
    pyramid = [kind for kind in state.pyramid if kind != EMPTY]
    frame = state.frames[-1]
    if isinstance(frame, Pay):  # as if it were bought already
        deck.append(frame.card(state))
        if deck[-1] in pyramid:
            pyramid.remove(deck[-1])
    coming = pyramid + [card & KIND for card in state.stock] + state.revealed
    boneyard = [card & KIND for card in reversed(state.boneyard)]
    tomb = state.tomb[SEAT]

    to_buy = [kind for kind in WANTED if kind not in tomb and kind not in deck and kind in coming]
    base = [state.pyramid[slot] for slot in BASE]
    retrieved = RETRIEVABLE if any(kind in deck for kind in RETRIEVERS) else HARDLY_RETRIEVABLE
    total = 0.0
    for kind in WANTED:
        if tomb.count(kind) == 1:
            total += BURIED
        elif kind in tomb:
            total += LOST / 2  # doubled; a Brooch could still mend it
        elif kind in deck:
            total += OWNED
        elif kind in coming:
            total += TWO_COMING if coming.count(kind) > 1 else LAST_COMING
            total += IN_BASE if kind in base else IN_PYRAMID if kind in pyramid else 0.0
        else:
            total += LOST + _from_boneyard(kind, boneyard, retrieved)
    for kind, number in STARTERS.items():
        buried, owned = tomb.count(kind), deck.count(kind)
        total += BURIED * buried + OWNED_STARTER * owned + LOST * (number - buried - owned)
        total += _from_boneyard(kind, boneyard, retrieved)

    size = max(HAND_SIZE, len(deck))
    if to_buy:
        gold = HAND_SIZE * sum(GOLD[kind] for kind in deck) / size
        total -= SHORT_OF_GOLD * max(0.0, max(COST[kind] for kind in to_buy) + SPARE_GOLD - gold)
    burials_by_cards = sum(ENTOMBERS.get(kind, 0.0) for kind in deck) * HAND_SIZE / size
    free = state.table.free_entombs
    if not free:
        total += ENGINE * min(burials_by_cards, 2.0)
    turns = len(state.stock) + len(pyramid)
    missing = len(WANTED) + len(STARTING_DECK) - sum(_counts(kind, tomb) for kind in tomb)
    late = missing - turns * (free + BURIALS_BY_CARDS * burials_by_cards)
    total += TURN_LEFT * turns - HURRY * max(0.0, late + MARGIN) - HASTE * max(0.0, late + 3 * MARGIN)
    return total + _this_turn(state, to_buy)


def _from_boneyard(kind: int, boneyard: list[int], retrieved: float) -> float:
    """What hope is left for a sacrificed card; the boneyard's top comes first."""
    return retrieved * PER_CARD_ABOVE ** boneyard.index(kind) if kind in boneyard else 0.0


def _counts(kind: int, tomb: list[int]) -> bool:
    return TYPE[kind] == STARTER or tomb.count(kind) == 1


def _this_turn(state: AfterlifeState, to_buy: list[int]) -> float:
    """What the cards in hand can still do this turn."""
    hand = [card & KIND for card in state.hand[SEAT]]
    purse = worth(state, hand, state.turn.ring) + state.turn.discount
    affordable = [state.pyramid[slot] for slot in BASE if state.pyramid[slot] in to_buy]
    total = max([1.5 + 0.2 * COST[kind] for kind in affordable if COST[kind] <= purse], default=0.0) + 0.03 * purse
    tomb = state.tomb[SEAT]
    if state.turn.free_entombs and any(TYPE[kind] == STARTER or kind not in tomb for kind in hand):
        total += 0.2
    return total + HELD * sum(ENTOMBERS.get(kind, 0.0) for kind in hand)
