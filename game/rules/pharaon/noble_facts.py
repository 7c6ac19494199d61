"""What a noble is worth and does, in sentences made from the data file."""

from typing import NamedTuple

from game.core.language import N_, _, name_, ngettext
from game.rules.pharaon.content import LETTERS, ZONE_IDS
from game.rules.pharaon.facts import points_text, resource_name, zone_name
from game.rules.pharaon.noble_cards import (
    BASE,
    COUNT_WORDS,
    COUNTS,
    EFFECT,
    EFFECT_OFFERINGS,
    EFFECT_SILVER,
    EFFECT_STEPS,
    NO_ZONE,
    NOBLE_INDEX,
    NOBLE_NAMES,
    NUMBER,
    PER,
    SCRIBE_COLOURS,
    TYPE,
    TYPES,
    ZONE,
)

TYPE_WORDS: dict[str, str] = {
    "permanent": N_("Always"),
    "once_per_round": N_("Once per round"),
    "immediate": N_("At once, when you get the card"),
}
EFFECT_WORDS: dict[str, str] = {
    "none": N_("No ability."),
    "swap_colours": N_("{one} and {other} may stand for each other when you pay, offerings of them too."),
    "advance_on_pass": N_("When you pass and are not the last, you may take one step on the pyramid at once."),
    "entry_any_colour": N_("You enter the {zone} with a token of any colour."),
    "nobles_cost_any_five": N_("The nobles action costs any five tokens; one of them must fit the entry colour."),
    "enter_full_zone": N_("You may enter the {zone} although all its spaces are taken."),
    "exchange_basic_for_basic": N_("You may give back one basic resource and take another kind."),
    "exchange_basic_for_silver": N_("You may give back one basic resource and take one silver."),
    "jar_plus_one_basic": N_("When you get a jar, you may take one more basic resource."),
    "jar_becomes_three_basics": N_("When you get a jar, you may discard it for any three basic resources."),
    "take_artisan": N_("Take an artisan from the display or the deck, with all it gives."),
}
COUNT_SENTENCES: dict[str, str] = {
    "satisfied_gods_next_to_zone": N_("{base}, and {per} more for each satisfied god beside the {zone}"),
    "pharaoh_and_first_player_tokens": N_("{base}, and {per} more each for the pharaoh and the first player token"),
    "noble_cards": N_("{base}, and {per} more for each of your nobles, this one too"),
    "distinct_artisan_values": N_("{base}, and {per} more for each different value among your artisans"),
    "burial_steps": N_("{base}, and {per} more for each burial step you have taken"),
    "offerings_left": N_("{base}, and {per} more for each offering you have left"),
    "nile_tracks_at_top": N_("{base}, and {per} more for each Nile track you have finished"),
    "satisfied_gods": N_("{base}, and {per} more for each satisfied god"),
    "silver_left": N_("{base}, and {per} more for each silver you have left"),
    "basic_resources_left": N_("{base}, and {per} more for each basic resource you have left, offerings of them too"),
}


class NobleFacts(NamedTuple):
    """Everything that a screen shows of a noble."""

    id: str
    number: int
    name: str
    type: str
    when: str
    effect: str
    points: str


def noble_name(noble: str) -> str:
    return name_("pharaon", NOBLE_NAMES[NOBLE_INDEX[noble]])


def noble_facts(noble: str) -> NobleFacts:
    kind = NOBLE_INDEX[noble]
    type_id = TYPES[TYPE[kind]]
    return NobleFacts(
        noble, NUMBER[kind], noble_name(noble), type_id, _(TYPE_WORDS[type_id]), _effect(kind), _points(kind)
    )


def _zone(kind: int) -> str:
    return "" if ZONE[kind] == NO_ZONE else zone_name(ZONE_IDS[ZONE[kind]])


def _effect(kind: int) -> str:
    effect = EFFECT[kind]
    steps = EFFECT_STEPS[kind]
    if effect == "nile_steps":
        first = ngettext(
            "Take {number} Nile step on a track of choice.",
            "Take {number} Nile steps, split over the tracks as you like.",
            steps,
        ).format(number=steps)
    elif effect == "burial_step":
        first = ngettext("Take {number} burial step for free.", "Take {number} burial steps for free.", steps)
        first = first.format(number=steps)
    else:
        one, other = SCRIBE_COLOURS[kind] if effect == "swap_colours" else (0, 0)
        first = _(EFFECT_WORDS[effect]).format(
            zone=_zone(kind), one=resource_name(LETTERS[one]), other=resource_name(LETTERS[other])
        )
    return _then(kind, first)


def _then(kind: int, first: str) -> str:
    silver, offerings = EFFECT_SILVER[kind], EFFECT_OFFERINGS[kind]
    if silver:
        then = ngettext("Then gain {number} silver.", "Then gain {number} silver.", silver).format(number=silver)
    elif offerings:
        then = ngettext(
            "Then gain {number} offering, displayed or drawn blindly.",
            "Then gain {number} offerings, each displayed or drawn blindly.",
            offerings,
        ).format(number=offerings)
    else:
        return first
    return _("{first} {then}").format(first=first, then=then)


def _points(kind: int) -> str:
    word = COUNT_WORDS[COUNTS[kind]]
    if word == "copy_best_other_noble":
        return _("as many points as your best other noble")
    base = points_text(BASE[kind])
    if word not in COUNT_SENTENCES:
        return base
    return _(COUNT_SENTENCES[word]).format(base=base, per=PER[kind], zone=_zone(kind))
