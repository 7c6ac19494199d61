"""The table of Kemet."""
