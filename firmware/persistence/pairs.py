"""The texts of score sheets in less room: a byte that none of them has stands for a pair of bytes that they often have,
or for a pair of such.

A packed text is a byte 1 and then these. What a text has of the bytes that stand for others is written as a byte 27 and
two letters, A to P, one for each half of it. The table is that of this first byte, for good: records have been written
by it. It was made by tools/make_sheets.py of the sheets that there were then.
"""

BY_PAIRS = 1
_ESCAPE = 27
# No text is so long: who made it by hand may have written what stands for more.
_MOST = 4096
_LETTER = 65  # A
_NEWLINE = 10
# For each byte the two that it stands for; 0, 0: it stands for itself.
PAIRS = (
    b"\x00\x00\x00\x00/  \x02 teso e\x03, : \x00\x00\x04\x06"
    b"ers\x03inla0\x0b\t\x10ene = s aron"
    b"os\x05 or\x00\x00t rait\x05\x03\x00\x00\x00\x00lli\x03"
    b"0\nunta\x00\x001 ch,\x04\x00\x00\x00\x00\x00\x00im\x00\x00"
    b"\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00ed"
    b" 3\x00\x00ngas\x0c\x03\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00"
    b"\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00"
    b"\x00\x00\x00\x00\x00\x00\x00\x00ud\x00\x00\x00\x00\x00\x00le\x00\x00\x15\x14\x0eg"
    b"am\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00"
    b"\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00"
    b"\x00\x00\x00\x00\x00\x00uro\x0eatw\x1a~t\x00\x00\x7fhil\x08\x81"
    b"ri0 .\x19*\x86 \x14\x00\x00\x17utsroe\x08\x18\x1c\x16t"
    b"\x0fy\x07S\x00\x00\x00\x00p\x90elal>u6$\x18\x11\rP\x05\x11"
    b"\x05\n\x83 re\x00\x00\x00\x00\x00\x00\x00\x00m\x8e\x00\x00ggan\x1e\x08"
    b"\x00\x00\x00\x00\x00\x00\x12\x03\x00\x00\x00\x00\x0fs\rC\xc3\xa9\x00\x00\xae\x1c\x00\x00"
    b"\x00\x00\x94\x0c\x00\x00p|o\x03\x00\x00d_X\xba\x00\x00B\x8a4\n3\n"
    b'((\x12 \xc3\xbc\x00\x00\xc3\xa4\x00\x00\xb7\x8bt\x03ici"etak'
    b"`\x13< 6 5\n\x12d\x08f\xd1r\xd2\x08\xd3\xa7\xd4d\xd5\x8d\xd6\x9c"
    b"\xd7\xb5\xd8^\xcc\x14\xa5\x88\x97a\xdcg\xdd\x19\xde\x14\xdf\x12\xe0\xd9lug\xda"
    b"d\x13b\xdb\x0f\xe1omof\xe8 isada)]\n5\x87\x1dn"
    b"\x1a \x111\n\xe6\x07C\xb2cusumtzsps)o%ia"
    b"h\xc1f\xf0ahab"
)


def pack(text):
    """A text (bytes in UTF-8, without a byte 1 or 27), packed."""
    for byte in set(text):
        if PAIRS[2 * byte]:
            text = text.replace(bytes((byte,)), bytes((_ESCAPE, _LETTER + (byte >> 4), _LETTER + (byte & 15))))
    for byte in range(256):
        if PAIRS[2 * byte]:
            text = text.replace(PAIRS[2 * byte : 2 * byte + 2], bytes((byte,)))
    return bytes((BY_PAIRS,)) + text


def unpack(data, lines=4096):
    """The text; where that is given so many lines of it, and perhaps some letters more. Raises ValueError where it is
    not packed by this table.
    """
    if data[:1] != bytes((BY_PAIRS,)):
        raise ValueError("sheet")
    text = bytearray()
    pairs = PAIRS
    left = []
    for at in range(1, len(data)):
        left.append(data[at])
        if len(text) > _MOST:
            raise ValueError("sheet")
        while left:
            byte = left.pop()
            first = pairs[2 * byte]
            while first:  # the first of two, at once, and the other later
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
