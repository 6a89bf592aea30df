"""Translate labels into the current language.

A label is an id (`"wood"`), an id with arguments (`("famine", 2)`), a player's number, which becomes the name, or a
list of labels. Arguments are numbers, ids, or bytes of players' numbers. In an id, text after a colon was entered by
the players and replaces the id (`"game_score_pad:Tarot"`).

The languages are generated from tools/words/. Each has a folder with a module per set of words: the device's, with the
titles of the games; a game's; and a game's page of rules. WORDS in the module has the texts by id: Texts (texts.py)
or a dictionary. LANGUAGES has the codes of the languages; the first, English, replaces words that another one lacks.
"""

from micropython import const
from words.languages import LANGUAGES as LANGUAGES

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Callable, Sequence

    from engine.parts import Label
    from words.texts import Texts

    Words = Texts | dict[str, str]

language = ""
# The builder's own games on the drive. Their titles are in their own words, not in the device's.
own: "Sequence[str]" = ()
# The sets of the current game, and a function that returns the words of its score sheet in a language, if it has one.
_game: "tuple[str, ...]" = ()
_from_sheet: "Callable[[str], Words] | None" = None
# The words of the current sets, searched in this order.
_current: "tuple[Words, ...]" = ()
# A cache of texts by id; "": there is no such text. The next redraw needs most of them again.
_cache: "dict[str, str]" = {}
_CACHE_SIZE = const(96)
# The names of the players at the table.
names: "Sequence[str]" = ()


def use(code: str) -> None:
    """Switch to a language, one of LANGUAGES."""
    global language
    language = code
    _load(_game)


def play(*sets: str, from_sheet: "Callable[[str], Words] | None" = None) -> None:
    """Load the words of the current game.

    A later set overrides an earlier one, all sets override the device's, and `from_sheet`, which takes a language,
    overrides them all.
    """
    global _game, _from_sheet
    _game = sets
    _from_sheet = from_sheet
    if language:  # else `use` comes later
        _load(sets)


def playing() -> "tuple[tuple[str, ...], Callable[[str], Words] | None]":
    """Return the arguments of the last `play`."""
    return _game, _from_sheet


def with_sets(*ends: str) -> None:
    """Load further sets, named as the game's own with these ends, until the next call. No ends: only the game's own."""
    _load(_game + tuple([name + end for end in ends for name in _game]))


def _load(sets: "tuple[str, ...]") -> None:
    global _current
    _cache.clear()
    titles: "dict[str, str]" = {}
    for name in own:
        title = "game_" + name
        try:
            titles[title] = _set(name).get(title, name)
        except Exception:  # a builder's mistake, reported when somebody chooses the game
            titles[title] = name
    _current = tuple([_set(name) for name in reversed(("device",) + sets)] + [titles])
    if _from_sheet:
        _current = (_from_sheet(language),) + _current


def _set(name: str) -> "Any":  # Words, but the module is found by name
    """Load a set of words; a builder's own game may have it in English only. Raise ImportError."""
    start = "words." + language + "."
    if name in own:
        try:
            return __import__(start + name, None, None, ("WORDS",)).WORDS
        except ImportError:
            start = "words." + LANGUAGES[0] + "."
    return __import__(start + name, None, None, ("WORDS",)).WORDS


def beginning(start: str) -> "list[str]":
    """Return the ids of all words that begin with `start`, sorted."""
    return sorted({word for texts in _current for word in texts if word.startswith(start)})


def has(word: str) -> bool:
    """Return whether there is a text with that id."""
    return _text(word.split(":")[0] if ":" in word else word) is not None


def translate(label: "Label") -> str:
    """Return the text of a label. Raise KeyError if there is none."""
    if isinstance(label, int):
        return names[label]
    if isinstance(label, str):
        return _word(label)
    if isinstance(label, list):
        return joined([_name(part) if isinstance(part, int) else translate(part) for part in label])
    word: "Any" = label[0]  # Any: the first of a tuple is an id, which the type doesn't say
    if ":" in word:  # what players entered is no format
        return _word(word)
    text = _word(word)
    arguments: "Any" = [_argument(part) for part in label[1:]]  # Any: numbers and texts
    if text[:2] == "{}" and isinstance(label[1], str) and arguments[0][:1].islower():
        arguments[0] = translate(label[1])  # no article before the first word
    return text.format(*arguments)


def joined(texts: "Sequence[str]", space: str = " ") -> str:
    """Return texts as one, with a space between them unless there is one that no line ends at."""
    return space.join(texts).replace("\u00a0" + space, "\u00a0")


def text_or_id(label: "Label") -> str:
    """Return the text of a saved label, or its ids if this firmware lacks the words."""
    try:
        return translate(label)
    except (KeyError, IndexError, TypeError, ValueError):
        parts = label if isinstance(label, (tuple, list)) else (label,)
        return " ".join([str(part) for part in parts if not isinstance(part, bytes)])


def _word(word: str) -> str:
    if ":" in word:
        return word[word.find(":") + 1 :]
    text = _text(word)
    if text is None:
        raise KeyError(word)
    return text


def _text(word: str) -> "str | None":
    text = _cache.get(word)
    if text is None:
        for texts in _current:
            text = texts.get(word)
            if text is not None:
                break
        if len(_cache) == _CACHE_SIZE:
            _cache.clear()
        _cache[word] = text or ""
    return text or None


def _name(player: int) -> str:
    """Return a player's name as a part of a sentence: no line ends at its space."""
    return names[player].replace(" ", "\u00a0")


def _argument(part: object) -> object:
    if isinstance(part, bytes):
        return ", ".join([_name(player) for player in part])
    if isinstance(part, str):  # a sentence has room for the full name
        return translate(part + "_full" if ":" not in part and has(part + "_full") else part)
    return part
