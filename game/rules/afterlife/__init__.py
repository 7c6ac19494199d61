"""Valley of the Kings: Afterlife (shared vocabulary and section numbers: the rules document of this title)."""

from game.rules.afterlife.title import TITLE

__all__ = ["TITLE"]
