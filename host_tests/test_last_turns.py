"""*Last turns* in the menu: each player's last turn, also after undo and after a power cut."""

import pytest
from table import Table
from test_screens import at

from host.device import gallery
from host.device.gallery import SHEETS
from host.device.handheld import Handheld
from host.pilot import policies

import words
from flows.game import begin, play
from flows.known_games import kind_of, read_sheet


def last_turns(table: Table) -> list[str]:
    """Open *Last turns* from a question and return its lines; the question comes back."""
    table.press("hold:b" if table.title().endswith("<box_empty>") else "menu").choose(words.translate("last_turns"))
    lines: list[str] = []
    while True:
        lines += [line.replace("<down>", "").replace("<up>", "").strip() for line in table.lines()[1:7]]
        if not table.lines()[7].endswith("<down>"):
            break
        table.press("a")
    table.press("b 2")
    return [line for line in lines if line]


def bronze(turns: int) -> Table:
    """A game of three, after as many turns in which nothing is bought or built."""
    table = at(("Ana", "Ben", "Cleo"))
    for turn in range(turns):
        table.dice("food", "good", ("skull", "good", "coin")[turn % 3])
        table.until(lambda: table.title().endswith("<box_empty>"), "a", "next player")
    return table


@pytest.mark.parametrize("turns", [1, 3, 5, 12])
def test_they_are_the_same_after_a_die_was_taken_back(turns: int) -> None:
    table = bronze(turns)
    before = last_turns(table)
    there = " ".join(before)
    assert [name for name in ("Ana:", "Ben:", "Cleo:") if name in there] == ["Ana:", "Ben:", "Cleo:"][:turns]
    table.dice("good 3").press("b 3")
    assert last_turns(table) == before


def test_after_undo_into_the_turn_before_they_are_those_before_that_turn() -> None:
    earlier = last_turns(bronze(4))
    table = bronze(5)
    assert last_turns(table) != earlier
    assert last_turns(table.press("b")) == earlier


def test_they_are_there_after_a_power_cut() -> None:
    table = bronze(7)
    before = last_turns(table)
    table.off_and_on().press("a")
    assert last_turns(table) == before


def test_dice_that_are_half_entered_stay() -> None:
    table = bronze(4)
    table.dice("good 2").press("b")
    title = table.title()
    table.press("hold:b").choose(words.translate("last_turns")).press("b 2")
    assert table.title() == title and table.rolls("Ben", 1, 3)


def test_what_was_entered_on_a_score_sheet_is_there_too() -> None:
    """Ana rolls two ones, and three twos, and takes the ones; Ben takes what is suggested."""
    game, packed = read_sheet((SHEETS / "yahtzee.txt").read_bytes())
    device = Handheld(gallery.store_for((), "en"))
    kind = kind_of(game, packed)
    begin(device.app, game, ["Ana", "Ben"], policies.options(kind, 2), sheet=packed)
    device.app.sit_down(play(device.app, game))
    table = Table(device)
    table.dice("food 2", "good 3").choose("Ones")  # the keys of the first two faces
    assert last_turns(table) == ["Ana:", "Ones: 2"], str(table)
    table.dice("food 5").press("a")
    assert last_turns(table.press("b")) == ["Ana:", "Ones: 2"]


def test_a_first_turn_that_ends_with_an_alarm_is_listed_when_that_is_read() -> None:
    """Ana completes the last monument: the last round is announced at the end of her turn."""
    others = {"step_pyramid": 3, "stone_circle": 5, "obelisk": 9, "hanging_gardens": 11}
    sheets = [{"monuments": {"great_wall": 12}, "food": 9}, {"monuments": others}]
    table = at(("Ana", "Ben"), *sheets).dice("workers", "food 2").go_to("Great Wall").press("right")
    while not table.rolls("Ben", 0, 3):
        table.press("a")
    assert last_turns(table)[0] == "Ana:"


@pytest.mark.parametrize("row", ["Obelisk", "City 7"])
def test_what_was_begun_to_build_is_listed(row: str) -> None:
    table = at(("Ana", "Ben"), {"food": 9}).dice("workers", "food 2").go_to(row).press("right 2", "a")
    table.until(lambda: table.rolls("Ben", 0, 3), "a", "next player")
    assert f"{row} +2" in last_turns(table)
