"""A match in progress and all that outlives it: seats, history, records, saves, settings, statistics.
Needs a title that keeps the contract of game.core.title; knows no window and no command."""
