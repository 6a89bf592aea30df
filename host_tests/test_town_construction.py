"""The game help of Roll Into Town, "Construction phase", sentence by sentence: buildings and the market."""

import pytest
from town_table import EMPTY_5, Table, on, says


def market(**stock):
    """Return the start and the steps to a construction with a market, and these in stock."""
    start = {"food": 0, "stone": 0, "wood": 0} | stock
    return on(EMPTY_5, buildings="k.... ..... ..... ..... .....", **start), ("roll",), ("act", "discover_done")


# -- Sentences of the help: the table, what is done, and what is seen then (see `says`)

OCCUPIED = [(0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (2, 2)]
FREE = [(y, x) for y in range(5) for x in range(5) if (y, x) not in OCCUPIED]
COAST = "..... .C... ..#.. ..... ....."
SENTENCES = {
    "as many buildings as can be paid for":
        (on(wood=3), ("roll",), ("act", "discover_done"), *[("place", "mine", 0, column) for column in range(3)],
         {"asked": "dice", "buildings": "mmm.... ....... ....... ....... ....... ....... ......."}),
    **{
        f"the {name} is built once":
            (on(EMPTY_5, buildings=f"{letter}.... ..... ..... ..... .....", stone=9), ("roll",), ("go_on", "construct"),
             {("offers", name): False})
        for name, letter in (("fountain", "f"), ("market", "k"))
    },
    "lighthouse and cathedral are built once":
        (on("C.... ..... ..#.. ..... .....", coasts={"0,0": "W"}, stone=9, wood=9,
            buildings="L..K. L..KK ..... ..... ....."), ("roll",), ("act", "discover_done"),
         {"offered": ["mine", "lumberjack", "tavern", "fountain", "market"]}),
    "a port stands on a coast with no building":
        (on("CCC.. ..... ..#.. ..... .....", coasts={"0,0": "N", "0,1": "N", "0,2": "N"}, wood=9,
            buildings="p.L.. ..L.. ..... ..... ....."), ("roll",), ("act", "discover_done"),
         {("where", "port"): [(0, 1)]}),
    "a watermill stands beside the river and not in front of it":
        (on("..... RR... ..#.. ..... .....", river=["1,0:WE", "1,1:WE"], wood=9), ("roll",), ("act", "discover_done"),
         {("where", "watermill"): [(0, 0), (0, 1), (2, 0), (2, 1)]}),
    "nor where the open end points with another river cell beside it, as (1,0) is where the river turns back":
        (on("RR... R.... ..#.. ..... .....", river=["1,0:WN", "0,0:SE", "0,1:WS"], wood=9), ("roll",),
         ("act", "discover_done"), {("may_go", "watermill", 1, 1): False, ("may_go", "watermill", 0, 2): True}),
    "other buildings may stand in front of the river":
        (on("RR... ..... ..#.. ..... .....", river=["0,0:WE", "0,1:WE"], wood=9), ("roll",), ("act", "discover_done"),
         {("may_go", "mine", 0, 2): True}),
    "the bottom of the lighthouse is a coast, or empty and near a coast; its top is on the map":
        (on("..... .C... ..#.. .O... .....", coasts={"1,1": "N"}, stone=3), ("roll",), ("go_on", "construct"),
         {("may_go", "lighthouse", *cell): good for cell, good in (
             ((1, 1), True), ((2, 1), True), ((1, 2), True), ((4, 1), False), ((3, 3), False), ((0, 0), False))}),
    "its top is empty, ocean or coast, its bottom never ocean":
        (on("..T.. .CT.. .T#.. CO... .C...", coasts={"1,1": "N", "4,1": "S", "3,0": "W"}, stone=3), ("roll",),
         ("go_on", "construct"),
         {("may_go", "lighthouse", *cell): good for cell, good in (
             ((4, 1), True), ((4, 0), True), ((1, 0), True), ((3, 1), False))}),
    "its top is no tree":
        (on("..T.. ..C.. ..#.. ..... .....", coasts={"1,2": "N"}, stone=3), ("roll",), ("go_on", "construct"),
         {("may_go", "lighthouse", 1, 2): False}),
    "there is no port in the lighthouse, but a coast with a port counts as near":
        (on(COAST, coasts={"1,1": "N"}, stone=3, wood=2, buildings="..... .p... ..... ..... ....."), ("roll",),
         ("go_on", "construct"),
         {("may_go", "lighthouse", *cell): good for cell, good in (((1, 1), False), ((2, 1), False), ((1, 2), True))}),
    "and none later":
        (on(COAST, coasts={"1,1": "N"}, wood=2, buildings=".L... .L... ..... ..... ....."), ("roll",),
         ("go_on", "construct"), {("offers", "port"): False}),
    "its own top counts as the coast beside the empty bottom":
        (on(COAST, coasts={"1,1": "N"}, stone=3), ("roll",), ("go_on", "construct"), ("place", "lighthouse", 2, 1),
         {"buildings": "..... .L... .L... ..... ....."}),
    "an empty top floods and the lighthouse stays":
        (on("..... C.C.. .C#.. ..... .....", coasts={"1,0": "E", "1,2": "N", "2,1": "S"},
            buildings="..... .L... .L... ..... ....."), ("roll", "coast"), ("place", "coast", 0, 1, "S"),
         {"map": ".C... COC.. .C#.. ..... .....", "buildings": "..... .L... .L... ..... .....",
          ("score", "lighthouse"): 5}),
    "the sea at the top is water on one side of the cell beside it":
        (on("..... C.... ..#.. ..... .....", coasts={"1,0": "E"}, buildings="..... .L... .L... ..... ....."),
         ("roll", "coast"), ("place", "coast", 0, 1, "S"), {"map": ".C... CO... ..#.. ..... ....."}),
    "the bottom never floods":
        (on("..... ..... C.#.. ..... .....", coasts={"2,0": "E"}, buildings="..... .L... .L... ..... ....."),
         ("roll", "coast"), ("place", "coast", 3, 1, "N"), {("count", "O"): 0}),
    "the cathedral may be mirrored, not turned":
        (on(EMPTY_5, wood=7), ("roll",), ("go_on", "construct"),
         {("ways", "cathedral", 1, 0): ["E"], ("ways", "cathedral", 1, 4): ["W"],
          ("ways", "cathedral", 1, 1): ["E", "W"], ("may_go", "cathedral", 0, 0): False},
         ("place", "cathedral", 1, 1, "W"), {"buildings": ".K... KK... ..... ..... ....."}),
    "a later river cell may point at a mill":
        (on("R.... ..... ..#.. ..... .....", river=["0,0:WE"], buildings="..... w.... ..... ..... ....."),
         ("roll", "river", "river"), ("place", "river", 0, 1, "WS"), ("place", "river", 1, 1, "NW"),
         {"map": "RR... .R... ..#.. ..... ....."}),
    "any number of times two of a resource pay as one of another":
        (*market(food=9, stone=4), ("place", "tavern", 0, 1), {"stock": (1, 2, 0)}),
    "what the market would swap is what there is most of":
        (*market(food=5, stone=1, wood=8), ("place", "house", 0, 1), {"stock": (2, 0, 6)}),
    "without a market nothing is swapped":
        (on(EMPTY_5, food=3, stone=1, wood=9), ("roll",), ("act", "discover_done"),
         {("offers", "house"): False, ("may", "market"): False}),
    "buildings stand on empty cells only":
        (on("FMTR. C.... ..#.. ..... .....", coasts={"1,0": "W"}, river=["0,3:NE"], wood=9), ("roll",),
         ("act", "discover_done"), {("where", name): FREE for name in ("mine", "lumberjack", "tavern")}),
    "two of one resource pay as one of another":
        (*market(food=3, stone=1, wood=2), {("detail", "house"): ["swap_wood_stone"]}, ("place", "house", 0, 1),
         {"stock": (0, 0, 0)}),
    "no more of a resource is swapped than the building costs":
        (*market(food=3, stone=2, wood=9), ("act", "market"), ("place", "house", 0, 1), ("swap", 0x21), ("swap", 0x21),
         {("may_swap", 0x21): False, ("may_swap", 0x20): True}, ("swap", 0x20), {"asked": "market"},
         ("go_on", "construct"), {"stock": (1, 2, 3)}),
    "the nine does not limit what is swapped":
        (*market(food=4, stone=9, wood=4), ("act", "market"), ("place", "fountain", 0, 1), ("swap", 0x21),
         ("swap", 0x21), {"asked": "market"}, ("go_on", "dice"), {"stock": (4, 9 + 2 - 5, 0)}),
    "the market helps from the next building on, in the same phase too":
        (on(EMPTY_5, food=3, stone=5, wood=2), ("roll",), ("act", "discover_done"), ("place", "market", 0, 0),
         {("detail", "house"): ["swap_wood_stone"]}),
}  # fmt: skip


@pytest.mark.parametrize("sentence", SENTENCES)
def test_the_help_says(sentence):
    says(*SENTENCES[sentence])


def test_what_a_building_would_bring_is_told():
    table = Table("MM... ..... .T#.. ..F.. R....", wood=9, river=["4,0:WE"]).roll().go_on("construct")

    def brings(name, row, column):
        return table.prompt.pieces[table.piece(name)].brings(row * 5 + column)

    assert brings("mine", 1, 1) == ("brings_stone", 2)
    assert brings("lumberjack", 1, 1) == ("brings_wood", 1)
    assert brings("watermill", 3, 0) == ("brings_food", 1)
    assert brings("cathedral", 1, 4) == ("brings_points", 10)


# -- Market


def test_the_swaps_may_be_said_by_hand():
    table = Table(**market(food=5, stone=1, wood=8)[0]).roll().act("discover_done").act("market")
    table.place("house", 0, 1)
    assert table.asked == "market" and table.prompt.optional is None
    table.swap(0x01)  # 2 food for 1 stone
    assert table.asked == "market" and table.prompt.optional
    table.go_on("dice")
    assert table.stock()[2] == 8 and table.stock()[0] == 0
