"""All frames of this title by name, so that a snapshot can be read back."""

from typing import Any

from game.rules.ankh import (
    battle,
    battle_cards,
    building,
    caravan_event,
    conflict,
    control,
    gate,
    isis,
    killing,
    merging,
    moving,
    mummies,
    obelisks,
    plague,
    scorpions,
    summoning,
    turn,
    unlocking,
    worship,
)

FRAMES: dict[str, Any] = {
    frame.__name__: frame
    for frame in (
        turn.Turn, turn.CheckEvent, turn.AfterEvent, turn.NextTurn,
        moving.Moving, moving.MoveTo, moving.PushTo, scorpions.AimScorpion,
        summoning.Summoning, summoning.SummonFigure, summoning.SummonHex, summoning.AttachSun,
        unlocking.UnlockPower, control.ControlMonument,
        caravan_event.PlaceCaravan, caravan_event.KeepNumber, caravan_event.SwapNumbers,
        conflict.Conflict, battle.Battle, obelisks.ObeliskMoves, obelisks.ObeliskTo, battle.AmunDeclare,
        battle_cards.SealCards, building.Builds, building.BuildHex, plague.Plagues, plague.PlagueBids,
        battle.UseTiebreaker, isis.IsisProtect, killing.AnubisTrap, mummies.MummyReturns, mummies.CatMummies,
        gate.OsirisGate, gate.GateHex, worship.Worship, merging.MergeKeepGuardians,
    )
}  # fmt: skip
