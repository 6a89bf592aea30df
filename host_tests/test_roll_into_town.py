"""The game help of Roll Into Town, sentence by sentence: preparation, course, what comes in, growth, score, end."""

import pytest
from referee_town import rate
from town_table import EMPTY_5, Table, on, says

from engine.prompts import Refused
from rules.roll_into_town import RollIntoTown
from rules.roll_into_town.score import rating

# -- Sentences of the help: the table, what is done, and what is seen then (see `says`)

SENTENCES = {
    # Course of the game
    "players may hold up to nine of each resource":
        (on("FFFFF FFFFF FF#.. ..... .....", food=5, stone=9), ("roll",), ("act", "discover_done"), ("round",),
         {"stock": (9, 9, 2), ("announced", ("over", ("lost_food", 8))): True}),
    "one notice tells all that came in and what was above nine":
        (on("FFM.. ..... ..#.. ..... .....", food=8, buildings="..... .m... ..... ..... ....."), ("roll",),
         ("go_on", "dice"), {("announced", (("got_food", 2), ("got_stone", 1))): True,
                             ("announced", ("over", ("lost_food", 1))): True}),
    # Gather
    "each farm gives one food": (on("FF... ..... ..#.. ..... ....."), ("roll",), ("round",), {"stock": (2, 0, 2)}),
    "and one more for each watermill":
        (on("FF... ..... ..#.. ..... RR...", river=["4,0:WE", "4,1:WE"], buildings="..... ..... ..... ww... ....."),
         ("roll",), ("round",), {"stock": (6, 0, 2)}),
    "each port gives one food":
        (on("CC... ..... ..#.. ..... .....", coasts={"0,0": "N", "0,1": "N"},
            buildings="pp... ..... ..... ..... ....."), ("roll",), ("round",), {"stock": (2, 0, 2)}),
    "each mine gives one stone for each mountain around, and mines share mountains":
        (on("M.M.. ..... M.#.. ..... .....", buildings="..... .m... .m... ..... ....."), ("roll",), ("round",),
         {"stock": (0, 3 + 1, 2)}),
    "all, some or none of the lumberjacks may be used":
        (on("T...T ..... ..#.. ..... .....", buildings="..... .l.l. ..... ..... ....."), ("roll",), ("go_on", "fell"),
         {("where",): [(1, 1), (1, 3)]}, ("places", (1, 3)), ("act", "fell_done"), {("count", "T"): 1}),
    "a tree is felled once":
        (on(".T... ..... ..#.. ..... .....", buildings="..... l.l.. ..... ..... ....."), ("roll",), ("go_on", "fell"),
         ("places", (1, 2)), {"asked": "dice", "stock": (0, 0, 3)}),
    "a lumberjack works in the round it is built":
        (on("T.... ..... ..#.. ..... .....", wood=2), ("roll",), ("go_on", "construct"),
         ("place", "lumberjack", 1, 1), ("act", "build_done"), {"asked": "fell"}),
    "wood is added up for the round and then capped":
        (on("TTT.. T.T.. TT#.. ..... .....", wood=5, buildings="..... .l... ..... ..... ....."), ("roll",),
         ("go_on", "fell"), ("places", (1, 1)), ("go_on", "dice"),
         {("stock",): (0, 0, 9), ("announced", ("over", ("lost_wood", 3))): True}),
    # Upkeep
    "a forest grows one new tree for two trees":
        (on("TTTT. TTT.. ..#.. ..... ....."), ("roll",), ("go_on", "grow"), {"most": 3}, ("go_on", "dice"),
         {("count", "T"): 10}),
    "a single tree is no forest":
        (on("T.T.. .T... ..#.. ..... ....."), ("roll",), ("go_on", "dice"), {("count", "T"): 3}),
    "a new tree grows on an empty cell joined orthogonally to its forest":
        (on("TT... ..... ..#.. ..... ....."), ("roll",), ("go_on", "grow"), {"where": [(0, 2), (1, 0), (1, 1)]}),
    "growth spreads through new trees and, through its own new tree, through another forest":
        (on("TTTT. ..... ..#.. ..... TT..."), ("roll",), ("go_on", "grow"), ("places", (1, 0)),
         {("may_go", "tree", 2, 0): True}, ("places", (2, 0)), {"where": [(3, 0), (3, 1), (4, 2)]}, ("places", (3, 0)),
         {"asked": "dice"}),
    "joining two forests gives no more growth in that round":
        (on("TT.TT ..... ..#.. ..... ....."), ("roll",), ("go_on", "grow"), {"most": 2}, ("places", (0, 2)),
         {"most": 1, ("may_go", "tree", 1, 4): True, ("may_go", "tree", 1, 0): True}, ("places", (1, 0)),
         {("count", "T"): 6}),
    "sizes are taken after felling":
        (on("TTTT. ..... ..#.. ..... .....", buildings="..... l.... ..... ..... ....."), ("roll",), ("go_on", "fell"),
         ("places", (1, 0)), ("go_on", "grow"), {"most": 1}),
    "growth goes on through lone trees":
        (on("TT.T. ..... ..#.. ..... ....."), ("roll",), ("go_on", "grow"), {"most": 1}, ("places", (0, 2)),
         ("go_on", "dice"), ("roll",), ("go_on", "grow"), {"most": 2}),
    "where there is no room as many grow as fit":
        (on("TTTTT TTTTT TT#TT TTTTT TTT.F"), ("roll",), ("go_on", "dice"), {("count", "T"): 23}),
    "all grow with one answer":
        (on("TT... ..... ..#.. ..... ...TT"), ("roll",), ("go_on", "grow"), ("places", (0, 2), (3, 4)),
         {"asked": "dice", "map": "TTT.. ..... ..#.. ....T ...TT"}),
    "upkeep takes place in round twelve too":
        (on("TT... ..... ..#.. ..... .....", round=12), ("roll",), ("go_on", None), {"asked": None, ("count", "T"): 3}),
    # Score
    "each house is worth two points":
        (on(EMPTY_5, buildings="h...h ..... ..... ..... h...."), {("score", "houses"): 6, ("score", "total"): 6}),
    "each tavern is worth a point for each house around":
        (on(EMPTY_5, buildings="hhh.. hth.. ..... h...t ....h"), {("score", "taverns"): 6}),
    "a house is counted for one tavern only":
        (on(EMPTY_5, buildings="tht.. .t... ..... ..... ....."), {("score", "taverns"): 1}),
    "each river cell is worth one point":
        (on("RR... ..... ..#.. ..... .....", river=["0,0:WE", "0,1:WE"]), {("score", "river"): 2}),
    "two points a cell if the river joins the sides":
        (on("RRRRR ..... ..#.. ..... .....", river=[f"0,{i}:WE" for i in range(5)]), {("score", "river"): 10}),
    "or top and bottom":
        (on(".R... .R... .R#.. .R... .R...", river=[f"{i},1:SN" for i in range(4, -1, -1)]), {("score", "river"): 10}),
    "lying along an edge does not join it: from the top to the bottom row, it flows off to the right":
        (on("R.... R.... R.#.. R.... RRRRR",
            river=[*[f"{i},0:NS" for i in range(4)], "4,0:NE", *[f"4,{i}:WE" for i in range(1, 5)]]),
         {("score", "river"): 9}),
    "each coast is worth one point with a port or without":
        (on("CC... ..... ..#.. ..... .....", coasts={"0,0": "N", "0,1": "N"},
            buildings="p.... ..... ..... ..... ....."), {("score", "coasts"): 2}),
    "the lighthouse is worth a point for each ocean and coast, those below it too":
        (on("CO... COC.. ..#.. ..... .....", coasts={"0,0": "E", "1,0": "E", "1,2": "N"},
            buildings="L.... L.... ..... ..... ....."), {("score", "lighthouse"): 5}),
    "the cathedral is worth ten points":
        (on(EMPTY_5, buildings="K.... KK... ..... ..... ....."), {("score", "cathedral"): 10}),
}  # fmt: skip


@pytest.mark.parametrize("sentence", SENTENCES)
def test_the_help_says(sentence):
    says(*SENTENCES[sentence])


# -- Preparation


def test_the_size_is_asked_before_the_game_and_seven_is_suggested():
    asked = RollIntoTown.options(2)
    prompt = next(asked)
    assert [row.label[1] for row in prompt.rows[:3]] == [5, 7, 9] and prompt.suggestion() == b"\x07"
    assert prompt.rows[3].label == "scorer" and len(asked.send(prompt.encode(0)).rows) == 3
    with pytest.raises(Refused):
        prompt.check(b"\x06")


# -- Gather


def test_a_lumberjack_fells_all_trees_around_for_one_wood_each():
    table = Table("T.T.. ..... T.#.T ..... .....", buildings="..... .l... ..... ..... .....").roll().go_on("fell")
    assert table.where() == [(1, 1)] and table.prompt.pieces[0].brings(6) == ("brings_wood", 3)
    table.places((1, 1)).go_on("dice")
    assert table.stock()[2] == 5 and table.map.count("T") == 1


def test_no_felling_of_a_forest_that_would_grow_is_suggested():
    table = Table("TT... ..... ..#.. ..... .....", buildings="..... .l... ..... ..... .....").roll().go_on("fell")
    assert table.prompt.action(table.prompt.suggestion()) == 0
    table = Table("T.T.. ..... ..#.. ..... .....", buildings="..... .l... ..... ..... .....").roll().go_on("fell")
    assert table.prompt.decode(table.prompt.suggestion()) == [(6, 0, 0)]


# -- Upkeep


def test_all_grow_with_one_answer_in_the_order_of_the_forests():
    table = Table("TT... ..... ..#.. ..... ...TT").roll().go_on("grow")
    with pytest.raises(Refused):
        table.places((3, 4), (0, 2))


# -- End of the game


def finished(*buildings):
    """A game at its end, with these buildings on the players' maps."""
    table = Table(count=len(buildings), size=5, round=12)
    for town, rows in zip(table.game.towns, buildings):
        for cell, letter in enumerate(rows.replace(" ", "")):
            if letter != ".":
                town.cells[cell] = {"h": 0x60, "t": 0x64}[letter]
    table.roll().go_on(None)
    return table.game


@pytest.mark.parametrize(
    "buildings, totals, winners",
    [
        (("h.... ..... ..... ..... .....", "hh... ..... ..... ..... ....."), [2, 4], [1]),
        # At a tie more points from houses win, without taverns.
        (("h.h.h ..... ..... ..... .....", "ht.th ..... ..... ..... ....."), [6, 6], [0]),
        # Still tied players share the victory.
        (("h.... ..... ..... ..... .....", "..... ..... ..... ..... h....", "..... " * 5), [2, 2, 0], [0, 1]),
    ],
)
def test_the_player_with_most_points_wins(buildings, totals, winners):
    game = finished(*buildings)
    assert game.over and [game.total(player) for player in range(game.count)] == totals and game.winners() == winners


@pytest.mark.parametrize("points", range(130))
def test_the_rating_of_a_game_for_one(points):
    assert rating(points) == rate(points)


def test_a_game_for_one_ends_with_its_rating():
    table = Table(round=12)
    table.roll().go_on(None)
    assert "rating_failed" in table.titles and ("points_sign", 0) in table.told and table.game.winners() == [0]
