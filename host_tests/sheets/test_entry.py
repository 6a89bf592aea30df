"""What players see while they fill a sheet: the totals with each entry, how it is filled, and no rounds without any."""

import pytest
from sheet_players import Player

from host.paths import PROJECT

from engine.prompts import CHOOSE, NOTHING


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
