"""Write the final sheet of a game as text for people: a column per player, the winners and the reason."""

from collections.abc import Sequence
from typing import Any

LABEL = 26


def english(name: str) -> str:
    """Return the name of a thing as people write it: great_wall, Great Wall; of a game, its title."""
    name, _, title = name.partition(":")
    return title or name.replace("_", " ").title().replace(" The ", " the ")


def _and(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " and " + names[-1]


def verdict(game: Any, notation: Any) -> str:
    """Return the winners and the reason, or the player whose turn it is."""
    names, winners = notation.names, game.winners()
    if not game.over:
        if not game.ROUNDS or notation.UNITS == "rounds":  # all players at once
            return f"Round {game.round} is next." if game.ROUNDS else f"{names[game.current]} is next."
        return f"Round {game.round}, {names[game.current]} to play."
    total = game.total(winners[0])
    best, after = f"{total} point{'s' * (total != 1)}", f" after {game.round} rounds" if game.ROUNDS else ""
    if game.count == 1:
        return f"{names[0]} has {best}{after}."
    level = [number for number in range(game.count) if game.total(number) == total]
    who = _and([names[number] for number in winners])
    if len(level) == 1:
        return f"{who} wins with {best}{after}."
    tied = _and([names[number] for number in level])
    decided = notation.tie(game, winners[0])
    if len(winners) == 1:
        return f"{tied} tie with {best}; {who} wins" + (f": {decided}." if decided else ".")
    return f"{who} share the victory with {best}" + (f" and {decided}." if decided else ".")


def final_sheet(replayed: Any, presses: int | None = None) -> str:
    """Return the text: one column per player."""
    game, notation = replayed.session.game, replayed.transcript.notation
    names = notation.names
    width = max(8, max(len(name) for name in names)) + 2
    lines = [f"{english(replayed.transcript.game)}, {game.count} player{'s' * (game.count > 1)}", ""]
    for row in [("", names), None, *notation.sheet(game)]:
        if row is None or isinstance(row, str):
            lines.append(row or "")
        else:
            lines.append(row[0].ljust(LABEL) + "".join(text.rjust(width) for text in row[1]))
    lines += ["", verdict(game, notation)]
    if presses is not None:
        lines.append(f"{presses} key presses.")
    return "\n".join(lines)
