"""The game help of Roll Into Town, sentence by sentence: preparation, course, what comes in, growth, score, end."""

import pytest
from town_table import EMPTY_5, Table

from engine.prompts import Refused
from rules.roll_into_town import RollIntoTown
from rules.roll_into_town.score import rating
from rules.roll_into_town.town import ROLLED

# -- Preparation


def test_each_player_receives_a_map_with_the_town_hall_in_the_middle():
    for size in (5, 7, 9):
        table = Table(size=size)
        rows = table.map.split()
        assert rows[size // 2] == "." * (size // 2) + "#" + "." * (size // 2)
        assert table.map.count("#") == 1 and set(table.map) == set(".# ")


def test_each_player_starts_with_no_food_no_stone_and_two_wood():
    game = RollIntoTown(4, (b"\x07",))
    assert [tuple(town.stock) for town in game.towns] == [(0, 0, 2)] * 4


def test_players_may_hold_up_to_nine_of_each_resource():
    table = Table("FFFFF FFFFF FF#.. ..... .....", food=5, stone=9)
    table.roll().act("discover_done").round()
    assert table.stock() == (9, 9, 2)
    assert ["over", ("lost_food", 8)] in table.told


def test_the_size_is_asked_before_the_game_and_seven_is_suggested():
    asked = RollIntoTown.options(2)
    prompt = next(asked)
    assert [row.label[1] for row in prompt.rows[:3]] == [5, 7, 9] and prompt.suggestion() == b"\x07"
    assert prompt.rows[3].label == "scorer" and len(asked.send(prompt.encode(0)).rows) == 3
    with pytest.raises(Refused):
        prompt.check(b"\x06")


@pytest.mark.parametrize("count", [0, 5])
def test_the_device_keeps_one_to_four_maps(count):
    with pytest.raises(ValueError):
        RollIntoTown(count, (b"\x07",))


# -- Course of the game


def test_the_game_is_played_in_twelve_rounds():
    table = Table()
    for number in range(1, 13):
        assert table.game.round == number and not table.game.over
        table.round() if number == 12 else table.roll().round()
    assert table.prompt is None and table.game.over and table.game.round == 12


def test_five_dice_in_the_first_six_rounds_four_in_the_next_three_three_in_the_last_three():
    assert list(ROLLED) == [5] * 6 + [4] * 3 + [3] * 3
    for number in (1, 6, 7, 9, 10, 12):
        assert Table(round=number).prompt.count == ROLLED[number - 1]


def test_all_players_use_the_same_dice_which_are_asked_for_once_a_round():
    table = Table(count=3)
    table.roll("tree", "tree", "tree", "tree", "tree")
    for player in range(3):
        assert (table.asked, table.prompt.player) == ("discover", player)
        assert table.offered() == ["tree"]
        table.act("discover_done")
        table.go_on("dice" if player == 2 else "discover") if player == 2 else table.go_on("discover")
    assert table.asked == "dice" and table.game.round == 2


def test_the_choices_of_a_player_do_not_affect_the_others():
    table = Table(count=2)
    table.roll("farm")
    before = bytes(table.game.towns[1].cells), bytes(table.game.towns[1].stock)
    table.place("farm", 0, 0).act("discover_done").go_on("discover")
    assert table.prompt.player == 1
    assert (bytes(table.game.towns[1].cells), bytes(table.game.towns[1].stock)) == before


# -- Gather


def test_each_farm_gives_one_food_and_one_more_for_each_watermill():
    river = {"river": ["4,0:WE", "4,1:WE"]}
    table = Table("FF... ..... ..#.. ..... RR...", **river, buildings="..... ..... ..... ww... .....", wood=0)
    table.roll().round()
    assert table.stock()[0] == 6
    table = Table("FF... ..... ..#.. ..... .....").roll().round()
    assert table.stock()[0] == 2


def test_each_port_gives_one_food():
    table = Table("CC... ..... ..#.. ..... .....", coasts={"0,0": "N", "0,1": "N"},
                  buildings="pp... ..... ..... ..... .....").roll().round()  # fmt: skip
    assert table.stock()[0] == 2


def test_each_mine_gives_one_stone_for_each_mountain_around_and_mines_share_mountains():
    table = Table("M.M.. ..... M.#.. ..... .....", buildings="..... .m... .m... ..... .....").roll().round()
    assert table.stock()[1] == 3 + 1


def test_a_lumberjack_fells_all_trees_around_for_one_wood_each():
    table = Table("T.T.. ..... T.#.T ..... .....", buildings="..... .l... ..... ..... .....").roll().go_on("fell")
    assert table.where() == [(1, 1)] and table.prompt.pieces[0].brings(6) == ("brings_wood", 3)
    table.places((1, 1)).go_on("dice")
    assert table.stock()[2] == 5 and table.map.count("T") == 1


def test_all_some_or_none_of_the_lumberjacks_may_be_used():
    table = Table("T...T ..... ..#.. ..... .....", buildings="..... .l.l. ..... ..... .....").roll().go_on("fell")
    assert table.where() == [(1, 1), (1, 3)]
    table.places((1, 3)).act("fell_done")
    assert table.map.startswith("T....")


def test_a_tree_is_felled_once():
    table = Table(".T... ..... ..#.. ..... .....", buildings="..... l.l.. ..... ..... .....").roll().go_on("fell")
    table.places((1, 2))
    assert table.asked != "fell"
    table.go_on("dice")
    assert table.stock()[2] == 3


def test_a_lumberjack_works_in_the_round_it_is_built():
    table = Table("T.... ..... ..#.. ..... .....").roll().go_on("construct")
    table.place("lumberjack", 1, 1).act("build_done")
    assert table.asked == "fell"


def test_wood_is_added_up_for_the_round_and_then_capped():
    table = Table("TTT.. T.T.. TT#.. ..... .....", wood=5, buildings="..... .l... ..... ..... .....")
    table.roll().go_on("fell").places((1, 1)).go_on("dice")
    assert table.stock()[2] == 9 and ["over", ("lost_wood", 3)] in table.told


def test_no_felling_of_a_forest_that_would_grow_is_suggested():
    table = Table("TT... ..... ..#.. ..... .....", buildings="..... .l... ..... ..... .....").roll().go_on("fell")
    assert table.prompt.action(table.prompt.suggestion()) == 0
    table = Table("T.T.. ..... ..#.. ..... .....", buildings="..... .l... ..... ..... .....").roll().go_on("fell")
    assert table.prompt.decode(table.prompt.suggestion()) == [(6, 0, 0)]


# -- Upkeep


def test_a_forest_grows_one_new_tree_for_two_trees():
    table = Table("TTTT. TTT.. ..#.. ..... .....").roll().go_on("grow")
    assert table.prompt.most == 3
    table.answer(table.prompt.suggestion())
    assert table.map.count("T") == 10 and table.asked == "dice"


def test_a_single_tree_is_no_forest():
    table = Table("T.T.. .T... ..#.. ..... .....").roll().go_on("dice")
    assert table.map.count("T") == 3


def test_a_new_tree_grows_on_an_empty_cell_joined_orthogonally_to_its_forest():
    table = Table("TT... ..... ..#.. ..... .....").roll().go_on("grow")
    assert table.where() == [(0, 2), (1, 0), (1, 1)]


def test_growth_spreads_through_new_trees_and_other_forests():
    table = Table("TTTT. ..... ..#.. ..... TT...").roll().go_on("grow")
    table.places((1, 0))
    assert (2, 0) in table.where()
    table.places((2, 0))
    # Now the forest of the two at the bottom: through its own new tree it is joined to the other.
    assert table.where() == [(3, 0), (3, 1), (4, 2)]
    table.places((3, 0))
    assert table.asked == "dice"


def test_joining_two_forests_gives_no_more_growth_in_that_round():
    table = Table("TT.TT ..... ..#.. ..... .....").roll().go_on("grow")
    assert table.prompt.most == 2
    table.places((0, 2))
    assert table.prompt.most == 1 and (1, 4) in table.where() and (1, 0) in table.where()
    table.places((1, 0))
    assert table.map.count("T") == 6


def test_sizes_are_taken_after_felling():
    table = Table("TTTT. ..... ..#.. ..... .....", buildings="..... l.... ..... ..... .....").roll().go_on("fell")
    table.places((1, 0)).go_on("grow")
    assert table.prompt.most == 1


def test_growth_goes_on_through_lone_trees():
    table = Table("TT.T. ..... ..#.. ..... .....").roll().go_on("grow")
    assert table.prompt.most == 1
    table.places((0, 2)).go_on("dice").roll().go_on("grow")
    assert table.prompt.most == 2


def test_where_there_is_no_room_as_many_as_fit():
    table = Table("TTTTT TTTTT TT#TT TTTTT TTT.F").roll().go_on("dice")
    assert table.map.count("T") == 23


def test_all_grow_with_one_answer_in_the_order_of_the_forests():
    table = Table("TT... ..... ..#.. ..... ...TT").roll().go_on("grow")
    table.places((0, 2), (3, 4))
    assert table.asked == "dice" and table.map == "TTT.. ..... ..#.. ....T ...TT"
    table = Table("TT... ..... ..#.. ..... ...TT").roll().go_on("grow")
    with pytest.raises(Refused):
        table.places((3, 4), (0, 2))


def test_upkeep_takes_place_in_round_twelve_too():
    table = Table("TT... ..... ..#.. ..... .....", round=12).roll().go_on("grow")
    table.answer(table.prompt.suggestion())
    assert table.prompt is None and table.map.count("T") == 3


# -- Score


def test_each_house_is_worth_two_points():
    table = Table(EMPTY_5, buildings="h...h ..... ..... ..... h....")
    assert table.score()["houses"] == 6 and table.score()["total"] == 6


def test_each_tavern_is_worth_a_point_for_each_house_around():
    table = Table(EMPTY_5, buildings="hhh.. hth.. ..... h...t ....h")
    assert table.score()["taverns"] == 6


def test_a_house_is_counted_for_one_tavern_only():
    table = Table(EMPTY_5, buildings="tht.. .t... ..... ..... .....")
    assert table.score()["taverns"] == 1


def test_each_river_cell_is_worth_one_point():
    table = Table("RR... ..... ..#.. ..... .....", river=["0,0:WE", "0,1:WE"])
    assert table.score()["river"] == 2


@pytest.mark.parametrize(
    "town, river",
    [
        ("RRRRR ..... ..#.. ..... .....", [f"0,{i}:WE" for i in range(5)]),
        (".R... .R... .R#.. .R... .R...", [f"{i},1:SN" for i in range(4, -1, -1)]),
    ],
)
def test_two_points_a_cell_if_the_river_joins_opposite_edges(town, river):
    assert Table(town, river=river).score()["river"] == 10


def test_lying_along_an_edge_does_not_join_it():
    # From the top edge to the bottom row, but it flows off to the right.
    table = Table(
        "R.... R.... R.#.. R.... RRRRR",
        river=["0,0:NS", "1,0:NS", "2,0:NS", "3,0:NS", "4,0:NE", *[f"4,{i}:WE" for i in range(1, 5)]],
    )
    assert table.score()["river"] == 9


def test_each_coast_is_worth_one_point_with_a_port_or_without():
    table = Table("CC... ..... ..#.. ..... .....", coasts={"0,0": "N", "0,1": "N"},
                  buildings="p.... ..... ..... ..... .....")  # fmt: skip
    assert table.score()["coasts"] == 2


def test_the_lighthouse_is_worth_a_point_for_each_ocean_and_coast_those_below_it_too():
    table = Table("CO... COC.. ..#.. ..... .....", coasts={"0,0": "E", "1,0": "E", "1,2": "N"},
                  buildings="L.... L.... ..... ..... .....")  # fmt: skip
    assert table.score()["lighthouse"] == 5


def test_the_cathedral_is_worth_ten_points():
    table = Table(EMPTY_5, buildings="K.... KK... ..... ..... .....")
    assert table.score()["cathedral"] == 10


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


def test_the_player_with_most_points_wins():
    game = finished("h.... ..... ..... ..... .....", "hh... ..... ..... ..... .....")
    assert game.over and game.winners() == [1]


def test_at_a_tie_more_points_from_houses_win_without_taverns():
    game = finished("h.h.h ..... ..... ..... .....", "ht.th ..... ..... ..... .....")
    assert [game.total(player) for player in (0, 1)] == [6, 6] and game.winners() == [0]


def test_still_tied_players_share_the_victory():
    game = finished("h.... ..... ..... ..... .....", "..... ..... ..... ..... h....", "..... ..... ..... ..... .....")
    assert game.winners() == [0, 1]


@pytest.mark.parametrize(
    "points, name",
    [(0, "failed"), (50, "failed"), (51, "adequate"), (60, "adequate"), (61, "good"), (70, "good"), (71, "great"),
     (80, "great"), (81, "legendary"), (120, "legendary")],
)  # fmt: skip
def test_the_rating_of_a_game_for_one(points, name):
    assert rating(points) == name


def test_a_game_for_one_ends_with_its_rating():
    table = Table(round=12)
    table.roll().go_on(None)
    assert "rating_failed" in table.titles and ("points_sign", 0) in table.told and table.game.winners() == [0]


# -- Notices, undo and resume


def test_one_notice_tells_all_that_came_in_and_what_was_above_nine():
    table = Table("FFM.. ..... ..#.. ..... .....", food=8, buildings="..... .m... ..... ..... .....").roll()
    table.go_on("dice")
    assert [("got_food", 2), ("got_stone", 1)] in table.told and ["over", ("lost_food", 1)] in table.told


def test_undo_goes_back_across_players_and_rounds():
    table = Table(count=2).roll("farm", "tree")
    log = []
    before = []
    for what in ("farm", "tree"):
        before.append((table.game.save(), table.asked))
        table.place(what, 0, len(log))
        log.append(what)
    table.go_on("discover").place("farm", 1, 1)
    while table.session.undo() is not None:
        pass
    assert table.asked == "dice" and table.game.round == 1 and table.map.count("F") == 0
