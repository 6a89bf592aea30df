"""What is kept of a finished game's sheets, of its race and of its end, as bytes that can be read without the game.

Sheets: number of labels, the labels; then for each player the number of lines, and for each its label's number and its
value. A label is a text, a number, bytes or a tuple of such. Race: what each finished round changed of each total, all
players of the first round first. End: a label, of the players as they stood, what decided a tie, why it ended. Numbers
are of 7 bits a byte, the lowest first, bit 0 the sign.
"""

from persistence.setup import add_text, take_text

_TEXT, _NUMBER, _BYTES, _TUPLE = range(4)


def encode_sheets(sheets):
    """`sheets`: for each player a list of label and value."""
    labels = []
    body = bytearray()
    for sheet in sheets:
        body.append(len(sheet))
        for label, value in sheet:
            if label not in labels:
                labels.append(label)
            body.append(labels.index(label))
            _add_number(body, value)
    data = bytearray((len(labels),))
    for label in labels:
        _add_label(data, label)
    return bytes(data + body)


def decode_sheets(data):
    """What `encode_sheets` was given. Raises ValueError or IndexError where it is damaged."""
    labels = []
    at = 1
    while len(labels) < data[0]:
        label, at = _label(data, at, 0)
        labels.append(label)
    sheets = []
    while at < len(data):
        lines = []
        count = data[at]
        at += 1
        while len(lines) < count:
            value, end = _number(data, at + 1)
            lines.append((labels[data[at]], value))
            at = end
        sheets.append(lines)
    return sheets


def encode_race(races):
    """`races`: for each player the totals after each round."""
    data = bytearray()
    for number in range(len(races[0])):
        for race in races:
            _add_number(data, race[number] - (race[number - 1] if number else 0))
    return bytes(data)


def decode_race(data, count):
    """The totals of `count` players after each round. Raises IndexError where it is damaged."""
    races = [[] for _ in range(count)]
    totals = [0] * count
    at = player = 0
    while at < len(data):
        change, at = _number(data, at)
        totals[player] += change
        races[player].append(totals[player])
        player = (player + 1) % count
    return races


def encode_end(order, tie, ended):
    """`order`: the numbers of the players as they stood; `tie`: a label or None; `ended`: labels."""
    data = bytearray()
    _add_label(data, (bytes(order), tie or "", tuple(ended)))
    return bytes(data)


def decode_end(data):
    """What `encode_end` was given. Raises ValueError, TypeError or IndexError where it is damaged."""
    (order, tie, ended), _ = _label(data, 0, 0)
    return list(order), tie or None, tuple(ended)


def _add_number(data, value):
    value = value << 1 if value >= 0 else -value << 1 | 1
    while value > 0x7F:
        data.append(value & 0x7F | 0x80)
        value >>= 7
    data.append(value)


def _number(data, at):
    """The number at `at`, and the place after it."""
    value = shift = 0
    while data[at] & 0x80:
        value |= (data[at] & 0x7F) << shift
        shift += 7
        at += 1
    value |= data[at] << shift
    return -(value >> 1) if value & 1 else value >> 1, at + 1


def _add_label(data, label):
    if isinstance(label, (str, bytes, bytearray)):
        data.append(_TEXT if isinstance(label, str) else _BYTES)
        add_text(data, label)
    elif isinstance(label, int):
        data.append(_NUMBER)
        _add_number(data, label)
    else:
        data.extend(bytes((_TUPLE, len(label))))
        for part in label:
            _add_label(data, part)


def _label(data, at, depth):
    """The label at `at`, and the place after it."""
    kind = data[at]
    if kind == _NUMBER:
        return _number(data, at + 1)
    if kind == _TUPLE:
        if depth > 3:
            raise ValueError("label")
        size = data[at + 1]
        at += 2
        parts = []
        while len(parts) < size:
            part, at = _label(data, at, depth + 1)
            parts.append(part)
        return tuple(parts), at
    text, at = take_text(data, at + 1)
    return bytes(text) if kind == _BYTES else str(text, "utf-8"), at
