"""Decode text files that people write on any computer: `hardware.txt` and score sheets.

UTF-8, with or without a byte order mark, UTF-16 with one, or Windows-1252; lines that end with LF, CR or CRLF.
"""

from micropython import const

_UTF8_MARK = const(b"\xef\xbb\xbf")
_LITTLE_ENDIAN = const(b"\xff\xfe")
_BIG_ENDIAN = const(b"\xfe\xff")
# Bytes 0x80 to 0x9F in Windows-1252, which leaves five of them undefined.
_WINDOWS = const("€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ")
# Found in pictures, programs and half-written files, never in text: this one, and all before the tab.
_NOT_TEXT = const("\uffff")
_TAB = const(9)
_ERASED = const(b"\xff\xff")  # flash that was never written


def is_utf16(data: bytes) -> bool:
    """Return whether bytes begin with the byte order mark of UTF-16."""
    return data[:2] in (_LITTLE_ENDIAN, _BIG_ENDIAN)


def text_of(data: bytes) -> str:
    """Return the text of a file's bytes. Its lines end with a newline; tabs become spaces.

    Drop a letter that the end of the bytes cuts in two. Raise ValueError if the bytes aren't text.
    """
    if is_utf16(data):
        text = _utf16(data)
    elif _ERASED in data:
        raise ValueError("text")
    else:
        text = _bytewise(data[3:] if data[:3] == _UTF8_MARK else data)
    if _NOT_TEXT in text or text and min(text.encode()) < _TAB:  # bytes: letters would take four times as long
        raise ValueError("text")
    return text.replace("\r\n", "\n").replace("\r", "\n").replace("\t", " ")


def _utf16(data: bytes) -> str:
    low = 0 if data[:2] == _LITTLE_ENDIAN else 1  # which byte of a pair has the low bits
    letters = []
    high = 0  # the first half of a letter beyond 0xFFFF
    for at in range(2, len(data) - 1, 2):
        unit = data[at + low] | data[at + 1 - low] << 8
        half = unit & 0xFC00
        if half == 0xD800:
            high = unit
            continue
        if half == 0xDC00:
            unit = 0x10000 + ((high & 0x3FF) << 10 | unit & 0x3FF) if high else 0xFFFD
        high = 0
        letters.append(chr(unit))
    return "".join(letters)


def _bytewise(data: bytes) -> str:
    try:
        return str(data, "utf-8")
    except ValueError:  # a UnicodeError, which not every runtime has as a name
        pass
    # UTF-8 that ends inside a letter; if all before it is ASCII, it is more likely a whole letter of Windows-1252.
    end = len(data) - 1
    while end > 0 and len(data) - end < 4 and data[end] & 0xC0 == 0x80:
        end -= 1
    if data[end] >= 0xC0:
        try:
            text = str(data[:end], "utf-8")
            if len(text) < end:
                return text
        except ValueError:
            pass
    return "".join([_WINDOWS[byte - 0x80] if 0x80 <= byte < 0xA0 else chr(byte) for byte in data])
