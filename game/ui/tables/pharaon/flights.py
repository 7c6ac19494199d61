"""From events to motion: which event is shown how, and what it sounds like."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.event import Event
from game.ui.tables.pharaon import moves_cards, moves_pieces, moves_rounds, moves_tokens
from game.ui.tables.pharaon.sounds import WHEEL_TURN, sounds

if TYPE_CHECKING:
    from game.ui.tables.pharaon.board import PharaonBoard

MOVES: dict[str, Callable[["PharaonBoard", Event], None]] = {
    "paid": moves_tokens.paid,
    "gained": moves_tokens.gained,
    "exchanged": moves_tokens.exchanged,
    "took_pair": moves_tokens.took_offerings,
    "took_bonus": moves_tokens.took_offerings,
    "drew_offering": moves_tokens.drew_offering,
    "pair_revealed": moves_tokens.revealed_offerings,
    "bonus_revealed": moves_tokens.revealed_offerings,
    "took_noble": moves_cards.took_card,
    "took_artisan": moves_cards.took_card,
    "dealt_scribe": moves_cards.took_card,
    "kept_noble": moves_cards.took_card,
    "noble_revealed": moves_cards.revealed_card,
    "artisan_revealed": moves_cards.revealed_card,
    "noble_discarded": moves_cards.discarded_card,
    "artisan_discarded": moves_cards.discarded_card,
    "drew_nobles": moves_cards.drew_nobles,
    "traitor_noble": moves_cards.took_card,
    "nile_step": moves_pieces.nile_step,
    "burial_step": moves_pieces.burial_step,
    "passed": moves_pieces.passed,
    "pyramid_step": moves_pieces.pyramid_step,
    "took_jar": moves_cards.took_jar,
    "drew_jar": moves_cards.took_jar,
    "jars_revealed": moves_cards.jars_revealed,
    "wheel_blocked": moves_rounds.wheel_blocked,
    "took_first_player": moves_pieces.took_token,
    "became_pharaoh": moves_pieces.took_token,
    "traitor_jar": moves_rounds.traitor_jar,
    "traitor_wheel": moves_rounds.traitor_wheel,
    "traitor_column": moves_rounds.traitor_column,
    "round_ended": moves_rounds.round_ended,
    "round_started": moves_rounds.round_started,
}


def queue(board: "PharaonBoard", event: Event) -> None:
    board.hear(name for name in sounds(event) if name != WHEEL_TURN)  # which is heard when the wheel is seen to turn
    if event.kind in MOVES:
        MOVES[event.kind](board, event)
