"""The rule sheet of the Bronze Age, sentence by sentence, through prompts and answers."""

import pytest
import referee
from players import SHORT, Table, says, sums, told

from host.recorded.spoken import what_of

from engine.history.session import Session
from engine.prompts import NOTHING, Refused
from rules.bronze_age.pegboard import GOODS
from rules.bronze_age.turn import TO_MARKET, BronzeAge
from rules.late_bronze_age import LateBronzeAge

# As the referee has them from the rule sheet: boxes, points for the first, for others, players that play without it.
MONUMENTS = [(name, boxes, first, then, no) for name, (boxes, first, then, _, no) in referee.MONUMENTS.items()]
# How many play which game.
TABLES = [(count, BronzeAge) for count in (1, 2, 3, 4)] + [(count, LateBronzeAge) for count in (2, 3, 4)]


def goods(table, player=0):
    return tuple(table.players[player].goods)


# -- Sentences of the sheet: how many players, what they have, the turns they play, what is there then (see `says`)

FOUR = "leadership agriculture quarrying medicine"
NONE = (0,) * 5
SENTENCES = {
    # 1. Collect
    "a good die gives one good": (2, "", "gff", {"goods": (1, 0, 0, 0, 0)}),
    "a skull die gives two goods": (2, "", "sff", {"goods": (1, 1, 0, 0, 0)}),
    "two skull dice give four goods": (2, "", "ssf", {"goods": (1, 1, 1, 1, 0)}),
    "goods are placed one at a time from wood up and round again":
        (1, "caravans wood=1 stone=1 cities=4", "ssss", {"goods": (3, 3, 2, 1, 1)}),
    "placing starts at wood every turn": (1, "", ["gff", "gff"], {"goods": (2, 0, 0, 0, 0)}),
    "a full row takes nothing but uses up that good":
        (1, "caravans wood=8", "sff",
         {"goods": (8, 1, 0, 0, 0), "got_stone": (1,), "got_wood": None, "lost_goods": (1,)}),
    "no row goes above its cap":
        (1, "caravans quarrying wood=8 stone=7 pottery=6 cloth=5 spearheads=4 cities=7", "ssggggg",
         {"goods": (8, 7, 6, 5, 4), "lost_goods": (9,)}),
    "quarrying gives one more stone when stone is collected": (1, "quarrying", "sff", {"goods": (1, 2, 0, 0, 0)}),
    "quarrying gives nothing when no stone is collected": (1, "quarrying", "gff", {"goods": (1, 0, 0, 0, 0)}),
    "quarrying gives one stone a turn however many are collected":
        (1, "quarrying caravans cities=5", "sssgf", {"goods": (2, 3, 1, 1, 1)}),
    **{
        f"quarrying never passes seven stones and needs one really placed: from {before}":
            (1, f"quarrying caravans stone={before}", "ggf", {"goods": (1, 7, 0, 0, 0)})
        for before in (5, 6, 7)
    },
    "a food die gives three food": (1, "", "fgg", {"food": 3 + 3 - 3}),
    "a choice die gives two workers": (1, "", ("ccc", {"choice_food": 0}), {"food": 0, "workers": 6}),
    "or two food": (1, "", ("ccc", {"choice_food": 1}), {"food": 2, "workers": 4}),
    "each of them by itself": (1, "", ("ccc", {"choice_food": 2}), {"food": 4, "workers": 2}),
    "or all of them": (1, "", ("ccc", {"choice_food": 3}), {"food": 6, "workers": 0}),
    "who wants more workers lets cities go hungry and all are told":
        (2, "food=0", ("ccc", {"choice_food": 0, "build": {4: 3, 5: 3}}),
         {"disasters": 3, "food": 0, "famine": (3, 3), "workers": 6, "titles": ["famine_alarm"]}),
    "if more go hungry than before, the alarm counts those alone":
        (2, "food=0", ("cgg", {"choice_food": 0, "build": {4: 2}}),
         {"famine_more_short": (2,), "famine": None, "disasters": 3, "titles": ["famine_alarm"]}),
    "no more choice dice are food than were rolled": (1, "", ("ccf", {"choice_food": 3}), Refused),
    "nor than the boxes ticked leave": (1, "", ("ccw", {"choice_food": 2, "build": {4: 3, 5: 1}}), Refused),
    "food is capped at fifteen as it is collected": (1, "food=14", "ffg", {"food": 15 - 3, "lost_food": (5,)}),
    "agriculture gives one more food for each die giving food":
        (1, "agriculture", ("fcc", {"choice_food": 1}), {"food": 3 + 4 + 3 - 3, "workers": 2}),
    "masonry gives one more worker for each die giving workers":
        (1, "masonry", ("wcc", {"choice_food": 1}), {"workers": 4 + 3, "food": 3 + 2 - 3}),
    "a coin die gives seven coins": (1, "", "77f", {"at hand": ("coins", 2 * 7)}),
    "and twelve with coinage": (1, "coinage", "77f", {"at hand": ("coins", 2 * 12)}),
    "coins never carry over": (1, "", ["77f", "fff"], {"not_asked": "buy"}),
    "leadership is remembered before the last die": (2, "leadership", "fff", {"hints": ("leadership_hint",)}),
    "by who has it": (2, "leadership", ["fff", "fff"], {"hints": ()}),
    "a solo player is told that skulls may be rerolled": (1, "", "fff", {"hints": ("solo_hint",)}),
    # 2. Feed, disasters
    "each city eats one food": (1, "cities=5 food=9", "ggggf", {"food": 9 + 3 - 5, "disasters": 0}),
    "a city built this turn eats": (1, "", ("wgg", {"build": {4: 3}}), {"food": 0, "disasters": 0, "dice": 4}),
    "and rolls from the next turn on": (1, "", [("wgg", {"build": {4: 3}}), "gggg"], {"disasters": 4}),
    "an unfed city costs one point": (1, "food=2", "ggg", {"food": 0, "disasters": 1, "famine_1": ()}),
    "each unfed city does": (1, "food=1", "ggg", {"food": 0, "disasters": 2, "famine": (2, 2)}),
    "and food becomes zero": (1, "food=0", "ggg", {"food": 0, "disasters": 3, "famine": (3, 3)}),
    "no disaster for no skull": (2, "", "fff", {"disasters": [0, 0]}),
    "no disaster for one": (2, "", "sff", {"disasters": [0, 0]}),
    "two skulls are a drought, you lose two": (2, "", "ssf", {"disasters": [2, 0], "drought": (2,)}),
    "with irrigation drought has no effect": (2, "irrigation", "ssf", {"disasters": 0, "drought_spared": ()}),
    "three skulls are a pestilence, each opponent loses three without medicine":
        (4, " / / medicine", "sss",
         {"disasters": [0, 3, 0, 3], "pestilence_each": (3, bytes([1, 3])), "pestilence_spared": (bytes([2]),)}),
    "solo pestilence strikes you": (1, "", "sss", {"disasters": 3}),
    "solo medicine spares you from pestilence": (1, "medicine", "sss", {"disasters": 0}),
    "four skulls are an invasion, you lose four":
        (2, "cities=4 food=9", "ssss", {"disasters": [4, 0], "invasion": (4,)}),
    "the great wall finished on an earlier turn spares from invasion":
        (2, "cities=4 food=9 great_wall=13", "ssss", {"disasters": 0}),
    "the great wall finished this turn is too late":
        (2, "cities=5 food=9 great_wall=10", ("ssssw", {"build": {"great_wall": 3}}),
         {"finished": "great_wall", "disasters": 4}),
    "irrigation, medicine and religion do not help against other disasters":
        (2, "irrigation medicine religion food=9 cities=4", "ssss", {"disasters": 4}),
    **{
        f"{skulls} skulls are a revolt, you lose all goods, also those just collected":
            (2, "cities=7 food=15 cloth=2 / wood=2", "s" * skulls + "f" * (7 - skulls),
             {"goods": [NONE, (2, 0, 0, 0, 0)], "food": 15 - 7, "disasters": [0, 0], "revolt": ()})
        for skulls in (5, 6, 7)
    },
    "with religion the revolt strikes the opponents but not those with religion":
        (3, "religion caravans food=9 cities=5 / wood=2 spearheads=1 / religion stone=3", "sssss",
         {"goods": [(2,) * 5, NONE, (0, 3, 0, 0, 0)], "food": [9 - 5, 3, 3], "revolt_others": (bytes([1]),),
          "revolt_spared": (bytes([2]),)}),
    "solo religion prevents the revolt": (1, "religion caravans food=9 cities=5", "sssss", {"goods": (2,) * 5}),
    "skulls are never cumulative and famine adds to them": (2, "cities=4 food=1", "ssss", {"disasters": [3 + 4, 0]}),
    "disaster points are not capped by the boxes of the sheet": (2, "disasters=300", "ssf", {"disasters": 302}),
    "without the variant nobody is asked to trade": (2, "", "ggf", {"not_asked": "trade"}),
    # 3. Build
    "a workers die gives three workers, each ticks one box, split freely":
        (1, "", ("www", {"build": {4: 2, 5: 1, "temple": 4, "obelisk": 2}}),
         {"boxes": (2, 1, 0, 0, 0, 0, 4, 2, 0, 0, 0)}),
    "unfinished boxes stay and unused workers are lost":
        (1, "", [("wwf", {"build": {"temple": 4}}), ("wff", {"build": {"temple": 3}})],
         {"workers": 3, "finished": "temple"}),
    "no more boxes are ticked than there are workers": (1, "", ("wff", {"build": {"temple": 4}}), Refused),
    "no box is ticked twice": (1, "step_pyramid=2", ("wff", {"build": {"step_pyramid": 2}}), Refused),
    **{
        f"city {city} has {boxes} boxes": (1, "", ("wwf", {"build": {city: boxes}}), {"cities": 4, "dice": 4})
        for city, boxes in ((4, 3), (5, 4), (6, 5), (7, 6))
    },
    "a finished building is not offered again":
        (1, "step_pyramid=3 city_4=3", "wfff",
         {"rows of build": [*[name for name, *_ in MONUMENTS[1:]], *[("city", city) for city in (5, 6, 7)]]}),
    "more than one city may be under way and finished in a turn":
        (1, "", ("www", {"build": {4: 3, 5: 4, 6: 2}}), {"cities": 5}),
    "seven dice at most": (1, "cities=7", ("wwwffff", {"build": {"obelisk": 9}}), {"dice": 7}),
    "engineering sells any number of stones for three workers each":
        (1, "engineering stone=4", ("wff", {"engineer": 2, "build": {"obelisk": 9}}),
         {"goods": (0, 2, 0, 0, 0), "finished": "obelisk"}),
    "without engineering no stone is sold": (1, "stone=4", "wff", {"not_asked": "engineer"}),
    "no more stones are sold than there are": (1, "engineering stone=1", ("wff", {"engineer": 2}), Refused),
    "an unfinished monument pays nothing": (4, "great_pyramid=14", [], {"score_monuments": 0}),
    # 4. Buy
    "different players may own the same development": (2, "", [("77f", {"buy": "irrigation"})] * 2, {"bought": [1, 1]}),
    "only what can be paid for is offered":
        (1, "wood=2", "7ff", {"rows of buy": ["irrigation", "leadership"], "may buy nothing": True}),
    "and a development at most once": (1, "leadership", "77f", {"rows of buy": ["irrigation"]}),
    "a payment below the cost is refused":
        (1, "wood=3 stone=2", ("7ff", {"buy": "irrigation", "pay": {}}), Refused),
    "one with goods as well":
        (1, "wood=3 stone=2", ("7ff", {"buy": "quarrying", "pay": {"wood": 3}}), Refused),
    "excess value is lost":
        (1, "cloth=4", [("7ff", {"buy": "irrigation", "pay": {"cloth": 4}}), "fff"],
         {"goods": NONE, "not_asked": "buy"}),
    "a good spent is spent whole":
        (1, "wood=4", ("7ff", {"buy": "irrigation", "pay": {"wood": 4}}), {"goods": NONE}),
    "and no part of it": (1, "wood=4", ("7ff", {"buy": "irrigation", "pay": {"wood": 2}}), Refused),
    "coins alone may pay": (1, "wood=1", ("77f", {"buy": "irrigation", "pay": {}}), {"goods": (1, 0, 0, 0, 0)}),
    "granaries sell any number of food for four coins each":
        (1, "granaries food=9", ("7gg", {"buy": "coinage", "pay": {"food": 4}}),
         {"food": 9 - 3 - 4, "goods": (1, 1, 0, 0, 0)}),
    "food counts towards what can be bought with granaries": (1, "granaries food=6", "ggg", {"asked": "buy"}),
    "and without them it does not": (1, "food=6", "ggg", {"not_asked": "buy"}),
    "and is not sold": (1, "food=15 wood=4", ("7ff", {"buy": "irrigation"}), {"rows of pay": list(GOODS)}),
    # 5. Discard
    "down to six goods the player chooses which":
        (1, "wood=4 stone=2 spearheads=2", ("gff", {"discard": {"wood": 2, "spearheads": 1}}),
         {"goods": (3, 2, 0, 0, 1)}),
    **{
        f"neither more nor fewer goods are discarded than due: {number}":
            (1, "wood=4 stone=2 spearheads=1", ("gff", {"discard": {"wood": number}}), Refused)
        for number in (0, 1, 3)
    },
    "six goods are kept": (1, "wood=5", "gff", {"not_asked": "discard", "goods": (6, 0, 0, 0, 0)}),
    "caravans owners skip the discard":
        (1, "caravans wood=8 stone=7", "fff", {"not_asked": "discard", "goods": (8, 7, 0, 0, 0)}),
    "caravans bought this turn already count":
        (1, "wood=4 stone=6", ("777", {"buy": "caravans", "pay": {}}), {"not_asked": "discard"}),
    # End, score, winner
    "the fifth development ends it":
        (3, f"{FOUR} wood=4", ("77f", {"buy": "irrigation"}),
         {"last_round_developments": (bytes([0]), 5), "over": False}),
    "at the end of the round":
        (3, f"{FOUR} wood=4", [("77f", {"buy": "irrigation"}), "fff", "fff"], {"over": True, "round": 1}),
    "neither that nor monuments end the solo game, and so nobody is told that it were the last round":
        (1, " ".join([FOUR, "wood=4 step_pyramid=2", *[f"{name}={boxes}" for name, boxes, *_ in MONUMENTS[1:]]]),
         ("77w", {"build": {"step_pyramid": 1}, "buy": "irrigation"}),
         {"bought": 5, "all_built": True, "over": False, "last_round_developments": None,
          "last_round_monuments": None}),
    "the last player of the round may end it at once":
        (2, f" / {FOUR} wood=4", ["fff", ("77f", {"buy": "irrigation"})], {"over": True}),
    "four developments do not end it": (2, f"{FOUR} wood=4", ["fff", "fff"], {"over": False}),
    "a total may be negative": (2, "irrigation disasters=9", [], {"total": -7}),
    "the highest total wins": (3, " / irrigation / wood=8", [], {"winners": [1]}),
    "a tie goes to the higher value of goods left, not to their number":
        (3, "wood=3 / spearheads=2 / disasters=1 cloth=5", [], {"winners": [1]}),
    "still tied is a shared victory": (3, "wood=2 / pottery=1", [], {"winners": [0, 1]}),
    "the points of each round add up to the total":
        (2, "", [("77f", {"buy": "irrigation"}), "ssf", ("wgg", {"build": {"step_pyramid": 3}}), "fff"],
         {"race": [[2, 3], [-2, -2]]}),
}  # fmt: skip
# With the trading variant, 2b.
TRADING = {
    "a solo player has nobody to trade with": (1, "", "ggf", {"not_asked": "trade"}),
    "opponents trade only with the active player, and nobody is suggested":
        (4, "", "fff", {"partners": (1, 2, 3), "partner": bytes([NOTHING])}),
    "and with the next one in the next turn": (4, "", ["fff", "fff"], {"partners": (2, 3, 0)}),
    "the active player trades goods and food with any opponent as often as they like":
        (3, "caravans wood=3 / stone=2 / cloth=1 food=5",
         ("fff", {"market": [(1, {"wood": 2}, {"stone": 1}), (2, {"stone": 1, "food": 2}, {"cloth": 1}),
                             (1, {"wood": 1}, {})]}),
         {"goods": [(0, 0, 0, 1, 0), (3, 1, 0, 0, 0), (0, 1, 0, 0, 0)], "food": [3 + 9 - 3 - 2, 3, 7]}),
    "trading comes after feeding and disasters and before building":
        (2, "engineering food=0 wood=2 / food=5 stone=2",
         ("gww", {"market": [(1, {"wood": 3}, {"food": 5, "stone": 1})], "engineer": 1, "build": {"obelisk": 9}}),
         {"famine": (3, 3), "food": 5, "finished": "obelisk"}),
    "a trade with the same good both ways counts by what is left of it":
        (2, "caravans wood=5 / wood=8 stone=1",
         ("fff", {"market": [(1, {"wood": 2, "food": 1}, {"wood": 3, "stone": 1})]}),
         {"goods": [(6, 1, 0, 0, 0), (7, 0, 0, 0, 0)]}),
    **{
        f"nobody gives what they lack or passes a cap or fifteen food: {give} for {take}":
            (2, "wood=2 food=15 / wood=8 stone=1 food=15", ("ggg", {"market": [(1, give, take)]}), Refused)
        for give, take in (
            ({"wood": 3}, {}), ({}, {"stone": 2}), ({"wood": 1}, {}), ({}, {"food": 4}), ({"food": 1}, {}),
        )
    },
    "a partner may sit above six goods":
        (2, "wood=3 / stone=6", ("fff", {"market": [(1, {"wood": 3}, {})]}), {"goods": [NONE, (3, 6, 0, 0, 0)]}),
    "until the end of their own next turn":
        (2, "wood=3 / stone=6", [("fff", {"market": [(1, {"wood": 3}, {})]}), ("fff", {"discard": {"wood": 3}})],
         {"goods": [NONE, (0, 6, 0, 0, 0)]}),
    "the active player discards above six after trading":
        (2, "stone=6 / wood=3", ("fff", {"market": [(1, {}, {"wood": 3})], "discard": {"wood": 3}}),
         {"goods": (0, 6, 0, 0, 0)}),
}  # fmt: skip


@pytest.mark.parametrize("sentence", [*SENTENCES, *TRADING])
def test_the_rule_sheet_says(sentence):
    count, have, turns, after = SENTENCES.get(sentence) or TRADING[sentence]
    says(Table(count, trading=sentence in TRADING), have, turns, after)


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
    table.session.undo()
    while table.session.prompt.what != "dice":
        table.session.undo()
    table.session.answer(table.session.prompt.encode([{"c": 4, "f": 0, "w": 3}[letter] for letter in dice]))
    prompt = table.session.prompt
    assert prompt.rows[0].label == "choice_food" and prompt.decode(prompt.suggestion())[0] == suggested


# -- 2b. Trading variant


def test_nothing_changes_hands_until_both_agree():
    table = Table(2, trading=True)
    table.give(0, wood=2)
    table.give(1, stone=2)
    session = table.session = Session(table.game)
    session.answer(session.prompt.encode([SHORT[face] for face in "fff"]))
    assert what_of(session.prompt) == "trade"
    session.answer(session.prompt.encode(1))
    assert goods(table, 0) == (2, 0, 0, 0, 0) and goods(table, 1) == (0, 2, 0, 0, 0)
    session.answer(session.prompt.encode([-2, 2, 0, 0, 0, 0]))
    assert goods(table, 0) == (0, 2, 0, 0, 0) and goods(table, 1) == (2, 0, 0, 0, 0)
    for _ in range(2):
        session.undo()
    assert what_of(session.prompt) == "trade"
    session.answer(session.prompt.encode(NOTHING))
    assert what_of(session.prompt) == "dice"
    assert goods(table, 0) == (2, 0, 0, 0, 0) and goods(table, 1) == (0, 2, 0, 0, 0)


def test_a_player_who_does_not_want_to_trade_is_asked_nothing_more():
    table = Table(2, trading=True)
    table.give(0, wood=4)
    table.turn("wff", build={"obelisk": 3})
    assert table.prompts["build"].actions and "trade" not in table.prompts
    table.give(1, wood=4)
    table.turn("7ff")
    assert TO_MARKET in table.prompts["buy"].ids and "trade" not in table.prompts


# -- 3. Build


def in_play(count, play):
    return [row for row in MONUMENTS if play is LateBronzeAge or row[4] != count]


@pytest.mark.parametrize("count, play", TABLES)
def test_the_monuments_in_play(count, play):
    table = Table(count, play=play)
    table.turn("wff")
    offered = {row.label: row.most for row in table.prompts["build"].rows if row.label[0] != "city"}
    assert offered == {name: boxes for name, boxes, *_ in in_play(count, play)}


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


@pytest.mark.parametrize(
    "boxes, first",
    [
        (((1, 3), (0, 0)), 1), (((0, 0), (1, 3)), 1),
        (((1, 3), (0, 0), (0, 3)), 0), (((1, 3), (0, 0), (1, 0), (1, 3), (0, 3)), 0),  # the change is undone
        (((1, 3), (0, 0), (), (0, 3)), 1),  # a turn later it is no correction any more
    ],
)  # fmt: skip
def test_a_monument_that_is_moved_by_hand_counts_as_the_first_in_any_order(boxes, first):
    table = Table(2)
    table.give(0, step_pyramid=3)
    for change in boxes:
        table.set_by_hand("step_pyramid", *change[::-1]) if change else table.turn("fff")
    assert [sums(table, player)["score_monuments"] for player in (0, 1)] == [first == 0, first == 1]


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


@pytest.mark.parametrize("edition, table", [*enumerate([{}, {"edition_2024": True}, {"play": LateBronzeAge}])])
def test_what_developments_cost_and_bring_and_what_monuments_and_food_do(edition, table):
    game = Table(4, **table).game
    costs = [(name, *row[edition]) for name, row in referee.DEVELOPMENTS.items() if row[edition]]
    assert list(game.DEVELOPMENTS) == costs
    changed = edition != referee.BRONZE
    assert (game.FOOD_PRICE, game.PER_MONUMENT) == ((6, 2) if changed else (4, 1))
    monuments = [(row[1], row[3 if changed else 2]) for row in referee.MONUMENTS.values()]
    assert [*zip(game.FIRST, game.LATER, strict=True)] == monuments


# -- End, score, winner


@pytest.mark.parametrize("count, play", TABLES[1:])
def test_the_game_ends_when_every_monument_in_play_has_been_finished_by_somebody(count, play):
    table = Table(count, play=play)
    *others, (name, boxes, *_) = in_play(count, play)
    for i, (other, size, *_) in enumerate(others):
        table.give(i % count, **{other: size})
    table.give(0, **{name: boxes - 1})
    for i in range(count):
        assert not table.game.over
        lines = table.turn("wff", build={name: 1} if i == 0 else {})
        assert (told(lines, "last_round_monuments") == ()) == (i == 0)
    assert table.game.over


def test_architecture_pays_two_a_monument_in_the_2024_edition():
    table = Table(4, edition_2024=True)
    table.give(0, "architecture", temple=7, obelisk=9)
    assert sums(table)[("score_bonus", "architecture")] == 4
