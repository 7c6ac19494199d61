"""The plain terminal table: a seat's view as lines of text, for debugging and for people without a screen."""

from typing import Any

from game.core.language import _, name_, ngettext
from game.rules.afterlife.content import COST, GOLD, INDEX, SET_IDS, SET_NAMES, SET_OF, STARTER, TYPE, VP
from game.rules.afterlife.log import card_name, card_names

ROWS = (("A",), ("M1", "M2"), ("B1", "B2", "B3"))


def table(view: dict[str, Any], names: list[str]) -> list[str]:
    lines = [_("Round {number}").format(number=view["round"]), "", *_pyramid(view), *_piles(view), ""]
    for seat, player in enumerate(view["players"]):
        lines.extend(_player(view, seat, player, names[seat]))
    lines.extend(_played(view))
    if view["looked"]:
        lines.append(_("You look at: {cards}").format(cards=card_names(view["looked"])))
    own = view["players"][view["seat"]]["hand"] if view["seat"] >= 0 else None
    if own is not None:
        lines.append("")
        lines.append(_("Your hand:"))
        lines.extend(f"  {card_facts(card)}" for card in own)
    return lines


def card_facts(card: str) -> str:
    """A card with what one must know to decide: cost, gold, and its set or points."""
    kind = INDEX[card]
    if TYPE[kind] == STARTER or SET_OF[kind] < 0:
        group = ngettext("{number} point", "{number} points", VP[kind]).format(number=VP[kind])
    else:
        group = name_("afterlife", SET_NAMES[SET_OF[kind]])
    return _("{card} [cost {cost}, gold {gold}, {group}]").format(
        card=card_name(card), cost=COST[kind], gold=GOLD[kind], group=group
    )


def _pyramid(view: dict[str, Any]) -> list[str]:
    lines = [_("Pyramid (only the base, B1 to B3, can be bought):")]
    for row in ROWS:
        for slot in row:
            card = view["pyramid"][slot]
            text = card_facts(card) if card else _("empty")
            lines.append(f"  {slot:<3}{text}")
    return lines


def _piles(view: dict[str, Any]) -> list[str]:
    stock = "?" if view["stock"] is None else str(view["stock"])
    top = card_name(view["boneyard"][-1]) if view["boneyard"] else _("empty")
    lines = [
        _("Stock: {number}").format(number=stock),
        _("Boneyard: {number}, top: {card}").format(number=view["boneyard_count"], card=top),
    ]
    if view["solo_goal"]:
        lines.append(_("Goal: {number} points").format(number=view["solo_goal"]))
    return lines


def _player(view: dict[str, Any], seat: int, player: dict[str, Any], name: str) -> list[str]:
    mark = ">" if seat == view["active"] else " "
    top = card_name(player["discard_top"]) if player["discard_top"] else _("empty")
    facts = _("{points} points, hand {hand}, deck {deck}, discard pile {pile} (top: {card})").format(
        points=player["score"],
        hand=player["hand_count"],
        deck=player["draw_count"],
        pile=player["discard_count"],
        card=top,
    )
    lines = [f"{mark} {name}: {facts}"]
    if player["tomb"]:
        lines.append("    " + _("Tomb: {groups}").format(groups=_tomb(player["tomb"])))
    if player["known_hand"]:
        lines.append("    " + _("Known in hand: {cards}").format(cards=card_names(player["known_hand"])))
    if player["set_aside_count"]:
        lines.append("    " + _("Set aside: {number}").format(number=player["set_aside_count"]))
    return lines


def _tomb(tomb: tuple[str, ...]) -> str:
    """Cards grouped by set, starters as a number."""
    parts: list[str] = []
    starters = sum(TYPE[INDEX[card]] == STARTER for card in tomb)
    if starters:
        parts.append(ngettext("{number} starter", "{number} starters", starters).format(number=starters))
    for group in range(-1, len(SET_IDS)):
        cards = tuple(card for card in tomb if SET_OF[INDEX[card]] == group and TYPE[INDEX[card]] != STARTER)
        if cards:
            title = name_("afterlife", SET_NAMES[group]) if group >= 0 else _("Unique artifacts")
            parts.append(_("{line} ({cards})").format(line=title, cards=card_names(cards)))
    return "; ".join(parts)


def _played(view: dict[str, Any]) -> list[str]:
    turn = view["turn"]
    lines: list[str] = []
    if view["spent"]:
        lines.append(_("Played as gold: {cards}").format(cards=card_names(view["spent"])))
    if view["acted"]:
        lines.append(_("Played for their action: {cards}").format(cards=card_names(view["acted"])))
    if view["revealed"] or view["offered"]:
        lines.append(_("On the table: {cards}").format(cards=card_names(view["revealed"] + view["offered"])))
    notes = []
    if turn["free_entombs"]:
        notes.append(_("free entombment left"))
    if turn["ring_pending"]:
        notes.append(_("the next card counts double"))
    if turn["gold_bonus"]:
        notes.append(_("every card +{number} gold").format(number=turn["gold_bonus"]))
    if turn["discount"]:
        notes.append(_("purchases cost {number} less").format(number=turn["discount"]))
    if turn["thoth"]:
        notes.append(_("every card counts {number} gold").format(number=turn["thoth"]))
    if turn["censer"]:
        notes.append(_("purchases go on the draw deck"))
    if turn["throne"]:
        notes.append(_("any slot can be bought"))
    if turn["extra_draw"]:
        notes.append(_("draws {number} more").format(number=turn["extra_draw"]))
    if not turn["pyramid_changed"]:
        notes.append(_("pyramid unchanged"))
    lines.append(_("This turn: {notes}").format(notes=", ".join(notes) or _("nothing special")))
    return lines
