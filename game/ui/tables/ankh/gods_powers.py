"""The powers on a god's board: the six steps of unlocking, and twelve tiles by level."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.ui.tables.ahead import Job
from game.ui.tables.ankh.gods_words import NUMERALS, STEP_LEVELS
from game.ui.text import SANS, SERIF_BOLD, Style
from game.ui.theme import mixed

if TYPE_CHECKING:
    from game.ui.tables.ankh.gods import GodsPanel


def draw_steps(panel: "GodsPanel", sheet: pygame.Surface, god: dict[str, Any]) -> None:
    """The six steps of unlocking: what each costs, and the guardian that some bring."""
    app, theme = panel.board.app, panel.board.app.theme
    guardians = {one["level"]: one for one in panel.view["guardians"]}
    for at, rect in enumerate(panel.places.steps):
        done, following = at < god["step"], at == god["step"] and god["in_play"]
        side = min(rect.width, rect.height) - 4
        centre = rect.center
        pygame.draw.circle(sheet, theme["wood_dark"], centre, side // 2)
        colour = panel.pictures.colour(god["god"]) if not done else theme["gold"]
        pygame.draw.circle(
            sheet, colour if done or following else mixed(colour, theme["night"], 0.55), centre, side // 2 - 2
        )
        if following:
            pygame.draw.circle(sheet, theme["target"], centre, side // 2, max(2, side // 14))
        level = god["guardian_steps"][at]
        if done:
            mark = app.art.icon("check", round(side * 0.6))
            sheet.blit(mark, mark.get_rect(center=centre))
        elif level:
            picture = panel.pictures.drawing(f"guardian_{guardians[level]['id']}", (round(side * 0.7),) * 2)
            sheet.blit(picture, picture.get_rect(center=centre))
        else:
            sign = panel.pictures.drawing("ankh_token", (round(side * 0.7),) * 2)
            sheet.blit(sign, sign.get_rect(center=centre))
        if not done:
            panel.pictures.number(
                sheet,
                str(STEP_LEVELS[at]),
                (rect.right - side // 5, rect.bottom - side // 5),
                max(16, round(side * 0.42)),
            )


def power_parts(panel: "GodsPanel", sheet: pygame.Surface, god: dict[str, Any]) -> Iterator[Job]:
    """The names of the levels, then tile by tile."""
    yield ("levels",), partial(_levels, panel, sheet)
    facts = {name: panel.board.words.power(name) for name in panel.places.powers}
    small = panel.small()
    for name in panel.places.powers:
        owned = name in god["powers"]
        open_now = god["in_play"] and god["next_level"] == facts[name].level and not owned
        yield (
            ("power", name, owned, open_now),
            partial(_power, panel, sheet, name, facts[name], owned, open_now, small),
        )


def _levels(panel: "GodsPanel", sheet: pygame.Surface) -> None:
    app = panel.board.app
    style = Style(SERIF_BOLD, app.canvas.font(30), app.theme["gold_light"], "center", "center")
    for numeral, rect in zip(NUMERALS, panel.places.labels, strict=True):
        app.text.draw(sheet, numeral, style, rect)


def letters(panel: "GodsPanel") -> Style | None:
    """The largest letters in which all effects can be read; None if that is none."""
    app = panel.board.app
    for size in (20, 19, 18, 17, 16):
        style = Style(SANS, max(13, app.canvas.font(size)), app.theme["ink"], "left", "top")
        if all(
            _readable(panel, panel.board.words.power(name).effect, style, rect)
            for name, rect in panel.places.powers.items()
        ):
            return style
    return None


def _medal(panel: "GodsPanel", rect: pygame.Rect) -> int:
    return min(panel.board.app.canvas.u(54), round(rect.height * 0.5))


def _readable(panel: "GodsPanel", effect: str, style: Style, rect: pygame.Rect) -> bool:
    app, canvas = panel.board.app, panel.board.app.canvas
    room = rect.height - _medal(panel, rect) - canvas.u(20)
    return app.text.height(effect, style, rect.width - canvas.u(20)) <= room


def _power(
    panel: "GodsPanel", sheet: pygame.Surface, name: str, facts: Any, owned: bool, open_now: bool, small: Style | None
) -> None:
    app, theme, canvas, rect = panel.board.app, panel.board.app.theme, panel.board.app.canvas, panel.places.powers[name]
    sheet.blit(app.art.panel(rect.size, "papyrus" if owned or open_now else "wood", canvas.u(10)), rect)
    bright = owned or open_now
    line = canvas.line(23)
    lines = (
        2
        if " " in facts.name and app.text.width(facts.name, SERIF_BOLD, canvas.font(17)) > rect.width - canvas.u(16)
        else 1
    )
    tall = lines * line
    side = _medal(panel, rect) if small is not None else min(rect.height - tall - canvas.u(16), round(rect.width * 0.6))
    drawing = f"power_{name}"
    side = max(4, side)
    picture = panel.pictures.drawing(drawing, (side, side)) if bright else panel.faded(drawing, side)
    pad = canvas.u(8)
    row = pygame.Rect(rect.left + pad, rect.top + pad // 2, rect.width - 2 * pad, side + pad)
    ink = theme["accent" if bright else "light_soft"]
    if small is None:  # large text: the picture over the name, the rest in the details
        under = pygame.Rect(row.left, rect.bottom - tall - canvas.u(6), row.width, tall)
        if side < canvas.u(26):
            under = pygame.Rect(row.left, rect.top, row.width, rect.height)
        else:
            sheet.blit(picture, picture.get_rect(midtop=(rect.centerx, rect.top + canvas.u(8))))
        app.text.draw(sheet, facts.name, Style(SERIF_BOLD, canvas.font(23), ink, "center", "center"), under)
    else:
        sheet.blit(picture, picture.get_rect(midleft=row.midleft))
        beside = pygame.Rect(row.left + side + pad, row.top, row.width - side - pad - canvas.u(22), row.height)
        app.text.draw(sheet, facts.name, Style(SERIF_BOLD, canvas.font(23), ink, "left", "center"), beside)
    if small is not None:
        style = small if bright else small._replace(colour=theme["light_soft"])
        room = pygame.Rect(
            rect.left + canvas.u(10), row.bottom, rect.width - canvas.u(20), rect.bottom - row.bottom - canvas.u(6)
        )
        app.text.draw(sheet, facts.effect, style, room)
    mark = app.art.icon("check" if owned else "lock", max(16, canvas.u(26)))
    if owned or (not open_now and (small is not None or side >= canvas.u(26))):
        sheet.blit(mark, mark.get_rect(topright=(rect.right - canvas.u(6), rect.top + canvas.u(6))))
