"""What is seen of a battle's events: sealed cards, the reveal of both at once after a beat, sums that count up,
warriors that fall, rewards. Each function changes the shown battle when its moment has come."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.core.event import Event
from game.core.language import _
from game.ui.anim.flight import Cue, Flight, no_landing
from game.ui.anim.tween import Tween
from game.ui.tables.board import nothing

if TYPE_CHECKING:
    from game.ui.tables.kemet.battle import BattlePanel

BEAT = 0.7  # the cards tremble before they are turned
TURN = 0.4
COUNT = 0.8
FALL = 0.4
SPECTATOR = -1  # what is said aloud is what everybody may know


def cues_of(panel: "BattlePanel", event: Event) -> list[Cue]:
    maker = MAKERS.get(event.kind)
    told = [*panel.to_reveal, event] if event.kind == "revealed" else [event]
    made = maker(panel, event) if maker is not None else []
    if made:
        _tell(panel, made[-1] if event.kind == "revealed" else made[0], told)
    return made


def _tell(panel: "BattlePanel", cue: Cue, events: list[Event]) -> None:
    """Say in the tray what is being shown, from the moment it begins."""
    names = panel.board.names()
    words = "\n".join(str(panel.board.words.log_line(event.seen_from(SPECTATOR), names)) for event in events)
    begin = cue.started

    def start() -> Flight | None:
        panel.caption = words
        panel.dirty()
        return begin()

    cue.started = start


def _at_once(panel: "BattlePanel", change: Callable[[], None], seconds: float) -> Cue:
    def begin() -> Flight | None:
        if panel.fighting:
            change()
            panel.dirty()
        return None

    return Cue(seconds, begin, no_landing)


def timer() -> Flight:
    """A flight of nothing: its tween tells how far a moment has come."""
    spot = pygame.Rect(-9, -9, 1, 1)
    return Flight(pygame.Surface((1, 1), pygame.SRCALPHA), spot, spot, Tween(1.0))


def _began(panel: "BattlePanel", event: Event) -> list[Cue]:
    return [Cue(0.35, nothing, no_landing)]


def _sealed(panel: "BattlePanel", event: Event) -> list[Cue]:
    def change() -> None:
        side = panel.clash.side_of(event.seat)
        if side >= 0:
            column = panel.clash.columns[side]
            column.sealed = column.chosen = column.laid = True

    return [_at_once(panel, change, 0.25)]


def _spied(panel: "BattlePanel", event: Event) -> list[Cue]:
    def change() -> None:
        side = panel.clash.side_of(int(event.args[0]))
        if event.secret and side >= 0:
            panel.clash.columns[side].play = str(event.secret[0])

    return [_at_once(panel, change, 0.3)]


def _revealed(panel: "BattlePanel", event: Event) -> list[Cue]:
    """Told once for each side; both are turned together when the second is told."""
    panel.to_reveal.append(event)
    if len(panel.to_reveal) < 2:
        return []
    events, panel.to_reveal = panel.to_reveal, []
    cards = {event.seat: str(event.args[0]) for event in events}

    def beat() -> Flight | None:
        if not panel.fighting:
            return None
        panel.hold()
        panel.caption = _("Both sides show their cards.")
        panel.clash.step = "clash"
        for column in panel.clash.columns:
            column.sealed = column.chosen = column.laid = True
        panel.turning = (timer(), {panel.clash.side_of(seat): card for seat, card in cards.items()}, True)
        panel.dirty()
        return panel.turning[0]

    def turn() -> Flight | None:
        if not panel.fighting or panel.turning is None:
            return None
        panel.turning = (timer(), panel.turning[1], False)
        return panel.turning[0]

    def turned() -> None:
        panel.turning = None
        if not panel.fighting:
            return
        clash = panel.clash
        clash.revealed = True
        for told in events:
            side = clash.side_of(told.seat)
            if side >= 0:
                column = clash.columns[side]
                column.play = str(told.args[0])
                column.di = [str(card) for card in told.args[1:]]
                column.totals = column.with_cards()
        panel.dirty()

    def count() -> Flight | None:
        return panel.count_to([column.shown_strength() for column in panel.clash.columns]) if panel.fighting else None

    return [Cue(BEAT, beat, no_landing), Cue(TURN, turn, turned), Cue(COUNT, count, panel.counted)]


def _diverted(panel: "BattlePanel", event: Event) -> list[Cue]:
    def change() -> None:
        side = panel.clash.side_of(event.seat)
        if side >= 0:
            column = panel.clash.columns[side]
            column.play, column.discard = str(event.args[0]), str(event.args[1])
            column.totals = column.with_cards()

    return [_at_once(panel, change, 0.6)]


def _wounded(panel: "BattlePanel", event: Event) -> list[Cue]:
    def change() -> None:
        side = panel.clash.side_of(event.seat)
        if side >= 0:
            panel.clash.columns[side].wound += 1

    return [_at_once(panel, change, 0.3)]


def _won(panel: "BattlePanel", event: Event) -> list[Cue]:
    strengths = [int(event.args[1]), int(event.args[2])]

    def outcome() -> Flight | None:
        if not panel.fighting:
            return None
        panel.clash.step = "outcome"
        panel.dirty()
        return panel.count_to(strengths)

    def crown() -> None:
        panel.counted()
        if panel.fighting:
            for column, strength in zip(panel.clash.columns, strengths, strict=True):
                column.strength = strength
                column.lost = column.lost or 0
            panel.clash.winner = max(0, panel.clash.side_of(event.seat))
            panel.dirty()

    return [Cue(0.5, outcome, crown), Cue(0.45, nothing, no_landing)]


def _lost(panel: "BattlePanel", event: Event) -> list[Cue]:
    """One after the other they fall."""
    lost, left = int(event.args[0]), int(event.args[1])
    return [_fall(panel, event.seat, left + at, at + 1 == lost) for at in reversed(range(lost))]


def _fall(panel: "BattlePanel", seat: int, figure: int, last: bool) -> Cue:
    def begin() -> Flight | None:
        if not panel.fighting or (side := panel.clash.side_of(seat)) < 0:
            return None
        column = panel.clash.columns[side]
        panel.clash.step = "losses"
        stood = panel.figure_rect(side, figure)
        column.warriors = min(column.warriors, figure)
        column.fallen += 1
        column.lost = column.fallen
        panel.dirty()
        room = panel.fallen_rects(side)[0]  # the last to fall lies nearest to those who stand
        picture = panel.faces.fallen(panel.colour(seat), figure, panel.figure_height(side), side, room.width)
        start, end = picture.get_rect(midbottom=stood.midbottom), picture.get_rect(midbottom=room.midbottom)
        return Flight(picture, start, end, Tween(1.0), panel.app.canvas.u(30))

    return Cue(FALL, begin, panel.dirty, FALL * 0.45)


def _gained(panel: "BattlePanel", event: Event) -> list[Cue]:
    """A token flies from the middle to the winner's or loser's column."""
    points = event.kind == "gained_points"
    if points and event.args[1] != "battle":
        return []

    def begin() -> Flight | None:
        if not panel.fighting or (side := panel.clash.side_of(event.seat)) < 0:
            return None
        panel.clash.step = "rewards"
        panel.dirty()
        size = panel.app.canvas.u(56)
        picture = panel.app.art.svg("kemet/glory_permanent" if points else "kemet/token_veteran", (size, size))
        start, end = panel.spots.centre, panel.spots.halves[side].line
        return Flight(picture, start, end, Tween(1.0), panel.app.canvas.u(60))

    def landed() -> None:
        if points and panel.fighting and (side := panel.clash.side_of(event.seat)) >= 0:
            panel.clash.columns[side].points += int(event.args[0])
        panel.dirty()

    return [Cue(0.45, begin, landed, 0.1)]


def _left(panel: "BattlePanel", event: Event) -> list[Cue]:
    def change() -> None:
        side = panel.clash.side_of(event.seat)
        if side >= 0:
            panel.clash.step = "winner" if panel.clash.winner == side else "loser"
            panel.clash.columns[side].warriors = 0
            panel.clash.columns[side].creature = None

    return [_at_once(panel, change, 0.4)]


def _ended(panel: "BattlePanel", event: Event) -> list[Cue]:
    def change() -> None:
        panel.clash.step = "end"

    return [_at_once(panel, change, 0.6)]


MAKERS: dict[str, Callable[["BattlePanel", Event], list[Cue]]] = {
    "battle_began": _began,
    "council_sealed": _sealed,
    "spied": _spied,
    "revealed": _revealed,
    "diverted": _diverted,
    "wounded": _wounded,
    "battle_won": _won,
    "lost_warriors": _lost,
    "gained_points": _gained,
    "gained_veteran": _gained,
    "recalled": _left,
    "retreated": _left,
    "battle_ended": _ended,
}
