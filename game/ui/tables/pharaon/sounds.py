"""What pharaon sounds like: for every kind of event the effects that are heard, one after the other.

The effects are files of assets/sound/effects. An event that says what it is about (tokens, a symbol) sounds like that.
"""

from game.core.event import Event

MUSIC = "river"
GOD = "god"  # at the final count, for each god satisfied
WHEEL_TURN = "wheel_turn"

SOUNDS = {
    # rounds
    "round_started": "round_start",
    "round_ended": "round_end",
    "wheel_blocked": "wheel_block",
    "match_ended": "gong",
    # tokens
    "gained": "token",
    "bank_lacked": "chest_empty",
    "paid": "payment",
    "exchanged": "exchange",
    "took_pair": "incense",
    "took_bonus": "incense_light",
    "drew_offering": "bag",
    "pair_revealed": "offering_set",
    "bonus_revealed": "offering_set",
    # cards
    "drew_nobles": "card_draw",
    "dealt_scribe": "scribe",
    "kept_noble": "take",
    "took_noble": "noble",
    "noble_revealed": "card_flip",
    "diplomat_named": "diplomat",
    "teacher_used": "teacher",
    "took_artisan": "artisan",
    "artisan_revealed": "card_flip",
    # jars
    "took_jar": "jar",
    "drew_jar": "jar_turned",
    "jars_revealed": "jars",
    "jars_reshuffled": "jars_mixed",
    # Nile, burial chamber, pyramid
    "nile_step": "oar",
    "burial_step": "slab",
    "became_pharaoh": "succession",
    "passed": "hourglass",
    "pyramid_step": "stair",
    "took_first_player": "first_player",
    # the Traitor
    "traitor_noble": "traitor_noble",
    "traitor_jar": "traitor",
    "traitor_wheel": "wheel_token",
    "traitor_column": "traitor_idle",
    "noble_discarded": "noble_banished",
    "artisan_discarded": "artisan_banished",
    "traitor_scored": "traitor_score",
}
# A resource by its letter.
MATERIALS = {"G": "grain", "B": "feather", "R": "royal", "K": "block", "Y": "amphora", "S": "silver"}
# A symbol of the Traitor's columns, as he reaches it; what comes of it is heard by its own event.
SYMBOLS = {
    "start": "traitor_idle",
    "none": "traitor_idle",
    "burial_step": "traitor_burial",
    "take_noble": "traitor_noble",
    "discard_noble": "traitor_noble",
    "noble_value": "traitor_noble",
    "take_artisan_high": "traitor_artisan",
    "take_artisan_low": "traitor_artisan",
    "discard_artisan_high": "traitor_artisan",
    "discard_artisan_low": "traitor_artisan",
    "take_pair": "traitor_offering",
    "take_offering": "traitor_offering",
    "nile_most": "traitor_nile",
    "nile_least": "traitor_nile",
    "god": "traitor_god",
}
# A line of the final count.
LINES = {
    "nobles": "count_nobles",
    "burial": "count_burial",
    "artisans": "count_artisans",
    "nile": "count_nile",
    "left_over": "count_left_over",
    "gods": GOD,
    "tokens": "count_tokens",
}


def sounds(event: Event) -> tuple[str, ...]:
    """The effects of an event, in their order; a material that comes twice is heard once."""
    args = event.args
    match event.kind:
        case "gained":
            return tuple(dict.fromkeys(MATERIALS[letter] for letter in str(args[0]).split("+")))
        case "exchanged":
            return ("exchange", MATERIALS.get(str(args[2]), "token"))
        case "paid":
            return ("payment", "wheel_token")
        case "round_started":
            return ("round_start",) if args[0] == 1 else (WHEEL_TURN, "round_start")
        case "traitor_column":
            return (SYMBOLS[str(args[3])],)
    return (SOUNDS[event.kind],)
