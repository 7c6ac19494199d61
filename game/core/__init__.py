"""Shared vocabulary of all titles: chance, decisions, frames, events, piles, options, words."""
