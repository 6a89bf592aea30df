"""Puts right a bit that has flipped, by what the CRC-32 says.

A CRC is linear: one flipped bit changes it by a value that depends on nothing but its place. So one looks for the place
with that value, a step a byte. In records of up to 371 bytes a CRC-32 differs by five bits at least: one wrong bit is
put right for certain, two or three are never taken for one.
"""

# Other modules import it from here: each import of `binascii` itself looks on the drive first (make bench, main.py to
# home).
from binascii import crc32


def flipped(raw, at, end, seed):
    """Put right the one bit that is wrong in raw[at:end] and the CRC after it, which goes on from `seed`.

    Return whether there was one: 0, all is right; 1, it is right now; None, there is more that is wrong.
    """
    check = int.from_bytes(raw[end : end + 4], "little")
    right = crc32(raw[at:end], seed)
    wrong = right ^ check
    if not wrong:
        return 0
    if not wrong & wrong - 1:
        raw[end : end + 4] = right.to_bytes(4, "little")
        return 1
    # What each bit of a byte with `size` bytes after it would change; and what `wrong` becomes with each byte more.
    size = end - at
    blank = bytes(size)
    none = crc32(blank)
    places = {}
    for bit in range(8):
        places[crc32(blank[1:], crc32(bytes((1 << bit,)))) ^ none] = 1 << bit
    none = crc32(b"\0")
    for place in range(size):
        if wrong in places:
            raw[at + place] ^= places[wrong]
            return 1
        wrong = crc32(b"\0", wrong) ^ none
    return None
