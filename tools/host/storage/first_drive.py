"""Make the files that a test or a bench puts on a board's drive before switching on."""

import os

from host.paths import AnyPath

from drivers import pins

# Programs that start in Quipu's place if the drive has them.
PROGRAM = {"circuitpython": "code.py", "micropython": "main.py"}

# The lines of hardware.txt for a display on SPI, at the guide's pins.
ON_SPI = "display_bus = spi\n" + "".join(
    f"{name} = {pin}\n" for name, pin in zip(("sck", "mosi", "cs", "dc", "reset"), pins.SPI_PINS)
)


def make(folder: AnyPath, runtime: str, program: str = "", hardware: str = "") -> str:
    """Fill a folder with it; return that. `program`: the text of one in Quipu's place; `hardware`: of hardware.txt."""
    os.makedirs(folder, exist_ok=True)
    for name, text in ((PROGRAM[runtime], program), ("hardware.txt", hardware)):
        if text:
            with open(os.path.join(folder, name), "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
    return str(folder)
