"""The steps of a battle happen in the order of 4.9.1, and gains in the order of the ladder."""

from helpers.ankh import (
    DELTA,
    asked,
    bid,
    build,
    devote,
    do,
    empower,
    fight,
    hexes,
    kind,
    play_cards,
    position,
    put,
    restart,
    told,
)


def test_the_whole_sequence_of_a_battle_in_its_order() -> None:
    state = position("amun", "anubis", "isis", "osiris", "ra", guardians=["cat_mummy", "mummy"])
    put(state, 0, "god", 1)
    put(state, 1, "god", 103)
    put(state, 2, "god", 105)
    put(state, 2, "warrior", 204)
    put(state, 3, "god", 107)
    put(state, 3, "warrior", 206)
    put(state, 4, "god", 109)
    put(state, 4, "mummy", 208)
    put(state, 4, "warrior", 305)
    put(state, 2, "cat_mummy", 202)
    build(state, "obelisk", 304, god=2)
    empower(state, 2, "obelisk_attuned")
    empower(state, 3, "worshipful")
    devote(state, 5, 4, 3, 2, 1)
    state.followers = [1, 3, 2, 5, 2]
    seen: list[str] = []
    fight(state, DELTA, tiebreaker=0)
    events: list = []
    cards = {0: ("cards", "chariots", "drought"), 1: ("card", "build_monument"), 2: ("card", "miracle"),
             3: ("card", "flood"), 4: ("card", "plague_of_locusts")}  # fmt: skip
    while kind(state) != "choose_action":
        seat, asked_kind = asked(state)
        seen.append(asked_kind)
        if asked_kind == "choose_battle_card":
            state.apply(cards[seat], events.append)
        elif asked_kind == "plague_bid":
            state.apply(("bid", 1 if seat == 1 else 0), events.append)
        elif asked_kind == "obelisk_move":
            state.apply(("obelisk_pass",), events.append)
        elif asked_kind == "anubis_trap":
            state.apply(("trap", "isis"), events.append)
        else:
            state.apply(state.decision().actions[0], events.append)
    order = list(dict.fromkeys(seen))
    assert order == [
        "obelisk_move", "amun_declare", "choose_battle_card", "build_monument", "build_hex", "plague_bid",
        "anubis_trap", "mummy_return", "attach_sun", "osiris_gate", "gate_hex", "worshipful_sacrifice",
    ]  # fmt: skip
    told_kinds = list(dict.fromkeys(event.kind for event in events))
    wanted = ["revealed_cards", "gained_followers", "built", "revealed_bid", "plague", "killed", "trapped", "returned",
              "cat_mummy_cursed", "strength", "won_battle", "gate_opened", "worshipped", "battle_over"]  # fmt: skip
    assert [name for name in told_kinds if name in wanted] == wanted


def test_participants_are_asked_from_the_lowest_rank_to_the_highest() -> None:
    state = position("isis", "ra", "osiris")
    for god, name in enumerate((205, 207, 103)):
        put(state, god, "god", name)
    devote(state, 7, 2, 5)
    fight(state, DELTA)
    order = []
    while kind(state) == "choose_battle_card":
        order.append(asked(state)[0])
        do(state, "card flood")
    assert order == [1, 2, 0]


def test_majorities_are_paid_before_the_winner() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 205)
    put(state, 1, "god", 207)
    build(state, "temple", 104, god=1)
    devote(state, 10, 30)
    fight(state, DELTA)
    play_cards(state, isis="chariots", ra="flood")
    # Ra reaches the top by the majority; nothing else is resolved.
    assert state.devotion == [10, 31]
    assert state.result().winners == (1,)


def test_miracles_come_after_kills_and_before_the_gate() -> None:
    state = position("isis", "osiris")
    put(state, 0, "god", 205)
    put(state, 1, "god", 107)
    put(state, 1, "warrior", 109)
    fight(state, DELTA)
    play_cards(state, isis="chariots", osiris="miracle")
    assert asked(state) == (1, "osiris_gate")
    assert state.devotion == [1, 1]
    do(state, "gate dashboard")
    assert 109 in hexes(state)  # the killed warrior's hex is empty


def test_a_god_without_figures_left_cannot_win_but_still_has_its_miracle() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 800)
    put(state, 0, "warrior", 102)
    put(state, 1, "god", 207)
    put(state, 1, "warrior", 104)
    empower(state, 0, "worshipful", "glorious")
    state.followers = [4, 1]
    fight(state, DELTA)
    play_cards(state, isis="miracle", ra="plague_of_locusts")
    events = bid(state, isis=0, ra=0)
    assert (0, DELTA, 0) in told(events, "strength")
    assert state.victor == 1
    assert asked(state) == (0, "worshipful_sacrifice")
    assert state.devotion == [1, 1]


def test_a_tie_without_the_token_is_lost_by_all() -> None:
    state = position("isis", "ra", "osiris")
    put(state, 0, "god", 205)
    put(state, 0, "warrior", 203)
    put(state, 1, "god", 208)
    put(state, 1, "warrior", 207)
    put(state, 2, "god", 102)
    fight(state, DELTA, tiebreaker=2)
    events = play_cards(state, isis="drought", ra="drought", osiris="miracle")
    assert told(events, "nobody_won") == [(-1, DELTA)]
    assert [state.figures[god].bit_count() for god in (0, 1)] == [1, 1]
    assert state.devotion == [0, 0, 0]
    assert asked(state) == (2, "osiris_gate")


def test_declining_the_tiebreaker_keeps_it() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 205)
    put(state, 1, "god", 208)
    fight(state, DELTA)
    play_cards(state, isis="miracle", ra="miracle")
    assert state.view(1)["tiebreaker"] == {"god": 0, "face_up": True}
    events = do(state, "no")
    assert told(events, "nobody_won") == [(-1, DELTA)]
    restart(state)
    assert state.view(1)["tiebreaker"] is None  # the conflict was over
