"""The plain terminal table: a seat's view as lines of text, for debugging and for people without a screen."""

from typing import Any

from game.core.language import N_, _
from game.rules.ankh.facts import (
    card_name,
    event_name,
    figure_name,
    god_name,
    guardian_name,
    hex_name,
    hex_names,
    monument_name,
    power_name,
    row_name,
    scenario_name,
)

# Signs instead of letters: they need no translation.
SIGNS = {"fertile": '"', "desert": ".", "water": "~"}
FIGURE_SIGNS = {"god": "@", "warrior": "+"}
MONUMENT_SIGNS = {"obelisk": "|", "temple": "#", "pyramid": "^"}
LEGEND = (
    N_('Ground: " fertile, . desert, ~ water. Odd columns lie half a hex lower.'),
    N_("Figures behind the number of their seat: @ god, + warrior, * guardian."),
    N_("Monuments before the number of their owner, 0 for nobody: | obelisk, # temple, ^ pyramid."),
)


def table(view: dict[str, Any], names: list[str]) -> list[str]:
    lines = [_("Scenario: {name}").format(name=scenario_name(view["scenario"])), "", *_map(view), "", *_rows(view)]
    lines += [*_regions(view, names), ""]
    for god in view["gods"]:
        lines += _god(view, god, names)
    lines += ["", *_supply(view)]
    if view["battle"]:
        lines += _battle(view["battle"], names)
    return lines


def _map(view: dict[str, Any]) -> list[str]:
    """One line per row. A cell has the terrain, then who stands there: a seat's number and a sign for the figure, or
    a sign for the monument and its owner's number (LEGEND)."""
    cells = {one["hex"]: SIGNS[one["terrain"]] + "  " for one in view["map"]["hexes"]}
    for monument in view["monuments"]:
        owner = 0 if monument["god"] is None else monument["god"] + 1
        place = monument["hex"]
        cells[place] = f"{cells[place][0]}{MONUMENT_SIGNS[monument['type']]}{owner}"
    for figure in view["figures"]:
        place = figure["hex"]
        cells[place] = f"{cells[place][0]}{figure['god'] + 1}{FIGURE_SIGNS.get(figure['kind'], '*')}"
    rows = max(cells) // 100 + 1
    columns = max(name % 100 for name in cells) + 1
    lines = ["    " + " ".join(f"{'ABCDEFGHIJK'[column]:<3}" for column in range(columns))]
    for row in range(rows):
        line = " ".join(cells.get(row * 100 + column, "   ") for column in range(columns))
        lines.append(f"{row + 1:>2}  {line}".rstrip())
    lines += [_(line) for line in LEGEND]
    lines.append(_("Guardians: {figures}").format(figures=_guardians_on_map(view)))
    if view["underworld"]:
        lines.append(_("Underworld tokens: {hexes}").format(hexes=hex_names(view["underworld"])))
    return lines


def _guardians_on_map(view: dict[str, Any]) -> str:
    found = [
        f"{guardian_name(one['kind'])} {hex_name(one['hex'])}"
        for one in view["figures"]
        if one["kind"] not in FIGURE_SIGNS
    ]
    return ", ".join(found) or _("none")


def _rows(view: dict[str, Any]) -> list[str]:
    lines = []
    for track in view["tracks"]:
        line = _("{action}: {number} to the event").format(action=row_name(track["id"]), number=track["left"])
        mark = ">" if track["selectable"] else " "
        lines.append(f"{mark} {line}")
    events = view["events"]
    following = event_name(events["next"]) if events["next"] else _("none")
    line = _("Event {space} of {total}; next: {event}")
    lines.append(line.format(space=events["space"], total=len(events["order"]), event=following))
    return lines


def _regions(view: dict[str, Any], names: list[str]) -> list[str]:
    lines = []
    for region in view["regions"]:
        line = _("Region {number}, {size} land hexes round {hex}").format(
            number=region["number"], size=len(region["land"]), hex=hex_name(region["hex"])
        )
        fighters = ", ".join(f"{names[god]} {strength}" for god, strength in region["strength"].items())
        held = ", ".join(
            f"{monument_name(kind)} {names[god]}" for kind, god in region["majorities"].items() if god is not None
        )
        lines.append(f"  {line}: {_('strength')} {fighters or '–'}; {_('majorities')} {held or '–'}")
    return lines


def _god(view: dict[str, Any], god: dict[str, Any], names: list[str]) -> list[str]:
    players = _(" and ").join(names[seat] for seat in god["seats"])
    if not god["in_play"]:
        reason = _("forgotten") if god["forgotten"] else _("merged")
        return [f"  {god_name(god['id'])}: {reason}"]
    mark = ">" if view["active"] in god["seats"] else " "
    line = _("{god} ({players}): devotion {devotion}, followers {followers}, ankh tokens {tokens}")
    lines = [
        f"{mark} "
        + line.format(
            god=god_name(god["id"]),
            players=players,
            devotion=god["devotion"],
            followers=god["followers"],
            tokens=god["tokens"],
        )
    ]
    pool = ", ".join(f"{figure_name(kind)} {number}" for kind, number in god["pool"].items())
    lines.append("    " + _("Pool: {figures}").format(figures=pool))
    if god["powers"]:
        lines.append("    " + _("Powers: {powers}").format(powers=", ".join(map(power_name, god["powers"]))))
    if god["used"]:
        lines.append("    " + _("Used cards: {cards}").format(cards=", ".join(map(card_name, god["used"]))))
    return lines


def _supply(view: dict[str, Any]) -> list[str]:
    monuments = ", ".join(f"{monument_name(kind)} {number}" for kind, number in view["supply"]["monuments"].items())
    cards = ", ".join(f"{guardian_name(card['id'])} {card['left']}" for card in view["guardians"])
    return [
        _("Supply: {monuments}; camels {camels}").format(monuments=monuments, camels=view["supply"]["camels"]),
        _("Guardian cards: {cards}").format(cards=cards),
    ]


def _battle(battle: dict[str, Any], names: list[str]) -> list[str]:
    lines = [_("Battle of region {number}").format(number=battle["number"])]
    for side in battle["sides"]:
        cards = ", ".join(map(card_name, side["cards"] or side["sealed_cards"]))
        chosen = _("has chosen") if side["god"] in battle["sealed"] else ""
        line = _("{player}: strength {strength}").format(player=names[side["god"]], strength=side["strength"])
        lines.append("  " + "; ".join(part for part in (line, cards, chosen) if part))
    return lines
