"""Entries of a folder of the FAT drive: short names, of eight letters and an ending, and long ones before them."""

from host.storage.fat_medium import ENTRY

LONG_NAME = 0x0F


def made_entry(short: bytes, attributes: int, cluster: int, size: int) -> bytes:
    """The entry of a file or a folder, with the eleven bytes of its short name."""
    made = bytearray(ENTRY)
    made[0:11] = short
    made[11] = attributes
    made[26:28] = cluster.to_bytes(2, "little")
    made[28:32] = size.to_bytes(4, "little")
    return bytes(made)


def name_of(entry: bytes) -> str:
    """The short name of an entry as people write it."""
    name = entry[:8].decode("latin-1").rstrip()
    extension = entry[8:11].decode("latin-1").rstrip()
    return name + "." + extension if extension else name


def short_name(name: str, taken: set[bytes]) -> bytes:
    """The eleven bytes of a short name that no other of the folder has."""
    stem, dot, extension = name.upper().rpartition(".")
    if not dot:
        stem, extension = extension, ""
    extension = extension[:3].ljust(3)
    short, number = stem[:8].ljust(8) + extension, 0
    while short.encode("latin-1") in taken or (not number and not _is_short(name)):
        number += 1
        short = f"{stem[:5]}~{number}".ljust(8) + extension
    return short.encode("latin-1")


def _is_short(name: str) -> bool:
    stem, _, extension = name.partition(".")
    return len(stem) <= 8 and len(extension) <= 3 and "." not in extension


def long_name(name: str, short: bytes) -> list[bytes]:
    """The entries of a long name, the last piece first; none where the short name is the same."""
    if name == name.upper():
        return []
    total = 0
    for byte in short:
        total = ((total & 1) << 7) + (total >> 1) + byte & 0xFF
    pieces = -(-len(name) // 13)
    units = (name + "\0" * (len(name) % 13 > 0)).encode("utf-16-le").ljust(26 * pieces, b"\xff")
    entries = []
    for piece in range(pieces, 0, -1):
        part = units[26 * piece - 26 : 26 * piece]
        number = piece | (0x40 if piece == pieces else 0)
        entries.append(bytes([number]) + part[:10] + bytes([LONG_NAME, 0, total]) + part[10:22] + b"\0\0" + part[22:26])
    return entries
