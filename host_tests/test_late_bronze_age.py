"""The rule sheet of the Late Bronze Age, sentence by sentence, through prompts and answers.

What it leaves as it was is in `test_bronze_age.py`; here are the sentences that change or add something.
"""

import pytest
from players import SHORT, Table, options
from test_bronze_age import goods, sums, told

from host.pilot.seat import asked

from rules.bronze_age.turn import TO_MARKET, BronzeAge
from rules.late_bronze_age import BY_SHIP, LateBronzeAge
from rules.prompts import Refused
from rules.session import Session

# name, boxes, points for the first and for others
MONUMENTS = [
    ("step_pyramid", 3, 1, 0),
    ("stone_circle", 5, 2, 1),
    ("temple", 7, 4, 3),
    ("obelisk", 9, 6, 4),
    ("hanging_gardens", 11, 8, 5),
    ("great_wall", 13, 10, 6),
    ("great_pyramid", 15, 12, 8),
]
DEVELOPMENTS = [
    ("leadership", 10, 2),
    ("irrigation", 10, 2),
    ("agriculture", 15, 3),
    ("quarrying", 15, 3),
    ("medicine", 20, 4),
    ("preservation", 20, 4),
    ("coinage", 20, 4),
    ("caravans", 20, 4),
    ("shipping", 25, 5),
    ("smithing", 25, 5),
    ("religion", 25, 7),
    ("granaries", 30, 6),
    ("masonry", 30, 6),
    ("engineering", 40, 6),
    ("commerce", 40, 8),
    ("architecture", 60, 8),
    ("empire", 70, 10),
]


def late(count=2):
    return Table(count, play=LateBronzeAge)


# -- Setup, order of a turn


@pytest.mark.parametrize("count", [1, 5])
def test_it_is_for_two_to_four_players_there_is_no_solo_game(count):
    with pytest.raises(ValueError):
        late(count)


def test_trade_is_no_option_here():
    assert not hasattr(LateBronzeAge.options(2), "send")


def test_the_order_of_a_turn():
    table = late(3)
    table.cities(0, 7)
    names = ("preservation", "engineering", "shipping", "smithing", "granaries")
    table.give(0, *names, food=5, wood=3, stone=3, pottery=3, cloth=3, spearheads=1)
    table.turn(
        "ssssw7c",
        preserve=1,
        choice_food=1,
        spearheads=1,
        engineer=1,
        build={"step_pyramid": 3},
        build_ships=1,
        market=[(1, {"wood": 1}, {"food": 1}), ("wood", "stone")],
        buy="medicine",
        pay={"cloth": 3},
        discard={"stone": 5, "pottery": 1},
    )
    assert list(table.prompts) == [
        "preserve",
        "dice",
        "choice_food",
        "spearheads",
        "engineer",
        "build",
        "build_ships",
        "buy",  # where one goes to the market, and comes back to
        "trade",
        "deal",
        "swap",
        "pay",
        "discard",
    ]


# -- Monuments and developments


@pytest.mark.parametrize("count", [2, 3, 4])
def test_all_seven_monuments_are_in_play_at_every_player_count(count):
    table = late(count)
    table.turn("wff")
    offered = {row.label: row.most for row in table.prompts["build"].rows if row.label[0] != "city"}
    assert offered == {name: boxes for name, boxes, *_ in MONUMENTS}


@pytest.mark.parametrize("name, boxes, first, later", MONUMENTS)
def test_what_the_first_and_all_later_finishers_of_a_monument_are_paid(name, boxes, first, later):
    table = late(4)
    for player in range(3):
        table.give(player, **{name: boxes - 1})
    lines = [table.turn("wff", build={name: 1}) for _ in range(3)]
    assert told(lines[0], "built_first") == (bytes([0]), name, first)
    assert told(lines[1], "built_later") == (name, later)
    assert [sums(table, player)["score_monuments"] for player in range(4)] == [first, later, later, 0]


def test_the_costs_and_points_of_the_developments():
    assert list(LateBronzeAge.DEVELOPMENTS) == DEVELOPMENTS


@pytest.mark.parametrize("name, cost, points", DEVELOPMENTS)
def test_each_development_can_be_bought_at_its_cost(name, cost, points):
    table = late()
    table.give(0, "caravans" if name != "caravans" else "leadership", wood=8, stone=7, pottery=6, cloth=5)
    before = sums(table)["score_developments"]
    table.turn("7ff", buy=name)
    assert table.prompts["pay"].least == max(0, cost - 7)
    assert sums(table)["score_developments"] == before + points


def test_the_game_ends_at_the_end_of_the_round_of_the_seventh_development():
    table = late(3)
    table.give(0, "leadership", "agriculture", "quarrying", "medicine", "coinage", "caravans")
    lines = table.turn("77f", buy="irrigation")
    assert told(lines, "last_round_developments") == (bytes([0]), 7)
    table.turn("fff")
    assert not table.game.over
    table.turn("fff")
    assert table.game.over and table.game.round == 1


def test_five_or_six_developments_do_not_end_it():
    table = late()
    table.give(0, "leadership", "agriculture", "quarrying", "medicine", "coinage")
    lines = table.turn("77f", buy="irrigation")
    table.turn("fff")
    assert told(lines, "last_round_developments") is None
    assert table.players[0].bought() == 6 and not table.game.over


@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_game_ends_when_all_seven_monuments_have_been_finished(count):
    table = late(count)
    for i, (name, boxes, *_) in enumerate(MONUMENTS[1:]):
        table.give(i % count, **{name: boxes})
    for i in range(count):
        assert not table.game.over
        lines = table.turn("wff", build={"step_pyramid": 3} if i == 0 else {})
        assert (told(lines, "last_round_monuments") == ()) == (i == 0)
    assert table.game.over


def test_a_tie_goes_to_the_higher_value_of_goods_left():
    table = late(3)
    table.give(0, wood=3)
    table.give(1, spearheads=2)
    assert table.game.winners() == [1]


# -- Preservation


@pytest.mark.parametrize("food, doubled", [(0, 0), (1, 2), (6, 12), (7, 14), (8, 15), (15, 15)])
def test_before_rolling_one_pottery_doubles_the_food_at_most_to_fifteen(food, doubled):
    table = late()
    table.give(0, "preservation", food=food, pottery=2)
    table.turn("ggg", preserve=1)
    assert list(table.prompts)[:2] == ["preserve", "dice"]
    assert table.players[0].goods[2] == 2 - 1 + 1
    assert table.players[0].food == max(0, doubled - 3)


def test_preservation_is_used_once_a_turn():
    table = late()
    table.give(0, "preservation", food=2, pottery=2)
    table.turn("gww", preserve=1)
    assert table.players[0].food == 4 - 3 and table.players[0].goods[2] == 1


def test_preservation_may_be_left():
    table = late()
    table.give(0, "preservation", food=6, pottery=1)
    table.turn("gww", preserve=0)
    assert table.players[0].food == 6 - 3 and table.players[0].goods[2] == 1


@pytest.mark.parametrize("developments, pottery", [((), 1), (("preservation",), 0)])
def test_without_preservation_or_pottery_it_is_not_asked(developments, pottery):
    table = late()
    table.give(0, *developments, food=6, pottery=pottery)
    table.turn("gww")
    assert "preserve" not in table.prompts


@pytest.mark.parametrize(
    "food, cities, proposed",
    [
        (0, 3, False),
        (1, 3, False),  # famine all the same
        (2, 3, True),  # prevents famine
        (2, 4, True),
        (3, 3, False),
        (3, 4, True),
        (3, 7, False),
        (4, 3, True),  # doubles 4 food or more
        (5, 7, True),
        (11, 3, True),  # to 15
        (12, 3, False),  # brings 3 only
        (15, 3, False),
    ],
)
def test_preservation_is_proposed_only_where_it_prevents_famine_or_doubles_four_food_or_more(food, cities, proposed):
    table = late()
    table.cities(0, cities)
    table.give(0, "preservation", food=food, pottery=1)
    table.turn("g" * cities, preserve=0)
    table.session.undo()
    while table.session.prompt.what != "preserve":
        table.session.undo()
    prompt = table.session.prompt
    assert prompt.decode(prompt.suggestion()) == proposed
    assert prompt.facts == (("preserve_offer", food, min(15, 2 * food)),)


# -- Smithing


def armed(count=2, **things):
    """A table at which the first player has Smithing, four dice and food."""
    table = late(count)
    table.cities(0, 4)
    table.give(0, "smithing", food=9, **things)
    return table


def test_without_smithing_four_skulls_cost_the_roller_four():
    table = late()
    table.cities(0, 4)
    table.give(0, food=9, spearheads=2)
    lines = table.turn("ssss")
    assert [player.disasters for player in table.players] == [4, 0]
    assert told(lines, "invasion") == (4,) and "spearheads" not in table.prompts


def test_with_smithing_the_roller_loses_nothing_and_each_opponent_four():
    table = armed(4)
    lines = table.turn("ssss")
    assert [player.disasters for player in table.players] == [0, 4, 4, 4]
    assert told(lines, "invasion_others") == (bytes([1, 2, 3]), 4)


@pytest.mark.parametrize("given_up", [0, 1, 2, 3])
def test_each_spearhead_given_up_costs_the_opponents_two_more(given_up):
    table = armed(3, spearheads=2)
    table.turn("ssss", spearheads=given_up)
    assert table.players[0].goods[4] == 2 + 1 - given_up  # one was just collected, and counts
    assert [player.disasters for player in table.players] == [0, 4 + 2 * given_up, 4 + 2 * given_up]


def test_no_more_spearheads_are_given_up_than_there_are():
    table = armed(spearheads=1)
    with pytest.raises(Refused):
        table.turn("ssss", spearheads=3)


def test_spearheads_just_collected_count_and_default_to_none():
    table = armed()
    table.turn("ssss")
    prompt = table.prompts["spearheads"]
    assert prompt.most == 1 and prompt.decode(prompt.suggestion()) == 0


def test_opponents_with_a_finished_great_wall_lose_nothing_of_either():
    table = armed(4, spearheads=3)
    table.give(1, great_wall=13)
    table.give(2, great_wall=12)
    lines = table.turn("ssss", spearheads=4)
    assert [player.disasters for player in table.players] == [0, 0, 12, 12]
    assert told(lines, "invasion_others") == (bytes([2, 3]), 12)
    assert told(lines, "invasion_others_spared") == (bytes([1]),)


def test_the_great_wall_spares_the_roller_without_smithing():
    table = late()
    table.cities(0, 4)
    table.give(0, food=9, great_wall=13)
    lines = table.turn("ssss")
    assert [player.disasters for player in table.players] == [0, 0]
    assert told(lines, "invasion_spared") == ()


@pytest.mark.parametrize("skulls", [2, 3, 5])
def test_smithing_is_for_exactly_four_skulls(skulls):
    table = armed(spearheads=2)
    table.cities(0, 5)
    table.turn("s" * skulls + "f" * (5 - skulls))
    assert "spearheads" not in table.prompts
    assert [player.disasters for player in table.players] == [2 * (skulls == 2), 3 * (skulls == 3)]


# -- Shipping: building


def test_one_wood_and_one_cloth_make_a_ship_without_workers():
    table = late()
    table.give(0, "shipping", "caravans", wood=3, cloth=2)
    table.turn("fff", build_ships=2)
    assert table.players[0].ships == 2 and goods(table) == (1, 0, 0, 0, 0)
    assert "build" not in table.prompts


def test_goods_just_collected_make_a_ship():
    table = late()
    table.give(0, "shipping")
    table.turn("ssf", build_ships=1)
    assert table.players[0].ships == 1 and goods(table) == (0, 1, 1, 0, 0)


@pytest.mark.parametrize(
    "developments, wood, cloth, ships",
    [((), 1, 1, 0), (("shipping",), 0, 2, 0), (("shipping",), 2, 0, 0), (("shipping",), 2, 2, 5)],
)
def test_without_shipping_wood_cloth_or_a_free_box_no_ship_is_built(developments, wood, cloth, ships):
    table = late()
    table.give(0, *developments, wood=wood, cloth=cloth, ships=ships)
    table.turn("fff")
    assert "build_ships" not in table.prompts


@pytest.mark.parametrize("wood, cloth, ships, most", [(8, 5, 0, 5), (8, 5, 3, 2), (1, 5, 0, 1), (4, 3, 1, 3)])
def test_at_most_five_ships_and_as_many_as_wood_and_cloth(wood, cloth, ships, most):
    table = late()
    table.give(0, "shipping", "caravans", wood=wood, cloth=cloth, ships=ships)
    with pytest.raises(Refused):
        table.turn("fff", build_ships=most + 1)
    prompt = table.prompts["build_ships"]
    assert prompt.most == most and prompt.decode(prompt.suggestion()) == 0


def test_shipping_bought_this_turn_builds_from_the_next_turn_on():
    table = late()
    table.give(0, wood=2, cloth=2)
    table.turn("777", buy="shipping", pay={"cloth": 2})
    assert "build_ships" not in table.prompts


# -- Shipping: swaps


def test_each_ship_may_swap_one_good_for_one_of_another_kind():
    table = late()
    table.give(0, "shipping", ships=2, wood=1, stone=1)
    table.turn("fff", market=[("stone", "spearheads"), ("wood", "spearheads")])
    assert goods(table) == (0, 0, 0, 0, 2)


def test_each_ship_swaps_once_a_turn():
    table = late()
    table.give(0, "shipping", ships=1, wood=4)
    table.turn("fff", market=[("wood", "cloth")])
    assert goods(table) == (3, 0, 0, 1, 0)
    table.turn("fff")
    table.turn("fff", market=[("wood", "cloth")])  # and again the next turn
    assert goods(table) == (2, 0, 0, 2, 0)
    table.turn("fff")
    with pytest.raises(AssertionError, match="no market"):
        table.turn("fff", market=[("wood", "cloth"), ("wood", "cloth")])


def test_also_a_ship_built_this_turn_swaps():
    table = late()
    table.give(0, "shipping", wood=3, cloth=1)
    table.turn("fff", build_ships=1, market=[("wood", "pottery")])
    assert goods(table) == (1, 0, 1, 0, 0)


def test_swaps_may_be_left():
    table = late()
    table.give(0, "shipping", ships=3, wood=4)
    table.turn("fff", market=[("wood", "cloth")])
    assert goods(table) == (3, 0, 0, 1, 0)
    assert TO_MARKET not in table.prompts["discard" if "discard" in table.prompts else "trade"].suggestion()


def test_a_good_swapped_in_may_be_swapped_on_by_another_ship():
    table = late()
    table.give(0, "shipping", ships=2, wood=1)
    table.turn("fff", market=[("wood", "stone"), ("stone", "cloth")])
    assert goods(table) == (0, 0, 0, 1, 0)


def test_row_caps_bind_a_swap():
    table = late()
    table.give(0, "shipping", "caravans", ships=1, wood=3, spearheads=4)
    with pytest.raises(Refused):
        table.turn("fff", market=[("wood", "spearheads")])


def to_the_ships(table):
    """Go on to what the ships swap; return the session."""
    session = turn_to(table, "fff", "trade")
    assert BY_SHIP in session.prompt.ids
    session.answer(session.prompt.encode(BY_SHIP))
    return session


def bounds(prompt):
    """What may be swapped: for each good how many at most are taken away, and how many brought."""
    return [(-row.least, row.most) for row in prompt.rows]


def test_only_goods_that_are_there_are_swapped_and_none_when_all_other_rows_are_full():
    table = late()
    table.give(0, "shipping", "caravans", ships=1, wood=3, stone=1)
    assert bounds(to_the_ships(table).prompt) == [(1, 1), (1, 1), (0, 1), (0, 1), (0, 1)]
    table = late()
    table.give(0, "shipping", "caravans", ships=1, wood=7, stone=7, pottery=6, cloth=5, spearheads=4)
    assert bounds(to_the_ships(table).prompt) == [(1, 1), (1, 0), (1, 0), (1, 0), (1, 0)]
    table = late()
    table.give(0, "shipping", "caravans", ships=1, wood=8, stone=7, pottery=6, cloth=5, spearheads=4)
    assert BY_SHIP not in turn_to(table, "fff", "trade").prompt.ids


@pytest.mark.parametrize("swapped", [[-2, 0, 0, 0, 0], [-2, 0, 0, 1, 0], [0, 0, 0, 1, 0], [-3, 1, 1, 1, 0]])
def test_a_swap_takes_place_only_when_as_much_comes_as_goes_and_there_are_ships_for_it(swapped):
    table = late()
    table.give(0, "shipping", ships=2, wood=3)
    session = to_the_ships(table)
    with pytest.raises(Refused):
        session.answer(session.prompt.encode(swapped))
    session.answer(session.prompt.encode([-2, 0, 0, 1, 1]))
    assert goods(table) == (1, 0, 0, 1, 1)


def test_nothing_may_be_swapped():
    table = late()
    table.give(0, "shipping", ships=2, wood=2)
    session = to_the_ships(table)
    session.answer(session.prompt.encode([0] * 5))
    assert goods(table) == (2, 0, 0, 0, 0) and table.game.swapped == 0


def turn_to(table, dice, what):
    """Answer what is suggested, and `dice`, until `what` is asked; return the session."""
    table.session = session = table.session or Session(table.game)
    session.read()
    while asked(session.prompt) != what:
        prompt = session.prompt
        answer = prompt.encode([SHORT[x] for x in dice]) if prompt.what == "dice" else prompt.suggestion()
        if prompt.what == "buy" and what == "trade":
            answer = prompt.encode(TO_MARKET)
        session.answer(answer)
        session.read()
    return session


# -- 4. Trade


def test_trade_is_always_allowed_and_comes_after_building():
    table = late(3)
    table.give(0, "engineering", "shipping", stone=1, wood=1)
    table.give(1, cloth=1, stone=2, food=4)
    table.turn(
        "wgf",
        build={"step_pyramid": 3},
        market=[(1, {"wood": 2}, {"stone": 2, "cloth": 1, "food": 1})],
    )
    # Neither the stone nor the cloth that came by trade could be built with.
    assert table.prompts["engineer"].most == 1 and "build_ships" not in table.prompts
    assert goods(table, 0) == (0, 3, 0, 1, 0) and goods(table, 1) == (2, 0, 0, 0, 0)
    assert [player.food for player in table.players] == [3 + 3 - 3 + 1, 3, 3]


def test_goods_from_trade_are_swapped_pay_and_count_for_the_discard():
    table = late()
    table.give(0, "shipping", ships=1, stone=6)
    table.give(1, wood=3, cloth=3)
    table.turn(
        "fff",
        market=[(1, {}, {"wood": 1, "cloth": 3}), ("wood", "cloth")],
        buy="coinage",
        pay={"cloth": 4},
    )
    assert goods(table, 0) == (0, 6, 0, 0, 0) and goods(table, 1) == (2, 0, 0, 0, 0)


def test_trades_and_swaps_may_be_mixed_in_any_order():
    table = late()
    table.give(0, "shipping", ships=1, wood=1)
    table.give(1, spearheads=1)
    table.turn("fff", market=[("wood", "cloth"), (1, {"cloth": 1}, {"spearheads": 1})])
    assert goods(table, 0) == (0, 0, 0, 0, 1) and goods(table, 1) == (0, 0, 0, 1, 0)


def test_a_deal_shows_both_players_pegs_and_food():
    table = late()
    table.give(0, wood=2)
    table.give(1, wood=5, cloth=1, food=7)
    table.turn("fff", market=[(1, {"wood": 1}, {"food": 2})])
    assert [(row.label, *row.sides) for row in table.prompts["deal"].rows] == [
        ("wood", 2, 5),
        ("stone", 0, 0),
        ("pottery", 0, 0),
        ("cloth", 0, 1),
        ("spearheads", 0, 0),
        ("food", 9, 7),
    ]


@pytest.mark.parametrize("deal", [(1, {"wood": 3}, {}), (1, {}, {"stone": 2}), (1, {"food": 1}, {})])
def test_nothing_beyond_a_holding_or_a_cap_is_possible(deal):
    table = late()
    table.give(0, wood=2)
    table.give(1, stone=1, food=15)
    with pytest.raises(Refused):
        table.turn("fff", market=[deal])


def test_several_trades_a_turn():
    table = late(3)
    table.give(0, wood=3)
    table.give(1, stone=2)
    table.give(2, cloth=1)
    table.turn("fff", market=[(1, {"wood": 2}, {"stone": 2}), (2, {"stone": 1}, {"cloth": 1})])
    assert [goods(table, i) for i in range(3)] == [(1, 1, 0, 1, 0), (2, 0, 0, 0, 0), (0, 1, 0, 0, 0)]


# -- Granaries, Religion, and the score


def test_granaries_sell_food_for_six_coins_each():
    table = late()
    table.give(0, "granaries", food=9)
    table.turn("7gg", buy="shipping", pay={"food": 3})
    assert table.players[0].food == 9 - 3 - 3


def test_commerce_pays_one_point_for_each_good_left():
    table = late()
    table.give(0, "commerce", wood=3, spearheads=2)
    assert sums(table)[("score_bonus", "commerce")] == 5


def test_commerce_counts_after_the_last_discard_and_may_pass_six_with_caravans():
    for developments, left in ((("commerce",), 6), (("commerce", "caravans"), 8)):
        table = late()
        table.give(0, *developments, wood=4, stone=3)
        table.turn("gff")
        assert sums(table)[("score_bonus", "commerce")] == left == sum(goods(table))


def test_the_score_names_commerce_architecture_and_empire():
    table = late(4)
    table.give(0, "commerce", "architecture", "empire", temple=7, obelisk=9, wood=3, disasters=11)
    table.cities(0, 5)
    assert [(row.label, row.value) for row in table.game.score(0)] == [
        ("score_developments", 8 + 8 + 10),
        ("score_monuments", 4 + 6),
        (("score_bonus", "commerce"), 3),
        (("score_bonus", "architecture"), 2 * 2),
        (("score_bonus", "empire"), 5),
        ("score_subtotal", 48),
        ("score_disasters", -11),
        ("score_total", 37),
    ]


# -- The sheet


def test_the_sheet_shows_ships():
    table = late()
    table.give(0, "shipping", ships=3)
    _, rows = table.game.sheet(0, 1)
    assert [(row.label, row.value, row.most) for row in rows][-1] == ("ships", 3, 5)
    assert [row.label for row in BronzeAge(2, options(2)).sheet(0, 1)[1]] == [row.label for row in rows][:-1]


def set_by_hand(table, label, value, player=0):
    """Set a row of a sheet by hand."""
    prompt = table.game.adjusting(player, 0)
    rows = prompt.rows()
    row = [row.label for row in rows].index(label)
    table.session.adjust(player, 0, prompt.encode_change(row, value - rows[row].value))


def test_setting_a_sheet_by_hand_includes_ships_and_leaves_the_other_fields_in_their_places():
    table = late()
    turn_to(table, "fff", "dice")
    set_by_hand(table, "ships", 4)
    set_by_hand(table, "spearheads", 2)
    set_by_hand(table, ("city", 4), 3)
    set_by_hand(table, "empire", 1)
    set_by_hand(table, "score_disasters", 9)
    player = table.players[0]
    assert (player.ships, player.goods[4], player.cities(), player.disasters) == (4, 2, 4, 9)
    assert table.game.owns(player, "empire") and table.game.by_hand[0] == 5
    with pytest.raises(Refused):
        set_by_hand(table, "ships", 6)


def test_ships_set_by_hand_in_the_middle_of_the_swaps_are_one_swap_each():
    table = late()
    table.give(0, "shipping", ships=2, wood=4)
    session = to_the_ships(table)
    session.answer(session.prompt.encode([-1, 1, 0, 0, 0]))
    turn_to(table, "fff", "trade")
    assert BY_SHIP in session.prompt.ids
    for ships in (1, 0):  # as many as have swapped, and less
        set_by_hand(table, "ships", ships)
        assert BY_SHIP not in session.prompt.ids
        session.undo()
        assert BY_SHIP in session.prompt.ids


def test_the_bronze_age_knows_nothing_of_all_this():
    table = Table(2, trading=True)
    table.cities(0, 4)
    table.give(0, food=9, wood=3, pottery=3, cloth=3, spearheads=3)
    lines = table.turn("ssss", discard={"wood": 4, "stone": 2, "pottery": 5, "cloth": 3})
    assert told(lines, "invasion") == (4,)
    assert not {"preserve", "spearheads", "build_ships", "swap"} & set(table.prompts)
    assert not {"preservation", "shipping", "smithing", "commerce"} & set(table.game.names)
