"""The details card of everything on Ankh's table: what it is, its rule, and what it is doing now."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from game.core.language import N_, _
from game.ui.tables.ankh import supply
from game.ui.tables.ankh.pointing import area_of
from game.ui.tables.ankh.targets import Row
from game.ui.tables.targets import Thing
from game.ui.widget import Widget
from game.ui.widgets.details import Sheet, draw_sheet

if TYPE_CHECKING:
    from game.ui.tables.ankh.board import AnkhBoard

TERRAIN = {"water": N_("Water"), "fertile": N_("Fertile land"), "desert": N_("Desert")}
ROW_RULES = {
    "move": N_("Move any of your figures, each up to three hexes. They may cross anything but stop only on free land."),
    "summon": N_("Put a figure from your pool on a free hex beside one of your figures or monuments."),
    "gain": N_("Gain a follower for every monument beside your figures that is yours or nobody's."),
    "unlock": N_("Pay followers for the next ankh power. Some steps also bring a guardian."),
}
EVENT_RULES = {
    "control": N_("The player who brought it takes control of a monument beside one of their figures."),
    "caravan": N_("The player who brought it may cut a region in two with a line of camels."),
    "conflict": N_("Every region is decided in the order of the numbers: dominated, or fought for with battle cards."),
}
MARK_RULES = {
    "merge": N_("After the third conflict the two lowest gods merge and go on as one."),
    "forgotten": N_("After the fourth conflict every god on a red space is forgotten and out of the game."),
    "end": N_("After the last conflict the highest god wins."),
}
MONUMENT_RULES = {
    "obelisk": N_("Who has most obelisks in a region gains devotion when it is decided."),
    "temple": N_("Who has most temples in a region gains devotion when it is decided."),
    "pyramid": N_("Who has most pyramids in a region gains devotion when it is decided."),
}


def draw(board: "AnkhBoard", surface: pygame.Surface, widget: Widget) -> bool:
    for panel in board.panels:
        if board.is_open(panel) and panel.details(surface, widget):
            return True
    if isinstance(widget, Row):
        sheet = _row_sheet(board, widget)
    elif isinstance(widget, Thing) and widget.about[0]:
        sheet = explain(board, *widget.about)
    else:
        return False
    if sheet is None:
        return False
    draw_sheet(board.app, surface, sheet._replace(note=sheet.note or widget.tip), _beside(board, widget))
    return True


def heading(board: "AnkhBoard", widget: Widget | None) -> str:
    """Where the rules pages speak of it."""
    if not isinstance(widget, Thing):
        return ""
    kind, which = widget.about
    words = board.words
    if kind == "row":
        return str(words.row(which))
    if kind == "event":
        return str(words.event(board.view["events"]["order"][int(which)]))
    if kind == "guardian":
        return str(words.guardian(which)[0])
    if kind == "seat":
        return board.god_name(board.model.god_of[int(which)])
    if kind in ("monument", "region"):
        return _("Monument majorities") if kind == "monument" else _("Regions")
    if kind == "hex" and int(which) in board.model.figures:
        figure = board.model.figures[int(which)]
        if figure.kind not in ("god", "warrior"):
            return str(words.guardian(figure.kind)[0])
        return board.god_name(figure.god) if figure.kind == "god" else ""
    return ""


def _beside(board: "AnkhBoard", widget: Widget) -> pygame.Rect:
    """The card of a thing on the map lies over the left column, so that the whole map stays in sight."""
    if not isinstance(widget, Thing) or widget.about[0] not in ("hex", "region", "corner"):
        return widget.rect
    left = board.places.plaques[0].right + board.app.canvas.u(20)
    return pygame.Rect(left, widget.rect.top, board.app.canvas.width - left, widget.rect.height)


def explain(board: "AnkhBoard", kind: str, which: str) -> Sheet | None:
    if kind == "hex":
        return _hex(board, int(which))
    if kind == "region":
        return _region(board, int(which))
    if kind == "row":
        return _row(board, which)
    if kind == "event":
        return _event(board, int(which))
    if kind == "space":
        return _space(board, int(which))
    if kind == "mark":
        name = _("Merge") if which == "merge" else _("Forgotten gods")
        return Sheet(name, upright(board, which), 0.5, _(MARK_RULES[which]))
    if kind == "seat":
        return _seat(board, int(which))
    return supply.explain(board, kind, which)


def upright(board: "AnkhBoard", name: str) -> Callable[[tuple[int, int]], pygame.Surface]:
    """A drawing in its own shape, as large as the box allows."""

    def picture(size: tuple[int, int]) -> pygame.Surface:
        if name.startswith(("figure_", "guardian_", "monument_", "warrior_")):
            return board.pieces.upright(name, size[1])
        return board.pieces.drawing(name, min(size))

    return picture


def _hex(board: "AnkhBoard", name: int) -> Sheet:
    model, words = board.model, board.words
    place = words.hex(name)
    ground = _(TERRAIN[board.places.grid.terrain[name]])
    number = area_of(board, name)
    lines = [_("{hex}: {ground}").format(hex=place, ground=ground)]
    if name in model.gates:
        lines.append(_("An underworld token lies here."))
    if name in board.view["threatened"]:
        lines.append(_("A Giant Scorpion threatens this hex."))
    if number:
        lines += region_lines(board, number)
    facts = "\n".join(lines)
    if name in model.figures:
        figure = model.figures[name]
        owner = board.god_line(figure.god)
        title = words.god(board.pieces.gods[figure.god]) if figure.kind == "god" else words.figure(figure.kind)
        body = owner
        if figure.kind == "god":
            body = "\n".join([owner, *(words.ability(one)[1] for one in board.abilities(figure.god))])
        elif figure.kind != "warrior":
            body = f"{owner}\n{words.guardian(figure.kind)[1]}"
        return Sheet(title, upright(board, board.pieces.name_of(figure.god, figure.kind)), 0.62, body, facts)
    if name in model.monuments:
        kind, god = model.monuments[name]
        owner = _("Nobody's.") if god is None else board.god_line(god)
        body = f"{owner} {_(MONUMENT_RULES[kind])}"
        return Sheet(words.monument(kind), upright(board, f"monument_{kind}"), 0.56, body, facts)
    title = _("Region {number}").format(number=number) if number else place
    return Sheet(title, None, 0, "", facts)


def region_lines(board: "AnkhBoard", number: int) -> list[str]:
    """Who is there, how strong before cards, who holds majorities, who would win."""
    region: dict[str, Any] = board.view["regions"][number - 1]
    lines = [_("Region {number}, {hexes} land hexes").format(number=number, hexes=len(region["land"]))]
    for god, strength in region["strength"].items():
        line = _("{god}: strength {strength}, figures {figures}")
        lines.append(line.format(god=board.god_name(god), strength=strength, figures=region["figures"][god]))
    for kind, god in region["majorities"].items():
        if god is not None:
            line = _("Most of {monument}: {god}")
            lines.append(line.format(monument=board.words.monument(kind), god=board.god_name(god)))
    for god, devotion in region["paid"].items():
        if devotion:
            line = _("Majorities would pay {god} {number} devotion.")
            lines.append(line.format(god=board.god_name(god), number=devotion))
    winner = region["winner"]
    if region["course"] == "nothing":
        lines.append(_("Nobody is here."))
    elif region["course"] == "domination":
        lines.append(_("{god} would dominate.").format(god=board.god_name(winner)))
    elif winner is None:
        lines.append(_("Before cards the battle is tied."))
    else:
        lines.append(_("Before cards {god} would win the battle.").format(god=board.god_name(winner)))
    return lines


def _region(board: "AnkhBoard", number: int) -> Sheet:
    lines = region_lines(board, number)
    return Sheet(
        _("Region {number}").format(number=number), upright(board, f"token_conflict_order_{number}"), 0.3, "",
        "\n".join(lines),
    )  # fmt: skip


def _row(board: "AnkhBoard", row: str) -> Sheet:
    track = next(one for one in board.view["tracks"] if one["id"] == row)
    seat = board.view["decision"]["seat"] if board.view["decision"] else board.looked_at
    god = board.view["gods"][board.model.god_of[seat]]
    lines = [_("Steps until the event: {number}").format(number=track["left"])]
    if track["triggers"]:
        lines.append(_("This triggers: {event}.").format(event=board.words.event(track["triggers"])))
    if row == "gain":
        lines.append(_("{god} would gain: {number}").format(god=board.god_name(god["god"]), number=god["next_gain"]))
    if row == "unlock" and god["next_cost"] is not None:
        lines.append(_("Next power of {god}: level {level}, cost {cost}").format(
            god=board.god_name(god["god"]), level=god["next_level"], cost=god["next_cost"]))  # fmt: skip
    if row == "summon":
        pool = ", ".join(f"{board.words.figure(kind)} {number}" for kind, number in god["pool"].items())
        lines.append(_("Pool of {god}: {figures}").format(god=board.god_name(god["god"]), figures=pool))
    return Sheet(board.words.row(row), upright(board, f"action_{row}"), 0.4, _(ROW_RULES[row]), "\n".join(lines))


def _event(board: "AnkhBoard", at: int) -> Sheet:
    kind, after = board.view["events"]["order"][at], board.view["events"]["after"][at]
    space = board.model.event
    when = _("Over.") if at < space else _("This is the next event.") if at == space else ""
    body = " ".join([_(EVENT_RULES[kind]), *([_(MARK_RULES[after])] if after else [])])
    name = _("{number}. {event}").format(number=at + 1, event=board.words.event(kind))
    return Sheet(name, upright(board, f"event_{kind}"), 0.4, body, when)


def _space(board: "AnkhBoard", space: int) -> Sheet:
    ladder = board.view["ladder"]
    red = space <= ladder["red_last"]
    if space == ladder["top"]:
        body = _("A god that reaches this space wins at once.")
    elif red:
        body = _("A red space: gods that stand here after the fourth conflict are forgotten.")
    else:
        body = _("A safe space: gods that stand here are remembered.")
    stack = [board.god_line(god) for god in reversed(board.model.ladder[space])]
    return Sheet(_("Devotion {number}").format(number=space), upright(board, "devotion"), 0.3, body, "\n".join(stack))


def _seat(board: "AnkhBoard", seat: int) -> Sheet:
    god = board.view["gods"][board.model.god_of[seat]]
    abilities = [board.words.ability(one) for one in board.abilities(god["god"])] or [board.words.ability(god["id"])]
    body = "\n".join(f"**{name}** {text}" for name, text in abilities)
    facts = [board.god_line(god["god"])]
    if god["in_play"]:
        facts.append(_("Place on the ladder: {rank}, devotion {devotion}").format(
            rank=god["rank"], devotion=god["devotion"]))  # fmt: skip
        facts.append(_("Followers {followers}, ankhs left {ankhs}").format(
            followers=god["followers"], ankhs=god["tokens"]))  # fmt: skip
    return Sheet(board.words.god(god["id"]), upright(board, f"god_{god['id']}"), 0.48, body, "\n".join(facts))


def _row_sheet(board: "AnkhBoard", row: Row) -> Sheet | None:
    kind, thing = str(row.action[0]), str(row.action[1]) if len(row.action) > 1 else ""
    words = board.words
    if kind == "summon" and thing not in ("warrior", "locked"):
        name, text = words.guardian(thing)
        return Sheet(name, upright(board, f"guardian_{thing}"), 0.6, text)
    if kind == "unlock_power":
        power = words.power(thing)
        return Sheet(power.name, upright(board, f"power_{thing}"), 0.5, power.effect)
    if kind == "card":
        card = words.card(thing)
        return Sheet(card.name, None, 0, card.effect, _("Strength {number}").format(number=card.strength))
    if kind == "build":
        return Sheet(words.monument(thing), upright(board, f"monument_{thing}"), 0.5, _(MONUMENT_RULES[thing]))
    return None
