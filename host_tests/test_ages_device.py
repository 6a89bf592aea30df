"""Through the Ages on the device: what a player sees and presses, from the board to the pages of rules."""

import json
import sys

import pytest
from table import Table

from host.device.handheld import Handheld
from host.recorded.hand import Hand
from host.recorded.transcript import Replay, Transcript, parse

import words
from rules.through_the_ages import Play

BOARD = {
    "yellow_bank": 11,
    "blue_bank": 5,
    "unused": 1,
    "happy": 0,
    "culture": 9,
    "food": [1, 0, 0, 0],
    "farms": [1, 0, 0, 0],
}


def at_table(*boards, players=("Ana", "Ben"), language="en", turns=(), **start):
    """A table in the middle of a game."""
    record = {
        "game": "through_the_ages",
        "players": list(players),
        "start": {"round": 4, "age": "I", "players": [*boards, *[{}] * (len(players) - len(boards))], **start},
        "turns": list(turns),
    }
    transcript = Transcript(parse(json.dumps(record).encode()))
    device = Handheld()
    words.use(language)
    session = device.sit_down(transcript)
    Replay(transcript, session).play()
    device.sit_down(transcript, session)
    return Table(device)


def saw(table, text):
    return any(text in " ".join(line.split()) for line in table.lines())


def test_eleven_values_are_in_view_at_once():
    table = at_table({"food": [3, 0, 0, 0], "culture": 123, "strength": 14})
    assert table.title() == "Ana: Age I 1/3"
    assert [line.split() for line in table.lines()[1:7]] == [
        ["<left>Ana<right>", "Cult.", "+", "0"],
        ["Food", "3", "Power", "14"],
        ["Res.", "0", "Happy", "0"],
        ["Science", "0", "Unused", "1"],
        ["Sci.", "+", "1", "Yellow", "18"],
        ["Cult.", "123", "Blue", "18"],
    ]


def test_what_is_wrong_is_marked_and_explained_on_the_bottom_line():
    table = at_table(BOARD)
    for text in ("Happy !0", "Unused !1"):
        assert saw(table, text), text
    table.go_to("Happy")
    assert saw(table, "Uprising: 2 > 1")


def test_the_price_of_population_is_said_where_it_is_bought():
    table = at_table({"yellow_bank": 14, "happy": 1}).go_to("Unused")
    assert saw(table, "Next: 3 food")


def test_a_change_does_what_belongs_to_it_and_b_takes_it_back():
    table = at_table({"food": [4, 0, 0, 0]})
    table.go_to("Unused").press("right", "a")
    game = table.device.app.session.game
    assert (game.boards[0].value(8), game.boards[0].value(9), game.boards[0].value(0)) == (2, 17, 2)
    table.press("b")
    assert (game.boards[0].value(8), game.boards[0].value(9), game.boards[0].value(0)) == (1, 18, 4)


def test_left_and_right_on_the_first_line_turn_over_to_another_player():
    table = at_table({}, {"culture": 8})
    table.press("right")
    assert saw(table, "Ben")
    table.go_to("Cult.").press("left", "a")
    assert [board.culture for board in table.device.app.session.game.boards] == [0, 7]
    assert table.title().startswith("Ana")


def test_a_on_the_first_line_ends_the_turn():
    table = at_table(turns=[{}])
    assert saw(table, "<key_a> End turn")
    table.press("a")
    assert table.title().startswith("Ben: Mil. unused?")
    table.press("a")
    assert table.title() == "Ben: End of turn"
    assert table.go_on()[0] == "Culture +0 = 0"
    assert table.title().startswith("Ana")


def test_the_end_of_a_turn_that_loses_something_says_so_in_its_title():
    table = at_table(BOARD)
    table.press("a")
    assert table.title() == "Ana: UPRISING"
    table = at_table({**BOARD, "happy": 2, "food": [0, 0, 0, 0]})
    table.press("a", "a")
    assert table.title() == "Ana: HUNGER"
    assert saw(table, "No food")


def test_the_last_civil_card_is_one_entry_until_something_is_changed():
    table = at_table()
    table.press("up")
    assert table.cursor() == "Age ends"
    table.press("a")
    assert table.title() == "Ana: End of age" and table.says("Age A goes")
    table.go_on()
    assert table.title().startswith("Ana: Age II")
    table.press("up")
    assert table.cursor() == "End turn"


def test_the_last_round_is_said_in_the_title():
    assert at_table(age="IV", last_round=4).title().startswith("Ana: LAST ROUND")


def test_the_last_events_come_before_the_winner():
    table = at_table(age="IV", last_round=4, turns=[{}])
    table.press("a")
    table.go_on()
    assert table.title().startswith("Last events")
    table.press("a")
    assert saw(table, "Ana") and saw(table, "Ben")


# -- to look up


def menu(table, *entries):
    table.press("menu")
    return table.choose(*entries)


def test_the_turns_checklist_is_ticked_off_and_gone_at_the_end():
    table = menu(at_table(), "Checklists", "The turn")
    lines = 0
    while table.title().startswith("The turn"):
        table.press("a", "down")
        lines += 1
        assert lines < 20
    assert lines == len(Play.checklist(table.device.app.session.game, "turn"))
    assert table.title().startswith("Checklists")


def test_a_page_is_found_by_its_heading_and_leaves_the_memory():
    table = menu(at_table(), "Rules", "War")
    assert table.title() == "War" and table.says("There is time to arm.".lower()[:8])
    assert "words.en.through_the_ages_war" in sys.modules
    table.press("a").choose("Wonders")
    assert table.title() == "Wonders" and "words.en.through_the_ages_war" not in sys.modules
    table.press("menu")
    aside = [name for name in sys.modules if name.startswith("words.en.through_the_ages_")]
    assert aside == [] and table.title().startswith("Ana")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_heading_and_every_line_has_its_words(language):
    table = at_table(language=language)
    game = table.device.app.session.game
    try:
        for page in Play.PAGES:
            words.aside("_guide", "_" + page)
            lines = words.beginning("line_")
            assert words.say("rules_" + page) and 3 <= len(lines) < 10
        for round, age in ((1, 0), (2, 1), (9, 4)):
            game.round, game.age, game.last_round = round, age, round if age == 4 else 0
            for name in Play.CHECKLISTS:
                assert words.say("list_" + name)
                assert all(words.say(label) for label in game.checklist(name))
    finally:
        words.use("en")


def test_other_games_have_no_such_entries():
    table = Table().new_game("Ana")
    table.press("hold:menu")
    assert not saw(table, "Checklists") and not saw(table, "Rules")


# -- presses


def test_a_turn_with_eight_changes_takes_at_most_30_presses():
    changes = [
        ["population", 1], ["mine_I", 1], ["resources", -5], ["science", -4], ["science_rating", 2], ["strength", 2],
        ["wonder", 1], ["culture", 3],
    ]  # fmt: skip
    board = {"food": [4, 0, 0, 0], "resources": [6, 0, 0, 0], "science": 9, "blue_bank": 9}
    record = {
        "game": "through_the_ages",
        "players": ["Ana"],
        "start": {"round": 4, "age": "I", "players": [board]},
        "turns": [{"changes": changes, "military_left": 1}],
    }
    hand = Hand(Transcript(parse(json.dumps(record).encode())))
    assert hand.play()["presses"] <= 30
