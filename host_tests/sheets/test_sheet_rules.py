"""The language of score sheets, and the points of each phrase: read, fill and compare sheets."""

import json
import random
from typing import Any

import pytest
from sheet_players import Player, any_answer, sheet_of

from host import text_files
from host.paths import PROJECT
from host.runtimes import on_micropython

import play_games
import sheet
import words
from engine.history.session import Session
from engine.prompts import COUNTERS, Refused
from engine.result import result_of
from rules.score_sheet import ScoreSheet
from rules.score_sheet.phrases import SheetError
from screens.end import outcome

SHEETS = sorted((PROJECT / "sheets").glob("*.txt"))


def table(name: str) -> list[tuple[str, Any, str]]:
    """Return the rows of a table in this folder: a sheet's text, then a value and a text that belong to it."""
    rows = (PROJECT / "host_tests" / "sheets" / f"{name}.tsv").read_text(encoding="utf-8").splitlines()
    parts = [row.split("\t") for row in rows[1:]]
    return [(text.replace("\\n", "\n"), json.loads(value), said) for text, value, said in parts]


HEAD = "game = Test\nplayers = 1 to 4\n"
MANY = "\n".join(f"L{i}: 0 to 5" for i in range(49))
WRONG = [(HEAD + text, line, reason) for text, line, reason in table("wrong_lines")]
WRONG += [
    (HEAD + MANY, 51, "More than 48 lines"),
    ("", 1, "Start with: game = Title"),
    ("A: 0 to 5", 1, "Start with: game = Title"),
    ("players = 2\ngame = Test", 1, "Start with: game = Title"),
    ("game = Test\nplayers = 2 to 9\nA: 0 to 5", 2, "Players: 1 to 8"),
    ("game = Test\nfilled = during play\nplayers = 2 to 6\nA: 0 to 5", 3, "During play: 5 players at most"),
    ("game = A title that is of 25 letters\nA: 0 to 5", 1, "“A title that is…” is too long: 24 letters at most"),
    ("game = T\nplayers = 5 in teams of 2\nA: 0 to 5", 2, "“teams of 2” needs “players = 4 in teams of 2”"),
    ("game = T\nplayers = 4 in pairs\nA: 0 to 5", 2, "Not “pairs”, but teams of 2, one team"),
    ("game = T\n" + "#" * 2048, 2, "File is over 2048 bytes"),
    ("game = T\n" + "#\n" * 1016 + "# 15 more bytes\n", 1018, "File is over 2048 bytes"),
    ("game = T\n" + "#" * 9999, 2, "File is over 2048 bytes"),
    ("game = T\nA: 0 to 5\n\0\0\0", 0, "Not a text file, or damaged"),
]


def told(text):
    """Return a sheet's mistake: the number of its line (0: the whole sheet), and the sentence."""
    with pytest.raises(SheetError) as caught:
        ScoreSheet.by_sheet(text.encode())
    words.play(*ScoreSheet.WORDS)
    line, reason = caught.value.args[0]
    return line[1], words.translate(reason)


@pytest.mark.parametrize("text, line, reason", WRONG)
def test_what_is_wrong_with_a_line_is_told_with_its_number(text, line, reason):
    assert told(text) == (line, reason)


COUNTS = table("counts")


@pytest.mark.parametrize("text, values, total", COUNTS, ids=[text.replace("\n", " ") for text, _, _ in COUNTS])
def test_what_a_line_counts(text, values, total):
    player = Player(HEAD + text, 1)
    player.fill(values)
    assert player.game.over and player.game.total(0) == int(total)


# Return the amounts of the line for all players, and the points it brings each.
PLACES = [
    ("6 3 for most A", [5, 4, 3], [6, 3, 0]),
    ("6 3 for most A", [5, 5, 3], [6, 6, 0]),
    ("6 3 for most A, ties all", [5, 4, 4], [6, 3, 3]),
    ("6 3 for most A, ties split", [5, 5, 3], [3, 3, 0]),
    ("6 3 for most A, ties split", [5, 4, 4], [6, 1, 1]),
    ("6 3 for most A, ties share", [5, 5, 3], [4, 4, 0]),
    ("6 3 for most A, ties none", [5, 5, 3], [0, 0, 0]),
    ("6 3 for most A", [0, 0, 2], [0, 0, 6]),
    ("-6 for fewest A", [0, 2, 3], [-6, 0, 0]),
    ("-6 for fewest A, ties split", [2, 2, 3], [-3, -3, 0]),
    ("-6 for fewest A", [2, 2, 2], [0, 0, 0]),
    ("6 for most A, -6 for fewest A", [1, 2, 3], [-6, 0, 6]),
    ("6 3 for most A, ties split", [2, 2, 2], [2, 2, 2]),
    ("6 3 for most A, ties split, nothing if all tie", [2, 2, 2], [0, 0, 0]),
    ("6 3 for most A, ties split, nothing if all tie", [2, 2, 1], [3, 3, 0]),
    ("6 for most A, -6 for fewest A, nothing if all tie", [1, 1, 1], [0, 0, 0]),
]


# Return all players' entries in a line, and the points of a line calculated from it.
OF_PLAYERS = [
    ("1 for each A of the others", [5, 4, 3], [7, 8, 9]),
    ("1 for each A of all", [5, 4, 3], [12, 12, 12]),
    ("A minus fewest A", [5, 4, 3], [2, 1, 0]),
    ("9 when A is equal to most A", [5, 4, 5], [9, 0, 9]),
    ("2 for each the number of players", [5, 4, 3], [6, 6, 6]),
    ("the others pay A", [5, 0, 0], [10, -5, -5]),
    ("the others pay A", [5, 2, 0], [10 - 2, 4 - 5, -7]),
    ("the others get A", [6, 0, 0], [0, 6, 6]),
    ("the others share A", [7, 0, 0], [0, 3, 3]),
]


@pytest.mark.parametrize("said, amounts, brought", PLACES + OF_PLAYERS)
def test_who_has_most_and_fewest_and_what_the_others_pay_get_and_share(said, amounts, brought):
    player = Player(HEAD + "A: 0 to 9, no points\nB: " + said, 3)
    for amount in amounts:
        player.fill([amount])
    assert [player.game.total(seat) for seat in range(3)] == brought


# Dice, and what a line brings for them.
PATTERNS = [
    ("sum of dice", [1, 2, 3, 4, 6], 16),
    ("sum of fives", [5, 5, 1, 5, 2], 15),
    ("sum of dice for 3 alike", [4, 4, 1, 4, 2], 15),
    ("sum of dice for 3 alike", [4, 4, 1, 2, 2], 0),
    ("25 for full house", [3, 3, 2, 2, 2], 25),
    ("25 for full house", [3, 3, 1, 2, 2], 0),
    ("25 for full house", [3, 3, 3, 3, 3], 0),
    ("12 for two pairs", [3, 3, 1, 2, 2], 12),
    ("30 for straight of 4", [3, 4, 5, 6, 4], 30),
    ("30 for straight of 4", [1, 2, 3, 5, 6], 0),
    ("40 for straight of 5", [6, 2, 5, 3, 4], 40),
    ("50 for 5 alike", [6, 6, 6, 6, 6], 50),
]


@pytest.mark.parametrize("said, dice, points", PATTERNS)
def test_dice_bring_what_their_pattern_says(said, dice, points):
    player = Player(HEAD + "filled = a turn each\ndice = 5\nA: " + said, 1)
    player.answer(player.prompt.encode([face - 1 for face in dice]))
    assert player.game.over and player.game.total(0) == points


BY_LINE = "filled = each round, line by line\n"


def fill_line(player, *amounts):
    """Enter a line of all players, one after the other, and be done."""
    for seat, amount in enumerate(amounts):
        if change := amount - player.prompt.rows()[seat].value:
            player.answer(player.prompt.encode_change(seat, change))
    return player.answer(player.prompt.encode_action())


@pytest.mark.parametrize(
    "partner, brought", [(1, [20, 10, -10, -10, -10]), (0, [40, -10, -10, -10, -10]), (None, [40, -10, -10, -10, -10])]
)
def test_the_declarer_fills_his_lines_and_the_others_pay_by_shares(partner, brought):
    text = (
        "D: one player\nP: one player or nobody\nV: 0 to 90 by 5, only D, no points\nE: the others pay V to 2 x D + P"
    )
    player = Player("game = T\nplayers = 5\n" + BY_LINE + text, 5)
    assert not player.prompt.optional
    player.answer(player.prompt.encode(0))
    player.answer(player.prompt.encode(255 if partner is None else partner))
    assert player.prompt.player == 0 and [row.label for row in player.prompt.rows()] == ["entry_2"]
    with pytest.raises(Refused):
        player.answer(player.prompt.encode_change(0, 7))
    player.fill([10])
    assert [player.game.total(seat) for seat in range(5)] == brought and player.game.round == 2


NAMED = "A: one of Low / Bas 9 | High / Haut 24 | Null 23, no points\n"
NAMED += "B: 2 to 18 when A is under 13, 2 to 11 when A is equal to 24\nC: product of A and B"


def test_choices_have_names_in_each_language_and_only_what_is_possible_is_asked():
    player = Player("game = T\nlanguages = en, fr\nplayers = 1\n" + NAMED, 1)
    texts = player.kind.texts("fr")
    row = player.prompt.rows()[0]
    assert [texts[label] for (label,) in row.by_value] == ["Bas", "Haut", "Null"] and row.amount() == ("entry_0_0",)
    assert [(row.least, row.most) for row in player.prompt.rows()[1:]] == [(2, 18)]
    player.answer(player.prompt.encode_change(1, 14)).answer(player.prompt.encode_change(0, 1))
    assert [(row.value, row.least, row.most) for row in player.prompt.rows()[1:]] == [(11, 2, 11)]
    assert player.game.total(0) == 11 + 24 * 11
    player.answer(player.prompt.encode_change(0, 1))
    assert len(player.prompt.rows()) == 1 and player.game.total(0) == 0
    again = player.kind(1)
    again.load(player.game.save())
    assert again.total(0) == 0
    player.answer(player.prompt.encode_change(0, -2))
    assert player.prompt.rows()[1].value == 16
    player.answer(player.prompt.encode_action())
    assert player.game.over and player.game.total(0) == 16 + 9 * 16


def test_line_by_line_a_line_that_nobody_can_fill_is_left_out():
    text = "A: 0 to 3, no points\nB: 1 to 5 when A reaches 2\nC: 0 to 5, at most A"
    player = Player(HEAD + BY_LINE + text, 2)
    fill_line(player, 0, 2)
    assert [(row.least, row.most) for row in player.prompt.rows()] == [(0, 0), (1, 5)]
    fill_line(player, 0, 4)
    assert [(row.least, row.most) for row in player.prompt.rows()] == [(0, 0), (0, 2)]
    fill_line(player, 0, 2)
    assert [player.game.total(seat) for seat in (0, 1)] == [0, 6]
    fill_line(player, 0, 1)
    assert player.prompt.what == ("sheet_in_round", 2, "entry_2")


def test_the_declarer_is_somebody_unless_the_sheet_says_that_nobody_is_usual():
    text = "A: one player or nobody\nB: nobody or one player\nC: one player or nobody\nD: 0 to 5"
    player = Player(HEAD + BY_LINE + text, 3)
    assert player.prompt.suggest() == b"\0" and player.prompt.optional
    player.answer(b"\0")
    assert player.prompt.suggest is None
    player.answer(b"\xff")
    assert player.prompt.suggest() == b"\1", "the partner is another player"


def test_sides_of_two_are_ticks_and_their_first_player_fills_the_line():
    text = "Re: tick, no points\nV: one of 3 5, only Re, no points\nE: the others pay V to Re"
    player = Player("game = T\nplayers = 4\n" + BY_LINE + text, 4)
    fill_line(player, 0, 1, 0, 1)
    assert player.prompt.player == 1
    player.fill([1])
    assert [player.game.total(seat) for seat in range(4)] == [-5, 5, -5, 5]
    fill_line(player, 1, 0, 0, 0).fill([0])  # a solo
    assert [player.game.total(seat) for seat in range(4)] == [-5 + 9, 5 - 3, -5 - 3, 5 - 3]


def test_where_nobody_declares_nobody_is_asked_more():
    text = "D: one player or nobody\nV: 0 to 90, only D, times 2\nE: 0 to 5"
    player = Player(HEAD + BY_LINE + text, 3)
    player.answer(player.prompt.encode(255))
    assert player.prompt.what == ("sheet_in_round", 1, "entry_2")
    fill_line(player, 1, 2, 3)
    end = list(player.prompt.ids)[-1]
    player.answer(player.prompt.encode(end))
    assert player.game.over and player.game.round == 1 and player.game.winners() == [2]


def test_what_all_enter_together_is_checked_and_the_last_number_offered():
    player = Player(HEAD + BY_LINE + "A: 0 to 26, together 26\nB: 1 for each the round", 3)
    for seat, amount in ((0, 5), (1, 8)):
        player.answer(player.prompt.encode_change(seat, amount))
    assert player.prompt.rows()[2].outcome(0) == ("sheet_together", 13, 26) and player.prompt.rest(2) == 13
    player.answer(player.prompt.encode_change(2, 12)).answer(player.prompt.encode_action())
    assert player.prompt.what == ("sheet_not_together", 25, 26)
    player.answer(player.prompt.suggest())  # correct it
    player.answer(player.prompt.encode_change(2, 1)).answer(player.prompt.encode_action())
    assert player.game.round == 2 and [player.game.total(seat) for seat in range(3)] == [5 + 1, 8 + 1, 13 + 1]
    fill_line(player, 1, 1, 1).answer(player.prompt.suggest())
    player.answer(player.prompt.encode_action())
    assert player.prompt.suggest() == b"\1", "twice the same was meant"
    player.answer(b"\1")
    assert player.game.round == 3
    rounds = Player(HEAD + BY_LINE + "A: 0 to 9, together the round", 2)
    fill_line(rounds, 0, 1)
    assert rounds.prompt.rest(1) == 2


def test_each_place_is_given_once_and_the_last_one_offered():
    player = Player(HEAD + BY_LINE + "A: place, worth 0 9 6 4", 3)
    rows = player.prompt.rows()
    assert [(row.value, row.least, row.most, row.empty) for row in rows] == [(0, 0, 3, "sheet_open")] * 3
    player.answer(player.prompt.encode_change(0, 2)).answer(player.prompt.encode_change(1, 2))
    player.answer(player.prompt.encode_action())
    assert player.prompt.what == ("sheet_same", 2)
    player.answer(player.prompt.suggest()).answer(player.prompt.encode_change(1, -1))
    assert player.prompt.rest(2) == 3
    fill_line(player, 2, 1, 3)
    assert [player.game.total(seat) for seat in range(3)] == [6, 9, 4]


def test_by_line_or_by_player_comes_to_the_same_and_is_kept():
    text = HEAD + "filled = each round\nends = after 2 rounds\nA: 0 to 9\nB: 0 to 9, times 2\nC: 0 to 9, at the end"
    by_player, by_line = Player(text, 2), Player(text, 2)
    assert by_line.prompt.actions == ("done", "pad_end", "sheet_by_line")
    by_line.answer(by_line.prompt.encode_action(2))
    for values in ([1, 2], [3, 4], [5, 6], [7, 8]):
        by_player.fill(values)
    for values in ([1, 3], [2, 4], [5, 7], [6, 8]):
        fill_line(by_line, *values)
    again = by_line.kind(2)
    again.load(by_line.game.save())
    assert again.by_line and not by_player.game.by_line
    fill_line(by_line, 1, 2)
    by_player.fill([1]).fill([2])
    assert by_line.game.over and by_player.game.over
    assert by_line.game.total(1) == by_player.game.total(1) == 3 + 8 + 7 + 16 + 2
    assert by_line.game.race(0) == by_player.game.race(0)
    back = Player(text, 2)
    back.answer(back.prompt.encode_action(2)).answer(back.prompt.encode_action(2))
    assert back.prompt.player == 0 and back.prompt.actions[-1] == "sheet_by_line"


def test_the_total_is_in_view_with_what_the_value_would_change():
    player = Player(HEAD + "A: 0 to 9, times 3\nB: 0 to 9", 2)
    player.answer(player.prompt.encode_change(1, 4))
    told = [player.prompt.status(*at) for at in ((0, 2, 0), (-1, 0, 0))]
    assert told == [("sheet_total_is", 10), ("sheet_total_is", 4)] and player.game.total(0) == 4
    by_line = Player(HEAD + BY_LINE + "A: 0 to 9, no points\nB: -5 when A is under 3", 2)
    row = by_line.prompt.rows()[0]
    assert [row.total_after(change) for change in (0, 2, 3)] == [0, -5, 0], "a round without any entry counts nothing"
    fill_line(by_line, 2, 3)
    assert [by_line.game.total(seat) for seat in (0, 1)] == [-5, 0]


def test_rounds_and_targets_depend_on_the_number_of_players():
    ends = "ends = after 1 round with 2 players or after 2 rounds from 3 players or at 7 points up to 3 players\n"
    for count, rounds, amount in ((2, 1, 1), (3, 2, 1), (3, 1, 7), (4, 2, 9)):
        player = Player("game = T\nplayers = 2 to 4\nfilled = each round\n" + ends + "A: 0 to 9\nB: 0 to 9", count)
        while not player.game.over:
            player.fill([amount, 0])
        assert player.game.round == rounds


def test_teams_fill_one_sheet_and_win_or_lose_together():
    player = Player("game = T\nplayers = 4 in teams of 2\n" + BY_LINE + "ends = at 9 points\nA: 0 to 9\nB: 0 to 9", 4)
    assert [row.label for row in player.prompt.rows()] == [("sheet_team", b"\0\x02"), ("sheet_team", b"\1\x03")]
    fill_line(player, 3, 4)
    fill_line(player, 6, 4)
    game = player.game
    assert game.over and [game.total(seat) for seat in range(4)] == [9, 8, 9, 8] and game.winners() == [0, 2]


@pytest.mark.parametrize("wins", ["from 5 points", "when A reaches 5"])
@pytest.mark.parametrize("amount, winners", [(5, [0, 1, 2]), (4, [])])
def test_a_team_of_all_wins_or_loses(wins, amount, winners):
    player = Player(f"game = T\nplayers = 1 to 4 in one team\nwins = {wins}\nA: 0 to 9\nB: 0 to 9, no points", 3)
    player.fill([amount, 2])
    game = player.game
    assert game.over and game.winners() == winners == result_of(game).winners
    assert ("sheet_needed", "entry_0", amount, 5) in game.ended() or "from" in wins
    assert len(game.ended()) == ("from" not in wins), "it has no rounds"
    assert outcome(winners, [amount] * 3) == ("Shared victory" if winners else "You have lost")
    assert [game.total(seat) for seat in range(3)] == [amount] * 3


@pytest.mark.parametrize(
    "head, amounts, winners, tie",
    [
        ("wins = most points", [[3, 1], [3, 2]], [0, 1], None),
        ("wins = most points, then most B", [[3, 1], [3, 2]], [1], "B 2 : 1"),
        ("wins = most points, then fewest B", [[3, 1], [3, 2]], [0], "B 1 : 2"),
        ("wins = fewest points, then most B", [[2, 1], [3, 2]], [0], None),
        ("wins = most points, then most B", [[3, 2], [3, 2]], [0, 1], "B 2"),
        ("wins = most points, then most B, then most C", [[3, 2, 1], [3, 2, 4]], [1], "B 2, C 4 : 1"),
        ("wins = most points, then most B, then most C, then most D", [[3, 2, 1, 5]] * 2, [0, 1], "B 2, C 1, D 5"),
        ("loses = fewest B", [[9, 0], [3, 2]], [1], None),
        ("loses = fewest B", [[9, 2], [3, 2]], [0], None),
    ],
)
def test_who_wins(head, amounts, winners, tie):
    player = Player(text := HEAD + head + "\nA: 0 to 9" + "".join(f"\n{row}: 0 to 9, no points" for row in "BCD"), 2)
    for values in amounts:
        player.fill([*values, 0, 0][:4])
    result = result_of(player.game)
    assert result.winners == winners and Player(text, 1).game.tie(0) == 0, "one alone has no tie"
    texts = player.kind.texts("en")
    assert (result.tie and texts[result.tie[0]].format(*result.tie[1:]).replace("\u00a0", " ")) == tie


# -- filling


def test_in_rounds_what_each_brought_adds_up_and_the_end_comes_once():
    head = HEAD + "filled = each round\nends = after 2 rounds\n"
    player = Player(
        head + "A: 0 to 9, times 2\nB: 5 for most A\nC: 0 to 9, at the end\nD: 1 when A reaches 9, at the end", 2
    )
    for values in ([1], [2], [4], [3], [7], [0]):
        player.fill(values)
    game = player.game
    assert game.over and [game.total(0), game.total(1)] == [2 + 8 + 5 + 7 + 1, 4 + 5 + 6 + 1]
    assert game.race(0) == [2, 15, 23]


def test_rounds_end_when_somebody_says_so_and_an_empty_one_does_not_count():
    player = Player(HEAD + "filled = each round\nA: 0 to 9\nB: 0 to 9", 2)
    for values in ([1, 1], [2, 2]):
        player.fill(values)
    player.answer(player.prompt.encode_action(1))
    assert player.game.over and player.game.round == 1 and player.game.winners() == [1]


def test_a_line_has_more_than_9999_points_in_all_rounds_together():
    player = Player(HEAD + "filled = each round\nends = after 2 rounds\nA: 0 to 9000\nB: 0 to 9, at the end", 1)
    player.fill([9000]).fill([8000]).fill([1])
    assert player.game.over and player.game.total(0) == 17001


def test_below_its_floor_a_line_never_goes_in_any_round_and_is_saved_and_set_there():
    head = HEAD + "filled = each round\nends = after 3 rounds\n"
    player = Player(head + "A: -9 to 9, never below 0\nB: -9 to 9", 1)
    player.fill([-5, -5])
    player.answer(player.prompt.encode_change(0, -3))
    assert player.game.total(0) == -5, "also while the round is entered"
    player.answer(player.prompt.encode_action()).fill([4, 1])
    assert player.game.over and player.game.total(0) == 4 - 4 and player.game.race(0) == [-5, -5, 0]
    row = [row for row in player.game.adjustable(0) if row.label == ("sheet_so_far", "entry_0")][0]
    assert row.least == 0


def test_ties_play_on_until_one_is_ahead_and_decided_ones_do_not():
    head = HEAD + "filled = each round\nends = after 2 rounds, ties play on\n"
    player = Player(head + "A: 0 to 9\nB: 0 to 9", 2)
    for values in ([1, 1], [2, 0], [3, 0], [0, 3]):
        player.fill(values)
    assert not player.game.over and player.game.round == 3 and player.prompt.news == ["sheet_plays_on"]
    player.fill([0, 0]).fill([0, 0])
    assert not player.game.over
    player.fill([0, 1]).fill([0, 0])
    assert player.game.over and player.game.winners() == [0] and player.game.round == 4
    assert "rule_plays_on" in player.game.reference("count") and "rule_shared" not in player.game.reference("count")
    alone = Player(head + "A: 0 to 9\nB: 0 to 9", 1)
    alone.fill([0, 0]).fill([0, 0])
    assert alone.game.over


def test_ties_play_on_where_all_is_in_view_and_on_the_pad():
    both = "ends = at 5 points, ties play on\n"
    player = Player(HEAD + both + "filled = during play\nA: 0 to 9\nB: 0 to 9", 2)
    for seat in (0, 1):
        player.answer(player.prompt.encode_change(0, 6, seat))
    player.answer(player.prompt.encode_action())
    assert not player.game.over and player.prompt.news == ["sheet_plays_on"]
    player.answer(player.prompt.encode_change(1, 1, 1)).answer(player.prompt.encode_action())
    assert player.game.over and player.game.winners() == [1]
    lowest = Player(HEAD + both + "filled = each round\nwins = fewest points\nA: 0 to 9", 3)

    def round_of(*points):
        for seat, value in enumerate(points):
            if value:
                lowest.answer(lowest.prompt.encode_change(seat, value))
        lowest.answer(lowest.prompt.encode_action())

    round_of(1, 1, 6)
    assert not lowest.game.over, "the one with the most has lost; the other two are level"
    round_of(0, 2, 0)
    assert lowest.game.over and lowest.game.winners() == [0]


def test_a_line_that_is_free_to_the_end_is_asked_for_after_the_last_one():
    text = "filled = a turn each\nA: 0 to 5, times 2\nB: 0 to 9, times 100, free to the end\nC: 0 to 9, free"
    player = Player(HEAD + text, 2)
    player.choose("B").answer(player.prompt.encode(1))
    player.choose("A").answer(player.prompt.encode(3))
    assert player.prompt.what == ("sheet_value", "entry_1") and player.prompt.player == 0
    assert player.prompt.suggest() == b"\x01"
    player.session.undo()
    player.answer(player.prompt.encode(4))
    player.answer(player.prompt.encode(2))
    player.choose("A").answer(player.prompt.encode(0)).answer(player.prompt.encode(0))
    assert player.game.over and [player.game.total(seat) for seat in (0, 1)] == [8 + 200, 0]


def test_setting_by_hand_at_that_question_asks_it_again():
    player = Player(HEAD + "filled = a turn each\nA: 0 to 5\nB: 0 to 9, times 100, free to the end", 1)
    player.choose("A").answer(player.prompt.encode(3))
    assert player.prompt.what == ("sheet_value", "entry_1")
    prompt = player.game.adjusting(0, 0)
    player.session.adjust(0, 0, prompt.encode_change(0, 1))
    assert player.prompt.what == ("sheet_value", "entry_1")
    player.answer(player.prompt.encode(1))
    assert player.game.over and player.game.total(0) == 4 + 100


def test_pages_without_a_line_for_so_many_players_are_left_out():
    text = "A: 0 to 9\n[G]\nB: 0 to 9, from 3 players\n[H]\nC: 0 to 9, optional"
    player = Player(HEAD + text, 2)
    assert player.game.SHEET == ("sheet_lines", "sheet_score")
    assert [row.label for row in player.game.sheet(0, 1)[1]][-1] == "score_total"
    assert Player(HEAD + text, 3).game.SHEET == ("sheet_lines", "group_0", "sheet_score")


@pytest.mark.parametrize("code", ["utf-8-sig", "utf-16", "cp1252"])
def test_a_sheet_of_any_computer_counts_the_same(code):
    text = "game = Œufs d’été\r\nlanguages = en, fr\r\n\r\nEggs / Œufs: 0 to 9\t# été\r\n# " + 1900 * "x"
    form = sheet_of(text.encode(code)).form
    assert (form.title, form.lines[0].names, form.texts("fr")["entry_0"]) == ("Œufs d’été", "Eggs / Œufs", "Œufs")


def test_once_a_game_is_once():
    player = Player(HEAD + "filled = each round\nA: 0 to 9\nB: tick, times 10, once a game", 1)
    player.fill([1, 1])
    player.answer(player.prompt.encode_change(0, 2))
    with pytest.raises(Refused):
        player.answer(player.prompt.encode_change(1, 1))


def test_a_line_a_turn_until_all_are_full_and_free_ones_besides():
    text = "filled = a turn each\nA: 0 to 5, times 2\nB: one of 0 50\nC: 0 to 9, times 100, free, needs B 50"
    player = Player(HEAD + text, 1)
    player.choose("B").answer(player.prompt.encode(1))  # 50
    assert not player.game.over and len(player.prompt.rows) == 2
    player.choose("C").answer(player.prompt.encode(2))
    player.choose("A").answer(player.prompt.encode(3))
    assert player.game.over and player.game.total(0) == 50 + 200 + 6


def test_rows_are_crossed_in_order_and_closed_for_all_after_the_round():
    text = "filled = during play\nends = when 1 row is closed\nA: cross 2 to 5, last needs 2, last closes\nB: 3 ticks"
    player = Player(HEAD + text, 2)
    row = player.prompt.rows(0)[0]
    assert row.by_value == ["–", "2", "3", "4", "5"] and row.most == 3  # the last one needs two before
    player.answer(player.prompt.encode_change(0, 1, 0)).answer(player.prompt.encode_change(0, 2, 0))
    with pytest.raises(Refused):
        player.answer(player.prompt.encode_change(0, -1, 0))
    player.answer(player.prompt.encode_change(0, 1, 0)).answer(player.prompt.encode_change(0, 1, 1))
    player.answer(player.prompt.encode_action())
    assert player.game.over and [player.game.total(seat) for seat in (0, 1)] == [3, 1]
    assert ("sheet_rows", 1) in player.game.ended()


def test_what_only_one_can_have_goes_from_hand_to_hand():
    player = Player(HEAD + "filled = during play\nends = at 4 points\nA: tick, times 2, only one\nB: 0 to 9", 2)
    player.answer(player.prompt.encode_change(0, 1, 0)).answer(player.prompt.encode_change(0, 1, 1))
    assert [player.game.total(seat) for seat in (0, 1)] == [0, 2]


def test_before_the_game_it_is_asked_what_is_played_with():
    kind = sheet_of(HEAD + "A: 0 to 9\nB: 0 to 9, optional\nC: 0 to 9, optional")
    asked = kind.options(2)
    prompt = next(asked)
    assert [row.label for row in prompt.rows()] == ["entry_1", "entry_2"]
    answers = (prompt.encode_change(1, 1), prompt.encode_action())
    assert kind(2, answers).played == [0, 2]


# -- whatever a file and players do


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.stem)
def test_any_answers_lead_to_an_end_and_the_game_can_be_saved_at_every_turn(path):
    kind = sheet_of(path.read_bytes())
    for seed in range(3):
        chance = random.Random(seed)
        count = chance.randint(*kind.PLAYERS)
        asked = kind.options(count)
        answers = []
        prompt = next(asked, None)
        while prompt:
            answers.append(any_answer(prompt, chance))
            try:
                prompt = asked.send(answers[-1])
            except StopIteration:
                break
        game = kind(count, tuple(answers))
        session = Session(game)
        for _ in range(3000):
            if not session.prompt:
                break
            session.answer(any_answer(session.prompt, chance))
            if chance.random() < 0.05:
                session.undo(through=True)
            if not session.game._begun:
                again = kind(count, tuple(answers))
                again.load(session.game.save())
                assert again.save() == session.game.save()
                assert [again.total(seat) for seat in range(count)] == [game.total(seat) for seat in range(count)]
        assert game.over
        result = result_of(game)
        assert [sheet[-1][1] for sheet in result.sheets] == result.totals
        assert all(sum(value for _, value in sheet[:-1]) == sheet[-1][1] for sheet in result.sheets if len(sheet) > 1)


@pytest.mark.skipif(bool(on_micropython.available()), reason=on_micropython.available())
def test_every_sheet_takes_at_most_6_kib_of_a_board():
    script = PROJECT / "host_tests" / "sheets" / "opened_sheets.py"
    sizes = on_micropython.run_wasm(str(script), [path.read_text(encoding="utf-8") for path in SHEETS])
    del sizes["rows"]
    assert len(sizes) == len(SHEETS) and 1000 < max(sizes.values()) <= 6 * 1024, sizes


# Phrases that no sheet of the catalogue has.
RARE = [
    "players = 1 to 4 in one team\nwins = from 25 points\nA: 0 to 9\nB: 0 to 9\nC: 0 to 9, times best of A + B",
    "players = 2 in one team\nwins = when A reaches 7\nfilled = each round\nA: 0 to 9\nB: 0 to 9\nC: best of A + B",
    "loses = fewest A\nA: 0 to 9\nB: 0 to 9\nC: worth 0 1 3 6 for sets of A + B\nD: 6 3 for most A, ties none",
    BY_LINE + "A: 0 to 9, all different\nB: the others get A\nC: the others share A\nD: tick, once a game",
    "filled = a turn each\ndice = 5\nA: 12 for two pairs\nB: sum of dice, free to the end\nC: 50 for 5 alike",
]


def mutated(chance, data):
    """A sheet with something of it changed, doubled, left out, or put elsewhere."""
    data = bytearray(data)
    for _ in range(chance.randint(1, 4)):
        at, size = chance.randrange(len(data)), chance.choice((1, 1, 2, 5, 20))
        what = chance.randrange(4)
        if what == 0:
            data[at] = chance.choice(b"0123456789:,=[]/+- \n#xA\xe9\xff")
        elif what == 1:
            del data[at : at + size]
        else:
            other = chance.randrange(len(data))
            data[at:at] = data[other : other + size]
        data = data or bytearray(b"x")
    return bytes(data)


@pytest.mark.parametrize("count", [1000, pytest.param(50_000, marks=[pytest.mark.torture, pytest.mark.timeout(3600)])])
def test_mutated_sheets_are_played_or_told_of(count):
    chance = random.Random(count)
    sheets = [path.read_bytes() for path in SHEETS] + 4 * [("game = T\n" + text).encode() for text in RARE]
    words.play(*ScoreSheet.WORDS)
    played = 0
    for _ in range(count):
        data = mutated(chance, chance.choice(sheets))
        try:
            kind = ScoreSheet.by_sheet(data)
        except SheetError as error:
            (_, line), reason = error.args[0]
            said = words.translate(reason)
            assert len(said.splitlines()) == 1, said
            assert line == 0 if reason == "sheet_damaged" else 0 < line <= 1 + data.count(b"\n"), (line, said)
            continue
        played += 1
        if played % 4:
            continue
        seats = chance.randint(*kind.PLAYERS)
        asked = kind.options(seats)
        prompt = next(asked, None) if hasattr(asked, "send") else None
        answers = [prompt.encode_action()] if prompt else ()
        session = Session(kind(seats, tuple(answers)))
        for _ in range(40):
            if not session.prompt:
                break
            if session.prompt.kind == COUNTERS:
                session.prompt.rows(0)
            session.answer(any_answer(session.prompt, chance))
        session.game.sheet(0, 0)
        session.game.score(0)
    assert count // 10 < played < count


def test_make_sheet_says_what_a_sheet_says_or_what_is_wrong_and_where(tmp_path, capsys):
    path = tmp_path / "my.txt"
    path.write_text("game = Mine\nplayers = 2\nA line: 0 to 5, times 2\n")
    assert sheet.main([str(path), "--check"]) == 0
    assert "Mine: 2 to 2 players, filled at the end" in capsys.readouterr().out
    assert sheet.main([str(path), "--screens", str(tmp_path / "out")]) == 0
    assert "pictures in" in capsys.readouterr().out
    assert {"en_001_sheet_fill.png", "en_003_sheet 2.png"} <= {picture.name for picture in (tmp_path / "out").iterdir()}
    path.write_text("game = Mine\nŽ: 0 to 5\nWWWWWWWWWWWWWWWWWW: 0 to 5\n")
    assert sheet.main([str(path), "--check"]) == 0
    said = capsys.readouterr().out
    assert "the device cannot show Ž" in said and "pixels wide" in said
    path.write_text("game = Mine\nA line: 0 tu 5\n")
    assert sheet.main([str(path)]) == 1
    assert f"{path}, line 2: Not “0 tu 5”, but 0 to 30, tick, " in capsys.readouterr().err
    assert sheet.main([str(tmp_path / "none.txt")]) == 2


@pytest.mark.parametrize(
    "data, said",
    [
        ('{"plays": [], "games": [], "players": []}', "this is a BG Stats export, not a score sheet."),
        ('{"game": "score_pad", "players": ["Ana"], "turns": []}', "this is a recorded game, not a score sheet."),
        (
            '{"quipu": 1, "kind": "finished"}\n{"quipu": 1}\n',
            "this is a file of games from a Quipu, not a score sheet.",
        ),
        ('{"a": 1}', "this is data of another program (JSON), not a score sheet."),
        ("Ana;Ben;Cid\r\n1;2;3\r\n", "this is a table (CSV), not a score sheet."),
        ("<!DOCTYPE html><p>game = A", "this is a web page or XML, not a score sheet."),
        ("up = 6\ndown = 7\nleft = 8\n", "this is a hardware.txt, not a score sheet."),
        ("{\\rtf1 game = A", "this is a formatted document (RTF), not a score sheet."),
        (b"PK\x03\x04\x14\0", "this is a ZIP archive or an Office document, not a score sheet."),
        (b"%PDF-1.7\n\xe2", "this is a PDF document, not a score sheet."),
        (b"game = A\nB: 0 to 5\n" + bytes(99), "Not a text file, or damaged."),
        (b"game = A\nB: 0 to 5\n" + b"\xff" * 99, "Not a text file, or damaged."),
        ("game = A\nB: 0 to 5\n".encode("utf-16-le"), "Not a text file, or damaged."),
    ],
)
def test_tools_say_in_one_sentence_what_a_file_is_that_is_no_sheet(tmp_path, capsys, data, said):
    path = tmp_path / "my.txt"
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    assert sheet.main([str(path), "--check"]) == 1
    assert capsys.readouterr().err == f"{path}: {said}\n"
    assert play_games.main(["--sheet", str(path)]) == 2
    assert capsys.readouterr().err.lower() == f"{path}: {said[:-1]}\n".lower()


def test_no_sheet_of_the_catalogue_is_taken_for_something_else():
    assert [path.stem for path in SHEETS if text_files.named(path.read_bytes())] == []
