"""Sounds: every kind of event of every title is heard, every file is there and keeps to the limits of its README."""

import importlib.util
import re
import sys
import wave
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from helpers.matches import positions, setups

from game.core.assets import asset, base_folder
from game.core.event import Event
from game.rules import TITLES
from game.rules.pharaon.content import LETTERS, RESOURCES
from game.rules.pharaon.facts import SYMBOLS
from game.rules.pharaon.scoring import PARTS
from game.ui.tables.afterlife import board as afterlife_board
from game.ui.tables.afterlife import shown as afterlife_shown
from game.ui.tables.pharaon import sounds as pharaon

EFFECTS = asset("sound", "effects", "token.wav").parent
MUSIC = EFFECTS.parent / "music"
SHORTEST, LONGEST = 0.05, 1.5  # seconds
LOUDEST_PEAK = -6.0  # dBFS
DRUMS = 2.0  # dB that low drums may stay under the loudness of their family
LARGEST_EFFECT, LARGEST_LOOP = 140_000, 1_400_000  # bytes
EVENT = re.compile(r"(?:\bEvent|_revealed)\(\s*\"(\w+)\"")


def afterlife_sounds(event: Event) -> tuple[str, ...]:
    if event.kind == "discarded_all":  # the end of a turn sweeps everything to the pile
        return ("card_slide",)
    quiet = afterlife_board.QUIET.get(event.kind)
    return (*([quiet] if quiet else []), *(move[-1] for move in afterlife_shown.moves(event)))


HEARD: dict[str, Callable[[Event], tuple[str, ...]]] = {"afterlife": afterlife_sounds, "pharaon": pharaon.sounds}
LOOPS = {"afterlife": afterlife_board.AfterlifeBoard.music, "pharaon": pharaon.MUSIC}


def events_of(title_id: str) -> list[Event]:
    title = TITLES[title_id]
    events: list[Event] = []
    for seed, (seats, options) in enumerate(setups(title)):
        for step, state in enumerate(positions(title.new_match(seats, seed, options), seed)):
            decision = state.decision()
            assert decision is not None
            state.clone().apply(decision.actions[step % len(decision.actions)], events.append)
    return events


def kinds_in_rules(title_id: str) -> set[str]:
    """Every kind of event that the rules name, also those that random matches do not meet."""
    sources = sorted((base_folder() / "game" / "rules" / title_id).glob("*.py"))
    return {kind for source in sources for kind in EVENT.findall(source.read_text(encoding="utf-8"))}


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    """The program that made the sounds."""
    spec = importlib.util.spec_from_file_location("sound_maker", EFFECTS.parent / "make.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "dont_write_bytecode", True)  # nothing new among the assets
        spec.loader.exec_module(module)
    return module


def test_every_title_is_looked_at() -> None:
    assert set(HEARD) == set(LOOPS) == set(TITLES)


@pytest.mark.parametrize("title_id", sorted(TITLES))
def test_every_event_of_a_match_is_heard_and_its_files_are_there(title_id: str) -> None:
    heard: dict[str, set[str]] = {}
    for event in events_of(title_id):
        heard.setdefault(event.kind, set()).update(HEARD[title_id](event))
    assert len(heard) > 25
    assert {kind for kind, names in heard.items() if not names} == set()
    missing = {name for names in heard.values() for name in names if not (EFFECTS / f"{name}.wav").is_file()}
    assert missing == set()


def test_pharaon_has_a_sound_for_exactly_the_kinds_that_its_rules_name() -> None:
    assert set(pharaon.SOUNDS) == kinds_in_rules("pharaon")


def test_pharaon_has_a_sound_for_every_resource_symbol_and_score_line() -> None:
    assert list(pharaon.MATERIALS) == LETTERS[:RESOURCES]
    assert set(pharaon.SYMBOLS) == set(SYMBOLS)
    assert tuple(pharaon.LINES) == PARTS
    assert len(set(pharaon.MATERIALS.values())) == RESOURCES
    assert len(set(pharaon.LINES.values())) == len(PARTS)


@pytest.mark.parametrize(
    ("event", "names"),
    [
        (Event("gained", 0, ("G+K+K",)), ("grain", "block")),
        (Event("gained", -1, ("S+S",)), ("silver",)),
        (Event("paid", 0, ("nile", "K+S+oR", "K")), ("payment", "wheel_token")),
        (Event("exchanged", 0, ("seer", "oB", "R")), ("exchange", "royal")),
        (Event("round_started", -1, (1, 0)), ("round_start",)),
        (Event("round_started", -1, (2, 0)), ("wheel_turn", "round_start")),
        (Event("traitor_column", -1, ("G", 1, 2, "god", 3)), ("traitor_god",)),
        (Event("bank_lacked", 0, ("K",)), ("chest_empty",)),
    ],
)  # fmt: skip
def test_pharaon_sounds_like_what_an_event_is_about(event: Event, names: tuple[str, ...]) -> None:
    assert pharaon.sounds(event) == names


def test_every_name_in_pharaons_tables_is_a_file() -> None:
    tables = (pharaon.SOUNDS, pharaon.MATERIALS, pharaon.SYMBOLS, pharaon.LINES)
    names = {name for table in tables for name in table.values()} | {pharaon.WHEEL_TURN, pharaon.GOD, "wheel_token"}
    assert {name for name in names if not (EFFECTS / f"{name}.wav").is_file()} == set()


def test_the_files_are_those_that_the_program_makes(maker: ModuleType) -> None:
    assert {path.stem for path in EFFECTS.iterdir()} == set(maker.EFFECTS)
    assert {path.stem for path in MUSIC.iterdir()} == set(maker.MUSIC)
    assert len({path.read_bytes() for path in EFFECTS.iterdir()}) == len(maker.EFFECTS)


@pytest.mark.parametrize("path", sorted(EFFECTS.glob("*.wav")), ids=lambda path: path.stem)
def test_an_effect_keeps_to_the_limits(path: Path, maker: Any) -> None:
    assert path.stat().st_size <= LARGEST_EFFECT
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getframerate(), file.getsampwidth()) == (1, 44100, 2)
        x = np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32768
    length, family, *_ = maker.EFFECTS[path.stem]
    assert SHORTEST <= len(x) / 44100 <= LONGEST
    assert len(x) == round(length * 44100)
    assert 20 * np.log10(np.max(np.abs(x))) <= LOUDEST_PEAK
    assert -DRUMS <= maker.loudness(x) - maker.LOUDNESS[family] <= 0.1
    assert abs(x[0]) < 0.01
    assert abs(x[-1]) < 0.01


@pytest.mark.parametrize("path", sorted(MUSIC.iterdir()), ids=lambda path: path.stem)
def test_a_loop_is_vorbis_and_not_too_large(path: Path) -> None:
    assert path.read_bytes()[:4] == b"OggS"
    assert path.stat().st_size <= LARGEST_LOOP


@pytest.mark.parametrize("title_id", sorted(TITLES))
def test_the_loop_of_every_table_is_there(title_id: str) -> None:
    assert (MUSIC / f"{LOOPS[title_id]}.ogg").is_file()
