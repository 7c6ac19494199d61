"""A player of ankh that wants devotion: looks at what one step leads to, and follows the steps of one choice.

Random play almost never leaves the red part of the track, so endings with survivors need somebody who tries. It is
no opponent of the program: recorded matches must not change when those get better.
"""

from game.core.decision import Action
from game.core.rng import Rng
from game.rules.ankh.content import BOUNTIFUL, LEVELS
from game.rules.ankh.followers import followers_to_gain
from game.rules.ankh.state import AnkhState
from game.rules.ankh.view_regions import outlook

# Steps that belong to the choice before them.
PARTS = frozenset(
    {
        "move_to", "push_to", "aim_scorpion", "summon_slot", "summon_figure", "summon_region", "summon_hex",
        "attach_sun", "move_figure", "unlock_power", "control_monument", "build_hex", "gate_hex", "obelisk_to",
    }
)  # fmt: skip
SECRET = frozenset({"choose_battle_card", "plague_bid"})
MOST_TRIED = 7
DEEP = 2
SURE = 1000.0


class DevoutPlayer:
    """Its own generator decides between equals, and among the many hexes it looks at a few."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, state: AnkhState, seat: int) -> Action:
        decision = state.decision()
        assert decision is not None
        actions = list(decision.actions)
        if decision.kind in SECRET:
            return self.rng.choice(
                actions[: 1 + state.followers[state.god_of[seat]] // 2] if actions[0][0] == "bid" else actions
            )
        copy = state.determinize(seat, self.rng)
        god = state.god_of[seat]
        tried = self.some(actions, 40 if decision.kind != "place_caravan" else 12)
        worths = [self.after(copy, action, seat, god, DEEP) for action in tried]
        best = max(worths)
        return self.rng.choice([action for action, worth in zip(tried, worths, strict=True) if worth >= best - 0.01])

    def some(self, actions: list[Action], most: int) -> list[Action]:
        if len(actions) <= most:
            return actions
        mixed = list(actions)
        self.rng.shuffle(mixed)
        return mixed[:most]

    def after(self, state: AnkhState, action: Action, seat: int, god: int, deep: int) -> float:
        copy = state.clone()
        copy.apply(action)
        decision = copy.decision()
        if not deep or decision is None or decision.seat != seat or decision.kind not in PARTS:
            return worth(copy, god)
        tried = self.some(list(decision.actions), MOST_TRIED)
        return max(self.after(copy, further, seat, god, deep - 1) for further in tried)


def worth(state: AnkhState, god: int) -> float:
    """How well a god stands: devotion, the next conflict as it looks now, and means for later ones."""
    if god not in state.ladder:
        return -SURE
    if state.decision() is None:
        return SURE if state.ladder[-1] == god else -SURE
    areas = state.land.areas
    own = sum(outlook(state, god, area) for area in areas)
    rivals = [
        10 * state.devotion[other] + 4 * sum(outlook(state, other, area) for area in areas)
        for other in state.ladder
        if other != god
    ]
    means = 0.8 * min(8, state.followers[god]) + 0.7 * followers_to_gain(state, god)
    means += 1.0 * state.figures[god].bit_count() + 2.0 * state.owned[god].bit_count()
    means += 3.0 * state.powers[god].bit_count() + (6.0 if state.powers[god] & BOUNTIFUL else 0.0)
    means += 1.0 * sum(state.pool_guardians[god * LEVELS : (god + 1) * LEVELS])
    means += 0.5 * sum(bool(state.figures[god] & area) for area in areas)
    return 10.0 * state.devotion[god] + 5.0 * own + means - 0.2 * max(rivals, default=0)
