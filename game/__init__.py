"""Nile Quartet: four tabletop games of ancient Egypt in one program."""

__version__ = "0.1.0"
