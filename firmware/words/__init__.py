"""The words of the screens, in one language at a time, found by their ids.

A label is an id (`"wood"`), an id with arguments (`("famine", 2)`), a player's number, which stands for the name, or
a list of labels.
Arguments are numbers, ids, or bytes of players' numbers. The languages beside this file are made by tools/words.py.
"""

from unload import unload

LANGUAGES = ("en", "fr", "it")

_words = None
language = ""
# The names of the players at the table.
names = ()


def use(code):
    """Speak the language `code` (one of LANGUAGES); the one before leaves the memory."""
    global _words, language
    if code != language:
        _words = None
        unload("words." + language)
        _words = __import__("words." + code, None, None, ("WORDS",))
        language = code


def has(word):
    """Whether the language has a word of that id."""
    return hasattr(_words, word)


def say(label):
    """The text of a label."""
    if isinstance(label, int):
        return names[label]
    if isinstance(label, str):
        return getattr(_words, label)
    if isinstance(label, list):
        return " ".join([say(part) for part in label])
    return getattr(_words, label[0]).format(*[_argument(part) for part in label[1:]])


def _argument(part):
    if isinstance(part, bytes):
        return ", ".join([names[player] for player in part])
    if isinstance(part, str):  # inside a sentence there is room for the full name
        return say(part + "_full" if has(part + "_full") else part)
    return part
