"""A battle in progress. Lists of two are by side: 0 the attacker, 1 the defender."""

NOT_CHOSEN = -1
NO_WINNER = -1


class Fight:
    __slots__ = (
        "attacker", "defender", "destroyed", "di", "discard", "lost", "open", "play", "points", "revealed", "sealed",
        "strength", "swaps", "winner", "wound", "zone",
    )  # fmt: skip

    def __init__(self, attacker: int, defender: int, zone: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.zone = zone
        self.play = [NOT_CHOSEN, NOT_CHOSEN]  # battle cards; they stay in the hand until the end
        self.discard = [NOT_CHOSEN, NOT_CHOSEN]
        self.di = [0, 0]  # divine intervention cards, packed; out of the hand once revealed
        self.sealed = [False, False]  # the choice is complete
        self.revealed = False
        self.swaps = [0, 0]  # Diversions not answered yet
        self.open = [False, False]  # the card put away has been seen by all, because of a Diversion
        self.wound = [0, 0]  # cards given for Divine Wound
        self.strength = [0, 0]
        self.winner = NO_WINNER  # a side
        self.lost = [0, 0]
        self.destroyed = [0, 0]  # warriors of this side that the other side destroyed
        self.points = [0, 0]  # victory points got in this battle

    def clone(self) -> "Fight":
        copy = Fight(self.attacker, self.defender, self.zone)
        copy.play = self.play[:]
        copy.discard = self.discard[:]
        copy.di = self.di[:]
        copy.sealed = self.sealed[:]
        copy.revealed = self.revealed
        copy.swaps = self.swaps[:]
        copy.open = self.open[:]
        copy.wound = self.wound[:]
        copy.strength = self.strength[:]
        copy.winner = self.winner
        copy.lost = self.lost[:]
        copy.destroyed = self.destroyed[:]
        copy.points = self.points[:]
        return copy

    def seat(self, side: int) -> int:
        return self.defender if side else self.attacker

    def side(self, seat: int) -> int:
        """-1 for a seat that has no part in it."""
        return 0 if seat == self.attacker else 1 if seat == self.defender else -1
