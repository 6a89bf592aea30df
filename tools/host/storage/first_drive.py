"""What is on a board's drive when it is first switched on: the places of its records, and what a test puts there."""

import os

from host.paths import AnyPath

from drivers.records import Files
from persistence.records import LAYOUT

# The folder of the records; a third copy is a spare, should the folder of one be lost.
SAVES = "saves"
COPIES = 3
# What starts in Quipu's place where it is on the drive.
PROGRAM = {"circuitpython": "code.py", "micropython": "main.py"}


def make(folder: AnyPath, runtime: str, program: str = "", hardware: str = "") -> str:
    """Fill a folder with it; return that. `program`: the text of one in Quipu's place; `hardware`: of hardware.txt."""
    os.makedirs(folder, exist_ok=True)
    if runtime == "circuitpython":
        Files(os.path.join(folder, SAVES)).lay_out(LAYOUT, COPIES)
    for name, text in ((PROGRAM[runtime], program), ("hardware.txt", hardware)):
        if text:
            with open(os.path.join(folder, name), "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
    return str(folder)
