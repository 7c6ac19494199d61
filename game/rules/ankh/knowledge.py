"""What a seat cannot know, dealt again (section 8): cards and bids that other gods have sealed and not revealed yet.

Whatever is legal is equally likely. Hands and followers are open, and a sealed card is still in its hand, so the deal
depends on nothing that the seat cannot know.
"""

from typing import TYPE_CHECKING

from game.core.rng import Rng

if TYPE_CHECKING:
    from game.rules.ankh.state import AnkhState


def determinize(state: "AnkhState", seat: int, rng: Rng) -> "AnkhState":
    """A copy that the seat cannot tell from the true state. Both seats of a merged god know its choices."""
    copy = state.clone()
    copy.rng = rng.fork()
    own = copy.god_of[seat]
    for god, cards in enumerate(copy.sealed):
        if cards and god != own:
            copy.sealed[god] = random_cards(copy.hand[god], cards.bit_count(), rng)
    for god, bid in enumerate(copy.bids):
        if bid >= 0 and god != own:
            copy.bids[god] = rng.below(copy.followers[god] + 1)
    return copy


def random_cards(hand: int, number: int, rng: Rng) -> int:
    """So many different cards of a hand, each as likely as any other."""
    cards = [card for card in range(hand.bit_length()) if hand >> card & 1]
    rng.shuffle(cards)
    return sum([1 << card for card in cards[:number]])
