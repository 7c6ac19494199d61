"""Pharaon's table: every action has a target, what cannot be chosen says why, every event is seen or heard, and the
only secret of a match stays one."""

from pathlib import Path

import pygame
import pytest
from helpers.matches import positions, setups
from helpers.robots import click_widget, make_app, match_choices, tick

from game.core.assets import asset
from game.core.event import Event
from game.core.rng import Rng
from game.rules import TITLES
from game.session.match import Match, make_seats
from game.ui.app import App
from game.ui.screens.table import TableScene
from game.ui.tables.pharaon import desk
from game.ui.tables.pharaon.board import PharaonBoard
from game.ui.tables.pharaon.flights import MOVES
from game.ui.tables.pharaon.printed import JARS, TOKENS, picture
from game.ui.tables.pharaon.shown import Shown
from game.ui.tables.pharaon.targets import ZoneThing
from game.ui.tables.targets import Thing

PHARAON = TITLES["pharaon"]


def table(app: App, kinds: list[str], seed: int = 3, **options: str) -> TableScene:
    scene = TableScene(app, Match.start(PHARAON, make_seats(kinds), seed, options))
    app.push(scene)
    return scene


def board_of(scene: TableScene) -> PharaonBoard:
    assert isinstance(scene.board, PharaonBoard)
    return scene.board


def all_events() -> list[Event]:
    events: list[Event] = []
    for seed, (seats, options) in enumerate(setups(PHARAON)):
        for step, state in enumerate(positions(PHARAON.new_match(seats, seed, options), seed)):
            decision = state.decision()
            assert decision is not None
            state.clone().apply(decision.actions[step % len(decision.actions)], events.append)
    return events


def test_every_event_that_moves_something_is_seen() -> None:
    kinds = {event.kind for event in all_events()}
    assert len(kinds) > 30
    unseen = kinds - set(MOVES)
    assert unseen <= {
        "bank_lacked",
        "diplomat_named",
        "teacher_used",
        "jars_reshuffled",
        "traitor_scored",
        "match_ended",
    }


def test_every_token_and_jar_has_a_drawing() -> None:
    for name in [*map(picture, TOKENS), *(f"pharaon/{jar}" for jar in JARS)]:
        assert asset("svg", *f"{name}.svg".split("/")).exists()


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_every_legal_action_has_a_target_and_the_rest_says_why_not(tmp_path: Path, seats: int) -> None:
    app = make_app(tmp_path)
    scene = table(app, ["human"] * seats, seats, setup_curtain="off" if seats > 1 else "on")
    rng = Rng(seats)
    kinds = set()
    while (decision := scene.match.decision()) is not None:
        assert scene.answering
        kinds.add(decision.kind)
        for action in decision.actions:
            found = [scene.find(identity) for identity in scene.board.targets(action)]
            if not found and action[0] in ("pay", "name"):  # a long list is narrowed down by clicking tokens
                board_of(scene).picked.update(desk.letters_of(action))
                scene.refresh()
                found = [scene.find(identity) for identity in scene.board.targets(action)]
                scene.back()
            assert found, action
            assert all(widget is not None and widget.focusable for widget in found), action
        if decision.kind == "take_turn":
            for target in scene.board.view["targets"]:
                widget = scene.find(scene.board.targets(target["action"])[0])
                assert widget is not None
                assert widget.focusable or widget.tip, target
        scene.do(rng.choice(decision.actions))
        tick(app)
    assert {"take_turn", "choose_payment", "choose_pass_jar", "choose_nile_steps"} <= kinds
    app.close()


@pytest.mark.parametrize("seats", [1, 3])
def test_what_is_shown_while_tokens_fly_ends_as_the_view_says(tmp_path: Path, seats: int) -> None:
    app = make_app(tmp_path, speed="2")
    scene = table(app, ["human"] + ["random"] * (seats - 1))
    rng = Rng(2)
    for _ in range(40):
        tick(app, 120)
        decision = scene.match.decision()
        if decision is None:
            break
        if scene.answering:
            assert board_of(scene).shown == Shown.of(scene.match.state.view(scene.view_seat))
            scene.do(rng.choice(decision.actions))
    app.close()


def test_the_model_follows_the_events_closely(tmp_path: Path) -> None:
    """What the events move is where the view says before the view is looked at: tokens, bank, wheel, tracks."""
    app = make_app(tmp_path, speed="2")
    scene = table(app, ["human"] * 3, setup_curtain="off")
    board = board_of(scene)
    rng = Rng(5)
    compared = 0
    while (decision := scene.match.decision()) is not None and compared < 150:
        scene.do(rng.choice(decision.actions))
        last = scene.director.waiting.pop()  # the one that shows the view
        scene.director.skip()
        model, view = board.model, Shown.of(scene.match.state.view(scene.view_seat))
        for mine, theirs in zip(model.owners, view.owners, strict=True):
            assert (mine.tokens, mine.burial, mine.nile) == (theirs.tokens, theirs.burial, theirs.nile)
            assert set(mine.nobles) == set(theirs.nobles)
        assert model.bank == view.bank
        assert model.wheel == view.wheel
        assert (model.pairs, model.bonus, model.entries) == (view.pairs, view.bonus, view.entries)
        last.landed()
        scene.settle()
        compared += 1
    assert compared > 60
    app.close()


def test_a_curtain_falls_only_before_the_two_nobles_and_only_if_it_is_wanted(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    for option, wanted in (("on", {"choose_start_noble"}), ("off", set())):
        scene = table(app, ["human", "human", "human"], 4, setup_curtain=option)
        rng = Rng(1)
        curtains = set()
        for _ in range(60):
            decision = scene.match.decision()
            assert decision is not None
            if scene.waiting_for is not None:
                curtains.add(decision.kind)
                click_widget(app, "sit_down")
                continue
            assert scene.eyes == decision.seat
            scene.do(rng.choice(decision.actions))
            tick(app)
        assert curtains == wanted
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


def test_the_window_is_the_same_whatever_the_others_have_drawn(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    compared = 0
    for step, state in enumerate(positions(PHARAON.new_match(3, 8), 8)):
        if state.round > 0 or step > 12:
            break
        for eyes in range(3):
            matches = [Match.start(PHARAON, make_seats(["human"] * 3), 8) for _ in range(2)]
            matches[0].state = state.clone()
            matches[1].state = state.determinize(eyes, Rng(step + 1))
            assert pixels(app, matches[0], eyes) == pixels(app, matches[1], eyes), f"step {step}, seat {eyes}"
            compared += matches[0].state.to_plain() != matches[1].state.to_plain()
    assert compared >= 4
    app.close()


def paying(app: App) -> TableScene:
    """A question with several ways to pay."""
    scene = table(app, ["human"] * 2, 1, setup_curtain="off")
    rng = Rng(3)
    while (decision := scene.match.decision()) is not None:
        if decision.kind == "choose_payment" and len(decision.actions) > 3:
            return scene
        scene.do(rng.choice(decision.actions))
        tick(app)
    raise AssertionError("No payment with a choice came up.")


def test_the_first_row_is_the_suggested_payment_and_one_click_accepts_it(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    scene = paying(app)
    decision = scene.match.decision()
    assert decision is not None
    first = decision.actions[0]
    click_widget(app, "tray:0")
    assert scene.match.actions[-1] == first
    app.close()


def test_clicking_own_tokens_narrows_the_payments_down_and_a_step_back_forgets_it(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    scene = paying(app)
    board = board_of(scene)
    all_ways = desk.payments(board)
    letter = desk.letters_of(all_ways[-1])[-1]
    click_widget(app, f"token:{letter}")
    fewer = desk.payments(board)
    assert fewer
    assert all(letter in desk.letters_of(action) for action in fewer)
    scene.back()
    assert desk.payments(board) == all_ways
    assert scene.match.decision() is not None
    app.close()


def test_zones_are_lit_exactly_when_something_in_them_can_be_done(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    scene = table(app, ["human", "random"], 2)
    rng = Rng(9)
    seen = 0
    for _ in range(400):
        tick(app)
        decision = scene.match.decision()
        if decision is None or app.scene is not scene:
            break
        if not scene.answering:
            continue
        if decision.kind == "take_turn":
            zones = {str(action[0]).removesuffix("_bonus") for action in decision.actions} - {"pass", "exchange"}
            assert set(board_of(scene).open_zones()) == zones
            lit = {widget.id for widget in scene.widgets if isinstance(widget, ZoneThing) and widget.focusable}
            assert lit == {f"zone:{zone}" for zone in zones}
            seen += 1
        scene.do(rng.choice(decision.actions))
    assert seen > 5
    app.close()


def test_everything_on_the_table_has_a_details_card(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    for seats in (1, 4):
        scene = table(app, ["human"] + ["random"] * (seats - 1), 6)
        while scene.match.decision() is not None and not scene.board.view.get("targets"):
            found = match_choices(app)
            if found:
                click_widget(app, found[0].id)
            tick(app)
        things = [widget for widget in scene.widgets if isinstance(widget, Thing)]
        assert len(things) > 60
        missing = {widget.id for widget in things if not scene.board.draw_details(app.screen, widget)}
        assert {identity for identity in missing if not identity.startswith(("pair", "bonus"))} == set()
    app.close()
