"""The table of each game: where things lie, how they look, and which decision is shown how."""
