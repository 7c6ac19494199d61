"""A series in which the entrants move one seat on from match to match, and how each of them did."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple, TypeAlias

from ai.arena.entrant import Entrant, names_of
from ai.arena.match import Outcome
from ai.arena.plan import OPEN, Plan, verdict
from ai.arena.task import Runner, one_by_one, tasks_of
from ai.arena.thinking import Thinking, together
from ai.stats import Interval, paired_interval, reach_for
from game.core.title import Title, resolve_options

Progress: TypeAlias = Callable[[int, int], None]  # matches done, matches in all


class Standing(NamedTuple):
    """One entrant, or several alike, over a whole series."""

    name: str
    entrant: Entrant
    won: Fraction  # a shared victory is split among its winners
    share: float
    interval: Interval
    even: float  # the share of equally strong opponents
    mean_score: float
    thinking: Thinking


class Series(NamedTuple):
    title: str
    seed: int
    plan: Plan
    outcomes: list[Outcome]
    standings: list[Standing]  # in the order of the entrants
    target: float  # what the first entrant's share is compared with
    verdict: str  # above, below or open

    @property
    def wins(self) -> dict[str, Fraction]:
        return {standing.name: standing.won for standing in self.standings}

    @property
    def seconds(self) -> float:
        return sum(outcome.seconds for outcome in self.outcomes)

    @property
    def whole(self) -> bool:
        """Whether every deal was played from every seat."""
        return len(self.outcomes) % len(self.outcomes[0].seats) == 0


def simulate(
    title: Title,
    entrants: Sequence[Entrant],
    plan: Plan,
    seed: int,
    options: Mapping[str, str] | None = None,
    runner: Runner = one_by_one,
    progress: Progress | None = None,
) -> Series:
    """Play in batches up to each look of the plan; end when the first entrant's interval decides.

    What is played and when it ends depend on the outcomes alone, so every runner gives the same series.
    """
    resolve_options(title, len(entrants), options)
    tasks = tasks_of(title.id, entrants, plan.most, seed, options)
    looks = plan.looks(len(entrants))
    outcomes: list[Outcome] = []
    for look in looks:
        for outcome in runner(tasks[len(outcomes) : look]):
            outcomes.append(outcome)
            if progress:
                progress(len(outcomes), plan.most)
        series = judged(title, entrants, plan, seed, outcomes, reach_for(len(looks)))
        if series.verdict != OPEN:
            break
    return series


def judged(
    title: Title, entrants: Sequence[Entrant], plan: Plan, seed: int, outcomes: list[Outcome], z: float
) -> Series:
    names = names_of(entrants)
    standings = [standing(name, entrants[names.index(name)], names, outcomes, z) for name in dict.fromkeys(names)]
    target = standings[0].even if plan.bar is None else plan.bar
    return Series(title.id, seed, plan, outcomes, standings, target, verdict(standings[0].interval, target))


def standing(name: str, entrant: Entrant, names: Sequence[str], outcomes: Sequence[Outcome], z: float) -> Standing:
    won = [won_by(name, outcome) for outcome in outcomes]
    own = [(outcome, seat) for outcome in outcomes for seat, seated in enumerate(outcome.seats) if seated == name]
    return Standing(
        name,
        entrant,
        sum(won, Fraction(0)),
        float(sum(won, Fraction(0))) / len(outcomes),
        paired_interval([float(part) for part in won], len(names), z),
        names.count(name) / len(names),
        sum(outcome.scores[seat] for outcome, seat in own) / len(own),
        together(outcome.thinking[seat] for outcome, seat in own if outcome.thinking),
    )


def won_by(name: str, outcome: Outcome) -> Fraction:
    """The name's part of the victory; nobody has one where a solo goal was missed."""
    winners = [outcome.seats[seat] for seat in outcome.winners]
    return Fraction(winners.count(name), len(winners)) if winners else Fraction(0)
