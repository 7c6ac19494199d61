"""What Kemet sounds like: for every kind of event the effects that are heard, one after the other.

The effects are files of assets/sound/effects. An event that says what it is about (a creature, a colour, a way of
moving, a step of the night) sounds like that.
"""

from game.core.event import Event

MUSIC = "war"

SOUNDS = {
    # the match, rounds, turns
    "chose_god": "chant",
    "chose_city": "stone_heavy",
    "round_started": "day_horn",
    "turn_started": "turn_start",
    "placed_token": "token",
    "gold_used": "coins",
    "night_step": "night_temples",
    "took_place": "place_taken",
    "match_won": "victory",
    "rounds_over": "gong",
    # prayer
    "gained_prayer": "prayer",
    "paid_prayer": "prayer_paid",
    "lost_prayer": "prayer_lost",
    # pyramids and tiles
    "built": "pyramid_stone",
    "took_tile": "tile_ruby",
    "recovered_cards": "cards_back",
    "replaced_card": "card_flip",
    # armies
    "placed_warriors": "muster",
    "moved": "march",
    "creature_deployed": "creature_sphinx",
    "creature_returned": "creature_gone",
    "sacrificed": "sacrifice",
    "burned": "raining_fire",
    # battle
    "battle_began": "war_drums",
    "council_sealed": "card_sealed",
    "spied": "spy",
    "revealed": "battle_reveal",
    "diverted": "exchange",
    "wounded": "wound",
    "battle_won": "triumph",
    "lost_warriors": "casualties",
    "gained_veteran": "veteran",
    "recalled": "recall",
    "retreated": "retreat",
    "battle_ended": "wind",
    "gained_points": "glory_divine",
    # divine intervention
    "drew_di": "card_draw",
    "looked_at_di": "reveal",
    "played_di": "divine_card",
    "recovered_di": "take",
    "di_reshuffled": "shuffle",
}
# How an army goes.
WAYS = {"walk": "march", "sail": "sail", "teleport": "teleport"}
# An action token by its metal.
TOKENS = {"regular": "token", "silver": "silver", "gold": "coin"}
# Every creature has a voice.
CREATURES = {
    "phoenix": "creature_phoenix",
    "royal_scarab": "creature_royal_scarab",
    "giant_scorpion": "creature_giant_scorpion",
    "ancestral_elephant": "creature_ancestral_elephant",
    "sphinx": "creature_sphinx",
    "deep_desert_snake": "creature_deep_desert_snake",
    "mummy": "creature_mummy",
    "khnums_sphinx": "creature_khnums_sphinx",
    "griffin_sphinx": "creature_griffin_sphinx",
    "soul_devourer": "creature_soul_devourer",
}
# The colour of a power tile is its element: fire, water, crystal, stone. The window does not know the rules' lists.
COLOURS = {"ruby": "tile_ruby", "sapphire": "tile_sapphire", "diamond": "tile_diamond", "onyx": "tile_onyx"}
TILES = {
    "ruby": (
        "charge", "priest_of_mafdet", "carnage", "phoenix", "wyyrt_storm", "portal_of_thoth", "blade_of_neith",
        "royal_scarab", "divine_wound", "domination_ruby", "initiative", "giant_scorpion", "surprise_attack",
        "act_of_god_ruby",
    ),
    "sapphire": (
        "recruiting_scribe", "defense", "shield_of_neith", "reinforcement_prayer", "shetyw_barrier",
        "ancestral_elephant", "spy", "defensive_victory", "legion", "domination_sapphire", "divine_will",
        "reinforcements", "sphinx", "act_of_god_sapphire",
    ),
    "diamond": (
        "priest", "priestess", "vision", "magical_support", "deep_desert_snake", "divine_boon", "hand_of_god",
        "divine_hunger", "priest_of_thoeris", "domination_diamond", "priest_of_ra", "priest_of_amon", "mummy",
        "act_of_god_diamond",
    ),
    "onyx": (
        "mercenaries", "local_recruitment", "khnums_sphinx", "dedication_to_battle", "twin_ceremony",
        "honor_in_battle", "forced_march", "griffin_sphinx", "deadly_trap", "domination_onyx", "soul_devourer",
        "divine_might", "bestial_fury", "act_of_god_onyx",
    ),
}  # fmt: skip
TILE_SOUNDS = {tile: COLOURS[colour] for colour, tiles in TILES.items() for tile in tiles}
# The steps of the night climb a scale, each with its own matter; the last but one is the dawn.
NIGHT = {
    "sacrifice": "night_fall",
    "delta": "night_delta",
    "temples": "night_temples",
    "worship": "night_worship",
    "prayers": "night_prayers",
    "divine_help": "night_help",
    "summon": "night_summon",
    "awakening": "dawn",
    "fate": "fate",
}
# Where glory comes from.
GLORY = {"battle": "glory_battle", "divine": "glory_divine"}
PEAK = "pyramid_peak"  # a pyramid that reaches its last level
TOP_LEVEL = 4
RECRUITED = "recruit"  # warriors that were paid for; others are mustered
PRAYED = "pray"  # a whole action of prayer
# A line of the final count.
LINES = {"battle": "count_battle", "divine": "count_divine", "temple": "count_temple", "pyramid": "count_pyramid"}


def sounds(event: Event) -> tuple[str, ...]:
    """The effects of an event, in their order."""
    args = event.args
    match event.kind:
        case "moved":
            return (WAYS[str(args[0])],)
        case "placed_token":
            return (TOKENS[str(args[0])],)
        case "creature_deployed":
            return (CREATURES[str(args[0])],)
        case "took_tile":
            return (TILE_SOUNDS[str(args[0])],)
        case "built":
            return (SOUNDS["built"], PEAK) if args[2] == TOP_LEVEL else (SOUNDS["built"],)
        case "night_step":
            return (NIGHT[str(args[1])],)
        case "gained_points":
            return (GLORY[str(args[1])],)
        case "placed_warriors" if args[2] == "recruit":
            return (RECRUITED,)
        case "gained_prayer" if args[2] == "pray":
            return (PRAYED,)
    return (SOUNDS[event.kind],)
