"""What is kept of a finished game's sheets, of its race and of its end, as bytes that can be read without the game.

Sheets: number of labels, the labels; then for each player the number of lines, and for each its label's number and its
value. Race: what each finished round changed of each total, all players of the first round first. End: a label, of the
players as they stood, what decided a tie, why it ended. Labels and numbers are as `parts.py` writes them.
"""

from engine.parts import Parts, add_label, add_number


def encode_sheets(sheets):
    """Return bytes. `sheets`: for each player a list of (label, number)."""
    labels = []
    body = bytearray()
    for sheet in sheets:
        body.append(len(sheet))
        for label, value in sheet:
            if label not in labels:
                labels.append(label)
            body.append(labels.index(label))
            add_number(body, value)
    data = bytearray((len(labels),))
    for label in labels:
        add_label(data, label)
    return bytes(data + body)


def decode_sheets(data):
    """What `encode_sheets` was given. Raises ValueError or IndexError where it is damaged."""
    parts = Parts(data)
    labels = [parts.label() for _ in range(parts.byte())]
    sheets = []
    while parts.more:
        sheets.append([(labels[parts.byte()], parts.number()) for _ in range(parts.byte())])
    return sheets


def encode_race(races):
    """Return bytes. `races`: for each player a list of the totals after each round, all as long."""
    data = bytearray()
    for number in range(len(races[0])):
        for race in races:
            add_number(data, race[number] - (race[number - 1] if number else 0))
    return bytes(data)


def decode_race(data, count):
    """For each of `count` players a list of the totals after each round. Raises IndexError where it is damaged."""
    races = [[] for _ in range(count)]
    for i, change in enumerate(Parts(data).numbers()):
        race = races[i % count]
        race.append((race[-1] if race else 0) + change)
    return races


def encode_end(order, tie, ended):
    """Return bytes. `order`: the numbers of the players as they stood; `tie`: a label or None; `ended`: labels."""
    data = bytearray()
    add_label(data, (bytes(order), tie or "", tuple(ended)))
    return bytes(data)


def decode_end(data):
    """(order, tie, ended) as `encode_end` was given them. Raises ValueError, TypeError or IndexError where it is
    damaged.
    """
    order, tie, ended = Parts(data).label()
    return list(order), tie or None, tuple(ended)
