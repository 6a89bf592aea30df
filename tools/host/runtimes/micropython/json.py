"""CPython's `json` as far as recorded games need it, with its messages.

MicroPython's own takes much that is not JSON, and doesn't say where a mistake is.
"""

import ujson

_SPACE = " \t\n\r"
_DIGITS = "0123456789"
_ESCAPES = {'"': '"', "\\": "\\", "/": "/", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}
_WORDS = {"n": ("null", None), "t": ("true", True), "f": ("false", False)}
_CONSTANTS = ("NaN", "Infinity", "-Infinity")


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
        self.size = len(text)
        self.pairs = pairs

    def at(self, at):
        """The character there, "" at the end."""
        return self.text[at] if at < self.size else ""

    def space(self, at):
        """Where the next character stands that is no space."""
        while at < self.size and self.text[at] in _SPACE:
            at += 1
        return at

    def value(self, at):
        """The value that begins there, and where it ends."""
        first = self.at(at)
        if first == '"':
            return self.string(at + 1)
        if first == "{":
            return self.object(at)
        if first == "[":
            return self.array(at)
        if first in _WORDS:
            word, value = _WORDS[first]
            if self.text.startswith(word, at):
                return value, at + len(word)
        for word in _CONSTANTS:
            if first and self.text.startswith(word, at):
                return float(word), at + len(word)
        return self.number(at)

    def number(self, at):
        """A number: a whole one, or one with a point or an exponent."""
        end = at + (self.at(at) == "-")
        if self.at(end) == "0":
            end += 1
        else:
            digits = end
            end = self.digits(end)
            if end == digits:
                raise JSONDecodeError("Expecting value", self.text, at)
        whole = end
        if self.at(end) == "." and self.digits(end + 1) > end + 1:
            end = self.digits(end + 1)
        if self.at(end) in ("e", "E"):
            sign = end + 1 + (self.at(end + 1) in ("+", "-"))
            if self.digits(sign) > sign:
                end = self.digits(sign)
        text = self.text[at:end]
        return (int(text) if end == whole else float(text)), end

    def digits(self, at):
        """Where the digits end that begin there."""
        while at < self.size and self.text[at] in _DIGITS:
            at += 1
        return at

    def string(self, at):
        """A string whose first letter stands there."""
        text = self.text
        begin = at
        parts = []
        while True:
            quote = text.find('"', at)
            slash = text.find("\\", at, quote if quote >= 0 else self.size)
            stop = slash if slash >= 0 else quote
            part = text[at : stop if stop >= 0 else self.size]
            for number, letter in enumerate(part):
                if letter < " ":
                    raise JSONDecodeError("Invalid control character at", text, at + number)
            if stop < 0:
                raise JSONDecodeError("Unterminated string starting at", text, begin - 1)
            parts.append(part)
            if slash < 0:
                return "".join(parts), quote + 1
            letter, at = self.escape(slash + 1, begin)
            parts.append(letter)

    def escape(self, at, begin):
        """The letter after a backslash, and where it ends."""
        letter = self.at(at)
        if not letter:
            raise JSONDecodeError("Unterminated string starting at", self.text, begin - 1)
        if letter in _ESCAPES:
            return _ESCAPES[letter], at + 1
        if letter != "u":
            raise JSONDecodeError("Invalid \\escape", self.text, at - 1)
        code = self.code(at)
        at += 5
        if 0xD800 <= code < 0xDC00 and self.text.startswith("\\u", at):
            low = self.code(at + 1)
            if 0xDC00 <= low < 0xE000:
                return chr(0x10000 + ((code - 0xD800) << 10 | low - 0xDC00)), at + 6
        return chr(code), at

    def code(self, at):
        """The four digits after the u that stands there, as a number."""
        digits = self.text[at + 1 : at + 5]
        for digit in digits:
            if digit not in "0123456789abcdefABCDEF":
                digits = ""
        if len(digits) != 4 or at + 5 >= self.size:
            raise JSONDecodeError("Invalid \\uXXXX escape", self.text, at)
        return int(digits, 16)

    def object(self, at):
        """An object that begins there, as the hook makes it of its pairs."""
        pairs = []
        at = self.space(at + 1)
        if self.at(at) == "}":
            return self.pairs(pairs), at + 1
        while True:
            if self.at(at) != '"':
                raise JSONDecodeError("Expecting property name enclosed in double quotes", self.text, at)
            key, at = self.string(at + 1)
            at = self.space(at)
            if self.at(at) != ":":
                raise JSONDecodeError("Expecting ':' delimiter", self.text, at)
            value, at = self.value(self.space(at + 1))
            pairs.append((key, value))
            at = self.space(at)
            if self.at(at) == "}":
                return self.pairs(pairs), at + 1
            if self.at(at) != ",":
                raise JSONDecodeError("Expecting ',' delimiter", self.text, at)
            at = self.space(at + 1)

    def array(self, at):
        """An array that begins there."""
        values = []
        at = self.space(at + 1)
        if self.at(at) == "]":
            return values, at + 1
        while True:
            value, at = self.value(at)
            values.append(value)
            at = self.space(at)
            if self.at(at) == "]":
                return values, at + 1
            if self.at(at) != ",":
                raise JSONDecodeError("Expecting ',' delimiter", self.text, at)
            at = self.space(at + 1)
