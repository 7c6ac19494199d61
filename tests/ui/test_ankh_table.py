"""Ankh's table: every action has a target, what cannot be chosen says why, every event is seen or heard, caravans are
drawn, and nobody sees what others have sealed."""

from pathlib import Path
from typing import Any

import pygame
import pytest
from helpers.matches import positions, setups
from helpers.robots import click_widget, make_app, tick

from game.core.assets import asset
from game.core.event import Event
from game.core.rng import Rng
from game.rules import TITLES
from game.session.match import Match, make_seats
from game.ui.app import App
from game.ui.screens.table import TableScene
from game.ui.tables.ankh.board import SECRETS, AnkhBoard
from game.ui.tables.ankh.details import explain
from game.ui.tables.ankh.flights import MOVES
from game.ui.tables.ankh.grid import ROOT, distance, neighbours
from game.ui.tables.ankh.printed import COLOUR_OF
from game.ui.tables.ankh.shown import Shown
from game.ui.tables.ankh.targets import HexThing
from game.ui.tables.targets import Thing

ANKH = TITLES["ankh"]


def table(app: App, kinds: list[str], seed: int = 3, **options: str) -> TableScene:
    scene = TableScene(app, Match.start(ANKH, make_seats(kinds), seed, options))
    app.push(scene)
    return scene


def board_of(scene: TableScene) -> AnkhBoard:
    assert isinstance(scene.board, AnkhBoard)
    return scene.board


def at_kind(app: App, kind: str, seats: int = 3, seed: int = 3) -> TableScene:
    """A table of humans at the first question of this kind."""
    scene = table(app, ["human"] * seats, seed)
    rng = Rng(seed)
    while (decision := scene.match.decision()) is not None and decision.kind != kind:
        if scene.waiting_for is not None:
            scene.sit_down()
        scene.do(rng.choice(decision.actions))
        tick(app)
    assert decision is not None, f"no {kind} in this match"
    return scene


def all_events() -> list[Event]:
    events: list[Event] = []
    for seed, (seats, options) in enumerate(setups(ANKH)):
        for step, state in enumerate(positions(ANKH.new_match(seats, seed, options), seed)):
            decision = state.decision()
            assert decision is not None
            state.clone().apply(decision.actions[step % len(decision.actions)], events.append)
    return events


def test_every_event_that_moves_something_is_seen() -> None:
    from game.ui.tables.ankh import battle_moves

    kinds = {event.kind for event in all_events()}
    assert len(kinds) > 35
    unseen = kinds - set(MOVES) - set(battle_moves.MOVES)
    assert unseen <= {
        "no_effect",
        "skipped_caravan",
        "conflict_over",
        "dominates",
        "cat_mummy_cursed",
        "reached_top",
        "released",
        "last_god",
        "all_forgotten",
        "match_ended",
    }


def test_every_god_has_a_colour_and_its_drawings() -> None:
    assert len(set(COLOUR_OF.values())) == len(COLOUR_OF) == 5
    for god in COLOUR_OF:
        for name in (f"god_{god}", f"figure_god_{god}", f"warrior_{god}"):
            assert asset("svg", "ankh", f"{name}.svg").exists()


def test_the_grid_knows_its_hexes(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    scene = table(app, ["human", "random"])
    tick(app)
    grid = board_of(scene).places.grid
    assert len(grid.terrain) == 101
    for name, centre in grid.centres.items():
        assert [other for other in grid.centres if grid.inside(other, centre)] == [name]
        for near in neighbours(name):
            if near in grid.terrain:
                assert distance(name, near) == 1
                other = grid.centres[near]
                far = ((centre[0] - other[0]) ** 2 + (centre[1] - other[1]) ** 2) ** 0.5
                assert abs(far - grid.side * ROOT) < 3
    for one, other in zip(grid.sides, grid.side_hexes, strict=True):
        ends = [grid.corners[corner] for corner in one]
        middle = ((ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2)
        hexes = [grid.centres[name] for name in other]
        assert abs(middle[0] - (hexes[0][0] + hexes[1][0]) / 2) < 3
        assert abs(middle[1] - (hexes[0][1] + hexes[1][1]) / 2) < 3
    app.close()


@pytest.mark.parametrize(
    ("seats", "scenario"),
    [(2, "middle_kingdom"), (3, "old_kingdom"), (4, "middle_kingdom"), (5, "old_kingdom"), (5, "middle_kingdom")],
)
def test_every_legal_action_has_a_target_and_the_rest_says_why_not(tmp_path: Path, seats: int, scenario: str) -> None:
    app = make_app(tmp_path)
    scene = table(app, ["human"] * seats, seats, scenario=scenario)
    rng = Rng(seats)
    kinds = set()
    while (decision := scene.match.decision()) is not None:
        if scene.waiting_for is not None:
            click_widget(app, "sit_down")
        assert scene.answering
        kinds.add(decision.kind)
        for action in decision.actions:
            found = [scene.find(identity) for identity in scene.board.targets(action)]
            assert found, action
            assert all(widget is not None and widget.focusable for widget in found), action
        if board_of(scene).lit:
            for widget in scene.widgets:
                assert not isinstance(widget, HexThing) or widget.focusable or widget.tip, (decision.kind, widget.id)
        if decision.kind == "choose_action":
            for track in scene.board.view["tracks"]:
                row = scene.find(f"row:{track['id']}")
                assert row is not None
                assert row.focusable or row.tip
        scene.do(rng.choice(decision.actions))
        tick(app)
    assert {"choose_action", "move_to", "summon_hex", "place_caravan", "choose_battle_card"} <= kinds
    app.close()


def test_everything_that_can_be_pointed_at_has_a_details_card(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    scene = table(app, ["human", "random", "random"])
    rng = Rng(4)
    explained = set()
    for step in range(120):
        tick(app, 2)
        decision = scene.match.decision()
        if decision is None:
            break
        if step % 10 == 0:
            for widget in scene.widgets:
                if isinstance(widget, Thing) and widget.about[0] != "corner":
                    sheet = explain(board_of(scene), *widget.about)
                    assert sheet is not None, widget.id
                    assert sheet.name, widget.id
                    explained.add(widget.about[0])
        if scene.answering:
            scene.do(rng.choice(decision.actions))
    assert explained == {
        *("hex", "region", "row", "event", "space", "mark", "seat"),
        *("guardian", "monument", "camels", "tiebreaker"),
    }
    app.close()


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_shown_while_figures_walk_ends_as_the_view_says(tmp_path: Path, seats: int) -> None:
    app = make_app(tmp_path, speed="2")
    scene = table(app, ["human"] + ["random"] * (seats - 1))
    rng = Rng(2)
    compared = 0
    for _ in range(60):
        tick(app, 60)
        decision = scene.match.decision()
        if decision is None:
            break
        if scene.answering:
            assert board_of(scene).shown == Shown.of(scene.match.state.view(scene.view_seat))
            compared += 1
            scene.do(rng.choice(decision.actions))
    assert compared > 10
    app.close()


def test_the_model_follows_the_events_closely(tmp_path: Path) -> None:
    """What the events move is where the view says before the view is looked at."""
    app = make_app(tmp_path, speed="2")
    scene = table(app, ["human"] * 3, 5)
    board = board_of(scene)
    rng = Rng(5)
    seen: list[tuple[Any, Any]] = []
    show = board.show

    def watched(view: dict[str, Any]) -> None:
        if scene.director.flying or scene.director.waiting or scene.moving:
            fresh, model = Shown.of(view), board.model
            seen.append(
                ((model.figures, model.monuments, model.followers), (fresh.figures, fresh.monuments, fresh.followers))
            )
        show(view)

    board.show = watched  # type: ignore[method-assign]
    for _ in range(160):
        decision = scene.match.decision()
        if decision is None:
            break
        if scene.waiting_for is not None:
            scene.sit_down()
        scene.do(rng.choice(decision.actions))
        scene.director.skip()
        tick(app)
    assert len(seen) > 60
    close = [
        one for one in seen if set(one[0][0]) == set(one[1][0]) and one[0][1] == one[1][1] and one[0][2] == one[1][2]
    ]
    assert len(close) >= len(seen) * 0.95
    app.close()


def test_a_caravan_is_drawn_corner_by_corner(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    scene = at_kind(app, "place_caravan")
    board = board_of(scene)
    line = max(board.cut.possible(), key=lambda one: len(one["sides"]))
    before = len(board.model.regions)
    for corner in line["corners"]:
        widget = scene.find(f"corner:{corner}")
        assert widget is not None
        assert widget.focusable
        scene.activate(widget)
    assert board.cut.finished() is not None
    tick(app, 2)
    click_widget(app, "button:send")
    tick(app, 2)
    after = scene.match.state.view(-1)
    assert len(after["regions"]) == before + 1
    assert sorted(len(region["land"]) for region in after["regions"] if set(region["land"]) <= {
        *line["parts"][0], *line["parts"][1]}) == sorted(line["sizes"])  # fmt: skip
    assert board.cut.path == []
    app.close()


def test_one_click_on_a_good_cut_answers_region_end_and_line(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    scene = at_kind(app, "place_caravan")
    first = board_of(scene).cut.possible()[0]
    assert first["good"] or not any(one["good"] for one in board_of(scene).cut.possible())
    click_widget(app, "cut:0")
    tick(app, 2)
    assert len(scene.match.state.view(-1)["camels"]) == len(first["sides"])
    app.close()


def test_a_step_back_takes_the_last_corner_back(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    scene = at_kind(app, "place_caravan")
    board = board_of(scene)
    for corner in board.cut.possible()[0]["corners"][:2]:
        widget = scene.find(f"corner:{corner}")
        assert widget is not None
        scene.activate(widget)
    assert len(board.cut.path) == 2
    scene.back()
    assert len(board.cut.path) == 1
    scene.back()
    assert board.cut.path == []
    app.close()


def pixels(app: App, match: Match, eyes: int) -> bytes:
    """The whole window as this seat sees it."""
    scene = TableScene(app, match)
    scene.eyes = eyes
    app.scenes = [scene]
    scene.waiting_for = None
    scene.rebuild()
    scene.board.show(match.state.view(eyes))
    scene.refresh()
    app.text.clear()
    app.draw(0.0)
    return pygame.image.tobytes(app.screen, "RGB")


@pytest.mark.parametrize("seats", [2, 4])
def test_the_window_is_the_same_whatever_the_others_have_sealed(tmp_path: Path, seats: int) -> None:
    """In two worlds that a seat cannot tell apart every pixel is the same, in the middle of secret choices."""
    app = make_app(tmp_path)
    compared: dict[str, int] = {}
    for seed in range(8, 16):
        for step, state in enumerate(positions(ANKH.new_match(seats, seed), seed)):
            decision = state.decision()
            if decision is None or decision.kind not in SECRETS or compared.get(decision.kind, 0) >= 4:
                continue
            for eyes in range(-1, seats):
                other = state.determinize(eyes, Rng(step + 1))
                if other.to_plain() == state.to_plain():
                    continue
                worlds = []
                for world in (state.clone(), other):
                    match = Match.start(ANKH, make_seats(["human"] * seats), seed)
                    match.state = world
                    worlds.append(pixels(app, match, eyes))
                assert worlds[0] == worlds[1], f"seed {seed}, step {step}, seat {eyes}"
                compared[decision.kind] = compared.get(decision.kind, 0) + 1
    assert compared.get("choose_battle_card", 0) >= 4
    assert compared.get("plague_bid", 0) >= 1
    app.close()


def test_a_curtain_falls_only_before_what_is_sealed(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    scene = table(app, ["human"] * 3, 9)
    rng = Rng(9)
    curtains = 0
    while (decision := scene.match.decision()) is not None:
        if scene.waiting_for is not None:
            assert decision.kind in SECRETS
            curtains += 1
            click_widget(app, "sit_down")
        assert scene.answering
        assert scene.eyes == decision.seat
        scene.do(rng.choice(decision.actions))
        tick(app)
    assert curtains > 3
    app.close()


def test_things_lead_to_their_heading_of_the_rules(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    scene = table(app, ["human"] * 3)
    tick(app, 2)
    pages = "\n".join(page.read_text(encoding="utf-8") for page in sorted(asset("rules", "en", "ankh").glob("*.md")))
    found = set()
    for widget in scene.widgets:
        heading = scene.board.rules_heading(widget)
        if heading:
            assert f"# {heading}\n" in pages, widget.id
            found.add(heading)
    assert {"Move Figures", "Camel Caravan", "Regions"} <= found
    app.close()


def test_a_click_on_the_small_board_opens_the_large_one(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    scene = table(app, ["human"] * 3)
    tick(app, 2)
    click_widget(app, "seat:2")
    assert scene.board.looked_at == 2
    click_widget(app, "seat:board")
    assert board_of(scene).gods.opened
    tick(app, 2)
    scene.back()
    assert not board_of(scene).gods.opened
    assert app.scene is scene
    app.close()
