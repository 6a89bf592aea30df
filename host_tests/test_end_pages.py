"""The pages of the end, readable across the table: winner, reason and race."""

import pytest
from table import Table, drawn

from host.device import gallery, reading
from host.device.picture import pixels_of

import words
from canvas import Canvas
from engine.result import Result
from fonts.small import CROWN
from screens.chart import draw_race, ends_of
from screens.end import CODE, EndScreen


def ended(recorded):
    return Table(gallery.switch_on({"recorded": recorded}, "en"))


def test_the_winner_stands_large_with_the_points_and_why_it_ended():
    table = ended("four_1.json")
    assert reading.large(table.pixels()).endswith("Dan")
    assert reading.big(table.pixels())[1] == "27"
    assert [line.split()[0] for line in table.lines()[3:6]] == ["Cleo", "Ben", "Ana"]
    assert table.lines()[6].startswith("Cleo has 5 developments")
    assert table.lines()[7].endswith("<key_a> home")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_winners_are_large_and_nobody_is_left_out_in_any_language_the_reason_has_a_page_of_its_own(language):
    table = Table(gallery.switch_on({"recorded": "three_1.json"}, language))
    assert [reading.large(table.pixels(), page).strip(CROWN) for page in (1, 3)] == ["Ben", "Cleo"]
    assert table.says("Ana") and table.says(words.translate(("level_goods", 0)).replace("\u00a0", " "))
    table.press("left 2")
    for label in (("ended_round", 6), ("level_goods", 0)):
        assert table.says(words.translate(label).replace("\u00a0", " "))


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("recorded", ["four_1.json", "three_1.json", "town_solo_great.json"])
def test_every_page_says_what_a_does(recorded, language):
    table = Table(gallery.switch_on({"recorded": recorded}, language))
    first = table.pixels()
    for _ in range(20):
        last = table.lines()[7]
        # A goes back from a code of the full height; the label is on its left.
        code = table.title().startswith(CODE) and last.startswith("<key_a> ")
        assert code or last.endswith("<key_a> " + words.translate("go_home"))
        if table.press("right").pixels() == first:
            break
    else:
        raise AssertionError("the pages have no end")


def test_after_the_winner_come_the_sums_the_race_the_reason_and_then_the_code():
    table = ended("four_1.json")
    assert table.title().startswith("Dan wins")
    assert table.press("right").says("Developments") and table.says("Total")
    while not table.press("right").title().startswith("The race"):
        assert table.says("Total"), str(table)
    assert table.press("right").says("Ended after round")
    assert table.press("right").title().startswith(CODE)
    assert table.press("right").title().startswith("Dan wins")
    assert table.press("left").title().startswith(CODE)
    assert ended("pad_two_largest_numbers.json").press("right").lines()[0].split()[1:] == ["Giovanni", "Giorgia"]
    assert not ended("pad_two_nothing_played.json").says("Ended after round")


def test_names_above_the_sums_use_the_free_room_and_the_longest_label_is_whole():
    words.names = ("Maximilia", "Jörg", "Käthe")
    sheets = [[(":Zwischensumme", 12), (":Gesamt", 127)]] * 3
    result = Result([127] * 3, (0,), (0, 1, 2))
    result.sheets = sheets
    table = drawn(EndScreen(result, "go_home", ("standings",))).press("right")
    assert table.lines()[0].split()[-2:] == ["Maximilia", "Jörg"] and table.lines()[1].startswith("Zwischensumme ")


def test_alone_the_rating_is_large():
    assert ended("solo_1.json").title().startswith("Ana: 24 points")
    table = ended("town_solo_great.json")
    assert table.says("Ended after round")
    assert reading.large(table.pixels(), 3) == "Great mayor"


def test_up_and_down_pick_whose_line_in_the_race_is_thick():
    table = ended("four_1.json")
    table.until(lambda: table.title().startswith("The race"), "right", "race")
    lit = []
    for name in ("Dan", "Cleo", "Ben", "Ana"):
        assert name in table.title()
        marked = [text for text in reading.inverted(table.pixels())[1:7] if text]
        assert marked == [name]
        lit.append([bytes(row[:102]) for row in table.pixels()[8:56]])
        table.press("down")
    assert "Ana" in table.title()
    assert len({b"".join(rows) for rows in lit}) == 4
    assert "Dan" in table.press("up 5").title()


def test_names_stand_where_the_lines_end_each_on_a_line_of_its_own():
    assert ends_of([0, 0, 5, 5], 0) == [(0, 0), (1, 1), (2, 4), (3, 5)]
    assert ends_of([0, 3], 1) == [(0, 0), (1, 3)]
    eight = ends_of([0, 1, 1, 2, 3, 3, 4, 5], 7)
    assert [i for i, _ in eight] == [0, 1, 2, 3, 4, 7] and [page for _, page in eight] == list(range(6))


def test_the_totals_are_on_a_light_ground_below_the_sums():
    table = ended("four_1.json").press("right 2", "down 9")
    lines, light = table.lines(), reading.inverted(table.pixels())
    last = next(i for i, line in enumerate(lines) if line.startswith("Total"))
    assert lines[last - 1].startswith("Disasters") and not any(light[1:last])
    assert light[last] == lines[last].strip() != "Total"


def test_the_race_ends_at_the_total_that_was_set_by_hand_on_the_winners_page():
    table = ended("two_1.json")  # with 27 and 26 points
    table.press("menu").choose("Adjust", "Ana").go_to("Disasters").press("right", "a", "menu")
    table.until(lambda: table.title().startswith("The race"), "right", "race")
    assert table.lines()[1].split()[0] == "26"


def test_the_race_begins_with_the_first_round():
    """A player with 5 points after the first and the last round has a level line: there is no round 0."""
    canvas = Canvas()
    words.names = ("Ana",)
    draw_race(canvas, [[5, 5, 5]], [0], 0)
    rows = [row[12:100] for row in pixels_of(bytes(canvas.buffer[1:]))[8:48]]
    assert {bytes(row) for row in rows if any(row)} == {b"\1" * 88}
