"""CPython's `json` as far as recorded games need it, with its messages.

MicroPython's own takes much that is not JSON, and doesn't say where a mistake is.
"""

import ujson

_SPACE = (" ", "\t", "\n", "\r")
_DIGITS = tuple("0123456789")
_ESCAPES = {'"': '"', "\\": "\\", "/": "/", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}
_WORDS = {"null": None, "true": True, "false": False}
_WORDS |= {word: float(word) for word in ("NaN", "Infinity", "-Infinity")}


class JSONDecodeError(ValueError):
    """A text is not JSON: `msg` says why, `lineno` and `colno` where."""

    def __init__(self, msg, text, at):
        self.msg = msg
        self.lineno = text.count("\n", 0, at) + 1
        self.colno = at - text.rfind("\n", 0, at)
        super().__init__("%s: line %d column %d (char %d)" % (msg, self.lineno, self.colno, at))


def dumps(value, ensure_ascii=True):
    """A value as text. Letters are written as they are, whatever `ensure_ascii` says."""
    return ujson.dumps(value)


def loads(text, object_pairs_hook=dict):
    """The value of a text. Raises JSONDecodeError."""
    reader = _Reader(text, object_pairs_hook)
    value, at = reader.value(reader.space(0))
    at = reader.space(at)
    if at != len(text):
        raise JSONDecodeError("Extra data", text, at)
    return value


class _Reader:
    def __init__(self, text, pairs):
        self.text = text
        self.pairs = pairs

    def at(self, at):
        """Return the character there, "" at the end."""
        return self.text[at : at + 1]

    def error(self, reason, at):
        """Return the error to raise."""
        return JSONDecodeError(reason, self.text, at)

    def skip(self, characters, at):
        """Return the end of a run of these characters."""
        while self.at(at) in characters:
            at += 1
        return at

    def space(self, at):
        """Return the end of the white space."""
        return self.skip(_SPACE, at)

    def value(self, at):
        """Return the value that begins there, and its end."""
        first = self.at(at)
        if first == '"':
            return self.string(at + 1)
        if first in ("{", "["):
            return self.members(at, first == "{")
        for word in _WORDS:
            if self.text.startswith(word, at):
                return _WORDS[word], at + len(word)
        return self.number(at)

    def number(self, at):
        """Return a number, whole or with a point or an exponent, and its end."""
        begin = at + (self.at(at) == "-")
        end = whole = begin + 1 if self.at(begin) == "0" else self.skip(_DIGITS, begin)
        if end == begin:
            raise self.error("Expecting value", at)
        if self.at(end) == "." and self.at(end + 1) in _DIGITS:
            end = self.skip(_DIGITS, end + 1)
        if self.at(end) in ("e", "E"):
            sign = end + 1 + (self.at(end + 1) in ("+", "-"))
            if self.at(sign) in _DIGITS:
                end = self.skip(_DIGITS, sign)
        text = self.text[at:end]
        return (int(text) if end == whole else float(text)), end

    def members(self, at, named):
        """Return an object (`named`), as the hook makes it of its pairs, or an array; and its end."""
        found = []
        close = "}" if named else "]"
        at = self.space(at + 1)
        done = self.at(at) == close
        while not done:
            if named:
                if self.at(at) != '"':
                    raise self.error("Expecting property name enclosed in double quotes", at)
                key, at = self.string(at + 1)
                at = self.space(at)
                if self.at(at) != ":":
                    raise self.error("Expecting ':' delimiter", at)
                at = self.space(at + 1)
            value, at = self.value(at)
            found.append((key, value) if named else value)
            at = self.space(at)
            done = self.at(at) == close
            if not done:
                if self.at(at) != ",":
                    raise self.error("Expecting ',' delimiter", at)
                at = self.space(at + 1)
        return (self.pairs(found) if named else found), at + 1

    def string(self, at):
        """Return a string whose first letter is there, and its end."""
        begin = at
        parts = []
        while True:
            quote = self.text.find('"', at)
            slash = self.text.find("\\", at, quote if quote >= 0 else len(self.text))
            stop = slash if slash >= 0 else quote if quote >= 0 else len(self.text)
            for number in range(at, stop):
                if self.text[number] < " ":
                    raise self.error("Invalid control character at", number)
            parts.append(self.text[at:stop])
            if slash < 0:
                if quote < 0:
                    raise self.error("Unterminated string starting at", begin - 1)
                return "".join(parts), quote + 1
            letter, at = self.escape(slash + 1, begin)
            parts.append(letter)

    def escape(self, at, begin):
        """Return the letter after a backslash, and its end."""
        letter = self.at(at)
        if not letter:
            raise self.error("Unterminated string starting at", begin - 1)
        if letter in _ESCAPES:
            return _ESCAPES[letter], at + 1
        if letter != "u":
            raise self.error("Invalid \\escape", at - 1)
        code = self.code(at)
        at += 5
        if 0xD800 <= code < 0xDC00 and self.text.startswith("\\u", at):
            low = self.code(at + 1)
            if 0xDC00 <= low < 0xE000:
                return chr(0x10000 + ((code - 0xD800) << 10 | low - 0xDC00)), at + 6
        return chr(code), at

    def code(self, at):
        """Return the four digits after the u that is there, as a number."""
        digits = self.text[at + 1 : at + 5]
        if len(digits) != 4 or at + 5 >= len(self.text) or digits.strip("0123456789abcdefABCDEF"):
            raise self.error("Invalid \\uXXXX escape", at)
        return int(digits, 16)
