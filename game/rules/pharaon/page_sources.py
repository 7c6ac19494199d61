"""The last rules page's tables: for every component which of its fields come from where, by the data file's tags."""

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
    "bank": N_("number of tokens"),
    "colour": N_("colour"),
    "ccw count": N_("number on the counter-clockwise edge"),
    "ccw points": N_("points on the counter-clockwise edge"),
    "cw count": N_("number on the clockwise edge"),
    "cw points": N_("points on the clockwise edge"),
    "god": N_("which god stands there"),
    "gain": N_("the resources gained"),
    "colours": N_("its colours"),
    "zone": N_("its zone"),
}
GROUPS = {
    "resources": N_("Resources"),
    "zones": N_("Zones"),
    "gods": N_("Gods"),
    "nobles": N_("Nobles"),
    "artisans": N_("Artisans"),
}


def tags_of(entry: dict[str, Any]) -> dict[str, list[str]]:
    """Per tag the fields of an entry that carry it; the entry's own tag stands for everything else."""
    found: dict[str, list[str]] = {tag: [] for tag in TAGS}
    for key, value in entry.items():
        if isinstance(value, dict):
            for inner, tag in value.items():
                if inner.endswith("_source"):
                    found[tag].append(f"{key} {inner.removesuffix('_source')}")
        elif key.endswith("_source") and isinstance(value, list):
            for number, tag in enumerate(value, start=1):
                found[tag].append(f"field {number}")
            return found
        elif key.endswith("_source"):
            found[value].append(key.removesuffix("_source"))
    found[entry["source"]].append("")
    return found


def said(fields: list[str], alone: bool) -> str:
    """`alone`: no other tag stands for anything of this entry."""
    words = []
    for field in fields:
        name, _space, number = field.rpartition(" ")
        if name == "field":
            words.append(_("field {number}").format(number=number))
        else:
            words.append(_(FIELDS[field]))
    return _(EVERYTHING) if fields and alone else ", ".join(words) or "–"


def source_tables(data: dict[str, Any]) -> list[Block]:
    blocks: list[Block] = []
    for group, heading in GROUPS.items():
        blocks += [Heading(2, _(heading)), _table([(name_("pharaon", entry["name"]), entry) for entry in data[group]])]
    actions = [(_("Nile action {number}").format(number=one["position"]), one) for one in data["nile"]["actions"]]
    spaces = [(_("Burial space {number}").format(number=one["space"]), one) for one in data["burial"]["spaces"]]
    rows = [(_("Pyramid row {number}").format(number=one["row"]), one) for one in data["pyramid"]["rows"]]
    boards = [(name_("pharaon", one["name"]), one) for one in data["traitor"]["boards"]]
    jars = [(_("Jar {number}").format(number=number), one) for number, one in enumerate(data["jars"], start=1)]
    blocks += [Heading(2, _("Tracks, pyramid and boards")), _table([*actions, *spaces, *rows, *boards])]
    blocks += [Heading(2, _("Jars")), _table(jars)]
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
