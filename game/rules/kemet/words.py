"""How kemet speaks: prompts, action labels, reasons why not, final lines.

Log lines are in `log`, the plain table in `text_table`. Everything is translated at the moment it is said.
"""

from typing import Any

from game.core.decision import Action
from game.core.event import Event
from game.core.language import N_, _, name_
from game.rules.kemet import log, text_table
from game.rules.kemet.content import DATA
from game.rules.kemet.facts import (
    STEPS,
    DiFacts,
    TileFacts,
    action_name,
    card_figures,
    card_name,
    city_name,
    colour_name,
    creature_name,
    di_facts,
    di_name,
    god_name,
    night_name,
    points_text,
    prayer_text,
    row_name,
    space_name,
    tile_facts,
    tile_name,
    token_name,
    warriors_text,
    zone_name,
)

PROMPTS: dict[str, str] = {
    "choose_seat": N_("Which god do you play, and which city is yours?"),
    "setup_armies": N_("Which district of your city stays without an army?"),
    "setup_pyramid_level": N_("Where do you put the next pyramid level?"),
    "setup_tile": N_("Which tile do you take to begin with?"),
    "turn_menu": N_("Your turn: place a token, or do something else first."),
    "deploy_creature": N_("Which creature do you bring into the field?"),
    "exchange_creature": N_("Which creature takes the place?"),
    "keep_creature": N_("Two creatures have met: which one stays?"),
    "gold_choose": N_("Which golden action do you take?"),
    "buy_tile": N_("Which power tile do you buy?"),
    "buy_colour": N_("Of which colour do you buy a tile?"),
    "replace_battle_card": N_("Which battle card leaves the game for the {card}?"),
    "build": N_("Which pyramid do you build?"),
    "build_level": N_("Up to which level do you build?"),
    "recruit": N_("Where do you recruit warriors?"),
    "place_mercenaries": N_("Where do you place the mercenaries?"),
    "pray_reinforce": N_("Where do you place a warrior for your prayer?"),
    "enlistment": N_("Enlistment: where do you place warriors?"),
    "muster": N_("Reinforcements: where do you place warriors?"),
    "night_units": N_("Reinforcements of the night: where do you place warriors?"),
    "night_veterans_units": N_("Where do warriors join for your veterans?"),
    "order_battles": N_("Which battle comes next?"),
    "move_begin": N_("Which army moves?"),
    "move_step": N_("Where does the army go? Moves left: {moves}."),
    "move_carry": N_("How many warriors go along?"),
    "move_creature": N_("Which creature goes along?"),
    "raining_fire": N_("Raining Fire: where do you destroy a warrior?"),
    "divine_memory": N_("Divine Memory: which card do you take?"),
    "council_play": N_("Council of war: which battle card do you play?"),
    "council_discard": N_("Council of war: which battle card do you put away face down?"),
    "council_di": N_("Council of war: do you add a divine intervention card?"),
    "diversion_swap": N_("Diversion: exchange the card you played for the one you put away?"),
    "divine_wound": N_("Divine Wound: which cards do you give up for strength?"),
    "loser_choice": N_("You have lost: recall the army, or retreat where the winner says?"),
    "retreat_zone": N_("Where must the beaten army go?"),
    "winner_choice": N_("You have won: stay, or recall the army?"),
    "night_sacrifice": N_("Sacrifice two warriors at the sanctuary for a victory point?"),
    "night_delta": N_("Give up a warrior at the delta temple for prayer points?"),
    "night_veterans_prayer": N_("How many veterans do you give for prayer points?"),
    "vision_pick": N_("Vision: which of these cards do you keep?"),
    "night_veterans_cards": N_("How many pairs of veterans do you give for cards?"),
    "night_free_build": N_("Hand of God: which pyramid grows by a level?"),
    "fate_position": N_("Which place in the turn order do you take?"),
}
PLAIN_LABELS: dict[str, str] = {
    "yes": N_("Yes"),
    "no": N_("No"),
    "skip_action": N_("Do nothing"),
    "end_turn": N_("End the turn"),
    "move_end": N_("End the move"),
    "place_done": N_("Done"),
    "di_done": N_("No more cards"),
    "recall": N_("Recall the army"),
    "retreat": N_("Retreat"),
    "stay": N_("Stay"),
}
ZONE_LABELS: dict[str, str] = {
    "empty_district": N_("Leave empty: {zone}"),
    "deploy_creature": N_("Bring a creature: {zone}"),
    "exchange_creature": N_("Exchange the creature: {zone}"),
    "place_warrior": N_("A warrior: {zone}"),
    "move_begin": N_("Move the army: {zone}"),
    "raining_fire": N_("Destroy a warrior: {zone}"),
    "order_battles": N_("Fight: {zone}"),
    "retreat_zone": N_("Retreat to: {zone}"),
}
CARD_LABELS: dict[str, str] = {
    "replace_battle_card": N_("Give {card} ({figures})"),
    "council_play": N_("Play {card} ({figures})"),
    "council_discard": N_("Put away {card} ({figures})"),
}
DI_LABELS: dict[str, str] = {
    "play_di_day": N_("Play the card {card}"),
    "play_di_move": N_("Play the card {card}"),
    "council_di": N_("Add {card}"),
    "divine_wound": N_("Give up {card}"),
    "divine_memory": N_("Take {card}"),
    "vision_pick": N_("Keep {card}"),
}
LINE_NAMES: dict[str, str] = {
    "battle": N_("Battle points"),
    "divine": N_("Divine points"),
    "temple": N_("Temples held"),
    "pyramid": N_("Pyramids of the highest level"),
}
REASONS: dict[str, str] = {
    "taken": N_("a token lies there already"),
    "balance": N_("then a row of your action pyramid would stay empty"),
    "battle_card": N_("it is played in the council of war"),
    "move_card": N_("it is played in a move action"),
    "cannot_pay": N_("you have too few prayer points"),
    "no_target": N_("there is nothing that it could do"),
    "gone": N_("no copy is left"),
    "owned": N_("you own such a tile"),
    "no_pyramid": N_("you control no pyramid of this colour that is high enough"),
    "colour_bought": N_("you have bought a tile of this colour this round"),
    "other_space": N_("this space has another purchase token"),
    "no_seat": N_("it is not your display"),
    "teleported": N_("the teleport of this action is used"),
    "no_teleport_here": N_("nothing here opens a teleport"),
    "no_moves": N_("no move is left"),
    "war_port": N_("it is a foreign war port"),
    "one_district": N_("you have entered a foreign district already"),
    "walls": N_("walls: the army did not begin beside it"),
    "army_limit": N_("there is no room for the army"),
}
# The terms of an opponent's evaluation, as a hint says them; {points} has its sign.
TERMS: dict[str, str] = {
    "permanent": N_("{points} for permanent victory points"),
    "temples": N_("{points} for temples held"),
    "pyramids": N_("{points} for pyramids of the highest level"),
    "next_win": N_("{points} for winning at the next turn"),
    "prayer": N_("{points} for prayer points"),
    "warriors": N_("{points} for warriors on the map"),
    "creatures": N_("{points} for creatures in the field"),
    "tiles": N_("{points} for power tiles"),
    "levels": N_("{points} for pyramid levels"),
    "reach": N_("{points} for battles within reach"),
    "threat": N_("{points} for threats against you"),
    "cards": N_("{points} for battle cards in hand"),
    "actions": N_("{points} for the actions that are left"),
    "battle": N_("{points} for the battle"),
    "night": N_("{points} for points in the coming night"),
    "armies": N_("{points} for large armies"),
    "divine": N_("{points} for divine intervention cards"),
    "veterans": N_("{points} for veterans"),
    "order": N_("{points} for the place in the turn order"),
    "begun": N_("{points} for what this action leads to"),
    "lead": N_("{points} of lead"),
    "rivals": N_("{points} against the best rival"),
}


class KemetWords:
    """Besides what every title says, names and sentences for everything that lies on the table."""

    def zone(self, zone: str) -> str:
        return zone_name(zone)

    def city(self, city: str) -> str:
        return city_name(city)

    def god(self, god: str) -> str:
        return god_name(god)

    def colour(self, colour: str) -> str:
        return colour_name(colour)

    def tile(self, tile: str) -> TileFacts:
        return tile_facts(tile)

    def creature(self, creature: str) -> str:
        return creature_name(creature)

    def card(self, card: str) -> str:
        return card_name(card)

    def card_figures(self, card: str) -> str:
        return card_figures(card)

    def di(self, card: str) -> DiFacts:
        return di_facts(card)

    def space(self, space: str) -> str:
        return space_name(space)

    def row(self, row: str) -> str:
        return row_name(row)

    def token(self, token: str) -> str:
        return token_name(token)

    def night_step(self, step: str) -> str:
        return night_name(step)

    def points(self, number: int) -> str:
        return points_text(number)

    def prayer(self, number: int) -> str:
        return prayer_text(number)

    def warriors(self, number: int) -> str:
        return warriors_text(number)

    def reason(self, why: str) -> str:
        return _(REASONS[why])

    def title_name(self) -> str:
        return name_("kemet", DATA["meta"]["title"])

    def prompt(self, view: dict[str, Any], names: list[str]) -> str:
        decision = view["decision"]
        if decision is None:
            return _("The match is over.")
        kind, about = decision["kind"], decision["about"]
        if kind == "choose_seat":
            return _("Which god do you play?") if about[0] == "god" else _("Which city is yours?")
        words = _(PROMPTS[kind])
        if kind == "replace_battle_card":
            return words.format(card=card_name(str(about[0])))
        if kind == "move_step":
            return words.format(moves=view["move"]["moves"])
        return words

    def label(self, action: Action, view: dict[str, Any], names: list[str]) -> str:
        kind = str(action[0])
        if len(action) == 1:
            return _(PLAIN_LABELS[kind])
        thing = action[1]
        if isinstance(thing, int):
            return self._number_label(kind, thing)
        if kind in ZONE_LABELS:
            return _(ZONE_LABELS[kind]).format(zone=zone_name(thing))
        if kind in CARD_LABELS:
            return _(CARD_LABELS[kind]).format(card=card_name(thing), figures=card_figures(thing))
        if kind in DI_LABELS:
            return _(DI_LABELS[kind]).format(card=di_name(thing))
        return self._label_of(kind, thing, str(action[-1]), view)

    def _label_of(self, kind: str, thing: str, last: str, view: dict[str, Any]) -> str:
        match kind:
            case "god":
                return god_name(thing)
            case "city":
                return city_name(thing)
            case "place_token":
                return _("{token}: {space}").format(token=token_name(thing).capitalize(), space=space_name(last))
            case "gold_choose":
                return _("{tile}: {action}").format(tile=tile_name(thing), action=action_name(last))
            case "move_step":
                return _("{zone}, {way}").format(zone=zone_name(last), way=_(STEPS[thing]))
            case "creature":
                return _("No creature") if thing == "none" else creature_name(thing)
            case "keep_creature":
                return creature_name(thing)
            case "buy_colour":
                return colour_name(thing)
            case "setup_pyramid_level" | "build":
                return self._pyramid_label(thing, last, view)
        facts = tile_facts(thing)  # buy_tile, setup_tile
        return _("{tile} ({colour}, level {level})").format(
            tile=facts.name, colour=colour_name(facts.colour), level=facts.level
        )

    def _pyramid_label(self, zone: str, colour: str, view: dict[str, Any]) -> str:
        pyramid = view["zones"][zone]["pyramid"] if zone in view["zones"] else None
        line = _("Raise the pyramid, {colour}: {zone}") if pyramid else _("Found a pyramid, {colour}: {zone}")
        return line.format(colour=colour_name(colour), zone=zone_name(zone))

    def _number_label(self, kind: str, number: int) -> str:
        match kind:
            case "level":
                return _("Level {number}").format(number=number)
            case "carry":
                return warriors_text(number)
            case "fate_position":
                return _("Place {number}").format(number=number)
            case "pairs":
                return _("Pairs of veterans: {number}").format(number=number)
        return _("Veterans: {number}").format(number=number)

    def log_line(self, event: Event, names: list[str]) -> str:
        return log.log_line(event, names)

    def why_not(self, view: dict[str, Any]) -> list[str]:
        """One line for everything that the player might want and cannot choose."""
        lines: list[str] = []
        for entry in view["reasons"]:
            label = space_name(entry["space"]) if "space" in entry else di_name(entry["card"])
            lines.append(_("{label}: {reason}.").format(label=label, reason=self.reason(entry["why"])))
        if view["move"]:
            for step in view["move"]["closed"]:
                label = _("{zone}, {way}").format(zone=zone_name(step["dest"]), way=_(STEPS[step["kind"]]))
                lines.append(_("{label}: {reason}.").format(label=label, reason=self.reason(step["why"])))
        decision = view["decision"]
        if decision and decision["kind"] in ("buy_tile", "buy_colour") and decision["seat"] == view["seat"]:
            for tile, entry in view["market"].items():
                if entry["why_not"]:
                    label = self._label_of("buy_tile", tile, tile, view)
                    lines.append(_("{label}: {reason}.").format(label=label, reason=self.reason(entry["why_not"])))
        return lines

    def table(self, view: dict[str, Any], names: list[str]) -> list[str]:
        return text_table.table(view, names)

    def result_line(self, name: str, number: int) -> str:
        return _(LINE_NAMES[name])

    def term(self, name: str, points: float) -> str:
        if name == "victory":
            return _("it wins the match")
        words = _(TERMS[name]) if name in TERMS else _("{points} for the position")
        return words.format(points=f"{points:+.1f}".replace("-", "\u2212"))


WORDS = KemetWords()
