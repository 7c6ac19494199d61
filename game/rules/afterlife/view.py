"""What a seat may see (section 8), as plain read-only data with ids instead of numbers. Seat -1 is a spectator."""

from typing import TYPE_CHECKING, Any

from game.core.piles import FACE_UP, KIND, SEAT_BIT
from game.rules.afterlife import actions, buying
from game.rules.afterlife.content import BASE, EMPTY, IDS, PERFECT_SOLO, SLOTS
from game.rules.afterlife.scoring import score, score_lines

if TYPE_CHECKING:
    from game.rules.afterlife.state import AfterlifeState

SPECTATOR = -1


def view(state: "AfterlifeState", seat: int) -> dict[str, Any]:
    table = state.table
    if not SPECTATOR <= seat < table.seats:
        raise ValueError(f"There is no seat {seat} in a match of {table.seats}.")
    pending = state.pending
    own_turn = seat == state.active and pending is not None
    return {
        "seat": seat,
        "seats": table.seats,
        "mode": table.options["mode"],
        "start": table.start,
        "active": state.active,
        "round": state.turns // table.seats + 1,
        "decision": _decision(state, seat),
        "pyramid": {SLOTS[slot]: None if kind == EMPTY else IDS[kind] for slot, kind in enumerate(state.pyramid)},
        "stock": len(state.stock) if table.counts or not own_turn else None,
        "boneyard": _ids(state.boneyard) if table.solo else _ids(state.boneyard[-1:]),
        "boneyard_count": len(state.boneyard),
        "turn": _turn(state),
        "spent": _ids(state.spent),
        "acted": _ids(state.acted),
        "offered": _ids(state.offered),
        "revealed": _ids(state.revealed),
        "looked": _looked(state, seat),
        "players": tuple(_player(state, owner, seat, own_turn) for owner in range(table.seats)),
        "groups": table.groups,
        "cards": _ids(sorted(set(table.cards))),
        "solo_goal": PERFECT_SOLO if table.solo else None,
        "why_not": _why_not(state, seat),
        "over": pending is None,
    }


def _ids(cards: list[int]) -> tuple[str, ...]:
    return tuple([IDS[card & KIND] for card in cards])


def _decision(state: "AfterlifeState", seat: int) -> dict[str, Any] | None:
    """Whose decision it is and what it is about is open; the legal answers are only for the one who is asked."""
    pending = state.pending
    if pending is None:
        return None
    mine = pending.seat == seat
    return {
        "seat": pending.seat,
        "kind": pending.kind,
        "about": pending.about,
        "actions": tuple(pending.actions) if mine else (),
        "payment": _payment(state, mine) if pending.kind == "pay_card" else None,
    }


def _payment(state: "AfterlifeState", mine: bool) -> dict[str, Any]:
    pay = state.frames[-1]
    assert isinstance(pay, buying.Pay)
    best = buying.best_payment(state, pay) if mine else []
    return {
        "card": IDS[pay.card(state)],
        "slot": None if pay.slot == buying.FROM_STOCK else SLOTS[pay.slot],
        "price": pay.price,
        "paid": _ids(list(pay.paid)),
        "total": buying.worth(state, list(pay.paid), pay.ring),
        "ring": pay.ring,
        "suggested": _ids(best),
        "suggested_total": buying.worth(state, [*pay.paid, *best], pay.ring) if mine else None,
    }


def _turn(state: "AfterlifeState") -> dict[str, Any]:
    turn = state.turn
    return {
        "free_entombs": turn.free_entombs,
        "pyramid_changed": turn.changed,
        "ring_pending": turn.ring,
        "gold_bonus": turn.gold_bonus,
        "discount": turn.discount,
        "thoth": turn.thoth,
        "censer": turn.censer,
        "throne": turn.throne,
        "extra_draw": turn.extra_draw,
        "bought": _ids(list(turn.bought)),
        "actions": _ids(list(turn.done)),
    }


def _looked(state: "AfterlifeState", seat: int) -> tuple[str, ...]:
    """Cards that the seat is looking at secretly right now, from the top downwards."""
    pending = state.pending
    if pending is None or pending.seat != seat or pending.kind not in ("choose_looked_card", "choose_return_order"):
        return ()
    pile = state.stock if pending.about[0] == "stock" else state.draw[seat]
    number: int = getattr(state.frames[-1], "number")  # noqa: B009 (a frame of the looking kind)
    return _ids(pile[-number:][::-1])


def _player(state: "AfterlifeState", owner: int, seat: int, own_turn: bool) -> dict[str, Any]:
    table = state.table
    own = owner == seat
    hand = state.hand[owner]
    pile = state.discard[owner]
    tomb = state.tomb[owner]
    aside = state.set_aside if owner == state.active else []
    may_search = own and (table.solo or table.browse or not own_turn or _searching(state))
    return {
        "hand_count": len(hand),
        "hand": tuple(sorted(_ids(hand), key=IDS.index)) if own else None,
        "known_hand": () if own or seat < 0 else _known(hand, seat),
        "draw_count": len(state.draw[owner]),
        "discard_count": len(pile),
        "discard_top": _top(pile, seat),
        "discard": _ids(pile) if may_search else None,
        "set_aside_count": len(aside),
        "set_aside": tuple(sorted(_ids(aside), key=IDS.index)) if own else None,
        "tomb": _ids(tomb),
        "score": score(tomb, table),
        "lines": tuple(tuple(line) for line in score_lines(tomb, table)),
    }


def _top(pile: list[int], seat: int) -> str | None:
    """Open to all, except while its owner is still laying cards on it in a chosen order (4.3, DISCARD)."""
    mask = SEAT_BIT[seat] if seat >= 0 else FACE_UP
    if not pile or pile[-1] & mask != mask:
        return None
    return IDS[pile[-1] & KIND]


def _searching(state: "AfterlifeState") -> bool:
    return state.pending is not None and state.pending.kind == "choose_discard_card"


def _known(hand: list[int], seat: int) -> tuple[str, ...]:
    """Cards of another hand that the seat remembers seeing go there."""
    bit = SEAT_BIT[seat]
    return tuple(sorted([IDS[card & KIND] for card in hand if card & bit], key=IDS.index))


def _why_not(state: "AfterlifeState", seat: int) -> tuple[tuple[str, str, str | int], ...]:
    """For the player who chooses a main action: hand cards that cannot be played, with the reason, and base cards that
    cannot be bought, with the gold that is missing."""
    pending = state.pending
    if pending is None or pending.seat != seat or pending.kind != "main_action":
        return ()
    found: list[tuple[str, str, str | int]] = []
    cards = [card & KIND for card in state.hand[seat]]
    for kind in sorted(set(cards)):
        reason = actions.why_not_playable(state, seat, kind)
        if reason:
            found.append(("play_action", IDS[kind], reason))
    purse = buying.worth(state, cards, state.turn.ring)
    for slot in range(6) if state.turn.throne else BASE:
        kind = state.pyramid[slot]
        missing = 0 if kind == EMPTY else buying.price(state, kind) - purse
        if missing > 0:
            found.append(("buy", SLOTS[slot], missing))
    return tuple(found)
