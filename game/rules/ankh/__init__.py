"""Ankh: Gods of Egypt (shared vocabulary and section numbers: the rules document of this title)."""

from game.rules.ankh.title import TITLE

__all__ = ["TITLE"]
