"""Details of zones, with who stands there and what going there means, and of players with their points."""

from typing import TYPE_CHECKING, Any

import pygame

from game.core.language import N_, _
from game.ui.tables.kemet.country import city_of
from game.ui.tables.kemet.printed import APPROACHES, TILE_OF_CREATURE, ZONES
from game.ui.widgets.details import Sheet

if TYPE_CHECKING:
    from game.ui.tables.kemet.board import KemetBoard

LINES = ("battle", "divine", "temple", "pyramid")
PORTS = {
    "trade": N_("A trade port: ships of everybody may land here."),
    "war": N_("A war port: only ships of this city's owner may land here; everybody may start."),
}
TEMPLES = {
    "minor": N_("A temple: its holder has a temporary victory point and prayer points at night."),
    "major": N_("A great temple: its holder has a temporary victory point and prayer points at night."),
    "delta": N_(
        "The temple in the delta: a temporary victory point; at night a warrior can be given up for prayer points."
    ),
}


def zone_sheet(board: "KemetBoard", zone: str) -> Sheet:
    return Sheet(board.words.zone(zone), _picture(board, zone), 0.42, _body(board, zone), _now(board, zone))


def _picture(board: "KemetBoard", zone: str) -> Any:
    facts, ground, pieces = ZONES[zone], board.model.zones[zone], board.pieces
    name = ""
    if facts.building:
        name = "sanctuary" if facts.kind == "sanctuary" else f"temple_{facts.temple}"
    elif ground.pyramid:
        name = f"pyramid_{ground.pyramid[0]}_{ground.pyramid[1]}"
    if not name:
        return None

    def picture(size: tuple[int, int]) -> pygame.Surface:
        tall = min(size[1], round(size[0] * 140 / 160))
        return pieces.drawing(name, (round(tall * 160 / 140), tall))

    return picture


def _body(board: "KemetBoard", zone: str) -> str:
    facts, ground = ZONES[zone], board.model.zones[zone]
    lines = []
    if facts.temple:
        lines.append(_(TEMPLES[facts.temple]))
        if facts.prayer:
            lines.append(_("Worship brings {prayer}.").format(prayer=board.words.prayer(facts.prayer)))
    elif facts.kind == "sanctuary":
        lines.append(_("Two warriors given up here at night bring a permanent victory point."))
    elif facts.kind == "district":
        lines.append(_("Behind walls: others enter only from a zone beside it, and only one district in a move."))
        if ground.pyramid:
            lines.append(
                _("Pyramid: {colour}, level {level}.").format(
                    colour=board.words.colour(ground.pyramid[0]), level=ground.pyramid[1]
                )
            )
    elif zone in APPROACHES:
        lines.append(_("The land before a city: the way to its walls begins here."))
    else:
        lines.append(_("Open desert."))
    if facts.port:
        lines.append(_(PORTS[facts.port]))
    if facts.obelisk:
        lines.append(_("An obelisk: armies can teleport here."))
    return "\n".join(lines)


def _now(board: "KemetBoard", zone: str) -> str:
    ground, names, words = board.model.zones[zone], board.names(), board.words
    lines = []
    city = city_of(zone)
    owner = next((seat for seat, one in enumerate(board.model.owners) if city and one.city == city), None)
    if owner is not None:
        lines.append(_("City of {player}").format(player=names[owner]))
    if ground.holder is not None and ground.warriors:
        lines.append(
            _("{player}: {warriors}").format(player=names[ground.holder], warriors=words.warriors(ground.warriors))
        )
        lines += [_creature(board, creature) for creature in ground.creatures]
    if ground.intruder:
        seat, number, creatures = ground.intruder
        lines.append(_("{player} attacks: {warriors}").format(player=names[seat], warriors=words.warriors(number)))
        lines += [_creature(board, creature) for creature in creatures]
    lines += _way(board, zone)
    return "\n".join(lines)


def _creature(board: "KemetBoard", creature: str) -> str:
    facts = board.words.tile(TILE_OF_CREATURE[creature])
    return _("**{creature}**: {text}").format(creature=board.words.creature(creature), text=facts.text)


def _way(board: "KemetBoard", zone: str) -> list[str]:
    """What the moving army finds there: the price, and the battle before any card."""
    move = board.view.get("move")
    if not move or not board.asked("move_step"):
        return []
    lines = []
    reach = move["reach"].get(zone)
    steps = board.steps_by_zone().get(zone, [])
    costs = sorted({step["cost"] for step in steps}) or ([reach["cost"]] if reach else [])
    if reach and not steps:
        lines.append(_("Within reach in {number} steps").format(number=len(reach["path"]) - 1))
    if costs and costs[0]:
        lines.append(_("Cost: {prayer}").format(prayer=board.words.prayer(costs[0])))
    battle = next((step["battle"] for step in steps if step["battle"]), reach["battle"] if reach else None)
    if battle:
        lines.append(
            _("Battle before cards: **{attack}** against **{defence}**; a tie is for {player}.").format(
                attack=battle["attack"], defence=battle["defence"], player=board.names()[battle["ties"]]
            )
        )
        if battle["home"]:
            home = ", ".join(board.names()[seat] for seat in battle["home"])
            lines.append(_("Home strength for {players} is counted.").format(players=home))
    return lines


def seat_sheet(board: "KemetBoard", which: str) -> Sheet:
    seat = int(which)
    owner, player, words = board.model.owners[seat], board.view["players"][seat], board.words
    lines = [f"{words.result_line(name, 0)}: **{owner.points.get(name, 0)}**" for name in LINES]
    body = _("Victory points: {points}. Squares are kept for good, discs are lost with their place.").format(
        points=owner.score
    )
    facts = [
        _("Army limit: {number}").format(number=player["army_limit"]),
        _("In supply: {warriors}").format(warriors=words.warriors(owner.supply)),
    ]
    if owner.city:
        facts.insert(0, words.city(owner.city))
    if player["face_up"]:
        cards = ", ".join(words.card(card) for card in player["face_up"])
        facts.append(_("Battle cards put away: {cards}").format(cards=cards))
    if player["di_known"]:
        cards = ", ".join(words.di(card).name for card in player["di_known"])
        facts.append(_("Known divine cards: {cards}").format(cards=cards))
    if seat != board.looked_at:
        facts.append(_("Click to see these belongings below."))
    note = ""
    if seat in board.model.would_win and not board.view.get("over"):
        note = _("Would win now at the start of an own turn.")
    return Sheet(board.names()[seat], None, 0, "\n".join([body, *lines]), "\n".join(facts), note)
