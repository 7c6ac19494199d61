"""What a round of tuning has played so far, one line of JSON for each finished match, so that a pause costs nothing.

The first line names everything that the matches follow from. Whoever stops in the middle of a line loses that match
alone. Matches of self-play stand in the order of their deals; those of contests name the weights that were tried.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from ai.arena import Outcome, Task
from ai.arena.task import Runner
from ai.tuning.selfplay import LEVEL, Recorder, Recording, Setup, fingerprint
from game.core.decision import action_from_text, action_text
from game.rules import TITLES

FORMAT = 1
Progress: TypeAlias = Callable[[int, int], None]  # matches done, matches in all


class ForeignWorkError(ValueError):
    """The file was begun with other settings; `names` says which."""

    def __init__(self, names: list[str]) -> None:
        super().__init__(f"made with other settings: {', '.join(names)}")
        self.names = names


class DamagedWorkError(ValueError):
    """A line of the file cannot be read; `line` counts from 1."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line} cannot be read")
        self.line = line


class WorkFile:
    """Reads what is there at once; a file that belongs to something else is refused and stays as it is."""

    def __init__(self, path: Path, setup: Setup) -> None:
        self.path = path
        self.setup = setup
        self.recordings: list[Recording] = []
        self.outcomes: dict[tuple[object, ...], Outcome] = {}
        if path.exists():
            self._read()
        else:
            self._append(header(setup))

    def self_play(self, matches: int, play: Recorder, progress: Progress | None = None) -> list[Recording]:
        """So many matches: those of the file, and the missing ones played now."""
        missing = self.setup.deals(matches)[len(self.recordings) :]
        if progress:
            progress(matches - len(missing), matches)
        for recording in play(missing) if missing else ():
            self._append(recording_line(recording))
            self.recordings.append(recording)
            if progress:
                progress(len(self.recordings), matches)
        return self.recordings[:matches]

    def remembering(self, play: Runner, new: str) -> Runner:
        """A runner that plays only what this file does not know yet of a contest of these new weights."""

        def run(tasks: Sequence[Task]) -> Iterator[Outcome]:
            known = 0
            while known < len(tasks) and key(new, tasks[known]) in self.outcomes:
                names = tuple(player.name for player in tasks[known].players)
                yield self.outcomes[key(new, tasks[known])]._replace(seats=names)
                known += 1
            missing = tasks[known:]
            for task, outcome in zip(missing, play(missing) if missing else (), strict=True):
                self._append(outcome_line(new, task, outcome))
                self.outcomes[key(new, task)] = outcome
                yield outcome

        return run

    def _append(self, entry: dict[str, Any]) -> None:
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(json.dumps(entry, separators=(",", ":")) + "\n")

    def _read(self) -> None:
        content = self.path.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        lines = whole.split(b"\n")[:-1]
        for number, line in enumerate(lines, 1):
            try:
                self._take(number, json.loads(line))
            except ForeignWorkError:
                raise
            except (ValueError, KeyError, TypeError, AttributeError) as error:
                raise DamagedWorkError(number) from error
        if content and not lines:
            raise DamagedWorkError(1)
        if len(whole) < len(content):
            with self.path.open("r+b") as file:
                file.truncate(len(whole))
        if not content:
            self._append(header(self.setup))

    def _take(self, number: int, entry: dict[str, Any]) -> None:
        if number == 1:
            compare(entry, header(self.setup))
        elif "actions" in entry:
            recording = recording_of(entry)
            if recording.seed != self.setup.first_deal(0) + len(self.recordings):
                raise ValueError(f"{recording.seed} is not the next deal")
            self.recordings.append(recording)
        else:
            found = outcome_of(entry)
            self.outcomes[entry["new"], found.seed, tuple(entry["players"])] = found


def header(setup: Setup) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "title": setup.title,
        "rules_version": TITLES[setup.title].rules_version,
        "seats": setup.seats,
        "options": setup.options,
        "level": LEVEL,
        "iterations": setup.iterations,
        "seed": setup.seed,
        "weights": fingerprint(setup.weights),
    }


def compare(found: dict[str, Any], wanted: dict[str, Any]) -> None:
    names = [name for name, value in wanted.items() if found.get(name) != value]
    if names:
        raise ForeignWorkError(names)


def recording_line(recording: Recording) -> dict[str, Any]:
    actions = [action_text(action) for action in recording.actions]
    return {"seed": recording.seed, "seats": recording.seats, "actions": actions}


def recording_of(entry: dict[str, Any]) -> Recording:
    return Recording(entry["seed"], entry["seats"], tuple(action_from_text(text) for text in entry["actions"]))


def key(new: str, task: Task) -> tuple[object, ...]:
    return (new, task.seed, tuple(player.number for player in task.players))


def outcome_line(new: str, task: Task, outcome: Outcome) -> dict[str, Any]:
    return {
        "new": new,
        "seed": task.seed,
        "players": [player.number for player in task.players],
        "scores": outcome.scores,
        "ranking": outcome.ranking,
        "winners": outcome.winners,
        "decisions": outcome.decisions,
    }


def outcome_of(entry: dict[str, Any]) -> Outcome:
    """Without times: they are not of interest here, and would make the same work different files."""
    scores, ranking, winners = (tuple(entry[name]) for name in ("scores", "ranking", "winners"))
    return Outcome(entry["seed"], (), scores, ranking, winners, entry["decisions"], 0.0)
