"""Finds a 32-bit native MicroPython: its objects have the sizes they have on the board, its heap a hard limit.

Looked for in this order: the executable named by the environment variable QUIPU_MICROPYTHON, `micropython` on the PATH,
`quipu/micropython/micropython` in the user's cache folder. A 64-bit one is refused.

Debian has one from version 13 (trixie) on, as package micropython, architecture i386. Where it cannot be installed, its
files may be unpacked with those of libc6, libffi8, libmbedcrypto16, libmbedtls21 and libmbedx509-7 (`dpkg-deb -x`), and
started by a small script through their own loader:
`root/usr/lib/ld-linux.so.2 --library-path root/usr/lib/i386-linux-gnu root/usr/bin/micropython "$@"`.
"""

import functools
import os
import shutil
import subprocess
from typing import Any

from host.paths import AnyPath

VARIABLE = "QUIPU_MICROPYTHON"


def _candidate() -> str | None:
    named = os.environ.get(VARIABLE)
    if named:
        return named
    cache = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return shutil.which("micropython") or shutil.which(os.path.join(cache, "quipu", "micropython", "micropython"))


@functools.cache
def _examine(path: AnyPath) -> str:
    """Return why this executable will not do, or ""."""
    code = "import sys; print(sys.implementation.name, sys.maxsize)"
    try:
        done = subprocess.run([path, "-c", code], capture_output=True, text=True, timeout=120)
    except (OSError, subprocess.TimeoutExpired) as error:
        return f"{path} does not start: {error}"
    words = done.stdout.split()
    if done.returncode or len(words) != 2 or words[0] != "micropython":
        return f"{path} is no MicroPython: {(done.stderr or done.stdout).strip()}"
    if int(words[1]) != 2**31 - 1:
        return f"{path} is not a 32-bit MicroPython"
    return ""


def find() -> tuple[Any, str]:
    """Return (path, "") or (None, why there is none)."""
    path = _candidate()
    if not path:
        return None, f"no 32-bit MicroPython found; name one by {VARIABLE}"
    why = _examine(path)
    return (None, why) if why else (path, "")
