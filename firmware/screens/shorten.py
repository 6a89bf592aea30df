"""Fit texts into a width in pixels: cut or shorten one, or break it into lines."""

from canvas import fitting, text_width
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Sequence

# Columns of the widest character.
_WIDEST = const(8)


def cut(text: str, width: int) -> str:
    """Return as much of a text as fits in `width` pixels, at least one character."""
    return text[: max(1, fitting(text, width))]


def shortened(text: str, width: int) -> str:
    """Return a text that fits in `width` pixels: all of it, or its beginning and a dot."""
    return text if text_width(text) <= width else cut(text, width - text_width(".")).rstrip(" .") + "."


def longest_fitting(texts: "Sequence[str]", width: int) -> str:
    """Return the first of the texts that fits, or the last one shortened."""
    for text in texts:
        if text_width(text) <= width:
            return text
    return shortened(texts[-1], width) if texts else ""


def first_words(text: str, width: int) -> str:
    """Return a text that fits in `width` pixels: all of it, or its first words and a dot.

    If its first word is too wide, return the beginning of that.
    """
    if text_width(text) <= width:
        return text
    begin = cut(text, width - text_width("."))
    if " " in begin and text[len(begin)] != " ":
        begin = begin[: begin.rfind(" ")]
    end = len(begin)
    while end and begin[end - 1] in " \u00a0,;:·":  # rstrip takes single bytes of letters on MicroPython
        end -= 1
    return begin[:end] + "."


def wrap(text: str, width: int) -> "list[str]":
    """Break a text into lines of at most `width` pixels, between words if possible, else at fixed spaces.

    A number stays with the word that it counts: the next one, unless that is a sign or a number itself. Texts of
    score sheets have no fixed spaces.
    """
    lines: "list[str]" = []
    line = ""
    used = -1  # pixels of the line; -1: not measured
    for word in text.split(" "):
        more = " " + word if line else word
        # Measure only lines that may be too wide, and these once: more than that shows in `make bench`.
        if _WIDEST * (len(line) + len(more)) <= width:
            line += more
            continue
        if used < 0:
            used = text_width(line)
        wider = used + text_width(more)
        if wider <= width:
            line += more
            used = wider
            continue
        used = -1
        end = line.rfind(" ")
        # After "@" come letters, and the dot between two facts.
        if end > 0 and line[end + 1 :].isdigit() and word > "@" and word != "·":
            word = line[end + 1 :] + "\u00a0" + word
            line = line[:end]
        if line:
            lines.append(line)
        line = word
        while text_width(line) > width:
            part = cut(line, width)
            fixed = part.rfind("\u00a0")
            lines.append(part[:fixed] if fixed > 0 else part)
            line = line[fixed + 1 if fixed > 0 else len(part) :]
    if line:
        lines.append(line)
    return lines
