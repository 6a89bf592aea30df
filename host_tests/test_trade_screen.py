"""Trading on the device: with another player, and by ship. The screens and the keys."""

import pytest
from table import Table
from test_screens import at

from engine.history.session import Session

WITH_BEN, WITH_CLEO = "Ben <left><right> Ana", "Cleo <left><right> Ana"


def at_the_market(mine, other):
    """Ana deals with Ben, and builds afterwards."""
    table = at(("Ana", "Ben"), {"goods": mine}, {"goods": other}, options={"trading": True})
    return table.dice("workers 3").choose("Trade")


def test_what_is_given_and_got_stands_with_both_stocks_as_they_will_be_and_a_held_key_gives_no_more_than_there_is():
    table = at_the_market({"wood": 3}, {"stone": 2}).press("left 2").go_to("Stone").press("right")
    assert table.lines()[1].split() == ["Wood", "2", "<left>2", "1"]
    assert table.lines()[2].split() == ["Stone", "1", "<right>1", "1"]
    assert table.lines()[7].split() == ["hold", "<key_a>:", "done", "<key_a>", "agree"]
    assert table.go_to("Wood").press("hold:left:3000").lines()[1].split() == ["Wood", "3", "<left>3", "0"]


@pytest.mark.parametrize("workers", [0, 2, None])
def test_a_says_whether_the_turn_is_over_and_a_change_that_cannot_be_made_says_why_on_any_page(workers):
    sheets = {"goods": {"wood": 1}}, {"goods": {"wood": 1}}
    table = at(("Ana", "Ben", "Cleo"), *sheets, options={"trading": True})
    table.dice(*["food 3"] if workers is None else ["choice 2", "food"]).go_on()
    if workers is not None:  # without any, the market opens by itself
        table.press("up", "hold:right:3000", "left" if workers else "up").choose("Trade")
    says = "<key_a> No trade" if workers else "<key_a> End turn"
    assert "<down>Cleo" in table.lines()[7] and says in table.lines()[7]
    assert table.press("down 6").title() == WITH_CLEO and "<down>Ben" in table.lines()[7]
    assert "At most 0" in table.press("right").lines()[7] and table.title() == WITH_CLEO
    assert says in table.press("down").lines()[7], "nobody is dealt with"
    table.press("a")
    assert table.title() == "Ana: Build 2/2<worker>" if workers else table.rolls("Ben", 0, 3)


def test_a_trade_starts_where_there_is_something_to_give_and_b_takes_back_what_is_set_before_it_leads_back():
    assert at_the_market({"cloth": 3}, {"stone": 2}).cursor() == "Cloth"
    table = at_the_market({"wood": 3}, {"stone": 2}).press("left 2", "b")
    assert table.lines()[1].split() == ["Wood", "0", "3"] and "<key_a> No trade" in table.lines()[7]
    assert table.press("b").title().startswith("Ana: Build")
    # Taken back, a trade is there again to be changed.
    table = at_the_market({"wood": 3}, {"stone": 2}).press("left 2", "a", "b")
    assert table.lines()[1].split() == ["Wood", "2", "<left>2", "1"]
    assert "Ana: Wood -2" in table.lines()[6]


def late(*sheets, **more):
    """Ana of the Late Bronze Age, and as many others as there are sheets after hers."""
    names = ["Ana", "Ben", "Cleo", "Dan"][: len(sheets)]
    record = {"game": "late_bronze_age", "players": names, "turns": [], "start": {"players": list(sheets), **more}}
    return Table.at(record)


def test_ships_swap_when_as_much_comes_as_goes_and_it_is_told_what_is_missing():
    sheet = {"goods": {"wood": 3}, "ships": 2, "developments": ["shipping"], "food": 3}
    table = late(sheet, {}).dice("food 3").press("up 5", "hold:left:3000")
    assert table.title() == "Swaps <ship>2/2 <left><right> Ana" and "Still to get: 2" in table.lines()[7]
    assert "<key_a>" not in table.lines()[7]
    before = table.lines()
    after = table.press("a").lines()
    assert after[:7] == before[:7] and after[7] == "Still to get: 2"
    table.go_to("Stone").press("right 3")
    assert table.lines()[2].split() == ["Stone", "<right>2", "2"]
    table.press("a", "hold:menu").choose("Sheets").press("down")
    assert [line[-1] for line in table.lines()[2:4]] == ["1", "2"]


def at_the_table(*sheets, **more):
    """Return a table in the Late Bronze Age whose player has no money."""
    return late(*sheets, **more).dice("food 3")


WOOD, STONE, CLOTH = {"goods": {"wood": 1}, "food": 3}, {"goods": {"stone": 1}}, {"goods": {"cloth": 1}}


def sides(table):
    """Whose goods are on the left, and what the row under the cursor has there."""
    row = next(line.split() for line in table.lines()[1:] if line.startswith(table.cursor()))
    return table.title().split()[0], row[1]


def scrolls(table, row=0):
    """Return whether the thumb of a scroll bar is next to a row of the list."""
    return any(line[125] and line[127] for line in table.pixels()[8 + 8 * row : 16 + 8 * row])


def test_with_whom_one_deals_is_not_asked_the_first_change_says_it():
    table = at_the_table(WOOD, STONE, CLOTH)
    assert table.title() == WITH_BEN and "<key_a> End turn" in table.lines()[7] and scrolls(table)
    table.press("left")
    assert table.lines()[1].split() == ["Wood", "1", "<left>1", "0"] and "<key_a> agree" in table.lines()[7]
    assert not scrolls(table), "the others are out of it until both agree"
    table.press("down 6")
    assert (table.title(), table.cursor()) == (WITH_BEN, "Wood")
    table.press("a")
    assert table.lines()[1].split() == ["Wood", "1", "0"] and "<key_a> End turn" in table.lines()[7]


def test_past_the_end_of_what_one_has_stands_what_the_next_one_has():
    table = at_the_table(WOOD, STONE, CLOTH)
    assert sides(table.press("down 6")) == ("Cleo", "0") and not scrolls(table, 0) and scrolls(table, 5)
    assert table.press("up").title() == WITH_BEN and table.cursor() == "Food"
    assert table.press("hold:down:5000").title() == WITH_CLEO and table.cursor() == "Food"
    assert table.press("down").title() == WITH_BEN and table.cursor() == "Wood"
    assert sides(table.press("down 9").press("right")) == ("Cleo", "0")
    assert sides(table.press("a").go_to("Cloth")) == ("Cleo", "0"), "who dealt with somebody looks at them still"


def test_a_held_on_a_deal_is_done_with_trading_and_enters_no_die_of_whoever_is_next():
    table = at_the_table(WOOD, STONE).press("left")
    assert "hold <key_a>: done" in table.lines()[7]
    assert table.press("hold:a:3000").rolls("Ben", 0, 3)
    assert table.press("b").title() == WITH_BEN and "<key_a> End turn" in table.lines()[7]
    table = at_the_table(WOOD, STONE).press("left", "a")
    assert table.title() == WITH_BEN, "pressed once it is the deal alone"
    assert table.press("a").rolls("Ben", 0, 3)


def test_who_looks_around_the_market_has_answered_nothing_and_a_partner_taken_back_is_the_one_that_a_takes():
    assert at_the_table(WOOD, STONE, CLOTH).press("down 8 up 3", "b").rolls("Ana", 2, 3)
    table = at_the_table(WOOD, STONE, CLOTH).press("down 9 right", "b b")
    assert table.title() == WITH_CLEO and "<key_a> trade" in table.lines()[7]
    assert "<key_a> End turn" in table.press("up 6").lines()[7] and table.title() == WITH_BEN
    assert "<key_b> back" in table.press("left b").lines()[7], "what was set is cleared: B leads to the others"
    assert table.press("b down 6").title() == WITH_CLEO
    table.press("down 3 right", "b b")
    assert "<key_a> End turn" in table.press("a").lines()[7] and table.title() == WITH_CLEO
    assert table.press("a").rolls("Ben", 0, 3), "an empty offer needs one press"


def test_a_ship_swaps_what_was_just_traded_and_is_used_up_by_it():
    sheet = {"goods": {"wood": 2}, "ships": 1, "developments": ["shipping"], "food": 3}
    table = at_the_table(sheet, STONE)
    table.press("down right a", "up")
    assert (table.title(), table.cursor()) == (WITH_BEN, "Wood")
    assert table.press("up 5").title() == "Swaps <ship>0/1 <left><right> Ana"
    table.go_to("Stone").press("left down right a")
    assert table.title() == WITH_BEN and not scrolls(table), "no ship is left"


def with_nothing():
    """Late Bronze Age: Ana has no goods and eats all her food; Ben has stone."""
    return late({"food": 3}, STONE)


def test_nobody_is_led_to_the_market_who_has_nothing_to_give_or_while_nobody_has_goods():
    assert at_the_table({"food": 3}, {"food": 3}).rolls("Ben", 0, 3)
    table = with_nothing().dice("workers 3")
    assert table.title().startswith("Ana: Build")
    assert table.press("a").rolls("Ben", 0, 3)
    assert table.press("b").title() == "Ana: Build 9/9<worker>"


def test_a_game_in_which_somebody_with_nothing_was_given_something_still_replays():
    """The market was shown to everybody once: such a log has an answer to it, and the deal."""
    session = with_nothing().dice("workers 3").device.app.session
    session.answer(session.prompt.suggestion())
    session.answer(session.prompt.encode(1))
    session.answer(session.prompt.encode([0, 1, 0, 0, 0, 0]))
    assert [player.goods[1] for player in session.game.players] == [1, 0]
    again = Session(type(session.game)(2, session.game.answers), bytes(session.log), (), session.checkpoints[0].saved)
    assert not again.dropped and again.game.save() == session.game.save()


def test_the_invasion_is_announced_before_spearheads_are_asked_for():
    sheet = {"goods": {"spearheads": 2}, "developments": ["smithing"], "food": 9, "city_boxes": [3, 0, 0, 0]}
    table = late(sheet, {}).dice("skull 4")
    assert table.large() == "Invasion" and table.says("strikes Ben")
    assert table.press("a").title().startswith("Ana: Spearheads")
    table.press("right", "a")
    assert table.large() == "Invasion" and table.says("Ben -6<star>")
    table = late(sheet, {}).dice("skull 4").press("a 2")
    assert table.large() != "Invasion" and table.says("Invasion: Ben -4<star>"), "no second page if nothing changed"
