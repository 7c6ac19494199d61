"""After a breakdown: the next start says so and offers to go on with the match that was under way."""

from typing import TYPE_CHECKING

from game.core.language import _
from game.session.crash import PendingCrash, forget_crash, pending_crash
from game.session.load import load
from game.session.sentences import SaveError
from game.ui.screens.dialogs import Dialog
from game.ui.screens.table import TableScene

if TYPE_CHECKING:
    from game.ui.app import App


def offer_recovery(app: "App") -> None:
    """Once: whatever the player answers, the next start says nothing."""
    pending = pending_crash(app.store)
    if pending is None:
        return
    forget_crash()
    words = _("The program broke down last time. The report {file} tells how; please send it to us.")
    later = ("later", _("To the menu"), lambda: None, "menu")
    entries = [later]
    if pending.autosave is not None:
        entries.insert(0, ("continue", _("Go on with the match"), lambda: _go_on(app, pending), "play"))
    app.push(Dialog(app, _("We are sorry"), words.format(file=pending.report.name), entries))


def _go_on(app: "App", pending: PendingCrash) -> None:
    assert pending.autosave is not None
    try:
        app.push(TableScene(app, load(pending.autosave.path, app.services.titles)))
    except SaveError as error:
        app.notify(str(error))
