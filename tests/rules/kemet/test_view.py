"""The view (13): what the screen needs, as plain data."""

import pytest
from helpers.kemet import KEMET, do, march, own, position, restart
from helpers.matches import positions


def plain(value: object) -> bool:
    if isinstance(value, dict):
        return all(isinstance(key, str) and plain(item) for key, item in value.items())
    if isinstance(value, tuple):
        return all(plain(item) for item in value)
    return value is None or isinstance(value, str | int)


@pytest.mark.parametrize("seats", range(2, 6))
def test_a_view_is_plain_data(seats: int) -> None:
    for step, state in enumerate(positions(KEMET.new_match(seats, 6), 6)):
        if step % 17 == 0:
            assert all(plain(state.view(seat)) for seat in range(-1, seats))


def test_an_unknown_seat_is_refused() -> None:
    with pytest.raises(ValueError, match="no seat 5"):
        position().view(5)


def test_points_by_kind() -> None:
    state = position({"temple_delta": (0, 1)}, pyramids={"city_nw_d1": "ruby 4"})
    state.battle_points[0], state.divine_points[0] = 2, 3
    player = state.view(1)["players"][0]
    assert player["points_by_kind"] == {"battle": 2, "divine": 3, "temple": 1, "pyramid": 1}
    assert player["points"] == 7


def test_the_action_pyramid_of_everybody_is_open() -> None:
    state = position(tiles={0: ["act_of_god_ruby", "forced_march"]}, pyramids={"city_nw_d1": "onyx 1"})
    do(state, "place_token silver mid_pray", "place_token regular bottom_pray")
    player = state.view(3)["players"][0]
    assert player["tokens"] == {"mid_pray": "silver", "bottom_pray": "regular"}
    assert (player["silver"], player["gold"], player["rows_missing"]) == ("used", "ready", ("top",))
    assert player["buy_spaces"] == ("onyx", None, None)


def test_zones_tell_controller_and_pyramid() -> None:
    state = position({"city_nw_d2": (1, 2)}, pyramids={"city_nw_d1": "ruby 2", "city_nw_d2": "onyx 1"}, seats=2)
    zones = state.view(-1)["zones"]
    assert zones["city_nw_d1"]["pyramid"] == {"colour": "ruby", "level": 2}
    assert [zones[zone]["controller"] for zone in ("city_nw_d1", "city_nw_d2", "sanctuary")] == [0, 1, None]
    assert "foreland_ne" not in zones
    assert "foreland_ne" in state.view(-1)["covered"]


def test_whoever_would_win_is_named() -> None:
    state = position(seats=3)
    state.divine_points = [9, 10, 2]
    assert state.view(2)["would_win"] == (1,)


def test_night_and_active_player() -> None:
    state = position()
    view = state.view(0)
    assert (view["night"], view["active"], view["turn"], view["turns"]) == (None, 0, 1, 25)


def test_unseen_divine_cards_are_counted() -> None:
    state = position(di={0: ["glory"], 1: ["glory"]})
    assert state.view(0)["di_unseen"]["glory"] == 1
    assert state.view(2)["di_unseen"]["glory"] == 2
    assert state.view(0)["players"][1]["di_size"] == 1


def test_totals_after_the_clash() -> None:
    state = position({"bank_west": (0, 4), "desert_nw": (1, 4)}, di={0: ["diversion"]})
    own(state, 0, "carnage")
    march(state, "bank_west", "walk desert_nw 4")
    do(state, "council_play bc_3_2_0", "council_discard bc_1_1_3", "council_di diversion", "di_done")
    do(state, "council_play bc_2_0_2", "council_discard bc_1_1_3", "di_done")
    sides = state.view(2)["battle"]["sides"]
    assert sides[0]["totals"] == {"damage": 3, "direct": 0, "shield": 0}
    assert sides[1]["totals"] == {"damage": 0, "direct": 0, "shield": 2}


def test_a_market_entry_tells_price_and_reason() -> None:
    state = position(pyramids={"city_nw_d1": "ruby 1"}, tiles={0: ["priestess"]})
    restart(state)
    market = state.view(0)["market"]
    assert market["charge"] == {"colour": "ruby", "level": 1, "copies": 2, "price": 0, "why_not": ""}
    assert market["carnage"]["why_not"] == "no_pyramid"
    assert market["priestess"]["copies"] == 1
    assert state.view(-1)["market"]["charge"]["price"] == 1
