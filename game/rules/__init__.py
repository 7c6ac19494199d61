"""The rulebooks. A new title is registered here and nowhere else."""

from game.core.title import Title
from game.rules import afterlife

TITLES: dict[str, Title] = {title.id: title for title in (afterlife.TITLE,)}
