"""The lists of games and languages in README.md and the playing guide: `make words` writes them between their marks.

A game's `title` in tools/words/ may have `box`, its whole name, and `about`, what is to be said of it;
`bgg` is its number at BoardGameGeek, where a person has looked that up.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from host.build.words import DEVICE, FIRST, OWN_NAME, TITLE
from host.paths import PROJECT

from rules import class_of

DOCUMENTS = (PROJECT / "README.md", PROJECT / "docs" / "playing.md")


def of_games(source: Any) -> str:
    """The games as a table."""
    lines = ["| game | players | |", "|---|---|---|"]
    for game in source.titled:
        title = source.sets[game][TITLE]
        fewest, most = class_of(game).PLAYERS
        players = f"{fewest} to {most}" if most > fewest else str(most)
        line = f"| {title.get('box', title[FIRST])} | {players} | {title.get('about', '')} |"
        lines.append(line.replace("|  |", "| |"))
    return "\n".join(lines)


def of_languages(source: Any) -> str:
    """The languages as a sentence."""
    entry = source.sets[DEVICE][OWN_NAME]
    names = [entry[language] for language in source.languages]
    return f"Screens in {', '.join(names[:-1])} and {names[-1]}."


def files(source: Any) -> Iterator[tuple[Path, str]]:
    """Yield (path, text) of the documents as they should be."""
    lists = {"games": of_games(source), "languages": of_languages(source)}
    for path in filter(Path.exists, DOCUMENTS):
        text = path.read_text(encoding="utf-8")
        for name, made in lists.items():
            mark = f"<!-- {name}: made by `make words` -->\n\n"
            before, found, after = text.partition(mark)
            if found:
                text = before + mark + made + "\n\n" + after.split("\n\n", 1)[1]
        yield path, text
