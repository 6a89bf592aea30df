"""The game help of Roll Into Town, sentence by sentence, through prompts and answers."""

import pytest
from town_table import Table

from rules.prompts import Refused
from rules.roll_into_town import RollIntoTown
from rules.roll_into_town.score import rating
from rules.roll_into_town.town import DRAWN, ROLLED

EMPTY_5 = "..... ..... ..#.. ..... ....."


def land(*rows):
    """A 5x5 map from its rows; left out: empty."""
    return " ".join(rows)


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


# -- Discover


def test_three_icons_in_the_first_three_rounds_two_in_the_next_six_one_in_the_last_three():
    assert list(DRAWN) == [3] * 3 + [2] * 6 + [1] * 3
    for number in (1, 3, 4, 9, 10, 12):
        table = Table(round=number).roll()
        for column in range(DRAWN[number - 1]):
            assert table.asked == "discover"
            table.place("farm", 0, column)
        assert table.asked != "discover"


def test_each_icon_drawn_uses_one_of_the_dice():
    table = Table().roll("farm", "tree", "tree", "mountain", "coast")
    assert table.offered() == ["farm", "mountain", "tree", "coast"]
    table.place("tree", 0, 0)
    assert table.offered() == ["farm", "mountain", "tree", "coast"]
    table.place("tree", 0, 1)
    assert table.offered() == ["farm", "mountain", "coast"]


def test_fewer_icons_even_none_may_be_drawn():
    table = Table().roll("farm")
    table.act("discover_done")
    assert table.asked != "discover" and table.map.count("F") == 0


def test_a_joker_is_any_icon():
    table = Table().roll("joker", "joker", "joker", "joker", "joker")
    assert table.offered() == [] and "joker" in table.prompt.actions
    table.act("joker")
    assert table.offered() == ["farm", "mountain", "tree", "river", "coast"]
    table.place("mountain", 3, 1)
    assert table.map.split()[3] == ".M.#..."


def test_icons_are_drawn_on_empty_cells_only():
    table = Table("FMT.. R.... C.#.. ..... .....", buildings=".....  ...h. ..... ..... .....", coasts={"2,0": "W"},
                  river=["1,0:WN"])  # fmt: skip
    table.roll("farm")
    free = table.where("farm")
    assert len(free) == 25 - 7
    for row, column in [(0, 0), (0, 1), (0, 2), (1, 0), (2, 0), (1, 3), (2, 2)]:
        assert (row, column) not in free and table.refuses("farm", row, column)


def test_an_icon_that_fits_nowhere_is_not_asked_for():
    full = Table("FFFFF FFFFF FF#FF FFFFF FFFFF").roll("farm", "joker", "coast")
    assert full.asked != "discover"
    table = Table("FFFFF F.FFF FF#FF FFFFF FFFFF").roll("river", "farm", "farm", "farm", "farm")
    assert table.offered() == ["farm"]  # no empty cell at an edge for a river


# -- Town Hall


def test_the_town_hall_changes_a_die_by_one():
    table = Table().roll("mountain", "mountain", "mountain", "mountain", "mountain")
    table.act("town_hall")
    assert [(piece.label, piece.detail) for piece in table.prompt.pieces] == [
        ("farm", ("die_changed", 2, 1)),
        ("tree", ("die_changed", 2, 3)),
    ]
    table.place("tree", 0, 0)
    assert table.map.startswith("T") and table.town.town_hall == 2


def test_the_town_hall_is_used_three_times_a_game():
    table = Table().roll("mountain", "mountain", "mountain", "mountain", "mountain")
    for column in range(3):
        table.act("town_hall").place("farm", 0, column)
    table.round().roll("tree")
    assert table.town.town_hall == 0 and "town_hall" not in table.prompt.actions


def test_a_five_does_not_become_a_joker_a_one_not_zero_and_a_six_is_not_changed():
    for icon, becomes in (("coast", ["river"]), ("farm", ["mountain"]), ("river", ["tree", "coast"])):
        table = Table().roll(*[icon] * 5)
        table.act("town_hall")
        assert table.offered() == becomes
    table = Table().roll(*["joker"] * 5)
    assert "town_hall" not in table.prompt.actions


# -- Fountain


def with_fountain(**start):
    return Table(EMPTY_5, buildings="f.... ..... ..... ..... .....", **start)


def test_the_fountain_takes_dice_beyond_the_rounds_number_three_times_a_game():
    table = with_fountain(round=10).roll()
    table.place("farm", 0, 1)
    for column in (2, 3):
        assert table.asked == "fountain"
        table.place("farm", 0, column)
    assert table.town.fountain == 1 and table.asked != "fountain"  # three dice, all used
    table.round().roll().place("farm", 1, 0).place("farm", 1, 1)
    assert table.town.fountain == 0 and table.asked != "fountain"


def test_the_fountain_is_not_asked_for_where_no_die_is_left_that_fits():
    table = Table("FFFF. FFFFF FF#FF FFFFF FFFFF", round=10)
    assert table.town.fountain == 0
    table = Table("FFFF. FFFFF F.#FF FFFFF FFFFF", buildings="..... ..... .f... ..... .....", round=10).roll()
    table.place("farm", 0, 4)
    assert table.asked != "fountain"


def test_the_fountain_helps_from_the_round_after_it_was_built():
    table = Table(EMPTY_5, stone=5).roll()
    for column in range(3):
        table.place("farm", 0, column)
    table.place("fountain", 1, 0)
    assert table.asked not in ("discover", "fountain")
    table.round().roll()
    for column in range(3):
        table.place("farm", 4, column)
    assert table.asked == "fountain"


# -- River


def test_the_first_river_cell_starts_at_an_edge_of_the_map():
    table = Table(size=5).roll("river")
    assert (1, 1) not in table.where("river") and len(table.where("river")) == 16
    assert table.ways("river", 0, 2) == ["NE", "NS", "NW"]


def test_in_a_corner_the_river_comes_in_by_either_edge():
    table = Table(size=5).roll("river")
    assert table.ways("river", 0, 0) == ["NE", "NS", "NW", "WN", "WE", "WS"]


def test_a_river_is_straight_or_a_corner_and_every_other_cell_prolongs_it():
    table = Table(size=5).roll("river", "river", "river")
    table.place("river", 2, 0, "WE")
    assert table.where("river") == [(2, 1)] and table.ways("river", 2, 1) == ["WN", "WE", "WS"]
    table.place("river", 2, 1, "WS")
    assert table.where("river") == [(3, 1)] and table.ways("river", 3, 1) == ["NE", "NS", "NW"]


def test_the_open_end_may_point_at_an_occupied_cell_and_is_stuck_while_that_lasts():
    table = Table("R.... T.... ..#.. ..... .....", river=["0,0:NS"], buildings="..... .l... ..... ..... .....")
    table.roll("river", "river", "farm")
    assert "river" not in table.offered()
    table.go_on("fell").places((1, 1)).round().roll("river")
    assert table.where("river") == [(1, 0)]


def test_a_river_that_flowed_off_the_map_is_finished():
    table = Table("R.... ..... ..#.. ..... .....", river=["0,0:NW"]).roll("river")
    assert "river" not in table.offered()


# -- Coast and ocean


def test_a_coast_has_water_on_one_two_or_three_sides():
    table = Table(size=5).roll("coast")
    ways = table.ways("coast", 1, 1)
    assert sorted(map(len, ways)) == [1] * 4 + [2] * 6 + [3] * 4


def test_an_empty_cell_with_water_on_two_sides_becomes_ocean():
    for first, second in (("1,0", (1, 2, "W")), ("0,1", (1, 0, "E"))):
        row, column = map(int, first.split(","))
        terrain = [["."] * 5 for _ in range(5)]
        terrain[2][2] = "#"
        terrain[row][column] = "C"
        table = Table(" ".join(map("".join, terrain)), coasts={first: "E" if first == "1,0" else "S"})
        table.roll("coast").place("coast", *second)
        assert table.map.split()[1][1] == "O"
        assert ("flooded", 1) in [(row.label, row.value) for row in table.prompt.map.rows]


def test_flooding_repeats_until_nothing_changes():
    table = Table("..... C.... ..#.. C.... .....", coasts={"1,0": "E", "3,0": "E"})
    table.roll("coast", "coast", "coast").place("coast", 0, 1, "S")
    assert table.map.split()[1] == "CO..."
    # (1,2) now has the ocean to its west; a coast north of it floods it, and so on.
    table.place("coast", 0, 2, "S")
    assert table.map.split()[1] == "COO.."


def test_the_edge_of_the_map_and_the_river_are_not_water():
    table = Table("RC... ..... ..#.. ..... .....", coasts={"0,1": "S"}, river=["0,0:NS"])
    table.roll("coast").place("coast", 4, 4, "N")
    assert "O" not in table.map


def test_occupied_cells_are_not_flooded():
    table = Table("..... C.... ..#.. ..... .....", coasts={"1,0": "E"}, buildings="..... .h... ..... ..... .....")
    table.roll("coast").place("coast", 0, 1, "S")
    assert "O" not in table.map


def test_felling_floods_nothing_but_the_gap_floods_with_the_next_coast_anywhere():
    table = Table(
        ".C... CT... ..#.. ..... .....",
        coasts={"1,0": "E", "0,1": "S"},
        buildings="..... ..l.. ..... ..... .....",
    ).roll("farm")
    table.go_on("fell").places((1, 2))
    assert table.map.split()[1] == "C...."
    table.go_on("dice").roll("coast").place("coast", 4, 4, "S")
    assert table.map.split()[1] == "CO..."


def test_what_was_flooded_is_marked_on_the_next_map():
    table = Table("..... C.... ..#.. ..... .....", coasts={"1,0": "E"})
    table.roll("coast", "farm").place("coast", 0, 1, "S")
    assert table.asked == "discover" and table.prompt.map.fresh == bytes([6])
    table.place("farm", 4, 4)
    assert table.prompt.map.fresh == b""


# -- Construct


@pytest.mark.parametrize(
    "name, food, stone, wood",
    [
        ("house", 3, 2, 0),
        ("mine", 0, 0, 1),
        ("lumberjack", 0, 0, 1),
        ("port", 0, 0, 2),
        ("watermill", 0, 0, 3),
        ("tavern", 0, 0, 5),
        ("fountain", 0, 5, 0),
        ("market", 0, 4, 0),
        ("lighthouse", 0, 3, 0),
        ("cathedral", 0, 0, 7),
    ],
)
def test_what_each_building_costs(name, food, stone, wood):
    start = {
        "town": "R.C.. ..... ..#.. ..... .....",
        "coasts": {"0,2": "N"},
        "river": ["0,0:NW"],
    }
    table = Table(**start, food=food, stone=stone, wood=wood).roll().go_on("construct")
    row, column = table.where(name)[0]
    table.place(name, row, column, "E" if name == "cathedral" else "")
    assert table.stock() == ((1, 0, 0) if name == "port" else (0, 0, 0))  # a port brings food at once
    for what, amount in (("food", food), ("stone", stone), ("wood", wood)):
        if amount:
            short = {"food": food, "stone": stone, "wood": wood, what: amount - 1}
            table = Table(**start, **short).roll()
            table.act("discover_done")
            assert table.asked != "construct" or name not in table.offered()


def test_as_many_buildings_as_can_be_paid_for():
    table = Table(wood=3).roll().act("discover_done")
    for column in range(3):
        table.place("mine", 0, column)
    assert table.asked != "construct" and table.buildings.startswith("mmm")


def test_buildings_stand_on_empty_cells_only():
    table = Table("FMTR. C.... ..#.. ..... .....", coasts={"1,0": "W"}, river=["0,3:NE"], wood=9).roll()
    table.act("discover_done")
    for name in ("mine", "lumberjack", "tavern"):
        assert len(table.where(name)) == 25 - 6


@pytest.mark.parametrize("name, letter", [("fountain", "f"), ("market", "k")])
def test_some_buildings_are_built_once(name, letter):
    table = Table(EMPTY_5, buildings=f"{letter}.... ..... ..... ..... .....", stone=9).roll().go_on("construct")
    assert name not in table.offered()


def test_lighthouse_and_cathedral_are_built_once():
    table = Table(
        "C.... ..... ..#.. ..... .....",
        coasts={"0,0": "W"},
        stone=9,
        wood=9,
        buildings="L..K. L..KK ..... ..... .....",
    )
    table.roll().act("discover_done")
    assert table.offered() == ["mine", "lumberjack", "tavern", "fountain", "market"]


def test_a_port_stands_on_a_coast_with_no_building():
    table = Table(
        "CCC.. ..... ..#.. ..... .....",
        coasts={"0,0": "N", "0,1": "N", "0,2": "N"},
        wood=9,
        buildings="p.L.. ..L.. ..... ..... .....",
    )
    table.roll().act("discover_done")
    assert table.where("port") == [(0, 1)]


def test_a_watermill_stands_beside_the_river_and_not_in_front_of_it():
    table = Table("..... RR... ..#.. ..... .....", river=["1,0:WE", "1,1:WE"], wood=9).roll().act("discover_done")
    assert table.where("watermill") == [(0, 0), (0, 1), (2, 0), (2, 1)]


def test_no_watermill_where_the_open_end_points_even_with_another_river_cell_beside_it():
    # The river turns back: its end points at (1,1), which is beside (1,0) as well.
    table = Table("RR... R.... ..#.. ..... .....", river=["1,0:WN", "0,0:SE", "0,1:WS"], wood=9).roll()
    table.act("discover_done")
    assert (1, 1) not in table.where("watermill") and (0, 2) in table.where("watermill")


def test_other_buildings_may_stand_in_front_of_the_river():
    table = Table("RR... ..... ..#.. ..... .....", river=["0,0:WE", "0,1:WE"], wood=9).roll().act("discover_done")
    assert (0, 2) in table.where("mine")


def test_a_later_river_cell_may_point_at_a_mill():
    table = Table("R.... ..... ..#.. ..... .....", river=["0,0:WE"], buildings="..... w.... ..... ..... .....")
    table.roll("river", "river").place("river", 0, 1, "WS")
    assert "NW" in table.ways("river", 1, 1)
    table.place("river", 1, 1, "NW")
    assert table.map.startswith("RR... .R...")


LIGHT = "..... .C... ..#.. .O... ....."


def test_the_bottom_of_the_lighthouse_is_a_coast_or_empty_and_near_a_coast():
    table = Table(LIGHT, coasts={"1,1": "N"}, stone=3).roll().go_on("construct")
    where = table.where("lighthouse")
    assert (1, 1) in where  # a coast, the top on empty ground
    assert (2, 1) in where and (1, 2) in where  # empty, a coast above; empty, a coast beside
    assert (4, 1) not in where and (3, 3) not in where  # no coast near
    assert (0, 0) not in where  # the top would be off the map


def test_the_top_of_the_lighthouse_is_empty_ocean_or_coast():
    table = Table("..T.. .CT.. .T#.. CO... .C...", coasts={"1,1": "N", "4,1": "S", "3,0": "W"}, stone=3).roll()
    table.go_on("construct")
    assert (4, 1) in table.where("lighthouse")  # in the ocean
    assert (4, 0) in table.where("lighthouse")  # on a coast
    assert (1, 0) in table.where("lighthouse")  # on empty ground
    assert (3, 1) not in table.where("lighthouse")  # the bottom is never ocean
    table = Table("..T.. ..C.. ..#.. ..... .....", coasts={"1,2": "N"}, stone=3).roll().go_on("construct")
    assert (1, 2) not in table.where("lighthouse")


def test_no_port_in_the_lighthouse_and_none_later():
    table = Table("..... .C... ..#.. ..... .....", coasts={"1,1": "N"}, stone=3, wood=2,
                  buildings="..... .p... ..... ..... .....").roll().go_on("construct")  # fmt: skip
    assert (1, 1) not in table.where("lighthouse") and (2, 1) not in table.where("lighthouse")
    assert (1, 2) in table.where("lighthouse")  # a coast with a port counts as near
    table = Table("..... .C... ..#.. ..... .....", coasts={"1,1": "N"}, wood=2,
                  buildings=".L... .L... ..... ..... .....").roll().go_on("construct")  # fmt: skip
    assert "port" not in table.offered()


def test_its_own_top_counts_as_the_coast_beside_the_empty_bottom():
    table = Table("..... .C... ..#.. ..... .....", coasts={"1,1": "N"}, stone=3).roll().go_on("construct")
    table.place("lighthouse", 2, 1)
    assert table.buildings.split()[1:3] == [".L...", ".L..."]


def test_an_empty_top_floods_and_the_lighthouse_stays():
    table = Table("..... C.C.. .C#.. ..... .....", coasts={"1,0": "E", "1,2": "N", "2,1": "S"},
                  buildings="..... .L... .L... ..... .....").roll("coast")  # fmt: skip
    table.place("coast", 0, 1, "S")
    assert table.map.split()[1] == "COC.." and table.buildings.split()[1] == ".L..."
    assert table.score()["lighthouse"] == 5


def test_the_sea_at_the_top_is_water_on_one_side_of_the_cell_beside_it():
    table = Table("..... C.... ..#.. ..... .....", coasts={"1,0": "E"},
                  buildings="..... .L... .L... ..... .....").roll("coast")  # fmt: skip
    table.place("coast", 0, 1, "S")
    assert table.map.split()[:2] == [".C...", "CO..."]


def test_the_bottom_never_floods():
    table = Table("..... ..... C.#.. ..... .....", coasts={"2,0": "E"},
                  buildings="..... .L... .L... ..... .....").roll("coast")  # fmt: skip
    table.place("coast", 3, 1, "N")
    assert "O" not in table.map


def test_the_cathedral_may_be_mirrored_not_turned():
    table = Table(EMPTY_5, wood=7).roll().go_on("construct")
    assert table.ways("cathedral", 1, 0) == ["E"]
    assert table.ways("cathedral", 1, 4) == ["W"]
    assert table.ways("cathedral", 1, 1) == ["E", "W"]
    assert (0, 0) not in table.where("cathedral")
    table.place("cathedral", 1, 1, "W")
    assert table.buildings.split()[:2] == [".K...", "KK..."]
    drawn = Table(EMPTY_5, buildings=".K... KK... ..... ..... .....")
    assert drawn.town.cells == table.town.cells


def test_what_a_building_would_bring_is_told():
    table = Table("MM... ..... .T#.. ..F.. R....", wood=9, river=["4,0:WE"]).roll().go_on("construct")

    def brings(name, row, column):
        return table.prompt.pieces[table.piece(name)].brings(row * 5 + column)

    assert brings("mine", 1, 1) == ("brings_stone", 2)
    assert brings("lumberjack", 1, 1) == ("brings_wood", 1)
    assert brings("watermill", 3, 0) == ("brings_food", 1)
    assert brings("cathedral", 1, 4) == ("brings_points", 10)


# -- Market


def with_market(food=0, stone=0, wood=0):
    table = Table(EMPTY_5, buildings="k.... ..... ..... ..... .....", food=food, stone=stone, wood=wood)
    return table.roll().act("discover_done")


def test_two_of_one_resource_pay_as_one_of_another():
    table = with_market(food=3, stone=1, wood=2)
    assert table.prompt.pieces[table.piece("house")].detail == ["swap_wood_stone"]
    table.place("house", 0, 1)
    assert table.stock() == (0, 0, 0)


def test_any_number_of_times():
    table = with_market(food=9, stone=4)
    table.place("tavern", 0, 1)
    assert sum(table.stock()) == 3


def test_what_the_market_would_swap_is_what_there_is_most_of():
    table = with_market(food=5, stone=1, wood=8)
    table.place("house", 0, 1)
    assert table.stock() == (2, 0, 6)


def test_the_swaps_may_be_said_by_hand():
    table = with_market(food=5, stone=1, wood=8).act("market")
    table.place("house", 0, 1)
    assert table.asked == "market" and table.prompt.optional is None
    table.answer(table.prompt.encode(0x01))  # 2 food for 1 stone
    assert table.asked == "market" and table.prompt.optional
    table.go_on("dice")
    assert table.stock()[2] == 8 and table.stock()[0] == 0


def test_no_more_of_a_resource_than_the_building_costs():
    table = with_market(food=3, stone=2, wood=9).act("market")
    table.place("house", 0, 1)
    for swap in (0x21, 0x21):
        table.answer(table.prompt.encode(swap))
    assert 0x21 not in table.prompt.ids and 0x20 in table.prompt.ids
    table.answer(table.prompt.encode(0x20))
    assert table.asked == "market"
    table.go_on("construct")
    assert table.stock() == (1, 2, 3)


def test_the_nine_does_not_limit_what_is_swapped():
    table = with_market(food=4, stone=9, wood=4).act("market")
    table.place("fountain", 0, 1)
    table.answer(table.prompt.encode(0x21)).answer(table.prompt.encode(0x21))
    table.go_on("construct" if table.asked == "construct" else "dice")
    assert table.town.stock[1] == 9 + 2 - 5


def test_the_market_helps_from_the_next_building_on_in_the_same_phase_too():
    table = Table(EMPTY_5, food=3, stone=5, wood=2).roll().act("discover_done")
    table.place("market", 0, 0)
    assert table.prompt.pieces[table.piece("house")].detail == ["swap_wood_stone"]


def test_without_a_market_nothing_is_swapped():
    table = Table(EMPTY_5, food=3, stone=1, wood=9).roll().act("discover_done")
    assert "house" not in table.offered() and "market" not in table.prompt.actions


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
