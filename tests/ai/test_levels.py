"""Every level of the menu exists, keeps to its kind of thinking, and two opponents of one level differ a little."""

import pytest
from helpers.afterlife import position

from ai import ALL_LEVELS, LEVELS, MENU_LEVELS, make_agent
from ai.budget import SECONDS
from ai.heuristics import heuristic
from ai.heuristics.afterlife import WEIGHTS, AfterlifeHeuristic
from ai.heuristics.base import read_weights
from ai.levels import MISJUDGES, NoviceAgent, build_agent
from ai.plain import PlainAgent
from ai.search_agent import SearchAgent
from ai.temperament import BALANCED, TEMPERAMENTS, coloured, misjudged, slip, temperament
from game.core.rng import Rng
from game.rules import TITLES

AFTERLIFE = TITLES["afterlife"]
EVALUATION = AfterlifeHeuristic()


def test_the_menu_has_known_levels_from_quick_to_thoughtful_and_every_name_has_a_time() -> None:
    assert set(MENU_LEVELS) | set(LEVELS) <= set(ALL_LEVELS)
    assert all(level in SECONDS for level in ALL_LEVELS)
    times = [SECONDS[level] for level in ("novice", "skilled", "master", "pharaoh")]
    assert times == sorted(times)
    assert [level for level in ALL_LEVELS if level in MENU_LEVELS] == list(MENU_LEVELS)


def test_skilled_answers_the_same_on_every_machine() -> None:
    """Its thought is counted in iterations, not in seconds."""
    state = AFTERLIFE.new_match(2, 5)
    decision = state.decision()
    assert decision is not None
    answers = {make_agent("skilled", AFTERLIFE, seed=9).choose(state, decision.seat) for _ in range(3)}
    assert len(answers) == 1


@pytest.mark.parametrize("level", ALL_LEVELS)
def test_every_level_answers_with_something_legal(level: str) -> None:
    for seats in (1, 2, 6):
        state = AFTERLIFE.new_match(seats, 5)
        decision = state.decision()
        assert decision
        agent = make_agent(level, AFTERLIFE, 3, 0.02)
        assert agent.level == level
        assert agent.choose(state, decision.seat) in decision.actions


def test_levels_that_search_take_their_time_from_the_table_or_from_the_caller() -> None:
    for level in ("skilled", "master", "pharaoh"):
        usual, hurried = (make_agent(level, AFTERLIFE, 1, seconds) for seconds in (None, 0.01))
        assert isinstance(usual, SearchAgent)
        assert isinstance(hurried, SearchAgent)
        assert usual.seconds == SECONDS[level]
        assert hurried.seconds == 0.01
    plain = make_agent("plain", AFTERLIFE, 1, 0.2)
    assert isinstance(plain, PlainAgent)
    assert plain.seconds == 0.2


def test_a_novice_overlooks_things_but_not_always() -> None:
    state = position(["urn", "judgement"], tomb=["victory", "harvest"], others=[["urn"]])
    chosen = [NoviceAgent(EVALUATION, seed).choose(state, 0) for seed in range(40)]
    right = chosen.count(("entomb_free", "judgement"))
    assert 15 < right < 40


def test_temperaments_follow_the_seed_and_all_occur() -> None:
    drawn = [temperament(seed) for seed in range(100)]
    assert drawn == [temperament(seed) for seed in range(100)]
    assert {style.name for style in drawn} == {style.name for style in TEMPERAMENTS}


def test_temperaments_colour_the_evaluation_only_a_little() -> None:
    assert coloured(WEIGHTS, BALANCED) == WEIGHTS
    for style in TEMPERAMENTS[1:]:
        changed = coloured(WEIGHTS, style)
        assert set(changed) == set(WEIGHTS)
        assert changed != WEIGHTS, style.name
        assert all(abs(changed[name]) <= 1.35 * abs(WEIGHTS[name]) for name in WEIGHTS)
        assert all(abs(changed[name]) >= 0.65 * abs(WEIGHTS[name]) for name in WEIGHTS)


def test_an_opponent_has_its_temperament() -> None:
    values = set()
    state = AFTERLIFE.new_match(2, 5)
    for style in TEMPERAMENTS:
        values.add(round(heuristic("afterlife", style).value(state, 0), 6))
    assert len(values) > 2


def test_the_prior_never_wastes_a_thought() -> None:
    state = position(["axe", "axe", "victory"], {"B1": "sling"}, stock=["sphinx"] * 9)
    state.apply(("buy", "B1"))
    state.apply(("pay_card", "axe"))
    decision = state.decision()
    assert decision
    assert EVALUATION.prior(state, decision) == [float(action == ("pay_done",)) for action in decision.actions]


def test_the_prior_has_a_word_for_every_decision_of_every_mode() -> None:
    mode = next(option for option in AFTERLIFE.options if option.id == "mode")
    for seats in (1, 2, 4, 5, 6):
        for chosen in mode.values_for(seats):
            state = AFTERLIFE.new_match(seats, 8, {"mode": chosen})
            rng = Rng(9)
            while (decision := state.decision()) is not None:
                weights = EVALUATION.prior(state, decision)
                assert len(weights) == len(decision.actions)
                assert min(weights) >= 0
                assert max(weights) > 0, decision
                shares = EVALUATION.shares(state)
                assert len(shares) == seats
                assert all(0 <= share <= 1 for share in shares)
                state.apply(rng.choice(decision.actions))


def test_the_better_position_has_the_larger_share() -> None:
    tombs = {0: ["sling", "dagger", "axe"], 1: ["urn"], 2: []}
    state = position(["urn"], {"B1": "ring"}, seats=3, others=[["urn"], ["urn"]], tombs=tombs, stock=["sphinx"] * 9)
    first, second, third = EVALUATION.shares(state)
    assert first > second > third


def test_a_search_beats_a_random_player() -> None:
    state = AFTERLIFE.new_match(2, 4)
    agents = [build_agent("skilled", AFTERLIFE, 1, iterations=10), make_agent("random", AFTERLIFE, 2)]
    while (decision := state.decision()) is not None:
        state.apply(agents[decision.seat].choose(state, decision.seat))
    result = state.result()
    assert result
    assert result.winners == (0,)


def weights_of(level: str, seed: int, moment: int = 0) -> dict[str, float]:
    agent = make_agent(level, AFTERLIFE, seed, moment=moment)
    assert isinstance(agent, SearchAgent)
    assert isinstance(agent.guide, AfterlifeHeuristic)
    return dict(agent.guide.weights)


def test_skilled_errs_about_the_worth_of_things_and_master_does_not() -> None:
    for seed in range(20):
        sound = coloured(WEIGHTS, temperament(seed))
        assert weights_of("master", seed) == weights_of("pharaoh", seed) == sound
        erring = weights_of("skilled", seed)
        assert erring != sound
        largest = MISJUDGES["skilled"]
        assert all(abs(erring[name] - sound[name]) <= largest * abs(sound[name]) + 1e-9 for name in sound)


def test_what_can_be_counted_is_not_misjudged() -> None:
    weights = {"score": 1.0, "gods": 1.0, "noble/judge": 1.0}
    felt = [misjudged(weights, 1.4, seed) for seed in range(20)]
    assert all(one["score"] == 1.0 for one in felt)
    assert all(one["gods"] != 1.0 != one["noble/judge"] for one in felt)


def test_an_opponent_keeps_its_character_and_errors_from_question_to_question() -> None:
    assert weights_of("skilled", 7) == weights_of("skilled", 7, moment=55)
    assert weights_of("skilled", 7) != weights_of("skilled", 8)


def test_the_moment_decides_which_numbers_are_drawn() -> None:
    state = AFTERLIFE.new_match(2, 5)
    decision = state.decision()
    assert decision
    drawn = [make_agent("random", AFTERLIFE, 3, moment=moment).choose(state, decision.seat) for moment in range(30)]
    assert len(set(drawn)) > 1
    assert drawn == [
        make_agent("random", AFTERLIFE, 3, moment=moment).choose(state, decision.seat) for moment in range(30)
    ]


def test_small_errors_are_likelier_than_large_ones() -> None:
    rng = Rng(3)
    slips = [slip(rng) for _ in range(2000)]
    assert max(map(abs, slips)) <= 1
    assert sum(abs(error) < 0.3 for error in slips) > 2 * sum(abs(error) > 0.7 for error in slips)
    assert abs(sum(slips)) < 60


@pytest.mark.parametrize("title", TITLES)
def test_every_temperament_shows_in_every_title(title: str) -> None:
    weights = read_weights(title)
    for style in TEMPERAMENTS:
        assert (coloured(weights, style) == weights) == (style == BALANCED)
