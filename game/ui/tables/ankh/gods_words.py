"""What a god's board says: why a power cannot be unlocked now, what lies on an ability's places, what is shared."""

from typing import Any

from game.core.language import _, ngettext

LEVELS = (
    ("commanding", "inspiring", "omnipresent", "revered"),
    ("resplendent", "obelisk_attuned", "temple_attuned", "pyramid_attuned"),
    ("glorious", "magnanimous", "bountiful", "worshipful"),
)
STEP_LEVELS = (1, 1, 2, 2, 3, 3)
NUMERALS = ("I", "II", "III")


def why_not(god: dict[str, Any], power: str, level: int) -> str:
    """In a few words; empty if the power could be unlocked."""
    if not god["in_play"]:
        return _("This god has left the game.")
    if power in god["powers"]:
        return _("Unlocked already.")
    following = god["next_level"]
    if following is None or following > level:
        return _("Both powers of level {level} are chosen.").format(level=NUMERALS[level - 1])
    if following < level:
        return _("First two powers of level {level}.").format(level=NUMERALS[level - 2])
    if god["followers"] < god["next_cost"]:
        lacking = god["next_cost"] - god["followers"]
        line = ngettext("{number} follower is missing.", "{number} followers are missing.", lacking)
        return line.format(number=lacking)
    return ""


def token_lines(words: Any, god: dict[str, Any], gods: tuple[dict[str, Any], ...]) -> list[tuple[str, str]]:
    """Drawing and sentence for what lies on the places of the god's abilities."""
    tokens = god["ability_tokens"]
    found: list[tuple[str, str]] = []
    if "amun_face_up" in tokens:
        ready = tokens["amun_face_up"]
        found.append(("token_amun", _("Two cards: ready") if ready else _("Two cards: used in this conflict")))
    if "slots_free" in tokens:
        found.append(("god_anubis", _("Free places for the dead: {number}").format(number=tokens["slots_free"])))
        for owner, number in tokens["locked"].items():
            line = _("Locked up, of {god}: {number}")
            found.append((f"warrior_{gods[owner]['id']}", line.format(god=words.god(gods[owner]["id"]), number=number)))
    if "gates_left" in tokens:
        found.append(("token_underworld", _("Underworld tokens here: {number}").format(number=tokens["gates_left"])))
    if "suns_left" in tokens:
        found.append(("token_sun", _("Sun tokens here: {number}").format(number=tokens["suns_left"])))
    found.append(("action_gain", _("Next Gain Followers: {number}").format(number=god["next_gain"])))
    found.append(("token_tiebreaker", _("Place on the ladder: {number}").format(number=god["rank"])))
    bases = _("Free bases: {small} small, {large} large")
    found.append(("action_summon", bases.format(small=god["bases"]["small"], large=god["bases"]["large"])))
    return found
