"""Bytes that are read piece by piece: parts with their length before them, numbers, labels."""

from micropython import const

# The kinds of labels, and how deep tuples lie in tuples.
_TEXT = const(0)
_NUMBER = const(1)
_BYTES = const(2)
_TUPLE = const(3)
_DEEPEST = const(4)


class Parts:
    """Reads `data` from byte `at` on. What is missing raises IndexError."""

    def __init__(self, data, at=0):
        self._data = data
        self.at = at

    @property
    def more(self):
        """Whether there is anything left."""
        return self.at < len(self._data)

    def byte(self):
        """The next byte, 0 to 255."""
        self.at += 1
        return self._data[self.at - 1]

    def take(self, size):
        """The next `size` bytes."""
        self.at += size
        if self.at > len(self._data):
            raise IndexError("bytes")
        return bytes(self._data[self.at - size : self.at])

    def size(self):
        """A number of two bytes, the lower one first."""
        return self.byte() | self.byte() << 8

    def part(self):
        """A part, one byte before which is its length."""
        return self.take(self.byte())

    def number(self):
        """A number as `add_number` wrote it."""
        value = shift = 0
        more = 0x80
        while more & 0x80:
            more = self.byte()
            value |= (more & 0x7F) << shift
            shift += 7
        return -(value >> 1) if value & 1 else value >> 1

    def numbers(self):
        """The numbers up to the end: a list. A long race has 800, for which a call each is too slow."""
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

    def label(self, depth=0):
        """A label as `add_label` wrote it. Raises ValueError as well."""
        kind = self.byte()
        if kind == _NUMBER:
            return self.number()
        if kind != _TUPLE:
            return self.part() if kind == _BYTES else str(self.part(), "utf-8")
        if depth == _DEEPEST:
            raise ValueError("label")
        return tuple([self.label(depth + 1) for _ in range(self.byte())])


def signed(number, size):
    """The number, maybe below 0, that `size` bytes stand for which were read as `number` without a sign."""
    half = 1 << 8 * size - 1
    return (number ^ half) - half


def signed_bytes(number, size):
    """A number, maybe below 0, as so many bytes, the low one first: see `signed`."""
    return (number & (1 << 8 * size) - 1).to_bytes(size, "little")


def add_part(data, part):
    """Add a part and its length to a bytearray."""
    data.append(len(part))
    data.extend(part)


def add_number(data, value):
    """Add a number of any size to a bytearray: 7 bits a byte, the lowest first, bit 0 the sign."""
    value = value << 1 if value >= 0 else -value << 1 | 1
    while value > 0x7F:
        data.append(value & 0x7F | 0x80)
        value >>= 7
    data.append(value)


def add_label(data, label):
    """Add a label to a bytearray: a text, a number, bytes, or a tuple of labels."""
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
