"""Players fill a sheet: totals follow each entry, in either order, and a sheet filled once has no rounds."""

import pytest
from sheet_players import Player
from table import drawn
from test_shelf import at_list, begun, to

from host.device import in_memory
from host.paths import PROJECT

import sheet as make_sheet
from engine.prompts import CHOOSE, NOTHING
from screens.scoreboard import Scoreboard


def sheet(name):
    return (PROJECT / "sheets" / f"{name}.txt").read_bytes()


def entered(name, count, *lines):
    """Fill these lines of the first round, each the value of every seat, or the seat that it is."""
    player = Player(sheet(name), count)
    for values in lines:
        if player.prompt.kind == CHOOSE:
            player.answer(player.prompt.encode(NOTHING if values is None else values))
            continue
        for seat, value in enumerate(values):
            if change := value - player.prompt.rows()[seat].value:
                player.answer(player.prompt.encode_change(seat, change))
        player.answer(player.prompt.encode_action())
    return player


@pytest.mark.parametrize(
    "name, count, lines, totals",
    [
        ("belote", 4, [1], [0, 0]),
        ("belote", 4, [1, (18, 144)], [18, 144]),
        ("belote", 4, [0, (18, 144)], [0, 162]),  # inside
        ("belote", 4, [0, (18, 144), None, (0, 20)], [0, 182]),
        ("spades", 4, [(4, 5)], [0, 0]),
        ("spades", 4, [(4, 5), (4, 9)], [40, 54]),
        ("wizard", 3, [(0, 1, 0)], [0, 0, 0]),
        ("wizard", 3, [(0, 0, 0)], [0, 0, 0]),
    ],
)
def test_the_totals_have_what_can_be_calculated_from_the_lines_entered_so_far(name, count, lines, totals):
    game = entered(name, count, *lines).game
    assert game.round == 1 and [game.total(seat) for seat in range(len(totals))] == totals


def test_lines_that_nobody_was_asked_for_count_nothing_yet():
    head = "game = T\nplayers = 2\nfilled = {}, line by line\n"
    lines = "A: 0 to 9\nB: 2 to 9\nC: one of 5 10\nD: sum of A + B\nE: 9 when most C is under 9"
    for filled in ("each round", "at the end"):
        player = Player(head.format(filled) + lines, 2)
        player.answer(player.prompt.encode_change(0, 3)).answer(player.prompt.encode_action())
        assert [player.game.total(seat) for seat in (0, 1)] == [3 + 3, 0], "A, and D as far as A"
        player.answer(player.prompt.encode_action())
        assert [player.game.total(seat) for seat in (0, 1)] == [3 + 2 + 5, 2 + 2], "B has its least"
        player.answer(player.prompt.encode_action())
        assert [player.game.total(seat) for seat in (0, 1)] == [3 + 2 + 5 + 5 + 9, 2 + 5 + 2 + 9], "C and E, too"


def test_each_player_fills_the_lines_that_are_only_theirs_and_none_between_is_left_out():
    text = "game = T\nplayers = 2\nfilled = each round, line by line\n"
    player = Player(text + "D: one player\nV: 0 to 9, only D\nE: 0 to 9\nW: 0 to 9, only D", 2)
    player.answer(player.prompt.encode(1)).fill([4])
    assert player.prompt.what == ("sheet_in_round", 1, "entry_2") and player.game.total(1) == 4
    player.fill([1, 2]).fill([3])
    assert player.game.round == 2 and [player.game.total(seat) for seat in (0, 1)] == [1, 4 + 2 + 3]


@pytest.mark.parametrize(
    "ticked, asked", [((1, 0, 0, 0), None), ((1, 0, 1, 0), None), ((1, 1, 1, 0), 3), ((0,) * 4, 0)]
)
def test_at_doppelkopf_one_or_two_play_re(ticked, asked):
    player = entered("doppelkopf", 4, ticked)
    if asked is None:
        assert player.prompt.player == 0, "the first one fills the game"
    else:
        assert player.prompt.what == ("sheet_not_together", asked, ":1–2")
        player.answer(player.prompt.suggest())
        assert [row.value for row in player.prompt.rows()] == list(ticked), "to correct it"


# -- on the screen


@pytest.mark.parametrize("name, count", [("Scythe", 2), ("Scythe", 4), ("Wizard", 3)])
def test_a_sheet_filled_once_names_no_round_anywhere_and_no_leader_by_a_tie_break(name, count):
    has_rounds = name == "Wizard"
    table = begun(to(at_list(), name), count).press("right 3", "down").press("menu").choose("Standings")
    assert ("round" in str(table).lower()) == has_rounds
    app = table.press("a", "b").device.app
    assert ("ound" in "".join(drawn(Scoreboard(app.session.game, 0)).lines())) == has_rounds
    table.press("menu").choose("Home")
    assert ("round" in str(table).lower()) == has_rounds and "Lead" not in str(table), str(table)
    assert "Points: 0" in str(table) or has_rounds


def title(table):
    return " ".join(table.title().split())


def totals(table):
    """Return the last words of the rows."""
    return [line.split()[-1] for line in table.lines()[1:-1] if line.split()]


def test_whoever_is_asked_for_a_player_sees_the_totals_with_the_one_under_the_cursor():
    table = begun(to(at_list(), "Belote"), 4)
    assert title(table) == "1: Taker? Total" and totals(table)[:2] == ["0", "0"]
    table.press("a", "right 18", "a 3")  # 18 and the rest
    assert title(table) == "1: All tricks? Total" and totals(table)[:3] == ["Nobody", "0", "162"]
    table.press("a", "a 3")
    assert title(table) == "1: Belote? Total" and totals(table)[:3] == ["Nobody", "0", "162"]
    assert totals(table.press("down"))[1:3] == ["20", "162"] and totals(table.press("down"))[1:3] == ["0", "182"]


def test_the_names_of_a_team_are_shortened_alike():
    table = begun(to(at_list(), "Belote"), 4).press("a", "right 18", "down")
    assert [" ".join(line.split()[:2]) for line in table.lines()[1:3]] == ["Pla.1, Pla.3", "Pla.2, Pla.4"]


def test_the_totals_of_all_players_follow_a_value_under_the_cursor():
    table = begun(to(at_list(), "Hearts"), 3)
    table.press("a") if "Played with" in table.title() else None
    table.go_to("Player 3").press("right 26")
    assert totals(table)[:3] == ["26", "26", "0"], "all hearts and the queen of spades: the others have 26"
    table.press("left")
    assert totals(table)[:3] == ["0", "0", "25"]


def test_dice_show_the_total_before_and_after_each_die_and_each_box_what_it_leads_to():
    table = begun(to(at_list(), "Yahtzee"), 1)
    assert "Total 0" in table.lines()[-1]
    table.press("up 5", "a")
    assert title(table).startswith("Player 1 50 ·"), "its box is on the bottom line"
    assert title(table.press("up", "right 2")).startswith("Player 1 50 · 122")
    table.press("up 2")
    assert table.cursor().startswith("Full house") and title(table) == "Player 1 Total 75"
    assert title(table.go_to("Ones")) == "Player 1 Total 53"
    table = begun(to(at_list(), "Farkle")).press("down", "a")
    assert title(table).startswith("Player 1 Total 0 ·") and title(table.press("up")).startswith("Player 1 Total 0 · 1")
    table.press("up")
    assert table.cursor().startswith("Keep the points") and title(table) == "Player 1 Total 200"


def test_a_value_for_a_line_shows_the_total_with_it(tmp_path, monkeypatch):
    monkeypatch.setattr("drive.sheets", str(tmp_path))
    text = "game = Two\nplayers = 1\nfilled = a turn each\nA: 0 to 50, times 2\nB: one of 5 10 30"
    (tmp_path / "two.txt").write_text(text)
    table = begun(to(at_list(), "Two"), 1)
    table.choose("A")
    assert "Total 50" in str(table) and "Total 52" in str(table.press("right"))
    table.press("a")
    assert "Total 82" in str(table) and "Total 62" in str(table.press("up"))


# -- line by line or player by player

CHECKED = (
    "A: 0 to 26, together 26\nB: place, worth 0 9 6\nC: one player, times 100\nD: 0 to 9, only C\nE: tick, once a game"
)


def switched(player):
    """Take what only the menu shows."""
    ((_, answer),) = player.prompt.menu_answers()
    return player.answer(answer)


def rounds(text):
    """Play a round of two players line by line, one player by player, and one switched in the middle, both ways."""
    by_line = Player(text, 2)
    by_line.fill([20, 6]).fill([2, 1]).answer(by_line.prompt.encode(1)).fill([7]).fill([0, 1])
    by_player = switched(Player(text, 2))
    by_player.fill([20, 2, 0, 0]).fill([6, 1, 1, 7, 1])
    in_between = Player(text, 2).fill([20, 6])
    switched(in_between).fill([20, 2, 0, 0])
    switched(in_between)
    in_between.fill([20, 6]).fill([2, 1]).answer(in_between.prompt.encode(1)).fill([7]).fill([0, 1])
    return by_line, by_player, in_between


def test_entries_compared_with_each_other_come_to_the_same_in_any_order():
    text = "game = T\nplayers = 2\nfilled = each round, line by line\n" + CHECKED
    for player in rounds(text):
        game = player.game
        assert game.round == 2 and [game.total(seat) for seat in (0, 1)] == [20 + 6, 6 + 9 + 100 + 7 + 1]
        assert [bits >> 4 & 1 for bits in game.filled_once] == [0, 1], "once is once"


def test_player_by_player_the_last_number_is_offered_and_a_wrong_sum_asked_about():
    text = "game = T\nplayers = 2\nfilled = each round, line by line\n"
    text += "A: 0 to 26, together 26\nB: one player\nC: 0 to 9, only B"
    player = switched(Player(text, 2)).fill([20, 0])
    assert player.prompt.rest(0) == 6 and player.prompt.rows()[0].outcome(0) == ("sheet_together", 20, 26)
    player.fill([5, 0])
    assert player.prompt.what == ("sheet_not_together", 25, 26)
    player.answer(player.prompt.suggest())
    assert [row.value for row in player.prompt.rows()] == [20, 5], "of all players, to correct it"
    player.fill([20, 6])
    assert player.prompt.what == ("sheet_who", 1, "entry_1"), "it must be somebody"
    player.answer(player.prompt.encode(1))
    assert player.prompt.player == 1
    player.fill([3])
    assert player.game.round == 2 and [player.game.total(seat) for seat in (0, 1)] == [20, 6 + 3]


def test_a_round_that_some_have_filled_cannot_be_ended_unseen_after_the_order_was_switched():
    player = Player("game = T\nplayers = 2\nfilled = each round\nA: 0 to 9\nB: 0 to 9", 2)
    assert "pad_end" in player.prompt.actions
    switched(player.fill([1, 2]))
    assert "pad_end" not in player.prompt.actions and player.game.total(0) == 3


def test_the_last_player_is_offered_nothing_where_the_entries_are_within_the_range_already():
    player = Player("game = T\nplayers = 2\nfilled = each round, line by line\nA: -10 to 10, together 1 to 2", 2)
    player.answer(player.prompt.encode_change(0, 2))
    assert player.prompt.rest(1) == 0
    player.answer(player.prompt.encode_change(0, 1))
    assert player.prompt.rest(1) == -2


@pytest.mark.parametrize("name, usual", [("Scythe", 0), ("Wizard", 1), ("Skat", 1)])
def test_the_menu_switches_the_order_and_the_next_game_by_the_sheet_begins_so(name, usual):
    orders = "Player by player", "Line by line"
    table = begun(to(at_list(), name), 3)
    first = table.title()
    assert orders[0] not in str(table) and orders[1] not in str(table)
    table.press("menu").choose(orders[not usual]).press("b")
    assert table.title() == first and not table.device.app.settings.reordered, "undone"
    table.press("menu").choose(orders[not usual])
    changed = table.title()
    assert changed != first and orders[usual] in str(table.press("menu").go_to(orders[usual]))
    table.press("b", "right 2", "down").off_and_on()
    again = begun(to(at_list(table=table), name), 3)
    assert again.title() == changed, "it is remembered"
    in_memory.wait(again.device.app, again.device.clock, 5000)
    assert not again.device.app.autosave.journal.number, "the first answer stores the game"
    assert again.press("b").title() == first, "undone"
    again.press("menu").choose(orders[not usual]).press("menu").choose(orders[usual])
    assert begun(to(at_list(table=again.off_and_on()), name), 3).title() == first


def test_make_sheet_says_what_ends_a_game_and_the_points_of_choices(tmp_path, capsys):
    path = tmp_path / "my.txt"
    head = "game = Mine\nfilled = each round\nends = when A reaches 7 or when B reaches 3 or by hand\n"
    path.write_text(head + "A: 0 to 9\nB: one of Low 9 | High 24\nC: one of 5 10\n")
    assert make_sheet.main([str(path), "--check"]) == 0
    said = capsys.readouterr().out
    assert "ends A reaches 7 or B reaches 3 or by hand" in said
    assert "B: one of Low 9 | High 24\n" in said and "C: one of 5 10\n" in said


def test_a_team_of_all_is_not_asked_who_starts_and_sees_what_it_lacked(tmp_path, monkeypatch):
    monkeypatch.setattr("drive.sheets", str(tmp_path))
    text = "game = Us\nplayers = 2 to 4 in one team\nwins = when Saved reaches 7\nSaved: 0 to 9, no points\nB: 0 to 9"
    (tmp_path / "us.txt").write_text(text)
    table = to(at_list(), "Us").press("a")
    assert "start" not in table.title().lower()
    begun(table)
    assert title(table) == "Score sheet Total 0"
    table.press("right 3", "a").choose("Done")
    shown = str(table)
    for _ in range(6):
        shown += str(table.press("right"))
    assert "Saved: 3 of 7" in shown, shown


def test_a_turn_undone_takes_the_switch_back_and_leads_to_no_end_of_the_game():
    table = begun(to(at_list(), "Wizard"), 3)
    table.press("menu").choose("Player by player").press("right 2", "down 2", "menu").choose("Undo turn")
    assert not table.device.app.settings.reordered
    assert "<key_a> End the game" not in str(table.press("a"))
    assert not table.says("Shared victory")
