"""The answers of a battle: cards of the hand, bids, figures, tokens, hexes of the region's map, yes and no."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.core.decision import Action
from game.core.language import _
from game.ui.tables.ankh.battle_faces import SHAPE
from game.ui.tables.ankh.gods_things import Answer, PanelThing
from game.ui.widgets.details import Sheet

if TYPE_CHECKING:
    from game.ui.tables.ankh.battle import BattlePanel

Picture = Callable[[tuple[int, int]], pygame.Surface]
PICTURE_KINDS = {"build", "trap", "gate", "obelisk_move", "aim", "to", "hex"}
# What a plain yes, or a hex, is for.
ABOUT = {
    "amun_declare": "token_amun",
    "use_tiebreaker": "token_tiebreaker",
    "worshipful_sacrifice": "power_worshipful",
    "attach_sun": "token_sun",
    "isis_protect": "god_isis",
    "gate_hex": "token_underworld",
    "obelisk_to": "monument_obelisk",
    "mummy_return": "guardian_mummy",
}
WAYS = ("N", "NE", "SE", "S", "SW", "NW")


def build_tray(panel: "BattlePanel", actions: list[Action]) -> list[PanelThing]:
    """Widgets for the answers; `panel.answers` learns which widget gives which answer."""
    panel.answers.clear()
    decision = panel.view.get("decision")
    panel.about = ABOUT.get(decision["kind"], "") if actions and decision else ""
    if actions and decision and decision["kind"] == "build_hex":
        panel.about = f"monument_{decision['about'][0]}"
    cards = [action for action in actions if action[0] in ("card", "cards")]
    if cards:
        return _cards(panel, cards)
    found: list[PanelThing] = []
    loose: list[Action] = []
    for action in actions:
        if action[0] in ("to", "hex") and int(action[1]) in panel.hexes.centres:
            found.append(_hex(panel, action))
        else:
            loose.append(action)
    if not loose:
        return found + _hand(panel) if not actions else found
    if any(action[0] in ("bid", "bid_more") for action in loose):
        return found + _bids(panel, loose)
    return found + _answers(panel, loose)


def _note(panel: "BattlePanel", action: Action, identity: str) -> None:
    panel.answers.setdefault(action, []).append(identity)


def _doer(panel: "BattlePanel", action: Action) -> Callable[[], None]:
    return lambda: panel.board.scene.do(action)


def _label(panel: "BattlePanel", action: Action) -> str:
    view = panel.board.scene.match.state.view(panel.decider()) if not panel.asked_here() else panel.view
    return str(panel.board.words.label(action, view, panel.board.names()))


def grid(box: pygame.Rect, count: int, shape: float, gap: int, most: int) -> list[pygame.Rect]:
    """Boxes of one shape (width for height), as large as they fit, centred."""
    best = (0, 1)
    for rows in range(1, count + 1):
        columns = -(-count // rows)
        height = min(
            (box.height - gap * (rows - 1)) // rows, round((box.width - gap * (columns - 1)) / columns / shape)
        )
        best = max(best, (min(height, most), -rows))
    height, rows = best[0], -best[1]
    columns = -(-count // rows)
    wide = round(height * shape)
    top = box.top + (box.height - rows * height - gap * (rows - 1)) // 2
    found = []
    for at in range(count):
        row, column = divmod(at, columns)
        in_row = min(columns, count - row * columns)
        left = box.left + (box.width - in_row * wide - gap * (in_row - 1)) // 2
        found.append(pygame.Rect(left + column * (wide + gap), top + row * (height + gap), wide, height))
    return found


def card_sheet(panel: "BattlePanel", card: str) -> Callable[[], Sheet]:
    def sheet() -> Sheet:
        facts = panel.board.words.card(card)
        strength = _("Strength {number}").format(number=facts.strength)
        return Sheet(
            facts.name, lambda size: panel.pictures.drawing(f"card_{card}", size), 0.72, facts.effect, strength
        )

    return sheet


def hand_rects(panel: "BattlePanel", count: int) -> list[pygame.Rect]:
    canvas = panel.board.app.canvas
    return grid(panel.places.choices, count, SHAPE, canvas.u(12), panel.places.choices.height)


def _cards(panel: "BattlePanel", actions: list[Action]) -> list[PanelThing]:
    """One click plays a card; where two are played, the first click picks and the second plays."""
    cards = list(dict.fromkeys(str(card) for action in actions for card in action[1:]))
    panel.hand = cards
    found: list[PanelThing] = []
    ids = {card: f"hand:{at}" for at, card in enumerate(cards)}
    for card, rect in zip(cards, hand_rects(panel, len(cards)), strict=True):
        label = panel.board.words.card(card).name
        choose = _card_chooser(panel, card, actions)
        found.append(
            PanelThing(panel.board, ids[card], rect, choose, label, "", card_sheet(panel, card), card == panel.picked)
        )
    for action in actions:
        wanted = [str(card) for card in action[1:]]
        open_ones = [card for card in wanted if card != panel.picked] if panel.picked in wanted else wanted
        panel.answers[action] = [ids[card] for card in open_ones]
    return found


def _card_chooser(panel: "BattlePanel", card: str, actions: list[Action]) -> Callable[[], None]:
    def choose() -> None:
        if ("card", card) in actions:
            panel.board.scene.do(("card", card))
            return
        for action in actions:
            if panel.picked and panel.picked != card and {panel.picked, card} == set(action[1:]):
                panel.board.scene.do(action)
                return
        panel.picked = "" if panel.picked == card else card
        panel.dirty = True
        panel.board.scene.refresh()

    return choose


def _hand(panel: "BattlePanel") -> list[PanelThing]:
    """Nothing is asked here: the own hand lies open to be read."""
    cards = panel.own_hand()
    panel.hand = cards
    return [
        PanelThing(panel.board, f"battle:hand:{at}", rect, None, "", "", card_sheet(panel, card))
        for at, (card, rect) in enumerate(zip(cards, hand_rects(panel, len(cards)), strict=True))
    ]


def _hex(panel: "BattlePanel", action: Action) -> PanelThing:
    name = int(action[1])
    identity = f"battle:hex:{name}"
    thing = PanelThing(panel.board, identity, panel.hexes.rect(name), _doer(panel, action), _label(panel, action))
    thing.outline = panel.hexes.outline(name, 0.86)
    _note(panel, action, identity)
    return thing


def _bids(panel: "BattlePanel", actions: list[Action]) -> list[PanelThing]:
    canvas = panel.board.app.canvas
    found: list[PanelThing] = []
    rects = grid(panel.places.choices, len(actions), 1.0, canvas.u(10), canvas.u(150))
    for at, (action, rect) in enumerate(zip(actions, rects, strict=True)):
        words = "+" if action[0] == "bid_more" else str(action[1])
        found.append(
            Answer(
                panel.board, f"tray:{at}", rect, _doer(panel, action), _label(panel, action),
                _bid_picture(panel, words), words="",
            )
        )  # fmt: skip
        _note(panel, action, f"tray:{at}")
    return found


def _bid_picture(panel: "BattlePanel", words: str) -> Picture:
    def picture(size: tuple[int, int]) -> pygame.Surface:
        side = max(20, min(size))
        if side < panel.board.app.canvas.u(80):  # many bids: the number alone can be read
            plain = pygame.Surface((side, side), pygame.SRCALPHA)
            panel.pictures.number(plain, words, (side // 2, side // 2), side)
            return plain
        made = panel.board.app.art.svg("ankh/token_follower", (side, side)).copy()
        panel.pictures.number(made, words, (side // 2, round(side * 0.72)), max(18, round(side * 0.48)))
        return made

    return picture


def _answers(panel: "BattlePanel", actions: list[Action]) -> list[PanelThing]:
    """Pictured answers side by side, then plain ones as buttons at the right."""
    canvas = panel.board.app.canvas
    pictured = [action for action in actions if action[0] in PICTURE_KINDS]
    plain = [action for action in actions if action not in pictured]
    box = panel.places.choices.copy()
    found: list[PanelThing] = []
    gap = canvas.u(12)
    if plain:
        wide = max(canvas.u(230), canvas.font(24) * 9)
        tall = min(max(canvas.u(64), canvas.line(24) + canvas.u(20)), (box.height - gap) // max(2, len(plain)))
        column = pygame.Rect(0, 0, wide, len(plain) * (tall + gap) - gap)
        column.midright = (box.right, box.centery) if pictured else (box.centerx + wide // 2, box.centery)
        for at, action in enumerate(plain):
            rect = pygame.Rect(column.left, column.top + at * (tall + gap), wide, tall)
            identity = f"tray:{len(pictured) + at}"
            strong = action == ("yes",)
            found.append(Answer(panel.board, identity, rect, _doer(panel, action), _label(panel, action), None, strong))
            _note(panel, action, identity)
        box.width = column.left - gap - box.left
    for at, (action, rect) in enumerate(zip(pictured, grid(box, len(pictured), 1.05, gap, canvas.u(210)), strict=True)):
        identity = f"tray:{at}"
        words = _short(panel, action)
        found.append(
            Answer(
                panel.board, identity, rect, _doer(panel, action), _label(panel, action),
                _picture(panel, action), words=words,
            )
        )  # fmt: skip
        _note(panel, action, identity)
    return found


def _short(panel: "BattlePanel", action: Action) -> str:
    """A picture says most of it: the words below it are the place, the god or the name."""
    words, thing = panel.board.words, action[1]
    if action[0] in ("to", "hex", "obelisk_move") or (action[0] == "gate" and isinstance(thing, int)):
        return str(words.hex(int(thing)))
    if action[0] == "trap":
        return str(words.god(str(thing)))
    if action[0] == "gate":
        return _("From your board")
    if action[0] == "build":
        left = panel.view["supply"]["monuments"][str(thing)]
        return _("{monument} ({number} left)").format(monument=words.monument(str(thing)), number=left)
    return str(words.aim(str(thing)))


def _picture(panel: "BattlePanel", action: Action) -> Picture:
    kind, thing = action[0], action[1]
    if kind == "build":
        return lambda size: panel.pictures.drawing(f"monument_{thing}", size)
    if kind == "trap":
        return lambda size: panel.pictures.drawing(f"warrior_{thing}", size)
    if kind == "gate":
        return lambda size: panel.pictures.drawing("token_underworld", size)
    if kind == "aim":
        return lambda size: _aim_picture(panel, str(thing), size)
    if kind == "obelisk_move" and panel.stage is not None and int(thing) in panel.stage.figures:
        one = panel.stage.figures[int(thing)]
        return lambda size: panel.pictures.figure(one.kind, one.god, min(size[1], round(size[0] / 0.86)))
    return lambda size: _hex_picture(panel, int(thing), size)


def _hex_picture(panel: "BattlePanel", name: int, size: tuple[int, int]) -> pygame.Surface:
    """A hex outside the region: a piece of its ground."""
    theme = panel.board.app.theme
    side = max(8, min(size))
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    colour = theme[{"water": "nile"}.get(panel.terrain[name], panel.terrain[name])]
    points = [
        (side * x, side * y)
        for x, y in ((0.0, 0.5), (0.25, 0.07), (0.75, 0.07), (1.0, 0.5), (0.75, 0.93), (0.25, 0.93))
    ]
    pygame.draw.polygon(made, colour, points)
    pygame.draw.polygon(made, theme["gold_shadow"], points, max(2, side // 24))
    return made


def _aim_picture(panel: "BattlePanel", aim: str, size: tuple[int, int]) -> pygame.Surface:
    """The scorpion in the middle of six hexes, two of them in its claws."""
    theme = panel.board.app.theme
    side = max(12, min(size))
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    centre = pygame.Vector2(side / 2, side / 2)
    for at, way in enumerate(WAYS):
        spot = centre + pygame.Vector2(0, -side * 0.34).rotate(60 * at)
        points = [spot + pygame.Vector2(side * 0.18, 0).rotate(60 * corner) for corner in range(6)]
        pygame.draw.polygon(made, theme["danger" if way in aim.split("+") else "papyrus_dark"], points)
        pygame.draw.polygon(made, theme["gold_shadow"], points, 2)
    scorpion = panel.pictures.drawing("guardian_giant_scorpion", (round(side * 0.36), round(side * 0.36)))
    made.blit(scorpion, scorpion.get_rect(center=(side // 2, side // 2)))
    return made
