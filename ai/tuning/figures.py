"""A round of tuning as plain data: for a JSON document, and for the story in the file of weights."""

from datetime import date
from typing import Any

from ai.arena import Series
from ai.tuning.rounds import Round, Wish
from ai.tuning.selfplay import Setup


def story(setup: Setup, done: Round, wish: Wish, today: date) -> dict[str, Any]:
    """What the file says about a step that was taken over: enough to repeat it."""
    if done.series is None:
        raise ValueError("Without a contest there is nothing to tell.")
    won = contest_figures(done.series)
    return {
        "date": today,
        "matches": wish.matches,
        "iterations": setup.iterations,
        "seats": setup.seats,
        **({"options": setup.options} if setup.options else {}),
        "seed": setup.seed,
        "step": done.step,
        "contest": won["matches"],
        "share": won["share"],
        "low": won["interval"][0],
        "high": won["interval"][1],
    }


def round_figures(done: Round, wish: Wish) -> dict[str, Any]:
    return {
        "matches": wish.matches,
        "turns": done.fit.turns,
        "explained": {f"{step:g}": round(share, 4) for step, share in done.fit.explained.items()},
        "weights": {name: [done.old.get(name, 0.0), new] for name, new in done.new.items()},
        "fitted": {name: round(weight, 4) for name, weight in done.fit.weights.items()},
        "trials": [{"step": trial.step, **contest_figures(trial.series)} for trial in done.trials],
        "step": done.step,
        "contest": None if done.series is None else contest_figures(done.series),
        "accepted": done.accepted,
    }


def contest_figures(series: Series) -> dict[str, Any]:
    new, old = series.standings
    return {
        "seed": series.seed,
        "matches": len(series.outcomes),
        "most": series.plan.most,
        "wins": round(float(new.won), 4),
        "share": round(new.share, 4),
        "interval": [round(new.interval.low, 4), round(new.interval.high, 4)],
        "even": round(new.even, 4),
        "mean_scores": [round(new.mean_score, 2), round(old.mean_score, 2)],
        "verdict": series.verdict,
    }
