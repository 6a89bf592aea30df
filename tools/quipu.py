#!/usr/bin/env python3
"""Quipu on this computer: `quipu play`, `quipu sheet my.txt`, `quipu archive list`, `quipu web`.

`quipu COMMAND --help` says more about each command.
"""

import importlib
import sys
from collections.abc import Sequence
from pathlib import Path

# Each command is the `main` of a module in this folder; `make` has the same ones.
COMMANDS = {
    "play": ("simulator", "play in the terminal"),
    "sheet": ("sheet", "check a score sheet of your own, and play it"),
    "archive": ("archive", "keep the games of your devices in one file on this computer"),
    "web": ("web", "play in a browser"),
}
# An installed package has the project's folders next to this module.
_INSTALLED = Path(__file__).parent / "quipu_project" / "tools"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return its status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    name = given[0] if given else "--help"
    if name in ("-h", "--help"):
        print(__doc__)
        print("\n".join(f"  quipu {command:8} {does}" for command, (_, does) in COMMANDS.items()))
        return 0
    if name not in COMMANDS:
        print(f"quipu: there is no command {name!r}, only {', '.join(COMMANDS)}", file=sys.stderr)
        return 2
    if _INSTALLED.is_dir():
        sys.path.insert(0, str(_INSTALLED))
    sys.argv = [f"quipu {name}", *given[1:]]
    return int(importlib.import_module(COMMANDS[name][0]).main(given[1:]))


if __name__ == "__main__":
    sys.exit(main())
