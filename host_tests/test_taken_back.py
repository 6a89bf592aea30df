"""What was taken back, as the players at the table meet it: where the screen starts from, what is said of it."""

from table import Table


def at(names="Ana, Ben"):
    """A new game of the Bronze Age."""
    return Table().new_game(*names.split(", "))


def test_who_gave_no_worker_anything_to_do_finds_it_so_again():
    table = at().dice("workers", "food 2")
    table.go_on()
    table.press("hold:left a").go_on()
    assert table.rolls("Ben", 0, 3)
    table.press("b")
    assert table.title() == "Ana: Build 0/3<worker>"
    table.press("right")
    assert table.title() == "Ana: Build 1/3<worker>"


def test_what_is_taken_back_is_named_by_what_was_chosen():
    table = at().dice("workers", "food 2")
    table.go_on()
    table.press("a").go_on()
    assert table.press("b").says("<undo> Ana: City 4 +3")
    assert table.press("b").says("<undo> Ana: <worker><food><food>")
    table.press("b 2").dice("coin 3").go_on()
    table.choose("Leadership").go_on()
    assert table.rolls("Ben", 0, 3)
    assert table.press("b").says("<undo> Ana: Leadership 10<coin>")
    assert table.cursor() == "Leadership"
