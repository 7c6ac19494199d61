"""Plays the golden matches of kemet and the shipped examples anew, after a change of its rules.

`PYTHONPATH=tests python -m golden.make_kemet` in the project's folder always writes the same files. Each match begins
with a seed that is known to do; if it does no more, the next one that shows what the file's name says is taken.
"""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from golden.kemet_endings import features
from helpers.kemet_player import EagerPlayer, HostPlayer, InvaderPlayer

from game.core.decision import Action
from game.core.rng import Rng
from game.rules.kemet import TITLE
from game.session.match import HUMAN, Match, make_seats
from game.session.record import record_of, to_bytes

GOLDEN = Path(__file__).with_name("kemet")
SAVES = Path(__file__).parents[2] / "saves"
MOST_SEEDS = 3000
WHOLE = 99  # rounds; no match is so long

RANDOM, EAGER, INVADER, HOST = "random", "greedy", "novice", "skilled"  # as seats: levels that can go on


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


def limit(rounds: int) -> dict[str, str]:
    return {"round_limit": str(rounds)}


DEALT = {"gods": "random", "cities": "random"}
GOLDEN_PLANS = [
    Plan("won_ahead-two_seats", [EAGER] * 2, 1),
    Plan("won_ahead-three_seats-teleport", [EAGER] * 3, 1),
    Plan("won_with_equals", [RANDOM] * 4, 52),
    Plan("four_seats-won_ahead-sacrificed", [RANDOM, EAGER] * 2, 1),
    Plan("five_seats-won_ahead", [EAGER] * 5, 1),
    Plan("limit_by_points-limit_5", [RANDOM] * 3, 1, limit(5)),
    Plan("limit_by_battle_points-limit_7", [RANDOM] * 4, 27, limit(7)),
    Plan("limit_by_order-limit_10", [RANDOM] * 2, 33, limit(10)),
    Plan("gods_random-cities_random-five_seats", [RANDOM] * 5, 1, {**DEALT, **limit(5)}),
    Plan("diverted-reshuffled-retreated-recalled", [RANDOM] * 3, 1),
    Plan("spied-asked_divine_wound-special_card", [RANDOM] * 5, 2),
    Plan("silver_token-golden_action-asked_keep_creature", [RANDOM] * 4, 4),
    Plan("burned-remembered-asked_muster", [RANDOM] * 3, 1),
    Plan("asked_vision_pick-asked_night_free_build-asked_night_units", [RANDOM] * 5, 1),
    Plan("asked_exchange_creature-asked_deploy_creature-asked_pray_reinforce", [RANDOM] * 5, 5),
    Plan("safety_net-two_seats", [RANDOM] * 2, 5),
    Plan("asked_order_battles", [INVADER, HOST], 6),
    Plan("asked_buy_colour", [RANDOM] * 3, 4),
    Plan("unfinished-three_seats", [HUMAN, RANDOM, RANDOM], 1, {}, 3),
]
SAVES_PLANS = [
    Plan("kemet-two_seats", [EAGER] * 2, 302, {}, WHOLE, "Two thrones", "Ahmose Tiye"),
    Plan("kemet-three_seats", [EAGER] * 3, 303, {}, WHOLE, "The west bank burns", "Sennu Herit Baki"),
    Plan("kemet-four_seats", [EAGER] * 4, 304, {}, WHOLE, "Both shores", "Nebet Ptahmose Iset Kenna"),
    Plan("kemet-five_seats", [EAGER] * 5, 305, {}, WHOLE, "Five gods", "Ramose Takhat Minu Henti Userhat"),
    Plan("kemet-limit_by_points-limit_5", [EAGER] * 3, 308, limit(5), WHOLE, "Five floods", "Qenna Mutnofret Djau"),
    Plan("kemet-gods_random-cities_random", [EAGER] * 4, 307, DEALT, WHOLE, "Drawn by lot", "Ipu Satre Amenu Weret"),
    # A human's seat has no name of its own: whoever goes on from here is "Player 1".
    Plan("kemet-unfinished-three_seats", [HUMAN, EAGER, EAGER], 308, {}, 3, "Before the night", " Khay Nofret"),
    Plan("kemet-unfinished-two_seats", [HUMAN, EAGER], 309, {}, 2, "A first purchase", " Sitamun"),
]


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
    kinds: dict[str, Any] = {RANDOM: RandomPlayer, INVADER: InvaderPlayer, HOST: HostPlayer}
    agents = [kinds.get(player, EagerPlayer)(seed * 10 + seat) for seat, player in enumerate(plan.players)]
    while (decision := match.decision()) is not None:
        state: Any = match.state
        if state.round >= plan.rounds and decision.seat == 0 and decision.kind == "turn_menu":
            break
        match.apply(agents[decision.seat].choose(state, decision.seat))
    return match


def write(plan: Plan, match: Match, folder: Path, minute: int) -> None:
    """With set dates instead of today's, so that only a change of the rules changes a file."""
    record = record_of(match, plan.name)
    started, saved = (f"2026-01-08T{hour}:{minute:02}:00.000000+00:00" for hour in (18, 19))
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
