"""Positions of afterlife with an obvious right move, for the suites that every level must pass.

Seat 0 decides. Where no stock and no pyramid are named it is the seat's last turn. `right` holds every first step
that keeps the best outcome; where the order of harmless steps is free there are several.
"""

from typing import Any, NamedTuple

from helpers.afterlife import do, position

from game.rules.afterlife.state import AfterlifeState


class Case(NamedTuple):
    name: str
    right: tuple[str, ...]
    hand: tuple[str, ...]
    pyramid: dict[str, str]
    rest: dict[str, Any]  # further zones for `position`
    steps: tuple[str, ...]  # played before the question

    def state(self) -> AfterlifeState:
        state = position(self.hand, self.pyramid, **{"others": [["urn"]], **self.rest})
        do(state, *self.steps)
        return state


TOMB_ART = ["goddess_nut", "fishing_scene", "victory", "banquet", "harvest", "judgement", "funeral_procession"]
WEAPONS = ["sling", "dagger", "axe", "khepesh", "spear", "bow"]
CHAMBERS = ["serdab", "antechamber", "offering_chapel", "treasury", "burial_chamber"]
JEWELRY = ["ring", "bracelet", "brooch", "necklace"]
MUMMIFICATION = ["natron", "brain_hook", "linen_wrappings"]
LATER = ["sphinx"] * 14  # a stock for the middle of a match
RICH = ["sphinx", "golden_shrine", "ibex_statuette", "treasury", "spear"]
DECK = ["urn", "shabti", "axe", "dagger", "spear", "bracelet", "shabti"]
HALF_FULL = {"B2": "ring", "B3": "natron", "M1": "bracelet", "M2": "serdab", "A": "senet"}


def without(cards: list[str], *missing: str) -> list[str]:
    return [card for card in cards if card not in missing]


def case(name: str, right: str, hand: str, pyramid: dict[str, str] | None = None, steps: str = "", **rest: Any) -> Case:
    """`right` and `steps`: actions separated by commas; `hand`: cards separated by spaces."""
    return Case(
        name,
        tuple(right.split(", ")),
        tuple(hand.split()),
        pyramid or {},
        rest,
        tuple(steps.split(", ")) if steps else (),
    )


LAST_BURIAL = [
    case("complete the seven", "entomb_free judgement", "judgement urn sphinx", tomb=without(TOMB_ART, "judgement")),
    case("complete the seven, early card", "entomb_free goddess_nut", "goddess_nut sphinx golden_shrine",
         tomb=without(TOMB_ART, "goddess_nut")),
    case("complete the six", "entomb_free spear", "spear urn sphinx", tomb=without(WEAPONS, "spear")),
    case("complete the five", "entomb_free treasury", "treasury urn sphinx", tomb=without(CHAMBERS, "treasury")),
    case("complete the four", "entomb_free necklace", "necklace urn sphinx", tomb=without(JEWELRY, "necklace")),
    case("complete the three", "entomb_free natron", "natron urn golden_shrine", tomb=without(MUMMIFICATION, "natron")),
    case("the larger set first", "entomb_free khepesh", "khepesh bracelet urn",
         tomb=["sling", "dagger", "axe", "ring"]),
    case("no second copy", "entomb_free axe", "sling axe urn", tomb=["sling", "dagger"]),
    case("a starter rather than a second copy", "entomb_free urn", "khepesh spear urn", tomb=["khepesh", "spear"]),
    case("a unique card rather than a pair", "entomb_free sphinx", "sphinx dagger urn", tomb=["sling"]),
    case("the better unique card", "entomb_free golden_shrine", "golden_shrine mirror_case urn"),
    case("the fourth rather than a unique card", "entomb_free axe", "axe sphinx urn", tomb=["sling", "bow", "spear"]),
    case("only a starter is left", "entomb_free urn", "urn"),
    case("the last one with three seats", "entomb_free bow", "bow sphinx urn", seats=3, others=[["urn"], ["urn"]],
         tomb=without(WEAPONS, "bow")),
    case("the last one with four seats", "entomb_free dagger", "dagger mirror_case urn", seats=4,
         others=[["urn"], ["urn"], ["urn"]], tomb=["sling", "axe", "spear"]),
]  # fmt: skip

PAYMENTS = [
    case("exact with two", "pay_card spear, pay_card axe", "sphinx judgement axe spear", {"B1": "khepesh"},
         "buy B1", stock=LATER),
    case("a small card for a small price", "pay_card dogs_and_jackals", "dogs_and_jackals spear sphinx",
         {"B1": "shabti"}, "buy B1", stock=LATER),
    case("three for three", "pay_card victory", "victory sphinx judgement", {"B1": "dagger"}, "buy B1", stock=LATER),
    case("four for four", "pay_card judgement", "judgement victory bow", {"B1": "axe"}, "buy B1", stock=LATER),
    case("four and one for five", "pay_card judgement, pay_card dogs_and_jackals",
         "judgement dogs_and_jackals bow", {"B1": "khepesh"}, "buy B1", stock=LATER),
    case("done as soon as it suffices", "pay_done", "axe axe victory", {"B1": "sling"}, "buy B1, pay_card axe",
         stock=LATER),
    case("done with waste rather than more waste", "pay_done", "axe victory", {"B1": "sling"},
         "buy B1, pay_card victory", stock=LATER),
    case("the chapel is needed for its action", "pay_card axe", "offering_chapel axe axe", {"B1": "goddess_nut"},
         "buy B1", tomb=without(TOMB_ART, "goddess_nut")),
    case("done for nothing more", "pay_done", "urn urn urn axe", {"B1": "natron"}, "buy B1, pay_card urn, pay_card urn",
         stock=LATER),
]  # fmt: skip

PURCHASES = [
    case("the third of three", "buy B1", "axe axe", {**HALF_FULL, "B1": "linen_wrappings"},
         tomb=["natron", "brain_hook"], stock=LATER),
    case("the fifth weapon", "buy B1", "victory axe", {"B1": "spear", "B2": "treasury", "B3": "sling"},
         tomb=["sling", "dagger", "axe", "khepesh"], stock=LATER),
    case("the sixth of the tomb art", "buy B3", "victory victory", {"B1": "treasury", "B2": "spear", "B3": "banquet"},
         tomb=["goddess_nut", "fishing_scene", "harvest", "judgement", "victory"], stock=LATER),
    case("no second copy", "buy B2", "victory", {"B1": "dagger", "B2": "bracelet", "B3": "dagger"},
         tomb=["dagger", "ring", "brooch"], stock=LATER),
    case("the fourth jewel", "buy B2", "victory axe", {"B1": "ibex_statuette", "B2": "necklace", "B3": "treasury"},
         tomb=["ring", "bracelet", "brooch"], stock=LATER),
    case("the chamber that is missing", "buy B3", "victory victory",
         {"B1": "bow", "B2": "harvest", "B3": "burial_chamber"}, tomb=without(CHAMBERS, "burial_chamber"), stock=LATER),
    case("with three seats", "buy B1", "axe axe", {**HALF_FULL, "B1": "brooch"}, seats=3,
         others=[["urn"], ["urn"]], tomb=["ring", "bracelet", "necklace"], stock=LATER),
    case("bought and buried in the last turn", "buy B1", "offering_chapel axe axe", {"B1": "goddess_nut"},
         tomb=without(TOMB_ART, "goddess_nut")),
]  # fmt: skip

BEFORE_THE_END = [
    case("a starter is buried before the turn ends", "entomb_free urn", "urn", {"B1": "sphinx"},
         stock=LATER, draw=DECK),
    case("a starter rather than a working card", "entomb_free urn", "urn axe", {"B1": "sphinx"},
         stock=LATER, draw=DECK),
    case("a starter rather than the best card", "entomb_free urn", "urn victory", {"B1": "judgement"},
         stock=LATER * 2, draw=DECK),
]  # fmt: skip

LOSSES = [
    case("the second copy goes", "choose_hand_card sling", "offering_table sling dagger", {},
         "play_action offering_table", tomb=["sling", "axe", "spear"], draw=["urn"], stock=LATER),
    case("a starter goes, not the sixth weapon", "choose_hand_card urn", "offering_table urn bow", {},
         "play_action offering_table", tomb=without(WEAPONS, "bow"), draw=["urn"], stock=LATER),
    case("a starter goes for the exchange", "choose_hand_card urn", "natron urn judgement", {"B1": "sling"},
         "play_action natron", tomb=without(TOMB_ART, "judgement"), stock=LATER),
    case("the lonely card leaves the tomb", "choose_tomb_card ring", "brooch urn", {"B1": "judgement"},
         "play_action brooch", tomb=["ring", *without(TOMB_ART, "judgement")]),
    case("the smaller set leaves the tomb", "choose_tomb_card natron", "brooch urn", {"B1": "spear"},
         "play_action brooch", tomb=["natron", *without(WEAPONS, "spear")]),
]  # fmt: skip

ACTIONS = [
    case("the shrine fetches the seventh", "play_action golden_shrine", "golden_shrine urn", {"B1": "judgement"},
         tomb=without(TOMB_ART, "judgement")),
    case("the brooch buries the seventh", "play_action brooch, entomb_free urn", "brooch urn", {"B1": "judgement"},
         tomb=["ring", *without(TOMB_ART, "judgement")]),
    case("the antechamber fetches the seventh", "play_action antechamber", "antechamber urn",
         discard=["judgement", "urn"], tomb=without(TOMB_ART, "judgement")),
    case("it is the seventh that is fetched", "choose_discard_card judgement", "antechamber urn", {},
         "play_action antechamber", discard=["judgement", "sphinx", "urn"], tomb=without(TOMB_ART, "judgement")),
    case("the chapel buries besides", "play_action offering_chapel, entomb_free urn", "offering_chapel urn",
         discard=["spear"], tomb=without(WEAPONS, "spear")),
    case("yes to the sixth weapon", "yes", "offering_chapel urn", {}, "play_action offering_chapel",
         discard=["spear"], tomb=without(WEAPONS, "spear")),
    case("linen buries a second card", "play_action linen_wrappings, entomb_free sling, entomb_free axe",
         "linen_wrappings sling axe", tomb=["dagger", "spear"]),
    case("a second card in the chamber", "choose_hand_card urn, choose_hand_card axe", "burial_chamber spear axe urn",
         {}, "play_action burial_chamber, choose_hand_card spear", tomb=["sling", "dagger"]),
    case("the procession buries the fifth chamber", "choose_discard_card treasury", "funeral_procession urn", {},
         "play_action funeral_procession", discard=["treasury", "sphinx", "urn"], tomb=without(CHAMBERS, "treasury")),
    case("the hook's card completes the set", "buy", "brain_hook axe axe", {"B1": "sling"}, "play_action brain_hook",
         tomb=without(WEAPONS, "bow"), stock=[*LATER, "bow"]),
    case("the mirror takes the missing card", "choose_pyramid_card M1", "mirror_case urn",
         {"B1": "sling", "B2": "ring", "B3": "natron", "M1": "treasury", "M2": "serdab", "A": "antechamber"},
         "play_action mirror_case", tomb=without(CHAMBERS, "treasury"), stock=LATER),
    case("the sphinx takes the missing card", "choose_looked_card necklace", "sphinx urn", {"B1": "sling"},
         "play_action sphinx", tomb=["ring", "bracelet", "brooch"], stock=[*LATER, "shabti", "necklace", "bracelet"]),
]  # fmt: skip

DENIALS = [
    case("the rival's seventh is sacrificed", "rebuild_sacrifice B1", "", {"B1": "judgement", "B2": "shabti"},
         "", others=[RICH], tombs={1: without(TOMB_ART, "judgement")}, stock=LATER),
    case("the rival's sixth is sacrificed", "rebuild_sacrifice B2", "", {"B1": "ring", "B2": "bow", "B3": "natron"},
         "", others=[RICH], tombs={1: without(WEAPONS, "bow")}, stock=LATER),
    case("the rival's seventh does not drop", "choose_crumble M2", "axe",
         {"B1": "natron", "B2": "ring", "B3": "natron", "M1": "judgement", "M2": "shabti"}, "buy B2",
         others=[RICH], tombs={1: without(TOMB_ART, "judgement")}, stock=LATER),
    case("the rival's sixth does not drop", "choose_crumble M1", "axe",
         {"B1": "natron", "B2": "ring", "B3": "natron", "M1": "shabti", "M2": "bow"}, "buy B2",
         others=[RICH], tombs={1: without(WEAPONS, "bow")}, stock=LATER),
]  # fmt: skip

CASES = LAST_BURIAL + PAYMENTS + PURCHASES + BEFORE_THE_END + LOSSES + ACTIONS + DENIALS
