"""Payments (section 5): complete against brute force, without waste, in order; pruning; the entry token; scarcity."""

from itertools import combinations, permutations

import pytest
from helpers.pharaon import actions, asked, choices, do, give, letters, on_wheel, position, purse, restart, tokens
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.pharaon.affording import affordable, colours_owned, of_use
from game.rules.pharaon.content import (
    ARTISANS_ZONE,
    BASICS,
    BURIAL_COST,
    BURIAL_ZONE,
    FIRST_JOKER,
    FIRST_OFFERING,
    LETTERS,
    NILE_COST,
    NILE_ZONE,
    NOBLES_ZONE,
    OFFERINGS_ZONE,
    SILVER,
    TOKENS,
    ZONES,
)
from game.rules.pharaon.noble_cards import SCRIBE_COLOURS
from game.rules.pharaon.payments import tariff
from game.rules.pharaon.prices import ANY_ENTRY, WITH_JUDGE
from game.rules.pharaon.pruning import sensible_payments

BONUS_COST = [(colour, colour) for colour in range(BASICS)]
THREE_ALIKE = [(colour,) * 3 for colour in range(BASICS)]


# An own reading of 5.1 and 5.2, as slow and plain as possible -----------------------------------------------------


def stands_for(kind: int, zone: int, scribes: int) -> set[int]:
    """The colours that a token may stand for."""
    if kind == SILVER or kind == FIRST_JOKER + zone:
        return set(range(BASICS))
    if kind >= FIRST_JOKER:
        return set()
    known = {kind % FIRST_OFFERING}
    while True:
        more = set(known)
        for scribe, pair in enumerate(SCRIBE_COLOURS):
            if scribes >> scribe & 1 and known & set(pair):
                more |= set(pair)
        if more == known:
            return known
        known = more


def requirements(zone: int, entry: int, detail: int) -> list[list[set[int]]]:
    """Every way to owe: one set of welcome colours for each token, the entry token first."""
    every = set(range(BASICS))
    found = []
    for colour in range(BASICS) if entry == ANY_ENTRY else [entry]:
        if zone == NOBLES_ZONE and detail == WITH_JUDGE:
            found.append([{colour}, every, every, every, every])
            continue
        costs: list[tuple[int, ...]]
        if zone == OFFERINGS_ZONE:
            costs = BONUS_COST if detail else [()]
        elif zone == NOBLES_ZONE:
            costs = [tuple(range(BASICS))]
        elif zone == ARTISANS_ZONE:
            costs = THREE_ALIKE
        else:
            costs = [NILE_COST[detail] if zone == NILE_ZONE else BURIAL_COST[detail]]
        for cost in costs:
            rest = list(cost)
            if colour in rest:
                rest.remove(colour)
            found.append([{colour}, *[{one} for one in rest]])
    return found


def fits(paid: tuple[int, ...], wanted: list[set[int]], zone: int, scribes: int) -> bool:
    colours = [stands_for(kind, zone, scribes) for kind in paid]
    return any(all(have & want for have, want in zip(order, wanted, strict=True)) for order in permutations(colours))


def brute_force(tokens_owned: list[int], zone: int, entry: int, detail: int, scribes: int) -> set[tuple[int, ...]]:
    kinds = [kind for kind, count in enumerate(tokens_owned) for _ in range(count)]
    ways = requirements(zone, entry, detail)
    found: set[tuple[int, ...]] = set()
    for size in sorted({len(way) for way in ways}):
        for paid in set(combinations(kinds, size)):
            if any(len(way) == size and fits(paid, way, zone, scribes) for way in ways):
                found.add(paid)
    return {paid for paid in found if not any(other != paid and within(other, paid) for other in found)}


def within(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return all(one.count(kind) <= other.count(kind) for kind in one)


def details(zone: int) -> int:
    return {OFFERINGS_ZONE: 2, NOBLES_ZONE: 2, ARTISANS_ZONE: 1, NILE_ZONE: 5, BURIAL_ZONE: 7}[zone]


@st.composite
def cases(draw: st.DrawFn) -> tuple[list[int], int, int, int, int]:
    zone = draw(st.integers(0, ZONES - 1))
    kinds = draw(st.lists(st.sampled_from([*range(11), FIRST_JOKER + zone, 5, 16, 11 + (zone + 1) % 5]), max_size=9))
    counts = [0] * TOKENS
    for kind in kinds:
        counts[kind] += 1
    detail = draw(st.integers(0, details(zone) - 1))
    entry = draw(st.integers(0, ANY_ENTRY))
    scribes = draw(st.sampled_from([0, 0, 1, 3, 5, 9, 18, 31]))
    return counts, zone, entry, detail, scribes


@settings(max_examples=250, deadline=None)
@given(cases())
def test_the_list_of_payments_is_complete_against_brute_force(case: tuple[list[int], int, int, int, int]) -> None:
    counts, zone, entry, detail, scribes = case
    found = tariff(zone, entry, detail, scribes).payments(counts)
    paid = [tuple(kind for kind, count in payment.spent for _ in range(count)) for payment in found.found]
    assert len(set(paid)) == len(paid)
    assert set(paid) == brute_force(counts, zone, entry, detail, scribes)


@settings(max_examples=250, deadline=None)
@given(cases())
def test_a_target_is_offered_exactly_when_a_payment_exists(case: tuple[list[int], int, int, int, int]) -> None:
    counts, zone, entry, detail, scribes = case
    wild = counts[SILVER] + counts[FIRST_JOKER + zone]
    given_detail = detail if zone in (NOBLES_ZONE, BURIAL_ZONE) else 0
    owned = colours_owned(counts)
    if not scribes:
        owned = of_use(owned, detail == WITH_JUDGE)[zone]
    mask = affordable(zone, entry, given_detail, scribes, owned, wild)
    bit = detail if zone in (OFFERINGS_ZONE, NILE_ZONE) else 0
    assert bool(mask >> bit & 1) == bool(tariff(zone, entry, detail, scribes).payments(counts).actions)


@settings(max_examples=150, deadline=None)
@given(cases())
def test_the_entry_token_is_one_that_can_be_the_entry(case: tuple[list[int], int, int, int, int]) -> None:
    counts, zone, entry, detail, scribes = case
    found = tariff(zone, entry, detail, scribes).payments(counts)
    printed = 2 if entry == ANY_ENTRY else entry
    for at, spent in enumerate([payment.spent for payment in found.found]):
        paid = [kind for kind, count in spent for _ in range(count)]
        possible = set()
        for kind in set(paid):
            rest = list(paid)
            rest.remove(kind)
            for way in requirements(zone, entry, detail):
                can = stands_for(kind, zone, scribes) & way[0]
                if len(way) == len(paid) and can and fits(tuple(rest), way[1:], zone, scribes):
                    possible.add(kind)
        order = [
            printed, *range(BASICS), FIRST_OFFERING + printed, *range(FIRST_OFFERING, FIRST_JOKER),
            FIRST_JOKER + zone, SILVER,
        ]  # fmt: skip
        assert found.entry(at, printed) == next(kind for kind in order if kind in possible)


# Sentences of section 5 -------------------------------------------------------------------------------------------


def test_sorted_by_tokens_then_silver_then_offerings_then_earlier_kinds() -> None:
    state = position("G+G+G+Y+Y+Y+S+oG")  # the artisans face G
    do(state, "artisans 1")
    assert choices(state) == [
        "G+G+G", "G+G+oG", "G+G+S", "G+S+oG",
        "G+Y+Y+Y", "Y+Y+Y+oG", "G+Y+Y+S", "Y+Y+Y+S", "Y+Y+S+oG",
    ]  # fmt: skip


def test_points_tokens_and_jokers_of_other_zones_never_pay() -> None:
    state = position("p1+p2+j:nile+j:nobles", wheel={"R": "RRR", "Y": "YYY"})  # Nile and nobles are full
    assert asked(state) == (0, "choose_pass_jar")  # nothing could be paid, so the player has passed


def test_a_single_payment_is_not_asked_for() -> None:
    state = position("KY", offset=4)
    do(state, "burial 1")
    assert state.burial[0] == 1
    assert asked(state)[1] != "choose_payment"


def test_r1_keeps_offerings_while_a_basic_of_the_colour_is_left() -> None:
    state = position("K+Y+oK+oY", offset=4)
    do(state, "burial 1")
    assert sensible_payments(state) == [("pay", "K+Y")]


def test_r2_keeps_silver_unless_the_teacher_counts_basics() -> None:
    state = position("KYS", offset=4)
    do(state, "burial 1")
    assert choices(state) == ["K+Y", "K+S", "Y+S"]
    assert sensible_payments(state) == [("pay", "K+Y")]
    state = position("KYS", nobles=["teacher"], offset=4)
    do(state, "burial 1")
    assert len(sensible_payments(state)) == 3


def test_pruning_keeps_silver_against_an_offering_and_a_joker_against_a_basic() -> None:
    state = position("K+S+oY", offset=4)
    do(state, "burial 1")
    assert {action[1] for action in sensible_payments(state)} == {"K+S", "K+oY", "S+oY"} - {"S+oY"}
    state = position("K+Y+j:burial", offset=4)
    do(state, "burial 1")
    assert {action[1] for action in sensible_payments(state)} == {"K+Y", "K+j:burial", "Y+j:burial"}


def test_pruning_needs_a_payment_to_prune() -> None:
    with pytest.raises(ValueError, match="No payment"):
        sensible_payments(position("KY"))


def test_a_scarce_bank_lets_the_player_name_the_entry_token() -> None:
    """Architect, space 4 (R G Y): any of the three can lie on the wheel."""
    state = position("RGY", nobles=["architect"], burial=3)
    give(state, "G" * 17, owner=1)  # two G are left in the bank
    restart(state)
    do(state, "burial 4")
    assert actions(state) == [("pay", "G+R+Y", "G"), ("pay", "G+R+Y", "R"), ("pay", "G+R+Y", "Y")]
    do(state, "pay G+R+Y Y")
    assert on_wheel(state, "B") == "Y"
    assert tokens(state) == ""


def test_the_entry_is_not_asked_for_where_only_one_kind_can_be_it() -> None:
    state = position("BRGY", burial=3)  # the burial zone faces B
    give(state, "G" * 17, owner=1)
    restart(state)
    do(state, "burial 4")
    assert on_wheel(state, "B") == "B"


def test_the_entry_prefers_basics_to_offerings_and_these_to_jokers_and_silver() -> None:
    for owned, laid in (("K+oK+Y", "K"), ("oK+Y", "oK"), ("S+Y", "S"), ("S+j:burial", "j:burial")):
        state = position(owned, offset=4)
        do(state, "burial 1")
        if asked(state)[1] == "choose_payment":
            state.apply(actions(state)[0])
        assert on_wheel(state, "K") == laid


def judge_position():
    return position("G+G+G+B+B+B+R+R+R+K+K+K+Y+Y+Y+S+S+oG+oB+oR+oK+oY", nobles=["judge"])


def test_a_list_too_long_for_one_question_is_chosen_token_by_token() -> None:
    state = judge_position()
    do(state, "nobles 1")
    assert asked(state) == (0, "choose_payment")
    assert {action[0] for action in actions(state)} == {"pay_with"}
    assert state.view(0)["decision"]["payment"]["begun"] == ()
    steps = 0
    while {action[0] for action in actions(state)} == {"pay_with"}:
        assert len(actions(state)) <= 12
        state.apply(actions(state)[0])
        steps += 1
        assert steps <= 5
    assert 1 < len(actions(state)) <= 40
    begun = state.view(0)["decision"]["payment"]["begun"]
    assert len(begun) == steps
    for action in actions(state):
        paid = letters(str(action[1]))
        assert all(paid.count(one) >= begun.count(one) for one in begun)


def test_every_payment_of_a_long_list_can_be_reached() -> None:
    state = judge_position()
    do(state, "nobles 1")
    reached: set[str] = set()
    waiting = [state]
    seen: set[tuple[str, ...]] = set()
    while waiting:
        one = waiting.pop()
        for action in actions(one):
            if action[0] == "pay":
                reached.add(str(action[1]))
                continue
            copy = one.clone()
            copy.apply(action)
            if asked(copy)[1] != "choose_payment":
                continue  # the last token settled it
            begun = tuple(sorted(copy.view(0)["decision"]["payment"]["begun"]))
            if begun not in seen:
                seen.add(begun)
                waiting.append(copy)
    owned = purse("G+G+G+B+B+B+R+R+R+K+K+K+Y+Y+Y+S+S+oG+oB+oR+oK+oY")
    listed = tariff(NOBLES_ZONE, 4, WITH_JUDGE, 0).payments(owned)
    every = {str(action[1]) for action in listed.actions}
    assert len(every) > 300
    assert reached == every


def test_the_purse_is_not_touched_while_a_long_payment_is_chosen() -> None:
    state = judge_position()
    before = tokens(state)
    do(state, "nobles 1")
    state.apply(actions(state)[0])
    assert tokens(state) == before


def test_letters_name_every_kind_of_token() -> None:
    assert LETTERS[:6] == ["G", "B", "R", "K", "Y", "S"]
    assert LETTERS[6:11] == ["oG", "oB", "oR", "oK", "oY"]
    assert LETTERS[16:] == ["p1", "p2"]
