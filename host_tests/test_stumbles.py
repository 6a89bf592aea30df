"""What players stumbled over: no key loses what was entered, and each screen says what its keys do."""

import pytest
from table import Table

import words

WITH_TRADE = ("trading",)


def leave(table: Table) -> Table:
    """Open the menu over the dice and take its last entry, which leads home."""
    return table.press("hold:b:800", "up", "a")


def test_b_on_the_first_dice_leads_back_into_the_setup_with_everything_kept() -> None:
    table = Table().new_game("Ana", "Ben", "Cleo", options=WITH_TRADE)
    assert table.press("b").title() == "2024 edition?" and table.cursor().strip() == "No"
    assert table.press("b").title() == "With trading?" and table.cursor().strip() == "Yes"
    assert table.press("b").title() == "Turn order" and [line.strip() for line in table.lines()[2:5]] == [
        *"Ana Ben Cleo".split()
    ]
    assert table.press("a 3").rolls("Ana", 0, 3), str(table)
    # With a die taken back, too; and the game is there once.
    table.dice("food 3").go_on()
    while not table.rolls("Ana", 0, 3):
        table.press("b")
    table.press("b", "a")
    assert table.rolls("Ana", 0, 3), str(table)
    leave(table)
    assert table.title() == "Quipu" and " ".join(table.lines()).count("Bronze Age") == 1, str(table)


def test_home_asks_before_it_loses_dice_and_says_the_truth_about_a_game_without_an_answer() -> None:
    table = Table().new_game("Ana", "Ben")
    leave(table.dice("food 2"))
    assert table.says("Leave? The unfinished entry will be lost."), str(table)
    table.press("a", "b")
    assert table.rolls("Ana", 2, 3), str(table)
    table.press("b 2")
    leave(table)
    assert table.title() == "Quipu" and table.off_and_on().cursor().strip() == "Bronze Age", str(table)
    assert table.press("a").rolls("Ana", 0, 3), str(table)


@pytest.mark.parametrize("keys", ["right", "left"])
def test_home_asks_before_it_loses_workers_that_were_moved(keys: str) -> None:
    table = Table().new_game("Ana", "Ben").dice("workers 2", "food")
    table.go_on()
    table.press("down", keys, "menu", "up", "a")
    assert table.says(words.translate("leave_unfinished")), str(table)
