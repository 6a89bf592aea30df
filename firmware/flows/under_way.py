"""List the games under way, for home and for setting up."""

import words
from engine.history.session import is_summary, read_summary
from engine.prompts import Row
from flows.known_games import decode, describe, label_of, playable, written
from fonts.small import CROWN
from micropython import const
from screens.games import GameRow

TYPE_CHECKING = const(0)
if TYPE_CHECKING:
    from persistence.saved import Kept


def game_row(kept: "Kept", sheet: bytes) -> "Row":
    """Return the row of a game under way: its title and round, the players, the leader and the points.

    sheet: its score sheet.
    """
    if not playable(kept):
        return Row("other_game")
    game, names, _ = decode(kept.setup)
    row = GameRow(label_of(game, sheet))
    row.names = names
    if is_summary(kept.summary, len(names)):
        number, leaders, points = read_summary(kept.summary)
        row.worth = "round", number
        if len(leaders) < len(names):
            row.crowned = leaders
        if len(leaders) == len(names):
            labels = [("points_so_far", points)]
        else:
            labels = [("ahead", written([names[leader] for leader in leaders]), points), ("ahead_with", points)]
        row.texts = [words.translate(label) for label in labels] + [CROWN + " " + str(points)]
    return row


def again_row(data: bytes, sheet: bytes) -> "Row":
    """Return the row that begins the game of a setup. The bottom line says which it is and who plays."""
    row = GameRow("again")
    names = decode(data)[1]
    labels = (describe(data, sheet), ("name_of", written(names)), ("players_many", len(names)))
    row.texts = [words.translate(label) for label in labels]
    return row
