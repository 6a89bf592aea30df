"""The games under way in a list, as home and setting up show them."""

import words
from engine.history.session import is_summary, read_summary
from engine.prompts import Row
from flows.known_games import decode, describe, label_of, playable, written
from fonts.small import CROWN
from screens.games import GameRow


def game_row(kept, sheet):
    """The row of a game under way: what it is and the round, who plays and leads, and with how many points. `sheet`: by
    which it is played.
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
        labels = [("points_so_far", points)]
    else:
        labels = [("ahead", written([names[leader] for leader in leaders]), points), ("ahead_with", points)]
    texts = [words.translate(label) for label in labels] + [CROWN + " " + str(points)]
    return GameRow(label, ("round", number), names, leaders, texts)


def again_row(data, sheet):
    """The row that begins the game of a setup: on the bottom line which it is, and who plays."""
    names = decode(data)[1]
    labels = (describe(data, sheet), ("name_of", written(names)), ("players_many", len(names)))
    return GameRow("again", texts=[words.translate(label) for label in labels])
