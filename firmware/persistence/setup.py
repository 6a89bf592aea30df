"""The setup of a game as bytes: which game, who plays, and what was answered to the game's options.

Name of the game, version of its saves (1 byte), number of players, their names, the answers to the options; a text or
an answer has its length before it.
"""


def encode(game, version, names, answers=()):
    """The bytes of a setup. `answers` are those to the game's options, each as bytes."""
    data = bytearray()
    add_text(data, game)
    data.append(version)
    data.append(len(names))
    for name in names:
        add_text(data, name)
    for answer in answers:
        add_text(data, answer)
    return bytes(data)


def decode(setup):
    """The game's name, the version of its saves, the names, the answers. Raises ValueError where it is no setup."""
    try:
        game, at = take_text(setup, 0)
        version = setup[at]
        count = setup[at + 1]
        at += 2
        parts = []
        while at < len(setup):
            part, at = take_text(setup, at)
            parts.append(part)
        if at > len(setup) or len(parts) < count:
            raise ValueError("setup")
        return str(game, "utf-8"), version, [str(name, "utf-8") for name in parts[:count]], parts[count:]
    except IndexError:
        raise ValueError("setup")


def add_text(data, part):
    """Add a text or bytes to a bytearray, their length before them."""
    if isinstance(part, str):
        part = part.encode()
    data.append(len(part))
    data.extend(part)


def take_text(data, at):
    """What was added at `at`: (its bytes, where it ends)."""
    end = at + 1 + data[at]
    return data[at + 1 : end], end
