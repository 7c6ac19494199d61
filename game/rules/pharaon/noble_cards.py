"""The twenty-six nobles as typed tables (6.1): what they are worth and what they do.

A noble is named by its place in the data file, a set of nobles by a bit mask. Effects and things to count are words
of the data file; an unknown word is refused.
"""

from game.rules.pharaon.content import FILE, ZONE_IDS, ZONES, ContentError, colours, entries, index

PERMANENT, ONCE_PER_ROUND, IMMEDIATE = range(3)
TYPES = ["permanent", "once_per_round", "immediate"]

(
    COUNT_NOTHING,
    COUNT_GODS_HERE,
    COUNT_TOKENS,
    COUNT_NOBLES,
    COUNT_VALUES,
    COUNT_BURIAL,
    COUNT_OFFERINGS,
    COUNT_TOPS,
    COUNT_GODS,
    COUNT_SILVER,
    COUNT_BASICS,
    COUNT_COPY,
) = range(12)
COUNT_WORDS = [
    "none",
    "satisfied_gods_next_to_zone",
    "pharaoh_and_first_player_tokens",
    "noble_cards",
    "distinct_artisan_values",
    "burial_steps",
    "offerings_left",
    "nile_tracks_at_top",
    "satisfied_gods",
    "silver_left",
    "basic_resources_left",
    "copy_best_other_noble",
]
EFFECTS = [
    "none", "swap_colours", "advance_on_pass", "entry_any_colour", "nobles_cost_any_five", "enter_full_zone",
    "exchange_basic_for_basic", "exchange_basic_for_silver", "jar_plus_one_basic", "jar_becomes_three_basics",
    "nile_steps", "take_artisan", "burial_step",
]  # fmt: skip

_nobles = entries("nobles", "number", "name", "type", "base", "per", "counts", "effect")
NOBLE_IDS: list[str] = [entry["id"] for entry in _nobles]
NOBLE_INDEX: dict[str, int] = {name: noble for noble, name in enumerate(NOBLE_IDS)}
NOBLE_NAMES: list[str] = [entry["name"] for entry in _nobles]
NUMBER: list[int] = [entry["number"] for entry in _nobles]
TYPE: list[int] = [index(TYPES, entry["type"], entry["id"]) for entry in _nobles]
BASE: list[int] = [entry["base"] for entry in _nobles]
PER: list[int] = [entry["per"] for entry in _nobles]
COUNTS: list[int] = [index(COUNT_WORDS, entry["counts"], entry["id"]) for entry in _nobles]
EFFECT: list[str] = [EFFECTS[index(EFFECTS, entry["effect"], entry["id"])] for entry in _nobles]
NO_ZONE = -1
ZONE: list[int] = [index(ZONE_IDS, entry["zone"], entry["id"]) if "zone" in entry else NO_ZONE for entry in _nobles]
# Immediate effects: how many steps, and what comes after them.
EFFECT_STEPS: list[int] = [entry.get("steps", 0) for entry in _nobles]
EFFECT_SILVER: list[int] = [entry.get("gain_silver", 0) for entry in _nobles]
EFFECT_OFFERINGS: list[int] = [entry.get("gain_offerings", 0) for entry in _nobles]
ALL_NOBLES = (1 << len(_nobles)) - 1

# Scribes make colours stand for each other; these are the only nobles that do, and each is one bit of a mask.
SCRIBES: list[int] = [noble for noble, effect in enumerate(EFFECT) if effect == "swap_colours"]
SCRIBE_COLOURS: list[tuple[int, ...]] = [colours(_nobles[noble]["colours"], NOBLE_IDS[noble]) for noble in SCRIBES]
SCRIBE_MASK = sum(1 << noble for noble in SCRIBES)
if list(range(len(SCRIBES))) != SCRIBES:
    raise ContentError(f"{FILE}: the scribes must be the first nobles of the list.")


def _one(effect: str) -> int:
    """The bit of the only noble with this effect."""
    found = [noble for noble, word in enumerate(EFFECT) if word == effect]
    if len(found) != 1:
        raise ContentError(f"{FILE}: exactly one noble must have the effect {effect}.")
    return 1 << found[0]


def _by_zone(effect: str) -> list[int]:
    """Per zone the bit of the noble with this effect there, 0 where there is none."""
    bits = [0] * ZONES
    for noble, word in enumerate(EFFECT):
        if word == effect:
            bits[ZONE[noble]] |= 1 << noble
    return bits


GENERAL = _one("advance_on_pass")
JUDGE = _one("nobles_cost_any_five")
SEER = _one("exchange_basic_for_basic")
TREASURER = _one("exchange_basic_for_silver")
TEACHER = _one("jar_plus_one_basic")
DIPLOMAT = _one("jar_becomes_three_basics")
ENTRY_ANY: list[int] = _by_zone("entry_any_colour")
ENTER_FULL: list[int] = _by_zone("enter_full_zone")
