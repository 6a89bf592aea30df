#!/usr/bin/env python3
"""Type-check the firmware, each driver set against the stubs of its runtime, and the host's tools (`make types`).

`time`, `os` and `machine` differ between CircuitPython, MicroPython and the host, so each runtime has a run of its own.
The firmware is checked with mypy's strict flags.
"""

import os
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from glob import glob
from typing import Any

from host.paths import FIRMWARE, MADE, PROJECT, STANDINS, TOOLS, AnyPath

HOST = TOOLS / "host"
HARDWARE = PROJECT / "hardware"
MICROPYTHON_STUBS = os.path.join(PROJECT, ".venv", "micropython-stubs")

COMMON = ("--follow-imports=silent", "--no-error-summary")

# name, files and folders of firmware/ to check, further options, folders searched before everything else
RUNS = (
    ("CircuitPython", ("drivers/circuitpy", "drivers/*.py", "boot.py"), ("--follow-untyped-imports",), ()),
    (
        "MicroPython",
        ("drivers/micropy", "drivers/*.py"),
        ("--no-site-packages", "--custom-typeshed-dir", MICROPYTHON_STUBS),
        (MICROPYTHON_STUBS,),
    ),
)
# Shared by both runtimes: checked once, against the host's modules.
SHARED = ("firmware", (".",), ("--exclude", "(^|/)drivers/"), (str(STANDINS),))


def _mypy(name: str, options: Sequence[str], search: Sequence[str], files: Sequence[str], folder: str) -> Any:
    """Run the checker in a folder; `search`: the folder in which it looks for modules first."""
    environment = dict(os.environ, MYPYPATH=os.pathsep.join(search))
    command = [sys.executable, "-m", "mypy", *COMMON, *options]
    command += ["--config-file", os.path.join(PROJECT, "pyproject.toml")]
    command += ["--cache-dir", os.path.join(PROJECT, ".mypy_cache", name), *files]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)


def check(run: Any, folder: AnyPath | None = None) -> tuple[int, str]:
    """Type-check one of RUNS, or SHARED, with the firmware in `folder`; return the checker's status and its output."""
    name, patterns, options, search = run
    root = str(folder or FIRMWARE)
    files = sorted(path for pattern in patterns for path in glob(os.path.join(root, pattern)))
    done = _mypy(name, ("--strict", *options), (*search, root, str(MADE)), files, root)
    # The MicroPython stubs have mistakes of their own; those are not ours to mend.
    lines = [line for line in (done.stdout + done.stderr).splitlines() if not line.startswith(MICROPYTHON_STUBS)]
    if done.returncode > 1:  # the checker itself failed
        return done.returncode, done.stdout + done.stderr
    return int(any(": error:" in line for line in lines)), "".join(line + "\n" for line in lines)


def tools_of() -> list[str]:
    """Return the files of tools/ and hardware/, except tests and substitutes for modules of a runtime."""
    files = sorted([*TOOLS.glob("*.py"), *HOST.rglob("*.py"), *HARDWARE.rglob("*.py")])
    return [str(path) for path in files if not {"cpython", "micropython", "tests"} & {*path.relative_to(PROJECT).parts}]


def check_tools(files: Sequence[str]) -> tuple[int, str]:
    """Type-check files of the host's tools, whose functions need annotations; return the status and the output."""
    search = (str(TOOLS), str(FIRMWARE), str(MADE), str(STANDINS), str(PROJECT))
    options = ("--disallow-untyped-defs", "--ignore-missing-imports")
    done = _mypy("tools", options, search, files, str(PROJECT))
    return done.returncode, done.stdout + done.stderr


def main() -> int:
    """Run all checks; return 1 if one of them finds something."""
    # Without the stubs every name of the runtime would be "Any" and nothing could fail.
    site = sysconfig.get_path("purelib")
    for stub in (os.path.join(site, "busio-stubs"), os.path.join(MICROPYTHON_STUBS, "machine.pyi")):
        if not os.path.exists(stub):
            print("missing stubs:", stub, "(run `make clean test`)")
            return 1
    failed = 0
    checks = [(run[0], partial(check, run)) for run in (*RUNS, SHARED)]
    checks.append(("tools", partial(check_tools, tools_of())))
    # The longest ones first: each is a process of its own, and the short ones fill the rest of the time.
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = [(name, pool.submit(find)) for name, find in reversed(checks)]
    for name, done in reversed(found):
        status, said = done.result()
        print(f"types, {name}: {'ok' if not status else 'wrong'}")
        if status:
            print(said, end="")
            failed = 1
    return failed


if __name__ == "__main__":
    sys.exit(main())
