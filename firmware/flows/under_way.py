"""The games under way in a list, as home and setting up show them."""

import words
from canvas import WIDTH, text_width
from flows.game import decode, label_of, playable
from rules.prompts import Row
from rules.session import is_standing, read_standing
from screens.games import GameRow


def game_row(kept):
    """The row of a game under way: what it is and the round, who plays and leads, and with how many points."""
    if not playable(kept):
        return Row("other_game")
    game, names, _ = decode(kept.setup)
    row = GameRow(label_of(game))
    row.names = names
    if is_standing(kept.standing, len(names)):
        number, leaders, points = read_standing(kept.standing)
        row.worth = "round", number
        if len(leaders) < len(names):
            row.crowned = leaders
        words.names = names
        row.detail = ":" + words.say(leading(leaders, points))
    return row


def leading(leaders, points):
    """The label of who is ahead and with how many points, on one line."""
    if len(leaders) == len(words.names):
        return "points_so_far", points
    label = "ahead", leaders, points
    return label if text_width(words.say(label)) <= WIDTH else ("ahead_with", points)
