"""The game help of Roll Into Town, "Discovery phase", by its sentences: icons, dice changed, river, coast and sea."""

from town_table import EMPTY_5, Table

from rules.roll_into_town.town import DRAWN

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
