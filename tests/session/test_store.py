"""The shelf of named saves: safe file names, replacing, renaming, deleting, listing."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.session import paths
from game.session.load import load
from game.session.names import LONGEST_BYTES, file_stem
from game.session.sentences import SaveError
from game.session.store import Store, shipped
from tests.toys import TOYS, play_on, toy_match

ODD_NAMES = [
    "../../evil",
    "CON",
    "nul.txt",
    "a/b",
    "a:b",
    "...",
    " x ",
    "Žluťoučký kůň",
    "𓂀 eye",
    "é",
    "a" * 300,
    "COM1",
]


@pytest.fixture
def store() -> Store:
    return Store()


def test_a_saved_match_is_listed_with_its_summary_and_loads(store: Store) -> None:
    match = play_on(toy_match("human", "greedy"), 5)
    path = store.save(match, "Evening at Ana's")
    (entry,) = store.list_saves()
    assert entry.path == path
    assert entry.name == "Evening at Ana's"
    assert entry.summary(TOYS) == "Toy of the Nile: Ana, Bek; 5 actions"
    assert load(path, TOYS).actions == match.actions


def test_a_finished_match_says_so(store: Store) -> None:
    store.save(play_on(toy_match(), 100), "End")
    assert store.list_saves()[0].summary(TOYS).endswith("finished")


def test_a_title_that_is_gone_is_still_listed(store: Store) -> None:
    store.save(toy_match(), "x")
    assert store.list_saves()[0].summary({}) == "toy: Ana, Bek; 0 actions"


def test_the_newest_save_comes_first(store: Store) -> None:
    for name in ("b", "c", "a"):
        store.save(toy_match(), name)
    assert [entry.name for entry in store.list_saves()] == ["a", "c", "b"]


def test_the_same_name_replaces_and_keeps_the_version_before(store: Store) -> None:
    match = toy_match()
    first = store.save(match, "Evening")
    assert store.find(" Evening ") == first
    assert store.save(play_on(match, 4), "Evening") == first
    (entry,) = store.list_saves()
    assert entry.previous is not None
    assert load(entry.previous, TOYS).actions == []


@pytest.mark.parametrize("name", ODD_NAMES)
def test_any_name_is_kept_and_its_file_stays_in_the_folder(store: Store, name: str) -> None:
    path = store.save(toy_match(), name)
    assert path.parent == store.saves
    assert path.is_file()
    assert [entry.name for entry in store.list_saves()] == [" ".join(name.split())[:60]]


def test_names_that_need_the_same_letters_get_files_of_their_own(store: Store) -> None:
    names = ["a/b", "a:b", "A?B", "a_b", "e\u0301", "\u00e9"]
    saved = [store.save(toy_match(), name) for name in names]
    assert len({str(path).casefold() for path in saved}) == len(names)
    assert sorted(entry.name for entry in store.list_saves()) == sorted(names)


def test_a_broken_file_is_never_replaced(store: Store) -> None:
    store.save(toy_match(), "Evening").write_bytes(b"noise")
    assert store.save(toy_match(), "Evening").name == "Evening (2).toml"
    assert (store.saves / "Evening.toml").read_bytes() == b"noise"


@pytest.mark.parametrize("name", ["", "   ", "\n\x00"])
def test_a_save_needs_a_name(store: Store, name: str) -> None:
    with pytest.raises(SaveError, match="name"):
        store.save(toy_match(), name)


@given(st.text(max_size=120))
def test_file_names_are_safe_on_every_system(name: str) -> None:
    stem = file_stem(name)
    assert stem
    assert len(stem.encode()) <= LONGEST_BYTES + 1
    assert not set(stem) & set('<>:"/\\|?*\0')
    assert stem.isprintable()
    assert stem[-1] not in " ."
    assert stem[0] not in " ."
    assert stem.partition(".")[0].casefold() not in {"con", "prn", "aux", "nul", "com1", "lpt9"}


def test_renaming_keeps_the_match(store: Store) -> None:
    match = play_on(toy_match(), 5)
    path = store.save(match, "Evening")
    renamed = store.rename(path, "Night")
    assert [entry.name for entry in store.list_saves()] == ["Night"]
    assert load(renamed, TOYS).actions == match.actions
    assert renamed.name == "Night.toml"
    assert store.rename(renamed, "NIGHT") == store.find("NIGHT")
    assert len(store.list_saves()) == 1
    assert [entry.name for entry in store.list_saves()] == ["NIGHT"]


def test_renaming_to_a_name_that_is_taken_is_refused(store: Store) -> None:
    store.save(toy_match(), "Night")
    path = store.save(toy_match(), "Evening")
    with pytest.raises(SaveError, match="Night"):
        store.rename(path, "Night")
    assert len(store.list_saves()) == 2


def test_renaming_a_broken_save_is_refused_with_its_reason(store: Store) -> None:
    path = store.save(toy_match(), "Evening")
    path.write_bytes(b"noise")
    with pytest.raises(SaveError, match=r"Evening\.toml is damaged"):
        store.rename(path, "Night")


def test_deleting_takes_the_version_before_along(store: Store) -> None:
    store.save(toy_match(), "Evening")
    path = store.save(toy_match(), "Evening")
    store.delete(path)
    assert list(store.saves.iterdir()) == []
    with pytest.raises(SaveError, match=r"Evening\.toml could not be deleted: it does not exist"):
        store.delete(path)


def test_an_unwritable_folder_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "matches").touch()
    store = Store(tmp_path)
    with pytest.raises(SaveError, match="cannot be made"):
        store.save(toy_match(), "x")
    assert store.list_saves() == []


def test_shipped_records_are_listed_apart(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store.save(toy_match(), "Mine")
    store.saves.joinpath("Mine.toml").rename(tmp_path / "example.toml")
    monkeypatch.setattr(paths, "shipped_folder", lambda: tmp_path)
    assert [entry.path.name for entry in shipped()] == ["example.toml"]
    assert store.list_saves() == []
