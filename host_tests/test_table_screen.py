"""The shared sheet: rounds down, players across, totals below; corrections start there."""

import pytest
from table import Table, of

from host.device.gallery import PLAYERS as EIGHT
from host.recorded.transcript import Replay

from screens.table import abbreviations


def at(players, *rounds, **options):
    """A table in the middle of a game on the score pad, its sheet open."""
    record = {"game": "score_pad", "players": players, "options": options, "rounds": list(rounds)}
    replay = Replay(of(record))
    replay.play()
    return Table.at(replay.transcript, replay.session).press("menu", "a")


def rows(table):
    """The columns of each line in view, without arrows."""
    return [[part for part in line.split() if not part.startswith("<")] for line in table.lines()[1:]]


def test_a_line_a_round_a_column_a_player_and_the_totals_below():
    table = at(["Ana", "Ben"], [1, -20], [300, 4])
    shown = [" ".join(row) for row in rows(table)]
    assert shown == ["Ana Ben", "1 1 -20", "2 300 4", "3 0 0", "", "301 -16", "edit"]


def test_the_title_names_the_player_and_the_round_of_the_cell_in_full():
    table = at(EIGHT, [1] * 8, [2] * 8)
    assert table.title() == "Giovanni round 3"
    table.press("up right 7")
    assert table.title() == "Giovanna round 2"


def test_it_scrolls_down_and_across_and_stops_at_the_edges():
    table = at(EIGHT, *[[10 * number + player for player in range(8)] for number in range(98)])
    assert [row[0] for row in rows(table)[1:5]] == ["96", "97", "98", "99"]
    table.press("up 97", "left 3")
    assert table.title() == "Giovanni round 2"
    assert [row[0] for row in rows(table)[1:5]] == ["2", "3", "4", "5"]
    table.press("up 5")
    assert table.title() == "Giovanni round 1" and rows(table)[1][:2] == ["1", "0"]
    table.press("right 9")
    assert table.title() == "Giovanna round 1" and rows(table)[1][-1] == "7"


def test_held_it_goes_by_as_many_rounds_as_are_in_view():
    table = at(["Ana"], *[[number] for number in range(40)])
    table.press("hold:up")
    assert int(table.title().split()[-1]) < 41 - 5


def test_the_widest_numbers_do_not_run_into_each_other():
    table = at(EIGHT[:3], *[[-9999] * 3] * 10, [-9] * 3)
    assert rows(table)[1] == ["9", "-9999", "-9999"] and rows(table)[5] == ["-99999", "-99999"]


def test_names_that_would_touch_are_cut():
    assert rows(at(["Anna", "Emma", "Olaf", "Dora"], [1] * 4))[0] == ["Ann.", "Emm.", "Ola.", "Dor."]


def test_names_that_begin_alike_are_told_apart():
    short = abbreviations(EIGHT, 3)
    assert len(set(short)) == 8 and all(len(name.replace(".", "")) <= 3 for name in short)
    assert abbreviations(["Gio", "Giovanni"], 3) == ["Gio", "Gi.v"]
    assert abbreviations(["Ana", "Giovanni", "Giorgia"], 3) == ["Ana", "Gi.v", "Gi.r"]
    assert abbreviations(["Player 1", "Player 12", "Maximilian"], 5) == ["Play.1", "Play.2", "Maxim."]
    assert abbreviations(["Joueur 1", "Jug. 1", "Cleo"], 4) == ["Jou.1", "Jug.1", "Cleo"]
    assert abbreviations(["Joueur 1", "Joueur 2"], 6) == ["Joue.1", "Joue.2"], "one letter less gains nothing"
    assert abbreviations(["Joueur 1", "Cleo"], 7) == ["Joueur 1", "Cleo"], "a dot in place of a letter gains nothing"
    assert abbreviations(["Rugby 7", "Rugger 7"], 4)[0] != abbreviations(["Rugby 7", "Rugger 7"], 4)[1]


def test_a_cell_is_put_right_and_the_table_comes_back_at_it():
    table = at(["Ana", "Ben"], [1, 2], [3, 4])
    table.press("up 2 right a")
    assert table.title() == "Ben: Adjust" and table.cursor() == "round 1"
    table.press("right 5 a b")
    assert table.title() == "Ben round 1" and rows(table)[5] == ["4", "11"]
    table.press("b")
    assert table.title().startswith("Round 3")
    table.press("b", "menu", "a")
    assert rows(table)[5] == ["4", "6"]


@pytest.mark.parametrize("key", ["b", "menu"])
def test_b_and_menu_lead_back(key):
    table = at(["Ana"], [1])
    table.press(key)
    assert table.title() == "Menu"
