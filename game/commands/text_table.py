"""The table as plain text: what a seat sees, numbered answers, and a few letters for everything else."""

from typing import TYPE_CHECKING

from game.commands import opponents
from game.commands.console import clear, read_line
from game.commands.outcome import result_lines
from game.commands.output import Output
from game.commands.program import program
from game.core.decision import Decision
from game.core.language import _
from game.session.hint_words import costs, gains, percent

if TYPE_CHECKING:
    from game.session.match import Match
    from game.session.store import Store

SPECTATOR = -1


class TextTable:
    """Plays a match through: opponents answer by themselves, people are asked one after the other."""

    def __init__(self, match: "Match", out: Output, store: "Store", seconds: float | None) -> None:
        self.match = match
        self.out = out
        self.store = store
        self.seconds = seconds
        self.humans = [at for at, seat in enumerate(match.seats) if seat.human]
        self.told = dict.fromkeys([SPECTATOR, *self.humans], 0)  # how many steps each has read in the log
        self.unsaved = True
        self.facing = self.humans[0] if len(self.humans) == 1 else SPECTATOR  # whose secrets may be on the screen

    def run(self) -> None:
        notice = self.match.notice()
        if notice:
            self.out.say(str(notice))
        self.told = dict.fromkeys(self.told, len(self.match.steps))
        while (decision := self.match.decision()) is not None:
            if decision.seat not in self.humans:
                self.match.apply(opponents.choose(self.match, decision.seat, self.seconds))
                self.unsaved = True
                if not self.humans:
                    self.tell(SPECTATOR)
            elif not self.ask(decision):
                self.leave()
                return
        self.finish()

    # -- one decision of a person -------------------------------------------------------------------------

    def ask(self, decision: Decision) -> bool:
        """Put the question until it is answered or the state is another; False when the person leaves."""
        self.keep()
        if self.facing != decision.seat and not self.hand_over(decision.seat):
            return False
        self.show(decision)
        while True:
            line = read_line(self.out, "> ")
            if line is None:
                return False
            word, _space, rest = line.strip().partition(" ")
            if word.lower() == "q":
                return False
            if self.obey(word.lower(), rest.strip(), decision):
                return True

    def obey(self, word: str, rest: str, decision: Decision) -> bool:
        """True when the state may have changed and the question must be put anew."""
        if word.isdecimal() and word.isascii():
            return self.answer(int(word), decision)
        if word in ("u", "r"):
            return self.step_back(decision.seat) if word == "u" else self.step_forth()
        if word == "s":
            self.save(rest)
        elif word == "l":
            self.say_all(self.log_lines(decision.seat, 0) or [_("Nothing has happened yet.")])
        elif word == "w":
            self.say_all(self.why_not(decision.seat))
        elif word in ("h", "hint"):
            self.say_all(self.hint_lines(decision))
        elif word == "?":
            self.say_all(help_lines())
        elif word:
            sentence = _("{word!r} is no answer; type a number from 1 to {count}, or ? for help.")
            self.out.say(sentence.format(word=word, count=len(decision.actions)))
        return False

    def answer(self, number: int, decision: Decision) -> bool:
        if not 1 <= number <= len(decision.actions):
            sentence = _("There is no answer {number}; type a number from 1 to {count}.")
            self.out.say(sentence.format(number=number, count=len(decision.actions)))
            return False
        self.match.apply(decision.actions[number - 1])
        self.unsaved = True
        self.keep()
        return True

    def step_back(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except ValueError as error:
            self.out.say(str(error))
            return False
        self.unsaved = True
        self.told = {reader: min(count, len(self.match.steps)) for reader, count in self.told.items()}
        self.out.say(_("Taken back."))
        return True

    def step_forth(self) -> bool:
        try:
            self.match.redo()
        except ValueError as error:
            self.out.say(str(error))
            return False
        self.unsaved = True
        self.out.say(_("Done again."))
        return True

    def save(self, name: str) -> None:
        from game.session.sentences import SaveError

        if not name:
            self.out.say(_("Give the save a name: s NAME"))
            return
        try:
            path = self.store.save(self.match, name)
        except SaveError as error:
            self.out.say(str(error))
            return
        self.out.say(_("Saved as {path}").format(path=path))

    # -- what is shown ------------------------------------------------------------------------------------

    def hand_over(self, seat: int) -> bool:
        """A neutral page between two people, so that nobody sees the other's secrets."""
        name = self.match.names()[seat]
        clear(self.out)
        self.out.say(_("Hand over to {name}. Press Enter when only {name} looks.").format(name=name))
        if read_line(self.out, "") is None:
            return False
        clear(self.out)
        self.facing = seat
        return True

    def show(self, decision: Decision) -> None:
        words, names = self.match.title.words, self.match.names()
        view = self.match.state.view(decision.seat)
        self.out.say()
        self.say_all(words.table(view, names))
        self.tell(decision.seat)
        self.out.say()
        asked = _("{name}: {question}") if len(self.humans) > 1 else "{question}"
        self.out.say(asked.format(name=names[decision.seat], question=words.prompt(view, names)))
        width = len(str(len(decision.actions)))
        for number, action in enumerate(decision.actions, start=1):
            self.out.say(f"  {number:>{width}}. {words.label(action, view, names)}")

    def tell(self, reader: int) -> None:
        """The log since this reader looked last."""
        lines = self.log_lines(reader, self.told[reader])
        self.told[reader] = len(self.match.steps)
        if lines and reader != SPECTATOR:
            self.out.say()
        self.say_all(lines)

    def log_lines(self, reader: int, since: int) -> list[str]:
        words, names = self.match.title.words, self.match.names()
        events = [event for step in self.match.steps[since:] for event in step.events]
        lines = [words.log_line(event.seen_from(reader), names) for event in events]
        return [line for line in lines if line]

    def why_not(self, seat: int) -> list[str]:
        reasons = self.match.title.words.why_not(self.match.state.view(seat))
        return reasons or [_("Nothing is forbidden to you here.")]

    def hint_lines(self, decision: Decision) -> list[str]:
        """A line for each of the best actions, with the number that chooses it, its chance and its reasons."""
        words, names = self.match.title.words, self.match.names()
        view = self.match.state.view(decision.seat)
        lines = []
        for option in opponents.advise(self.match, decision.seat).options:
            said = [percent(option.share)] if option.share is not None else []
            said += gains(words, option.reasons) + costs(words, option.reasons)
            label = words.label(option.action, view, names)
            number = decision.actions.index(option.action) + 1
            lines.append(f"  {number:>2}. {label}" + (f": {', '.join(said)}" if said else ""))
        return lines

    def say_all(self, lines: list[str]) -> None:
        for line in lines:
            self.out.say(line)

    # -- the end ------------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Autosave; a disk that refuses is named once and the match goes on."""
        if self.unsaved:
            self.store.autosave(self.match)
            self.unsaved = False
        error = self.store.take_error()
        if error:
            self.out.say(str(error))

    def leave(self) -> None:
        self.keep()
        self.store.flush()
        error = self.store.take_error()
        if error:
            self.out.say(str(error))
            return
        path = self.own_autosave()
        if path:
            self.out.say(_("The match is saved. Go on with: {command}").format(command=go_on_command(path)))

    def own_autosave(self) -> str | None:
        """The newest autosave of this match; another window may have written others."""
        for entry in self.store.autosaves():
            if entry.record and entry.record.setup.started == self.match.setup.started:
                return str(entry.path)
        return None

    def finish(self) -> None:
        self.tell(self.facing)
        self.out.say()
        self.say_all(result_lines(self.match))
        if not self.humans:
            return
        self.keep()
        self.count()

    def count(self) -> None:
        from game.session.sentences import SaveError
        from game.session.statistics import count_match

        try:
            self.say_all([str(sentence) for sentence in count_match(self.match)])
        except SaveError as error:
            self.out.say(str(error))


def go_on_command(path: str) -> str:
    shown = f'"{path}"' if " " in path else path
    return f"{program()} play --load {shown} --text"


def help_lines() -> list[str]:
    return [
        _("NUMBER  give this answer"),
        _("u       take the last decision back"),
        _("r       do it again"),
        _("s NAME  save the match under a name"),
        _("l       the whole log"),
        _("w       why something is not possible"),
        _("hint    the three best answers, with their chances and reasons"),
        _("q       leave; the match is saved"),
    ]
