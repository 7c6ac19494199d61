"""The plain terminal table: a seat's view as lines of text, for debugging and for people without a screen."""

from typing import Any

from game.core.language import _
from game.rules.pharaon.content import (
    BURIAL_COST,
    BURIAL_END,
    BURIAL_POINTS,
    LETTERS,
    NILE_ADVANCES,
    NILE_COST,
    NILE_GAIN,
    NILE_JARS,
    NILE_POINTS,
)
from game.rules.pharaon.facts import (
    artisan_facts,
    artisan_name,
    god_name,
    jar_text,
    points_text,
    resource_name,
    reward_text,
    symbol_text,
    tokens_text,
    zone_name,
)
from game.rules.pharaon.log import owner_name
from game.rules.pharaon.noble_facts import noble_facts, noble_name
from game.rules.pharaon.traitor_boards import read_symbol


def table(view: dict[str, Any], names: list[str]) -> list[str]:
    lines = [_("Round {number} of {total}").format(number=view["round"], total=view["rounds"])]
    if not view["round"]:
        lines = [_("Setup")]
    lines.append(_("First player token: {player}").format(player=owner_name(view["first_player"], names)))
    lines += [
        "",
        *_zones(view),
        "",
        *_offerings(view),
        *_cards(view),
        *_tracks(),
        "",
        *_jars(view),
        *_pyramid(view, names),
    ]
    if view["traitor"]:
        lines += ["", *_boards(view["traitor"])]
    lines.append("")
    for owner, player in enumerate([*view["players"], *([view["traitor"]] if view["traitor"] else [])]):
        lines += _player(view, owner, player, owner_name(owner, names))
    if view["drawn"]:
        lines.append(_("You have drawn: {cards}").format(cards=", ".join(map(noble_name, view["drawn"]))))
    return lines


def _zones(view: dict[str, Any]) -> list[str]:
    lines = [_("Zones clockwise, each with the god on its clockwise border:")]
    for zone, god in zip(view["zones"], view["gods"], strict=True):
        facts = _("entry {colour}, {free} of {spaces} spaces free").format(
            colour=resource_name(zone["entry"]), free=zone["free"], spaces=zone["spaces"]
        )
        following = (
            _(", next round {colour}").format(colour=resource_name(zone["next_entry"])) if zone["next_entry"] else ""
        )
        lines.append(f"  {zone_name(zone['id'])}: {facts}{following}")
        halves = _(" and ").join(f"{half['count']} × {zone_name(half['zone'])}" for half in god["halves"])
        lines.append(f"    {god_name(god['id'])}: {halves} ({points_text(god['points'])})")
    return lines


def _offerings(view: dict[str, Any]) -> list[str]:
    lines = [_("Offering pairs:")]
    for number, pair in enumerate(view["pairs"], start=1):
        lines.append(f"  {number}  {tokens_text(list(pair)) if pair else _('empty')}")
    bonus = [tokens_text([token]) if token else _("empty") for token in view["bonus"]]
    lines.append(_("Bonus offerings: {tokens}").format(tokens="; ".join(bonus)))
    lines.append(_("In the bag: {number}").format(number=sum(view["bag"].values())))
    return lines


def _cards(view: dict[str, Any]) -> list[str]:
    lines = [_("Nobles (in the deck: {number}):").format(number=view["noble_deck"])]
    for number, noble in enumerate(view["nobles"], start=1):
        if noble:
            facts = noble_facts(noble)
            lines.append(f"  {number}  {facts.name}: {facts.effect} ({facts.points})")
    lines.append(_("Artisans (in the deck: {number}):").format(number=view["artisan_deck"]))
    for number, card in enumerate(view["artisans"], start=1):
        if card:
            craft = artisan_facts(card)
            lines.append(f"  {number}  {craft.name}: {points_text(craft.points)}, {craft.gives}")
    return lines


def _tracks() -> list[str]:
    lines = [_("Nile actions:")]
    for number, cost in enumerate(NILE_COST):
        gains = [LETTERS[kind] for kind in NILE_GAIN[number]]
        parts = [tokens_text(gains)] if gains else []
        parts += [_("a jar")] * NILE_JARS[number]
        for tracks in NILE_ADVANCES[number]:
            steps = _("/").join(resource_name(LETTERS[track]) for track in tracks)
            parts.append(_("step on {tracks}").format(tracks=steps))
        lines.append(f"  {number + 1}  {tokens_text([LETTERS[kind] for kind in cost])} → {', '.join(parts)}")
    levels = ", ".join(str(points) for points in NILE_POINTS)
    lines.append(_("Nile points by level: {points}").format(points=levels))
    lines.append(_("Burial chamber:"))
    for space in range(BURIAL_END):
        cost_text = tokens_text([LETTERS[kind] for kind in BURIAL_COST[space]])
        lines.append(f"  {space + 1}  {cost_text} ({points_text(BURIAL_POINTS[space + 1])})")
    return lines


def _jars(view: dict[str, Any]) -> list[str]:
    revealed = "; ".join(jar_text(jar) for jar in view["jars"]) or _("none")
    return [
        _("Jars to take when passing: {jars}").format(jars=revealed),
        _("Bank: {tokens}").format(
            tokens=", ".join(f"{resource_name(letter)} {count}" for letter, count in view["bank"].items())
        ),
    ]


def _pyramid(view: dict[str, Any], names: list[str]) -> list[str]:
    lines = [_("Pyramid of Time:")]
    for number, row in enumerate(view["pyramid"], start=1):
        fields = " | ".join(reward_text(reward) for reward in row["fields"])
        lines.append(f"  {number}  {fields}")
        if row["owner"] is not None:
            line = _("{player} stands on field {number}.")
            lines.append("     " + line.format(player=owner_name(row["owner"], names), number=row["field"]))
    return lines


def _boards(traitor: dict[str, Any]) -> list[str]:
    lines = [_("The Traitor's columns, jars left in his stack: {number}").format(number=traitor["stack"])]
    for number, board in enumerate(traitor["boards"], start=1):
        height = len(board["tokens"])
        following = board["symbols"][height : height + 1]
        word = symbol_text(*read_symbol(following[0])) if following else _("full")
        side = _("dark") if board["dark"] else _("light")
        line = _("column {number}, {colour}, {side}: {height} of {total}; next: {symbol}")
        text = line.format(
            number=number,
            colour=resource_name(board["colour"]),
            side=side,
            height=height,
            total=len(board["symbols"]),
            symbol=word,
        )
        lines.append(f"  {text}")
    return lines


def _player(view: dict[str, Any], owner: int, player: dict[str, Any], name: str) -> list[str]:
    mark = ">" if owner == view["active"] else " "
    letters = [letter for letter, count in player["tokens"].items() for _number in range(count)]
    lines = [f"{mark} {name}: {points_text(player['score'])}; {tokens_text(letters)}"]
    if player["nobles"]:
        lines.append(
            "    " + _("Nobles: {cards}").format(cards=", ".join(_noble(one, player) for one in player["nobles"]))
        )
    if player["artisans"]:
        cards = ", ".join(artisan_name(card) for card in player["artisans"])
        lines.append("    " + _("Artisans: {cards}").format(cards=cards))
    nile = ", ".join(f"{resource_name(letter)} {level}" for letter, level in player["nile"].items())
    lines.append("    " + _("Burial step {number}; Nile: {levels}").format(number=player["burial"], levels=nile))
    if player["passed"]:
        lines.append("    " + _("has passed"))
    if owner == view["pharaoh"]:
        lines.append("    " + _("holds the pharaoh token"))
    return lines


def _noble(noble: str, player: dict[str, Any]) -> str:
    if noble in player["used"]:
        return _("{card} (used)").format(card=noble_name(noble))
    return noble_name(noble)
