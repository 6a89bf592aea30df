"""List the games under way, for home and for setting up."""

import words
from engine.history.summary import is_summary, read_summary
from engine.prompts import Row
from flows.known_games import decode, describe, label_of, playable, written
from fonts.small import CROWN
from micropython import const
from screens.games import GameRow

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from engine.parts import Label
    from persistence.saved import Kept


def game_row(kept: "Kept", sheet: bytes) -> "Row":
    """Return the row of a game under way: its title and round, the players, the leader and the points.

    sheet: its score sheet.
    """
    if not playable(kept):
        return Row("other_game")
    game, names, _ = decode(kept.setup)
    label = label_of(game, sheet)
    if not is_summary(kept.summary, len(names)):
        return GameRow(label, names=names)
    number, leaders, points = read_summary(kept.summary)
    if len(leaders) == len(names):
        leaders = b""
        labels: "list[Label]" = [("points_so_far", points)]
    else:
        labels = [("ahead", written([names[leader] for leader in leaders]), points), ("ahead_with", points)]
    texts = [words.translate(label) for label in labels] + [CROWN + " " + str(points)]
    return GameRow(label, ("round", number) if number else None, names, leaders, texts)


def again_row(data: bytes, sheet: bytes) -> "Row":
    """Return the row that begins the game of a setup. The bottom line says which it is and who plays."""
    names = decode(data)[1]
    labels = (describe(data, sheet), ("name_of", written(names)), ("players_many", len(names)))
    return GameRow("again", texts=[words.translate(label) for label in labels])
