"""Cases rare in random games: the fullest sheets, the longest lists and names, notices in the way, and screens for
a game that has nothing the others have.
"""

import pytest
from table import Table, drawn

from host.device import gallery, reading
from host.device.handheld import Handheld
from host.device.picture import pixels_of

import words
from canvas import Canvas
from engine.game import BOXES, PEGS, SUM, TICKS, VALUES, Game, SheetRow
from engine.limits import NAME_LENGTH, PLAYERS, TOTAL
from engine.prompts import Allot, AllotRow, Choose, Dice, Name, Notice, Number, NumberRow, Prompt, Row
from engine.prompts.counters import CounterRow, Counters
from engine.result import result_of
from flows.finished import read
from persistence.finished import Finished
from persistence.region import Region
from screens import screen_for
from screens.end import EndScreen
from screens.sheet import SheetScreen
from screens.standings import StandingsScreen, draw_standings

LONGEST = [letter * NAME_LENGTH for letter in "WMGQOVXN"]


def plain_lines(table):
    """The words of each line, without stars and arrows."""
    return [[part for part in line.replace("<", " <").split() if part[0] != "<"] for line in table.lines()]


@pytest.mark.parametrize("count", [4, 5, PLAYERS])
def test_a_finished_game_of_many_players_shows_each_of_them(count):
    store = gallery.store_for((), "en")
    finished = Finished(Region(store))
    totals = [(-1) ** i * (TOTAL - i) for i in range(count)]
    gallery.add_finished(finished, "late_bronze_age", LONGEST[:count], totals)
    words.names = LONGEST[:count]
    table = drawn(EndScreen(read(*finished.record(finished.numbers()[0])), "delete", ("standings",)))
    seen = set()
    for _ in range(count):
        seen |= {
            tuple(line.replace("<crown>", "").replace("<up>", "").replace("<down>", "").split())
            for line in table.lines()
        }
        table.press("down")
    assert LONGEST[0] in large_text(table)[0] and table.big() == str(totals[0])
    for name, total in zip(LONGEST[1:], totals[1:count]):
        assert (name, str(total)) in seen, sorted(seen)


class Plain(Game):
    """A game that has nothing but totals, a long sum and sheets."""

    PLAYERS = (1, PLAYERS)
    SHEET = ("sheet",) * 4
    rows = 3

    def score(self, player):
        return [Row("standings", i) for i in range(self.rows)] + [Row("score_total", -TOTAL + player)]

    def sheet(self, player, page):
        style = (PEGS, BOXES, TICKS, SUM, VALUES)[page]
        return style, [SheetRow("standings", i % 2, 5, tick=style == TICKS) for i in range(20)]


def plain(count, rows=3):
    game = Plain(count)
    game.rows = rows
    words.names = tuple(LONGEST)
    return game


def large_text(table):
    """Return the text in high letters on the winner's pages."""
    return [reading.tall(table.pixels(), 1), reading.large(table.pixels(), 1)]


@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("count", range(1, PLAYERS + 1))
def test_the_standings_have_room_for_all_players_with_the_longest_names_and_totals(count, over):
    game = plain(count)
    game.over = over
    table = drawn(EndScreen(result_of(game), "go_home", ("standings",)) if over else StandingsScreen(game))
    text = ""
    for _ in range(count):
        text += " ".join([*table.lines(), *large_text(table), table.big() if over or count <= 3 else ""])
        table.press("down")
    for player in range(count):
        assert LONGEST[player] in text and str(game.total(player)) in text


@pytest.mark.parametrize("totals", [(10, 9), (100, 99), (100, 99, 50, 9)])
def test_the_bars_of_all_totals_have_one_scale(totals):
    canvas = Canvas()
    words.names = ("Ana", "Ben", "Cleo", "Dan")
    few = len(totals) == 2
    draw_standings(canvas, totals, range(len(totals)), (), 0)
    rows = [pixels_of(bytes(canvas.buffer[1:]))[8 * page + 4] for page in ((2, 4) if few else (1, 2, 3, 4))]
    bars = [bytes(row[9 if few else 66 :]).partition(b"\0")[0].count(1) for row in rows]
    assert bars == [bars[0] * total // totals[0] for total in totals]


@pytest.mark.parametrize("rows", [0, 1, 5, 6, 7, 8, 20])
def test_a_sum_of_any_length_shows_its_total_and_scrolls(rows):
    game = plain(2, rows)
    game.over = True
    game.history = bytearray()
    table = drawn(EndScreen(result_of(game), "go_home", ("standings",))).press("right")
    seen = set()
    for _ in range(rows + 1):
        lines = plain_lines(table)
        assert ["Total", str(game.total(1)), str(game.total(0))] in lines, str(table)
        seen |= {tuple(line) for line in lines}
        table.press("down")
    for i in range(rows):
        assert [line for line in seen if line and line[0].startswith("Stand") and line[1:] == (str(i), str(i))], i


PROMPTS = (
    lambda who: Dice("dice", who, 5),
    lambda who: Dice("dice", who, 1, hints=("help", "menu")),
    lambda who: Choose("menu", who, [Row("help"), Row("sheet", 3)], facts=("help",)),
    lambda who: Choose("menu", who, [Row("help")] * 30, optional="no"),
    lambda who: Allot("menu", who, [AllotRow("help", 3, 5, room=3)] * 16, 0, None),
    lambda who: Number("menu", who, 0, 255, rows=(NumberRow("help", 1),)),
    lambda who: Name("new_name", who),
    lambda who: Counters("adjust", who, [CounterRow("help", 1, 9), CounterRow("sheet", 0, 1, tick=True)]),
    lambda who: Notice("attention", who, ("help",)),
)


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("number", range(len(PROMPTS)))
@pytest.mark.parametrize("player", [None, 0])
def test_each_kind_of_prompt_is_shown_and_used_without_a_game_also_to_nobody_in_particular(number, player, language):
    words.use(language)
    words.play()
    words.names = ("Eva",)
    table = drawn(screen_for(PROMPTS[number](player)))
    assert ("Eva" in " ".join(table.lines())) == (player is not None), str(table)
    for key in ("up", "down", "left", "right", "a", "menu"):
        table.press(key)
        table.lines()


@pytest.mark.parametrize("page", range(5))
def test_each_style_of_a_sheet_is_shown_without_a_game(page):
    words.play()
    game = plain(1)
    game.SHEET = ("sheet",) * 5
    screen = SheetScreen(game, 0)
    table = drawn(screen)
    for _ in range(40):
        if screen.page < page:
            table.press("down")
    assert screen.page == page
    assert table.says(words.translate("standings"))


def test_screens_name_no_word_of_a_game():
    from host.build.words import DEVICE, Source, modules, strings_of
    from host.paths import FIRMWARE

    source = Source()
    own = set().union(*(set(entries) for name, entries in source.sets.items() if name != DEVICE))
    own -= set(source.sets[DEVICE])
    for path, tree in modules():
        if path.parent.name in ("screens", "flows", "persistence"):
            named = strings_of(tree) & own - {"title"}
            assert not named, f"{path.relative_to(FIRMWARE)} names {sorted(named)}"


def test_an_unknown_kind_of_prompt_fails():
    prompt = Prompt("attention", None)
    prompt.kind = 99
    with pytest.raises(ValueError, match="kind"):
        screen_for(prompt)


def test_an_adjustment_over_a_notice_of_the_device_swallows_no_answer():
    table = Table(Handheld(gallery.store_for(("full", "names"), "en")))
    table.choose("New game", "Bronze Age").press("a 7")
    table.dice("food 3")
    assert table.title().startswith("Notice"), str(table)
    table.press("hold:menu").choose("Adjust", "Ana").go_to("Wood").press("right a").press("b")
    session = table.device.app.session
    while table.title().startswith("Notice"):
        table.press("a")
    log = bytes(session.log)
    assert log[-4] & 0x80 and table.title().startswith("Ben"), str(table)
    table.dice("food 3")
    assert bytes(session.log) == log + b"\x02\x00\x00", str(table)


def test_the_facts_of_a_question_change_their_language_with_it():
    table = Table(Handheld(gallery.store_for(("saved", "names"), "en")))
    before = table.lines()[1]
    assert before.strip()
    table.choose("Settings").press("a").go_to("Français").press("a").press("b")
    words_now = [line.strip() for line in table.lines()]
    assert words.language == "fr" and table.says(words.translate("new_game"))
    assert any("Âge du Bronze".casefold() in line.casefold() or "bronze" in line.casefold() for line in words_now[1:3])
    assert before.strip() not in words_now
