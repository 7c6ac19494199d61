"""What single cards are worth to a seat of afterlife right now: to get, to bury, to keep, to deny."""

from ai.heuristics.afterlife_estate import BIT, IS_STARTER, group_masks, turns_left
from game.core.piles import KIND
from game.rules.afterlife.content import GOLD, HAND_SIZE, IDS, NO_SET, SET_OF, STEPS, TYPE, UNIQUE, VP
from game.rules.afterlife.state import AfterlifeState

# How much the step words of an action help, in points; what a card needs besides is judged where it is played.
WORD_VALUE: dict[str, float] = {
    "discard_hand": -1.6, "draw": 1.6, "swap": -0.6, "sacrifice_hand": -1.8, "sacrifice_hand_for_plus": 0.0,
    "sacrifice_hand_for_times": 0.0, "take_within": 1.5, "hook": 0.6, "entomb_hand": 1.5, "ring": 1.0,
    "entomb_pyramid": 2.5, "sacrifice_tomb": -1.0, "entomb_deck": 1.8, "set_aside": -0.6, "search_to_hand": 2.0,
    "chapel": 0.5, "gold_bonus": 1.2, "sling": 0.8, "dagger": 1.2, "neighbour_chooses": 0.5, "take_upper": 1.0,
    "entomb_new_set": 2.0, "nut": 0.5, "look_at_deck": 1.8, "entomb_played": 1.5, "opponents_may_draw": -0.3,
    "discount": 1.0, "judgement": -0.3, "search_and_entomb": 1.5, "return_played": 1.6, "senet": -0.5,
    "take_any": 1.0, "mirror_falls": -0.3, "base_to_hand": 1.5, "look_at_stock": 2.5,
}  # fmt: skip
USUAL_WORD = 1.0  # of the base pool
PLAY_VALUE = [
    sum(
        WORD_VALUE.get(step.split(" ")[0], USUAL_WORD) * (int(step.split(" ")[1]) if step.startswith("draw ") else 1)
        for step in steps
    )
    for steps in STEPS
]
DRAWS = [bool(steps) and steps[0].startswith("draw ") for steps in STEPS]
HOLD = [0.5 * max(0.0, value) for value in PLAY_VALUE]  # why one would rather not pay with it
GOLD_PER_TURN = 0.22  # points that one more gold in the deck brings per remaining turn
LAG = 2.0  # turns until a card that was bought comes into the hand, about


class Outlook:
    """One seat's view of card values. Made for every prior, so it counts only what all judgements need."""

    __slots__ = ("buried", "groups", "masks", "mean_gold", "owned", "rush", "seat", "size", "state", "turns")

    def __init__(self, state: AfterlifeState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.groups = state.table.groups
        self.masks = group_masks(self.groups)
        buried = 0
        for kind in state.tomb[seat]:
            buried |= BIT[kind]
        deck = state.hand[seat] + state.draw[seat] + state.discard[seat]
        if state.active == seat:
            deck += state.spent
            deck += state.acted
        owned = buried
        for card in deck:
            owned |= BIT[card & KIND]
        self.buried = buried
        self.owned = owned
        self.size = len(deck)
        self.turns = turns_left(state, seat)
        waiting = (owned & ~buried & NOT_STARTERS).bit_count()
        self.rush = min(1.0, waiting / (1.15 * self.turns + 1.0))  # 1: more to bury than time to do it

    def acquire(self, kind: int) -> float:
        """What it brings to own one more card of this kind."""
        in_time = min(1.0, max(0.0, self.turns - self.size / HAND_SIZE / 2) / LAG)
        return in_time * (1.0 - 0.5 * self.rush) * self.points_later(kind) + GOLD_PER_TURN * GOLD[kind] * max(
            0.0, self.turns - LAG
        )

    def points_later(self, kind: int) -> float:
        group = SET_OF[kind]
        if group == NO_SET:
            return float(VP[kind])
        if self.owned & BIT[kind]:
            return 0.0
        return 2.0 * (self.owned & self.masks[self.groups[group]]).bit_count() + 1.0

    def points_now(self, kind: int) -> float:
        """What it adds to the score to bury it."""
        group = SET_OF[kind]
        if group == NO_SET:
            return float(VP[kind])
        if self.buried & BIT[kind]:
            return -float(self.state.table.solo)
        return 2.0 * (self.buried & self.masks[self.groups[group]]).bit_count() + 1.0

    def bury(self, kind: int) -> float:
        """Better now than later? Starters at once; good cards when they have done their work or time runs out."""
        if IS_STARTER[kind]:
            return 1.0 + 0.8 * (1.0 - self.rush)
        group = SET_OF[kind]
        if group == NO_SET:
            worth = float(VP[kind])
        elif self.buried & BIT[kind]:
            return -2.0
        else:
            mask = self.masks[self.groups[group]]
            worth = float((self.buried & mask).bit_count() + (self.owned & mask).bit_count())
        use = GOLD_PER_TURN * GOLD[kind] * self.turns + HOLD[kind] * min(1.0, self.turns / 4)
        return self.rush * worth - (1.0 - self.rush) * use + 0.3

    def keep(self, kind: int) -> float:
        """What is lost when it leaves the deck for the boneyard."""
        points = 1.0 if IS_STARTER[kind] else 0.0
        group = SET_OF[kind]
        if TYPE[kind] == UNIQUE:
            points = float(VP[kind])
        elif group != NO_SET and not self.buried & BIT[kind]:
            points = 2.0 * (self.owned & self.masks[self.groups[group]]).bit_count() - 1.0
        return 0.7 * points + GOLD_PER_TURN * (GOLD[kind] - 1) * self.turns

    def buried_worth(self, kind: int) -> float:
        """What a card of the tomb counts there."""
        group = SET_OF[kind]
        if group == NO_SET:
            return float(VP[kind])
        if self.state.tomb[self.seat].count(kind) > 1:
            return 0.0
        return 2.0 * (self.buried & self.masks[self.groups[group]]).bit_count() - 1.0

    def rival_wants(self, kind: int, rival: int) -> float:
        """The same gain for somebody else, counted on the spot because it is rarely asked."""
        state = self.state
        if SET_OF[kind] == NO_SET:
            return float(VP[kind])
        mask = self.masks[self.groups[SET_OF[kind]]]
        owned = 0
        for card in state.hand[rival] + state.draw[rival] + state.discard[rival] + state.tomb[rival]:
            owned |= BIT[card & KIND]
        return 0.0 if owned & BIT[kind] else 2.0 * (owned & mask).bit_count() + 1.0

    def spoil(self, kind: int) -> float:
        """What it brings to take the card out of everybody's reach: the next player's gain less our own hopes."""
        following = (self.seat + 1) % self.state.table.seats
        if following == self.seat:
            return -self.points_later(kind)
        return 0.5 * (self.rival_wants(kind, following) - 0.7 * self.points_later(kind))


NOT_STARTERS = sum(BIT[kind] for kind in range(len(IDS)) if not IS_STARTER[kind])
