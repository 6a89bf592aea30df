"""Put the sheets of a finished game side by side, as a line of scores has them (docs/dev/data-format.md)."""

from typing import Any

from engine.result import all_lines, lines_of


def label_of(label: Any) -> Any:
    """Return a label as `words.translate` takes it."""
    if isinstance(label, dict):
        return bytes(label["players"])
    return tuple([label_of(part) for part in label]) if isinstance(label, list) else label


def told_lines(lines: Any) -> list[tuple[Any, int]]:
    """Return the lines of a player's sheet."""
    return [(label_of(label), value) for label, value in lines]


def side_by_side(fields: dict[str, Any]) -> list[tuple[Any, list[int | None]]]:
    """Return the lines of a game's sheets in the order in which they add up, the total last: label and value by player.

    A player whose sheet lacks a line has None there.
    """
    sheets = [told_lines(sheet) for sheet in fields["lines"]]
    known = [dict(zip(lines_of(sheet), [value for _, value in sheet])) for sheet in sheets]
    rows = [(name[0], [of.get(name) for of in known]) for name in all_lines(sheets)]
    return rows + [(sheets[0][-1][0], [sheet[-1][1] for sheet in sheets])]
