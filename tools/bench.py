#!/usr/bin/env python3
"""Measure Quipu against its budgets (`make bench`): presses and nesting; on boards memory and times.

Figures without a budget, such as bytes and medians, follow at the end. One that can't be measured says why: the
boards need the images of `make image`, or others that --circuitpython and --micropython name. The status is 1 when a
budget is missed. Without options, so with everything measured that can be, docs/dev/figures.md gets the same lines.
"""

import argparse
import statistics
import sys
import time
from collections.abc import Sequence
from typing import Any

from host.build import images
from host.figures import board, by_keys, page
from host.figures.budget_table import Table, percentile
from host.paths import PROJECT
from host.recorded import notation
from host.recorded.sheet import english

FIGURES = PROJECT / "docs" / "dev" / "figures.md"
GAMES_AT_RANDOM = 12  # seeded games of people who answer anything legal
NESTED = 30  # frames
AROUND = 3  # frames on a board around those of the app: main.py, crash.py's and the app's own loop


def presses(table: Table, games: Sequence[Any], at_random: int) -> None:
    """Count the presses of each turn or round, recorded, and in `at_random` seeded games."""
    companion = [game for _, game in games if getattr(game.new_game(), "is_companion", False)]
    turns = [turn for game in companion for turn in by_keys.turns(game)]
    if turns:
        written = notation.find(companion[0].game)
        figure = "presses a turn, companion of Through the Ages, recorded"
        table.add(f"{figure}, mean", statistics.mean([turn.presses for turn in turns]), budget=written.MEAN, digits=1)
        table.add(f"{figure}, worst", max(turn.presses for turn in turns))
        table.add("  keys held, mean", statistics.mean([turn.held for turn in turns]), "s", written.HELD, digits=1)
    games = [(name, game) for name, game in games if game not in companion]
    for name in sorted({game.game for _, game in games}):
        written = notation.find(name)
        unit = written.UNITS[:-1] + (" of one player" if written.PASSED_ROUND else "")
        unseen = [turn for game in by_keys.at_random(name, at_random) for turn in by_keys.turns(game)]
        figure = f"presses a {unit}, {english(name)}, freely played, mean"
        budget = None if written.HELD else written.MEAN  # else it is that of the companion
        table.add(figure, statistics.mean([turn.presses for turn in unseen]), budget=budget, digits=1)
        recorded = [turn for _, game in games if game.game == name for turn in by_keys.turns(game)]
        for which, turns in (("freely played", unseen), ("recorded", recorded)):
            counts = [turn.presses for turn in turns]
            what = f"presses a {unit}, {english(name)}, {which}"
            table.add(f"{what}, median", statistics.median(counts))
            table.add(f"{what}, 95 %", percentile(counts, 95))
            table.add(f"{what}, worst", max(counts))
            table.add("  keys held, mean", statistics.mean([turn.held for turn in turns]), "s", digits=1)
        table.add("  mean of the recorded ones", statistics.mean([turn.presses for turn in recorded]), digits=1)
        if written.SUCH:
            what, _ = written.SUCH
            such = [turn.presses for turn in recorded if turn.such]
            table.add(f"  of these {len(such)} with {what}, worst", max(such))


def on_this_computer(table: Table, games: Sequence[Any], quick: bool) -> None:
    """Measure all that needs no board."""
    presses(table, games, 4 if quick else GAMES_AT_RANDOM)
    depth, where = max(by_keys.nesting(game) for _, game in board.deepest_games(games))
    table.add("nesting of calls and generators, at the most", depth + AROUND, "frames", NESTED)
    table.note("nesting: " + " > ".join(where))
    page.measure(table, quick)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return its status."""
    parser = argparse.ArgumentParser(description="Measure Quipu against its budgets.")
    parser.add_argument("--quick", action="store_true", help="a sample of everything")
    for runtime in images.VARIABLES:
        parser.add_argument("--" + runtime, help="another image than the one that was built; no: none")
    parser.add_argument("--board", action="store_true", help="only what is measured on emulated boards")
    parser.add_argument("--processor", choices=("125", "200"), default="", help="MHz, as in hardware.txt")
    parser.add_argument("--spi", action="store_true", help="the boards have their display on SPI")
    parser.add_argument("--no-cache", action="store_true", help="a flash as fast as RAM, to see what its cache costs")
    parser.add_argument(
        "--game", action="append", default=[], metavar="NAME", help="only this recorded or unseen game, on boards"
    )
    given = sys.argv[1:] if arguments is None else arguments
    options = parser.parse_args(given)
    started = time.monotonic()
    games = by_keys.games()
    if unknown := set(options.game) - {name for name, _ in games} - set(by_keys.unseen()):
        parser.error("no such game that begins at power-on: " + ", ".join(sorted(unknown)))
    table = Table()
    if not options.board:
        some = list({game.game: (name, game) for name, game in games}.values()) if options.quick else games
        on_this_computer(table, some, options.quick)
    for runtime in images.VARIABLES:
        named = getattr(options, runtime)
        uf2 = images.find(runtime) if named is None else named
        if uf2 == "no":
            continue
        if why := board.unavailable(uf2, runtime):
            table.say(f"times and memory of the board, {runtime}: not measured ({why})")
        else:
            image = board.Image(uf2, runtime, options.processor, not options.no_cache, options.spi)
            board.measure(table, image, board.measured_games(games, options.quick, options.game))
    table.finish()
    if not given:
        FIGURES.write_text("# Figures\n\n```\n" + "\n".join(table.lines) + "\n```\n", encoding="utf-8")
    verdict = f"{table.missed} budgets missed" if table.missed else "all ok"
    table.say(f"{time.monotonic() - started:.0f} s; {verdict}")
    return 1 if table.missed else 0


if __name__ == "__main__":
    sys.exit(main())
