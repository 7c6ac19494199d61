"""Log lines: one sentence per event, for the eyes of the seat that the event was stripped for (`Event.seen_from`)."""

from game.core.event import Event
from game.core.language import N_, _, ngettext
from game.rules.ankh.facts import (
    aim_text,
    card_name,
    event_name,
    figure_name,
    followers_text,
    guardian_name,
    hex_name,
    monument_name,
    power_name,
    row_name,
)
from game.rules.ankh.scoring import LINE_IDS

PLAIN: dict[str, str] = {
    "skipped_caravan": N_("{player} sends no caravan."),
    "conflict_over": N_("The conflict is over."),
    "reached_top": N_("{player} reaches the top of the devotion track."),
    "cards_back": N_("{player} takes back all battle cards."),
    "cat_mummy_cursed": N_("A Cat Mummy of {player} was killed: all other gods lose devotion."),
    "last_god": N_("{player} leads the last god that is remembered."),
    "all_forgotten": N_("All gods are forgotten. Everybody loses."),
    "match_ended": N_("The last conflict is over. The match ends."),
}
WITH_NUMBER: dict[str, str] = {
    "dominates": N_("{player} dominates region {number}."),
    "nobody_won": N_("Nobody wins the battle of region {number}."),
    "battle_over": N_("The battle of region {number} is over."),
    "amun_declared": N_("{player} announces two battle cards in region {number}."),
    "won_battle": N_("{player} wins the battle by {number}."),
    "revealed_bid": N_("{player} bid: {number}."),
    "worshipped": N_("{player} sacrifices {number} followers."),
    "forgotten": N_("The god of {player} is forgotten on space {number}."),
}
AT_HEX: dict[str, str] = {
    "sun_attached": N_("{player} attaches a sun token on {hex}."),
    "protected": N_("{player} spares the figure on {hex}."),
    "gate_opened": N_("{player} places an underworld token on {hex}."),
}
FROM_TO: dict[str, str] = {
    "moved": N_("{player} moves a figure from {hex} to {to}."),
    "pushed": N_("A figure of {player} is pushed from {hex} to {to}."),
    "obelisk_moved": N_("{player} brings a figure from {hex} to the obelisk, to {to}."),
}
FIGURE_AT: dict[str, str] = {
    "summoned": N_("{player} summons on {hex}: {figure}."),
    "killed": N_("Killed on {hex}, of {player}: {figure}."),
    "returned": N_("{player} brings back to {hex}: {figure}."),
}
SOURCES: dict[str, str] = {
    "majorities": N_("{player} gains {number} devotion for majorities and stands on {space}."),
    "dominations": N_("{player} gains {number} devotion for dominating and stands on {space}."),
    "victories": N_("{player} gains {number} devotion for the victory and stands on {space}."),
    "magnanimous": N_("{player} gains {number} devotion as Magnanimous and stands on {space}."),
    "miracles": N_("{player} gains {number} devotion by the Miracle and stands on {space}."),
    "worship": N_("{player} gains {number} devotion for the sacrifice and stands on {space}."),
}


def log_line(event: Event, names: list[str]) -> str:
    kind, args = event.kind, event.args
    player = names[event.seat] if 0 <= event.seat < len(names) else _("Nobody")
    if kind in PLAIN:
        return _(PLAIN[kind]).format(player=player)
    if kind in WITH_NUMBER:
        return _(WITH_NUMBER[kind]).format(player=player, number=args[0])
    if kind in AT_HEX:
        return _(AT_HEX[kind]).format(player=player, hex=hex_name(int(args[0])))
    if kind in FROM_TO:
        return _(FROM_TO[kind]).format(player=player, hex=hex_name(int(args[0])), to=hex_name(int(args[1])))
    if kind in FIGURE_AT:
        words = _(FIGURE_AT[kind])
        return words.format(player=player, figure=figure_name(str(args[0])), hex=hex_name(int(args[1])))
    return _of_a_turn(event, player, names)


def _of_a_turn(event: Event, player: str, names: list[str]) -> str:
    args = event.args
    match event.kind:
        case "chose_action":
            line = ngettext(
                "{player}: {action}. {number} more use until the next event.",
                "{player}: {action}. {number} more uses until the next event.",
                int(args[1]),
            )
            return line.format(player=player, action=row_name(str(args[0])), number=args[1])
        case "event_triggered":
            line = _("{player} triggers event {number}: {event}.")
            return line.format(player=player, number=args[1], event=event_name(str(args[0])))
        case "no_effect":
            return _("{event} has no effect.").format(event=event_name(str(args[0])))
        case "gained_followers":
            line = _("{player} gains {followers} and has {total}.")
            return line.format(player=player, followers=followers_text(int(args[0])), total=args[1])
        case "unlocked":
            line = _("{player} unlocks {power} for {followers}.")
            return line.format(player=player, power=power_name(str(args[0])), followers=followers_text(int(args[1])))
        case "won_guardian":
            return _("{player} wins a guardian: {figure}.").format(player=player, figure=guardian_name(str(args[0])))
        case "released":
            line = _("A guardian of {player} leaves the game: {figure}.")
            return line.format(player=player, figure=guardian_name(str(args[0])))
        case "aimed":
            line = _("The Giant Scorpion on {hex} points to {directions}.")
            return line.format(hex=hex_name(int(args[0])), directions=aim_text(str(args[1])))
        case "destroyed":
            line = _("Destroyed on {hex}: {monument}.")
            return line.format(hex=hex_name(int(args[1])), monument=monument_name(str(args[0])))
        case "took_control":
            return _took_control(event, player, names)
        case "merged":
            line = _("The god of {other} joins the god of {player} on space {number}.")
            return line.format(player=player, other=names[int(args[0])], number=args[1])
    return _of_a_caravan(event, player, names)


def _took_control(event: Event, player: str, names: list[str]) -> str:
    monument, place, former = event.args
    words = {"player": player, "monument": monument_name(str(monument)), "hex": hex_name(int(place))}
    if int(former) < 0:
        return _("{player} takes control on {hex}: {monument}.").format(**words)
    return _("{player} takes from {other} on {hex}: {monument}.").format(other=names[int(former)], **words)


def _of_a_caravan(event: Event, player: str, names: list[str]) -> str:
    args = event.args
    match event.kind:
        case "placed_caravan":
            line = _("{player} sends {camels} camels through region {number}: {one} and {other} hexes.")
            return line.format(player=player, camels=args[0], number=args[1], one=args[2], other=args[3])
        case "numbered":
            line = _("Region {number} is now round {hex}, the new region {new} round {other}.")
            hexes = hex_name(int(args[1])), hex_name(int(args[3]))
            return line.format(number=args[0], hex=hexes[0], new=args[2], other=hexes[1])
        case "swapped":
            line = _("{player} exchanges the numbers {one} and {other}.")
            return line.format(player=player, one=args[0], other=args[1])
    return _of_a_battle(event, player, names)


def _of_a_battle(event: Event, player: str, names: list[str]) -> str:
    args = event.args
    match event.kind:
        case "battle_began":
            fighters = ", ".join(names[int(god)] for god in args[1:])
            return _("Battle of region {number}: {players}.").format(number=args[0], players=fighters)
        case "sealed_card":
            if not event.secret:
                return _("{player} has chosen in secret.").format(player=player)
            cards = _(" and ").join(card_name(str(card)) for card in event.secret)
            return _("{player} has chosen in secret: {cards}.").format(player=player, cards=cards)
        case "sealed_bid":
            if not event.secret:
                return _("{player} has bid in secret.").format(player=player)
            return _("{player} has bid in secret: {number}.").format(player=player, number=event.secret[0])
        case "revealed_cards":
            cards = _(" and ").join(card_name(str(card)) for card in args)
            return _("{player} plays {cards}.").format(player=player, cards=cards)
        case "built":
            line = _("{player} builds on {hex} for {followers}: {monument}.")
            cost = followers_text(int(args[2]))
            monument = monument_name(str(args[0]))
            return line.format(player=player, hex=hex_name(int(args[1])), followers=cost, monument=monument)
        case "plague":
            if event.seat < 0:
                return _("The plague in region {number} spares nobody.").format(number=args[0])
            return _("The plague in region {number} spares {player}.").format(number=args[0], player=player)
        case "strength":
            line = _("{player} has strength {strength} in region {number}.")
            return line.format(player=player, number=args[0], strength=args[1])
        case "trapped":
            return _("{player} locks up a warrior of {other}.").format(player=player, other=names[int(args[0])])
        case "gained_devotion":
            words = _(SOURCES[LINE_IDS[int(args[2])]])
            return words.format(player=player, number=args[0], space=args[1])
        case "lost_devotion":
            line = _("{player} loses {number} devotion and stands on {space}.")
            return line.format(player=player, number=args[0], space=args[1])
    raise ValueError(f"There is no log line for the event {event.kind!r}.")
