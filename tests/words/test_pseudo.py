"""Everything that a title says goes through the translation layer: random matches in the pseudo language."""

import random
from collections.abc import Callable, Iterator

import pytest

from game.core.event import Event
from game.core.language import _, ngettext
from game.core.title import State, Title
from game.rules import TITLES

NAMES = ["Nofret", "Hori", "Tiy", "Seti", "Kiya", "Ani"]
SEAT_COUNTS = (1, 2, 4, 6)
SPECTATOR = -1
MATCHES = 8
TABLE_EVERY = 9  # decisions; a whole table is long and changes little

Untranslated = Callable[[str, list[str]], str]
tables = [(name, seats) for name, title in TITLES.items() for seats in SEAT_COUNTS if seats in title.seats]


@pytest.mark.usefixtures("speak_pseudo")
def test_a_word_that_was_not_translated_is_found(untranslated: Untranslated) -> None:
    line = _("Written: {file}")
    assert untranslated(line.format(file=_("The catalogues are complete.")), []) == ""
    assert untranslated(line.format(file="Urn"), []) == "Urn"
    assert untranslated("Urn: " + line.format(file=7), []) == "Urn: 7"
    assert untranslated(line.format(file="Nofret") + " (12)", NAMES) == ""
    assert untranslated(ngettext("{count} problem found.", "{count} problems found.", 2).format(count=2), []) == ""
    assert untranslated(line[:-1], []) != ""


@pytest.mark.usefixtures("speak_pseudo")
@pytest.mark.parametrize(("name", "seats"), tables)
def test_a_match_speaks_only_translated_words(name: str, seats: int, untranslated: Untranslated) -> None:
    said = {line for seed in range(MATCHES) for line in match_texts(TITLES[name], seats, seed)}
    assert {kind for kind, text in said} >= {"prompt", "label", "log_line", "table", "result_line"}
    raw = {f"{kind}: {left!r} in {text!r}" for kind, text in said if (left := untranslated(text, NAMES))}
    assert not raw, "These words never went through the layer:\n" + "\n".join(sorted(raw)[:40])


@pytest.mark.usefixtures("speak_pseudo")
@pytest.mark.parametrize("name", TITLES)
def test_the_setup_of_a_title_speaks_only_translated_words(name: str, untranslated: Untranslated) -> None:
    title = TITLES[name]
    said = [title.words.title_name()]
    for option in title.options:
        said += [_(text) for text in (option.words, option.help) if text]
        said += [_(text) for value in option.values for text in (value.words, value.help) if text]
    raw = [left for text in said if (left := untranslated(text.format(n=1), []))]
    assert not raw


def match_texts(title: Title, seats: int, seed: int) -> Iterator[tuple[str, str]]:
    """Everything that a random match with random options says to its players and to a spectator."""
    chance = random.Random(seed)
    options = {option.id: chance.choice(option.values_for(seats)) for option in title.options}
    state = title.new_match(seats=seats, seed=seed, options=options)
    names = NAMES[:seats]
    watching = [SPECTATOR, *range(seats)]
    events: list[Event] = []
    decisions = 0
    while decision := state.decision():
        view = state.view(decision.seat)
        yield "prompt", title.words.prompt(view, names)
        yield from (("label", title.words.label(action, view, names)) for action in decision.actions)
        yield from (("why_not", line) for line in title.words.why_not(view))
        if decisions % TABLE_EVERY == 0:
            yield from table_texts(title, state, names, watching)
        state.apply(chance.choice(decision.actions), events.append)
        yield from log_texts(title, events, names, watching)
        events.clear()
        decisions += 1
    yield from table_texts(title, state, names, watching)
    yield "prompt", title.words.prompt(state.view(SPECTATOR), names)
    result = state.result()
    assert result is not None
    for lines in result.breakdown:
        yield from (("result_line", title.words.result_line(line.name, line.number)) for line in lines)


def table_texts(title: Title, state: State, names: list[str], watching: list[int]) -> Iterator[tuple[str, str]]:
    for seat in watching:
        view = state.view(seat)
        yield from (("table", line) for line in title.words.table(view, names))


def log_texts(title: Title, events: list[Event], names: list[str], watching: list[int]) -> Iterator[tuple[str, str]]:
    for event in events:
        yield from (("log_line", title.words.log_line(event.seen_from(seat), names)) for seat in watching)
