"""Positions of pharaon in two lines, and short ways to play on from them.

Tokens are written by their letters, joined by a plus or as a text of single letters: "GGS", "K+j:burial+oR". The circle
is the one of the rules document's examples with offset 0 in round 1, unless a test turns the wheel.
"""

from collections.abc import Iterable, Sequence

from game.core.decision import Action, action_from_text
from game.core.event import Event
from game.core.rng import Rng
from game.rules import TITLES
from game.rules.pharaon.content import (
    ARTISAN_IDS,
    ARTISAN_INDEX,
    BANK,
    BASICS,
    EMPTY,
    FIRST_OFFERING,
    JAR_IDS,
    JAR_INDEX,
    LETTERS,
    OFFERING_COUNT,
    RESOURCES,
    TOKEN_OF,
    TOKENS,
    ZONE_IDS,
)
from game.rules.pharaon.masks import cards
from game.rules.pharaon.noble_cards import NOBLE_IDS, NOBLE_INDEX
from game.rules.pharaon.setup import FIXED_CIRCLE
from game.rules.pharaon.state import NOT_PASSED, PharaonState, Table
from game.rules.pharaon.turn import Turn

PHARAON = TITLES["pharaon"]
CIRCLE = [ZONE_IDS[zone] for zone in FIXED_CIRCLE]


def letters(text: str) -> list[str]:
    """ "GGS" or "K+j:burial" as single tokens."""
    if "+" in text or text in TOKEN_OF:
        return text.split("+")
    return list(text)


def purse(text: str) -> list[int]:
    counts = [0] * TOKENS
    for letter in letters(text):
        counts[TOKEN_OF[letter]] += 1
    return counts


def mask(names: Iterable[str], places: dict[str, int]) -> int:
    return sum(1 << places[name] for name in names)


def turned_table(table: Table, offset: int, direction: int, boards: Sequence[tuple[int, int]]) -> Table:
    colours = table.column_colours and tuple(range(BASICS))
    chosen = tuple(boards) or table.boards
    return Table(table.seats, table.options, table.start, FIXED_CIRCLE, offset, direction, chosen, colours)


def position(
    tokens: str = "",
    *,
    seats: int = 3,
    others: Sequence[str] = (),
    nobles: Sequence[str] = (),
    artisans: Sequence[str] = (),
    burial: int = 0,
    nile: str = "",
    round_number: int = 1,
    offset: int = 0,
    direction: int = 1,
    wheel: dict[str, str] | None = None,
    pairs: Sequence[str] | None = None,
    bonus: Sequence[str] | None = None,
    bag: str | None = None,
    jars: Sequence[str] | None = None,
    boards: Sequence[tuple[int, int]] = (),
    options: dict[str, str] | None = None,
    seed: int = 1,
) -> PharaonState:
    """Seat 0 is at its turn with these tokens (`others` for seats 1, 2 ...). The bank is what nobody has, and no token
    lies on the wheel. Without tokens the turn waits for `restart`, because it would be a pass. `nile` names tracks, a
    letter for each level ("GGG": level 3). Displays are left as dealt."""
    state = PHARAON.new_match(seats, seed, {"start_player": "seat_1", "circle": "fixed", **(options or {})})
    assert isinstance(state, PharaonState)
    while state.round == 0:  # through setup by any way
        decision = state.decision()
        assert decision is not None
        state.apply(decision.actions[0])
    # The wheel of the asked-for round stands at `offset`.
    state.table = turned_table(state.table, (offset - direction * (round_number - 1)) % BASICS, direction, boards)
    state.round = round_number
    state.wheel = [()] * BASICS
    owners = state.table.owners
    state.bank = list(BANK)
    state.bag = list(OFFERING_COUNT)
    state.offering_discard = [0] * len(OFFERING_COUNT)
    state.pairs = [()] * state.table.pair_places
    state.bonus = [EMPTY] * state.table.bonus_places
    for mask_list in (state.nobles, state.used, state.artisans):
        mask_list[:] = [0] * owners
    state.burial = [0] * owners
    state.nile = [[0] * BASICS for _ in range(owners)]
    state.tokens = [[0] * TOKENS for _ in range(owners)]
    state.row = [NOT_PASSED] * owners
    state.field = [0] * owners
    state.first_player = 0
    state.pharaoh = -1
    state.columns = [(colour,) for colour in state.table.column_colours]
    for colour in state.table.column_colours:
        state.bank[colour] -= 1
    for owner, text in enumerate([tokens, *others]):
        give(state, text, owner)
    for noble in nobles:
        own(state, noble)
    for card in artisans:
        own_artisan(state, card)
    state.burial[0] = burial
    for track in nile:
        state.nile[0][TOKEN_OF[track]] += 1
    for colour, laid in (wheel or {}).items():
        for letter in letters(laid):
            take_token(state, TOKEN_OF[letter])
            state.wheel[TOKEN_OF[colour]] = (*state.wheel[TOKEN_OF[colour]], TOKEN_OF[letter])
    _offerings(state, pairs, bonus, bag)
    if jars is not None:
        show_jars(state, jars)
    state.frames = [Turn(0)]
    state.pending = None
    if tokens:
        state.advance()
    return state


def _offerings(state: PharaonState, pairs: Sequence[str] | None, bonus: Sequence[str] | None, bag: str | None) -> None:
    for place, text in enumerate(pairs or []):
        kinds = [TOKEN_OF[letter] for letter in text.split("+")] if text else []
        for kind in kinds:
            take_token(state, kind)
        state.pairs[place] = tuple(kinds)
    for place, text in enumerate(bonus or []):
        if text:
            take_token(state, TOKEN_OF[text])
            state.bonus[place] = TOKEN_OF[text]
    if bag is not None:
        state.bag = [0] * len(OFFERING_COUNT)
        for letter in bag.split("+") if bag else []:
            state.bag[TOKEN_OF[letter] - FIRST_OFFERING] += 1


def take_token(state: PharaonState, kind: int) -> None:
    if kind < RESOURCES:
        state.bank[kind] -= 1
    else:
        state.bag[kind - FIRST_OFFERING] -= 1


def give(state: PharaonState, text: str, owner: int = 0) -> None:
    for letter in letters(text) if text else []:
        take_token(state, TOKEN_OF[letter])
        state.tokens[owner][TOKEN_OF[letter]] += 1


def own(state: PharaonState, noble: str, owner: int = 0) -> None:
    """Out of deck or display, wherever it is."""
    kind = NOBLE_INDEX[noble]
    state.noble_deck &= ~(1 << kind)
    state.noble_display = [EMPTY if card == kind else card for card in state.noble_display]
    state.nobles[owner] |= 1 << kind


def own_artisan(state: PharaonState, card: str, owner: int = 0) -> None:
    kind = ARTISAN_INDEX[card]
    state.artisan_deck &= ~(1 << kind)
    state.artisan_display = [EMPTY if shown == kind else shown for shown in state.artisan_display]
    state.artisans[owner] |= 1 << kind


def show_nobles(state: PharaonState, *nobles: str) -> None:
    """These are displayed; what lay there goes into the deck."""
    for card in state.noble_display:
        if card != EMPTY:
            state.noble_deck |= 1 << card
    state.noble_display = [EMPTY] * 3
    for place, noble in enumerate(nobles):
        state.noble_deck &= ~(1 << NOBLE_INDEX[noble])
        state.noble_display[place] = NOBLE_INDEX[noble]


def show_artisans(state: PharaonState, *names: str) -> None:
    for card in state.artisan_display:
        if card != EMPTY:
            state.artisan_deck |= 1 << card
    state.artisan_display = [EMPTY] * 4
    for place, name in enumerate(names):
        state.artisan_deck &= ~(1 << ARTISAN_INDEX[name])
        state.artisan_display[place] = ARTISAN_INDEX[name]


def show_jars(state: PharaonState, jars: Sequence[str]) -> None:
    for jar in state.jars:
        state.jar_pile |= 1 << jar
    state.jars = tuple(JAR_INDEX[jar] for jar in jars)
    for jar in state.jars:
        state.jar_pile &= ~(1 << jar)
        state.jar_discard &= ~(1 << jar)


def pile_top(state: PharaonState, *jars: str) -> None:
    """Only these jars are left in the pile; the others have been discarded."""
    wanted = mask(jars, JAR_INDEX)
    state.jar_discard = (state.jar_discard | state.jar_pile) & ~wanted
    state.jar_pile = wanted


def restart(state: PharaonState, owner: int = 0) -> None:
    """Ask for this owner's turn."""
    state.frames = [Turn(owner)]
    state.advance()


def do(state: PharaonState, *lines: str) -> list[Event]:
    """Apply actions written as in a save ("nile 4"); the events that they caused."""
    events: list[Event] = []
    for line in lines:
        state.apply(action_from_text(line), events.append)
    return events


def actions(state: PharaonState) -> list[Action]:
    decision = state.decision()
    return [] if decision is None else list(decision.actions)


def asked(state: PharaonState) -> tuple[int, str]:
    """Who decides what."""
    decision = state.decision()
    return (-1, "over") if decision is None else (decision.seat, decision.kind)


def choices(state: PharaonState) -> list[str]:
    """The second parts of the legal actions, or the kind of those without one ("pass")."""
    return [str(action[1]) if len(action) > 1 else str(action[0]) for action in actions(state)]


def targets(state: PharaonState, zone: str) -> list[str]:
    """Of one zone, at a turn."""
    return [str(action[1]) for action in actions(state) if action[0] == zone]


def tokens(state: PharaonState, owner: int = 0) -> str:
    """A purse as text, in the order of the kinds."""
    return "+".join(LETTERS[kind] for kind, count in enumerate(state.tokens[owner]) for _ in range(count))


def on_wheel(state: PharaonState, colour: str) -> str:
    return "+".join(LETTERS[kind] for kind in state.wheel[TOKEN_OF[colour]])


def in_bank(state: PharaonState, letter: str) -> int:
    return state.bank[TOKEN_OF[letter]]


def nobles(state: PharaonState, owner: int = 0) -> list[str]:
    return [NOBLE_IDS[noble] for noble in cards(state.nobles[owner])]


def artisans(state: PharaonState, owner: int = 0) -> list[str]:
    return [ARTISAN_IDS[card] for card in cards(state.artisans[owner])]


def levels(state: PharaonState, owner: int = 0) -> dict[str, int]:
    return {LETTERS[track]: level for track, level in enumerate(state.nile[owner]) if level}


def is_used(state: PharaonState, noble: str, owner: int = 0) -> bool:
    return bool(state.used[owner] >> NOBLE_INDEX[noble] & 1)


def line(state: PharaonState, name: str, owner: int = 0) -> int:
    """Points of one part of the final sheet."""
    from game.rules.pharaon.scoring import score_lines

    return {one.name: one.points for one in score_lines(state, owner)}[name]


def choose_all(state: PharaonState, seed: int = 1) -> None:
    """Answer everything by chance until a turn is asked for or the match is over."""
    rng = Rng(seed)
    while asked(state)[1] not in ("take_turn", "over"):
        state.apply(rng.choice(actions(state)))


def all_components(state: PharaonState) -> list[str]:
    """Every token, card and jar of the match, wherever it lies, sorted."""
    found: list[str] = []
    for kind, count in enumerate(state.bank):
        found += [LETTERS[kind]] * count
    for counts in state.tokens:
        found += [LETTERS[kind] for kind, count in enumerate(counts) for _ in range(count)]
    for counts in (state.bag, state.offering_discard):
        found += [LETTERS[FIRST_OFFERING + kind] for kind, count in enumerate(counts) for _ in range(count)]
    for laid in (*state.wheel, *state.pairs, *state.columns):
        found += [LETTERS[kind] for kind in laid]
    found += [LETTERS[kind] for kind in state.bonus if kind != EMPTY]
    for one in (state.noble_deck, state.gone_nobles, state.drawn, *state.nobles, *state.aside):
        found += [NOBLE_IDS[noble] for noble in cards(one)]
    found += [NOBLE_IDS[noble] for noble in state.noble_display if noble != EMPTY]
    for one in (state.artisan_deck, state.gone_artisans, *state.artisans):
        found += [ARTISAN_IDS[card] for card in cards(one)]
    found += [ARTISAN_IDS[card] for card in state.artisan_display if card != EMPTY]
    for one in (state.jar_pile, state.jar_discard, state.stack):
        found += [JAR_IDS[jar] for jar in cards(one)]
    found += [JAR_IDS[jar] for jar in state.jars]
    return sorted(found)
