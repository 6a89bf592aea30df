"""The companion of Through the Ages: a turn's questions and reports, by prompts and answers, keys and pixels."""

import json
import random
import statistics

import ages_simulator
import pytest
import referee_ages
import referee_companion
from table import Table, of
from test_ages_device import on, see

from host.device import gallery, reading
from host.device.handheld import Handheld
from host.figures import by_keys
from host.paths import GAMES
from host.pilot import policies
from host.recorded import notation
from host.recorded.transcript import Replay, Transcript, TranscriptError, load, parse, recorded

import words
from engine.history.session import Session
from flows.known_games import kind_of

COMPANION = {"2015": b"\3", "2006": b"\4"}
PLAYERS = ("Ana", "Ben", "Cleo")


def record(*turns, edition="2015", players=PLAYERS, boards=(), **start):
    """Return a recorded game of the companion in round 6, age I, after these turns."""
    start = {"round": 6, "age": "I", "players": [*boards, *[{}] * (len(players) - len(boards))], **start}
    options = {"edition": edition, "companion": True}
    return {"game": "through_the_ages", "players": list(players), "options": options, "start": start, "turns": [*turns]}


def at_table(*boards, turns=(), language="en", **more):
    """Return a table in the middle of that game."""
    played = Replay(of(record(*turns, boards=boards, **more)))
    played.play()
    return Table.at(played.transcript, played.session, language)


def played_out(game):
    """Return the result of a recorded game."""
    played = Replay(of(game))
    played.play()
    return json.loads(json.dumps(played.result()))


def result(*turns, **more):
    """Return the players of the result, which the referee confirms."""
    game = record(*turns, **more)
    found = played_out(game)
    assert found == referee_companion.judge(game)
    return found["players"]


def board(table, player=0):
    return table.device.app.session.game.boards[player]


def narrow(table, page):
    """Read a line of letters that are doubled in height alone, on a page and the one below."""
    rows = table.pixels()[8 * page : 8 * page + 16 : 2]
    columns = bytes(sum(bool(rows[y][x]) << y for y in range(8)) for x in range(128))
    return " ".join(reading.lines_of(columns + bytes(896))[0].replace("−", "-").split())


def amounts(table):
    """Read the amounts in the first line: the signs and words in narrow letters, and the numbers."""
    signs, numbers = narrow(table, 1).split(), reading.big(table.pixels())[1].split()
    return " ".join(sign + number for sign, number in zip(signs, numbers, strict=True))


def next_worker(table):
    """Read the food and the happy faces for the next worker, after their pictures."""
    assert [line.split() for line in table.lines()[3:5]] == [["Worker", "then"], ["costs", "needs"]]
    food, faces = reading.big(table.pixels())[3].split()
    return int(food), int(faces)


def shown(table):
    """The large values of the page, line by line, and the bottom line."""
    lines = reading.big(table.pixels())
    return [lines[page] for page in (1, 3, 5)], table.lines()[7]


# -- a turn

UNDONE = {"yellow_bank": 18, "culture": 108, "happy": 8}
UNDO_THREE = "left, right, down 2, right, down, b 3"
# As SEEN in test_ages_device.py.
SEEN = {
    **{
        f"a turn without changes takes two presses: {edition}":
            (on(edition=edition), "a 2", {"title": "Ben: Age I"}, "a 2", {"title": "Cleo: Age I"}, "a 2",
             {"title": "Ana: Age I"})
        for edition in COMPANION
    },
    "left takes a yellow token, right raises culture, and one A ends the turn with both":
        (on({"yellow_bank": 12, "happy": 3, "culture": 38}), {"page": "12 38"}, "left, right 2", {"page": "11 40"}, "a",
         {(0, "yellow_bank"): 11, (0, "culture"): 40, "title": "Ana: Culture 40"}),
    **{
        f"the first press adds what an event of the age scores, and each further one 1: {age}":
            (on({"culture": 38}, age=age), "right", {"page": f"18 {38 + level}"}, "right 2 a",
             {(0, "culture"): 38 + level + 2})
        for age, level in (("I", 1), ("II", 2), ("III", 3))
    },
    **{
        f"culture stops at the end of the track: {age}":
            (on({"culture": 9998}, age=age), "right a", {(0, "culture"): 9999})
        for age in ("I", "II", "III")
    },
    "the other way goes in the list below, and B takes back what is not given":
        (on({"happy": 3, "culture": 5}), "down 3, left 2", {"saw": "Culture 3"}, "b left a", {(0, "culture"): 4}),
    **{
        f"left is less and right is more on every line: {edition} {name}":
            (on({"happy": 3, "culture_rating": 3, "science_rating": 3}, edition=edition),
             f"{moves}left 2 right 1", {"saw": "-1"}, "a", {(0, name): 2})
        for edition, moves, name in (
            ("2015", "up ", "culture_rating"), ("2015", "up 2 ", "happy"), ("2006", "down ", "science_rating"),
            ("2015", "down 2 ", "science_rating"),
        )
    },
    "B leads from what is called out back to the page and its last change":
        (on({"yellow_bank": 12, "happy": 3}), "left a b", {"title": "Ana: Age I", (0, "yellow_bank"): 11},
         "b", {(0, "yellow_bank"): 12, "page": "12 0"}, "a", {(0, "yellow_bank"): 11, "page": "11 0"},
         "a", {"title": "Ana: Culture 0"}),
    "undone changes of both sides are shown as undone, and A gives the last one again":
        (on(UNDONE), "left 2 right", {"page": "16 109"}, "b", {"page": "16 108", (0, "yellow_bank"): 16}, "b",
         {"page": "18 108", (0, "yellow_bank"): 18, "saw": ("<key_a>-2", "Yellow -2")}, "a",
         {"page": "16 108", "title": "Ana: Age I", (0, "yellow_bank"): 16}, "b", {(0, "yellow_bank"): 18}, "down a",
         {"title": "Ana: Culture 108", (0, "yellow_bank"): 18}),
    "a press after undo starts from the value that is shown":
        (on(UNDONE), "left 2 right b 2 left right", {"page": "17 109"}, "a",
         {(0, "yellow_bank"): 17, (0, "culture"): 109}),
    "the other side counts even if a change is offered after it":
        (on(UNDONE), "right 3 left 2 a b 3", {"page": "18 108", (0, "yellow_bank"): 18, (0, "culture"): 108},
         "left right", {"page": "17 109"}),
    "an arrow on what is called out already counts on the next player's page":
        (on({}, {"yellow_bank": 14, "happy": 2}), "a left", {"title": "Ben: Age I", "page": "13 0"}, "b",
         {"page": "14 0"}, "b", {"title": "Ana: Age I"}),
    "in 2006 up and down change the blue field and no other board; left and right count on the next player's page":
        (on({}, {"yellow_bank": 14, "happy": 2}, edition="2006"), "a down 3 up", {"title": "Ana: Culture 0"}, "left",
         {"title": "Ben: Age I", "page": "13 0", (0, "blue_bank"): 2, (1, "yellow_bank"): 14}),
    "the list names the fields of the blue bank that its keys lead to":
        (on({"blue_bank": 1}), "row Blue bank", {"saw": "<left>5-1 11+<right>"}, "left", {"saw": "Corruption: -4"},
         "a", {(0, "blue_bank"): 2}),
    "undo names what changes each turn in full, not by two signs":
        (on({"happy": 8}), "down 2 right up b", {"saw": "<undo> Science each turn +1"}),
    "unused workers that were taken back are not offered for another number of tokens":
        (on({"yellow_bank": 9, "happy": 1}), "a right 3 a b", {"big": "4"}, "b left a", {"big": "1"}),
    **{
        f"left leads to fewer blue tokens and right to more, and the page says where: {key} {field}":
            (on({"blue_bank": field}), "down", {"saw": leads}, f"{key} a", {(0, "blue_bank"): then})
        for field, key, leads, then in (
            (0, "left", "<left>10-6", 1), (1, "left", "<left>5-1", 2), (2, "left", "<left>0", 3),
            (1, "right", "11+<right>", 0), (2, "right", "10-6<right>", 1), (3, "right", "5-1<right>", 2),
        )
    },
    "undo and what A repeats name the field of the blue bank":
        (on({"blue_bank": 1, "happy": 8}), "down left a b 2", {"saw": ("<undo> Ana: Blue 5-1", "<key_a>5-1")}, "a",
         {(0, "blue_bank"): 2}),
    **{
        f"Adjust names the field of the blue bank, and right is more: {edition}":
            (on({"blue_bank": 2}, edition=edition), "menu, >Adjust, >Ana, >Board, row Blue bank",
             {"saw": f"Blue bank {names[1]}"}, "right", {"saw": f"Blue bank {names[0]}"}, "menu",
             {"saw": f"Blue bank {names[0]}", (0, "blue_bank"): 1})
        for edition, names in (("2015", ("10-6", "5-1")), ("2006", ("8-5", "4-1")))
    },
    **{
        f"an arrow goes where it leads though undone changes are on offer: {keys}":
            (on(UNDONE), UNDO_THREE + keys, seen)
        for keys, seen in (
            (", left, up, right", {"page": "17 108", "saw": "Culture each turn"}),
            (", down 2, right, down", {"cursor": "Culture", (0, "science_rating"): 2}),
            (", left, right 2, up 2", {"page": "17 110", "saw": "Happy faces"}),
        )
    },
    "after undo of the turn's end A gives a change and ends the turn at once":
        (on(UNDONE), "a b left", {"page": "17 108"}, "a", {"title": "Ana: Culture 108", (0, "yellow_bank"): 17}),
    **{
        f"why nobody draws is said beside corruption, too: {edition}, round {more['round']}":
            (on({"blue_bank": 1, "happy": 8}, edition=edition, **more), keys, {"says": f"Draw 0: {why}"})
        for edition in COMPANION
        for keys, why, more in (
            ("hold:a:4000, a", "round 1", {"round": 1, "age": "A"}),
            ("a 2", "age IV", {"round": 12, "age": "IV", "last_round": 12}),
        )
    },
    "anyone's culture can be changed in any turn":
        (on({}, {"culture": 20}), "up 4", {"cursor": "Ben: culture"}, "left 3 a", {(1, "culture"): 17}),
    "the age ends by two presses in the menu and takes two yellow tokens of everybody":
        (on({"yellow_bank": 12, "happy": 4}, {"yellow_bank": 1, "happy": 8}), "menu a",
         {"title": "End of Age I? <key_b><undo>", "says": ("Discard Age A: hand", "Each yellow bank: -2", "Moses")},
         "b", {"title": "Ana: Age I ", (0, "yellow_bank"): 12}, "menu a 2",
         {"title": "Ana: Age II", (0, "yellow_bank"): 10, (1, "yellow_bank"): 0, (2, "yellow_bank"): 16}, "menu",
         {"not": "The age ends"}),
    "an end of an age that was undone is offered, and A takes it again":
        (on({"yellow_bank": 18}), "menu a 2 b", {"title": "Ana: Age I ", "saw": "Age ends"}, "a 2",
         {"title": "Ana: Age II", (0, "yellow_bank"): 16}),
    "A that says end ends the turn though an undone change waits":
        (on({"happy": 3}), "up right up right down b 2, down 3, right", {"saw": "<key_a> end"}, "a",
         {"title": "Ana: Culture"}),
    "what is changed counts before the age ends in the menu":
        (on({"yellow_bank": 12, "happy": 4}), "left menu a 3", {(0, "yellow_bank"): 9}),
    "nothing is set by hand while the device asks whether the age ends":
        (on({"yellow_bank": 12}), "menu, down 6", {"says": "Adjust"}, "up 6, a, menu, up 4",
         {"says": "Last turns", "not": "Adjust"}),
    "workers bought in the turn are offered as unused, also if Adjust took their tokens":
        (on({"yellow_bank": 12, "happy": 1}), "left, menu, >Adjust, >Ana, >Board, row Yellow, left 2, menu, a",
         {"big": "3", "says": "Discontent workers 2"}),
    "what hunger costs is said as long as there may be enough unused workers":
        (on({"yellow_bank": 10, "happy": 1, "culture": 40}, age="II"), "row Food missing, right",
         {"says": "Hunger: -4 cult."}),
    "after an uprising A suggests the unused workers that prevent the next one":
        (on({"yellow_bank": 10, "happy": 1}, age="II", players=["Ana"]), "a, left, a 2", {"title": "Ana: Age II"},
         "a 2", {"title": "Ana: Culture"}),
}  # fmt: skip


@pytest.mark.parametrize("sentence", SEEN)
def test_what_is_seen_after_what_is_pressed(sentence):
    (boards, more), *steps = SEEN[sentence]
    see(at_table(*boards, **more), *steps)


def test_happy_faces_needed_appear_with_the_press_that_makes_them_too_few():
    table = at_table({"yellow_bank": 13, "happy": 1})
    for keys, faces in (((), "1 "), (("left",), "1/2 "), (("up 2", "right"), "2 "), (("b",), "1/2 ")):
        assert shown(table.press(*keys))[0][0].startswith(faces)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_first_page_of_round_1_says_that_there_are_only_cards_and_what_a_does_and_nothing_changes(language):
    table = at_table(round=1, age="A", language=language)
    table.until(lambda: table.title().startswith("Ana"), "a", "the first turn")
    assert table.lines()[7].startswith(words.translate("only_cards"))
    assert table.lines()[7].endswith(
        tuple("<key_a> " + words.translate(word) for word in ("end_turn", "end_turn_short"))
    )
    table.press("left")
    assert table.says(words.translate("round_1_cards").replace("\u00a0", " ")) and board(table).value(9) == 18


# -- what is called out


@pytest.mark.parametrize("edition, field", [("2015", 2), ("2006", 2)])
def test_culture_science_food_corruption_the_next_worker_and_cards_are_called_out(edition, field):
    table = at_table(
        {"yellow_bank": 10, "happy": 5, "culture": 8, "culture_rating": 4, "science_rating": 6, "blue_bank": field},
        edition=edition,
    ).press("a")
    assert table.title() == "Ana: Culture 12"
    assert amounts(table) == "+4 +6 Eat2"
    assert next_worker(table) == (4, 3)
    assert "CORRUPTION -4" in narrow(table, 5)
    assert table.says("Draw: 3 at most")


@pytest.mark.parametrize(
    "yellow, eaten, price, faces",
    [(18, 0, 2, 0), (16, 1, 3, 1), (13, 1, 3, 2), (11, 2, 4, 3), (7, 3, 5, 5), (3, 4, 7, 7), (1, 4, 7, 8)],
)
def test_the_next_worker_and_the_food_are_those_printed_on_the_bank(yellow, eaten, price, faces):
    table = at_table({"yellow_bank": yellow, "happy": 8}).press("a")
    assert amounts(table) == f"+0 +1 Eat{eaten}"
    assert next_worker(table) == (price, faces)


@pytest.mark.parametrize("edition", COMPANION)
@pytest.mark.parametrize("unused, uprising", [(1, True), (2, False)])
def test_unused_workers_are_asked_for_only_where_faces_are_missing_and_too_few_are_an_uprising(
    edition, unused, uprising
):
    turn = {"unused_workers": unused}
    seat = {"yellow_bank": 12, "happy": 0, "culture": 9, "culture_rating": 3, "blue_bank": 3}
    assert result(turn, boards=[seat], edition=edition)[0]["last"]["uprising"] == uprising
    table = at_table(seat, edition=edition).press("a")
    assert table.title() == "Ana: Unused?" and table.says("Unused workers 1 Discontent workers 2")
    table.press(*["right"] * (unused - 1), "a")  # it begins with the one of the start
    assert (table.large() == "UPRISING") == uprising
    assert board(table).culture == 9 if uprising else True
    if uprising:
        assert table.says("No military cards") == (edition == "2006")
    assert at_table(dict(seat, happy=2), edition=edition).press("a").title().startswith("Ana: Culture")
    table = at_table({"yellow_bank": 14}, edition=edition).press("left 2", "a")
    assert table.says("Unused workers 2 Discontent workers 2")
    assert board(table.press("a")).counts[8] == 2  # those bought in the turn are offered


def test_2006_asks_for_the_blue_field_after_production_and_not_after_an_uprising():
    table = at_table({"happy": 1, "culture": 5}, edition="2006").press("a")
    assert "Blue bank" in narrow(table, 5)
    assert table.press("up").says("Blue bank 9+")  # neither "at least" nor "at most": it is the most tokens, and 0
    table.press("down")
    assert "CORRUPTION -2" in narrow(table, 5)
    assert "<up>" in table.lines()[5] and "<down>" in table.lines()[6]  # at any field
    table.press("a")
    assert board(table).last[7] == 2 and table.title().startswith("Ben: Age I")
    table.press("b")
    assert table.title().startswith("Ana: Culture")
    first = record({"changes": [["blue_bank", 1]]}, edition="2006", round=1, age="A")  # production is normal in round 1
    assert played_out(first)["players"][0]["last"]["corruption"] == 2


def test_missing_food_starts_at_0_and_costs_4_culture_each_never_below_0():
    seat = {"yellow_bank": 12, "happy": 2, "culture": 20, "culture_rating": 1}
    turns = ({"changes": [["missing_food", 2]]}, {}, {}, {})
    ana = result(*turns, boards=[seat])[0]
    assert (ana["culture"], ana["last"]["starved"]) == (20 + 1 - 8 + 1, 0)
    assert result(turns[0], boards=[dict(seat, culture=3)])[0]["culture"] == 0
    table = at_table(seat).go_to("Food missing").press("right", "a")
    assert table.large() == "HUNGER" and table.says("1 food missing: −4 culture".replace("−", "-"))


def test_a_corruption_row_of_the_group_names_the_fields():
    asked = kind_of("through_the_ages").options(2)
    edition = next(asked)
    edited = edition.encode(3, alternative=True)
    row = asked.send(edited)
    answers = [edited, row.encode_change(0, 1), row.encode_change(2, 1), row.encode_action()]
    game = kind_of("through_the_ages")(2, answers)
    session = Session(game)
    session.answer(session.prompt.encode_action())
    assert session.prompt.rows()[0].by_value == ("12+", "11–6", "5–1", "0")
    game.boards[0].counts[10] = 1
    assert game.boards[0].corruption(game.corruption_row) == 3


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("edition", COMPANION)
def test_all_that_is_called_out_fits_in_every_language_and_with_the_longest_names(language, edition):
    worst = {"yellow_bank": 1, "happy": 8, "culture": 9900, "culture_rating": 99, "science_rating": 99, "blue_bank": 3}
    table = at_table(worst, players=("Wilhelmi", "Giovanna"), language=language, edition=edition).press("a")
    assert "9930" in table.title()  # a turn scores 30 at most
    assert amounts(table) == "+30 +30 " + "".join(words.translate(("pay_food", 4)).split())
    assert words.translate(("pay_corruption", 6)).replace("−", "-") in narrow(table, 5)
    foot = words.translate("draw_short").replace("\u00a0", " ")
    for i, word in enumerate(zip(*[words.translate(label).split(" ") for label in ("next_worker", "then_needs")])):
        assert [part.strip() for part in table.lines()[3 + i].split("  ") if part] == [
            w.replace("\u00a0", " ") for w in word
        ]
    assert table.lines()[7].startswith(foot) and table.lines()[7].endswith(words.translate("go_on"))


@pytest.mark.parametrize(
    "language, age, happy, discontent",
    [
        ("en", "Age IV", "Happy faces", "Discontent workers"),
        ("de", "Zeitalter IV", "Zufriedene", "Unzufriedene"),
        ("fr", "Âge IV", "Visages heureux", "Ouvriers mécontents"),
        ("it", "Era IV", "Volti felici", "Lavoratori scontenti"),
        ("es", "Era IV", "Caras felices", "Descontentos"),
    ],
)
def test_ages_and_the_happy_and_discontent_have_their_words_in_full(language, age, happy, discontent):
    table = at_table({}, {"yellow_bank": 12}, age="III", current=1, language=language).press("menu", "a 2")
    assert table.large() == age
    assert at_table(players=("Maximilia", "Ben"), language=language).title().endswith(" I <down>")
    assert table.press("a", "up 2").lines()[7].startswith(happy) and "<check>" not in table.lines()[7]
    assert table.press("a").lines()[5].strip().startswith(discontent)


# -- ages, and the end


@pytest.mark.parametrize("age", ["I", "II", "III"])
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_all_that_leaves_with_an_age_is_on_the_page_that_asks_and_so_is_how_to_go_back(language, age):
    table = at_table(age=age, players=("Wilhelmi", "Giovanna"), language=language).press("menu a")
    assert table.title().endswith("<key_b><undo>") and table.lines()[7].endswith(words.translate("age_end_sure_act"))
    assert table.pixels() == table.press("down").pixels()  # else A would agree to what was not read


@pytest.mark.parametrize("last, winners", [(-3, [0]), (7, [0, 1])])
def test_the_last_events_the_winners_and_the_race_by_age(last, winners):
    ends = {"age_ends": True}
    game = record(
        ends, {}, ends, {}, players=("Ana", "Ben"), age="II", round=12,
        boards=[{"culture": 7, "happy": 8}, {"culture": 9, "happy": 8}],
    )  # fmt: skip
    game["final"] = [["culture", 9, 0], ["culture", last, 1]]
    played = Replay(of(game))
    played.play()
    assert played.session.game.over and played.session.game.winners() == winners
    assert json.loads(json.dumps(played.result())) == referee_companion.judge(game)
    ended = played.session.game.ended()
    assert ("culture_by_age", "age_I", ":7 – 9") in ended and ("culture_by_age", "age_II", ":7 – 9") in ended
    assert ("led_after", "age_II", bytes((1,))) in ended


def test_the_race_by_age_is_resumed_and_an_age_that_ends_again_after_it_was_set_back_has_one_place_in_it():
    played = Replay(of(record({"age_ends": True}, {}, {}, {}, boards=[{"happy": 3, "culture": 5}] * 3)))
    played.play()
    session = played.session
    other = kind_of("through_the_ages")(3, (COMPANION["2015"],))
    other.load(session.game.save())
    assert other.race_by_age == session.game.race_by_age == [[5, 5, 5]] and other.save() == session.game.save()
    session.adjust(0, 1, session.game.adjusting(0, 1).encode_change(0, -1))
    session.read()
    session.answer(session.prompt.encode_action(1))
    assert session.game.race_by_age == [[5, 5, 5]] and len(session.game.sheet(0, 2)[1]) == 2


def test_military_cards_are_discarded_after_politics_in_2006_and_at_the_end_of_the_turn_in_2015():
    listed = {}
    for edition in COMPANION:
        lines = kind_of("through_the_ages")(2, (COMPANION[edition],))
        lines.round = 3
        listed[edition] = [line for line in lines.checklist("turn") if line in ("list_hand", "list_actions")]
    assert listed == {"2006": ["list_hand", "list_actions"], "2015": ["list_actions", "list_hand"]}


# -- before the game


def test_2015_is_suggested_first_then_what_was_played_last():
    table = Table(Handheld(gallery.store_for(["names"], "en"))).press("a", gallery.of_list("through_the_ages"), "a 5")
    assert table.title() == "Edition?" and table.cursor() == "2015, new edition"
    table.press("down", "a", "down 20", "a")
    table.press("menu", "up", "a")
    table.choose("New game")
    table.press(gallery.of_list("through_the_ages"), "a 5")
    assert table.title() == "Edition?" and table.cursor() == "2006, first edition"


# -- whole games


@pytest.mark.parametrize("edition", COMPANION)
@pytest.mark.parametrize("count", [2, 3, 4])
def test_whole_games_come_to_the_same_as_on_the_full_board(edition, count):
    """Culture, uprisings, food, hunger, science, and corruption if the board can pay it."""
    for seed in range(3):
        on_board, at_side = ages_simulator.play(edition, count, seed, thorough=seed == 2)
        lasts = [[], []]
        for lines, game in zip(lasts, (on_board, at_side), strict=True):
            played = Replay(of(game))
            for number, field in enumerate(played.transcript.units, 1):
                player = played.session.game.current
                played.play_unit(number, field)
                board = played.session.game.boards[player]
                lines.append((board.culture, *board.last))
            assert played.session.game.over
            lines.append([one.culture for one in played.session.game.boards])
        *full, ended = lasts[0]
        *told, said = lasts[1]
        assert ended == said == [player["culture"] for player in referee_ages.judge(on_board)["players"]]
        assert len(full) == len(told) > 30
        for (culture, *last), (same, *numbers) in zip(full, told, strict=True):
            assert (culture, last[0], last[2], *last[4:6]) == (same, numbers[0], numbers[2], *numbers[4:6])
            assert last[1] <= numbers[1]  # the science track ends at 40, and only the board has its stock
            assert last[7] <= numbers[7]  # the board loses no more than it has
        paid = [(one[8], other[8]) for one, other in zip(full, told, strict=True) if other[8]]
        assert not paid or sum(one == other for one, other in paid) >= len(paid) // 3


def test_the_recorded_games_are_those_of_the_simulator():
    for edition, count, seed in ages_simulator.RECORDED:
        name = f"ages_companion_{edition}_{('two', 'three', 'four')[count - 2]}.json"
        _, game = ages_simulator.play(edition, count, seed, thorough=(edition, count) == ("2006", 3))
        assert json.loads((GAMES / name).read_text()) == json.loads(json.dumps(game))


def test_a_turn_takes_five_presses_and_little_holding_on_average():
    """By the shortest way."""
    held = []
    for edition in COMPANION:
        paths = [path for path in recorded(GAMES) if path.name.startswith(f"ages_companion_{edition}")]
        turns = [turn for path in paths for turn in by_keys.turns(load(path))]
        assert statistics.mean([turn.presses for turn in turns]) <= 5
        held += [turn.held for turn in turns]
    assert statistics.mean(held) <= 0.5


@pytest.mark.parametrize("edition", COMPANION)
def test_any_answers_undone_and_set_by_hand_keep_every_value_in_its_bounds(edition):
    kind = kind_of("through_the_ages")
    for seed in range(12):
        dice = random.Random(seed)
        session = Session(kind(1 + seed % 4, (COMPANION[edition],)))
        for _ in policies.play(session, dice, 250, undo=0.1, adjust=0.05):
            notation.find("through_the_ages").check(session.game)
        again = Session(kind(1 + seed % 4, (COMPANION[edition],)), bytes(session.log))
        again.read()
        session.read()
        assert not again.dropped and again.game.save() == session.game.save()


# -- recorded games


@pytest.mark.parametrize(
    "turn, mistake",
    [
        ({"changes": [["strength", 1]]}, 'unknown field "strength"'),
        ({"changes": [["happy", 1, 1]]}, "happy: given, but nothing asks for it"),
        ({"changes": [["blue_bank", 4]]}, "blue_bank: 4 more, 3 possible"),
        ({"changes": [["missing_food", 1]]}, "missing_food: 1 more, 0 possible"),
        ({"unused_workers": 1}, "unused_workers: 1 given, but nothing asks for it"),
        ({"changes": [["yellow_bank", -4]]}, "unused_workers: missing, happy faces are missing"),
        ({"changes": [["yellow_bank", -4]], "unused_workers": 9}, "unused_workers: 9 given, at most 8"),
        ({"military_left": 1}, 'unknown key "military_left"'),
    ],
)
def test_what_is_wrong_in_a_turn_is_said(turn, mistake):
    with pytest.raises(TranscriptError) as error:
        Replay(Transcript(parse(json.dumps(record(turn)).encode()))).play()
    assert mistake in str(error.value) and str(error.value).startswith("turn 1 (Ana)")


def test_the_companion_of_light_is_refused_and_no_edition_is_the_full_board_of_2006():
    game = record()
    game["options"]["edition"] = "light"
    with pytest.raises(TranscriptError, match="companion: given, only possible with 2006 and 2015"):
        of(game)
    game = {key: value for key, value in record().items() if key not in ("options", "start")}
    assert of(game).new_game().agreed[0] == 0
