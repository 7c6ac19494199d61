"""Moving (4.7): one army, step by step. A step is asked as kind and destination, warriors, creature."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.kemet.armies import intrude, join, leave, zone_id
from game.rules.kemet.battle import start_battle
from game.rules.kemet.cards import DI_INDEX, DI_MOVES, MOVE_KINDS, OPEN_GATES, SWIFTNESS, TELEPORTATION
from game.rules.kemet.choices import (
    CARRY,
    CREATURE,
    MOVE_BEGIN,
    MOVE_END,
    NO_ESCORT,
    PLAY_MOVE,
    SAIL,
    SKIP,
    TELEPORT,
    WALK,
)
from game.rules.kemet.content import NORMAL_MOVES
from game.rules.kemet.creatures import begin_deploying, deployments, part_creatures
from game.rules.kemet.divine import day_cards, has_secrets, lay_down, play_day_card
from game.rules.kemet.land import ZONE_INDEX, zones_in
from game.rules.kemet.packing import BITS, MOST_OF_A_KIND, count
from game.rules.kemet.prayer import di_cost, gain, pay, teleport_cost, toll
from game.rules.kemet.state import KemetState
from game.rules.kemet.steps import (
    FREE_TELEPORT,
    STEP_WORDS,
    TELEPORTED,
    WALLS_OPEN,
    carries,
    escorts,
    flags_after,
    legal_steps,
    moves_after,
)
from game.rules.kemet.steps import TELEPORT as TELEPORTING
from game.rules.kemet.tiles import CREATURE_IDS, CREATURE_INDEX, NO_CREATURE, TOLL_KEEPERS

STEP_ACTIONS: list[list[Action]] = [WALK, SAIL, TELEPORT]
MOVE_BITS = sum([MOST_OF_A_KIND << BITS * kind for kind in MOVE_KINDS])


class MoveBegin(NamedTuple):
    seat: int
    flags: int

    def decide(self, state: KemetState) -> Decision:
        actions = [MOVE_BEGIN[zone] for zone in zones_in(state.held[self.seat])]
        actions.append(SKIP)
        return Decision(self.seat, "move_begin", actions)

    def answer(self, state: KemetState, action: Action) -> None:
        if action == SKIP:
            state.frames.pop()
            return
        zone = ZONE_INDEX[str(action[1])]
        moves = NORMAL_MOVES + state.powers[self.seat].moves
        state.frames[-1] = Move(self.seat, zone, zone, moves, self.flags)


def move_cards(state: KemetState, seat: int, flags: int) -> list[Action]:
    """Cards for a move action; those that would do nothing any more are not offered."""
    hand = state.di[seat]
    if not hand & MOVE_BITS:
        return []
    actions: list[Action] = []
    for card in MOVE_KINDS:
        if not count(hand, card) or di_cost(state, seat, card) > state.prayer[seat]:
            continue
        if card == TELEPORTATION and flags & (TELEPORTED | FREE_TELEPORT):
            continue
        if card == OPEN_GATES and flags & WALLS_OPEN:
            continue
        actions.append(PLAY_MOVE[card])
    return actions


class Move(NamedTuple):
    """`start`: where the action began. `flags`: see steps.py."""

    seat: int
    start: int
    zone: int
    moves: int
    flags: int

    def decide(self, state: KemetState) -> Decision:
        seat, start, zone, moves, flags = self
        actions: list[Action] = [
            STEP_ACTIONS[kind][dest] for kind, dest in legal_steps(state, seat, start, zone, moves, flags)
        ]
        if state.warriors[zone] > state.powers[seat].army_limit:
            return Decision(seat, "move_step", actions)
        if state.di[seat]:
            actions += day_cards(state, seat)
            actions += move_cards(state, seat, flags)
        actions += deployments(state, seat)
        actions.append(MOVE_END)
        return Decision(seat, "move_step", actions, (), has_secrets(state, seat))

    def answer(self, state: KemetState, action: Action) -> None:
        word = action[0]
        if word == "move_step":
            kind = STEP_WORDS.index(str(action[1]))
            state.frames.append(Carry(kind, ZONE_INDEX[str(action[2])]))
        elif word == "move_end":
            state.frames.pop()
            part_creatures(state, self.seat)
        elif word == "play_di_move":
            self._play(state, DI_INDEX[str(action[1])])
        elif word == "play_di_day":
            play_day_card(state, self.seat, action)
        else:
            begin_deploying(state, self.seat, action)

    def _play(self, state: KemetState, card: int) -> None:
        seat, start, zone, moves, flags = self
        lay_down(state, seat, card)
        if card == SWIFTNESS:
            moves += DI_MOVES[card]
        elif card == TELEPORTATION:
            flags |= FREE_TELEPORT
        else:
            flags |= WALLS_OPEN
        state.frames[-1] = Move(seat, start, zone, moves, flags)


def _move_below(state: KemetState, depth: int) -> Move:
    move = state.frames[-depth]
    assert isinstance(move, Move)
    return move


class Carry(NamedTuple):
    """How many warriors leave the zone; the rest stays."""

    kind: int
    dest: int

    def decide(self, state: KemetState) -> Decision:
        seat, start, zone, moves, flags = _move_below(state, 2)
        numbers = carries(state, seat, start, zone, moves, flags, self.kind, self.dest)
        about = (STEP_WORDS[self.kind], zone_id(self.dest))
        return Decision(seat, "move_carry", [CARRY[number] for number in numbers], about)

    def answer(self, state: KemetState, action: Action) -> None:
        zone = _move_below(state, 2).zone
        number = int(action[1])
        if state.creatures[zone]:
            state.frames[-1] = Escort(self.kind, self.dest, number)
            return
        state.frames.pop()
        make_step(state, self.kind, self.dest, number, NO_CREATURE)


class Escort(NamedTuple):
    """Which creature goes along."""

    kind: int
    dest: int
    number: int

    def decide(self, state: KemetState) -> Decision:
        seat, start, zone, moves, flags = _move_below(state, 2)
        found = escorts(state, seat, start, zone, moves, flags, self.kind, self.dest, self.number)
        actions = [NO_ESCORT if creature == NO_CREATURE else CREATURE[creature] for creature in found]
        about = (STEP_WORDS[self.kind], zone_id(self.dest), self.number)
        return Decision(seat, "move_creature", actions, about)

    def answer(self, state: KemetState, action: Action) -> None:
        state.frames.pop()
        creature = NO_CREATURE if action == NO_ESCORT else CREATURE_INDEX[str(action[1])]
        make_step(state, self.kind, self.dest, self.number, creature)


def make_step(state: KemetState, kind: int, dest: int, number: int, creature: int) -> None:
    """The frame of the move is on top. Entering an enemy's zone ends the movement and starts a battle."""
    move = _move_below(state, 1)
    seat, zone = move.seat, move.zone
    there = state.holder[dest]
    hostile = there >= 0 and there != seat
    if kind == TELEPORTING and not move.flags & FREE_TELEPORT:
        pay(state, seat, teleport_cost(state, seat), "teleport")
    if hostile and state.creatures[dest] & TOLL_KEEPERS:
        pay(state, seat, toll(state, seat), "toll")
    if creature != NO_CREATURE:
        state.creatures[zone] &= ~(1 << creature)
    if state.emit:
        name = "none" if creature == NO_CREATURE else CREATURE_IDS[creature]
        state.emit(Event("moved", seat, (STEP_WORDS[kind], zone_id(zone), zone_id(dest), number, name)))
    leave(state, zone, number)
    if hostile:
        intrude(state, seat, dest, number, creature)
        gain(state, seat, state.powers[seat].dedication, "dedication_to_battle")
        state.frames.pop()
        start_battle(state, seat, dest)
        part_creatures(state, seat)
        return
    join(state, seat, dest, number)
    if creature != NO_CREATURE:
        state.creatures[dest] |= 1 << creature
    moves = moves_after(move.moves, move.flags, kind, creature)
    flags = flags_after(state, seat, move.flags, kind, dest)
    state.frames[-1] = Move(seat, move.start, dest, moves, flags)
