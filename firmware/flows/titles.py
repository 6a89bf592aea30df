"""Find the title of a score sheet in the beginning of its text: the list of all sheets reads no more of them."""

import words
from micropython import const
from persistence.pairs import unpack
from plain_text import is_utf16, text_of

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Sequence

# Lines for title and languages, if nothing else comes before.
LINES = 2


def titles_of(head: bytes) -> "tuple[Sequence[str], Sequence[str]]":
    """Return the titles of a sheet and the codes of their languages, from the beginning of its text.

    Either list may be empty; both are if the bytes are not text.
    """
    try:
        return _titles(text_of(head).encode() if is_utf16(head) else head)
    except ValueError:
        return (), ()


def _titles(head: bytes) -> "tuple[Sequence[str], Sequence[str]]":
    titles: "Sequence[str]" = ()
    languages: "Sequence[str]" = ()
    if b"\n" not in head:
        head = head.replace(b"\r", b"\n")
    at = 0
    end = head.find(b"\n")  # the rest may be cut within a character
    while end >= 0:
        line = text_of(head[at:end]).split("#")[0]
        key, sign, value = line.partition("=")
        key = key.strip()
        if key == "game":
            titles = [part.strip() for part in value.split("/")]
        elif key == "languages":
            languages = [part.strip() for part in value.split(",")]
        if len(titles) == 1 or titles and languages or ":" in line and not sign:
            break
        at = end + 1
        end = head.find(b"\n", at)
    return titles, languages


def normal(data: bytes) -> bytes:
    """Return the text of a sheet without comments, blank lines and spaces at ends."""
    lines = [line.split("#")[0].strip() for line in text_of(data).split("\n")]
    return "".join([line + "\n" for line in lines if line]).encode()


def title_in(titles: "Sequence[str]", languages: "Sequence[str]", language: str) -> str:
    """Return the title in a language, else the first one; "" if there is none."""
    at = languages.index(language) if language in languages else 0
    return titles[at if at < len(titles) else 0] if titles else ""


def title_of(sheet: bytes) -> str:
    """Return the title of a packed sheet in the current language; "" if it has none."""
    try:
        return title_in(*titles_of(unpack(sheet, LINES)), words.language)
    except ValueError:  # there is no sheet
        return ""
