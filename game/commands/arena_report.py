"""What `simulate` and `ladder` tell alike: shares with intervals, and what thinking cost."""

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from game.core.language import N_, _, ngettext

if TYPE_CHECKING:
    from ai.arena import Series, Standing, Thinking
    from ai.stats import Gap, Interval

VERDICTS = {
    "above": N_("{name} is above {target} after {count} of at most {most} matches."),
    "below": N_("{name} is below {target} after {count} of at most {most} matches."),
    "open": N_("Whether {name} is above or below {target} is still open after {count} matches."),
}


# -- for people -------------------------------------------------------------------------------------------


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def percents(interval: "Interval") -> str:
    return f"{100 * interval.low:.0f}-{100 * interval.high:.0f} %"


def number(won: Fraction) -> int | float:
    """Whole victories as whole numbers; shared ones leave a fraction."""
    return won.numerator if won.denominator == 1 else round(float(won), 4)


def verdict(series: "Series") -> str:
    first = series.standings[0]
    words = _(VERDICTS[series.verdict])
    return words.format(
        name=first.name, target=percent(series.target), count=len(series.outcomes), most=series.plan.most
    )


def notes(series: "Series") -> list[str]:
    """What a reader of the interval should know."""
    lines: list[str] = []
    if not series.whole:
        lines.append(_("The last deal was not played from every seat."))
    looks = len(series.plan.looks(len(series.outcomes[0].seats)))
    if looks > 1:
        text = _("The intervals are widened so that all {looks} looks at the series together are 95 % sure.")
        lines.append(text.format(looks=looks))
    return lines


def thinking_rows(standings: list["Standing"]) -> list[list[str]]:
    """Times in milliseconds of CPU time, for each choice."""
    rows = [[_("Level"), _("Choices"), _("Mean ms"), _("Longest ms"), _("Deadline ms"), _("Late")]]
    for standing in standings:
        thinking, limit = standing.thinking, standing.entrant.deadline()
        rows.append(
            [
                standing.name,
                str(thinking.choices),
                f"{1000 * thinking.mean:.1f}",
                f"{1000 * thinking.longest:.1f}",
                "-" if limit is None else f"{1000 * limit:.0f}",
                "-" if limit is None else str(thinking.late),
            ]
        )
    return rows


def punctuality(all_series: list["Series"]) -> str:
    """One line on all decisions: how near the latest came to its deadline."""
    decisions = sum(outcome.decisions for series in all_series for outcome in series.outcomes)
    timed = [standing for series in all_series for standing in series.standings if lateness(standing) is not None]
    late = sum(standing.thinking.late for standing in timed)
    count = ngettext("{count} decision", "{count} decisions", decisions).format(count=decisions)
    if not timed:
        return _("{decisions}, none of them timed.").format(decisions=count)
    choices = sum(standing.thinking.choices for standing in timed)
    latest = max(lateness(standing) or 0.0 for standing in timed)
    text = _("{decisions}, {choices} timed choices: the latest took {latest} of its deadline, {late} came late.")
    return text.format(decisions=count, choices=choices, latest=percent(latest), late=late)


def elo(gap: "Gap") -> str:
    low, high = ("?" if bound is None else str(bound) for bound in gap.interval)
    return f"{gap.elo} ({low} .. {high})"


# -- for machines -----------------------------------------------------------------------------------------


def lateness(standing: "Standing") -> float | None:
    """The longest thought as a part of its deadline."""
    limit = standing.entrant.deadline()
    return None if limit is None else standing.thinking.longest / limit


def bounds(interval: "Interval") -> list[float]:
    return [round(interval.low, 4), round(interval.high, 4)]


def standing_figures(standing: "Standing") -> dict[str, Any]:
    limit = standing.entrant.deadline()
    return {
        "entrant": str(standing.entrant),
        "wins": number(standing.won),
        "share": round(standing.share, 4),
        "interval": bounds(standing.interval),
        "even": round(standing.even, 4),
        "mean_score": round(standing.mean_score, 2),
        **thinking_figures(standing.thinking),
        "deadline_s": None if limit is None else round(limit, 4),
    }


def thinking_figures(thinking: "Thinking") -> dict[str, Any]:
    return {
        "choices": thinking.choices,
        "mean_s": round(thinking.mean, 6),
        "longest_s": round(thinking.longest, 6),
        "late": thinking.late,
    }


def series_figures(series: "Series") -> dict[str, Any]:
    """How far a series went, what it decided, and how every level did."""
    return {
        "most": series.plan.most,
        "looks": series.plan.looks(len(series.outcomes[0].seats)),
        "target": round(series.target, 4),
        "verdict": series.verdict,
        "decisions": sum(outcome.decisions for outcome in series.outcomes),
        "late": sum(standing.thinking.late for standing in series.standings),
        "seconds": round(series.seconds, 3),
        "standings": {standing.name: standing_figures(standing) for standing in series.standings},
    }
