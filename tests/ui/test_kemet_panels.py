"""The battle scene and the power market of Kemet's table: every action has a target, nothing overlaps or is cut, what
is sealed stays sealed, and what the events show ends as the view says."""

from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

import pygame
import pytest
from helpers.kemet import council, do, march, position
from helpers.matches import positions
from helpers.robots import click_widget, make_app, press, tick

from game.core.decision import Action
from game.core.event import Event
from game.core.rng import Rng
from game.core.title import State
from game.rules import TITLES
from game.rules.kemet.cards import DI_DAMAGE, DI_IDS, DI_SHIELD, DI_STRENGTH
from game.rules.kemet.state import KemetState
from game.session.match import Match, make_seats
from game.ui.anim.flight import Cue
from game.ui.app import App
from game.ui.screens import table as table_screen
from game.ui.screens.table import TableScene
from game.ui.tables.board import Board, nothing
from game.ui.tables.kemet.battle import BattlePanel
from game.ui.tables.kemet.battle_cues import MAKERS
from game.ui.tables.kemet.battle_faces import CardFaces
from game.ui.tables.kemet.battle_printed import DIVINE, STEPS, Figures
from game.ui.tables.kemet.market import KINDS, MarketPanel
from game.ui.tables.kemet.market_look import PanelCover, PanelThing
from game.ui.tables.registry import board_for
from game.ui.widget import Widget

KEMET = TITLES["kemet"]
BATTLE_KINDS = {
    "council_play", "council_discard", "council_di", "diversion_swap", "divine_wound", "muster", "loser_choice",
    "retreat_zone", "winner_choice",
}  # fmt: skip
Panel = BattlePanel | MarketPanel


@dataclass
class TinyRoom:
    bar: pygame.Rect
    buttons: pygame.Rect
    plaques: list[pygame.Rect] = field(default_factory=list)


class TinyBoard(Board):
    """A table with nothing but the two panels."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.battle = BattlePanel(self)
        self.market = MarketPanel(self)
        self.layout()

    @property
    def room(self) -> TinyRoom:
        canvas = self.app.canvas
        bar = pygame.Rect(0, 0, canvas.width, canvas.u(92))
        return TinyRoom(bar, pygame.Rect(canvas.width - canvas.u(400), canvas.u(800), canvas.u(380), canvas.u(200)))

    def area(self) -> pygame.Rect:
        """As large as the map: narrow for two, where half of the land is covered."""
        u = self.app.canvas.u
        if len(self.scene.match.seats) == 2:
            return pygame.Rect(u(510), u(100), u(868), self.app.canvas.height - u(292))
        return pygame.Rect(u(404), u(100), self.app.canvas.width - u(840), self.app.canvas.height - u(292))

    def open(self) -> list[Panel]:
        panels: tuple[Panel, ...] = (self.battle, self.market)
        return [panel for panel in panels if self.view and panel.wanted(self.view)][:1]

    def layout(self) -> None:
        self.battle.layout(self.area())
        self.market.layout(self.area())

    def show(self, view: dict[str, Any]) -> None:
        self.view = view
        self.battle.show(view)
        self.market.show(view)

    def play(self, events: list[Event], view: dict[str, Any]) -> None:
        for event in events:
            for cue in self.battle.cues(event):
                self.scene.director.add(cue)
        self.scene.director.add(Cue(0.0, nothing, lambda: self.show(view)))

    def build(self, actions: list[Action]) -> None:
        for panel in self.open():
            self.scene.widgets.extend(panel.widgets(actions))

    def targets(self, action: Action) -> list[str]:
        return [target for panel in self.open() for target in panel.targets(action)]

    def draw(self, surface: pygame.Surface, ahead: float) -> None:
        surface.fill(self.app.theme["night"])
        for panel in self.open():
            panel.draw(surface, ahead)

    def draw_details(self, surface: pygame.Surface, widget: Widget) -> bool:
        return any(panel.details(surface, widget) for panel in self.open())


@pytest.fixture(autouse=True)
def tiny_board(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_screen, "board_for", TinyBoard)


def table(app: App, state: State, eyes: int | None = None) -> TableScene:
    """The window as the one who is asked sees it, or the seat `eyes`."""
    seats = state.view(-1)["seats"]
    match = Match.start(KEMET, make_seats(["human"] * seats), 1)
    match.state = state.clone()
    decision = state.decision()
    assert decision is not None
    scene = TableScene(app, match)
    scene.eyes = decision.seat if eyes is None else eyes
    scene.humans = [scene.eyes]
    app.scenes = [scene]
    scene.rebuild()
    scene.settle()
    return scene


def board_of(scene: TableScene) -> TinyBoard:
    assert isinstance(scene.board, TinyBoard)
    return scene.board


def things(scene: TableScene) -> list[Widget]:
    found = [widget for widget in scene.widgets if widget.id.startswith(("battle:", "market:", "hand:", "pile:"))]
    return [widget for widget in found if not isinstance(widget, PanelCover)]


def interesting(seats: int, seed: int, most: int) -> list[State]:
    """Positions of a random match in which a battle runs or a tile is bought, of each kind of question a few."""
    found: list[State] = []
    seen: dict[str, int] = {}
    for state in positions(KEMET.new_match(seats, seed, {}), seed):
        decision = state.decision()
        assert decision is not None
        fighting = state.view(-1)["battle"] is not None
        if not fighting and decision.kind not in KINDS:
            continue
        seen[decision.kind] = seen.get(decision.kind, 0) + 1
        if seen[decision.kind] <= most:
            found.append(state.clone())
    return found


def check_targets(scene: TableScene, state: State) -> None:
    decision = state.decision()
    assert decision is not None
    board = board_of(scene)
    assert board.open(), decision.kind
    for action in decision.actions:
        targets = board.targets(action)
        assert len(targets) == 1, action
        widget = scene.find(targets[0])
        assert widget is not None, action
        assert widget.focusable, action
        assert board.area().contains(widget.rect), action
        assert widget.rect.width >= 20, action
        assert widget.rect.height >= 20, action
    shown = things(scene)
    assert len({widget.id for widget in shown}) == len(shown)
    for at, one in enumerate(shown):
        assert board.area().contains(one.rect), one.id
        for other in shown[at + 1 :]:
            assert not one.rect.colliderect(other.rect), f"{one.id} lies over {other.id}"


@pytest.mark.parametrize(
    ("seats", "size", "text"),
    [(2, (1920, 1080), 100), (2, (1280, 720), 150), (3, (1280, 720), 150), (5, (1280, 720), 150)],
)
def test_every_action_of_battles_and_purchases_has_a_target_of_its_own(
    tmp_path: Path, seats: int, size: tuple[int, int], text: int
) -> None:
    app = make_app(tmp_path, size, text_size=text)
    kinds = set()
    for state in interesting(seats, seats, 3):
        decision = state.decision()
        assert decision is not None
        kinds.add(decision.kind)
        scene = table(app, state)
        app.text.drawn = []
        app.text.cut.clear()
        app.draw(0.0)
        assert [cut.text for cut in app.text.cut] == [], decision.kind
        check_targets(scene, state)
    assert {"council_play", "council_discard", "council_di", "winner_choice", "setup_tile", "buy_tile"} <= kinds
    app.close()


def battle(spy: bool = False) -> KemetState:
    """Seat 0 attacks seat 1 in the desert, with tiles, creatures and cards on both sides; the council is asked."""
    state = position(
        {"bank_west": (0, 5, "phoenix"), "desert_nw": (1, 4, "royal_scarab"), "city_nw_d1": (0, 3)},
        tiles={0: ["divine_wound", "blade_of_neith"], 1: ["deadly_trap", "spy"] if spy else ["deadly_trap"]},
        di={0: ["diversion", "muster", "fury_of_war"], 1: ["bronze_wall", "bloodbath"]},
    )
    march(state, "bank_west", "walk desert_nw 5 phoenix")
    return state


def fought(*attack: str) -> KemetState:
    state = battle()
    council(state, *attack)
    council(state, "bc_1_1_3", "bc_2_0_2", "bronze_wall")
    return state


def test_every_question_of_a_battle_is_answered_on_its_sheet(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    kinds = set()
    state = battle()
    council(state, "bc_5_self2", "bc_4_1_0", "diversion", "muster")
    council(state, "bc_1_1_3", "bc_2_0_2", "bronze_wall")
    rng = Rng(3)
    while (decision := state.decision()) is not None and state.view(-1)["battle"] is not None:
        kinds.add(decision.kind)
        check_targets(table(app, state), state)
        state.apply(("retreat",) if ("retreat",) in decision.actions else rng.choice(decision.actions))
    assert {"diversion_swap", "divine_wound", "muster", "loser_choice", "retreat_zone", "winner_choice"} <= kinds
    app.close()


def pixels(app: App, state: State, eyes: int) -> bytes:
    table(app, state, eyes)
    app.text.clear()
    app.draw(0.0)
    return pygame.image.tobytes(app.screen, "RGB")


def test_what_is_sealed_or_held_by_others_changes_no_pixel(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    compared = 0
    for step, state in enumerate(interesting(3, 11, 3)):
        for eyes in (-1, 0, 1, 2):
            twin = state.determinize(eyes, Rng(step + 5)) if eyes >= 0 else state.determinize(0, Rng(step + 5))
            if twin.view(eyes) != state.view(eyes):  # a spectator knows less than seat 0, never more
                continue
            compared += twin.to_plain() != state.to_plain()
            assert pixels(app, state, eyes) == pixels(app, twin, eyes), f"step {step}, seat {eyes}"
    assert compared > 20
    app.close()


def test_a_sealed_card_is_never_drawn_for_the_other_side(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app(tmp_path)
    drawn: list[tuple[str, tuple[int, int]]] = []
    face = CardFaces.battle

    def watched(faces: CardFaces, card: str, size: tuple[int, int], dim: bool = False) -> pygame.Surface:
        drawn.append((card, size))
        return face(faces, card, size, dim)

    monkeypatch.setattr(CardFaces, "battle", watched)
    for spy, eyes, seen in ((False, 1, False), (False, 0, True), (False, 2, False), (True, 1, True)):
        state = battle(spy)
        council(state, "bc_4_1_0", "bc_1_3_0", "fury_of_war")
        drawn.clear()
        scene = table(app, state, eyes)
        app.draw(0.0)
        column = board_of(scene).battle.clash.columns[0]
        assert column.sealed
        assert column.chosen
        slot = board_of(scene).battle.spots.halves[0].play.size
        assert (("bc_4_1_0", slot) in drawn) is seen
        assert (column.discard is not None) is (eyes == 0)
        assert column.di == (["fury_of_war"] if eyes == 0 else [])
    app.close()


def test_the_sums_on_the_sheet_are_those_of_the_rules(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    compared = 0
    for seed in range(6):
        for state in positions(KEMET.new_match(4, seed, {}), seed):
            fight = state.view(-1)["battle"]
            if fight is None or not fight["revealed"] or fight["winner"] is not None:
                continue
            clash = board_of(table(app, state)).battle.clash
            for column, side in zip(clash.columns, fight["sides"], strict=True):
                assert column.totals is not None
                mine = column.totals
                assert {"damage": mine.damage, "direct": mine.direct, "shield": mine.shield} == side["totals"]
            compared += 1
    state = fought("bc_5_self2", "bc_4_1_0", "fury_of_war")
    do(state, "divine_wound muster", "di_done")
    clash = board_of(table(app, state)).battle.clash
    assert [column.strength for column in clash.columns] == [
        side["strength"] for side in state.view(0)["battle"]["sides"]
    ]
    assert compared > 2
    app.close()


def test_the_figures_of_divine_cards_are_those_of_the_rules() -> None:
    for at, card in enumerate(DI_IDS):
        expected = Figures(DI_STRENGTH[at], DI_DAMAGE[at], 0, DI_SHIELD[at])
        assert DIVINE.get(card, Figures()) == expected, card


def test_the_reveal_shows_both_cards_at_once_and_then_counts_up(tmp_path: Path) -> None:
    app = make_app(tmp_path, speed="1")
    state = battle()
    council(state, "bc_5_self2", "bc_4_1_0")
    do(state, "council_play bc_1_3_0", "council_discard bc_2_0_2")
    scene = table(app, state)
    panel = board_of(scene).battle
    scene.do(("di_done",))
    shown: list[tuple[bool, bool]] = []
    strengths: list[int] = []
    steps: list[str] = []
    for frame in range(400):
        scene.director.step()
        if not panel.fighting or not scene.director.busy:
            break
        if frame % 10 == 0:
            app.draw(0.5)
        one, two = panel.clash.columns
        shown.append((one.play is not None and panel.clash.revealed, two.play is not None and panel.clash.revealed))
        strengths.append(panel._strengths(0.0)[0])
        steps.append(panel.clash.step)
    assert shown[0] == (False, False)
    assert shown[-1] == (True, True)
    assert set(shown) == {(False, False), (True, True)}
    assert len(set(strengths)) > 3
    assert strengths == sorted(strengths)
    assert "clash" in steps
    app.close()


@pytest.mark.parametrize("speed", ["instant", "2"])
def test_what_the_events_show_ends_as_the_view_says(tmp_path: Path, speed: str) -> None:
    app = make_app(tmp_path, speed=speed)
    compared = 0
    for seed in (1, 2):
        for state in positions(KEMET.new_match(3, seed, {}), seed):
            decision = state.decision()
            assert decision is not None
            if decision.kind != "council_di":
                continue
            scene = table(app, state)
            scene.do(("di_done",))
            if scene.match.state.view(-1)["battle"] is None:
                continue
            panel = board_of(scene).battle
            last = scene.director.waiting.pop() if scene.director.waiting else None
            scene.director.skip()
            assert last is not None
            fight = scene.match.state.view(scene.eyes)["battle"]
            for column, side in zip(panel.clash.columns, fight["sides"], strict=True):
                assert column.warriors == side["warriors"]
                assert column.sealed == side["sealed"]
                if fight["winner"] is not None:
                    assert (column.strength, column.fallen) == (side["strength"], side["lost"])
                    assert column.points == side["points"]
                    assert column.play == side["play"]
            compared += 1
            if compared > 12:
                break
    assert compared > 6
    app.close()


def test_every_event_of_a_battle_is_shown() -> None:
    kinds: set[str] = set()
    for seed in range(4):
        for state in positions(KEMET.new_match(3, seed, {}), seed):
            decision = state.decision()
            assert decision is not None
            if state.view(-1)["battle"] is not None:
                events: list[Event] = []
                state.clone().apply(decision.actions[0], events.append)
                kinds |= {event.kind for event in events}
    assert {"revealed", "battle_won", "lost_warriors", "battle_ended"} <= kinds
    told_elsewhere = {"paid_prayer", "gained_prayer", "creature_returned", "recovered_cards", "placed_warriors"}
    after_the_battle = {"turn_started", "night_step", "round_started", "drew_di", "took_place", "di_reshuffled"}
    assert kinds - set(MAKERS) <= told_elsewhere | after_the_battle


def test_everything_on_both_panels_has_a_details_card(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    for state in (battle(), fought("bc_5_self2", "bc_4_1_0", "fury_of_war")):
        scene = table(app, state)
        panel_things = [widget for widget in things(scene) if isinstance(widget, PanelThing)]
        assert len(panel_things) > len(STEPS) + 6
        assert [widget.id for widget in panel_things if not scene.board.draw_details(app.screen, widget)] == []
    app.close()


def market(seats: int) -> KemetState:
    state = position(
        {"city_nw_d1": (0, 5)}, seats=seats, pyramids={"city_nw_d1": "ruby 2"}, tiles={0: ["charge"], 1: ["carnage"]}
    )
    do(state, "place_token regular bottom_buy_1")
    return state


@pytest.mark.parametrize("seats", [2, 5])
def test_the_market_shows_all_tiles_and_says_why_one_cannot_be_bought(tmp_path: Path, seats: int) -> None:
    app = make_app(tmp_path)
    state = market(seats)
    scene = table(app, state)
    view = state.view(0)
    decision = state.decision()
    assert decision is not None
    buyable = {str(action[1]) for action in decision.actions if action[0] == "buy_tile"}
    assert buyable
    shown = {widget.about[1]: widget for widget in things(scene) if isinstance(widget, PanelThing)}
    displayed = {tile for tile, entry in view["market"].items() if entry["copies"]} | {"charge", "carnage"}
    assert displayed <= set(shown)
    for tile in displayed:
        assert shown[tile].focusable is (tile in buyable)
        assert bool(shown[tile].tip) is (tile not in buyable)
        assert scene.board.draw_details(app.screen, shown[tile])
    assert board_of(scene).market.owners("carnage") == [1]
    app.close()


def test_an_opened_market_sells_nothing_and_can_be_closed(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    scene = table(app, position({"city_nw_d1": (0, 5)}))
    panel = board_of(scene).market
    assert not panel.wanted(scene.board.view)
    panel.opened = True
    scene.refresh()
    assert panel.wanted(scene.board.view)
    assert [widget.id for widget in things(scene) if widget.focusable] == ["market:close"]
    close = scene.find("market:close")
    assert close is not None
    close.choose()
    assert not panel.wanted(scene.board.view)
    assert things(scene) == []
    app.close()


def test_number_keys_choose_the_own_cards_from_the_left(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    scene = table(app, battle())
    hand = scene.board.view["players"][0]["hand"]
    press(app, pygame.K_3)
    assert scene.match.actions[-1] == ("council_play", hand[2])
    tick(app, 3)
    press(app, pygame.K_3)  # it is played already
    assert scene.match.actions[-1] == ("council_play", hand[2])
    press(app, pygame.K_1)
    assert scene.match.actions[-1] == ("council_discard", hand[0])
    app.close()


def test_a_market_that_asks_is_folded_away_and_its_button_brings_it_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_screen, "board_for", board_for)
    app = make_app(tmp_path)
    state = market(3)
    scene = table(app, state)
    tick(app, 2)

    def tiles() -> set[str]:
        return {widget.id for widget in scene.widgets if widget.focusable and widget.id.startswith("market:tile:")}

    asked = tiles()
    assert asked
    click_widget(app, "pile:map")
    assert not any(widget.id.startswith(("market:", "button:buy", "offer:")) for widget in scene.widgets)
    assert scene.answering
    tick(app, 2)
    click_widget(app, "pile:market")
    assert tiles() == asked
    click_widget(app, "pile:map")
    assert tiles() == set()
    scene.do(next(action for action in scene.match.state.decision().actions if action[0] == "buy_tile"))
    scene.director.skip()
    assert not scene.board.panels.market.folded  # another question is not hidden
    app.close()


@pytest.mark.parametrize("creature", [None, "phoenix"])
def test_the_fallen_lie_beside_each_other_behind_those_who_stand(tmp_path: Path, creature: str | None) -> None:
    app = make_app(tmp_path)
    panel = board_of(table(app, battle())).battle
    for warriors, fallen in product(range(6), range(1, 8)):
        for column in panel.clash.columns:
            column.warriors, column.fallen, column.creature = warriors, fallen, creature
            rects = panel.fallen_rects(column.side)
            assert len(rects) == fallen
            taken = [panel.figure_rect(column.side, at) for at in range(warriors)]
            taken += [panel.creature_rect(column.side)] if creature else []
            for at, rect in enumerate(rects):
                assert panel.spots.halves[column.side].army.contains(rect)
                assert rect.collidelist(taken + rects[:at]) == -1
    app.close()


def test_what_a_battle_and_the_market_need_is_made_ahead(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    peace = {"bank_west": (0, 5), "desert_nw": (1, 4), "city_nw_d1": (0, 3)}
    state = position(peace, tiles={0: ["blade_of_neith"], 1: ["deadly_trap"]}, di={1: ["bronze_wall"]})
    scene = table(app, state)
    board = board_of(scene)
    app.text.drawn = []
    jobs = 0
    while board.market.warm() or board.battle.warm():
        jobs += 1
    assert jobs > 100
    assert app.text.drawn == []  # practice is not seen
    app.draw(0.0)
    made = set(app.art._cache)
    board.market.opened = True
    scene.refresh()
    app.draw(0.0)
    board.market.close()
    march(state, "bank_west", "walk desert_nw 5")
    scene.match.state = state
    scene.settle()
    app.draw(0.0)
    assert board.battle.fighting
    new = set(app.art._cache) - made
    assert [key for key in new if key[0] == "svg" and str(key[1]).startswith("kemet/")] == []
    assert [key for key in new if key[0] == "panel" and max(key[1]) > board.area().width // 2] == []
    app.close()


def test_a_frame_draws_no_panel_anew(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    mark = pygame.Color(1, 2, 3)
    for state in (battle(), market(5)):
        scene = table(app, state)
        app.draw(0.0)
        panel = board_of(scene).open()[0]
        sheet = panel._sheet
        assert sheet is not None
        sheet.set_at((sheet.get_width() // 2, sheet.get_height() // 2), mark)
        app.draw(0.5)
        assert panel._sheet is sheet
        assert sheet.get_at((sheet.get_width() // 2, sheet.get_height() // 2)) == mark
    app.close()
