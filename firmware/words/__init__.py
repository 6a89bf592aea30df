"""The words of the screens, in one language at a time, found by their ids.

A label is an id (`"wood"`), an id with arguments (`("famine", 2)`), a player's number, which stands for the name, or
a list of labels. Arguments are numbers, ids, or bytes of players' numbers. What stands in an id after a colon was
written by the players and is said in its place (`"game_score_pad:Tarot"`).

The languages are generated from tools/words/: a folder for each, in it a module for each set of words (the device's,
with the titles of the games; a game's; a page's of rules), and in that WORDS, the texts by their ids: Texts (texts.py),
or a dictionary.
LANGUAGES are their codes; the first one is English, which stands in for a word that a language lacks.
"""

from micropython import const
from words.languages import LANGUAGES

language = ""
# Games of a builder's own on the drive: the device's words do not have their titles, their own words do.
own = ()
# The sets of the game that is played; the words that it brought along: a function of a language that returns the texts
# by their ids, or None.
_game = ()
_from_sheet = None
# The texts by their ids, a dictionary for each set that is spoken now; an earlier one is looked in first.
_spoken = ()
# What was said last, by its id: most of it is said again with the next press. So many of them are kept.
_said = {}
_KEPT = const(32)
# The names of the players at the table.
names = ()


def use(code):
    """Speak the language `code` (one of LANGUAGES)."""
    global language
    language = code
    _speak(_game)


def play(*sets, from_sheet=None):
    """Have the words of the game that is played. A later set wins over an earlier one, and all over the device's;
    `from_sheet` (see `_from_sheet`) over all of them.
    """
    global _game, _from_sheet
    _game = sets
    _from_sheet = from_sheet
    if language:  # else there will be one
        _speak(sets)


def with_sets(*ends):
    """Have other words besides, for a while: sets named as the game's own, with such ends. None: only its own."""
    _speak(_game + tuple([name + end for end in ends for name in _game]))


def _speak(sets):
    global _spoken
    _said.clear()
    titles = {}
    for name in own:
        title = "game_" + name
        try:
            titles[title] = _set(name).get(title, name)
        except Exception:  # a mistake of its builder's, told when the game is chosen
            titles[title] = name
    _spoken = tuple([_set(name) for name in reversed(("device",) + sets)] + [titles])
    if _from_sheet:
        _spoken = (_from_sheet(language),) + _spoken


def _set(name):
    """A set of words; those of a builder's own game may be in English alone. Raises ImportError."""
    start = "words." + language + "."
    if name in own:
        try:
            return __import__(start + name, None, None, ("WORDS",)).WORDS
        except ImportError:
            start = "words." + LANGUAGES[0] + "."
    return __import__(start + name, None, None, ("WORDS",)).WORDS


def beginning(start):
    """The ids of all words that begin so, sorted."""
    return sorted({word for texts in _spoken for word in texts if word.startswith(start)})


def has(word):
    """Whether there is a word of that id."""
    return _text(word.split(":")[0] if ":" in word else word) is not None


def translate(label):
    """The text of a label. Raises KeyError where there is no such word."""
    if isinstance(label, int):
        return names[label]
    if isinstance(label, str):
        return _word(label)
    if isinstance(label, list):
        return " ".join([translate(part) for part in label])
    return _word(label[0]).format(*[_argument(part) for part in label[1:]])


def text_or_id(label):
    """The text of a label that was kept; what this firmware has no words for is told as it is."""
    try:
        return translate(label)
    except (KeyError, IndexError, TypeError, ValueError):
        parts = label if isinstance(label, (tuple, list)) else (label,)
        return " ".join([str(part) for part in parts if not isinstance(part, bytes)])


def _word(word):
    if ":" in word:
        return word[word.find(":") + 1 :]
    text = _text(word)
    if text is None:
        raise KeyError(word)
    return text


def _text(word):
    text = _said.get(word)
    if text is None:
        for texts in _spoken:
            text = texts.get(word)
            if text is not None:
                break
        if len(_said) == _KEPT:
            _said.clear()
        _said[word] = text or False  # that there is none is asked again as well
    return text or None


def _argument(part):
    if isinstance(part, bytes):
        return ", ".join([names[player] for player in part])
    if isinstance(part, str):  # inside a sentence there is room for the full name
        return translate(part + "_full" if ":" not in part and has(part + "_full") else part)
    return part
