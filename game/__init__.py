"""Nile Quartet: four tabletop games of ancient Egypt in one program."""

from game.compiled import choose

__version__ = "0.1.0"
CORE = choose()  # plain or compiled: settled before anything of the core is imported
