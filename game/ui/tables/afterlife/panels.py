"""The still parts of the table, drawn once per change: ground, bar, plaques, the tomb and the piles."""

from typing import TYPE_CHECKING

import pygame

from game.core.language import _, ngettext
from game.ui.tables.afterlife.shown import Player
from game.ui.text import SANS, SANS_BOLD, SERIF_BOLD, Style
from game.ui.theme import mixed
from game.ui.widgets.plaque import draw_plaque

if TYPE_CHECKING:
    from game.ui.tables.afterlife.board import AfterlifeBoard


def draw_ground(board: "AfterlifeBoard") -> pygame.Surface:
    """What never changes while the window keeps its size."""
    app, canvas = board.app, board.app.canvas
    picture = app.art.backdrop((canvas.width, canvas.height)).copy()
    _tray_ground(board, picture)
    picture.blit(app.art.panel(board.places.bar.size, "papyrus", canvas.u(8)), board.places.bar)
    picture.blit(app.art.panel(board.places.tomb.size, "papyrus", canvas.u(14)), board.places.tomb)
    return picture.convert()


def draw_still(board: "AfterlifeBoard", picture: pygame.Surface) -> None:
    """Everything that does not move by itself, over the ground."""
    _bar(board, picture)
    for seat, rect in enumerate(board.places.plaques):
        _plaque(board, picture, seat, rect)
    _tomb(board, picture)
    _piles(board, picture)


def _bar(board: "AfterlifeBoard", picture: pygame.Surface) -> None:
    """Game, turn and the cards left until the end; the question itself is drawn live."""
    app, canvas, bar = board.app, board.app.canvas, board.places.bar
    left = pygame.Rect(canvas.u(24), 0, canvas.u(380), bar.height)
    view = board.view
    style = Style(SERIF_BOLD, canvas.font(30), app.theme["accent"], "left", "center")
    app.text.draw(
        picture, _("Afterlife"), style, pygame.Rect(left.left, bar.top + canvas.u(6), left.width, bar.height // 2)
    )
    small = Style(SANS, canvas.font(app.theme.sizes["small"]), app.theme["ink_soft"], "left", "center")
    shown = board.shown
    stock = "?" if shown is None or shown.stock is None else str(shown.stock)
    words = _("Round {round} · stock {stock}").format(round=view["round"], stock=stock)
    app.text.draw(picture, words, small, pygame.Rect(left.left, bar.centery - canvas.u(2), left.width, bar.height // 2))


def _tray_ground(board: "AfterlifeBoard", picture: pygame.Surface) -> None:
    """A darker wooden edge where the acting player's things lie."""
    app, canvas = board.app, board.app.canvas
    top = board.places.flags.top - canvas.u(8)
    ground = pygame.Surface((canvas.width, canvas.height - top), pygame.SRCALPHA)
    ground.fill((*app.theme["wood_dark"][:3], 170))
    picture.blit(ground, (0, top))
    pygame.draw.line(picture, app.theme["gold_shadow"], (0, top), (canvas.width, top), max(2, canvas.u(3)))


def _plaque(board: "AfterlifeBoard", picture: pygame.Surface, seat: int, rect: pygame.Rect) -> None:
    """Who sits there, the score, and the tomb as bars: how far each set has grown."""
    app, canvas = board.app, board.app.canvas
    shown = board.shown
    assert shown is not None
    player = shown.players[seat]
    counts = f"[[hand]] {len(player.hand)}  [[deck]] {player.deck}  [[discard]] {player.discard}"
    deciding = board.view["decision"] is not None and board.view["decision"]["seat"] == seat
    inner = draw_plaque(
        app,
        picture,
        rect,
        board.scene.match.seats[seat],
        board.names()[seat],
        str(board.view["players"][seat]["score"]),
        counts,
        deciding,
    )
    groups = board.words.sets_in_play(board.view)
    if not groups or inner.height < canvas.u(16):
        return
    gap = canvas.u(6)
    width = min(canvas.u(44), (inner.width - gap * (len(groups) - 1)) // len(groups))
    for at, (group, cards) in enumerate(groups):
        have = len({card for card in player.tomb if card in cards})
        colour = app.theme.sets[board.words.card(cards[0]).colour]
        most = len(cards)
        step = inner.height / most
        x = inner.left + at * (width + gap)
        for level in range(most):
            box = pygame.Rect(x, round(inner.bottom - (level + 1) * step) + 1, width, max(2, round(step) - 2))
            if level < have:
                pygame.draw.rect(picture, colour, box, border_radius=2)
                pygame.draw.rect(picture, mixed(colour, app.theme["shade"], 0.5), box, 1, border_radius=2)
            else:
                pygame.draw.rect(picture, mixed(colour, app.theme["papyrus_dark"], 0.7), box, 1, border_radius=2)
        del group


def _tomb(board: "AfterlifeBoard", picture: pygame.Surface) -> None:
    """The tomb by sets, missing cards as blanks, with the running product."""
    app, canvas, rect = board.app, board.app.canvas, board.places.tomb
    shown = board.shown
    assert shown is not None
    seat = board.looked_at
    player = shown.players[seat]
    pad = canvas.u(20)
    title_height = max(canvas.u(52), canvas.line(34))
    own = seat == board.view["seat"]
    title = _("Your tomb") if own else _("Tomb of {player}").format(player=board.names()[seat])
    head = pygame.Rect(rect.left + pad, rect.top + canvas.u(4), rect.width - 2 * pad - canvas.u(110), title_height)
    app.text.draw(picture, title, app.heading("subheading"), head)
    score = board.view["players"][seat]["score"]
    right = pygame.Rect(rect.right - pad - canvas.u(120), head.top, canvas.u(120), title_height)
    app.text.draw(
        picture,
        f"{score} [[points]]",
        Style(SERIF_BOLD, canvas.font(34), app.theme["accent"], "right", "center"),
        right,
    )
    groups = board.words.sets_in_play(board.view)
    foot = max(canvas.u(40), canvas.line(24)) * (2 if board.view["solo_goal"] else 1)
    area = pygame.Rect(
        rect.left + pad, rect.top + title_height, rect.width - 2 * pad, rect.height - title_height - foot - canvas.u(8)
    )
    row = area.height // max(1, len(groups))
    for at, (group, cards) in enumerate(groups):
        _tomb_row(board, picture, pygame.Rect(area.left, area.top + at * row, area.width, row), group, cards, player)
    _tomb_foot(board, picture, pygame.Rect(area.left, rect.bottom - foot - canvas.u(6), area.width, foot), player)


def _tomb_row(
    board: "AfterlifeBoard", picture: pygame.Surface, rect: pygame.Rect, group: str, cards: list[str], player: Player
) -> None:
    app, canvas = board.app, board.app.canvas
    solo = board.view["solo_goal"] is not None
    have = [card for card in cards if card in player.tomb and not (solo and player.tomb.count(card) > 1)]
    text = min(canvas.line(22), rect.height // 2)
    size = min(canvas.font(22), max(13, round(text / 1.3)))
    name = Style(SANS_BOLD, size, app.theme["ink"], "left", "center")
    product = Style(SERIF_BOLD, size, app.theme["accent"], "right", "center")
    line = f"{len(have)} × {len(have)} = {len(have) ** 2}"
    if app.text.width(board.words.set_name(group), SANS_BOLD, 13) > rect.width - app.text.width(line, SERIF_BOLD, size):
        product = Style(SERIF_BOLD, max(13, round(size * 0.6)), app.theme["accent"], "right", "center")
    numbers = app.text.width(line, SERIF_BOLD, product.size) + canvas.u(6)
    app.text.draw(
        picture, board.words.set_name(group), name, pygame.Rect(rect.left, rect.top, rect.width - numbers, text)
    )
    app.text.draw(picture, line, product, pygame.Rect(rect.right - numbers, rect.top, numbers, text))
    gap = max(2, canvas.u(6))
    side = min(rect.height - text - canvas.u(6), canvas.u(58), (rect.width - gap * (len(cards) - 1)) // len(cards))
    if side < 8:
        return
    for at, card in enumerate(cards):
        box = pygame.Rect(rect.left + at * (side + gap), rect.top + text + 1, side, side)
        if card in player.tomb:
            picture.blit(board.faces.thumb(card, side), box)
            copies = player.tomb.count(card)
            if copies > 1:
                mark = Style(
                    SERIF_BOLD, max(13, side // 3), app.theme["gold_light"], "right", "bottom", app.theme["shade"]
                )
                app.text.draw(picture, f"{copies}", mark, box.inflate(-4, -2))
        else:
            pygame.draw.rect(picture, app.theme["papyrus_mid"], box, border_radius=max(3, side // 8))
            pygame.draw.rect(
                picture, app.theme["papyrus_dark"], box, max(1, side // 24), border_radius=max(3, side // 8)
            )


def _tomb_foot(board: "AfterlifeBoard", picture: pygame.Surface, rect: pygame.Rect, player: Player) -> None:
    app, canvas = board.app, board.app.canvas
    facts = [board.words.card(card) for card in player.tomb]
    starters = [one.points for one in facts if one.type == "starter"]
    uniques = [one.points for one in facts if one.type == "unique"]
    words = _("Starters {starters} · unique artifacts {uniques}").format(starters=sum(starters), uniques=sum(uniques))
    goal = board.view["solo_goal"]
    if goal:
        missing = goal - board.view["players"][0]["score"]
        words += "\n" + ngettext(
            "Goal {goal}: {missing} point to go", "Goal {goal}: {missing} points to go", missing
        ).format(goal=goal, missing=missing)
    app.text.draw(
        picture, words, Style(SANS, canvas.font(app.theme.sizes["tiny"]), app.theme["ink_soft"], "left", "center"), rect
    )


def _piles(board: "AfterlifeBoard", picture: pygame.Surface) -> None:
    shown, spots = board.shown, board.places
    assert shown is not None
    stock = "?" if shown.stock is None else str(shown.stock)
    _pile(board, picture, spots.stock, None, shown.stock != 0, _("Stock"), stock)
    _pile(board, picture, spots.boneyard, shown.bones, shown.boneyard > 0, _("Boneyard"), str(shown.boneyard))
    seat = board.view["seat"]
    if seat >= 0:
        own = shown.players[seat]
        _pile(board, picture, spots.deck, None, own.deck > 0, _("Deck"), str(own.deck))
        _pile(board, picture, spots.discard, own.top, own.discard > 0, _("Discard"), str(own.discard))
    if shown.table:
        for at, card in enumerate(shown.table[-3:]):
            picture.blit(
                board.faces.card(card, spots.reveal.width),
                spots.reveal.move(at * board.app.canvas.u(20), at * board.app.canvas.u(26)),
            )


def _pile(
    board: "AfterlifeBoard",
    picture: pygame.Surface,
    rect: pygame.Rect,
    top: str | None,
    filled: bool,
    name: str,
    count: str,
) -> None:
    app, canvas = board.app, board.app.canvas
    if filled:
        thick = 0 if count in ("?", "1") else min(3, max(1, int(count) // 8 + 1))
        for layer in range(thick, 0, -1):
            picture.blit(board.faces.back(rect.width), rect.move(-layer * canvas.u(3), layer * canvas.u(3)))
        picture.blit(board.faces.card(top, rect.width) if top else board.faces.back(rect.width), rect)
    else:
        pygame.draw.rect(
            picture,
            mixed(app.theme["violet"], app.theme["night"], 0.4),
            rect,
            max(2, canvas.u(3)),
            border_radius=canvas.u(12),
        )
    label = pygame.Rect(rect.left - canvas.u(18), rect.bottom + canvas.u(4), rect.width + canvas.u(36), canvas.line(22))
    app.text.draw(
        picture,
        f"{name} {count}",
        Style(SANS_BOLD, canvas.font(app.theme.sizes["tiny"]), app.theme["light"], "center", "center"),
        label,
    )
