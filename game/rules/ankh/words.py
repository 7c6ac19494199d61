"""How ankh speaks: prompts, action labels, reasons why not, final lines.

Log lines are in `log`, the plain table in `text_table`. Everything is translated at the moment it is said.
"""

from typing import Any

from game.core.decision import Action
from game.core.event import Event
from game.core.language import N_, _, name_
from game.rules.ankh import facts, log, text_table
from game.rules.ankh.content import DATA, WORSHIP_COST, WORSHIP_DEVOTION

PROMPTS: dict[str, str] = {
    "choose_action": N_("Choose an action."),
    "move_figure": N_("Which figure moves next?"),
    "move_to": N_("Where does the figure on {hex} move?"),
    "push_to": N_("Where does Satet push the figure on {target}?"),
    "aim_scorpion": N_("Where do the claws of the Giant Scorpion on {hex} point?"),
    "summon_slot": N_("Which summon do you use next?"),
    "summon_figure": N_("Which figure do you summon?"),
    "summon_region": N_("In which region do you summon the figure?"),
    "summon_hex": N_("On which hex do you summon the figure?"),
    "attach_sun": N_("Attach a sun token to the figure on {hex}?"),
    "unlock_power": N_("Which power do you unlock?"),
    "control_monument": N_("Which monument do you take control of?"),
    "place_caravan": N_("Where does the caravan go?"),
    "keep_conflict_number": N_("Which of the two new regions keeps number {number}?"),
    "swap_conflict_numbers": N_("Exchange the number of a new region with another one?"),
    "obelisk_move": N_("Region {number}: which figure comes to your obelisks?"),
    "obelisk_to": N_("Where does the figure from {hex} go?"),
    "amun_declare": N_("Region {number}: announce that you play two battle cards?"),
    "choose_battle_card": N_("Region {number}: which battle card do you play?"),
    "build_monument": N_("Region {number}: which monument do you build for {cost}?"),
    "build_hex": N_("On which hex do you build?"),
    "plague_bid": N_("Region {number}: how many followers do you bid against the plague?"),
    "use_tiebreaker": N_("Region {number} is tied: use the tiebreaker token to win?"),
    "isis_protect": N_("Spare the figure on {hex}?"),
    "anubis_trap": N_("Lock up a killed warrior?"),
    "mummy_return": N_("Where does the killed Mummy return?"),
    "osiris_gate": N_("Region {number}: which underworld token do you place?"),
    "gate_hex": N_("On which hex do you place the underworld token?"),
    "worshipful_sacrifice": N_("Sacrifice {cost} for {number} devotion?"),
    "merge_keep_guardians": N_("Your merged god has too many guardians: which two stay?"),
}
TWO_CARDS = N_("Region {number}: which two battle cards do you play?")
CARAVAN_END = N_("Where does one end of the caravan lie?")
PLAIN_LABELS: dict[str, str] = {
    "yes": N_("Yes"),
    "no": N_("No"),
    "end_move": N_("Done moving"),
    "end_summon": N_("Done summoning"),
    "water": N_("On water"),
    "skip_unlock": N_("Unlock nothing"),
    "skip_caravan": N_("No caravan"),
    "skip_swap": N_("Exchange nothing"),
    "obelisk_pass": N_("No more figures"),
    "skip_build": N_("Build nothing"),
    "bid_more": N_("Bid more"),
    "skip_trap": N_("Lock up nobody"),
    "skip_gate": N_("Place no token"),
}
LINE_NAMES: dict[str, str] = {
    "majorities": N_("Monument majorities"),
    "dominations": N_("Dominated regions"),
    "victories": N_("Battles won"),
    "magnanimous": N_("Magnanimous in defeat"),
    "miracles": N_("Miracles"),
    "worship": N_("Sacrificed followers"),
    "bountiful": N_("Bountiful"),
    "cat_mummies": N_("Lost to Cat Mummies"),
    "merged": N_("Lost at the merge"),
}
ENDINGS: dict[str, str] = {
    "top_reached": N_("A god has reached the top of the devotion track."),
    "last_god": N_("All gods but one are forgotten."),
    "all_forgotten": N_("All gods are forgotten: everybody loses."),
    "last_conflict": N_("The last conflict is over."),
}
# The terms of an opponent's evaluation, as a hint says them; {points} has its sign.
TERMS: dict[str, str] = {
    "devotion": N_("{points} for devotion"),
    "rank": N_("{points} for the place on the ladder"),
    "conflict": N_("{points} for the next conflict"),
    "majorities": N_("{points} for monument majorities"),
    "losses": N_("{points} for figures that would fall"),
    "order": N_("{points} for the order of the regions"),
    "figures": N_("{points} for figures on the map"),
    "reserve": N_("{points} for warriors to summon"),
    "captives": N_("{points} for locked warriors"),
    "presence": N_("{points} for being in more regions"),
    "monuments": N_("{points} for monuments in later conflicts"),
    "income": N_("{points} for followers to come"),
    "followers": N_("{points} for followers"),
    "powers": N_("{points} for ankh powers"),
    "guardians": N_("{points} for guardians"),
    "hand": N_("{points} for the cards in hand"),
    "tempo": N_("{points} for who triggers the next event"),
    "merge": N_("{points} for the danger of merging"),
    "forgotten": N_("{points} for the danger of being forgotten"),
    "rivals": N_("{points} against the best rival"),
    "lead": N_("{points} of lead on the ladder"),
}


class AnkhWords:
    """Besides what every title says, names and sentences for everything that lies on the table."""

    def hex(self, name: int) -> str:
        return facts.hex_name(name)

    def god(self, god: str) -> str:
        return facts.god_name(god)

    def ability(self, god: str) -> tuple[str, str]:
        return facts.ability_name(god), facts.ability_text(god)

    def figure(self, kind: str) -> str:
        return facts.figure_name(kind)

    def guardian(self, kind: str) -> tuple[str, str]:
        return facts.guardian_name(kind), facts.guardian_text(kind)

    def monument(self, kind: str) -> str:
        return facts.monument_name(kind)

    def card(self, card: str) -> facts.CardFacts:
        return facts.card_facts(card)

    def power(self, power: str) -> facts.PowerFacts:
        return facts.power_facts(power)

    def row(self, row: str) -> str:
        return facts.row_name(row)

    def aim(self, aim: str) -> str:
        return facts.aim_text(aim)

    def event(self, event: str) -> str:
        return facts.event_name(event)

    def scenario(self, scenario: str) -> str:
        return facts.scenario_name(scenario)

    def ending(self, ending: str) -> str:
        return _(ENDINGS[ending])

    def title_name(self) -> str:
        return name_("ankh", DATA["meta"]["name"])

    def prompt(self, view: dict[str, Any], names: list[str]) -> str:
        decision = view["decision"]
        if decision is None:
            return _(ENDINGS[view["ending"]])
        kind, about = decision["kind"], decision["about"]
        words = PROMPTS[kind]
        if kind == "choose_battle_card" and about[1]:
            words = TWO_CARDS
        elif (
            kind == "place_caravan"
            and about[0] > 0
            and decision["actions"][:1]
            and decision["actions"][0][0] == "corner"
        ):
            words = CARAVAN_END
        return _(words).format(**_prompt_facts(kind, about))

    def label(self, action: Action, view: dict[str, Any], names: list[str]) -> str:
        kind = str(action[0])
        if len(action) == 1:
            return _(PLAIN_LABELS[kind]) if kind in PLAIN_LABELS else self._row_label(kind, view)
        if kind in ("to", "hex", "move_figure", "obelisk_move", "control", "keep", "gate", "slot") and len(action) == 2:
            return _place_label(kind, action[1], view)
        return _other_label(kind, action, view)

    def _row_label(self, row: str, view: dict[str, Any]) -> str:
        track = next(track for track in view["tracks"] if track["id"] == row)
        if not track["triggers"]:
            return facts.row_name(row)
        event = facts.event_name(track["triggers"])
        return _("{action} (this triggers: {event})").format(action=facts.row_name(row), event=event)

    def log_line(self, event: Event, names: list[str]) -> str:
        return log.log_line(event, names)

    def why_not(self, view: dict[str, Any]) -> list[str]:
        """One line for every row that cannot be chosen, and one if an Unlock would do nothing."""
        decision = view["decision"]
        if decision is None or decision["kind"] != "choose_action" or not decision["actions"]:
            return []
        lines = [
            _("{action}: only rows below your first action.").format(action=facts.row_name(track["id"]))
            for track in view["tracks"]
            if not track["selectable"]
        ]
        god = view["gods"][view["god_of"][decision["seat"]]]
        if god["next_cost"] is None:
            lines.append(_("{action}: you have unlocked everything.").format(action=facts.row_name("unlock")))
        elif god["followers"] < god["next_cost"]:
            line = _("{action}: the next power costs {followers}.")
            cost = facts.followers_text(god["next_cost"])
            lines.append(line.format(action=facts.row_name("unlock"), followers=cost))
        return lines

    def table(self, view: dict[str, Any], names: list[str]) -> list[str]:
        return text_table.table(view, names)

    def result_line(self, name: str, number: int) -> str:
        return _(LINE_NAMES[name])

    def term(self, name: str, points: float) -> str:
        if name == "victory":
            return _("it wins the match")
        words = _(TERMS[name]) if name in TERMS else _("{points} for the position")
        return words.format(points=f"{points:+.1f}".replace("-", "\u2212"))


def _prompt_facts(kind: str, about: tuple[Any, ...]) -> dict[str, Any]:
    if kind in ("move_to", "aim_scorpion", "attach_sun", "isis_protect", "obelisk_to"):
        return {"hex": facts.hex_name(about[0])}
    if kind == "push_to":
        return {"target": facts.hex_name(about[1])}
    if kind == "build_monument":
        return {"number": about[0], "cost": facts.followers_text(about[1])}
    if kind == "worshipful_sacrifice":
        return {"cost": facts.followers_text(WORSHIP_COST), "number": WORSHIP_DEVOTION}
    return {"number": about[0] if about else 0}


def _place_label(kind: str, place: str | int, view: dict[str, Any]) -> str:
    """An action about one hex, with what stands there or where it lies."""
    if kind == "gate" and place == "dashboard":
        return _("A token from your dashboard")
    if kind == "slot" and isinstance(place, str):
        return _("Regular summon") if place == "regular" else _("Summon on an underworld token")
    assert isinstance(place, int)
    name = facts.hex_name(place)
    if kind in ("move_figure", "obelisk_move"):
        figure = next(figure for figure in view["figures"] if figure["hex"] == place)
        return _("{figure} on {hex}").format(figure=facts.figure_name(figure["kind"]), hex=name)
    if kind == "control":
        monument = next(monument for monument in view["monuments"] if monument["hex"] == place)
        return _("{monument} on {hex}").format(monument=facts.monument_name(monument["type"]), hex=name)
    if kind == "keep":
        region = next(region for region in view["regions"] if place in region["land"])
        line = _("The part with {hex} ({number} land hexes)")
        return line.format(hex=name, number=len(region["land"]))
    if kind == "gate":
        return _("The token on {hex}").format(hex=name)
    if kind == "slot":
        return _("Summon beside your pyramid on {hex}").format(hex=name)
    return _hex_label(place, view)


def _hex_label(place: int, view: dict[str, Any]) -> str:
    name = facts.hex_name(place)
    there = [figure for figure in view["figures"] if figure["hex"] == place]
    if there and place in view["legal"].get("pushes", ()):
        return _("{hex}, pushing {figure}").format(hex=name, figure=facts.figure_name(there[0]["kind"]))
    for region in view["regions"]:
        if place in region["land"]:
            return _("{hex} in region {number}").format(hex=name, number=region["number"])
    return _("{hex}, water").format(hex=name)


def _other_label(kind: str, action: Action, view: dict[str, Any]) -> str:
    thing = action[1]
    if kind == "summon":
        return facts.figure_name(str(thing))
    if kind == "aim":
        return facts.aim_text(str(thing))
    if kind == "unlock_power":
        return facts.power_name(str(thing))
    if kind == "region":
        return _("Region {number}").format(number=thing)
    if kind == "corner":
        return facts.corner_name(int(thing))
    if kind == "caravan":
        return _caravan_label(action, view)
    if kind == "swap":
        return _("Exchange numbers {one} and {other}").format(one=thing, other=action[2])
    if kind == "card":
        return facts.card_name(str(thing))
    if kind == "cards":
        return _("{card} and {other}").format(card=facts.card_name(str(thing)), other=facts.card_name(str(action[2])))
    if kind == "build":
        return facts.monument_name(str(thing))
    if kind == "bid":
        return facts.followers_text(int(thing))
    if kind == "trap":
        return _("A warrior of {god}").format(god=facts.god_name(str(thing)))
    kept = [_kept_label(name, view) for name in action[1:]]
    return _("Keep {figures}").format(figures=", ".join(kept))


def _kept_label(name: str | int, view: dict[str, Any]) -> str:
    if isinstance(name, str):
        return _("{figure} in the pool").format(figure=facts.guardian_name(name))
    figure = next(figure for figure in view["figures"] if figure["hex"] == name)
    return _("{figure} on {hex}").format(figure=facts.figure_name(figure["kind"]), hex=facts.hex_name(name))


def _caravan_label(action: Action, view: dict[str, Any]) -> str:
    sides = ", ".join(facts.side_name(int(side)) for side in action[1:])
    caravan = next(one for one in view["legal"]["caravans"] if one["action"] == action)
    line = _("{sides} (region {number} becomes {one} and {other} hexes)")
    one, other = caravan["sizes"]
    return line.format(sides=sides, number=caravan["number"], one=one, other=other)


WORDS = AnkhWords()
