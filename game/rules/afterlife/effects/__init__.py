"""The step words of card effects, grouped by what they touch. Importing this package makes them known."""

from game.rules.afterlife.actions import compile_effects
from game.rules.afterlife.effects import decks, flags, hand, looking, opponents, played, pyramid

__all__ = ["decks", "flags", "hand", "looking", "opponents", "played", "pyramid"]

compile_effects()
