"""Pharaon (shared vocabulary and section numbers: the rules document of this title)."""

from game.rules.pharaon.title import TITLE

__all__ = ["TITLE"]
