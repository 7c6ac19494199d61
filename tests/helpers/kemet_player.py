"""Players of kemet for recorded matches. The eager one looks to the end of one action and counts points, tiles,
warriors and prayer points, in copies with hidden things dealt again. The others bring about what chance hardly does."""

from game.core.decision import Action
from game.core.rng import Rng
from game.rules.kemet.control import points
from game.rules.kemet.land import CITY_IDS
from game.rules.kemet.state import KemetState
from game.rules.kemet.tiles import TILE_LEVEL, tiles_in

SETTLED = ("turn_menu",)
MOST_STEPS = 20
TRIES = 2
NO_USE = ("skip_action", "end_turn", "move_end")


class EagerPlayer:
    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, state: KemetState, seat: int) -> Action:
        decision = state.decision()
        assert decision is not None
        if len(decision.actions) == 1:
            return decision.actions[0]
        values = [self._expected(state, seat, action) for action in decision.actions]
        return decision.actions[values.index(max(values))]

    def _expected(self, state: KemetState, seat: int, action: Action) -> float:
        return sum(self._value(state, seat, action) for _ in range(TRIES)) / TRIES

    def _value(self, state: KemetState, seat: int, action: Action) -> float:
        copy = state.determinize(seat, self.rng)
        copy.apply(action)
        for _ in range(MOST_STEPS):
            decision = copy.decision()
            if decision is None or decision.kind in SETTLED:
                break
            copy.apply(self.rng.choice(decision.actions))
        rivals = max(points(copy, other) for other in range(copy.table.seats) if other != seat)
        levels = sum(level >> 2 for zone, level in enumerate(copy.pyramids) if zone // 3 == copy.cities[seat])
        owned = sum(TILE_LEVEL[tile] for tile in tiles_in(copy.tiles[seat]))
        standing = sum(copy.warriors[zone] for zone in range(len(copy.holder)) if copy.holder[zone] == seat)
        value = 4.0 * points(copy, seat) - 1.5 * rivals + 1.0 * owned + 0.6 * levels + 0.25 * standing
        value += 0.15 * copy.prayer[seat] + 0.3 * copy.veterans[seat]
        return value - (0.4 if action[0] in NO_USE else 0.0)


class InvaderPlayer:
    """Chance, with wishes: into districts of other cities, two warriors at a time, and stay. It never teleports."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, state: KemetState, seat: int) -> Action:
        decision = state.decision()
        assert decision is not None
        wishes = [self.wish(state, seat, action) for action in decision.actions]
        best = max(wishes)
        return self.rng.choice([action for action, wish in zip(decision.actions, wishes, strict=True) if wish == best])

    def wish(self, state: KemetState, seat: int, action: Action) -> int:
        word, target = action[0], str(action[-1])
        abroad = f"_{city_of(state, seat)}" not in target
        if word == "move_step":
            return 0 if action[1] == "teleport" else self._on_the_way(target, abroad)
        if word == "move_begin":
            return 2 if abroad and "foreland" in target else 0 if abroad and "city" in target else 1
        if word == "place_token":
            return 1 if target in ("top_move", "mid_move") else 0
        return 1 if action in (("carry", 2), ("stay",)) else 0

    def _on_the_way(self, target: str, abroad: bool) -> int:
        if abroad and ("city" in target or "foreland" in target):
            return 3 if "city" in target else 2
        return 1 if "bank" in target or "foreland" in target else 0


class HostPlayer(InvaderPlayer):
    """Leaves the own city, waits until others hold two districts of it, and recruits into all of these at once."""

    def wish(self, state: KemetState, seat: int, action: Action) -> int:
        word, target = action[0], str(action[-1])
        city = f"city_{city_of(state, seat)}"
        zones = state.view(seat)["zones"]
        taken = [zone for zone in zones if zone.startswith(city) and zones[zone]["holder"] not in (None, seat)]
        if word == "place_token":
            if target == "top_recruit":
                return 3 if len(taken) > 1 else -1
            return 2 if target.endswith("_move") else 0
        if word == "place_warrior":
            return 2 if target in taken and target not in state.view(seat)["placing"]["placed"] else 0
        if word == "move_begin":
            return 2 if target.startswith(city) else 0
        if word == "move_step":
            return 2 if zones[target]["holder"] is None and "city" not in target else 0
        if word == "carry":
            return int(action[1])
        return 1 if word in ("place_done", "move_end", "skip_action", "recall") else 0


def city_of(state: KemetState, seat: int) -> str:
    return CITY_IDS[state.cities[seat]] if state.cities[seat] >= 0 else "none"
