"""The end of a turn: uprising, production and maintenance, in the order of the edition."""

from micropython import const
from rules.through_the_ages.board import (
    CULTURE,
    CULTURE_RATING,
    FARMS,
    FROM_RATINGS,
    MINES,
    SCIENCE,
    SCIENCE_RATING,
    TO_HUNGER,
    worth,
)
from rules.through_the_ages.editions import EDITION_2015, SCORED

_MOST_DRAWN = const(3)
# Culture lost for each food that the population misses.
_HUNGER = const(4)


def end_turn(board, edition, corruption_row, left):
    """Do the end of a player's turn on a Board; `left`: military actions not used, or None where no cards are drawn.

    edition: EDITION_2006 or EDITION_2015; corruption_row: five numbers, as in `editions.CORRUPTION`.

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
    """Whether an uprising on a Board leaves the player the military cards (`edition`: as of `end_turn`)."""
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
    board.count_culture(FROM_RATINGS, last[2])


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
    board.count_culture(TO_HUNGER, lost)


def _corrupt(board, last, corruption_row, takes_food):
    """Corruption takes resources as far as there are any; in the 2015 edition then food."""
    due = board.corruption(corruption_row)
    paid = min(due, worth(board.resources))
    board.pay(board.resources, paid)
    if takes_food:
        more = min(due - paid, worth(board.food))
        board.pay(board.food, more)
        paid += more
    last[7] = paid


def report(game, before):
    """Tell what the end of the turn brought, beside the next question; `before`: what the one before did (see LAST).

    An uprising is said large, hunger where it cost culture or grew, corruption where it grew: with all there is to say,
    the worst in the first line.
    """
    board = game.active()
    uprising, science, culture, food, eaten, starved, resources, corrupted, draw = board.last
    missed = 0 if uprising else board.eaten() - eaten
    grown = missed > board.missed
    board.missed = missed
    mined = ("got_resources", resources, corrupted, worth(board.resources))
    name, sign = None, None
    if uprising:
        name, sign = "uprising", ("sign_uprising", 1)
        lines = [board.why("uprising_why")]
    else:
        lines = [("got_culture", culture, board.culture), ("got_science", science, board.counts[SCIENCE])]
        lines += [("got_food", food, eaten, worth(board.food)), mined]
        if missed:
            lines[0] = "lost_culture", culture, starved, board.culture
            lines[2] = "missed_food", food, eaten, missed
        if starved or grown:
            name, sign = "famine", ("sign_hunger", 1)
        elif corrupted > (before[7] if before else 0):
            name, sign = "corruption", (None, 0)
            lines.insert(0, lines.pop())
    if draw:
        lines.append(("got_cards", draw))
    for line in lines:
        if name:
            game.warn(line, name, sign)
        else:
            game.record(line)
    if not name:
        brought = [("brought_culture", culture)] if culture else []
        if science:
            brought.append(("brought_science", science))
        for label, came, went in (("brought_food", food, eaten), ("brought_resources", resources, corrupted)):
            brought.append((label + "_less", came, went) if went else (label, came))
        if brought:
            game.tell_briefly(brought)
