"""Every screen at a real moment: what `shots` photographs, `bench --frames` times and `selftest` draws.

A builder brings an open window to its screen. Positions come out of whole matches that opponents have played from
fixed seeds, so the same screen shows the same table every time.
"""

import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, NamedTuple

from game.core.language import current_language
from game.session.paths import HOME_VARIABLE

if TYPE_CHECKING:
    from game.core.advice import Advice
    from game.core.decision import Action
    from game.session.match import Match
    from game.session.settings import Settings
    from game.ui.app import App
    from game.ui.widget import Widget

SEEDS = range(1, 13)
TITLE = "afterlife"
NAMES = ("Nefertari", "Ankhesenamun", "Ptahhotep", "Meritaten", "Senusret", "Hatshepsut")
OPPONENT = "greedy"  # the level of the computers' seats, whoever played the match
DRIVERS = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
STEP = 1 / 60
HINT_ITERATIONS = 160
BLAMED_EVERY = 5  # decisions
REST = 30  # steps until whatever the pointer rests on is explained

Builder = Callable[["App"], None]
Wanted = Callable[["Match"], bool]


class Screen(NamedTuple):
    name: str
    build: Builder


# -- the stage ----------------------------------------------------------------------------------------------------


@contextmanager
def headless() -> Iterator[Path]:
    """Draws and plays into memory, in a home that is gone afterwards: nothing of the player's is touched."""
    with tempfile.TemporaryDirectory(prefix="nile-quartet-", ignore_cleanup_errors=True) as home:
        wanted = {name: os.environ.get(name, value) for name, value in DRIVERS.items()}
        wanted[HOME_VARIABLE] = home
        before = {name: os.environ.get(name) for name in wanted}
        os.environ.update(wanted)
        try:
            yield Path(home)
        finally:
            for name, value in before.items():
                if value is None:
                    os.environ.pop(name, None)
                else:
                    os.environ[name] = value


def plain_settings(**values: Any) -> "Settings":
    """As the program comes, in the language that is spoken now."""
    from game.session.settings import Settings

    return Settings(**{"language": current_language(), **values})


class Stage:
    """A window on which one screen after the other is set up; none finds anything of the one before."""

    def __init__(self, home: Path, size: tuple[int, int], settings: "Settings") -> None:
        from ai import MENU_LEVELS
        from game.rules import TITLES
        from game.ui.app import App, Services

        self.home = home
        self.app = App(Services(dict(TITLES), None, tuple(MENU_LEVELS)), self._store("first"), settings, size)

    def _store(self, name: str) -> Any:
        from game.session.store import Store

        return Store(self.home / "shelves" / name)

    def show(self, screen: Screen) -> None:
        import pygame

        from game.ui.screens.setup_plan import forget_plans

        app = self.app
        for scene in reversed(app.scenes):
            scene.leave()
        app.scenes.clear()
        app.notices.clear()
        app.store.close()
        app.store = self._store(screen.name)
        app.services.opponents = None
        app.input.last_device = "mouse"
        pygame.event.clear()
        forget_plans()
        screen.build(app)
        step(app, 2)

    def __enter__(self) -> "Stage":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.app.close()


def step(app: "App", times: int = 1) -> None:
    for _time in range(times):
        if app.running and app.scenes:
            app.tick(STEP)


def point_at(app: "App", identity: str) -> None:
    """Let the pointer rest on this widget until it is explained."""
    import pygame

    place = widget(app, identity).rect.center
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
    step(app, REST)


def choose(app: "App", start: str) -> None:
    """Choose the first widget that can be chosen and whose name begins so."""
    scene = app.scene
    assert scene is not None
    scene.activate(widget(app, start, choosable=True))


def widget(app: "App", start: str, choosable: bool = False) -> "Widget":
    scene = app.scene
    assert scene is not None
    for one in scene.widgets:
        if one.id.startswith(start) and (one.focusable or not choosable):
            return one
    raise LookupError(f"{start!r} is not on {scene.name}: {[one.id for one in scene.widgets]}")


# -- positions ----------------------------------------------------------------------------------------------------


@cache
def played(seats: int, level: str, seed: int, title_id: str = TITLE) -> tuple["Action", ...]:
    """A whole match between equals."""
    from ai import make_agent
    from game.rules import TITLES

    title = TITLES[title_id]
    state = title.new_match(seats, seed)
    agents = [make_agent(level, title, seed * 10 + seat) for seat in range(seats)]
    actions: list[Action] = []
    while (decision := state.decision()) is not None:
        action = agents[decision.seat].choose(state, decision.seat)
        state.apply(action)
        actions.append(action)
    return tuple(actions)


def match_at(kinds: Sequence[str], level: str, wanted: Wanted, title_id: str = TITLE) -> "Match":
    """The first moment that is wanted, of the first match that has one."""
    from game.rules import TITLES
    from game.session.match import Match, make_seats

    for seed in SEEDS:
        match = Match.start(TITLES[title_id], make_seats(kinds, NAMES), seed)
        for action in played(len(kinds), level, seed, title_id):
            if wanted(match):
                return match
            match.apply(action)
        if wanted(match):
            return match
    raise LookupError(f"No match of {len(kinds)} seats played by {level} came to the position that a screen needs.")


def seated(count: int) -> list[str]:
    return ["human", *[OPPONENT] * (count - 1)]


def asks(kind: str, after: int = 0, choices: int = 2, seat: int = 0) -> Wanted:
    def wanted(match: "Match") -> bool:
        decision = match.decision()
        if decision is None or len(match.steps) < after:
            return False
        return (decision.kind, decision.seat) == (kind, seat) and len(decision.actions) >= choices

    return wanted


def paying(match: "Match") -> bool:
    """One card is paid, more is needed."""
    return asks("pay_card")(match) and match.steps[-1].kind == "pay_card"


def turn_begins(match: "Match") -> bool:
    return asks("main_action", 120, 8)(match) and match.steps[-1].seat != 0


def over(match: "Match") -> bool:
    return match.over


# -- the table ----------------------------------------------------------------------------------------------------


def table(app: "App", level: str, wanted: Wanted, count: int = 2, title_id: str = TITLE) -> Any:
    from game.ui.screens.table import TableScene

    scene = TableScene(app, match_at(seated(count), level, wanted, title_id))
    app.push(scene)
    return scene


class Pondering:
    """An opponent that is always in the middle of its thoughts."""

    def ask(self, *_question: object) -> "Pondering":
        return self

    def poll(self) -> None:
        """No answer yet."""

    def progress(self) -> float:
        return 0.6

    def move_now(self) -> None:
        """It is in no hurry."""

    def cancel(self) -> None:
        """Nothing to stop."""

    def close(self) -> None:
        """Nothing to end."""


class Advising(Pondering):
    """The engine with an answer at once, and always the same: as many iterations, not as much time."""

    def __init__(self, advice: "Advice | None" = None) -> None:
        self.advice = advice
        self.reviewed = 0

    def advise(self, title: Any, state: Any, seat: int, seed: int) -> "Advising":
        from ai.advice import Adviser

        return Advising(Adviser(title.id, seed, iterations=HINT_ITERATIONS).advise(state, seat))

    def review(self, title: Any, state: Any, seat: int, played: "Action", seed: int) -> "Advising":
        """Looks only at a few decisions and is very strict there, so that a picture has something to show."""
        from game.core.advice import Advice, Suggestion

        self.reviewed += state.decision().kind == "main_action"
        if self.reviewed % BLAMED_EVERY == 0 and state.decision().kind == "main_action":
            best = self.advise(title, state, seat, seed).poll().options[0]
            if best.action != played:
                return Advising(Advice((best,), (best.share or 0.0) * 0.4))
        return Advising(Advice((Suggestion(played, None),)))

    def poll(self) -> Any:
        return self.advice

    def so_far(self) -> Any:
        return self.advice


def hint(app: "App", level: str, wanted: Wanted, row: int = 0) -> None:
    app.services.opponents = Advising()
    table(app, level, wanted).hint()
    step(app, 2)
    point_at(app, f"hint:{row}")


def thinking(app: "App", level: str) -> None:
    app.services.opponents = Pondering()
    table(app, level, asks("main_action", 150, seat=1))
    step(app, 3)


def curtain(app: "App", level: str) -> None:
    from game.ui.screens.table import TableScene

    app.push(TableScene(app, match_at(["human", "human"], level, asks("main_action", 100))))


def hand_menu(app: "App", level: str) -> None:
    table(app, level, turn_begins)
    choose(app, "hand:")


def card_details(app: "App", level: str) -> None:
    table(app, level, asks("main_action", 160, 6))
    point_at(app, "slot:B2")


def history(app: "App", level: str) -> None:
    table(app, level, asks("main_action", 160, 6), 4).toggle_log()


def swap(app: "App", level: str) -> None:
    table(app, level, asks("choose_swap", 25))
    choose(app, "slot:")


def end_turn(app: "App", level: str) -> None:
    table(app, level, turn_begins)
    choose(app, "button:end_play")


def all_actions(app: "App", level: str) -> None:
    table(app, level, turn_begins).list_actions()


def pause(app: "App", level: str) -> None:
    table(app, level, turn_begins).pause()


def pile(app: "App", level: str) -> None:
    table(app, level, asks("main_action", 200), 1)  # alone one may look through it
    choose(app, "pile:boneyard")


def replay(app: "App", level: str) -> None:
    from game.ui.screens.replay import ReplayScene

    scene = ReplayScene(app, match_at(seated(2), level, over))
    scene.playing = False
    for action in scene.line[:200]:
        scene.match.apply(action)
    app.push(scene)


def looked_back(level: str) -> Any:
    from game.session.review import Review

    review = Review(match_at(seated(2), level, over))
    engine = Advising()
    while not review.done:
        review.step(engine)
    return review


def review_list(app: "App", level: str) -> None:
    from game.ui.screens.review import ReviewScene

    app.push(ReviewScene(app, looked_back(level)))
    point_at(app, "mistake:1")


def review_begins(app: "App", level: str) -> None:
    from game.session.review import Review
    from game.ui.screens.review import ReviewScene

    app.services.opponents = Advising()
    app.push(ReviewScene(app, Review(match_at(seated(2), level, over))))
    step(app, 50)


def review_replay(app: "App", level: str) -> None:
    from game.ui.screens.replay import ReplayScene

    review = looked_back(level)
    scene = ReplayScene(app, review.match, review.mistakes)
    app.push(scene)
    if review.mistakes:
        scene.go_to_mistake(review.mistakes[-1])


# -- the other screens --------------------------------------------------------------------------------------------


def menu(app: "App") -> None:
    from game.ui.screens.menu import MenuScene

    app.push(MenuScene(app))


def menu_with_match(app: "App", level: str) -> None:
    app.store.autosave(match_at(seated(4), level, asks("main_action", 100)))
    app.store.flush()
    menu(app)
    point_at(app, "continue")


def setup(app: "App", seats: int, title_id: str = TITLE, **options: str) -> None:
    from game.ui.screens.setup import SetupScene
    from game.ui.screens.setup_plan import plan_for

    plan = plan_for(app.services.titles[title_id], app.services.levels, app.settings.level)
    plan.set_count(seats)
    plan.options.update(options)
    app.push(SetupScene(app, title_id))


def setup_typing(app: "App") -> None:
    """The one place where the library's own entry line is at work."""
    setup(app, 4)
    choose(app, "name:")


def results(app: "App", level: str, count: int, title_id: str = TITLE) -> None:
    from game.ui.screens.results import ResultsScene

    app.push(ResultsScene(app, match_at(seated(count), level, over, title_id)))
    step(app, 5)


def load(app: "App", level: str, chosen: int = 0) -> None:
    from game.ui.screens.load import LoadScene

    for count, wanted in ((2, asks("main_action", 100)), (4, asks("main_action", 60)), (2, over)):
        match = match_at(seated(count), level, wanted)
        app.store.save(match, f"{NAMES[count]} {len(match.steps)}")
    (app.store.saves / "broken.toml").write_text('format = 1\ntitle = "afterl', encoding="utf-8")
    scene = LoadScene(app)
    app.push(scene)
    broken = next(at for at, entry in enumerate(scene.entries) if entry.record is None)
    scene.choose(broken if chosen else (broken + 1) % len(scene.entries))


def save(app: "App", level: str) -> None:
    from game.ui.screens.save import SaveScene

    scene = table(app, level, turn_begins)
    app.push(SaveScene(app, scene.match))


def settings(app: "App", tab: str) -> None:
    from game.ui.screens.settings import SettingsScene

    scene = SettingsScene(app)
    app.push(scene)
    scene.turn_to(tab)


def rules(app: "App", card: str = "", search: str = "") -> None:
    from game.ui.screens.rules import RulesScene

    heading = app.services.titles[TITLE].words.card(card).name if card else ""
    scene = RulesScene(app, TITLE, heading)
    app.push(scene)
    if search:
        scene.field.set(search)
        step(app, 12)


def credits_page(app: "App") -> None:
    from game.ui.screens.credits import CreditsScene

    app.push(CreditsScene(app))


# -- all of them --------------------------------------------------------------------------------------------------

SETTINGS_TABS = ("display", "play", "sound", "keys")
MIDDLES = {1: 200, 2: 240, 4: 290, 6: 380}  # seats, and how many actions lead about to the middle of a match


def screens(level: str = "greedy") -> list[Screen]:
    """All screens; the level says who played the matches: `random` is quicker, `greedy` looks like people."""
    from game.commands.gallery_ankh import screens_of_ankh
    from game.commands.gallery_kemet import screens_of_kemet
    from game.commands.gallery_pharaon import screens_of_pharaon

    table_of = partial(table, level=level)
    found: list[tuple[str, Builder]] = [
        ("menu", menu),
        ("menu_continue", partial(menu_with_match, level=level)),
        ("setup_2", partial(setup, seats=2)),
        ("setup_6", partial(setup, seats=6)),
        ("setup_typing", setup_typing),
        ("setup_variant", partial(setup, seats=3, mode="half_sets_merged")),
        *(
            (f"table_{count}", partial(table_of, wanted=asks("main_action", middle, 8), count=count))
            for count, middle in MIDDLES.items()
        ),
        ("table_pay", partial(table_of, wanted=paying)),
        ("table_crumble", partial(table_of, wanted=asks("choose_crumble", 20))),
        ("table_tray", partial(table_of, wanted=asks("choose_discard_card", choices=4))),
        ("table_swap", partial(swap, level=level)),
        ("table_forced_discard", partial(table_of, wanted=asks("forced_discard"))),
        ("table_hand_menu", partial(hand_menu, level=level)),
        ("table_details", partial(card_details, level=level)),
        ("table_history", partial(history, level=level)),
        ("table_curtain", partial(curtain, level=level)),
        ("table_thinking", partial(thinking, level=level)),
        ("table_hint", partial(hint, level=level, wanted=asks("main_action", MIDDLES[2], 8))),
        ("table_hint_tray", partial(hint, level=level, wanted=asks("choose_discard_card", choices=4), row=1)),
        ("table_end_turn", partial(end_turn, level=level)),
        ("table_actions", partial(all_actions, level=level)),
        ("table_pile", partial(pile, level=level)),
        ("table_pause", partial(pause, level=level)),
        ("replay", partial(replay, level=level)),
        ("review", partial(review_list, level=level)),
        ("review_begins", partial(review_begins, level=level)),
        ("replay_mistake", partial(review_replay, level=level)),
        *((f"results_{count}", partial(results, level=level, count=count)) for count in MIDDLES),
        ("load", partial(load, level=level)),
        ("load_broken", partial(load, level=level, chosen=1)),
        ("save", partial(save, level=level)),
        *((f"settings_{tab}", partial(settings, tab=tab)) for tab in SETTINGS_TABS),
        ("rules", rules),
        ("rules_card", partial(rules, card="boat")),
        ("rules_search", partial(rules, search="boneyard")),
        ("credits", credits_page),
    ]
    found += [*screens_of_pharaon(level), *screens_of_kemet(level), *screens_of_ankh(level)]
    return [Screen(name, build) for name, build in found]
