"""Kemet's screens at real moments, for the gallery."""

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.commands.gallery import Builder, Wanted
    from game.core.decision import Action
    from game.session.match import Match
    from game.ui.app import App

TITLE = "kemet"
OPTIONS = {"round_limit": "5"}
SEEDS = range(1, 4)
MIDDLES = {2: 110, 3: 170, 4: 220, 5: 270}  # seats, and how many actions lead about to the middle of a match
POINTED = {
    "temple": "land:temple_west_major",
    "district": "land:city_sw_d2",
    "space": "space:bottom_buy_1",
    "tile": "tile:",
    "divine": "di:",
    "battle_card": "card:",
    "seat": "seat:1",
    "night": "night:worship",
}


@cache
def played(seats: int, level: str, seed: int) -> tuple["Action", ...]:
    """A match between equals, as short as the setup screen allows."""
    from ai import make_agent
    from game.rules import TITLES

    title = TITLES[TITLE]
    state = title.new_match(seats, seed, OPTIONS)
    agents = [make_agent(level, title, seed * 10 + seat) for seat in range(seats)]
    actions: list[Action] = []
    while (decision := state.decision()) is not None:
        action = agents[decision.seat].choose(state, decision.seat)
        state.apply(action)
        actions.append(action)
    return tuple(actions)


def match_at(kinds: Sequence[str], level: str, wanted: "Wanted") -> "Match":
    """The first moment that is wanted; where thoughtful players never come to it, chance is asked."""
    from game.commands.gallery import NAMES
    from game.rules import TITLES
    from game.session.match import Match, make_seats

    for player, seeds in ((level, SEEDS), ("random", range(1, 60))):
        for seed in seeds:
            match = Match.start(TITLES[TITLE], make_seats(kinds, NAMES), seed, OPTIONS)
            for action in played(len(kinds), player, seed):
                if wanted(match):
                    return match
                match.apply(action)
            if wanted(match):
                return match
    raise LookupError(f"No match of {len(kinds)} seats came to the position that a screen of {TITLE} needs.")


def at(kind: str, after: int = 0, choices: int = 2) -> "Wanted":
    """This question of the first seat, not before so many actions."""

    def wanted(match: "Match") -> bool:
        decision = match.decision()
        if decision is None or len(match.steps) < after or len(decision.actions) < choices:
            return False
        return (decision.kind, decision.seat) == (kind, 0)

    return wanted


def settling(match: "Match") -> bool:
    """The first seat chooses its city."""
    decision = match.decision()
    return at("choose_seat")(match) and decision is not None and tuple(decision.about) == ("city",)


def table(app: "App", level: str, wanted: "Wanted", count: int = 2) -> Any:
    from game.commands.gallery import seated
    from game.ui.screens.table import TableScene

    scene = TableScene(app, match_at(seated(count), level, wanted))
    app.push(scene)
    return scene


def pointing(app: "App", level: str, start: str) -> None:
    from game.commands.gallery import point_at

    scene = table(app, level, at("turn_menu", 130, 5), 3)
    point_at(app, next(widget.id for widget in scene.widgets if widget.id.startswith(start)))


def attacking(match: "Match") -> bool:
    """A move that could begin a battle."""
    if not at("move_step", 60, 3)(match):
        return False
    move = match.state.view(0)["move"]
    steps = {step["dest"] for step in move["steps"]}
    return any(step["battle"] for step in move["steps"]) and any(step["dest"] not in steps for step in move["closed"])


def target(app: "App", level: str, lit: bool) -> None:
    """The way to a zone where a battle would begin, or why another one is closed."""
    from game.commands.gallery import point_at

    scene = table(app, level, attacking, 3)
    move = scene.board.view["move"]
    if lit:
        zone = next(step["dest"] for step in move["steps"] if step["battle"])
    else:
        steps = {step["dest"] for step in move["steps"]}
        zone = next(step["dest"] for step in move["closed"] if step["dest"] not in steps)
    point_at(app, f"land:{zone}")


def menu(app: "App", level: str) -> None:
    """Several pyramids could be built at one place."""
    scene = table(app, level, at("setup_pyramid_level", 0, 6), 3)
    for widget in list(scene.widgets):
        if widget.id.startswith("land:") and widget.focusable:
            scene.activate(widget)
            return


def market(app: "App", level: str) -> None:
    from game.commands.gallery import choose

    table(app, level, at("turn_menu", 150, 4), 4)
    choose(app, "pile:market")


def looking(app: "App", level: str) -> None:
    """Another seat's belongings in the tray."""
    from game.commands.gallery import choose

    table(app, level, at("turn_menu", 150, 4), 4)
    choose(app, "seat:2")


def hint(app: "App", level: str) -> None:
    from game.commands.gallery import Advising, point_at, step

    app.services.opponents = Advising()
    table(app, level, at("turn_menu", 60, 6)).hint()
    step(app, 2)
    point_at(app, "hint:0")


def curtain(app: "App", level: str) -> None:
    from game.ui.screens.table import TableScene

    app.push(TableScene(app, match_at(["human", "human"], level, at("council_play"))))


def replay(app: "App", level: str) -> None:
    from game.commands.gallery import over, seated
    from game.ui.screens.replay import ReplayScene

    scene = ReplayScene(app, match_at(seated(3), level, over))
    scene.playing = False
    for action in scene.line[:150]:
        scene.match.apply(action)
    app.push(scene)


def history(app: "App", level: str) -> None:
    table(app, level, at("turn_menu", 130, 5), 3).toggle_log()


def results(app: "App", level: str, count: int) -> None:
    from game.commands.gallery import over, seated, step
    from game.ui.screens.results import ResultsScene

    app.push(ResultsScene(app, match_at(seated(count), level, over)))
    step(app, 5)


def screens_of_kemet(level: str) -> "list[tuple[str, Builder]]":
    from game.commands.gallery import setup

    question: Callable[..., Builder] = lambda kind, after=0, choices=2, count=3: partial(  # noqa: E731
        table, level=level, wanted=at(kind, after, choices), count=count
    )
    return [
        ("setup_kemet", partial(setup, seats=3, title_id=TITLE)),
        *((f"kemet_{count}", question("turn_menu", middle, 5, count)) for count, middle in MIDDLES.items()),
        ("kemet_god", question("choose_seat", 0, 3)),
        ("kemet_city", partial(table, level=level, wanted=settling, count=4)),
        ("kemet_levels", partial(menu, level=level)),
        ("kemet_first_tile", question("setup_tile")),
        ("kemet_recruit", question("recruit", 60, 3)),
        ("kemet_build", question("build", 60)),
        ("kemet_build_level", question("build_level", 30)),
        ("kemet_buy", question("buy_tile", 60, 3)),
        ("kemet_move", question("move_begin", 80)),
        ("kemet_step", partial(target, level=level, lit=True)),
        ("kemet_closed", partial(target, level=level, lit=False)),
        ("kemet_carry", question("move_carry", 60, 3)),
        ("kemet_council", question("council_play")),
        ("kemet_council_discard", question("council_discard")),
        ("kemet_winner", question("winner_choice", 0, 2, 2)),
        ("kemet_night", question("night_veterans_units", 0, 2, 2)),
        ("kemet_fate", question("fate_position", 60, 2, 4)),
        ("kemet_market", partial(market, level=level)),
        ("kemet_looking", partial(looking, level=level)),
        *((f"kemet_at_{name}", partial(pointing, level=level, start=start)) for name, start in POINTED.items()),
        ("kemet_hint", partial(hint, level=level)),
        ("kemet_history", partial(history, level=level)),
        ("kemet_curtain", partial(curtain, level=level)),
        ("kemet_replay", partial(replay, level=level)),
        *((f"results_kemet_{count}", partial(results, level=level, count=count)) for count in (2, 4)),
    ]
