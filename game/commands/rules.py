"""`rules`: the rules pages in the terminal: contents, one chapter, or a search."""

import argparse
from typing import TYPE_CHECKING, Any

from game.commands import arguments as typed
from game.commands.errors import FAILED, OK, UsageError
from game.commands.output import Output
from game.core.language import N_, _, current_language

if TYPE_CHECKING:
    from game.core.pages import Chapter, Place

NAME = "rules"
SUMMARY = N_("read the rules of a title")
EVERYTHING = "all"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("title", metavar="TITLE", help=_("which of the games"))
    parser.add_argument("chapter", nargs="?", metavar="CHAPTER", help=_("its number or name, or: all"))
    parser.add_argument("--search", nargs="+", metavar="WORDS", help=_("the sections that hold all these words"))


def run(arguments: argparse.Namespace) -> int:
    title = typed.find_title(arguments.title)
    if arguments.chapter is not None and arguments.search is not None:
        raise UsageError(_("Give a chapter or --search WORDS, not both."))
    chapters = title.pages(current_language())
    with Output(arguments.json) as out:
        head = {"title": title.id, "language": current_language()}
        if arguments.search is not None:
            return show_hits(chapters, " ".join(arguments.search), head, out)
        if arguments.chapter is not None:
            return show_chapters(chosen(chapters, arguments.chapter), head, out)
        return show_contents(chapters, head, out)


def chosen(chapters: "list[Chapter]", wanted: str) -> "list[Chapter]":
    """A chapter by its number, its file's name or the beginning of its title; or all of them."""
    if wanted == EVERYTHING:
        return chapters
    asked = wanted.partition("#")[0].casefold()
    for number, chapter in enumerate(chapters, start=1):
        if asked in (str(number), chapter.name.casefold(), chapter.name.partition("-")[2].casefold()):
            return [chapter]
    found = [chapter for chapter in chapters if asked and chapter.title.casefold().startswith(asked)]
    if not found:
        sentence = _("There is no chapter {wanted!r}; there are 1 to {count}, or: all.")
        raise UsageError(sentence.format(wanted=wanted, count=len(chapters)))
    return found[:1]


def show_contents(chapters: "list[Chapter]", head: dict[str, Any], out: Output) -> int:
    from game.core.pages import contents

    places: list[Place] = contents(chapters)
    numbers = {chapter.name: number for number, chapter in enumerate(chapters, start=1)}
    for place in places:
        if place.level == 1:
            out.say(f"{numbers[place.chapter]:>3}  {place.text}")
        elif place.level == 2:
            out.say(f"       {place.text}")
    out.data({**head, "contents": [entry_of(place) for place in places]})
    return OK


def entry_of(place: "Place") -> dict[str, Any]:
    return {"chapter": place.chapter, "level": place.level, "text": place.text, "anchor": place.anchor}


def show_chapters(chapters: "list[Chapter]", head: dict[str, Any], out: Output) -> int:
    from game.commands.page_text import block_data, print_chapter

    for chapter in chapters:
        print_chapter(chapter, out)
    pages = [
        {"chapter": one.name, "text": one.title, "blocks": [block_data(block) for block in one.blocks]}
        for one in chapters
    ]
    out.data({**head, "chapters": pages})
    return OK


def show_hits(chapters: "list[Chapter]", words: str, head: dict[str, Any], out: Output) -> int:
    """Finding nothing is an answer, but not a good one: scripts see it in the exit code."""
    from game.core.pages import search

    hits = search(chapters, words)
    for hit in hits:
        out.say(f"{hit.chapter} / {hit.heading}  [{hit.anchor}]")
        out.say(f"    {hit.snippet}")
    if not hits:
        out.say(_("No section holds all these words: {words}").format(words=words))
    found = [
        {"chapter": hit.chapter, "heading": hit.heading, "anchor": hit.anchor, "snippet": hit.snippet} for hit in hits
    ]
    out.data({**head, "words": words, "hits": found})
    return OK if hits else FAILED
