"""How pharaon speaks: prompts, action labels, reasons why not, final lines.

Log lines are in `log`, the plain table in `text_table`. Everything is translated at the moment it is said.
"""

from typing import Any

from game.core.decision import Action
from game.core.event import Event
from game.core.language import N_, _, name_
from game.rules.pharaon import log, text_table
from game.rules.pharaon.content import BURIAL_COST, DATA, LETTERS, NILE_COST
from game.rules.pharaon.facts import (
    ArtisanFacts,
    artisan_facts,
    artisan_name,
    board_name,
    god_name,
    jar_text,
    points_text,
    resource_name,
    reward_text,
    said_tokens,
    symbol_text,
    token_name,
    tokens_text,
    zone_name,
)
from game.rules.pharaon.noble_facts import NobleFacts, noble_facts, noble_name
from game.rules.pharaon.traitor_boards import read_symbol

PROMPTS: dict[str, str] = {
    "choose_start_scribe": N_("Begin with a random scribe instead of choosing between two nobles?"),
    "choose_start_jar": N_("Which jar do you start with?"),
    "choose_start_noble": N_("Which of the two nobles do you keep?"),
    "take_turn": N_("Choose an action in a zone, or pass."),
    "choose_payment": N_("How do you pay? Zone: {zone}, entry colour: {colour}."),
    "choose_nile_steps": N_("On which Nile track do you advance?"),
    "choose_basic": N_("Which basic resource do you take?"),
    "choose_offering": N_("Which offering do you take?"),
    "choose_artisan": N_("Which artisan do you take?"),
    "choose_pass_jar": N_("You have passed: which jar do you take?"),
    "general_advance": N_("The General: take a step on the pyramid at once?"),
    "choose_pyramid_reward": N_("Which reward of the pyramid do you take?"),
    "diplomat_response": N_("The Diplomat: keep the jar, or name three basic resources instead?"),
    "teacher_response": N_("The Teacher: take one more basic resource?"),
    "exchange_window": N_("Exchange a token, or go on?"),
    "choose_exchange": N_("Which token do you give back?"),
    "traitor_place_top": N_("Which resource of the Traitor's jar goes to the wheel?"),
    "traitor_basic": N_("Which basic resource does the Traitor take?"),
}
BEGUN_PAYMENT = N_("How do you pay? Zone: {zone}, entry colour: {colour}. Laid down so far: {tokens}.")
PLAIN_LABELS: dict[str, str] = {
    "yes": N_("Yes"),
    "no": N_("No"),
    "pass": N_("Pass"),
    "done": N_("Go on"),
    "decline": N_("Take nothing"),
    "keep_jar": N_("Keep the jar"),
    "bag": N_("Draw from the bag"),
}
DECK_LABELS: dict[str, str] = {
    "nobles": N_("Noble from the deck"),
    "artisans": N_("Artisan from the deck"),
    "artisan": N_("Artisan from the deck"),
}
LINE_NAMES: dict[str, str] = {
    "nobles": N_("Nobles ({number})"),
    "burial": N_("Burial chamber, step {number}"),
    "artisans": N_("Artisans ({number})"),
    "nile": N_("Nile, tracks begun ({number})"),
    "left_over": N_("Tokens left over ({number})"),
    "gods": N_("Gods satisfied ({number})"),
    "tokens": N_("Pharaoh and first player token ({number})"),
}
REASONS: dict[str, str] = {
    "full": N_("all spaces are taken"),
    "nothing_there": N_("nothing lies there"),
    "track_finished": N_("the track is finished"),
    "no_bonus_left": N_("no bonus is left"),
}
# The terms of an opponent's evaluation, as a hint says them; {points} has its sign.
TERMS: dict[str, str] = {
    "score": N_("{points} points if the match ended now"),
    "token": N_("{points} for resources in later turns"),
    "silver": N_("{points} for silver that pays anything"),
    "jokers": N_("{points} for zone offerings that open a zone"),
    "colours": N_("{points} for resources of many colours"),
    "gods": N_("{points} for coming closer to a god"),
    "nile": N_("{points} for Nile tracks that can grow"),
    "burial": N_("{points} for the next step in the burial chamber"),
    "pharaoh": N_("{points} for the way to the pharaoh token"),
    "first": N_("{points} for keeping the first player token"),
    "pyramid": N_("{points} for the Pyramid of Time"),
    "jar": N_("{points} for the jar to come for passing"),
    "glut": N_("{points} for spending everything in time"),
    "tempo": N_("{points} for actions left in this round"),
    "now": N_("{points} for zones you can enter this round"),
    "next": N_("{points} for zones you could pay next round"),
    "noble": N_("{points} for what your nobles do"),
    "rivals": N_("{points} against the best rival"),
    "lead": N_("{points} points of lead"),
}


class PharaonWords:
    """Besides what every title says, names and sentences for everything that lies on the table."""

    def noble(self, noble: str) -> NobleFacts:
        return noble_facts(noble)

    def artisan(self, card: str) -> ArtisanFacts:
        return artisan_facts(card)

    def token(self, letter: str) -> str:
        return token_name(letter)

    def tokens(self, letters: list[str]) -> str:
        return tokens_text(letters)

    def resource(self, letter: str) -> str:
        return resource_name(letter)

    def zone(self, zone: str) -> str:
        return zone_name(zone)

    def god(self, god: str) -> str:
        return god_name(god)

    def board(self, board: str) -> str:
        return board_name(board)

    def jar(self, jar: str) -> str:
        return jar_text(jar)

    def reward(self, reward: str) -> str:
        return reward_text(reward)

    def symbol(self, symbol: str) -> str:
        """Of a Traitor board, as the view writes it."""
        return symbol_text(*read_symbol(symbol))

    def owner(self, owner: int, names: list[str]) -> str:
        return log.owner_name(owner, names)

    def title_name(self) -> str:
        return name_("pharaon", DATA["meta"]["title"])

    def prompt(self, view: dict[str, Any], names: list[str]) -> str:
        decision = view["decision"]
        if decision is None:
            return _("The match is over.")
        payment = decision["payment"]
        if not payment:
            return _(PROMPTS[decision["kind"]])
        words = _(BEGUN_PAYMENT) if payment["begun"] else _(PROMPTS["choose_payment"])
        return words.format(
            zone=zone_name(payment["zone"]),
            colour=resource_name(payment["entry"]),
            tokens=tokens_text(list(payment["begun"])),
        )

    def label(self, action: Action, view: dict[str, Any], names: list[str]) -> str:
        kind = str(action[0])
        if len(action) == 1:
            return _(PLAIN_LABELS[kind])
        if action[1] == "deck":
            return _(DECK_LABELS[kind])
        if isinstance(action[1], int):
            return self._place_label(kind, action[1], view)
        return self._id_label(kind, action)

    def _place_label(self, kind: str, number: int, view: dict[str, Any]) -> str:
        if kind == "offerings":
            line = _("Offerings: pair {number} ({tokens})")
            return line.format(number=number, tokens=tokens_text(list(view["pairs"][number - 1] or ())))
        if kind == "offerings_bonus":
            line = _("Offerings with bonus: pair {number} ({tokens})")
            return line.format(number=number, tokens=tokens_text(list(view["pairs"][number - 1] or ())))
        if kind == "bonus":
            line = _("Bonus {number}: {token}")
            return line.format(number=number, token=token_name(view["bonus"][number - 1]))
        if kind == "nobles":
            noble = view["nobles"][number - 1]
            return _("Noble: {card}").format(card=noble_name(noble)) if noble else _("Noble: no card")
        if kind in ("artisans", "artisan"):
            card = view["artisans"][number - 1]
            return _("Artisan: {card}").format(card=artisan_name(card)) if card else _("Artisan: no card")
        cost = NILE_COST[number - 1] if kind == "nile" else BURIAL_COST[number - 1]
        line = _("Nile action {number}: {cost}") if kind == "nile" else _("Burial chamber, space {number}: {cost}")
        return line.format(number=number, cost=tokens_text([LETTERS[colour] for colour in cost]))

    def _id_label(self, kind: str, action: Action) -> str:
        thing = str(action[1])
        if kind == "take_jar":
            return _("Jar: {tokens}").format(tokens=jar_text(thing))
        if kind == "keep":
            return noble_name(thing)
        if kind == "exchange":
            return _("Exchange: {card}").format(card=noble_name(thing))
        if kind == "reward":
            return reward_text(thing)
        if kind == "pay":
            tokens = said_tokens(thing)
            if len(action) == 2:
                return tokens
            return _("{tokens} (to the wheel: {token})").format(tokens=tokens, token=token_name(str(action[2])))
        return said_tokens(thing)  # basic, nile_step, give, to_wheel, name, pay_with

    def log_line(self, event: Event, names: list[str]) -> str:
        return log.log_line(event, names)

    def why_not(self, view: dict[str, Any]) -> list[str]:
        """One line for every target that the player cannot choose."""
        lines: list[str] = []
        for target in view["targets"]:
            if target["legal"]:
                continue
            label = self.label(target["action"], view, [])
            lines.append(_("{label}: {reason}.").format(label=label, reason=self.reason(target)))
        return list(dict.fromkeys(lines))

    def reason(self, target: dict[str, Any]) -> str:
        if target["why_not"] != "cannot_pay":
            return _(REASONS[target["why_not"]])
        missing = [letter for letter in target["missing"] if letter != "any"]
        parts = [tokens_text(missing)] if missing else []
        parts += [_("a token of any kind")] * list(target["missing"]).count("any")
        return _("you lack {tokens}").format(tokens=", ".join(parts))

    def price(self, target: dict[str, Any]) -> str:
        """What a target of the view costs, entry first."""
        price = target["price"]
        entry = _("any colour") if price["any_entry"] else resource_name(price["entry"])
        parts = [_("entry: {colour}").format(colour=entry)]
        if price["colours"]:
            parts.append(tokens_text(list(price["colours"])))
        if price["alike"]:
            parts.append(_("{number} tokens of one colour").format(number=price["alike"]))
        if price["any"]:
            parts.append(_("any {number} tokens").format(number=price["any"]))
        return "; ".join(parts)

    def table(self, view: dict[str, Any], names: list[str]) -> list[str]:
        return text_table.table(view, names)

    def result_line(self, name: str, number: int) -> str:
        """The name of a line of the final sheet, with how many things stand behind it."""
        return _(LINE_NAMES[name]).format(number=number)

    def points(self, number: int) -> str:
        return points_text(number)

    def term(self, name: str, points: float) -> str:
        if name == "victory":
            return _("it wins the match")
        words = _(TERMS[name]) if name in TERMS else _("{points} for the position")
        return words.format(points=f"{points:+.1f}".replace("-", "\u2212"))


WORDS = PharaonWords()
