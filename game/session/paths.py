"""Where this player's files are: saves, autosaves, settings, statistics and crash reports.

An installed program keeps them where the system wants a user's data; a checkout keeps them in saves/local,
which git ignores. NILE_QUARTET_HOME names another folder, for tests and for a stick that one carries along.
"""

import os
import sys
from pathlib import Path

from platformdirs import user_config_path, user_data_path

from game.core.assets import base_folder
from game.core.language import N_
from game.session.files import os_reason
from game.session.sentences import SaveError

APP_NAME = "Nile Quartet"
HOME_VARIABLE = "NILE_QUARTET_HOME"


def own_folder() -> Path | None:
    """The one folder for everything, if this is a checkout or somebody named one."""
    named = os.environ.get(HOME_VARIABLE, "").strip()
    if named:
        return Path(named).expanduser().absolute()
    base = base_folder()
    in_checkout = (base / ".git").exists() or (base / "pyproject.toml").exists()
    if in_checkout and not getattr(sys, "frozen", False):
        return base / "saves" / "local"
    return None


def data_folder() -> Path:
    return own_folder() or user_data_path(APP_NAME, appauthor=False)


def saves_folder() -> Path:
    return data_folder() / "matches"


def autosaves_folder() -> Path:
    return data_folder() / "autosaves"


def crashes_folder() -> Path:
    return data_folder() / "crashes"


def statistics_file() -> Path:
    return data_folder() / "statistics.toml"


def settings_file() -> Path:
    return (own_folder() or user_config_path(APP_NAME, appauthor=False)) / "settings.toml"


def shipped_folder() -> Path:
    return base_folder() / "saves"


def ready(folder: Path) -> Path:
    """The folder, made if needed; where that fails or nothing can be written there, a sentence says so."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SaveError.of(
            N_("The folder {folder} cannot be made: {reason}. Make it writable, or set {variable} to another one."),
            folder=folder,
            reason=os_reason(error),
            variable=HOME_VARIABLE,
        ) from error
    if not os.access(folder, os.W_OK):
        raise SaveError.of(
            N_("Nothing can be written to the folder {folder}. Make it writable, or set {variable} to another one."),
            folder=folder,
            variable=HOME_VARIABLE,
        )
    return folder
