"""The play aid of Through the Ages, sentence by sentence, and rulings where it is silent: setup, turns, ages, end."""

import pytest
from age_players import AGES, EDITIONS, Table, rebels, refused

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
        assert start == {
            **dict.fromkeys(BOARD_ROWS, 0),
            "yellow_bank": 18,
            "blue_bank": blue,
            "farm_A": 2,
            "mine_A": 2,
            "elsewhere": 2,
            "population": 1,
            "free_population": 1,
            "civil_actions": 4,
            "military_actions": 2,
            "science_rating": 1,
            "strength": 1,
        }
        assert table.game.boards[player].yellow_tokens() == 25
        assert table.game.boards[player].blue_tokens() == blue


@pytest.mark.parametrize("count", [0, 5])
def test_it_is_for_up_to_four_players(count):
    with pytest.raises(ValueError):
        ThroughTheAges(count, (EDITIONS["2006"],))


def test_the_corruption_row_can_be_changed_before_the_game():
    asked = ThroughTheAges.options(2)
    edition = next(asked)
    row = asked.send(edition.encode(0, alternative=True))
    assert [r.value for r in row.rows()] == [9, 5, 2, 4, 6]
    answers = [edition.encode(0, alternative=True), row.encode_change(0, 2), row.encode_change(2, 1)]
    game = ThroughTheAges(2, [*answers, row.encode_action()])
    assert [editions.corruption(game.corruption_row, blue) for blue in (11, 10, 5, 4, 0)] == [0, 3, 3, 4, 6]


def test_the_sections_of_a_changed_corruption_row_stay_in_order():
    asked = ThroughTheAges.options(2)
    edition = next(asked)
    row = asked.send(edition.encode(0, alternative=True))
    for place, change in ((0, -4), (1, 4), (1, -4), (2, -3)):
        with pytest.raises(Refused):
            row.encode_change(place, change)


@pytest.mark.parametrize(
    "count, events, cards",
    [
        (1, 4, ["setup_no_3", "setup_no_pacts"]),
        (2, 4, ["setup_no_3", "setup_no_pacts"]),
        (3, 5, ["setup_no_4"]),
        (4, 6, []),
    ],
)
def test_the_setup_depends_on_the_number_of_players(count, events, cards):
    game = ThroughTheAges(count, (EDITIONS["2006"],))
    found = lines(game, "setup")
    assert [line for line in found if isinstance(line, str) and "_no_" in line] == cards
    assert ("setup_events", events) in found


@pytest.mark.parametrize("edition, blue", [("2006", 18), ("2015", 16)])
def test_the_setup_names_the_blue_tokens_of_the_edition(edition, blue):
    assert ("setup_banks", 18, blue) in lines(ThroughTheAges(3, (EDITIONS[edition],)), "setup")


def test_the_lines_of_the_setup_are_ticked_off_and_gone_with_the_last():
    session = Session(ThroughTheAges(2, (EDITIONS["2006"],)))
    ticked = 0
    while session.prompt.what == "list_setup":
        session.answer(session.prompt.encode_change(ticked, 1))
        ticked += 1
    assert ticked == len(lines(session.game, "setup"))
    assert session.prompt.what == ("take_cards", 1)


def test_a_line_can_be_unticked_and_the_list_left_as_it_is():
    session = Session(ThroughTheAges(2, (EDITIONS["2006"],)))
    session.answer(session.prompt.encode_change(0, 1))
    session.answer(session.prompt.encode_change(0, -1))
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
    assert table.end() == {
        "uprising": 0,
        "science": 1,
        "culture": 0,
        "food": 2,
        "consumption": 0,
        "starved": 0,
        "resources": 2,
        "corruption": 0,
        "draw": 0,
    }
    assert (table.value("science"), table.value("food"), table.value("resources"), table.value("blue_bank")) == (
        1,
        2,
        2,
        14,
    )


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


def test_science_and_culture_are_scored_then_food_comes_and_is_eaten_then_resources():
    table = Table().give(
        science=3, science_rating=4, culture=10, culture_rating=5, yellow_bank=14, blue_bank=18, farms=(1, 1, 0, 0),
        mines=(1, 0, 1, 0),
    )  # fmt: skip
    last = table.give(happy=1).end(1)
    assert last == {
        "uprising": 0,
        "science": 4,
        "culture": 5,
        "food": 3,
        "consumption": 1,
        "starved": 0,
        "resources": 4,
        "corruption": 0,
        "draw": 1,
    }
    assert (table.value("science"), table.value("culture"), table.value("food"), table.value("resources")) == (
        7,
        15,
        2,
        4,
    )
    # 18 less 2 for food, one back for what was eaten, less 2 for resources
    assert table.value("blue_bank") == 15


def test_a_worker_of_age_a_i_ii_iii_makes_a_token_of_1_2_3_5():
    table = Table().give(farms=(1, 1, 1, 1), mines=(0, 1, 0, 2))
    last = table.end()
    assert (last["food"], last["resources"]) == (11, 12)
    assert (table.pile("food"), table.pile("resources")) == ([1, 1, 1, 1], [0, 1, 0, 2])


def test_each_missing_food_costs_4_culture():
    table = Table().give(yellow_bank=11, happy=2, farms=(1, 0, 0, 0), culture=20, culture_rating=3)
    last = table.end()
    assert (last["consumption"], last["starved"], table.value("culture")) == (1, 4, 19)


def test_culture_does_not_fall_below_0_for_hunger():
    table = Table().give(yellow_bank=0, happy=8, farms=(0, 0, 0, 0), culture=4, culture_rating=2)
    last = table.end()
    assert (last["starved"], table.value("culture")) == (6, 0)


def test_culture_is_scored_before_hunger_takes_it():
    table = Table().give(yellow_bank=16, happy=1, farms=(0, 0, 0, 0), culture=0, culture_rating=5)
    assert table.end()["starved"] == 4
    assert table.value("culture") == 1


def test_corruption_2006_is_paid_after_production_as_far_as_there_are_resources():
    table = Table().give(blue_bank=5, farms=(0, 0, 0, 0), mines=(1, 0, 0, 0))
    last = table.end()  # 4 left in the bank: 4 due, 1 there
    assert (last["resources"], last["corruption"]) == (1, 1)
    assert (table.value("resources"), table.value("blue_bank")) == (0, 5)


def test_corruption_2006_takes_no_food():
    table = Table().give(blue_bank=0, food=(9, 0, 0, 0), resources=(1, 0, 0, 0))
    last = table.end()
    assert (last["corruption"], table.value("food")) == (1, 9)


def test_corruption_2006_counts_what_production_took_from_the_bank():
    table = Table().give(blue_bank=9, farms=(1, 0, 0, 0), mines=(2, 0, 0, 0))
    assert table.end()["corruption"] == 2


def test_corruption_2015_is_paid_before_production():
    table = Table(edition="2015").give(blue_bank=11, resources=(3, 0, 0, 0), mines=(5, 0, 0, 0))
    assert table.end()["corruption"] == 0
    table = Table(edition="2015").give(blue_bank=10, resources=(3, 0, 0, 0), mines=(0, 0, 0, 0))
    assert (table.end()["corruption"], table.value("resources")) == (2, 1)


def test_corruption_2015_takes_food_when_resources_run_out():
    table = Table(edition="2015").give(blue_bank=5, resources=(1, 0, 0, 0), food=(2, 0, 0, 0), farms=(0, 0, 0, 0))
    assert (table.end()["corruption"], table.value("resources"), table.value("food")) == (3, 2, 0)


def test_what_corruption_2015_returned_can_be_used_at_once():
    table = Table(edition="2015").give(blue_bank=0, resources=(6, 0, 0, 0), farms=(4, 0, 0, 0), mines=(3, 0, 0, 0))
    last = table.end()
    assert (last["corruption"], last["food"], last["resources"]) == (6, 4, 2)
    assert table.value("blue_bank") == 0


def test_what_consumption_returned_can_be_used_at_once():
    table = Table().give(
        blue_bank=1, yellow_bank=11, happy=2, farms=(3, 0, 0, 0), mines=(3, 0, 0, 0), food=(1, 0, 0, 0)
    )
    last = table.end()  # one token for food, two come back, two for resources
    assert (last["food"], last["consumption"], last["resources"]) == (1, 2, 2)


def test_with_too_few_blue_tokens_the_highest_level_comes_first_and_food_before_resources():
    table = Table().give(blue_bank=3, farms=(3, 0, 1, 0), mines=(2, 0, 0, 1))
    last = table.end()
    assert (table.pile("food"), last["food"]) == ([2, 0, 1, 0], 5)
    assert last["resources"] == 0


def test_production_on_an_empty_bank_brings_nothing_and_takes_6():
    table = Table().give(blue_bank=0, resources=(0, 0, 0, 2))
    last = table.end()
    assert (last["food"], last["resources"], last["corruption"]) == (0, 0, 6)
    assert (table.pile("resources"), table.value("blue_bank")) == ([1, 0, 1, 0], 0)


@pytest.mark.parametrize("name", ["science", "culture"])
def test_a_turn_scores_at_most_30_though_ratings_may_be_higher(name):
    table = Table().give(**{name + "_rating": 40})
    assert table.end()[name] == 30


def test_science_stops_at_40_and_what_it_really_brought_is_told():
    table = Table().give(science=35, science_rating=12)
    assert (table.end()["science"], table.value("science")) == (5, 40)


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


def test_in_an_uprising_of_2006_nothing_below_happens_and_no_cards_are_drawn():
    table = rebels()
    last = table.end()
    assert last == {**dict.fromkeys(last, 0), "uprising": 1}
    assert not table.any_left
    assert (table.value("culture"), table.value("science"), table.value("food"), table.value("resources")) == (
        9,
        0,
        1,
        2,
    )


def test_in_an_uprising_of_2015_nothing_is_produced_but_cards_are_drawn():
    table = rebels("2015")
    last = table.end(2)
    assert last == {**dict.fromkeys(last, 0), "uprising": 1, "draw": 2}
    assert table.any_left


def test_an_uprising_is_a_notice_of_its_own_name():
    table = rebels()
    table.end()
    assert table.titles == ["uprising"] and table.told == [("uprising_why", 2, 1)]


# -- Military cards


@pytest.mark.parametrize("left, drawn", [(0, 0), (1, 1), (3, 3), (4, 3), (5, 3)])
def test_up_to_3_military_cards_are_drawn_for_unused_military_actions(left, drawn):
    assert Table().give(military_actions=5).end(left)["draw"] == drawn


def test_not_more_military_actions_are_left_than_there_are():
    table = Table()
    table.sit_down().act("end_turn")
    assert (table.prompt.what, table.prompt.most, table.prompt.suggestion()) == ("military_left", 2, b"\0")
    with pytest.raises(Refused):
        table.prompt.encode(3)


def test_nobody_is_asked_who_has_no_military_actions():
    table = Table().give(military_actions=0)
    table.end()
    assert not table.any_left


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
    assert table.titles[0] == ("age_over", "age_" + age)
    assert table.told[:2] == [("age_leaves", "age_" + AGES[AGES.index(age) - 1]), ("tokens_leave", 2)]


def test_that_the_last_card_was_dealt_can_be_said_until_the_turn_ends():
    table = Table()
    assert table.can("age_ends")
    table.change("science", 1)
    table.act("age_ends")
    assert table.game.age == 2 and table.value("yellow_bank") == 16
    table.session.undo()
    assert table.can("age_ends") and table.value("science") == 1


def test_an_age_does_not_end_twice_in_a_turn_and_age_iv_not_at_all():
    table = Table(age="II")
    table.sit_down().act("age_ends")
    assert not table.can("age_ends")
    assert not Table(age="IV").can("age_ends")


def test_no_age_ends_as_the_row_is_filled_from_age_a():
    assert not Table(round=2, age="I").can("age_ends")
    assert Table(round=2, age="I", current=1).can("age_ends")


# -- The end of the game


def test_when_age_iii_ends_in_the_first_players_turn_this_round_is_the_last():
    table = Table(2, age="III", round=15)
    table.sit_down().act("age_ends")
    assert (table.game.last_round, table.prompt.what) == (15, "last_round")
    assert table.lines()[-1] == "this_is_last"
    table.end()
    table.end()
    assert table.prompt.what == "last_events"


def test_when_age_iii_ends_later_in_a_round_one_more_round_is_played():
    table = Table(3, age="III", round=15, current=1)
    table.sit_down().act("age_ends")
    assert table.game.last_round == 16
    assert table.lines()[-1] == "next_is_last"
    assert table.prompt.what == ("board", "age_IV")
    for _ in range(2):
        table.end()
    assert (table.game.round, table.prompt.what) == (16, "last_round")


def test_with_one_player_the_round_in_which_age_iii_ends_is_the_last():
    table = Table(1, age="III", round=9)
    table.sit_down().act("age_ends").end()
    assert table.prompt.what == "last_events"


def test_what_the_first_and_the_last_round_do_not_allow_is_said_to_the_first_player():
    table = Table(2, round=1, age="A")
    assert table.prompt.news == ["only_cards"]
    table.end()
    assert len(table.prompt.news) == 1  # what the turn brought
    table = Table(2, round=12, age="IV")
    table.game.last_round = 12
    assert table.prompt.news == ["last_round_rules"]
    table.end()
    assert len(table.prompt.news) == 1
    assert Table().prompt.news == []


def last_turn(*culture):
    """A game at its last turn, with so much culture for each player."""
    count = len(culture)
    table = Table(count, age="IV", round=12, current=count - 1)
    table.game.last_round = 12
    for player in range(count):
        table.give(player, culture=culture[player])
    table.end()
    return table


def test_after_the_last_turn_the_remaining_events_change_any_player():
    table = last_turn(5, 6)
    assert "last_events_left" in table.lines()
    table.change("culture", 4, player=0).change("culture", -2, player=1)
    table.act("end_game")
    assert table.session.prompt is None and table.game.over
    assert (table.game.round, table.game.current) == (12, 0)
    assert [table.game.total(player) for player in (0, 1)] == [9, 4]
    assert table.game.winners() == [0]


def test_the_last_events_are_taken_back_one_by_one():
    table = last_turn(5, 6)
    table.change("culture", 4, player=0).act("end_game")
    table.session.undo()
    assert table.prompt.what == "last_events"
    table.session.undo()
    assert table.value("culture", 0) == 5


def test_ties_are_shared():
    table = last_turn(8, 3, 8)
    table.act("end_game")
    assert table.game.winners() == [0, 2]


def test_the_race_knows_the_culture_after_each_round():
    table = Table(2, round=2, age="I").give(0, culture_rating=2).give(1, culture_rating=40)
    table.rounds(3)
    assert [table.game.race(player) for player in (0, 1)] == [[2, 4, 6], [30, 60, 90]]
