"""Trading on the device: with another player, and by ship. What stands on the screen, and what the keys do."""

from table import Table
from test_screens import at


def test_a_trade_takes_place_when_both_agree():
    table = at(("Ana", "Ben"), {"goods": {"wood": 3}}, {"goods": {"stone": 2}}, options={"trading": True})
    table.dice("food 3").go_on()
    table.choose("Ben").press("left 2").go_to("Stone").press("right", "a").press("hold:menu").choose("Sheets").press(
        "down"
    )
    assert table.lines()[2].endswith("1") and table.lines()[3].endswith("1")


def at_the_market(mine, other):
    """Ana, who builds afterwards, deals with Ben."""
    table = at(("Ana", "Ben"), {"goods": mine}, {"goods": other}, options={"trading": True})
    return table.dice("workers 3").choose("Trade")


def test_what_is_given_and_got_stands_with_both_stocks_as_they_will_be():
    table = at_the_market({"wood": 3}, {"stone": 2}).press("left 2").go_to("Stone").press("right")
    assert table.lines()[1].split() == ["Wood", "1", "<right>2", "2"]
    assert table.lines()[2].split() == ["Stone", "1", "<left>1", "1"]
    assert table.lines()[7].split() == ["<left>-+<right>", "<key_a>", "agreed"]


def test_a_held_key_gives_all_that_there_is_and_no_more():
    table = at_the_market({"wood": 3}, {"stone": 2}).press("hold:left:3000")
    assert table.lines()[1].split() == ["Wood", "0", "<right>3", "3"]


def test_the_cursor_of_a_trade_starts_where_there_is_something_to_give():
    assert at_the_market({"cloth": 3}, {"stone": 2}).cursor() == "Cloth"


def test_b_takes_back_what_is_set_in_a_trade_before_it_leads_back():
    table = at_the_market({"wood": 3}, {"stone": 2}).press("left 2", "b")
    assert table.lines()[1].split() == ["Wood", "3", "0"]
    assert table.press("b").title().startswith("Ana: Build")


def test_a_trade_taken_back_is_there_again_to_be_changed():
    table = at_the_market({"wood": 3}, {"stone": 2}).press("left 2", "a", "b")
    assert table.lines()[1].split() == ["Wood", "1", "<right>2", "2"]
    assert "Ana: Wood -2" in table.lines()[6]


def test_ships_swap_when_as_much_comes_as_goes_and_it_is_told_what_is_missing():
    sheet = {"goods": {"wood": 3}, "ships": 2, "developments": ["shipping"], "food": 3}
    record = {"game": "late_bronze_age", "players": ["Ana", "Ben"], "turns": [], "start": {"players": [sheet, {}]}}
    table = Table.at(record)
    table.dice("food 3").choose("By ship").press("hold:left:3000")
    assert table.title() == "Ana <ship>2/2" and "Still to get: 2" in table.lines()[7]
    before = table.lines()
    assert table.press("a").lines() == before
    table.go_to("Stone").press("right 3")
    assert table.lines()[2].split() == ["Stone", "2", "<left>2"]
    table.press("a", "hold:menu").choose("Sheets").press("down")
    assert [line[-1] for line in table.lines()[2:4]] == ["1", "2"]
