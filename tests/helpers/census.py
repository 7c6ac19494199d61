"""Every component of a match, wherever it is, by title. Components never appear or vanish."""

from collections.abc import Callable
from typing import Any

from helpers import afterlife, ankh, kemet, pharaon

CENSUS: dict[str, Callable[[Any], list[str]]] = {
    "afterlife": afterlife.all_cards,
    "pharaon": pharaon.all_components,
    "kemet": kemet.all_components,
    "ankh": ankh.all_components,
}
