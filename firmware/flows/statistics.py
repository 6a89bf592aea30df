"""What the finished games come to: games, wins, best and average, by game and by name."""

from rules.prompts import Choose, Row
from words import has

# A Choose has no more rows.
_MOST = 120


def label_of(game):
    """The label that names a game, also one that this firmware does not know."""
    return "game_" + game if has("game_" + game) else ":" + game


def names_of_games(finished):
    """The labels of the games that were played, the last one first, each with how often."""
    labels = []
    for i in range(finished.count()):
        labels.append(label_of(finished.get(i)[1]))
    return [(label, labels.count(label)) for i, label in enumerate(labels) if label not in labels[:i]]


def figures(finished, game):
    """Who played a game, and with what success; A on a name leads to all that it played, and from there to a game.

    `game` is its label, or that of a name.
    """
    label = game
    while True:
        rows = rows_of(finished, label)
        answer = yield Choose(label, None, rows)
        if answer is None:
            return
        label = rows[answer[0]].label


def rows_of(finished, label):
    """A row for each name that played the game of a label; or, if it is the label of a name, for each game it played.

    Most wins first. Nobody wins alone.
    """
    sums = {}
    for i in range(finished.count()):
        _, game, names, totals = finished.get(i)
        winners = finished.winners(i)
        # Where the winner has least, the lower is the better.
        lower = totals[winners[0]] < max(totals)
        game = label_of(game)
        for player, name in enumerate(names):
            name = ":" + name
            if label not in (game, name):
                continue
            total = totals[player]
            key = name if label == game else game
            games, wins, best, all_points = sums.get(key, (0, 0, total, 0))
            best = min(best, total) if lower else max(best, total)
            sums[key] = games + 1, wins + (player in winners and len(names) > 1), best, all_points + total
    order = [(-wins, -games, key) for key, (games, wins, _, _) in sums.items()]
    order.sort()
    return [row_of(key, *sums[key]) for _, _, key in order[:_MOST]]


def row_of(label, games, wins, best, all_points):
    """A row of figures: the wins; below how many games, the best, and the average, rounded."""
    average = (2 * all_points + games) // (2 * games)
    return Row(label, price=("won", wins), detail=("played_best", games, best), outcome=lambda: ("average", average))
