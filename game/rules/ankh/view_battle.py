"""The battle that is going on, for screens. Sealed cards and bids are shown to their own god's seats alone."""

from typing import Any

from game.rules.ankh.battle import Battle
from game.rules.ankh.content import CARD_IDS
from game.rules.ankh.hexes import hexes_in, names_in
from game.rules.ankh.rewards import victory_devotion
from game.rules.ankh.secrets_of_battle import sealed_gods
from game.rules.ankh.state import NOBODY, AnkhState
from game.rules.ankh.strength import card_strength, figure_strength, neutralised, strength, temple_strength


def battle_view(state: AnkhState, seat: int) -> dict[str, Any] | None:
    battle = next((frame for frame in state.frames if isinstance(frame, Battle)), None)
    if battle is None:
        return None
    return {
        "number": battle.number,
        "step": max(0, battle.step - 1),  # B0 to B13, the one that is being resolved
        "participants": battle.participants,
        "doubled": None if battle.doubled == NOBODY else battle.doubled,
        "sealed": tuple(sealed_gods(state)),  # who has chosen already in the secret round that is going on
        "sides": tuple([_side(state, god, battle.number, seat) for god in battle.participants]),
        "flooded": names_in(state.flooded),
        "victor": None if state.victor == NOBODY else state.victor,
        "margin": state.margin,
    }


def _side(state: AnkhState, god: int, number: int, seat: int) -> dict[str, Any]:
    area = state.area(number)
    cards = state.played[god]
    own = seat >= 0 and state.god_of[seat] == god
    there = bool(state.figures[god] & area)
    return {
        "god": god,
        "figures": (state.figures[god] & area).bit_count(),
        "cards": _ids(cards),
        "sealed_cards": _ids(state.sealed[god]) if own else (),
        "sealed_bid": state.bids[god] if own and state.bids[god] >= 0 else None,
        "killed": state.killed[god],
        "strength": strength(state, god, area, cards),
        "reasons": {
            "figures": figure_strength(state, god, area) if there else 0,
            "temples": temple_strength(state, god, area) if there else 0,
            "cards": card_strength(cards) if there else 0,
        },
        "neutralised": names_in(state.figures[god] & area & neutralised(state, god)),
        "if_won": victory_devotion(state, god, area, cards, 0) if there else 0,
    }


def _ids(cards: int) -> tuple[str, ...]:
    return tuple([CARD_IDS[card] for card in hexes_in(cards)])
