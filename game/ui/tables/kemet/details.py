"""The details card of everything on the table: a large picture, the rule, and what the thing is doing now."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.core.language import N_, _
from game.ui.tables.kemet import details_map
from game.ui.tables.kemet.printed import MOST_PRAYER, SPACE_ACTIONS, TILE_OF_CREATURE
from game.ui.widget import Widget
from game.ui.widgets.details import Sheet, draw_sheet

if TYPE_CHECKING:
    from game.ui.tables.kemet.board import KemetBoard

SPACE_RULES = {
    "recruit": N_("Place warriors of your supply into your city, for one prayer point each."),
    "move": N_("Move one army: walk, sail from port to port, or teleport from a pyramid to an obelisk."),
    "build": N_("Found a pyramid or raise one by any number of levels. Each level costs its number."),
    "pray": N_("Gain two prayer points."),
    "buy": N_("Buy a power tile of the purchase token's colour, or of a pyramid that you hold in another city."),
    "gold": N_("Your golden tiles say which extra action this is. Once per round, besides the token of a turn."),
}
NIGHT_RULES = {
    "sacrifice": N_("Whoever holds the sanctuary may give up two warriors there for a permanent victory point."),
    "delta": N_("Whoever holds the delta temple may give up a warrior there for five prayer points."),
    "temples": N_("Everybody who holds two temples or more gains one permanent victory point."),
    "worship": N_("Temples give their holders the prayer points that they show."),
    "prayers": N_("Everybody gains two prayer points; veterans can be given up for one more each."),
    "divine_help": N_("Everybody draws a divine intervention card; two veterans buy another one."),
    "summon": N_("Veterans become warriors in free districts of the own city; those who are left go home."),
    "awakening": N_("All action tokens return to their owners."),
    "fate": N_("From the fewest points to the most, everybody takes a place in the next turn order."),
}


def draw(board: "KemetBoard", surface: pygame.Surface, widget: Widget) -> bool:
    about = getattr(widget, "about", ("", ""))
    if not isinstance(about, tuple) or not about[0]:
        return False
    sheet = explain(board, *about)
    if sheet is None:
        return False
    draw_sheet(board.app, surface, sheet._replace(note=sheet.note or widget.tip), getattr(widget, "whole", widget.rect))
    return True


def heading(board: "KemetBoard", widget: Widget | None) -> str:
    """Where the rules pages speak of it."""
    kind, which = getattr(widget, "about", ("", ""))
    if kind == "tile":
        return str(board.words.tile(which).name)
    if kind == "di" and which:
        return str(board.words.di(which).name)
    if kind == "creature":
        return str(board.words.creature(which))
    return ""


def explain(board: "KemetBoard", kind: str, which: str) -> Sheet | None:
    makers: dict[str, Callable[[KemetBoard, str], Sheet | None]] = {
        "tile": tile_sheet, "creature": creature_sheet, "battle_card": battle_sheet, "di": di_sheet,
        "space": _space, "night": _night, "order": _order, "prayer": _prayer,
        "zone": details_map.zone_sheet, "seat": details_map.seat_sheet,
    }  # fmt: skip
    return makers[kind](board, which) if kind in makers else None


def drawing(board: "KemetBoard", name: str, shape: float) -> Callable[[tuple[int, int]], pygame.Surface]:
    """A whole drawing, as large as the box allows; `shape` is its height for its width."""

    def picture(size: tuple[int, int]) -> pygame.Surface:
        wide = min(size[0], round(size[1] / shape))
        return board.pieces.drawing(name, (wide, round(wide * shape)))

    return picture


def tile_sheet(board: "KemetBoard", which: str) -> Sheet:
    facts = board.words.tile(which)
    lines = [_("{colour}, level {level}").format(colour=board.words.colour(facts.colour), level=facts.level)]
    names = [board.names()[seat] for seat, owner in enumerate(board.model.owners) if which in owner.tiles]
    if names:
        lines.append(_("Owned by {players}.").format(players=", ".join(names)))
    return Sheet(facts.name, drawing(board, f"tile_{which}", 1.0), 0.62, facts.text, "\n".join(lines))


def creature_sheet(board: "KemetBoard", which: str) -> Sheet:
    facts = board.words.tile(TILE_OF_CREATURE[which])
    where = next((zone for zone, ground in board.model.zones.items() if which in ground.creatures), "")
    now = board.words.zone(where) if where else _("It waits in its owner's supply.")
    return Sheet(board.words.creature(which), drawing(board, f"creature_{which}", 1.25), 0.7, facts.text, now)


def battle_sheet(board: "KemetBoard", which: str) -> Sheet:
    owner = board.model.owners[board.looked_at]
    lines = [_("Put away: {up} face up, {down} face down.").format(up=len(owner.face_up), down=owner.face_down)]
    if owner.face_up:
        lines.append(", ".join(board.words.card(card) for card in owner.face_up))
    if not which:
        body = _("In a battle one card is played and one put away unseen. With an empty hand all cards come back.")
        return Sheet(_("Battle card"), drawing(board, "card_back", 320 / 240), 0.7, body, "\n".join(lines))
    return Sheet(
        board.words.card(which), drawing(board, f"battle_{which}", 0.75), 0.72, board.words.card_figures(which),
        "\n".join(lines),
    )  # fmt: skip


def di_sheet(board: "KemetBoard", which: str) -> Sheet:
    if not which:
        body = _("It is played in the own turn, in a move or in a council of war, as it says.")
        left = _("Cards in the pile: {number}").format(number=board.model.di_pile)
        return Sheet(_("Divine intervention card"), drawing(board, "card_back_di", 320 / 240), 0.7, body, left)
    facts = board.words.di(which)
    lines = [
        _("Played {when}").format(when=facts.when),
        _("Cost: {prayer}").format(prayer=board.words.prayer(facts.cost)),
    ]
    return Sheet(facts.name, drawing(board, f"di_{which}", 0.75), 0.72, facts.text, "\n".join(lines))


def _space(board: "KemetBoard", which: str) -> Sheet:
    action = SPACE_ACTIONS[which]
    body = _(SPACE_RULES[action])
    facts = _("At the end of the day every row must hold a token.") if action != "gold" else ""
    return Sheet(board.words.space(which), drawing(board, f"action_{which}", 1.0), 0.42, body, facts)


def _night(board: "KemetBoard", which: str) -> Sheet:
    return Sheet(board.words.night_step(which), drawing(board, f"night_{which}", 1.0), 0.4, _(NIGHT_RULES[which]))


def _order(board: "KemetBoard", which: str) -> Sheet:
    fate = board.fate_places()
    order: list[int | None] = list(fate) if fate is not None else list(board.model.order)
    seat = order[int(which) - 1] if int(which) <= len(order) else None
    who = board.names()[seat] if seat is not None else _("Nobody yet.")
    return Sheet(_("Place {number} in the turn order").format(number=which), None, 0, who)


def _prayer(board: "KemetBoard", which: str) -> Sheet:
    del which
    number = board.model.owners[board.looked_at].prayer
    body = _("Prayer points pay for warriors, levels, tiles, teleports and cards. More than {most} are lost.")
    facts = _("{player} has {prayer}.").format(player=board.names()[board.looked_at], prayer=board.words.prayer(number))
    return Sheet(_("Prayer points"), drawing(board, "ankh_prayer", 1.0), 0.36, body.format(most=MOST_PRAYER), facts)
