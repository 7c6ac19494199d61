"""Plays the golden matches of ankh and the shipped examples anew, after a change of its rules.

`PYTHONPATH=tests python -m golden.make_ankh` in the project's folder always writes the same files. Each match begins
with a seed that is known to do; if it does no more, the next one that shows what the file's name says is taken.
"""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from golden.ankh_endings import features
from helpers.ankh_player import DevoutPlayer

from game.core.decision import Action
from game.core.rng import Rng
from game.rules.ankh import TITLE
from game.session.match import HUMAN, Match, make_seats
from game.session.record import record_of, to_bytes

GOLDEN = Path(__file__).with_name("ankh")
SAVES = Path(__file__).parents[2] / "saves"
MOST_SEEDS = 3000
WHOLE = 99  # events; no match is so long

RANDOM, DEVOUT = "random", "greedy"  # as seats: levels that can go on with such a match


class Plan(NamedTuple):
    file: str  # words of `features`, joined by hyphens
    players: Sequence[str]
    seed: int
    options: dict[str, str] = {}  # noqa: RUF012 (a tuple's default, never changed)
    events: int = WHOLE  # with which the match is left, at a turn of the first seat
    name: str = ""
    names: str = ""


class RandomPlayer:
    """Chance alone, by a generator of its own: the records must not change with the opponents."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, state: Any, seat: int) -> Action:
        return self.rng.choice(state.decision().actions)


def setup(scenario: str, *guardians: str, **more: str) -> dict[str, str]:
    chosen = {f"guardian_{level}": kind for level, kind in enumerate(guardians, start=1)}
    return {"scenario": scenario, **chosen, **more}


MIDDLE, OLD = "middle_kingdom", "old_kingdom"

GOLDEN_PLANS = [
    Plan("top_reached-two_seats-middle_kingdom", [DEVOUT] * 2, 1, setup(MIDDLE)),
    Plan("top_reached-three_seats-merged-won_together", [DEVOUT] * 3, 1),
    Plan("last_god-four_seats-old_kingdom-forgotten", [DEVOUT, RANDOM] * 2, 5, setup(OLD)),
    Plan("last_god-three_seats-won_together", [DEVOUT] * 3, 76),
    Plan("all_forgotten-three_seats-middle_kingdom", [RANDOM] * 3, 1, setup(MIDDLE)),
    Plan("all_forgotten-two_seats-old_kingdom", [RANDOM] * 2, 2, setup(OLD)),
    Plan("last_conflict-two_seats", [DEVOUT] * 2, 330),
    Plan("last_conflict-five_seats-merged-old_kingdom", [DEVOUT] * 5, 2, setup(OLD)),
    Plan("last_conflict-four_seats-won_together", [DEVOUT] * 4, 40),
    Plan("five_seats-middle_kingdom-other_decider-merged", [RANDOM] * 5, 1,
         setup(MIDDLE, merged_decider="seat_2")),
    Plan("shuffled_seats-shuffled_monuments-four_seats", [RANDOM] * 4, 1,
         {"shuffled_seats": "on", "shuffled_monuments": "on"}),
    Plan("satet-satet_pushed-asked_push_to", [RANDOM] * 4, 2, setup(MIDDLE, "satet", "apep", "androsphinx")),
    Plan("cat_mummy-cat_mummy_killed", [DEVOUT] * 4, 16, setup(OLD, "cat_mummy", "mummy", "giant_scorpion")),
    Plan("mummy-mummy_returned-asked_mummy_return", [DEVOUT] * 4, 14,
         setup(MIDDLE, "satet", "mummy", "giant_scorpion")),
    Plan("giant_scorpion-monument_destroyed-asked_aim_scorpion", [DEVOUT] * 3, 1,
         setup(OLD, "satet", "apep", "giant_scorpion")),
    Plan("guardian_released-asked_merge_keep_guardians", [RANDOM] * 5, 2),
    Plan("caravan-numbers_swapped-asked_place_caravan", [RANDOM] * 2, 1),
    Plan("plague-battle_without_winner-asked_use_tiebreaker", [RANDOM] * 3, 2),
    Plan("two_cards-asked_amun_declare", [RANDOM] * 2, 1, {"god_1": "amun"}),
    Plan("warrior_locked-locked_summoned", [DEVOUT] * 3, 1, {"god_1": "anubis"}),
    Plan("figure_spared-asked_isis_protect", [RANDOM] * 3, 8, {"god_1": "isis"}),
    Plan("gate_opened-asked_gate_hex-asked_summon_slot", [RANDOM] * 3, 1, {"god_1": "osiris"}),
    Plan("sun_attached-asked_attach_sun", [RANDOM] * 2, 1, {"god_1": "ra"}),
    Plan("obelisk_used-monument_built-worshipped-asked_obelisk_to", [DEVOUT] * 4, 2),
    Plan("monument_taken_away", [DEVOUT] * 3, 26),
    Plan("asked_summon_region", [DEVOUT] * 2, 19, setup(MIDDLE, "satet", "apep", "androsphinx")),
    Plan("unfinished-three_seats", [HUMAN, RANDOM, RANDOM], 1, {}, 6),
]  # fmt: skip
SAVES_PLANS = [
    Plan("ankh-top_reached-two_seats", [DEVOUT] * 2, 302, {}, WHOLE, "Two thrones in the sand", "Merit Horu"),
    Plan("ankh-three_seats-merged", [DEVOUT] * 3, 303, {}, WHOLE, "Two become one", "Nefru Senbi Kawit"),
    Plan("ankh-four_seats-old_kingdom", [DEVOUT] * 4, 304, setup(OLD), WHOLE, "Strangers' obelisks",
         "Amenu Tjenet Ipi Henut"),
    Plan("ankh-five_seats-merged-forgotten", [DEVOUT] * 5, 305, {}, WHOLE, "The whole pantheon",
         "Djari Mutemy Sobka Reniet Khuy"),
    Plan("ankh-last_conflict", [DEVOUT] * 4, 326, {}, WHOLE, "To the fifth conflict", "Senebti Bakenra Hapu Ankhu"),
    Plan("ankh-all_forgotten-two_seats", [RANDOM] * 2, 307, {}, WHOLE, "Nobody remembers", "Ipuya Nebti"),
    # A human's seat has no name of its own: whoever goes on from here is "Player 1".
    Plan("ankh-unfinished-two_seats", [HUMAN, DEVOUT], 308, {}, 4, "After the first conflict", " Nebti"),
    Plan("ankh-unfinished-four_seats", [HUMAN, DEVOUT, DEVOUT, DEVOUT], 309, setup(MIDDLE), 11,
         "Before the gods merge", " Hapu Merti Bakemut"),
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
        RandomPlayer(seed * 10 + seat) if player == RANDOM else DevoutPlayer(seed * 10 + seat)
        for seat, player in enumerate(plan.players)
    ]
    while (decision := match.decision()) is not None:
        state: Any = match.state
        if state.event >= plan.events and decision.seat == 0 and decision.kind == "choose_action":
            break
        match.apply(agents[decision.seat].choose(state, decision.seat))
    return match


def write(plan: Plan, match: Match, folder: Path, minute: int) -> None:
    """With set dates instead of today's, so that only a change of the rules changes a file."""
    record = record_of(match, plan.name)
    started, saved = (f"2026-01-09T{hour}:{minute:02}:00.000000+00:00" for hour in (18, 19))
    record = replace(record, saved=saved, setup=replace(record.setup, started=started))
    (folder / f"{plan.file}.toml").write_bytes(to_bytes(record))


def main() -> None:
    for plans, folder in ((GOLDEN_PLANS, GOLDEN), (SAVES_PLANS, SAVES)):
        folder.mkdir(exist_ok=True)
        for minute, plan in enumerate(plans):
            match, seed = make(plan)
            write(plan, match, folder, minute)
            moved = "" if seed == plan.seed else f" (not {plan.seed} any more: store it)"
            print(f"{folder.name}/{plan.file}: seed {seed}{moved}, {len(match.actions)} actions", flush=True)


if __name__ == "__main__":
    main()
