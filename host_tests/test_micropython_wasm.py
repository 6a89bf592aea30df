"""The plumbing to run firmware files on MicroPython: what the other tests on real interpreters rest upon."""

import os
import zlib

import pytest

from host.build.modules import firmware_files
from host.device import bare
from host.device.keystrokes import HELD
from host.runtimes import on_micropython
from host.runtimes.on_micropython import SCRIPTS, MicroPythonError, play, run_here, run_unix, run_wasm

needs_wasm = pytest.mark.skipif(bool(on_micropython.available()), reason=on_micropython.available())
needs_unix = pytest.mark.skipif(bool(on_micropython.unix_available()), reason=on_micropython.unix_available())
RUNS = [
    pytest.param(run_wasm, marks=needs_wasm, id="wasm"),
    pytest.param(run_unix, marks=needs_unix, id="unix"),
]

# A firmware of two files that shows which presses came.
CANVAS = """
class Canvas:
    def __init__(self):
        self.buffer = bytearray(1025)
        self.first = 128

    def changed(self, page):
        return ((self.first, 127),) if page == 2 and self.first < 128 else ()

    def shown(self, page, first, last):
        self.first = 128
"""
APP = """
from canvas import Canvas


class App:
    more = False

    more = asleep = False

    def __init__(self, display, keys, clock, store):
        self.display = display
        self.keys = keys
        self.clock = clock
        self.store = store
        self.canvas = Canvas()
        self.count = 4096 - list(store.read(0, 4096)).count(255)
        self.draw()

    def early(self, now):
        return False

    def draw(self):
        self.canvas.buffer[1 + 2 * 128 + 127 - self.count] = 0x55
        self.canvas.first = 127 - self.count
        self.display.show(self.canvas)

    def step(self):
        edge = self.keys.get()
        if edge < 0:
            return 10
        if edge > 7:
            return 0
        self.store.program(self.count, bytes([edge]))
        if edge == 6:
            self.store.program(4096, str(self.clock.now()).encode())
        self.count += 1
        self.draw()
        return 0
"""


@pytest.fixture
def standin(tmp_path):
    folder = tmp_path / "firmware"
    folder.mkdir()
    (folder / "canvas.py").write_text(CANVAS)
    (folder / "app.py").write_text(APP)
    return str(folder)


@pytest.fixture
def script(tmp_path):
    """Return a function that writes a script and tells its path."""

    def write(text):
        path = tmp_path / "script.py"
        path.write_text(text)
        return str(path)

    return write


def only_on_a_board(path):
    return path.startswith("drivers/") or path in ("main.py", "boot.py")


@pytest.mark.parametrize("run", RUNS)
def test_input_and_rows(run, script):
    path = script("""
def main(data):
    print("printed")
    yield {"first": data["n"]}
    used = yield None
    yield {"second": data["text"], "used": used}
""")
    result = run(path, {"n": 1 << 40, "text": "caffè\n\u2212"})
    assert result["rows"] == [{"first": 1 << 40}]
    assert result["second"] == "caffè\n\u2212"
    assert result["used"] > 0


@pytest.mark.parametrize("run", RUNS)
def test_a_failure_brings_its_traceback(run, script):
    path = script("def main(data):\n    print('so far')\n    yield {}\n    data['missing']\n")
    with pytest.raises(MicroPythonError, match="(?s)line 4, in main.*KeyError: missing") as failure:
        run(path)
    assert failure.value.output == "so far"


RECURSION = """
def down(n):
    if n:
        down(n - 1)

def main(data):
    down(data["depth"])
    yield {}
"""


@needs_wasm
def test_pystack_is_a_limit(script):
    path = script(RECURSION)
    run_wasm(path, {"depth": 30})
    with pytest.raises(MicroPythonError, match="pystack exhausted"):
        run_wasm(path, {"depth": 70})
    run_wasm(path, {"depth": 70}, pystack=1024)
    assert too_deep(path, 60) and not too_deep(path, 45)


def too_deep(path, depth):
    """Return whether so many calls are too many."""
    try:
        run_wasm(path, {"depth": depth})
    except MicroPythonError:
        return True
    return False


MEMORY = """
def main(data):
    kept = []
    for _ in range(data["thousands"]):
        bytearray(1000)
        if data["keep"]:
            kept.append(bytearray(1000))
        used = yield None
    yield {"used": used}
"""


@needs_unix
def test_heapsize_is_a_hard_limit(script):
    path = script(MEMORY)
    run_unix(path, {"thousands": 1000, "keep": False}, heapsize=32 * 1024)
    with pytest.raises(MicroPythonError, match="MemoryError"):
        run_unix(path, {"thousands": 50, "keep": True}, heapsize=32 * 1024)


@needs_wasm
def test_rubbish_is_not_counted_as_used(script):
    path = script(MEMORY)
    little = run_wasm(path, {"thousands": 10, "keep": False})["used"]
    assert abs(run_wasm(path, {"thousands": 500, "keep": False})["used"] - little) < 500
    assert run_wasm(path, {"thousands": 500, "keep": True})["used"] > little + 500_000


def test_nesting_counts_calls_and_generators(tmp_path):
    from host.figures.nesting import Nesting

    (tmp_path / "deep.py").write_text("""
def one():
    yield from two()

def two():
    yield three()
    yield 0

def three():
    return max((1, 2), key=lambda n: n)
""")
    names = {}
    with open(tmp_path / "deep.py") as file:
        exec(compile(file.read(), str(tmp_path / "deep.py"), "exec"), names)
    with Nesting(str(tmp_path)) as nesting:
        list(names["one"]())
    assert nesting.deepest == 4
    assert nesting.where == ["deep.py:one", "deep.py:two", "deep.py:three", "deep.py:<lambda>"]


@pytest.mark.parametrize("run", [pytest.param(run_here, id="here"), *RUNS])
def test_play(run, standin):
    keys = "a hold:right menu"

    def there(script, data):
        return run(script, data, firmware=standin)

    result = play(there, keys, pictures=True, clock=2**29 - 5)
    picture = bytes.fromhex(result["picture"])
    assert picture == bytes(2 * 128 + 124) + b"\x55" * 4 + bytes(5 * 128)
    assert result["pages"]["0"].rstrip("f") == "040306"
    assert [row["sent"] for row in result["rows"]] == [1, 2, 3, 4]
    assert [row["windows"] for row in result["rows"]] == [1, 1, 1, 1]
    assert result["rows"][-1]["crc"] == zlib.crc32(picture)
    assert result["rows"][-1]["picture"] == result["picture"]
    assert HELD - 5 <= int(bytes.fromhex(result["pages"]["16"]).rstrip(b"\xff")) < HELD + 100
    # A game resumed from its journal.
    result = play(there, "", pages={"0": "0403".ljust(512, "f")})
    assert bytes.fromhex(result["picture"])[2 * 128 + 125] == 0x55


def test_presses_are_read():
    assert list(bare.presses("UDLRABM")) == [(key, 0) for key in range(7)]
    assert list(bare.presses(on_micropython.short("a hold:right 2 menu"))) == [(4, 0), (3, 800), (3, 800), (6, 0)]
    with pytest.raises(ValueError, match="no such key: X"):
        list(bare.presses("AX"))


MODULES = os.path.join(SCRIPTS, "modules.py")


@pytest.mark.parametrize("run", RUNS)
def test_every_module_of_the_firmware_can_be_imported(run):
    files = [path for path in firmware_files() if not only_on_a_board(path)]
    modules = [path[:-3].removesuffix("/__init__").replace("/", ".") for path in files]
    # One interpreter: this is about Python that MicroPython does not have, not about memory.
    more = {"heapsize": 1 << 20} if run is run_unix else {}
    assert sorted(run(MODULES, {"modules": modules}, **more)["used"]) == sorted(modules)


@needs_wasm
def test_every_file_for_a_board_compiles():
    files = ["/firmware/" + path for path in firmware_files() if only_on_a_board(path)]
    run_wasm(MODULES, {"compile": files})


DRAWING = """
from binascii import hexlify
from canvas import Canvas

def main(data):
    canvas = Canvas()
    canvas.clear()
    canvas.text(0, 0, "".join(chr(n) for n in range(32, 53)))
    canvas.text(3, 1, data["text"])
    canvas.text(121, 2, "cut")
    canvas.text_right(128, 2, "right")
    canvas.text(0, 3, "".join(chr(n) for n in range(1, 22)))
    canvas.big(5, 4, "0123 +-:")
    canvas.picture(110, 4, bytes([10, 2]) + bytes(range(100, 120)))
    canvas.fill(0, 6, 50, 0x3C)
    canvas.invert(10, 6, 100)
    changed = [list(canvas.changed(page)) for page in range(8)]
    canvas.shown(3, 0, 127)
    canvas.fill(64, 3, 2, 0xAA)
    yield None
    yield {"buffer": hexlify(canvas.buffer).decode(), "changed": changed, "then": list(canvas.changed(3))}
"""


@pytest.mark.parametrize("run", RUNS)
def test_the_canvas_draws_the_same(run, script):
    path = script(DRAWING)
    data = {"text": "Àéîöçß \u2212 \u65e5 ù"}
    expected = run_here(path, data)
    assert run(path, data) == expected
    assert len(set(expected["buffer"])) > 8


BOUNCING = """
from drivers.debounce import Debouncer

def main(data):
    keys = Debouncer(7)
    told = [keys.change(5, True, 100), keys.change(5, False, 103), keys.change(5, True, 104)]
    told += [keys.settled(), keys.released(130), keys.settled(), keys.down()]
    told += [keys.change(5, False, 200), keys.released(230), keys.settled(), keys.down()]
    yield None
    yield {"told": told}
"""


@pytest.mark.parametrize("run", [pytest.param(run_here, id="here"), *RUNS])
def test_keys_are_told_the_same(run, script):
    """Also what is only asked before the device falls asleep."""
    down_and_bouncing = [True, False, False, False, -1, True, True]
    up_again = [False, 5, True, False]
    assert run(script(BOUNCING), {})["told"] == down_and_bouncing + up_again
