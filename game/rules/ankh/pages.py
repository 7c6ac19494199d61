"""What the directives of Ankh's rules pages stand for: tables and lines made from the data file.

A directive is a line such as `{{power id=glorious}}`. Every figure that the pages show comes through here, so a
corrected component is corrected in the pages too.
"""

from collections.abc import Callable
from typing import Any

from game.core.language import N_, _, name_
from game.core.pages import Block, Paragraph, Table
from game.rules.ankh import content as c
from game.rules.ankh.facts import (
    ability_name,
    ability_text,
    card_facts,
    event_name,
    guardian_name,
    guardian_text,
    power_facts,
    row_name,
)
from game.rules.ankh.options import OPTIONS
from game.rules.ankh.page_sources import source_tables

Choices = dict[str, str]
REGION_WORDS = {
    "west": N_("West"),
    "east": N_("East"),
    "delta": N_("Delta"),
    "west_north": N_("North of the West"),
    "west_south": N_("South of the West"),
    "east_north": N_("North of the East"),
    "east_south": N_("South of the East"),
}
AFTERWARDS = {
    c.MERGE_AFTER: N_("then two gods merge"),
    c.FORGET_AFTER: N_("then gods may be forgotten"),
    c.LAST_CONFLICT: N_("then the match ends"),
}


class PageExpander:
    """Called by the page reader with a directive's name and choices; answers with blocks."""

    __slots__ = ("_data", "_makers")

    def __init__(self, data: dict[str, Any]) -> None:
        self._data = data
        self._makers: dict[str, tuple[Callable[[Choices], list[Block]], tuple[str, ...]]] = {
            "components": (self._components, ()),
            "base_regions": (self._base_regions, ()),
            "figures": (_figures, ("of",)),
            "tracks": (_tracks, ()),
            "events": (_events, ()),
            "guardian_figures": (_guardian_figures, ()),
            "scenarios": (_scenarios, ()),
            "steps": (_steps, ()),
            "god": (_god, ("id",)),
            "guardian": (_guardian, ("id",)),
            "guardians": (_guardians, ()),
            "card": (_card, ("id",)),
            "cards": (_cards, ()),
            "power": (_power, ("id",)),
            "powers": (_powers, ()),
            "options": (_options, ()),
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

    def _components(self, choices: Choices) -> list[Block]:
        parts = self._data["components"]
        rows = [
            [_("Warriors of each god"), str(parts["warriors_per_god"])],
            [_("Guardian figures"), str(parts["guardian_figures"])],
            [_("Small bases of each god"), str(parts["small_bases_per_god"])],
            [_("Large bases of each god"), str(parts["large_bases_per_god"])],
            [_("Battle cards of each god"), str(parts["battle_cards_per_god"])],
            [_("Ankh tokens of each god"), str(parts["ankh_tokens_per_god"])],
            [_("Monuments of each type"), str(parts["obelisk_tokens"])],
            [_("Camels"), str(parts["camels"])],
            [_("Conflict order tokens"), str(parts["conflict_order_tokens"])],
            [_("Sun tokens"), str(parts["sun_tokens"])],
            [_("Underworld tokens"), str(parts["underworld_tokens"])],
        ]
        return [Table([_("Component"), _("Number")], rows)]

    def _base_regions(self, choices: Choices) -> list[Block]:
        rows = [
            [name_("ankh", one["name"]), str(one["land"]), str(one["fertile"]), str(one["desert"])]
            for one in self._data["map"]["base_regions"]
        ]
        return [Table([_("Region"), _("Land hexes"), _("Fertile"), _("Desert")], rows)]

    def _sources(self, choices: Choices) -> list[Block]:
        return source_tables(self._data)


def _figures(choices: Choices) -> list[Block]:
    """Costs and rewards, by subject."""
    subjects: dict[str, list[list[str]]] = {
        "turn": [
            [_("Actions in a turn"), str(c.ACTIONS_PER_TURN)],
            [_("Actions in a turn of each half of a merged god"), str(c.ACTIONS_MERGED)],
            [_("Hexes of one move at most"), str(c.MOVE_RANGE)],
            [_("Followers at the start"), str(c.STARTING_FOLLOWERS)],
        ],
        "caravan": [
            [_("Camels of one caravan at most"), str(c.CARAVAN_CAMELS)],
            [_("Land hexes of a region at least"), str(c.REGION_LAND)],
            [_("Regions at most"), str(c.MOST_REGIONS)],
        ],
        "conflict": [
            [_("Devotion for each monument majority"), str(c.MAJORITY_DEVOTION)],
            [_("Devotion for dominating a region"), str(c.DOMINATION_DEVOTION)],
            [_("Devotion for winning a battle"), str(c.WIN_DEVOTION)],
        ],
        "devotion": [
            [_("Last red space"), str(c.RED_LAST)],
            [_("Top space: victory at once"), str(c.TOP_SPACE)],
        ],
    }
    wanted = choices.get("of", "")
    if wanted not in subjects:
        raise ValueError(f"there are no figures of '{wanted}', only of {', '.join(subjects)}.")
    return [Table([_("What"), _("How many")], subjects[wanted])]


def _tracks(choices: Choices) -> list[Block]:
    rows = [
        [row_name(c.ROW_IDS[row]), *[str(c.LAST_SPACE[row] - c.START_SPACE[seats]) for seats in range(2, 6)]]
        for row in range(c.ROWS)
    ]
    players = [_("{number} players").format(number=seats) for seats in range(2, 6)]
    return [Table([_("Uses until an event"), *players], rows)]


def _events(choices: Choices) -> list[Block]:
    rows = []
    for space, kind in enumerate(c.EVENT_ORDER, start=1):
        after = AFTERWARDS.get(c.CONFLICTS_AT[space]) if kind == c.CONFLICT else None
        rows.append([str(space), event_name(c.EVENT_IDS[kind]), _(after) if after else "–"])
    return [Table([_("Space"), _("Event"), _("Afterwards")], rows)]


def _guardian_figures(choices: Choices) -> list[Block]:
    rows = [
        [guardian_name(name), *[str(c.figures_on_card(kind, seats)) for seats in range(2, 6)]]
        for kind, name in enumerate(c.GUARDIAN_IDS)
    ]
    players = [_("{number} players").format(number=seats) for seats in range(2, 6)]
    return [Table([_("Figures on the card"), *players], rows)]


def _scenarios(choices: Choices) -> list[Block]:
    rows = []
    for one in c.SCENARIOS.values():
        regions = ", ".join(f"{region['number']} {_(REGION_WORDS[region['name']])}" for region in one["regions"])
        neutral = sum("player" not in monument for monument in one["monuments"])
        rows.append([name_("ankh", one["name"]), str(one["players"]), regions, str(neutral)])
    return [Table([_("Scenario"), _("Players"), _("Conflict numbers"), _("Neutral monuments")], rows)]


def _steps(choices: Choices) -> list[Block]:
    rows = [
        [
            str(step + 1),
            str(c.STEP_LEVEL[step]),
            str(c.STEP_COST[step]),
            _("level {number}").format(number=c.STEP_GUARDIAN[step]) if c.STEP_GUARDIAN[step] else "–",
        ]
        for step in range(c.STEPS)
    ]
    return [Table([_("Step"), _("Level of the power"), _("Followers"), _("Guardian won")], rows)]


# ------------------------------------------------------------ gods, guardians, cards, powers


def _known(name: str, ids: list[str], what: str) -> str:
    if name not in ids:
        raise ValueError(f"there is no {what} '{name}' in the data file.")
    return name


def _god(choices: Choices) -> list[Block]:
    god = _known(choices.get("id", ""), c.GOD_IDS, "god")
    return [Paragraph(f"**{ability_name(god)}**"), Paragraph(ability_text(god))]


def _guardian(choices: Choices) -> list[Block]:
    kind = _known(choices.get("id", ""), c.GUARDIAN_IDS, "guardian")
    place = c.GUARDIAN_IDS.index(kind)
    base = _("small base") if c.GUARDIAN_BASE[place] == c.SMALL else _("large base")
    figures = _("**Level {level}** · {base} · {number} figures").format(
        level=c.GUARDIAN_LEVEL[place], base=base, number=c.GUARDIAN_COUNT[place]
    )
    return [Paragraph(figures), Paragraph(guardian_text(kind))]


def _guardians(choices: Choices) -> list[Block]:
    rows = [[guardian_name(kind), str(c.GUARDIAN_LEVEL[place])] for place, kind in enumerate(c.GUARDIAN_IDS)]
    return [Table([_("Guardian"), _("Level")], rows)]


def _card(choices: Choices) -> list[Block]:
    facts = card_facts(_known(choices.get("id", ""), c.CARD_IDS, "battle card"))
    return [Paragraph(_("**Strength {number}**").format(number=facts.strength)), Paragraph(facts.effect)]


def _cards(choices: Choices) -> list[Block]:
    facts = [card_facts(card) for card in c.CARD_IDS]
    return [Table([_("Battle card"), _("Strength")], [[one.name, str(one.strength)] for one in facts])]


def _power(choices: Choices) -> list[Block]:
    facts = power_facts(_known(choices.get("id", ""), c.POWER_IDS, "power"))
    return [Paragraph(_("**Level {number}**").format(number=facts.level)), Paragraph(facts.effect)]


def _powers(choices: Choices) -> list[Block]:
    facts = [power_facts(power) for power in c.POWER_IDS]
    return [Table([_("Power"), _("Level")], [[one.name, str(one.level)] for one in facts])]


def _options(choices: Choices) -> list[Block]:
    rows = []
    for option in OPTIONS:
        values = [_(value.words).format(n=value.id.rpartition("_")[2]) for value in option.values]
        helps = [_(text) for text in (option.help, *[value.help for value in option.values]) if text]
        rows.append([f"**{_(option.words)}**", " / ".join(values), " ".join(helps) or "–"])
    return [Table([_("Option"), _("Choices"), _("Note")], rows)]
