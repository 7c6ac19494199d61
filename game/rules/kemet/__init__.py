"""Kemet: Blood and Sand (shared vocabulary and section numbers: the rules document of this title)."""

from game.rules.kemet.title import TITLE

__all__ = ["TITLE"]
