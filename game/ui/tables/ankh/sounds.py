"""What Ankh sounds like: for every kind of event the effects that are heard, one after the other.

The effects are files of assets/sound/effects. An event that says what it is about (a guardian, a monument, a battle
card, the ground under a figure) sounds like that.
"""

from collections.abc import Mapping
from types import MappingProxyType

from game.core.event import Event

MUSIC = "gods"

SOUNDS = {
    # actions
    "chose_action": "token",
    "moved": "step_sand",
    "pushed": "shove",
    "obelisk_moved": "teleport",
    "aimed": "creature_giant_scorpion",
    "summoned": "summon",
    "sun_attached": "sun",
    "gate_opened": "gate",
    "gained_followers": "followers",
    "unlocked": "ankh_power",
    "won_guardian": "guardian_won",
    # events of the track
    "event_triggered": "event_control",
    "no_effect": "hourglass",
    "took_control": "monument_taken",
    "placed_caravan": "caravan",
    "skipped_caravan": "camel",
    "numbered": "stone",
    "swapped": "exchange",
    # conflict
    "dominates": "dominate",
    "battle_began": "battle_call",
    "amun_declared": "react",
    "sealed_card": "card_sealed",
    "revealed_cards": "battle_reveal",
    "built": "raise_obelisk",
    "destroyed": "monument_falls",
    "sealed_bid": "bid_sealed",
    "revealed_bid": "payment",
    "plague": "plague",
    "protected": "protected",
    "strength": "drum",
    "won_battle": "god_wins",
    "nobody_won": "wind",
    "cards_back": "cards_back",
    "worshipped": "sacrifice",
    "battle_over": "sand",
    "conflict_over": "round_end",
    # the killed
    "killed": "fallen",
    "trapped": "trap",
    "returned": "creature_mummy",
    "cat_mummy_cursed": "curse",
    # the ladder of the gods
    "gained_devotion": "devotion_up",
    "lost_devotion": "devotion_down",
    "reached_top": "ascension",
    "merged": "merge",
    "released": "creature_gone",
    "forgotten": "forgotten",
    "last_god": "god",
    "all_forgotten": "loss",
    "match_ended": "gong",
}
# What a figure treads on, by the word of the view's map.
GROUND = {"desert": "step_sand", "fertile": "step_field", "water": "step_water"}
# Who comes when somebody is summoned; every guardian has a voice.
FIGURES = {
    "warrior": "summon",
    "locked": "trap",
    "satet": "guardian_satet",
    "cat_mummy": "guardian_cat_mummy",
    "apep": "guardian_apep",
    "mummy": "creature_mummy",
    "giant_scorpion": "creature_giant_scorpion",
    "androsphinx": "guardian_androsphinx",
}
# A figure killed that is no warrior.
GUARDIAN_FALLS = "guardian_falls"
MONUMENTS = {"obelisk": "raise_obelisk", "temple": "raise_temple", "pyramid": "pyramid_stone"}
EVENTS = {"control": "event_control", "caravan": "event_caravan", "conflict": "event_conflict"}
# A battle card as it is shown.
CARDS = {
    "plague_of_locusts": "locusts",
    "build_monument": "artisan",
    "chariots": "chariots",
    "cycle_of_maat": "wheel",
    "drought": "drought",
    "flood": "flood",
    "miracle": "miracle",
}
# A line of the final count.
LINES = {
    "majorities": "count_majorities",
    "dominations": "count_dominations",
    "victories": "count_victories",
    "magnanimous": "count_magnanimous",
    "miracles": "count_miracles",
    "worship": "count_worship",
    "bountiful": "count_bountiful",
    "cat_mummies": "count_cat_mummies",
    "merged": "count_merged",
}
UNKNOWN_GROUND: Mapping[int, str] = MappingProxyType({})


def sounds(event: Event, terrain: Mapping[int, str] = UNKNOWN_GROUND) -> tuple[str, ...]:
    """The effects of an event, in their order. `terrain` is the map by hex, in the view's words: a figure that comes
    out of the water or goes into it splashes, one that goes inland is heard on sand or in the fields."""
    args = event.args
    match event.kind:
        case "moved":
            ground = [terrain.get(int(place), "desert") for place in args[:2]]
            return (GROUND["water" if "water" in ground else ground[1]],)
        case "summoned":
            return (FIGURES["locked"], SOUNDS["summoned"]) if args[0] == "locked" else (FIGURES[str(args[0])],)
        case "killed":
            return (SOUNDS["killed"] if args[0] == "warrior" else GUARDIAN_FALLS,)
        case "built":
            return (MONUMENTS[str(args[0])],)
        case "event_triggered":
            return (EVENTS[str(args[0])],)
        case "revealed_cards":
            return (SOUNDS["revealed_cards"], *(CARDS[str(card)] for card in args))
    return (SOUNDS[event.kind],)
