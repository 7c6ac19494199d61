"""The pause menu of a match: go on, save, rules, settings, leave. Leaving loses nothing: the match is autosaved."""

from typing import TYPE_CHECKING

from game.core.language import _
from game.ui.screens.dialogs import Dialog

if TYPE_CHECKING:
    from game.ui.screens.table import TableScene


def pause_menu(scene: "TableScene") -> Dialog:
    app = scene.app

    def settings() -> None:
        from game.ui.screens.settings import SettingsScene

        app.push(SettingsScene(app))

    def save() -> None:
        from game.ui.screens.save import SaveScene

        app.push(SaveScene(app, scene.match))

    def leave() -> None:
        from game.ui.screens.menu import MenuScene

        app.store.flush()
        app.replace(MenuScene(app))

    entries = [
        ("continue", _("Go on playing"), lambda: None, "play"),
        ("save", _("Save the match"), save, "save"),
        ("rules", _("Rules"), scene.rules, "rules"),
        ("settings", _("Settings"), settings, "settings"),
        ("leave", _("Leave the table"), leave, "menu"),
        ("quit", _("Quit the program"), app.quit, "close"),
    ]
    words = _("The match is kept as it stands; you can go on with it later.")
    return Dialog(app, _("Pause"), words, entries)
