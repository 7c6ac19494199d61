"""Ready-made action tuples, so that legal actions are looked up and not built."""

from game.core.decision import Action
from game.rules.kemet.cards import CARD_IDS, DI_IDS
from game.rules.kemet.content import APEX, COLOUR_IDS, GOD_IDS, MOST, PRINTED, SPACE_IDS, TOP_LEVEL
from game.rules.kemet.land import CITY_IDS, DISTRICTS, ZONE_IDS
from game.rules.kemet.tiles import CREATURE_IDS, GOLD_ACTIONS, TILE_IDS, TILES

MOST_CARRIED = 15
MOST_VETERANS = 39

YES: Action = ("yes",)
NO: Action = ("no",)
YES_NO: list[Action] = [YES, NO]
SKIP: Action = ("skip_action",)
END_TURN: Action = ("end_turn",)
MOVE_END: Action = ("move_end",)
PLACE_DONE: Action = ("place_done",)
DI_DONE: Action = ("di_done",)

# Setup.
GOD: list[Action] = [("god", name) for name in GOD_IDS]
CITY: list[Action] = [("city", name) for name in CITY_IDS]
EMPTY_DISTRICT: list[Action] = [("empty_district", name) for name in ZONE_IDS[:DISTRICTS]]
SETUP_LEVEL: list[list[Action]] = [
    [("setup_pyramid_level", zone, colour) for colour in COLOUR_IDS] for zone in ZONE_IDS[:DISTRICTS]
]
SETUP_TILE: list[Action] = [("setup_tile", name) for name in TILE_IDS]

# The turn.
REGULAR: list[Action] = [("place_token", "regular", SPACE_IDS[space]) for space in range(PRINTED)]
SILVER: list[Action] = [("place_token", "silver", SPACE_IDS[space]) for space in range(PRINTED)]
GOLD_TOKEN: Action = ("place_token", "gold", SPACE_IDS[APEX])
PLAY_DAY: list[Action] = [("play_di_day", name) for name in DI_IDS]
PLAY_MOVE: list[Action] = [("play_di_move", name) for name in DI_IDS]
DEPLOY: list[Action] = [("deploy_creature", name) for name in ZONE_IDS]
EXCHANGE: list[Action] = [("exchange_creature", name) for name in ZONE_IDS]
CREATURE: list[Action] = [("creature", name) for name in CREATURE_IDS]
NO_ESCORT: Action = ("creature", "none")
KEEP: list[Action] = [("keep_creature", name) for name in CREATURE_IDS]
GOLD_CHOICE: list[list[Action]] = [
    [("gold_choose", TILE_IDS[tile], word) for word in GOLD_ACTIONS[tile]] for tile in range(TILES)
]

# Actions.
BUY_TILE: list[Action] = [("buy_tile", name) for name in TILE_IDS]
BUY_COLOUR: list[Action] = [("buy_colour", name) for name in COLOUR_IDS]
REPLACE: list[Action] = [("replace_battle_card", name) for name in CARD_IDS]
BUILD: list[list[Action]] = [[("build", zone, colour) for colour in COLOUR_IDS] for zone in ZONE_IDS[:DISTRICTS]]
LEVEL: list[Action] = [("level", level) for level in range(TOP_LEVEL + 1)]
PLACE: list[Action] = [("place_warrior", name) for name in ZONE_IDS]
MOVE_BEGIN: list[Action] = [("move_begin", name) for name in ZONE_IDS]
WALK: list[Action] = [("move_step", "walk", name) for name in ZONE_IDS]
SAIL: list[Action] = [("move_step", "sail", name) for name in ZONE_IDS]
TELEPORT: list[Action] = [("move_step", "teleport", name) for name in ZONE_IDS]
CARRY: list[Action] = [("carry", number) for number in range(MOST_CARRIED + 1)]
FIRE: list[Action] = [("raining_fire", name) for name in ZONE_IDS]
RECOVER: list[Action] = [("divine_memory", name) for name in DI_IDS]

# Battle.
NEXT_BATTLE: list[Action] = [("order_battles", name) for name in ZONE_IDS]
PLAY: list[Action] = [("council_play", name) for name in CARD_IDS]
DISCARD: list[Action] = [("council_discard", name) for name in CARD_IDS]
ADD_DI: list[Action] = [("council_di", name) for name in DI_IDS]
WOUND: list[Action] = [("divine_wound", name) for name in DI_IDS]
RECALL: Action = ("recall",)
RETREAT: Action = ("retreat",)
STAY: Action = ("stay",)
RETREAT_ZONE: list[Action] = [("retreat_zone", name) for name in ZONE_IDS]

# Night.
VETERANS: list[Action] = [("veterans", number) for number in range(MOST_VETERANS + 1)]
PAIRS: list[Action] = [("pairs", number) for number in range(MOST_VETERANS + 1)]
VISION: list[Action] = [("vision_pick", name) for name in DI_IDS]
PLACE_IN_ORDER: list[Action] = [("fate_position", place + 1) for place in range(MOST)]
