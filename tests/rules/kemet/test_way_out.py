"""The army limit while moving (4.7), compared with brute force: every number of warriors on every way is tried."""

from functools import cache

import pytest
from helpers.kemet import KEMET, position

from game.core.rng import Rng
from game.rules.kemet.land import APPROACH, CITY_OF, OBELISKS, TRADE_PORTS, ZONE_IDS
from game.rules.kemet.moving import Move
from game.rules.kemet.state import KemetState
from game.rules.kemet.steps import ENTERED, STEP_WORDS, TELEPORTED, carries, legal_steps

LIMIT = 5
Armies = tuple[int, ...]
Steps = set[tuple[str, int, int]]  # kind, destination, warriors


def tried_steps(state: KemetState, move: Move) -> Steps:
    """What the specification allows, without looking at how the program finds it. No creatures, no tolls."""
    seat, land, city = move.seat, state.table.land, state.cities[move.seat]
    hostile = {zone for zone, holder in enumerate(state.holder) if holder not in (-1, seat)}

    def ways(zone: int, moves: int, teleported: bool, entered: bool, prayer: int) -> list[tuple[str, int]]:
        found: list[tuple[str, int]] = []
        if moves:
            for dest in land.neighbours[zone]:
                foreign = CITY_OF[dest] not in (-1, city)
                if not foreign or (not entered and land.adjacent[move.start] >> dest & 1):
                    found.append(("walk", dest))
            if land.ports >> zone & 1:
                sails = [dest for dest in range(len(ZONE_IDS)) if TRADE_PORTS >> dest & 1 or dest == APPROACH[city]]
                found += [("sail", dest) for dest in sails if dest != zone and land.zones >> dest & 1]
        if not teleported and prayer >= 2 and zone < len(state.pyramids) and state.pyramids[zone]:
            targets = [dest for dest in range(len(ZONE_IDS)) if (OBELISKS & land.zones) >> dest & 1]
            found += [("teleport", dest) for dest in targets if dest != zone]
        return found

    @cache
    def steps(armies: Armies, zone: int, moves: int, teleported: bool, entered: bool, prayer: int) -> frozenset[object]:
        legal: set[object] = set()
        for kind, dest in ways(zone, moves, teleported, entered, prayer):
            for number in range(1, armies[zone] + 1):
                if armies[zone] - number > LIMIT:
                    continue
                if dest in hostile:
                    if number <= LIMIT:
                        legal.add((kind, dest, number))
                    continue
                after = list(armies)
                after[zone] -= number
                after[dest] += number
                jump = kind == "teleport"
                now = (
                    tuple(after), dest, moves - (not jump), teleported or jump,
                    entered or CITY_OF[dest] not in (-1, city), prayer - 2 * jump,
                )  # fmt: skip
                if max(after) <= LIMIT or steps(*now):
                    legal.add((kind, dest, number))
        return frozenset(legal)

    armies = tuple(state.warriors[zone] if state.holder[zone] == seat else 0 for zone in range(len(ZONE_IDS)))
    flags = move.flags
    found = steps(armies, move.zone, move.moves, bool(flags & TELEPORTED), bool(flags & ENTERED), state.prayer[seat])
    return {step for step in found if isinstance(step, tuple)}


def offered_steps(state: KemetState, move: Move) -> Steps:
    place = (state, move.seat, move.start, move.zone, move.moves, move.flags)
    return {
        (STEP_WORDS[kind], dest, number) for kind, dest in legal_steps(*place) for number in carries(*place, kind, dest)
    }


def crowded_position(rng: Rng) -> KemetState:
    """The own warriors stand close together, some enemies between them."""
    land = KEMET.new_match(3, 1, {}).table.land
    zones = [ZONE_IDS[zone] for zone in range(len(ZONE_IDS)) if land.zones >> zone & 1]
    near = [zone for zone in zones if "_nw" in zone or "bank_west" in zone]
    rng.shuffle(near)
    armies: dict[str, tuple[int, int]] = {}
    left = 12
    for zone in near[:5]:
        number = min(left, 2 + rng.below(LIMIT - 1))
        if number:
            armies[zone] = (0, number)
            left -= number
    others = [zone for zone in zones if zone not in armies]
    rng.shuffle(others)
    for zone in others[:4]:
        armies[zone] = (1, 1 + rng.below(2))
    pyramids = {f"city_nw_d{place}": f"{colour} 1" for place, colour in enumerate(("ruby", "onyx"), start=1)}
    tiles = {0: ["priest_of_mafdet"] if rng.below(2) else []}
    return position(armies, seats=3, pyramids=pyramids, tiles=tiles, prayer=[rng.below(4)])


@pytest.mark.parametrize("chunk", range(4))
def test_every_step_with_a_way_out_is_offered_and_no_other(chunk: int) -> None:
    over = compared = 0
    for seed in range(chunk, 1200, 4):
        rng = Rng(seed)
        state = crowded_position(rng)
        state.apply(("place_token", "regular", "top_move"))
        while (decision := state.decision()) is not None and decision.seat == 0:
            top = state.frames[-1]
            if isinstance(top, Move):
                assert offered_steps(state, top) == tried_steps(state, top), f"seed {seed}"
                compared += 1
                over += state.warriors[top.zone] > LIMIT
            elif decision.kind not in ("move_begin", "move_carry"):
                break
            wanted = [action for action in decision.actions if action[0] not in ("move_end", "skip_action")]
            if decision.kind == "move_carry" and rng.below(2):
                wanted = wanted[-1:]  # as many as can go, so that armies outgrow the limit on their way
            state.apply(rng.choice(wanted or decision.actions))
    assert compared > 60
    assert over > 10
