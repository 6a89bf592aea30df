"""Compress score sheets by byte pairs: each byte that sheets don't use replaces a frequent pair of bytes.

Each byte of a pair may itself be such a byte. A packed text is a byte 1 and these bytes, or, in other alphabets, a
byte 2 and the plain text. A text's own bytes of that kind are escaped as a byte 27 and two letters, A to P, one
per half. Never change the table: saved records use it. It was made from the sheets of that time.
"""

from micropython import const

BY_PAIRS = 1
_PLAIN = const(2)
_ESCAPE = const(27)
# The longest text. A forged record may unpack to more.
_MAX_TEXT = const(4096)
_LETTER = const(65)  # A
_NEWLINE = const(10)
# For each byte its pair; 0, 0: it has none.
PAIRS = (
    b"\x00\x00\x00\x00/  \x02es t, o \x05\x07en\x00\x00= "
    b" \x0b: e\x03erins\x030\x08la\r\x12aroson"
    b"orunit\x00\x00t \x04\x03e \x04 \x00\x00\x00\x000\nas"
    b"ili\x03ra\x00\x00cho\x10s\x0c\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00"
    b"\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00,\x05"
    b")t\x00\x00leimam\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00"
    b"\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00"
    b"\x00\x00\x00\x00\x00\x00\x00\x00s \x00\x00\x00\x00\x00\x00ng\x00\x00\x16\x1cur"
    b"p\x13\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00"
    b"\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00"
    b"\x00\x00\x00\x00\x00\x00\x15t`y\t\x03m^g\x04\x00\x00e\x06ats\n"
    b"rop<el\x04\n|\x0f\x00\x00al\\u1 et?\x1f;\x8e"
    b"\x1a\x06fr\x00\x00\x00\x00\x11P\x06\x91\x95\x06\x96\x90\x97d\x98\x81\x99\x87\x9a\x88"
    b"\x9b*\x8ba\x9d\x7f\x00\x00\x00\x00\x00\x00\x00\x00\x9e\x0c\x00\x00\xa3\t\xa5\x9cgg"
    b"\x00\x00\x00\x00\x00\x00g@\x00\x00\x00\x00\xabe\xae\x0c\x19t\x00\x00\x16\x14\x00\x00"
    b"\x00\x00\x13\xa6\x00\x00\x0f\x03\t \x00\x00\x00\x00re\x00\x00\xc3\xa9an\x10g"
    b"\xa7\x0cb\xc0\x00\x00\x00\x002 \x00\x00\n\xb5ica(15\tdo\x03"
    b"h\xb83 \x19dudt\x03Co99$>t\x0eri4\n0 "
    b"#\x14\x18 \x04\x14\x85\x83ed\xd3d\xdd\x0c\xc3\xbcf\xded\x1eC{2\x08"
    b"\x0eSw\x18ths;isf\xd9ad3\n\r-\xe5\xe6lui "
    b'6"6 5\n2\n&n\x06\xed\xc3\xa4<\x94\x15d\x84\xcew\x10\xfa*'
    b"mpe\xc8acRo"
)


def pack(text: bytes) -> bytes:
    """Pack a text in UTF-8 that has no byte 27."""
    plain = text
    for byte in set(text):
        if PAIRS[2 * byte]:
            text = text.replace(bytes((byte,)), bytes((_ESCAPE, _LETTER + (byte >> 4), _LETTER + (byte & 15))))
    found = set(text)
    for byte in range(256):
        first, second = PAIRS[2 * byte], PAIRS[2 * byte + 1]
        if first and first in found and second in found:  # a replace that finds nothing takes as long
            long = len(text)
            text = text.replace(bytes((first, second)), bytes((byte,)))
            if len(text) < long:
                found.add(byte)
    return bytes((BY_PAIRS,)) + text if len(text) < len(plain) else bytes((_PLAIN,)) + plain


def unpack(data: bytes, lines: int = 4096) -> bytes:
    """Return the text, or at least its first `lines` lines. Raise ValueError if it isn't packed by this table."""
    if data[:1] == bytes((_PLAIN,)):
        return data[1:]
    if data[:1] != bytes((BY_PAIRS,)):
        raise ValueError("sheet")
    text = bytearray()
    pairs = PAIRS
    left = []
    for at in range(1, len(data)):
        left.append(data[at])
        if len(text) > _MAX_TEXT:
            raise ValueError("sheet")
        while left:
            byte = left.pop()
            first = pairs[2 * byte]
            while first:  # expand the first of the pair now, the other later
                left.append(pairs[2 * byte + 1])
                byte = first
                first = pairs[2 * byte]
            text.append(byte)
            lines -= byte == _NEWLINE
        if lines <= 0:
            break
    at = text.find(bytes((_ESCAPE,)))
    while 0 <= at < len(text) - 2:
        text[at : at + 3] = bytes(((text[at + 1] - _LETTER & 15) << 4 | text[at + 2] - _LETTER & 15,))
        at = text.find(bytes((_ESCAPE,)), at + 1)
    return bytes(text)
