"""A battle as it is drawn while its events are played; made anew from the view when everything has landed."""

from dataclasses import dataclass, field
from typing import Any

from game.ui.tables.kemet.battle_printed import (
    CARDS,
    CREATURES,
    DIVINE,
    TILES,
    Figures,
    step_of,
    tiles_that_matter,
)


@dataclass(slots=True)
class Column:
    """One side. `play` and `discard` are ids only where the eyes at the screen may see them."""

    seat: int
    side: int
    god: str | None
    warriors: int
    fallen: int
    creature: str | None
    counts: bool
    tiles: list[str]
    before: int
    parts: dict[str, int]  # warriors, tiles, creature, home
    sealed: bool
    chosen: bool  # a card lies there, open or not
    laid: bool  # another one is put away
    play: str | None
    discard: str | None
    di: list[str]
    wound: int
    strength: int | None = None
    lost: int | None = None
    points: int = 0
    totals: Figures | None = None

    def base(self) -> Figures:
        """Of tiles and creature, before any card."""
        total = Figures()
        for tile in self.tiles:
            total = total.plus(TILES[self.side][tile])
        if self.creature and self.counts:
            total = total.plus(CREATURES[self.creature])
        return total

    def with_cards(self) -> Figures:
        total = self.base()
        if self.play:
            total = total.plus(CARDS[self.play])
        for card in self.di:
            total = total.plus(DIVINE.get(card, Figures()))
        return total._replace(strength=self.shown_strength())

    def shown_strength(self) -> int:
        total = self.before + self.wound
        if self.play:
            total += CARDS[self.play].strength
        return total + sum(DIVINE.get(card, Figures()).strength for card in self.di)


@dataclass(slots=True)
class Clash:
    zone: str
    seats: tuple[int, int]
    step: str
    revealed: bool
    winner: int | None  # a side
    columns: list[Column] = field(default_factory=list)

    def side_of(self, seat: int) -> int:
        return self.seats.index(seat) if seat in self.seats else -1

    def rewards(self, side: int) -> tuple[int, int]:
        """Points and veterans that the battle brings (all of it is open)."""
        points = self.columns[side].points
        veterans = int(side == 1 and self.winner == 1) + int(points == 0)
        return points, veterans

    @classmethod
    def of(cls, view: dict[str, Any], last: "Clash | None") -> "Clash":
        battle = view["battle"]
        seats = (battle["attacker"], battle["defender"])
        winner = None if battle["winner"] is None else seats.index(battle["winner"])
        made = cls(battle["zone"], seats, step_of(view), battle["revealed"], winner)
        same = last is not None and (last.zone, last.seats) == (made.zone, seats)
        for side in (0, 1):
            column = _column(view, battle["sides"][side], side, made.revealed)
            if same and last is not None and winner is not None:
                column.totals = last.columns[side].totals or column.totals
            made.columns.append(column)
        return made


def _column(view: dict[str, Any], entry: dict[str, Any], side: int, revealed: bool) -> Column:
    player = view["players"][entry["seat"]]
    column = Column(
        entry["seat"],
        side,
        player["god"],
        entry["warriors"],
        entry["lost"] or 0,
        entry["creature"],
        entry["creature_counts"],
        tiles_that_matter(player["tiles"], side),
        entry["before_cards"],
        {
            "warriors": entry["warriors"],
            "tiles": entry["tiles"],
            "creature": entry["creature_strength"],
            "home": entry["home"],
        },
        entry["sealed"],
        entry["sealed"] or revealed or entry["play"] is not None,
        entry["sealed"] or revealed or entry["discard"] is not None,
        entry["play"],
        entry["discard"],
        list(entry["di"]),
        entry["wound"],
        entry["strength"],
        entry["lost"],
        entry.get("points", 0),
    )
    if revealed:
        column.totals = column.with_cards()
    return column
