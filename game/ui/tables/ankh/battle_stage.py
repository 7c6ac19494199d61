"""What the battle scene shows: the region, everybody who fights for it, and what has been revealed so far.

It is made from a view, and events change it while they are played. Only what the view shows is in it.
"""

from dataclasses import dataclass, field
from typing import Any

MONUMENTS = ("obelisk", "temple", "pyramid")
CARDS_STEP, PLAGUE_STEP = 2, 5


@dataclass(slots=True)
class Figure:
    hex: int
    god: int
    kind: str
    sun: bool = False


@dataclass(slots=True)
class Monument:
    hex: int
    kind: str
    god: int | None


@dataclass(slots=True)
class Side:
    """One participant. `sealed` cards and bids are backs for everybody but their own god."""

    god: int
    seats: list[int]
    portraits: list[str]
    followers: int
    devotion: int
    hand: tuple[str, ...]
    strength: int | None = None  # None: not counted yet
    reasons: dict[str, int] = field(default_factory=dict)
    if_won: int = 0
    cards: list[str] = field(default_factory=list)
    sealed: int = 0
    own_sealed: list[str] = field(default_factory=list)
    bid: int | None = None
    bid_sealed: bool = False
    own_bid: int | None = None
    neutralised: set[int] = field(default_factory=set)
    fallen: list[Figure] = field(default_factory=list)
    gained: int = 0  # devotion in this battle
    spared: bool = False


@dataclass(slots=True)
class Stage:
    number: int
    land: tuple[int, ...]
    water: tuple[int, ...]
    step: int
    sides: list[Side]
    figures: dict[int, Figure]  # on the whole map, by hex
    monuments: dict[int, Monument]
    underworld: list[int]
    flooded: set[int]
    doubled: int | None = None
    tiebreaker: tuple[int, bool] | None = None  # who holds it, and whether it can still be used
    victor: int | None = None
    outcome: str = ""  # a sentence when the battle is decided

    @property
    def area(self) -> set[int]:
        return {*self.land, *self.water}

    def side(self, god: int) -> Side | None:
        return next((side for side in self.sides if side.god == god), None)

    def figures_of(self, god: int) -> list[Figure]:
        """In the region, the god first."""
        area = self.area
        found = [one for one in self.figures.values() if one.god == god and one.hex in area]
        return sorted(found, key=lambda one: (one.kind != "god", one.kind == "warrior", one.kind, one.hex))

    def monuments_of(self, god: int | None, kind: str) -> int:
        land = set(self.land)
        return sum(1 for one in self.monuments.values() if one.god == god and one.kind == kind and one.hex in land)

    def majority(self, kind: str) -> int | None:
        """Strictly more than every other god, with figures there or not."""
        land = set(self.land)
        counts: dict[int, int] = {}
        for one in self.monuments.values():
            if one.god is not None and one.kind == kind and one.hex in land:
                counts[one.god] = counts.get(one.god, 0) + 1
        best = max(counts.values(), default=0)
        holders = [god for god, count in counts.items() if count == best]
        return holders[0] if len(holders) == 1 else None


def figures_of(view: dict[str, Any]) -> dict[int, Figure]:
    return {one["hex"]: Figure(one["hex"], one["god"], one["kind"], one["sun"]) for one in view["figures"]}


def monuments_of(view: dict[str, Any]) -> dict[int, Monument]:
    return {one["hex"]: Monument(one["hex"], one["type"], one["god"]) for one in view["monuments"]}


def begun(
    view: dict[str, Any],
    number: int,
    participants: list[int],
    figures: dict[int, Figure],
    monuments: dict[int, Monument],
) -> Stage:
    """A battle that has just begun; the view may be a little older, figures and monuments are as they stand."""
    region = view["regions"][number - 1]
    stage = Stage(
        number,
        region["land"],
        region["water"],
        0,
        [_side(view["gods"][god]) for god in participants],
        figures,
        monuments,
        list(view["underworld"]),
        set(),
    )
    if view["tiebreaker"]:
        stage.tiebreaker = (view["tiebreaker"]["god"], view["tiebreaker"]["face_up"])
    if figures == figures_of(view):  # nothing has died since the view was made
        for side in stage.sides:
            side.strength = region["strength"].get(side.god)
    return stage


def _side(god: dict[str, Any]) -> Side:
    portraits = [god["id"], *[one for one in god["abilities"] if one != god["id"]]][:2]
    return Side(god["god"], list(god["seats"]), portraits, god["followers"], god["devotion"], god["hand"])


def shown(view: dict[str, Any]) -> Stage | None:
    """The battle of a view, as far as its seat may know it."""
    battle = view["battle"]
    if battle is None:
        return None
    participants = list(battle["participants"])
    stage = begun(view, battle["number"], participants, figures_of(view), monuments_of(view))
    stage.step = battle["step"]
    stage.doubled = battle["doubled"]
    stage.flooded = set(battle["flooded"])
    stage.victor = battle["victor"]
    for facts in battle["sides"]:
        side = stage.side(facts["god"])
        if side is not None:
            _known(stage, side, facts, facts["god"] in battle["sealed"])
    return stage


def _known(stage: Stage, side: Side, facts: dict[str, Any], has_chosen: bool) -> None:
    side.strength = facts["strength"]
    side.reasons = dict(facts["reasons"])
    side.if_won = facts["if_won"]
    side.cards = list(facts["cards"])
    side.neutralised = set(facts["neutralised"])
    if stage.step == CARDS_STEP and has_chosen:
        side.sealed = 2 if stage.doubled == side.god else 1
        side.own_sealed = list(facts["sealed_cards"])
    if stage.step == PLAGUE_STEP and has_chosen:
        side.bid_sealed = True
        side.own_bid = facts["sealed_bid"]


def keep_traces(stage: Stage, before: Stage, view: dict[str, Any]) -> None:
    """Who has fallen, what was gained and bid is not in the view, but it was seen in this battle."""
    killed = {facts["god"]: facts["killed"] for facts in view["battle"]["sides"]}
    for side in stage.sides:
        old = before.side(side.god)
        if old is None:
            continue
        side.fallen = old.fallen[: killed[side.god]]
        side.gained = old.gained
        if not side.bid_sealed and any(facts["cards"] for facts in view["battle"]["sides"]):
            side.bid, side.spared = old.bid, old.spared
    if stage.victor is not None:
        stage.outcome = before.outcome
