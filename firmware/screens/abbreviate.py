"""Abbreviate names for narrow columns."""

from canvas import text_width
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Sequence

_NARROW_LETTER = const(4)  # its width in pixels
_MIN_LETTERS = const(2)


def abbreviations(names: "Sequence[str]", width: int, spare: int = 1) -> "list[str]":
    """Return the names; longer ones have `width` letters and a dot in place of the others.

    spare: further letters that a whole name may have, as a cut by one letter gains little; 0: only a dot has room
    Names that would look alike get a last letter in which they differ. A number at the end stays: "Pla.1". Its word
    loses at least two letters.
    """
    texts = []
    for name in names:
        if len(name) <= width + spare:
            texts.append(name)
            continue
        text = name[:width]
        if width > 1 and name[-1].isdigit():
            word = name[:-1].rstrip(" .")
            begin = text[:-1].rstrip(" .")
            if len(begin) > 1 and len(word) - len(begin) == 1:
                begin = begin[:-1]
            size = len(begin)
            if not [other for other in names if other != name and other[:size] + other[-1] == begin + name[-1]]:
                texts.append(begin + "." + name[-1])
                continue
        others = [other for other in names if other != name and other[:width] == text]
        for at in range(width, len(name)):
            if others and name[at] not in [other[at : at + 1] for other in others]:
                texts.append(name[: width - 1].rstrip(" .") + "." + name[at])
                break
        else:
            texts.append(text + ".")
    return texts


def fitting_names(names: "Sequence[str]", width: int) -> "list[str]":
    """Return the names as far as each fits in `width` pixels, without a dot at the end and unlike each other."""
    letters = max([len(name) for name in names])
    texts = list(names)
    while letters > 1 and max([text_width(text) for text in texts]) > width:
        letters -= 1
        texts = [text[:-1] if text[-1] == "." and text not in names else text for text in abbreviations(names, letters)]
    return texts


def fitting_name(name: str, names: "Sequence[str]", width: int) -> str:
    """Return a name as far as it fits in `width` pixels, unlike those of the other players."""
    text = name
    letters = len(name)
    while text_width(text) > width and letters > 1:
        letters -= 1
        text = abbreviations(names, letters)[names.index(name)]
    return text


def fitting_list(players: "Sequence[int]", names: "Sequence[str]", width: int) -> str:
    """Return a list of players with as many letters of each name as fit in `width` pixels, two at least."""
    letters = max(_MIN_LETTERS, width // len(players) // _NARROW_LETTER)
    while True:
        short = abbreviations(names, letters, 0)
        listed = ", ".join([short[player] for player in players])
        if letters == _MIN_LETTERS or text_width(listed) <= width:
            return listed
        letters -= 1
