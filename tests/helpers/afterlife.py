"""Positions of afterlife in two lines, and short ways to play on from them.

Piles are written bottom to top, as in the rules document. Zones that are not named are empty; slots likewise.
"""

from collections.abc import Sequence

from game.core.decision import Action, action_from_text
from game.core.event import Event
from game.core.piles import FACE_UP, KIND, SEAT_BIT
from game.rules import TITLES
from game.rules.afterlife.content import EMPTY, IDS, INDEX, SLOTS
from game.rules.afterlife.state import AfterlifeState, Turn
from game.rules.afterlife.turn import start_turn

AFTERLIFE = TITLES["afterlife"]
Names = Sequence[str]


def position(
    hand: Names = (),
    pyramid: dict[str, str] | None = None,
    *,
    seats: int = 2,
    others: Sequence[Names] = (),
    stock: Names = (),
    boneyard: Names = (),
    draw: Names = (),
    discard: Names = (),
    tomb: Names = (),
    draws: dict[int, Names] | None = None,
    discards: dict[int, Names] | None = None,
    tombs: dict[int, Names] | None = None,
    options: dict[str, str] | None = None,
    seed: int = 1,
) -> AfterlifeState:
    """Seat 0 is at its main action with this hand; `others` are the hands of seats 1, 2 ..."""
    state = AFTERLIFE.new_match(seats, seed, {"start_player": "seat_1", **(options or {})})
    assert isinstance(state, AfterlifeState)
    hands = [list(hand), *(list(other) for other in others)]
    hands += [[] for _ in range(seats - len(hands))]
    for seat in range(seats):
        own = SEAT_BIT[seat]
        state.hand[seat] = [INDEX[name] | own for name in hands[seat]]
        state.draw[seat] = [INDEX[name] for name in (draws or {}).get(seat, draw if seat == 0 else ())]
        pile = (discards or {}).get(seat, discard if seat == 0 else ())
        state.discard[seat] = [INDEX[name] | FACE_UP for name in pile]
        state.tomb[seat] = [INDEX[name] for name in (tombs or {}).get(seat, tomb if seat == 0 else ())]
    state.stock = [INDEX[name] for name in stock]
    state.boneyard = [INDEX[name] | FACE_UP for name in boneyard]
    state.pyramid = [INDEX[(pyramid or {})[slot]] if slot in (pyramid or {}) else EMPTY for slot in SLOTS]
    state.frames = []
    state.turn = Turn(state.table.free_entombs)
    start_turn(state, 0)
    state.advance()
    return state


def do(state: AfterlifeState, *lines: str) -> list[Event]:
    """Apply actions written as in a save ("buy B1"); the events that they caused."""
    events: list[Event] = []
    for line in lines:
        state.apply(action_from_text(line), events.append)
    return events


def buy(state: AfterlifeState, slot: str, *cards: str) -> list[Event]:
    """buy(B1, [x, y]) of the rules document. A payment step without a choice is taken by the rules themselves, so cards
    that have already been paid are not named again."""
    before = len(state.spent)
    events = do(state, f"buy {slot}")
    for card in cards:
        decision = state.decision()
        if decision is None or decision.kind != "pay_card":
            break
        if ("pay_card", card) in decision.actions and spent(state)[before:].count(card) < cards.count(card):
            events += do(state, f"pay_card {card}")
    decision = state.decision()
    if decision is not None and decision.kind == "pay_card":
        events += do(state, "pay_done")
    return events


def actions(state: AfterlifeState) -> list[Action]:
    decision = state.decision()
    return [] if decision is None else list(decision.actions)


def choices(state: AfterlifeState) -> list[str]:
    """The second parts of the legal actions ("B1", "urn"), or the kind of those without one ("stop")."""
    return [str(action[1]) if len(action) > 1 else str(action[0]) for action in actions(state)]


def asked(state: AfterlifeState) -> tuple[int, str]:
    """Who decides what."""
    decision = state.decision()
    return (-1, "over") if decision is None else (decision.seat, decision.kind)


def can_play(state: AfterlifeState, card: str) -> bool:
    return ("play_action", card) in actions(state)


def names(pile: Sequence[int]) -> list[str]:
    return [IDS[card & KIND] for card in pile]


def hand(state: AfterlifeState, seat: int = 0) -> list[str]:
    return sorted(names(state.hand[seat]))


def deck(state: AfterlifeState, seat: int = 0) -> list[str]:
    return names(state.draw[seat])


def discard(state: AfterlifeState, seat: int = 0) -> list[str]:
    return names(state.discard[seat])


def tomb(state: AfterlifeState, seat: int = 0) -> list[str]:
    return names(state.tomb[seat])


def spent(state: AfterlifeState) -> list[str]:
    return names(state.spent)


def played(state: AfterlifeState) -> list[str]:
    return sorted(names(state.spent + state.acted))


def boneyard(state: AfterlifeState) -> list[str]:
    return names(state.boneyard)


def stock(state: AfterlifeState) -> list[str]:
    return names(state.stock)


def pyramid(state: AfterlifeState) -> dict[str, str]:
    return {slot: IDS[kind] for slot, kind in zip(SLOTS, state.pyramid, strict=True) if kind != EMPTY}


def why_not(state: AfterlifeState, thing: str, seat: int = 0) -> str | int:
    """The reason that the view gives for a card or slot."""
    return {name: reason for _what, name, reason in state.view(seat)["why_not"]}.get(thing, "")


def all_cards(state: AfterlifeState) -> list[str]:
    """Every card of the match, wherever it lies, sorted."""
    piles: list[list[int]] = [
        state.stock, state.boneyard, state.spent, state.acted, state.set_aside, state.offered, state.revealed,
        [kind for kind in state.pyramid if kind != EMPTY],
        *state.draw, *state.hand, *state.discard, *state.tomb,
    ]  # fmt: skip
    return sorted(name for pile in piles for name in names(pile))
