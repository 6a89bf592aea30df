"""Measure Quipu against its budgets (`make bench`): presses, bytes to the display, memory, nesting, times.

What a figure is missing for says so in one line: times and the board's memory need the images of `make image`, or
others that --circuitpython and --micropython name; the smallest heap needs a 32-bit MicroPython
(tools/host/runtimes/micropython_unix.py). The status is 1 when a budget is missed.
"""

import argparse
import statistics
import time
from typing import Any

from host import paths  # noqa: F401  isort: skip - first: it puts the firmware's folder on the path

from host.build import images
from host.figures import bench_board, bench_host, bench_web
from host.recorded import notation
from host.recorded.sheet import english

# Presses a unit may have beyond those that what is entered needs, where that is known.
BEYOND = 2
# Seeded games of people who answer anything legal.
GAMES_AT_RANDOM = 40
NAMES = ("figure", "measured", "budget", "")


class Table:
    """Lines of figures, printed as they come. `missed` counts those beyond their budget."""

    def __init__(self) -> None:
        self.missed = 0
        self._line(*NAMES)

    def add(
        self, figure: Any, measured: Any, unit: Any = "", budget: Any = None, digits: Any = 0, least: Any = None
    ) -> None:
        """Print a figure; it should be at most the budget, or at least `least`, if it has one."""
        verdict = ""
        over = 0
        if budget is not None:
            over = measured - budget
        elif least is not None:
            budget, over = least, least - measured
        if budget is not None:
            verdict = "ok" if over <= 0 else "MISSED by %.*f" % (digits, over)
            self.missed += over > 0
        self._line(
            figure,
            f"{measured:,.{digits}f} {unit}".strip(),
            "" if budget is None else f"{budget:,.{digits}f} {unit}".strip(),
            verdict,
        )

    def say(self, text: str) -> None:
        """Print a line that is no figure."""
        print(text, flush=True)

    @staticmethod
    def _line(figure: Any, measured: Any, budget: Any, verdict: Any) -> None:
        print(f"{figure:<58}{measured:>16}{budget:>14}  {verdict}".rstrip(), flush=True)


def percentile(values: Any, percent: Any) -> Any:
    """The smallest value that so many percent of all do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, -(-len(ordered) * percent // 100) - 1)]


def by_hand(table: Any, games: Any, at_random: Any) -> None:
    """Presses of each turn, and what the same turns cost on wood and paper."""
    turns = []
    for name in sorted({game.game for _, game in games}):
        written = notation.find(name)
        unit = written.UNITS[:-1] + (" of one player" if written.PASSED_ROUND else "")
        median, most = written.PRESSES or (None, None)
        those = [turn for _, game in games if game.game == name for turn in bench_host.turns(game)]
        presses = [turn["presses"] for turn in those]
        table.add(f"presses a {unit}, {english(name)}, median", statistics.median(presses), budget=median)
        table.add(f"presses a {unit}, {english(name)}, 95 %", percentile(presses, 95), budget=most)
        table.add(f"presses a {unit}, {english(name)}, worst", max(presses))
        presses = [turn["presses"] for game in bench_host.at_random(name, at_random) for turn in bench_host.turns(game)]
        figure = f"  the same in {at_random} games of any legal answers, median"
        table.add(figure, statistics.median(presses), budget=written.AT_RANDOM)
        if written.SUCH:
            what, budget = written.SUCH
            such = [turn["presses"] for turn in those if turn["such"]]
            table.add(f"  of these {len(such)} with {what}, worst", max(such), budget=budget)
        beyond = [turn["presses"] - turn["least"] for turn in those if turn["least"] is not None]
        if beyond:
            table.add(f"  of these beyond what the {unit} needs, worst", max(beyond), budget=BEYOND)
        turns += [turn for turn in those if "pegs" in turn]
    board = [turn["pegs"] + turn["ticks"] + turn["circles"] + turn["erasures"] for turn in turns]
    table.add("on wood and paper: moves, ticks, circles a turn, median", statistics.median(board))
    table.add("on wood and paper: moves, ticks, circles a turn, worst", max(board))
    for kind in ("pegs", "ticks", "circles", "erasures"):
        table.add(f"  of these {kind}, a turn on average", statistics.mean(turn[kind] for turn in turns), digits=1)
    table.say(f"  ({len(turns)} turns of {len(games)} recorded games; on paper the reckoning comes on top)")


def to_display(table: Any, games: Any) -> None:
    """Bytes over the bus with each press."""
    sent = [count for _, game in games for count in bench_host.bytes_sent(game)]
    table.add("bytes to the display a press, median", statistics.median(sent), budget=bench_board.BYTES)
    table.add("bytes to the display a press, 95 %", percentile(sent, 95))
    whole = sum(count >= bench_host.WHOLE_FRAME for count in sent)
    table.add(f"presses of {len(sent):,} that sent a whole frame", whole)


def memory(table: Any, games: Any, quick: Any) -> None:
    """Heap on a 32-bit MicroPython."""
    from host.runtimes import on_micropython

    why = on_micropython.unix_available()
    if why:
        table.say(f"heap on the native MicroPython: not measured ({why})")
        return
    name, keys = bench_host.largest(games)
    used = on_micropython.play(on_micropython.run_unix, keys, memory=True)["used"]
    table.add(f"heap used at the most, 32-bit MicroPython, from source ({name})", used / 1024, "KiB")
    if quick:
        return
    data = {"keys": on_micropython.short(keys)}
    smallest = on_micropython.smallest_heap(on_micropython.PLAY, data, 64 * 1024, 256 * 1024, 2048)
    table.add("smallest heap that plays it, drivers and script included", (smallest or 0) / 1024, "KiB")


def on_this_computer(table: Any, games: Any, quick: Any) -> None:
    """All that needs no board."""
    by_hand(table, games, 4 if quick else GAMES_AT_RANDOM)
    to_display(table, games)
    deepest = [bench_host.nesting(game) for _, game in bench_board.courses(games, quick=True)]
    depth, where = max(deepest)
    # Around the app there are main.py, crash.py's and the app's own loop.
    table.add("nesting of calls and generators, at the most", depth + 3, "frames", 30)
    table.say("  (" + " > ".join(where) + ")")
    memory(table, games, quick)
    bench_web.measure(table, percentile, quick)


def main(argv: Any = None) -> Any:
    """Run the command; return its status."""
    parser = argparse.ArgumentParser(description="Measure Quipu against its budgets.")
    parser.add_argument("--quick", action="store_true", help="a sample of everything")
    for runtime in images.VARIABLES:
        parser.add_argument("--" + runtime, help="another image than the one that was built; no: none")
    parser.add_argument("--board", action="store_true", help="only what is measured on emulated boards")
    parser.add_argument("--processor", choices=("125", "200"), default="", help="MHz, as in hardware.txt")
    parser.add_argument("--no-cache", action="store_true", help="a flash as fast as RAM, to see what its cache costs")
    parser.add_argument(
        "--game", action="append", default=[], metavar="NAME", help="only this recorded game, on boards"
    )
    args = parser.parse_args(argv)
    started = time.monotonic()
    games = bench_host.games()
    if unknown := set(args.game) - {name for name, _ in games}:
        parser.error("no such recorded game that begins at power-on: " + ", ".join(sorted(unknown)))
    table = Table()
    if not args.board:
        some = list({game.game: (name, game) for name, game in games}.values()) if args.quick else games
        on_this_computer(table, some, args.quick)
    for runtime, uf2 in (("circuitpython", args.circuitpython), ("micropython", args.micropython)):
        uf2 = images.find(runtime) if uf2 is None else uf2
        why = bench_board.unavailable(uf2, runtime)
        if uf2 == "no":
            continue
        if why:
            table.say(f"times and memory of the board, {runtime}: not measured ({why})")
        else:
            image = bench_board.Image(uf2, runtime, args.processor, not args.no_cache)
            bench_board.measure(table, image, games, percentile, args.quick, args.game)
    table.say(
        f"{time.monotonic() - started:.0f} s; " + (f"{table.missed} budgets missed" if table.missed else "all ok")
    )
    return 1 if table.missed else 0
