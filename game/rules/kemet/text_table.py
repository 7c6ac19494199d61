"""The plain terminal table: a seat's view as lines of text, for debugging and for people without a screen."""

from typing import Any

from game.core.language import _
from game.rules.kemet.facts import (
    card_figures,
    card_name,
    city_name,
    colour_name,
    creature_name,
    di_facts,
    di_name,
    god_name,
    night_name,
    points_text,
    prayer_text,
    row_name,
    space_name,
    tile_name,
    token_name,
    warriors_text,
    zone_name,
)


def table(view: dict[str, Any], names: list[str]) -> list[str]:
    lines = [_("Round {number}").format(number=view["round"]) if view["round"] else _("Setup")]
    if view["night"]:
        lines.append(_("Night: {step}").format(step=night_name(view["night"])))
    lines.append(_("Turn order: {names}").format(names=", ".join(names[seat] for seat in view["order"])))
    lines += ["", *_map(view, names), ""]
    if view["battle"]:
        lines += [*_battle(view["battle"], names), ""]
    for seat, player in enumerate(view["players"]):
        lines += _player(view, seat, player, names[seat])
    lines += ["", *_market(view)]
    if view["seat"] >= 0:
        lines += ["", *_own_cards(view["players"][view["seat"]])]
    if view["vision"]:
        lines.append(_("You see: {cards}").format(cards=", ".join(map(di_name, view["vision"]))))
    return lines


def _map(view: dict[str, Any], names: list[str]) -> list[str]:
    """Only zones with something in them."""
    lines = [_("Map:")]
    for zone, here in view["zones"].items():
        parts: list[str] = []
        if here["holder"] is not None:
            army = [names[here["holder"]], warriors_text(here["warriors"]), *map(creature_name, here["creatures"])]
            parts.append(", ".join(army))
        if here["intruder"]:
            intruder = here["intruder"]
            army = [names[intruder["seat"]], warriors_text(intruder["warriors"])]
            if intruder["creature"]:
                army.append(creature_name(intruder["creature"]))
            parts.append(_("attacked by {army}").format(army=", ".join(army)))
        if here["pyramid"]:
            line = _("pyramid {colour}, level {level}")
            colour = colour_name(here["pyramid"]["colour"])
            parts.append(line.format(colour=colour, level=here["pyramid"]["level"]))
        if parts:
            lines.append(f"  {zone_name(zone)}: {'; '.join(parts)}")
    return lines


def _battle(battle: dict[str, Any], names: list[str]) -> list[str]:
    line = _("Battle: {zone}. A tie is won by {player}.")
    lines = [line.format(zone=zone_name(battle["zone"]), player=names[battle["ties"]])]
    for side in battle["sides"]:
        parts = [_("{number} before cards").format(number=side["before_cards"])]
        if side["play"]:
            parts.append(_("plays {card}").format(card=card_name(side["play"])))
        if side["discard"]:
            parts.append(_("puts {card} away").format(card=card_name(side["discard"])))
        parts += [di_name(card) for card in side["di"]]
        if side["sealed"] and not battle["revealed"]:
            parts.append(_("has chosen"))
        lines.append(f"  {names[side['seat']]}: {', '.join(parts)}")
    return lines


def _player(view: dict[str, Any], seat: int, player: dict[str, Any], name: str) -> list[str]:
    mark = ">" if seat == view["active"] else " "
    who = [god_name(player["god"])] if player["god"] else []
    who += [city_name(player["city"])] if player["city"] else []
    head = f"{mark} {name}" + (f" ({', '.join(who)})" if who else "")
    kinds = player["points_by_kind"]
    lines = [f"{head}: {points_text(player['points'])}, {prayer_text(player['prayer'])}"]
    line = _("points: battle {battle}, divine {divine}, temples {temple}, pyramids {pyramid}")
    lines.append("    " + line.format(**kinds))
    line = _("supply {supply}, veterans {veterans}, battle cards {cards}, divine cards {di}, tokens left {tokens}")
    lines.append(
        "    "
        + line.format(
            supply=player["supply"],
            veterans=player["veterans"],
            cards=player["hand_size"],
            di=player["di_size"],
            tokens=player["regular_left"],
        )
    )
    if player["tiles"]:
        lines.append("    " + _("tiles: {tiles}").format(tiles=", ".join(map(tile_name, player["tiles"]))))
    if player["stable"]:
        names = ", ".join(map(creature_name, player["stable"]))
        lines.append("    " + _("creatures in supply: {creatures}").format(creatures=names))
    if player["tokens"]:
        placed = [f"{space_name(space)} ({token_name(token)})" for space, token in player["tokens"].items()]
        lines.append("    " + _("tokens: {spaces}").format(spaces=", ".join(placed)))
        rows = ", ".join(map(row_name, player["rows_missing"])) or _("none")
        lines.append("    " + _("rows without a token: {rows}").format(rows=rows))
    if player["face_up"]:
        cards = ", ".join(map(card_name, player["face_up"]))
        lines.append("    " + _("discarded face up: {cards}").format(cards=cards))
    return lines


def _market(view: dict[str, Any]) -> list[str]:
    lines = [_("Power tiles on display:")]
    for colour in view["colours"]:
        for level in range(1, 5):
            tiles = [
                f"{tile_name(tile)} ×{entry['copies']}" if entry["copies"] > 1 else tile_name(tile)
                for tile, entry in view["market"].items()
                if entry["colour"] == colour and entry["level"] == level and entry["copies"]
            ]
            if tiles:
                lines.append(f"  {colour_name(colour)} {level}: {', '.join(tiles)}")
    return lines


def _own_cards(player: dict[str, Any]) -> list[str]:
    lines = [_("Your battle cards:")]
    lines += [f"  {card_name(card)}: {card_figures(card)}" for card in player["hand"]]
    lines.append(_("Your divine intervention cards:"))
    for card in player["di"]:
        facts = di_facts(card)
        cost = _("cost {number}").format(number=facts.cost)
        lines.append(f"  {facts.name} ({cost}, {facts.when}): {facts.text}")
    return lines
