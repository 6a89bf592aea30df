"""Runs a host-side script on whatever Python this is: a MicroPython in WebAssembly, or CPython.

A script is a module with `main(data)`: a generator, given the decoded JSON input. What it yields, unless None, is
printed as a line: the record separator (so that a script may print as well) and JSON. Each `yield` returns the bytes in
use after a garbage collection (0 on CPython).

The WebAssembly port collects only while no Python code runs at all, so there the loop over `turn()` is JavaScript's.
"""

import gc
import json
import sys

if sys.implementation.name == "cpython":
    import host  # noqa: F401 - so that the generated modules of the firmware are found

_MEASURED = hasattr(gc, "mem_alloc")

_script = None
_started = False


def begin(name, data):
    """Import the script of that name and make its generator."""
    global _script, _started
    _script = __import__(name).main(data)
    _started = False
    gc.collect()


def turn():
    """Run the script to its next yield; False when it has ended."""
    global _started
    used = gc.mem_alloc() if _MEASURED and _started else 0
    try:
        # The first value sent to a generator has to be None.
        row = _script.send(used if _started else None)
    except StopIteration:
        return False
    _started = True
    if row is not None:
        sys.stdout.write("\x1e")
        # To the stream, not through a string: in a small heap there may be no room for a long line.
        json.dump(row, sys.stdout)
        sys.stdout.write("\n")
        row = None
    if _MEASURED:
        gc.collect()
    return True


if __name__ == "__main__":
    begin(sys.argv[1], json.load(sys.stdin))
    while turn():
        pass
