"""The last rules page tells for every component which of its fields come from where, by the data file's tags."""

from typing import Any

from game.core.language import N_, _, name_
from game.core.pages import Block, Heading, Table

TAGS = {
    "seed": N_("Rulebook"),
    "public": N_("Public pages"),
    "known": N_("General knowledge"),
    "ours": N_("Our own design"),
}
EVERYTHING = N_("everything")
FIELDS = {
    "": N_("everything else"),
    "name": N_("name"),
    "colour": N_("colour"),
    "effect": N_("effect"),
    "copies": N_("number of copies"),
    "pairing": N_("which effect belongs to which name"),
}
EDITIONS = {
    "blood_and_sand": N_("this edition"),
    "first_edition": N_("first edition"),
    "hybrid": N_("a mixed source"),
    "project": N_("our own"),
}


def tags_of(entry: dict[str, Any]) -> dict[str, list[str]]:
    """Per tag the fields of an entry that carry it; the entry's own tag stands for everything else."""
    found: dict[str, list[str]] = {tag: [] for tag in TAGS}
    for key, value in entry.items():
        if key.endswith("_source"):
            found[value].append(key.removesuffix("_source"))
    found[entry["source"]].append("")
    return found


def said(fields: list[str], alone: bool) -> str:
    """`alone`: no other tag stands for anything of this entry."""
    return _(EVERYTHING) if fields and alone else ", ".join(_(FIELDS[field]) for field in fields) or "–"


def source_tables(data: dict[str, Any]) -> list[Block]:
    blocks: list[Block] = [Heading(2, _("Power tiles"))]
    blocks.append(_table([(_tile(one), one) for one in data["tiles"]]))
    blocks += [Heading(2, _("Edition of the tile effects")), _editions(data["tiles"])]
    blocks += [Heading(2, _("Creatures")), _table([(name_("kemet", one["name"]), one) for one in data["creatures"]])]
    cards = [(name_("kemet", one["name"]), one) for one in data["battle_cards"]]
    blocks += [Heading(2, _("Battle cards")), _table(cards)]
    divine = [(name_("kemet", one["name"]), one) for one in data["di_cards"]]
    blocks += [Heading(2, _("Divine intervention cards")), _table(divine)]
    zones = [(name_("kemet", one["name"]), one) for one in data["map"]["zones"]]
    blocks += [Heading(2, _("Gods, cities and zones"))]
    blocks.append(_table([(name_("kemet", one["name"]), one) for one in [*data["gods"], *data["map"]["cities"]]]))
    blocks.append(_table(zones))
    return blocks


def _tile(entry: dict[str, Any]) -> str:
    colour = name_("kemet", entry["colour"].capitalize())
    return f"{name_('kemet', entry['name'])} ({colour})"


def _editions(tiles: list[dict[str, Any]]) -> Table:
    rows = []
    for edition, words in EDITIONS.items():
        names = [_tile(one) for one in tiles if one["effect_edition"] == edition]
        rows.append([_(words), "; ".join(names) or "–"])
    return Table([_("Effect as in"), _("Tiles")], rows)


def _table(named: list[tuple[str, dict[str, Any]]]) -> Table:
    rows = []
    for name, entry in named:
        tags = tags_of(entry)
        alone = sum(bool(fields) for fields in tags.values()) == 1
        rows.append([name, *[said(tags[tag], alone) for tag in TAGS]])
    used = [0, *[at for at in range(1, len(TAGS) + 1) if any(row[at] != "–" for row in rows)]]
    header = [_("Component"), *[_(words) for words in TAGS.values()]]
    return Table([header[at] for at in used], [[row[at] for at in used] for row in rows])
