"""The last rules page's tables: which part of the data comes from where, by the data file's tags."""

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
    "color": N_("colour"),
    "ability_name": N_("English name of the ability"),
    "level": N_("level"),
    "strength": N_("strength"),
}
GROUPS = {
    "gods": N_("Gods"),
    "guardians": N_("Guardians"),
    "battle_cards": N_("Battle cards"),
    "ankh_powers": N_("Ankh powers"),
    "monuments": N_("Monuments"),
    "tokens": N_("Tokens"),
}
OTHERS = {
    "map": N_("The map: hexes and rivers"),
    "unlock_steps": N_("Steps of the dashboard with guardian symbols"),
    "guardian_setup": N_("Guardian figures by number of players"),
    "components": N_("Numbers of components"),
    "constants": N_("Costs and rewards"),
}
TRACKS = {
    "action": N_("Length of the action tracks"),
    "event": N_("Order of the events"),
    "devotion": N_("Length of the devotion track and of its red part"),
}


def tags_of(entry: dict[str, Any]) -> dict[str, list[str]]:
    """Per tag the fields of an entry that carry it; the entry's own tag stands for everything else."""
    found: dict[str, list[str]] = {tag: [] for tag in TAGS}
    for key, value in entry.items():
        if key.endswith("_source") and value in TAGS:
            found[value].append(key.removesuffix("_source"))
    found[entry["source"]].append("")
    return found


def said(fields: list[str], alone: bool) -> str:
    """`alone`: no other tag stands for anything of this entry."""
    return _(EVERYTHING) if fields and alone else ", ".join(_(FIELDS[field]) for field in fields) or "–"


def source_tables(data: dict[str, Any]) -> list[Block]:
    blocks: list[Block] = []
    for group, heading in GROUPS.items():
        blocks += [Heading(2, _(heading)), _table([(name_("ankh", entry["name"]), entry) for entry in data[group]])]
    board = [(_(words), data[key]) for key, words in OTHERS.items()]
    board += [(_(words), data["tracks"][key]) for key, words in TRACKS.items()]
    scenarios = [
        (_("{name} for {players} players").format(name=name_("ankh", one["name"]), players=one["players"]), one)
        for one in data["scenarios"]
    ]
    blocks += [Heading(2, _("Board, tracks and figures")), _table(board)]
    blocks += [Heading(2, _("Scenarios")), _table([(name, {"source": one["source"]}) for name, one in scenarios])]
    return blocks


def _table(named: list[tuple[str, dict[str, Any]]]) -> Table:
    rows = []
    for name, entry in named:
        tags = tags_of(entry)
        alone = sum(bool(fields) for fields in tags.values()) == 1
        rows.append([name, *[said(tags[tag], alone) for tag in TAGS]])
    used = [0, *[at for at in range(1, len(TAGS) + 1) if any(row[at] != "–" for row in rows)]]
    header = [_("Component"), *[_(words) for words in TAGS.values()]]
    return Table([header[at] for at in used], [[row[at] for at in used] for row in rows])
