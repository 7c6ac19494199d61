"""Ankh's large panels: every answer of a battle and of an unlock has its place, nothing lies over another, nothing that
a seat may not know is drawn, and every moment is seen and can be skipped."""

from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pygame
import pytest
from helpers import ankh
from helpers.matches import positions
from helpers.robots import make_app, tick

import game.ui.screens.table as table_module
from game.core.decision import Action
from game.core.event import Event
from game.core.rng import Rng
from game.rules import TITLES
from game.session.match import Match, make_seats
from game.ui.anim.flight import Cue
from game.ui.app import App
from game.ui.screens.table import TableScene
from game.ui.tables.ankh.battle import BattlePanel
from game.ui.tables.ankh.battle_moves import MOVES
from game.ui.tables.ankh.battle_stage import shown
from game.ui.tables.ankh.gods import GodsPanel
from game.ui.tables.ankh.gods_things import Blocker
from game.ui.tables.ankh.gods_words import LEVELS, why_not
from game.ui.tables.ankh.moments import Moments
from game.ui.tables.board import Board, nothing
from game.ui.widget import Widget

ANKH: Any = TITLES["ankh"]


class PanelRoom:
    def __init__(self, app: App, seats: int) -> None:
        u = app.canvas.u
        self.bar = pygame.Rect(0, 0, app.canvas.width, u(92))
        self.plaques = [pygame.Rect(u(14), u(100 + 120 * at), u(380), u(110)) for at in range(seats)]
        self.buttons = pygame.Rect(u(14), u(760), u(380), u(300))
        wide = app.canvas.width - u(424) if not PanelBoard.narrow else round(app.canvas.width * 0.45)
        self.sheet = pygame.Rect(u(410), u(100), wide, app.canvas.height - u(112))


class PanelBoard(Board):
    """Only the large panels, on an empty table."""

    open_table = True
    narrow = False  # the sheet lies over the map alone

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.battle = BattlePanel(self)
        self.gods = GodsPanel(self)
        self.moments = Moments(self)

    @property
    def room(self) -> PanelRoom:
        return PanelRoom(self.app, len(self.scene.match.seats))

    def layout(self) -> None:
        for part in (self.battle, self.gods, self.moments):
            part.layout(self.room.sheet)

    def show(self, view: dict[str, Any]) -> None:
        self.view = view
        self.battle.show(view)
        self.gods.show(view)

    def play(self, events: list[Event], view: dict[str, Any]) -> None:
        for event in events:
            for cue in [*self.battle.cues(event), *self.moments.cues(event)]:
                self.scene.director.add(cue)
        self.scene.director.add(Cue(0.0, nothing, lambda: self.show(view)))

    def panel(self) -> BattlePanel | GodsPanel | None:
        return next((part for part in (self.battle, self.gods) if part.wanted(self.view)), None)

    def build(self, actions: list[Action]) -> None:
        panel = self.panel()
        if panel is not None:
            self.scene.widgets += panel.widgets(actions)

    def targets(self, action: Action) -> list[str]:
        panel = self.panel()
        return panel.targets(action) if panel is not None else []

    def draw(self, surface: pygame.Surface, ahead: float) -> None:
        surface.fill(self.app.theme["night"])
        panel = self.panel()
        if panel is not None:
            panel.draw(surface, ahead)
        self.moments.draw(surface, ahead)

    def draw_details(self, surface: pygame.Surface, widget: Widget) -> bool:
        panel = self.panel()
        return panel is not None and panel.details(surface, widget)


@pytest.fixture(autouse=True)
def panels_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "board_for", PanelBoard)


def board_of(scene: TableScene) -> PanelBoard:
    assert isinstance(scene.board, PanelBoard)
    return scene.board


def scene_of(app: App, state: Any, eyes: int, kinds: list[str] | None = None) -> TableScene:
    seats = state.table.seats
    match = Match.start(ANKH, make_seats(kinds or ["human"] * seats), 1)
    match.state = state.clone()
    scene = TableScene(app, match)
    scene.eyes = eyes
    app.scenes = [scene]
    scene.rebuild()
    scene.board.show(match.state.view(eyes))
    scene.refresh()
    return scene


def asked_in_panels(seats: int, seed: int) -> Iterator[Any]:
    """Positions in which a panel is asked something."""
    for state in positions(ANKH.new_match(seats, seed), seed):
        decision = state.decision()
        assert decision is not None
        in_battle = state.view(-1)["battle"] is not None
        if in_battle or decision.kind in ("unlock_power", "merge_keep_guardians"):
            yield state


def check_answers(scene: TableScene, decision: Any) -> None:
    area = board_of(scene).room.sheet
    for action in decision.actions:
        found = [scene.find(identity) for identity in scene.board.targets(action)]
        assert found, (decision.kind, action)
        for widget in found:
            assert widget is not None, (decision.kind, action)
            assert widget.focusable, (decision.kind, action)
            assert area.contains(widget.rect), (decision.kind, action, widget.rect)


def check_room(scene: TableScene) -> None:
    """Nothing of the panel lies over another thing of it."""
    area = board_of(scene).room.sheet
    things = [one for one in scene.widgets if area.colliderect(one.rect) and not isinstance(one, Blocker)]
    assert len({one.id for one in things}) == len(things)
    for at, one in enumerate(things):
        for other in things[at + 1 :]:
            assert not one.rect.colliderect(other.rect), (one.id, one.rect, other.id, other.rect)


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize(("seats", "size", "text"), [(2, (1280, 720), 150), (3, (1920, 1080), 100),
                                                     (4, (1280, 720), 100), (5, (1280, 720), 150)])  # fmt: skip
def test_every_answer_has_a_place_and_nothing_overlaps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seats: int, size: tuple[int, int], text: int, narrow: bool
) -> None:
    monkeypatch.setattr(PanelBoard, "narrow", narrow)
    app = make_app(tmp_path, size, text_size=text)
    kinds: dict[str, int] = {}
    for seed in (seats, seats + 20):
        for state in asked_in_panels(seats, seed):
            decision = state.decision()
            kinds[decision.kind] = kinds.get(decision.kind, 0) + 1
            if kinds[decision.kind] > 4:
                continue
            scene = scene_of(app, state, decision.seat)
            assert scene.answering
            check_answers(scene, decision)
            check_room(scene)
    assert {"choose_battle_card", "unlock_power", "plague_bid"} <= set(kinds)
    app.close()


def duel(*gods: str) -> Any:
    state = ankh.position(*gods, guardians=("mummy", "giant_scorpion"))
    ankh.put(state, 0, "god", 502)
    ankh.put(state, 0, "warrior", 501, 601)
    ankh.put(state, 1, "god", 503)
    ankh.put(state, 1, "warrior", 401)
    state.followers = [60] * len(gods)
    return state


def every_question() -> list[Any]:
    """Questions of a battle that chance brings seldom."""
    found = []
    state = duel("amun", "ra")
    ankh.fight(state, ankh.WEST)
    found.append(state.clone())  # amun_declare
    ankh.do(state, "yes")
    while ankh.asked(state)[0] != 0:
        state.apply(ankh.actions(state)[0])
    found.append(state.clone())  # two cards
    state = duel("osiris", "anubis")
    ankh.build(state, "obelisk", 402, god=1)
    ankh.empower(state, 1, "obelisk_attuned", "worshipful")
    ankh.put(state, 1, "giant_scorpion", 805)
    ankh.fight(state, ankh.WEST)
    found.append(state.clone())  # obelisk_move
    state.apply(("obelisk_move", 805))
    found.append(state.clone())  # obelisk_to
    state.apply(ankh.actions(state)[0])
    found.append(state.clone())  # aim_scorpion
    state.apply(ankh.actions(state)[0])
    while ankh.kind(state) == "obelisk_move":
        state.apply(("obelisk_pass",))
    ankh.play_cards(state, osiris="plague_of_locusts", anubis="build_monument")
    for _ in range(30):
        if ankh.kind(state) == "" or state.view(-1)["battle"] is None:
            break
        found.append(state.clone())  # build, build_hex, bids, trap, gate, worship ...
        options = ankh.actions(state)
        state.apply(options[1] if ankh.kind(state) == "plague_bid" and ankh.asked(state)[0] == 1 else options[0])
    return found


@pytest.mark.parametrize(("narrow", "text"), [(False, 100), (True, 150)])
def test_seldom_questions_have_places_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, narrow: bool, text: int
) -> None:
    monkeypatch.setattr(PanelBoard, "narrow", narrow)
    app = make_app(tmp_path, text_size=text)
    kinds = set()
    for state in every_question():
        decision = state.decision()
        kinds.add(decision.kind)
        scene = scene_of(app, state, decision.seat)
        check_answers(scene, decision)
        check_room(scene)
    assert {
        "amun_declare", "choose_battle_card", "obelisk_move", "obelisk_to", "aim_scorpion", "build_monument",
        "build_hex", "plague_bid", "osiris_gate", "gate_hex", "worshipful_sacrifice",
    } <= kinds  # fmt: skip
    app.close()


def test_two_cards_are_picked_one_after_the_other_and_the_first_can_be_laid_back(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    state = every_question()[1]
    scene = scene_of(app, state, 0)
    panel = board_of(scene).battle
    first, second = scene.find("hand:0"), scene.find("hand:3")
    assert first is not None
    assert second is not None
    scene.activate(first)
    assert panel.picked == panel.hand[0]
    assert panel.step_back()
    assert panel.picked == ""
    scene.refresh()
    for identity in ("hand:0", "hand:3"):
        widget = scene.find(identity)
        assert widget is not None
        scene.activate(widget)
    assert scene.match.steps[-1].action[0] == "cards"
    app.close()


def pixels(app: App, state: Any, eyes: int, kinds: list[str] | None) -> bytes:
    scene_of(app, state, eyes, kinds)
    app.text.clear()
    app.draw(0.0)
    return pygame.image.tobytes(app.screen, "RGB")


@pytest.mark.parametrize("seats", [2, 4])
def test_sealed_cards_and_bids_of_others_are_never_drawn(tmp_path: Path, seats: int) -> None:
    """In two worlds that a seat cannot tell apart every pixel is the same."""
    app = make_app(tmp_path)
    compared = 0
    for state in chain(asked_in_panels(seats, seats + 3), asked_in_panels(seats, seats + 4)):
        battle = state.view(-1)["battle"]
        if battle is None or not battle["sealed"]:
            continue
        for eyes in range(-1, seats):
            twin = next(
                (
                    twin
                    for twin in (state.determinize(eyes, Rng(seed)) for seed in range(1, 12))
                    if (twin.sealed, twin.bids) != (state.sealed, state.bids)
                ),
                None,
            )
            if twin is None:  # the seat knows all that is sealed
                continue
            alone = ["human" if at == max(0, eyes) else "random" for at in range(seats)]
            assert pixels(app, state, eyes, alone) == pixels(app, twin, eyes, alone)
            compared += 1
        if compared > 12:
            break
    assert compared > 6
    app.close()


def test_in_hot_seat_not_even_the_own_sealed_card_is_named(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    state = duel("ra", "isis")
    ankh.fight(state, ankh.WEST)
    first = ankh.asked(state)[0]
    state.apply(("card", "flood"))
    view = state.view(first)
    stage = shown(view)
    assert stage is not None
    side = stage.side(first)
    assert side is not None
    assert side.own_sealed == ["flood"]
    assert shown(state.view(1 - first)).side(first).own_sealed == []  # type: ignore[union-attr]
    assert not board_of(scene_of(app, state, first, ["human", "human"])).battle.alone
    app.close()


@pytest.mark.parametrize("speed", ["1", "instant"])
def test_what_events_show_ends_as_the_view_says(tmp_path: Path, speed: str) -> None:
    """Figures, followers and devotion of the stage follow the events."""
    app = make_app(tmp_path, speed=speed)
    state = duel("osiris", "anubis")
    ankh.fight(state, ankh.WEST)
    scene = scene_of(app, state, 0)
    scene.director.speed = speed
    panel = board_of(scene).battle
    rng = Rng(4)
    steps = 0
    while scene.match.state.view(-1)["battle"] is not None:
        decision = scene.match.decision()
        assert decision is not None
        scene.eyes = decision.seat
        events = scene.match.apply(rng.choice(decision.actions))
        view = scene.match.state.view(decision.seat)
        board_of(scene).play(events, view)
        for _ in range(3):
            scene.director.step()
            app.draw(0.5)
        scene.director.waiting.pop() if scene.director.waiting else None
        scene.director.skip()
        assert not panel.moving
        assert not panel.falling
        if panel.stage is not None and view["battle"] is not None:
            truth = shown(view)
            assert truth is not None
            assert panel.stage.figures == truth.figures
            assert [one.followers for one in panel.stage.sides] == [one.followers for one in truth.sides]
            assert [one.devotion for one in panel.stage.sides] == [one.devotion for one in truth.sides]
        board_of(scene).show(view)
        steps += 1
    assert panel.stage is None
    assert steps >= 2
    app.close()


def test_every_event_of_a_battle_is_shown() -> None:
    told = set()
    for seed in range(3):
        state = ANKH.new_match(3, seed)
        rng = Rng(seed)
        while (decision := state.decision()) is not None:
            events: list[Event] = []
            fighting = state.view(-1)["battle"] is not None
            state.apply(rng.choice(decision.actions), events.append)
            if fighting:
                until = next((at for at, one in enumerate(events) if one.kind == "battle_over"), len(events))
                told |= {one.kind for one in events[: until + 1]}
    unseen = told - set(MOVES)
    assert unseen <= {"aimed", "sun_attached", "cat_mummy_cursed", "reached_top"}
    assert len(told) > 12


def test_reveals_come_together_after_a_beat(tmp_path: Path) -> None:
    app = make_app(tmp_path, speed="1")
    state = duel("ra", "isis")
    ankh.fight(state, ankh.WEST)
    scene = scene_of(app, state, 0)
    panel = board_of(scene).battle
    cues = [panel.cues(event) for event in ankh.play_cards(state, ra="flood", isis="chariots")]
    reveals = cues[2:4]
    assert [len(one) for one in reveals] == [2, 1]  # the first brings the suspense
    assert reveals[0][0].seconds > 0.5
    assert reveals[0][1].overlap == reveals[0][1].seconds  # the second card turns with it
    app.close()


def test_locked_powers_say_why_not(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    state = next(one for one in asked_in_panels(2, 3) if one.decision().kind == "unlock_power")
    decision = state.decision()
    scene = scene_of(app, state, decision.seat)
    for names in LEVELS:
        for name in names:
            widget = scene.find(f"gods:power:{name}")
            assert widget is not None
            assert widget.focusable == (("unlock_power", name) in decision.actions)
            assert widget.focusable or widget.tip
    god = {"in_play": True, "powers": (), "next_level": 2, "next_cost": 2, "followers": 1}
    assert why_not(god, "resplendent", 2) == "1 follower is missing."
    assert why_not(god, "glorious", 3) == "First two powers of level II."
    app.close()


def test_a_player_opens_and_closes_the_god_boards_and_sees_backs_of_others(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    state = ANKH.new_match(3, 2)
    scene = scene_of(app, state, 0)
    panel = board_of(scene).gods
    assert not panel.wanted(scene.board.view)
    panel.look_at(1)
    assert panel.wanted(scene.board.view)
    check_room(scene)
    assert scene.find("gods:card:0") is None  # all of the other's cards are backs
    tab = scene.find("gods:tab:0")
    assert tab is not None
    scene.activate(tab)
    assert panel.looked == 0
    assert scene.find("gods:card:0") is not None
    app.draw(0.0)
    close = scene.find("gods:close")
    assert close is not None
    scene.activate(close)
    assert not panel.wanted(scene.board.view)
    app.close()


def test_merged_gods_share_a_board(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    state = ankh.position("ra", "isis", "anubis")
    for seat, name in enumerate((101, 103, 107)):
        ankh.put(state, seat, "god", name)
    ankh.devote(state, 9, 3, 5)
    ankh.after_conflict(state, 3)
    view = state.view(0)
    assert view["god_of"] == (0, 2, 2)
    scene = scene_of(app, state, 0)
    panel = board_of(scene).gods
    panel.look_at(1)
    assert panel.god()["id"] == "anubis"
    assert panel.god()["abilities"] == ("anubis", "isis")
    app.text.drawn = []
    app.draw(0.0)
    words = " ".join(text for text, _rect in app.text.drawn)
    assert "Anubis and Isis" in words
    assert "win or lose together" in words
    app.close()


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize(
    "event",
    [
        Event("merged", 0, (1, 7)),
        Event("forgotten", 1, (12,)),
        Event("reached_top", 0),
        Event("last_god", 0),
        Event("all_forgotten", -1),
        Event("match_ended", -1),
    ],
    ids=lambda event: event.kind if isinstance(event, Event) else None,
)
def test_moments_are_seen_for_a_while_and_can_be_skipped(tmp_path: Path, event: Event, reduced: bool) -> None:
    app = make_app(tmp_path, speed="1", reduced_motion=reduced)
    scene = scene_of(app, ANKH.new_match(3, 2), 0)
    scene.director.speed, scene.director.reduced = "1", reduced
    moments = board_of(scene).moments
    (cue,) = moments.cues(event)
    assert 1.2 <= cue.seconds <= 2.0
    app.draw(0.0)
    before = pygame.image.tobytes(app.screen, "RGB")
    scene.director.add(cue)
    pictures = set()
    for _ in range(5):
        for _step in range(15):
            scene.director.step()
        app.draw(0.0)
        pictures.add(pygame.image.tobytes(app.screen, "RGB"))
    assert before not in pictures
    assert len(pictures) >= 2
    scene.director.skip()
    assert moments.moment is None
    tick(app, 2)
    app.close()


def test_what_battles_boards_and_moments_need_is_made_ahead(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    state = duel("ra", "isis")
    scene = scene_of(app, state, 0)
    board = board_of(scene)
    app.text.drawn = []
    jobs = 0
    while board.battle.warm() or board.gods.warm() or board.moments.warm():
        jobs += 1
    assert jobs > 100
    assert app.text.drawn == []  # practice is not seen
    app.draw(0.0)
    made = set(app.art._cache)
    for seat in (0, 1):
        board.gods.look_at(seat)
        app.draw(0.0)
    board.gods.close()
    for event in (Event("forgotten", 1, (2,)), Event("last_god", 0)):
        for cue in board.moments.cues(event):
            cue.started()
        app.draw(0.0)
    board.moments.moment = None
    ankh.fight(state, ankh.WEST)
    scene.match.state = state
    scene.settle()
    app.draw(0.0)
    assert board.battle.stage is not None
    new = set(app.art._cache) - made
    assert [key for key in new if key[0] == "svg" and str(key[1]).startswith("ankh/")] == []
    assert [key for key in new if key[0] == "glow"] == []
    app.close()
