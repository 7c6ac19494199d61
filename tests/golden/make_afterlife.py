"""Plays the golden matches of afterlife and the shipped examples anew, after a change of its rules.

`PYTHONPATH=tests python -m golden.make_afterlife` in the project's folder always writes the same files. Each match
begins with a seed that is known to do; if it does no more, the next one that shows what the file's name says is taken.
"""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from golden.afterlife_endings import features
from helpers.solo_player import SoloPlayer

from ai import make_agent
from game.rules import TITLES
from game.session.match import HUMAN, Match, make_seats
from game.session.record import record_of, to_bytes

TITLE = TITLES["afterlife"]
GOLDEN = Path(__file__).with_name("afterlife")
SAVES = Path(__file__).parents[2] / "saves"
MOST_SEEDS = 3000
WHOLE = 10_000  # turns; no match is so long

RANDOM, GREEDY, SCRIPT = "random", "greedy", "script"


class Plan(NamedTuple):
    file: str  # words of `features`, joined by hyphens
    players: Sequence[str]
    seed: int
    options: dict[str, str] = {}  # noqa: RUF012 (a tuple's default, never changed)
    turns: int = WHOLE  # after which the match is left, at the first seat's turn
    name: str = ""
    names: str = ""


def solo(mode: str) -> dict[str, str]:
    return {"mode": f"solo_{mode}"}


def mode(name: str) -> dict[str, str]:
    return {"mode": name}


GOLDEN_PLANS = [
    Plan("outright_win", [GREEDY] * 2, 1),
    Plan("tie_break", [RANDOM] * 2, 28),
    Plan("tie_break-three_seats", [RANDOM] * 3, 11),
    Plan("shared_victory", [RANDOM] * 2, 16),
    Plan("shared_victory-four_seats", [RANDOM] * 4, 10),
    Plan("mid_round_end-three_seats", [RANDOM] * 3, 1),
    Plan("round_end-four_seats", [RANDOM] * 4, 5),
    Plan("solo_beginner_won", [SCRIPT], 1, solo("beginner")),
    Plan("solo_beginner_lost", [RANDOM], 1, solo("beginner")),
    Plan("solo_master_embalmer_won", [SCRIPT], 4, solo("master_embalmer")),
    Plan("solo_master_embalmer_lost", [SCRIPT], 1, solo("master_embalmer")),
    Plan("standard-four_seats", [GREEDY, RANDOM] * 2, 1),
    Plan("mix_of_sets", [RANDOM] * 3, 1, mode("mix_of_sets")),
    Plan("half_sets_independent", [RANDOM] * 4, 1, mode("half_sets_independent")),
    Plan("half_sets_merged", [RANDOM] * 2, 1, mode("half_sets_merged")),
    Plan("longer_game_70", [RANDOM] * 3, 1, mode("longer_game_70")),
    Plan("longer_game_84", [RANDOM] * 4, 1, mode("longer_game_84")),
    Plan("five_players-five_seats", [RANDOM] * 5, 1),
    Plan("six_players-six_seats", [RANDOM] * 6, 1),
    Plan("discard_order_full-asked_discard_next", [GREEDY] * 2, 1, {"discard_order": "full"}),
    Plan("axe_chain", [RANDOM] * 3, 16),
    Plan("boat_reaction-mix_of_sets", [RANDOM] * 2, 2, {**mode("mix_of_sets"), "uniques": "base"}),
    Plan("asked_choose_fall", [RANDOM] * 2, 30),
    Plan("asked_choose_sacrifice_order-asked_may_entomb_next", [RANDOM] * 2, 21),
    Plan("asked_repeat_action-longer_game_84", [RANDOM] * 2, 1, mode("longer_game_84")),
    Plan("asked_choose_opponent_hand_card-asked_forced_sacrifice", [RANDOM] * 3, 11, mode("half_sets_merged")),
    Plan("asked_give_card", [RANDOM] * 3, 4, {**mode("mix_of_sets"), "set_of_7": "statues"}),
    Plan("unfinished-half_sets_merged", [HUMAN, RANDOM], 1, mode("half_sets_merged"), 12),
]
SAVES_PLANS = [
    Plan("two_seats", [GREEDY] * 2, 102, {}, WHOLE, "Two at the table", "Merit Horu"),
    Plan("three_seats", [GREEDY] * 3, 103, {}, WHOLE, "Three by the river", "Nefru Senbi Kawit"),
    Plan("four_seats", [GREEDY] * 4, 104, {}, WHOLE, "Four courtiers", "Amenu Tjenet Ipi Henut"),
    Plan("five_seats", [GREEDY] * 5, 105, {}, WHOLE, "Five lamps lit", "Djari Mutemy Sobka Reniet Khuy"),
    Plan("six_seats", [GREEDY] * 6, 106, {}, WHOLE, "A full house", "Tetiu Nubet Wahka Isety Pepu Hedjet"),
    Plan("solo_beginner_won", [SCRIPT], 107, solo("beginner"), WHOLE, "The perfect tomb", "Senebti"),
    Plan("solo_beginner_lost", [GREEDY], 108, solo("beginner"), WHOLE, "One jar short", "Ankhu"),
    Plan("solo_master_embalmer_won", [SCRIPT], 11, solo("master_embalmer"), WHOLE, "Master embalmer", "Tjuyet"),
    Plan("half_sets_merged", [GREEDY] * 3, 109, mode("half_sets_merged"), WHOLE, "Each once", "Hapu Merti Bakemut"),
    Plan("longer_game_84", [GREEDY] * 2, 110, mode("longer_game_84"), WHOLE, "The long flood", "Kheru Satiah"),
    # A human's seat has no name of its own: whoever goes on from here is "Player 1".
    Plan("mix_of_sets-unfinished", [HUMAN, GREEDY, GREEDY], 111, mode("mix_of_sets"), 15, "Mixed jars", " Ipuya Nebti"),
    Plan("two_seats-unfinished", [HUMAN, GREEDY], 112, {}, 16, "Halfway down the Nile", " Meketi"),
    Plan("solo_beginner-unfinished", [SCRIPT], 113, solo("beginner"), 20, "Alone in the workshop"),
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
    kinds = [HUMAN if player == SCRIPT else player for player in plan.players]
    match = Match.start(TITLE, make_seats(kinds, plan.names.split(" ")), seed, plan.options)
    agents = [agent(player, seed, seat) for seat, player in enumerate(plan.players)]
    while (decision := match.decision()) is not None:
        state: Any = match.state
        if state.turns >= plan.turns and (decision.seat, decision.kind) == (0, "main_action"):
            break
        match.apply(agents[decision.seat].choose(state, decision.seat))
    return match


def agent(player: str, seed: int, seat: int) -> Any:
    if player == SCRIPT:
        return SoloPlayer(seed)
    return make_agent(RANDOM if player == RANDOM else GREEDY, TITLE, seed * 10 + seat)


def write(plan: Plan, match: Match, folder: Path, minute: int) -> None:
    """With set dates instead of today's, so that only a change of the rules changes a file."""
    record = record_of(match, plan.name)
    started, saved = (f"2026-01-06T{hour}:{minute:02}:00.000000+00:00" for hour in (18, 19))
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
