"""What the directives of Kemet's rules pages stand for: tables and lines made from the data file.

A directive is a line such as `{{tiles colour=ruby}}`. Every figure that the pages show comes through here, so a
corrected component is corrected in the pages too.
"""

from collections.abc import Callable
from typing import Any

from game.core.language import N_, _
from game.core.pages import Block, Paragraph, Table
from game.rules.kemet import cards, content, land, tiles
from game.rules.kemet.facts import (
    action_name,
    card_figures,
    card_name,
    city_name,
    colour_name,
    creature_name,
    di_facts,
    god_name,
    night_name,
    prayer_text,
    row_name,
    space_name,
    tile_facts,
    zone_name,
)
from game.rules.kemet.options import OPTIONS
from game.rules.kemet.page_sources import source_tables

Choices = dict[str, str]
ZONE_WORDS: dict[str, str] = {
    "district": N_("district"),
    "desert": N_("desert"),
    "temple": N_("temple"),
    "sanctuary": N_("sanctuary"),
}
PORT_WORDS: dict[str, str] = {"war": N_("war port"), "trade": N_("trade port")}
FIGURES: dict[str, tuple[tuple[str, str], ...]] = {
    "setup": (
        ("start_prayer", N_("Prayer points at the start")),
        ("start_armies", N_("Armies at the start")),
        ("start_army_size", N_("Warriors in each of them")),
        ("start_pyramid_levels", N_("Pyramid levels to distribute")),
        ("start_pyramid_max_level", N_("Levels in one district at most")),
        ("start_di_random", N_("Cards drawn, besides a Diversion")),
    ),
    "prayer": (
        ("max_prayer", N_("End of the prayer track")),
        ("pray_gain", N_("A pray action")),
        ("night_prayer_gain", N_("Every night")),
        ("delta_prayer", N_("A warrior given up at the delta temple")),
        ("teleport_cost", N_("Price of a teleport")),
    ),
    "victory": (
        ("win_points", N_("Points to win with")),
        ("attack_win_points", N_("A won attack that you survive")),
        ("two_temples_points", N_("Two temples or more at night")),
        ("sacrifice_points", N_("A sacrifice at the sanctuary")),
    ),
    "army": (
        ("army_limit", N_("Warriors in an army at most")),
        ("creatures_per_army", N_("Creatures in an army at most")),
        ("normal_moves", N_("Normal moves of a move action")),
        ("home_strength_bonus", N_("Strength in a district of your own city")),
    ),
}


class PageExpander:
    """Called by the page reader with a directive's name and choices; answers with blocks."""

    __slots__ = ("_data", "_makers")

    def __init__(self, data: dict[str, Any]) -> None:
        self._data = data
        self._makers: dict[str, tuple[Callable[[Choices], list[Block]], tuple[str, ...]]] = {
            "about": (self._about, ()),
            "figures": (self._figures, ("of",)),
            "players": (_players, ()),
            "gods": (_gods, ()),
            "spaces": (_spaces, ()),
            "levels": (_levels, ()),
            "zones": (self._zones, ()),
            "temples": (_temples, ()),
            "night": (_night, ()),
            "tiles": (_tiles, ("colour",)),
            "creatures": (_creatures, ()),
            "battle_cards": (_battle_cards, ()),
            "di_cards": (_di_cards, ()),
            "options": (_options, ()),
            "limit": (_limit, ()),
            "sources": (self._sources, ()),
        }

    def __call__(self, name: str, choices: Choices) -> list[Block]:
        if name not in self._makers:
            raise ValueError(f"there is no directive '{name}', only {', '.join(self._makers)}.")
        maker, allowed = self._makers[name]
        for choice in choices:
            if choice not in allowed:
                raise ValueError(f"'{name}' knows no '{choice}', only: {', '.join(allowed) or 'nothing'}.")
        return maker(choices)

    def _about(self, choices: Choices) -> list[Block]:
        meta = self._data["meta"]
        rows = [
            [_("Players"), f"{meta['min_players']}–{meta['max_players']}"],
            [_("Minutes"), str(meta["minutes"])],
            [_("Age"), f"{meta['age']}+"],
        ]
        return [Table([_("At a glance"), ""], rows)]

    def _figures(self, choices: Choices) -> list[Block]:
        wanted = choices.get("of", "")
        if wanted not in FIGURES:
            raise ValueError(f"there are no figures of '{wanted}', only of {', '.join(FIGURES)}.")
        rows = [[_(words), str(self._data["constants"][key])] for key, words in FIGURES[wanted]]
        return [Table([_("What"), _("Number")], rows)]

    def _zones(self, choices: Choices) -> list[Block]:
        rows = []
        for entry in self._data["map"]["zones"]:
            marks = [_(ZONE_WORDS[entry["kind"]])]
            if entry["obelisk"]:
                marks.append(_("obelisk"))
            if "port" in entry:
                marks.append(_(PORT_WORDS[entry["port"]]))
            zone = land.ZONE_INDEX[entry["id"]]
            near = [zone_name(land.ZONE_IDS[other]) for other in land.land_for(content.MOST).neighbours[zone]]
            counts = ", ".join(str(number) for number in entry["players"])
            rows.append([zone_name(entry["id"]), ", ".join(marks), "; ".join(near), counts])
        return [Table([_("Zone"), _("What it is"), _("Neighbours"), _("Players")], rows)]

    def _sources(self, choices: Choices) -> list[Block]:
        return source_tables(self._data)


# ------------------------------------------------------------ the table


def _players(choices: Choices) -> list[Block]:
    rows = [
        [
            str(count),
            str(content.TILE_COLOURS[count]),
            str(content.TILE_TOTAL[count]),
            str(content.PYRAMIDS[count]),
            ", ".join(city_name(city) for city in content.CITIES_USED[count]),
        ]
        for count in range(content.FEWEST, content.MOST + 1)
    ]
    return [Table([_("Players"), _("Tile colours"), _("Tiles"), _("Pyramids each"), _("Cities")], rows)]


def _gods(choices: Choices) -> list[Block]:
    return [Paragraph(_("The gods: {gods}.").format(gods=", ".join(god_name(god) for god in content.GOD_IDS)))]


def _spaces(choices: Choices) -> list[Block]:
    rows = []
    for space, name in enumerate(content.SPACE_IDS):
        row = row_name(content.ROW_IDS[content.SPACE_ROW[space]]) if space < content.PRINTED else _("apex")
        rows.append([row, space_name(name), action_name(content.ACTION_WORDS[content.SPACE_ACTION[space]])])
    return [Table([_("Row"), _("Space"), _("Action")], rows)]


def _levels(choices: Choices) -> list[Block]:
    rows = [[str(level), str(content.LEVEL_COST[level])] for level in range(1, content.TOP_LEVEL + 1)]
    return [Table([_("Pyramid level"), _("Prayer points")], rows)]


def _temples(choices: Choices) -> list[Block]:
    rows = [[zone_name(land.ZONE_IDS[zone]), prayer_text(land.WORSHIP[zone])] for zone in land.zones_in(land.TEMPLES)]
    return [Table([_("Temple"), _("Worship at night")], rows)]


def _night(choices: Choices) -> list[Block]:
    rows = [[str(number), night_name(step)] for number, step in enumerate(content.NIGHT_IDS, start=1)]
    return [Table([_("Step"), _("Name")], rows)]


# ------------------------------------------------------------ tiles and cards


def _tiles(choices: Choices) -> list[Block]:
    wanted = choices.get("colour", "")
    if wanted not in content.COLOUR_IDS:
        raise ValueError(f"there is no colour '{wanted}', only {', '.join(content.COLOUR_IDS)}.")
    rows = []
    for tile in tiles.TILE_IDS:
        facts = tile_facts(tile)
        if facts.colour == wanted:
            rows.append([str(facts.level), f"**{facts.name}**", str(facts.copies), facts.text])
    return [Table([_("Level"), colour_name(wanted), _("Copies"), _("Effect")], rows)]


def _creatures(choices: Choices) -> list[Block]:
    rows = [
        [
            creature_name(name),
            str(tiles.CREATURE_STRENGTH[creature]),
            str(tiles.CREATURE_DAMAGE[creature]),
            str(tiles.CREATURE_SHIELD[creature]),
            str(tiles.CREATURE_MOVES[creature]),
        ]
        for creature, name in enumerate(tiles.CREATURE_IDS)
    ]
    return [Table([_("Creature"), _("Strength"), _("Damage"), _("Shield"), _("Moves")], rows)]


def _battle_cards(choices: Choices) -> list[Block]:
    rows = [[card_name(card), card_figures(card)] for card in cards.CARD_IDS]
    return [Table([_("Battle card"), _("What it is worth")], rows)]


def _di_cards(choices: Choices) -> list[Block]:
    rows = []
    for card in cards.DI_IDS:
        facts = di_facts(card)
        rows.append([f"**{facts.name}**", str(facts.copies), str(facts.cost), facts.when, facts.text])
    return [Table([_("Card"), _("Copies"), _("Cost"), _("When"), _("Effect")], rows)]


# ------------------------------------------------------------ options


def _limit(choices: Choices) -> list[Block]:
    line = _("Without a round limit of your own the program stops after round {number}.")
    return [Paragraph(line.format(number=content.ROUND_LIMIT))]


def _options(choices: Choices) -> list[Block]:
    rows = []
    for option in OPTIONS:
        values = [_(value.words).format(n=value.id) for value in option.values]
        helps = [_(text) for text in (option.help, *[value.help for value in option.values]) if text]
        rows.append([f"**{_(option.words)}**", " / ".join(values), " ".join(helps) or "–"])
    return [Table([_("Option"), _("Choices"), _("Note")], rows)]
