"""Pictures, frame times and the selftest of the window: all in memory, with nothing of the player's touched."""

import json
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.commands import bench, frames, gallery, shots

Run = Callable[..., tuple[int, str, str]]
SHOTS = ("menu", "table_tray", "rules_search")


def png_size(file: Path) -> tuple[int, int]:
    head = file.read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", head[16:])
    return width, height


def colours(file: Path) -> int:
    import pygame

    picture = pygame.image.load(str(file))
    width, height = picture.get_size()
    return len({tuple(picture.get_at((x, y))) for x in range(0, width, 16) for y in range(0, height, 16)})


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches played at random, which takes no time; they come to the same screens."""
    screens = gallery.screens
    monkeypatch.setattr(gallery, "screens", lambda level="random": screens("random"))
    monkeypatch.setattr(frames, "WARM_UP", 3)
    monkeypatch.setattr(frames, "FRAMES", 12)
    monkeypatch.setattr(frames, "STARTS", 1)


@pytest.mark.usefixtures("quick")
def test_shots_are_pictures_of_the_window(run: Run, tmp_path: Path, home: Path) -> None:
    folder, report = tmp_path / "new" / "shots", tmp_path / "shots.json"
    only = [word for name in SHOTS for word in ("--only", name)]
    code, _out, error = run("shots", folder, "--size", "1280x720", *only, "--json", report)
    assert (code, error) == (0, "")
    assert sorted(path.name for path in folder.iterdir()) == sorted(f"{name}.png" for name in SHOTS)
    for file in folder.iterdir():
        assert png_size(file) == (1280, 720)
        assert colours(file) > 50
    document = json.loads(report.read_text(encoding="utf-8"))
    assert document["screens"] == {name: [] for name in SHOTS}
    assert (document["size"], document["text"], document["language"]) == ([1280, 720], 100, "en")
    assert not home.exists()


def test_what_does_not_fit_on_a_screen_is_told(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def crooked(app: Any) -> None:
        import pygame

        from game.ui.scene import Scene
        from game.ui.widgets.button import Button

        class Crooked(Scene):
            def layout(self) -> None:
                places = {"one": (10, 10, 60, 40), "two": (50, 20, 300, 40), "three": (1200, 700, 300, 40)}
                label = "far too many words for so small a place"
                self.widgets = [
                    Button(app, name, pygame.Rect(place), label if name == "one" else "", lambda: None)
                    for name, place in places.items()
                ]

        app.push(Crooked(app))

    def breaks(_app: Any) -> None:
        raise LookupError("no such table")

    crooked_screens = [gallery.Screen("crooked", crooked), gallery.Screen("broken", breaks)]
    monkeypatch.setattr(gallery, "screens", lambda level="greedy": crooked_screens)
    report = tmp_path / "shots.json"
    code, out, _error = run("shots", tmp_path / "shots", "--json", report)
    assert code == 1
    found = json.loads(report.read_text(encoding="utf-8"))["screens"]
    assert [(one["problem"], one["words"].split()[0]) for one in found["crooked"]] == [
        ("cut", "far"),
        ("outside", "three"),
        ("overlap", "one,"),
    ]
    assert found["broken"][0]["problem"] == "failed"
    assert "no such table" in out


def test_an_unknown_screen_size_or_text_size_is_refused(run: Run, tmp_path: Path) -> None:
    for arguments in (("--only", "attic"), ("--size", "640x480"), ("--size", "wide"), ("--text", "110")):
        code, _out, error = run("shots", tmp_path / "shots", *arguments)
        assert code == 2
        assert repr(arguments[1]) in error
    assert not (tmp_path / "shots").exists()


def test_every_screen_has_a_name_of_its_own() -> None:
    names = [screen.name for screen in gallery.screens()]
    assert len(names) == len(set(names))
    assert all(name.replace("_", "").isalnum() for name in names)


def test_the_stage_leaves_the_environment_as_it_was(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import os

    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    with gallery.headless() as other:
        assert os.environ["NILE_QUARTET_HOME"] == str(other) != str(home)
        assert (os.environ["SDL_VIDEODRIVER"], os.environ["SDL_AUDIODRIVER"]) == ("dummy", "disk")
    assert os.environ["NILE_QUARTET_HOME"] == str(home)
    assert "SDL_VIDEODRIVER" not in os.environ
    assert not other.exists()


@pytest.mark.usefixtures("quick")
def test_bench_measures_the_frames_of_a_table_at_rest_and_in_motion(run_json: Callable[..., dict[str, Any]]) -> None:
    document = run_json("bench", "--frames", "--only", "table_2", "--size", "1280x720", "--seconds", "0.05")
    assert document["afterlife"]["playouts_per_s"] > 0
    assert set(document["frames"]) == {"table_2", "table_2_moving"}
    for figures in document["frames"].values():
        assert list(figures) == ["p50_ms", "p95_ms", "max_ms"]
        assert 0 < figures["p50_ms"] <= figures["p95_ms"] <= figures["max_ms"]
    assert document["frame_size"] == [1280, 720]
    assert 0 < document["start_s"] < 30


def test_bench_shows_the_plain_core_beside_the_compiled_one() -> None:
    measured = {"actions_per_s": 300_000.0, "clone_us": 0.5, "call_us": 0.025}
    beside = {"actions_per_s": 100_000.0, "clone_us": 2.0, "call_us": 0.025}
    assert bench.table(measured, beside) == [
        ["Figure", "Value", "Empty calls", "Plain", "Times faster"],
        ["actions_per_s", "300,000", "133", "100,000", "3.00"],
        ["clone_us", "0.500", "20", "2.000", "4.00"],
        ["call_us", "0.025", "1", "0.025", "1.00"],
    ]
    assert [len(row) for row in bench.table(measured)] == [3, 3, 3, 3]


def test_a_screen_alone_needs_frames(run: Run) -> None:
    code, _out, error = run("bench", "--only", "menu")
    assert code == 2
    assert "--frames" in error


def test_shares_of_frame_times() -> None:
    assert frames.summary([0.001 * number for number in range(1, 101)]) == {
        "p50_ms": 51.0,
        "p95_ms": 96.0,
        "max_ms": 100.0,
    }


def test_the_selftest_draws_every_screen_and_asks_the_worker(run_json: Callable[..., dict[str, Any]]) -> None:
    document = run_json("selftest")
    seen = {row["check"]: row["text"] for row in document["checks"]}
    assert seen["worker"]
    assert seen["screens"] == f"{len(gallery.screens())} drawn"


def test_a_screen_that_breaks_fails_the_selftest_by_name(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(_app: Any) -> None:
        raise LookupError("no such table")

    monkeypatch.setattr(gallery, "screens", lambda level="greedy": [gallery.Screen("attic", breaks)])
    code, out, _error = run("selftest")
    assert code == 1
    assert "FAILED screens: RuntimeError: attic: LookupError: no such table" in out


def test_only_sources_with_their_recipe_can_be_built(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("game.commands.build.base_folder", lambda: tmp_path)
    code, out, error = run("build")
    assert (code, out) == (2, "")
    assert "build.spec" in error


def test_targets_on_other_layers_may_overlap() -> None:
    """Cards of the pyramid lie over each other; their layers tell which one is meant."""
    import pygame

    class Target:
        focusable = True

        def __init__(self, name: str, layer: int) -> None:
            self.id, self.layer, self.rect = name, layer, pygame.Rect(0, 0, 50, 50)

    class Canvas:
        rect = pygame.Rect(0, 0, 100, 100)

    class Window:
        canvas = Canvas
        scene: Any = None

    Window.scene = type("Scene", (), {"widgets": [Target("low", 0), Target("high", 1), Target("twin", 1)]})
    window: Any = Window
    assert [problem.words for problem in shots.misplaced(window)] == ["high, twin"]
