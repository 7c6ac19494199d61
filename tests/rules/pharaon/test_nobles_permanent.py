"""Nobles 1 to 12: permanent abilities and what they are worth."""

import pytest
from helpers.pharaon import (
    actions,
    asked,
    choices,
    do,
    line,
    on_wheel,
    own,
    own_artisan,
    position,
    restart,
    targets,
    tokens,
)  # fmt: skip

from game.rules.pharaon.noble_cards import NOBLE_INDEX
from game.rules.pharaon.scoring import noble_worth

# Positions of the gods in the examples' circle.
BASTET, HORUS, ANUBIS, RA, ISIS = (1 << at for at in range(5))


def worth(state, noble: str, gods: int = 0) -> int:
    return noble_worth(state, 0, NOBLE_INDEX[noble], gods)


def scribe_pays(scribe: str, owned: str, cost_space: int, offset: int) -> list[str]:
    """Burial payments with and without the scribe."""
    plain = position(owned, burial=cost_space - 1, offset=offset)
    assert targets(plain, "burial") == []
    state = position(owned, nobles=[scribe], burial=cost_space - 1, offset=offset)
    events = do(state, f"burial {cost_space}")
    return [str(event.args[1]) for event in events if event.kind == "paid"]


def test_scribe_1_swaps_agriculture_and_construction() -> None:
    assert scribe_pays("scribe_1", "GY", 1, offset=4) == ["G+Y"]  # K Y, entry K
    assert scribe_pays("scribe_1", "oG+Y", 1, offset=4) == ["Y+oG"]
    state = position(nobles=["scribe_1"])
    assert [worth(state, "scribe_1", gods) for gods in (0, RA, ISIS, RA | ISIS, HORUS)] == [4, 8, 8, 12, 4]


def test_scribe_2_swaps_construction_and_royalty() -> None:
    assert scribe_pays("scribe_2", "RY", 1, offset=4) == ["R+Y"]
    state = position(nobles=["scribe_2"])
    assert [worth(state, "scribe_2", gods) for gods in (0, BASTET, ISIS, BASTET | ISIS, RA)] == [4, 8, 8, 12, 4]


def test_scribe_3_swaps_royalty_and_trade() -> None:
    assert scribe_pays("scribe_3", "KR", 1, offset=4) == ["R+K"]
    state = position(nobles=["scribe_3"])
    assert [worth(state, "scribe_3", gods) for gods in (0, HORUS, ANUBIS, HORUS | ANUBIS, RA)] == [4, 8, 8, 12, 4]


def test_scribe_4_swaps_trade_and_justice() -> None:
    assert scribe_pays("scribe_4", "KB", 1, offset=4) == ["B+K"]
    state = position(nobles=["scribe_4"])
    assert [worth(state, "scribe_4", gods) for gods in (0, BASTET, HORUS, BASTET | HORUS, RA)] == [4, 8, 8, 12, 4]


def test_scribe_5_swaps_justice_and_agriculture() -> None:
    assert scribe_pays("scribe_5", "GK", 3, offset=0) == ["G+K"]  # B K, entry B
    state = position(nobles=["scribe_5"])
    assert [worth(state, "scribe_5", gods) for gods in (0, ANUBIS, RA, ANUBIS | RA, ISIS)] == [4, 8, 8, 12, 4]


def test_general_may_advance_on_passing_but_not_as_the_last() -> None:
    state = position("RB", nobles=["general"], seats=2, others=["RB"], jars=["jar_rrj", "jar_tta", "jar_acr"])
    state.first_player = 1
    do(state, "pass", "take_jar jar_rrj")
    assert asked(state) == (0, "general_advance")
    declined = state.clone()
    do(declined, "no")
    assert declined.field[0] == 0
    do(state, "yes")
    assert state.field[0] == 1
    assert choices(state) == ["basic", "first_player"]
    do(state, "reward first_player")
    assert state.first_player == 0
    last = position("RB", nobles=["general"], seats=2, jars=["jar_rrj", "jar_tta", "jar_acr"])
    last.row[1] = 0
    restart(last)
    do(last, "pass", "take_jar jar_rrj")
    assert asked(last)[1] != "general_advance"
    assert last.round == 2


def test_general_counts_the_pharaoh_and_first_player_tokens() -> None:
    state = position(nobles=["general"])
    state.first_player = 1
    assert worth(state, "general") == 7
    state.pharaoh = 0
    assert worth(state, "general") == 11
    state.first_player = 0
    assert worth(state, "general") == 15


ENTRIES = [
    # noble, zone action, tokens without the entry colour, points
    ("architect", "burial", "KY", 10),
    ("priestess", "offerings", "G", 12),
    ("foreman", "nile", "KY", 10),
    ("chief_decorator", "artisans", "YYY", 10),
]


@pytest.mark.parametrize(("noble", "zone", "owned", "points"), ENTRIES, ids=[entry[0] for entry in ENTRIES])
def test_architect_priestess_foreman_chief_decorator_enter_in_any_colour(
    noble: str, zone: str, owned: str, points: int
) -> None:
    pairs = ["oG+oB"] if zone == "offerings" else []
    assert targets(position(owned, pairs=pairs), zone) == []
    state = position(owned, nobles=[noble], pairs=pairs)
    assert targets(state, zone)
    for other in {"burial", "offerings", "nile", "artisans"} - {zone}:
        assert targets(state, other) == []
    assert worth(state, noble) == points
    do(state, f"{zone} {targets(state, zone)[0]}")
    entry = {"burial": "B", "offerings": "K", "nile": "R", "artisans": "G"}[zone]
    assert on_wheel(state, entry) == owned[0]


def test_architect_opens_the_burial_chamber_in_any_colour() -> None:
    state = position("KY", nobles=["architect"])
    do(state, "burial 1")
    assert state.burial[0] == 1


def test_priestess_lets_any_token_pay_for_a_pair() -> None:
    state = position("G+S+oR", nobles=["priestess"], pairs=["oG+oB"])
    do(state, "offerings 1")
    assert choices(state) == ["G", "oR", "S"]


def test_foreman_saves_the_entry_on_the_nile() -> None:
    state = position("KYR", nobles=["foreman"])
    do(state, "nile 2")
    assert tokens(state) == "B+R"  # {K, Y} is enough; with R it would be waste


def test_chief_decorator_takes_three_of_any_colour() -> None:
    state = position("YYYG", nobles=["chief_decorator"])
    do(state, "artisans 1")
    assert on_wheel(state, "G") == "Y"


def test_judge_takes_any_five_with_the_entry_colour_among_them() -> None:
    assert targets(position("YKKKK"), "nobles") == []
    assert targets(position("YKKKK", nobles=["judge"]), "nobles") == ["1", "2", "3", "deck"]
    assert targets(position("KKKKK", nobles=["judge"]), "nobles") == []
    assert targets(position("SKKKK", nobles=["judge"]), "nobles") == ["1", "2", "3", "deck"]
    assert targets(position("YKKK", nobles=["judge"]), "nobles") == []
    state = position("YKKKK", nobles=["judge"])
    do(state, "nobles deck")
    assert on_wheel(state, "Y") == "Y"
    assert worth(state, "judge") == 12


def test_grand_vizier_counts_nobles_with_himself() -> None:
    state = position(nobles=["grand_vizier"])
    assert worth(state, "grand_vizier") == 6
    own(state, "judge")
    own(state, "seer")
    assert worth(state, "grand_vizier") == 12
    own_artisan(state, "artisan_potter_1")
    assert line(state, "nobles") == 12 + 12 + 3


def test_scribes_together_link_their_colours() -> None:
    state = position("GGGGG", nobles=[f"scribe_{number}" for number in range(1, 5)])
    assert ("nobles", 1) in actions(state) or ("nobles", "deck") in actions(state)
    do(state, "nobles deck")
    assert on_wheel(state, "Y") == "G"
