"""The play aid of Through the Ages, sentence by sentence, and rulings for its gaps: setup, turns, ages, end."""

import pytest
from age_players import AGES, EDITIONS, LAST, Table, rebels, refused

from engine.history.session import Session
from engine.prompts import Refused
from rules.through_the_ages import ThroughTheAges, editions
from rules.through_the_ages.board import BOARD_ROWS
from rules.through_the_ages.checklists import lines

# -- Setup


@pytest.mark.parametrize("edition, blue", [("2006", 18), ("2015", 16)])
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_each_player_starts_with_full_banks_seven_workers_and_despotism(count, edition, blue):
    table = Table(count, edition, round=1, age="A")
    for player in range(count):
        start = {name: table.value(name, player) for name in BOARD_ROWS}
        assert start == dict.fromkeys(BOARD_ROWS, 0) | {
            "yellow_bank": 18, "blue_bank": blue, "farm_A": 2, "mine_A": 2, "elsewhere": 2, "population": 1,
            "free_population": 1, "civil_actions": 4, "military_actions": 2, "science_rating": 1, "strength": 1,
        }  # fmt: skip
        assert table.game.boards[player].yellow_tokens() == 25
        assert table.game.boards[player].blue_tokens() == blue


@pytest.mark.parametrize("count", [0, 5])
def test_it_is_for_up_to_four_players(count):
    with pytest.raises(ValueError):
        ThroughTheAges(count, (EDITIONS["2006"],))


def test_the_corruption_row_can_be_changed_before_the_game_and_its_sections_stay_in_order():
    asked = ThroughTheAges.options(2)
    edition = next(asked)
    row = asked.send(edition.encode(0, alternative=True))
    assert [r.value for r in row.rows()] == [9, 5, 2, 4, 6]
    for place, change in ((0, -4), (1, 4), (1, -4), (2, -3)):
        with pytest.raises(Refused):
            row.encode_change(place, change)
    answers = [edition.encode(0, alternative=True), row.encode_change(0, 2), row.encode_change(2, 1)]
    game = ThroughTheAges(2, [*answers, row.encode_action()])
    assert [editions.corruption(game.corruption_row, blue) for blue in (11, 10, 5, 4, 0)] == [0, 3, 3, 4, 6]


@pytest.mark.parametrize(
    "count, edition, blue, events, cards",
    [
        (1, "2006", 18, 4, ["setup_no_3", "setup_no_pacts"]),
        (2, "2006", 18, 4, ["setup_no_3", "setup_no_pacts"]),
        (3, "2006", 18, 5, ["setup_no_4"]),
        (3, "2015", 16, 5, ["setup_no_4"]),
        (4, "2006", 18, 6, []),
    ],
)
def test_the_setup_depends_on_the_number_of_players_and_the_edition(count, edition, blue, events, cards):
    found = lines(ThroughTheAges(count, (EDITIONS[edition],)), "setup")
    assert ("setup_banks", 18, blue) in found
    assert [line for line in found if isinstance(line, str) and "_no_" in line] == cards
    assert ("setup_events", events) in found


@pytest.mark.parametrize("changes", [[(line, 1) for line in range(10)], [(0, 1), (0, -1)]])
def test_the_setup_is_gone_with_its_last_line_and_can_be_left_before(changes):
    session = Session(ThroughTheAges(2, (EDITIONS["2006"],)))
    for change in changes:
        session.answer(session.prompt.encode_change(*change))
    if len(changes) < len(lines(session.game, "setup")):
        session.answer(session.prompt.encode_action())
    assert session.prompt.what == ("take_cards", 1)


# -- The first rounds


def test_in_round_1_seat_n_has_n_civil_actions_and_may_only_take_cards():
    table = Table(3, round=1, age="A")
    for seat in (1, 2, 3):
        assert table.prompt.what == ("take_cards", seat)
        for name in BOARD_ROWS:
            for amount in (1, -1):
                assert refused(table, name, amount) == "range"
        table.end()
    assert table.prompt.what == ("board", "age_I")


def test_in_round_1_production_happens_normally():
    table = Table(2, round=1, age="A")
    assert table.end() == dict.fromkeys(LAST, 0) | {"science": 1, "food": 2, "resources": 2}
    then = {"science": 1, "food": 2, "resources": 2, "blue_bank": 14}
    assert {name: table.value(name) for name in then} == then


def test_age_a_ends_by_itself_with_the_first_turn_of_round_2_and_costs_no_tokens():
    table = Table(2, round=1, age="A")
    table.end()
    assert table.game.age == 0
    table.end()
    assert (table.game.round, table.game.age) == (2, 1)
    assert "age_I_begins" in table.lines()
    assert [table.value("yellow_bank", player) for player in (0, 1)] == [18, 18]
    assert not table.can("age_ends")


# -- The end of a turn


def numbers(text):
    """Read "food 9, farms 1 0 0 0": an amount, or one of each level."""
    parts = [part.split() for part in text.split(", ") if part]
    return {name: tuple(map(int, values)) if values[1:] else int(values[0]) for name, *values in parts}


# The edition and the board; the effects of the end of the turn; a part of the board afterwards.
TURNS = {
    "a worker of age A, I, II, III makes a token of 1, 2, 3, 5":
        ("2006", "farms 1 1 1 1, mines 0 1 0 2", "food 11, resources 12", "food 1 1 1 1, resources 0 1 0 2"),
    "each missing food costs 4 culture":
        ("2006", "yellow_bank 11, happy 2, farms 1 0 0 0, culture 20, culture_rating 3",
         "consumption 1, starved 4", "culture 19"),
    "culture does not fall below 0 for hunger":
        ("2006", "yellow_bank 0, happy 8, farms 0 0 0 0, culture 4, culture_rating 2", "starved 6", "culture 0"),
    "culture is scored before hunger takes it":
        ("2006", "yellow_bank 16, happy 1, farms 0 0 0 0, culture 0, culture_rating 5", "starved 4", "culture 1"),
    "corruption 2006 is paid after production, as far as there are resources (4 left in the bank: 4 due, 1 there)":
        ("2006", "blue_bank 5, farms 0 0 0 0, mines 1 0 0 0", "resources 1, corruption 1", "resources 0, blue_bank 5"),
    "corruption 2006 takes no food":
        ("2006", "blue_bank 0, food 9 0 0 0, resources 1 0 0 0", "corruption 1", "food 9"),
    "corruption 2006 counts what production took from the bank":
        ("2006", "blue_bank 9, farms 1 0 0 0, mines 2 0 0 0", "corruption 2", ""),
    "corruption 2015 is paid before production":
        ("2015", "blue_bank 11, resources 3 0 0 0, mines 5 0 0 0", "corruption 0", ""),
    "corruption 2015 is paid when fewer are in the bank":
        ("2015", "blue_bank 10, resources 3 0 0 0, mines 0 0 0 0", "corruption 2", "resources 1"),
    "corruption 2015 takes food when resources run out":
        ("2015", "blue_bank 5, resources 1 0 0 0, food 2 0 0 0, farms 0 0 0 0",
         "corruption 3", "resources 2, food 0"),
    "what corruption 2015 returned can be used at once":
        ("2015", "blue_bank 0, resources 6 0 0 0, farms 4 0 0 0, mines 3 0 0 0",
         "corruption 6, food 4, resources 2", "blue_bank 0"),
    "what consumption returned can be used at once (one token for food, two come back, two for resources)":
        ("2006", "blue_bank 1, yellow_bank 11, happy 2, farms 3 0 0 0, mines 3 0 0 0, food 1 0 0 0",
         "food 1, consumption 2, resources 2", ""),
    "with too few blue tokens the highest level comes first, and food before resources":
        ("2006", "blue_bank 3, farms 3 0 1 0, mines 2 0 0 1", "food 5, resources 0", "food 2 0 1 0"),
    "production on an empty bank brings nothing and takes 6":
        ("2006", "blue_bank 0, resources 0 0 0 2", "food 0, resources 0, corruption 6",
         "resources 1 0 1 0, blue_bank 0"),
    "a turn scores at most 30 science, though ratings may be higher": ("2006", "science_rating 40", "science 30", ""),
    "nor more than 30 culture": ("2006", "culture_rating 40", "culture 30", ""),
    "science stops at 40, and what it really brought is told":
        ("2006", "science 35, science_rating 12", "science 5", "science 40"),
}  # fmt: skip


@pytest.mark.parametrize("sentence", TURNS)
def test_at_the_end_of_a_turn(sentence):
    edition, given, brought, afterwards = TURNS[sentence]
    table = Table(edition=edition).give(**numbers(given))
    last = table.end()
    assert {name: last[name] for name in numbers(brought)} == numbers(brought)
    for name, amount in numbers(afterwards).items():
        assert (table.value(name) if isinstance(amount, int) else tuple(table.pile(name))) == amount, name


def test_science_and_culture_are_scored_then_food_comes_and_is_eaten_then_resources():
    table = Table().give(
        science=3, science_rating=4, culture=10, culture_rating=5, yellow_bank=14, blue_bank=18, farms=(1, 1, 0, 0),
        mines=(1, 0, 1, 0), happy=1,
    )  # fmt: skip
    brought = {"science": 4, "culture": 5, "food": 3, "consumption": 1, "resources": 4, "draw": 1}
    assert table.end(1) == dict.fromkeys(LAST, 0) | brought
    # 18 blue tokens less 2 for food, one back for what was eaten, less 2 for resources
    then = {"science": 7, "culture": 15, "food": 2, "resources": 4, "blue_bank": 15}
    assert {name: table.value(name) for name in then} == then


def test_changes_within_a_turn_do_not_count_towards_the_30():
    table = Table().give(culture_rating=30)
    table.change("culture", 25).end()
    assert table.value("culture") == 55


# -- Uprising


@pytest.mark.parametrize("unused, uprising", [(0, 1), (1, 1), (2, 0), (3, 0)])
def test_an_uprising_needs_more_missing_faces_than_unused_workers(unused, uprising):
    assert rebels().give(unused=unused).end()["uprising"] == uprising


def test_happy_faces_are_counted_by_the_bank_after_the_turns_changes():
    table = Table().give(yellow_bank=13, happy=1, unused=0, food=(9, 0, 0, 0))
    table.change("free_population", 1).change("elsewhere", 1)
    assert table.end()["uprising"] == 1


@pytest.mark.parametrize("edition, drawn", [("2006", {}), ("2015", {"draw": 2})])
def test_in_an_uprising_nothing_is_produced_and_in_the_edition_of_2006_no_cards_are_drawn(edition, drawn):
    table = rebels(edition)
    assert table.end(2) == dict.fromkeys(LAST, 0) | {"uprising": 1} | drawn
    assert table.any_left == bool(drawn)
    then = {"culture": 9, "science": 0, "food": 1, "resources": 2}
    assert {name: table.value(name) for name in then} == then


# -- Military cards


@pytest.mark.parametrize("actions, left, drawn", [(5, 0, 0), (5, 1, 1), (5, 3, 3), (5, 4, 3), (5, 5, 3), (0, 0, 0)])
def test_up_to_3_military_cards_are_drawn_for_unused_military_actions_and_who_has_none_is_not_asked(
    actions, left, drawn
):
    table = Table().give(military_actions=actions)
    assert table.end(left)["draw"] == drawn and table.any_left == bool(actions)


def test_not_more_military_actions_are_left_than_there_are():
    table = Table()
    table.sit_down().act("end_turn")
    assert (table.prompt.what, table.prompt.most, table.prompt.suggestion()) == ("military_left", 2, b"\0")
    with pytest.raises(Refused):
        table.prompt.encode(3)


@pytest.mark.parametrize("round, age, asked", [(1, "A", False), (4, "I", True), (9, "III", True), (12, "IV", False)])
def test_there_are_no_military_cards_in_round_1_and_in_the_ages_a_and_iv(round, age, asked):
    table = Table(round=round, age=age)
    table.game.last_round = 13 if age == "IV" else 0
    assert table.end(0)["draw"] == 0
    assert table.any_left == asked


# -- The end of an age


def test_a_log_of_an_older_version_has_unused_military_actions_and_is_resumed_with_them():
    """It asked for them after "End turn": 01 ff, then one byte, here 01 02."""
    log = bytes.fromhex("01ff" + "01ff 01ff" + "01ff 0102" + "01ff 0101")
    session = Session(ThroughTheAges(2, (EDITIONS["2006"],)), log)
    assert (session.dropped, session.game.round, session.game.current) == (0, 3, 0)
    assert [board.last[-1] for board in session.game.boards] == [2, 1]


@pytest.mark.parametrize("age, next_age", [("I", "II"), ("II", "III"), ("III", "IV")])
def test_all_players_lose_2_yellow_tokens_at_once_when_an_age_ends(age, next_age):
    table = Table(3, age=age, current=1).give(1, yellow_bank=1).give(2, yellow_bank=0)
    table.sit_down().act("age_ends")
    assert AGES[table.game.age] == next_age
    assert [table.value("yellow_bank", player) for player in range(3)] == [16, 0, 0]
    assert table.titles[0] == ("age_over", ":" + age)
    assert table.told[:2] == [("age_leaves", ":" + AGES[AGES.index(age) - 1]), ("tokens_leave", 2)]


def test_that_the_last_card_was_dealt_can_be_said_until_the_turn_ends():
    table = Table()
    assert table.can("age_ends")
    table.change("science", 1)
    table.act("age_ends")
    assert table.game.age == 2 and table.value("yellow_bank") == 16
    table.session.undo()
    assert table.can("age_ends") and table.value("science") == 1


@pytest.mark.parametrize("round, age, current, can", [(9, "IV", 0, False), (2, "I", 0, False), (2, "I", 1, True)])
def test_age_iv_does_not_end_and_no_age_does_as_the_row_is_filled_from_age_a(round, age, current, can):
    assert Table(round=round, age=age, current=current).can("age_ends") == can


# -- The end of the game


@pytest.mark.parametrize(
    "count, current, last_round, said, asked",
    [
        (1, 0, 15, "this_is_last", "last_round"),
        (2, 0, 15, "this_is_last", "last_round"),
        (3, 1, 16, "next_is_last", ("board", "age_IV")),
    ],
)
def test_when_age_iii_ends_in_the_first_players_turn_this_round_is_the_last_else_the_next(
    count, current, last_round, said, asked
):
    table = Table(count, age="III", round=15, current=current)
    table.sit_down().act("age_ends")
    assert (table.game.last_round, table.lines()[-1], table.prompt.what) == (last_round, said, asked)
    while table.game.round < last_round:
        table.end()
    assert (table.game.round, table.prompt.what) == (last_round, "last_round")
    for _ in range(count):
        assert table.prompt.what == "last_round"
        table.end()
    assert table.prompt.what == "last_events"


def test_what_the_first_and_the_last_round_do_not_allow_is_said_to_the_first_player():
    table = Table(2, round=1, age="A")
    assert table.prompt.news == ["only_cards"]
    table.end()
    assert len(table.prompt.news) == 1  # the yield of the turn
    table = Table(2, round=12, age="IV")
    table.game.last_round = 12
    assert table.prompt.news == ["last_round_rules"]
    table.end()
    assert len(table.prompt.news) == 1
    assert Table().prompt.news == []


def last_turn(*culture):
    """A game at its last turn, with this culture for each player."""
    count = len(culture)
    table = Table(count, age="IV", round=12, current=count - 1)
    table.game.last_round = 12
    for player in range(count):
        table.give(player, culture=culture[player])
    table.end()
    return table


def test_after_the_last_turn_the_remaining_events_change_any_player_and_are_taken_back_one_by_one():
    table = last_turn(5, 6)
    assert "last_events_left" in table.lines()
    table.change("culture", 4, player=0).change("culture", -2, player=1)
    table.act("end_game")
    assert table.session.prompt is None and table.game.over
    assert (table.game.round, table.game.current) == (12, 0)
    assert [table.game.total(player) for player in (0, 1)] == [9, 4]
    assert table.game.winners() == [0]
    for left in ([9, 4], [9, 6], [5, 6]):
        table.session.undo()
        assert table.prompt.what == "last_events"
        assert [table.value("culture", player) for player in (0, 1)] == left


def test_ties_are_shared():
    table = last_turn(8, 3, 8)
    table.act("end_game")
    assert table.game.winners() == [0, 2]


def test_the_race_knows_the_culture_after_each_round():
    table = Table(2, round=2, age="I").give(0, culture_rating=2).give(1, culture_rating=40)
    table.rounds(3)
    assert [table.game.race(player) for player in (0, 1)] == [[2, 4, 6], [30, 60, 90]]
