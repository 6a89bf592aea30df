"""Games whose saved position or setup somebody made by hand, with the right check: they can be gone on with, or they
count as of another version; the start and the first picture never fail.
"""

from typing import Any

from host.device import bare
from host.pilot import policies
from host.recorded import notation
from host.storage.life import NAMES

import words
from app import App
from keys import A
from persistence import setup
from persistence.changes import difference
from persistence.journal import Journal
from persistence.reading import CHECKPOINT, POSITION, SETUP
from persistence.region import GAME, Region
from persistence.settings import Settings
from rules.session import Session

_LONGEST = 60  # answers before the position


class Unready(AssertionError):
    """A start that failed, or went on with a game whose picture cannot be drawn."""


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


def store_for(game: str, random: Any) -> tuple[Any, bool]:
    """A store with one game under way, made by hand; and whether its answers alone are a game."""
    kind = notation.rules(game)
    least, most = kind.PLAYERS
    count = random.randint(least, min(4, most))
    options = policies.options(kind, count, random)
    session = Session(kind(count, options))
    for _ in policies.play(session, random, random.randrange(_LONGEST)):
        pass
    store = bare.Store()
    region = Region(store)
    Settings(region).save()
    sector = region.begin(GAME)
    odd = random.random() < 0.3
    made = [mutated(option, random) for option in options] if odd else options
    made = setup.encode(game, kind.VERSION, NAMES[: random.randint(0, 8) if odd else count], made)
    region.put(sector, SETUP, made)
    saved = mutated(bytes(session.game.save()), random)
    based = random.random() < 0.5
    if based:
        region.put(sector, POSITION, saved)
    else:
        journal = Journal(region)
        journal._chain = region.seed(sector)
        journal._put_log(sector, bytes(session.log))
        head = len(session.log).to_bytes(2, "little") + bytes(2) + journal._chain.to_bytes(4, "little")
        region.put(sector, CHECKPOINT, head + difference(b"", saved))
    region.commit(sector)
    return store, not based and not odd


def start(game: str, random: Any) -> str:
    """Start on a game made by hand, and go on with it; return what came of it. Raises Unready."""
    store, legal_log = store_for(game, random)
    keys = bare.Keys()
    clock = bare.Clock()
    words.use("en")
    try:
        app: Any = App(bare.Display(), keys, clock, store)
        bare.settle(app)
        app.press(A, False)
        app.show()
        bare.settle(app)
    except Exception as error:
        raise Unready(f"{game}: {type(error).__name__}: {error}") from error
    if app.session:
        return "gone on with"
    if legal_log:
        raise Unready(f"{game}: its answers are a game, and it was not gone on with")
    return "as of another version"
