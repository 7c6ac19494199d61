"""Pharaon's screens at real moments, for the gallery."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.commands.gallery import Builder, Wanted
    from game.session.match import Match
    from game.ui.app import App

TITLE = "pharaon"
MIDDLES = {1: 25, 2: 30, 3: 45, 5: 75}  # seats, and how many actions lead about to the middle of a match
POINTED = {
    "pass": "button:pass",
    "owner": "seat:1",
    "noble": "noble:2",
    "god": "god:0",
    "zone": "zone:burial",
    "jar": "jar:",
    "nile": "nile:4",
}


def at_round(kind: str, number: int, choices: int = 2, after: int = 0) -> "Wanted":
    """This question of the first seat, not before this round."""

    def wanted(match: "Match") -> bool:
        decision = match.decision()
        if decision is None or (decision.kind, decision.seat) != (kind, 0) or len(decision.actions) < choices:
            return False
        return len(match.steps) >= after and int(match.state.view(-1)["round"]) >= number

    return wanted


def table(app: "App", level: str, wanted: "Wanted", count: int) -> Any:
    from game.commands.gallery import table as any_table

    return any_table(app, level, wanted, count, TITLE)


def pointing(app: "App", level: str, at: str) -> None:
    from game.commands.gallery import point_at

    scene = table(app, level, at_round("take_turn", 3, 6), 3)
    identity = next(widget.id for widget in scene.widgets if widget.id.startswith(at))
    point_at(app, identity)


def anybody(app: "App", level: str, kind: str) -> None:
    """A rare question, whoever is asked it: all sit at the same screen."""
    from game.commands.gallery import match_at
    from game.ui.screens.table import TableScene

    def wanted(match: "Match") -> bool:
        decision = match.decision()
        return decision is not None and decision.kind == kind

    app.push(TableScene(app, match_at(["human"] * 3, level, wanted, TITLE)))


def pair_menu(app: "App", level: str) -> None:
    scene = table(app, level, at_round("take_turn", 2, 8), 3)
    for widget in list(scene.widgets):
        if widget.id.startswith("pair:") and widget.focusable:
            scene.activate(widget)
            if scene.find("menu:0"):
                return


def looking(app: "App", level: str) -> None:
    """Another seat's belongings in the tray."""
    from game.commands.gallery import choose

    table(app, level, at_round("take_turn", 4, 3), 5)
    choose(app, "seat:3")


def turning(app: "App", level: str) -> None:
    """The wheel between two rounds, half way."""
    import pygame

    from game.ui.anim.flight import Flight
    from game.ui.anim.tween import Tween

    scene = table(app, level, at_round("take_turn", 3, 3), 3)
    tween = Tween(1.0)
    tween.steps = 24
    box = pygame.Rect(0, 0, 1, 1)
    scene.board.wheel.turning = Flight(pygame.Surface((1, 1), pygame.SRCALPHA), box, box, tween)


def hint(app: "App", level: str) -> None:
    from game.commands.gallery import Advising, point_at, step

    app.services.opponents = Advising()
    table(app, level, at_round("take_turn", 3, 6), 3).hint()
    step(app, 2)
    point_at(app, "hint:0")


def curtain(app: "App", level: str) -> None:
    from game.commands.gallery import match_at
    from game.ui.screens.table import TableScene

    wanted = at_round("choose_start_noble", 0)
    app.push(TableScene(app, match_at(["human", "human"], level, wanted, TITLE)))


def replay(app: "App", level: str) -> None:
    from game.commands.gallery import match_at, over, seated
    from game.ui.screens.replay import ReplayScene

    scene = ReplayScene(app, match_at(seated(3), level, over, TITLE))
    scene.playing = False
    for action in scene.line[:70]:
        scene.match.apply(action)
    app.push(scene)


def history(app: "App", level: str) -> None:
    table(app, level, at_round("take_turn", 3, 6), 3).toggle_log()


def all_actions(app: "App", level: str) -> None:
    table(app, level, at_round("take_turn", 2, 8), 3).list_actions()


def screens_of_pharaon(level: str) -> "list[tuple[str, Builder]]":
    from game.commands.gallery import results, setup

    question: Callable[..., Builder] = lambda kind, number, choices=2, count=3: partial(  # noqa: E731
        table, level=level, wanted=at_round(kind, number, choices), count=count
    )
    return [
        ("setup_pharaon", partial(setup, seats=3, title_id=TITLE)),
        ("setup_pharaon_solo", partial(setup, seats=1, title_id=TITLE, dark_boards="2")),
        *(
            (
                f"pharaon_{count}",
                partial(table, level=level, wanted=at_round("take_turn", 3, 5, middle), count=count),
            )
            for count, middle in MIDDLES.items()
        ),
        ("pharaon_start_noble", question("choose_start_noble", 0)),
        ("pharaon_start_jar", question("choose_start_jar", 0, 2)),
        ("pharaon_pay", question("choose_payment", 2, 3)),
        ("pharaon_pay_many", question("choose_payment", 1, 8, 5)),
        ("pharaon_bonus", question("choose_offering", 1, 3)),
        ("pharaon_steps", question("choose_nile_steps", 1)),
        ("pharaon_basic", question("choose_basic", 1, 5)),
        ("pharaon_diplomat", partial(anybody, level=level, kind="diplomat_response")),
        ("pharaon_jar", question("choose_pass_jar", 2)),
        ("pharaon_reward", question("choose_pyramid_reward", 2)),
        ("pharaon_traitor", question("traitor_place_top", 3, 2, 1)),
        ("pharaon_menu", partial(pair_menu, level=level)),
        ("pharaon_looking", partial(looking, level=level)),
        ("pharaon_turning", partial(turning, level=level)),
        *((f"pharaon_at_{name}", partial(pointing, level=level, at=at)) for name, at in POINTED.items()),
        ("pharaon_hint", partial(hint, level=level)),
        ("pharaon_history", partial(history, level=level)),
        ("pharaon_actions", partial(all_actions, level=level)),
        ("pharaon_curtain", partial(curtain, level=level)),
        ("pharaon_replay", partial(replay, level=level)),
        *(
            (f"results_pharaon_{count}", partial(results, level=level, count=count, title_id=TITLE))
            for count in MIDDLES
        ),
    ]
