"""After a breakdown the next start offers to go on from the autosave, once."""

from pathlib import Path

from helpers.robots import click_widget, make_app, tick

from game.rules import TITLES
from game.session.crash import pending_crash, report_crash
from game.session.match import Match, make_seats
from game.ui.screens.menu import MenuScene
from game.ui.screens.recover import offer_recovery
from game.ui.screens.table import TableScene


def broken_down(folder: Path) -> Match:
    """A match under way when the program broke down."""
    app = make_app(folder)
    match = Match.start(TITLES["afterlife"], make_seats(["human", "random"]), 5, {"start_player": "seat_1"})
    match.apply(match.decision().actions[0])  # type: ignore[union-attr]
    app.store.autosave(match)
    report_crash(RuntimeError("something broke"), match, app.store)
    app.close()
    return match


def test_the_match_goes_on_where_it_was(tmp_path: Path) -> None:
    match = broken_down(tmp_path)
    app = make_app(tmp_path)
    app.push(MenuScene(app))
    offer_recovery(app)
    tick(app, 2)
    click_widget(app, "continue")
    tick(app, 2)
    assert isinstance(app.scene, TableScene)
    assert app.scene.match.actions == match.actions
    app.close()


def test_it_is_offered_only_once(tmp_path: Path) -> None:
    broken_down(tmp_path)
    app = make_app(tmp_path)
    app.push(MenuScene(app))
    offer_recovery(app)
    tick(app)
    click_widget(app, "later")
    assert app.scene is not None
    assert app.scene.name == "menu"
    assert pending_crash(app.store) is None
    offer_recovery(app)
    assert app.scene.name == "menu"
    app.close()


def test_without_a_breakdown_nothing_is_said(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    app.push(MenuScene(app))
    offer_recovery(app)
    assert app.scene is not None
    assert app.scene.name == "menu"
    app.close()
