"""The words of the screens, in one language at a time, found by their ids.

A label is an id (`"wood"`), an id with arguments (`("famine", 2)`), a player's number, which stands for the name, or
a list of labels. Arguments are numbers, ids, or bytes of players' numbers. What stands in an id behind a colon was
written by the players and is said in its place (`"game_score_pad:Tarot"`).

In memory are the words of the device, with the titles of the games, and of the game that is played. The languages
beside this file are made by `make words` from tools/words/: in each module WORDS, `bytes` by the length of an id
(modulo how many there are); in them, one word after the other, START, the id, MIDDLE and the text. As names of a module
the words of a game would take twice the memory.
"""

from micropython import const
from sets import Sets

LANGUAGES = ("en", "fr", "it", "de")

# They stand in no text.
START = b"\xff"
MIDDLE = b"\xfe"

_sets = Sets(("device",))
language = ""
# The sets of the game that is played.
_game = ()
# The names of the players at the table.
names = ()
# The texts said last, by their ids (None: there is none), and those said before them: to look for one takes 0.2 ms on a
# board, and a screen says the same few again and again. Twice so many take 3 KB.
_said = {}
_before = {}
_MOST = const(32)


def use(code):
    """Speak the language `code` (one of LANGUAGES); the one before leaves the memory."""
    global language
    language = code
    _load(_sets.names)


def play(*sets):
    """Have the words of the game that is played. A later set wins over an earlier one; others leave the memory."""
    global _game
    _game = sets
    if language:
        _load(sets)
    else:  # there will be one
        _sets.names = sets


def aside(*ends):
    """Have other words besides, for a while: sets named as the game's first one, with such ends. None: only its own."""
    _load(_game + tuple([_game[0] + end for end in ends]))


def _load(sets):
    _said.clear()
    _before.clear()
    _sets.load("words." + language, sets)


def beginning(start):
    """The ids of all words that begin so, sorted."""
    found = []
    for module in _sets.modules:
        for group in module.WORDS:
            for word in group.split(START):
                if word.startswith(start.encode()):
                    found.append(word.split(MIDDLE)[0].decode())
    return sorted(found)


def has(word):
    """Whether there is a word of that id."""
    return _text(word.split(":")[0] if ":" in word else word) is not None


def say(label):
    """The text of a label. Raises KeyError where there is no such word."""
    if isinstance(label, int):
        return names[label]
    if isinstance(label, str):
        return _word(label)
    if isinstance(label, list):
        return " ".join([say(part) for part in label])
    return _word(label[0]).format(*[_argument(part) for part in label[1:]])


def _word(word):
    if ":" in word:
        return word[word.find(":") + 1 :]
    text = _text(word)
    if text is None:
        raise KeyError(word)
    return text


def _text(word):
    global _said, _before
    if word in _said:
        return _said[word]
    text = _before[word] if word in _before else _find(word)
    if len(_said) == _MOST:
        _said, _before = _before, _said
        _said.clear()
    _said[word] = text
    return text


def _find(word):
    key = START + word.encode() + MIDDLE
    for module in _sets.modules:
        groups = module.WORDS
        group = groups[len(word) % len(groups)]
        at = group.find(key)
        if at >= 0:
            at += len(key)
            return group[at : group.find(START, at)].decode()
    return None


def _argument(part):
    if isinstance(part, bytes):
        return ", ".join([names[player] for player in part])
    if isinstance(part, str):  # inside a sentence there is room for the full name
        return say(part + "_full" if ":" not in part and has(part + "_full") else part)
    return part
