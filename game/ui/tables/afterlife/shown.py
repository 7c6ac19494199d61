"""What lies on the table as it is drawn while events are played: a simple model that follows them card by card.

When everything has landed it is made anew from the view, so a small difference on the way never stays.
"""

from dataclasses import dataclass, field
from typing import Any

from game.core.event import Event


@dataclass(slots=True)
class Player:
    hand: list[str | None]  # None: a card whose face is not known here
    deck: int
    discard: int
    top: str | None
    aside: int
    tomb: list[str]
    score: int


@dataclass(slots=True)
class Shown:
    pyramid: dict[str, str | None]
    stock: int | None
    boneyard: int
    bones: str | None  # the top card of the boneyard
    spent: list[str]
    acted: list[str]
    table: list[str]  # turned up or offered
    players: list[Player] = field(default_factory=list)

    @classmethod
    def of(cls, view: dict[str, Any]) -> "Shown":
        players = [
            Player(
                list(one["hand"]) if one["hand"] is not None else [None] * one["hand_count"],
                one["draw_count"],
                one["discard_count"],
                one["discard_top"],
                one["set_aside_count"],
                list(one["tomb"]),
                one["score"],
            )
            for one in view["players"]
        ]
        return cls(
            dict(view["pyramid"]),
            view["stock"],
            view["boneyard_count"],
            view["boneyard"][-1] if view["boneyard"] else None,
            list(view["spent"]),
            list(view["acted"]),
            list(view["revealed"] + view["offered"]),
            players,
        )

    def leave(self, place: tuple[str, int | str], card: str | None) -> None:
        """A card leaves this place."""
        zone, where = place
        if zone == "slot":
            self.pyramid[str(where)] = None
        elif zone == "stock" and self.stock is not None:
            self.stock = max(0, self.stock - 1)
        elif zone == "boneyard":
            self.boneyard = max(0, self.boneyard - 1)
        elif zone == "played":
            _drop(self.spent if card in self.spent else self.acted, card)
        elif zone == "table":
            _drop(self.table, card)
        elif isinstance(where, int) and where >= 0:
            player = self.players[where]
            if zone == "hand":
                _drop(player.hand, card)
            elif zone == "deck":
                player.deck = max(0, player.deck - 1)
            elif zone == "discard":
                player.discard = max(0, player.discard - 1)
            elif zone == "tomb":
                _drop(player.tomb, card)

    def arrive(self, place: tuple[str, int | str], card: str | None) -> None:
        zone, where = place
        if zone == "slot":
            self.pyramid[str(where)] = card
        elif zone == "boneyard":
            self.boneyard += 1
            self.bones = card
        elif zone == "spent" and card:
            self.spent.append(card)
        elif zone == "played" and card:
            self.acted.append(card)
        elif zone == "table" and card:
            self.table.append(card)
        elif isinstance(where, int) and where >= 0:
            player = self.players[where]
            if zone == "hand":
                player.hand.append(card)
            elif zone == "deck":
                player.deck += 1
            elif zone == "discard":
                player.discard += 1
                player.top = card
            elif zone == "tomb" and card:
                player.tomb.append(card)
            elif zone == "aside":
                player.aside += 1


def _drop(cards: list[Any], card: str | None) -> None:
    """Remove this card, or one whose face is unknown, if there is any."""
    if card in cards:
        cards.remove(card)
    elif None in cards:
        cards.remove(None)


def moves(event: Event) -> list[tuple[str | None, tuple[str, int | str], tuple[str, int | str], str]]:
    """Which cards an event moves: face (or None), from, to, and the sound of it."""
    seat, args = event.seat, event.args
    card = str(args[0]) if args else None
    secret = [str(name) for name in event.secret]
    match event.kind:
        case "played":
            return [(card, ("hand", seat), ("played", seat), "card_place")]
        case "paid":
            return [(card, ("hand", seat), ("spent", seat), "coin")]
        case "bought":
            start: tuple[str, int | str] = ("table", 0) if args[1] == "stock" else ("slot", str(args[1]))
            return [(card, start, ("discard", seat), "buy")]
        case "entombed":
            return [(card, _source(str(args[1]), seat), ("tomb", seat), "entomb")]
        case "sacrificed":
            return [(card, _source(str(args[1]), seat), ("boneyard", 0), "sacrifice")]
        case "took":
            return [(card, _source(str(args[1]), seat), ("discard", seat), "take")]
        case "took_into_hand":
            return [(card, _source(str(args[1]), seat), ("hand", seat), "card_draw")]
        case "drew":
            faces: list[str | None] = list(secret) or [None] * int(args[0])
            return [(face, ("deck", seat), ("hand", seat), "card_draw") for face in faces]
        case "discarded":
            return [(card, ("hand", seat), ("discard", int(args[2])), "card_slide")]
        case "gave":
            start = ("played", seat) if card == "senet" else ("hand", seat)
            return [(card, start, ("discard", int(args[1])), "card_slide")]
        case "fell":
            return [(card, ("slot", str(args[1])), ("slot", str(args[2])), "stone")]
        case "refilled":
            return [(card, ("stock", 0), ("slot", str(args[1])), "card_flip")]
        case "entered_pyramid":
            return [(card, ("played", seat), ("slot", str(args[1])), "stone")]
        case "turned_up":
            start = ("stock", 0) if args[1] == "stock" else ("deck", seat)
            return [(card, start, ("table", 0), "card_flip")]
        case "set_aside":
            return [(secret[0] if secret else None, ("hand", seat), ("aside", seat), "card_slide")]
        case "put_on_deck":
            return [(secret[0] if secret else None, ("hand", seat), ("deck", seat), "card_slide")]
        case "fetched":
            return [(secret[0] if secret else None, ("deck", seat), ("hand", seat), "card_draw")]
        case "offered":
            return [(card, ("hand", seat), ("table", 0), "card_place")]
        case "swapped":
            one, other = ("slot", str(args[2])), ("slot", str(args[3]))
            return [(str(args[0]), one, other, "stone"), (str(args[1]), other, one, "stone")]
    return []


def _source(name: str, seat: int) -> tuple[str, int | str]:
    """Where a card named by an event's source comes from. Slots are not named there: the board finds them."""
    return {
        "hand": ("hand", seat),
        "deck": ("deck", seat),
        "discard": ("discard", seat),
        "played": ("played", seat),
        "stock": ("stock", 0),
        "boneyard": ("boneyard", 0),
        "tomb": ("tomb", seat),
        "offered": ("table", 0),
        "pyramid": ("pyramid", 0),
    }[name]
