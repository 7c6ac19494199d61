"""What the directives of Afterlife's rules pages stand for: tables and lines made from the data file.

A directive is a line such as `{{cards set=weapons}}`. Every figure that the pages show comes through here,
so a corrected card is corrected in the pages too.
"""

from collections.abc import Callable

from game.core.language import N_, _, name_
from game.core.pages import Block, Bullets, Heading, Paragraph, Table
from game.core.title import Option
from game.rules.afterlife.options import OPTIONS

Entry = dict[str, object]
Choices = dict[str, str]
LEVELS = {1: "I", 2: "II", 3: "III"}
TYPES = {"starter": N_("Starter"), "unique": N_("Unique")}
ROWS = {"tip": N_("Tip"), "middle": N_("Middle row"), "base": N_("Base")}
POOLS = {"afterlife": "cards", "base": "base_cards"}
POOL_HEADINGS = {
    "afterlife": (N_("The Afterlife pool in numbers"), N_("The Afterlife pool card by card")),
    "base": (N_("The base pool in numbers"), N_("The base pool card by card")),
}
TAGS = {
    "seed": N_("Rulebook"),
    "public": N_("Public pages"),
    "known": N_("General knowledge"),
    "ours": N_("Our own design"),
}
FIELDS = {
    "name": N_("name"),
    "type": N_("type"),
    "set": N_("set"),
    "level": N_("level"),
    "copies": N_("copies"),
    "cost": N_("cost"),
    "gold": N_("gold"),
    "vp": N_("VP"),
    "effect": N_("effect"),
}
COLOURS = {
    "red": N_("red"),
    "brown": N_("brown"),
    "yellow": N_("yellow"),
    "green": N_("green"),
    "light_blue": N_("light blue"),
}
CARD_FILTERS = ("set", "type", "pool", "timing", "mentions_opponent")


class PageExpander:
    """Called by the page reader with a directive's name and choices; answers with blocks."""

    __slots__ = ("_cards", "_data", "_makers", "_sets")

    def __init__(self, data: dict[str, object]) -> None:
        self._data = data
        self._cards = {
            _text(card, "id"): card | {"pool": pool} for pool, key in POOLS.items() for card in _entries(data, key)
        }
        self._sets = {_text(entry, "id"): entry for entry in _entries(data, "sets")}
        self._makers: dict[str, tuple[Callable[[Choices], list[Block]], tuple[str, ...]]] = {
            "about": (self._about, ()),
            "card": (self._card, ("id",)),
            "cards": (self._card_table, CARD_FILTERS),
            "mode": (self._mode, ("id",)),
            "modes": (self._mode_table, ()),
            "options": (self._options, ()),
            "payment": (self._payment, ("price", "with", "doubled", "bonus", "less")),
            "public_pages": (self._public_pages, ()),
            "pyramid": (self._pyramid, ()),
            "scoring": (self._scoring, ()),
            "sets": (self._set_table, ("pool",)),
            "sources": (self._sources, ()),
            "starting_deck": (self._starting_deck, ()),
            "super_sets": (self._super_sets, ()),
            "tomb": (self._tomb, ("cards", "scoring")),
        }

    def __call__(self, name: str, choices: Choices) -> list[Block]:
        if name not in self._makers:
            raise ValueError(f"there is no directive '{name}', only {', '.join(self._makers)}.")
        maker, allowed = self._makers[name]
        for choice in choices:
            if choice not in allowed:
                raise ValueError(f"'{name}' knows no '{choice}', only: {', '.join(allowed) or 'nothing'}.")
        return maker(choices)

    # ------------------------------------------------------------ the game as a whole

    def _about(self, choices: Choices) -> list[Block]:
        meta, parts = _entry(self._data, "meta"), _entry(self._data, "components")
        levels = " + ".join(str(_number(parts, f"level_{level}_cards")) for level in LEVELS)
        rows = [
            [_("Designer of the published game"), f"{_text(meta, 'designer')}, {_number(meta, 'year')}"],
            [_("Players"), f"{_number(meta, 'players_min')}–{_number(meta, 'players_max')}"],
            [_("Players with the base pool, at most"), str(_number(meta, "players_max_with_base_pool"))],
            [_("Age from"), str(_number(meta, "min_age"))],
            [_("Minutes, about"), str(_number(meta, "minutes"))],
            [_("Cards (level I + II + III)"), f"{_number(parts, 'artifact_cards')} ({levels})"],
        ]
        return [Table([_("At a glance"), ""], rows)]

    def _starting_deck(self, choices: Choices) -> list[Block]:
        deck = self._deck()
        rows = [[self._name(card_id), str(count)] for card_id, count in deck.items()]
        rows.append([f"**{_('Together')}**", f"**{sum(deck.values())}**"])
        return [Table([_("Starter"), _("In each deck")], rows)]

    def _pyramid(self, choices: Choices) -> list[Block]:
        pyramid = _entry(self._data, "pyramid")
        falls = _entry(pyramid, "falls_from")
        rows = [
            [_(words), slot, ", ".join(_texts(falls, slot)) or "–"]
            for row, words in ROWS.items()
            for slot in _texts(pyramid, row)
        ]
        return [Table([_("Row"), _("Slot"), _("A card can drop in from")], rows)]

    def _set_table(self, choices: Choices) -> list[Block]:
        rows = []
        for set_id, entry in self._sets.items():
            if choices.get("pool", entry["pool"]) != entry["pool"]:
                continue
            size, colour = _number(entry, "size"), COLOURS[_text(entry, "color")]
            figures = (size, _number(entry, "copies_each"), self._set_points(size))
            rows.append([self._set_name(set_id), _(colour), *map(str, figures)])
        if not rows:
            raise ValueError(f"there is no pool '{choices['pool']}', only {', '.join(POOLS)}.")
        header = [_("Set"), _("Colour"), _("Different cards"), _("Copies of each"), _("VP when complete")]
        return [Table(header, rows)]

    def _super_sets(self, choices: Choices) -> list[Block]:
        rows = []
        for entry in _entries(self._data, "super_sets"):
            size = _number(entry, "different_cards")
            rows.append([self._super_name(entry), str(size), str(self._set_points(size))])
        return [Table([_("Super-set"), _("Different cards"), _("VP when complete")], rows)]

    def _mode(self, choices: Choices) -> list[Block]:
        for mode in _entries(self._data, "modes"):
            if mode["id"] == choices.get("id"):
                name, players, cards = _mode_row(mode)
                return [Paragraph(f"**{name}** · {_('players')}: {players} · {_('cards to deal from')}: {cards}")]
        raise ValueError(f"there is no mode '{choices.get('id')}' in the data file.")

    def _mode_table(self, choices: Choices) -> list[Block]:
        rows = [_mode_row(mode) for mode in _entries(self._data, "modes")]
        return [Table([_("Game"), _("Players"), _("Cards to deal from")], rows)]

    def _options(self, choices: Choices) -> list[Block]:
        """All choices of the table setup but the game itself, which has its own pages."""
        rows = [
            [
                f"**{_(option.words)}**",
                " / ".join(_value_words(option)),
                _(option.help) if option.help else "–",
            ]
            for option in OPTIONS
            if option.id != "mode"
        ]
        return [Table([_("Option"), _("Choices"), _("Note")], rows)]

    # ------------------------------------------------------------ cards

    def _card(self, choices: Choices) -> list[Block]:
        card = self._find(choices.get("id", ""))
        figures = [f"**{self._group(card)}**", f"{_('level')} {LEVELS[_number(card, 'level')]}"]
        figures += [f"{_(FIELDS[key])} {_number(card, key)}" for key in ("cost", "gold", "vp", "copies") if key in card]
        if card["timing"] == "reaction":
            figures.append(_("reaction"))
        return [Paragraph(" · ".join(figures)), Paragraph(name_("afterlife", _text(card, "effect")))]

    def _card_table(self, choices: Choices) -> list[Block]:
        wanted = dict(choices)
        pool = wanted.pop("pool", "all" if "set" in wanted else "afterlife")
        cards = [
            card
            for card in self._cards.values()
            if pool in ("all", card["pool"]) and all(_shown(card.get(key)) == wanted[key] for key in wanted)
        ]
        if not cards:
            raise ValueError("no card of the data file fits these choices.")
        columns = [
            (_("Card"), [self._name(_text(card, "id")) for card in cards]),
            (_("Set"), [self._group(card) for card in cards]),
            (_("Level"), [LEVELS[_number(card, "level")] for card in cards]),
            (_("Cost"), [str(_number(card, "cost")) for card in cards]),
            (_("Gold"), [str(_number(card, "gold")) for card in cards]),
            (_("VP"), [_shown(card.get("vp", "–")) for card in cards]),
            (_("Copies"), [str(_number(card, "copies")) for card in cards]),
        ]
        if len(set(columns[1][1])) == 1:  # the page's own heading names the set
            del columns[1]
        columns = [column for column in columns if set(column[1]) != {"–"}]
        rows = zip(*(cells for _head, cells in columns), strict=True)
        return [Table([head for head, _cells in columns], [list(row) for row in rows])]

    # ------------------------------------------------------------ worked examples

    def _payment(self, choices: Choices) -> list[Block]:
        """`doubled` names the card a Ring covers; `bonus` and `less` are what Treasury and Harvest give."""
        bought = self._find(choices.get("price", ""))
        price = max(0, _number(bought, "cost") - int(choices.get("less", "0")))
        rows, total = [], 0
        for card_id in choices.get("with", "").split(","):
            factor = 2 if card_id == choices.get("doubled") else 1
            gold = _number(self._find(card_id), "gold") * factor + int(choices.get("bonus", "0"))
            rows.append([self._name(card_id), str(gold)])
            total += gold
        if total < price:
            raise ValueError(f"this example pays {total} gold for a price of {price}; choose other cards.")
        rows += [
            [_("Paid in all"), str(total)],
            [_("Price: {card}").format(card=self._name(_text(bought, "id"))), str(price)],
            [f"**{_('Lost')}**", f"**{total - price}**"],
        ]
        return [Table([_("Card"), _("Gold")], rows)]

    def _tomb(self, choices: Choices) -> list[Block]:
        """Scores a tomb, written `axe,urn:3` or `perfect`; `scoring` is standard, merged or solo."""
        scoring = choices.get("scoring", "standard")
        if scoring not in ("standard", "merged", "solo"):
            raise ValueError(f"there is no scoring '{scoring}', only standard, merged and solo.")
        groups: dict[str, list[tuple[Entry, int]]] = {}
        for card_id, count in self._tomb_cards(choices.get("cards", "")).items():
            card = self._find(card_id)
            groups.setdefault(self._score_group(card, scoring), []).append((card, count))
        rows, total = [], 0
        for group, held in groups.items():
            if "set" in held[0][0]:  # in solo a doubled card counts for nothing
                points = self._set_points(sum(scoring != "solo" or count < 2 for _card, count in held))
            else:
                points = sum(_number(card, "vp") * count for card, count in held)
            names = (self._name(_text(card, "id")) + f" ×{count}" * (count > 1) for card, count in held)
            rows.append([group, ", ".join(names), str(points)])
            total += points
        rows.append([f"**{_('Together')}**", "", f"**{total}**"])
        return [Table([_("In the tomb"), _("Cards"), _("VP")], rows)]

    def _tomb_cards(self, written: str) -> dict[str, int]:
        if written == "perfect":
            pool = [card for card in self._cards.values() if card["pool"] == "afterlife"]
            once = {_text(card, "id"): 1 for card in pool if card["type"] != "starter"}
            return once | self._deck()
        pairs = (part.partition(":") for part in written.split(","))
        return {card_id: int(count or "1") for card_id, _colon, count in pairs}

    def _scoring(self, choices: Choices) -> list[Block]:
        points = _texts(_entry(self._data, "scoring"), "set_points")
        rows = [[str(count), vp] for count, vp in enumerate(points) if count > 0]
        return [Table([_("Different cards of a set"), _("VP")], rows)]

    # ------------------------------------------------------------ where it all comes from

    def _sources(self, choices: Choices) -> list[Block]:
        """For each pool first how many fields of each kind come from where, then the same card by card."""
        heads = [_(words) for words in TAGS.values()]
        blocks: list[Block] = []
        for pool, (in_numbers, by_card) in POOL_HEADINGS.items():
            cards = [card for card in self._cards.values() if card["pool"] == pool]
            counts = [[_(FIELDS[key]), *(str(_tagged(cards, key, tag)) for tag in TAGS)] for key in FIELDS]
            origins = [[self._name(_text(card, "id")), *_origins(card)] for card in cards]
            blocks += [Heading(2, _(in_numbers)), Table([_("Cards by"), *heads], counts)]
            blocks += [Heading(2, _(by_card)), Table([_("Card"), *heads], origins)]
        return blocks

    def _public_pages(self, choices: Choices) -> list[Block]:
        sources = _entry(self._data, "sources")
        return [Bullets([str(sources[key]) for key in sources if key.startswith("public")])]

    # ------------------------------------------------------------ small questions to the data

    def _find(self, card_id: str) -> Entry:
        if card_id not in self._cards:
            raise ValueError(f"there is no card '{card_id}' in the data file.")
        return self._cards[card_id]

    def _name(self, card_id: str) -> str:
        return name_("afterlife", _text(self._find(card_id), "name"))

    def _set_name(self, set_id: str) -> str:
        if set_id not in self._sets:
            raise ValueError(f"there is no set '{set_id}' in the data file.")
        return name_("afterlife", _text(self._sets[set_id], "name"))

    def _group(self, card: Entry) -> str:
        return self._set_name(_text(card, "set")) if "set" in card else _(TYPES[_text(card, "type")])

    def _score_group(self, card: Entry, scoring: str) -> str:
        for entry in _entries(self._data, "super_sets") if scoring == "merged" else []:
            if card.get("set") in _texts(entry, "members"):
                return self._super_name(entry)
        return self._group(card)

    def _super_name(self, entry: Entry) -> str:
        return " + ".join(self._set_name(member) for member in _texts(entry, "members"))

    def _set_points(self, different: int) -> int:
        points = _texts(_entry(self._data, "scoring"), "set_points")
        return int(points[different]) if different < len(points) else different * different

    def _deck(self) -> dict[str, int]:
        deck = _entry(self._data, "starting_deck")
        return {key: _number(deck, key) for key in deck if key in self._cards}


def _mode_row(mode: Entry) -> list[str]:
    mode_id = _text(mode, "id")
    values = (value for option in OPTIONS if option.id == "mode" for value in option.values)
    words = next((value.words for value in values if value.id == mode_id), mode_id)
    return [_(words), ", ".join(_texts(mode, "players")), str(_number(mode, "stock_total"))]


def _value_words(option: Option) -> list[str]:
    """The default choice first."""
    ordered = sorted(option.values, key=lambda value: value.id != option.default)
    return [_(value.words).format(n=value.id.rpartition("_")[2]) for value in ordered]


def _origins(card: Entry) -> list[str]:
    tags = _entry(card, "from")
    return [", ".join(_(FIELDS[key]) for key in FIELDS if tags.get(key) == tag) or "–" for tag in TAGS]


def _tagged(cards: list[Entry], field: str, tag: str) -> int:
    return sum(_entry(card, "from").get(field) == tag for card in cards)


def _entry(data: Entry, key: str) -> Entry:
    value = data.get(key)
    if not isinstance(value, dict):
        raise ValueError(f"the data file lacks the table '{key}'.")
    return value


def _entries(data: Entry, key: str) -> list[Entry]:
    value = data.get(key)
    if not isinstance(value, list):
        raise ValueError(f"the data file lacks the list '{key}'.")
    return value


def _text(entry: Entry, key: str) -> str:
    value = entry.get(key)
    if not isinstance(value, str):
        raise ValueError(f"'{key}' of {entry.get('id', 'an entry')} in the data file must be a text.")
    return value


def _texts(entry: Entry, key: str) -> list[str]:
    value = entry.get(key)
    if not isinstance(value, list):
        raise ValueError(f"'{key}' of {entry.get('id', 'an entry')} in the data file must be a list.")
    return [str(item) for item in value]


def _number(entry: Entry, key: str) -> int:
    value = entry.get(key)
    if not isinstance(value, int):
        raise ValueError(f"'{key}' of {entry.get('id', 'an entry')} in the data file must be a whole number.")
    return value


def _shown(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
