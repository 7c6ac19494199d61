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
from game.rules.ankh import content as ankh_content
from game.rules.ankh import scoring as ankh_scoring
from game.rules.ankh.view_map import MAP_VIEW
from game.rules.kemet import content as kemet_content
from game.rules.kemet import scoring as kemet_scoring
from game.rules.kemet import steps as kemet_steps
from game.rules.kemet import tiles as kemet_tiles
from game.rules.pharaon.content import LETTERS, RESOURCES
from game.rules.pharaon.facts import SYMBOLS
from game.rules.pharaon.scoring import PARTS
from game.ui.tables.afterlife import board as afterlife_board
from game.ui.tables.afterlife import shown as afterlife_shown
from game.ui.tables.ankh import sounds as ankh
from game.ui.tables.kemet import sounds as kemet
from game.ui.tables.pharaon import sounds as pharaon

EFFECTS = asset("sound", "effects", "token.wav").parent
MUSIC = EFFECTS.parent / "music"
SHORTEST, LONGEST = 0.05, 1.5  # seconds
LOUDEST_PEAK = -6.0  # dBFS
DRUMS = 2.0  # dB that low drums may stay under the loudness of their family
LARGEST_EFFECT, LARGEST_LOOP = 140_000, 1_400_000  # bytes
EVENT = re.compile(r"(?:\bEvent|_revealed)\(\s*\"(\w+)\"")
# Kinds that the rules put together from a choice, so that their names stand nowhere in one piece.
JOINED = {"kemet": {"chose_god", "chose_city"}}
ANY_EVENT = re.compile(r"\bEvent\(\s*(f?)\"")


def afterlife_sounds(event: Event) -> tuple[str, ...]:
    if event.kind == "discarded_all":  # the end of a turn sweeps everything to the pile
        return ("card_slide",)
    quiet = afterlife_board.QUIET.get(event.kind)
    return (*([quiet] if quiet else []), *(move[-1] for move in afterlife_shown.moves(event)))


TERRAIN = {spot["hex"]: spot["terrain"] for spot in MAP_VIEW["hexes"]}


def ankh_sounds(event: Event) -> tuple[str, ...]:
    return ankh.sounds(event, TERRAIN)


HEARD: dict[str, Callable[[Event], tuple[str, ...]]] = {
    "afterlife": afterlife_sounds, "pharaon": pharaon.sounds, "kemet": kemet.sounds, "ankh": ankh_sounds,
}  # fmt: skip
LOOPS = {
    "afterlife": afterlife_board.AfterlifeBoard.music, "pharaon": pharaon.MUSIC,
    "kemet": kemet.MUSIC, "ankh": ankh.MUSIC,
}  # fmt: skip
TABLES: dict[str, dict[str, str]] = {"pharaon": pharaon.SOUNDS, "kemet": kemet.SOUNDS, "ankh": ankh.SOUNDS}


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
    named = {kind for source in sources for kind in EVENT.findall(source.read_text(encoding="utf-8"))}
    return named | JOINED.get(title_id, set())


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


@pytest.mark.parametrize("title_id", sorted(TABLES))
def test_a_title_has_a_sound_for_exactly_the_kinds_that_its_rules_name(title_id: str) -> None:
    assert set(TABLES[title_id]) == kinds_in_rules(title_id)


@pytest.mark.parametrize("title_id", sorted(TABLES))
def test_a_kind_is_put_together_only_where_this_test_knows_of_it(title_id: str) -> None:
    sources = sorted((base_folder() / "game" / "rules" / title_id).glob("*.py"))
    joined = [source.name for source in sources if "f" in ANY_EVENT.findall(source.read_text(encoding="utf-8"))]
    assert joined == (["setup.py"] if title_id in JOINED else [])


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


def test_kemet_has_a_sound_for_everything_that_its_events_are_about() -> None:
    assert list(kemet.WAYS) == kemet_steps.STEP_WORDS
    assert list(kemet.CREATURES) == kemet_tiles.CREATURE_IDS
    assert list(kemet.COLOURS) == kemet_content.COLOUR_IDS
    assert list(kemet.NIGHT) == kemet_content.NIGHT_IDS
    assert tuple(kemet.LINES) == kemet_scoring.PARTS
    assert kemet.TOP_LEVEL == kemet_content.TOP_LEVEL
    colours = {
        tile: kemet_content.COLOUR_IDS[colour]
        for tile, colour in zip(kemet_tiles.TILE_IDS, kemet_tiles.TILE_COLOUR, strict=True)
    }
    assert {tile: kemet.COLOURS[colour] for tile, colour in colours.items()} == kemet.TILE_SOUNDS
    for table in (kemet.WAYS, kemet.CREATURES, kemet.COLOURS, kemet.NIGHT, kemet.LINES):
        assert len(set(table.values())) == len(table)


def test_ankh_has_a_sound_for_everything_that_its_events_are_about() -> None:
    assert set(ankh.GROUND) == set(TERRAIN.values())
    assert list(ankh.FIGURES) == ["warrior", "locked", *ankh_content.GUARDIAN_IDS]
    assert list(ankh.MONUMENTS) == ankh_content.MONUMENT_IDS
    assert list(ankh.EVENTS) == ankh_content.EVENT_IDS
    assert list(ankh.CARDS) == ankh_content.CARD_IDS
    assert list(ankh.LINES) == ankh_scoring.LINE_IDS
    for table in (ankh.GROUND, ankh.FIGURES, ankh.MONUMENTS, ankh.EVENTS, ankh.CARDS, ankh.LINES):
        assert len(set(table.values())) == len(table)


@pytest.mark.parametrize(
    ("event", "names"),
    [
        (Event("moved", 0, ("sail", "delta", "sanctuary", 3, "none")), ("sail",)),
        (Event("placed_token", 0, ("gold", "apex")), ("coin",)),
        (Event("creature_deployed", 1, ("mummy", "delta")), ("creature_mummy",)),
        (Event("took_tile", 0, ("legion",)), ("tile_sapphire",)),
        (Event("built", 0, ("district", "onyx", 3)), ("pyramid_stone",)),
        (Event("built", 0, ("district", "onyx", 4)), ("pyramid_stone", "pyramid_peak")),
        (Event("night_step", -1, (8, "awakening")), ("dawn",)),
        (Event("gained_points", 0, (1, "battle", "attack")), ("glory_battle",)),
        (Event("placed_warriors", 0, ("district", 2, "recruit")), ("recruit",)),
        (Event("placed_warriors", 0, ("district", 2, "night_units")), ("muster",)),
        (Event("gained_prayer", 0, (2, 5, "pray")), ("pray",)),
        (Event("gained_prayer", 0, (2, 5, "night")), ("prayer",)),
    ],
)  # fmt: skip
def test_kemet_sounds_like_what_an_event_is_about(event: Event, names: tuple[str, ...]) -> None:
    assert kemet.sounds(event) == names


def hex_of(terrain: str) -> int:
    return next(name for name, found in TERRAIN.items() if found == terrain)


@pytest.mark.parametrize(
    ("event", "names"),
    [
        (Event("moved", 0, (hex_of("desert"), hex_of("fertile"))), ("step_field",)),
        (Event("moved", 0, (hex_of("fertile"), hex_of("desert"))), ("step_sand",)),
        (Event("moved", 0, (hex_of("water"), hex_of("desert"))), ("step_water",)),
        (Event("summoned", 0, ("apep", 405)), ("guardian_apep",)),
        (Event("summoned", 0, ("warrior", 405)), ("summon",)),
        (Event("summoned", 0, ("locked", 405)), ("trap", "summon")),
        (Event("killed", 0, ("warrior", 405)), ("fallen",)),
        (Event("killed", 0, ("androsphinx", 405)), ("guardian_falls",)),
        (Event("built", 0, ("temple", 405, 3)), ("raise_temple",)),
        (Event("event_triggered", 0, ("conflict", 3)), ("event_conflict",)),
        (Event("revealed_cards", 0, ("flood", "miracle")), ("battle_reveal", "flood", "miracle")),
    ],
)  # fmt: skip
def test_ankh_sounds_like_what_an_event_is_about(event: Event, names: tuple[str, ...]) -> None:
    assert ankh_sounds(event) == names


def test_without_a_map_every_figure_of_ankh_walks_on_sand() -> None:
    assert ankh.sounds(Event("moved", 0, (hex_of("water"), hex_of("fertile")))) == ("step_sand",)


def test_every_name_in_the_tables_of_kemet_and_ankh_is_a_file() -> None:
    tables = (
        kemet.SOUNDS, kemet.WAYS, kemet.TOKENS, kemet.CREATURES, kemet.COLOURS, kemet.NIGHT, kemet.GLORY, kemet.LINES,
        ankh.SOUNDS, ankh.GROUND, ankh.FIGURES, ankh.MONUMENTS, ankh.EVENTS, ankh.CARDS, ankh.LINES,
    )  # fmt: skip
    names = {name for table in tables for name in table.values()}
    names |= {kemet.PEAK, kemet.RECRUITED, kemet.PRAYED, ankh.GUARDIAN_FALLS}
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
