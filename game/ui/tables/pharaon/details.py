"""The details card of everything on the table: a large picture, the rule, and what the thing is doing now."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from game.core.language import N_, _
from game.ui.tables.pharaon import details_board
from game.ui.tables.pharaon.printed import BASICS, RESOURCES
from game.ui.tables.targets import Thing
from game.ui.widget import Widget
from game.ui.widgets.details import Sheet, draw_sheet

if TYPE_CHECKING:
    from game.ui.tables.pharaon.board import PharaonBoard

OFFERING_RULES = {
    "o": N_("An offering that can be paid like a resource of its colour. Left over it is worth 1 point."),
    "j": N_("A joker: in its zone it can be paid as any basic resource. Left over it is worth 1 point."),
    "p": N_("It cannot be paid. At the end it is worth its extra points and 1 point as a token left over."),
}


def draw(board: "PharaonBoard", surface: pygame.Surface, widget: Widget) -> bool:
    if not isinstance(widget, Thing) or not widget.about[0]:
        return False
    sheet = explain(board, *widget.about)
    if sheet is None:
        return False
    draw_sheet(board.app, surface, sheet._replace(note=sheet.note or widget.tip), widget.whole)
    return True


def heading(board: "PharaonBoard", widget: Widget | None) -> str:
    """Where the rules pages speak of it."""
    if not isinstance(widget, Thing):
        return ""
    kind, which = widget.about
    if kind == "noble_place" and which != "deck":
        card = board.model.nobles[int(which) - 1]
        return str(board.words.noble(card).name) if card else ""
    return str(board.words.noble(which).name) if kind == "noble" else ""


def explain(board: "PharaonBoard", kind: str, which: str) -> Sheet | None:
    if kind in ("noble", "artisan"):
        return card_sheet(board, which)
    if kind in ("noble_place", "artisan_place"):
        return _displayed(board, kind.removesuffix("_place"), which)
    if kind in ("pair", "bonus", "token", "stock", "bag"):
        return _tokens(board, kind, which)
    return details_board.explain(board, kind, which)


def drawing(board: "PharaonBoard", name: str) -> Callable[[tuple[int, int]], pygame.Surface]:
    return lambda size: board.faces.picture(name, size)


def token_picture(board: "PharaonBoard", letters: list[str]) -> Callable[[tuple[int, int]], pygame.Surface]:
    def picture(size: tuple[int, int]) -> pygame.Surface:
        gap = size[0] // 24
        side = min(size[1], (size[0] - gap * (len(letters) - 1)) // len(letters))
        return board.pieces.tokens(letters, side, gap)

    return picture


def card_sheet(board: "PharaonBoard", card: str) -> Sheet:
    words = board.words
    if card.startswith("artisan_"):
        facts = words.artisan(card)
        gives = _("Gives at once: {things}.").format(things=facts.gives)
        return Sheet(facts.name, drawing(board, card), 0.72, gives, words.points(facts.points))
    noble = words.noble(card)
    body = _("{when}: {effect}").format(when=noble.when, effect=noble.effect) if noble.type else noble.effect
    worth = _("Worth at the end: {points}.").format(points=noble.points)
    return Sheet(noble.name, drawing(board, card), 0.72, body, "\n".join([worth, *_noble_now(board, card)]))


def _noble_now(board: "PharaonBoard", card: str) -> list[str]:
    """For a noble that somebody owns: what it is worth now, and whether it is used up."""
    for player in board.view["players"]:
        if card not in player["nobles"]:
            continue
        lines = []
        worth = player.get("noble_points", {}).get(card)
        if worth is not None:
            lines.append(_("Now: {points}.").format(points=board.words.points(worth)))
        if board.words.noble(card).type == "once_per_round":
            lines.append(_("Used in this round.") if card in player["used"] else _("Ready to be used."))
        return lines
    return []


def _displayed(board: "PharaonBoard", kind: str, which: str) -> Sheet | None:
    model = board.model
    if which == "deck":
        left = model.noble_deck if kind == "noble" else model.artisan_deck
        name = _("Deck of nobles") if kind == "noble" else _("Deck of artisans")
        body = _("The top card can be taken unseen, at the same price as one that lies open.")
        facts = _("Cards left: {number}").format(number=left)
        return with_price(board, Sheet(name, None, 0, body, facts), f"{kind}:deck")
    card = (model.nobles if kind == "noble" else model.artisans)[int(which) - 1]
    return with_price(board, card_sheet(board, card), f"{kind}:{which}") if card else None


def with_price(board: "PharaonBoard", sheet: Sheet, identity: str) -> Sheet:
    """What the thing would cost in this turn."""
    prices = []
    for target in board.target_at(identity) if board.taking_turn() else []:
        if not target["legal"]:
            continue
        words = _("With a bonus: {tokens}") if target["action"][0] == "offerings_bonus" else _("Price: {tokens}")
        prices.append(words.format(tokens=board.price_words(target)))
    return sheet._replace(facts="\n".join([one for one in (sheet.facts, *prices) if one]))


def _tokens(board: "PharaonBoard", kind: str, which: str) -> Sheet | None:
    model, words = board.model, board.words
    if kind == "pair":
        pair = model.pairs[int(which) - 1]
        if pair is None:
            return None
        body = _("Both tokens are yours for the entry token alone. A bonus costs a second token of one colour.")
        sheet = Sheet(words.tokens(list(pair)), token_picture(board, list(pair)), 0.42, body)
        return with_price(board, sheet, f"pair:{which}")
    if kind == "bonus":
        token = model.bonus[int(which) - 1]
        return token_sheet(board, token) if token else None
    if kind == "bag":
        body = _("A bonus can also be drawn from here, unseen. Used offerings come back when the bag is empty.")
        facts = _("In the bag: {number}").format(number=model.bag)
        return Sheet(_("Bag of offerings"), token_picture(board, ["p1"]), 0.4, body, facts)._replace(
            picture=lambda size: board.pieces.drawing("off_back", min(size))
        )
    if kind == "stock":
        sheet = token_sheet(board, which)
        return sheet._replace(facts=_("In the bank: {number}").format(number=model.bank.get(which, 0)))
    owner = model.owners[board.looked_at]
    sheet = token_sheet(board, which)
    number = owner.tokens.get(which, 0)
    return sheet._replace(
        facts=_("{player} has {number}.").format(player=board.owner_name(board.looked_at), number=number)
    )


def token_sheet(board: "PharaonBoard", letter: str) -> Sheet:
    if letter in BASICS:
        body = _("A basic resource. It opens the zone that faces its colour, and pays for actions.")
    elif letter in RESOURCES:
        body = _("A joker: it can be paid as any basic resource.")
    else:
        body = _(OFFERING_RULES[letter[0]])
    return Sheet(str(board.words.token(letter)), token_picture(board, [letter]), 0.4, body)


def facts_of(*lines: Any) -> str:
    return "\n".join(str(line) for line in lines if line)
