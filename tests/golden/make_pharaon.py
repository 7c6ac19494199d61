"""Plays the golden matches of pharaon and the shipped examples anew, after a change of its rules.

`PYTHONPATH=tests python -m golden.make_pharaon` in the project's folder always writes the same files. Each match begins
with a seed that is known to do; if it does no more, the next one that shows what the file's name says is taken.
"""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from golden.pharaon_endings import features
from helpers.pharaon_player import ThriftyPlayer

from game.core.decision import Action
from game.core.rng import Rng
from game.rules import TITLES
from game.session.match import HUMAN, Match, make_seats
from game.session.record import record_of, to_bytes

TITLE = TITLES["pharaon"]
GOLDEN = Path(__file__).with_name("pharaon")
SAVES = Path(__file__).parents[2] / "saves"
MOST_SEEDS = 6000
WHOLE = 6  # rounds; no match is so long

RANDOM, THRIFTY = "random", "greedy"  # as seats: levels that can go on with such a match


class Plan(NamedTuple):
    file: str  # words of `features`, joined by hyphens
    players: Sequence[str]
    seed: int
    options: dict[str, str] = {}  # noqa: RUF012 (a tuple's default, never changed)
    rounds: int = WHOLE  # in which the match is left, at a turn of the first seat
    name: str = ""
    names: str = ""


class RandomPlayer:
    """Chance alone, by a generator of its own: the records must not change with the opponents."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, state: Any, seat: int) -> Action:
        return self.rng.choice(state.decision().actions)


def dark(number: int) -> dict[str, str]:
    return {"dark_boards": str(number)}


GOLDEN_PLANS = [
    Plan("outright_win-two_seats", [THRIFTY] * 2, 1),
    Plan("outright_win-three_seats-pharaoh", [THRIFTY] * 3, 1),
    Plan("tie_broken_by_pharaoh", [RANDOM] * 3, 41),
    Plan("tie_broken_by_tokens", [RANDOM] * 2, 75),
    Plan("shared_victory", [RANDOM] * 2, 512),
    Plan("solo_won-no_dark", [THRIFTY], 2),
    Plan("solo_lost-no_dark", [RANDOM], 1),
    Plan("solo_tied", [RANDOM], 12),
    Plan("one_dark-one_seat", [THRIFTY], 1, dark(1)),
    Plan("two_dark", [RANDOM], 1, {"board_b": "dark", "board_d": "dark"}),
    Plan("three_dark-asked_traitor_basic", [RANDOM], 1, dark(3)),
    Plan("four_dark-asked_traitor_place_top", [THRIFTY], 1, dark(4)),
    Plan("five_dark-jars_reshuffled", [RANDOM], 1, dark(5)),
    Plan("four_seats-asked_general_advance", [RANDOM, THRIFTY] * 2, 3),
    Plan("five_seats-asked_choose_artisan", [RANDOM] * 5, 1),
    Plan("five_seats-bank_ran_out", [RANDOM] * 5, 150),
    Plan("circle_fixed-three_seats", [THRIFTY] * 3, 1, {"circle": "fixed"}),
    Plan("scribes_everybody-four_seats", [RANDOM] * 4, 1, {"beginner_scribes": "everybody"}),
    Plan("scribes_each_chooses-asked_choose_start_scribe", [RANDOM] * 3, 1, {"beginner_scribes": "each_chooses"}),
    Plan("paid_token_by_token", [RANDOM] * 4, 12),
    Plan("asked_diplomat_response-asked_teacher_response", [RANDOM] * 4, 18),
    Plan("asked_exchange_window-asked_choose_exchange-exchanged", [RANDOM] * 3, 4),
    Plan("unfinished-three_seats", [HUMAN, RANDOM, RANDOM], 1, {}, 3),
]
SAVES_PLANS = [
    Plan("pharaon-two_seats", [THRIFTY] * 2, 202, {}, WHOLE, "Two heirs", "Merit Horu"),
    Plan("pharaon-three_seats", [THRIFTY] * 3, 203, {}, WHOLE, "Three boats", "Nefru Senbi Kawit"),
    Plan("pharaon-four_seats-pharaoh", [THRIFTY] * 4, 204, {}, WHOLE, "Four thrones", "Amenu Tjenet Ipi Henut"),
    Plan("pharaon-five_seats", [THRIFTY] * 5, 205, {}, WHOLE, "The full court", "Djari Mutemy Sobka Reniet Khuy"),
    Plan("pharaon-solo_won", [THRIFTY], 206, {}, WHOLE, "The Traitor unmasked", "Senebti"),
    Plan("pharaon-solo_lost-five_dark", [THRIFTY], 207, dark(5), WHOLE, "Five shadows", "Ankhu"),
    Plan("pharaon-circle_fixed-scribes_everybody", [THRIFTY] * 3, 208,
         {"circle": "fixed", "beginner_scribes": "everybody"}, WHOLE, "Learning to write", "Hapu Merti Bakemut"),
    # A human's seat has no name of its own: whoever goes on from here is "Player 1".
    Plan("pharaon-unfinished-three_seats", [HUMAN, THRIFTY, THRIFTY], 209, {}, 3, "Mid-flood", " Ipuya Nebti"),
    Plan("pharaon-unfinished-one_seat", [HUMAN], 210, dark(2), 2, "Whispers in the palace"),
]  # fmt: skip


def make(plan: Plan) -> tuple[Match, int]:
    """The first match from the plan's seed on that shows all that its file name says."""
    wanted = set(plan.file.split("-"))
    for seed in range(plan.seed, plan.seed + MOST_SEEDS):
        match = play(plan, seed)
        if wanted <= features(match):
            return match, seed
    raise SystemExit(f"{plan.file}: none of {MOST_SEEDS} matches from seed {plan.seed} on is one.")


def play(plan: Plan, seed: int) -> Match:
    match = Match.start(TITLE, make_seats(plan.players, plan.names.split(" ")), seed, plan.options)
    agents = [
        RandomPlayer(seed * 10 + seat) if player == RANDOM else ThriftyPlayer(seed * 10 + seat)
        for seat, player in enumerate(plan.players)
    ]
    while (decision := match.decision()) is not None:
        state: Any = match.state
        if state.round >= plan.rounds and decision.seat == 0 and decision.kind == "take_turn":
            break
        match.apply(agents[decision.seat].choose(state, decision.seat))
    return match


def write(plan: Plan, match: Match, folder: Path, minute: int) -> None:
    """With set dates instead of today's, so that only a change of the rules changes a file."""
    record = record_of(match, plan.name)
    started, saved = (f"2026-01-07T{hour}:{minute:02}:00.000000+00:00" for hour in (18, 19))
    record = replace(record, saved=saved, setup=replace(record.setup, started=started))
    (folder / f"{plan.file}.toml").write_bytes(to_bytes(record))


def main() -> None:
    for plans, folder in ((GOLDEN_PLANS, GOLDEN), (SAVES_PLANS, SAVES)):
        folder.mkdir(exist_ok=True)
        for minute, plan in enumerate(plans):
            match, seed = make(plan)
            write(plan, match, folder, minute)
            moved = "" if seed == plan.seed else f" (not {plan.seed} any more: store it)"
            print(f"{folder.name}/{plan.file}: seed {seed}{moved}, {len(match.actions)} actions")


if __name__ == "__main__":
    main()
