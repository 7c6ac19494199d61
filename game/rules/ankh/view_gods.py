"""A god's board for screens: figures, powers, cards, tokens, and what the next Gain or Unlock would bring."""

from typing import Any

from game.rules.ankh.content import (
    ALL_CARDS,
    AMUN,
    ANUBIS,
    ANUBIS_SLOTS,
    BASE_IDS,
    CARD_IDS,
    GOD_IDS,
    GODS,
    GUARDIAN_IDS,
    LEVELS,
    OSIRIS,
    POWER_IDS,
    RA,
    RED_LAST,
    STEP_COST,
    STEP_GUARDIAN,
    STEP_LEVEL,
    STEPS,
    UNDERWORLD_TOKENS,
)
from game.rules.ankh.followers import followers_to_gain
from game.rules.ankh.hexes import NAME, hexes_in, names_in
from game.rules.ankh.pieces import suns_left
from game.rules.ankh.scoring import score_lines
from game.rules.ankh.state import OFF_MAP, AnkhState
from game.rules.ankh.unlocking import bases_left


def god_view(state: AnkhState, god: int) -> dict[str, Any]:
    """Of a god that has merged into another one only the beginning is of interest."""
    in_play = god in state.ladder
    step = state.step[god]
    place = state.god_at[god]
    return {
        "god": god,
        "id": GOD_IDS[state.table.gods[god]],
        "seats": tuple(state.seats_of(god)),
        "decider": state.decider(god) if in_play else None,
        "in_play": in_play,
        "forgotten": god in state.fallen,
        "merged_into": state.god_of[god] if state.god_of[god] != god else None,
        "abilities": tuple([GOD_IDS[ability] for ability in range(GODS) if state.ability[ability] == god]),
        "devotion": state.devotion[god],
        "rank": len(state.ladder) - state.ladder.index(god) if in_play else None,
        "red": state.devotion[god] <= RED_LAST,
        "followers": state.followers[god],
        "next_gain": followers_to_gain(state, god) if in_play else 0,
        "tokens": state.tokens[god],
        "at": None if place == OFF_MAP else NAME[place],
        "pool": _pool(state, god),
        "locked": state.locked[god],
        "bases": {name: max(0, bases_left(state, god, base)) for base, name in enumerate(BASE_IDS)},
        "powers": tuple([POWER_IDS[power] for power in hexes_in(state.powers[god])]),
        "step": step,
        "next_cost": STEP_COST[step] if step < STEPS else None,
        "next_level": STEP_LEVEL[step] if step < STEPS else None,
        "guardian_steps": tuple(STEP_GUARDIAN),
        "hand": tuple([CARD_IDS[card] for card in hexes_in(state.hand[god])]),
        "used": tuple([CARD_IDS[card] for card in hexes_in(ALL_CARDS & ~state.hand[god])]) if in_play else (),
        "monuments": names_in(state.owned[god]),
        "ability_tokens": _ability_tokens(state, god),
        "lines": tuple([tuple(line) for line in score_lines(state, god)]),
    }


def _pool(state: AnkhState, god: int) -> dict[str, int]:
    pool = {"warrior": state.pool_warriors[god]}
    for level in range(LEVELS):
        pool[GUARDIAN_IDS[state.table.guardians[level]]] = state.pool_guardians[god * LEVELS + level]
    return {name: number for name, number in pool.items() if number or name == "warrior"}


def _ability_tokens(state: AnkhState, god: int) -> dict[str, Any]:
    """What lies on the ability's places: suns, gates, Amun's token, Anubis' slots."""
    found: dict[str, Any] = {}
    if state.ability[AMUN] == god:
        found["amun_face_up"] = state.amun_ready
    if state.ability[ANUBIS] == god:
        found["locked"] = {owner: number for owner, number in enumerate(state.locked) if number}
        found["slots_free"] = ANUBIS_SLOTS - sum(state.locked)
    if state.ability[OSIRIS] == god:
        found["gates_left"] = UNDERWORLD_TOKENS - state.underworld.bit_count()
    if state.ability[RA] == god:
        found["suns_left"] = suns_left(state)
    return found
