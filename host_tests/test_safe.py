"""A game is never lost: switching off, new games, crashes, sleep, versions; as the player at the table meets them."""

import random
import traceback

import pytest
from table import Table

from host.device import gallery, in_memory, picture, reading
from host.device.handheld import Handheld
from host.pilot import policies

import words
from engine import setup
from engine.history.session import Session
from flows.known_games import following
from input.keys import DOWN, MENU, UP, A
from persistence import transfer
from persistence.records import OPTIONAL
from persistence.region import FINISHED, GAME
from persistence.saved import BASED, POSITION, SETUP, SUMMARY
from rules.bronze_age import BronzeAge

MINUTE = 60000


def playing(*players):
    """A table after the first player's roll, at its result."""
    table = Table()
    table.new_game(*players)
    return table.dice("workers", "food", "good")


def wait(table, ms):
    in_memory.wait(table.device.app, table.device.clock, ms)


# -- switched off


def test_a_game_switched_off_in_the_middle_of_a_turn_goes_on_where_it_was():
    table = playing("Ana", "Ben").go_on()
    before = table.lines()
    table.off_and_on()
    assert table.says("Ana, Ben")
    table.choose("Bronze Age").go_on()
    assert table.lines()[1:] == before[1:]  # the title shows the dice rolled for one press


def test_a_half_entered_roll_is_asked_again():
    table = Table().new_game("Ana").dice("food 3").go_on().dice("food", "food")
    table.off_and_on().choose("Bronze Age").go_on()
    assert table.rolls("Ana", 0, 3)


def test_a_new_game_is_undone_by_going_back_as_long_as_nothing_was_answered():
    table = playing("Ana", "Ben")
    table.press("menu").choose("Home").new_game("Cleo")
    assert table.title().startswith("Cleo")
    table.press("b")
    assert table.title() == "2024 edition?"
    while table.title() != "Quipu":
        table.press("b")
    assert table.says("Ana, Ben")
    table.choose("Bronze Age")
    assert table.says("Ana: Build") or table.says("Ana: Buy") or table.title().startswith("Ben"), str(table)


def test_a_power_cut_before_the_first_answer_of_a_new_game_brings_the_old_one_back():
    table = playing("Ana", "Ben")
    table.press("menu").choose("Home").new_game("Cleo").dice("food")
    assert table.off_and_on().says("Ana, Ben")


# -- saved games of other versions, damage


def test_a_saved_game_of_another_version_is_named_and_kept_until_it_is_dropped():
    table = Table(Handheld(gallery.store_for(("other",), "en")))
    assert table.says("A saved game is from another version.")
    table.off_and_on()
    assert table.says("another version")
    table.choose("Delete other version", "Yes")
    assert not table.says("another version")
    assert not table.off_and_on().says("another version")


def test_a_saved_game_that_this_firmware_does_not_know_is_kept_as_well():
    table = Table(Handheld(gallery.store_for((), "en")))
    app = table.device.app
    app.autosave.journal.start(setup.encode("stoned_age", 1, ["Ana"]))
    kind = BronzeAge
    app.autosave.journal.append(b"")
    app.autosave.play(Session(kind(1, policies.options(kind, 1))))
    app.autosave.save()
    assert table.off_and_on().says("another version")


def test_a_game_whose_log_begins_at_a_position_goes_back_to_it_and_says_that_it_ends_there():
    table = Table().new_game("Ana", "Ben")
    app = table.device.app
    for _ in policies.play(app.session, random.Random(5), 120):
        pass
    app.session.rebase(app.session.rebase_points()[1].length)
    assert app.autosave.compact()
    session = table.off_and_on().choose("Bronze Age").device.app.session
    assert session.based and session.log
    for _ in range(300):
        if table.says("What was before cannot be taken back"):
            break
        table.press("b")
    assert not session.log
    assert not table.press("a").says("What was before") and session.prompt


def test_a_full_sector_is_written_anew_while_nobody_presses_and_once(monkeypatch):
    """Otherwise a press would wait for it, or the flash would wear out while idle."""
    table = Table().new_game("Ana", "Ben", "Cleo", "Dan")
    app = table.device.app
    write = app.autosave.journal.write
    pressed = []  # for each rewriting of the game, whether a player waited for it
    monkeypatch.setattr(app.autosave.journal, "write", lambda *game: pressed.append(answering) or write(*game))
    answering = True
    for _ in policies.play(app.session, random.Random(5), undo=0.45):
        answering = False
        for _ in range(2):
            before = len(pressed)
            app.work_pending = app.cleanup_pending = True  # as after a press
            for _ in range(60):
                wait(table, 5)
        assert len(pressed) == before
        answering = True
    assert pressed[0] and len(pressed) > 3  # first it is written at all
    assert not any(pressed[1:])


def test_while_answers_cannot_be_stored_leaving_says_so_and_asks():
    table = playing("Ana")
    store = table.device.store
    store.program, program = gallery.refuse, store.program
    table.go_on().press("a")
    assert table.says("Could not save")
    table.press("a")
    unsaved = table.device.app.autosave.journal.unsaved
    table.press("hold:b").choose("Home")
    assert table.says("Unsaved entries: %d" % unsaved)
    assert table.cursor() == "No"
    table.choose("No").press("b")
    store.program = program
    table.go_on().press("a")
    assert not table.device.app.autosave.journal.unsaved
    table.press("hold:b").choose("Home", "Yes")  # a die was entered
    assert table.says("Ana")


def test_when_the_memory_is_full_the_game_goes_on_and_the_device_says_so():
    table = Table(Handheld(gallery.store_for(("full", "names"), "en")))
    table.new_game("Ana").dice("food 3")
    assert table.says("Memory full")
    table.go_on()
    assert table.device.app.session.log


# -- sleep


def test_after_the_set_time_the_display_dims_then_goes_dark_and_the_key_that_wakes_it_does_nothing_else():
    table = playing("Ana")
    before = table.pixels()
    panel = table.device.panel
    bright = panel.contrast
    wait(table, 2 * MINUTE + 1000)
    assert panel.on and panel.contrast < bright
    wait(table, MINUTE)
    assert not panel.on
    table.press("a")
    assert panel.on and panel.contrast == bright and table.pixels() == before
    table.press("a")
    assert table.pixels() != before


def test_a_key_held_while_it_wakes_the_display_does_not_repeat_into_the_game():
    table = Table().choose("English")
    before = table.pixels()
    wait(table, 4 * MINUTE)
    table.press("hold:down")
    assert table.pixels() == before


@pytest.mark.parametrize("press", ["menu", "hold:menu"])
def test_menu_wakes_the_display_as_it_goes_down_and_does_nothing_else(press):
    table = playing("Ana", "Ben")
    table.press("menu 2")
    before = table.pixels()
    wait(table, 4 * MINUTE)
    table.device.keys.down(MENU)
    in_memory.settle(table.device.app)
    assert table.device.panel.on
    table.device.keys.up(MENU)
    in_memory.settle(table.device.app)
    wait(table, 4 * MINUTE)
    table.press(press)
    assert table.device.panel.on and table.pixels() == before


# -- crashes


class Stop(BaseException):
    """The script of keys is at its end."""


class Script(in_memory.Keys):
    """Keys pressed one after the other, not at once; they stop the endless loop when all were taken."""

    calls = 0

    def get(self):
        self.calls += 1
        if self.calls % 4:
            return -1
        if not self._edges:
            raise Stop
        return in_memory.Keys.get(self)


def test_a_crash_in_the_dark_is_seen(monkeypatch):
    import crash

    display = in_memory.Display()
    display.power(False)
    script = Script()
    guard = crash.Guard(lambda error: "", display, script, in_memory.Clock(), in_memory.Store())
    guard._crashed(ValueError("why"))
    assert display.on


def fed():
    """A table with an answer stored, and another one to give."""
    return Table().new_game("Ana").dice("food 3").go_on()


def report(error):
    return "".join(traceback.format_exception(error))


def crashing(table, keys, monkeypatch, faults):
    """Run the whole firmware as main.py does, on the store of a table, with screens that raise `faults` times."""
    import crash
    from drivers.loop import run
    from screens.dice import DiceScreen

    draw = DiceScreen.draw

    def raising(self, canvas):
        if faults and faults.pop():
            raise ZeroDivisionError("divided by nothing")
        draw(self, canvas)

    monkeypatch.setattr(DiceScreen, "draw", raising)
    script = Script()
    for key in keys:
        script.down(key)
        script.up(key)
    display = in_memory.Display()
    clock = in_memory.Clock()
    with pytest.raises(Stop):
        run(crash.Guard(report, display, script, clock, table.device.store), script, clock)
    return reading.lines(picture.pixels_of(display.picture))


def test_a_crash_is_shown_readably_and_the_game_is_safe(monkeypatch, capsys):
    lines = crashing(fed(), [4], monkeypatch, [True])
    text = " ".join(lines)
    assert "Something went wrong" in text
    assert "ZeroDivisionError" in text and "test_safe.py:" in text and "Your game is safe." in text
    assert "Traceback" in capsys.readouterr().out


def test_a_crash_is_shown_where_there_is_no_room_for_another_canvas(monkeypatch):
    import crash

    def no_room():
        raise MemoryError

    monkeypatch.setattr(crash, "Canvas", no_room)
    assert "Something went wrong" in " ".join(crashing(fed(), [4], monkeypatch, [True]))


def test_after_a_crash_the_game_goes_on(monkeypatch):
    assert crashing(fed(), [4, 4, 4], monkeypatch, [True])[0].strip().startswith("Ana")


def test_a_crash_at_the_same_answer_offers_to_go_back_one_answer(monkeypatch):
    table = fed()
    log = len(table.device.app.session.log)
    lines = crashing(table, [4, 4, 4], monkeypatch, [True, True])
    assert words.translate("crash_back") in lines[7]
    crashing(table, [4, 4, 4, 5], monkeypatch, [True, True])
    table.off_and_on().choose("Bronze Age")
    assert len(table.device.app.session.log) < log


def test_a_game_by_cable_that_fails_in_play_shows_it_once_then_counts_as_of_another_version_and_stays(monkeypatch):
    table = fed()
    region = table.device.app.region
    named = setup.encode("bronze_age", BronzeAge.VERSION, ["Zoe"], [b"\0"])
    fails = bytes.fromhex("0100000000000300000b000000001600000004000000000000000000000000")  # once Zoe pays
    records = (SETUP, bytes((BASED,)) + named), (POSITION, fails), (SUMMARY, b"\xff" * 6)  # it was played last
    number = transfer.number_here(b"another.", 1)
    region.write(GAME, number, lambda new: [region.put(new, OPTIONAL | kind, data) for kind, data in records])
    paying = [*[A] * 5, DOWN, UP, A]
    assert "Refused" in " ".join(crashing(table, paying, monkeypatch, []))
    assert "another version" in " ".join(crashing(table, [*paying, A, A, A], monkeypatch, []))
    assert table.off_and_on().says("Zoe")


# -- the hardware check


def test_menu_held_at_power_on_opens_the_check_where_each_key_lights_its_place():
    table = Table().choose("English")
    table.device.switch_on((MENU,))
    assert table.title() == "Press all keys"
    table.press("up", "down", "left", "right", "a", "b")
    assert table.title() == "Press all keys"
    table.press("menu")
    assert all(all(row) for row in table.pixels())
    table.press("a")
    assert not any(any(row) for row in table.pixels())
    table.press("a", "a")
    assert table.title().startswith("Quipu") and table.says("3c")
    table.press("a")
    assert table.says("New game")


# -- deleted


def with_finished(*games):
    """A table at home after these finished games: tuples of names."""
    table = Table(Handheld(gallery.store_for((), "en")))
    for number, names in enumerate(games):
        gallery.add_finished(table.device.app.finished, "bronze_age", names, [number] * len(names))
    return table.off_and_on()


def test_finished_games_are_listed_the_last_one_first_and_one_is_deleted_after_asking():
    table = with_finished(["Ana"], ["Ben"], ["Cleo"]).choose("Finished")
    assert table.cursor() == "3. Bronze Age"
    table.choose("2.").press("a")
    assert table.title() == "Delete this game?" and table.says("Game 2") and table.cursor() == "No"
    table.choose("No")
    assert table.title().startswith("Ben: 1 points")
    table.press("a").choose("Yes")
    assert table.cursor() == "1. Bronze Age" and table.says("3. Bronze Age") and not table.says("2.")
    table.press("b")
    assert table.title() == "Quipu"
    table.off_and_on().choose("Finished")
    assert table.says("1. Bronze Age") and table.says("3. Bronze Age") and not table.says("2.")


def test_when_the_last_finished_game_is_deleted_the_list_is_no_more():
    table = with_finished(["Ana"]).choose("Finished").press("a", "a").choose("Yes")
    assert table.title() == "Quipu" and not table.says("Finished games")


def test_a_game_in_which_nobody_answered_is_not_kept():
    table = with_finished(["Ana", "Ben"])
    for _ in range(3):
        table.choose("Again").press("b 2")
        assert table.title() == "Quipu" and not table.device.app.autosave.journal.games(), str(table)


def test_again_is_refused_in_words_if_idle_work_dropped_the_last_game_while_home_was_open():
    table = with_finished(["Ana"])
    region = table.device.app.region
    region.release(region.sectors(FINISHED)[0])
    table.device.app.finished.close()
    assert table.choose("Again").says("This game is no longer stored.")


def test_names_used_before_are_deleted_in_the_settings():
    table = playing("Ana", "Ben").press("hold:menu").choose("Home")
    table.choose("Settings", "Saved names", "Ana")
    assert table.title() == "Delete this name?" and table.says("Ana")
    table.choose("Yes")
    assert table.title() == "Saved names" and table.cursor() == "Ben"
    table.choose("Ben", "Yes")
    assert table.title() == "Settings" and table.cursor() == "Erase everything"
    assert table.off_and_on().says("Ana, Ben")
    assert table.device.app.settings.names == []


def test_a_name_is_deleted_where_names_are_chosen():
    table = playing("Ana", "Ben").press("hold:menu").choose("Home", "New game", "Bronze Age").press("a")
    table.go_to("Ben")
    assert table.says("<right> delete")
    table.press("right")
    assert table.title() == "Delete this name?" and table.says("Ben") and table.cursor() == "No"
    table.press("b")
    assert table.cursor() == "Ben"
    table.press("right").choose("Yes")
    assert not table.says("Ben") and table.cursor() == "Ana"
    assert table.device.app.settings.names == ["Ana"]


def test_a_name_that_undo_brings_back_stays_and_no_other_is_offered_for_deletion():
    table = playing("Ana", "Ben", "Cleo", "Dora").press("hold:menu").choose("Home", "New game", "Bronze Age")
    table.count(3).press("a").choose("Ana").go_to("Dora").press("right").choose("Yes")
    assert table.device.app.settings.names == ["Ana", "Ben", "Cleo"]
    assert "<key_a> select" in table.press("b 2").lines()[7] and table.cursor() == "Dora", str(table)
    table.go_to("Cleo").press("right")
    assert table.says("Cleo") and table.cursor() == "No"
    table.press("b 7")
    assert table.title() == "Quipu" and table.device.app.settings.names[-1] == "Dora"
    table.choose("New game", "Bronze Age").count(3).press("a").choose("Ana").go_to("Dora").press("right").choose("Yes")
    table.press("b 3").choose("Dora")
    assert not table.says("<key_a> delete") and table.cursor() == "Ana"
    table.choose("Ana", "Ben", "Start").press("a 2")
    assert table.device.app.settings.names == ["Dora", "Ana", "Ben", "Cleo"]


def test_names_are_not_deleted_in_the_middle_of_a_game():
    table = playing("Ana", "Ben").press("hold:menu").choose("Settings").press("up")
    assert table.cursor() == "About Quipu"


# -- again


def played_to_the_end(recorded):
    """A table at home, just after a recorded game."""
    table = Table(gallery.switch_on({"recorded": recorded}, "en"))
    while table.title() != "Quipu":
        table.press("hold:a:1000")
    return table


def test_again_is_the_same_game_and_who_starts_moves_on():
    table = played_to_the_end("three_1.json")
    players = [*words.names[1:], words.names[0]]
    assert table.cursor() == "Again" and table.says(", ".join(players))
    table.off_and_on()
    assert table.cursor() == "Again" and table.says(", ".join(players))
    table.press("a").dice("food")
    assert table.device.app.settings.names[:3] == players == list(words.names)
    assert table.rolls(players[0], 1, 3)
    table.dice("food 2").go_on().off_and_on()
    assert table.cursor() == "Bronze Age" and table.says("Again")


def test_again_moves_the_start_each_time_and_goes_round():
    setup_of = setup.encode("bronze_age", 1, ["Ana", "Ben", "Cleo"], (b"\0", b"\1"))
    for first in ("Ben", "Cleo", "Ana"):
        setup_of = following(setup_of)
        name, _, names, answers = setup.decode(setup_of)
        assert (name, names[0], answers) == ("bronze_age", first, [b"\0", b"\1"])


def test_names_too_long_for_the_line_below_are_told_by_their_number():
    table = played_to_the_end("pad_eight_99_rounds.json")
    assert table.cursor() == "Again" and table.lines()[7].strip().startswith("8 players")


def test_a_finished_game_of_other_saves_is_not_begun_again():
    table = played_to_the_end("two_1.json")
    app = table.device.app
    game, version, names, answers = setup.decode(app.finished.last()[1])
    app.finished.add(setup.encode(game, version + 1, names, answers), 0, [0, 0], [0])
    table.off_and_on().press("a")
    assert table.says("another version")
    table.press("a")
    assert table.title() == "Quipu"
