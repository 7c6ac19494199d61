"""Looking back at a match: every choice of a person is judged once, by what was known then, and nothing else is."""

from toys import TOY, play_on, toy_match

from game.core.advice import Advice, Reason, Suggestion
from game.core.canon import canonical_text
from game.core.decision import Action
from game.core.title import State, Title
from game.session.match import Match, Origin
from game.session.review import Review, beginning


class Verdict:
    def __init__(self, advice: Advice) -> None:
        self.advice = advice
        self.cancelled = False

    def poll(self) -> Advice | None:
        return None if self.cancelled else self.advice

    so_far = poll

    def progress(self) -> float:
        return 0.5

    def move_now(self) -> None:
        """There already."""

    def cancel(self) -> None:
        self.cancelled = True


class Strict:
    """Blames every action that is not the first legal one, and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, Action, int]] = []
        self.states: list[State] = []

    def review(self, title: Title, state: State, seat: int, played: Action, seed: int) -> Verdict:
        decision = state.decision()
        assert decision
        assert decision.seat == seat
        assert played in decision.actions
        self.asked.append((seat, played, seed))
        self.states.append(state.clone())
        best = decision.actions[0]
        return Verdict(Advice((Suggestion(best, 0.6, (Reason("coins", 2.0),)),), 0.2 if played != best else 0.0))


def finished(*kinds: str) -> Match:
    return play_on(toy_match(*kinds), 1000)


def looked_through(match: Match, engine: Strict) -> Review:
    review = Review(match)
    while not review.done:
        review.step(engine)  # type: ignore[arg-type]
    return review


def choices(match: Match) -> list[tuple[int, Action]]:
    """Every real choice of a person."""
    again = beginning(match)
    found = []
    for step in match.steps:
        decision = again.decision()
        assert decision
        if match.seats[step.seat].human and len(decision.actions) > 1:
            found.append((step.seat, step.action))
        again.apply(step.action)
    return found


def test_every_choice_of_a_person_is_judged_once_and_nothing_else() -> None:
    for kinds in (("human", "human"), ("human", "greedy"), ("greedy", "human", "greedy")):
        match = finished(*kinds)
        engine = Strict()
        review = looked_through(match, engine)
        assert [(seat, played) for seat, played, _seed in engine.asked] == choices(match)
        assert len({seed for *_rest, seed in engine.asked}) == len(engine.asked)
        assert review.progress == 1
        assert review.seen == review.total


def test_a_mistake_tells_when_what_and_how_much() -> None:
    match = finished("human", "greedy")
    review = looked_through(match, Strict())
    assert review.mistakes
    for mistake in review.mistakes:
        step = match.steps[mistake.at]
        assert (mistake.seat, mistake.played) == (step.seat, step.action)
        assert mistake.better != mistake.played
        assert (mistake.share, mistake.lost) == (0.6, 0.2)
        assert mistake.reasons == (Reason("coins", 2.0),)
        again = beginning(match)
        for action in match.actions[: mistake.at]:
            again.apply(action)
        assert mistake.view == again.state.view(mistake.seat), "as the seat saw it then"


def test_a_review_that_was_stopped_goes_on_where_it_was() -> None:
    match = finished("human", "human")
    whole = looked_through(match, Strict())
    engine = Strict()
    review = Review(match)
    for turn in range(2000):
        review.step(engine)  # type: ignore[arg-type]
        if turn % 5 == 0:
            review.stop()
    assert review.done
    assert review.mistakes == whole.mistakes


def test_progress_only_grows() -> None:
    review = Review(finished("human", "greedy"))
    seen = [review.progress]
    engine = Strict()
    while not review.done:
        review.step(engine)  # type: ignore[arg-type]
        seen.append(review.progress)
    assert seen == sorted(seen)


def test_the_match_itself_is_not_touched() -> None:
    match = finished("human", "human")
    before = match.state.to_plain()
    looked_through(match, Strict())
    assert match.state.to_plain() == before


def test_a_match_that_went_on_from_a_snapshot_begins_there() -> None:
    first = play_on(toy_match("human", "human"), 6)
    state = TOY.from_plain(first.state.to_plain())
    match = Match(TOY, first.setup, state, Origin(canonical_text(state.to_plain()), 6))
    play_on(match, 1000)
    review = looked_through(match, Strict())
    assert review.done
    assert review.state.to_plain() == match.state.to_plain()
