"""The rule sheet of the Late Bronze Age, sentence by sentence, through prompts and answers.

These are the sentences that change or add something; `test_bronze_age.py` has the others.
"""

import pytest
from players import SHORT, Table, options, says
from test_bronze_age import goods

from host.recorded.spoken import what_of

from engine.history.session import Session
from engine.prompts import Refused
from rules.bronze_age.turn import TO_MARKET, BronzeAge
from rules.late_bronze_age import BY_SHIP, LateBronzeAge


def late(count=2):
    return Table(count, play=LateBronzeAge)


# -- Sentences of the sheet: how many players, what they have, the turns they play, what is there then (see `says`)

NONE = (0,) * 5
# Four dice, and food enough.
ARMED = "cities=4 food=9 smithing"
SIX = "leadership agriculture quarrying medicine coinage caravans"
SENTENCES = {
    "six developments do not end it":
        (2, "leadership agriculture quarrying medicine coinage", [("77f", {"buy": "irrigation"}), "fff"],
         {"bought": [6, 0], "over": False}),
    "nor is it told that they do":
        (2, "leadership agriculture quarrying medicine coinage", ("77f", {"buy": "irrigation"}),
         {"last_round_developments": None}),
    "seven do":
        (3, SIX, ("77f", {"buy": "irrigation"}), {"last_round_developments": (bytes([0]), 7), "over": False}),
    **{
        f"at the end of the round: {more} more turns":
            (3, SIX, [("77f", {"buy": "irrigation"}), *["fff"] * more], {"over": more == 2, "round": 1})
        for more in (1, 2)
    },
    "a tie goes to the higher value of goods left": (3, "wood=3 / spearheads=2", [], {"winners": [1]}),
    # Preservation
    **{
        f"before rolling one pottery doubles the food, at most to fifteen: {food}":
            (2, f"preservation food={food} pottery=2", ("ggg", {"preserve": 1}),
             {"food": max(0, doubled - 3), "goods": (1, 1, 2 - 1 + 1, 0, 0), "asked": "preserve"})
        for food, doubled in ((0, 0), (1, 2), (6, 12), (7, 14), (8, 15), (15, 15))
    },
    "preservation is used once a turn":
        (2, "preservation food=2 pottery=2", ("gww", {"preserve": 1}), {"food": 4 - 3, "goods": (1, 0, 1, 0, 0)}),
    "preservation may be left":
        (2, "preservation food=6 pottery=1", ("gww", {"preserve": 0}), {"food": 6 - 3, "goods": (1, 0, 1, 0, 0)}),
    "without preservation it is not asked": (2, "food=6 pottery=1", "gww", {"not_asked": "preserve"}),
    "nor without pottery": (2, "preservation food=6", "gww", {"not_asked": "preserve"}),
    # Smithing
    "without smithing four skulls cost the roller four":
        (2, "cities=4 food=9 spearheads=2", "ssss",
         {"disasters": [4, 0], "invasion": (4,), "not_asked": "spearheads"}),
    "with smithing the roller loses nothing and each opponent four":
        (4, ARMED, "ssss", {"disasters": [0, 4, 4, 4], "invasion_others": (bytes([1, 2, 3]), 4)}),
    **{
        f"each spearhead given up costs the opponents two more; one was just collected, and counts: {number}":
            (3, ARMED + " caravans spearheads=2", ("ssss", {"spearheads": number}),
             {"goods": (2, 2, 2, 1, 2 + 1 - number), "disasters": [0, 4 + 2 * number, 4 + 2 * number]})
        for number in range(4)
    },
    "no more spearheads are given up than there are":
        (2, ARMED + " spearheads=1", ("ssss", {"spearheads": 3}), Refused),
    "spearheads just collected count and default to none": (2, ARMED, "ssss", {"spearheads": (1, 0)}),
    "opponents with a finished great wall lose nothing of either":
        (4, ARMED + " spearheads=3 / great_wall=13 / great_wall=12", ("ssss", {"spearheads": 4}),
         {"disasters": [0, 0, 12, 12], "invasion_others": (bytes([2, 3]), 12),
          "invasion_others_spared": (bytes([1]),)}),
    "the great wall spares the roller without smithing":
        (2, "cities=4 food=9 great_wall=13", "ssss", {"disasters": [0, 0], "invasion_spared": ()}),
    **{
        f"smithing is for exactly four skulls: {skulls}":
            (2, ARMED + " cities=5 spearheads=2", "s" * skulls + "f" * (5 - skulls),
             {"not_asked": "spearheads", "disasters": [2 * (skulls == 2), 3 * (skulls == 3)]})
        for skulls in (2, 3, 5)
    },
    # Shipping: building
    "one wood and one cloth make a ship without workers":
        (2, "shipping caravans wood=3 cloth=2", ("fff", {"build_ships": 2}),
         {"ships": 2, "goods": (1, 0, 0, 0, 0), "not_asked": "build"}),
    "goods just collected make a ship":
        (2, "shipping", ("ssf", {"build_ships": 1}), {"ships": 1, "goods": (0, 1, 1, 0, 0)}),
    **{
        f"without shipping, wood, cloth or a free box no ship is built: {have}":
            (2, have, "fff", {"not_asked": "build_ships"})
        for have in ("wood=1 cloth=1", "shipping cloth=2", "shipping wood=2", "shipping wood=2 cloth=2 ships=5")
    },
    **{
        f"at most five ships and as many as wood and cloth: {have}":
            (2, "shipping caravans " + have, "fff", {"build_ships": (most, 0)})
        for have, most in (("wood=8 cloth=5", 5), ("wood=8 cloth=5 ships=3", 2), ("wood=1 cloth=5", 1),
                           ("wood=4 cloth=3 ships=1", 3))
    },
    "and no more": (2, "shipping caravans wood=1 cloth=5", ("fff", {"build_ships": 2}), Refused),
    "shipping bought this turn builds from the next turn on":
        (2, "wood=2 cloth=2", ("777", {"buy": "shipping", "pay": {"cloth": 2}}), {"not_asked": "build_ships"}),
    # Shipping: swaps
    "each ship may swap one good for one of another kind":
        (2, "shipping ships=2 wood=1 stone=1", ("fff", {"market": [("stone", "spearheads"), ("wood", "spearheads")]}),
         {"goods": (0, 0, 0, 0, 2)}),
    "each ship swaps once a turn":
        (2, "shipping ships=1 wood=4", ("fff", {"market": [("wood", "cloth")]}), {"goods": (3, 0, 0, 1, 0)}),
    "and again the next turn":
        (2, "shipping ships=1 wood=4", [("fff", {"market": [("wood", "cloth")]}), "fff"] * 2,
         {"goods": (2, 0, 0, 2, 0)}),
    "also a ship built this turn swaps":
        (2, "shipping wood=3 cloth=1", ("fff", {"build_ships": 1, "market": [("wood", "pottery")]}),
         {"goods": (1, 0, 1, 0, 0)}),
    "swaps may be left":
        (2, "shipping ships=3 wood=4", ("fff", {"market": [("wood", "cloth")]}), {"goods": (3, 0, 0, 1, 0)}),
    "a good swapped in may be swapped on by another ship":
        (2, "shipping ships=2 wood=1", ("fff", {"market": [("wood", "stone"), ("stone", "cloth")]}),
         {"goods": (0, 0, 0, 1, 0)}),
    "row caps bind a swap":
        (2, "shipping caravans ships=1 wood=3 spearheads=4", ("fff", {"market": [("wood", "spearheads")]}), Refused),
    # 4. Trade
    "trade is always allowed and comes after building: nothing that came by it could be built with":
        (3, "engineering shipping stone=1 wood=1 / cloth=1 stone=2 food=4",
         ("wgf", {"build": {"step_pyramid": 3},
                  "market": [(1, {"wood": 2}, {"stone": 2, "cloth": 1, "food": 1})]}),
         {"engineer": (1, 0), "not_asked": "build_ships", "goods": [(0, 3, 0, 1, 0), (2, 0, 0, 0, 0), NONE],
          "food": [3 + 3 - 3 + 1, 3, 3]}),
    "food of choice dice is there at the market after building":
        (2, "food=3 / wood=2", ("ccc", {"choice_food": 3, "market": [(1, {"food": 6}, {"wood": 2})]}),
         {"food": [0, 9], "goods": [(2, 0, 0, 0, 0), NONE]}),
    "goods from trade are swapped, pay and count for the discard":
        (2, "shipping ships=1 stone=6 / wood=3 cloth=3",
         ("fff", {"market": [(1, {}, {"wood": 1, "cloth": 3}), ("wood", "cloth")], "buy": "coinage",
                  "pay": {"cloth": 4}}),
         {"goods": [(0, 6, 0, 0, 0), (2, 0, 0, 0, 0)]}),
    "trades and swaps may be mixed in any order":
        (2, "shipping ships=1 wood=1 / spearheads=1",
         ("fff", {"market": [("wood", "cloth"), (1, {"cloth": 1}, {"spearheads": 1})]}),
         {"goods": [(0, 0, 0, 0, 1), (0, 0, 0, 1, 0)]}),
    **{
        f"nothing beyond a holding or a cap is possible: {give} for {take}":
            (2, "wood=2 / stone=1 food=15", ("fff", {"market": [(1, give, take)]}), Refused)
        for give, take in (({"wood": 3}, {}), ({}, {"stone": 2}), ({"food": 1}, {}))
    },
    "several trades a turn":
        (3, "wood=3 / stone=2 / cloth=1",
         ("fff", {"market": [(1, {"wood": 2}, {"stone": 2}), (2, {"stone": 1}, {"cloth": 1})]}),
         {"goods": [(1, 1, 0, 1, 0), (2, 0, 0, 0, 0), (0, 1, 0, 0, 0)]}),
    # Granaries, and the score
    "granaries sell food for six coins each":
        (2, "granaries food=9", ("7gg", {"buy": "shipping", "pay": {"food": 3}}), {"food": 9 - 3 - 3}),
    "commerce pays one point for each good left":
        (2, "commerce wood=3 spearheads=2", [], {("score_bonus", "commerce"): 5}),
    "it counts after the last discard":
        (2, "commerce wood=4 stone=3", "gff", {("score_bonus", "commerce"): 6}),
    "and may pass six with caravans":
        (2, "commerce caravans wood=4 stone=3", "gff", {("score_bonus", "commerce"): 8, "goods": (5, 3, 0, 0, 0)}),
}  # fmt: skip


@pytest.mark.parametrize("sentence", SENTENCES)
def test_the_rule_sheet_says(sentence):
    count, have, turns, after = SENTENCES[sentence]
    says(late(count), have, turns, after)


def test_the_bronze_age_knows_nothing_of_all_this():
    discard = {"wood": 4, "stone": 2, "pottery": 5, "cloth": 3}
    have = "cities=4 food=9 wood=3 pottery=3 cloth=3 spearheads=3"
    after = {"invasion": (4,), "not_asked": "preserve spearheads build_ships swap"}
    table = Table(2, trading=True)
    says(table, have, ("ssss", {"discard": discard}), after)
    assert not {"preservation", "shipping", "smithing", "commerce"} & set(table.game.names)


# -- Setup, order of a turn


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
    # Buying leads to the market, and the market back to it.
    asked = "preserve dice spearheads engineer build build_ships buy trade deal swap pay discard"
    assert " ".join(table.prompts) == asked


# -- Preservation


@pytest.mark.parametrize(
    "food, cities, pottery, proposed",
    [
        (0, 3, 1, False),
        (1, 3, 1, False),  # famine all the same
        (2, 3, 1, True),  # prevents famine
        (2, 4, 1, True),
        (3, 3, 1, False),
        (3, 4, 1, True),
        (3, 7, 1, False),
        (4, 3, 1, True),  # doubles 4 food or more
        (5, 7, 1, True),
        (11, 3, 1, True),  # to 15
        (12, 3, 1, False),  # brings 3 only
        (15, 3, 1, False),
        (2, 3, 5, False),  # 15 coins for one point and one food
        (2, 4, 5, False),  # 15 coins for two points: 10
        (2, 4, 3, True),  # 9 coins for two points
        (4, 3, 6, False),  # 18 coins for 4 food that nobody needs
    ],
)
def test_preservation_is_proposed_where_it_prevents_famine_or_doubles_four_food_and_is_worth_its_pottery(
    food, cities, pottery, proposed
):
    table = late()
    table.cities(0, cities)
    table.give(0, "preservation", "caravans", food=food, pottery=pottery)
    table.turn("g" * cities, preserve=0)
    table.session.undo()
    while table.session.prompt.what != "preserve":
        table.session.undo()
    prompt = table.session.prompt
    assert prompt.decode(prompt.suggestion()) == proposed
    assert prompt.facts == (("preserve_offer", food, min(15, 2 * food)),)


# -- Shipping: swaps


def to_the_ships(table):
    """Go to the swaps by ships; return the session."""
    session = turn_to(table, "fff", "trade")
    assert BY_SHIP in session.prompt.ids
    session.answer(session.prompt.encode(BY_SHIP))
    return session


def bounds(prompt):
    """Return the limits of swaps: for each good the most to give away and to bring."""
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
    """Answer with suggestions and `dice` until the question `what`; return the session."""
    table.session = session = table.session or Session(table.game)
    session.read()
    while what_of(session.prompt) != what:
        prompt = session.prompt
        answer = prompt.encode([SHORT[x] for x in dice]) if prompt.what == "dice" else prompt.suggestion()
        if prompt.what == "buy" and what == "trade":
            answer = prompt.encode(TO_MARKET)
        session.answer(answer)
        session.read()
    return session


# -- 4. Trade


def test_a_deal_shows_both_players_pegs_and_food():
    table = late()
    table.give(0, wood=2)
    table.give(1, wood=5, cloth=1, food=7)
    table.turn("fff", market=[(1, {"wood": 1}, {"food": 2})])
    both = {"wood": (2, 5), "stone": (0, 0), "pottery": (0, 0), "cloth": (0, 1), "spearheads": (0, 0), "food": (9, 7)}
    assert [(row.label, row.sides) for row in table.prompts["deal"].rows] == [*both.items()]


# -- Granaries, Religion, and the score


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


def test_setting_a_sheet_by_hand_includes_ships_and_leaves_the_other_fields_in_their_places():
    table = late()
    turn_to(table, "fff", "dice")
    table.set_by_hand("ships", 4)
    table.set_by_hand("spearheads", 2)
    table.set_by_hand(("city", 4), 3)
    table.set_by_hand("empire", 1)
    table.set_by_hand("score_disasters", 9)
    player = table.players[0]
    assert (player.ships, player.goods[4], player.cities(), player.disasters) == (4, 2, 4, 9)
    assert table.game.owns(player, "empire") and table.game.by_hand[0] == 5
    with pytest.raises(Refused):
        table.set_by_hand("ships", 6)


def test_ships_set_by_hand_in_the_middle_of_the_swaps_are_one_swap_each():
    table = late()
    table.give(0, "shipping", ships=2, wood=4)
    session = to_the_ships(table)
    session.answer(session.prompt.encode([-1, 1, 0, 0, 0]))
    turn_to(table, "fff", "trade")
    assert BY_SHIP in session.prompt.ids
    for ships in (1, 0):  # as many as have swapped, and less
        table.set_by_hand("ships", ships)
        assert BY_SHIP not in session.prompt.ids
        session.undo()
        assert BY_SHIP in session.prompt.ids
