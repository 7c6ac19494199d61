"""Kemet's table: every action has a target, what cannot be chosen says why, every event is seen or heard, the model
follows the events, and hands and sealed choices stay secret."""

from pathlib import Path

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
from game.ui.tables.kemet.board import KemetBoard
from game.ui.tables.kemet.flights import MOVES
from game.ui.tables.kemet.printed import CARDS, COLOURS, GODS, NIGHT, SPACE_ACTIONS, TILE_OF_CREATURE
from game.ui.tables.kemet.shown import Shown
from game.ui.tables.kemet.targets import Land
from game.ui.tables.targets import Thing

KEMET = TITLES["kemet"]


def table(app: App, kinds: list[str], seed: int = 3, **options: str) -> TableScene:
    scene = TableScene(app, Match.start(KEMET, make_seats(kinds), seed, options))
    app.push(scene)
    return scene


def board_of(scene: TableScene) -> KemetBoard:
    assert isinstance(scene.board, KemetBoard)
    return scene.board


def go_on(scene: TableScene, rng: Rng) -> None:
    """The person at the screen answers somehow."""
    decision = scene.match.decision()
    if decision is not None and scene.answering:
        scene.do(rng.choice(decision.actions))


def all_events() -> list[Event]:
    events: list[Event] = []
    for seed, (seats, options) in enumerate(setups(KEMET)):
        for step, state in enumerate(positions(KEMET.new_match(seats, seed, options), seed)):
            decision = state.decision()
            assert decision is not None
            state.clone().apply(decision.actions[step % len(decision.actions)], events.append)
    return events


def test_every_event_that_moves_something_is_seen() -> None:
    kinds = {event.kind for event in all_events()}
    assert len(kinds) > 30
    assert kinds - set(MOVES) <= {
        "battle_won", "council_sealed", "spied", "revealed", "diverted", "wounded", "recovered_cards", "replaced_card",
        "recovered_di", "looked_at_di", "di_reshuffled", "gold_used", "took_place", "match_won", "rounds_over",
    }  # fmt: skip


def test_everything_that_can_lie_on_the_table_has_a_drawing() -> None:
    names = [f"god_{god}" for god in GODS]
    names += [f"pyramid_{colour}_{level}" for colour in COLOURS for level in range(1, 5)]
    names += [f"token_purchase_{colour}" for colour in COLOURS]
    names += [f"battle_{card}" for card in CARDS]
    names += [f"night_{step}" for step in NIGHT]
    names += [f"action_{space}" for space in SPACE_ACTIONS]
    names += [f"creature_{creature}" for creature in TILE_OF_CREATURE]
    view = KEMET.new_match(5, 1).view(-1)
    names += [f"tile_{tile}" for tile in view["market"]]
    names += [f"di_{card}" for card in view["di_unseen"]]
    assert len(names) > 100
    assert [name for name in names if not asset("svg", "kemet", f"{name}.svg").exists()] == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_legal_action_has_a_target_and_the_rest_says_why_not(tmp_path: Path, seats: int) -> None:
    app = make_app(tmp_path)
    scene = table(app, ["human"] * seats, seats, round_limit="5")
    rng = Rng(seats)
    kinds = set()
    while (decision := scene.match.decision()) is not None:
        if scene.waiting_for is not None:
            scene.sit_down()
        assert scene.answering
        kinds.add(decision.kind)
        for action in decision.actions:
            found = [scene.find(identity) for identity in scene.board.targets(action)]
            assert found, (decision.kind, action)
            assert all(widget is not None and widget.focusable for widget in found), (decision.kind, action)
        if decision.kind == "move_step":
            for step in scene.board.view["move"]["closed"]:
                widget = scene.find(f"land:{step['dest']}")
                assert isinstance(widget, Land)
                assert widget.focusable or widget.tip, step
        if decision.kind == "turn_menu":
            for entry in scene.board.view["reasons"]:
                name = f"space:{entry['space']}" if "space" in entry else f"di:{entry['card']}"
                widget = scene.find(name)
                assert widget is not None
                assert widget.focusable or widget.tip, entry
        scene.do(rng.choice(decision.actions))
        tick(app)
    assert {"turn_menu", "move_begin", "move_step", "build", "recruit", "council_play", "fate_position"} <= kinds
    app.close()


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_shown_while_figures_walk_ends_as_the_view_says(tmp_path: Path, seats: int) -> None:
    app = make_app(tmp_path, speed="2")
    scene = table(app, ["human"] + ["random"] * (seats - 1))
    rng = Rng(2)
    compared = 0
    for _ in range(40):
        tick(app, 90)
        decision = scene.match.decision()
        if decision is None:
            break
        if scene.answering:
            assert board_of(scene).shown == Shown.of(scene.match.state.view(scene.view_seat))
            compared += 1
            scene.do(rng.choice(decision.actions))
    assert compared > 5
    app.close()


def test_the_model_follows_the_events_closely(tmp_path: Path) -> None:
    """Armies, pyramids, prayer points and tiles are where the view says before the view is looked at."""
    app = make_app(tmp_path, speed="2")
    scene = table(app, ["human"] * 3, 4, round_limit="5")
    board = board_of(scene)
    rng = Rng(5)
    compared = 0
    while (decision := scene.match.decision()) is not None and compared < 300:
        if scene.waiting_for is not None:
            scene.sit_down()
        scene.do(rng.choice(decision.actions))
        last = scene.director.waiting.pop()  # the one that shows the view
        scene.director.skip()
        model, view = board.model, Shown.of(scene.match.state.view(scene.view_seat))
        for mine, theirs in zip(model.owners, view.owners, strict=True):
            assert (mine.prayer, set(mine.tiles)) == (theirs.prayer, set(theirs.tiles))
        if not view.fight and not model.placed:
            for name, ground in model.zones.items():
                other = view.zones[name]
                assert (ground.holder, ground.warriors, ground.pyramid) == (
                    other.holder, other.warriors, other.pyramid,
                ), name  # fmt: skip
        last.landed()
        scene.settle()
        compared += 1
    assert compared > 200
    app.close()


def test_a_curtain_falls_before_every_decision_that_needs_a_hand(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    scene = table(app, ["human", "human", "human"], 4)
    board = board_of(scene)
    rng = Rng(1)
    curtains, opened = set(), set()
    for _ in range(300):
        decision = scene.match.decision()
        if decision is None:
            break
        if scene.waiting_for is not None:
            curtains.add(decision.kind)
            click_widget(app, "sit_down")
            continue
        if decision.seat != scene.eyes:
            opened.add(decision.kind)
            assert all(not owner.hand and not owner.di for owner in board.model.owners)
        scene.do(rng.choice(decision.actions))
        tick(app)
    assert {"turn_menu", "council_play"} <= curtains
    assert opened
    assert opened <= board.open_kinds
    assert not curtains & board.open_kinds
    app.close()


def pixels(app: App, match: Match, eyes: int) -> bytes:
    scene = TableScene(app, match)
    scene.eyes = eyes
    app.scenes = [scene]
    scene.rebuild()
    scene.board.show(match.state.view(eyes))
    scene.refresh()
    app.text.clear()
    app.draw(0.0)
    return pygame.image.tobytes(app.screen, "RGB")


def test_the_window_is_the_same_whatever_the_others_hold_or_have_sealed(tmp_path: Path) -> None:
    """Two worlds that a seat cannot tell apart give the same window, also in the middle of a council of war."""
    app = make_app(tmp_path)
    compared, sealed = 0, 0
    for step, state in enumerate(positions(KEMET.new_match(3, 8, {"round_limit": "5"}), 8)):
        decision = state.decision()
        assert decision is not None
        battle = state.view(-1)["battle"]
        council = battle is not None and not battle["revealed"] and any(side["sealed"] for side in battle["sides"])
        if step % 40 and not (council and sealed < 6):
            continue
        for eyes in range(3):
            matches = [Match.start(KEMET, make_seats(["human"] * 3), 8) for _ in range(2)]
            matches[0].state = state.clone()
            matches[1].state = state.determinize(eyes, Rng(step + 1))
            assert pixels(app, matches[0], eyes) == pixels(app, matches[1], eyes), f"step {step}, seat {eyes}"
            different = matches[0].state.to_plain() != matches[1].state.to_plain()
            compared += different
            sealed += different and council
    assert compared >= 10
    assert sealed >= 2
    app.close()


def test_zones_that_can_be_chosen_are_lit_and_a_menu_opens_where_there_are_several_ways(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    scene = table(app, ["human", "random"], 2)
    board = board_of(scene)
    rng = Rng(9)
    menus = 0
    for _ in range(600):
        tick(app)
        decision = scene.match.decision()
        if decision is None or app.scene is not scene:
            break
        if not scene.answering:
            continue
        if decision.kind == "move_step":
            wanted = {f"land:{action[2]}" for action in decision.actions if action[0] == "move_step"}
            lit = {widget.id for widget in scene.widgets if isinstance(widget, Land) and widget.focusable}
            assert wanted <= lit
            several = [place for place in wanted if len(board.lit[place]) > 1]
            if several:
                click_widget(app, several[0])
                assert scene.find("menu:1") is not None
                scene.back()
                assert scene.find("menu:1") is None
                menus += 1
        scene.do(rng.choice(decision.actions))
    assert menus > 0
    app.close()


def test_recruits_are_laid_with_a_plus_and_taken_back_with_a_minus(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    scene = table(app, ["human", "random"], 2)
    board = board_of(scene)
    rng = Rng(3)
    for _ in range(800):
        tick(app)
        decision = scene.match.decision()
        assert decision is not None
        if not scene.answering:
            continue
        if decision.kind == "recruit" and len(decision.actions) > 3:
            break
        scene.do(rng.choice(decision.actions))
    place = next(action for action in decision.actions if action[0] == "place_warrior")
    zone = str(place[1])
    click_widget(app, f"land:{zone}")
    tick(app)
    assert board.model.placed == {zone: 1}
    assert "1 warrior" in board.trail()
    click_widget(app, "undo_here")
    tick(app)
    assert board.model.placed == {}
    assert scene.match.decision() == decision
    app.close()


def test_ending_a_turn_names_the_rival_who_would_win(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    scene = table(app, ["human"] * 2, 2)
    rng = Rng(4)
    while (decision := scene.match.decision()) is not None:
        if scene.waiting_for is not None:
            scene.sit_down()
        if ("end_turn",) in decision.actions and scene.answering:
            break
        scene.do(rng.choice(decision.actions))
        tick(app)
    assert decision is not None
    scene.board.view["would_win"] = (1 - decision.seat,)
    done = scene.match.done()
    click_widget(app, "button:end_turn")
    assert app.scene is not scene
    assert scene.match.done() == done
    click_widget(app, "no")
    scene.board.view["would_win"] = ()
    click_widget(app, "button:end_turn")
    assert scene.match.done() > done
    app.close()


def test_everything_on_the_table_has_a_details_card(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    for seats in (2, 5):
        scene = table(app, ["human"] + ["random"] * (seats - 1), 6)
        rng = Rng(seats)
        for _ in range(400):
            if scene.board.view["round"] >= 2 and scene.answering:
                break
            go_on(scene, rng)
            tick(app)
        things = [widget for widget in scene.widgets if isinstance(widget, Thing)]
        assert len(things) > 45
        assert [widget.id for widget in things if not scene.board.draw_details(app.screen, widget)] == []
    app.close()


def test_the_market_opens_with_its_button_and_a_step_back_closes_it(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    scene = table(app, ["human", "random"], 6, gods="random", cities="random")
    rng = Rng(7)
    for _ in range(200):
        if scene.find("pile:market") is not None and scene.answering:
            break
        go_on(scene, rng)
        tick(app)
    click_widget(app, "pile:market")
    assert board_of(scene).panels.market.opened
    assert any(widget.id.startswith("market:tile:") for widget in scene.widgets)
    scene.back()
    assert not board_of(scene).panels.market.opened
    app.close()
