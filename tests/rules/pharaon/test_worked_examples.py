"""The worked examples of the rules document, by number."""

from helpers.pharaon import (
    actions,
    asked,
    choices,
    do,
    in_bank,
    levels,
    line,
    on_wheel,
    own,
    position,
    restart,
    show_jars,
    targets,
    tokens,
)  # fmt: skip

from game.rules.pharaon.content import ARTISAN_INDEX, LETTERS, ZONE_IDS
from game.rules.pharaon.gods import _fits, contested, gods_met, things_owned
from game.rules.pharaon.jars import JAR_INDEX
from game.rules.pharaon.pruning import sensible_payments
from game.rules.pharaon.rounds import end_round
from game.rules.pharaon.scoring import best_gods, score
from game.rules.pharaon.traitor_boards import BOARD_IDS, DARK, LIGHT


def entry_colours(state) -> dict[str, str]:
    return {name: LETTERS[state.entry_colour(zone)] for zone, name in enumerate(ZONE_IDS)}


def payments(state, target: str) -> list[str]:
    """The payments for a target: those asked for, or the only one, told by its event."""
    copy = state.clone()
    events = do(copy, target)
    if asked(copy)[1] == "choose_payment":
        return choices(copy)
    return [str(event.args[1]) for event in events if event.kind == "paid"]


def test_e1_turning_the_wheel() -> None:
    state = position(round_number=1, direction=1)
    assert entry_colours(state) == {"nile": "R", "burial": "B", "offerings": "K", "nobles": "Y", "artisans": "G"}
    state.round = 2
    assert entry_colours(state) == {"nile": "G", "burial": "R", "offerings": "B", "nobles": "K", "artisans": "Y"}
    state = position(round_number=1, direction=-1)
    state.round = 2
    assert entry_colours(state) == {"nile": "B", "burial": "K", "offerings": "Y", "nobles": "G", "artisans": "R"}
    for zone in range(5):
        assert {state.table.entries[number][zone] for number in range(1, 6)} == set(range(5))


def test_e2_artisans() -> None:
    state = position("BBBRRR", offset=3)  # the artisans face B
    assert entry_colours(state)["artisans"] == "B"
    assert payments(state, "artisans 1") == ["B+B+B", "B+R+R+R"]
    cheap = state.clone()
    before = in_bank(cheap, "B")
    cheap.artisan_display[0] = ARTISAN_INDEX["artisan_goldsmith_1"]  # gives R
    do(cheap, "artisans 1", "pay B+B+B")
    assert on_wheel(cheap, "B") == "B"
    assert in_bank(cheap, "B") == before + 2
    state.artisan_display[0] = ARTISAN_INDEX["artisan_sculptor_1"]
    reds = in_bank(state, "R")
    do(state, "artisans 1", "pay B+R+R+R")
    assert on_wheel(state, "B") == "B"
    assert in_bank(state, "R") == reds + 3
    assert tokens(state) == "B+B+S"


def test_e3_nile() -> None:
    state = position("RB", offset=4)  # the Nile faces B
    assert payments(state, "nile 4") == ["B+R"]
    do(state, "nile 4")
    assert on_wheel(state, "B") == "B"
    assert tokens(state) == "K+Y"
    results = set()
    for first in ("R", "B"):
        for second in ("R", "B"):
            copy = state.clone()
            do(copy, f"nile_step {first}", f"nile_step {second}")
            results.add((levels(copy).get("R", 0), levels(copy).get("B", 0)))
    assert results == {(1, 1), (2, 0), (0, 2)}
    assert targets(position("RB", offset=1), "nile") == []  # entry colour G
    assert payments(position("RBG", offset=1), "nile 4") == ["G+B+R"]


def test_e4_silver_is_fixed() -> None:
    assert entry_colours(position(offset=2))["artisans"] == "K"
    assert payments(position("SGGG", offset=2), "artisans 1") == ["G+G+G+S"]
    assert targets(position("SGG", offset=2), "artisans") == []
    assert payments(position("SSGGG", offset=2), "artisans 1") == ["G+G+G+S", "G+G+S+S"]


def test_e5_pyramid() -> None:
    state = position("G", seats=3)
    state.row[0], state.field[0] = 0, 1
    state.first_player = 0
    restart(state)
    assert asked(state) == (0, "choose_pyramid_reward")
    assert state.field[0] == 2
    assert choices(state) == ["basic", "silver"]


def test_e6_blocking_with_two_players() -> None:
    state = position("", seats=2)
    show_jars(state, ["jar_ccj"])
    state.round = 1
    end_round(state)
    assert on_wheel(state, "K") == "K+K"
    assert on_wheel(state, "B") == "B"
    free = {zone["entry"]: zone["free"] for zone in state.view(0)["zones"]}
    assert (free["K"], free["B"], free["G"]) == (1, 2, 3)
    assert state.jar_discard >> JAR_INDEX["jar_ccj"] & 1


def test_e7_architect() -> None:
    state = position("RGY", burial=3)  # the burial zone faces B
    assert targets(state, "burial") == []
    own(state, "architect")
    restart(state)
    assert payments(state, "burial 4") == ["G+R+Y"]
    do(state, "burial 4")
    assert on_wheel(state, "B") == "G"
    assert state.burial[0] == 4


def test_e8_zone_jokers() -> None:
    state = position("K+j:burial+j:burial", offset=1)  # the burial zone faces R
    assert payments(state, "burial 1") == ["K+j:burial+j:burial"]
    state = position("K+j:burial+j:burial", offset=4)  # K
    assert payments(state, "burial 1") == ["K+j:burial", "j:burial+j:burial"]


def test_e9_payment_list_and_pruning() -> None:
    state = position("K+Y+S+oK", offset=4)
    assert payments(state, "burial 1") == ["K+Y", "Y+oK", "K+S", "Y+S", "S+oK"]
    do(state, "burial 1")
    assert sensible_payments(state) == [("pay", "K+Y")]


def test_e10_chief_decorator() -> None:
    state = position("KKKS", nobles=["chief_decorator"], offset=3)
    assert entry_colours(state)["artisans"] == "B"
    assert payments(state, "artisans 1") == ["K+K+K", "K+K+S"]


def test_e11_traitors_nobles() -> None:
    boards = [(BOARD_IDS.index("traitor_e"), LIGHT), *[(board, DARK) for board in range(4)]]
    state = position(seats=1, boards=boards)
    for noble in ("judge", "general", "seer", "teacher"):
        own(state, noble, owner=1)
    assert line(state, "nobles", owner=1) == 24
    state.columns[0] = (0,) * 8
    assert line(state, "nobles", owner=1) == 24
    state.columns[0] = (0,) * 9  # the ninth space of board E is noble_value_8
    assert line(state, "nobles", owner=1) == 32


def full_score_position():
    state = position(
        "G+S+S+oR+j:nile+p1+p2",
        nobles=["scribe_4", "grand_vizier", "diplomat"],
        artisans=["artisan_goldsmith_1", "artisan_painter_1", "artisan_potter_1"],
        burial=4,
        nile="GGGBBRY",
    )
    state.pharaoh = 0
    state.first_player = 1
    return state


def test_e12_full_score() -> None:
    state = full_score_position()
    things = things_owned(state, 0)
    assert dict(zip(ZONE_IDS, things, strict=True)) == {
        "offerings": 4, "nobles": 3, "artisans": 3, "nile": 4, "burial": 4,
    }  # fmt: skip
    # Positions: Bastet 0, Horus 1, Anubis 2, Ra 3, Isis 4.
    bastet, horus, anubis, ra, isis = (1 << at for at in range(5))
    shared = contested(state, things)
    assert gods_met(state, things) == 0b11111
    for feasible in (bastet | horus | ra, horus | isis, anubis | isis):
        assert _fits(feasible, shared)
    assert not _fits(horus | anubis, shared)
    assert best_gods(state, 0) == bastet | horus | ra
    parts = {
        name: line(state, name) for name in ("nobles", "burial", "artisans", "nile", "left_over", "gods", "tokens")
    }
    assert parts == {
        "nobles": 36, "burial": 31, "artisans": 15, "nile": 10, "left_over": 10, "gods": 25, "tokens": 7,
    }  # fmt: skip
    assert score(state, 0) == 134


def test_e13_last_pass() -> None:
    state = position("", seats=3, round_number=2, jars=["jar_rrj", "jar_tta", "jar_acr"])
    restart(state)
    do(state, "take_jar jar_rrj")  # with nothing to pay, passing needs no question
    do(state, "take_jar jar_tta")
    # The third had nothing to pay either: passes last, without a row, with the jar that was left.
    assert state.round == 3
    assert tokens(state, 2) == "G+R+K"
    assert state.field == [0, 0, 0]
    last = position("", seats=3, round_number=5)
    restart(last)
    assert asked(last) == (-1, "over")
    assert tokens(last) == ""


def test_e14_two_scribes() -> None:
    state = position("KK", nobles=["scribe_1", "scribe_2"], burial=1, offset=2)
    assert entry_colours(state)["burial"] == "G"
    assert payments(state, "burial 2") == ["K+K"]
    assert ("burial", 2) in actions(state)
