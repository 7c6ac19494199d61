"""The table of Ankh."""
