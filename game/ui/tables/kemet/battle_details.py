"""The details card of everything on the sheet of a battle."""

from typing import TYPE_CHECKING

import pygame

from game.core.language import _
from game.ui.tables.kemet.battle_printed import ROW_RULES, STEP_RULES, STEPS
from game.ui.tables.kemet.battle_sheet import PART_WORDS, ROW_WORDS
from game.ui.tables.kemet.market_look import PanelThing
from game.ui.widget import Widget
from game.ui.widgets.details import Sheet, draw_sheet

if TYPE_CHECKING:
    from game.ui.tables.kemet.battle import BattlePanel


def draw(panel: "BattlePanel", surface: pygame.Surface, widget: Widget) -> bool:
    if not isinstance(widget, PanelThing) or not panel.fighting:
        return False
    sheet = explain(panel, *widget.about)
    if sheet is None:
        return False
    draw_sheet(panel.app, surface, sheet._replace(note=widget.tip), widget.rect)
    return True


def explain(panel: "BattlePanel", kind: str, which: str) -> Sheet | None:
    words, art = panel.board.words, panel.app.art
    if kind == "card":
        name = f"kemet/battle_{which}"
        return Sheet(words.card(which), lambda size: art.svg(name, fit(size, 4 / 3)), 0.72, words.card_figures(which))
    if kind == "di":
        facts = words.di(which)
        name = f"kemet/di_{which}"
        line = _("Played {when}. Price: {prayer}").format(when=facts.when, prayer=words.prayer(facts.cost))
        return Sheet(facts.name, lambda size: art.svg(name, fit(size, 4 / 3)), 0.72, facts.text, line)
    if kind == "tile":
        tile = words.tile(which)
        name = f"kemet/tile_{which}"
        return Sheet(tile.name, lambda size: art.svg(name, fit(size, 1.0)), 0.6, tile.text)
    if kind == "step":
        return Sheet(_(dict(STEPS)[which]), None, 0, _(STEP_RULES[which]))
    if kind == "row":
        return Sheet(_(ROW_WORDS[which]), None, 0, _(ROW_RULES[which]))
    return _of_a_side(panel, kind, int(which))


def _of_a_side(panel: "BattlePanel", kind: str, side: int) -> Sheet | None:
    words, art, column = panel.board.words, panel.app.art, panel.clash.columns[side]
    name = panel.board.names()[column.seat]
    if kind == "creature" and column.creature:
        picture = f"kemet/creature_{column.creature}"
        tile = words.tile(column.creature)
        note = "" if column.counts else _("The Snake on the other side makes it count for nothing.")
        return Sheet(
            words.creature(column.creature), lambda size: art.svg(picture, fit(size, 0.8)), 0.7, tile.text, note
        )
    if kind == "back":
        cards = ", ".join(words.card(card) for card in panel.view["players"][column.seat]["possible"])
        body = _("{player} may still hold: {cards}.").format(player=name, cards=cards)
        return Sheet(_("A card face down") if column.chosen else _("No card yet"), None, 0, body)
    if kind == "side":
        parts = [_(PART_WORDS[part]).format(number=number) for part, number in column.parts.items() if number]
        god = f"kemet/god_{column.god}"
        picture_of = (lambda size: art.svg(god, fit(size, 1.0))) if column.god else None
        facts = _("Strength before cards: {number}").format(number=column.before)
        return Sheet(name, picture_of, 0.5, "\n".join(parts), facts)
    return None


def fit(size: tuple[int, int], shape: float) -> tuple[int, int]:
    """The largest box of that shape (width for height) within the size."""
    wide = min(size[0], round(size[1] * shape))
    return wide, round(wide / shape)
