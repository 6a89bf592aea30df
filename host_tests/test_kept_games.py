"""Stored games as players meet them: games under way, finished games, statistics, the end, a new owner."""

import os
import random

import pytest
from table import Table

from host.device import gallery, in_memory
from host.device.handheld import Handheld
from host.paths import GAMES
from host.pilot.pilot import Recorded
from host.recorded.transcript import load

import words
from app import ERASE_QUIET
from engine import setup
from fonts.small import CROWN
from persistence.finished import ANSWERS, CUT, LINES
from persistence.ledger import LEDGER, SETTINGS
from persistence.records import SECTOR, TAIL
from persistence.region import GAME, Region
from persistence.sheets import encode_sheets
from screens.end import CODE
from screens.games import fit_names


def home(table):
    return table.press("hold:b").choose("Home")


def started(*players):
    """A table at home, with a game under way for each of these groups of players, the last one played last."""
    table = Table()
    for group in players:
        table.new_game(*group).dice("food 3")
        home(table)
    return table


def over(recorded="two_1.json", language="en"):
    """A table just after the last answer of a recorded game."""
    return Table(gallery.switch_on({"recorded": recorded}, language))


def to_home(table):
    return table.press("hold:a:1000", "a")


# -- games under way


class Thoughtful(Recorded):
    """Thinks after a press when the game has little room; `begun`: the presses that began a sector."""

    begun = ()

    def hold(self, key, ms=0):
        """See Pilot."""
        before = self.app.region.serial[:]
        super().hold(key, ms)
        if self.app.region.serial != before:
            self.begun += (len(self.pressed),)
        if self.app.autosave.journal.room() < 256:
            in_memory.wait(self.app, self.clock, 2 * ERASE_QUIET)


def test_no_press_waits_for_a_game_that_is_written_anew():
    game = Thoughtful(load(GAMES / "town_four_9x9.json"))
    game.play()
    assert len([serial for serial in game.app.region.serial if serial]) >= 4, "the settings twice, the game, and again"
    assert len(game.begun) == 1, "the first answer begins the game's sector"


def test_home_lists_the_games_under_way_the_last_played_first_each_with_its_players_and_round():
    table = started(["Ana", "Ben"], ["Cleo"], ["Dora", "Ève"]).off_and_on()
    rows = [" ".join(line.split()) for line in table.lines()[1:7]]
    first, second = "Bronze Age round 1", "Bronze Age round 2"
    assert rows == [first, "Dora, Ève", second, "Cleo", first, "Ana, Ben"]


def test_a_list_of_games_leaves_the_names_of_those_at_the_table_alone():
    table = started(["Ana", "Ben"], ["Cleo"])
    words.names = ("Zoë",)
    assert table.off_and_on().says("Ana, Ben") and words.names == ("Zoë",)


def test_the_second_game_of_the_list_is_gone_on_with_and_is_the_first_one_then():
    table = started(["Ana", "Ben"], ["Cleo"], ["Dora"]).off_and_on()
    table.press("down 2", "a").go_on()
    assert table.rolls("Ben", 0, 3)
    home(table)
    assert table.lines()[2].strip() == "Ana, Ben" and table.lines()[4].strip() == "Dora"
    assert table.off_and_on().lines()[2].strip() == "Ana, Ben"


def test_a_game_that_is_looked_at_and_left_writes_nothing():
    table = started(["Ana"]).off_and_on()
    before = table.device.store.programs
    table.press("a").go_on()
    assert home(table).title() == "Quipu" and table.device.store.programs == before


def test_the_one_who_leads_has_a_crown_in_the_list_and_the_points_stand_below():
    table = Table(Handheld(gallery.store_for(("several",), "en")))
    table.press("down")
    assert table.cursor() == "Late Bronze Age" and table.says("<crown>Dan")
    assert table.lines()[7].startswith("Lead: Dan (9)") and table.lines()[7].endswith("<key_a> play")


def test_a_fourth_game_asks_which_one_to_drop_and_drops_nothing_before_its_first_answer():
    table = started(["Ana", "Ben"], ["Cleo"], ["Dora"]).off_and_on().choose("New game")
    assert table.title() == "No room: delete which?" and "delete" in table.lines()[7]
    for players in ("Ana, Ben", "Cleo", "Dora"):
        assert table.says(players)
    table.press("up", "a")  # Cleo's: the cursor stood on the one played longest ago
    assert table.says("Bronze Age: Cleo will be deleted once you start playing.") and table.cursor() == "No"
    table.choose("No")
    assert table.title() == "No room: delete which?"
    table.press("a").choose("Yes", "Bronze Age").count(1).press("a").choose("New name").spell("Flo").choose("No")
    assert table.rolls("Flo", 0, 3)
    table.dice("food")
    table.off_and_on()
    assert table.says("Cleo") and not table.says("Flo")
    table.choose("New game").press("up", "a").choose("Yes", "Bronze Age").count(1).press("a").choose("Flo")
    table.choose("No").dice("food 3")
    table.off_and_on()
    assert table.says("Flo") and table.says("Ana, Ben") and table.says("Dora") and not table.says("Cleo")


def test_a_device_without_the_memory_says_that_games_are_not_kept():
    store = in_memory.Store()
    store.size = 4096  # as an image of somebody else has it
    table = Table(Handheld(store)).choose("English")
    assert table.title() == "Notice" and table.says("cannot save games")
    table.press("a").new_game("Ana").dice("food 3")
    table.press("hold:b").choose("Home")
    assert table.says("Unsaved entries: 1") and table.cursor() == "No"


# -- damage


WAYS = ["two bits", "noise", "blank", "zeros"]


def damage(table, kind, how, which=0):
    """Damage a sector of a kind: two bits of each of its heads, or all of it."""
    region, store = table.device.app.region, table.device.store
    at = region.sectors(kind)[which] * SECTOR
    data = bytearray(store.read(at, SECTOR))
    if how == "two bits":
        for head in (0, TAIL):
            data[head + 5] ^= 0x10
            data[head + 9] ^= 0x02
    else:
        data = {"noise": random.Random(3).randbytes(SECTOR), "blank": b"\xff" * SECTOR, "zeros": bytes(SECTOR)}[how]
    store.erase(at // SECTOR)
    store.program(at, data)


@pytest.mark.parametrize("how", ["noise", "no text"])
def test_settings_that_are_damaged_are_asked_for_anew_and_told_of_once(how):
    table = started(["Ana"])
    if how == "noise":
        damage(table, LEDGER, how)
        damage(table, LEDGER, how, 1)
    else:
        table.device.app.region.ledger.put(SETTINGS, b"\3\1\1\1\1\1\1\2\xff\xfe")
    table.off_and_on()
    table.choose("English")
    assert table.says("Settings damaged")
    assert table.press("a").says("Ana")
    assert not table.off_and_on().says("damaged")


@pytest.mark.parametrize("settings, copy", [(None, 0), *[(how, copy) for how in WAYS for copy in (0, 1)]])
@pytest.mark.parametrize("game", WAYS)
def test_a_damaged_game_is_reported_once_and_the_others_are_there_also_where_a_copy_of_the_settings_is_damaged(
    settings, game, copy
):
    table = started(["Ana", "Ben"], ["Cleo"], ["Dora"])
    in_memory.wait(table.device.app, table.device.clock, 500)
    damage(table, GAME, game)
    if settings:
        damage(table, LEDGER, settings, copy)
    for _ in range(2):  # the first time nobody has read it
        table.off_and_on()
        assert table.title() == "Notice" and table.says("A saved game was lost"), str(table)
    table.press("a")
    assert table.title() == "Quipu" and table.says("Cleo") and table.says("Dora") and not table.says("Ana")
    in_memory.wait(table.device.app, table.device.clock, 3000)
    assert table.off_and_on().title() == "Quipu"


@pytest.mark.parametrize("how", [*WAYS, "rewritten"])
def test_a_game_is_reported_as_lost_where_the_power_was_cut_while_a_setting_was_saved(how):
    """Three games, a setting saved and the power cut in that at each operation, and the head of one game damaged."""
    table = started(["Ana"], ["Ben"], ["Cleo"])
    in_memory.wait(table.device.app, table.device.clock, 3000)
    before = table.device.store.copy()
    whole = before.program
    for cut in range(5):
        store = before.copy()
        done = []

        def program(at, data, store=store, done=done, cut=cut):
            done.append(at)
            if len(done) <= cut:
                type(store).program(store, at, data)
            elif len(done) == cut + 1:
                type(store).program(store, at, data[: len(data) // 2])

        store.program = program
        device = Handheld(store)
        device.app.settings.contrast = 80
        device.app.settings.save()
        assert done and whole
        del store.program
        table = Table(device)
        if how == "rewritten":
            device.app.settings.contrast = 10
            device.app.settings.save()
        damage(table, GAME, how if how in WAYS else "noise")
        table.off_and_on()
        assert table.says("was lost"), f"cut {cut}: {table}"


def test_again_asks_which_game_to_drop_where_no_place_is_free():
    table = over("two_1.json")
    players = [*words.names][1:] + [*words.names][:1]
    to_home(table)
    for name in ("Cleo", "Dora"):
        table.new_game(name).dice("food 3")
        home(table)
    table.choose("Again").dice("food 3")
    assert list(words.names) == players
    home(table)
    table.choose("Again")
    assert table.title() == "No room: delete which?" and "delete" in table.lines()[7]
    table.press("b")
    assert table.title() == "Quipu" and table.says("Cleo") and table.says("Dora")
    table.choose("Again").press("a").choose("Yes").dice("food 3")
    table.off_and_on()
    assert table.says("Dora") and not table.says("Cleo")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_where_a_game_is_dropped_it_is_always_said_what_a_does(language):
    table = Table(Handheld(gallery.store_for(("several",), language))).choose(words.translate("new_game"))
    assert table.title() == words.translate("drop_which").replace("\xa0", " ")
    feet = [table.press("up").lines()[7] for _ in range(3)]
    assert all(foot.endswith("<key_a> " + words.translate("delete")) for foot in feet)
    ages = [words.translate(age) in foot for foot, age in zip(feet[1:], ("played_last", "played_first"), strict=True)]
    assert all(ages) and len(set(feet)) == 3, "games that look alike are told apart"


def test_names_that_have_no_room_are_cut_alike_and_nobody_is_left_out():
    names = ["Giovanni", "Giorgia", "Maximilian", "Ana"]
    texts = [fit_names(names, b"\3", width) for width in (200, 112, 90, 70)]
    assert texts[0] == f"Giovanni, Giorgia, Maximilian, {CROWN}Ana"
    for text in texts[1:]:
        cut = [name.strip(CROWN) for name in text.split(" ")]
        assert len(set(cut)) == 4 and max(map(len, cut[:3])) == min(map(len, cut[:3])), text


# -- the end


def shaken(table, before):
    """Whether the page is still there, except that what A does has moved to the right."""
    rows, rest = table.pixels(), 8 * 7
    return rows[:rest] == before[:rest] and rows[rest:] != before[rest:] and table.lines()[7].endswith("<key_a> home")


def test_a_press_of_a_at_once_at_the_end_does_not_leave_and_is_seen():
    table = over()
    before = table.pixels()
    assert table.lines()[7].endswith("<key_a> home")
    for _ in range(2):  # nor does another one say that it can't be done
        assert shaken(table.press("a"), before)
    page = table.press("right").pixels()
    table.press("a")  # still too early
    assert shaken(table, page)
    in_memory.wait(table.device.app, table.device.clock, 400)
    assert table.pixels() == page
    to_home(table)
    assert table.title() == "Quipu"


def test_after_a_game_the_cursor_is_on_again_and_not_on_another_game_under_way():
    table = started(("Ana", "Ben"))
    table.choose("New game", "Score pad").press("a").seat("Cleo").choose("Done")
    to_home(table.press("right", "a").choose("End the game"))
    assert table.says("Ana, Ben") and table.cursor() == "Again"
    assert table.off_and_on().cursor().startswith("Bronze Age")


def test_the_power_goes_at_the_end_and_the_end_is_there_again():
    table = over()
    before = table.lines()
    table.off_and_on()
    assert table.cursor() == "Bronze Age"
    assert table.press("a").lines() == before
    to_home(table)
    assert table.cursor() == "Again" and table.says("Finished games")


# -- finished games


def page(table):
    """Return the picture of a page without the label of A; of a code, the code alone."""
    pixels = table.pixels()
    return [row[54:] for row in pixels] if table.lines()[0].startswith("QR") else pixels[:56]


@pytest.mark.parametrize("recorded", ["two_1.json", "three_1.json", "ages_2015_four.json", "pad_six_tie_of_three.json"])
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_what_was_seen_at_the_end_is_seen_again_after_a_restart(recorded, language):
    table = over(recorded, language)
    result = table.title()
    seen = []
    while not table.press("right").title().startswith(CODE):
        seen.append(page(table))
    seen.pop()  # why it ended has another title in the list
    to_home(table)
    table.off_and_on().choose(words.translate("finished_games"))
    assert table.cursor().startswith("1. ")
    assert table.press("a").title() == result and table.lines()[7].endswith(words.translate("delete"))
    assert [page(table.press("right")) for _ in seen] == seen
    assert table.press("right 2").title().startswith(CODE)


def test_the_number_of_a_finished_game_with_a_long_name_does_not_look_like_a_page():
    table = to_home(over("three_1.json", "es")).off_and_on()
    assert table.choose(words.translate("finished_games")).press("a", "left 2").title() == "Edad del Bronce #1"


def test_a_finished_game_says_why_it_ended_and_how_a_tie_was_decided():
    table = to_home(over("three_1.json"))
    table.off_and_on().choose("Finished games").press("a", "left 2")
    assert table.title() == "Bronze Age Game 1"
    assert table.says("Ended after round 6") and table.says("Ana has 5 developments") and table.says("Goods tied at 0")


def test_the_lines_of_a_game_that_this_firmware_lacks_are_shown_by_their_ids():
    table = Table(Handheld(gallery.store_for((), "en")))
    sheets = [[(("catan_road", 4), 2), ("score_total", 12)], [(("catan_road", 4), 0), ("score_total", 9)]]
    finished = table.device.app.finished
    finished.add(setup.encode("catan", 3, ["Ana", "Ben"]), 0, [12, 9], [0], [(LINES, encode_sheets(sheets))])
    table.off_and_on().choose("Finished games")
    assert table.cursor() == "1. catan" and table.says("<crown>Ana, Ben")
    table.press("a", "right")
    assert [line.split() for line in table.lines()[1:3]] == [["catan_road", "4", "2", "0"], ["Total", "12", "9"]]


def test_a_damaged_record_of_the_end_costs_its_pages_and_not_the_totals():
    table = Table(Handheld(gallery.store_for((), "en")))
    finished = table.device.app.finished
    parts = [(1, b"\3\x09\1"), (2, b"\1\7"), (3, b"\x80")]
    finished.add(setup.encode("bronze_age", 1, ["Ana", "Ben"]), 0, [12, 9], [0], parts)
    table.off_and_on().choose("Finished games").press("a")
    assert table.title().startswith("Ana wins!") and table.big() == "12 9"


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_game_whose_answers_have_no_room_says_that_it_cannot_be_replayed_and_keeps_its_lines(language):
    table = Table(gallery.switch_on({"recorded": "two_1.json"}, language))
    session = table.device.app.session
    session.log.extend(bytes(4000))  # as after thousands of answers
    to_home(table)
    table.off_and_on().choose(words.translate("finished_games")).press("a", "left 2")
    table.press("down")  # to the last line, if the page is too small
    text = " ".join(" ".join(line.split()) for line in table.lines()[1:])
    assert " ".join(words.translate("no_replay").replace("\xa0", " ").split()) in text
    table.press("right 3")
    assert len([line for line in table.lines() if line.strip()]) > 4
    app = table.device.app
    parts = app.finished.details(app.finished.numbers()[0])
    assert CUT in parts and ANSWERS not in parts


# -- statistics


def figures(table):
    """The lines of figures, as a dictionary."""
    found = {}
    for _ in range(20):
        for line in table.lines()[1:]:
            if not line.strip():
                continue
            *label, value = line.replace("<down>", "").replace("<up>", "").split()
            found[" ".join(label).removeprefix("• ").removeprefix("· ")] = value
        table.press("down")
    return found


def test_statistics_of_a_player_games_wins_best_mean_by_line_and_wins_in_a_row():
    table = Table(Handheld(gallery.store_for((), "en")))
    finished = table.device.app.finished
    # Ana: lost, won, won, lost, won; and once alone, which nobody wins.
    for ana, ben in ((10, 20), (30, 20), (25, 20), (5, 20), (31, 20)):
        sheets = [[("score_developments", n - 3), ("score_monuments", 3), ("score_total", n)] for n in (ana, ben)]
        won = [0 if ana > ben else 1]
        finished.add(
            setup.encode("bronze_age", 1, ["Ana", "Ben"]), 0, [ana, ben], won, [(LINES, encode_sheets(sheets))]
        )
    finished.add(setup.encode("bronze_age", 1, ["Ana"]), 0, [40], [0])
    gallery.add_finished(finished, "score_pad:Hearts", ["Ana", "Ben"], [40, -7], [1])  # the lowest wins
    table.off_and_on().choose("Finished games").go_to("Statistics").press("a")
    assert [line.split() for line in table.lines()[1:3]] == [["Hearts", "1"], ["Bronze", "Age", "6"]]
    table.choose("Bronze Age")
    assert [line.split() for line in table.lines()[1:3]] == [["Ana", "<crown>3"], ["Ben", "<crown>2"]]
    assert table.lines()[6].strip() == "Games: 6 · best 40"
    found = figures(table.press("a"))
    assert table.title() == "Ana Bronze Age"
    assert found["Games"] == "6" and found["Wins"] == "3" and found["Best"] == "40" and found["Average"] == "23.5"
    assert found["Wins in a row"] == "1" and found["Longest streak"] == "2"
    assert found["Developments"] == "17.2" and found["Monuments"] == "3.0"
    found = figures(table.press("b").choose("Ben"))
    assert found["Wins in a row"] == "0" and found["Longest streak"] == "1" and found["Games"] == "5"
    table.press("b 2").choose("Hearts").go_to("Ben").press("a")
    assert figures(table)["Best"] == "-7"


def test_statistics_keep_lines_of_the_same_label_apart():
    table = Table(Handheld(gallery.store_for((), "en")))
    sheet = [("score_monuments", 3), ("score_monuments", 8), ("score_total", 11)]
    lines = [(LINES, encode_sheets([sheet]))]
    table.device.app.finished.add(setup.encode("bronze_age", 1, ["Ana"]), 0, [11], [0], lines)
    table.off_and_on().choose("Finished games", "Statistics", "Bronze Age").press("a").press("down 9")
    found = [line.split()[-1] for line in table.lines() if "Monuments" in line]
    assert found == ["3.0", "8.0"]


# -- files on the drive


def test_old_files_are_told_of_once_until_there_are_others():
    store = gallery.store_for(("names",), "en")
    table = Table(Handheld(store))
    reported = [Region(store).already_reported(names) for names in (b"main.py", b"main.py", b"boot.py")]
    assert reported == [False, True, False]
    assert table.off_and_on().title() == "Quipu"
    new = in_memory.Store()
    assert not Region(new).already_reported(b"main.py") and Region(new).already_reported(b"main.py")
    table = Table(Handheld(new)).choose("English")
    assert table.title() == table.off_and_on().title() == "Quipu" and Region(new).already_reported(b"main.py")
    new.program = gallery.refuse
    assert [Region(new).already_reported(b"boot.py"), Region(new).already_reported(b"boot.py")] == [False, False]


# -- the next owner


def test_everything_is_erased_when_that_is_said_twice_and_the_device_is_as_new(monkeypatch):
    monkeypatch.setattr(in_memory.Store, "random", lambda self, count: os.urandom(count))
    table = started(["Ana", "Ben"], ["Cleo"])
    gallery.add_finished(table.device.app.finished, "bronze_age", ["Ana"], [3])
    table.off_and_on()
    device = table.device.app.settings.device
    assert len(device) == 8
    table.choose("Settings", "Erase everything", "Yes")
    assert table.title() == "Are you sure?" and table.cursor() == "No"
    table.off_and_on()  # the power goes in between: nothing happened
    assert table.says("Ana, Ben") and table.says("Cleo") and table.go_to("Finished games")
    table.choose("Settings", "Erase everything", "Yes", "Yes")
    assert table.title() == "Language"
    assert table.off_and_on().title() == "Language"
    assert table.press("down").title() == "Sprache" and "<key_a> wählen" in table.lines()[7]
    assert all(byte == 0xFF for page in table.device.store.pages.values() for byte in page)
    table.choose("English")
    assert [line.strip() for line in table.lines()[1:4]] == ["New game", "Settings", "Help"]
    assert len(table.device.app.settings.device) == 8 and table.device.app.settings.device != device


def test_a_game_that_ends_while_the_flash_fails_is_not_left_without_asking():
    table = over("pad_six_tie_of_three.json").press("b")
    store = table.device.store
    program, store.program = store.program, gallery.refuse
    assert table.press("a").says("Could not save")
    assert to_home(table.press("a")).says("Unsaved entries: 1") and table.cursor() == "No"
    assert table.choose("No").title().startswith("Shared victory")
    store.program = program
    to_home(table).choose("Finished games").press("a")
    assert table.says("Giovanni"), str(table)


def test_an_erase_that_fails_is_told():
    table = started(["Ana", "Ben"])
    table.device.store.erase = gallery.refuse
    table.choose("Settings", "Erase everything", "Yes", "Yes", "English")
    assert table.says("Could not save")
