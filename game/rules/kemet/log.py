"""Log lines: one sentence per event, for the eyes of the seat that the event was stripped for (`Event.seen_from`)."""

from game.core.event import Event
from game.core.language import N_, _, ngettext
from game.rules.kemet.facts import (
    STEPS,
    action_name,
    card_figures,
    card_name,
    city_name,
    colour_name,
    creature_name,
    di_name,
    god_name,
    night_name,
    points_text,
    prayer_text,
    space_name,
    tile_name,
    token_name,
    warriors_text,
    zone_name,
)

NO_CREATURE = "none"
PLAIN: dict[str, str] = {
    "recovered_cards": N_("{player} takes all discarded battle cards back."),
    "turn_started": N_("{player} is at the turn."),
}
WITH_DI: dict[str, str] = {
    "played_di": N_("{player} plays {card}."),
    "recovered_di": N_("{player} takes {card} from the discard."),
    "wounded": N_("{player} gives up {card} for strength."),
}
WITH_ZONE_AND_WARRIORS: dict[str, str] = {
    "placed_warriors": N_("{player} places {warriors}: {zone}."),
    "recalled": N_("{player} recalls {warriors}: {zone}."),
    "retreated": N_("{player} retreats with {warriors}: {zone}."),
    "sacrificed": N_("{player} gives up {warriors}: {zone}."),
}
POINTS: dict[str, str] = {
    "battle": N_("{player} gains {points} in battle."),
    "divine": N_("{player} gains {points} from the gods."),
}


def log_line(event: Event, names: list[str]) -> str:
    kind, args = event.kind, event.args
    player = names[event.seat] if event.seat >= 0 else ""
    if kind in PLAIN:
        return _(PLAIN[kind]).format(player=player)
    if kind in WITH_DI:
        return _(WITH_DI[kind]).format(player=player, card=di_name(str(args[0])))
    if kind in WITH_ZONE_AND_WARRIORS:
        line = _(WITH_ZONE_AND_WARRIORS[kind])
        return line.format(player=player, zone=zone_name(str(args[0])), warriors=warriors_text(int(args[1])))
    if kind == "gained_points":
        return _(POINTS[str(args[1])]).format(player=player, points=points_text(int(args[0])))
    return _of_a_turn(event, names, player)


def _of_a_turn(event: Event, names: list[str], player: str) -> str:
    args = event.args
    match event.kind:
        case "placed_token":
            line = _("{player} places the {token}: {space}.")
            return line.format(player=player, token=token_name(str(args[0])), space=space_name(str(args[1])))
        case "gold_used":
            line = _("{player} uses {tile}: {action}.")
            return line.format(player=player, tile=tile_name(str(args[0])), action=action_name(str(args[1])))
        case "took_tile":
            return _("{player} takes the tile {tile}.").format(player=player, tile=tile_name(str(args[0])))
        case "replaced_card":
            line = _("{player} removes {old} from the game and takes {new}.")
            return line.format(player=player, old=card_name(str(args[0])), new=card_name(str(args[1])))
        case "built":
            line = _("{player} builds a pyramid, {colour}, up to level {level}: {zone}.")
            colour = colour_name(str(args[1]))
            return line.format(player=player, colour=colour, level=args[2], zone=zone_name(str(args[0])))
        case "moved":
            return _moved(event, player)
        case "creature_deployed":
            line = _("{player} brings {creature} into the field: {zone}.")
            return line.format(player=player, creature=creature_name(str(args[0])), zone=zone_name(str(args[1])))
        case "creature_returned":
            line = _("{creature} returns to the supply of {player}.")
            return line.format(player=player, creature=creature_name(str(args[0])))
        case "burned":
            line = _("{player} burns a warrior of {other}: {zone}.")
            return line.format(player=player, other=names[int(args[1])], zone=zone_name(str(args[0])))
    return _of_prayer(event, names, player)


def _moved(event: Event, player: str) -> str:
    kind, start, end, number, creature = event.args
    line = _("{player} moves {warriors} {way}: {start} to {end}.")
    if creature != NO_CREATURE:
        line = _("{player} moves {warriors} with {creature} {way}: {start} to {end}.")
    return line.format(
        player=player,
        warriors=warriors_text(int(number)),
        creature="" if creature == NO_CREATURE else creature_name(str(creature)),
        way=_(STEPS[str(kind)]),
        start=zone_name(str(start)),
        end=zone_name(str(end)),
    )


def _of_prayer(event: Event, names: list[str], player: str) -> str:
    args = event.args
    match event.kind:
        case "gained_prayer":
            line = _("{player} gains {prayer} and has {number}.")
            return line.format(player=player, prayer=prayer_text(int(args[0])), number=args[1])
        case "paid_prayer":
            line = _("{player} pays {prayer} and has {number}.")
            return line.format(player=player, prayer=prayer_text(int(args[0])), number=args[1])
        case "lost_prayer":
            line = _("{player} loses {prayer} and has {number}.")
            return line.format(player=player, prayer=prayer_text(int(args[0])), number=args[1])
        case "drew_di":
            return _drew(event, player)
        case "looked_at_di":
            return _looked(event, player)
        case "di_reshuffled":
            number = int(args[0])
            line = ngettext(
                "The pile is empty: {number} discarded card is shuffled.",
                "The pile is empty: {number} discarded cards are shuffled.",
                number,
            )
            return line.format(number=number)
    return _of_battle(event, names, player)


def _drew(event: Event, player: str) -> str:
    number = int(event.args[0])
    if event.secret:
        cards = ", ".join(di_name(str(card)) for card in event.secret)
        line = ngettext("{player} draws {number} card: {cards}.", "{player} draws {number} cards: {cards}.", number)
        return line.format(player=player, number=number, cards=cards)
    line = ngettext("{player} draws {number} card.", "{player} draws {number} cards.", number)
    return line.format(player=player, number=number)


def _looked(event: Event, player: str) -> str:
    number = int(event.args[0])
    if event.secret:
        cards = ", ".join(di_name(str(card)) for card in event.secret)
        line = ngettext("{player} sees {number} card: {cards}.", "{player} sees {number} cards: {cards}.", number)
        return line.format(player=player, number=number, cards=cards)
    line = ngettext("{player} looks at {number} card.", "{player} looks at {number} cards.", number)
    return line.format(player=player, number=number)


def _of_battle(event: Event, names: list[str], player: str) -> str:
    args = event.args
    match event.kind:
        case "battle_began":
            line = _("{player} attacks {other}: {zone}. Before cards it is {attack} against {defence}.")
            other, zone = names[int(args[0])], zone_name(str(args[1]))
            return line.format(player=player, other=other, zone=zone, attack=args[2], defence=args[3])
        case "council_sealed":
            return _sealed(event, player)
        case "spied":
            if not event.secret:
                line = _("The Spy of {player} sees the card of {other}.")
                return line.format(player=player, other=names[int(args[0])])
            line = _("The Spy of {player} sees the card of {other}: {card}.")
            return line.format(player=player, other=names[int(args[0])], card=card_name(str(event.secret[0])))
        case "revealed":
            return _revealed(event, player)
        case "diverted":
            line = _("{player} exchanges cards: {new} instead of {old}.")
            return line.format(player=player, new=card_name(str(args[0])), old=card_name(str(args[1])))
        case "battle_won":
            line = _("{player} wins the battle against {other}: {attack} to {defence}.")
            return line.format(player=player, other=names[int(args[0])], attack=args[1], defence=args[2])
        case "lost_warriors":
            line = _("{player} loses {warriors}; {number} are left.")
            return line.format(player=player, warriors=warriors_text(int(args[0])), number=args[1])
        case "gained_veteran":
            return _("{player} gains a veteran and has {number}.").format(player=player, number=args[0])
        case "battle_ended":
            return _("The battle is over: {zone}.").format(zone=zone_name(str(args[1])))
    return _of_the_table(event, names, player)


def _sealed(event: Event, player: str) -> str:
    if not event.secret:
        return _("{player} has chosen in secret.").format(player=player)
    play, discard, *cards = (str(part) for part in event.secret)
    line = _("{player} has chosen in secret: plays {play}, puts {discard} away.")
    if cards:
        line = _("{player} has chosen in secret: plays {play} with {cards}, puts {discard} away.")
    names = ", ".join(map(di_name, cards))
    return line.format(player=player, play=card_name(play), discard=card_name(discard), cards=names)


def _revealed(event: Event, player: str) -> str:
    card, *support = (str(part) for part in event.args)
    line = _("{player} reveals {card} ({figures}).")
    if support:
        line = _("{player} reveals {card} ({figures}) with {cards}.")
    cards = ", ".join(map(di_name, support))
    return line.format(player=player, card=card_name(card), figures=card_figures(card), cards=cards)


def _of_the_table(event: Event, names: list[str], player: str) -> str:
    args = event.args
    match event.kind:
        case "chose_god":
            return _("{player} plays {god}.").format(player=player, god=god_name(str(args[0])))
        case "chose_city":
            return _("{player} settles: {city}.").format(player=player, city=city_name(str(args[0])))
        case "round_started":
            order = ", ".join(names[int(seat)] for seat in args[1:])
            return _("Round {number}. Turn order: {names}.").format(number=args[0], names=order)
        case "night_step":
            return _("Night, step {number}: {step}.").format(number=args[0], step=night_name(str(args[1])))
        case "took_place":
            return _("{player} takes place {number} in the turn order.").format(player=player, number=args[0])
        case "match_won":
            line = _("{player} begins a turn with {points} and wins the match.")
            return line.format(player=player, points=points_text(int(args[0])))
        case "rounds_over":
            return _("Round {number} was the last. The match ends.").format(number=args[0])
    raise ValueError(f"The event {event.kind!r} has no words.")
