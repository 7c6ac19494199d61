"""All frames of this title by name, so that a snapshot can be read back."""

from typing import Any

from game.rules.kemet import (
    actions,
    aftermath,
    building,
    buying,
    clash,
    council,
    creatures,
    divine,
    fate,
    moving,
    night,
    night_help,
    night_summon,
    outcome,
    placing,
    recruiting,
    setup,
    turn,
)

FRAMES: dict[str, Any] = {
    frame.__name__: frame
    for frame in (
        setup.ChooseSeat, setup.SetupArmies, setup.SetupPyramids, setup.SetupTile,
        turn.Day, turn.Turn, actions.GoldChoose,
        buying.Buy, buying.ReplaceCard, building.Build, building.BuildLevel, building.FreeBuild,
        recruiting.Recruit, recruiting.OrderBattles, placing.PlaceWarriors,
        moving.MoveBegin, moving.Move, moving.Carry, moving.Escort,
        creatures.Deploy, creatures.KeepCreature, divine.RainingFire, divine.DivineMemory,
        council.Council, clash.Clash, clash.Wounds, outcome.Resolve,
        aftermath.LoserChoice, aftermath.RetreatZone, aftermath.WinnerChoice,
        night.Night, night.Sacrifice, night.DeltaTemple, night.VeteransPrayer,
        night_help.DivineHelp, night_help.VisionPick, night_summon.Summon, fate.Fate,
    )
}  # fmt: skip
