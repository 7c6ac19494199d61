"""The catalogues of the translation layer: `renewed` writes them anew, `problems` tells what does not fit.

Needs Babel, a development tool: only the command `words` imports this module, when it runs. The files come
out the same on every run: sorted, no dates, references without line numbers.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from gettext import c2py
from io import BytesIO
from pathlib import Path
from string import Formatter

from babel.core import Locale, UnknownLocaleError
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po, write_po

from game.commands.errors import UsageError
from game.commands.words import Said
from game.core.language import DOMAIN, SOURCE_LANGUAGE, _


class PlainCatalog(Catalog):
    """A catalogue whose header says only what programs need."""

    def _get_mime_headers(self) -> list[tuple[str, str]]:
        headers = [("Project-Id-Version", "Nile Quartet")]
        if self.locale_identifier:
            headers += [("Language", self.locale_identifier), ("Plural-Forms", self.plural_forms)]
        return [*headers, ("MIME-Version", "1.0"), ("Content-Type", "text/plain; charset=UTF-8")]

    mime_headers = property(_get_mime_headers)


def empty(language: str | None = None) -> Catalog:
    return PlainCatalog(language, header_comment="# Words of Nile Quartet.", fuzzy=False)


def template_of(messages: Iterable[Said]) -> Catalog:
    template = empty()
    for texts, context, file in messages:
        known = template.get(texts[0], context)
        if known and len(texts) == 2 and known.pluralizable and ids(known) != texts:
            line = _("{file}: one singular has two plurals, {first!r} and {second!r}; let them agree.")
            raise ValueError(line.format(file=file, first=ids(known)[1], second=texts[1]))
        template.add(texts if len(texts) == 2 else texts[0], locations=[(file, 0)], context=context)
    return template


# -- the files --------------------------------------------------------------------------------------------


def catalogue_file(locale: Path, language: str) -> Path:
    return locale / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def catalogue_languages(locale: Path) -> list[str]:
    return sorted({SOURCE_LANGUAGE, *(path.parts[-3] for path in locale.glob(f"*/LC_MESSAGES/{DOMAIN}.po"))})


def read(locale: Path, language: str) -> Catalog:
    path = catalogue_file(locale, language)
    if not path.exists():
        return empty(language)
    with path.open("rb") as file:
        try:
            return read_po(file, language, ignore_obsolete=True, abort_invalid=True)
        except (PoFileError, ValueError) as error:
            line = _("{file} cannot be read ({reason}); correct it.")
            raise ValueError(line.format(file=path.relative_to(locale).as_posix(), reason=error)) from error


def renewed(template: Catalog, locale: Path, added: str | None = None) -> dict[Path, bytes]:
    """Every file of the catalogues as it should be, with those of an added language."""
    languages = catalogue_languages(locale)
    if added is not None:
        _refuse_language(added, languages)
        languages.append(added)
    files = {locale / f"{DOMAIN}.pot": po(template)}
    for language in languages:
        new = renew(template, language, read(locale, language))
        path = catalogue_file(locale, language)
        files |= {path: po(new), path.with_suffix(".mo"): mo(new)}
    return files


def _refuse_language(language: str, languages: list[str]) -> None:
    if language in languages:
        raise UsageError(_("The language {language} has a catalogue already.").format(language=language))
    try:
        Locale.parse(language)
    except (UnknownLocaleError, ValueError) as error:
        line = _("{language} is not the code of a language; write it as cs or pt_BR.")
        raise UsageError(line.format(language=language)) from error


def renew(template: Catalog, language: str, old: Catalog) -> Catalog:
    """The messages of the template with what the old catalogue says; English says the message itself."""
    new = empty(language)
    for message in messages_of(template):
        known = old.get(ids(message)[0], message.context)
        if language == SOURCE_LANGUAGE:
            known = Message(message.id, ids(message), context=message.context)
        said = strings(known) if known and known.pluralizable == message.pluralizable else ()
        flags = {"fuzzy"} if known and known.fuzzy else set()
        forms = new.num_plurals if message.pluralizable else 1
        if any(said) and len(said) != forms:  # the language's plural rule changed
            flags.add("fuzzy")
        said = (*said, *[""] * forms)[:forms]
        new.add(
            message.id,
            said if message.pluralizable else said[0],
            message.locations,
            flags,
            user_comments=known.user_comments if known else (),
            context=message.context,
        )
    return new


def po(catalog: Catalog) -> bytes:
    for message in catalog:
        message.flags.discard("python-format")  # a per cent sign is only that in our messages
    file = BytesIO()
    write_po(file, catalog, width=0, sort_output=True, ignore_obsolete=True, include_lineno=False)
    return file.getvalue().rstrip(b"\n") + b"\n"


def mo(catalog: Catalog) -> bytes:
    file = BytesIO()
    write_mo(file, catalog)
    return file.getvalue()


# -- what does not fit ------------------------------------------------------------------------------------


def problems(template: Catalog, locale: Path) -> list[str]:
    """A line for everything that keeps a language from saying what the program says."""
    lines: list[str] = []
    troubled: set[str] = set()
    for language in catalogue_languages(locale):
        found = list(_language_problems(template, read(locale, language), empty(language)))
        lines += [f"{language}: {line}" for line in found]
        troubled |= {language} if found else set()
    for path, content in renewed(template, locale).items():
        name = path.relative_to(locale)
        if name.parts[0] not in troubled and not _holds(path, content):
            lines.append(_("{file} is not up to date").format(file=name.as_posix()))
    return lines


def _holds(path: Path, content: bytes) -> bool:
    found = path.read_bytes() if path.exists() else b""
    return found == content or (path.suffix != ".mo" and found.replace(b"\r\n", b"\n") == content)


def _language_problems(template: Catalog, catalog: Catalog, rule: Catalog) -> Iterator[str]:
    numbers = Counter(map(c2py(rule.plural_expr), range(200)))
    for message in messages_of(template):
        known = catalog.get(ids(message)[0], message.context)
        shown = _shown(message)
        if known is None:
            yield _("missing: {message}").format(message=shown)
            continue
        said = strings(known)
        forms = rule.num_plurals if message.pluralizable else 1
        if not any(said):
            yield _("untranslated: {message}").format(message=shown)
        elif known.pluralizable != message.pluralizable or len(said) != forms or not all(said):
            yield _("the plural forms do not fit: {message}").format(message=shown)
        elif not all(_fits(ids(message), text, numbers[form]) for form, text in enumerate(said)):
            yield _("the placeholders do not fit: {message}").format(message=shown)
        if known.fuzzy:
            yield _("fuzzy: {message}").format(message=shown)
    for message in messages_of(catalog):
        if template.get(ids(message)[0], message.context) is None:
            yield _("stale: {message}").format(message=_shown(message))


def _fits(texts: tuple[str, ...], translated: str, numbers: int) -> bool:
    """The same placeholders; a plural form for one number only may leave it out where English does."""
    one, many = placeholders(texts[0]), placeholders(texts[-1])
    try:
        found = placeholders(translated)
    except ValueError:
        return False
    return (one & many if numbers == 1 else many) <= found <= one | many


def placeholders(text: str) -> set[str]:
    fields = [(name, conversion, spec) for _text, name, spec, conversion in Formatter().parse(text)]
    return {f"{name}!{conversion}:{spec}" for name, conversion, spec in fields if name is not None}


# -- small questions to Babel's messages ------------------------------------------------------------------


def messages_of(catalog: Catalog) -> list[Message]:
    return [message for message in catalog if message.id]


def ids(message: Message) -> tuple[str, ...]:
    return (message.id,) if isinstance(message.id, str) else tuple(message.id)


def strings(message: Message) -> tuple[str, ...]:
    return (message.string or "",) if isinstance(message.string, str | None) else tuple(message.string)


def _shown(message: Message) -> str:
    return f"{message.context}: {ids(message)[0]}" if message.context else ids(message)[0]
