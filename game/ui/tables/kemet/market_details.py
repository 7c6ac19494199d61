"""What the details card tells of a power tile, and of the tiles of one colour."""

from typing import TYPE_CHECKING

from game.core.language import _
from game.ui.widgets.details import Sheet

if TYPE_CHECKING:
    from game.ui.tables.kemet.market import MarketPanel


def tile_sheet(market: "MarketPanel", tile: str, tip: str) -> Sheet:
    words, entry = market.board.words, market.view["market"][tile]
    facts = words.tile(tile)
    lines = [
        _("{colour}, level {level}").format(colour=words.colour(facts.colour), level=facts.level),
        _("Price for you: {prayer}").format(prayer=words.prayer(entry["price"]))
        if entry["why_not"] != "no_seat"
        else _("Price: {prayer}").format(prayer=words.prayer(entry["price"])),
        _("Copies left: {number}").format(number=entry["copies"]),
    ]
    owners = ", ".join(market.board.names()[seat] for seat in market.owners(tile))
    if owners:
        lines.append(_("Owned by: {names}").format(names=owners))
    return Sheet(
        facts.name, lambda size: market.faces.drawing(tile, min(size)), 0.62, facts.text, "\n".join(lines), tip
    )


def colour_sheet(market: "MarketPanel", colour: str) -> Sheet:
    words = market.board.words
    left = sum(entry["copies"] for entry in market.view["market"].values() if entry["colour"] == colour)
    body = _("A pyramid of this colour opens the tiles up to its level. Each round you can buy one of each colour.")
    facts = _("Copies left: {number}").format(number=left)
    token = f"kemet/token_purchase_{colour}"
    return Sheet(
        words.colour(colour), lambda size: market.app.art.svg(token, (min(size), min(size))), 0.34, body, facts
    )
