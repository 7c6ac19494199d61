"""What is printed on cards, tiles and creatures for a battle, read from the data file, and a battle's eight steps."""

import tomllib
from typing import Any, NamedTuple

from game.core.assets import asset
from game.core.language import N_

STEPS: tuple[tuple[str, str], ...] = (
    ("council", N_("Council")),
    ("clash", N_("Clash")),
    ("outcome", N_("Outcome")),
    ("losses", N_("Losses")),
    ("rewards", N_("Rewards")),
    ("loser", N_("Loser")),
    ("winner", N_("Winner")),
    ("end", N_("End")),
)
STEP_RULES: dict[str, str] = {
    "council": N_("Both choose in secret: a card to play, a card to put away, and divine intervention cards."),
    "clash": N_("The cards are revealed at once and paid. Diversion and Divine Wound may still change them."),
    "outcome": N_("The higher strength wins. A tie is won by the defender."),
    "losses": N_("First what nothing can stop, then damage less the shields of the other side."),
    "rewards": N_("An attacker who wins and survives gains a point. Whoever gains no point gains a veteran."),
    "loser": N_("The loser recalls the army, or retreats to where the winner says."),
    "winner": N_("The winner stays, or recalls the army."),
    "end": N_("The played cards are laid down face up. Whoever has none left takes all of them back."),
}
ROW_RULES: dict[str, str] = {
    "damage": N_("Warriors that the other side loses, less its shields."),
    "direct": N_("Warriors that the other side loses whatever its shields."),
    "shield": N_("So much damage is kept off."),
    "losses": N_("Warriors lost in this battle."),
}
STEP_OF_KIND = {
    "muster": "rewards", "loser_choice": "loser", "retreat_zone": "loser", "keep_creature": "loser",
    "winner_choice": "winner",
}  # fmt: skip


class Figures(NamedTuple):
    strength: int = 0
    damage: int = 0
    direct: int = 0  # unavoidable
    shield: int = 0
    own: int = 0  # losses of whoever plays it

    def plus(self, other: "Figures") -> "Figures":
        return Figures(*(one + two for one, two in zip(self, other, strict=True)))


ICONS: dict[str, str] = {
    "strength": "action", "damage": "khopesh", "direct": "bow", "shield": "shield", "own": "broken",
}  # fmt: skip


def _figures(entry: dict[str, Any]) -> Figures:
    names = ("strength", "damage", "direct", "shield", "self_loss")
    return Figures(*(int(entry.get(name, 0)) for name in names))


def _read() -> dict[str, Any]:
    return tomllib.loads(asset("data", "kemet.toml").read_text(encoding="utf-8"))


_DATA = _read()
CARDS: dict[str, Figures] = {entry["id"]: _figures(entry) for entry in _DATA["battle_cards"]}
CREATURES: dict[str, Figures] = {entry["id"]: _figures(entry) for entry in _DATA["creatures"]}
ROLES = ("attacker", "defender")
# What a battle asks of a tile besides figures: shown in the column of its owner, by side.
MATTERS = {
    "divine_wound": (0, 1), "spy": (0, 1), "divine_hunger": (0, 1), "honor_in_battle": (0, 1),
    "defensive_victory": (1,),
}  # fmt: skip


def _tile(entry: dict[str, Any], side: int) -> Figures:
    total = Figures()
    for effect in entry.get("effects", ()):
        if effect["hook"] == "battle" and effect["role"] in ("any", ROLES[side]):
            total = total.plus(_figures(effect))
    return total


TILES: tuple[dict[str, Figures], dict[str, Figures]] = (
    {entry["id"]: _tile(entry, 0) for entry in _DATA["tiles"]},
    {entry["id"]: _tile(entry, 1) for entry in _DATA["tiles"]},
)
IN_BATTLE: tuple[str, ...] = tuple(entry["id"] for entry in _DATA["di_cards"] if entry["timing"] == "battle")
DIVINE: dict[str, Figures] = {
    "war_rage": Figures(strength=1),
    "fury_of_war": Figures(strength=2),
    "bloody_battle": Figures(damage=1),
    "bloodbath": Figures(damage=2),
    "bronze_wall": Figures(shield=1),
    "iron_wall": Figures(shield=2),
}


def tiles_that_matter(tiles: tuple[str, ...], side: int) -> list[str]:
    return [tile for tile in tiles if any(TILES[side][tile]) or side in MATTERS.get(tile, ())]


def step_of(view: dict[str, Any]) -> str:
    battle, decision = view["battle"], view["decision"]
    if battle["winner"] is None:
        return "clash" if battle["revealed"] else "council"
    return STEP_OF_KIND.get(decision["kind"], "end") if decision else "end"
