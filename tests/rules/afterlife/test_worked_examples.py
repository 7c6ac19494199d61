"""The worked examples of the rules document, by number."""

from helpers.afterlife import (
    asked,
    boneyard,
    buy,
    can_play,
    choices,
    deck,
    discard,
    do,
    hand,
    names,
    played,
    position,
    pyramid,
    tomb,
)  # fmt: skip

from game.rules.afterlife.content import CARDS, IDS, INDEX
from game.rules.afterlife.scoring import result, score

SIX = {"A": "brooch", "M1": "goddess_nut", "M2": "ring", "B1": "serdab", "B2": "dagger", "B3": "sling"}


def test_e1_crumbling_in_the_middle_of_the_base() -> None:
    state = position(["spear", "urn"], SIX)
    do(state, "buy B2", "pay_card spear", "pay_done")
    assert asked(state) == (0, "choose_crumble")
    assert choices(state) == ["M1", "M2"]
    do(state, "choose_crumble M1")
    assert pyramid(state) == {"M1": "brooch", "M2": "ring", "B1": "serdab", "B2": "goddess_nut", "B3": "sling"}


def test_e2_surplus_gold_is_lost() -> None:
    state = position(["offering_chapel", "spear", "urn"], {"B1": "goddess_nut", "B2": "ring"})
    buy(state, "B1", "offering_chapel", "spear")
    assert played(state) == ["offering_chapel", "spear"]
    assert discard(state)[-1] == "goddess_nut"
    assert hand(state) == ["urn"]
    assert ("buy", "B2") not in state.decision().actions  # the Ring costs 2, the Urn gives 1


def test_e3_edge_of_the_base() -> None:
    state = position(["sphinx"] * 4, SIX)
    for expected in ("serdab", "goddess_nut", "brooch"):
        buy(state, "B1", "sphinx")
        assert discard(state)[-1] == expected
    assert pyramid(state) == {"B2": "dagger", "B3": "sling", "M2": "ring"}
    assert ("buy", "B1") not in state.decision().actions


def test_e4_six_different_weapons_score_36() -> None:
    state = position()
    weapons = [INDEX[name] for name in ("sling", "dagger", "axe", "khepesh", "spear", "bow")]
    assert score(weapons, state.table) == 36
    assert score([*weapons, INDEX["axe"]], state.table) == 36


def test_e5_perfect_solo_tomb() -> None:
    state = position(seats=1)
    sets = [INDEX[card["id"]] for card in CARDS if card["pool"] == "afterlife" and card["type"] != "starter"]
    starters = [INDEX[name] for name in ["shabti"] * 4 + ["urn"] * 3 + ["box_of_food"] * 2 + ["offering_table"]]
    perfect = sets + starters
    assert len(perfect) == 41
    assert score(perfect, state.table) == 164
    state.tomb[0] = perfect
    state.frames = []
    ended = result(state)
    assert ended is not None
    assert ended.winners == (0,)
    assert sum(line.points for line in ended.breakdown[0]) == 164
    state.tomb[0] = [*perfect, INDEX["ring"]]  # a doubled set card counts for nothing in solo
    ended = result(state)
    assert ended is not None
    assert ended.winners == ()
    assert ended.scores == (164 - 16 + 9,)


def test_e6_brooch_needs_a_set_card_in_the_tomb() -> None:
    state = position(["brooch"], {"B2": "bow"}, tomb=["shabti", "shabti", "sphinx"])
    assert not can_play(state, "brooch")
    state = position(["brooch"], {"B2": "bow"}, tomb=["shabti", "ring", "sphinx"])
    do(state, "play_action brooch")
    assert asked(state) == (0, "choose_tomb_card")  # the only pyramid card, Bow, was entombed without asking
    assert sorted(choices(state)) == ["bow", "ring"]
    do(state, "choose_tomb_card ring")
    assert tomb(state) == ["shabti", "sphinx", "bow"]
    assert boneyard(state) == ["ring"]


def test_e7_brain_hook_and_ring() -> None:
    state = position(["brain_hook", "ring", "spear", "shabti"], {"B1": "urn"}, stock=["judgement"])
    do(state, "play_action brain_hook")
    assert asked(state) == (0, "hook_decision")
    assert choices(state) == ["buy", "buy_with_ring", "decline"]

    plain = state.clone()
    do(plain, "buy")
    while asked(plain)[1] == "pay_card":
        do(plain, "pay_done" if ("pay_done",) in plain.decision().actions else " ".join(plain.decision().actions[0]))
    assert played(plain) == ["brain_hook", "ring", "shabti", "spear"]
    assert hand(plain) == []

    do(state, "buy_with_ring", "pay_card spear", "pay_done")
    assert played(state) == ["brain_hook", "ring", "spear"]
    assert discard(state)[-1] == "judgement"
    assert hand(state) == ["shabti"]
    assert not state.view(0)["turn"]["pyramid_changed"]
    state.draw[0] = [INDEX["urn"]] * 5
    state.pyramid[1] = INDEX["sling"]
    do(state, "end_play", "discard_top spear")
    assert asked(state) == (0, "rebuild_sacrifice")


def test_e8_necklace_with_reshuffle() -> None:
    outcomes = set()
    for seed in range(8):
        state = position(["necklace"], discard=["urn", "victory"], seed=seed)
        do(state, "play_action necklace")
        if asked(state)[1] == "may_entomb_next":
            assert tomb(state) == ["urn"]
            do(state, "yes")
            assert tomb(state) == ["urn", "victory"]
            outcomes.add("urn first")
        else:
            assert tomb(state) == ["victory"]
            assert deck(state) == ["urn"]
            outcomes.add("victory first")
    assert outcomes == {"urn first", "victory first"}


def test_e9_mirror_case_into_a_full_pyramid() -> None:
    full = {"A": "ring", "M1": "sling", "M2": "axe", "B1": "dagger", "B2": "serdab", "B3": "natron"}
    state = position(["mirror_case"], full)
    do(state, "play_action mirror_case", "choose_pyramid_card B1")
    assert pyramid(state) == {
        "A": "mirror_case", "M1": "ring", "M2": "axe", "B1": "sling", "B2": "serdab", "B3": "natron",
    }  # fmt: skip
    assert discard(state) == ["dagger"]
    assert played(state) == []


def test_e10_axe_through_the_own_shabti() -> None:
    state = position(["shabti", "axe"], draw=["urn"], others=[["urn", "urn", "dagger", "victory", "ring"]])
    do(state, "play_action shabti", "forced_discard axe")
    assert asked(state) == (1, "forced_discard")
    assert choices(state) == ["victory"]
    events = do(state, "forced_discard victory")
    assert "showed_hand" in [event.kind for event in events]
    assert discard(state, 1) == ["victory"]
    assert hand(state, 0) == ["urn"]  # Shabti still draws


def test_e11_idle_turn() -> None:
    state = position(
        ["box_of_food", "urn", "shabti", "ring"],
        SIX,
        stock=["bow"],
        draw=["ring", "ring", "spear", "spear", "spear", "urn"],
    )
    do(state, "play_action box_of_food", "play_action urn", "choose_swap B1 A", "entomb_free shabti", "end_play")
    assert pyramid(state)["A"] == "serdab"
    assert pyramid(state)["B1"] == "brooch"
    do(state, "discard_top urn")
    assert asked(state) == (0, "rebuild_sacrifice")
    assert len(choices(state)) == 6
    do(state, "rebuild_sacrifice M2")
    assert boneyard(state)[-1] == "ring"
    assert pyramid(state)["M2"] == "serdab"
    assert pyramid(state)["A"] == "bow"


def test_e12_last_cards() -> None:
    state = position(["sphinx", "sphinx", "urn"], SIX, stock=["bow"])
    buy(state, "B3", "sphinx")
    assert pyramid(state) == {"M1": "goddess_nut", "M2": "brooch", "B1": "serdab", "B2": "dagger", "B3": "ring"}
    buy(state, "B3", "sphinx")
    assert "M2" not in pyramid(state)
    assert "A" not in pyramid(state)
    do(state, "end_play")
    assert pyramid(state)["M2"] == "bow"
    assert "A" not in pyramid(state)
    assert state.result() is None


def test_e13_chapel_after_a_purchase() -> None:
    state = position(["sphinx", "spear", "offering_chapel"], {"B1": "bow"}, seats=3, discards={1: ["urn"]})
    buy(state, "B1", "sphinx", "spear")
    do(state, "play_action offering_chapel")
    assert asked(state) == (0, "may_entomb_top_discard")
    do(state, "yes")
    assert tomb(state, 0) == ["bow"]
    assert asked(state) == (1, "may_entomb_top_discard")
    do(state, "yes")
    assert tomb(state, 1) == ["urn"]
    assert asked(state)[1] == "main_action"  # seat 2 has an empty discard pile and gets no choice
    assert tomb(state, 2) == []


def test_e14_dagger_needs_a_card_for_everybody() -> None:
    state = position(["dagger"], seats=4, boneyard=["urn", "ring", "bow"])
    assert not can_play(state, "dagger")
    state = position(["dagger"], seats=4, boneyard=["urn", "ring", "bow", "axe"])
    do(state, "play_action dagger")
    assert [discard(state, seat) for seat in range(4)] == [["axe"], ["bow"], ["ring"], ["urn"]]
    assert boneyard(state) == []


def test_e15_treasury_ring_and_harvest_together() -> None:
    state = position(["treasury", "harvest", "ring", "spear", "urn"], {"B1": "sphinx"})
    do(state, "play_action treasury", "play_action harvest", "play_action ring", "buy B1", "pay_card spear")
    assert ("pay_done",) in state.decision().actions
    do(state, "pay_done")
    assert discard(state) == ["sphinx"]
    assert hand(state) == ["urn"]


def test_e16_payment_steps() -> None:
    state = position(["urn", "urn", "spear"], {"B1": "goddess_nut", "B2": "sphinx"})
    assert ("buy", "B2") not in state.decision().actions
    do(state, "buy B1")
    assert choices(state) == ["urn", "spear"]
    do(state, "pay_card spear")  # the total is 3: an Urn is the only step left, and is taken
    assert names(state.spent) == ["spear", "urn"]
    assert choices(state) == ["pay_done", "urn"]
    do(state, "pay_done")
    assert discard(state) == ["goddess_nut"]
    assert hand(state) == ["urn"]


def test_all_ids_are_distinct() -> None:
    assert len(set(IDS)) == len(IDS) == 66
