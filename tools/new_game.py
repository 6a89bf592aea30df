#!/usr/bin/env python3
"""Start a game: `make game NAME=pig` writes its module, its words and a recorded first turn.

The new game is the example of docs/dev/adding-a-game.md under another name. It is playable at once.
"""

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Sequence

from host.paths import FIRMWARE, GAMES, PROJECT, TOOLS
from host.recorded import notation

_GUIDE = PROJECT / "docs" / "dev" / "adding-a-game.md"
_EXAMPLE = "pairs"
# The first turn of two players.
_FIRST_ROUND = 2


def example(language: str, name: str) -> str:
    """Return a block of the guide's example in `language`, for a game called `name`."""
    block = re.search(rf"```{language}\n(.*?)```", _GUIDE.read_text(encoding="utf-8"), re.S)
    assert block, _GUIDE
    title = name.replace("_", " ").title()
    text = block[1].replace("class Pairs", "class " + class_of(name)).replace("Pairs", title).replace("Paires", title)
    return re.sub(rf"\b{_EXAMPLE}_", name + "_", text)


def class_of(name: str) -> str:
    """Return the name of the class of a game, `DeepSea` of `deep_sea`."""
    return "".join(word.capitalize() for word in name.split("_"))


def run(tool: str, *arguments: str) -> str:
    """Run a tool in a process of its own, which imports the new modules; return what it prints. Raises SystemExit."""
    done = subprocess.run([sys.executable, str(TOOLS / tool), *arguments], capture_output=True, encoding="utf-8")
    if done.returncode:
        raise SystemExit(f"{tool}: {done.stderr.strip()}")
    return done.stdout


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; return its status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", metavar="NAME", help="lower case letters, digits and _, such as deep_sea")
    name = parser.parse_args(argv).name
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name):
        parser.error(f"{name!r} is no name for a module: use lower case letters, digits and _, such as deep_sea")
    module = FIRMWARE / "rules" / f"{name}.py"
    written = TOOLS / "words" / f"{name}.toml"
    recorded = GAMES / f"{name}_first_turn.json"
    there = [path for path in (module, module.with_suffix(""), written, recorded) if path.exists()]
    if there or name in notation.games():
        parser.error(f"{name} exists already: {', '.join(str(path.relative_to(PROJECT)) for path in there)}")
    module.write_text(example("python", name), encoding="utf-8")
    written.write_text(example("toml", name), encoding="utf-8")
    game = json.loads(run("play_games.py", "--game", name))
    units = next(key for key in reversed(game) if isinstance(game[key], list))
    game[units] = game[units][:_FIRST_ROUND]
    recorded.write_text(json.dumps(game, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    print(run("replay.py", str(recorded)))
    for path in (module, written, recorded):
        print("wrote", path.relative_to(PROJECT))
    print(f"Play it: make play. Next: docs/dev/adding-a-game.md. {name} needs a row in README.md.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
