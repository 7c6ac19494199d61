"""The recipe of the bundled program: what goes into it, what stays out. PyInstaller itself is not run here."""

import importlib.util
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game import compiled

ROOT = Path(__file__).resolve().parents[2]
SPEC = ROOT / "build.spec"
FOREIGN_FONTS = ("pygame_gui/data/NotoSansJP-Regular.otf", "pygame_gui/data/NotoSansArabic-Bold.ttf")


@pytest.fixture(scope="module")
def recipe() -> dict[str, Any]:
    """What the recipe hands to PyInstaller, whose hooks bring some fonts that nobody needs."""
    asked: dict[str, Any] = {}

    def analysis(scripts: list[str], **options: Any) -> SimpleNamespace:
        asked.update(options, scripts=scripts)
        found = [(f"{folder}/{Path(file).name}", file, "DATA") for file, folder in options["datas"]]
        found += [(name, f"/library/{name}", "DATA") for name in FOREIGN_FONTS]
        return SimpleNamespace(pure=[], scripts=[], binaries=[], datas=found)

    def program(*_parts: Any, **options: Any) -> None:
        asked["program"] = options

    def collect(_program: Any, _binaries: Any, datas: list[tuple[str, str, str]], **options: Any) -> None:
        asked.update(folder=options, kept=[name.removeprefix("./") for name, _file, _kind in datas])

    names = {"SPECPATH": str(ROOT), "Analysis": analysis, "PYZ": list, "EXE": program, "COLLECT": collect}
    exec(compile(SPEC.read_bytes(), str(SPEC), "exec"), names)
    return asked


def test_every_folder_of_the_assets_is_in_the_bundle(recipe: dict[str, Any]) -> None:
    files = [path for path in (ROOT / "assets").rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc")]
    wanted = {path.relative_to(ROOT).as_posix() for path in files}
    assert {path.split("/")[1] for path in wanted} >= {"data", "locale", "rules", "sound", "svg", "theme"}
    assert wanted <= set(recipe["kept"])


def test_sources_stay_out(recipe: dict[str, Any]) -> None:
    assert not [name for name in recipe["kept"] if name.endswith((".py", ".pyc"))]


def test_shipped_examples_are_in_the_bundle_and_a_players_own_are_not(recipe: dict[str, Any]) -> None:
    shipped = {f"saves/{path.name}" for path in (ROOT / "saves").glob("*.toml")}
    assert {name for name in recipe["kept"] if name.startswith("saves/")} == shipped


def test_the_fonts_lie_where_the_window_looks_for_them(recipe: dict[str, Any]) -> None:
    from game.ui.text import _font_paths

    for package in ("font_source_serif_pro", "pygame_gui"):
        spec = importlib.util.find_spec(package)
        assert spec
        assert spec.origin
        folder = Path(spec.origin).parent
        needed = {
            f"{package}/{path.relative_to(folder).as_posix()}"
            for path in _font_paths().values()
            if path.is_relative_to(folder)
        }
        assert needed
        assert needed <= set(recipe["kept"])


def test_fonts_of_other_scripts_are_dropped(recipe: dict[str, Any]) -> None:
    assert not set(FOREIGN_FONTS) & set(recipe["kept"])


def test_tools_and_other_windows_are_left_out(recipe: dict[str, Any]) -> None:
    wanted = {"tkinter", "pytest", "hypothesis", "mypy", "babel", "numpy.testing", "numpy.f2py", "pygame.tests"}
    assert wanted <= set(recipe["excludes"])


def test_every_module_of_ours_is_in_the_bundle(recipe: dict[str, Any]) -> None:
    hidden = set(recipe["hiddenimports"])
    assert {"game", "game.cli", "game.commands.selftest", "game.ui.screens.menu", "ai.worker"} <= hidden
    assert not [name for name in hidden if name.startswith("tests")]
    assert not hidden & set(recipe["excludes"])


def test_one_folder_with_a_console_and_nothing_stripped(recipe: dict[str, Any]) -> None:
    assert recipe["scripts"] == [str(ROOT / "game" / "__main__.py")]
    assert recipe["program"]["exclude_binaries"]
    assert recipe["program"]["console"]
    assert not recipe["program"]["strip"]
    assert not recipe["folder"]["strip"]
    assert recipe["program"]["name"] == recipe["folder"]["name"] == "nile-quartet"


def test_a_compiled_core_that_matches_the_sources_lies_beside_the_plain_one(recipe: dict[str, Any]) -> None:
    folder = ROOT / "build" / "compiled"
    serves = not compiled.fault(folder, ROOT)
    assert {Path(file) for file, _place in recipe["binaries"]} == set(
        compiled.modules(folder).values() if serves else ()
    )
    assert ("compiled/stamp.txt" in recipe["kept"]) == serves
    assert {"game.core.rng", "ai.search"} <= set(recipe["hiddenimports"])
    assert "game.core.rng_native" not in recipe["hiddenimports"]
