"""Settings: every bad value has its sentence and its default, everything else stays."""

import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import tomli_w
from hypothesis import given
from hypothesis import strategies as st

from game.session import paths
from game.session.settings import SETTABLE, Settings, read_settings, write_settings
from game.session.settings_rules import DEFAULT_KEYS, RULES, WANTED

BAD: dict[str, list[Any]] = {
    "language": ["xx", 1, "", ["en"]],
    "text_size": [99, "100", 100.0, True],
    "speed": [1, "fast", 0.5],
    "reduced_motion": [1, "yes"],
    "patterns": [0, "no"],
    "full_screen": ["true", []],
    "window": [[1280], [1280, 700], [1279, 720], [1280, 720.5], [10**9, 720], "1280x720", [1280, 720, 1], [True, 1]],
    "mute": [2, {}],
    "music": [-1, 101, "50", True, 0.5],
    "effects": [1000],
    "interface": [-5],
    "level": ["wizard", 3, ""],
}


def written(text: str) -> Path:
    file = paths.settings_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


def test_without_a_file_all_have_their_defaults() -> None:
    assert read_settings() == (Settings(), [])


def test_the_defaults_are_allowed_values() -> None:
    for name in (*SETTABLE, "keys"):
        assert RULES[name](getattr(Settings(), name)), name


def test_every_field_has_a_rule_a_phrase_and_a_bad_example() -> None:
    assert {one.name for one in fields(Settings)} == {*RULES, "unknown"}
    assert set(RULES) == set(WANTED)
    assert set(BAD) == set(SETTABLE)


def test_what_is_set_is_read_again() -> None:
    settings = Settings().with_value("text_size", 150).with_value("speed", "instant").with_value("music", 0)
    settings = settings.with_value("window", [1920, 1080]).with_value("mute", True).with_key("undo", "z")
    write_settings(settings)
    assert read_settings() == (settings, [])
    assert settings.window == (1920, 1080)


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in BAD.items() for value in values])
def test_a_bad_value_is_named_and_the_rest_is_kept(name: str, value: object) -> None:
    write_settings(Settings())
    file = paths.settings_file()
    document = tomllib.loads(file.read_text(encoding="utf-8"))
    other = "effects" if name != "effects" else "music"
    document[other] = 7
    document[name] = value
    file.write_text(tomli_w.dumps(document), encoding="utf-8")
    settings, said = read_settings()
    assert len(said) == 1
    assert f"setting {name} cannot be" in str(said[0])
    assert getattr(settings, name) == getattr(Settings(), name)
    assert getattr(settings, other) == 7
    with pytest.raises(ValueError, match=name):
        Settings().with_value(name, value)


def test_unknown_keys_are_kept_when_the_file_is_written_again() -> None:
    written('future = "yes"\nmusic = 5\n[table]\ndeep = [1, {x = 2}]\n[keys]\nundo = "z"\ndance = "d"\n')
    settings, said = read_settings()
    assert said == []
    write_settings(settings.with_value("music", 6))
    document = tomllib.loads(paths.settings_file().read_text(encoding="utf-8"))
    assert document["future"] == "yes"
    assert document["table"] == {"deep": [1, {"x": 2}]}
    assert document["music"] == 6
    assert document["keys"] == {**DEFAULT_KEYS, "undo": "z", "dance": "d"}


def test_a_bad_key_is_named_and_the_others_stay() -> None:
    written('[keys]\nundo = 5\nredo = ""\nhint = "f2"\n')
    settings, said = read_settings()
    assert ["keys.undo" in str(said[0]), "keys.redo" in str(said[1])] == [True, True]
    assert settings.keys == {**DEFAULT_KEYS, "hint": "f2"}
    written("keys = 5\n")
    settings, said = read_settings()
    assert settings.keys == DEFAULT_KEYS
    assert len(said) == 1


def test_one_key_cannot_do_two_things() -> None:
    written('[keys]\nundo = "H"\n')
    settings, said = read_settings()
    assert str(said[0]) == "The key h cannot be for both undo and hint. The default is used."
    assert settings.keys == DEFAULT_KEYS
    with pytest.raises(ValueError, match="both"):
        Settings().with_key("undo", "h")
    with pytest.raises(ValueError, match=r"keys\.dance"):
        Settings().with_key("dance", "d")


def test_a_setting_that_does_not_exist_is_refused() -> None:
    for name in ("colour", "keys", "unknown"):
        with pytest.raises(ValueError, match=name):
            Settings().with_value(name, 1)


@given(st.binary(max_size=300))
def test_any_content_gives_settings_and_sentences(content: bytes) -> None:
    file = paths.settings_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
    settings, said = read_settings()
    assert settings.keys == DEFAULT_KEYS
    assert all(str(sentence) for sentence in said)
    if not file.exists():
        aside = next(file.parent.glob("settings.broken-*.toml"))
        assert aside.read_bytes() == content
        aside.unlink()


def test_a_file_that_cannot_be_parsed_is_set_aside_with_a_sentence() -> None:
    file = written("music = = 5")
    settings, said = read_settings()
    assert settings == Settings()
    assert "settings.broken-1.toml" in str(said[0])
    write_settings(settings)
    assert file.with_name("settings.broken-1.toml").read_text(encoding="utf-8") == "music = = 5"


def test_a_folder_in_its_place_is_a_sentence() -> None:
    paths.settings_file().mkdir(parents=True)
    settings, said = read_settings()
    assert settings == Settings()
    assert "settings.toml could not be read" in str(said[0])
