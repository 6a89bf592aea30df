"""The screens: by their pixels against what is recorded, and as a player reads and uses them, through keys alone."""

import importlib
import json
import re
import shutil
import sys
from types import ModuleType

import pytest
from table import Table
from watched import Watched

from host.device import gallery, reading
from host.device.handheld import Handheld
from host.device.in_memory import settle, wait
from host.paths import GAMES
from host.recorded.transcript import Replay, load

import gallery as commands
import words
from engine.prompts import DICE
from flows.known_games import games
from fonts.small import KEY_A, KEY_MENU
from input.keys import MENU, A, B
from rules.score_pad import ScorePad
from screens.dice import place
from version import VERSION


def at(players=("Ana", "Ben"), *sheets, options=None, language="en", **start):
    """A table in the middle of a game: its sheets and `start` as in a recorded game."""
    record = {"game": "bronze_age", "players": list(players), "options": options or {}, "turns": []}
    record["start"] = {"players": [*sheets, *[{}] * (len(players) - len(sheets))], **start}
    return Table.at(record, language=language)


# -- by their pixels


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_all_screens_look_as_recorded_no_text_is_cut_and_no_two_rows_look_alike(monkeypatch, tmp_path, language):
    monkeypatch.setattr("device.Canvas", Watched)
    monkeypatch.setattr(gallery, "PAGE", tmp_path / "index.html")
    Watched.faults.clear()
    assert not gallery.compare([language]), "`make pictures` shows them; `make record`, if that is how they should be"
    assert not Watched.faults


def test_each_path_leads_to_a_screen_of_its_own():
    by_hash = {}
    for name, value in gallery.read_hashes()["en"].items():
        if name.split("/")[0] not in (*games(), "sheets"):
            by_hash.setdefault(value, []).append(name)
    same = [names for names in by_hash.values() if len(names) > 1]
    names = [["language", "settings/language"], ["new/name_second", "new/name_new"]]
    alike = [["news/built_first", "alarm/built_last"], ["rules/end", "rules/late_end"]]
    assert same == [*names, ["menu/on_dice", "menu"], *alike]


def test_of_every_game_the_questions_sheets_and_end_are_shown():
    recorded = gallery.read_hashes()
    assert gallery.new_games(recorded) == []
    for game in games():
        there = [name for name in recorded["en"] if name.startswith(game + "/")]
        assert f"{game}/sheet 1" in there and f"{game}/end 2" in there and len(there) > 8


def test_a_game_of_which_nothing_is_recorded_is_left_out_until_it_is(monkeypatch, tmp_path):
    paths = tmp_path / "paths.py"
    paths.write_text('SCREENS = [({"device": "names"}, ("new/which_game", "a"))]', encoding="utf-8")
    monkeypatch.setattr(gallery, "FOLDER", tmp_path)
    monkeypatch.setattr(gallery, "HASHES", tmp_path / "hashes.json")
    monkeypatch.setattr(gallery, "BUILD", tmp_path)
    monkeypatch.setattr(gallery, "PAGE", tmp_path / "index.html")
    monkeypatch.setattr(gallery, "LANGUAGES", ("en",))
    monkeypatch.setitem(sys.modules, "rules.tossed", ModuleType("rules.tossed"))
    sys.modules["rules.tossed"].Tossed = type("Tossed", (ScorePad,), {"WORDS": ("score_pad",)})
    with gallery.without(["roll_into_town", "through_the_ages"], "en"):
        gallery.record()
        device = importlib.import_module("words.en.device").WORDS
        monkeypatch.setitem(device, "game_tossed", "Tossed")
        assert gallery.new_games(gallery.read_hashes()) == ["tossed"]
        assert gallery.compare(["en"]) == []
        gallery.record()
        assert "tossed/pad_round" in gallery.read_hashes()["en"]
        assert gallery.new_games(gallery.read_hashes()) == [] == gallery.compare(["en"])
        monkeypatch.delitem(device, "game_tossed")
        lines = gallery.compare(["en"])
    assert "en new/which_game: differs from what is recorded" in lines
    assert "en tossed/pad_round: recorded, but no path leads to it any more" in lines


def test_a_screen_that_differs_is_named_and_shown(tmp_path, monkeypatch):
    hashes = gallery.read_hashes()
    recorded = {language: gallery.recorded_pictures(language, hashes[language]) for language in hashes}
    hashes["fr"]["menu"] = "0" * 16
    hashes["it"]["no_such_screen"] = hashes["it"].pop("menu")
    (tmp_path / "hashes.json").write_text(json.dumps(hashes), encoding="utf-8")
    monkeypatch.setattr(gallery, "HASHES", tmp_path / "hashes.json")
    monkeypatch.setattr(gallery, "BUILD", tmp_path)
    monkeypatch.setattr(gallery, "PAGE", tmp_path / "index.html")
    lines = gallery.compare(screens=lambda language: recorded[language].items())
    assert "fr menu: differs from what is recorded" in lines
    assert "it menu: new, not recorded" in lines
    assert "it no_such_screen: recorded, but no path leads to it any more" in lines
    assert not [line for line in lines if line.startswith("en")]
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert all(line in page for line in lines)
    assert page.count("<img") >= 4


def test_a_recorded_game_without_a_result_gets_one(tmp_path):
    for name in ("solo_1.json", "town_solo_good.json", "town_solo_good.result.json"):
        shutil.copy(GAMES / name, tmp_path)
    made = commands.record_results(tmp_path)
    assert [path.name for path in made] == ["solo_1.result.json"]
    assert json.loads((tmp_path / "solo_1.result.json").read_text(encoding="utf-8")) == json.loads(
        (GAMES / "solo_1.result.json").read_text(encoding="utf-8")
    )


# -- setting up a game


def first_name():
    """The screen of the first player's name, of a game for two."""
    return Table().choose("English", "New game", "Bronze Age").count(2).press("a")


@pytest.mark.parametrize("before, name, length", [("", "Ana", 3), (" ", "Ana ", 4)])
def test_a_name_that_is_taken_is_refused_and_a_space_before_or_after_makes_no_other(before, name, length):
    table = first_name().spell("Ana")
    for letter in before:
        table.to_letter(letter)
        table.press("a")
    table.spell(name)
    assert table.title() == f"Player 2 {length}/9" and table.says("taken")


def test_each_answer_of_the_setup_can_be_taken_back_and_about_says_the_version():
    table = first_name().spell("Ana")
    assert table.title().startswith("Player 2")
    table.press("b")
    assert table.says("<undo> Player 1 (starts): Ana") and table.lines()[1].strip() == "Ana_"
    assert table.lines()[7].startswith("<key_b> delete") and table.press("b 3").lines()[7].startswith("<key_b> back")
    assert table.press("b").title().startswith("Players") and table.big() == "2" and table.says("<undo> Players: 2")
    table.press("b")
    assert table.title() == "Which game?" and table.says("<undo> Bronze Age")
    table.press("b")
    assert table.title() == "Quipu"
    assert table.choose("Settings", "About Quipu").says("Quipu " + VERSION) and table.says("LICENSE")


def test_names_are_put_in_order_and_put_right_before_the_first_answer():
    table = first_name().spell("Ana").spell("Ben")
    assert table.title() == "Turn order" and table.cursor() == "Start game"
    table.choose("Ben", "Move up")
    assert [line.strip() for line in table.lines()[2:4]] == ["Ben", "Ana"]
    table.choose("Ana", "New name").spell("Cleo").choose("Start", "No", "No")
    assert table.rolls("Ben", 0, 3)


def test_names_used_last_are_offered_the_next_time_and_taken_by_a():
    table = Table()
    table.new_game("Ana", "Bo")
    table.device.switch_on()
    table.choose("New game", "Bronze Age").press("a")
    assert [line.strip() for line in table.lines()[2:4]] == ["Ana", "Bo"] and table.cursor() == "Ana"
    table.press("a")
    assert "Ana" not in [line.strip() for line in table.lines()] and table.cursor() == "Bo"
    assert table.press("a").title() == "Turn order"


def test_a_press_of_a_on_an_untouched_name_is_the_players_number_and_a_second_one_the_next():
    table = first_name()
    assert table.lines()[1].strip() == "(Player 1)"
    table.press("a")
    assert table.title() == "Player 2 0/9" and table.lines()[1].strip() == "(Player 2)"
    assert table.press("a").title() == "Turn order"
    assert [line.strip() for line in table.lines()[2:4]] == ["Player 1", "Player 2"]


@pytest.mark.parametrize("letter", ["A", "M", "é", "7"])
def test_a_name_is_done_with_one_press_from_any_letter(letter):
    table = first_name()
    table.to_letter(letter)
    table.press("a menu")
    assert table.title() == "Player 2 0/9"


def test_a_pressed_eight_times_on_a_letter_types_two_of_it_and_says_so():
    table = first_name()
    table.to_letter("A")
    assert table.press("a 2").lines()[1].strip() == "Aa_"
    table.press("a 6")
    assert table.title().endswith("2/9") and table.lines()[1].split() == ["Aa_", "twice", "max"]
    table.press("right a left a")
    assert table.lines()[1].strip() == "Aaba_"
    assert table.press("right 14 a left a").lines()[1].strip() == "Aaban._", "the letters go on in the next line"


def test_names_typed_are_there_after_a_power_cut_within_the_setting_up_but_none_that_was_taken_back():
    table = Table().choose("English", "New game", "Bronze Age").count(3).press("a").spell("Anq")
    table.press("b").press("b").spell("a").spell("Ben")
    table.device.switch_on()
    table.choose("New game", "Bronze Age").press("a")
    assert [line.strip() for line in table.lines()[2:4]] == ["Ana", "Ben"] and table.cursor() == "Ana"
    assert not table.says("Anq")


# -- a turn


def test_a_common_turn_is_a_press_a_die_and_a_few_of_a():
    table = at()
    table.dice("food", "workers 2")
    assert table.says("3 +3 -3 = 3")
    assert table.title() == "Ana: Build <food><worker><worker> 6/6<worker>"
    table.press("a")
    assert table.rolls("Ben", 0, 3)


@pytest.mark.parametrize(
    "dice, sheet, said",
    [
        (("skull 2", "food"), {"developments": ["irrigation"]}, "no drought"),
        (("skull 3",), {}, "Cleo -3<star> safe: Ben (Medicine)"),
        (("skull 4",), {"city_boxes": [3, 0, 0, 0]}, "Ana -4<star>"),
        (("skull 4",), {"food": 9, "city_boxes": [3, 0, 0, 0], "monuments": {"great_wall": 13}}, "no invasion"),
        (("skull 5",), {"city_boxes": [3, 4, 0, 0]}, "Ana loses all goods Famine: 2 cities, -2<star>"),
        (("good 3",), {"food": 0}, "Ana -3<star>"),
        (("good 3",), {"food": 2}, "<food> -1<star>"),
    ],
)
def test_disasters_are_told_in_plain_words_and_in_signs_where_they_cost_little(dice, sheet, said):
    table = at(("Ana", "Ben", "Cleo"), sheet, {"developments": ["medicine"]})
    table.dice(*dice)
    assert table.says(said), str(table)


def test_the_bottom_line_says_what_holding_does_and_which_key_takes_a_die_back():
    table = at()
    assert table.lines()[7].endswith("hold <key_b>: menu")
    table.dice("food")
    assert table.lines()[7].split("  ")[0] == "<key_b><undo>" and table.lines()[7].endswith("hold a key: all left")


def test_undo_goes_back_over_the_end_of_a_turn_and_starts_from_the_answer_that_was_given():
    table = at()
    table.dice("food", "workers 2").go_on().press("hold:left down left a")
    assert table.lines()[7].rstrip(" ") == "4 left: <key_a> again"
    table.press("a")
    assert table.title().startswith("Ben")
    table.press("b").go_on()
    assert table.title() == "Ana: Build 2/6<worker>" and table.cursor() == "City 5"


def test_left_stops_at_zero_and_right_held_fills_a_row():
    table = at()
    table.dice("workers 3").go_on()
    table.press("hold:left down hold:left down hold:left down")
    assert table.title() == "Ana: Build 0/9<worker>" and table.cursor() == "City 7"
    assert table.press("left").title() == "Ana: Build 0/9<worker>"
    assert table.says("At least 0")
    assert table.press("hold:right:3000").title() == "Ana: Build 6/9<worker>"
    assert table.press("hold:left:3000").title() == "Ana: Build 0/9<worker>"


def test_left_on_a_good_gives_none_away_and_right_held_gives_all():
    """Ana has 12 goods, and 6 must go."""
    table = at(("Ana", "Ben"), {"goods": {"wood": 3, "stone": 2, "pottery": 2, "cloth": 5}, "food": 9})
    table.dice("food 3")
    table.until(lambda: table.title().startswith("Ana: Discard"), "a", "discard")
    table.go_to("Cloth")
    for _ in range(6):
        table.press("left")
    assert "-" not in table.lines()[4].replace("Cloth", ""), str(table)
    before = table.lines()[4]
    assert table.press("left").lines()[4] == before and table.says("At least 0")


def test_a_number_stops_at_both_ends():
    """Ana has 3 stone to use with Engineering."""
    table = at(("Ana", "Ben"), {"goods": {"stone": 3}, "developments": ["engineering"], "food": 9})
    table.dice("workers", "food 2")
    assert table.title().startswith("Ana: Use stone") and table.big().strip() == "0"
    assert table.press("left").big().strip() == "0" and table.says("At least 0")
    assert table.press("down").big().strip() == "0"
    assert table.press("right 3").big().strip() == "3"
    assert table.press("right").big().strip() == "3" and table.says("At most 3")


def workers(table):
    """The workers on each row that has some, by its label."""
    screen = table.device.app.screen
    return {words.translate(screen.label(i)): amount for i, amount in enumerate(screen.amounts) if amount}


def test_what_the_suggestion_completes_stays_while_others_have_workers_to_give():
    """Nine workers complete City 4 and City 5; the last two are on City 6."""
    table = at()
    table.dice("workers 3")
    assert workers(table) == {"City 4": 3, "City 5": 4, "City 6": 2}
    table.go_to("Obelisk").press("right")
    assert workers(table) == {"City 4": 3, "City 5": 4, "City 6": 1, "Obelisk": 1}
    assert table.lines()[7].startswith("City 6 -1")
    table.press("right 2")
    assert workers(table) == {"City 4": 3, "City 5": 3, "Obelisk": 3}
    assert table.lines()[7].startswith("City 5 -1")
    assert not table.press("down").lines()[7].startswith("City 5 -1")


@pytest.mark.parametrize("keys", ["right 3", "hold:right:3000"])
def test_a_monument_filled_says_which_row_lost_most_and_no_sum_of_others(keys):
    table = at(language="de")
    table.dice("workers 3").go_to("Stufenpyram.").press(keys)
    assert table.lines()[7].startswith("5. Stadt -4, …  "), str(table)
    assert workers(table) == {"4. Stadt": 3, "Stufenpyram.": 3, "Steinkreis": 3}


def test_build_names_the_key_that_fills_a_row_and_a_default_name_leaves_room_for_the_question():
    for language in words.LANGUAGES:
        table = at(("Spieler 1", "Ana"), {"food": 9}, language=language).dice("workers 3")
        assert "<right>" in table.lines()[7] and table.lines()[7].split("<key_a>")[1], language
    table = at(("Spieler 1", "Ana"), {"food": 3}, language="de").dice("choice 3")
    assert table.title() == "Spieler 1: Bauen 6/6<worker>"


def test_a_row_filled_instead_leaves_complete_what_can_be_and_takes_the_rest_from_the_others():
    """Nine workers complete the Obelisk and the Step Pyramid. The Pyramid can stay so."""
    table = at(("Ana", "Ben"), {"monuments": {"obelisk": 4}, "food": 9})
    table.dice("workers 3")
    assert workers(table) == {"Obelisk": 5, "Step Pyramid": 3, "Stone Circle": 1}
    table.go_to("Stone Circle").press("hold:right:3000")
    assert workers(table) == {"Step Pyramid": 3, "Stone Circle": 5, "Obelisk": 1}
    assert table.lines()[7].startswith("Obelisk -4")
    assert table.press("left").lines()[7].startswith("Obelisk +1"), str(table)
    assert workers(table) == {"Step Pyramid": 3, "Stone Circle": 4, "Obelisk": 2}


def test_a_city_that_the_player_completed_gives_way_last():
    """City 7 has workers that complete nothing, so they go to the Obelisk first."""
    table = at()
    table.dice("workers 3")
    for city in ("City 5", "City 6"):
        table.go_to(city).press("hold:left")
    table.go_to("City 7").press("hold:left", "right 6", "left 2")
    table.go_to("City 4").press("left", "right")
    table.go_to("Obelisk").press("hold:left", "right 4")
    assert workers(table)["City 4"] == 3 and workers(table)["Obelisk"] == 4, str(table)
    assert sum(workers(table).values()) == 9 and workers(table)["City 7"] == 2


def test_a_payment_too_small_is_not_taken_and_says_what_is_missing():
    table = at(("Ana", "Ben"), {"goods": {"wood": 5}})
    table.dice("food 3").go_on().go_to("Leadership").press("right")
    assert table.title() == "Ana: Leadership 10<coin>" and table.lines()[7].startswith("15<coin>")
    table.press("left")
    assert table.lines()[7].startswith("0<coin>") and not table.says("pay")
    table.press("a")
    assert table.says("Still missing: 10")
    table.press("right", "a")
    assert table.title().startswith("Ben")


@pytest.mark.parametrize("name, title", [("Ana", "Ana: Leadership 10<coin>"), ("Bernardo", "Leadership 10<coin>")])
def test_a_payment_shows_the_development_and_its_price_and_after_b_it_is_bought_as_usual(name, title):
    table = at((name, "Ben"), {"goods": {"wood": 1}})
    table.dice("coin 2", "food").go_on().go_to("Leadership").press("right")
    assert table.title() == title and table.lines()[7].startswith("10<coin>+0<coin>=10<coin>")
    assert table.press("b").lines()[7].strip().endswith("<key_a> buy"), str(table)
    assert table.press("down", "up", "a").rolls("Ben", 0, 3), str(table)


def test_without_goods_no_payment_is_chosen():
    table = at(("Ana", "Ben")).dice("coin 2", "food").go_on().go_to("Leadership")
    assert "<right>" not in table.lines()[7]
    before = table.title()
    assert table.press("right").title() == before


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_what_a_payment_comes_to_is_told_whole_beside_what_a_does(language):
    rich = {"goods": {"wood": 8, "stone": 7, "pottery": 6, "cloth": 5}, "food": 3}
    table = at(("Ana", "Ben"), rich, language=language)
    table.dice("coin", "food 2").go_on()
    table.go_to(words.translate("quarrying")).press("right")  # paid by hand
    table.press("left", "right down 2 right down right")
    total = table.lines()[7].split("<key_a>")[0].strip(" ").split("=")[-1]
    assert int(total.removesuffix("<coin>")) > 100 and table.title().endswith(" 15<coin>"), str(table)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_what_a_monument_pays_first_and_later_is_told_whole_beside_what_a_does(language):
    table = at(("Ana", "Ben", "Cleo", "Dan"), language=language)
    table.dice("workers 3").go_on().press("up")
    detail = table.lines()[7].split("<key_a>")[0]
    assert [int(number) for number in re.findall("[0-9]+", detail)] == [12, 6], str(table)
    assert table.lines()[7].strip(" ").endswith(words.translate("build_act"))


def test_a_title_of_the_players_is_no_word_for_what_a_does():
    device = gallery.switch_on({"device": "longest"}, "en")
    table = Table(device)
    table.choose(words.translate("finished_games")).choose(words.translate("statistics")).press("down 2").press("a")
    assert table.lines()[7].strip(" ").endswith("<key_a> select"), str(table)


def test_leadership_and_the_solo_game_are_remembered_while_the_dice_are_entered():
    table = at(("Ana",), {"developments": ["leadership"]})
    assert table.says("reroll 1 die") and table.says("<skull> reroll")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_cursor_covers_all_of_a_row_between_round_corners(language):
    table = at(language=language).press("hold:b down")
    rows = table.pixels()[16:24]
    for row in (rows[0], rows[7]):  # between are accents and tails
        assert all(row[2:12]) and all(row[100:122]) and not any(row[:2]) and not any(row[122:124])
    assert all(row[0] and row[123] for row in rows[2:6])


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_sign_of_a_key_is_left_of_its_own_face_with_a_gap(language):
    shown = reading.placed(at(language=language).pixels())
    for key, sign, line in ((MENU, KEY_MENU, 1), (A, KEY_A, 0)):  # that of A is not above the dice entered
        x, page = place(key)
        page += line
        assert [end for word, end in shown[page] if word == sign and x - 4 <= end <= x - 2], shown[page]


# -- the menu


def test_the_menu_returns_to_the_same_prompt_with_what_was_entered():
    table = at()
    table.dice("food", "workers 2").go_on().press("hold:left", "down", "right")
    before = table.lines()
    table.press("menu")
    assert table.title() == "Menu"
    table.choose("Sheets").press("down", "right", "b")
    assert table.title() == "Menu" and table.cursor() == "Sheets"
    table.press("menu")
    assert table.lines() == before


def test_b_takes_a_die_back_at_once_and_is_the_menu_instead_when_it_is_held():
    table = at()
    assert table.press("hold:b").title() == "Menu"
    assert table.press("b").rolls("Ana", 0, 3)
    table.dice("skull", "food")
    before = table.lines()
    table.device.keys.down(B)
    settle(table.device.app)
    assert table.title() == "Ana <skull><box_empty><box_empty>"
    wait(table.device.app, table.device.clock, 700)
    assert table.title() == "Menu"
    table.device.keys.up(B)
    settle(table.device.app)
    table.press("menu")
    assert table.lines() == before


@pytest.mark.parametrize("game", ["bronze_age", "roll_into_town"])
def test_menu_held_before_the_first_die_is_the_menu_and_enters_none(game):
    units = "turns" if game == "bronze_age" else "rounds"
    table = Table.at({"game": game, "players": ["Ana", "Ben"], "options": {}, units: []})
    before = table.pixels()
    assert "<box_empty>" * 3 in table.title()
    assert table.press("hold:menu").title() == "Menu"
    assert table.press("menu").pixels() == before and not table.device.app.session.log
    count = table.title().count("<box_empty>")
    assert table.press("menu").title().count("<box_empty>") == count - 1  # a tap is a die


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("name", ["Ana", "Player 1", "WWWWWWWW"])
def test_however_long_the_news_the_next_player_enters_dice_at_once(name, language):
    """Two cities and two monuments are finished by one turn, and there is nothing to buy with."""
    start = {"city_boxes": [2, 3, 0, 0], "monuments": {"step_pyramid": 2, "stone_circle": 4}, "food": 9}
    other = {"monuments": {"step_pyramid": 3, "stone_circle": 5}, "completed": {}}
    table = at((name, "Ben"), start, other, language=language)
    table.dice("workers", "food", "choice")
    for city in (4, 5):
        table.go_to(words.translate(("city", city))).press("left", "right")
    for _ in range(12):
        if table.title().startswith("Ben"):
            break
        table.press("a")
    assert table.rolls("Ben", 0, 3), str(table)
    said = table.lines()[7]
    assert said.startswith(name) and not table.press("b").title().startswith("Ben"), said


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("keys", ["", "a", "a a", "a a a", "a a a a"])
def test_menu_in_the_setup_is_help_and_menu_or_b_leads_back(keys, language):
    for back in ("menu", "b"):
        table = Table(Handheld(gallery.store_for((), language))).press(keys)
        before = table.pixels()
        held = table.device.app.screen.policy().menu_held
        table.press("hold:menu" if held else "menu")
        assert table.title().startswith(words.translate("help")) and re.search(r" 1/[23]$", table.title()), str(table)
        assert re.search(r" 2/[23]$", table.press("a").title()), str(table)
        assert table.press(back).pixels() == before


@pytest.mark.parametrize("face, key", [("food", "up"), ("coin", "a"), ("skull", "menu")])
def test_a_key_held_gives_its_face_to_all_the_rest_and_does_nothing_else(face, key):
    by_hand, held = at(), at()
    by_hand.dice("good", face, face)
    held.dice("good").press(f"hold:{key}:3000")
    assert held.lines() == by_hand.lines()


def test_after_a_change_of_language_nothing_stays_in_the_old_one():
    table = Table.at(load(GAMES / "town_two_7x7.json"))
    while table.device.app.session.prompt.kind == DICE:
        table.press("up")
    table.press("menu").choose("Settings").press("a").choose("Deutsch").press("menu")
    assert "Hof" in table.lines()[2] and "Noch 3" in table.lines()[5] and "zeichnen" in table.lines()[6], str(table)


def test_the_sheet_shows_what_an_open_monument_would_still_pay():
    table = at(("Ana", "Ben"), {}, {"monuments": {"obelisk": 9}})
    table.press("hold:b").choose("Sheets").press("down 2")
    boxes = table.lines()[1:]
    table.press("down")
    boxes += table.lines()[1:]
    pays = {line[:10].strip(): line for line in boxes}
    # Ben was first at the Obelisk, 3 are left for the others; nobody has finished the Great Wall.
    assert "3<star>" in pays["Obelisk"] and "<flag>" not in pays["Obelisk"]
    assert "10<flag>" in pays["Great Wall"]


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_developments_cut_on_the_sheet_have_a_dot(language):
    bought = ["granaries", "masonry", "engineering", "architecture", "agriculture"]
    table = at(("Zoé", "Ben"), {"developments": bought}, language=language).press("hold:b")
    shown = table.choose(words.translate("sheet")).lines()[6:]
    names = [words.translate(name) for name in bought]
    listed = " ".join(shown).split("<key_a>")[0].replace(",", "").split()
    assert len(listed) == len(bought)
    assert all(text in names or text.endswith(".") and len(text) > 3 for text in listed), shown


def test_the_sheet_of_any_player_at_any_moment():
    table = at(("Ana", "Ben"), {}, {"goods": {"wood": 4}, "food": 9})
    table.press("hold:b").choose("Sheets")
    assert "Ana" in table.title()
    table.press("right")
    assert "Ben" in table.title() and table.lines()[1].startswith("<food>9 <wood>4")
    table.press("down")
    assert table.lines()[1].startswith("Food") and table.lines()[1].endswith("9")
    assert table.lines()[2].startswith("Wood") and table.lines()[2].endswith("4")


def test_the_next_players_page_begins_at_its_top_if_it_has_fewer_lines():
    table = Table(gallery.switch_on({"recorded": "edition_2024_three_1.json"}, "en")).press("hold:menu")
    table.choose("Sheets").press("up")
    assert "Ana" in table.title() and not table.says("Developments")
    table.press("right")
    assert "Ben" in table.title() and table.lines()[1].startswith("Developments")


def test_adjust_sets_as_many_values_as_one_likes_is_marked_and_can_be_undone():
    table = at()
    table.press("hold:b").choose("Adjust", "Ben").go_to("Wood").press("right 5 down right 2 down")
    assert [line.split()[-1] for line in table.lines()[2:4]] == ["5", "2"]
    table.go_to("<box_empty>Irrigation").press("a").press("up")
    assert table.cursor().startswith("<check>Irrigation")
    table.press("b")
    assert table.rolls("Ana", 0, 3) and table.says("Irrigation <key_b><undo>")
    table.press("hold:b").choose("Sheets").press("down", "right")
    assert "Ben*" in table.title() and table.lines()[2].endswith("5") and table.lines()[3].endswith("2")
    table.press("b", "menu", "b 2")
    assert table.rolls("Ana", 0, 3)
    table.press("hold:b").choose("Sheets").press("down", "right")
    assert "Ben*" in table.title() and table.lines()[2].endswith("5") and table.lines()[3].endswith("0")
    table.press("b", "menu", "b")
    table.press("hold:b").choose("Sheets").press("down", "right")
    assert "Ben*" not in table.title() and table.lines()[2].endswith("0")


def home_after(recorded, units, language="en"):
    """Return home after `units` turns or rounds of a recorded game and a restart."""
    transcript = load(GAMES / recorded)
    table = Table.at(transcript, language=language)
    replay = Replay(transcript, table.device.app.session)
    for number, unit in enumerate(transcript.units[:units], 1):
        replay.play_unit(number, unit)
        while table.device.app.work():
            pass
    table.device.switch_on()
    return table


@pytest.mark.parametrize(
    "recorded, units, number, told",
    [
        ("late_four_1.json", 20, 6, "Lead: Dan (9)"),
        ("solo_2.json", 5, 6, "Points: 6"),
        ("town_two_5x5.json", 8, 9, "Lead: Ben (7)"),
        ("ages_2006_three.json", 20, 7, "Lead: Ben (12)"),
        ("pad_eight_99_rounds.json", 40, 41, "Lead: Giorgia (-9528)"),  # the lowest wins
        ("pad_four_lowest_target_passed.json", 6, 7, "Lead: Cleo, Dan (59)"),
        ("pad_six_tie_of_three.json", 3, 3, "Lead: 30"),
    ],
)
def test_home_tells_the_round_and_the_leader_of_the_saved_game(recorded, units, number, told):
    table = home_after(recorded, units)
    assert table.title() == "Quipu" and f"round {number}" in " ".join(table.lines()[1:3])
    assert table.lines()[7].startswith(told), str(table)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_home_names_a_leader_with_a_proposed_name_apart_from_the_points(language):
    words.use(language)
    names = [words.translate(("unnamed", number)).replace("\u00a0", " ") for number in (1, 2)]
    table = at(names, {"developments": ["leadership"]}, language=language).press("hold:b")
    table.choose(words.translate("leave"))
    assert f"{names[0]} (2)" in table.lines()[7], str(table)


@pytest.mark.parametrize(
    "language, sheets",
    [
        ("en", "score sheets"),
        ("fr", "feuilles de score"),
        ("it", "schede"),
        ("de", "Wertungsbögen"),
        ("es", "hojas de puntos"),
    ],
)
def test_who_deletes_everything_is_told_that_the_score_sheets_go_too(language, sheets):
    table = Table(Handheld(gallery.store_for((), language)))
    assert table.choose(words.translate("settings"), words.translate("forget")).says(sheets)


def test_home_tells_the_leader_as_it_is_after_setting_by_hand_and_undo():
    table = Table()
    table.new_game("Ana", "Bo")
    table.dice("food 3").go_on()
    assert table.device.switch_on() is None and table.lines()[7].startswith("Points: 0")
    table.choose("Bronze Age").go_on()
    table.press("hold:b").choose("Adjust", "Ana").go_to("Disasters").press("right", "a", "menu")
    table.device.switch_on()
    assert table.lines()[7].startswith("Lead: Bo (0)"), str(table)
    table.choose("Bronze Age").go_on().press("b")
    table.device.switch_on()
    assert table.lines()[7].startswith("Points: 0")


@pytest.mark.parametrize("edition, price, points", [(False, "4", "1"), (True, "6", "2")])
def test_effects_that_differ_by_edition_name_their_number(edition, price, points):
    table = at(("Ana", "Ben"), {"goods": {"spearheads": 4, "cloth": 5}}, options={"edition_2024": edition})
    table.dice("coin 3").go_to("Granaries")
    assert table.says(f"1 food = {price}<coin>")
    table.go_to("Architecture")
    assert table.says(f"+{points}<star>/monument")
