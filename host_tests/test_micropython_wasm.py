"""The plumbing to run firmware files on MicroPython, for the other tests on real interpreters."""

import os

import pytest

from host.build.modules import firmware_files
from host.runtimes import on_micropython
from host.runtimes.on_micropython import SCRIPTS, MicroPythonError, run_here, run_wasm

needs_wasm = pytest.mark.skipif(bool(on_micropython.available()), reason=on_micropython.available())
HERE_AND_THERE = [pytest.param(run_here, id="here"), pytest.param(run_wasm, marks=needs_wasm, id="wasm")]


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


@needs_wasm
def test_a_failure_brings_its_traceback(script):
    path = script("def main(data):\n    print('so far')\n    yield {}\n    data['missing']\n")
    with pytest.raises(MicroPythonError, match="(?s)line 4, in main.*KeyError: missing") as failure:
        run_wasm(path)
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


MODULES = os.path.join(SCRIPTS, "modules.py")


@needs_wasm
def test_every_module_of_the_firmware_can_be_imported():
    files = [path for path in firmware_files() if not only_on_a_board(path)]
    modules = [path[:-3].removesuffix("/__init__").replace("/", ".") for path in files]
    assert sorted(run_wasm(MODULES, {"modules": modules})["used"]) == sorted(modules)


@needs_wasm
def test_every_file_for_a_board_compiles():
    files = ["/firmware/" + path for path in firmware_files() if only_on_a_board(path)]
    run_wasm(MODULES, {"compile": files})


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


@pytest.mark.parametrize("run", HERE_AND_THERE)
def test_keys_are_told_the_same(run, script):
    """Also what is only asked before the device falls asleep."""
    down_and_bouncing = [True, False, False, False, -1, True, True]
    up_again = [False, 5, True, False]
    assert run(script(BOUNCING), {})["told"] == down_and_bouncing + up_again
