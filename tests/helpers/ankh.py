"""Positions of ankh in a few lines, and short ways to play on from them.

A hex is written as its row times 100 plus its column: 405 is (4,5). Gods sit at seats 0, 1, 2 ... in the order given. A
position has an empty map with the three base regions (West 1, East 2, Delta 3), and nobody has a power.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from game.core.decision import Action, action_from_text
from game.core.event import Event
from game.rules.ankh import TITLE
from game.rules.ankh.battle import begin_battle
from game.rules.ankh.conflict import Conflict, gods_in
from game.rules.ankh.content import (
    ALL_CARDS,
    CAMELS,
    CARD_IDS,
    EVENT_ORDER,
    GOD_IDS,
    GUARDIAN_IDS,
    LEVELS,
    MONUMENT_IDS,
    MONUMENTS,
    POWER_IDS,
    STEPS,
    SUN_TOKENS,
    TOKENS_IN_POOL,
    UNDERWORLD_TOKENS,
    WARRIORS,
)
from game.rules.ankh.hexes import AIMS, BIT, NAME, PLACE, hexes_in, side_between
from game.rules.ankh.land import land_with
from game.rules.ankh.pieces import WARRIOR, kind_at, put_figure, supply_of
from game.rules.ankh.scoring import LINES, MAJORITIES
from game.rules.ankh.state import OFF_MAP, AnkhState
from game.rules.ankh.turn import AfterEvent, Turn, begin_turn

ANKH = TITLE
WEST, EAST, DELTA = 1, 2, 3


def position(
    *gods: str, guardians: Sequence[str] = (), seed: int = 1, options: dict[str, str] | None = None
) -> AnkhState:
    """An empty map; seat 0 begins its turn. `guardians`: the kinds in play, others are left to chance."""
    chosen = {f"god_{seat}": god for seat, god in enumerate(gods, start=1)}
    for kind in guardians:
        chosen[f"guardian_{1 + GUARDIAN_IDS.index(kind) // 2}"] = kind
    state = ANKH.new_match(len(gods), seed, {"first_player": "seat_1", **chosen, **(options or {})})
    seats = len(gods)
    state.land = land_with(0)
    state.numbers = tuple(state.land.region_at[PLACE[name]] for name in (405, 406, 305))
    state.figures = [0] * seats
    state.god_at = [OFF_MAP] * seats
    state.monuments = [0] * MONUMENTS
    state.owned = [0] * seats
    state.tokens = [TOKENS_IN_POOL] * seats
    state.pool_warriors = [WARRIORS] * seats
    restart(state)
    return state


def restart(state: AnkhState, seat: int = 0) -> None:
    """Seat `seat` stands at the beginning of its turn."""
    state.frames = [Turn(seat, 0, 2)]
    begin_turn(state, seat)
    state.advance()


def put(state: AnkhState, god: int, kind: str, *names: int, sun: bool = False, aim: str = "") -> None:
    """Figures on hexes: "god", "warrior" or a guardian's id. They come out of the pool or off the guardian card."""
    for name in names:
        place = PLACE[name]
        assert not state.occupied() >> place & 1, f"{name} is occupied"
        if kind == "god":
            put_figure(state, god, WARRIOR, place)
            state.god_at[god] = place
        elif kind == "warrior":
            put_figure(state, god, WARRIOR, place)
            state.pool_warriors[god] -= 1
        else:
            level = state.table.level_of(GUARDIAN_IDS.index(kind))
            put_figure(state, god, level, place)
            state.card_left[level] -= 1
            if kind == "giant_scorpion":
                state.claws[place] = AIMS.index(aim or "N+NE")
        if sun:
            state.suns |= BIT[place]


def pool(state: AnkhState, god: int, kind: str, number: int = 1) -> None:
    """Guardians off their card into a god's pool."""
    level = state.table.level_of(GUARDIAN_IDS.index(kind))
    state.card_left[level] -= number
    state.pool_guardians[god * LEVELS + level] += number


def build(state: AnkhState, kind: str, *names: int, god: int | None = None) -> None:
    for name in names:
        bit = BIT[PLACE[name]]
        assert not state.occupied() & bit, f"{name} is occupied"
        state.monuments[MONUMENT_IDS.index(kind)] |= bit
        if god is not None:
            state.owned[god] |= bit
            state.tokens[god] -= 1


def empower(state: AnkhState, god: int, *powers: str) -> None:
    for power in powers:
        state.powers[god] |= 1 << POWER_IDS.index(power)


def devote(state: AnkhState, *spaces: int) -> None:
    """Devotion by seat. Equal spaces are stacked in seat order, the first seat below."""
    state.devotion = list(spaces)
    state.ladder = sorted(range(len(spaces)), key=lambda god: (spaces[god], god))
    state.ledger = [0] * (len(spaces) * LINES)
    for god, space in enumerate(spaces):
        state.ledger[god * LINES + MAJORITIES] = space


def hand(state: AnkhState, god: int, *cards: str) -> None:
    state.hand[god] = sum(1 << CARD_IDS.index(card) for card in cards)


def camels(state: AnkhState, *sides: tuple[int, int]) -> None:
    """Camels on sides given by their two hexes. Numbers go by the order of the regions."""
    mask = 0
    for one, other in sides:
        mask |= 1 << side_between([one // 100, one % 100, other // 100, other % 100])
    state.land = land_with(state.land.camels | mask)
    state.numbers = tuple(range(len(state.land.regions)))


def side(one: int, other: int) -> int:
    return side_between([one // 100, one % 100, other // 100, other % 100])


# Playing -------------------------------------------------------------------------------------------------------------


def fight(state: AnkhState, number: int, tiebreaker: int = 0) -> list[Event]:
    """A conflict that comes to the region with this number first and is over after it."""
    state.tiebreaker, state.tiebreaker_up = tiebreaker, True
    events: list[Event] = []
    state.emit = events.append
    state.frames = [Turn(0, 0, 2), Conflict(len(state.numbers) + 1)]
    present = gods_in(state, state.area(number))
    begin_battle(state, number, tuple(present))
    state.advance()
    state.emit = None
    return events


def conflict(state: AnkhState, active: int = 0) -> list[Event]:
    """A whole Conflict event begins."""
    from game.rules.ankh.conflict import begin_conflict

    events: list[Event] = []
    state.emit = events.append
    state.frames = [Turn(active, 0, 2)]
    begin_conflict(state, active)
    state.advance()
    state.emit = None
    return events


def after_conflict(state: AnkhState, number: int, seat: int = 0) -> list[Event]:
    """What follows the conflict with this number."""
    spaces = [space for space, kind in enumerate(EVENT_ORDER, start=1) if kind == 2]
    state.event = spaces[number - 1]
    state.markers[3] = 5
    events: list[Event] = []
    state.emit = events.append
    state.frames = [AfterEvent(seat, 3)]
    state.advance()
    state.emit = None
    return events


def actions(state: AnkhState) -> list[Action]:
    decision = state.decision()
    return list(decision.actions) if decision is not None else []


def kind(state: AnkhState) -> str:
    decision = state.decision()
    return decision.kind if decision is not None else ""


def asked(state: AnkhState) -> tuple[int, str]:
    decision = state.decision()
    return (decision.seat, decision.kind) if decision is not None else (-1, "")


def hexes(state: AnkhState) -> list[int]:
    """The hexes that the answers name."""
    return [int(action[1]) for action in actions(state) if len(action) == 2 and isinstance(action[1], int)]


def do(state: AnkhState, *lines: str) -> list[Event]:
    """Answers as lines of text; all events together."""
    events: list[Event] = []
    for line in lines:
        state.apply(action_from_text(line), events.append)
    return events


def play_cards(state: AnkhState, **cards: str) -> list[Event]:
    """Seal cards for the gods by id, whoever is asked first: play_cards(state, ra="flood", amun="chariots+drought")."""
    events: list[Event] = []
    for _ in cards:
        decision = state.decision()
        assert decision is not None
        assert decision.kind == "choose_battle_card"
        god = GOD_IDS[state.table.gods[state.god_of[decision.seat]]]
        chosen = cards[god].split("+")
        state.apply((("card", *chosen) if len(chosen) == 1 else ("cards", *chosen)), events.append)
    return events


def bid(state: AnkhState, **bids: int) -> list[Event]:
    events: list[Event] = []
    for _ in bids:
        decision = state.decision()
        assert decision is not None
        assert decision.kind == "plague_bid"
        god = GOD_IDS[state.table.gods[state.god_of[decision.seat]]]
        state.apply(("bid", bids[god]), events.append)
    return events


def standing(state: AnkhState, god: int) -> list[int]:
    """Where a god's figures stand."""
    return [NAME[place] for place in hexes_in(state.figures[god])]


def told(events: Iterable[Event], wanted: str) -> list[tuple[Any, ...]]:
    """Seat and arguments of all events of one kind."""
    return [(event.seat, *event.args) for event in events if event.kind == wanted]


# Census --------------------------------------------------------------------------------------------------------------


def all_components(state: AnkhState) -> list[str]:
    """Every figure, token, monument and camel of the match, wherever it is, sorted. Nothing may stand on another."""
    found: list[str] = []
    taken = 0
    for mask in (*state.figures, *state.monuments):
        assert not taken & mask, f"two things on {[NAME[place] for place in hexes_in(taken & mask)]}"
        taken |= mask
    for god, name in enumerate(GOD_IDS[one] for one in state.table.gods):
        kinds = [kind_at(state, god, place) for place in hexes_in(state.figures[god])]
        found += [f"warrior of {name}"] * (
            kinds.count(WARRIOR) + state.pool_warriors[god] + state.locked[god] + state.gone_warriors[god]
        )
        in_play = god in state.ladder
        assert (state.god_at[god] != OFF_MAP) == in_play
        assert in_play or not (state.figures[god] or state.owned[god] or state.tokens[god] or state.followers[god])
        assert state.followers[god] >= 0
        found.append(f"god {name}")
        number = state.tokens[god] + state.owned[god].bit_count() if in_play else TOKENS_IN_POOL
        found += [f"ankh token of {name}"] * (number + STEPS)
        assert state.owned[god] & ~state.standing() == 0
        assert state.played[god] & state.hand[god] == 0
        assert state.hand[god] & ~ALL_CARDS == 0
    for level, guardian in enumerate(state.table.guardians):
        number = state.card_left[level] + state.gone_guardians[level] + state.guardians_at[level].bit_count()
        number += sum(state.pool_guardians[god * LEVELS + level] for god in range(state.table.seats))
        found += [GUARDIAN_IDS[guardian]] * number
        everybody = 0
        for figures in state.figures:
            everybody |= figures
        assert state.guardians_at[level] & ~everybody == 0
    for one, monument in enumerate(MONUMENT_IDS):
        assert supply_of(state, one) >= 0
        found += [monument] * (supply_of(state, one) + state.monuments[one].bit_count())
    assert state.suns.bit_count() <= SUN_TOKENS
    assert state.underworld.bit_count() <= UNDERWORLD_TOKENS
    assert state.land.camels.bit_count() <= CAMELS
    assert sum(state.locked) <= 3
    assert sorted(state.numbers) == list(range(len(state.land.regions)))
    return sorted(found)
