#!/usr/bin/env python3
"""Break a line, see which test notices: `python tools/mutants.py draw --seed 28`, then `python tools/mutants.py run`.

`draw` prints the rows of a table of mutants, the same ones for the same seed and the same files. `run` tries those of
docs/mutants.md that have nothing in a column yet, each in a copy of the tree, and writes there who killed it. A mutant
is found by the line it changes, wherever that line lies by now in its file; a line that is no more is said.
"""

import argparse
import ast
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from host.paths import PROJECT

TABLE = PROJECT / "docs" / "mutants.md"
COLUMNS = {"before": 4, "after": 5}
SURVIVED, GONE = "**survived**", "gone"
NO_BOARD = "not pico and not emulated"
TURNED = {">": ">=", ">=": ">", "<": "<=", "<=": "<", "==": "!=", "!=": "==", "is": "is not", "is not": "is"}
TURNED |= {"in": "not in", "not in": "in", "and": "or", "or": "and", "+": "-", "-": "+", "*": "+", "//": "%", "%": "//"}
TURNED |= {"<<": ">>", ">>": "<<", "&": "|", "|": "&"}


class Area(NamedTuple):
    """Files (as globs), the functions in them (a pattern; "": all), the tests, likely killers first."""

    files: tuple[str, ...]
    functions: str
    tests: str


SESSION, REPLAY, LOG, KEEPER = (
    "firmware/engine/history/session.py",
    "firmware/engine/history/undo.py",
    "firmware/engine/history/log.py",
    "firmware/persistence/autosave.py",
)
JOURNAL, KEPT = "firmware/persistence/journal.py", "firmware/persistence/"
UNDO = "undo|pop|last|drop|rebase.*|_start|_note_round|adjust|_play"
CHECKPOINTS = "__init__|_keep|_thin_out|rest|recent|save|work|rewrite|_sum_up|write|_store.*|_fill|_?put_.*"
AREAS = {
    "rules": Area(
        ("firmware/rules/**/*.py",),
        "",
        "bronze_age late_bronze_age payment score_pad roll_into_town town_discovery town_construction through_the_ages"
        " ages_board place counters town_properties games told reference replay session",
    ),
    "undo": Area((SESSION, REPLAY, LOG), UNDO, "session taken_back pilot safe ages_evening games region torture"),
    "checkpoints": Area(
        (SESSION, REPLAY, KEEPER, JOURNAL), CHECKPOINTS, "session taken_back pilot region torture safe kept_games"
    ),
    "region": Area(
        (KEPT + "region.py", KEPT + "records.py", KEPT + "ledger.py"), "", "store region torture safe kept_games"
    ),
    "canvas": Area(
        ("firmware/canvas.py", "firmware/drivers/panel.py"), "", "canvas panel fonts display screens sleep drivers"
    ),
    "keys": Area(
        ("firmware/input/keys.py", "firmware/drivers/debounce.py", "firmware/drivers/*/keys.py"),
        "",
        "keys drivers sleep keyboard keystrokes faults",
    ),
    "words": Area(("firmware/words/**/*.py",), "", "words title adding_a_game alike extremes loading screens"),
    # What plays a game by its keys is left out: it is no proof by itself.
    "replay": Area(
        (
            "tools/replay.py",
            *(
                f"tools/host/recorded/{name}.py"
                for name in ("fields", "notation", "people", "sheet", "spoken", "telling")
            ),
            "tools/host/recorded/transcript.py",
            "tools/host/recorded/notations/**/*.py",
        ),
        "",
        "notation replay telling games told",
    ),
}


class Mutant(NamedTuple):
    """A line of a file and what becomes of it, without their indentation."""

    area: str
    path: str
    line: int
    was: str
    becomes: str


def edits(node: ast.AST, text: str) -> Iterator[tuple[str, int, int, str]]:
    """The ways to break a node that lies in one line: kind, first and last column (bytes), what stands there then."""

    def between(kind: str, left: ast.expr, right: ast.expr) -> Iterator[tuple[str, int, int, str]]:
        start, end = left.end_col_offset or 0, right.col_offset
        sign = text.encode()[start:end].decode().strip("() ")
        if left.end_lineno == right.lineno and sign in TURNED:
            yield kind, start, end, text.encode()[start:end].decode().replace(sign, TURNED[sign])

    whole = getattr(node, "col_offset", 0), getattr(node, "end_col_offset", 0)
    if isinstance(node, ast.Compare):
        yield from between("compare", node.left, node.comparators[0])
    elif isinstance(node, ast.BoolOp):
        yield from between("logic", node.values[0], node.values[1])
    elif isinstance(node, ast.BinOp) and not any(
        isinstance(side, ast.Constant) and isinstance(side.value, str | bytes) for side in (node.left, node.right)
    ):
        yield from between("arithmetic", node.left, node.right)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "logic", node.col_offset, node.operand.col_offset, ""
    elif isinstance(node, ast.Constant) and type(node.value) in (int, bool):
        yield "constant", *whole, repr(node.value + 1 if type(node.value) is int else not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str) and len(node.value) > 1:
        middle = len(node.value) // 2
        turned = node.value[: middle - 1] + node.value[middle] + node.value[middle - 1] + node.value[middle + 1 :]
        yield "word", *whole, ascii(turned if turned != node.value else node.value + "x")
    elif isinstance(node, ast.If | ast.While | ast.IfExp):
        test = node.test
        if test.lineno == test.end_lineno:
            yield "branch", test.col_offset, test.end_col_offset or 0, "False"
    elif isinstance(node, ast.Expr | ast.AugAssign | ast.Return | ast.Raise | ast.Continue | ast.Break):
        yield "statement", *whole, "pass"
    elif isinstance(node, ast.Assign) and not isinstance(node.targets[0], ast.Name | ast.Tuple):
        yield "statement", *whole, "pass"


def sites(area: str, path: str, functions: str) -> Iterator[tuple[str, Mutant]]:
    """All mutants of a file, with their kinds."""
    source = (PROJECT / path).read_text(encoding="utf-8")
    lines = source.split("\n")

    def below(node: ast.AST, within: bool) -> Iterator[tuple[str, Mutant]]:
        for child in ast.iter_child_nodes(node):
            if (
                isinstance(child, ast.JoinedStr)
                or isinstance(child, ast.Expr)
                and isinstance(child.value, ast.Constant)
            ):
                continue  # a docstring
            inside = within or isinstance(child, ast.FunctionDef) and bool(re.fullmatch(functions, child.name))
            first = getattr(child, "lineno", 0)
            if inside and first and (first == child.end_lineno or hasattr(child, "test")):  # type: ignore[attr-defined]
                text = lines[first - 1]
                for kind, start, end, new in edits(child, text):
                    changed = (text.encode()[:start] + new.encode() + text.encode()[end:]).decode()
                    yield kind, Mutant(area, path, first, text.strip(), changed.strip())
            yield from below(child, inside)

    yield from below(ast.parse(source), not functions)


def draw(seed: int, each: int) -> list[Mutant]:
    """So many mutants of each area, of one kind after the other, no two of one line."""
    drawn = []
    for area, (globs, functions, _) in AREAS.items():
        dice = random.Random(f"{seed} {area}")
        kinds: dict[str, list[Mutant]] = {}
        for path in sorted({str(path.relative_to(PROJECT)) for glob in globs for path in PROJECT.glob(glob)}):
            for kind, mutant in sites(area, path, functions):
                kinds.setdefault(kind, []).append(mutant)
        order = sorted(kinds)
        dice.shuffle(order)
        taken: list[Mutant] = []
        while len(taken) < each:
            mutant = dice.choice(kinds[order[len(taken) % len(order)]])
            if all((mutant.path, mutant.line) != (other.path, other.line) for other in taken):
                taken.append(mutant)
        drawn += taken
    return drawn


def row_of(mutant: Mutant, before: str = "", after: str = "") -> str:
    """A row of the table."""
    code = [f"`{text}`".replace("|", "\\|") for text in (mutant.was, mutant.becomes)]
    return f"| {mutant.area} | {mutant.path}:{mutant.line} | {code[0]} | {code[1]} | {before} | {after} |"


def read_row(row: str) -> tuple[Mutant, list[str]] | None:
    """The mutant of a row of the table, and its cells; None: another line of the document."""
    cells = [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", row)[1:-1]]
    if len(cells) != 6 or cells[0] not in AREAS:
        return None
    path, line = cells[1].split(":")
    return Mutant(cells[0], path, int(line), cells[2][1:-1], cells[3][1:-1]), cells


def put_in(mutant: Mutant, tree: Path) -> bool:
    """Break the line nearest to where it was in a copy of the tree; False: there is none."""
    path = tree / mutant.path
    lines = path.read_text(encoding="utf-8").split("\n") if path.exists() else []
    same = [number for number, text in enumerate(lines) if text.strip() == mutant.was]
    if not same:
        return False
    number = min(same, key=lambda number: abs(number + 1 - mutant.line))
    lines[number] = lines[number].replace(mutant.was, mutant.becomes)
    path.write_text("\n".join(lines), encoding="utf-8")
    return True


def failures(mutants: list[Mutant], tests: list[str], *options: str, minutes: float = 10) -> list[str]:
    """The tests that fail in a copy of the tree with these mutants (none: as it is)."""
    with tempfile.TemporaryDirectory(prefix="quipu-mutant-") as folder:
        tree = Path(folder) / "quipu"
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=PROJECT, check=True, capture_output=True, text=True)
        for name in listed.stdout.split("\0"):
            if name and (PROJECT / name).exists():
                (tree / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(PROJECT / name, tree / name)
        for linked in (".venv", *(str(path.relative_to(PROJECT)) for path in PROJECT.glob("tools/*/node_modules"))):
            (tree / linked).symlink_to((PROJECT / linked).resolve())
        for mutant in mutants:
            if not put_in(mutant, tree):
                return [GONE]
        command = [sys.executable, "-m", "pytest", "--timeout", "200", "-p", "no:cacheprovider", "-k", NO_BOARD]
        environment = {key: value for key, value in os.environ.items() if not key.startswith("QUIPU_IMAGE")}
        try:
            ran = subprocess.run(
                [*command, *options, *tests],
                cwd=tree,
                capture_output=True,
                text=True,
                timeout=60 * minutes,
                env=environment,
            )
        except subprocess.TimeoutExpired:
            return ["time is over"]
    if ran.returncode == 0:
        return []
    return re.findall(r"^(?:FAILED|ERROR) host_tests/([^\s\[]+)", ran.stdout, re.MULTILINE) or [
        f"status {ran.returncode}"
    ]


def tests_of(mutant: Mutant) -> list[str]:
    """The files of tests of its area, those first that are named as what it breaks."""
    names = AREAS[mutant.area].tests.split()
    parts = set(Path(mutant.path).with_suffix("").parts)
    return [f"host_tests/test_{name}.py" for name in sorted(names, key=lambda name: name not in parts)]


def run(column: str) -> int:
    """Fill a column of the table; return how many mutants survive in it."""
    lines = TABLE.read_text(encoding="utf-8").split("\n")
    at = COLUMNS[column]

    def fill(number: int, found: str) -> None:
        mutant, cells = read_row(lines[number]) or (None, [])
        assert mutant
        cells[at] = found
        lines[number] = row_of(mutant, *cells[4:])
        TABLE.write_text("\n".join(lines), encoding="utf-8")
        print(f"{mutant.area} {mutant.path}:{mutant.line}: {found}", flush=True)

    rows = {number: read for number, line in enumerate(lines) if (read := read_row(line)) and not read[1][at]}
    areas = {mutant.area for mutant, _ in rows.values()}
    needed = {
        f"host_tests/test_{name}.py": None for area in AREAS if area in areas for name in AREAS[area].tests.split()
    }
    if needed and (broken := failures([], list(needed), minutes=30)):
        raise SystemExit(f"fails without any mutant: {', '.join(broken)}")
    survivors: list[int] = []
    for number, (mutant, _) in rows.items():
        killers = failures([mutant], tests_of(mutant), "-n", "0", "-x")
        fill(number, killers[0] if killers else SURVIVED)
        survivors += [] if killers else [number]
    # All tests at once on all that are left; those that fail then, on each alone.
    if survivors and (failing := failures([rows[number][0] for number in survivors], ["host_tests"], minutes=40)):
        files = sorted({"host_tests/" + name.split("::")[0] for name in failing})
        for number in survivors:
            if killers := failures([rows[number][0]], files, "-x"):
                fill(number, killers[0])
    return sum(SURVIVED in line for line in lines if read_row(line))


def main(argv: list[str] | None = None) -> int:
    """Run the command; return its status."""
    parser = argparse.ArgumentParser(description="Break single lines and see which test notices.")
    words = parser.add_subparsers(dest="word", required=True)
    drawing = words.add_parser("draw", help="print rows for the table")
    drawing.add_argument("--seed", type=int, required=True)
    drawing.add_argument("--each", type=int, default=6, help="mutants of an area")
    running = words.add_parser("run", help="try the mutants of the table that have nothing in a column")
    running.add_argument("--column", choices=list(COLUMNS), default="before")
    args = parser.parse_args(argv)
    if args.word == "run":
        return 1 if run(args.column) else 0
    for mutant in draw(args.seed, args.each):
        print(row_of(mutant))
    return 0


if __name__ == "__main__":
    sys.exit(main())
