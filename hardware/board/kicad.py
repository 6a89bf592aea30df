"""Run `kicad_side.py` with the system's Python, which has KiCad's module."""

import functools
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

SIDE = Path(__file__).parent / "kicad_side.py"
MISSING = "KiCad's Python module pcbnew is missing (Debian, Ubuntu: apt install --no-install-recommends kicad)"


@functools.cache
def python() -> str:
    """Return the Python that has pcbnew; "" if there is none."""
    for found in (sys.executable, "/usr/bin/python3", shutil.which("python3")):
        if found and not subprocess.run([found, "-c", "import pcbnew"], capture_output=True).returncode:
            return found
    return ""


def _run(*arguments: Any) -> None:
    """Run it. Raises ValueError if KiCad is missing or fails."""
    if not python():
        raise ValueError(MISSING)
    done = subprocess.run([python(), str(SIDE), *map(str, arguments)], capture_output=True, text=True)
    if done.returncode:
        raise ValueError(f"KiCad: {done.stderr.strip()[-300:]}")


def check(board: Path) -> list[str]:
    """Return the errors and warnings of KiCad's rule check for a board. Raises ValueError."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.txt"
        _run("check", board, report)
        text = report.read_text(encoding="utf-8")
    counts = re.findall(r"^\*\* Found (\d+) (.+) \*\*$", text, re.M)
    if len(counts) != 3:
        raise ValueError("KiCad has checked nothing")
    found = re.findall(r"^\[[a-z_]+\]: .*(?:\n    .*)*", text, re.M)
    return found or [f"{count} {what}" for count, what in counts if count != "0"]


def plot(board: Path, folder: Path) -> None:
    """Write Gerber files and holes of a board into a folder, without the time, so that they are always the same."""
    _run("make", board, folder)
    for path in folder.iterdir():
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        kept = [line for line in lines if "CreationDate" not in line]
        text = re.sub(r"(?<= date )[^*\n]*?(?=\*| format|\n)", "-", "".join(kept))
        path.write_text(text, encoding="utf-8", newline="\n")
