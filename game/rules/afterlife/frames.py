"""All frames of this title by name, so that a snapshot can be read back."""

from typing import Any

from game.rules.afterlife import actions, buying, forced, pyramid, turn
from game.rules.afterlife.effects import decks, hand, looking, opponents, played
from game.rules.afterlife.effects import pyramid as pyramid_effects

FRAMES: dict[str, Any] = {
    frame.__name__: frame
    for frame in (
        turn.Play, turn.Discard, turn.Rebuild, turn.Refill,
        actions.Act, buying.Pay, buying.BoatWindow, forced.ForcedDiscard, forced.AxeStrike, pyramid.Crumble,
        decks.MayEntombNext, decks.Search,
        hand.ChooseHand, hand.SetAside, hand.Judgement, hand.SacrificeOrder,
        looking.Hook, looking.Looked, looking.ReturnOrder,
        opponents.Each, opponents.Neighbour, opponents.ChooseOpponent, opponents.NutOffer,
        opponents.OpponentHand, opponents.MayDiscardToDraw, opponents.DrawOne,
        played.ChoosePlayed, played.ChooseTomb, played.Repeat,
        pyramid_effects.ChoosePyramid, pyramid_effects.Swap, pyramid_effects.Fall,
    )
}  # fmt: skip
