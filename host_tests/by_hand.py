"""Games whose saved position or setup somebody made by hand, with the right check: they can be gone on with, or they
count as of another version; the start and the first picture never fail.
"""

from typing import Any

from host.device import in_memory
from host.pilot import policies
from host.recorded import notation
from host.storage.flash import Nor, store
from host.storage.life import NAMES, Device

import words
from app import App
from engine import setup
from engine.history.session import Session
from input.keys import A
from persistence.records import OPTIONAL
from persistence.region import GAME
from persistence.saved import BASED, POSITION, SETUP

_LONGEST = 60  # answers before the start


class Unready(AssertionError):
    """A start that failed, or resumed a game whose picture can't be drawn."""


def mutated(saved: bytes, random: Any) -> bytes:
    """Something like a saved position."""
    data = bytearray(saved)
    for _ in range(random.choice((1, 1, 2, 5, 20))):
        way = random.randrange(6)
        at = random.randrange(len(data) + 1)
        if way == 0:
            del data[at:]
        elif way == 1:
            data[at:at] = random.randbytes(random.randint(1, 9))
        elif way == 2:
            data = bytearray(random.randbytes(random.randrange(2 + 2 * len(saved))))
        elif at < len(data):
            data[at] = random.choice((0, 1, 255, data[at] ^ 1 << random.randrange(8), random.randrange(256)))
    return bytes(data)


def make(game: str, random: Any) -> tuple[Device, bool]:
    """A device with one game under way, made by hand; and whether its answers alone are a game."""
    device = Device("circuitpy", Nor())
    device.settings.save()
    kind = notation.rules(game)
    least, most = kind.PLAYERS
    count = random.randint(least, min(4, most))
    options = policies.options(kind, count, random)
    odd = random.random() < 0.3
    names = NAMES[: random.randint(0, 8) if odd else count]
    made = setup.encode(game, kind.VERSION, names, [mutated(option, random) for option in options] if odd else options)
    based = random.random() < 0.5
    played: Any = kind(count, options)
    session = Session(played)
    if not based:
        device.journal.start(made)
        device.play(session)
        # The stored position differs from the game's.
        played.save = lambda: mutated(bytes(kind.save(played)), random)
    for _ in policies.play(session, random, random.randint(1, _LONGEST)):
        if not based:
            device.settle()
    if based:
        region = device.region
        position = mutated(bytes(played.save()), random)

        def fill(sector: int) -> None:
            region.put(sector, OPTIONAL | SETUP, bytes((BASED,)) + made)
            region.put(sector, OPTIONAL | POSITION, position)

        region.write(GAME, 0, fill)
    return device, not based and not odd


def start(game: str, random: Any) -> str:
    """Start on a game made by hand, and resume it; return the outcome. Raises Unready."""
    device, legal_log = make(game, random)
    keys, clock = in_memory.Keys(), in_memory.Clock()
    words.use("en")
    try:
        app: Any = App(in_memory.Display(), keys, clock, store(device.runtime, device.nor))
        in_memory.settle(app)
        app.press(A, False)
        app.painter.show(app.seen)
        in_memory.settle(app)
    except Exception as error:
        raise Unready(f"{game}: {type(error).__name__}: {error}") from error
    if app.session:
        return "gone on with"
    if legal_log:
        raise Unready(f"{game}: its answers are a game, and it was not gone on with")
    return "as of another version"
