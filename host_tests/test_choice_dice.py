"""Dice that are food or workers: the first row of Build, what comes of it, and when it is settled."""

import pytest
from players import Table
from table import Table as Seat
from test_alarms import number_shown
from test_screens import at

from host.device import reading

import words
from canvas import text_columns
from rules.bronze_age.pegboard import FACE_WORKERS


def alone(*sheets, players=("Ana", "Ben"), language="en", **options):
    """The device in front of the players of a game with these sheets."""
    return at(players, *sheets, options=options, language=language)


# -- on the table


def test_the_cities_are_fed_first_and_the_rest_of_the_dice_works_when_nothing_is_said():
    table = Table(2)
    table.give(0, food=1)
    table.sit_down()
    table.answer(table.prompt.encode([4, 4, 4]))
    assert table.told[-1] == ("got_food", 1, 2, 3, 0) and table.players[0].disasters == 0
    table.answer(table.prompt.suggestion())
    assert table.players[0].boxes[:2] == bytearray((3, 1))
    assert ("got_workers", 4) in table.game.last_turns[0]


def test_who_wants_more_food_than_is_eaten_has_it_in_store_and_15_at_most():
    table = Table(2)
    table.give(0, food=14)
    told = table.turn("ccc", choice_food=3)
    assert table.players[0].food == 15 - 3
    assert ("lost_food", 5) in told
    assert [label for label in table.game.last_turns[0] if label[0] == "got_food"] == [("got_food", 14, 1, 3, 12)]


@pytest.mark.parametrize(
    "wall, food, dice, labels, suggested",
    [
        (11, 9, [4] * 7, ["choice_food", "great_wall"], [6, 2]),
        (13, 7, [4, 4, 5, 5, 5, 5, 5], ["choice_food"], [2]),  # everything is built
    ],
)
def test_dice_whose_workers_have_no_boxes_to_tick_are_suggested_as_food_and_it_can_be_said_otherwise(
    wall, food, dice, labels, suggested
):
    table = Table(2)
    table.cities(0, 6)
    table.give(0, city_7=6, step_pyramid=3, stone_circle=5, obelisk=9, hanging_gardens=11, great_wall=wall, food=food)
    table.sit_down()
    table.answer(table.prompt.encode(dice))
    assert [row.label for row in table.prompt.rows] == labels
    assert list(table.prompt.decode(table.prompt.suggestion())) == suggested
    table.answer(table.prompt.encode([1] + [0] * (len(labels) - 1)))
    assert table.players[0].food == food + 2 - 7


def test_food_of_these_dice_can_be_traded_away_before_building_and_what_is_given_stays_given():
    table = Table(2, trading=True)
    table.give(0, food=3)
    table.give(1, wood=2)
    table.turn("ccc", choice_food=2, market=[(1, {"food": 4}, {"wood": 2})], build={4: 2})
    assert table.players[0].food == 0 and table.players[0].goods[0] == 2 and table.players[0].disasters == 0
    # At the market they were what they are: afterwards it is no longer asked.
    assert table.prompts["build"].rows[0].label == ("city", 4) and table.prompts["build"].most == 2


def test_taking_back_and_saying_otherwise_leaves_no_trace():
    table = Table(2)
    table.give(0, food=0)
    session = table.sit_down().session
    before = None
    session.answer(session.prompt.encode([4, 4, 4]))
    for as_food, ticks in ((0, 6), (3, 0), (2, 2), (0, 6)):
        amounts = [as_food, min(ticks, 3), max(0, ticks - 3)] + [0] * (len(session.prompt.rows) - 3)
        session.answer(session.prompt.encode(amounts))
        table.read()
        after = (table.game.save(), table.game.last_turns[0])
        if as_food == 0:
            assert before in (None, after)
            before = after
        session.undo()


# -- buildings begun


def rows(table):
    """Return the text of the first five rows."""
    return [line.split("  ")[0].strip() for line in table.lines()[1:6]]


def test_buildings_begun_stand_before_those_that_are_not_and_do_not_move_while_one_is_filled():
    table = alone({"monuments": {"obelisk": 4}, "city_boxes": [0, 2, 0, 0], "food": 5}, {})
    table.dice("workers 3")
    before = rows(table)
    assert before == ["Obelisk", "City 5", "Step Pyramid", "Stone Circle", "Hang. Gardens"]
    table.go_to("Stone Circle").press("hold:right")
    assert rows(table) == before


@pytest.mark.parametrize(
    "have, another, goes_on",
    [
        ({}, {}, {4: 3, 5: 4, 6: 2}),
        ({"city_5": 3}, {}, {5: 1, 4: 3, 6: 5}),
        ({"city_5": 3, "temple": 1}, {}, {"temple": 6, "step_pyramid": 3}),
        ({"temple": 7}, {"step_pyramid": 3}, {"stone_circle": 5, "obelisk": 4}),
    ],
)
def test_workers_go_on_with_what_is_begun_then_cities_or_where_one_is_begun_monuments_that_nobody_has(
    have, another, goes_on
):
    table = Table(4)
    table.give(0, food=9, **have)
    table.give(1, **another)
    table.sit_down()
    table.answer(table.prompt.encode([FACE_WORKERS] * 3))
    prompt = table.prompt
    labels = [row.label if isinstance(row.label, str) else row.label[1] for row in prompt.rows]
    given = {label: amount for label, amount in zip(labels, prompt.decode(prompt.suggestion())) if amount}
    assert given == goes_on


def test_a_row_filled_in_an_answer_taken_back_takes_from_what_is_complete_only_if_nothing_else_is_left():
    table = alone({"food": 9}, {}).dice("workers 3")
    table.go_to("Step Pyramid").press("hold:right:3000")
    assert list(table.device.app.screen.amounts[:7]) == [3, 0, 0, 0, 3, 3, 0]  # City 4 stays complete, City 5 can't
    table.press("hold:left:3000").go_to("City 7").press("hold:right:3000")
    assert list(table.device.app.screen.amounts[:7]) == [3, 0, 0, 6, 0, 0, 0]
    table.press("a", "b").go_to("Step Pyramid").press("right")
    assert list(table.device.app.screen.amounts[:7]) == [3, 0, 0, 5, 1, 0, 0]


# -- on the device


def food_row(table):
    """Return the text on the row of these dice."""
    return next(line for line in table.lines() if "as food" in line)


def test_the_first_row_says_how_many_dice_are_food_and_changes_the_workers_at_hand():
    table = alone({"food": 1}, {}).dice("choice 3")
    assert table.title().endswith("4/4<worker>")
    table.press("up")
    assert "as food" in table.cursor()
    assert table.press("right").title().endswith("2/2<worker>")
    assert table.press("left 2").title().endswith("6/6<worker>")
    table = alone({"food": 1}, {}).dice("choice", "coin 2")
    assert str(table).count("<food>1 +2 -3 = 0") == 1, "in the news, and not on the bottom line, too"
    assert "<food>1 -1 = 0" in table.press("left").lines()[7]


@pytest.mark.parametrize("game", ["bronze_age", "late_bronze_age"])
@pytest.mark.parametrize("food, dice, hungry", [(1, ["choice 3"], 2), (0, ["choice", "good 2"], 3)])
def test_cities_that_go_hungry_stand_on_the_row_wherever_the_cursor_is_and_those_not_yet_told_are_after_a(
    game, food, dice, hungry
):
    start = {"players": [{"food": food}, {}]}
    table = Seat.at({"game": game, "players": ["Ana", "Ben"], "turns": [], "start": start}).dice(*dice)
    assert ("<skull>-1" in food_row(table)) == (hungry == 3)
    table.until(lambda: "as food" in table.cursor(), "up", "row of food").press("left")
    for keys in ("down 11", "down 2"):
        assert f"<skull>-{hungry}" in food_row(table)
        table.press(keys)
    more = {2: "Ana -2<star>", 3: "Ana -2<star> more"}[hungry]  # the news about the dice named one of the three
    assert table.press("a").large() == "Famine" and more in map(str.strip, table.text())
    assert number_shown(table.pixels(), "sign_hunger") == 2 and table.press("a").title().startswith("Ben")


def test_filling_a_building_takes_no_food_from_the_cities():
    table = alone({"food": 1}, {}).dice("choice 3")
    table.go_to("City 7").press("hold:right")
    assert table.title().endswith("4/4<worker>") and "<skull>" not in food_row(table)
    table.press("right 5", "a").go_on()
    assert table.rolls("Ben", 0, 3)
    assert table.press("b").says("<undo> Ana:")


def test_what_was_said_of_the_dice_goes_along_to_the_market_and_comes_back_with_b():
    table = alone({"food": 3}, {"goods": {"wood": 2}}, trading=True).dice("choice 3")
    table.press("up", "right").go_to("Trade").press("a")
    assert table.title().startswith("Ben") and table.title().endswith("Ana")
    assert table.says("<food_or_worker> fixed: 2<food> 4<worker> <key_b><undo>"), str(table)
    table.press("b")
    assert table.cursor().startswith("Trade") and table.title().endswith("4/4<worker>")


@pytest.mark.parametrize("players", [("Ana", "Ben"), ("Ana", "Ben", "Cleo")])
def test_a_famine_is_told_at_the_market_also_if_there_is_no_choice_of_whom_to_trade_with(players):
    table = alone({"food": 2}, {"goods": {"wood": 2}}, *[{}] * (len(players) - 2), players=players, trading=True)
    table.dice("choice", "good 2").until(lambda: "as food" in table.cursor(), "up", "row of food").press("left")
    table.go_to("Trade").press("a")
    assert table.title()[:3] == "Ben" and all(map(table.says, ("<food> -1<star>", "Wood 2 1", "Food 3 0"))), str(table)


def test_more_than_six_boxes_are_a_number_that_grows():
    def line(boxes):
        table = alone({"monuments": {"great_pyramid": boxes}}, {}, {}, {}, players=("Ana", "Ben", "Cleo", "Dan"))
        table.press("hold:b").choose("Sheets").press("down 3")
        assert [text.split()[-1] for text in table.lines() if text.startswith("Temple")] == ["0/7"]
        return next(text for text in table.lines() if text.startswith("Great Pyra"))

    assert line(0).startswith("Great Pyramid")
    assert [line(boxes).split()[-1] for boxes in range(16)] == [f"{boxes}/15" for boxes in range(16)]


def test_boxes_are_solid_hatched_and_hollow_with_a_dark_column_between():
    table = alone({"city_boxes": [3, 1, 0, 0], "food": 9}, {}).dice("choice", "coin 2").press("down", "left", "down 2")
    rows = table.pixels()[16:24]
    columns = "".join(str(sum(row[x] for row in rows)) for x in range(70, 123))
    ink = [sum(map(int, box)) for box in columns.strip("0").split("0")]
    assert table.lines()[2].startswith("City 5") and len(ink) == 4, str(table)
    assert ink[0] > ink[1] == ink[2] > ink[3], ink


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_points_of_all_monuments_stand_in_one_column(language):
    table = alone({}, {}, {}, {}, players=("Ana", "Ben", "Cleo", "Dan"), language=language)
    flag, found = text_columns("⚑"), {}
    table.press("hold:b a down 2")
    for _ in range(2):
        for page, columns in enumerate(reading.pages_of(table.pixels())[1:], 1):
            if flag in columns:
                found[table.lines()[page][:12]] = columns.find(flag)
        table.press("down")
    assert len(found) == 7 and len(set(found.values())) == 1, found


# -- news of them


def test_monuments_completed_at_once_are_told_one_by_one_with_their_picture_and_points():
    table = Table(3)
    table.give(0, step_pyramid=2, stone_circle=4, food=9)
    table.turn("wgg", build={"step_pyramid": 1, "stone_circle": 1})
    assert [title for title in table.titles if title[0] == "built_alarm"] == [("built_alarm", 1), ("built_alarm", 2)]


@pytest.mark.parametrize("player, titles", [(0, ["last_round_alarm"]), (1, ["end_alarm"])])
def test_who_completes_the_last_monument_as_the_last_of_the_round_ends_the_game(player, titles):
    table = Table(2)
    table.give(1 - player, stone_circle=5, obelisk=9, hanging_gardens=11, great_wall=13)
    table.give(player, step_pyramid=2, food=9)
    for _ in range(player):
        table.turn("ggg")
    table.turn("wgg", build={"step_pyramid": 1})
    assert [title for title in table.titles if title[0] != "built_alarm"] == titles
    assert table.game.over == bool(player)
