"""Log lines: one sentence per event, for the eyes of the seat that the event was stripped for (`Event.seen_from`)."""

from game.core.event import Event
from game.core.language import N_, _, ngettext
from game.rules.pharaon.facts import (
    artisan_name,
    jar_text,
    resource_name,
    said_tokens,
    symbol_text,
    token_name,
    zone_name,
)
from game.rules.pharaon.noble_facts import noble_name

# Events that only name tokens.
WITH_TOKENS: dict[str, str] = {
    "gained": N_("{player} gains {tokens}."),
    "bank_lacked": N_("The bank has no {tokens} left for {player}."),
    "diplomat_named": N_("{player} sends the Diplomat and discards the jar for {tokens}."),
    "drew_offering": N_("{player} draws from the bag: {tokens}."),
    "traitor_wheel": N_("The Traitor lays {tokens} on the wheel."),
}
# Events about tokens at a place.
AT_PLACE: dict[str, str] = {
    "took_pair": N_("{player} takes offering pair {number}: {tokens}."),
    "took_bonus": N_("{player} takes bonus offering {number}: {tokens}."),
    "pair_revealed": N_("New offering pair {number}: {tokens}."),
    "bonus_revealed": N_("New bonus offering {number}: {tokens}."),
}
WITH_JAR: dict[str, str] = {
    "took_jar": N_("{player} takes a jar: {jar}."),
    "drew_jar": N_("{player} turns up a jar: {jar}."),
    "traitor_jar": N_("The Traitor turns up a jar: {jar}."),
}
WITH_NOBLE: dict[str, str] = {
    "dealt_scribe": N_("{player} is dealt {card}."),
    "kept_noble": N_("{player} keeps {card}."),
    "traitor_noble": N_("{card} joins the Traitor."),
    "noble_discarded": N_("The Traitor removes {card} from the game."),
}
PLAIN: dict[str, str] = {
    "became_pharaoh": N_("{player} takes the pharaoh token."),
    "took_first_player": N_("{player} takes the first player token."),
    "teacher_used": N_("{player} asks the Teacher."),
    "match_ended": N_("The fifth round is over. The match ends."),
}


def owner_name(owner: int, names: list[str]) -> str:
    return names[owner] if 0 <= owner < len(names) else _("The Traitor")


def log_line(event: Event, names: list[str]) -> str:
    kind, args = event.kind, event.args
    player = owner_name(event.seat, names)
    if kind in WITH_TOKENS:
        return _(WITH_TOKENS[kind]).format(player=player, tokens=said_tokens(str(args[0])))
    if kind in AT_PLACE:
        return _(AT_PLACE[kind]).format(player=player, tokens=said_tokens(str(args[0])), number=args[1])
    if kind in WITH_JAR:
        return _(WITH_JAR[kind]).format(player=player, jar=jar_text(str(args[0])))
    if kind in WITH_NOBLE:
        return _(WITH_NOBLE[kind]).format(player=player, card=noble_name(str(args[0])))
    if kind in PLAIN:
        return _(PLAIN[kind]).format(player=player)
    return _special(event, names, player)


def _special(event: Event, names: list[str], player: str) -> str:
    args = event.args
    match event.kind:
        case "round_started":
            return _("Round {number}. {player} starts.").format(number=args[0], player=owner_name(int(args[1]), names))
        case "round_ended":
            return _("Round {number} is over.").format(number=args[0])
        case "paid":
            return _paid(event, player)
        case "drew_nobles":
            return _drew_nobles(event, player)
        case "took_noble":
            return _took(_("{player} takes {card} from the deck."), _("{player} takes {card}."), event, player)
        case "took_artisan":
            return _took(_("{player} takes {card} from the deck."), _("{player} takes {card}."), event, player)
        case "noble_revealed":
            line = _("New noble at place {number}: {card}.")
            return line.format(number=args[1], card=noble_name(str(args[0])))
        case "artisan_revealed":
            line = _("New artisan at place {number}: {card}.")
            return line.format(number=args[1], card=artisan_name(str(args[0])))
        case "artisan_discarded":
            return _("The Traitor removes {card} from the game.").format(card=artisan_name(str(args[0])))
        case "nile_step":
            line = _("{player} advances on the Nile: {colour}, level {number}.")
            return line.format(player=player, colour=resource_name(str(args[0])), number=args[1])
        case "burial_step":
            line = _("{player} builds the burial chamber up to space {number}.")
            return line.format(player=player, number=args[0])
    return _of_the_table(event, player)


def _of_the_table(event: Event, player: str) -> str:
    args = event.args
    match event.kind:
        case "passed":
            if not args[0]:
                return _("{player} passes as the last.").format(player=player)
            return _("{player} passes and stands in row {number} of the pyramid.").format(player=player, number=args[0])
        case "pyramid_step":
            line = _("{player} moves to field {field} in row {row} of the pyramid.")
            return line.format(player=player, row=args[0], field=args[1])
        case "exchanged":
            line = _("{player} exchanges by {card}: {given} for {taken}.")
            given, taken = token_name(str(args[1])), token_name(str(args[2]))
            return line.format(player=player, card=noble_name(str(args[0])), given=given, taken=taken)
        case "jars_revealed":
            return _("New jars: {jars}.").format(jars="; ".join(jar_text(str(jar)) for jar in args) or _("none"))
        case "jars_reshuffled":
            number = int(args[0])
            line = ngettext(
                "The jar pile is empty: {number} discarded jar is shuffled.",
                "The jar pile is empty: {number} discarded jars are shuffled.",
                number,
            )
            return line.format(number=number)
        case "wheel_blocked":
            line = _("The jar nobody took blocks the wheel: {tokens}.")
            return line.format(tokens=said_tokens(str(args[1])))
        case "traitor_column":
            line = _("The Traitor lays {token} on column {column}, space {number}: {symbol}.")
            symbol = symbol_text(str(args[3]), int(args[4]))
            return line.format(token=token_name(str(args[0])), column=args[1], number=args[2], symbol=symbol)
        case "traitor_scored":
            return _traitor_scored(event)
    raise ValueError(f"The event {event.kind!r} has no words.")


def _traitor_scored(event: Event) -> str:
    """His final sheet: a match of one has no line for him."""
    total, nobles, burial, artisans, nile, left, gods, tokens = event.args
    line = _(
        "The Traitor has {total} points: nobles {nobles}, burial chamber {burial}, artisans {artisans}, Nile {nile}, "
        "tokens left over {left}, gods {gods}, pharaoh and first player token {tokens}."
    )
    return line.format(
        total=total,
        nobles=nobles,
        burial=burial,
        artisans=artisans,
        nile=nile,
        left=left,
        gods=gods,
        tokens=tokens,
    )


def _paid(event: Event, player: str) -> str:
    zone, tokens, entry = (str(part) for part in event.args)
    line = _("{player} enters the {zone} and pays {tokens}; on the wheel: {token}.")
    return line.format(player=player, zone=zone_name(zone), tokens=said_tokens(tokens), token=token_name(entry))


def _drew_nobles(event: Event, player: str) -> str:
    number = int(event.args[0])
    if event.secret:
        cards = ", ".join(noble_name(str(noble)) for noble in event.secret)
        line = ngettext("{player} draws {number} noble: {cards}.", "{player} draws {number} nobles: {cards}.", number)
        return line.format(player=player, number=number, cards=cards)
    line = ngettext("{player} draws {number} noble.", "{player} draws {number} nobles.", number)
    return line.format(player=player, number=number)


def _took(from_deck: str, displayed: str, event: Event, player: str) -> str:
    name = noble_name if event.kind == "took_noble" else artisan_name
    line = from_deck if event.args[1] == "deck" else displayed
    return line.format(player=player, card=name(str(event.args[0])))
