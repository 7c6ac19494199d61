"""All frames of this title by name, so that a snapshot can be read back."""

from typing import Any

from game.rules.pharaon import (
    artisans,
    bank,
    exchange,
    jars,
    nile,
    nobles,
    offerings,
    paying,
    pyramid,
    setup,
    traitor,
    turn,
)

FRAMES: dict[str, Any] = {
    frame.__name__: frame
    for frame in (
        setup.Scribes, setup.StartJar, setup.StartNoble,
        turn.Turn, turn.TurnEnd, paying.Pay, offerings.ChooseBonus,
        bank.AnyBasic, bank.OneOffering, nile.NileSteps, artisans.ChooseArtisan, nobles.Afterwards,
        jars.PassJar, jars.DiplomatResponse, jars.TeacherResponse,
        pyramid.Reward, pyramid.GeneralAdvance,
        exchange.Give, exchange.SeerTakes, exchange.ExchangeWindow,
        traitor.PlaceTop,
    )
}  # fmt: skip
