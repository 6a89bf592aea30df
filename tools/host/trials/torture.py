"""Try to lose a game: power cuts at every instant, damaged saves, random operations, random keys; with counts.

`python tools/torture.py` does all of it; name parts to do only these: cuts, life, damage, journal, keys, pico. The same
seed does the same. Anything that goes wrong ends with status 1 and says how to see it again. The part `pico` needs a
CircuitPython image for the Raspberry Pi Pico: `--uf2 FILE`, or the variable QUIPU_UF2.
"""

import argparse
import glob
import multiprocessing
import os
import random
import sys
import tempfile
import time
from typing import Any

from host import paths

GAMES = str(paths.GAMES)
# The games that are walked through on the 32-bit MicroPythons.
GAMES_PLAYED = ("bronze_age", "late_bronze_age")
# How far the bot plays a game that is cut.
TURNS = 250
# Of one start, on this computer; a Pico needs some hundred times as long.
SLOWEST = 0.5


def recorded_games() -> Any:
    """The paths of the recorded games."""
    return sorted(path for path in glob.glob(os.path.join(GAMES, "*.json")) if not path.endswith(".result.json"))


def recording(path: Any) -> Any:
    """A recorded game as a Recording."""
    from host.recorded import transcript
    from host.storage.power_cuts import Recording

    game = transcript.Transcript(transcript.read(path))
    replay = transcript.Replay(game)
    replay.play()
    return Recording(os.path.basename(path), game.setup(), game.new_game).play_log(replay.session.log)


def played_by_bot(
    seed: int,
    turns: int | None = None,
    names: tuple[str, ...] = ("Ana", "Bé", "Carla", "Zoë"),
    game: str = "bronze_age",
) -> Any:
    """A game that the bot played, with undo and adjustments in it, as a Recording."""
    from host.recorded import notation
    from host.storage.power_cuts import Recording
    from host.trials import legal

    from flows.game import encode

    kind = notation.rules(game)
    least, most = kind.PLAYERS
    count = least + seed % (min(len(names), most) - least + 1)
    source = random.Random(seed)
    answers = legal.any_options(kind, count, source)
    setup = encode(game, names[:count], answers)
    return Recording(f"{game}, bot {seed}", setup, lambda: kind(count, answers)).play_bot(source, turns)


def old_game() -> Any:
    """The game that lies in the journal before."""
    return played_by_bot(1, 12, ("Old", "Older"))


def cut_one(task: Any) -> Any:
    """Cut one game. `task`: a path, or a game's name and a bot's seed; the steps at the start of the game, a seed."""
    from host.storage.power_cuts import Board, Cutter

    which, begin_step, seed = task
    game = recording(which) if isinstance(which, str) else played_by_bot(which[1], TURNS, game=which[0])
    cutter = Cutter(Board(random.Random(seed)))
    cutter.cut_everywhere(game, old_game(), begin_step=begin_step)
    cutter.counts["events"] = len(game.events)
    return cutter.counts


def cuts(args: Any, pool: Any) -> None:
    """Power cuts at every instant of every game, on the store of CircuitPython."""
    from host.recorded import notation

    games = notation.games()
    which = recorded_games()
    which += [(games[number % len(games)], args.seed + number) for number in range(args.games)]
    # The instants of the erase are the same in each game: all of them in the first, then some.
    tasks = [(game, 1 if i == 0 else 61, args.seed) for i, game in enumerate(which)]
    totals: dict[Any, Any] = {}
    for counts in pool.imap_unordered(cut_one, tasks):
        add(totals, counts)
    report("power cuts in single games", totals)


def live(board: Any, source: Any, games: int, long: int, every: int = 1, tears: int = 1) -> Any:
    """A life on a board with the power cut at one of so many operations: games to their end, and one of so many bytes.

    Return the Life.
    """
    from host.storage.life import Life

    from rules.bronze_age import Play

    class Long(Play):
        """Ends when its answers are long enough."""

        def ending(self) -> bool:
            return len(lived.log) >= long

    lived: Any = Life(board, source, every, tears)
    lived.change_settings()
    for number in range(games):
        lived.game(number, 1 + number % 4)
        lived.change_settings()
    if long:
        lived.game(games, 4, Long)
    return lived


def live_some(task: Any) -> Any:
    """A life on one runtime."""
    from host.storage import first_drive
    from host.storage.life import CircuitPython, MicroPython

    runtime, seed, games, long = task
    if runtime == "micropy":
        return runtime, live(MicroPython(), random.Random(seed), games, long).counts
    with tempfile.TemporaryDirectory() as folder:
        board = CircuitPython(first_drive.make(folder, "circuitpython"))
        return runtime, live(board, random.Random(seed), games, long).counts


def life(args: Any, pool: Any) -> None:
    """Power cuts at every erase and program of a life: 30 games, settings, a game of 12 KB of answers."""
    runtimes = ("circuitpy", "micropy")
    lives = ((0, 12288), (10, 0), (10, 0), (10, 0))
    tasks = [(runtime, args.seed + i, *lives[i]) for i in range(len(lives)) for runtime in runtimes]
    totals: dict[Any, Any] = {}
    for runtime, counts in pool.imap_unordered(live_some, tasks):
        add(totals.setdefault(runtime, {}), counts)
    for runtime in runtimes:
        report(f"a life, cut at every erase and program, {runtime}", totals[runtime])


def damaged_saves(seed: int = 0, games: int = 16) -> list[bytes]:
    """The journals of some games, from short to long."""
    from host.storage.power_cuts import Board, Cutter

    saves = []
    for number in range(games):
        board = Board(random.Random(seed))
        game = played_by_bot(seed + number, (5, 30, 90, 250)[number % 4])
        Cutter(board).play(board.boot()[0], game)
        saves.append(board.store().read())
    return saves


def damage_some(task: Any) -> Any:
    """Start on so many damaged saves."""
    from host.storage.damage import Damage, Starter

    seed, count = task
    source = random.Random(seed)
    damage = Damage(source, damaged_saves())
    starter = Starter(source)
    for number in range(count):
        kind, raw = damage.next()
        try:
            starter.start(raw, play_on=number % 4 == 0)
        except Exception:
            print(f"damage: seed {seed}, number {number}, {kind}: {raw.hex()}", file=sys.stderr)
            raise
    return starter.counts, starter.slowest


def damage(args: Any, pool: Any) -> None:
    """Starts on damaged saves."""
    each = 1000
    tasks = [(args.seed * 1000 + number, each) for number in range((args.saves + each - 1) // each)]
    totals: dict[str, Any] = {}
    slowest = 0.0
    for counts, slow in pool.imap_unordered(damage_some, tasks):
        add(totals, counts)
        slowest = max(slowest, slow)
    totals["starts"] = sum(totals.values())
    report("damaged saves", totals)
    print(f"slowest start: {1000 * slowest:.1f} ms on this computer")
    if slowest > SLOWEST:
        raise AssertionError("a start took too long")


def model_some(task: Any) -> Any:
    """Random operations on the journal."""
    from host.storage.journal_model import Model

    from persistence.journal import Journal

    faults, seed, steps = task
    model = Model(random.Random(seed), Journal, faults)
    try:
        for _ in range(steps):
            model.step()
    except Exception:
        print(f"journal: faults {faults}, seed {seed}", file=sys.stderr)
        raise
    return model.counts


def journal(args: Any, pool: Any) -> None:
    """Random operations on the journal, beside a plain list."""
    each = 2000
    tasks = [
        (faults, args.seed * 1000 + number, each)
        for number in range((args.steps + each - 1) // each)
        for faults in (False, True)
    ]
    totals: dict[Any, Any] = {}
    for counts in pool.imap_unordered(model_some, tasks):
        add(totals, counts)
    report("random operations on the journal", totals)


def walk_some(task: Any) -> Any:
    """Random keys on the whole app."""
    from host.trials import walker

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


def cut_pico(task: Any) -> Any:
    """Cut the power of one emulated Pico so many times."""
    from host.storage.pico_cuts import Cuts

    uf2, drive, path, language, seed, times = task
    rig = Cuts(uf2, drive, path, random.Random(seed), language)
    try:
        return rig.run(times)
    finally:
        rig.close()


def pico(args: Any, pool: Any) -> None:
    """Power cuts at random instants of games on an emulated Pico."""
    from host.build import images
    from host.recorded import transcript
    from host.runtimes import emulated_pico
    from host.storage import first_drive

    image = args.uf2 or images.find("circuitpython")
    why = emulated_pico.unavailable() or ("" if image else images.missing("circuitpython"))
    if why:
        print(f"\npower cuts, emulated Pico: left out: {why}")
        return
    from words import LANGUAGES

    each = 25
    games = [path for path in recorded_games() if not transcript.Transcript(transcript.read(path)).start]
    source = random.Random(args.seed)
    with tempfile.TemporaryDirectory() as folder:
        drive = first_drive.make(folder, "circuitpython")
        tasks: list[Any] = []
        left = args.instants
        while left > 0:
            game, language = source.choice(games), source.choice(LANGUAGES)
            tasks.append((image, drive, game, language, args.seed * 1000 + len(tasks), min(each, left)))
            left -= each
        totals: dict[Any, Any] = {}
        for counts in pool.imap_unordered(cut_pico, tasks):
            add(totals, counts)
    report("power cuts, emulated Pico", totals)


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


PARTS = {"cuts": cuts, "life": life, "damage": damage, "journal": journal, "keys": keys, "pico": pico}


def main(argv: Any = None) -> Any:
    """Run the command; return its status."""
    parser = argparse.ArgumentParser(description="Try to lose a game.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS) + "; all when left out")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=8, help="games of the bot to cut, besides the recorded ones")
    parser.add_argument("--saves", type=int, default=100000, help="damaged saves to start on")
    parser.add_argument("--steps", type=int, default=200000, help="operations on the journal of each kind")
    parser.add_argument("--presses", type=int, default=1000000, help="random keys")
    parser.add_argument("--few-presses", type=int, default=50000, help="random keys on each MicroPython")
    parser.add_argument("--instants", type=int, default=200, help="power cuts on the emulated Pico")
    parser.add_argument("--uf2", help="the image for the emulated Pico, if not the one that was built")
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
