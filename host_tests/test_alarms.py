"""Read alarms off their pixels: they show the skulls that were rolled, the players they hit, and the city."""

import re
from itertools import permutations

import pytest
from table import Table, drawn
from test_screens import at as begun

from host.device import reading

import pictures
import words
from engine.prompts import CHOOSE, NUMBER, Notice
from screens.notice import NoticeScreen, short_form

# As wide as names can be; the last one is short, so that lines break elsewhere.
NAMES = ["WWWWWWWW", "MMMMMMMM", "QQQQQQQQ", "Ana"]
# A ticked box and an empty one, as columns.
FULL_BOX, EMPTY_BOX = b"\x7c\x7c\x7c\x7c", b"\x7c\x44\x44"
DISASTERS = {2: "drought", 3: "pestilence", 4: "invasion", 5: "revolt", 6: "revolt", 7: "revolt"}
# Other events, which make the alarm's lines more or fewer.
BESIDES = {
    "nothing": {"food": 7},
    "full rows": {"food": 7, "goods": {"wood": 8, "stone": 7, "pottery": 6, "cloth": 5, "spearheads": 4}},
    "full rows and store": {"food": 15, "goods": {"wood": 8, "stone": 7, "pottery": 6, "cloth": 5, "spearheads": 4}},
    "famine": {"food": 0},
}


def shown(pixels, name):
    """Return how often a sign is drawn, and the big number before one, or None."""
    sign = pictures.get(name)
    width = sign[0]
    pages = reading.pages_of(pixels)
    found = []
    for page in range(1, 7):
        for x in range(reading.WIDTH - width + 1):
            if all(
                pages[page + row][x : x + width] == sign[2 + row * width : 2 + (row + 1) * width]
                for row in range(sign[1])
            ):
                found.append(page)
    digits = reading.big(pixels)[found[0]] if found else ""
    return len(found), int(digits) if digits else None


def number_shown(pixels, name):
    """Return the number that an alarm says by its signs."""
    drawn, number = shown(pixels, name)
    assert number is None or drawn in (1, number)
    return drawn if number is None else number


def text_of(table):
    """Return all that the alarm says below its signs, to the last line; none begins with what a number counts."""
    said = []
    noun = re.search(r"7\W(\w+)", words.translate(("famine", 7, 7)))[1]
    while True:
        before = table.pixels()
        said += [" ".join(line.replace("<down>", "").replace("<up>", "").split()) for line in table.text()[2:]]
        if table.press("down").pixels() == before:
            text = "|".join(line for line in said if line)
            assert f"|{noun}" not in text, text
            return text.replace("|", " ")


def at(language, names, besides, game="bronze_age", has=(), owns=()):
    """Return a table at the seven dice of the first player; the last one owns `has`, the first one `owns`."""
    sheets = [{} for _ in names]
    sheets[-1]["developments"] = list(has)
    sheets[0] = {**BESIDES[besides], "city_boxes": [3, 4, 5, 6], "developments": list(owns)}
    start = {"players": sheets}
    return Table.at({"game": game, "players": names, "options": {}, "turns": [], "start": start}, language=language)


def named(table, word):
    """Return whether the alarm's large text is that word, wide or narrow."""
    large = (reading.large(table.pixels(), page) for page in (1, 3))
    # After it the stem of a number may look like a letter.
    return any(text.startswith(word) for text in large) or any(
        reading.tall(table.pixels(), page).startswith(word) for page in (1, 3)
    )


def to_alarm(table, what):
    """Reach the alarm of that name: read the notices before it, and take the numbers as suggested."""
    word = words.translate(f"{what}_alarm").split(" ")[-1]
    for _ in range(6):
        if table.device.app.screen.prompt.kind != NUMBER and named(table, word):
            return table
        table.press("a")
    raise AssertionError(f"no {what}:\n{table}")


def skulls_rolled(skulls, besides="nothing"):
    """Return dice with a number of skulls; the others are food, or goods in a famine."""
    others = "good" if besides == "famine" else "food"
    return [f"skull {skulls}"] + ([f"{others} {7 - skulls}"] if skulls < 7 else [])


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("skulls", DISASTERS)
def test_a_disaster_shows_as_many_skulls_as_were_rolled_and_whom_it_strikes(skulls, count, language):
    what = DISASTERS[skulls]
    for besides in BESIDES:
        for first in range(count):
            names = NAMES[first:count] + NAMES[:first]
            # Alone pestilence strikes the one who rolled it; of several the last one has Medicine and is spared.
            table = at(language, names, besides, has=("medicine",) * (count > 1))
            table.dice(*skulls_rolled(skulls, besides))
            if what == "pestilence" and count == 2:
                assert number_shown(table.pixels(), "sign_skull") == 0  # nobody is struck
                continue
            to_alarm(table, what)
            case = f"{what} {language} {names} {besides}\n{table}"
            assert number_shown(table.pixels(), "sign_skull") == skulls, case
            assert table.title().startswith(names[0]), case
            said = text_of(table)
            # A pestilence strikes or spares the others; it also costs the player who rolled it food, goods or points.
            concerned = names if what == "pestilence" else names[:1]
            assert [name for name in names if name in said] == [name for name in names if name in concerned], case
            points = {"drought": 2, "pestilence": 3, "invasion": 4}.get(what)
            assert points is None or f"-{points}<star>" in said, case


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize(
    "what, skulls, game, owned",
    [("revolt", 5, "bronze_age", "religion"), ("revolt", 7, "bronze_age", "religion"),
     ("invasion", 4, "late_bronze_age", "smithing")],
)  # fmt: skip
def test_a_disaster_that_strikes_the_opponents_names_them(what, skulls, game, owned, language):
    for count in (2, 3, 4):
        for besides in ("nothing", "full rows and store"):
            names = NAMES[:count]
            table = to_alarm(at(language, names, besides, game, owns=(owned,)).dice(*skulls_rolled(skulls)), what)
            assert number_shown(table.pixels(), "sign_skull") == skulls, str(table)
            assert table.title().startswith(names[0])
            said = text_of(table)
            assert all(name in said for name in names[1:]), said


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("cities", range(2, 8))
def test_a_famine_shows_as_many_signs_as_cities_go_hungry(cities, language):
    """Seven cities eat 7 food; there are 7 minus those that go hungry."""
    for goods in ({}, {"wood": 8, "stone": 7, "pottery": 6, "cloth": 5, "spearheads": 4}):
        start = {"city_boxes": [3, 4, 5, 6], "food": 7 - cities, "goods": goods}
        table = begun(NAMES[:2], start, language=language).dice("good 7")
        to_alarm(table, "famine")
        assert number_shown(table.pixels(), "sign_hunger") == cities, str(table)
        assert table.title().startswith(NAMES[0])


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_famine_of_one_city_shows_the_same_sign_and_costs_no_press(language):
    table = begun(NAMES[:2], {"food": 2, "goods": {"wood": 4}}, language=language).dice("good 3")
    assert table.device.app.screen.prompt.kind == CHOOSE
    assert shown(table.pixels(), "sign_hunger") == (1, None), str(table)
    assert shown(table.press("down").pixels(), "sign_hunger")[0] == 0, "until the next press"


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_last_round_is_everybodys_and_names_no_player_unless_one_bought_the_last_development(language):
    words.use(language)
    words.play("bronze_age")
    assert short_form("last_round_monuments", "last_round_alarm", 0) == "last_round_monuments_short"
    assert short_form("drought_spared", "drought_alarm", 0) == [0, "drought_spared_short"]


def used(table):
    """Return the number of workers placed, as the title says."""
    return int(re.search(r"(\d+)/", table.title())[1])


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("order", list(permutations(range(4)))[::5])
def test_the_news_name_the_city_whose_row_was_filled(order, language):
    """Each of the four cities has one box open; a turn fills one, in any order."""
    for turn, city in enumerate(order):
        boxes = [size - (number not in order[:turn]) for number, size in enumerate((3, 4, 5, 6))]
        table = begun(("Ana", "Ben"), {"city_boxes": boxes, "food": 15}, language=language)
        table.dice("workers", f"good {2 + turn}")
        row = words.translate(("city", city + 4))
        for _ in range(12):  # take back what is suggested
            before = used(table)
            while table.press("left") and used(table) < before:
                before = used(table)
            if used(table) > before:  # on a row without any, left takes all the rest
                table.press(f"left {used(table) - before}")
            table.press("down")
        assert used(table) == 0, str(table)
        table.go_to(row).press("right")
        # Workers that remain are lost, after a second question.
        while table.title().startswith("Ana") and row in table.cursor():
            table.press("a")
        news = table.lines()[6]
        built = words.translate(("built_city", city + 4))
        assert re.findall(r"\d", row) == [str(city + 4)] and table.says(built), f"{news}\n{table}"
        table.press("hold:b" if table.title().startswith("Ben") else "menu").choose(words.translate("sheet"))
        table.press(*[] if table.title().startswith("<left>Ana") else ["right"]).press("down 2")
        full = {words.translate(("city", number + 4)) for number in order[: turn + 1]}
        pages = reading.pages_of(table.pixels())
        filled = {
            line.strip()[: len(row)]
            for page, line in enumerate(table.lines())
            if pages[page].count(FULL_BOX) and not pages[page].count(EMPTY_BOX)
        }
        assert full == filled & {words.translate(("city", number)) for number in range(4, 8)}, f"{full}\n{table}"


def test_a_word_of_three_lines_is_shown_in_one():
    words.use("de")
    pictures.use("bronze_age")
    shown = drawn(NoticeScreen(Notice(":Zeitalter Antike endet", None, (), ("sign_skull", 1))))
    assert "Zeitalter Antike endet" in (reading.tall(shown.pixels(), page) for page in range(1, 7))
