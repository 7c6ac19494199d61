"""The rulebooks. A new title is registered here and nowhere else."""

from game.core.title import Title
from game.rules import afterlife, ankh, kemet, pharaon

_TITLES: tuple[Title, ...] = (afterlife.TITLE, pharaon.TITLE, kemet.TITLE, ankh.TITLE)
TITLES: dict[str, Title] = {title.id: title for title in _TITLES}
