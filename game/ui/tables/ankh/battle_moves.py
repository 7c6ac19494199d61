"""From events of a battle to motion: cards and bids are turned up at once after a beat, strengths count up, figures
fall, devotion rises. Every cue changes the stage in the end, so that skipping leads to the same picture."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.event import Event
from game.core.language import _
from game.ui.anim.flight import Cue, Flight, no_landing
from game.ui.tables.ankh.battle_motion import COUNT, FLIP, SUSPENSE, at_step, of, pause, still, timed, unchanged
from game.ui.tables.ankh.battle_stage import CARDS_STEP, PLAGUE_STEP, Figure, Monument, Side, Stage, begun

if TYPE_CHECKING:
    from game.ui.tables.ankh.battle import BattlePanel

STEP_OF_LINE = {0: 6, 2: 8, 3: 8, 4: 10, 5: 12}  # which step of the battle a gain of devotion belongs to


# The course of a battle ----------------------------------------------------------------------------------------------


def battle_began(panel: "BattlePanel", event: Event) -> list[Cue]:
    number, gods = int(event.args[0]), [int(god) for god in event.args[1:]]

    def begin() -> Flight | None:
        if panel.view:
            panel.open(begun(panel.view, number, gods, panel.figures, panel.monuments))
        return None

    return [Cue(0.7, begin, no_landing)]


def amun_declared(panel: "BattlePanel", event: Event) -> list[Cue]:
    def change(stage: Stage) -> None:
        stage.doubled = event.seat
        stage.step = max(stage.step, 1)
        panel.arrange()

    return [still(panel, change, 0.5)]


def sealed_card(panel: "BattlePanel", event: Event) -> list[Cue]:
    panel.revealing = ""

    def change(stage: Stage) -> None:
        stage.step = max(stage.step, CARDS_STEP)
        count = 2 if stage.doubled == event.seat else 1
        of(stage, event.seat, lambda side: _seal(side, count, [str(card) for card in event.secret]))

    return [still(panel, change, 0.25)]


def _seal(side: Side, count: int, own: list[str]) -> None:
    side.sealed, side.own_sealed = count, own


def revealed_cards(panel: "BattlePanel", event: Event) -> list[Cue]:
    """All at once: the first brings the beat of suspense, and all flips overlap."""
    god, cards = event.seat, [str(card) for card in event.args]
    cues: list[Cue] = []
    if panel.revealing != "cards":
        panel.revealing = "cards"
        cues.append(timed(panel, ("suspense",), SUSPENSE, unchanged, begins=at_step(CARDS_STEP)))

    def begins(stage: Stage) -> None:
        of(stage, god, lambda side: _played(side, cards))
        for at in range(len(cards)):
            panel.flipping.add((god, at))

    def landed(stage: Stage) -> None:
        for at in range(len(cards)):
            panel.flipping.discard((god, at))
        of(stage, god, lambda side: _played(side, cards))

    cues.append(timed(panel, ("flip", god), FLIP, landed, FLIP, begins))
    return cues


def _played(side: Side, cards: list[str]) -> None:
    side.cards, side.sealed, side.own_sealed = cards, 0, []
    side.hand = tuple(card for card in side.hand if card not in cards)


def built(panel: "BattlePanel", event: Event) -> list[Cue]:
    kind, name, cost = str(event.args[0]), int(event.args[1]), int(event.args[2])

    def landed(stage: Stage) -> None:
        stage.monuments[name] = Monument(name, kind, event.seat)
        of(stage, event.seat, lambda side: setattr(side, "followers", side.followers - cost))

    return [pause(panel), timed(panel, ("built", name, kind), 0.5, landed, begins=at_step(4))]


def sealed_bid(panel: "BattlePanel", event: Event) -> list[Cue]:
    panel.revealing = ""

    def change(stage: Stage) -> None:
        stage.step = max(stage.step, PLAGUE_STEP)
        own = int(event.secret[0]) if event.secret else None
        of(stage, event.seat, lambda side: _seal_bid(side, own))

    return [pause(panel), still(panel, change, 0.25)]


def _seal_bid(side: Side, own: int | None) -> None:
    side.bid, side.bid_sealed, side.own_bid = None, True, own


def revealed_bid(panel: "BattlePanel", event: Event) -> list[Cue]:
    god, bid = event.seat, int(event.args[0])
    cues: list[Cue] = []
    if panel.revealing != "bids":
        panel.revealing = "bids"
        cues.append(timed(panel, ("suspense",), SUSPENSE, unchanged, begins=at_step(PLAGUE_STEP)))

    def begins(stage: Stage) -> None:
        panel.bidding.add(god)

    def landed(stage: Stage) -> None:
        panel.bidding.discard(god)
        of(stage, god, lambda side: _paid(side, bid))

    cues.append(timed(panel, ("bid", god, bid), FLIP, landed, FLIP, begins))
    return cues


def _paid(side: Side, bid: int) -> None:
    side.bid, side.bid_sealed, side.own_bid = bid, False, None
    side.followers = max(0, side.followers - bid)


def plague(panel: "BattlePanel", event: Event) -> list[Cue]:
    def change(stage: Stage) -> None:
        for side in stage.sides:
            side.spared = side.god == event.seat

    return [pause(panel), still(panel, change, 0.5)]


def strength(panel: "BattlePanel", event: Event) -> list[Cue]:
    """The numbers of all gods count up together."""
    god, total = event.seat, int(event.args[1])
    cues: list[Cue] = []
    if panel.revealing != "strength":
        cues.append(pause(panel))
        panel.revealing = "strength"

    def landed(stage: Stage) -> None:
        of(stage, god, lambda side: setattr(side, "strength", total))

    cues.append(timed(panel, ("count", god, total), COUNT, landed, COUNT, at_step(7)))
    return cues


def won_battle(panel: "BattlePanel", event: Event) -> list[Cue]:
    def change(stage: Stage) -> None:
        stage.victor = event.seat
        stage.step = max(stage.step, 8)
        stage.outcome = _("{god} wins the battle.").format(god=panel.god_name(event.seat))

    return [pause(panel), still(panel, change, 0.7)]


def nobody_won(panel: "BattlePanel", event: Event) -> list[Cue]:
    def change(stage: Stage) -> None:
        stage.step = max(stage.step, 8)
        stage.outcome = _("Nobody wins the battle.")

    return [pause(panel), still(panel, change, 0.7)]


def killed(panel: "BattlePanel", event: Event) -> list[Cue]:
    """All of one moment fall nearly together."""
    name = int(event.args[1])

    def begins(stage: Stage) -> None:
        panel.falling.add(name)
        stage.step = max(stage.step, 9) if stage.step >= 7 else stage.step

    def landed(stage: Stage) -> None:
        panel.falling.discard(name)
        one = stage.figures.pop(name, None)
        if one is not None:
            of(stage, event.seat, lambda side: side.fallen.append(one))

    return [pause(panel), timed(panel, ("fall", name), 0.5, landed, 0.42, begins)]


def returned(panel: "BattlePanel", event: Event) -> list[Cue]:
    kind, name = str(event.args[0]), int(event.args[1])

    def change(stage: Stage) -> None:
        stage.figures[name] = Figure(name, event.seat, kind)
        of(stage, event.seat, lambda side: _rise(side, kind))

    return [pause(panel), still(panel, change, 0.4)]


def _rise(side: Side, kind: str) -> None:
    risen = next((one for one in side.fallen if one.kind == kind), None)
    if risen is not None:
        side.fallen.remove(risen)


def obelisk_moved(panel: "BattlePanel", event: Event) -> list[Cue]:
    name, to = int(event.args[0]), int(event.args[1])

    def change(stage: Stage) -> None:
        one = stage.figures.pop(name, None)
        if one is not None:
            stage.figures[to] = Figure(to, one.god, one.kind, one.sun)

    return [still(panel, change, 0.4)]


def gained_followers(panel: "BattlePanel", event: Event) -> list[Cue]:
    def landed(stage: Stage) -> None:
        of(stage, event.seat, lambda side: setattr(side, "followers", int(event.args[1])))

    name = ("rise", event.seat, "token_follower", f"+{event.args[0]}", "gain")
    return [pause(panel), timed(panel, name, 0.6, landed, 0.3)]


def gained_devotion(panel: "BattlePanel", event: Event) -> list[Cue]:
    number, space, line = (int(value) for value in event.args[:3])

    def landed(stage: Stage) -> None:
        of(stage, event.seat, lambda side: _devoted(side, number, space))

    name = ("rise", event.seat, "devotion", f"+{number}", "gain")
    return [pause(panel), timed(panel, name, 0.8, landed, 0.2, at_step(STEP_OF_LINE.get(line, 0)))]


def _devoted(side: Side, number: int, space: int) -> None:
    side.gained += number
    side.devotion = space


def lost_devotion(panel: "BattlePanel", event: Event) -> list[Cue]:
    number, space = int(event.args[0]), int(event.args[1])

    def landed(stage: Stage) -> None:
        of(stage, event.seat, lambda side: _devoted(side, -number, space))

    return [timed(panel, ("rise", event.seat, "devotion", f"−{number}", "danger"), 0.6, landed, 0.4)]


def worshipped(panel: "BattlePanel", event: Event) -> list[Cue]:
    number = int(event.args[0])

    def landed(stage: Stage) -> None:
        of(stage, event.seat, lambda side: setattr(side, "followers", side.followers - number))

    name = ("rise", event.seat, "token_follower", f"−{number}", "danger")
    return [timed(panel, name, 0.6, landed, 0.3, at_step(12))]


def protected(panel: "BattlePanel", event: Event) -> list[Cue]:
    return [timed(panel, ("shield", int(event.args[0])), 0.5, unchanged, begins=at_step(9))]


def trapped(panel: "BattlePanel", event: Event) -> list[Cue]:
    return [
        timed(panel, ("rise", event.seat, f"warrior_{panel.god_id(int(event.args[0]))}", "", "gain"), 0.6, unchanged)
    ]


def gate_opened(panel: "BattlePanel", event: Event) -> list[Cue]:
    def change(stage: Stage) -> None:
        stage.step = max(stage.step, 11)
        stage.underworld.append(int(event.args[0]))

    return [still(panel, change, 0.4)]


def cards_back(panel: "BattlePanel", event: Event) -> list[Cue]:
    return [timed(panel, ("rise", event.seat, "card_back", "", "gain"), 0.5, unchanged, 0.3, at_step(13))]


def battle_over(panel: "BattlePanel", event: Event) -> list[Cue]:
    """The outcome stays for a moment."""

    def begin() -> Flight | None:
        panel.dirty = True
        return None

    return [pause(panel), Cue(0.9, begin, panel.close)]


MOVES: dict[str, Callable[["BattlePanel", Event], list[Cue]]] = {
    function.__name__: function
    for function in (
        battle_began, amun_declared, sealed_card, revealed_cards, built, sealed_bid, revealed_bid, plague, strength,
        won_battle, nobody_won, killed, returned, obelisk_moved, gained_followers, gained_devotion, lost_devotion,
        worshipped, protected, trapped, gate_opened, cards_back, battle_over,
    )
}  # fmt: skip
