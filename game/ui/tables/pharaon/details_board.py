"""Details of what is printed on the boards: zones, gods, Nile, burial chamber, pyramid, jars, the Traitor."""

from typing import TYPE_CHECKING, Any

import pygame

from game.core.language import N_, _
from game.ui.tables.pharaon.printed import BURIAL, JARS, NILE, NILE_POINTS, PHARAOH_POINTS, PHARAOH_SPACE
from game.ui.widgets.details import Sheet

if TYPE_CHECKING:
    from game.ui.tables.pharaon.board import PharaonBoard

ZONE_RULES = {
    "offerings": N_("Take a pair of offerings. The entry token pays for it; a bonus costs one token more of a colour."),
    "nobles": N_("Take a noble that lies open, or from the deck, for one resource of each basic colour."),
    "artisans": N_("Take an artisan that lies open, or from the deck, for three resources of one colour."),
    "nile": N_("Choose an action: pay its two resources, take what it gives, and move your discs up."),
    "burial": N_("Build the next space of your burial chamber. Only the last space counts at the end."),
}
MARKS = {"met": N_("met"), "missing": N_("missing"), "reserved": N_("counted for the god beside")}


def explain(board: "PharaonBoard", kind: str, which: str) -> Sheet | None:
    makers = {
        "zone": _zone, "god": _god, "nile": _nile, "track": _track, "space": _space, "crown": _crown, "field": _field,
        "jar": _jar, "owner": _owner, "jar_pile": _jar_pile, "column": _column,
    }  # fmt: skip
    return makers[kind](board, which) if kind in makers else None


def _zone(board: "PharaonBoard", which: str) -> Sheet:
    words = board.words
    zone = next(one for one in board.view["zones"] if one["id"] == which)
    lines = [
        _("Entry: {colour}. Free spaces: {free} of {spaces}.").format(
            colour=words.resource(zone["entry"]), free=zone["free"], spaces=zone["spaces"]
        )
    ]
    if zone["next_entry"]:
        lines.append(_("Next round: {colour}.").format(colour=words.resource(zone["next_entry"])))
    note = ""
    targets = board.targets_of(which) if board.taking_turn() else []
    legal = [target for target in targets if target["legal"]]
    if legal:
        cheapest = min(legal, key=lambda target: len((target["suggested"] or "").split("+")))
        lines.append(_("Cheapest for you: {tokens}").format(tokens=board.price_words(cheapest)))
    elif targets:
        note = _("Not now: {reason}.").format(reason=words.reason(targets[0]))

    def picture(size: tuple[int, int]) -> pygame.Surface:
        return board.faces.picture(f"scene_{which}", size)

    return Sheet(words.zone(which), picture, 0.5, _(ZONE_RULES[which]), "\n".join(lines), note)


def _god(board: "PharaonBoard", which: str) -> Sheet:
    god = board.view["gods"][int(which)]
    body = _("Worth {points} at the end if both halves are met. What counts for one god counts for no other.")
    lines = [_half(board, half) for half in god["halves"]]
    names = [board.owner_name(owner) for owner, one in enumerate(board.model.owners) if int(which) in one.gods]
    now = _("Satisfied now by: {players}").format(players=", ".join(names)) if names else _("Satisfied by nobody now.")
    return Sheet(
        board.words.god(god["id"]),
        lambda size: board.faces.picture(f"god_{god['id']}", size),
        0.72,
        body.format(points=board.words.points(god["points"])),
        "\n".join([*lines, now]),
    )


def _half(board: "PharaonBoard", half: dict[str, Any]) -> str:
    line = _("{zone}: {count} for {points}").format(
        zone=board.words.zone(half["zone"]), count=half["count"], points=board.words.points(half["points"])
    )
    if "owned" not in half:
        return line
    return _("{line} (you have {owned}: {mark})").format(line=line, owned=half["owned"], mark=_(MARKS[half["mark"]]))


def _row(board: "PharaonBoard", letters: list[str]) -> Any:
    def picture(size: tuple[int, int]) -> pygame.Surface:
        gap = size[0] // 24
        side = min(size[1], (size[0] - gap * (len(letters) - 1)) // max(1, len(letters)))
        return board.pieces.tokens(letters, side, gap)

    return picture


def _price(board: "PharaonBoard", identity: str) -> str:
    legal = [target for target in board.target_at(identity) if target["legal"]] if board.taking_turn() else []
    return _("Price: {tokens}").format(tokens=board.price_words(legal[0])) if legal else ""


def _nile(board: "PharaonBoard", which: str) -> Sheet:
    words, action = board.words, NILE[int(which) - 1]
    lines = [_("Cost: {tokens}, and the entry colour.").format(tokens=words.tokens(list(action.cost)))]
    if action.gain:
        lines.append(_("You get: {tokens}.").format(tokens=words.tokens(list(action.gain))))
    if action.jars:
        lines.append(_("You get a jar from the pile."))
    for tracks in action.advances:
        names = _(" or ").join(words.resource(letter) for letter in tracks)
        lines.append(_("One step on {tracks}.").format(tracks=names))
    name = _("Nile action {number}").format(number=which)
    return Sheet(name, _row(board, list(action.cost)), 0.3, "\n".join(lines), _price(board, f"nile:{which}"))


def _track(board: "PharaonBoard", which: str) -> Sheet:
    words = board.words
    body = _("Points at the end by level: {points}.").format(points=" / ".join(str(one) for one in NILE_POINTS))
    lines = [
        _("{player}: level {level}").format(player=board.owner_name(owner), level=one.nile[which])
        for owner, one in enumerate(board.model.owners)
    ]
    name = _("Nile track: {colour}").format(colour=words.resource(which))
    return Sheet(name, _row(board, [which]), 0.3, body, "\n".join(lines))


def _space(board: "PharaonBoard", which: str) -> Sheet:
    number = int(which)
    names = [board.owner_name(owner) for owner, one in enumerate(board.model.owners) if one.burial == number]
    here = _("Here: {players}").format(players=", ".join(names)) if names else ""
    if not number:
        return Sheet(_("Start of the burial chamber"), None, 0, _("Nobody gets points here."), here)
    facts = BURIAL[number - 1]
    body = _("Cost: {tokens}. Worth {points} if it is your last space.").format(
        tokens=board.words.tokens(list(facts.cost)), points=board.words.points(facts.points)
    )
    name = _("Burial chamber, space {number}").format(number=number)
    lines = [one for one in (_price(board, f"space:{which}"), here) if one]
    note = ""
    if board.taking_turn() and not board.target_at(f"space:{which}"):
        note = _("Not now: one space after the other.")
    return Sheet(name, _row(board, list(facts.cost)), 0.3, body, "\n".join(lines), note)


def _crown(board: "PharaonBoard", _which: str) -> Sheet:
    body = _("The first to have two nobles and to stand on space {space} takes it for good. It is worth {points}.")
    holder = board.model.pharaoh
    held = holder is not None and holder >= 0
    facts = (
        _("It belongs to {player}.").format(player=board.owner_name(holder or 0)) if held else _("Nobody has it yet.")
    )
    return Sheet(
        _("Pharaoh token"),
        lambda size: board.pieces.drawing("pharaoh", min(size)),
        0.45,
        body.format(space=PHARAOH_SPACE, points=board.words.points(PHARAOH_POINTS)),
        facts,
    )


def _field(board: "PharaonBoard", which: str) -> Sheet:
    row, field = (int(part) for part in which.split(":"))
    reward = board.view["pyramid"][row - 1]["fields"][field - 1]
    body = _(
        "Who has passed moves one field to the right in every later turn and takes the reward of that field, or of "
        "one before it."
    )
    lines = [_("Reward: {reward}").format(reward=board.words.reward(reward))]
    lines += [
        _("Here: {players}").format(players=board.owner_name(owner))
        for owner, one in enumerate(board.model.owners)
        if one.stands == (row, field)
    ]
    name = _("Pyramid of Time, row {row}, field {field}").format(row=row, field=field)
    return Sheet(name, None, 0, body, "\n".join(lines))


def _jar(board: "PharaonBoard", which: str) -> Sheet:
    words = board.words
    body = _("Whoever passes takes one of these jars and gets its three resources.")
    return Sheet(
        words.jar(which), lambda size: board.pieces.jar(which, min(size[1], round(size[0] / 0.75))), 0.7, body,
        words.tokens(list(JARS[which])),
    )  # fmt: skip


def _jar_pile(board: "PharaonBoard", _which: str) -> Sheet:
    body = _("Jars of artisans and of the Nile come from this pile, unseen.")
    return Sheet(_("Pile of jars"), None, 0, body, _("Jars left: {number}").format(number=board.model.jar_pile))


def _owner(board: "PharaonBoard", which: str) -> Sheet:
    """What the points would be made of if the match ended now."""
    owners = [*board.view["players"], *([board.view["traitor"]] if board.view["traitor"] else [])]
    one = owners[int(which)]
    lines = [
        f"{board.words.result_line(name, number)}: **{points}**" for name, points, number in one["lines"] if points
    ]
    body = _("If the match ended now: {points}").format(points=board.words.points(one["score"]))
    facts = _("Click to see these belongings below.") if int(which) != board.looked_at else ""
    return Sheet(board.owner_name(int(which)), None, 0, "\n".join([body, *lines]), facts)


def _column(board: "PharaonBoard", which: str) -> Sheet:
    facts = board.view["traitor"]["boards"][int(which)]
    words = board.words
    filled = len(board.model.columns[int(which)])
    body = _("Every token on a space does what the space shows. Column of: {colour}. Jars in its round: {jars}.")
    lines = [
        f"{number}. {words.symbol(symbol)}"
        for number, symbol in enumerate(facts["symbols"], start=1)
        if number > filled and symbol not in ("none", "start")
    ]
    name = words.board(facts["id"])
    return Sheet(
        name, None, 0, body.format(colour=words.resource(facts["colour"]), jars=facts["jars"]),
        _("Still to come:") + "\n" + "\n".join(lines) if lines else _("Everything is done."),
    )  # fmt: skip
