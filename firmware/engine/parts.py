"""Read and write bytes piece by piece: parts preceded by their length, numbers, labels."""

from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeAlias

    # A phrase for words/: an id, an id with arguments, a player's number, bytes of these, or a list of labels.
    Label: TypeAlias = str | int | Sequence["Label"]

# The kinds of labels, and how deep tuples nest.
_TEXT = const(0)
_NUMBER = const(1)
_BYTES = const(2)
_TUPLE = const(3)
_MAX_DEPTH = const(4)


class Parts:
    """Read `data` from byte `at` on. Raise IndexError where something is missing."""

    def __init__(self, data: "bytes | bytearray", at: int = 0) -> None:
        self._data = data
        self.at = at

    @property
    def more(self) -> bool:
        """More bytes follow."""
        return self.at < len(self._data)

    def byte(self) -> int:
        """Read a byte, 0 to 255."""
        self.at += 1
        return self._data[self.at - 1]

    def take(self, size: int) -> bytes:
        """Read `size` bytes."""
        self.at += size
        if self.at > len(self._data):
            raise IndexError("bytes")
        return bytes(self._data[self.at - size : self.at])

    def size(self) -> int:
        """Read a number of two bytes, little-endian."""
        return self.byte() | self.byte() << 8

    def part(self) -> bytes:
        """Read a part, which is preceded by its length in one byte."""
        return self.take(self.byte())

    def number(self) -> int:
        """Read a number as `add_number` wrote it."""
        value = shift = 0
        more = 0x80
        while more & 0x80:
            more = self.byte()
            value |= (more & 0x7F) << shift
            shift += 7
        return -(value >> 1) if value & 1 else value >> 1

    def numbers(self) -> "list[int]":
        """Read all numbers up to the end. A long race has 800, so a call for each would be too slow."""
        found = []
        value = shift = 0
        for byte in self._data[self.at :]:
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte <= 0x7F:
                found.append(-(value >> 1) if value & 1 else value >> 1)
                value = shift = 0
        if shift:
            raise IndexError("number")
        self.at = len(self._data)
        return found

    def label(self, depth: int = 0) -> "Label":
        """Read a label as `add_label` wrote it. Raise ValueError if there is none."""
        kind = self.byte()
        if kind == _NUMBER:
            return self.number()
        if kind != _TUPLE:
            return self.part() if kind == _BYTES else str(self.part(), "utf-8")
        if depth == _MAX_DEPTH:
            raise ValueError("label")
        return tuple([self.label(depth + 1) for _ in range(self.byte())])


def signed(number: int, size: int) -> int:
    """Return the signed number (two's complement) for `size` bytes that were read as the unsigned `number`."""
    half = 1 << 8 * size - 1
    return (number ^ half) - half


def signed_bytes(number: int, size: int) -> bytes:
    """Return a signed number as `size` bytes (two's complement, little-endian)."""
    return (number & (1 << 8 * size) - 1).to_bytes(size, "little")


def add_part(data: bytearray, part: "bytes | bytearray") -> None:
    """Append a part, preceded by its length."""
    data.append(len(part))
    data.extend(part)


def add_number(data: bytearray, value: int) -> None:
    """Append a number of any size: 7 bits per byte, the lowest first, bit 0 the sign."""
    value = value << 1 if value >= 0 else -value << 1 | 1
    while value > 0x7F:
        data.append(value & 0x7F | 0x80)
        value >>= 7
    data.append(value)


def add_label(data: bytearray, label: "Label") -> None:
    """Append a label: a text, a number, bytes, or a tuple of labels."""
    if isinstance(label, int):
        data.append(_NUMBER)
        add_number(data, label)
    elif isinstance(label, str):
        data.append(_TEXT)
        add_part(data, label.encode())
    elif isinstance(label, (bytes, bytearray)):
        data.append(_BYTES)
        add_part(data, label)
    else:
        data.extend(bytes((_TUPLE, len(label))))
        for part in label:
            add_label(data, part)
