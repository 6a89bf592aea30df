"""Check the words in tools/words/ and make modules of the firmware from them.

Each file there is a set of words in English: the device's, a game's, or the page's in the browser (page.toml). The
exceptions are rooms.toml and the files named after a language (es.toml), which have that language's texts of all sets
(languages.py writes them for translators). A language exists if its file does. A game's own file may have texts in
other languages as well.

A fault is reported with set, id and language: other arguments than in English, a character the font lacks, a text too
wide for its room, an unused id, an id that does not exist. Missing texts are reported, and English replaces them.

An id is used if the firmware has it as a string, or its beginning up to an underscore, or, after the id of another
word, its end: so `"got_" + good` uses got_wood, and `label + "_help"` uses leadership_help.
"""

import ast
import json
import string
import textwrap
import tomllib
from collections.abc import Iterator, Sequence
from fnmatch import fnmatch
from typing import Any

from host.paths import FIRMWARE, TOOLS

from canvas import text_width
from rules import class_of
from screens.shorten import wrap

SOURCE = TOOLS / "words"
ROOMS = "rooms"
DEVICE = "device"
PAGE = "page"
TITLE = "title"
REFERENCE = "_reference"
# The language of the first text of each word. It replaces missing texts.
FIRST = "en"
# The id of a language's own name.
OWN_NAME = "language_name"
# Functions and classes whose first argument is the id of a word.
CALLS = {"translate", "Row", "AllotRow", "CounterRow", "ExchangeRow", "NumberRow", "SheetRow", "tell", "warn", "record"}
CALLS |= {"Notice", "Dice", "Choose", "Allot", "Number", "Name", "Counters", "Place", "Exchange"}
# Attributes of a game's class that hold ids of words.
ATTRIBUTES = ("SHEET", "TIE", "LEVEL")


class Source:
    """The words as they are written: `sets` by name, each its entries by id; `page`: the page's; `rooms` by name.

    An entry is {"room": …, "most": …, "en": text, "fr": text …}. `languages`: the codes, English first; `translated`:
    the texts of their files, {code: {set: {id: text}}}; `odd`: entries there that match nothing.
    """

    def __init__(self, folder: Any = SOURCE) -> None:
        self.folder = folder
        self.sets: dict[str, Any] = {}
        self.translated: dict[str, Any] = {}
        for path in sorted(folder.glob("*.toml")):
            try:
                entries = tomllib.loads(path.read_text(encoding="utf-8"))
            except tomllib.TOMLDecodeError as error:
                raise SystemExit(f"{path.name}: {error}") from error
            if len(path.stem) == len(FIRST):
                self.translated[path.stem] = entries
            elif path.stem == ROOMS:
                self.rooms = entries
            elif path.stem == PAGE:
                self.page = entries
            else:
                self.sets[path.stem] = entries
        self.languages = (FIRST, *sorted(self.translated))
        # The sets of each game, in the order in which they are looked up from the last to the first.
        self.games = {}
        # Those that have a title: New game lists them. Others are kinds of game that something else names.
        self.titled = [name for name in self.sets if TITLE in self.sets[name]]
        # The sets that the menu reads aside: checklists, and pages of rules (see flows/reference.py).
        self.aside = {}
        for name in self.sets:
            if name in self.titled or (FIRMWARE / "rules" / name).is_dir():
                play = class_of(name)
                self.games[name] = play.WORDS or (name,)
                self.aside[name] = [one + REFERENCE for one in self.games[name] if play.CHECKLISTS or play.PAGES]
        self.odd = [fault for language in self.translated for fault in self._take(language)]

    def _take(self, language: str) -> Iterator[str]:
        """Give the entries their texts of a language; yield what is wrong with its file."""
        for name, texts in self.translated[language].items():
            if name != PAGE and name not in self.sets or not isinstance(texts, dict):
                yield f"{language}: there are no words {name!r}"
                continue
            entries, before = (self.page, []) if name == PAGE else (self.sets[name], self.before(name))
            for word, text in texts.items():
                if word not in entries and not any(word in self.sets[other] for other in before):
                    yield f"{language}: {name}: there is no word {word!r}"
                elif not isinstance(text, str):
                    yield f"{language}: {name}: {word}: {text!r} is no text"
                elif language in entries.get(word, ()):
                    yield f"{language}: {name}: {word}: {name}.toml has it as well"
                elif text:
                    entries.setdefault(word, {})[language] = text

    def before(self, name: str) -> Any:
        """The sets that a set may change words of, the nearest first; the last one is the device's."""
        found = []
        for sets in self.games.values():
            if name in sets:
                found += [other for other in reversed(sets[: sets.index(name)]) if other not in found]
        return found if name == DEVICE else [*found, DEVICE]

    def whole(self, name: str, word: Any) -> Any:
        """An entry together with what it leaves to the set before; and whether there is one before."""
        entry = self.sets[name][word]
        for other in self.before(name):
            if word in self.sets[other]:
                return {**self.whole(other, word)[0], **entry}, True
        return entry, False


# -- faults of a text


def arguments(text: str) -> Any:
    """How many `{}` a text has."""
    return sum(1 for part in string.Formatter().parse(text) if part[1] is not None)


def missing_glyphs(text: str) -> Any:
    """The characters of a text that the small font lacks."""
    from fonts import small

    signs = {value for name, value in vars(small).items() if name.isupper() and len(value) == 1}
    return sorted({c for c in text if not (" " <= c <= "~" or c in small.EXTRA or c in signs)})


def room_of(source: Any, entry: Any) -> Any:
    """How many pixels and lines an entry has. Raises ValueError for a room that is none."""
    room, lines = entry.get("room"), entry.get("lines")
    if isinstance(room, int):
        return room, lines or 1
    if room not in source.rooms:
        raise ValueError(f"no room {room!r}: give a number, or one of " + ", ".join(source.rooms))
    return source.rooms[room]["pixels"], lines or source.rooms[room].get("lines", 1)


def most_of(source: Any, name: str, entry: Any, language: str) -> Iterator[str]:
    """Return the longest value for each {} in an entry of a set.

    A list of ids, also with stars, may replace a text: then it is the widest of these words in the language.
    """
    for most in entry.get("most", ()):
        if isinstance(most, list):
            sets = {one for sets in source.games.values() if name in (DEVICE, *sets) for one in sets}
            words = {(one, word) for one in sets for word in source.sets[one] for ids in most if fnmatch(word, ids)}
            texts = [text_of(source.whole(one, word)[0], language) for one, word in sorted(words)]
            yield max(texts, key=text_width, default="")
        else:
            yield str(most)


def faults_of_text(source: Any, name: str, entry: Any, language: Any) -> Iterator[Any]:
    """Return the faults of one text of an entry."""
    text = entry[language]
    if arguments(text) != arguments(entry[FIRST]):
        yield f"{arguments(text)} arguments, {arguments(entry[FIRST])} in {FIRST}"
        return
    most = list(most_of(source, name, entry, language))
    if "" in most:
        yield f"`most` names a word that is not there: {entry['most']}"
        return
    if arguments(text) != len(most):
        yield f"{arguments(text)} arguments, `most` has {len(most)}"
        return
    for glyph in missing_glyphs(text):
        yield f"the font has no {glyph!r}: draw it in tools/fonts/letters.txt"
    longest = text.format(*most)
    room, lines = room_of(source, entry)
    if lines == 1 and text_width(longest) > room:
        yield f"{longest!r} is {text_width(longest)} pixels wide, {room} are there"
    elif len(wrap(longest, room)) > lines:
        yield f"{longest!r} needs more than {lines} lines of {room} pixels"


def faults_of_entry(source: Any, name: str, word: Any) -> Iterator[Any]:
    """Return the faults of an entry in all languages."""
    entry, changes = source.whole(name, word)
    of_title = ("box", "published", "about", "bgg", "picture") if word == TITLE else ()
    known = {"room", "lines", "most", "each", *source.languages, *of_title}
    for key in sorted(set(entry) - known):
        yield f"{name}: {word}: {key!r} is no language and nothing else that an entry has"
    try:
        room_of(source, entry)
    except ValueError as error:
        yield f"{name}: {word}: {error}"
        return
    if FIRST not in entry:
        yield f"{name}: {word}: no text in English"
        return
    if changes and not any(language in source.sets[name][word] for language in source.languages):
        yield f"{name}: {word}: changes nothing"
    for language in entry.keys() & set(source.languages):
        for fault in faults_of_text(source, name, entry, language):
            yield f"{name}: {word} ({language}): {fault}"


# -- what is used


def game_of(path: Any) -> Any:
    """The name of the game whose rules a file of the firmware is part of, if its path says so."""
    parts = path.relative_to(FIRMWARE).with_suffix("").parts
    return parts[1] if parts[0] == "rules" and len(parts) > 1 else ""


def strings_of(tree: Any) -> Any:
    """All strings in a module."""
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def asked_in(tree: Any) -> Iterator[Any]:
    """Return the ids that a module surely uses: the first arguments of calls that take one."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        first = node.args[0]
        if isinstance(first, ast.Tuple) and first.elts:
            first = first.elts[0]
        if called in CALLS:
            yield from ids_of(first)


def ids_of(asked: Any) -> Iterator[str]:
    """The id that an expression is; of one that depends on a condition all that it may be."""
    if isinstance(asked, ast.IfExp):
        yield from ids_of(asked.body)
        yield from ids_of(asked.orelse)
    elif isinstance(asked, ast.Constant) and isinstance(asked.value, str):
        yield asked.value


def modules(firmware: Any = FIRMWARE) -> Iterator[Any]:
    """Yield (path, tree) of the firmware's modules that are not generated."""
    for path in sorted(firmware.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def is_used(word: Any, strings: Any, words: Any) -> Any:
    """Return whether the firmware has an id, or the parts it may be made of, as a string."""
    if word in strings:
        return True
    cuts = [i for i, c in enumerate(word) if c == "_"]
    starts = any(word[: i + 1] + hole in strings for i in cuts for hole in ("", "%s", "%d", "{}"))
    ends = any(word[i:] in strings and word[:i] in words for i in cuts)
    return starts or ends


def faults_of_use(source: Any, trees: Any) -> Iterator[Any]:
    """Ids that nothing uses, and ids used that do not exist."""
    every = {word for entries in source.sets.values() for word in entries}
    titles = {"game_" + game for game in source.titled}
    strings = set().union(*(strings_of(tree) for _, tree in trees))
    for name, entries in source.sets.items():
        spoken = [*source.games.values(), *source.aside.values()]
        if name != DEVICE and not any(name in sets for sets in spoken):
            yield f"{name}: no game has these words in its WORDS, and it has no `{TITLE}`"
        for word in entries:
            asked = f"{word}_{FIRST}" if entries[word].get("each") else word
            if word != TITLE and not is_used(asked, strings, every):
                yield f"{name}: {word}: not used anywhere in the firmware"
    for path, tree in trees:
        game = game_of(path)
        room = path.relative_to(FIRMWARE).parts[0]
        sets = source.games.get(game) or (source.sets if room in ("engine", "rules") else ())
        sets = (*sets, *source.aside.get(game, ()))
        known = titles.union(source.sets[DEVICE], *(source.sets[one] for one in sets))
        for word in sorted(set(asked_in(tree)) - known):
            if not word.endswith("_"):
                there = path.relative_to(FIRMWARE)
                yield f"{word}: used in {there}, but not in {' or '.join([DEVICE, *sets])}"


def faults_of_games(source: Any) -> Iterator[Any]:
    """Return the ids that a game's class names and the words lack."""
    for game, sets in source.games.items():
        for name in (*sets, *source.aside[game]):
            if name not in source.sets:
                yield f"{game}: its words are {name!r} as well, but there is no {name}.toml"
        known = set(source.sets[DEVICE]).union(*(source.sets.get(name, ()) for name in sets))
        play = class_of(game)
        for attribute in ATTRIBUTES:
            named = getattr(play, attribute, None) or ()
            if isinstance(named, property):  # depends on the game under way
                continue
            for word in (named,) if isinstance(named, str) else named:
                if word not in known:
                    yield f"{game}: {attribute} names {word!r}, which is in none of {', '.join(sets)}"


def faults(source: Any) -> Any:
    """Everything that is wrong, as sentences."""
    found = source.odd + list(faults_of_games(source))
    for language in source.translated:
        if language not in source.sets[DEVICE][OWN_NAME]:
            found.append(f"{language}: {DEVICE}: {OWN_NAME}: what the language calls itself is missing")
    for name, entries in source.sets.items():
        for word in entries:
            found += faults_of_entry(source, name, word)
    return found + list(faults_of_use(source, list(modules()))) if not found else found


def missing(source: Any) -> Iterator[tuple[str, str, list[str], bool]]:
    """Yield (language, set, the ids whose texts it lacks, whether it has others) that English replaces."""
    for language in source.translated:
        for name, entries in {**source.sets, PAGE: source.page}.items():
            due = [word for word, entry in entries.items() if FIRST in entry]
            lacking = [word for word in due if language not in entries[word]]
            if lacking:
                yield language, name, lacking, len(lacking) < len(due)


def told(source: Any) -> Iterator[str]:
    """Return the missing texts, as sentences."""
    for language, name, lacking, some in missing(source):
        which = ", ".join(lacking) if some else f"all {len(lacking)} words"
        yield f"{language}: {name}: not translated, in English for now: {which}"


# -- what is written


def literal(text: str) -> str:
    """A text as Python writes it; a space that is none to the eye is written as its number."""
    return json.dumps(text, ensure_ascii=False).replace("\u00a0", "\\u00a0")


def text_of(entry: Any, language: str) -> str:
    """Return the text of an entry in a language, or in English if there is none."""
    return entry.get(language, entry[FIRST])


def words_of(source: Any, name: str, language: str) -> Iterator[tuple[str, str]]:
    """The words of a set: (id, text)."""
    for word, entry in source.sets[name].items():
        if word == TITLE:
            continue
        if entry.get("each"):
            for code in source.languages:
                yield f"{word}_{code}", text_of(entry, code)
        elif language in entry:
            yield word, entry[language]
        elif FIRST in entry and not any(word in source.sets[other] for other in source.before(name)):
            yield word, entry[FIRST]


def ids_of_set(source: Any, name: str) -> list[str]:
    """Return the ids of a set in the order of their texts, whichever languages have them; titles last."""
    found = [word for language in source.languages for word, _ in words_of(source, name, language)]
    titles = ["game_" + game for game in source.titled if name in (DEVICE, game)]
    return list(dict.fromkeys(found + titles))


def module_of_ids(title: str, ids: Sequence[str]) -> str:
    """Return the text of a module with the ids of a set in order; it has few lines, as each takes room in the image."""
    lines = textwrap.wrap(" ".join(f"{literal(word)}," for word in ids), 116, break_long_words=False)
    return "\n".join([f'"""{title}"""', "", "IDS = (", *[f"    {line}" for line in lines], ")"]) + "\n"


def module_of(title: str, name: str, ids: Sequence[str], texts: dict[str, str]) -> str:
    """The text of a module that has these words, as words/texts.py looks them up: a line a text."""
    ends = [0]
    lines = []
    for word in ids:
        text = texts.get(word, "")
        data = text.encode()
        ends.append(ends[-1] + len(data))
        lines.append(f"    {data!r}  # {word}: {text.strip()}".rstrip())
    if ends[-1] > 0xFFFF:
        raise SystemExit(f"{name}: {ends[-1]} bytes of texts, of which 65,535 can be found")
    numbers = b"".join(end.to_bytes(2, "little") for end in ends)
    head = [f'"""{title}"""', "", f"from words.ids.{name} import IDS", "from words.texts import Texts", ""]
    return "\n".join([*head, f"ENDS = {numbers!r}", "TEXTS = (", *lines, ")", "WORDS = Texts(IDS, ENDS, TEXTS)"]) + "\n"


def files(source: Any) -> Iterator[tuple[str, str]]:
    """Yield (path, text) of all modules with texts, and with their ids."""
    ids = {name: ids_of_set(source, name) for name in source.sets}
    yield "words/ids/__init__.py", ""
    for name in source.sets:
        yield f"words/ids/{name}.py", module_of_ids(f"The ids of {name}. Made from tools/words/{name}.toml.", ids[name])
    for language in source.languages:
        yield f"words/{language}/__init__.py", ""
        titles = {"game_" + game: text_of(source.sets[game][TITLE], language) for game in source.titled}
        for name in source.sets:
            title = f"{name} ({language}). Made from tools/words/."
            texts = dict(words_of(source, name, language)) | titles
            yield f"words/{language}/{name}.py", module_of(title, name, ids[name], texts)


def own_files(source: Any, name: str, folder: Any) -> Iterator[Any]:
    """Yield (path, text) of a set's modules for a builder's drive, as dictionaries."""
    for language in source.languages:
        texts = dict(words_of(source, name, language))
        if name in source.titled:
            texts["game_" + name] = text_of(source.sets[name][TITLE], language)
        lines = [f'"""The words of {name} ({language})."""', "", "WORDS = {"]
        lines += [f"    {literal(word)}: {literal(text)}," for word, text in texts.items()]
        yield folder / "words" / language / f"{name}.py", "\n".join([*lines, "}"]) + "\n"


def of_the_page(source: Any) -> dict[str, dict[str, str]]:
    """The words of the page in the browser: {language: {id: text}}."""
    return {
        language: {word: text_of(entry, language) for word, entry in source.page.items()}
        for language in source.languages
    }
