"""The game help of Roll Into Town, "Construction phase", sentence by sentence: buildings and the market."""

import pytest
from town_table import EMPTY_5, Table

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
