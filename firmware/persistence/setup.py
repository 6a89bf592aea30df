"""The setup of a game as bytes: which game, who plays, and what was answered to the game's options.

Name of the game, version of its saves (1 byte), number of players, their names, the answers to the options; a text or
an answer has its length before it.
"""


def encode(game, version, names, answers=()):
    """The bytes of a setup. `answers` are those to the game's options, each as bytes."""
    data = bytearray()
    _add(data, game.encode())
    data.append(version)
    data.append(len(names))
    for name in names:
        _add(data, name.encode())
    for answer in answers:
        _add(data, answer)
    return bytes(data)


def decode(setup):
    """The game's name, the version of its saves, the names, the answers. Raises ValueError where it is no setup."""
    try:
        game, at = _take(setup, 0)
        version = setup[at]
        count = setup[at + 1]
        at += 2
        parts = []
        while at < len(setup):
            part, at = _take(setup, at)
            parts.append(part)
        if at > len(setup) or len(parts) < count:
            raise ValueError("setup")
        return str(game, "utf-8"), version, [str(name, "utf-8") for name in parts[:count]], parts[count:]
    except IndexError:
        raise ValueError("setup")


def _add(data, part):
    data.append(len(part))
    data.extend(part)


def _take(setup, at):
    end = at + 1 + setup[at]
    return setup[at + 1 : end], end
