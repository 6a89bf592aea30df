"""How a game ended: what its last pages show, of a game that is over or of one that was kept."""


class Result:
    """Numbers of players are those of the seats.

    totals: by player. winners; order: the players as they stand, the first one first. sheets: for each player the lines
    of the sheet, each a label and a value, the total last; races: for each the totals after each round; none where that
    is not known. tie: the label of what decided between equal totals, or of what those of one who played alone are
    called, or None. ended: labels of why it ended. lowest: the fewest points win. solo_win: the game says that the one
    who played alone has won.
    """

    sheets = ()
    races = ()
    tie = None
    ended = ()
    lowest = False
    solo_win = False

    def __init__(self, totals, winners, order):
        self.count = len(totals)
        self.totals = totals
        self.winners = winners
        self.order = order


def lines_of(sheet):
    """Return the names of a sheet's lines, the total left out: a list of (label, how many above it have the same)."""
    labels = [label for label, _ in sheet[:-1]]
    return [(label, labels[:i].count(label)) for i, label in enumerate(labels)]


def place_of(lines, name, after):
    """Return the index of a name in `lines`; insert it at `after` if it is new.

    Call it for the lines of a sheet from top to bottom, `after` being 1 more than the index of the line above. Then
    each sheet's lines stay in their order, and a line that only some sheets have stays above the sum it belongs to.
    """
    if after < len(lines) and lines[after] == name:  # so it is in most sheets
        return after
    if name in lines:
        return lines.index(name)
    lines.insert(after, name)
    return after


def all_lines(sheets):
    """Return the names of the lines of several sheets, each once, in an order in which every sheet adds up."""
    lines = []
    for sheet in sheets:
        after = 0
        for name in lines_of(sheet):
            after = place_of(lines, name, after) + 1
    return lines


def is_subtotal(label):
    """Return whether a line is the sum of those above it: its id says so."""
    return isinstance(label, str) and label.endswith("subtotal")


def order_of(game):
    """The numbers of the players of a game as they stand, the first one first: a list."""
    ranks = [(game.rank(player), -player) for player in range(game.count)]
    ranks.sort(reverse=True)
    return [-entry[1] for entry in ranks]


def points_order(totals, winners, lowest):
    """Return the numbers of the players by their points, the winners first: the order where no other is kept."""
    order = [(player not in winners, total if lowest else -total, player) for player, total in enumerate(totals)]
    order.sort()
    return [entry[2] for entry in order]


def can_win(kind, count):
    """Return whether a game of a class (None: unknown) for `count` players can be won; alone, if the game says so."""
    return count > 1 or getattr(kind, "SOLO_WINS", None) is not None


def solo_win(kind, totals):
    """Return whether one who played a game of a class (None: unknown) alone has won it."""
    return len(totals) == 1 and can_win(kind, 1) and totals[0] >= kind.SOLO_WINS


def result_of(game):
    """The Result of a game that is over."""
    players = range(game.count)
    result = Result([game.total(player) for player in players], game.winners(), order_of(game))
    result.sheets = [[(row.label, row.value) for row in game.score(player)] for player in players]
    result.races = [game.race(player) for player in players]
    result.lowest = game.lowest_wins(game.count, game.answers)
    result.solo_win = solo_win(game, result.totals)
    result.tie = _tie(game, result)
    result.ended = tuple(game.ended())
    return result


def _tie(game, result):
    """What decided between those with as many points as the first: the game's way to do so, or nothing. Alone: what
    the points are called.
    """
    if game.count == 1:
        return game.rating()
    first = result.order[0]
    level = [player for player in result.order if result.totals[player] == result.totals[first]]
    if len(level) == 1:
        return None
    if len(result.winners) == 1:
        return (game.TIE, game.tie(first), game.tie(level[1])) if game.TIE else None
    return (game.LEVEL, game.tie(first)) if game.LEVEL else None
