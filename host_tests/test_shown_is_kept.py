"""The game has what the screen shows: a value that is seen changed is in the game, whichever key leaves the screen."""

import pytest
from table import Table

from host.build import sheets as built
from host.device import gallery, in_memory
from host.device.handheld import Handheld
from host.pilot import policies

import words
from engine.prompts import COUNTERS
from flows.game import begin, play
from flows.known_games import games, kind_of, read_sheet
from input.keys import B

NAMES = ["Ana", "Ben", "Cleo"]
# Games, and score sheets of each way of filling.
PLAYED = [*games(), "sheets/yahtzee", "sheets/hearts", "sheets/qwixx", "sheets/agricola", "sheets/7_wonders"]


def at(name, language="en"):
    """A table at the first question of a game of up to three."""
    device = Handheld(gallery.store_for((), language))
    words.use(language)
    packed = b""
    if name.startswith("sheets/"):
        name, packed = read_sheet((built.FOLDER / f"{name[7:]}.txt").read_bytes())
    kind = kind_of(name, packed)
    count = min(len(NAMES), kind.PLAYERS[1])
    begin(device.app, name, NAMES[:count], policies.options(kind, count), sheet=packed)
    device.app.sit_down(play(device.app, name))
    return Table(device)


def open_menu(table):
    """Open the menu by the key that does so here."""
    policy = table.device.app.screen.policy()
    return table.press("hold:b" if policy.menu_key == B else "hold:menu" if policy.menu_held else "menu")


def to_game(table):
    """Leave all that is over the game."""
    while table.device.app.navigator.depth > 1:
        table.press("b")
    return table


def adjust(table, page):
    """Open a page of Adjust for the first player."""
    open_menu(to_game(table)).choose(words.translate("adjust"))
    if table.device.app.session.game.count > 1:
        table.choose("Ana")
    if len(table.device.app.session.game.ADJUSTING) > 1:
        down(table, page).press("a")
    return table


def down(table, number):
    """Move down by `number` rows."""
    return table.press(f"down {number}") if number else table


def row_line(table):
    """The lines of values, without title and bottom line."""
    return [line.replace("<up>", "").replace("<down>", "").rstrip() for line in table.lines()[1:7]]


def counters(name):
    """The pages of Adjust of a game that have values, each with how many."""
    game = at(name).device.app.session.game
    found = []
    for page in range(len(game.ADJUSTING)):
        prompt = game.adjusting(0, page)
        if prompt.kind == COUNTERS and prompt.rows(prompt.page):
            found.append((page, len(prompt.rows(prompt.page))))
    return found


@pytest.mark.parametrize("key", ["menu", "b"])
@pytest.mark.parametrize("name", PLAYED)
def test_a_value_that_adjust_shows_is_in_the_game_when_it_is_left(name, key):
    for page, count in counters(name):
        tried = 0
        for row in range(0, count, max(1, count // 6)):
            table = adjust(at(name), page)
            down(table, row)
            if table.device.app.screen.prompt.pages:
                down(table, 1)
            before = row_line(table)
            log = bytes(table.device.app.session.log)
            table.press("right 2")
            if row_line(table) == before:
                table.press("left 2")
            shown = row_line(table)
            if shown == before:
                continue  # a value that has no other
            tried += 1
            table.press(key)
            again = adjust(table, page)
            down(again, row)
            if table.device.app.screen.prompt.pages:
                down(table, 1)
            assert row_line(again) == shown, f"{name} {page} {row}: {shown}\n{again}"
            # Undo is there for mistakes.
            for _ in range(4):
                if bytes(to_game(table).device.app.session.log) == log:
                    break
                table.press("b")
            assert bytes(table.device.app.session.log) == log
        assert tried, f"{name}: nothing on page {page} can be changed"


def leave(table):
    """Leave the game by the menu."""
    open_menu(table).choose(words.translate("leave"))


def wait_until_dim(table):
    """Put Quipu away without a press, until the display gets dim."""
    device = table.device
    in_memory.wait(device.app, device.clock, device.app.settings.sleep * 45000)


@pytest.mark.parametrize("away", [leave, wait_until_dim])
@pytest.mark.parametrize("name", ["through_the_ages", "score_pad", "sheets/hearts", "sheets/qwixx", "sheets/agricola"])
def test_a_value_that_is_shown_changed_counts_when_the_game_is_left_or_put_away(name, away):
    table = at(name)
    for _ in range(40):  # past the questions before the first turn
        prompt = table.device.app.screen.prompt
        rows = prompt.rows(prompt.page) if prompt.kind == COUNTERS else ()
        if any(row.least < row.most and not row.tick for row in rows):  # in a first round nothing can be changed
            break
        table.press("hold:a:5000")
        table.press("a")
    for _ in range(24):
        if table.press("right").device.app.screen.change:
            break
        table.press("down")
    screen = table.device.app.screen
    page, row, changed = screen.page, screen.number(screen.cursor), screen.change
    assert changed, str(table)
    shown = screen.rows[row].value + changed
    away(table)
    table.off_and_on()
    standings = table.device.app.autosave.journal.games()[0].summary
    table.press("a")  # Home begins with the game that was left.
    assert table.device.app.session.prompt.rows(page)[row].value == shown
    assert table.device.app.session.summary() == standings  # as home has shown them


def test_what_is_typed_outlasts_the_sleep_of_the_display():
    """Dice are an answer only once the last is in; the display sleeps, not the memory."""
    table = Table().new_game("Ana", "Ben").dice("food", "workers")
    before = table.lines()
    in_memory.wait(table.device.app, table.device.clock, table.device.app.settings.sleep * 61000)
    assert table.device.app.asleep
    assert table.press("a").lines() == before


@pytest.mark.parametrize("key", ["menu", "b"])
def test_a_cell_of_the_table_of_a_pad_has_what_was_shown(key):
    record = {"game": "score_pad", "players": ["Ana", "Ben"], "rounds": [[5, 7], [1, 2]]}
    table = Table(gallery.switch_on({"played": record}, "en"))
    open_menu(table).choose(words.translate("sheet"))
    table.press("up 9", "left 3")
    assert table.lines()[2].split() == ["1", "5", "7"], str(table)
    table.press("a", "right 3")
    assert "8" in table.lines()[1].split(), str(table)
    table.press(key)
    if key == "menu":  # which leads all the way back
        open_menu(table).choose(words.translate("sheet")).press("up 9", "left 3")
    assert table.lines()[2].split() == ["1", "8", "7"], str(table)


@pytest.mark.parametrize("key", ["menu", "b"])
def test_the_map_of_a_town_has_what_was_placed_and_not_what_the_cursor_shows(key):
    table = at("roll_into_town")
    open_menu(table).choose(words.translate("sheet"))
    before = table.pixels()
    adjust(table, 0)
    table.press(key)  # the piece under the cursor was only looked at
    open_menu(to_game(table)).choose(words.translate("sheet"))
    assert table.pixels() == before
    adjust(table, 0).press("right", "a", "a")  # a farm
    table.press(key)
    open_menu(to_game(table)).choose(words.translate("sheet"))
    assert table.pixels() != before
    for _ in range(3):
        to_game(table).press("b")
    assert not table.device.app.session or not table.device.app.session.game.by_hand[0]


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_name_that_menu_ends_is_the_name_of_the_player(language):
    table = Table(Handheld(gallery.store_for((), language)))
    words.use(language)
    table.choose(words.translate("new_game"), words.translate("game_bronze_age")).press("a")
    for letter in "EVA":
        table.to_letter(letter)
        table.press("a")
    table.press("menu")
    table.to_letter("B")
    table.press("a", "menu")
    assert any("Eva" in line for line in table.lines()), str(table)


# All except Left-handed, which turns the picture read here.
SETTINGS = ["brightness", "sleep_after", "scores_after", "key_repeat", "roller", "player_clocks"]


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_setting_shows_the_value_in_force_whichever_key_leaves_its_list(setting):
    for keys, changed in (("down b", False), ("down menu", False), ("down a", True), ("up a", True)):
        table = Table(Handheld(gallery.store_for((), "en"))).choose("Settings").go_to(words.translate(setting))
        before = table.lines()
        table.press("a", *keys.split())
        if keys == "down menu":  # before a game MENU is help, which B closes
            assert table.title().startswith("Help"), str(table)
            table.press("b", "b")
        here, was = (
            [line for line in lines if line.strip().startswith(words.translate(setting))]
            for lines in (table.lines(), before)
        )
        assert (here != was) == changed, f"{setting} {keys}\n{table}"
        lines = table.off_and_on().choose("Settings").go_to(words.translate(setting)).lines()
        assert {*here} & {*lines}
