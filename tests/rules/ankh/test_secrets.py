"""Sealed cards and bids: never in another seat's view, dealt again for opponents, revealed together, taken back."""

from collections import Counter

from helpers.ankh import DELTA, asked, do, fight, kind, play_cards, position, put
from helpers.matches import positions

from game.core.event import Event
from game.core.rng import Rng
from game.rules.ankh import TITLE
from game.rules.ankh.content import CARD_IDS
from game.rules.ankh.secrets_of_battle import SECRET_KINDS, reopen, sealed_gods
from game.rules.ankh.state import NO_BID, AnkhState
from game.session.match import HUMAN, Match, make_seats


def three_sides() -> AnkhState:
    state = position("isis", "ra", "osiris")
    for god, name in enumerate((205, 207, 103)):
        put(state, god, "god", name)
        put(state, god, "warrior", (305, 208, 102)[god])
    state.followers = [4, 6, 3]
    fight(state, DELTA)
    return state


def hidden_from(state: AnkhState, seat: int) -> str:
    """Everything a seat sees, as text, without the hands, which are open and name all cards."""
    view = state.view(seat)
    for god in view["gods"]:
        god["hand"] = god["used"] = ()
    return repr(view)


def test_a_sealed_card_is_in_no_other_view_and_in_no_event_for_others() -> None:
    state = three_sides()
    first = asked(state)[0]
    for card in CARD_IDS:
        world = state.clone()
        events: list[Event] = []
        world.apply(("card", card), events.append)
        for seat in range(-1, 3):
            other = state.clone()
            other.apply(("card", "flood" if card != "flood" else "miracle"))
            same = world.view(seat) == other.view(seat)
            assert same == (seat != first)
            seen = [event.seen_from(seat) for event in events]
            assert (card in repr(seen)) == (seat == first)
            if seat != first and seat != world.decision().seat:
                assert repr(card) not in hidden_from(world, seat)
        assert not any(event.reveals for event in events)


def test_cards_are_revealed_together_and_that_ends_undo() -> None:
    state = three_sides()
    events = play_cards(state, isis="flood", ra="plague_of_locusts", osiris="miracle")
    revealed = [event for event in events if event.kind == "revealed_cards"]
    assert len(revealed) == 3
    assert all(event.reveals for event in revealed)
    assert state.sealed == [0, 0, 0]


def test_a_sealed_bid_is_in_no_other_view() -> None:
    state = three_sides()
    play_cards(state, isis="flood", ra="plague_of_locusts", osiris="miracle")
    assert kind(state) == "plague_bid"
    first = asked(state)[0]
    worlds = []
    for number in (0, 2):
        world = state.clone()
        do(world, f"bid {number}")
        worlds.append(world)
    for seat in range(-1, 3):
        same = worlds[0].view(seat) == worlds[1].view(seat)
        assert same == (seat != first)


def test_determinize_deals_sealed_cards_of_others_again() -> None:
    state = three_sides()
    first = asked(state)[0]
    do(state, "card chariots")
    onlooker = (first + 1) % 3
    dealt = Counter(state.determinize(onlooker, Rng(seed)).sealed[first] for seed in range(300))
    assert len(dealt) == 7
    assert min(dealt.values()) > 15
    assert all(state.determinize(first, Rng(seed)).sealed == state.sealed for seed in range(20))


def test_determinize_deals_sealed_bids_of_others_again() -> None:
    state = three_sides()
    play_cards(state, isis="flood", ra="plague_of_locusts", osiris="miracle")
    first = asked(state)[0]
    do(state, "bid 1")
    onlooker = (first + 1) % 3
    dealt = {state.determinize(onlooker, Rng(seed)).bids[first] for seed in range(200)}
    assert dealt == set(range(state.followers[first] + 1))
    assert state.determinize(first, Rng(1)).bids == state.bids


def test_reopen_takes_back_the_whole_round_of_cards() -> None:
    state = three_sides()
    before = state.clone()
    do(state, "card chariots", "card flood")
    assert len(sealed_gods(state)) == 2
    reopen(state)
    assert state.to_plain() == before.to_plain()
    assert state.decision() == before.decision()


def test_reopen_takes_back_the_whole_round_of_bids() -> None:
    state = three_sides()
    play_cards(state, isis="flood", ra="plague_of_locusts", osiris="miracle")
    before = state.clone()
    do(state, "bid 1")
    reopen(state)
    assert state.bids == [NO_BID] * 3
    assert state.to_plain() == before.to_plain()
    untouched = position("isis", "ra")
    plain = untouched.to_plain()
    reopen(untouched)
    assert untouched.to_plain() == plain


def test_secret_kinds_are_the_only_hidden_ones() -> None:
    """Over whole matches: a copy for a seat differs from the true state only while something is sealed."""
    for seed in range(4):
        for step, state in enumerate(positions(TITLE.new_match(2 + seed, seed), seed)):
            if step % 5:
                continue
            copy = state.determinize(0, Rng(step))
            true, dealt = state.to_plain(), copy.to_plain()
            true.pop("rng")
            dealt.pop("rng")
            if true != dealt:
                assert state.decision().kind in SECRET_KINDS


def test_undo_never_goes_behind_a_reveal() -> None:
    for seed in range(40):
        match = Match.start(TITLE, make_seats([HUMAN, HUMAN], ["", ""]), seed, {})
        rng = Rng(seed)
        while (decision := match.decision()) is not None:
            before = decision.kind
            match.apply(rng.choice(decision.actions))
            step = match.steps[-1]
            if before == "choose_battle_card" and step.reveals:
                assert not any(match.can_undo(seat) for seat in (0, 1))
                return
    raise AssertionError("no battle was fought")
