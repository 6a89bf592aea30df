"""Redo at the table: the screen's first state, and the messages."""

import random
import sys

import pytest
from table import Table
from test_autosave import Kept

from host.pilot import policies
from host.recorded import notation

from engine.history.session import Session
from flows.known_games import kind_of
from screens.news import taken_back


def at(names="Ana, Ben"):
    """A new game of the Bronze Age."""
    return Table().new_game(*names.split(", "))


def test_who_gave_no_worker_anything_to_do_finds_it_so_again():
    table = at().dice("workers", "food 2").go_on().press("hold:left a a").go_on()
    assert table.rolls("Ben", 0, 3)
    table.press("b")
    assert table.title() == "Ana: Build 0/3<worker>"
    table.press("right")
    assert table.title() == "Ana: Build 1/3<worker>"


def test_what_is_taken_back_is_named_by_what_was_chosen():
    table = at().dice("workers", "food 2").go_on().press("a").go_on()
    assert table.press("b").says("<undo> Ana: City 4 +3")
    assert table.press("b").says("<undo> Ana: <worker><food><food>")
    table.press("b 2").dice("coin 3").go_on().choose("Leadership").go_on()
    assert table.rolls("Ben", 0, 3)
    assert table.press("b").says("<undo> Ana: Leadership 10<coin>")
    assert table.cursor() == "Leadership"


def test_to_name_many_goods_that_were_taken_back_takes_no_longer_than_a_few():
    """On the board 76 ms went by: for each letter that does not fit the rest was measured once more."""

    def calls(text):
        counted = []
        sys.setprofile(lambda frame, event, _: event == "call" and counted.append(frame.f_code.co_name))
        try:
            line = taken_back(None, [text])
        finally:
            sys.setprofile(None)
        assert "Wood, Stone" in line and "Cloth" not in line
        return len(counted)

    goods = "Wood, Stone, Pottery, Cloth, Spearheads, Stone, Stone"
    assert calls(9 * goods) == calls(goods)


def two_turns():
    """Ana's turn and Ben's, of all three dice each; then Ana rolls again."""
    table = at().dice("workers", "food 2").go_on().press("a").go_on()
    assert table.rolls("Ben", 0, 3), str(table)
    table.dice("workers 2", "food").go_on().press("a").go_on()
    assert table.rolls("Ana", 0, 4), str(table)
    return table


def test_what_was_paid_by_hand_for_one_development_is_not_offered_for_another():
    start = {"players": [{"goods": {"wood": 4, "stone": 3, "pottery": 2}}, {}]}
    table = Table.at({"game": "bronze_age", "players": ["Ana", "Ben"], "options": {}, "turns": [], "start": start})
    table.dice("food 3").go_to("Medicine").press("right", "right", "down", "right", "down", "right", "a", "b 2")
    table.go_to("Irrigation").press("right")
    assert table.title() == "Ana: Irrigation 10<coin>" and table.lines()[7].startswith("10<coin> ")


def test_a_die_of_two_turns_ago_is_put_right_and_the_rest_takes_a_press_of_a_each():
    table = two_turns()
    log = bytes(table.device.app.session.log)
    assert table.press("b").says("<undo> Ben: City 4 +3, City 5"), str(table)
    assert table.press("b").says("<undo> Ben: <worker><worker><food>"), str(table)
    assert table.press("b 2").rolls("Ben", 0, 3)
    assert table.press("b").says("<undo> Ana: City 4 +3")
    assert table.press("b").rolls("Ana", 2, 3)
    table.dice("good")  # it was food
    table.go_on()
    assert table.title().startswith("Ana: Build ") and table.title().endswith(" 3/3<worker>")
    table.press("a").go_on()
    assert table.rolls("Ben", 3, 3), str(table)
    table.press("a").go_on()
    assert table.title().startswith("Ben: Build ") and table.title().endswith("6/6<worker>")
    table.press("a").go_on()
    assert table.rolls("Ana", 0, 4), str(table)
    assert bytes(table.device.app.session.log)[4:] == log[4:]


def put_right(table):
    """Ana's last die of two turns ago is another one."""
    table.press("b 2").press("b 2").press("b 2")
    assert table.rolls("Ana", 2, 3), str(table)
    table.dice("good").go_on()
    return table


def test_what_is_offered_survives_a_power_cut_at_any_moment():
    keys = ["a"] * 4
    for cut in range(5):
        table = put_right(two_turns())
        for number, key in enumerate(keys):
            if number == cut:
                table.device.switch_on()
                table.choose("Bronze Age").go_on()
            table.press(key).go_on()
            if table.rolls("Ana", 0, 4):
                break
        assert table.rolls("Ana", 0, 4), str(table)
        assert number == 2


def test_the_first_other_answer_in_a_later_turn_lets_go_of_the_rest_and_that_is_told():
    table = put_right(two_turns())
    table.press("hold:left right a a").go_on()  # in the corrected turn: the rest stays
    assert table.rolls("Ben", 3, 3)
    table.press("b").dice("coin")
    assert table.says("Redo cleared."), str(table)
    table.go_on()
    assert table.title().startswith("Ben: Build ") and table.title().endswith("6/6<worker>")
    table.press("a").go_on()
    assert table.rolls("Ana", 0, 3)


def test_another_face_begins_the_dice_that_are_offered_anew():
    table = put_right(two_turns()).press("a").go_on()
    assert table.rolls("Ben", 3, 3) and table.says("<right><down> new roll") and table.says("<key_a> the same dice")
    table.dice("good")
    assert table.rolls("Ben", 1, 3)
    table.press("hold:b")
    assert table.title() == "Menu"


def test_the_menu_takes_back_the_turn_and_then_the_one_before_and_says_so():
    """B held opens the menu on the dice, and means nothing else anywhere."""
    table = at().dice("workers", "food 2").go_on().press("a").go_on()
    table.dice("workers 2", "food").go_on()
    log = bytes(table.device.app.session.log)
    title = table.title()
    assert table.press("menu").go_to("Undo turn").lines()[7].startswith("Ben ")
    table.press("a")
    assert table.says("<undo> Ben: start of turn") and table.rolls("Ben", 3, 3), str(table)
    table.press("a").go_on()
    assert bytes(table.device.app.session.log) == log
    assert table.title() == title
    for whose in ("Ben ", "Ana "):
        assert table.press("menu").go_to("Undo turn").lines()[7].startswith(whose)
        table.press("a")
    assert table.says("<undo> Ana: start of turn") and table.rolls("Ana", 3, 3), str(table)
    for _ in range(3):
        table.press("a").go_on()
    assert bytes(table.device.app.session.log) == log and table.title().startswith("Ben: Build ")


def test_what_was_taken_back_before_the_checkpoints_is_let_go_of_and_the_last_is_offered(replayed):
    kind = kind_of("bronze_age")
    dice = random.Random(1)
    answers = policies.options(kind, 2, dice)
    session = Session(kind(2, answers))
    for _ in policies.play(session, dice, 12):
        pass
    session.undo(through=True)
    log = bytes(session.log)
    offered = session.redo_answer()
    assert offered is not None
    last = [at for at in session.checkpoints if at.length <= len(log)][-1:]
    assert last[0].length > 1
    tail = (len(log), bytes((len(offered),)) + offered)
    replayed.clear()
    again = Session(kind(2, answers), log, last, b"", [(0, log[: 1 + log[0]]), tail])
    assert len(replayed) < 5 < len(list(session.entries.entries()))
    again.read()
    assert not again.dropped and again.redo_answer() == offered


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", notation.games())
def test_a_start_offers_what_would_have_been_offered(name, seed):
    dice = random.Random(seed)
    kind = kind_of(name)
    count = dice.randint(*kind.PLAYERS)
    answers = policies.options(kind, count, dice)
    session = Session(kind(count, answers))
    autosave = Kept(session)
    for _ in policies.play(session, dice, 60):
        autosave.flush_idle()
    session.read()
    for _ in range(3):
        for _ in range(dice.randint(1, 8)):
            session.undo(through=True)
            autosave.flush_idle()
        for _ in range(dice.randint(0, 4)):
            if not session.prompt:
                break
            offered = session.redo_answer()
            other = session.prompt.auto_answer or dice.random() < 0.2
            session.answer(policies.free(session.prompt, dice) if offered is None or other else offered)
            session.read()
            autosave.flush_idle()
        assert session.redo.size() <= 256
        saved = autosave.saved()
        again = Session(kind(count, answers), saved.log, saved.checkpoints, b"", saved.undone)
        again.read()
        assert not again.dropped and again.log == session.log and again.game.save() == session.game.save()
        assert again.redo_answer() == session.redo_answer() or session.redo.lost


def test_a_line_that_is_too_long_ends_after_a_whole_word():
    """ "Münzwesen 20" became "Münzwesen 2.", which is another price."""
    long = "Katharina: Coinage and Caravans 20", "Ben: Wood, Stone, Pottery, Cloth 12"
    for text in ("Spieler 1: Münzwesen 20", *long):
        line = taken_back(None, [text])
        cut = line.split(" ", 1)[1].rstrip("…")
        assert text == cut or text[len(cut)] in " ,", line
    whole = "Ben: Wood, Stone 2"
    assert taken_back(None, [whole]).endswith(whole)
