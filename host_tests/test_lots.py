"""Setup draws lots for the first player, fairly and without moving seats, and suggests the number of players."""

import pytest
from table import Table

from host.device import gallery
from host.device.handheld import Handheld


def order(table):
    """The players in turn order, as the screen has them."""
    return [line.strip() for line in table.lines()[2:5]]


def at_order(seed):
    """A table of three at the turn order, of a device with these random bytes."""
    device = Handheld()
    device.app.region._store.random = lambda count: bytes((seed, 0, 1)) + bytes(count - 3)
    table = Table(device).choose("English", "New game", "Bronze Age").count(3)
    return table.until(lambda: table.title() == "Turn order", "a", "turn order")


def test_lots_are_drawn_who_starts_and_the_seats_stay():
    firsts = []
    for seed in range(6):
        table = at_order(seed)
        before = order(table)
        table.press("up a")
        after = order(table)
        firsts.append(before.index(after[0]))
        assert after == before[firsts[-1] :] + before[: firsts[-1]] and table.says(f"{after[0]} starts")
    assert sorted(firsts) == [0, 0, 1, 1, 2, 2]


def test_the_lot_still_falls_on_others_after_many_draws():
    table = at_order(1).press(*["up a"] * 70)
    assert len({tuple(order(table.press("up a"))) for _ in range(20)}) == 3


@pytest.mark.parametrize(
    ("finished", "title", "number"),
    [
        ("", "Bronze Age", 4),
        ("bronze_age 2, score_pad:Tarot 5", "Bronze Age", 4),
        ("score_pad:Tarot 5, bronze_age 3", "Score pad", 3),
    ],
)
def test_as_many_are_suggested_as_played_the_last_game(finished, title, number):
    table = Table(Handheld(gallery.store_for((), "en")))
    table.device.app.settings.remember("ABCDEFGHI")
    for game, count in [one.split() for one in finished.split(", ") if one]:
        gallery.add_finished(table.device.app.finished, game, "ABCDEFGHI"[: int(count)], range(int(count)))
    table.off_and_on().choose("New game", title)
    table.press(*["a"] * (title == "Score pad"))  # its title
    assert int(table.big()) == number, str(table)


def test_what_is_taken_back_falls_out_the_same_and_start_stays_one_press_away():
    table = at_order(1)
    before = order(table)
    drawn = order(table.press("up a"))
    assert order(table.press("b")) == before and order(table.press("a")) == drawn
    table.press("a")
    assert table.title() == "With trading?"


def test_a_sign_stands_before_a_players_name_is_offered_again_and_is_the_same_player():
    table = at_order(1)
    second = order(table)[1]
    table.press("down down a").choose("Mark").choose("☾" + second)
    assert order(table)[1] == "☾" + second
    assert order(table.press("b b b"))[1] == second  # and back to a point before the sign
    table.press("a").choose("Mark").choose("☾" + second)
    table.press("a 3").press("hold:b").choose("Home", "New game", "Bronze Age").press("a")
    offered = [line.strip() for line in table.lines()]
    assert "☾" + second in offered and second not in offered
