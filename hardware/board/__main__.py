"""Make the board to order (`make board`): its KiCad project anew, and what is ordered, in build/board/."""

import sys

from host.paths import BUILD

from hardware import tell
from hardware.board import files, kicad, order, schematic
from hardware.board.route import Router


def project() -> None:
    """Write the KiCad project. Raises ValueError without KiCad, which fills the grounds."""
    tracks = Router().route()
    files.PROJECT.write_text(files.project(), encoding="utf-8", newline="\n")
    files.SCHEMATIC.write_text(schematic.schematic(), encoding="utf-8", newline="\n")
    files.BOARD.write_text(files.board(tracks, {}), encoding="utf-8", newline="\n")
    files.BOARD.write_text(files.board(tracks, kicad.fill(files.BOARD)), encoding="utf-8", newline="\n")


def main() -> int:
    """Make all; status 1 where KiCad is missing or finds an error."""
    try:
        if not kicad.python():
            raise ValueError(kicad.MISSING)
        project()
        tell(order.write(BUILD / "board"))
    except ValueError as error:
        print(f"No board: {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
