#!/usr/bin/env python3
"""Write docs/dev/game-api.md, the reference for authors of games, from the docstrings of the firmware."""

import inspect
import re
import tomllib

from host.paths import FIRMWARE, PROJECT, TOOLS

from engine import engine, game, prompts
from engine.prompts import boards, counters, exchange, place

PAGE = PROJECT / "docs" / "dev" / "game-api.md"
PROMPTS = [prompts.Prompt, prompts.Dice, prompts.Choose, prompts.Allot, prompts.Number, prompts.Name, prompts.Notice]
PROMPTS += [counters.Counters, boards.Boards, exchange.Exchange, place.Place]
ROWS = [prompts.Row, prompts.AllotRow, prompts.NumberRow, counters.CounterRow, exchange.ExchangeRow]
ROWS += [game.SheetRow, game.ComparedRow, place.Piece, place.Map]
# Only the session calls these.
NOT_A_GAMES = {"adjust", "save", "load", "turn"}
# The names of arguments or attributes in a docstring, before their meaning.
FIELD = re.compile(r"^(\w+(?:, \w+)*): |; (?!none:)([a-z]\w*): ", re.M | re.I)


def text_of(thing: object) -> str:
    """Return the docstring of a class or function as Markdown, each argument a point of a list."""
    text = re.sub(r"\n +", " ", inspect.getdoc(thing) or "")
    text = FIELD.sub(lambda found: "\n- " + re.sub(r"(\w+)", r"`\1`", found[1] or found[2]) + ": ", text)
    return re.sub(r"^(?!- )(.+)\n- ", r"\1\n\n- ", re.sub(r"\n+- ", "\n- ", text), flags=re.M)


def section(kind: type) -> str:
    """Return the section of a prompt or row: its module, how to make one, and the meaning of the arguments."""
    module = "engine.prompts" if hasattr(prompts, kind.__name__) else kind.__module__
    given = inspect.signature(kind).parameters.values()
    call = ", ".join(one.name if one.default is one.empty else f"{one.name}={one.default!r}" for one in given)
    how = f"from {module} import {kind.__name__}\n\n{kind.__name__}({call})"
    return f"### {kind.__name__}\n\n```\n{how}\n```\n\n{text_of(kind)}\n\n"


def hooks(kind: type) -> str:
    """Return the text of a class, and a list of the methods that a game calls or overrides, with their types."""
    text = text_of(kind) + "\n\n"
    for name in [name for name in vars(kind) if re.match(r"[a-z]", name) and name not in NOT_A_GAMES]:
        if callable(method := getattr(kind, name)):
            call = re.sub(r"^\(self(, )?", "(", re.sub(r"(?<=[:>] )'([^']*)'", r"\1", str(inspect.signature(method))))
            meaning = re.sub(r"\n(?!- )", " ", re.sub(r"\n+", "\n", text_of(method))).replace("\n- ", "\n  - ")
            text += f"- `{name}{call.removesuffix(' -> None')}`: {meaning}\n"
    return text + "\n"


def page() -> str:
    """Return the text of the page."""
    text = "# The API for games\n\nReference for [adding a game](adding-a-game.md), by `tools/game_api.py`.\n\n"
    text += "## Labels\n\n" + text_of(prompts).partition("\n\n")[2] + "\n\n"
    text += "## What a game overrides\n\n" + hooks(game.Game)
    text += "## What a game calls and reads\n\n" + hooks(engine.Engine)
    text += "## Prompts\n\n" + "".join(map(section, PROMPTS))
    text += "## Rows, pieces and maps\n\n" + "".join(map(section, ROWS))
    text += "## Styles of a sheet\n\n| style | a row shows |\n|---|---|\n"
    styles = re.findall(r"^([A-Z]+) = \d+  # (.*)", (FIRMWARE / "engine" / "game.py").read_text(encoding="utf-8"), re.M)
    text += "".join(f"| `{style}` | {what} |\n" for style, what in styles)
    text += "\n## Rooms for words\n\n| room | pixels × lines | place |\n|---|---|---|\n"
    for name, room in tomllib.loads((TOOLS / "words" / "rooms.toml").read_text(encoding="utf-8")).items():
        lines = f" × {room['lines']}" if "lines" in room else ""
        text += f"| `{name}` | {room['pixels']}{lines} | {room['where']} |\n"
    return text


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print("wrote", PAGE.relative_to(PROJECT))
