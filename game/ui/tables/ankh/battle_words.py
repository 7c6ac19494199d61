"""What the battle scene says: the fourteen steps of a battle in the order of the rulebook, and cards in a few words."""

from typing import NamedTuple

from game.core.language import N_

CARDS = ("flood", "build_monument", "plague_of_locusts", "chariots", "drought", "miracle", "cycle_of_maat")


class BattleStep(NamedTuple):
    name: str
    drawing: str
    sentence: str  # what happens in it


STEPS = (
    BattleStep(N_("Obelisks"), "monument_obelisk", N_("Who is attuned to obelisks brings figures to them.")),
    BattleStep(N_("Amun"), "token_amun", N_("Amun may announce that he plays two battle cards.")),
    BattleStep(N_("Cards"), "card_back", N_("Every god seals a battle card. All are turned up together.")),
    BattleStep(N_("Flood"), "card_flood", N_("Floods bring followers and keep figures on fertile land alive.")),
    BattleStep(N_("Build"), "card_build_monument", N_("Who played Build Monument may put a monument into the region.")),
    BattleStep(
        N_("Plague"), "card_plague_of_locusts", N_("Gods bid followers in secret. Only the highest bidder is spared.")
    ),
    BattleStep(
        N_("Majorities"), "monument_temple", N_("1 devotion for every kind of monument of which a god has most.")
    ),
    BattleStep(N_("Strength"), "token_conflict_order", N_("Figures, temples and cards are added up.")),
    BattleStep(N_("Rewards"), "devotion", N_("The winner gains devotion.")),
    BattleStep(N_("Deaths"), "forgotten", N_("Warriors and guardians of the gods that lost die.")),
    BattleStep(N_("Miracle"), "card_miracle", N_("Miracles bring 1 devotion for every own figure killed.")),
    BattleStep(N_("Gate"), "token_underworld", N_("If Osiris did not win, he may open a gate to the underworld.")),
    BattleStep(N_("Worship"), "power_worshipful", N_("Worshipful gods may sacrifice followers for devotion.")),
    BattleStep(N_("Return"), "card_cycle_of_maat", N_("Who played Cycle of Ma'at takes all cards back.")),
)
SHORT: dict[str, str] = {
    "flood": N_("Followers on fertile land; figures there survive"),
    "build_monument": N_("Build a monument here"),
    "plague_of_locusts": N_("Secret bids; all but the highest bidder's die"),
    "chariots": N_("Strength alone"),
    "drought": N_("If you win: devotion for figures on desert"),
    "miracle": N_("Devotion for each own figure killed"),
    "cycle_of_maat": N_("Take back all cards"),
}
