"""The end of a turn: uprising, production and maintenance, in the order of the edition."""

from rules.through_the_ages import editions
from rules.through_the_ages.board import (
    BLUE_BANK,
    CULTURE,
    CULTURE_RATING,
    FARMS,
    MINES,
    POPULATION,
    SCIENCE,
    SCIENCE_RATING,
    worth,
)
from rules.through_the_ages.editions import EDITION_2015, SCORED

_MOST_DRAWN = 3
# Culture lost for each food that the population misses.
_HUNGER = 4


def end_turn(board, edition, corruption_row, left):
    """Do the end of a player's turn; `left`: military actions not used, or None where no cards are drawn.

    `board.last` then says what it brought and took.
    """
    last = [0] * 9
    uprising = board.uprising()
    if not uprising:
        if edition == EDITION_2015:
            _turn_2015(board, last, corruption_row)
        else:
            _turn_2006(board, last, corruption_row)
    last[0] = int(uprising)
    last[8] = min(_MOST_DRAWN, left or 0)
    board.last = last


def draws(board, edition):
    """Whether an uprising leaves the player the military cards."""
    return edition == EDITION_2015 or not board.uprising()


def _turn_2006(board, last, corruption_row):
    _score(board, last)
    _farms(board, last)
    _feed(board, last)
    _mines(board, last)
    _corrupt(board, last, corruption_row, False)


def _turn_2015(board, last, corruption_row):
    _score(board, last)
    _corrupt(board, last, corruption_row, True)
    _farms(board, last)
    _feed(board, last)
    _mines(board, last)


def _score(board, last):
    """Science and culture rise by their ratings, by 30 at most."""
    counts = board.counts
    last[1] = board.score(SCIENCE, min(SCORED, counts[SCIENCE_RATING]))
    last[2] = board.score(CULTURE, min(SCORED, counts[CULTURE_RATING]))


def _farms(board, last):
    last[3] = board.produce(FARMS, board.food)


def _mines(board, last):
    last[6] = board.produce(MINES, board.resources)


def _feed(board, last):
    """The population eats; each food that is missing costs 4 culture, as far as there is any."""
    due = board.eaten()
    last[4] = eaten = min(due, worth(board.food))
    board.pay(board.food, eaten)
    last[5] = lost = min(_HUNGER * (due - eaten), board.culture)
    board.culture -= lost


def _corrupt(board, last, corruption_row, takes_food):
    """Corruption takes resources as far as there are any; in the 2015 edition then food."""
    due = coming(board, corruption_row)
    paid = min(due, worth(board.resources))
    board.pay(board.resources, paid)
    if takes_food:
        more = min(due - paid, worth(board.food))
        board.pay(board.food, more)
        paid += more
    last[7] = paid


def coming(board, corruption_row):
    """Corruption with the tokens that are in the blue bank now."""
    return editions.corruption(corruption_row, board.counts[BLUE_BANK])


def report(game):
    """Tell what the end of the turn brought; a loss is said large, the worst one first, and in the first line."""
    board = game.active()
    uprising, science, culture, food, eaten, starved, resources, corrupted, draw = board.last
    missed = 0 if uprising else board.eaten() - eaten
    scored = ("got_culture", culture, board.culture)
    grown = ("got_food", food, eaten, worth(board.food))
    mined = ("got_resources", resources, corrupted, worth(board.resources))
    name, sign = "production", None
    if uprising:
        name, sign = "uprising", ("sign_uprising", 1)
        lines = [("uprising_why", board.missing(), board.counts[POPULATION])]
    else:
        lines = [scored, ("got_science", science, board.counts[SCIENCE]), grown, mined]
        if missed:
            name, sign = "famine", ("sign_hunger", 1)
            lines[0] = "lost_culture", culture, starved, board.culture
            lines[2] = "missed_food", food, eaten, missed
        elif corrupted:
            name, sign = "corruption", (None, 0)
            lines.insert(0, lines.pop())
    if draw:
        lines.append(("got_cards", draw))
    for line in lines:
        game.warn(line, name, sign)
