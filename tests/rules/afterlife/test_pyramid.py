"""Crumbling (5.1) and rebuilding (4.3, REBUILD) of the pyramid."""

import pytest
from helpers.afterlife import actions, asked, boneyard, buy, choices, discard, do, position, pyramid, stock

from game.rules.afterlife.state import AfterlifeState

SIX = {"A": "brooch", "M1": "goddess_nut", "M2": "ring", "B1": "serdab", "B2": "dagger", "B3": "sling"}
ABOVE = {"B1": ["M1"], "B2": ["M1", "M2"], "B3": ["M2"], "M1": ["A"], "M2": ["A"], "A": []}


def idle(pyramid: dict[str, str], *cards: str) -> AfterlifeState:
    """Seat 0 did nothing and ended the turn; seat 1 has a card to go on with."""
    state = position(["urn"], pyramid, stock=cards, others=[["urn"]])
    do(state, "end_play")
    return state


@pytest.mark.parametrize(
    ("slot", "after"),
    [
        ("B1", {"B1": "goddess_nut", "M1": "brooch", "M2": "ring", "B2": "dagger", "B3": "sling"}),
        ("B3", {"B3": "ring", "M2": "brooch", "M1": "goddess_nut", "B1": "serdab", "B2": "dagger"}),
        ("M1", {"M1": "brooch", "M2": "ring", "B1": "serdab", "B2": "dagger", "B3": "sling"}),
        ("M2", {"M2": "brooch", "M1": "goddess_nut", "B1": "serdab", "B2": "dagger", "B3": "sling"}),
        ("A", {"M1": "goddess_nut", "M2": "ring", "B1": "serdab", "B2": "dagger", "B3": "sling"}),
    ],
)
def test_a_gap_is_filled_from_above_at_once_and_completely(slot: str, after: dict[str, str]) -> None:
    state = idle(SIX)  # the rebuild sacrifice reaches every slot
    do(state, f"rebuild_sacrifice {slot}")
    assert pyramid(state) == after


@pytest.mark.parametrize(("chosen", "left"), [("M1", "M2"), ("M2", "M1")])
def test_the_middle_of_the_base_is_filled_from_the_side_that_the_player_chooses(chosen: str, left: str) -> None:
    state = position(["sphinx", "urn"], SIX)
    buy(state, "B2", "sphinx")
    assert asked(state) == (0, "choose_crumble")
    do(state, f"choose_crumble {chosen}")
    assert pyramid(state) == {
        "B1": "serdab", "B2": SIX[chosen], "B3": "sling", chosen: "brooch", left: SIX[left],
    }  # fmt: skip


def test_the_middle_of_the_base_is_no_choice_when_one_card_lies_above() -> None:
    state = position(["sphinx", "urn"], {"B1": "serdab", "B2": "dagger", "B3": "sling", "M2": "ring"})
    buy(state, "B2", "sphinx")
    assert pyramid(state) == {"B1": "serdab", "B2": "ring", "B3": "sling"}
    assert asked(state) == (0, "main_action")


def test_a_card_never_drops_sideways() -> None:
    state = position(["sphinx"] * 3, {"B1": "serdab", "B2": "dagger", "B3": "sling", "M2": "ring"})
    buy(state, "B1", "sphinx")
    assert pyramid(state) == {"B2": "dagger", "B3": "sling", "M2": "ring"}


def test_the_tip_card_drops_into_the_middle_slot_that_fell_empty() -> None:
    state = position(["spear"], SIX)
    do(state, "play_action spear", "choose_pyramid_card M2")
    assert pyramid(state) == {"B1": "serdab", "B2": "dagger", "B3": "sling", "M1": "goddess_nut", "M2": "brooch"}


def test_every_drop_is_told() -> None:
    state = position(["sphinx", "urn"], SIX)
    events = buy(state, "B1", "sphinx")
    fell = [event.args for event in events if event.kind == "fell"]
    assert fell == [("goddess_nut", "M1", "B1"), ("brooch", "A", "M1")]


def test_the_chosen_crumble_may_be_followed_by_drops_without_a_choice() -> None:
    state = position(["sphinx", "sphinx", "urn"], SIX)
    buy(state, "B2", "sphinx")
    do(state, "choose_crumble M2")  # then the tip drops to M2
    buy(state, "B2", "sphinx")
    assert asked(state) == (0, "choose_crumble")
    do(state, "choose_crumble M1")
    assert pyramid(state) == {"B1": "serdab", "B2": "goddess_nut", "B3": "sling", "M2": "brooch"}


def test_after_crumbling_no_card_lies_above_a_gap_whatever_is_bought_and_chosen() -> None:
    waiting = [position(["sphinx"] * 6, SIX)]
    emptied = 0
    while waiting:
        state = waiting.pop()
        cards = pyramid(state)
        emptied += not cards
        if asked(state)[1] == "main_action":
            for slot, sources in ABOVE.items():
                assert slot in cards or not any(source in cards for source in sources)
        for action in actions(state):
            if action[0] in ("buy", "choose_crumble"):
                branch = state.clone()
                branch.apply(action)
                if asked(branch)[1] == "pay_card":  # the first Sphinx was paid without asking, and suffices
                    branch.apply(("pay_done",))
                waiting.append(branch)
    assert emptied


def test_an_unchanged_pyramid_costs_one_card_of_any_row() -> None:
    state = idle(SIX, "axe", "bow")
    assert asked(state) == (0, "rebuild_sacrifice")
    assert choices(state) == ["B1", "B2", "B3", "M1", "M2", "A"]
    do(state, "rebuild_sacrifice M1")
    assert boneyard(state) == ["goddess_nut"]
    assert pyramid(state) == {**SIX, "M1": "brooch", "A": "bow"}
    assert asked(state) == (1, "main_action")


def test_the_sacrificed_card_lies_on_top_of_the_boneyard() -> None:
    state = position(["urn"], SIX, boneyard=["spear"], stock=["axe"], others=[["urn"]])
    do(state, "end_play", "rebuild_sacrifice B1")
    assert boneyard(state) == ["spear", "serdab"]


def test_the_rebuild_sacrifice_crumbles_before_the_stock_fills_up() -> None:
    state = idle(SIX, "axe", "bow")
    do(state, "rebuild_sacrifice B2")
    assert asked(state) == (0, "choose_crumble")
    do(state, "choose_crumble M1")
    assert pyramid(state) == {**SIX, "B2": "goddess_nut", "M1": "brooch", "A": "bow"}


def test_a_single_pyramid_card_is_sacrificed_without_asking() -> None:
    state = idle({"B2": "dagger"}, "axe", "bow")
    assert boneyard(state) == ["dagger"]
    assert pyramid(state) == {"B1": "bow", "B2": "axe"}


def test_an_empty_pyramid_is_refilled_without_a_sacrifice() -> None:
    state = idle({}, "axe")
    assert asked(state) == (1, "main_action")
    assert boneyard(state) == []
    assert pyramid(state) == {"B1": "axe"}


def test_a_purchase_saves_the_sacrifice() -> None:
    state = position(["sphinx"], SIX, stock=["axe"], others=[["urn"]])
    buy(state, "B1", "sphinx")
    do(state, "end_play")
    assert boneyard(state) == []
    assert asked(state) == (1, "main_action")


def test_the_stock_fills_the_lowest_gap_first_and_a_row_from_left_to_right() -> None:
    state = position(["sphinx"] * 3, SIX, stock=["bow", "harvest", "necklace", "spear", "axe"], others=[["urn"]])
    for _ in range(3):
        buy(state, "B1", "sphinx")
    assert pyramid(state) == {"B2": "dagger", "B3": "sling", "M2": "ring"}
    events = do(state, "end_play")
    refilled = [event for event in events if event.kind == "refilled"]
    assert [event.args for event in refilled] == [("axe", "B1"), ("spear", "M1"), ("necklace", "A")]
    assert all(event.reveals for event in refilled)
    assert stock(state) == ["bow", "harvest"]


def test_the_stock_fills_the_whole_base_before_the_middle_row() -> None:
    state = idle({}, "sling", "ring", "axe", "spear", "bow")
    assert pyramid(state) == {"B1": "bow", "B2": "spear", "B3": "axe", "M1": "ring", "M2": "sling"}


def test_gaps_stay_when_the_stock_is_used_up() -> None:
    state = position(["sphinx", "sphinx"], SIX, stock=["bow"], others=[["urn"]])
    buy(state, "B1", "sphinx")
    buy(state, "B1", "sphinx")
    do(state, "end_play")
    assert pyramid(state) == {"B1": "brooch", "B2": "dagger", "B3": "sling", "M1": "bow", "M2": "ring"}


def test_a_gap_in_the_tip_is_filled_by_nothing_but_the_stock() -> None:
    state = position(["spear"], SIX, others=[["urn"]])
    do(state, "play_action spear", "choose_pyramid_card A")
    assert "A" not in pyramid(state)
    assert discard(state) == ["brooch"]
    do(state, "end_play")
    assert "A" not in pyramid(state)
