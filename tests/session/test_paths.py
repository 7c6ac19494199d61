"""Where a player's files are."""

import os
import sys
from pathlib import Path

import pytest

from game.session import paths
from game.session.sentences import SaveError


def test_the_variable_names_the_folder_for_everything(home: Path) -> None:
    assert paths.data_folder() == home
    assert paths.settings_file() == home / "settings.toml"
    assert paths.saves_folder().parent == home


def test_a_checkout_keeps_to_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(paths.HOME_VARIABLE)
    monkeypatch.setattr(paths, "base_folder", lambda: tmp_path)
    (tmp_path / "pyproject.toml").touch()
    assert paths.data_folder() == tmp_path / "saves" / "local"
    assert paths.settings_file() == tmp_path / "saves" / "local" / "settings.toml"


@pytest.mark.parametrize("frozen", [False, True])
def test_an_installed_program_uses_the_users_folders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, frozen: bool
) -> None:
    monkeypatch.delenv(paths.HOME_VARIABLE)
    monkeypatch.setattr(paths, "base_folder", lambda: tmp_path)
    if frozen:
        (tmp_path / "pyproject.toml").touch()
        monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert paths.APP_NAME in str(paths.data_folder())
    assert paths.APP_NAME in str(paths.settings_file())
    assert tmp_path not in paths.data_folder().parents


def test_a_folder_that_cannot_be_made_or_written_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(SaveError, match=r"folder .*file.* cannot be made: .*NILE_QUARTET_HOME"):
        paths.ready(tmp_path / "file" / "matches")
    monkeypatch.setattr(os, "access", lambda _path, _mode: False)
    with pytest.raises(SaveError, match="Nothing can be written"):
        paths.ready(tmp_path / "new")
