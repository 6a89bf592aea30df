"""The screen of what goes each way in a trade: both players' pegs and food in view, before and after."""

import words
from canvas import Canvas
from keys import DOWN, RIGHT
from rules.civilization import Civilization
from rules.prompts import Allot
from rules.trading import rows_of
from screens import allot
from screens.allot import AllotScreen

FULL, THIN, EMPTY = "█", "▌", "·"
# How the two columns of a peg look in the half of the page that belongs to it.
LOOKS = {(7, 7): FULL, (7, 0): THIN, (2, 2): EMPTY}


def table():
    """Ana, who gives, and Ben, who takes."""
    ana, ben = Civilization(), Civilization()
    ana.goods, ana.food = bytearray((6, 2, 0, 5, 2)), 15
    ben.goods, ben.food = bytearray((2, 7, 3, 0, 4)), 4
    return ana, ben


def pegs(screen, i):
    """The pegs that the screen shows in row `i`, with the cursor elsewhere: of the giver, of the taker."""
    canvas = Canvas()
    cursor, screen.cursor = screen.cursor, (i + 1) % screen.count
    screen.draw(canvas)
    screen.cursor = cursor
    first = 1 + 128 * (1 + i) + allot._BAR
    cap = screen.prompt.rows[i].cap
    columns = [canvas.buffer[first + 3 * peg : first + 3 * peg + 3] for peg in range(cap)]
    assert not any(gap for *_, gap in columns)
    upper = "".join(LOOKS[one >> 1 & 7, other >> 1 & 7] for one, other, _ in columns)
    lower = "".join(LOOKS[one >> 5, other >> 5] for one, other, _ in columns)
    return upper, lower


def test_both_players_pegs_and_food_are_in_view():
    words.names = ("Ana", "Ben")
    words.use("en")
    words.play("bronze_age")
    screen = AllotScreen(Allot("give", 0, rows_of(*table(), bytes(6))))
    assert [pegs(screen, i) for i in range(6)] == [
        ("██████··", "██······"),
        ("██·····", "███████"),
        ("······", "███···"),
        ("█████", "·····"),
        ("██··", "████"),
        ("███████████████", "████···········"),
    ]


def test_what_changes_hands_is_thinner_on_both_boards():
    words.names = ("Ana", "Ben")
    words.use("en")
    words.play("bronze_age")
    screen = AllotScreen(Allot("give", 0, rows_of(*table(), bytes(6))))
    for key in (RIGHT, RIGHT, DOWN, RIGHT):
        screen.press(key, False)
    assert pegs(screen, 0) == ("████▌▌··", "██▌▌····")
    assert pegs(screen, 1) == ("██·····", "███████")  # no room there
    screen.press(DOWN, False)
    screen.press(DOWN, False)
    screen.press(RIGHT, True)
    assert pegs(screen, 3) == ("▌▌▌▌▌", "▌▌▌▌▌")
