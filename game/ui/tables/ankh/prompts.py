"""Every thing on the table becomes a target, and every legal action gets one; what has no place becomes a row."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.core.decision import Action
from game.core.language import _
from game.ui.tables.ankh import desk, why
from game.ui.tables.ankh.cutting import Caravan
from game.ui.tables.ankh.layout import ROWS
from game.ui.tables.ankh.map_art import number_rect, shield_hexes
from game.ui.tables.ankh.pointing import place_of, region_of
from game.ui.tables.ankh.side import mark_rect
from game.ui.tables.ankh.supply import supply_things
from game.ui.tables.ankh.targets import CornerThing, HexThing
from game.ui.tables.targets import Thing

if TYPE_CHECKING:
    from game.ui.tables.ankh.board import AnkhBoard

SHORT_LISTS = 40  # lines of a caravan that are listed at once
BEST = 12


def build(board: "AnkhBoard", actions: list[Action]) -> None:
    scene = board.scene
    covered = board.covered()
    opened = board.gods.opened and not board.battle.wanted(board.view)  # to read: the map's answers wait
    left = list(actions)
    for panel in board.panels:
        if board.is_open(panel):
            scene.widgets.extend(panel.widgets(left))
            left = [action for action in left if not panel.targets(action)]
    at_place: dict[str, list[Action]] = {}
    rows: list[Action] = []
    cuts = board.asked() == "place_caravan" and bool(board.cut.possible())
    for action in left:
        place = place_of(board, action)
        if cuts and action[0] in ("caravan", "corner"):
            continue  # drawn on the map, or a line of the list
        if opened and place and not place.startswith("row:"):
            continue
        if place and not (covered and place.startswith(("hex:", "corner:", "region:"))):
            at_place.setdefault(place, []).append(action)
        else:
            rows.append(action)
    board.lit_regions = frozenset(
        int(place.partition(":")[2]) for place in at_place if place.startswith("region:") and place != "region:0"
    )
    board.lit = _lit(board, at_place)
    board.dirty = True
    _rows(board, at_place)
    _sides(board)
    _seats(board)
    if not covered:
        _regions(board, at_place)
        _hexes(board, at_place)
        if cuts:
            _corners(board)
    desk.build(board, rows, _listed(board) if cuts else [])


def do(board: "AnkhBoard", action: Action) -> Callable[[], None]:
    return lambda: board.scene.do(action)


def _choose(board: "AnkhBoard", actions: list[Action]) -> Callable[[], None] | None:
    return do(board, actions[0]) if actions else None


def _label(board: "AnkhBoard", actions: list[Action]) -> str:
    return str(board.words.label(actions[0], board.view, board.names())) if actions else ""


def _lit(board: "AnkhBoard", at_place: dict[str, list[Action]]) -> frozenset[int]:
    """Hexes that are answers, by themselves or as a region's."""
    found: set[int] = set()
    for place in at_place:
        kind, _colon, which = place.partition(":")
        if kind == "hex":
            found.add(int(which))
    if board.asked() != "place_caravan":  # there corners are clicked
        for number in board.lit_regions:
            found.update(board.model.regions[number - 1])
    return frozenset(found)


def _rows(board: "AnkhBoard", at_place: dict[str, list[Action]]) -> None:
    for row in ROWS:
        actions = at_place.get(f"row:{row}", [])
        tip = "" if actions else why.why_not_row(board, row)
        thing = Thing(
            board,
            f"row:{row}",
            board.places.rows[row],
            ("row", row),
            _choose(board, actions),
            _label(board, actions),
            tip,
        )
        board.scene.widgets.append(thing)


def _sides(board: "AnkhBoard") -> None:
    """Event track and ladder: nothing to choose, much to say."""
    widgets, spots = board.scene.widgets, board.places
    for (kind, which), rect in zip(supply_things(board), spots.supply, strict=True):
        widgets.append(Thing(board, f"supply:{which or kind}", rect, (kind, which)))
    for at, rect in enumerate(spots.event_spaces):
        widgets.append(Thing(board, f"event:{at}", rect, ("event", str(at))))
    for space, rect in enumerate(spots.spaces):
        widgets.append(Thing(board, f"space:{space}", rect, ("space", str(space))))
    for at, name in enumerate(("forgotten", "merge") if len(spots.plaques) > 2 else ("forgotten",)):
        widgets.append(Thing(board, f"mark:{name}", mark_rect(board, at), ("mark", name)))


def _seats(board: "AnkhBoard") -> None:
    whole = board.places.god_board
    thing = Thing(board, "seat:board", whole, ("seat", str(board.looked_at)), _open_board(board), _("God board"))
    thing.lit = False
    board.scene.widgets.append(thing)
    for seat, rect in enumerate(board.places.plaques):
        thing = Thing(board, f"seat:{seat}", rect, ("seat", str(seat)), _look_at(board, seat), board.names()[seat])
        thing.lit = False
        board.scene.widgets.append(thing)


def _look_at(board: "AnkhBoard", seat: int) -> Callable[[], None]:
    def look() -> None:
        board.looked_at = seat
        board.show_panels()
        board.scene.refresh()

    return look


def _open_board(board: "AnkhBoard") -> Callable[[], None]:
    """The god's board, large."""
    return lambda: board.gods.look_at(board.looked_at)


def _regions(board: "AnkhBoard", at_place: dict[str, list[Action]]) -> None:
    for number in range(1, len(board.model.regions) + 1):
        actions = at_place.get(f"region:{number}", [])
        rect = number_rect(board, number)
        thing = Thing(
            board, f"region:{number}", rect, ("region", str(number)), _choose(board, actions), _label(board, actions)
        )
        board.scene.widgets.append(thing)


def _hexes(board: "AnkhBoard", at_place: dict[str, list[Action]]) -> None:
    shields = shield_hexes(board)
    for name in board.places.grid.terrain:
        actions = at_place.get(f"hex:{name}", [])
        region = region_of(board, name)
        if (
            name in board.lit and not actions and name not in shields
        ):  # where a whole region is the answer, a click anywhere in it will do
            actions = at_place.get(f"region:{region}", [])
        tip = "" if actions else why.why_not_hex(board, name)
        board.scene.widgets.append(HexThing(board, name, _choose(board, actions), _label(board, actions), tip))


def _corners(board: "AnkhBoard") -> None:
    grid, cut = board.places.grid, board.cut
    side = grid.u(0.46)
    for corner in sorted({*cut.next_corners(), *cut.path}):
        rect = pygame.Rect(0, 0, side, side)
        rect.center = grid.corners[corner]
        thing = CornerThing(board, f"corner:{corner}", rect, ("corner", str(corner)), _picking(board, corner))
        thing.lit = False
        board.scene.widgets.append(thing)


def _picking(board: "AnkhBoard", corner: int) -> Callable[[], None]:
    return lambda: board.cut.pick(corner)


def _listed(board: "AnkhBoard") -> list[Caravan]:
    """All lines that fit, or the best if they are too many for a list: the rest is drawn on the map."""
    found = board.cut.fitting()
    return found if len(found) < SHORT_LISTS else found[:BEST]
