"""Try to lose a game: power cuts at every operation of the flash, damaged regions, random keys; with counts.

`python tools/torture.py` does all of it; name parts to do only these: life, storms, damage, by_hand, wear, keys, pico
(the images that `make image` has built). The same seed does the same. Anything that goes wrong ends with status 1 and
says how to see it again.
"""

import argparse
import multiprocessing
import os
import random
import sys
import time
from typing import Any

from host.pilot import policies

from rules.log import Log

# The games that are walked through on the 32-bit MicroPythons.
GAMES_PLAYED = ("bronze_age", "late_bronze_age")


def live(task: Any) -> Any:
    """A life: its runtime, a seed, how many evenings, how many operations there are for each cut. Return the Life."""
    from host.storage.life import Life

    runtime, seed, evenings, every = task
    lived = Life(runtime, random.Random(seed), every)
    for number in range(evenings):
        lived.evening(30)
        if number % 4 == 0:
            lived.change()
    return lived


def live_some(task: Any) -> Any:
    """What came of a life."""
    return task[0], live(task).counts


def life(args: Any, pool: Any) -> None:
    """Power cuts at every erase and program of lives with games of all kinds, three of them under way at a time."""
    from host.storage.flash import RUNTIMES

    tasks = [(runtime, args.seed + number, args.evenings, 1) for number in range(4) for runtime in RUNTIMES]
    totals: dict[str, Any] = {}
    for runtime, counts in pool.imap_unordered(live_some, tasks):
        add(totals.setdefault(runtime, {}), counts)
    for runtime in RUNTIMES:
        report(f"lives, cut at every erase and program, {runtime}", totals[runtime])


def storm(task: Any) -> int:
    """Take back and answer again so many times at so many places of a game; return how often that was."""
    from host.recorded import notation
    from host.storage.flash import Nor
    from host.storage.life import NAMES, Device

    from persistence import setup
    from rules.session import Session

    game, seed, places, times = task
    source = random.Random(seed)
    kind = notation.rules(game)
    count = min(4, kind.PLAYERS[1])
    options = policies.options(kind, count)
    done = 0
    while done < places * times:
        device = Device("circuitpy", Nor())
        device.journal.start(setup.encode(game, kind.VERSION, NAMES[:count], options))
        session = Session(kind(count, options))
        device.keeper.play(session)
        for _ in policies.play(session, source, None, 0, 0):
            device.keeper.work()
            if done == places * times or not session.log or source.random() < 0.8:
                continue
            for _ in range(times):
                answer = session.undo()
                session.read()
                session.answer(answer)
                session.read()
                device.keeper.work()
                done += 1
                if device.journal.full or device.journal.unsaved:
                    raise AssertionError(f"{game}, seed {seed}: full after {done} times")
            while device.region.work():
                pass
        kept = device.games()
        saved = device.journal.load(kept[0]) if kept else None
        if saved and (saved.log != bytes(session.log) or saved.position):
            raise AssertionError(f"{game}, seed {seed}: not all answers are kept")
    return done


def storms(args: Any, pool: Any) -> None:
    """10,000 answers taken back and given again at each of 20 places of each game."""
    from host.recorded import notation

    games = notation.games()
    done = pool.map(storm, [(game, args.seed + part, 5, 10000) for game in games for part in range(4)])
    report("taken back and answered again", {"pairs": sum(done)})


def damage_some(task: Any) -> Any:
    """Start on so many damaged regions."""
    from host.storage.damage import Damage
    from host.storage.life import Life

    seed, count = task
    source = random.Random(seed)
    lived = Life(source.choice(("circuitpy", "micropy")), source, 1, 0)
    for _ in range(24):
        lived.evening(40)
    tried = Damage(lived, source)
    for number in range(count):
        if number % 5 < 3:
            tried.flips(1 + number % 5)
        elif number % 5 == 3:
            tried.sector()
        else:
            tried.made()
    return tried.counts


def damage(args: Any, pool: Any) -> None:
    """Starts on damaged regions."""
    each = 2000
    tasks = [(args.seed * 1000 + number, each) for number in range((args.saves + each - 1) // each)]
    totals: dict[str, Any] = {}
    for counts in pool.imap_unordered(damage_some, tasks):
        add(totals, counts)
    report("damaged regions", totals)


def by_hand_some(task: Any) -> Any:
    """Start on so many games of a kind that somebody made by hand."""
    from host.storage.by_hand import Unready, start

    game, seed, count = task
    counts: dict[str, int] = {}
    for number in range(seed, seed + count):
        try:
            add(counts, {start(game, random.Random(number)): 1})
        except Unready as error:
            raise AssertionError(f"seed {number}: {error}") from error
    return counts


def by_hand(args: Any, pool: Any) -> None:
    """Starts on games whose saved position or setup somebody made by hand."""
    from host.recorded import notation

    totals: dict[str, Any] = {}
    games = notation.games()
    tasks = [(game, args.seed * 1000000 + part, 250) for part in range(0, args.made, 250) for game in games]
    for counts in pool.imap_unordered(by_hand_some, tasks):
        add(totals, counts)
    report("games made by hand", totals)


def wear(task: Any) -> tuple[int, int, int]:
    """So many games, three at a time, each with the records of a usual one; the least and most erases of a sector."""
    from host.storage.flash import Nor
    from host.storage.life import NAMES, Device

    from persistence import setup
    from persistence.finished import ANSWERS, RACE

    seed, games = task
    source = random.Random(seed)
    nor = Nor()
    device = Device("circuitpy", nor)
    device.settings.save()
    for _ in range(games):
        device.journal.start(setup.encode("roll_into_town", 1, NAMES[:4]))
        session = Plain(source.randrange(300, 900))
        device.keeper.play(session)
        while session.go_on(device.keeper, source):
            nor.log = []
        details = [(RACE, bytes(48)), (ANSWERS, bytes(session.log))]
        device.finished.add(device.journal.setup, device.journal.number, [1, 2, 3, 4], [3], details)
        device.journal.finish()
        while device.finished.work() or device.region.work():
            pass
    return min(nor.erases), max(nor.erases), games


class Plain:
    """As much of a Session as the keeper needs: answers of two bytes, a checkpoint of 150 every eleven of them."""

    begun = 0
    SPACING = 1

    def __init__(self, length: int) -> None:
        self.entries = Log()
        self.length = length
        self.game = self
        self.checkpoints = [self._checkpoint(0)]

    @property
    def log(self) -> bytearray:
        """The bytes of the log."""
        return self.entries.data

    def go_on(self, keeper: Any, source: Any) -> bool:
        """Give an answer; return whether there is more to play."""
        self.entries.append(source.randbytes(2))
        keeper.save()
        if len(self.log) % 33 == 0:
            self.begun = len(self.log)
            self.checkpoints = [self._checkpoint(self.begun)]
            keeper.work()
        return len(self.log) < self.length

    def _checkpoint(self, length: int) -> tuple[int, bytes, int]:
        return length, bytes(self.log[max(0, length - 40) : length]) + bytes(110), -1

    def rest(self) -> None:
        """Nothing to save."""

    def summary(self) -> bytes:
        """How it stands."""
        return (len(self.log) // 33).to_bytes(2, "little") + b"\1\5"

    def rebase_points(self) -> list[Any]:
        """It begins at its beginning."""
        return [(0, b"")]

    def recent(self, length: int) -> list[Any]:
        """Its last checkpoint."""
        return [checkpoint for checkpoint in self.checkpoints if checkpoint[0]]


def wears(args: Any, pool: Any) -> None:
    """20,000 games in a row: all sectors wear alike."""
    least, most, games = wear((args.seed, args.in_a_row))
    report("games in a row", {"games": games, "erases of a sector, least": least, "most": most})
    if most > 2 * least:
        raise AssertionError("some sectors wear out before others")
    print(f"{100000 * games // most:11,}  games until 100,000 erases")


def walk_some(task: Any) -> Any:
    """Random keys on the whole app."""
    from host.pilot import walker

    seed, presses = task
    return walker.walk(presses, seed)


def walk_on_micropython(task: Any) -> Any:
    """Random keys on the whole app, on a 32-bit MicroPython."""
    from host.runtimes import on_micropython

    interpreter, seed, presses, kind = task
    script = os.path.join(on_micropython.SCRIPTS, "walk.py")
    ways: dict[str, Any] = {
        "WebAssembly": (on_micropython.run_wasm, {}),
        # The walker lives in this heap as well, with all modules and a second session to compare.
        "native": (on_micropython.run_unix, {"heapsize": 256 * 1024}),
    }
    run, options = ways[interpreter]
    return run(script, {"presses": presses, "seed": seed, **kind}, timeout=3600, **options)["counts"]


def keys(args: Any, pool: Any) -> None:
    """Random keys on the whole app: on this Python, then on the 32-bit MicroPythons that are there."""
    from host.runtimes import on_micropython

    from words import LANGUAGES

    def walks(each: Any, presses: Any) -> Any:
        return [(args.seed * 1000 + number, each) for number in range((presses + each - 1) // each)]

    totals: dict[Any, Any] = {}
    # Memory in use is compared within a walk, between games of one kind: a walk has to be long enough for some of each.
    for counts in pool.imap_unordered(walk_some, walks(100000, args.presses)):
        add(totals, counts)
    report("random keys, CPython", totals)
    missing = {"WebAssembly": on_micropython.available(), "native": on_micropython.unix_available()}
    for interpreter, why in missing.items():
        if why:
            print(f"\nrandom keys, MicroPython ({interpreter}): left out: {why}")
            continue
        totals = {}
        tasks = []
        for number, walk in enumerate(walks(5000, args.few_presses)):  # short ones: each mostly plays games of one kind
            game = GAMES_PLAYED[number % len(GAMES_PLAYED)]
            kind = {"game": game, "players": 2 + number // 2 % 3, "language": LANGUAGES[number % len(LANGUAGES)]}
            tasks.append((interpreter, *walk, kind))
        for counts in pool.imap_unordered(walk_on_micropython, tasks):
            add(totals, counts)
        report(f"random keys, MicroPython ({interpreter})", totals)


def add(totals: Any, counts: Any) -> None:
    """Add counts to totals."""
    for what, number in counts.items():
        # The screens seen are the same in each walk.
        totals[what] = max(totals.get(what, 0), number) if what == "screens" else totals.get(what, 0) + number


def report(title: Any, counts: Any) -> None:
    """Print counts."""
    print(f"\n{title}")
    for what, number in sorted(counts.items()):
        print(f"{number:11,}  {what}")
    sys.stdout.flush()


def pico_some(task: Any) -> Any:
    """So many cuts of a life on an emulated board."""
    import tempfile

    from host.build import images
    from host.storage.pico_cuts import Cuts

    runtime, seed, cuts = task
    with tempfile.TemporaryDirectory() as folder:
        lived = Cuts(images.find(runtime), runtime, random.Random(seed), folder)
        try:
            return runtime, lived.run(cuts)
        finally:
            lived.close()


def pico(args: Any, pool: Any) -> None:
    """Power cuts of lives on the emulated board, with the images that were built."""
    from host.build import images
    from host.runtimes import emulated_pico

    why = emulated_pico.unavailable()
    here = [runtime for runtime in images.VARIABLES if images.find(runtime) and not why]
    for runtime in images.VARIABLES:
        if runtime not in here:
            print(f"\npower cuts on the emulated Pico, {runtime}: left out: {why or images.missing(runtime)}")
    each = args.pico_cuts // (2 * len(images.VARIABLES))
    totals: dict[str, Any] = {runtime: {} for runtime in here}
    tasks = [(runtime, args.seed + part, each) for part in range(2) for runtime in here]
    for runtime, counts in pool.imap_unordered(pico_some, tasks):
        add(totals[runtime], counts)
    for runtime in here:
        report(f"power cuts on the emulated Pico, {runtime}", totals[runtime])


PARTS = {
    "life": life,
    "storms": storms,
    "damage": damage,
    "by_hand": by_hand,
    "wear": wears,
    "keys": keys,
    "pico": pico,
}


def main(argv: Any = None) -> Any:
    """Run the command; return its status."""
    parser = argparse.ArgumentParser(description="Try to lose a game.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS) + "; all when left out")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--evenings", type=int, default=80, help="evenings of each life")
    parser.add_argument("--saves", type=int, default=1000000, help="damaged regions to start on")
    parser.add_argument("--made", type=int, default=5000, help="games of each kind made by hand to start on")
    parser.add_argument("--in-a-row", type=int, default=20000, help="games in a row, for the wear")
    parser.add_argument("--presses", type=int, default=1000000, help="random keys")
    parser.add_argument("--few-presses", type=int, default=50000, help="random keys on each MicroPython")
    parser.add_argument("--pico-cuts", type=int, default=200, help="power cuts on the emulated Pico")
    args = parser.parse_args(argv)
    for part in args.parts:
        if part not in PARTS:
            parser.error(f"no part {part}: {', '.join(PARTS)}")
    began = time.monotonic()
    with multiprocessing.Pool() as pool:
        for part in args.parts or PARTS:
            try:
                PARTS[part](args, pool)
            except Exception as error:
                print(f"\n{part}: {type(error).__name__}: {error}", file=sys.stderr)
                return 1
    print(f"\nnothing was lost; {time.monotonic() - began:.0f} s")
    return 0
