"""What the levels of computer opponents are called."""

from game.core.language import N_, _

LEVEL_WORDS: dict[str, str] = {
    "random": N_("Random"),
    "greedy": N_("Greedy"),
    "plain": N_("Plain"),
    "novice": N_("Novice"),
    "skilled": N_("Skilled"),
    "master": N_("Master"),
    "pharaoh": N_("Pharaoh"),
}


def level_words(level: str) -> str:
    return _(LEVEL_WORDS[level]) if level in LEVEL_WORDS else level.replace("_", " ").capitalize()
