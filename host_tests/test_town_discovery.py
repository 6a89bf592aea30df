"""The game help of Roll Into Town, "Discovery phase", by its sentences: icons, dice changed, river, coast and sea."""

import pytest
from town_table import EMPTY_5, Table, on, says

from rules.roll_into_town.town import DRAWN

# -- Sentences of the help: the table, what is done, and what is seen then (see `says`)

FIVE = ("mountain",) * 5
FARMS = [("place", "farm", 0, column) for column in range(3)]
FOUNTAIN = "f.... ..... ..... ..... ....."
OCCUPIED = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 3), (2, 0), (2, 2)]
SENTENCES = {
    **{
        f"{DRAWN[round - 1]} icons are drawn in round {round}":
            (on(round=round), ("roll",),
             *[part for column in range(DRAWN[round - 1])
               for part in ({"asked": "discover"}, ("place", "farm", 0, column))],
             ("go_on", "dice"), {("count", "F"): DRAWN[round - 1]})
        for round in (1, 3, 4, 9, 10)
    },
    "each icon drawn uses one of the dice":
        (on(), ("roll", "farm", "tree", "tree", "mountain", "coast"),
         {"offered": ["farm", "mountain", "tree", "coast"]}, ("place", "tree", 0, 0),
         {"offered": ["farm", "mountain", "tree", "coast"]}, ("place", "tree", 0, 1),
         {"offered": ["farm", "mountain", "coast"]}),
    "fewer icons, even none, may be drawn":
        (on(), ("roll", "farm"), ("act", "discover_done"), ("go_on", "dice"), {("count", "F"): 0}),
    "a joker is any icon":
        (on(), ("roll", *["joker"] * 5), {"offered": []}, ("act", "joker"),
         {"offered": ["farm", "mountain", "tree", "river", "coast"]}, ("place", "mountain", 3, 1), {("count", "M"): 1}),
    "no empty cell at an edge, no river":
        (on("FFFFF F.FFF FF#FF FFFFF FFFFF"), ("roll", "river", *["farm"] * 4), {"offered": ["farm"]}),
    "the town hall is used three times a game":
        (on(), ("roll", *FIVE), *[step for column in range(3)
                                  for step in (("act", "town_hall"), ("place", "farm", 0, column))],
         ("round",), ("roll", "tree"), {("may", "town_hall"): False}),
    **{
        f"the town hall makes of a {icon}: {' and '.join(becomes)}":
            (on(), ("roll", *[icon] * 5), ("act", "town_hall"), {"offered": becomes})
        for icon, becomes in (("coast", ["river"]), ("farm", ["mountain"]), ("river", ["tree", "coast"]),
                              ("mountain", ["farm", "tree"]))
    },
    "and nothing of a joker": (on(), ("roll", *["joker"] * 5), {("may", "town_hall"): False}),
    "the first river cell starts at an edge of the map, in a corner by either":
        (on(size=5), ("roll", "river"),
         {("may_go", "river", 1, 1): False, ("ways", "river", 0, 2): ["NE", "NS", "NW"],
          ("ways", "river", 0, 0): ["NE", "NS", "NW", "WN", "WE", "WS"],
          ("where", "river"): [(y, x) for y in range(5) for x in range(5) if 0 in (y, x) or 4 in (y, x)]}),
    "a river is straight or a corner, and every other cell prolongs it":
        (on(size=5), ("roll", "river", "river", "river"), ("place", "river", 2, 0, "WE"),
         {("where", "river"): [(2, 1)], ("ways", "river", 2, 1): ["WN", "WE", "WS"]}, ("place", "river", 2, 1, "WS"),
         {("where", "river"): [(3, 1)], ("ways", "river", 3, 1): ["NE", "NS", "NW"]}),
    "the open end may point at an occupied cell, and is stuck while that lasts":
        (on("R.... T.... ..#.. ..... .....", river=["0,0:NS"], buildings="..... .l... ..... ..... ....."),
         ("roll", "river", "river", "farm"), {("offers", "river"): False}, ("go_on", "fell"), ("places", (1, 1)),
         ("round",), ("roll", "river"), {("where", "river"): [(1, 0)]}),
    "a river that flowed off the map is finished":
        (on("R.... ..... ..#.. ..... .....", river=["0,0:NW"]), ("roll", "river"), {("offers", "river"): False}),
    "an empty cell with water in the west and north becomes ocean":
        (on("..... C.... ..#.. ..... .....", coasts={"1,0": "E"}), ("roll", "coast"), ("place", "coast", 1, 2, "W"),
         {"map": "..... COC.. ..#.. ..... .....", "flooded": 1}),
    "or in the north and west":
        (on(".C... ..... ..#.. ..... .....", coasts={"0,1": "S"}), ("roll", "coast"), ("place", "coast", 1, 0, "E"),
         {"map": ".C... CO... ..#.. ..... .....", "flooded": 1}),
    "flooding repeats until nothing changes: the ocean is the water in the west of the next cell":
        (on("..... C.... ..#.. C.... .....", coasts={"1,0": "E", "3,0": "E"}), ("roll", *["coast"] * 3),
         ("place", "coast", 0, 1, "S"), {"map": ".C... CO... ..#.. C.... ....."},
         ("place", "coast", 0, 2, "S"), {"map": ".CC.. COO.. ..#.. C.... ....."}),
    "the edge of the map and the river are not water":
        (on("RC... ..... ..#.. ..... .....", coasts={"0,1": "S"}, river=["0,0:NS"]), ("roll", "coast"),
         ("place", "coast", 4, 4, "N"), {("count", "O"): 0}),
    "occupied cells are not flooded":
        (on("..... C.... ..#.. ..... .....", coasts={"1,0": "E"}, buildings="..... .h... ..... ..... ....."),
         ("roll", "coast"), ("place", "coast", 0, 1, "S"), {("count", "O"): 0}),
    "felling floods nothing, but the gap floods with the next coast anywhere":
        (on(".C... CT... ..#.. ..... .....", coasts={"1,0": "E", "0,1": "S"},
            buildings="..... ..l.. ..... ..... ....."), ("roll", "farm"), ("go_on", "fell"), ("places", (1, 2)),
         {("count", "O"): 0}, ("go_on", "dice"), ("roll", "coast"), ("place", "coast", 4, 4, "S"),
         {"map": ".C... CO... ..#.. ..... ....C"}),
    "icons are drawn on empty cells only":
        (on("FMT.. R.... C.#.. ..... .....", buildings="..... ...h. ..... ..... .....", coasts={"2,0": "W"},
            river=["1,0:WN"]), ("roll", "farm"),
         {("where", "farm"): [(y, x) for y in range(5) for x in range(5) if (y, x) not in OCCUPIED],
          **{("refuses", "farm", *cell): True for cell in OCCUPIED}}),
    "an icon that fits nowhere is not asked for":
        (on("FFFFF FFFFF FF#FF FFFFF FFFFF"), ("roll", "farm", "joker", "coast"), {"asked": "dice"}),
    "the fountain takes dice beyond the round's number three times a game":
        (on(EMPTY_5, buildings=FOUNTAIN, round=10), ("roll",), ("place", "farm", 0, 1),
         {"asked": "fountain"}, ("place", "farm", 0, 2), {"asked": "fountain"}, ("place", "farm", 0, 3),
         {"fountain": 1, "asked": "construct"},  # three dice, all used
         ("round",), ("roll",), ("place", "farm", 1, 0), ("place", "farm", 1, 1),
         {"fountain": 0, "asked": "construct"}),
    "the fountain is not asked for where no die is left that fits":
        (on("FFFF. FFFFF F.#FF FFFFF FFFFF", buildings="..... ..... .f... ..... .....", round=10), ("roll",),
         ("place", "farm", 0, 4), {"asked": "dice"}),
    "there is none to use before it is built":
        (on("FFFF. FFFFF FF#FF FFFFF FFFFF", round=10), {"fountain": 0}),
    "the fountain helps from the round after it was built":
        (on(EMPTY_5, stone=5), ("roll",), *FARMS, ("place", "fountain", 1, 0), {"asked": "construct"}, ("round",),
         ("roll",), *[("place", "farm", 4, column) for column in range(3)], {"asked": "fountain"}),
    "what was flooded is marked on the next map alone":
        (on("..... C.... ..#.. ..... .....", coasts={"1,0": "E"}), ("roll", "coast", "farm"),
         ("place", "coast", 0, 1, "S"), {"asked": "discover", "fresh": bytes([6])}, ("place", "farm", 4, 4),
         {"fresh": b""}),
}  # fmt: skip


@pytest.mark.parametrize("sentence", SENTENCES)
def test_the_help_says(sentence):
    says(*SENTENCES[sentence])


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


# -- Coast and ocean


def test_a_coast_has_water_on_one_two_or_three_sides():
    table = Table(size=5).roll("coast")
    ways = table.ways("coast", 1, 1)
    assert sorted(map(len, ways)) == [1] * 4 + [2] * 6 + [3] * 4
