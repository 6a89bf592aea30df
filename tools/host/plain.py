"""Text from elsewhere, such as a player's name, made safe to print on a terminal."""

import re
import unicodedata

# An escape sequence: of a colour or the cursor, of the window's title, or any other; with one byte instead of ESC, too.
_SEQUENCE = re.compile(
    r"(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]?"
    r"|(?:\x1b[\]PX^_]|[\x9d\x90\x98\x9e\x9f])[^\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c)?"
    r"|\x1b[ -/]*[0-~]?"
)
_BREAK = re.compile(r"[\r\n\t\v\f\x85\u2028\u2029]+")
# They turn the direction of what follows on the line.
_TURNING = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff"
# Letters and signs without a shape: fillers of Hangul, the empty pattern of Braille.
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"


def plain(text: str) -> str:
    """Return a text on one line, without escape sequences and characters that steer a terminal."""
    text = _BREAK.sub(" ", _SEQUENCE.sub("", text))
    return "".join(char for char in text if unicodedata.category(char) not in ("Cc", "Cs") and char not in _TURNING)


def seen(text: str) -> str:
    """Return what a person sees of a text: without characters that have no shape; "" if none of them has one."""
    left = "".join(char for char in plain(text) if unicodedata.category(char) != "Cf" and char not in _BLANK).strip()
    return left if any(unicodedata.category(char)[0] not in "MZ" for char in left) else ""


def plain_lines(text: str) -> str:
    """Return a text with its lines kept, each made plain."""
    return "\n".join(plain(line) for line in text.split("\n"))
