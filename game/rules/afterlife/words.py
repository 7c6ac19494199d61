"""How afterlife speaks: prompts, action labels, reasons why not, final lines.

Log lines are in `log`, the plain table in `text_table`. Everything is translated at the moment it is said.
"""

from typing import Any, NamedTuple

from game.core.decision import Action
from game.core.event import Event
from game.core.language import N_, _, name_, ngettext
from game.rules.afterlife import log, text_table
from game.rules.afterlife.content import (
    CARDS,
    DATA,
    INDEX,
    SET_COLOUR,
    SET_IDS,
    SET_NAMES,
    SET_OF,
    SET_SIZE,
    SUPER_SETS,
)
from game.rules.afterlife.log import card_name

PROMPTS: dict[str, str] = {
    "main_action": N_("Buy, act or entomb; or end your turn."),
    "pay_card": N_("Pay for {card}: {total} of {price} gold so far."),
    "choose_crumble": N_("Which card drops into the middle of the base?"),
    "choose_fall": N_("Where does {card} land?"),
    "choose_swap": N_("Which two cards of the pyramid change places?"),
    "set_aside_card": N_("Set cards aside for your next hand, or stop."),
    "choose_opponent": N_("Choose an opponent for {card}."),
    "choose_looked_card": N_("Which of the cards do you take?"),
    "choose_return_order": N_("Which card goes back on top?"),
    "hook_decision": N_("Buy {card} for {price} gold, or let it be sacrificed?"),
    "may_entomb_next": N_("It was a starter. Entomb the next card of your draw deck, too?"),
    "judgement_step": N_("Set a card aside to take the top card of the boneyard."),
    "choose_sacrifice_order": N_("Which card goes on the boneyard next?"),
    "forced_discard": N_("{card} makes you discard a card."),
    "may_take_cheapest": N_("You may take a cheapest card of the pyramid."),
    "choose_for_neighbour": N_("Which card of the pyramid shall {player} take?"),
    "may_entomb_top_discard": N_("Entomb {card}, the top card of your discard pile?"),
    "may_draw": N_("Draw a card?"),
    "discard_top": N_("Which card ends on top of your discard pile?"),
    "discard_next": N_("Which card goes on your discard pile next? The last one lies on top."),
    "rebuild_sacrifice": N_("The pyramid is unchanged: which of its cards is sacrificed?"),
    "boat_reaction": N_("Discard Boat to take a card of the base?"),
    "forced_sacrifice": N_("Sacrifice a card of your hand."),
    "give_card": N_("Put a card of your hand on the discard pile of {player}."),
    "choose_opponent_hand_card": N_("Which card must {player} discard?"),
    "may_discard_to_draw": N_("You may discard a card to draw another one."),
    "repeat_action": N_("Which action of this turn do you repeat?"),
}
# Questions that differ by purpose; the second part of `about` is the card that asks.
PURPOSES: dict[str, dict[str, str]] = {
    "choose_pyramid_card": {
        "take": N_("{card}: take a card of the pyramid."),
        "entomb": N_("{card}: entomb a card of the pyramid."),
        "sacrifice": N_("{card}: sacrifice a card of the pyramid."),
        "sacrifice_more": N_("{card}: sacrifice another card of the pyramid, or stop."),
        "into_hand": N_("{card}: put a card of the pyramid into your hand."),
    },
    "choose_hand_card": {
        "sacrifice": N_("{card}: sacrifice a card of your hand."),
        "sacrifice_plus": N_("{card}: sacrifice a card of your hand."),
        "sacrifice_times": N_("{card}: sacrifice a card of your hand."),
        "entomb": N_("{card}: entomb a card of your hand."),
        "entomb_more": N_("{card}: entomb another card of your hand, or stop."),
        "entomb_starter": N_("{card}: entomb a starter of your hand."),
        "on_deck": N_("{card}: put a card of your hand on top of your draw deck."),
        "reveal": N_("{card}: reveal a card of your hand."),
    },
    "choose_discard_card": {
        "into_hand": N_("{card}: put a card of your discard pile into your hand."),
        "entomb": N_("{card}: entomb a card of your discard pile."),
    },
    "choose_played_card": {
        "entomb": N_("{card}: entomb a card you have played this turn."),
        "into_hand": N_("{card}: return a card you have played this turn to your hand."),
    },
    "choose_tomb_card": {
        "sacrifice": N_("{card}: sacrifice a set card of your tomb."),
        "into_hand": N_("{card}: put a card of your tomb into your hand."),
    },
}
LABELS: dict[str, str] = {
    "play_action": N_("Play {card}"),
    "entomb_free": N_("Entomb {card}"),
    "pay_card": N_("Pay with {card}"),
    "forced_discard": N_("Discard {card}"),
    "discard_top": N_("{card} on top"),
    "forced_sacrifice": N_("Sacrifice {card}"),
    "give_card": N_("Give {card}"),
    "set_aside_card": N_("Set {card} aside"),
    "may_discard_to_draw": N_("Discard {card}"),
    "choose_return_order": N_("{card} on top"),
    "repeat_action": N_("Repeat {card}"),
}
PLAIN_LABELS: dict[str, str] = {
    "end_play": N_("End the turn"),
    "pay_done": N_("Done: pay"),
    "stop": N_("Stop"),
    "pass": N_("Pass"),
    "yes": N_("Yes"),
    "no": N_("No"),
    "decline": N_("Let it be sacrificed"),
    "buy_with_ring": N_("Buy it with the Ring"),
    "show_hand": N_("Show the hand: it has no set card"),
}
# The terms of the opponents' evaluation, as a hint says them; {points} has its sign.
TERMS: dict[str, str] = {
    "tomb": N_("{points} points in the tomb"),
    "potential": N_("{points} points your cards can still bring"),
    "prospects": N_("{points} for sets that can grow"),
    "economy": N_("{points} for gold in later turns"),
    "talent": N_("{points} for what your cards do"),
    "starters": N_("{points} for a leaner deck"),
    "purchase": N_("{points} for what you can still buy now"),
    "burial": N_("{points} for the free entombment to come"),
    "hand": N_("{points} for gold in hand"),
    "waste": N_("{points} for paying without waste"),
    "rivals": N_("{points} against the best rival"),
    "feeding": N_("{points} for leaving less to the next player"),
    "lead": N_("{points} points of lead"),
}
LINE_NAMES: dict[str, str] = {"starters": N_("Starters"), "uniques": N_("Unique artifacts")}


class CardFacts(NamedTuple):
    """Everything that a screen shows of a card, in the language in use."""

    id: str
    name: str
    effect: str
    type: str  # starter, set, unique
    set: str  # the set's id; empty for starters and uniques
    set_name: str
    set_size: int
    colour: str  # as the data file calls it
    level: int
    cost: int
    gold: int
    points: int
    reaction: bool
    pool: str
    ours: tuple[str, ...]  # fields that are our own design


class AfterlifeWords:
    def card(self, name: str) -> CardFacts:
        entry = CARDS[INDEX[name]]
        group = SET_OF[INDEX[name]]
        colours = DATA["type_colors"]
        return CardFacts(
            id=name,
            name=card_name(name),
            effect=name_("afterlife", entry["effect"]),
            type=entry["type"],
            set=SET_IDS[group] if group >= 0 else "",
            set_name=self.set_name(SET_IDS[group]) if group >= 0 else "",
            set_size=SET_SIZE[group] if group >= 0 else 0,
            colour=SET_COLOUR[group] if group >= 0 else colours[entry["type"]],
            level=entry["level"],
            cost=entry["cost"],
            gold=entry["gold"],
            points=entry.get("vp", 0),
            reaction=entry["timing"] == "reaction",
            pool=entry["pool"],
            ours=tuple(field for field, tag in entry["from"].items() if tag == "ours"),
        )

    def set_name(self, name: str) -> str:
        """Of a set, or of a super-set by its members."""
        members = SUPER_SETS.get(name) or [SET_IDS.index(name)]
        return _(" + ").join(name_("afterlife", SET_NAMES[member]) for member in members)

    def sets_in_play(self, view: dict[str, Any]) -> list[tuple[str, list[str]]]:
        """Per scoring group of this match its id and all cards that can be in it, in the data file's order."""
        merged = {members[0]: name for name, members in SUPER_SETS.items()}
        groups: dict[int, list[str]] = {}
        for card in view["cards"]:
            group = SET_OF[INDEX[card]]
            if group >= 0:
                groups.setdefault(view["groups"][group], []).append(card)
        ordered = sorted(groups.items(), key=lambda found: (len(found[1]), found[0]))
        return [
            (merged[group] if view["groups"].count(group) > 1 else SET_IDS[group], cards) for group, cards in ordered
        ]

    def title_name(self) -> str:
        return name_("afterlife", DATA["meta"]["name"])

    def prompt(self, view: dict[str, Any], names: list[str]) -> str:
        decision = view["decision"]
        if decision is None:
            return _("The match is over.")
        kind, about = decision["kind"], decision["about"]
        if kind in PURPOSES:
            return _(PURPOSES[kind][about[0]]).format(card=card_name(about[1]))
        fields: dict[str, Any] = {}
        if decision["payment"]:
            fields.update(decision["payment"])
        if about and isinstance(about[0], int):
            fields["player"] = names[about[0]]
        elif about and about[0] in INDEX:
            fields["card"] = card_name(about[0])
        if kind == "hook_decision":
            fields["price"] = about[1]
        return _(PROMPTS[kind]).format(**fields)

    def label(self, action: Action, view: dict[str, Any], names: list[str]) -> str:
        kind = str(action[0])
        if kind == "buy" and len(action) == 1:
            return _("Buy it")
        if kind in PLAIN_LABELS:
            return _(PLAIN_LABELS[kind])
        if kind == "choose_opponent":
            return names[int(action[1])]
        if kind == "choose_swap":
            one, other = (self._at(str(slot), view) for slot in action[1:])
            return _("{card} with {other}").format(card=one, other=other)
        if str(action[1]) in view["pyramid"]:
            place = str(action[1])
            if kind == "choose_fall":
                return place
            card = self._at(place, view)
            return _("Buy {card}").format(card=card) if kind == "buy" else card
        card = card_name(str(action[1]))
        return _(LABELS[kind]).format(card=card) if kind in LABELS else card

    def _at(self, slot: str, view: dict[str, Any]) -> str:
        card = view["pyramid"][slot]
        return _("{card} at {place}").format(card=card_name(card), place=slot)

    def log_line(self, event: Event, names: list[str]) -> str:
        return log.log_line(event, names)

    def why_not(self, view: dict[str, Any]) -> list[str]:
        """One line for every hand card that cannot be played and every base card that is too dear."""
        lines: list[str] = []
        for what, thing, reason in view["why_not"]:
            if what == "buy":
                text = ngettext("{number} gold is missing.", "{number} gold are missing.", reason)
                card = card_name(view["pyramid"][thing])
                lines.append(_("{card}: {reason}").format(card=card, reason=text.format(number=reason)))
            else:
                lines.append(_("{card}: {reason}").format(card=card_name(thing), reason=_(reason)))
        return lines

    def table(self, view: dict[str, Any], names: list[str]) -> list[str]:
        return text_table.table(view, names)

    def result_line(self, name: str, number: int) -> str:
        """The name of a line of the final sheet, with how many cards stand behind it."""
        words = _(LINE_NAMES[name]) if name in LINE_NAMES else self.set_name(name)
        return _("{line} ({number})").format(line=words, number=number)

    def term(self, name: str, points: float) -> str:
        if name == "victory":
            return _("it wins the match")
        words = _(TERMS[name]) if name in TERMS else _("{points} for the position")
        return words.format(points=f"{points:+.1f}".replace("-", "\u2212"))


WORDS = AfterlifeWords()
