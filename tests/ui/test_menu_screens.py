"""From the start of the program to a match and from its end back: menu, setup, results, credits, without a screen."""

import functools
import random
import time
from collections.abc import Callable, Iterator

import pygame
import pytest

from game.rules import TITLES
from game.session.match import COLOURS, Match, make_seats
from game.session.settings import Settings
from game.session.statistics import read_statistics
from game.ui.app import App, Services
from game.ui.scene import Scene
from game.ui.screens.credits import CreditsScene
from game.ui.screens.dialogs import Dialog
from game.ui.screens.menu import GAMES, MenuScene
from game.ui.screens.results import ResultsScene
from game.ui.screens.setup import SetupScene
from game.ui.screens.setup_plan import forget_plans
from game.ui.screens.table import TableScene

AFTERLIFE = TITLES["afterlife"]
SIZES = [(1280, 720), (1920, 1080), (2560, 1440), (1440, 1080), (2560, 1080)]


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    forget_plans()
    yield
    forget_plans()


def window(size: tuple[int, int] = (1280, 720), **settings: object) -> App:
    return App(
        Services(dict(TITLES), None, ("random", "greedy")),
        settings=Settings(**{"level": "greedy", **settings}),
        size=size,
    )  # type: ignore[arg-type]


def ticks(app: App, count: int = 2) -> None:
    for _number in range(count):
        app.tick(1 / 60)


def click(app: App, identity: str) -> None:
    """A real click on the middle of a widget."""
    assert app.scene is not None
    widget = app.scene.find(identity)
    assert widget is not None, identity
    at = widget.rect.center
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
    ticks(app)


def press(app: App, *keys: int) -> None:
    for key in keys:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
        ticks(app, 1)


def write(app: App, words: str) -> None:
    """Keys as a keyboard sends them: the key, then its text."""
    for sign in words:
        key = pygame.key.key_code(sign.lower())
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=sign, scancode=0))
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=sign))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode=sign, scancode=0))
        ticks(app, 1)


def menu(app: App) -> MenuScene:
    scene = MenuScene(app)
    app.push(scene)
    ticks(app)
    return scene


def setup(app: App) -> SetupScene:
    menu(app)
    scene = SetupScene(app, "afterlife")
    app.push(scene)
    ticks(app)
    return scene


@functools.cache
def finished(seats: int, mode: str = "", seed: int = 5) -> Match:
    match = Match.start(
        AFTERLIFE, make_seats(["human"] + ["greedy"] * (seats - 1)), seed, {"mode": mode} if mode else None
    )
    chance = random.Random(seed)
    while (decision := match.decision()) is not None:
        match.apply(chance.choice(decision.actions))
    return match


# From the menu to a match -------------------------------------------------------------------------------------------


def test_two_clicks_lead_from_the_start_to_a_match() -> None:
    app = window()
    menu(app)
    click(app, "game:afterlife")
    assert isinstance(app.scene, SetupScene)
    click(app, "start")
    assert isinstance(app.scene, TableScene)
    assert [seat.kind for seat in app.scene.match.seats] == ["human", "greedy"]
    assert [scene.name for scene in app.scenes] == ["menu", "table"]


def test_the_keyboard_alone_reaches_a_match() -> None:
    app = window()
    menu(app)
    press(app, pygame.K_DOWN)
    assert app.scene is not None
    while app.scene.focus is None or app.scene.focus.id != "game:afterlife":
        press(app, pygame.K_TAB)
    press(app, pygame.K_RETURN, pygame.K_RETURN)
    assert isinstance(app.scene, TableScene)


def test_every_target_of_the_setup_is_reached_with_tab() -> None:
    app = window()
    scene = setup(app)
    seen = set()
    for _number in range(len(scene.widgets) + 2):
        press(app, pygame.K_TAB)
        assert scene.focus is not None
        seen.add(scene.focus.id)
    assert seen == {widget.id for widget in scene.widgets if widget.focusable}


def test_games_that_are_not_here_cannot_be_chosen() -> None:
    app = window()
    scene = menu(app)
    for game in GAMES:
        plaque = scene.find(f"game:{game.id}")
        assert plaque is not None
        assert plaque.focusable == (game.id in TITLES)
        if game.id not in TITLES:
            click(app, plaque.id)
            assert app.scene is scene


def test_escape_asks_before_the_program_ends() -> None:
    app = window()
    menu(app)
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, Dialog)
    click(app, "stay")
    assert isinstance(app.scene, MenuScene)
    assert app.running
    press(app, pygame.K_ESCAPE)
    click(app, "leave")
    assert not app.running


def test_continue_opens_the_last_match_and_only_one_that_goes_on() -> None:
    app = window()
    assert menu(app).find("continue") is None
    match = Match.start(AFTERLIFE, make_seats(["human", "random"]), 9)
    decision = match.decision()
    assert decision is not None
    match.apply(decision.actions[0])
    app.store.autosave(match)
    app.store.flush()
    app.rebuild()
    click(app, "continue")
    assert isinstance(app.scene, TableScene)
    assert app.scene.match.setup.seed == 9
    app.store.autosave(finished(2))
    app.store.flush()
    app.replace(MenuScene(app))
    assert app.scene.find("continue") is None


def test_the_other_screens_open_from_the_menu() -> None:
    app = window()
    scene = menu(app)
    for identity in ("load", "settings", "rules", "credits"):
        click(app, identity)
        assert app.scene is not scene, identity
        app.pop()


def test_reduced_motion_stands_still() -> None:
    app = window(reduced_motion=True)
    scene = menu(app)
    scene.pointer = (0, 0)
    app.draw(0.0)
    before = pygame.image.tobytes(app.screen, "RGB")
    ticks(app, 30)
    app.draw(0.0)
    assert pygame.image.tobytes(app.screen, "RGB") == before


# The setup ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", list(AFTERLIFE.seats))
def test_every_seat_count_starts(seats: int) -> None:
    app = window()
    setup(app)
    click(app, f"seats:{seats}")
    click(app, "start")
    assert isinstance(app.scene, TableScene)
    assert len(app.scene.match.seats) == seats
    assert len({seat.colour for seat in app.scene.match.seats}) == seats
    assert len({seat.emblem for seat in app.scene.match.seats}) == seats


def test_names_and_seed_are_typed() -> None:
    app = window()
    scene = setup(app)
    click(app, "name:0")
    assert scene.typing.active
    write(app, "Mem M")  # m would mute, and space would skip
    press(app, pygame.K_RETURN)
    assert not scene.typing.active
    assert not app.settings.mute
    click(app, "seed")
    write(app, "4x2")
    click(app, "start")
    assert isinstance(app.scene, TableScene)
    assert app.scene.match.seats[0].name == "Mem M"
    assert app.scene.match.setup.seed == 42


def test_typing_begins_with_the_keyboard_and_escape_leaves_the_name_as_it_was() -> None:
    app = window()
    scene = setup(app)
    scene.focus = scene.find("name:1")
    press(app, pygame.K_RETURN)
    write(app, "ra")
    press(app, pygame.K_BACKSPACE)
    press(app, pygame.K_ESCAPE)
    assert app.scene is scene
    assert scene.plan.seats[1].name == ""
    press(app, pygame.K_RETURN)
    write(app, "isis")
    press(app, pygame.K_TAB)
    assert scene.plan.seats[1].name == "isis"


def test_a_seed_that_is_too_large_is_refused_with_a_sentence() -> None:
    app = window()
    scene = setup(app)
    scene.set_seed("9" * 20)
    click(app, "start")
    assert app.scene is scene
    assert "seed" in app.notices[-1][0]


def test_without_a_seed_matches_differ() -> None:
    app = window()
    scene = setup(app)
    assert scene.plan.start().setup.seed != scene.plan.start().setup.seed


def test_colours_skip_the_taken_ones_and_change_hands_at_a_full_table() -> None:
    app = window()
    scene = setup(app)
    scene.focus = scene.find("colour:0")
    press(app, pygame.K_RIGHT)
    assert scene.plan.seats[0].colour == COLOURS[2]
    scene.set_count(6)
    assert len({seat.colour for seat in scene.plan.seated}) == 6
    scene.focus = scene.find("colour:0")
    press(app, pygame.K_RIGHT)
    assert len({seat.colour for seat in scene.plan.seated}) == 6


def test_levels_and_options_reach_the_match_and_are_remembered() -> None:
    app = window()
    scene = setup(app)
    scene.focus = scene.find("kind:1")
    press(app, pygame.K_LEFT)
    scene.focus = scene.find("option:mode")
    press(app, pygame.K_RIGHT)
    assert any("our own design" in placed.words for placed in scene.placed)
    click(app, "start")
    assert isinstance(app.scene, TableScene)
    assert app.scene.match.seats[1].kind == "random"
    assert app.scene.match.setup.options["mode"] == "mix_of_sets"
    again = SetupScene(app, "afterlife")
    assert again.plan.options["mode"] == "mix_of_sets"
    again.plan.set_count(5)
    assert again.plan.resolved()["mode"] == "five_players"


# The end of a match -------------------------------------------------------------------------------------------------


def results(app: App, match: Match) -> ResultsScene:
    app.push(MenuScene(app))
    scene = ResultsScene(app, match)
    app.push(scene)
    return scene


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_results_count_up_and_name_the_winner(seats: int) -> None:
    app = window()
    match = finished(seats)
    scene = results(app, match)
    ticks(app, 5)
    assert not scene.count.done
    app.text.drawn = []
    for _number in range(60 * 12):
        scene.tick()
    assert scene.count.done
    app.draw(0.0)
    drawn = [words for words, _rect in app.text.drawn]
    result = match.result()
    assert result is not None
    for seat, score in enumerate(result.scores):
        assert str(score) in drawn
        assert match.names()[seat] in drawn
    assert scene.announcement() in drawn
    if seats == 1:
        assert "short of the goal" in scene.announcement()


def test_space_and_a_click_skip_the_counting() -> None:
    app = window()
    scene = results(app, finished(2))
    ticks(app)
    press(app, pygame.K_SPACE)
    assert scene.count.done
    scene.count.done = False
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(3, 300), button=1))
    ticks(app, 1)
    assert scene.count.done


def test_a_match_is_counted_once_and_a_rematch_has_other_luck() -> None:
    app = window()
    match = finished(2)
    scene = results(app, match)
    scene.enter()
    statistics, _said = read_statistics()
    assert statistics.titles["afterlife"].total.matches == 1
    scene.finish()
    click(app, "rematch")
    assert isinstance(app.scene, TableScene)
    assert app.scene.match.seats == match.seats
    assert app.scene.match.setup.options == match.setup.options
    assert app.scene.match.setup.seed != match.setup.seed


def test_replay_and_save_open_and_the_menu_is_one_click_away() -> None:
    app = window()
    scene = results(app, finished(2))
    scene.finish()
    for identity in ("replay", "save"):
        click(app, identity)
        assert app.scene is not scene, identity
        app.pop()
    click(app, "menu")
    assert isinstance(app.scene, MenuScene)


def test_all_pages_of_the_credits_are_reached() -> None:
    app = window()
    menu(app)
    scene = CreditsScene(app)
    app.push(scene)
    app.text.drawn = []
    for _page in scene.pages:
        app.draw(0.0)
        press(app, pygame.K_PAGEDOWN)
    said = "\n".join(words for words, _rect in app.text.drawn)
    for name in ("unofficial", "Cleaver", "Pym", "Montiage", "Lang", "pygame-ce", "pygame_gui", "numpy", "ours"):
        assert name in said, name
    for name in ("tomli-w", "platformdirs", "rich", "Source Serif Pro", "Noto Sans"):
        assert name in said, name
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, MenuScene)


# Everything fits ----------------------------------------------------------------------------------------------------


def check(app: App, what: str) -> None:
    """Nothing cut, nothing outside the window, no two targets over each other."""
    scene = app.scene
    assert scene is not None
    app.text.drawn = []
    app.draw(0.0)
    assert not app.text.cut, (what, app.text.cut)
    whole = app.canvas.rect
    for words, rect in app.text.drawn:
        assert whole.contains(rect), (what, words, rect)
    for at, one in enumerate(scene.widgets):
        assert whole.contains(one.rect), (what, one.id)
        for other in scene.widgets[at + 1 :]:
            assert not one.rect.colliderect(other.rect), (what, one.id, other.id)


def shown(app: App, scene: Scene) -> Scene:
    app.scenes = []
    app.push(scene)
    return scene


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_screen_fits_at_every_text_size(size: tuple[int, int]) -> None:
    app = window(size, speed="instant")
    match = Match.start(AFTERLIFE, make_seats(["human", "random"]), 9)
    app.store.autosave(match)
    app.store.flush()
    for text_size in (100, 125, 150):
        app.scenes = []
        app.change("text_size", text_size)
        app.text.drawn = []  # plaques are painted when they are laid out
        shown(app, MenuScene(app))
        check(app, f"menu {text_size}")
        scene = SetupScene(app, "afterlife")
        shown(app, scene)
        for seats in (1, 2, 4, 6):
            scene.set_count(seats)
            pages = 1
            while pages:
                check(app, f"setup {text_size} {seats} {scene.page}")
                pager = scene.find("page")
                pages = pager is not None and scene.page < len(pager.values) - 1  # type: ignore[attr-defined]
                if pages:
                    scene.turn_to(str(scene.page + 1))
            scene.page = 0
        for seats, mode in ((1, ""), (2, ""), (4, "half_sets_independent"), (6, "")):
            shown(app, ResultsScene(app, finished(seats, mode)))
            check(app, f"results {text_size} {seats}")
        credits = CreditsScene(app)
        shown(app, credits)
        for page in range(len(credits.pages)):
            credits.page = page
            check(app, f"credits {text_size} {page}")


def test_the_menu_draws_within_its_budget() -> None:
    """A frame may take 5 ms; the best of many says so even on a busy machine."""
    app = window((1920, 1080))
    menu(app)
    ticks(app, 20)
    best = min(_seconds(lambda: ticks(app, 1), time.process_time) for _number in range(60))
    assert best < 0.005


def _seconds(act: Callable[[], None], clock: Callable[[], float]) -> float:
    before = clock()
    act()
    return clock() - before


def test_an_option_without_a_choice_for_so_many_seats_is_not_shown() -> None:
    app = window()
    scene = SetupScene(app, "pharaon")
    app.push(scene)
    shown = {}
    for count in (1, 3):
        scene.set_count(count)
        shown[count] = set()
        for page in range(5):
            scene.turn_to(str(page))
            shown[count] |= {widget.id for widget in scene.widgets if widget.id.startswith("option:")}
    assert "option:dark_boards" in shown[1] - shown[3]
    assert "option:start_player" in shown[3]
