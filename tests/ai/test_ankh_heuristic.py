"""The evaluation of ankh counts what the rules count, and prefers what section 12 of its rules document calls good."""

from collections.abc import Iterator
from typing import Any, cast

import pytest
from helpers.ankh import (
    DELTA,
    EAST,
    WEST,
    actions,
    after_conflict,
    asked,
    build,
    conflict,
    devote,
    do,
    empower,
    fight,
    hand,
    pool,
    position,
    put,
    restart,
)

from ai.heuristics import heuristic
from ai.heuristics.ankh import WEIGHTS, AnkhHeuristic
from ai.heuristics.ankh_caravans import best_lines, judged_lines
from ai.heuristics.ankh_cards import Cards, battles_to_come
from ai.heuristics.ankh_estate import NAMES, conflicts_left, next_seat, power_uses, steps_left, time_left
from ai.heuristics.ankh_outlook import Outlook
from ai.heuristics.ankh_regions import Prospects, majorities_in
from ai.rollout import draw
from game.core.rng import Rng
from game.rules import TITLES
from game.rules.ankh.content import CARD_IDS, MONUMENTS, POWER_IDS
from game.rules.ankh.hexes import PLACE
from game.rules.ankh.majorities import majority_of
from game.rules.ankh.secrets_of_battle import SECRET_KINDS
from game.rules.ankh.state import AnkhState
from game.rules.ankh.words import TERMS

EVALUATION = cast(AnkhHeuristic, heuristic("ankh"))
ANKH = TITLES["ankh"]
ALL_KINDS = {
    "choose_action", "move_figure", "move_to", "summon_slot", "summon_figure", "summon_hex", "attach_sun",
    "unlock_power", "control_monument", "place_caravan", "keep_conflict_number", "swap_conflict_numbers",
    "amun_declare", "choose_battle_card", "build_monument", "build_hex", "plague_bid", "use_tiebreaker", "isis_protect",
    "anubis_trap", "osiris_gate", "gate_hex", "worshipful_sacrifice", "aim_scorpion", "obelisk_move", "obelisk_to",
}  # fmt: skip


def at(own: dict[str, Any] | None = None, other: dict[str, Any] | None = None, *gods: str) -> AnkhState:
    """Two gods; seat 0 is at its turn. Figures by kind."""
    state = position(*(gods or ("ra", "osiris")))
    for god, figures in enumerate((own or {"god": 701}, other or {"god": 107})):
        for kind, names in figures.items():
            put(state, god, kind, *(names if isinstance(names, list) else [names]))
    restart(state)
    return state


def term(state: AnkhState, name: str, seat: int = 0) -> float:
    return EVALUATION.terms(state, seat)[name]


def value(state: AnkhState, seat: int = 0) -> float:
    return EVALUATION.value(state, seat)


def best(state: AnkhState) -> str:
    """What looks best at first sight."""
    decision = state.decision()
    assert decision is not None
    weights = EVALUATION.prior(state, decision)
    return " ".join(str(part) for part in decision.actions[weights.index(max(weights))])


def played(seats: int, seed: int) -> Iterator[AnkhState]:
    """Every position of a match that follows the first sight."""
    state = ANKH.new_match(seats, seed)
    assert isinstance(state, AnkhState)
    rng = Rng(seed)
    while (decision := state.decision()) is not None:
        yield state
        state.apply(decision.actions[draw(EVALUATION.prior(state, decision), rng)])


# Terms --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", ANKH.seats)
def test_the_value_is_the_sum_of_named_terms(seats: int) -> None:
    for number, state in enumerate(played(seats, 5)):
        if number % 9 == 0:
            for seat in range(seats):
                if state.god_of[seat] in state.ladder:
                    terms = EVALUATION.terms(state, seat)
                    assert set(terms) == {name.partition("/")[0] for name in WEIGHTS}
                    assert sum(terms.values()) == pytest.approx(value(state, seat))


def test_every_feature_has_a_weight_and_every_term_a_sentence() -> None:
    state = at()
    assert set(NAMES) <= set(WEIGHTS)
    assert set(EVALUATION.features(state, 0)) <= set(WEIGHTS)
    assert set(EVALUATION.terms(state, 0)) <= set(TERMS)
    for name in EVALUATION.terms(state, 0):
        assert "+1.5" in ANKH.words.term(name, 1.5)


@pytest.mark.parametrize("seats", ANKH.seats)
def test_majorities_are_those_of_the_rules(seats: int) -> None:
    for state in played(seats, 2):
        for region in state.land.regions:
            held = majorities_in(state, region)
            for god in range(seats):
                assert held[god] == sum(majority_of(state, region, kind) == god for kind in range(MONUMENTS))


def test_devotion_and_the_place_on_the_ladder_count() -> None:
    low, high = at(), at()
    devote(low, 5, 6)
    devote(high, 8, 6)
    assert term(high, "devotion") == term(low, "devotion") + 3
    assert term(high, "rank") > term(low, "rank")


def test_a_region_alone_is_worth_more_than_a_battle_and_a_battle_more_than_nothing() -> None:
    alone = at({"god": 701, "warrior": [407]})
    shared = at({"god": 701, "warrior": [205]})
    one = at({"god": 701})
    assert term(alone, "conflict") > term(shared, "conflict") > term(one, "conflict")
    assert term(alone, "losses") == 0 > term(shared, "losses")


def test_strength_makes_victory_likely() -> None:
    found = [term(at({"god": 106, "warrior": list(names)}), "conflict") for names in ([], [105], [105, 206, 205])]
    assert found == sorted(found)
    assert found[2] > found[0]


def test_chariots_in_hand_are_feared() -> None:
    armed, bare = at({"god": 106}), at({"god": 106})
    hand(bare, 0, "flood")
    assert term(armed, "conflict") > term(bare, "conflict")


def test_a_majority_pays_only_with_a_figure_there() -> None:
    there, away = at({"god": 701}), at({"god": 407})
    for state in (there, away):
        build(state, "temple", 703, god=0)
    assert term(there, "majorities") > term(away, "majorities") == 0
    assert term(there, "monuments") == term(away, "monuments") > 0


def test_what_the_claws_reach_counts_no_more() -> None:
    state = position("isis", "ra", guardians=["giant_scorpion"])
    put(state, 0, "god", 701)
    put(state, 1, "god", 107)
    build(state, "temple", 803, god=0)
    restart(state)
    before = term(state, "majorities")
    put(state, 1, "giant_scorpion", 703, aim="SE+S")
    assert term(state, "majorities") < before


def test_bountiful_counts_in_the_red_part_only() -> None:
    place = POWER_IDS.index("bountiful")
    low, high = at(), at()
    devote(low, 3, 3)
    devote(high, 23, 23)
    assert power_uses(low, 0)[place] > power_uses(high, 0)[place] == 0
    plain = term(low, "conflict")
    empower(low, 0, "bountiful")
    assert term(low, "conflict") > plain
    assert term(low, "powers") > 0


def test_attuned_powers_live_on_their_monuments() -> None:
    state = at()
    place = POWER_IDS.index("temple_attuned")
    before = power_uses(state, 0)[place]
    build(state, "temple", 703, 702, god=0)
    assert power_uses(state, 0)[place] > before


def test_followers_and_income_count_while_they_can_be_used() -> None:
    rich, poor, late = at(), at(), at()
    rich.followers[0] = 6
    late.followers[0] = 6
    late.event = 16
    assert term(rich, "followers") > term(poor, "followers")
    assert term(late, "followers") < term(rich, "followers")
    build(rich, "temple", 702)
    assert term(rich, "income") > term(poor, "income")


def test_guardians_captives_and_cards_count() -> None:
    state = position("anubis", "ra", guardians=["satet"])
    put(state, 0, "god", 701)
    put(state, 1, "god", 107)
    restart(state)
    before = EVALUATION.terms(state, 0)
    pool(state, 0, "satet")
    state.locked[1] = 2
    state.pool_warriors[1] -= 2
    after = EVALUATION.terms(state, 0)
    assert after["guardians"] > before["guardians"]
    assert after["captives"] > before["captives"] == 0
    hand(state, 0, "flood")
    assert term(state, "hand") < before["hand"]


def test_leaving_the_event_to_the_next_seat_is_a_gift() -> None:
    own, others = at(), at()
    for state in (own, others):
        build(state, "temple", 702, 207)
        state.markers[0] = 5
    restart(others, 1)
    assert steps_left(own) == 1
    assert term(own, "tempo") > term(others, "tempo")


def test_who_is_low_before_the_merge_is_in_danger() -> None:
    state = position("ra", "osiris", "isis")
    for god, name in enumerate((701, 107, 407)):
        put(state, god, "god", name)
    devote(state, 2, 4, 9)
    state.event = 8
    restart(state)
    assert term(state, "merge", 0) < 0
    assert term(state, "merge", 1) < 0
    assert term(state, "merge", 2) == 0
    assert term(at(), "merge") == 0


def test_being_forgotten_is_a_danger_until_the_fourth_conflict_is_over() -> None:
    low, high = at(), at()
    devote(low, 4, 19)
    devote(high, 19, 19)
    low.event = high.event = 15
    assert term(low, "forgotten") < term(high, "forgotten") < 0
    high.event = 16
    assert term(high, "forgotten") == 0


def test_a_rivals_gain_is_our_loss() -> None:
    poor, rich = at(), at()
    build(rich, "temple", 207, god=1)
    empower(rich, 1, "bountiful")
    assert value(rich) < value(poor)


def test_time_runs_out_sooner_when_a_god_is_near_the_top() -> None:
    state = at()
    early = time_left(state)
    devote(state, 22, 5)
    state.event = 8
    assert early > time_left(state) >= 1
    state.event = 18
    assert time_left(state) == conflicts_left(state) == 0


def test_in_a_conflict_only_what_is_still_to_come_counts() -> None:
    state = at({"god": 701, "warrior": [407, 205]})
    state.event = 18
    before = Prospects(state)
    before.look()
    conflict(state)  # West and East are dominated, the battle of the Delta begins
    assert asked(state)[1] == "choose_battle_card"
    inside = Prospects(state)
    inside.look()
    assert before.conflict[0] == 0
    assert 0 < inside.conflict[0] < 2


# Shares -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", ANKH.seats)
def test_shares_are_between_nothing_and_all(seats: int) -> None:
    for state in played(seats, 7):
        shares = EVALUATION.shares(state)
        assert len(shares) == seats
        assert all(0 <= share <= 1 for share in shares)
        for seat, god in enumerate(state.god_of):
            assert shares[seat] == shares[god]  # both halves of a merged god have the same


def test_the_leader_is_the_likely_winner_and_grows_more_certain() -> None:
    early, late = at(), at()
    devote(early, 8, 3)
    devote(late, 27, 22)
    late.event = 17
    for state in (early, late):
        own, other = EVALUATION.shares(state)
        assert own > other
    assert EVALUATION.shares(late)[0] > EVALUATION.shares(early)[0]


def test_a_merged_god_shares_its_victory() -> None:
    state = position("ra", "osiris", "isis")
    for god, name in enumerate((701, 107, 407)):
        put(state, god, "god", name)
    devote(state, 12, 9, 18)
    after_conflict(state, 3)
    assert state.god_of == [0, 0, 2]
    shares = EVALUATION.shares(state)
    assert shares[0] == shares[1] < shares[2]


def test_a_finished_match_is_judged_by_its_result() -> None:
    state = at()
    devote(state, 26, 22)
    after_conflict(state, 5)
    assert state.result() is not None
    assert set(EVALUATION.terms(state, 0)) == {"victory", "lead"}
    assert value(state, 0) > value(state, 1)


# First sight --------------------------------------------------------------------------------------------------------


def test_every_decision_has_a_first_sight() -> None:
    met: set[str] = set()
    for seats, seed in [(2, 1), (2, 2), (3, 3), (4, 4), (5, 5), (5, 6), (5, 9)]:
        for state in played(seats, seed):
            decision = state.decision()
            assert decision is not None
            weights = EVALUATION.prior(state, decision)
            assert len(weights) == len(decision.actions)
            assert min(weights) >= 0
            assert max(weights) > 0
            met.add(decision.kind)
    assert met >= ALL_KINDS


def test_first_sight_alone_is_no_match_that_everybody_loses() -> None:
    ends = []
    for seed in range(6):
        *_, state = played(2, seed)
        while (decision := state.decision()) is not None:
            state.apply(decision.actions[0])
        result = state.result()
        assert result is not None
        ends.append(bool(result.winners))
    assert sum(ends) >= 4


def test_only_figures_with_a_reason_move() -> None:
    state = at({"god": 701, "warrior": [407]})
    do(state, "move")
    assert best(state) == "end_move"


def test_a_figure_goes_where_it_is_alone() -> None:
    state = at({"god": 701, "warrior": [404]})
    outlook = Outlook(state, 0)
    regions = state.land.region_at
    assert outlook.comes[regions[PLACE[407]]] > outlook.comes[regions[PLACE[205]]] > 0
    assert outlook.comes[regions[PLACE[700]]] < 0.1


def test_a_second_bid_above_all_others_is_never_tried() -> None:
    state = at({"god": 701, "warrior": [702]}, {"god": 800, "warrior": [600]})
    state.followers = [6, 2]
    devote(state, 2, 4)
    hand(state, 1, "flood")
    fight(state, WEST)
    do(state, "card plague_of_locusts")
    decision = state.decision()
    assert decision is not None
    weights = EVALUATION.prior(state, decision)
    assert [weight > 0 for weight in weights] == [True, True, True, True, False, False, False]


def test_cards_are_judged_by_what_they_do() -> None:
    state = at({"god": 701, "warrior": [702, 801]}, {"god": 800, "warrior": [600, 601, 700]})
    cards = Cards(state, 0, state.area(WEST))

    def worth(*names: str) -> float:
        return cards.worth(sum(1 << CARD_IDS.index(name) for name in names))

    assert worth("chariots") > worth("cycle_of_maat")
    assert worth("drought") > worth("flood")  # nothing is fertile here
    assert worth("chariots", "drought") > worth("drought", "flood")
    assert battles_to_come(state, 0) == 0


def test_of_many_pairs_of_cards_only_the_good_ones_are_tried() -> None:
    state = at({"god": 701, "warrior": [702, 801]}, {"god": 800, "warrior": [600, 601]}, "amun", "ra")
    devote(state, 2, 4)
    fight(state, WEST)
    do(state, "yes")
    decision = state.decision()
    assert decision is not None
    weights = EVALUATION.prior(state, decision)
    assert 0 < sum(weight > 0 for weight in weights) < len(weights)


# Secrets, turns, plans ----------------------------------------------------------------------------------------------


def test_secret_rounds_are_taken_back_as_a_whole() -> None:
    assert EVALUATION.secret == SECRET_KINDS
    state = at({"god": 701}, {"god": 800})
    devote(state, 2, 4)
    fight(state, WEST)
    assert asked(state) == (0, "choose_battle_card")
    do(state, "card flood")
    assert asked(state) == (1, "choose_battle_card")
    EVALUATION.reopen(state)
    assert asked(state) == (0, "choose_battle_card")
    assert state.sealed == [0, 0]


@pytest.mark.parametrize("seats", [2, 5])
def test_a_turn_ends_with_the_seat(seats: int) -> None:
    for state in played(seats, 3):
        turn = EVALUATION.turn(state)
        assert turn % 5 == next_seat(state)
        assert turn // 5 in (0, state.event)  # a conflict or a caravan is a turn of its own


def test_plans_are_legal_answers_and_a_few() -> None:
    state = at({"god": 701, "warrior": [404, 504]})
    decision = state.decision()
    assert decision is not None
    proposed = EVALUATION.plans(state, decision)
    assert 0 < len(proposed) <= 6
    assert all(plan[0] in decision.actions for plan in proposed)


def test_a_caravan_between_two_own_figures_is_proposed() -> None:
    state = at({"god": 103, "warrior": [106]}, {"god": 800})
    state.event = 4
    state.markers[3] = 4
    state.followers[0] = 0
    restart(state)
    do(state, "gain")
    assert asked(state) == (0, "place_caravan")
    decision = state.decision()
    assert decision is not None
    for plan in EVALUATION.plans(state, decision):
        assert plan[0] == ("region", DELTA)
        assert plan[0] in actions(state)
    assert best(state) == f"region {DELTA}"
    worths = [worth for worth, _line in judged_lines(state, 0)]
    assert max(worths) > 0.5 > min(worths)
    assert len(best_lines(state, 0, 2)) == 2


def test_a_line_that_helps_nobody_is_worth_nothing() -> None:
    state = at({"god": 701}, {"god": 107})
    east = state.region(EAST)
    assert all(worth == 0 for worth, line in judged_lines(state, 0) if line.part & east)
