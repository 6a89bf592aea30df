"""Through the Ages on the device: what a player sees and presses, from the board to the pages of rules."""

import json

import pytest
from table import Table, of

from host.device import gallery, reading
from host.device.handheld import Handheld
from host.pilot.pilot import Recorded
from host.recorded.transcript import Replay, Transcript, parse

import pictures
import words
from fonts.small import CROWN
from rules.through_the_ages import ThroughTheAges
from rules.through_the_ages.board import HAPPY, RESOURCES, STRENGTH, Board
from rules.through_the_ages.light import LightBoard

BOARD = {
    "yellow_bank": 11,
    "blue_bank": 5,
    "unused": 1,
    "happy": 0,
    "culture": 9,
    "food": [1, 0, 0, 0],
    "farms": [1, 0, 0, 0],
}


def at_table(*boards, players=("Ana", "Ben"), language="en", edition="2006", turns=(), **start):
    """A table in the middle of a game."""
    record = {
        "game": "through_the_ages",
        "players": list(players),
        "options": {"edition": edition},
        "start": {"round": 4, "age": "I", "players": [*boards, *[{}] * (len(players) - len(boards))], **start},
        "turns": list(turns),
    }
    played = Replay(of(record))
    played.play()
    return Table.at(played.transcript, played.session, language)


def saw(table, text):
    return any(text in " ".join(line.split()) for line in table.text())


def go_to(table, name):
    """Move the cursor to a value of the board by its name, which stands on the right of the title."""
    return table.until(lambda: table.title().endswith(name), "down", f"value {name!r}")


def test_twelve_values_are_in_view_as_large_numbers_and_twelve_more_on_the_way():
    table = at_table({"food": [3, 0, 0, 0], "culture": 12, "strength": 14, "mines": [1, 0, 2, 3]})
    assert table.title() == "Ana: Age I" and table.cursor() == "<left>Ana<right>"
    assert [reading.big(table.pixels())[page] for page in (1, 3, 5)] == ["1 14 3 12", "1 0 0 0", "2 0 1 0"]
    go_to(table, "Mine A")
    assert [reading.big(table.pixels())[page] for page in (1, 3, 5)] == ["2 0 0 0", "1 0 2 3", "18 18 4 2"]


@pytest.mark.parametrize("board", [Board, LightBoard])
def test_every_value_has_a_picture_of_its_own(board):
    pictures.use("through_the_ages")
    drawn = [pictures.get(board.LABELS[row]) for row in board.SHOWN]
    assert len(set(drawn)) == len(board.SHOWN) and None not in drawn


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_title_names_the_value_under_the_cursor_and_the_player_where_that_is_another_one(language):
    for other in (False, True):
        table = at_table({}, {}, players=("Wilhelmi", "Giovanna"), language=language, age="IV", last_round=5)
        table.press("right down" if other else "down")
        seen = set()
        for _ in range(24):
            assert ("Giovanna" in table.title()) == other
            seen.add(table.title())
            table.press("down")
        assert len(seen) == 24


def test_what_is_wrong_is_marked_and_explained_on_the_bottom_line():
    table = at_table(BOARD)
    shown = table.pixels()
    assert go_to(at_table({**BOARD, "happy": 3}), "I").pixels()[16:48] != shown[16:48]
    assert saw(go_to(table, "Happy"), "Uprising: 2 > 1")


def test_the_price_of_population_is_said_where_it_is_bought():
    table = go_to(at_table({"yellow_bank": 14, "happy": 1}), "Unused")
    assert saw(table, "Next: 3 food")


# -- what follows a change


def proposed(table):
    """Whether a change is shown that A takes and B refuses."""
    return saw(table, "<key_a><check> <key_b><cross>")


@pytest.mark.parametrize(
    "changes, price",
    [
        (["Mine I"], 5),
        (["Farm I"], 4),
        (["Farm III"], 8),
        (["left Farm A", "Farm I"], 2),  # an upgrade costs the difference
        (["left Mine A", "Mine III"], 9),
    ],
)
def test_a_farm_or_a_mine_takes_its_resources_with_it_shown_before_and_refused_by_one_press(changes, price):
    for key, left in (("a", 12 - price), ("down", 12 - price), ("b", 12)):
        table = at_table({"resources": [12, 0, 0, 0], "unused": 2, "mines": [2, 1, 0, 0]})
        for i, change in enumerate(changes, 1):
            go_to(table, change.removeprefix("left ")).press("left" if change.startswith("left ") else "right")
            if i < len(changes):
                table.press("down")
        assert saw(table, f"<key_a> Res. -{price}")
        table.press("a")
        assert proposed(table) and table.title().endswith("Res.")
        assert board_of(table, 0).value(RESOURCES) == 12
        table.press(key)
        assert (board_of(table, 0).value(RESOURCES), proposed(table)) == (left, False)


def test_what_can_not_be_paid_is_not_proposed():
    table = go_to(at_table({"resources": [3, 0, 0, 0]}), "Mine I").press("right", "a")
    assert table.title().endswith("Res.") and not proposed(table)
    assert board_of(table, 0).value(RESOURCES) == 3


def test_a_held_ends_the_turn_without_what_is_proposed_and_says_so_on_a_line():
    table = go_to(at_table({"resources": [9, 0, 0, 0]}), "Mine I")
    assert saw(table, "hold <key_a>: End turn")
    table.press("right", "hold:a:3000")
    assert board_of(table, 0).value(RESOURCES) == 9 + 4 and table.title().startswith("Ben")


def test_a_change_does_what_belongs_to_it_and_b_takes_it_back():
    table = at_table({"food": [4, 0, 0, 0]})
    go_to(table, "Unused").press("right", "a")
    game = table.device.app.session.game
    assert (game.boards[0].value(8), game.boards[0].value(9), game.boards[0].value(0)) == (2, 17, 2)
    table.press("b")
    assert (game.boards[0].value(8), game.boards[0].value(9), game.boards[0].value(0)) == (1, 18, 4)


def test_left_and_right_on_the_first_line_turn_over_to_another_player():
    table = at_table({}, {"culture": 8})
    table.press("right")
    assert saw(table, "Ben")
    go_to(table, "Cult.").press("left", "a")
    assert [board.culture for board in table.device.app.session.game.boards] == [0, 7]
    assert table.title().startswith("Ana")


def test_a_on_the_first_line_ends_the_turn():
    table = at_table(turns=[{}])
    assert saw(table, "<key_a> End turn")
    table.press("a")
    assert table.title().startswith("Ana: Age I") and saw(table, "Ben: <development>+1 <food>+2 <stone>+2")


def test_a_gives_the_change_and_leads_to_the_first_line_of_the_players_own_board():
    table = go_to(at_table({}, {"culture": 8}), "Str.").press("right", "down", "a")
    assert (table.cursor(), board_of(table, 0).value(STRENGTH)) == ("<left>Ana<right>", 2)
    go_to(table.press("right"), "Cult.").press("left", "a")
    assert (table.cursor(), board_of(table, 1).culture) == ("<left>Ana<right>", 7)
    go_to(table, "Str.").press("a")
    assert (table.cursor(), table.title()) == ("<left>Ana<right>", "Ana: Age I")


def test_a_held_gives_the_change_and_ends_the_turn_from_anywhere_and_no_turn_after_it():
    table = go_to(at_table(players=("Ana",)), "Str.").press("right", "hold:a:3000")
    assert table.title() == "Ana: Age I" and board_of(table, 0).value(STRENGTH) == 2
    table = go_to(at_table(age="IV", last_round=5, players=("Ana",)), "Str.").press("hold:a:3000")
    game = table.device.app.session.game
    assert game.round == 5 and table.press("a").title().startswith("Ana: LAST TURN")


def test_up_and_down_held_go_round():
    table = at_table()
    assert table.press("hold:up:550").title().endswith("Farm III")
    assert table.press("hold:down:550").cursor() == "<left>Ana<right>"


def test_held_a_value_goes_by_1_to_5_by_5_to_15_and_by_10_from_there_and_can_be_stopped_at_each():
    for ms, value in enumerate((1, 2, 3, 4, 5, 10, 15, 20, 30, 40)):
        table = go_to(at_table({"science": 0}), "Science").press(f"hold:right:{250 + 110 * ms}")
        assert table.device.app.screen.change == value


def test_in_round_1_values_have_no_arrows_and_say_why_when_they_are_to_be_changed():
    table = go_to(at_table(round=1, age="A", current=1), "Science")
    assert not saw(table, "-+") and not saw(table, "Round 1")
    table.press("right")
    assert table.device.app.screen.row().value == 0 and saw(table, "Round 1: cards only")
    assert not saw(table.press("down"), "Round 1")


def board_of(table, player):
    return table.device.app.session.game.boards[player]


HUNGRY = {**BOARD, "happy": 2, "food": [0, 0, 0, 0]}
CORRUPT = {"blue_bank": 6, "resources": [3, 0, 0, 0], "culture": 9}


@pytest.mark.parametrize(
    "board, presses, word, loss",
    [
        (BOARD, "a", "UPRISING", "2 discontent, 1 unused: no production."),
        (HUNGRY, "a", "HUNGER", "Culture +0 −4: 5"),
        (CORRUPT, "a", "CORRUPTION", "Resources +2 −4: 1"),
    ],
)
def test_a_loss_at_the_end_of_a_turn_is_seen_across_the_table(board, presses, word, loss):
    table = at_table(board).press(presses)
    assert (table.title(), table.large()) == ("Ana", word)
    assert table.says(loss)
    assert table.press("a").title().startswith("Ben")


# As much as an end of turn can say: all of it is lost, and cards are drawn.
WORST = {
    "yellow_bank": 0, "blue_bank": 0, "happy": 8, "culture": 9990, "culture_rating": 30, "science": 10,
    "science_rating": 30, "elsewhere": 21, "unused": 9, "military_actions": 9, "resources": [7, 0, 0, 0],
}  # fmt: skip


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("change", [{}, {"food": [6, 0, 0, 0]}, {"happy": 0, "unused": 7}])
def test_all_that_an_end_of_turn_says_is_on_one_screen(language, change):
    for edition in ("2006", "2015"):
        board = {**WORST, **change}
        table = at_table(board, players=("Wilhelmi", "Maximili"), language=language, edition=edition)
        table.press("a")
        if not table.large():
            table.press("right 3 a")
        assert table.large() and table.title() == "Wilhelmi"
        shown = table.pixels()
        assert table.press("down").pixels() == shown  # nothing is further down


def test_a_loss_in_the_last_turn_is_large_before_the_last_events_are():
    table = at_table(HUNGRY, age="IV", last_round=4, players=("Ana",)).press("a 2")
    assert table.large() == "HUNGER"
    assert table.press("a").large() == "The end" and table.says("Resolve all events of age III")
    assert table.press("a").title().startswith("Last events")


def test_setting_by_hand_during_the_last_events_does_not_announce_them_again():
    table = at_table(age="IV", last_round=4, players=("Ana",)).press("a 3")
    assert table.title().startswith("Last events")
    menu(table, "Adjust", "Board").press("right a", "menu")
    assert table.title().startswith("Last events")


def test_the_last_civil_card_is_one_entry_until_the_turn_ends():
    table = go_to(at_table(), "Str.").press("right", "down", "a")
    table.press("up")
    assert table.cursor() == "Age ends"
    table.press("a")
    assert table.large() == "End: Age I"
    assert table.says("Discard Age A leaders") and table.says("Each yellow bank: -2")
    table.press("a")
    assert table.title().startswith("Ana: Age II")
    table.press("up")
    assert table.title().endswith("Milit.")


def test_corruption_is_large_only_where_it_grew_and_hunger_only_where_it_grew_or_cost_culture():
    board = {**CORRUPT, "mines": [0, 0, 0, 0], "farms": [0, 0, 0, 0], "resources": [8, 0, 0, 0], "blue_bank": 5}
    table = at_table(board, players=("Ana",)).press("a")
    assert table.large() == "CORRUPTION"
    table.press("a 2")
    assert not table.large() and table.title().startswith("Ana: Age I") and saw(table, "<stone>+0-2")
    table = at_table({**HUNGRY, "culture": 0}, players=("Ana",)).press("a")
    assert table.large() == "HUNGER"
    table.press("a 2")
    assert not table.large() and table.title().startswith("Ana: Age I")
    table.press("menu").choose("Last turns")
    assert table.says("Food +1 -1, 1 missing")


def test_that_the_last_round_begins_is_large():
    table = at_table(age="III").press("up a")
    assert table.large() == "End: Age III"
    assert table.press("a").large() == "LAST ROUND"
    assert table.press("a").title().startswith("Ana: LAST TURN")
    table = at_table(age="III", current=1).press("up a 2")
    assert table.large() == "Age IV" and table.says("The next round is the last.")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_what_leaves_with_an_age_is_on_one_screen(language):
    table = at_table(age="III", players=("Wilhelmi", "Maximili"), language=language).press("up a")
    shown = table.pixels()
    assert table.large() and table.press("down").pixels() == shown


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_last_round_is_said_in_the_title_beside_long_names(language):
    title = at_table(age="IV", last_round=4, players=("Wilhelmi", "Ben"), language=language).press("a").title()
    assert title == f"Wilhelmi{words.translate('colon')}{words.translate('last_round')}".replace("\u00a0", " ")


def test_the_last_events_come_before_the_winner():
    table = at_table(age="IV", last_round=4, turns=[{}])
    table.press("a 2")
    assert table.title().startswith("Last events")
    table.press("a")
    assert [reading.large(table.pixels(), page).strip(CROWN) for page in (1, 3)] == ["Ana", "Ben"]


# -- before the game


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_that_the_corruption_row_can_be_changed_is_said_where_the_edition_is_chosen(language):
    table = Table(Handheld(gallery.store_for(["names"], language)))
    table.press("a", gallery.of_list("through_the_ages"), "a 5")
    assert table.title() == words.translate("edition").replace("\u00a0", " ")
    assert (
        table.lines()[7].startswith(f"<right> {words.translate('edit_corruption')} ")
        and words.translate("choose") in table.lines()[7]
    )
    table.press("right 3")
    assert table.title() == words.translate("corruption_row")


# -- to look up


def menu(table, *entries):
    table.press("menu")
    return table.choose(*entries)


def test_the_turns_checklist_is_ticked_off_and_gone_at_the_end():
    table = menu(at_table(), "Checklists", "The turn")
    lines = 0
    while table.title().startswith("The turn"):
        table.press("a")
        lines += 1
        assert lines < 20
    assert lines == len(ThroughTheAges.checklist(table.device.app.session.game, "turn"))
    assert table.title().startswith("Checklists")


def test_a_page_is_found_by_its_heading_and_its_words_are_spoken_no_longer_than_it_is_read():
    table = menu(at_table(), "Rules", "War")
    assert table.title().startswith("War") and table.says("There is time to arm.".lower()[:8])
    table.press("b").choose("Wonders")
    assert table.title().startswith("Wonders") and not saw(table, "time to arm")
    table.press("menu")
    assert words.beginning("line_") == [] and table.title().startswith("Ana")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_heading_and_every_line_has_its_words(language):
    table = at_table(language=language)
    game = table.device.app.session.game
    for page in ThroughTheAges.PAGES:
        words.with_sets("_reference")
        lines = words.beginning("line_" + page + "_")
        assert words.translate("rules_" + page) and 3 <= len(lines) < 10
    for round, age in ((1, 0), (2, 1), (9, 4)):
        game.round, game.age, game.last_round = round, age, round if age == 4 else 0
        for name in ThroughTheAges.CHECKLISTS:
            assert words.translate("list_" + name)
            assert all(words.translate(label) for label in game.checklist(name))


def test_all_players_are_on_one_page_first_in_the_menu_with_what_threatens_them():
    boards = [
        {**BOARD, "culture_rating": 3},
        {"culture": 1234, "strength": 60, "blue_bank": 5, "resources": [9, 0, 0, 0]},
    ]
    table = menu(at_table(*boards, players=("Ana", "Ben", "Dan")), "All players")
    assert table.lines()[0].split()[-3:] == ["Ana!", "Ben!", "Dan"]
    assert [line.split() for line in table.lines()[1:7]] == [
        ["9", "1234", "0"],
        ["+", "3", "0", "0"],
        ["1", "60", "1"],
        ["0", "0", "0"],
        ["+", "1", "1", "1"],
        ["!0/2", "0/0", "0/0"],
    ]
    assert saw(table, "Uprising: 2 > 1")
    assert saw(table.press("right"), "Corruption: -4") and saw(table.press("right"), "All fine")
    assert table.press("a").cursor() == "All players"
    table.press("b", "menu")
    assert table.cursor() == "All players"


def test_the_end_explains_where_culture_came_from_and_who_led_after_each_age():
    hungry = {**HUNGRY, "culture_rating": 2, "farms": [0, 0, 0, 0]}
    turns = [{"age_ends": True, "changes": [["culture", 5]]}, {}, {}, {}]
    table = at_table(hungry, {"culture": 3}, age="III", round=7, turns=turns[:1])
    menu(table, "Adjust", "Ana", "Board").go_to("Cult").press("right", "a", "menu")
    table.go_on()
    for _ in range(20):
        if table.title().startswith("Last events"):
            break
        table.press("a")
    table.press("a", "right")
    assert [line.split() for line in table.lines()[1:6]] == [
        ["Each", "turn", "2", "0"],
        ["Cards,", "events", "14", "3"],
        ["Set", "by", "hand", "1"],
        ["Hunger", "-8"],
        ["Culture", "9", "3"],
    ]
    assert saw(table.press("right"), "Led after Age III: Ana")


def test_the_age_is_set_by_its_name():
    table = menu(at_table(), "Adjust", "Ana", "Age")
    assert table.lines()[1].split() == ["Age", "I"]
    assert table.press("right").lines()[1].split() == ["Age", "II"]


# -- presses


MANY = {
    "food": [6, 0, 0, 0], "resources": [9, 0, 0, 0], "science": 9, "blue_bank": 9, "wonder": 4, "mines": [1, 1, 0, 0],
    "happy": 1, "military_actions": 4,
}  # fmt: skip


@pytest.mark.parametrize(
    "changes",
    [
        ["population 1", "mine_I 1", "resources -5", "science -4", "science_rating 2", "strength 2", "wonder 1",
         "culture 3"],
        # An upgrade, a finished wonder, what an aggression takes from another player: up and down the board.
        ["strength 3", "mine_I -1", "mine_II 1", "wonder -3", "culture_rating 3", "military_actions 1", "unused -1 2",
         "culture 12"],
        ["free_population 2", "farm_A -1", "farm_I 1", "resources -3", "science -8", "happy 1", "culture -2 1",
         "culture 7"],
    ],
)  # fmt: skip
def test_a_turn_with_eight_changes_takes_at_most_30_presses(changes):
    written = []
    for change in changes:
        name, amount, *player = change.replace("unused", "population").split()
        written.append([name, int(amount), *map(int, player)])
    table = {"round": 4, "age": "II", "players": [MANY, {**MANY, "culture": 20}, MANY]}
    record = {
        "game": "through_the_ages",
        "players": ["Ana", "Ben", "Cleo"],
        "start": table,
        "turns": [{"age_ends": True, "changes": written, "military_left": 1}],
    }
    hand = Recorded(Transcript(parse(json.dumps(record).encode())))
    assert hand.play()["presses"] <= 30


def test_after_the_end_of_an_age_the_board_is_at_its_first_line():
    table = at_table({"food": [4, 0, 0, 0]}).press("up a 2")
    assert table.cursor() == "<left>Ana<right>"


def test_a_change_that_is_shown_counts_before_the_value_is_set_by_hand_in_the_menu():
    table = go_to(at_table({"happy": 0}), "Happy").press("right 5")
    assert table.device.app.screen.change == 5
    table.press("menu").choose("Adjust", "Ana", "Board").go_to("Happy").press("right 8", "a", "b 2")
    assert (table.device.app.screen.change, board_of(table, 0).counts[HAPPY]) == (0, 8)
    table.press("down")
    assert board_of(table, 0).counts[HAPPY] == 8
    table.press("b", "up")
    assert board_of(table, 0).counts[HAPPY] == 5
    table.press("b", "up")
    assert board_of(table, 0).counts[HAPPY] == 0


# -- light


LIGHT = {"science": 3, "science_rating": 2, "culture": 5, "food": 1, "food_comes": 2, "food_eaten": 4, "happy": 1}


def test_light_keeps_a_few_numbers_and_does_the_same_end_of_turn():
    table = at_table(LIGHT, edition="light")
    assert [reading.big(table.pixels())[page] for page in (1, 3, 5)] == ["3 0 1 0", "2 1 2 2", "5 1 4 0"]
    table.press("a")  # the end of the turn: 1 + 2 - 4 of food, one is missing
    told = str(table)
    assert "Culture +0 -4: 1" in told and "Science +2: 5" in told and "Food +2 -3, 1 missing" in told


def test_in_light_an_uprising_is_said_for_one_turn():
    table = at_table(LIGHT, edition="light")
    table.press("down 13 right")
    assert saw(table, "No production")
    table.press("up hold:a:3000")
    assert table.large() == "UPRISING" and saw(table, "No production")
    table.press("a")
    assert table.title().startswith("Ben")
    table.press("a a")
    assert table.title().startswith("Ana") and not saw(table, "No production")
