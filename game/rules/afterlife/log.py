"""Log lines: one sentence per event, for the eyes of the seat that the event was stripped for (`Event.seen_from`)."""

from game.core.event import Event
from game.core.language import N_, _, name_, ngettext
from game.rules.afterlife.content import INDEX, NAMES


def card_name(card: str) -> str:
    return name_("afterlife", NAMES[INDEX[card]])


def card_names(cards: tuple[str | int, ...]) -> str:
    return ", ".join(card_name(str(card)) for card in cards)


# Events whose sentence depends on where the card comes from.
BY_SOURCE: dict[str, dict[str, str]] = {
    "entombed": {
        "hand": N_("{player} entombs {card} from the hand."),
        "deck": N_("{player} entombs {card} from the top of the draw deck."),
        "discard": N_("{player} entombs {card} from the discard pile."),
        "played": N_("{player} entombs {card}, played this turn."),
        "pyramid": N_("{player} entombs {card} from the pyramid."),
        "stock": N_("{player} entombs {card} from the top of the stock."),
    },
    "sacrificed": {
        "hand": N_("{player} sacrifices {card} from the hand."),
        "pyramid": N_("{player} sacrifices {card} from the pyramid."),
        "stock": N_("{player} declines {card}; it is sacrificed."),
        "tomb": N_("{player} sacrifices {card} from the tomb."),
        "offered": N_("{player} sacrifices {card}, set aside before."),
    },
    "took": {
        "pyramid": N_("{player} takes {card} from the pyramid."),
        "boneyard": N_("{player} takes {card} from the boneyard."),
        "stock": N_("{player} takes {card} from the stock."),
    },
    "took_into_hand": {
        "pyramid": N_("{player} puts {card} from the pyramid into the hand."),
        "discard": N_("{player} puts {card} from the discard pile into the hand."),
        "boneyard": N_("{player} puts {card} from the boneyard into the hand."),
        "tomb": N_("{player} puts {card} from the tomb into the hand."),
        "played": N_("{player} returns {card} to the hand."),
    },
    "turned_up": {
        "stock": N_("{player} turns up {card} from the stock."),
        "deck": N_("{player} turns up {card} from the draw deck."),
    },
}
# Events about one open card.
WITH_CARD: dict[str, str] = {
    "played": N_("{player} plays {card}."),
    "paid": N_("{player} pays with {card}."),
    "repeated": N_("{player} repeats {card}."),
    "reacted": N_("{player} reacts with {card}."),
    "top_shown": N_("{card} is now on top of the discard pile of {player}."),
    "showed_card": N_("{player} shows {card}."),
    "offered": N_("{player} sets {card} aside for the judgement."),
    "entered_pyramid": N_("{card} falls into the pyramid, to {place}."),
    "refilled": N_("{card} comes from the stock to {place}."),
}
# Events whose card only some seats see: the open sentence and the one with the card.
SECRET_CARD: dict[str, tuple[str, str]] = {
    "set_aside": (N_("{player} sets a card aside."), N_("{player} sets {card} aside.")),
    "put_on_deck": (N_("{player} puts a card on the draw deck."), N_("{player} puts {card} on the draw deck.")),
    "fetched": (N_("{player} puts a card into the hand."), N_("{player} puts {card} into the hand.")),
}


def log_line(event: Event, names: list[str]) -> str:
    kind = event.kind
    args = event.args
    player = names[event.seat] if event.seat >= 0 else ""
    if kind in BY_SOURCE:
        return _(BY_SOURCE[kind][str(args[1])]).format(player=player, card=card_name(str(args[0])))
    if kind in WITH_CARD:
        place = args[1] if len(args) > 1 else ""
        return _(WITH_CARD[kind]).format(player=player, card=card_name(str(args[0])), place=place)
    if kind in SECRET_CARD:
        hidden, seen = SECRET_CARD[kind]
        return _(seen if event.secret else hidden).format(player=player, card=card_names(event.secret))
    return _special(event, names, player)


def _special(event: Event, names: list[str], player: str) -> str:
    args = event.args
    match event.kind:
        case "turn_started":
            return _("Turn {number} of {player}.").format(number=args[0], player=player)
        case "bought":
            return _bought(event, player)
        case "drew":
            return _drew(event, player)
        case "looked":
            return _looked(event, player)
        case "reshuffled":
            return _("{player} shuffles the discard pile into a new draw deck.").format(player=player)
        case "discarded_all":
            number = int(args[0])
            line = ngettext("{player} discards {number} card.", "{player} discards {number} cards.", number)
            return line.format(player=player, number=number)
        case "discarded":
            return _discarded(event, names, player)
        case "showed_hand":
            return _("{player} shows the whole hand: {cards}.").format(player=player, cards=card_names(args))
        case "swapped":
            one, other = card_name(str(args[0])), card_name(str(args[1]))
            return _("{player} swaps {card} and {other}.").format(player=player, card=one, other=other)
        case "fell":
            return _("{card} drops from {source} to {place}.").format(
                card=card_name(str(args[0])), source=args[1], place=args[2]
            )
        case "chose_opponent":
            return _("{player} chooses {opponent} for {card}.").format(
                player=player, opponent=names[int(args[0])], card=card_name(str(args[1]))
            )
        case "gave":
            return _("{player} gives {card} to {opponent}.").format(
                player=player, card=card_name(str(args[0])), opponent=names[int(args[1])]
            )
        case "saw_hand":
            return _saw_hand(event, names, player)
        case "searched":
            return _("{player} searches the discard pile.").format(player=player)
        case "fetched_set_aside":
            return _("{player} picks up the cards set aside.").format(player=player)
        case "match_ended":
            return _("Stock and pyramid are empty: the match is over.")
    raise ValueError(f"The event {event.kind!r} has no words.")


def _bought(event: Event, player: str) -> str:
    card, _place, price, *paid = event.args
    line = ngettext(
        "{player} buys {card} for {price} gold, paid with: {cards}.",
        "{player} buys {card} for {price} gold, paid with: {cards}.",
        int(price),
    )
    if not paid:
        line = _("{player} buys {card} for nothing.")
    return line.format(player=player, card=card_name(str(card)), price=price, cards=card_names(tuple(paid)))


def _drew(event: Event, player: str) -> str:
    number = int(event.args[0])
    if event.secret:
        line = ngettext("{player} draws {number} card: {cards}.", "{player} draws {number} cards: {cards}.", number)
    else:
        line = ngettext("{player} draws {number} card.", "{player} draws {number} cards.", number)
    return line.format(player=player, number=number, cards=card_names(event.secret))


def _looked(event: Event, player: str) -> str:
    number, where = int(event.args[0]), event.args[1]
    if where == "stock":
        line = ngettext(
            "{player} looks at {number} card on top of the stock.",
            "{player} looks at {number} cards on top of the stock.",
            number,
        )
    else:
        line = ngettext(
            "{player} looks at {number} card on top of the draw deck.",
            "{player} looks at {number} cards on top of the draw deck.",
            number,
        )
    line = line.format(player=player, number=number)
    return _("{line} Seen: {cards}.").format(line=line, cards=card_names(event.secret)) if event.secret else line


def _discarded(event: Event, names: list[str], player: str) -> str:
    card, cause, pile = event.args
    if pile != event.seat:
        return _("{player} discards {card} onto the pile of {opponent} ({cause}).").format(
            player=player, card=card_name(str(card)), opponent=names[int(pile)], cause=card_name(str(cause))
        )
    return _("{player} discards {card} ({cause}).").format(
        player=player, card=card_name(str(card)), cause=card_name(str(cause))
    )


def _saw_hand(event: Event, names: list[str], player: str) -> str:
    opponent = names[int(event.args[0])]
    if event.secret:
        cards = card_names(event.secret)
        return _("{player} sees the hand of {opponent}: {cards}.").format(player=player, opponent=opponent, cards=cards)
    return _("{player} looks at the hand of {opponent}.").format(player=player, opponent=opponent)
