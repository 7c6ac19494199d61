"""Hints on the table and the review after the match, with pointer, keyboard and gamepad."""

from pathlib import Path

import pygame
import pytest
from helpers.robots import InstantOpponents, click_widget, hat, make_app, pad, press, tick

from game.core.advice import Advice, Reason, Suggestion
from game.core.decision import Action
from game.core.rng import Rng
from game.core.title import State, Title
from game.rules import TITLES
from game.session.match import Match, make_seats
from game.session.review import Review
from game.ui.app import App
from game.ui.screens.replay import ReplayScene
from game.ui.screens.results import ResultsScene
from game.ui.screens.review import ReviewScene
from game.ui.screens.table import TableScene

AFTERLIFE = TITLES["afterlife"]
HINT = 8  # of the gamepad


class Thinking:
    """A hint that is under way: something is known, the rest when `answer` is set."""

    def __init__(self, found: Advice) -> None:
        self.found = found
        self.answer: Advice | None = None
        self.cancelled = False

    def poll(self) -> Advice | None:
        return self.answer

    def so_far(self) -> Advice | None:
        return self.answer or self.found

    def progress(self) -> float:
        return 0.4

    def move_now(self) -> None:
        """It takes its time."""

    def cancel(self) -> None:
        self.cancelled = True


class Engine(InstantOpponents):
    """Gives the first three actions; blames what its test tells it to."""

    def __init__(self, blamed: tuple[int, ...] = ()) -> None:
        self.blamed = blamed
        self.hints: list[Thinking] = []
        self.reviewed = 0

    def advise(self, title: Title, state: State, seat: int, seed: int) -> Thinking:  # type: ignore[override]
        decision = state.decision()
        assert decision
        assert decision.seat == seat
        reasons = (Reason("tomb", 1.44), Reason("economy", -0.6))
        options = [Suggestion(action, 0.5 - at / 20, reasons) for at, action in enumerate(decision.actions[:3])]
        self.hints.append(Thinking(Advice(tuple(options))))
        return self.hints[-1]

    def review(  # type: ignore[override]
        self, title: Title, state: State, seat: int, played: Action, seed: int
    ) -> Thinking:
        decision = state.decision()
        assert decision
        self.reviewed += 1
        better = next(action for action in decision.actions if action != played)
        lost = 0.2 if self.reviewed in self.blamed else 0.0
        verdict = Thinking(Advice((Suggestion(better, 0.6, (Reason("tomb", 4.0),)),), lost))
        verdict.answer = verdict.found
        return verdict


def table(app: App, kinds: tuple[str, ...] = ("human", "random"), seed: int = 5) -> TableScene:
    scene = TableScene(app, Match.start(AFTERLIFE, make_seats(kinds), seed, {"start_player": "seat_1"}))
    app.push(scene)
    tick(app, 3)
    return scene


def rows(scene: TableScene) -> list[str]:
    return [widget.id for widget in scene.widgets if widget.id in ("hint:0", "hint:1", "hint:2")]


def words_on(app: App) -> str:
    app.text.clear()
    app.text.drawn = []
    app.draw(0.0)
    shown = "\n".join(text for text, _rect in app.text.drawn)
    app.text.drawn = None
    return shown


@pytest.fixture
def engine() -> Engine:
    return Engine()


@pytest.fixture
def app(tmp_path: Path, engine: Engine) -> App:
    made = make_app(tmp_path)
    made.services.opponents = engine
    return made


# -- the panel --------------------------------------------------------------------------------------------------------


def test_the_hint_key_opens_three_rows_and_closes_them_again(app: App) -> None:
    scene = table(app)
    press(app, pygame.K_h)
    assert rows(scene) == ["hint:0", "hint:1", "hint:2"]
    press(app, pygame.K_h)
    assert rows(scene) == []
    assert not scene.advisor.open
    app.close()


def test_rows_say_action_chance_and_reasons(app: App) -> None:
    scene = table(app)
    press(app, pygame.K_h)
    shown = words_on(app)
    decision = scene.match.decision()
    assert decision
    view = scene.match.state.view(decision.seat)
    for action in decision.actions[:3]:
        assert AFTERLIFE.words.label(action, view, scene.match.names()) in shown
    assert "50 %" in shown
    assert "40 %" in shown
    assert "+1.4 points in the tomb" in shown
    assert "but \N{MINUS SIGN}0.6 for gold in later turns" in shown
    app.close()


def test_what_was_found_so_far_is_shown_and_refined(app: App, engine: Engine) -> None:
    scene = table(app)
    press(app, pygame.K_h)
    assert "Thinking" in words_on(app)
    ticket = engine.hints[0]
    ticket.answer = Advice(ticket.found.options[1:])
    tick(app, 2)
    assert rows(scene) == ["hint:0", "hint:1"]
    assert "Thinking" not in words_on(app)
    press(app, pygame.K_h)
    press(app, pygame.K_h)
    assert len(engine.hints) == 1, "the same position is not thought about twice"
    assert rows(scene) == ["hint:0", "hint:1"]
    app.close()


def test_escape_closes_the_hint_and_nothing_else(app: App) -> None:
    scene = table(app)
    press(app, pygame.K_h)
    press(app, pygame.K_ESCAPE)
    assert rows(scene) == []
    assert app.scene is scene
    app.close()


def test_arrows_go_over_the_rows_and_enter_goes_to_the_thing_itself(app: App) -> None:
    scene = table(app)
    press(app, pygame.K_h)
    assert scene.focus is not None
    assert scene.focus.id == "hint:0"
    press(app, pygame.K_DOWN)
    assert scene.focus.id == "hint:1"
    assert scene.advisor.pointed == 1
    before = scene.match.actions
    advice = scene.advisor.advice
    assert advice
    press(app, pygame.K_RETURN)
    assert scene.focus.id in scene.board.targets(advice.options[1].action)
    assert scene.advisor.pointed == 1, "what was chosen stays pointed at"
    assert scene.match.actions == before, "a hint points; the player plays"
    app.close()


def test_the_gamepad_opens_walks_and_closes_it(app: App) -> None:
    scene = table(app)
    pad(app, HINT)
    assert scene.focus is not None
    assert scene.focus.id == "hint:0"
    hat(app, 0, -1)
    assert scene.focus.id == "hint:1"
    pad(app, 1)
    assert rows(scene) == []
    app.close()


def test_the_pointer_opens_rests_clicks_and_closes_it(app: App) -> None:
    scene = table(app)
    click_widget(app, "hint")
    click_widget(app, "hint:2")
    assert scene.advisor.pointed == 2
    assert scene.match.actions == []
    click_widget(app, "hint:close")
    assert rows(scene) == []
    app.close()


def test_every_suggestion_has_its_thing_on_the_board(app: App) -> None:
    """Whole matches: wherever a hint can be asked for, every legal action is done with a widget that is there."""
    found = 0
    for seed in range(3):
        scene = table(app, seed=seed)
        rng = Rng(seed)
        for _ in range(1500):
            decision = scene.match.decision()
            if app.scene is not scene or decision is None:
                break
            if not scene.answering:
                tick(app)
                continue
            for action in decision.actions:
                targets = scene.board.targets(action)
                assert targets, action
                assert all(scene.find(identity) is not None for identity in targets), action
                found += 1
            scene.do(rng.choice(decision.actions))
    assert found > 500
    app.close()


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1280, 720), 150), ((1920, 1080), 100)])
def test_the_panel_covers_nothing_that_can_be_chosen(
    tmp_path: Path, engine: Engine, size: tuple[int, int], text: int
) -> None:
    app = make_app(tmp_path, size, text_size=text)
    app.services.opponents = engine
    scene = table(app)
    press(app, pygame.K_h)
    panel = scene.find("hint:panel")
    decision = scene.match.decision()
    assert panel
    assert decision
    assert app.canvas.rect.contains(panel.rect)
    for action in decision.actions:
        for identity in scene.board.targets(action):
            widget = scene.find(identity)
            assert widget
            assert not panel.rect.colliderect(widget.rect), identity
    words_on(app)
    assert app.text.cut == []
    app.close()


def test_an_answer_ends_the_hint(app: App, engine: Engine) -> None:
    scene = table(app)
    press(app, pygame.K_h)
    decision = scene.match.decision()
    assert decision
    scene.do(decision.actions[0])
    assert not scene.advisor.open
    assert engine.hints[0].cancelled
    assert rows(scene) == []
    app.close()


# -- whose hint it is -------------------------------------------------------------------------------------------------


def test_behind_the_curtain_there_is_no_hint(app: App, engine: Engine) -> None:
    scene = table(app, ("human", "human"))
    assert scene.waiting_for == 0
    press(app, pygame.K_h)
    assert engine.hints == []
    assert not scene.advisor.open
    click_widget(app, "sit_down")
    press(app, pygame.K_h)
    assert len(rows(scene)) == 3
    for _ in range(400):
        decision = scene.match.decision()
        assert decision
        if scene.waiting_for is not None:
            break
        scene.do(("end_play",) if ("end_play",) in decision.actions else decision.actions[0])
        tick(app)
    assert scene.waiting_for == 1
    assert scene.advisor.advice is None
    assert rows(scene) == []
    assert "points in the tomb" not in words_on(app)
    app.close()


def test_an_open_question_to_somebody_else_gets_no_hint(
    app: App, engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is asked in front of everybody, and a hint would tell what that person's hand is good for."""
    scene = table(app, ("human", "human"))
    click_widget(app, "sit_down")
    decision = scene.match.decision()
    assert decision
    monkeypatch.setattr(scene.board, "open_kinds", frozenset({decision.kind}))
    scene.eyes = 1
    scene.settle()
    assert scene.answering
    assert scene.open_question
    hint = scene.find("hint")
    assert hint
    assert not hint.enabled
    press(app, pygame.K_h)
    assert engine.hints == []
    app.close()


# -- after the match --------------------------------------------------------------------------------------------------


def finished(kinds: tuple[str, ...] = ("human", "random"), seed: int = 2) -> Match:
    match = Match.start(AFTERLIFE, make_seats(kinds), seed)
    rng = Rng(seed)
    while (decision := match.decision()) is not None:
        match.apply(rng.choice(decision.actions))
    return match


def reviewed(app: App, match: Match) -> ReviewScene:
    app.push(ResultsScene(app, match))
    tick(app, 3)
    click_widget(app, "review")
    scene = app.scene
    assert isinstance(scene, ReviewScene)
    for _ in range(3000):
        if scene.review.done:
            return scene
        tick(app)
    raise AssertionError("The review does not end.")


def test_the_results_lead_to_the_mistakes_and_these_into_the_replay(app: App, engine: Engine) -> None:
    engine.blamed = (3, 9)
    match = finished()
    scene = reviewed(app, match)
    assert [widget.id for widget in scene.widgets if widget.id.startswith("mistake:")] == ["mistake:0", "mistake:1"]
    shown = words_on(app)
    assert "2 large mistakes" in shown
    assert "\N{MINUS SIGN}20 %" in shown
    assert "+4.0 points in the tomb" in shown
    click_widget(app, "mistake:1")
    replay = app.scene
    assert isinstance(replay, ReplayScene)
    mistake = scene.review.mistakes[1]
    assert replay.at == mistake.at
    assert replay.eyes == mistake.seat
    assert "**Better:**" in words_on(app)
    press(app, pygame.K_PAGEUP)
    assert replay.at == scene.review.mistakes[0].at
    press(app, pygame.K_PAGEDOWN)
    assert replay.at == mistake.at
    press(app, pygame.K_ESCAPE)
    assert app.scene is scene
    app.close()


def test_a_match_without_large_mistakes_is_praised(app: App) -> None:
    reviewed(app, finished())
    assert "Well played" in words_on(app)
    app.close()


def test_a_review_can_be_stopped_left_and_gone_on_with(app: App, engine: Engine) -> None:
    results = ResultsScene(app, finished())
    app.push(results)
    tick(app, 3)
    click_widget(app, "review")
    tick(app, 10)
    click_widget(app, "stop")
    asked = engine.reviewed
    tick(app, 10)
    assert engine.reviewed == asked
    click_widget(app, "back")
    assert app.scene is results
    click_widget(app, "review")
    scene = app.scene
    assert isinstance(scene, ReviewScene)
    assert scene.review is results.reviewed
    assert 0 < scene.review.progress < 1
    tick(app, 10)
    assert engine.reviewed > asked
    app.close()


def test_computers_among_themselves_are_not_reviewed(app: App) -> None:
    scene = ResultsScene(app, finished(("random", "random")))
    app.push(scene)
    assert scene.find("review") is None
    app.close()


def test_the_real_engine_finds_a_planted_blunder(tmp_path: Path) -> None:
    """Ending the first turns without doing anything throws the match away; somebody who never has a choice does not."""
    app = make_app(tmp_path)
    match = Match.start(AFTERLIFE, make_seats(("human", "greedy")), 3, {"start_player": "seat_1"})
    opponents = InstantOpponents()
    while (decision := match.decision()) is not None:
        idle = decision.seat == 0 and ("end_play",) in decision.actions
        level = "greedy"
        ask = opponents.ask(AFTERLIFE, match.state, decision.seat, level, len(match.actions)).poll()
        assert ask
        match.apply(("end_play",) if idle else ask)
    review = Review(match)
    while not review.done and not review.mistakes:
        review.step(opponents)
    assert review.mistakes
    assert review.mistakes[0].played == ("end_play",)
    app.close()


# -- the timeline -----------------------------------------------------------------------------------------------------


def test_the_timeline_goes_anywhere_and_back(app: App) -> None:
    match = finished()
    scene = ReplayScene(app, match)
    app.push(scene)
    scene.playing = False
    line = scene.find("timeline")
    assert line
    app.input.last_device = "keyboard"
    scene.focus = line
    press(app, pygame.K_RIGHT)
    press(app, pygame.K_RIGHT)
    assert scene.at == 2
    press(app, pygame.K_LEFT)
    assert scene.at == 1
    scene.go_to(10_000)
    assert scene.at == len(match.actions)
    assert scene.match.state.to_plain() == match.state.to_plain()
    scene.go_to(-5)
    assert scene.at == 0
    click_widget(app, "timeline")
    assert abs(scene.at - len(match.actions) / 2) <= 2
    app.close()
