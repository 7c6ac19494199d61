"""Ankh's screens at real moments, for the gallery."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.commands.gallery import Builder, Wanted
    from game.session.match import Match
    from game.ui.app import App

TITLE = "ankh"
SEATS = (2, 3, 4, 5)
MIDDLE = 9  # events that are over in the middle of a match
POINTED = {
    "region": "region:2",
    "event": "event:11",
    "god": "seat:1",
    "ladder": "space:",
    "row": "row:gain",
    "mark": "mark:forgotten",
}
QUESTIONS = (
    "move_figure", "move_to", "summon_figure", "summon_hex", "unlock_power",
    "keep_conflict_number", "swap_conflict_numbers", "choose_battle_card",
)  # fmt: skip
RARE = ("control_monument", "build_monument", "plague_bid", "merge_keep_guardians", "use_tiebreaker")


def at_event(kind: str, space: int, choices: int = 2) -> "Wanted":
    """This question of the first seat, when so many events are over."""

    def wanted(match: "Match") -> bool:
        decision = match.decision()
        if decision is None or (decision.kind, decision.seat) != (kind, 0) or len(decision.actions) < choices:
            return False
        return int(match.state.view(-1)["events"]["space"]) >= space

    return wanted


def table(app: "App", level: str, wanted: "Wanted", count: int) -> Any:
    from game.commands.gallery import table as any_table

    return any_table(app, level, wanted, count, TITLE)


def anybody(app: "App", level: str, kind: str) -> None:
    """A rare question, whoever is asked it: all sit at the same screen."""
    from game.commands.gallery import match_at
    from game.ui.screens.table import TableScene

    def wanted(match: "Match") -> bool:
        decision = match.decision()
        return decision is not None and decision.kind == kind

    scene = TableScene(app, match_at(["human"] * 3, level, wanted, TITLE))
    app.push(scene)
    scene.sit_down()


def pointing(app: "App", level: str, at: str) -> None:
    from game.commands.gallery import point_at

    scene = table(app, level, at_event("choose_action", 4, 3), 3)
    identity = next(widget.id for widget in scene.widgets if widget.id.startswith(at))
    point_at(app, identity)


def at_figure(app: "App", level: str) -> None:
    """The hex of a figure that can move: where it could go."""
    from game.commands.gallery import point_at

    scene = table(app, level, at_event("move_figure", 4), 3)
    identity = next(widget.id for widget in scene.widgets if widget.id.startswith("hex:") and widget.focusable)
    point_at(app, identity)


def caravan(app: "App", level: str, drawn: int) -> None:
    """A caravan in the list, or drawn corner by corner."""
    from game.commands.gallery import match_at, point_at
    from game.ui.screens.table import TableScene

    def wanted(match: "Match") -> bool:
        decision = match.decision()
        return decision is not None and decision.kind == "place_caravan"

    scene = TableScene(app, match_at(["human"] * 3, level, wanted, TITLE))
    app.push(scene)
    if not drawn:
        point_at(app, "cut:0")
        return
    line = scene.board.cut.possible()[0]  # type: ignore[attr-defined]
    for corner in line["corners"][:drawn]:
        widget = scene.find(f"corner:{corner}")
        if widget is not None:
            scene.activate(widget)


def merged(app: "App", level: str) -> None:
    """After the merge, with two gods on one plaque."""
    table(app, level, at_event("choose_action", 12, 1), 3)


def looking(app: "App", level: str) -> None:
    """Another god's board."""
    from game.commands.gallery import choose

    table(app, level, at_event("choose_action", MIDDLE), 5)
    choose(app, "seat:3")
    choose(app, "seat:board")


def hint(app: "App", level: str) -> None:
    from game.commands.gallery import Advising, point_at, step

    app.services.opponents = Advising()
    table(app, level, at_event("choose_action", 4), 3).hint()
    step(app, 2)
    point_at(app, "hint:0")


def curtain(app: "App", level: str) -> None:
    from game.commands.gallery import match_at
    from game.ui.screens.table import TableScene

    wanted = at_event("choose_battle_card", 0, 1)
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
    table(app, level, at_event("choose_action", 4), 3).toggle_log()


def all_actions(app: "App", level: str) -> None:
    table(app, level, at_event("summon_hex", 2), 3).list_actions()


def screens_of_ankh(level: str) -> "list[tuple[str, Builder]]":
    from game.commands.gallery import results, setup

    question: Callable[..., Builder] = lambda kind, count=3: partial(  # noqa: E731
        table, level=level, wanted=at_event(kind, 0), count=count
    )
    return [
        ("setup_ankh", partial(setup, seats=3, title_id=TITLE)),
        *(
            (f"ankh_{count}", partial(table, level=level, wanted=at_event("choose_action", MIDDLE), count=count))
            for count in SEATS
        ),
        *((f"ankh_{kind}", question(kind)) for kind in QUESTIONS),
        *((f"ankh_{kind}", partial(anybody, level=level, kind=kind)) for kind in RARE),
        ("ankh_caravan", partial(caravan, level=level, drawn=0)),
        ("ankh_caravan_drawn", partial(caravan, level=level, drawn=3)),
        ("ankh_caravan_whole", partial(caravan, level=level, drawn=7)),
        ("ankh_merged", partial(merged, level=level)),
        ("ankh_looking", partial(looking, level=level)),
        *((f"ankh_at_{name}", partial(pointing, level=level, at=at)) for name, at in POINTED.items()),
        ("ankh_at_figure", partial(at_figure, level=level)),
        ("ankh_hint", partial(hint, level=level)),
        ("ankh_history", partial(history, level=level)),
        ("ankh_actions", partial(all_actions, level=level)),
        ("ankh_curtain", partial(curtain, level=level)),
        ("ankh_replay", partial(replay, level=level)),
        *((f"results_ankh_{count}", partial(results, level=level, count=count, title_id=TITLE)) for count in SEATS),
    ]
