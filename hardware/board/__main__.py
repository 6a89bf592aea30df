"""Check the board to order with KiCad and write what its maker takes into build/board/ (`make board`)."""

import sys

from host.paths import BUILD

from hardware import tell
from hardware.board import order


def main() -> int:
    """Run the command; status 1 where KiCad is missing or finds an error."""
    try:
        tell(order.write(BUILD / "board"))
    except ValueError as error:
        print(f"No board: {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
