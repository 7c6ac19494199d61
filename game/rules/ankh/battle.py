"""A battle (4.9.1), step by step in the order in which it happens.

The frame `Battle` counts the steps B0 to B13; a step that asks somebody lays a frame of its own on the stack.
"""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.ankh.battle_cards import SealCards
from game.rules.ankh.building import Builds
from game.rules.ankh.choices import YES, YES_NO
from game.rules.ankh.content import (
    ALL_CARDS,
    AMUN,
    BUILD_BIT,
    COMMANDING,
    COMMANDING_FOLLOWERS,
    CYCLE_BIT,
    FLOOD_BIT,
    ISIS,
    MAGNANIMOUS,
    MAGNANIMOUS_DEVOTION,
    MAGNANIMOUS_FIGURES,
    MIRACLE_BIT,
    PLAGUE_BIT,
    WORSHIPFUL,
)
from game.rules.ankh.devotion import gain, low_to_high
from game.rules.ankh.followers import receive
from game.rules.ankh.gate import begin_gate
from game.rules.ankh.hexes import BIT, FERTILE
from game.rules.ankh.isis import IsisProtect
from game.rules.ankh.killing import kill
from game.rules.ankh.majorities import majority_devotion
from game.rules.ankh.obelisks import begin_obelisks
from game.rules.ankh.pieces import TABLE_ITSELF
from game.rules.ankh.plague import Plagues
from game.rules.ankh.rewards import victory_devotion
from game.rules.ankh.scoring import MAGNANIMITY, MAJORITIES, MIRACLES, VICTORIES
from game.rules.ankh.state import NO_BID, NOBODY, OFF_MAP, AnkhState
from game.rules.ankh.strength import strength
from game.rules.ankh.worship import Worship

B0, B1, B2, B3, B4, B5, B6, B7, B8, B9, B10, B11, B12, B13, OVER = range(15)


def begin_battle(state: AnkhState, number: int, participants: tuple[int, ...]) -> None:
    seats = state.table.seats
    state.sealed = [0] * seats
    state.played = [0] * seats
    state.bids = [NO_BID] * seats
    state.killed = [0] * seats
    state.flooded = 0
    state.victor = NOBODY
    state.margin = 0
    state.frames.append(Battle(number, participants, B0, NOBODY))
    if state.emit:
        state.emit(Event("battle_began", TABLE_ITSELF, (number, *participants)))


class Battle(NamedTuple):
    number: int  # of the region
    participants: tuple[int, ...]  # fixed at the start
    step: int
    doubled: int  # the god that plays two cards, or NOBODY

    def decide(self, state: AnkhState) -> None:
        step = self.step
        state.frames[-1] = Battle(self.number, self.participants, step + 1, self.doubled)
        if step == B0:
            begin_obelisks(state, self.number, self.participants)
        elif step == B1:
            self.amun(state)
        elif step == B2:
            order = tuple(low_to_high(state, list(self.participants)))
            state.frames.append(SealCards(self.number, order, self.doubled, 0))
        elif step == B3:
            self.flood(state)
        elif step == B4:
            builders = self.players_of(state, BUILD_BIT)
            if builders:
                state.frames.append(Builds(self.number, tuple(builders)))
        elif step == B5:
            plagues = self.players_of(state, PLAGUE_BIT)
            if plagues:
                state.frames.append(Plagues(self.number, len(plagues)))
        elif step == B6:
            self.majorities(state)
        elif step == B7:
            self.find_winner(state)
        elif step == B8:
            self.rewards(state)
        elif step == B9:
            self.kills(state)
        elif step == B10:
            self.miracles(state)
        elif step == B11:
            begin_gate(state, self.number, self.participants)
        elif step == B12:
            order = tuple([god for god in low_to_high(state, list(self.participants)) if self.worships(state, god)])
            if order:
                state.frames.append(Worship(order))
        elif step == B13:
            self.cards(state)
        else:
            state.frames.pop()
            if state.emit:
                state.emit(Event("battle_over", TABLE_ITSELF, (self.number,)))

    def answer(self, state: AnkhState, action: Action) -> None:
        raise ValueError(f"Nothing was asked, so {action!r} is no answer.")

    def players_of(self, state: AnkhState, card: int) -> list[int]:
        """Participants that played a card, low to high."""
        return [god for god in state.ladder if god in self.participants and state.played[god] & card]

    def present(self, state: AnkhState) -> list[int]:
        """Participants that still have a figure in the region, low to high."""
        area = state.area(self.number)
        return [god for god in state.ladder if god in self.participants and state.figures[god] & area]

    def amun(self, state: AnkhState) -> None:
        amun = state.ability[AMUN]
        if amun in self.participants and state.amun_ready and state.hand[amun].bit_count() > 1:
            state.frames.append(AmunDeclare(amun, self.number))

    def flood(self, state: AnkhState) -> None:
        fertile = state.region(self.number) & FERTILE & ~state.underworld
        for god in self.players_of(state, FLOOD_BIT):
            kept = state.figures[god] & fertile
            state.flooded |= kept
            if kept:
                receive(state, god, kept.bit_count())

    def majorities(self, state: AnkhState) -> None:
        area = state.area(self.number)
        for god in self.present(state):
            amount = majority_devotion(state, area, god)
            if amount and gain(state, god, amount, MAJORITIES):
                return

    def find_winner(self, state: AnkhState) -> None:
        present = self.present(state)
        area = state.area(self.number)
        totals = {god: strength(state, god, area, state.played[god]) for god in self.participants}
        if state.emit:
            for god in self.participants:
                state.emit(Event("strength", god, (self.number, totals[god])))
        if not present:
            return
        most = max([totals[god] for god in present])
        best = [god for god in present if totals[god] == most] if len(present) > 1 else present
        if len(best) == 1:
            others = [totals[god] for god in self.participants if god != best[0]]
            win_battle(state, best[0], most - max(others))
        elif state.tiebreaker in best and state.tiebreaker_up:
            state.frames.append(UseTiebreaker(state.tiebreaker, self.number))

    def rewards(self, state: AnkhState) -> None:
        area = state.area(self.number)
        victor = state.victor
        losers = [god for god in self.present(state) if god != victor]
        if victor == NOBODY:
            if state.emit:
                state.emit(Event("nobody_won", TABLE_ITSELF, (self.number,)))
        else:
            amount = victory_devotion(state, victor, area, state.played[victor], state.margin)
            if gain(state, victor, amount, VICTORIES):
                return
            if state.powers[victor] & COMMANDING:
                receive(state, victor, COMMANDING_FOLLOWERS)
        for god in losers:
            enough = (state.figures[god] & area).bit_count() >= MAGNANIMOUS_FIGURES
            if enough and state.powers[god] & MAGNANIMOUS and gain(state, god, MAGNANIMOUS_DEVOTION, MAGNANIMITY):
                return

    def kills(self, state: AnkhState) -> None:
        """Losers' warriors and guardians, but for those that Flood or Isis keeps."""
        area = state.area(self.number)
        doomed = 0
        for god in self.participants:
            if god != state.victor:
                doomed |= mortal(state, god) & area
        doomed &= ~state.flooded
        isis = state.ability[ISIS]
        kept = 0
        if isis != NOBODY and doomed & state.figures[isis]:
            kept = doomed & state.figures[isis] & state.land.around(state.enemies_of(isis))
        if kept:
            state.frames.append(IsisProtect(isis, doomed, kept))
        elif doomed:
            kill(state, doomed)

    def miracles(self, state: AnkhState) -> None:
        for god in self.players_of(state, MIRACLE_BIT):
            if state.killed[god] and gain(state, god, state.killed[god], MIRACLES):
                return

    def worships(self, state: AnkhState, god: int) -> bool:
        return bool(state.powers[god] & WORSHIPFUL)

    def cards(self, state: AnkhState) -> None:
        for god in self.participants:
            if state.played[god] & CYCLE_BIT:
                state.hand[god] = ALL_CARDS
                if state.emit:
                    state.emit(Event("cards_back", god))
            state.played[god] = 0


def mortal(state: AnkhState, god: int) -> int:
    """Figures of a god that can die: all but the god figure."""
    place = state.god_at[god]
    return state.figures[god] & ~BIT[place] if place != OFF_MAP else state.figures[god]


def win_battle(state: AnkhState, god: int, margin: int) -> None:
    state.victor = god
    state.margin = margin
    if state.emit:
        state.emit(Event("won_battle", god, (margin,)))


class AmunDeclare(NamedTuple):
    """Unseen Forms (6.1): announced before anybody chooses a card."""

    god: int
    number: int

    def decide(self, state: AnkhState) -> Decision | None:
        return Decision(state.decider(self.god), "amun_declare", YES_NO, (self.number,))

    def answer(self, state: AnkhState, action: Action) -> None:
        state.frames.pop()
        if action != YES:
            return
        state.amun_ready = False
        battle = state.frames[-1]
        assert isinstance(battle, Battle)
        state.frames[-1] = Battle(battle.number, battle.participants, battle.step, self.god)
        if state.emit:
            state.emit(Event("amun_declared", self.god, (self.number,)))


class UseTiebreaker(NamedTuple):
    god: int
    number: int

    def decide(self, state: AnkhState) -> Decision | None:
        return Decision(state.decider(self.god), "use_tiebreaker", YES_NO, (self.number,))

    def answer(self, state: AnkhState, action: Action) -> None:
        state.frames.pop()
        if action == YES:
            state.tiebreaker_up = False
            win_battle(state, self.god, 0)
