"""Through the Ages on the device: screens and keys, from the board to the pages of rules."""

import json

import pytest
from table import Table, of
from test_shown_is_kept import wait_until_dim

from host.device import gallery, reading
from host.device.handheld import Handheld
from host.pilot.pilot import Recorded
from host.recorded.transcript import Replay, Transcript, parse

import pictures
import words
from fonts.small import CROWN
from rules.through_the_ages import ThroughTheAges
from rules.through_the_ages.board import BOARD_ROWS, RESOURCES, Board
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

HUNGRY = {**BOARD, "happy": 2, "food": [0, 0, 0, 0]}
CORRUPT = {"blue_bank": 6, "resources": [3, 0, 0, 0], "culture": 9}
# Corruption that grows by nothing else: no mine, no farm.
STOCKED = {**CORRUPT, "mines": [0, 0, 0, 0], "farms": [0, 0, 0, 0], "resources": [8, 0, 0, 0], "blue_bank": 5}
LIGHT = {"science": 3, "science_rating": 2, "culture": 5, "food": 1, "food_comes": 2, "food_eaten": 4, "happy": 1}


def at_table(*boards, players=("Ana", "Ben"), language="en", edition="2006", turns=(), companion=False, **start):
    """A table in the middle of a game."""
    record = {
        "game": "through_the_ages",
        "players": list(players),
        "options": {"edition": edition, **({"companion": True} if companion else {})},
        "start": {"round": 4, "age": "I", "players": [*boards, *[{}] * (len(players) - len(boards))], **start},
        "turns": list(turns),
    }
    played = Replay(of(record))
    played.play()
    return Table.at(played.transcript, played.session, language)


def saw(table, text):
    return any(text in " ".join(line.split()) for line in table.text())


def go_to(table, name):
    """Move the cursor to a value of the board by its name on the right of the title."""
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


LAST_TURN = {"age": "IV", "last_round": 4}
ALONE = {"players": ("Ana",)}


def on(*boards, **more):
    """Return the arguments of `at_table`."""
    return boards, more


# By sentence: a table, then what is done and what is seen (see `see`), one after the other.
SEEN = {
    "the price of population is said where it is bought":
        (on({"yellow_bank": 14, "happy": 1}), "@Unused", {"saw": "Worker: 3 food"}),
    "what can not be paid is not proposed":
        (on({"resources": [3, 0, 0, 0]}), "@Mine I, right a", {"ends": "Res.", "proposed": False, (0, "resources"): 3}),
    "what the dim display gives leads to its price, as by A":
        (on({"resources": [9, 0, 0, 0]}), "@Mine I, right, dim", {"ends": "Res.", "proposed": True, (0, "mine_I"): 1},
         "a", {(0, "resources"): 4}),
    "A held ends the turn without what is proposed, and a line says so":
        (on({"resources": [9, 0, 0, 0]}), "@Mine I", {"saw": "hold <key_a>: End turn"}, "right hold:a:3000",
         {(0, "resources"): 9 + 4, "title": "Ben"}),
    "a change does what belongs to it and B takes it back":
        (on({"food": [4, 0, 0, 0]}), "@Unused, right a",
         {(0, "population"): 2, (0, "yellow_bank"): 17, (0, "food"): 2}, "b",
         {(0, "population"): 1, (0, "yellow_bank"): 18, (0, "food"): 4}),
    "left and right on the first line turn over to another player":
        (on({}, {"culture": 8}), "right", {"saw": "Ben"}, "@Cult., left a",
         {(0, "culture"): 0, (1, "culture"): 7, "title": "Ana"}),
    "A on the first line ends the turn":
        (on(turns=[{}]), {"saw": "<key_a> End turn"}, "a",
         {"title": "Ana: Age I", "saw": "Ben: <development>+1 <food>+2 <stone>+2"}),
    "A gives the change and leads to the first line of the player's own board":
        (on({}, {"culture": 8}), "@Str., right down a", {"cursor": "<left>Ana<right>", (0, "strength"): 2},
         "right, @Cult., left a", {"cursor": "<left>Ana<right>", (1, "culture"): 7},
         "@Str., a", {"cursor": "<left>Ana<right>", "title": "Ana: Age I"}),
    "A held gives the change and ends the turn from anywhere":
        (on(**ALONE), "@Str., right hold:a:3000", {"title": "Ana: Age I", (0, "strength"): 2}),
    "and no turn after it":
        (on(age="IV", last_round=5, **ALONE), "@Str., hold:a:3000", {"round": 5}, "a", {"title": "Ana: Last round"}),
    "up and down held go round":
        (on(), "hold:up:550", {"ends": "Farm III"}, "hold:down:550", {"cursor": "<left>Ana<right>"}),
    "in round 1 values have no arrows and say why when they are to be changed":
        (on(round=1, age="A", current=1), "@Science", {"not": ("-+", "Round 1")}, "right",
         {"row": 0, "saw": "Round 1: cards only"}, "down", {"not": "Round 1"}),
    # Large notices
    **{
        f"a loss at the end of a turn is seen across the table: {word}":
            (on(board), "a", {"title": "Ana", "large": word, "says": loss}, "a", {"title": "Ben"})
        for board, word, loss in (
            (BOARD, "UPRISING", "2 discontent, 1 unused: no production."),
            (HUNGRY, "HUNGER", "Culture +0 −4: 5"),
            (CORRUPT, "CORRUPTION", "Resources +2 −4: 1"),
        )
    },
    "a loss in the last turn is large before the last events are":
        (on(HUNGRY, **LAST_TURN, **ALONE), "a 2", {"large": "HUNGER"}, "a",
         {"large": "The end", "says": "Resolve all events of age III"}, "a", {"title": "Last events"}),
    "setting by hand during the last events does not announce them again":
        (on(**LAST_TURN, **ALONE), "a 3", {"title": "Last events"}, "menu, >Adjust, >Board, right a menu",
         {"title": "Last events"}),
    "the last civil card is one entry until the turn ends":
        (on(), "@Str., right down a up", {"cursor": "Age ends"}, "a",
         {"large": "End: Age I", "says": ("Discard Age A leaders", "Each yellow bank: -2")}, "a",
         {"title": "Ana: Age II"}, "up", {"ends": "Milit."}),
    "corruption is large only where it grew":
        (on(STOCKED, **ALONE), "a", {"large": "CORRUPTION"}, "a 2",
         {"large": "", "title": "Ana: Age I", "saw": "<stone>+0-2"}),
    "hunger is large only where it grew or cost culture":
        (on({**HUNGRY, "culture": 0}, **ALONE), "menu, >Sheet, down", {"says": "Eaten -1 Food missing 1"}, "b 2, a",
         {"large": "HUNGER", "says": "No culture to lose", "not": "-0"}, "a 2", {"large": "", "title": "Ana: Age I"},
         "menu, >Last turns", {"says": "Food +1 -1, 1 missing"}),
    "that the last round begins is large":
        (on(age="III"), "up a", {"large": "End: Age III"}, "a", {"large": "LAST ROUND"}, "a",
         {"title": "Ana: Last round"}),
    "and so is that it is the next one":
        (on(age="III", current=1), "up a 2", {"large": "Age IV", "says": "The next round is the last."}),
    # By hand, and light
    "the age is set by its name":
        (on(), "menu, >Adjust, >Ana, >Age", {"line 1": ["Age", "I"]}, "right", {"line 1": ["Age", "II"]}),
    "after the end of an age the board is at its first line":
        (on({"food": [4, 0, 0, 0]}), "up a 2", {"cursor": "<left>Ana<right>"}),
    "a change that is shown counts before the value is set by hand in the menu":
        (on({"happy": 0}), "@Happy, right 5", {"change": 5}, "menu, >Adjust, >Ana, >Board, row Happy, right 8 a b 2",
         {"change": 0, (0, "happy"): 8}, "down", {(0, "happy"): 8}, "b up", {(0, "happy"): 5}, "b up",
         {(0, "happy"): 0}),
    "in light an uprising is said for one turn":
        (on(LIGHT, edition="light"), "down 13 right", {"saw": "No production"}, "up hold:a:3000",
         {"large": "UPRISING", "saw": "No production"}, "a", {"title": "Ben"}, "a a",
         {"title": "Ana", "not": "No production"}),
}  # fmt: skip
CHECKS = {
    "title": lambda table, text: table.title().startswith(text),
    "ends": lambda table, text: table.title().endswith(text),
    "cursor": lambda table, text: table.cursor() == text,
    "large": lambda table, text: table.large() == text,
    "line 1": lambda table, words: table.lines()[1].split() == words,
    "page": lambda table, text: reading.big(table.pixels())[3] == text,
    "big": lambda table, text: table.big() == text,
    "saw": lambda table, text: saw(table, text),
    "not": lambda table, text: not saw(table, text),
    "says": lambda table, text: table.says(text),
    "proposed": lambda table, expected: proposed(table) == expected,
    "round": lambda table, number: table.device.app.session.game.round == number,
    "change": lambda table, number: table.device.app.screen.change == number,
    "row": lambda table, number: table.device.app.screen.row().value == number,
}


def see(table, *steps):
    """Press keys ("@value" and "row label": move the cursor there; ">entry": choose), and check what is seen then."""
    for step in steps:
        if isinstance(step, str):
            for part in step.split(", "):
                if part.startswith("@"):
                    go_to(table, part[1:])
                elif part.startswith("row "):
                    table.go_to(part.removeprefix("row "))
                elif part.startswith(">"):
                    table.choose(part[1:])
                elif part == "dim":
                    wait_until_dim(table)
                else:
                    table.press(part)
            continue
        for what, expected in step.items():
            if what in CHECKS:
                for value in expected if isinstance(expected, tuple) else (expected,):
                    assert CHECKS[what](table, value), f"{what}: {value}\n{table}"
            else:  # a value of a player's board
                player, name = what
                assert board_of(table, player).value(BOARD_ROWS.index(name)) == expected, f"{what}\n{table}"


@pytest.mark.parametrize("sentence", SEEN)
def test_what_is_seen_after_what_is_pressed(sentence):
    (boards, more), *steps = SEEN[sentence]
    see(at_table(*boards, **more), *steps)


def proposed(table):
    """Return whether the screen proposes a change that A accepts and B refuses."""
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


def test_held_a_value_goes_by_1_to_5_by_5_to_15_and_by_10_from_there_and_can_be_stopped_at_each():
    for ms, value in enumerate((1, 2, 3, 4, 5, 10, 15, 20, 30, 40)):
        table = go_to(at_table({"science": 0}), "Science").press(f"hold:right:{250 + 110 * ms}")
        assert table.device.app.screen.change == value


def board_of(table, player):
    return table.device.app.session.game.boards[player]


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


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_what_leaves_with_an_age_is_on_one_screen(language):
    table = at_table(age="III", players=("Wilhelmi", "Maximili"), language=language).press("up a")
    shown = table.pixels()
    assert table.large() and table.press("down").pixels() == shown


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("companion", [False, True])
def test_the_last_round_is_said_in_the_title_beside_long_and_proposed_names_and_in_its_notice(language, companion):
    words.use(language)
    for name in ("Wilhelmi", words.translate(("unnamed", 1)).replace("\u00a0", " ")):
        table = at_table(age="IV", last_round=4, players=(name, "Ben"), language=language, companion=companion)
        last = [words.translate(word).replace("\u00a0", " ") for word in ("last_round", "last_round_short")]
        assert table.says(last[0] + words.translate("colon"))
        title = table.press("a").title().removesuffix(" <down>")
        assert title in [f"{name}{words.translate('colon')}{text}".replace("\u00a0", " ") for text in last]


def test_the_last_events_come_before_the_winner():
    table = at_table(age="IV", last_round=4, turns=[{}])
    table.press("a 2")
    assert table.title().startswith("Last events")
    table.press("a")
    assert [reading.large(table.pixels(), page).strip(CROWN) for page in (1, 3)] == ["Ana", "Ben"]


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


def menu(table, *entries):
    table.press("menu")
    return table.choose(*entries)


def test_the_turns_checklist_is_ticked_off_and_gone_at_the_end():
    table = menu(at_table(), "Checklists", "The turn").press("a", "b", "menu")
    menu(table, "Checklists", "The turn")
    lines = 1  # ticked before somebody looked at something else
    while table.title().startswith("The turn"):
        table.press("a")
        lines += 1
        assert lines < 20 and not any(line.startswith("next") for line in table.lines()), "a row is no verb of a key"
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
def test_every_line_of_a_checklist_has_its_words(language):
    table = at_table(language=language)
    game = table.device.app.session.game
    words.with_sets("_reference")
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
    assert table.lines()[0].split()[-3:] == ["!Ana", "!Ben", "Dan"]
    shown = [" ".join(line.split()) for line in table.lines()[1:7]]
    assert shown == ["9 1234 0", "+ 3 0 0", "1 60 1", "0 0 0", "+ 1 1 1", "!0/2 0/0 0/0"]
    assert saw(table, "Uprising: 2 > 1")
    assert saw(table.press("right"), "Corruption: -4") and saw(table.press("right"), "All fine")
    assert table.press("a").cursor() == "All players"
    table.press("b", "menu")
    assert table.cursor() == "All players"


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_two_are_compared_in_words_in_every_language_and_the_picked_one_of_four_is_named_in_full(language):
    two, four = [
        menu(at_table(players=players, language=language), words.translate("compare"))
        for players in (("Ana", "Ben"), ("Ana", "Ben", "Giorgia", "Giovanni"))
    ]
    culture, science = words.translate("culture_full"), words.translate("science")
    assert all(saw(two, name) for name in (culture, culture + " + ", science, science + " + ")), str(two)
    assert four.press("right 3").lines()[7].startswith("Giovanni"), str(four)


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
    shown = [" ".join(line.split()) for line in table.lines()[1:6]]
    assert shown == ["Each turn 2 0", "Cards etc. 14 3", "Set by hand 1", "Hunger -8", "Culture 9 3"]
    assert saw(table.press("right"), "Led after Age III: Ana")


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


def test_light_keeps_a_few_numbers_and_does_the_same_end_of_turn():
    table = at_table(LIGHT, edition="light")
    assert [reading.big(table.pixels())[page] for page in (1, 3, 5)] == ["3 0 1 0", "2 1 2 2", "5 1 4 0"]
    table.press("a")  # the end of the turn: 1 + 2 - 4 of food, one is missing
    told = str(table)
    assert "Culture +0 -4: 1" in told and "Science +2: 5" in told and "Food +2 -3, 1 missing" in told
