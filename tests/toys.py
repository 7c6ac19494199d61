"""A toy title that keeps the whole contract: what tests of the table play while they care for no real game.

Each turn a seat gains coins (open), draws a card (which reveals it to the seat), hides a coin (sealed until the end)
or trades a card in two steps. After a fixed number of turns cards, coins and hidden coins are counted.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from game.core.canon import Plain
from game.core.decision import Action, Decision
from game.core.event import Event
from game.core.frames import Frame, FrameState
from game.core.result import Line, Result
from game.core.rng import Rng
from game.core.title import Option, OptionValue, Title, Words, resolve_options
from game.session.match import Match, make_seats

TURNS = {"short": 8, "long": 40}


class Turn(NamedTuple):
    seat: int

    def decide(self, state: "ToyState") -> Decision | None:
        if state.turns_left == 0:
            state.frames.pop()
            return None
        actions: list[Action] = [("gain", 1), ("gain", 2), ("hide", 0), ("hide", 1)]
        if state.deck:
            actions.append(("draw",))
        if state.hands[self.seat]:
            actions.append(("trade",))
        return Decision(self.seat, "turn", actions)

    def answer(self, state: "ToyState", action: Action) -> None:
        if action == ("trade",):
            state.frames.append(Trade(self.seat))
            return
        if action == ("draw",):
            state.draw(self.seat)
        else:
            state.take(self.seat, str(action[0]), int(action[1]))
        state.end_turn(self.seat)


class Trade(NamedTuple):
    seat: int

    def decide(self, state: "ToyState") -> Decision | None:
        cards = sorted(set(state.hands[self.seat]))
        return Decision(self.seat, "trade_card", [("give", card) for card in cards], ("trade",))

    def answer(self, state: "ToyState", action: Action) -> None:
        card = int(action[1])
        state.hands[self.seat].remove(card)
        state.coins[self.seat] += card + 1
        if state.emit:
            state.emit(Event("traded", self.seat, (card,)))
        state.frames.pop()
        state.end_turn(self.seat)


class ToyState(FrameState):
    __slots__ = ("coins", "deck", "hands", "hidden", "rng", "turns_left")

    def __init__(
        self, rng: Rng, deck: list[int], hands: list[list[int]], coins: list[int], hidden: list[int], turns: int
    ) -> None:
        super().__init__([], None)
        self.rng = rng
        self.deck = deck
        self.hands = hands
        self.coins = coins
        self.hidden = hidden
        self.turns_left = turns

    def draw(self, seat: int) -> None:
        card = self.deck.pop(self.rng.below(len(self.deck)))
        self.hands[seat].append(card)
        if self.emit:
            self.emit(Event("drew", seat, (), (card,), 1 << seat, reveals=True))

    def take(self, seat: int, what: str, amount: int) -> None:
        if what == "hide":
            self.hidden[seat] += amount
            if self.emit:
                self.emit(Event("hid", seat, (), (amount,), 1 << seat))
            return
        self.coins[seat] += amount
        if self.emit:
            self.emit(Event("gained", seat, (amount,)))

    def end_turn(self, seat: int) -> None:
        self.turns_left -= 1
        self.frames[-1] = Turn((seat + 1) % len(self.coins))

    def clone(self) -> "ToyState":
        copy = ToyState(
            self.rng.clone(),
            self.deck.copy(),
            [hand.copy() for hand in self.hands],
            self.coins.copy(),
            self.hidden.copy(),
            self.turns_left,
        )
        copy.frames = self.frames.copy()
        copy.pending = self.pending
        return copy

    def view(self, seat: int) -> dict[str, Any]:
        mine = [at for at in range(len(self.coins)) if at == seat]
        return {
            "coins": self.coins.copy(),
            "cards": [len(hand) for hand in self.hands],
            "deck": len(self.deck),
            "turns_left": self.turns_left,
            "hand": [sorted(self.hands[at]) for at in mine],
            "hidden": [self.hidden[at] for at in mine],
        }

    def determinize(self, seat: int, rng: Rng) -> "ToyState":
        copy = self.clone()
        places = [copy.deck, *(hand for at, hand in enumerate(copy.hands) if at != seat)]
        pool = sorted(card for place in places for card in place)
        rng.shuffle(pool)
        for place in places:
            place[:] = [pool.pop() for _card in place]
        copy.hidden = [sum_ if at == seat else rng.below(3) for at, sum_ in enumerate(copy.hidden)]
        copy.rng = rng.fork()
        return copy

    def result(self) -> Result | None:
        if self.pending is not None:
            return None
        sheets = tuple(
            (Line("coins", coins), Line("cards", sum(hand), len(hand)), Line("hidden", 2 * hidden))
            for coins, hand, hidden in zip(self.coins, self.hands, self.hidden, strict=True)
        )
        scores = tuple(sum(line.points for line in sheet) for sheet in sheets)
        ranking = tuple(sorted(range(len(scores)), key=lambda seat: -scores[seat]))
        return Result(ranking, scores, sheets, tuple(at for at in ranking if scores[at] == max(scores)))

    def to_plain(self) -> Plain:
        return {
            "rng": self.rng.state,
            "deck": self.deck.copy(),
            "hands": [hand.copy() for hand in self.hands],
            "coins": self.coins.copy(),
            "hidden": self.hidden.copy(),
            "turns_left": self.turns_left,
            "frames": [[type(frame).__name__, frame.seat] for frame in self.frames],  # type: ignore[attr-defined]
            "nothing": None,  # snapshots must carry it
        }


class ToyWords:
    def title_name(self) -> str:
        return "Toy of the Nile"

    def prompt(self, view: dict[str, Any], names: list[str]) -> str:
        return "What now?"

    def label(self, action: Action, view: dict[str, Any], names: list[str]) -> str:
        return " ".join(map(str, action))

    def log_line(self, event: Event, names: list[str]) -> str:
        return f"{names[event.seat]} {event.kind} {event.args} {event.secret}"

    def why_not(self, view: dict[str, Any]) -> list[str]:
        return []

    def table(self, view: dict[str, Any], names: list[str]) -> list[str]:
        return [f"{name}: {coins}" for name, coins in zip(names, view["coins"], strict=True)]

    def result_line(self, name: str, number: int) -> str:
        return name

    def term(self, name: str, points: float) -> str:
        return f"{points:+.1f} {name}"


class ToyTitle:
    id = "toy"
    seats = range(1, 5)
    options: tuple[Option, ...] = (
        Option("length", "Length", (OptionValue("short", "Short"), OptionValue("long", "Long")), "short"),
    )

    def __init__(self, rules_version: int = 1) -> None:
        self.rules_version = rules_version
        self.words: Words = ToyWords()

    def new_match(self, seats: int, seed: int, options: Mapping[str, str] | None = None) -> ToyState:
        length = resolve_options(self, seats, options)["length"]
        deck = [1 + card % 9 for card in range(30)]
        hands: list[list[int]] = [[] for _seat in range(seats)]
        state = ToyState(Rng(seed), deck, hands, [0] * seats, [0] * seats, TURNS[length] * seats)
        state.frames = [Turn(0)]
        state.advance()
        return state

    def from_plain(self, data: Plain) -> ToyState:
        state = ToyState(
            Rng(data["rng"]),
            list(data["deck"]),
            [list(hand) for hand in data["hands"]],
            list(data["coins"]),
            list(data["hidden"]),
            data["turns_left"],
        )
        kinds: dict[str, type[Turn] | type[Trade]] = {"Turn": Turn, "Trade": Trade}
        frames: list[Frame] = [kinds[name](seat) for name, seat in data["frames"]]
        state.frames = frames
        state.advance()
        return state


TOY = ToyTitle()
TOYS: dict[str, Title] = {"toy": TOY}


def toy_match(*kinds: str, seed: int = 7, length: str = "short") -> Match:
    """A match at the toy's table: two humans unless told otherwise."""
    table = make_seats(kinds or ("human", "human"), ("Ana", "Bek", "Cyr", "Dva"))
    return Match.start(TOY, table, seed, {"length": length})


def play_on(match: Match, actions: int, seed: int = 3) -> Match:
    """Some more actions, chosen by chance; fewer when the match ends."""
    rng = Rng(seed)
    for _action in range(actions):
        decision = match.decision()
        if decision is None:
            break
        match.apply(rng.choice(decision.actions))
    return match
