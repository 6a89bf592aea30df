"""The rule sheet of the Bronze Age, sentence by sentence, through prompts and answers."""

import pytest
from players import SHORT, Table, options

from host.pilot.seat import asked

from rules.bronze_age.pegboard import CAPS, GOODS, total_worth, worth
from rules.bronze_age.turn import TO_MARKET, BronzeAge
from rules.prompts import NOTHING, Refused
from rules.session import Session

# name, boxes, points for the first and for others, number of players that play without it
MONUMENTS = [
    ("step_pyramid", 3, 1, 0, None),
    ("stone_circle", 5, 2, 1, None),
    ("temple", 7, 4, 2, 2),
    ("obelisk", 9, 6, 3, None),
    ("hanging_gardens", 11, 8, 4, 3),
    ("great_wall", 13, 10, 5, None),
    ("great_pyramid", 15, 12, 6, 2),
]
DEVELOPMENTS = [
    ("leadership", 10, 2),
    ("irrigation", 10, 2),
    ("agriculture", 15, 3),
    ("quarrying", 15, 3),
    ("medicine", 15, 3),
    ("coinage", 20, 4),
    ("caravans", 20, 4),
    ("religion", 20, 6),
    ("granaries", 30, 6),
    ("masonry", 30, 6),
    ("engineering", 40, 6),
    ("architecture", 50, 8),
    ("empire", 60, 8),
]


def told(lines, name):
    """What was told under a name (its arguments), or None."""
    lines = [line if isinstance(line, tuple) else (line,) for line in lines]
    found = [line[1:] for line in lines if line[0] == name]
    assert len(found) < 2
    return found[0] if found else None


def goods(table, player=0):
    return tuple(table.players[player].goods)


def sums(table, player=0):
    return {row.label: row.value for row in table.game.score(player)}


# -- Setup


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_each_player_starts_with_three_cities_three_food_and_nothing_else(count):
    table = Table(count)
    assert len(table.players) == count
    for player in table.players:
        assert (player.cities(), player.food, player.disasters, player.ships) == (3, 3, 0, 0)
        assert not any(player.goods) and not any(player.boxes) and not player.developments


@pytest.mark.parametrize("count", [0, 5])
def test_it_is_for_one_to_four_players(count):
    with pytest.raises(ValueError):
        BronzeAge(count)


def test_the_first_player_begins_and_the_dice_go_round_in_order():
    table = Table(3)
    order = []
    for _ in range(6):
        order.append((table.game.round, table.game.current))
        table.turn("fff")
    assert order == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]


# -- Peg board


@pytest.mark.parametrize(
    "good, pegs",
    [
        ("wood", [1, 3, 6, 10, 15, 21, 28, 36]),
        ("stone", [2, 6, 12, 20, 30, 42, 56]),
        ("pottery", [3, 9, 18, 30, 45, 63]),
        ("cloth", [4, 12, 24, 40, 60]),
        ("spearheads", [5, 15, 30, 50]),
    ],
)
def test_a_good_is_worth_what_its_peg_says(good, pegs):
    row = GOODS.index(good)
    assert [worth(row, peg) for peg in range(1, CAPS[row] + 1)] == pegs
    assert worth(row, 0) == 0


# -- 1. Collect


def test_the_final_faces_of_as_many_dice_as_cities_are_entered():
    table = Table(1)
    table.cities(0, 5)
    table.turn("ffggg")
    assert table.prompts["dice"].count == 5
    with pytest.raises(Refused):
        table.session.prompt.encode([0] * 4)
    with pytest.raises(Refused):
        table.session.prompt.encode([0] * 6)


@pytest.mark.parametrize(
    "dice, expected", [("gff", (1, 0, 0, 0, 0)), ("sff", (1, 1, 0, 0, 0)), ("ssf", (1, 1, 1, 1, 0))]
)
def test_a_good_die_gives_one_good_and_a_skull_die_two(dice, expected):
    table = Table(2)
    table.turn(dice)
    assert goods(table) == expected


def test_goods_are_placed_one_at_a_time_from_wood_up_and_round_again():
    table = Table(1)
    table.give(0, "caravans", wood=1, stone=1)
    table.cities(0, 4)
    table.turn("ssss")
    assert goods(table) == (3, 3, 2, 1, 1)


def test_placing_starts_at_wood_every_turn():
    table = Table(1)
    table.turn("gff")
    table.turn("gff")
    assert goods(table) == (2, 0, 0, 0, 0)


def test_a_full_row_takes_nothing_but_uses_up_that_good():
    table = Table(1)
    table.give(0, "caravans", wood=8)
    lines = table.turn("sff")
    assert goods(table) == (8, 1, 0, 0, 0)
    assert told(lines, "got_stone") == (1,) and told(lines, "got_wood") is None
    assert told(lines, "lost_goods") == (1,)


def test_no_row_goes_above_its_cap():
    table = Table(1)
    table.give(0, "caravans", "quarrying", wood=8, stone=7, pottery=6, cloth=5, spearheads=4)
    table.cities(0, 7)
    table.turn("ssggggg")
    assert goods(table) == (8, 7, 6, 5, 4)


def test_quarrying_gives_one_more_stone_when_stone_is_collected():
    table = Table(1)
    table.give(0, "quarrying")
    table.turn("sff")
    assert goods(table) == (1, 2, 0, 0, 0)


def test_quarrying_gives_nothing_when_no_stone_is_collected():
    table = Table(1)
    table.give(0, "quarrying")
    table.turn("gff")
    assert goods(table) == (1, 0, 0, 0, 0)


def test_quarrying_gives_one_stone_a_turn_however_many_are_collected():
    table = Table(1)
    table.give(0, "quarrying", "caravans")
    table.cities(0, 5)
    table.turn("sssgf")
    assert goods(table) == (2, 3, 1, 1, 1)


@pytest.mark.parametrize("before, after", [(5, 7), (6, 7), (7, 7)])
def test_quarrying_never_passes_seven_stones_and_needs_one_really_placed(before, after):
    table = Table(1)
    table.give(0, "quarrying", "caravans", stone=before)
    table.turn("ggf")
    assert goods(table) == (1, after, 0, 0, 0)


def test_a_food_die_gives_three_food():
    table = Table(1)
    table.turn("fgg")
    assert table.players[0].food == 3 + 3 - 3


@pytest.mark.parametrize("as_food, food, workers", [(0, 0, 6), (1, 2, 4), (2, 4, 2), (3, 6, 0)])
def test_each_choice_die_gives_two_food_or_two_workers(as_food, food, workers):
    table = Table(1)
    table.turn("ccc", choice_food=as_food)
    assert table.players[0].food == 3 + food - 3
    assert (table.prompts["build"].most if workers else 0) == workers


def test_no_more_choice_dice_are_food_than_were_rolled():
    table = Table(1)
    with pytest.raises(Refused):
        table.turn("ccf", choice_food=3)


def test_food_is_capped_at_fifteen_as_it_is_collected():
    table = Table(1)
    table.give(0, food=14)
    lines = table.turn("ffg")
    assert table.players[0].food == 15 - 3
    assert told(lines, "lost_food") == (5,)


def test_agriculture_gives_one_more_food_for_each_die_giving_food():
    table = Table(1)
    table.give(0, "agriculture")
    table.turn("fcc", choice_food=1)
    assert table.players[0].food == 3 + 4 + 3 - 3
    assert table.prompts["build"].most == 2


def test_masonry_gives_one_more_worker_for_each_die_giving_workers():
    table = Table(1)
    table.give(0, "masonry")
    table.turn("wcc", choice_food=1)
    assert table.prompts["build"].most == 4 + 3
    assert table.players[0].food == 3 + 2 - 3


@pytest.mark.parametrize("developments, each", [((), 7), (("coinage",), 12)])
def test_a_coin_die_gives_seven_coins_and_twelve_with_coinage(developments, each):
    table = Table(1)
    table.give(0, *developments)
    table.turn("77f")
    assert table.prompts["buy"].status == ("coins", 2 * each)


def test_coins_never_carry_over():
    table = Table(1)
    table.turn("77f")
    table.turn("fff")
    assert "buy" not in table.prompts


def test_leadership_is_remembered_before_the_last_die():
    table = Table(2)
    table.give(0, "leadership")
    table.turn("fff")
    assert list(table.prompts["dice"].hints) == ["leadership_hint"]
    table.turn("fff")
    assert not table.prompts["dice"].hints


def test_a_solo_player_is_told_that_skulls_may_be_rerolled():
    table = Table(1)
    table.turn("fff")
    assert list(table.prompts["dice"].hints) == ["solo_hint"]


@pytest.mark.parametrize(
    "dice, food, developments, suggested",
    [
        ("ccc", 3, (), 0),
        ("ccc", 2, (), 1),
        ("ccc", 0, (), 2),
        ("fcc", 0, (), 0),
        ("ccc", 0, ("agriculture",), 1),
        ("wwc", 0, (), 1),
    ],
)
def test_choice_dice_are_suggested_to_feed_the_cities_before_work(dice, food, developments, suggested):
    table = Table(1)
    table.give(0, *developments, food=food)
    table.turn(dice)
    prompt = table.prompts["choice_food"]
    table.session.undo()
    while table.session.prompt.what != "dice":
        table.session.undo()
    table.session.answer(table.session.prompt.encode([{"c": 4, "f": 0, "w": 3}[letter] for letter in dice]))
    prompt = table.session.prompt
    assert prompt.what == "choice_food" and prompt.decode(prompt.suggestion()) == suggested


# -- 2. Feed


def test_each_city_eats_one_food():
    table = Table(1)
    table.cities(0, 5)
    table.give(0, food=9)
    table.turn("ggggf")
    assert table.players[0].food == 9 + 3 - 5
    assert table.players[0].disasters == 0


@pytest.mark.parametrize("food, unfed", [(2, 1), (1, 2), (0, 3)])
def test_each_unfed_city_costs_one_point_and_food_becomes_zero(food, unfed):
    table = Table(1)
    table.give(0, food=food)
    lines = table.turn("ggg")
    assert table.players[0].food == 0
    assert table.players[0].disasters == unfed
    assert told(lines, "famine" if unfed > 1 else "famine_1") == ((unfed, unfed) if unfed > 1 else ())


def test_a_city_built_this_turn_eats_and_rolls_from_the_next_turn_on():
    table = Table(1)
    table.turn("wgg", build={4: 3})
    assert table.players[0].food == 0 and table.players[0].disasters == 0
    assert table.session.prompt.count == 4
    table.turn("gggg")
    assert table.players[0].disasters == 4


# -- 2. Disasters


@pytest.mark.parametrize("skulls", [0, 1])
def test_no_disaster_for_no_skull_or_one(skulls):
    table = Table(2)
    table.turn("s" * skulls + "f" * (3 - skulls))
    assert [player.disasters for player in table.players] == [0, 0]


def test_two_skulls_are_a_drought_you_lose_two():
    table = Table(2)
    lines = table.turn("ssf")
    assert [player.disasters for player in table.players] == [2, 0]
    assert told(lines, "drought") == (2,)


def test_with_irrigation_drought_has_no_effect():
    table = Table(2)
    table.give(0, "irrigation")
    lines = table.turn("ssf")
    assert table.players[0].disasters == 0
    assert told(lines, "drought_spared") == ()


def test_three_skulls_are_a_pestilence_each_opponent_loses_three_without_medicine():
    table = Table(4)
    table.give(2, "medicine")
    lines = table.turn("sss")
    assert [player.disasters for player in table.players] == [0, 3, 0, 3]
    assert told(lines, "pestilence") == (bytes([1, 3]), 3)
    assert told(lines, "pestilence_spared") == (bytes([2]),)


def test_solo_pestilence_strikes_you():
    table = Table(1)
    table.turn("sss")
    assert table.players[0].disasters == 3


def test_solo_medicine_spares_you_from_pestilence():
    table = Table(1)
    table.give(0, "medicine")
    table.turn("sss")
    assert table.players[0].disasters == 0


def test_four_skulls_are_an_invasion_you_lose_four():
    table = Table(2)
    table.cities(0, 4)
    table.give(0, food=9)
    lines = table.turn("ssss")
    assert [player.disasters for player in table.players] == [4, 0]
    assert told(lines, "invasion") == (4,)


def test_the_great_wall_finished_on_an_earlier_turn_spares_from_invasion():
    table = Table(2)
    table.cities(0, 4)
    table.give(0, food=9, great_wall=13)
    table.turn("ssss")
    assert table.players[0].disasters == 0


def test_the_great_wall_finished_this_turn_is_too_late():
    table = Table(2)
    table.cities(0, 5)
    table.give(0, food=9, great_wall=10)
    table.turn("ssssw", build={"great_wall": 3})
    assert table.players[0].finished(9)
    assert table.players[0].disasters == 4


def test_irrigation_and_medicine_do_not_help_against_other_disasters():
    table = Table(2)
    table.cities(0, 4)
    table.give(0, "irrigation", "medicine", "religion", food=9)
    table.turn("ssss")
    assert table.players[0].disasters == 4


@pytest.mark.parametrize("skulls", [5, 6, 7])
def test_five_skulls_or_more_are_a_revolt_you_lose_all_goods_also_those_just_collected(skulls):
    table = Table(2)
    table.cities(0, 7)
    table.give(0, food=15, cloth=2)
    table.give(1, wood=2)
    lines = table.turn("s" * skulls + "f" * (7 - skulls))
    assert goods(table) == (0,) * 5 and goods(table, 1) == (2, 0, 0, 0, 0)
    assert table.players[0].food == 15 - 7
    assert [player.disasters for player in table.players] == [0, 0]
    assert told(lines, "revolt") == ()


def test_with_religion_the_revolt_strikes_the_opponents_but_not_those_with_religion():
    table = Table(3)
    table.cities(0, 5)
    table.give(0, "religion", "caravans", food=9)
    table.give(1, wood=2, spearheads=1)
    table.give(2, "religion", stone=3)
    lines = table.turn("sssss")
    assert goods(table, 0) == (2, 2, 2, 2, 2)
    assert goods(table, 1) == (0,) * 5 and table.players[1].food == 3
    assert goods(table, 2) == (0, 3, 0, 0, 0)
    assert told(lines, "revolt_others") == (bytes([1]),)
    assert told(lines, "revolt_spared") == (bytes([2]),)


def test_solo_religion_prevents_the_revolt():
    table = Table(1)
    table.cities(0, 5)
    table.give(0, "religion", "caravans", food=9)
    table.turn("sssss")
    assert goods(table) == (2, 2, 2, 2, 2)


def test_skulls_are_never_cumulative_and_famine_adds_to_them():
    table = Table(2)
    table.cities(0, 4)
    table.give(0, food=1)
    table.turn("ssss")
    assert [player.disasters for player in table.players] == [3 + 4, 0]


def test_disaster_points_are_not_capped_by_the_boxes_of_the_sheet():
    table = Table(2)
    table.give(0, disasters=300)
    table.turn("ssf")
    assert table.players[0].disasters == 302


# -- 2b. Trading variant


def test_without_the_variant_nobody_is_asked_to_trade():
    table = Table(2)
    table.turn("ggf")
    assert "trade" not in table.prompts


def test_a_solo_player_has_nobody_to_trade_with():
    table = Table(1, trading=True)
    table.turn("ggf")
    assert "trade" not in table.prompts


def test_the_active_player_trades_goods_and_food_with_any_opponent_as_often_as_they_like():
    table = Table(3, trading=True)
    table.give(0, "caravans", wood=3)
    table.give(1, stone=2)
    table.give(2, cloth=1, food=5)
    table.turn(
        "fff", market=[(1, {"wood": 2}, {"stone": 1}), (2, {"stone": 1, "food": 2}, {"cloth": 1}), (1, {"wood": 1}, {})]
    )
    assert goods(table, 0) == (0, 0, 0, 1, 0)
    assert goods(table, 1) == (3, 1, 0, 0, 0)
    assert goods(table, 2) == (0, 1, 0, 0, 0)
    assert [player.food for player in table.players] == [3 + 9 - 3 - 2, 3, 7]


def test_trading_comes_after_feeding_and_disasters_and_before_building():
    table = Table(2, trading=True)
    table.give(0, "engineering", food=0, wood=2)
    table.give(1, food=5, stone=2)
    lines = table.turn("gww", market=[(1, {"wood": 3}, {"food": 5, "stone": 1})], engineer=1, build={"obelisk": 9})
    assert told(lines, "famine") == (3, 3)
    assert table.players[0].food == 5
    assert table.players[0].finished(7)


def test_opponents_trade_only_with_the_active_player():
    table = Table(4, trading=True)
    table.turn("fff")
    assert bytes(table.prompts["trade"].ids) == bytes([1, 2, 3])
    table.turn("fff")
    assert bytes(table.prompts["trade"].ids) == bytes([2, 3, 0])


def test_nothing_changes_hands_until_both_agree():
    table = Table(2, trading=True)
    table.give(0, wood=2)
    table.give(1, stone=2)
    session = table.session = Session(table.game)
    session.answer(session.prompt.encode([SHORT[face] for face in "fff"]))
    assert asked(session.prompt) == "trade"
    session.answer(session.prompt.encode(1))
    assert goods(table, 0) == (2, 0, 0, 0, 0) and goods(table, 1) == (0, 2, 0, 0, 0)
    session.answer(session.prompt.encode([-2, 2, 0, 0, 0, 0]))
    assert goods(table, 0) == (0, 2, 0, 0, 0) and goods(table, 1) == (2, 0, 0, 0, 0)
    for _ in range(2):
        session.undo()
    assert asked(session.prompt) == "trade"
    session.answer(session.prompt.encode(NOTHING))
    assert asked(session.prompt) == "dice"
    assert goods(table, 0) == (2, 0, 0, 0, 0) and goods(table, 1) == (0, 2, 0, 0, 0)


def test_a_player_who_does_not_want_to_trade_is_asked_nothing_more():
    table = Table(2, trading=True)
    table.give(0, wood=4)
    table.turn("wff", build={"obelisk": 3})
    assert table.prompts["build"].actions and "trade" not in table.prompts
    table.give(1, wood=4)
    table.turn("7ff")
    assert TO_MARKET in table.prompts["buy"].ids and "trade" not in table.prompts


def test_where_nothing_else_is_asked_whether_to_trade_is_and_nobody_is_suggested():
    table = Table(3, trading=True)
    table.turn("fff")
    assert table.prompts["trade"].suggestion() == bytes([NOTHING])


def test_a_trade_with_the_same_good_both_ways_counts_by_what_is_left_of_it():
    table = Table(2, trading=True)
    table.give(0, "caravans", wood=5)
    table.give(1, wood=8, stone=1)
    table.turn("fff", market=[(1, {"wood": 2, "food": 1}, {"wood": 3, "stone": 1})])
    assert goods(table, 0) == (6, 1, 0, 0, 0) and goods(table, 1) == (7, 0, 0, 0, 0)


@pytest.mark.parametrize(
    "deal",
    [
        (1, {"wood": 3}, {}),  # more than held
        (1, {}, {"stone": 2}),
        (1, {"wood": 1}, {}),  # Ben's wood is full
        (1, {}, {"food": 4}),  # Ana has 12 food
        (1, {"food": 1}, {}),  # Ben has 15
    ],
)
def test_nobody_gives_what_they_lack_or_passes_a_cap_or_fifteen_food(deal):
    table = Table(2, trading=True)
    table.give(0, wood=2, food=15)
    table.give(1, wood=8, stone=1, food=15)
    with pytest.raises(Refused):
        table.turn("ggg", market=[deal])


def test_a_partner_may_sit_above_six_goods_until_the_end_of_their_own_next_turn():
    table = Table(2, trading=True)
    table.give(0, wood=3)
    table.give(1, stone=6)
    table.turn("fff", market=[(1, {"wood": 3}, {})])
    assert sum(goods(table, 1)) == 9
    table.turn("fff", discard={"wood": 3})
    assert goods(table, 1) == (0, 6, 0, 0, 0)


def test_the_active_player_discards_above_six_after_trading():
    table = Table(2, trading=True)
    table.give(0, stone=6)
    table.give(1, wood=3)
    table.turn("fff", market=[(1, {}, {"wood": 3})], discard={"wood": 3})
    assert goods(table, 0) == (0, 6, 0, 0, 0)


# -- 3. Build


def test_a_workers_die_gives_three_workers_each_ticks_one_box_split_freely():
    table = Table(1)
    table.turn("www", build={4: 2, 5: 1, "temple": 4, "obelisk": 2})
    assert bytes(table.players[0].boxes) == bytes([2, 1, 0, 0, 0, 0, 4, 2, 0, 0, 0])


def test_unfinished_boxes_stay_and_unused_workers_are_lost():
    table = Table(1)
    table.turn("wwf", build={"temple": 4})
    table.turn("wff", build={"temple": 3})
    assert table.prompts["build"].most == 3
    assert table.players[0].finished(6)


def test_no_more_boxes_are_ticked_than_there_are_workers():
    table = Table(1)
    with pytest.raises(Refused):
        table.turn("wff", build={"temple": 4})


def test_no_box_is_ticked_twice():
    table = Table(1)
    table.give(0, step_pyramid=2)
    with pytest.raises(Refused):
        table.turn("wff", build={"step_pyramid": 2})


def test_a_finished_building_is_not_offered_again():
    table = Table(1)
    table.give(0, step_pyramid=3, city_4=3)
    table.turn("wfff")
    assert "step_pyramid" not in [row.label for row in table.prompts["build"].rows]
    assert ("city", 4) not in [row.label for row in table.prompts["build"].rows]


@pytest.mark.parametrize("city, boxes", [(4, 3), (5, 4), (6, 5), (7, 6)])
def test_cities_have_three_four_five_and_six_boxes(city, boxes):
    table = Table(1)
    table.turn("wwf", build={city: boxes})
    assert table.players[0].cities() == 4
    assert table.session.prompt.count == 4


def test_more_than_one_city_may_be_under_way_and_finished_in_a_turn():
    table = Table(1)
    table.turn("www", build={4: 3, 5: 4, 6: 2})
    assert table.players[0].cities() == 5


def test_seven_dice_at_most():
    table = Table(1)
    table.cities(0, 7)
    table.turn("wwwffff", build={"obelisk": 9})
    assert table.session.prompt.count == 7


def test_engineering_sells_any_number_of_stones_for_three_workers_each():
    table = Table(1)
    table.give(0, "engineering", stone=4)
    table.turn("wff", engineer=2, build={"obelisk": 9})
    assert goods(table) == (0, 2, 0, 0, 0)
    assert table.players[0].finished(7)


def test_without_engineering_no_stone_is_sold():
    table = Table(1)
    table.give(0, stone=4)
    table.turn("wff")
    assert "engineer" not in table.prompts


def test_no_more_stones_are_sold_than_there_are():
    table = Table(1)
    table.give(0, "engineering", stone=1)
    with pytest.raises(Refused):
        table.turn("wff", engineer=2)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_the_monuments_in_play(count):
    table = Table(count)
    table.turn("wff")
    offered = {row.label: row.most for row in table.prompts["build"].rows if row.label[0] != "city"}
    assert offered == {name: boxes for name, boxes, _, _, without in MONUMENTS if without != count}


@pytest.mark.parametrize("name, boxes, first, later", [row[:4] for row in MONUMENTS])
def test_the_first_to_finish_a_monument_takes_the_larger_number_all_later_the_smaller(name, boxes, first, later):
    table = Table(4)
    for player in range(3):
        table.give(player, **{name: boxes - 1})
    lines = [table.turn("wff", build={name: 1}) for _ in range(3)]
    assert told(lines[0], "built_first") == (bytes([0]), name, first)
    assert told(lines[1], "built_later") == (name, later)
    assert table.game.round == 1  # in the same round too
    assert [sums(table, player)["score_monuments"] for player in range(4)] == [first, later, later, 0]


def test_an_unfinished_monument_pays_nothing():
    table = Table(4)
    table.give(0, great_pyramid=14)
    assert sums(table)["score_monuments"] == 0


def test_the_last_unfinished_building_is_suggested_first():
    table = Table(1)
    table.give(0, step_pyramid=1, obelisk=1)
    table.turn("wff", build={"temple": 3})
    table.session.answer(table.session.prompt.encode([3, 3, 0]))
    while table.session.prompt.what != "build":
        table.session.answer(b"" if table.session.prompt.kind == 0 else table.session.prompt.suggestion())
    prompt = table.session.prompt
    amounts = dict(zip([row.label for row in prompt.rows], prompt.decode(prompt.suggestion())))
    assert amounts["temple"] == 4 and amounts["step_pyramid"] == 2 and sum(amounts.values()) == 6


# -- 4. Buy


def test_the_costs_and_points_of_the_developments():
    assert list(BronzeAge.DEVELOPMENTS) == DEVELOPMENTS


@pytest.mark.parametrize("name, cost, points", DEVELOPMENTS)
def test_a_development_is_paid_with_goods_and_coins_worth_at_least_its_cost(name, cost, points):
    table = Table(1)
    table.give(0, "caravans" if name != "caravans" else "leadership", wood=8, stone=7, pottery=6, cloth=5)
    before = sums(table)["score_developments"]
    table.turn("7ff", buy=name)
    assert table.prompts["pay"].least == max(0, cost - 7)
    assert table.players[0].has(table.game.names.index(name))
    assert sums(table)["score_developments"] == before + points


def test_only_what_can_be_paid_for_is_offered():
    table = Table(1)
    table.give(0, wood=2)
    table.turn("7ff")
    assert [row.label for row in table.prompts["buy"].rows] == ["irrigation", "leadership"]
    assert table.prompts["buy"].optional


def test_a_development_is_bought_at_most_once():
    table = Table(1)
    table.give(0, "leadership")
    table.turn("77f")
    assert "leadership" not in [row.label for row in table.prompts["buy"].rows]


def test_different_players_may_own_the_same_development():
    table = Table(2)
    table.turn("77f", buy="irrigation")
    table.turn("77f", buy="irrigation")
    assert [player.bought() for player in table.players] == [1, 1]


def test_a_payment_below_the_cost_is_refused():
    table = Table(1)
    table.give(0, wood=3, stone=2)
    with pytest.raises(Refused):
        table.turn("7ff", buy="irrigation", pay={})
    table = Table(1)
    table.give(0, wood=3, stone=2)
    with pytest.raises(Refused):
        table.turn("7ff", buy="quarrying", pay={"wood": 3})


def test_a_good_spent_is_spent_whole():
    table = Table(1)
    table.give(0, wood=4)
    with pytest.raises(Refused):
        table.turn("7ff", buy="irrigation", pay={"wood": 2})
    table.session.answer(table.session.prompt.encode([4, 0, 0, 0, 0]))
    assert goods(table) == (0, 0, 0, 0, 0)


def test_excess_value_is_lost():
    table = Table(1)
    table.give(0, cloth=4)
    table.turn("7ff", buy="irrigation", pay={"cloth": 4})
    table.turn("fff")
    assert "buy" not in table.prompts
    assert total_worth(table.players[0].goods) == 0


def test_coins_alone_may_pay():
    table = Table(1)
    table.give(0, wood=1)
    table.turn("77f", buy="irrigation", pay={})
    assert goods(table) == (1, 0, 0, 0, 0)


def test_without_granaries_food_is_not_sold():
    table = Table(1)
    table.give(0, food=15, wood=4)
    table.turn("7ff", buy="irrigation")
    assert [row.label for row in table.prompts["pay"].rows] == list(GOODS)


def test_granaries_sell_any_number_of_food_for_four_coins_each():
    table = Table(1)
    table.give(0, "granaries", food=9)
    table.turn("7gg", buy="coinage", pay={"food": 4})
    assert table.players[0].food == 9 - 3 - 4
    assert goods(table) == (1, 1, 0, 0, 0)


def test_food_counts_towards_what_can_be_bought_with_granaries_only():
    for developments, offered in ((("granaries",), True), ((), False)):
        table = Table(1)
        table.give(0, *developments, food=6)
        table.turn("ggg")
        assert ("buy" in table.prompts) == offered


# -- 5. Discard


def test_down_to_six_goods_the_player_chooses_which():
    table = Table(1)
    table.give(0, wood=4, stone=2, spearheads=2)
    table.turn("gff", discard={"wood": 2, "spearheads": 1})
    assert goods(table) == (3, 2, 0, 0, 1)


@pytest.mark.parametrize("discard", [{}, {"wood": 1}, {"wood": 3}])
def test_neither_more_nor_fewer_goods_are_discarded_than_due(discard):
    table = Table(1)
    table.give(0, wood=4, stone=2, spearheads=1)
    with pytest.raises(Refused):
        table.turn("gff", discard=discard)


def test_six_goods_are_kept():
    table = Table(1)
    table.give(0, wood=5)
    table.turn("gff")
    assert "discard" not in table.prompts
    assert goods(table) == (6, 0, 0, 0, 0)


def test_caravans_owners_skip_the_discard():
    table = Table(1)
    table.give(0, "caravans", wood=8, stone=7)
    table.turn("fff")
    assert "discard" not in table.prompts
    assert goods(table) == (8, 7, 0, 0, 0)


def test_caravans_bought_this_turn_already_count():
    table = Table(1)
    table.give(0, wood=4, stone=6)
    table.turn("777", buy="caravans", pay={})
    assert "discard" not in table.prompts


# -- End, score, winner


def five(table, player):
    """Give a player four developments and what a fifth costs."""
    table.give(player, "leadership", "agriculture", "quarrying", "medicine", wood=4)


def test_the_fifth_development_ends_the_game_at_the_end_of_the_round():
    table = Table(3)
    five(table, 0)
    lines = table.turn("77f", buy="irrigation")
    assert told(lines, "last_round_developments") == (bytes([0]), 5)
    assert not table.game.over
    table.turn("fff")
    table.turn("fff")
    assert table.game.over and table.session.prompt is None and table.game.round == 1


def test_the_last_player_of_the_round_may_end_it_at_once():
    table = Table(2)
    five(table, 1)
    table.turn("fff")
    table.turn("77f", buy="irrigation")
    assert table.game.over


def test_four_developments_do_not_end_it():
    table = Table(2)
    five(table, 0)
    table.turn("fff")
    table.turn("fff")
    assert not table.game.over


@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_game_ends_when_every_monument_in_play_has_been_finished_by_somebody(count):
    table = Table(count)
    in_play = [row for row in MONUMENTS if row[4] != count]
    for i, (name, boxes, *_) in enumerate(in_play[:-1]):
        table.give(i % count, **{name: boxes})
    name, boxes = in_play[-1][:2]
    table.give(0, **{name: boxes - 1})
    for i in range(count):
        assert not table.game.over
        lines = table.turn("wff", build={name: 1} if i == 0 else {})
        assert (told(lines, "last_round_monuments") == ()) == (i == 0)
    assert table.game.over


def test_solo_is_exactly_ten_rounds():
    table = Table(1)
    for number in range(1, 11):
        assert (table.game.round, table.game.over) == (number, False)
        table.turn("fff")
    assert table.game.over and table.game.round == 10


def test_neither_fifth_development_nor_monuments_end_the_solo_game():
    table = Table(1)
    five(table, 0)
    table.give(0, **{name: boxes for name, boxes, *_ in MONUMENTS[1:]}, step_pyramid=2)
    lines = table.turn("77w", build={"step_pyramid": 1}, buy="irrigation")
    assert table.players[0].bought() == 5 and table.game.all_built()
    assert not table.game.over
    # … and so nobody is told that it were the last round.
    assert told(lines, "last_round_developments") is None
    assert told(lines, "last_round_monuments") is None


def test_the_score_is_developments_and_monuments_and_bonus_less_disasters():
    table = Table(4)
    table.give(0, "irrigation", "architecture", "empire", temple=7, obelisk=9, stone_circle=4, disasters=11)
    table.cities(0, 5)
    rows = [(row.label, row.value) for row in table.game.score(0)]
    assert rows == [
        ("score_developments", 2 + 8 + 8),
        ("score_monuments", 4 + 6),
        (("score_bonus", "architecture"), 2),
        (("score_bonus", "empire"), 5),
        ("score_subtotal", 35),
        ("score_disasters", -11),
        ("score_total", 24),
    ]


def test_a_total_may_be_negative():
    table = Table(2)
    table.give(0, "irrigation", disasters=9)
    assert table.game.total(0) == -7


def test_the_highest_total_wins():
    table = Table(3)
    table.give(1, "irrigation")
    table.give(2, wood=8)
    assert table.game.winners() == [1]


def test_a_tie_goes_to_the_higher_value_of_goods_left_not_to_their_number():
    table = Table(3)
    table.give(0, wood=3)
    table.give(1, spearheads=2)
    table.give(2, disasters=1, cloth=5)
    assert table.game.winners() == [1]


def test_still_tied_is_a_shared_victory():
    table = Table(3)
    table.give(0, wood=2)
    table.give(1, pottery=1)
    assert table.game.winners() == [0, 1]


def test_the_points_of_each_round_add_up_to_the_total():
    table = Table(2)
    table.turn("77f", buy="irrigation")
    table.turn("ssf")
    table.turn("wgg", build={"step_pyramid": 3})
    table.turn("fff")
    assert table.game.race(0) == [2, 3] and table.game.race(1) == [-2, -2]


# -- 2024 edition


def test_the_2024_edition_changes_costs_points_granaries_and_architecture():
    game = BronzeAge(4, options(4, edition_2024=True))
    changed = {row[0]: row[1:] for row, old in zip(game.DEVELOPMENTS, DEVELOPMENTS) if row != old}
    assert changed == {
        "medicine": (20, 4),
        "religion": (25, 7),
        "architecture": (60, 8),
        "empire": (70, 10),
    }
    assert [row[0] for row in game.DEVELOPMENTS] == [row[0] for row in DEVELOPMENTS]
    assert game.FOOD_PRICE == 6 and game.PER_MONUMENT == 2
    assert game.LATER == (0, 1, 3, 4, 5, 6, 8) and game.FIRST == BronzeAge.FIRST
    assert list(BronzeAge.DEVELOPMENTS) == DEVELOPMENTS and BronzeAge.FOOD_PRICE == 4


def test_architecture_pays_two_a_monument_in_the_2024_edition():
    table = Table(4, edition_2024=True)
    table.give(0, "architecture", temple=7, obelisk=9)
    assert sums(table)[("score_bonus", "architecture")] == 4
