"""What the screen is told (section 13)."""

import pytest
from helpers.matches import positions
from helpers.pharaon import PHARAON, do, give, own, position, restart

from game.core.rng import Rng
from game.rules.pharaon.scoring import score
from game.rules.pharaon.state import PharaonState
from game.rules.pharaon.words import WORDS


def target(state: PharaonState, *action: str | int) -> dict:
    return next(one for one in state.view(0)["targets"] if one["action"] == action)


def test_zones_tell_their_entry_colours_now_and_next_round() -> None:
    state = position("RB", wheel={"R": "R"})
    nile = state.view(0)["zones"][0]
    assert (nile["id"], nile["entry"], nile["next_entry"]) == ("nile", "R", "G")
    assert (nile["tokens"], nile["spaces"], nile["free"]) == (("R",), 3, 2)
    state.round = 5
    assert state.view(0)["zones"][0]["next_entry"] is None


def test_gods_tell_for_each_half_whether_it_is_met_missing_or_reserved() -> None:
    state = position("p1+p1+p1", burial=2, nile="GB")
    gods = {god["id"]: god for god in state.view(0)["gods"]}
    assert gods["horus"]["satisfied"]
    assert [half["mark"] for half in gods["horus"]["halves"]] == ["met", "met"]
    assert [half["mark"] for half in gods["bastet"]["halves"]] == ["met", "reserved"]
    assert [half["mark"] for half in gods["ra"]["halves"]] == ["missing", "missing"]
    assert [half["owned"] for half in gods["bastet"]["halves"]] == [2, 2]
    assert gods["anubis"]["points"] == 9
    assert "mark" not in state.view(-1)["gods"][0]["halves"][0]


def test_every_target_is_listed_with_its_price_or_the_reason_why_not() -> None:
    state = position("RBK", wheel={"B": "BBB"}, pairs=["p1+p1", ""])
    listed = state.view(0)["targets"]
    assert {one["zone"] for one in listed} == {"offerings", "nobles", "artisans", "nile", "burial"}
    legal = {one["action"] for one in listed if one["legal"]}
    assert legal == {action for action in state.decision().actions if action != ("pass",)}
    assert target(state, "nile", 4)["suggested"] == "B+R"
    assert target(state, "nile", 4)["payments"] == 1
    assert target(state, "burial", 1)["why_not"] == "full"
    assert target(state, "offerings", 2)["why_not"] == "nothing_there"
    assert target(state, "offerings_bonus", 1)["why_not"] == "cannot_pay"
    assert target(state, "offerings_bonus", 1)["missing"] == ("K",)
    assert target(state, "nobles", 1)["missing"] == ("G", "Y")
    assert target(state, "nile", 1)["missing"] == ("G", "Y")


def test_every_target_tells_its_printed_price() -> None:
    state = position("RBK", pairs=["p1+p1"])
    assert target(state, "nile", 4)["price"] == {
        "entry": "R", "any_entry": False, "colours": ("R", "B"), "alike": 0, "any": 0,
    }  # fmt: skip
    said = {one["action"]: WORDS.price(one) for one in state.view(0)["targets"]}
    assert said["offerings", 1] == "entry: Construction"
    assert said["offerings_bonus", 1] == "entry: Construction; 2 tokens of one colour"
    assert said["nobles", "deck"] == "entry: Trade; Agriculture, Justice, Royalty, Construction, Trade"
    assert said["artisans", 1] == "entry: Agriculture; 3 tokens of one colour"
    assert said["burial", 1] == "entry: Justice; Construction, Trade"
    own(state, "judge")
    own(state, "architect")
    restart(state)
    said = {one["action"]: WORDS.price(one) for one in state.view(0)["targets"]}
    assert said["nobles", "deck"] == "entry: Trade; any 5 tokens"
    assert said["burial", 1] == "entry: any colour; Construction, Trade"


def test_passing_is_previewed() -> None:
    state = position("RB", others=["RB", "RB"], jars=["jar_rrj", "jar_tta"])
    preview = state.view(0)["pass_preview"]
    assert preview["row"] == 1
    assert preview["fields"][:2] == ("basic", "first_player")
    assert preview["jars"] == ("jar_rrj", "jar_tta")
    state.row[1], state.row[2] = 0, 1
    assert state.view(0)["pass_preview"] == {"row": None, "fields": (), "jars": ("jar_rrj", "jar_tta")}
    assert state.view(1)["pass_preview"] is None


def test_every_noble_tells_what_it_is_worth_now() -> None:
    state = position(nobles=["diplomat", "scribe_4", "grand_vizier"], burial=4, nile="GB")
    player = state.view(0)["players"][0]
    assert player["noble_points"] == {"scribe_4": 8, "grand_vizier": 12, "diplomat": 12}
    assert sum(player["noble_points"].values()) == player["lines"][0][1]


def test_silver_is_used_up_before_something_is_missing() -> None:
    state = position("RBS")
    assert target(state, "nobles", 1)["missing"] == ("K", "Y")
    own(state, "judge")
    restart(state)
    assert target(state, "nobles", 1)["missing"] == ("any", "any")


def test_the_bonus_without_any_offering_says_so() -> None:
    state = position("KK", pairs=["p1+p1"], bag="")
    assert target(state, "offerings_bonus", 1)["why_not"] == "no_bonus_left"


@pytest.mark.parametrize("seats", range(1, 6))
def test_targets_and_legal_actions_agree_all_through_a_match(seats: int) -> None:
    compared = 0
    for state in positions(PHARAON.new_match(seats, 40 + seats), seats):
        decision = state.decision()
        if decision is None or decision.kind != "take_turn":
            continue
        listed = state.view(decision.seat)["targets"]
        legal = [one["action"] for one in listed if one["legal"]]
        zone_actions = [action for action in decision.actions if action[0] not in ("pass", "exchange")]
        assert sorted(map(str, legal)) == sorted(map(str, zone_actions))
        for one in listed:
            assert (one["why_not"] is None) == one["legal"]
            assert bool(one["missing"]) == (one["why_not"] == "cannot_pay")
        compared += 1
    assert compared > 8


def test_targets_are_only_for_the_one_who_decides() -> None:
    state = position("RB", others=["RB", "RB"])
    assert state.view(1)["targets"] == ()
    assert state.view(-1)["targets"] == ()


def test_players_tell_tokens_cards_tracks_and_the_score_if_the_match_ended_now() -> None:
    state = position("G+S+S+oR", nobles=["judge"], burial=3, nile="GGB")
    state.used[0] = state.nobles[0]
    player = state.view(1)["players"][0]
    assert player["tokens"] == {"G": 1, "S": 2, "oR": 1}
    assert (player["nobles"], player["used"]) == (("judge",), ("judge",))
    assert player["nile"] == {"G": 2, "B": 1, "R": 0, "K": 0, "Y": 0}
    assert player["score"] == score(state, 0)
    assert player["score"] == sum(line[1] for line in player["lines"])
    assert player["things"] == {"offerings": 1, "nobles": 1, "artisans": 0, "nile": 2, "burial": 3}


def test_the_pyramid_shows_cylinders_and_rewards() -> None:
    state = position("RB", others=["RB", "RB"])
    state.row[1], state.field[1] = 0, 2
    rows = state.view(0)["pyramid"]
    assert rows[0] == {
        "fields": ("basic", "first_player", "silver", "offering", "silver"), "owner": 1, "field": 3,
    }  # fmt: skip
    assert rows[3]["owner"] is None


def test_a_payment_in_progress_is_told() -> None:
    state = position("K+Y+S", offset=4)
    do(state, "burial 1")
    payment = state.view(1)["decision"]["payment"]
    assert payment == {"zone": "burial", "target": 1, "bonus": None, "entry": "K", "begun": ()}
    assert state.view(0)["active"] == 0


def test_the_bank_and_what_is_left_everywhere() -> None:
    state = position("RB", pairs=["p1+p1"])
    give(state, "SS")
    shown = state.view(2)
    assert shown["bank"]["S"] == 18
    assert sum(shown["bag"].values()) == 38
    assert shown["noble_deck"] == len(shown["unseen_nobles"])
    assert shown["artisan_deck"] == len(shown["unseen_artisans"])
    assert shown["jar_pile"] == len(shown["unseen_jars"])


def test_the_traitor_shows_boards_belongings_and_score() -> None:
    state = PHARAON.new_match(1, 4, {"dark_boards": "3", "start_player": "seat_1"})
    shown = state.view(0)["traitor"]
    assert len(shown["boards"]) == 5
    assert sum(board["dark"] for board in shown["boards"]) == 3
    for board in shown["boards"]:
        assert len(board["symbols"]) == 10
        assert board["tokens"] == (board["colour"],)
    assert shown["noble_value"] == 6
    assert {"tokens", "nobles", "artisans", "score", "lines", "stack"} <= set(shown)


def test_nothing_hidden_is_in_a_view() -> None:
    """What another seat draws at setup changes nothing for a seat that looks on."""
    state = PHARAON.new_match(3, 9, {"start_player": "seat_1"})
    assert isinstance(state, PharaonState)
    state.apply(state.decision().actions[0])
    assert state.decision().kind == "choose_start_noble"
    seen = {str(state.determinize(0, Rng(seed)).view(0)) for seed in range(10)}
    assert seen == {str(state.view(0))}
    drawn = {state.determinize(0, Rng(seed)).drawn for seed in range(20)}
    assert len(drawn) > 10
    assert {state.determinize(2, Rng(seed)).drawn for seed in range(20)} == {state.drawn}


def test_an_unknown_seat_is_refused() -> None:
    with pytest.raises(ValueError, match="no seat 3"):
        position("RB").view(3)
