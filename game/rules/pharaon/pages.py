"""What the directives of Pharaon's rules pages stand for: tables and lines made from the data file.

A directive is a line such as `{{noble id=judge}}`. Every figure that the pages show comes through here, so a corrected
component is corrected in the pages too.
"""

from collections.abc import Callable
from typing import Any

from game.core.language import _
from game.core.pages import Block, Paragraph, Table
from game.rules.pharaon import content as c
from game.rules.pharaon import noble_cards
from game.rules.pharaon.facts import (
    artisan_facts,
    board_name,
    god_name,
    points_text,
    resource_name,
    reward_text,
    symbol_text,
    token_name,
    tokens_text,
    zone_name,
)
from game.rules.pharaon.noble_facts import noble_facts
from game.rules.pharaon.options import OPTIONS
from game.rules.pharaon.page_sources import source_tables
from game.rules.pharaon.setup import FIXED_CIRCLE
from game.rules.pharaon.traitor_boards import BOARD_IDS, COLUMN, DARK, DEFAULT_NOBLE_VALUE, JARS, LIGHT

Choices = dict[str, str]
SIDES = {"light": LIGHT, "dark": DARK}


class PageExpander:
    """Called by the page reader with a directive's name and choices; answers with blocks."""

    __slots__ = ("_data", "_makers")

    def __init__(self, data: dict[str, Any]) -> None:
        self._data = data
        self._makers: dict[str, tuple[Callable[[Choices], list[Block]], tuple[str, ...]]] = {
            "about": (self._about, ()),
            "resources": (_resources, ()),
            "offering_tokens": (_offering_tokens, ()),
            "setup": (_setup, ()),
            "wheel": (_wheel, ()),
            "circle": (_circle, ()),
            "gods": (_gods, ()),
            "circle_gods": (_circle_gods, ()),
            "nile": (_nile, ()),
            "nile_points": (_nile_points, ()),
            "burial": (_burial, ()),
            "pyramid": (_pyramid, ()),
            "noble": (_noble, ("id",)),
            "nobles": (_nobles, ("type",)),
            "artisans": (_artisans, ()),
            "jars": (_jars, ()),
            "board": (_board, ("id", "side")),
            "board_jars": (_board_jars, ()),
            "traitor_nobles": (_traitor_nobles, ()),
            "scoring": (_scoring, ()),
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

    def _about(self, choices: Choices) -> list[Block]:
        meta = self._data["meta"]
        rows = [
            [_("Year of the published game"), str(meta["year"])],
            [_("Players"), f"{meta['players_min']}–{meta['players_max']}"],
            [_("Rounds"), str(meta["rounds"])],
        ]
        return [Table([_("At a glance"), ""], rows)]

    def _sources(self, choices: Choices) -> list[Block]:
        return source_tables(self._data)


def _letters(kinds: tuple[int, ...]) -> str:
    return tokens_text([c.LETTERS[kind] for kind in kinds])


# ------------------------------------------------------------ the table


def _resources(choices: Choices) -> list[Block]:
    rows = [[resource_name(c.LETTERS[kind]), c.LETTERS[kind], str(c.BANK[kind])] for kind in range(c.RESOURCES)]
    return [Table([_("Resource"), _("Letter"), _("Tokens in the game")], rows)]


def _offering_tokens(choices: Choices) -> list[Block]:
    rows = [
        [token_name(c.LETTERS[c.FIRST_OFFERING + kind]), str(count), str(1 + c.END_BONUS[c.FIRST_OFFERING + kind])]
        for kind, count in enumerate(c.OFFERING_COUNT)
    ]
    rows.append([f"**{_('Together')}**", f"**{sum(c.OFFERING_COUNT)}**", ""])
    return [Table([_("Offering"), _("Tokens"), _("Points if left over")], rows)]


def _setup(choices: Choices) -> list[Block]:
    columns = (c.JARS_SHOWN, c.PAIR_PLACES, c.BONUS_PLACES, c.SPACES)
    rows = [[str(seats), *[str(column[seats]) for column in columns]] for seats in range(1, 6)]
    header = [_("Players"), _("Jars revealed"), _("Offering pairs"), _("Bonus offerings"), _("Spaces per sector")]
    return [Table(header, rows)]


def _wheel(choices: Choices) -> list[Block]:
    order = ", ".join(resource_name(c.LETTERS[colour]) for colour in c.SECTORS)
    return [Paragraph(_("The sectors clockwise: {colours}.").format(colours=order))]


def _circle(choices: Choices) -> list[Block]:
    """The circle of the examples with its entry colours before and after one turn of the wheel."""
    rows = []
    for position, zone in enumerate(FIXED_CIRCLE):
        colours = [c.SECTORS[(position - turned) % c.BASICS] for turned in (0, 1, -1)]
        rows.append([zone_name(c.ZONE_IDS[zone]), *[resource_name(c.LETTERS[colour]) for colour in colours]])
    header = [_("Zone, clockwise"), _("Entry colour"), _("After a clockwise turn"), _("After a counter-clockwise turn")]
    return [Table(header, rows)]


# ------------------------------------------------------------ zones


def _gods(choices: Choices) -> list[Block]:
    rows = []
    for zone, name in enumerate(c.ZONE_IDS):
        rows.append(
            [
                zone_name(name),
                _half(c.CCW_COUNT[zone], c.CCW_POINTS[zone]),
                _half(c.CW_COUNT[zone], c.CW_POINTS[zone]),
                god_name(c.GOD_IDS[zone]),
            ]
        )
    header = [_("Zone"), _("Counter-clockwise edge"), _("Clockwise edge"), _("God on its clockwise edge")]
    return [Table(header, rows)]


def _half(count: int, points: int) -> str:
    return _("{count} things for {points}").format(count=count, points=points_text(points))


def _circle_gods(choices: Choices) -> list[Block]:
    rows = []
    for position, zone in enumerate(FIXED_CIRCLE):
        following = FIXED_CIRCLE[(position + 1) % c.ZONES]
        demands = f"{c.CW_COUNT[zone]} × {zone_name(c.ZONE_IDS[zone])}, "
        demands += f"{c.CCW_COUNT[following]} × {zone_name(c.ZONE_IDS[following])}"
        rows.append([god_name(c.GOD_IDS[zone]), demands, str(c.CW_POINTS[zone] + c.CCW_POINTS[following])])
    return [Table([_("God"), _("Asks for"), _("Points")], rows)]


def _nile(choices: Choices) -> list[Block]:
    rows = []
    for number, cost in enumerate(c.NILE_COST):
        steps = [
            _("one on {tracks}").format(
                tracks=_("any track")
                if len(tracks) == c.BASICS
                else _(" or ").join(resource_name(c.LETTERS[track]) for track in tracks)
            )
            for tracks in c.NILE_ADVANCES[number]
        ]
        gains = _letters(c.NILE_GAIN[number]) if c.NILE_GAIN[number] else "–"
        rows.append([str(number + 1), _letters(cost), gains, str(c.NILE_JARS[number]), "; ".join(steps)])
    return [Table([_("Action"), _("Cost"), _("Gain"), _("Jars"), _("Steps")], rows)]


def _nile_points(choices: Choices) -> list[Block]:
    rows = [[str(level), str(points)] for level, points in enumerate(c.NILE_POINTS)]
    return [Table([_("Level"), _("Points")], rows)]


def _burial(choices: Choices) -> list[Block]:
    rows = [
        [str(space + 1), _letters(cost), str(c.BURIAL_POINTS[space + 1])] for space, cost in enumerate(c.BURIAL_COST)
    ]
    return [Table([_("Space"), _("Cost"), _("Points if it is your last")], rows)]


def _pyramid(choices: Choices) -> list[Block]:
    rows = [
        [str(number), " → ".join(reward_text(c.REWARD_IDS[reward]) for reward in row)]
        for number, row in enumerate(c.PYRAMID, start=1)
    ]
    return [Table([_("Row, from below"), _("Fields from the left")], rows)]


# ------------------------------------------------------------ cards


def _noble(choices: Choices) -> list[Block]:
    name = choices.get("id", "")
    if name not in noble_cards.NOBLE_INDEX:
        raise ValueError(f"there is no noble '{name}' in the data file.")
    facts = noble_facts(name)
    figures = _("**No. {number}** · {when} · {points}").format(
        number=facts.number, when=facts.when, points=facts.points
    )
    return [Paragraph(figures), Paragraph(facts.effect)]


def _nobles(choices: Choices) -> list[Block]:
    wanted = choices.get("type", "")
    if wanted and wanted not in noble_cards.TYPES:
        raise ValueError(f"there is no type '{wanted}', only {', '.join(noble_cards.TYPES)}.")
    facts = [noble_facts(name) for name in noble_cards.NOBLE_IDS]
    rows = [[str(one.number), one.name, one.points] for one in facts if wanted in ("", one.type)]
    return [Table([_("No."), _("Noble"), _("Worth at the end")], rows)]


def _artisans(choices: Choices) -> list[Block]:
    facts = [artisan_facts(name) for name in c.ARTISAN_IDS]
    rows = [[one.name, str(one.points), one.gives] for one in facts]
    return [Table([_("Artisan"), _("Points"), _("Gives at once")], rows)]


def _jars(choices: Choices) -> list[Block]:
    rows = [
        [str(number), _letters(top), resource_name(c.LETTERS[bottom])]
        for number, (top, bottom) in enumerate(zip(c.JAR_TOP, c.JAR_BOTTOM, strict=True), start=1)
    ]
    return [Table([_("Jar"), _("Above"), _("Below")], rows)]


# ------------------------------------------------------------ solo, scoring, options


def _board(choices: Choices) -> list[Block]:
    name, side = choices.get("id", ""), choices.get("side", "")
    if name not in BOARD_IDS or side not in SIDES:
        raise ValueError(f"there is no side '{side}' of a board '{name}' in the data file.")
    column = COLUMN[BOARD_IDS.index(name)][SIDES[side]]
    rows = [[str(space), symbol_text(*symbol)] for space, symbol in enumerate(column, start=1)]
    return [Table([_("Space, from below"), _("What happens")], rows)]


def _board_jars(choices: Choices) -> list[Block]:
    rows = [[board_name(name), str(JARS[board][LIGHT]), str(JARS[board][DARK])] for board, name in enumerate(BOARD_IDS)]
    return [Table([_("Board"), _("Jars, light side"), _("Jars, dark side")], rows)]


def _traitor_nobles(choices: Choices) -> list[Block]:
    words = _("Without any such symbol each of his nobles is worth {points}.")
    return [Paragraph(words.format(points=points_text(DEFAULT_NOBLE_VALUE)))]


def _scoring(choices: Choices) -> list[Block]:
    rows = [
        [_("Pharaoh token"), str(c.PHARAOH_POINTS)],
        [_("First player token"), str(c.FIRST_PLAYER_POINTS)],
        [_("Each resource left, silver too"), str(c.RESOURCE_POINTS)],
        [_("Each offering left, besides the points printed on it"), str(c.OFFERING_POINTS)],
    ]
    return [Table([_("Thing"), _("Points")], rows)]


def _options(choices: Choices) -> list[Block]:
    rows = []
    for option in OPTIONS:
        values = [_(value.words).format(n=value.id.rpartition("_")[2]) for value in option.values]
        helps = [_(text) for text in (option.help, *[value.help for value in option.values]) if text]
        rows.append([f"**{_(option.words)}**", " / ".join(values), " ".join(helps) or "–"])
    return [Table([_("Option"), _("Choices"), _("Note")], rows)]
