"""Saving, opening, settings and the rules browser, driven with events as a player's hands make them."""

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.core.rng import Rng
from game.rules import TITLES
from game.session.match import Match, make_seats
from game.session.settings import Settings, read_settings
from game.session.settings_rules import DEFAULT_KEYS
from game.ui.app import App, Services
from game.ui.scene import Scene
from game.ui.screens import settings_rows
from game.ui.screens.dialogs import Dialog
from game.ui.screens.load import LoadScene
from game.ui.screens.rules import RulesScene
from game.ui.screens.save import SaveScene
from game.ui.screens.settings import SettingsScene
from game.ui.widget import Widget
from game.ui.widgets.slider import Slider

SIZES = [(1280, 720), (1920, 1080), (2560, 1440), (1440, 1080), (2560, 1080)]
LOOKS = [(size, text) for size in SIZES for text in (100, 125, 150)]
LONG_NAME = "A very long name that somebody once gave to a save of theirs"


class Below(Scene):
    """Something to come back to."""

    name = "below"


class Player:
    """Hands: keys, text and the mouse, each followed by a few frames."""

    def __init__(self, app: App) -> None:
        self.app = app

    @property
    def scene(self) -> Scene:
        assert self.app.scene is not None
        return self.app.scene

    def frames(self, count: int = 3) -> None:
        for _ in range(count):
            self.app.tick(1 / 60)

    def widget(self, identity: str) -> Widget:
        found = self.scene.find(identity)
        assert found is not None, f"{identity} is not among {[one.id for one in self.scene.widgets]}"
        return found

    def key(self, code: int, times: int = 1, mod: int = 0) -> None:
        for _ in range(times):
            name = pygame.key.name(code)
            letter = name if len(name) == 1 else " " if code == pygame.K_SPACE else ""
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=letter, scancode=0))
            if letter and not mod:
                pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
            self.frames()

    def type(self, words: str) -> None:
        for letter in words:
            code = pygame.key.key_code(letter.lower()) if letter.isascii() and letter != " " else pygame.K_SPACE
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=letter, scancode=0))
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        self.frames(20)

    def click(self, identity: str, share: float = 0.5) -> None:
        rect = self.widget(identity).rect
        self.click_at((rect.left + round(rect.width * share), rect.centery))

    def click_at(self, place: tuple[int, int]) -> None:
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place, button=1))
        self.frames()

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0)))
        self.frames()
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
        self.frames()

    def wheel(self, ticks: int, place: tuple[int, int]) -> None:
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=ticks, flipped=False))
        self.frames(20)

    def focus(self, identity: str) -> None:
        """Reach a widget with Tab alone."""
        for _ in range(60):
            if self.scene.focus is not None and self.scene.focus.id == identity:
                return
            self.key(pygame.K_TAB)
        raise AssertionError(f"Tab never reaches {identity}.")

    def notices(self) -> list[str]:
        return [sentence for sentence, _end in self.app.notices]


def open_app(size: tuple[int, int] = (1280, 720), text: int = 100, titles: int = 1) -> App:
    known = dict(TITLES)
    if titles > 1:
        known["second"] = TITLES["afterlife"]
    settings = replace(Settings(), text_size=text, speed="instant")
    app = App(Services(known, levels=("random", "greedy")), settings=settings, size=size)
    app.text.drawn = []
    return app


@pytest.fixture
def player() -> Iterator[Player]:
    app = open_app()
    app.push(Below(app))
    yield Player(app)
    app.close()


def a_match(seed: int = 1, actions: int = 12, seats: int = 2) -> Match:
    kinds = ["human", "greedy", "random", "greedy"][:seats]
    match = Match.start(TITLES["afterlife"], make_seats(kinds, ["Nefertari", "", "Khufu the Great"]), seed)
    rng = Rng(seed)
    for _ in range(actions):
        decision = match.decision()
        if decision is None:
            break
        match.apply(rng.choice(decision.actions))
    return match


def fill(app: App, count: int = 3) -> None:
    for number in range(count):
        app.store.save(a_match(number + 1, 5 + number, 2 + number % 3), f"Match {number + 1}")


def names(scene: LoadScene) -> list[str]:
    return [entry.name for entry in scene.entries]


def opened_load(player: Player) -> LoadScene:
    scene = LoadScene(player.app)
    player.app.push(scene)
    player.frames()
    return scene


# Opening, renaming, deleting -------------------------------------------------------------------------------------


def test_a_broken_save_is_listed_with_its_reason_and_the_others_still_open(player: Player) -> None:
    fill(player.app)
    path = player.app.store.find("Match 2")
    assert path is not None
    path.write_bytes(b"checksum = 'nothing'")
    scene = opened_load(player)
    at = next(at for at, entry in enumerate(scene.entries) if entry.record is None)
    assert len(scene.entries) == 3
    player.click(f"row:{at}")
    assert scene.problem(scene.entries[at])
    assert scene.find("open") is None
    assert scene.find("rename") is None
    assert scene.find("delete") is not None
    player.key(pygame.K_RETURN)
    assert player.app.scene is scene  # Enter does not open it either
    good = next(at for at, entry in enumerate(scene.entries) if entry.name == "Match 3")
    player.click(f"row:{good}")
    player.click("open")
    assert player.scene.name == "table"
    assert [one.name for one in player.app.scenes] == ["menu", "table"]


def test_the_version_before_a_broken_save_opens(player: Player) -> None:
    player.app.store.save(a_match(4, 6), "Twice")
    path = player.app.store.save(a_match(4, 9), "Twice")
    path.write_bytes(path.read_bytes()[:300])
    opened_load(player)
    player.click("previous")
    assert player.scene.name == "table"
    assert len(player.scene.match.actions) == 6  # type: ignore[attr-defined]


def test_a_save_that_contradicts_itself_is_refused_with_a_sentence(player: Player) -> None:
    from game.session.record import document_of, record_of, sealed

    path = player.app.store.save(a_match(), "Odd")
    document = document_of(record_of(a_match(), "Odd"))
    document["log"] = [*document["log"][:-1], "nonsense"]
    path.write_bytes(sealed(document))
    scene = opened_load(player)
    player.click("open")
    assert player.app.scene is scene
    assert any("Odd" in words for words in player.notices())
    assert scene.find("open") is None  # now it is known


def test_finished_and_shipped_matches_open_as_a_replay(player: Player) -> None:
    player.app.store.save(a_match(3, 5000), "Finished")
    scene = opened_load(player)
    assert scene.entries[0].record is not None
    assert scene.entries[0].record.over
    player.click("open")
    assert player.scene.name == "replay"


def test_delete_asks_first(player: Player) -> None:
    fill(player.app)
    scene = opened_load(player)
    before = names(scene)
    player.click("row:1")
    player.click("delete")
    assert isinstance(player.scene, Dialog)
    player.click("keep")
    assert names(scene) == before
    player.focus("delete")
    player.key(pygame.K_RETURN)
    player.focus("delete")
    player.key(pygame.K_RETURN)
    assert player.app.scene is scene
    assert names(scene) == [before[0], before[2]]
    assert player.app.store.find(before[1]) is None


def test_rename_by_typing_and_a_taken_name_is_refused(player: Player) -> None:
    fill(player.app)
    scene = opened_load(player)
    player.key(pygame.K_END)
    chosen = scene.entry
    assert chosen is not None
    player.focus("rename")
    player.key(pygame.K_RETURN)
    player.type("Mummies use m")  # the letters of commands are letters here
    assert not player.app.settings.mute
    player.key(pygame.K_RETURN)
    assert player.app.scene is scene
    assert scene.entry is not None
    assert scene.entry.name == "Mummies use m"
    other = next(name for name in names(scene) if name != "Mummies use m")
    player.click("rename")
    player.type(other)
    player.click("yes")
    assert player.scene is not scene
    assert any(other in words for words in player.notices())
    player.key(pygame.K_ESCAPE)
    assert "Mummies use m" in names(scene)


def test_the_list_moves_with_keys_wheel_and_bar(player: Player) -> None:
    fill(player.app, 12)
    scene = opened_load(player)
    assert scene.shown < 12
    player.key(pygame.K_DOWN, 11)
    assert scene.chosen == 11
    assert scene.focus is scene.find("row:11")
    player.key(pygame.K_HOME)
    assert (scene.chosen, scene.first) == (0, 0)
    player.key(pygame.K_PAGEDOWN)
    assert scene.chosen == scene.shown
    player.key(pygame.K_HOME)
    player.wheel(-2, scene.list_box.center)
    assert scene.first == 2
    bar = player.widget("list_bar").rect
    player.drag((bar.centerx, bar.top + 4), (bar.centerx, bar.bottom))
    assert scene.first == 12 - scene.shown
    player.key(pygame.K_HOME)
    player.key(pygame.K_UP)
    assert scene.focus is not None
    assert not scene.focus.id.startswith("row")


def test_empty_shelves_say_so(player: Player, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.session.paths.shipped_folder", lambda: tmp_path / "none")
    opened_load(player)
    for tab in ("saves", "autosaves", "shipped"):
        player.app.text.drawn = []
        player.click(f"tab:{tab}")
        assert any(len(words) > 30 for words, _rect in player.app.text.drawn)
    player.key(pygame.K_ESCAPE)
    assert player.scene.name == "below"


# Saving ----------------------------------------------------------------------------------------------------------


def test_a_match_is_saved_under_the_suggested_or_a_typed_name(player: Player) -> None:
    match = a_match()
    player.app.push(SaveScene(player.app, match))
    player.frames()
    player.key(pygame.K_RETURN)
    assert player.scene.name == "below"
    saved = [entry.name for entry in player.app.store.list_saves()]
    assert len(saved) == 1
    assert "Nefertari" in saved[0]
    player.app.push(SaveScene(player.app, match))
    player.frames()
    assert player.widget("name").value == saved[0]  # type: ignore[attr-defined]
    player.type("Half time")
    player.click("yes")
    assert player.app.store.find("Half time") is not None
    assert any("Half time" in words for words in player.notices())


def test_saving_warns_before_it_replaces(player: Player) -> None:
    player.app.store.save(a_match(5, 3), "Taken")
    scene = SaveScene(player.app, a_match(6, 8))
    player.app.push(scene)
    player.frames()
    player.type("Taken")
    player.key(pygame.K_RETURN)
    assert isinstance(player.scene, Dialog)
    player.click("keep")
    assert player.app.scene is scene
    assert player.app.store.list_saves()[0].record.actions == 3  # type: ignore[union-attr]
    player.click("yes")
    player.click("replace")
    assert player.scene.name == "below"
    assert player.app.store.list_saves()[0].record.actions == 8  # type: ignore[union-attr]


def test_a_save_without_a_name_and_a_full_disk_are_sentences(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = SaveScene(player.app, a_match())
    player.app.push(scene)
    player.frames()
    player.key(pygame.K_BACKSPACE)
    assert scene.value == ""
    player.key(pygame.K_RETURN)
    assert player.app.scene is scene
    assert len(player.notices()) == 1

    def full(*_args: object) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(player.app.store, "save", full)
    player.type("Anything")
    player.click("yes")
    assert player.app.scene is scene
    assert len(player.notices()) == 2


# Settings --------------------------------------------------------------------------------------------------------


def opened_settings(player: Player, monkeypatch: pytest.MonkeyPatch) -> SettingsScene:
    monkeypatch.setattr(settings_rows, "window_sizes", lambda _now: [(1280, 720), (1600, 900)])
    monkeypatch.setattr(settings_rows, "languages", lambda: ["en", "xx"])
    scene = SettingsScene(player.app)
    player.app.push(scene)
    player.frames()
    return scene


CHANGES = [
    ("display", "window"), ("display", "text_size"), ("display", "full_screen"), ("play", "speed"),
    ("play", "reduced_motion"), ("play", "patterns"), ("play", "level"), ("sound", "mute"), ("sound", "music"),
    ("sound", "effects"), ("sound", "interface"),
]  # fmt: skip


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_every_setting_changes_at_once_and_is_kept(player: Player, by: str, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = opened_settings(player, monkeypatch)
    for tab, name in CHANGES:
        before = getattr(player.app.settings, name)
        if by == "mouse":
            player.click(f"tab:{tab}")
            player.click(name, 0.2)
        else:
            player.focus(f"tab:{tab}")
            player.key(pygame.K_RETURN)
            player.focus(name)
            player.key(pygame.K_RIGHT)
        now = getattr(player.app.settings, name)
        assert now != before, name
        assert getattr(read_settings()[0], name) == now, name
        assert player.app.scene is scene
    assert not player.notices()


def test_a_slider_follows_the_pointer_and_keeps_what_it_is_let_go_at(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened_settings(player, monkeypatch)
    heard: list[str] = []
    monkeypatch.setattr(player.app.audio, "play", heard.append)
    player.click("tab:sound")
    slider = player.widget("effects")
    assert isinstance(slider, Slider)
    player.drag(slider.rect.midleft, (slider.rect.right + 200, slider.rect.bottom + 90))  # let go elsewhere
    assert read_settings()[0].effects == 100
    assert "coin" in heard
    slider = player.widget("music")
    player.drag(slider.rect.center, (0, slider.rect.centery))
    assert player.app.settings.music == 0


def test_an_unknown_language_is_a_sentence_and_changes_nothing(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    opened_settings(player, monkeypatch)
    player.click("language", 0.9)
    assert player.app.settings.language == "en"
    assert player.notices()
    assert player.widget("language").value == "en"  # type: ignore[attr-defined]


def test_the_global_mute_key_is_seen_in_the_settings(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    opened_settings(player, monkeypatch)
    player.click("tab:sound")
    player.key(pygame.K_m)
    assert player.app.settings.mute
    assert player.widget("mute").value is True  # type: ignore[attr-defined]


def test_a_key_is_bound_and_conflicts_are_told(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = opened_settings(player, monkeypatch)
    player.click("tab:keys")
    player.click("key:undo")
    assert scene.waiting == "undo"
    player.key(pygame.K_m)  # the key of mute: neither bound nor obeyed
    assert scene.waiting == "undo"
    assert not player.app.settings.mute
    assert "M" in player.notices()[-1]
    player.key(pygame.K_RETURN)
    assert scene.waiting == "undo"
    assert len(player.notices()) == 2
    player.key(pygame.K_z)
    assert scene.waiting == ""
    assert read_settings()[0].keys["undo"] == "z"
    player.focus("key:hint")
    player.key(pygame.K_RETURN)
    player.key(pygame.K_ESCAPE)
    assert (scene.waiting, player.app.scene) == ("", scene)
    player.focus("reset")
    player.key(pygame.K_RETURN)
    assert read_settings()[0].keys == DEFAULT_KEYS
    player.key(pygame.K_ESCAPE)
    assert player.scene.name == "below"


def test_every_action_with_a_key_has_words() -> None:
    assert set(settings_rows.KEY_WORDS) == set(DEFAULT_KEYS)


# Rules -----------------------------------------------------------------------------------------------------------


def opened_rules(player: Player, title: str = "afterlife", heading: str = "") -> RulesScene:
    scene = RulesScene(player.app, title, heading)
    player.app.push(scene)
    player.frames()
    return scene


def headings_seen(scene: RulesScene) -> list[str]:
    assert scene.page.layout is not None
    items = scene.page.layout.seen(round(scene.page.scroll), scene.page.column.height)
    return [item.parts[0].words for item in items if item.kind.startswith("heading")]


def test_rules_open_at_a_card_and_go_back(player: Player) -> None:
    scene = opened_rules(player, heading="Ring")
    assert headings_seen(scene)[0] == "Ring"
    assert scene.anchor().endswith("#ring")
    player.key(pygame.K_ESCAPE)
    assert player.scene.name == "below"


def test_rules_search_lists_snippets_and_enter_jumps(player: Player) -> None:
    scene = opened_rules(player)
    player.type("gilded coffin")
    assert scene.hits
    assert scene.find("hit:0") is not None
    player.key(pygame.K_RETURN)
    assert headings_seen(scene)[0] == "Gilded Coffin"
    player.key(pygame.K_DOWN)
    assert scene.focus is scene.find("hit:1")
    player.key(pygame.K_RETURN)
    assert scene.anchor() == scene.hits[1].anchor
    player.key(pygame.K_ESCAPE)
    assert scene.hits is None  # first the search closes, then the screen
    player.type("zzzz")
    assert scene.hits == []


def test_rules_contents_unfold_and_jump_with_keys_and_mouse(player: Player) -> None:
    scene = opened_rules(player)
    chapters = [place for place in scene.book.places if place.level == 1]
    player.click(f"place:{chapters[1].anchor}")
    assert scene.chapter == chapters[1].chapter
    assert chapters[1].chapter in scene.open
    player.key(pygame.K_LEFT)
    assert chapters[1].chapter not in scene.open
    player.key(pygame.K_RIGHT)
    assert chapters[1].chapter in scene.open
    player.key(pygame.K_DOWN, 2)
    player.key(pygame.K_RETURN)
    headings = [place for place in scene.book.places if place.chapter == chapters[1].chapter and place.level == 2]
    assert scene.anchor() == headings[1].anchor
    player.key(pygame.K_DOWN, 40)
    assert scene.focus is not None
    assert scene.focus.rect.bottom <= scene.side.bottom


def test_rules_pages_scroll_in_every_way(player: Player) -> None:
    scene = opened_rules(player)
    player.focus("page")
    player.key(pygame.K_DOWN, 3)
    assert scene.page.target > 0
    player.key(pygame.K_HOME)
    assert scene.page.target == 0
    player.wheel(-3, scene.page.rect.center)
    assert scene.page.target > 0
    player.key(pygame.K_END)
    assert scene.page.target == scene.page.furthest
    bar = player.widget("page_bar").rect
    player.drag((bar.centerx, bar.bottom - 4), (bar.centerx, bar.top - 40))
    assert scene.page.target == 0
    player.key(pygame.K_PAGEDOWN, 12)
    assert scene.chapter != scene.book.chapters[0].name  # the next chapter follows
    player.key(pygame.K_HOME)
    player.key(pygame.K_PAGEUP)
    player.key(pygame.K_SPACE)
    assert scene.words == ""


def test_a_tab_for_every_title_when_none_is_named() -> None:
    app = open_app(titles=2)
    player = Player(app)
    app.push(Below(app))
    scene = opened_rules(player, "")
    player.click("tab:second")
    assert scene.tab == "second"
    app.close()


def test_a_long_page_opens_at_once(player: Player) -> None:
    scene = opened_rules(player)
    longest = max(scene.book.chapters, key=lambda chapter: len(chapter.blocks))
    spent = []
    for _ in range(3):  # the best of three: the machine may be busy
        scene.layouts.clear()
        player.app.text.clear()
        start = time.perf_counter()
        scene._turn_chapter(longest.name)
        player.app.draw(0)
        spent.append(time.perf_counter() - start)
    assert min(spent) < 0.05


# Looks -----------------------------------------------------------------------------------------------------------


def check_looks(player: Player, where: str) -> None:
    player.frames(2)
    scene, window = player.scene, player.app.canvas.rect
    assert not player.app.text.cut, (where, [cut.text for cut in player.app.text.cut])
    for widget in scene.widgets:
        assert window.contains(widget.rect), (where, widget.id)
    solid = [widget for widget in scene.widgets if widget.enabled and not widget.id.endswith("bar")]
    for at, one in enumerate(solid):
        for other in solid[at + 1 :]:
            assert not one.rect.colliderect(other.rect), (where, one.id, other.id)
    for words, rect in player.app.text.drawn or []:
        assert window.contains(rect), (where, words)
    player.app.text.drawn = []


@pytest.mark.parametrize(("size", "text"), LOOKS)
def test_nothing_is_cut_or_overlaps(size: tuple[int, int], text: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ui.screens.forms.Sky", StillSky)
    app = open_app(size, text)
    player = Player(app)
    app.store.save(a_match(1, 20, 4), LONG_NAME)
    broken = app.store.save(a_match(2, 5), "Broken")
    app.store.save(a_match(2, 6), "Broken")
    broken.write_bytes(b"x = [")
    load = LoadScene(app)
    app.push(load)
    for tab in load.tabs():
        load.turn_to(tab.id)
        for at in range(min(2, len(load.entries))):
            load.choose(at)
            check_looks(player, f"load {tab.id} {at}")
    app.push(SaveScene(app, a_match()))
    check_looks(player, "save")
    settings = SettingsScene(app)
    app.replace(settings)
    for tab in settings.tabs():
        settings.turn_to(tab.id)
        check_looks(player, f"settings {tab.id}")
    player.click("key:full_screen")
    check_looks(player, "settings, waiting for a key")
    rules = RulesScene(app, "", "Ring")
    app.replace(rules)
    check_looks(player, "rules")
    for chapter in rules.book.chapters:
        rules._turn_chapter(chapter.name)
        check_looks(player, f"rules {chapter.name}")
    rules.field.set("card")
    player.frames(12)
    check_looks(player, "rules search")
    app.close()


class StillSky:
    """The painted sky takes seconds at the largest size and is looked at elsewhere."""

    def __init__(self, app: App) -> None:
        self.app = app

    def refit(self) -> None:
        pass

    def still(self) -> pygame.Surface:
        return pygame.Surface(self.app.canvas.rect.size)
