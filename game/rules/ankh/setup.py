"""Setup (section 3): gods, guardian cards and scenario by choice or by chance, then the pieces of the scenario."""

from collections.abc import Mapping
from typing import Any

from game.core.rng import Rng
from game.rules.ankh.content import GOD_IDS, GODS, GUARDIAN_IDS, GUARDIANS_OF_LEVEL, MONUMENT_IDS, SCENARIOS
from game.rules.ankh.hexes import BIT, COLUMNS, side_between
from game.rules.ankh.land import land_with
from game.rules.ankh.options import ON, RANDOM
from game.rules.ankh.pieces import WARRIOR, put_figure
from game.rules.ankh.state import AnkhState, Table
from game.rules.ankh.turn import TURNS


def new_state(seats: int, seed: int, options: Mapping[str, str]) -> AnkhState:
    rng = Rng(seed)
    table = new_table(seats, options, rng)
    state = AnkhState.empty(table, rng)
    lay_out(state, SCENARIOS[table.scenario], printed_seats(table, rng))
    state.frames.append(TURNS[table.first])
    state.advance()
    return state


def new_table(seats: int, options: Mapping[str, str], rng: Rng) -> Table:
    families = sorted({entry["family"] for entry in SCENARIOS.values() if entry["players"] == seats})
    family = rng.choice(families) if options["scenario"] == RANDOM else options["scenario"]
    first = rng.below(seats)
    if options["first_player"] != RANDOM:
        first = int(options["first_player"][5:]) - 1
    return Table(seats, dict(options), first, chosen_gods(seats, options, rng), chosen_guardians(options, rng),
                 f"{family}_{seats}")  # fmt: skip


def chosen_gods(seats: int, options: Mapping[str, str], rng: Rng) -> tuple[int, ...]:
    """A god that is wished for twice goes to the first who asks; chance serves everybody else."""
    gods = [-1] * seats
    for seat in range(seats):
        wish = options[f"god_{seat + 1}"]
        if wish != RANDOM and GOD_IDS.index(wish) not in gods:
            gods[seat] = GOD_IDS.index(wish)
    left = [god for god in range(GODS) if god not in gods]
    rng.shuffle(left)
    return tuple([left.pop() if god < 0 else god for god in gods])


def chosen_guardians(options: Mapping[str, str], rng: Rng) -> tuple[int, ...]:
    found: list[int] = []
    for level, kinds in enumerate(GUARDIANS_OF_LEVEL, start=1):
        by_chance = rng.choice(kinds)
        wish = options[f"guardian_{level}"]
        found.append(by_chance if wish == RANDOM else GUARDIAN_IDS.index(wish))
    return tuple(found)


def printed_seats(table: Table, rng: Rng) -> list[int]:
    """The seats that sit at the scenario's places 1, 2, ...: clockwise from the first player, or dealt."""
    found = [(table.first + place) % table.seats for place in range(table.seats)]
    if table.options["shuffled_seats"] == ON:
        rng.shuffle(found)
    return found


def lay_out(state: AnkhState, scenario: dict[str, Any], seats: list[int]) -> None:
    camels = [side_between(side) for caravan in scenario["caravans"] for side in caravan]
    state.land = land_with(sum([1 << side for side in camels]))
    regions = sorted(scenario["regions"], key=_number)
    state.numbers = tuple([state.land.region_at[_hex(region)] for region in regions])
    for monument, kind in zip(scenario["monuments"], monument_types(state, scenario), strict=True):
        bit = BIT[_hex(monument)]
        state.monuments[kind] |= bit
        if "player" in monument:
            god = seats[monument["player"] - 1]
            state.owned[god] |= bit
            state.tokens[god] -= 1
    for figure in scenario["figures"]:
        god = seats[figure["player"] - 1]
        put_figure(state, god, WARRIOR, _hex(figure))
        if figure["kind"] == "god":
            state.god_at[god] = _hex(figure)
        else:
            state.pool_warriors[god] -= 1


def monument_types(state: AnkhState, scenario: dict[str, Any]) -> list[int]:
    """As printed; with the variant the neutral ones are shuffled among themselves."""
    types = [MONUMENT_IDS.index(monument["type"]) for monument in scenario["monuments"]]
    if state.table.options["shuffled_monuments"] != ON:
        return types
    places = [place for place, monument in enumerate(scenario["monuments"]) if "player" not in monument]
    mixed = [types[place] for place in places]
    state.rng.shuffle(mixed)
    for place, kind in zip(places, mixed, strict=True):
        types[place] = kind
    return types


def _hex(entry: dict[str, Any]) -> int:
    row, column = entry["hex"]
    place: int = row * COLUMNS + column
    return place


def _number(region: dict[str, Any]) -> int:
    number: int = region["number"]
    return number
