"""Make the files for a real board that presses its own keys (tools/stopwatch/program.py), and read the figures that it
prints.
"""

import re
import statistics
import struct
from collections.abc import Iterable, Iterator
from typing import NamedTuple
from zlib import crc32

from host.figures.budget_table import percentile
from host.figures.measured_game import CODE, Resumed
from host.paths import TOOLS
from host.recorded.transcript import Transcript
from host.storage.first_drive import PROGRAM

from input.keys import A, B

MARK = "stopwatch:"
PRESSES = "stopwatch.bin"
_SOURCE = TOOLS / "stopwatch" / "program.py"
# As the program has them.
_FORM = "<BBHI"
LOOKED, LET_GO, AT_ONCE, AGAIN = 1, 2, 4, 8


class Unmeasured(Exception):
    """The board has not measured all; the text says why."""


class Step(NamedTuple):
    """A press: its purpose, the key, how, ms held, the expected picture. AGAIN restarts the app instead."""

    kind: str
    key: int
    how: int
    held: int
    picture: bytes


def steps(game: Transcript) -> Iterator[Step]:
    """Yield the steps: a game from power-on to before its last turn, a restart of the app, undo."""
    measured = Resumed(game)
    yield Step("start", 0, AGAIN, 0, measured.pictures[0])
    for number in range(measured.at):
        before, after = measured.kinds[number]
        how = LOOKED * measured.looked[number] | LET_GO * measured.let_go[number] | AT_ONCE * (before in ("end", CODE))
        kind = "code" if after == CODE else "press"
        yield Step(kind, measured.keys_pressed[number], how, measured.held[number], measured.pictures[number + 1])
    yield Step("start", 0, AGAIN, 0, measured.home)
    yield Step("resumed", A, AT_ONCE, 0, measured.resumed)
    for picture in measured.undone:
        yield Step("undo", B, AT_ONCE, 0, picture)


def files(runtime: str, steps: Iterable[Step]) -> dict[str, bytes]:
    """Return {path: content} for the drive of a board with that runtime."""
    packed = [struct.pack(_FORM, step.key, step.how, step.held, crc32(step.picture)) for step in steps]
    return {PRESSES: b"".join(packed), PROGRAM[runtime]: _SOURCE.read_bytes()}


def ended(text: str) -> bool:
    """Return whether the board has finished its report."""
    return re.search(rf"{MARK} (done|wrong|used)|Traceback", text) is not None


def figures(text: str, game: Transcript) -> dict[str, str]:
    """Return {figure: value} from the console of the board. Raises Unmeasured."""
    said: dict[str, list[list[str]]] = {}
    for what, rest in re.findall(rf"{MARK} (\w+) ?([^\r\n]*)", text):
        said.setdefault(what, []).append(rest.split())
    if "used" in said:
        raise Unmeasured("The board was used before: Settings, Erase everything, then once more.")
    if "wrong" in said:
        raise Unmeasured(f"Press {said['wrong'][0][0]} led to another picture: was a key touched, or is one stuck?")
    if "done" not in said:
        raise Unmeasured("The board has not come to the end:\n" + text[-1000:])
    took: dict[str, list[float]] = {"press": [], "undo": [], "resumed": [], "code": []}
    sent = []
    kinds = [step.kind for step in steps(game)]
    for number, microseconds, count in said["press"]:
        if int(microseconds) >= 0:
            took[kinds[int(number)]].append(int(microseconds) / 1000)
            sent.append(int(count))
    image, chip, runtime, hertz, bus, speed = said["board"][0]
    awake, whole, allocated = map(int, said["idle"][0])
    used, free = map(int, said["heap"][0])
    presses = took["press"]
    return {
        "board": f"{chip}, {runtime}, image {image}",
        "clock": f"{int(hertz) / 1e6:.0f} MHz",
        "bus": f"I2C at {int(speed) // 1000} kHz" if bus == "i2c" else "SPI",
        "presses timed": f"{len(presses)}",
        "key to last byte, median": f"{statistics.median(presses):.1f} ms",
        "key to last byte, 95 %": f"{percentile(presses, 95):.1f} ms",
        "key to last byte, worst": f"{max(presses):.1f} ms",
        "A on Continue to the game": f"{took['resumed'][0]:.0f} ms",
        f"undo of one of {len(took['undo'])} answers, worst": f"{max(took['undo']):.0f} ms",
        "a whole picture": f"{int(said['whole'][0][0]) / 1000:.1f} ms",
        "bytes per press, median": f"{statistics.median(sent):.0f}",
        "awake while lit and idle, with a cable, without the runtime's interrupts": f"{100 * awake / whole:.1f} %",
        "allocated while idle": f"{allocated} B",
        "heap used at the fullest, the measuring included": f"{used / 1024:.1f} KiB",
        "heap free then": f"{free / 1024:.1f} KiB",
    }


def table(found: dict[str, str]) -> str:
    """Return the figures as a table for docs/dev/measure-your-board.md."""
    return "\n".join(["| what | measured |", "|---|---|", *(f"| {what} | {much} |" for what, much in found.items())])
