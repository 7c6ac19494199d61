"""What a player's tiles do, summed up (6.1). Worked out once for every set of tiles and shared by all states."""

from typing import Any

from game.rules.kemet.content import ARMY_LIMIT, DATA, FILE, NIGHT_IDS, ContentError
from game.rules.kemet.tiles import GOLDEN, SILVER_TILES, TILE_IDS, tiles_in

ATTACKER, DEFENDER = 0, 1
ROLES = {"attacker": (ATTACKER,), "defender": (DEFENDER,), "any": (ATTACKER, DEFENDER)}
# Hooks that other modules read straight from the tile, because they do not add up.
ELSEWHERE = ("creature", "purchase", "gold_action", "silver_token", "entry_toll")
MOST_REMEMBERED = 50_000


class Powers:
    """Figures that are 0 without a tile. Lists of two are by role: attacker, defender."""

    __slots__ = (
        "any_minus", "army_limit", "damage", "dedication", "defence_points", "direct", "free_build", "free_units",
        "golden", "honor", "hunger", "level_minus", "might", "moves", "night_cards", "night_prayer", "night_units",
        "obelisk_start", "on_armies", "pick_of", "pray_prayer", "pray_units", "shield", "silver", "spy", "strength",
        "tile_minus", "wound",
    )  # fmt: skip

    def __init__(self) -> None:
        self.strength = [0, 0]
        self.damage = [0, 0]
        self.direct = [0, 0]
        self.shield = [0, 0]
        self.moves = 0
        self.obelisk_start = False
        self.free_units = 0
        self.on_armies = False
        self.pray_prayer = 0
        self.pray_units = 0
        self.spy = False
        self.wound = 0
        self.defence_points = 0
        self.army_limit = ARMY_LIMIT
        self.night_prayer = 0
        self.night_cards = 0
        self.pick_of = 0
        self.night_units = 0
        self.free_build = 0
        self.tile_minus = 0
        self.level_minus = 0
        self.any_minus = 0
        self.hunger = 0
        self.honor = 0
        self.dedication = 0
        self.might = 0
        self.silver = False
        self.golden = 0


def _battle(powers: Powers, effect: dict[str, Any]) -> None:
    for role in ROLES[effect["role"]]:
        powers.strength[role] += effect.get("strength", 0)
        powers.damage[role] += effect.get("damage", 0)
        powers.direct[role] += effect.get("direct", 0)
        powers.shield[role] += effect.get("shield", 0)


def _at_night(powers: Powers, effect: dict[str, Any]) -> None:
    if effect["step"] not in NIGHT_IDS:
        raise ContentError(f"{FILE}, tiles: there is no night step {effect['step']!r}.")
    powers.night_prayer += effect.get("prayer", 0)
    powers.night_cards += effect.get("di_cards", 0)
    powers.pick_of = max(powers.pick_of, effect.get("pick_one_of", 0))
    powers.night_units += effect.get("units", 0)
    powers.free_build += effect.get("free_build", 0)


def _cheaper(powers: Powers, effect: dict[str, Any]) -> None:
    minus: int = effect["minus"]
    match effect["what"]:
        case "tile":
            powers.tile_minus += minus
        case "build_level":
            powers.level_minus += minus
        case "any_payment":
            powers.any_minus += minus
        case other:
            raise ContentError(f"{FILE}, tiles: nobody pays for {other!r}.")


def _add(powers: Powers, tile: int, effect: dict[str, Any]) -> None:
    match effect["hook"]:
        case "battle":
            _battle(powers, effect)
        case "move":
            powers.moves += effect.get("moves", 0)
            powers.obelisk_start = powers.obelisk_start or bool(effect.get("teleport_from_obelisk"))
        case "recruit":
            powers.free_units += effect.get("free_units", 0)
            powers.on_armies = powers.on_armies or bool(effect.get("on_armies"))
        case "pray":
            powers.pray_prayer += effect.get("prayer", 0)
            powers.pray_units += effect.get("units", 0)
        case "council":
            powers.spy = bool(effect["see_battle_card"])
        case "battle_after_reveal":
            powers.wound += effect["strength_per_discarded_di"]
        case "battle_won":
            powers.defence_points += effect["permanent_points"]
        case "static":
            powers.army_limit = max(powers.army_limit, effect["army_limit"])
        case "night":
            _at_night(powers, effect)
        case "cost":
            _cheaper(powers, effect)
        case "battle_end":
            powers.hunger += effect.get("prayer_per_enemy_destroyed", 0)
            powers.honor += effect.get("prayer_per_own_destroyed", 0)
        case "enter_enemy_zone":
            powers.dedication += effect["prayer"]
        case "prayer_gain_day":
            powers.might += effect["prayer"]
        case other:
            if other not in ELSEWHERE:
                raise ContentError(f"{FILE}, tiles {TILE_IDS[tile]}: nobody knows the effect {other!r}.")


_remembered: dict[int, Powers] = {}


def powers_of(tiles: int) -> Powers:
    """Shared: never change what this returns."""
    known = _remembered.get(tiles)
    if known is not None:
        return known
    powers = Powers()
    powers.silver = bool(tiles & SILVER_TILES)
    powers.golden = tiles & GOLDEN
    for tile in tiles_in(tiles):
        for effect in DATA["tiles"][tile]["effects"]:
            _add(powers, tile, effect)
    if len(_remembered) > MOST_REMEMBERED:
        _remembered.clear()
    _remembered[tiles] = powers
    return powers


def toll_of() -> int:
    """What an opponent pays to move into the zone of a creature that asks for it."""
    for entry in DATA["tiles"]:
        for effect in entry["effects"]:
            if effect["hook"] == "entry_toll":
                prayer: int = effect["prayer"]
                return prayer
    raise ContentError(f"{FILE}, tiles: none of them has the effect entry_toll.")


TOLL = toll_of()
for _tile in range(len(TILE_IDS)):
    powers_of(1 << _tile)
