"""Where the parts of the project are, and the firmware on the path so that host tools use it as it is."""

import sys
from pathlib import Path

TOOLS = Path(__file__).resolve().parent.parent
PROJECT = TOOLS.parent
FIRMWARE = PROJECT / "firmware"

for _folder in (str(TOOLS / "host"), str(FIRMWARE)):
    if _folder not in sys.path:
        sys.path.insert(0, _folder)
