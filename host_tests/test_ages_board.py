"""The boards of Through the Ages: tables of the banks, what each change does to the others, warnings, sheet, saving."""

import pytest
from age_players import EDITIONS, Table, rebels, refused
from hypothesis import given
from hypothesis import strategies as st

from engine.history.session import Session
from engine.prompts import COUNTERS, NOTICE, NUMBER
from rules.through_the_ages import ThroughTheAges, editions
from rules.through_the_ages.board import BOARD_ROWS, TOKENS
from rules.through_the_ages.checklists import lines

# -- The tables of the banks


@pytest.mark.parametrize(
    "banks, price, eaten, happy",
    [
        ((25, 19, 18, 17), 2, 0, 0), ((16, 15, 14, 13), 3, 1, 1), ((12, 11), 4, 2, 2), ((10, 9), 4, 2, 3),
        ((8, 7), 5, 3, 4), ((6, 5), 5, 3, 5), ((4, 3), 7, 4, 6), ((2, 1), 7, 4, 7), ((0,), 0, 6, 8),
    ],
)  # fmt: skip
def test_the_yellow_bank_sets_price_consumption_and_happy_faces(banks, price, eaten, happy):
    for bank in banks:
        assert (editions.price(bank), editions.eaten(bank), editions.happy_needed(bank)) == (price, eaten, happy)


@pytest.mark.parametrize(
    "edition, printed", [("2006", ("9+", "8–5", "4–1", "0")), ("2015", ("11+", "10–6", "5–1", "0"))]
)
def test_the_blue_bank_sets_corruption_by_the_row_of_the_edition(edition, printed):
    row = bytes(editions.CORRUPTION[EDITIONS[edition][0]])
    assert editions.fields(row) == printed
    for field, (text, lost) in enumerate(zip(printed, (0, 2, 4, 6), strict=True)):
        assert editions.corruption_of_field(row, field) == lost
        for bank in text.replace("+", "–25").split("–"):
            assert editions.corruption(row, int(bank)) == lost


# -- Changes

# A board, its changes ("!": refused), and the board afterwards; "pile" is the pile of tokens.
CHANGES = {
    "one more population takes food and a yellow token":
        ({"yellow_bank": 14, "food": (4, 0, 0, 0), "blue_bank": 10}, "population 1",
         {"unused": 2, "yellow_bank": 13, "food": 1, "blue_bank": 13}),
    "each population is paid at the price of that moment: 2, 3 and 3":
        ({"yellow_bank": 17, "food": (0, 0, 0, 2), "blue_bank": 10, "unused": 0}, "population 3",
         {"unused": 3, "yellow_bank": 14, "food": 2}),
    "population that the food does not pay is refused":
        ({"yellow_bank": 17, "food": (2, 1, 0, 0)}, "!population 2, population 1", {"unused": 2}),
    "there is no population to buy from an empty yellow bank":
        ({"yellow_bank": 0, "food": (9, 0, 0, 0)}, "!population 1, !free_population 1", {"food": 9}),
    "free population takes a yellow token and no food":
        ({"food": (3, 0, 0, 0)}, "free_population 2", {"unused": 3, "yellow_bank": 16, "food": 3}),
    **{
        f"losing {name} puts unused workers back into the bank":
            ({"unused": 2}, f"{name} -2, !{name} -1", {"unused": 0, "yellow_bank": 20})
        for name in ("population", "free_population")
    },
    "an upgrade is one less and one more":
        ({"unused": 0}, "!mine_I 1, mine_A -1, mine_I 1", {"mine_A": 1, "mine_I": 1, "unused": 0}),
    "change for which no blue token is left is lost":
        ({"food": (0, 0, 0, 2), "blue_bank": 0}, "food -1", {"food pile": [0, 0, 1, 1], "blue_bank": 0, "food": 8}),
    "more than there is cannot be paid": ({"resources": (1, 1, 0, 0)}, "!resources -4", {"resources": 3}),
    **{
        f"what is gained lies on the cards as tokens of 1 from the bank: {kind}":
            ({"blue_bank": 3}, f"{kind} 3, !{kind} 1", {f"{kind} pile": [3, 0, 0, 0], "blue_bank": 0})
        for kind in ("food", "resources")
    },
    "a section of a wonder takes a blue token and the finished wonder gives them back":
        ({"blue_bank": 2}, "wonder 1, wonder 1, !wonder 1, wonder -2, !wonder -1", {"wonder": 0, "blue_bank": 2}),
    **{
        f"the {bank} trades tokens with the box":
            ({bank: 5}, f"{bank} 3, {bank} -8, !{bank} -1, !{bank} {TOKENS + 1}", {bank: 0})
        for bank in ("yellow_bank", "blue_bank")
    },
}  # fmt: skip


@pytest.mark.parametrize("sentence", CHANGES)
def test_what_a_change_does_to_the_other_values(sentence):
    have, changes, after = CHANGES[sentence]
    table = Table().give(**have)
    for change in changes.split(", "):
        name, amount = change.split()
        if name.startswith("!"):
            assert refused(table, name[1:], int(amount)) == "range", change
        else:
            table.change(name, int(amount))
    for name, value in after.items():
        found = table.pile(name[:-5]) if name.endswith(" pile") else table.value(name)
        assert found == value, name


@pytest.mark.parametrize("name", [name for name in BOARD_ROWS if name[:4] in ("farm", "mine")] + ["elsewhere"])
def test_a_building_takes_an_unused_worker_and_gives_one_back(name):
    table = Table().give(unused=2)
    before = table.value(name)
    table.change(name, 2)
    assert (table.value(name), table.value("unused")) == (before + 2, 0)
    assert refused(table, name, 1) == "range"
    table.change(name, -(before + 2))
    assert (table.value(name), table.value("unused")) == (0, before + 2)
    assert refused(table, name, -1) == "range"


@pytest.mark.parametrize(
    "pile, amount, left",
    [
        ((0, 2, 0, 1), 5, (1, 0, 1, 0)),  # {5, 2, 2} pays 5 and leaves {3, 1}
        ((1, 0, 0, 1), 5, (1, 0, 0, 0)),
        ((2, 0, 0, 1), 5, (0, 1, 0, 0)),
        ((3, 0, 0, 1), 3, (0, 0, 0, 1)),
        ((0, 0, 2, 0), 4, (0, 1, 0, 0)),
        ((0, 1, 0, 0), 1, (1, 0, 0, 0)),
        ((0, 0, 0, 1), 1, (1, 0, 1, 0)),
        ((0, 0, 0, 1), 2, (0, 0, 1, 0)),
        ((1, 1, 1, 1), 11, (0, 0, 0, 0)),
        ((2, 0, 0, 0), 1, (1, 0, 0, 0)),  # small tokens are never joined
    ],
)
@pytest.mark.parametrize("kind", ["food", "resources"])
def test_paying_takes_the_smallest_tokens_first_and_change_comes_back_in_as_few_as_possible(kind, pile, amount, left):
    table = Table().give(**{kind: pile, "blue_bank": 5})
    table.change(kind, -amount)
    assert tuple(table.pile(kind)) == left
    assert table.value("blue_bank") == 5 + sum(pile) - sum(left)


# -- Changes: tracks


@pytest.mark.parametrize("name, end", [("science", 40), ("strength", 60), ("happy", 8)])
def test_a_track_stops_at_0_and_at_its_cap(name, end):
    row = Table().row(name)
    assert (row.least, row.most) == (0, end)


def test_ratings_and_actions_may_be_higher_than_what_a_turn_scores():
    table = Table()
    for name in ("science_rating", "culture_rating", "civil_actions", "military_actions"):
        assert table.row(name).most == 99
    table.change("culture", 300)
    assert table.value("culture") == 300


def test_another_players_board_can_be_changed_in_ones_turn():
    table = Table(3)
    table.change("culture", 7, player=2).change("population", -1, player=1)
    assert [table.value("culture", player) for player in range(3)] == [0, 0, 7]
    assert [table.value("unused", player) for player in range(3)] == [1, 0, 1]
    assert table.game.current == 0


def test_each_change_is_an_answer_and_is_taken_back_alone():
    table = Table().give(food=(5, 0, 0, 0))
    table.change("population", 1).change("farm_A", 1).change("science", 2)
    for _ in range(3):
        table.session.undo()
    assert table.session.undo() is None
    assert [table.value(name) for name in ("unused", "farm_A", "science", "food")] == [1, 2, 0, 5]


# -- Warnings


def outcome(table, name, player=None):
    return table.row(name, player).outcome(0)


def test_the_board_warns_of_the_price_of_the_next_population():
    assert outcome(Table().give(yellow_bank=8, happy=8), "population") == ("population_price", 5)
    assert outcome(Table().give(yellow_bank=0, happy=8), "population") == "population_none"


def test_the_board_warns_of_hunger_and_corruption_that_are_coming():
    table = Table().give(yellow_bank=11, happy=2, farms=(1, 0, 0, 0), culture=20, blue_bank=5, mines=(3, 0, 0, 0))
    assert outcome(table, "food") == ("starving_ahead", 4)
    assert outcome(table, "blue_bank") == outcome(table, "resources") == ("end_brings", 3, 3)


def test_the_board_warns_of_missing_faces_and_an_uprising_ahead():
    table = rebels()
    assert outcome(table, "happy") == outcome(table, "population") == ("uprising_ahead", 2, 1)
    table.give(unused=2)
    assert outcome(Table().give(yellow_bank=12, unused=2), "happy") == ("happy_needed", 2, 2)


@pytest.mark.parametrize(
    "things, marked",
    [
        ({}, set()),
        ({"yellow_bank": 12, "unused": 2, "food": (2, 0, 0, 0)}, {"happy"}),
        ({"yellow_bank": 12, "unused": 1, "food": (2, 0, 0, 0)}, {"happy", "population"}),
        ({"yellow_bank": 12, "happy": 2, "farms": (0, 0, 0, 0), "culture": 9}, {"food"}),
        ({"blue_bank": 9}, {"blue_bank"}),
    ],
)
def test_what_is_wrong_stands_out_on_the_board(things, marked):
    table = Table().give(**things)
    assert {name for name in BOARD_ROWS if table.row(name).warns and table.row(name).warns()} == marked


def test_looking_ahead_changes_nothing():
    table = rebels()
    before = table.game.save()
    for name in BOARD_ROWS:
        if table.row(name).outcome:
            table.row(name).outcome(0)
    for page in range(len(table.game.SHEET)):
        table.game.sheet(0, page)
    assert table.game.save() == before


# -- Sheet, setting by hand, saving


def test_the_sheet_shows_culture_and_what_is_coming_or_an_uprising():
    table = Table().give(culture=12, culture_rating=4, yellow_bank=11, happy=2, farms=(1, 0, 0, 0))
    _, rows = table.game.sheet(0, 0)
    shown = {row.label: row.value for row in rows}
    assert (shown["culture_full"], shown["coming_culture"], shown["coming_starved"]) == (12, 4, -4)
    assert (shown["coming_food"], shown["coming_eaten"], shown["coming_resources"]) == (1, -1, 2)
    _, rows = rebels().game.sheet(0, 0)
    assert [row.value for row in rows if row.label == "coming_uprising"] == [2]


def test_every_count_of_a_board_can_be_set_by_hand():
    table = Table().give(culture=3).sit_down()
    game = table.game
    for number, row in enumerate(game.adjusting(0, 0).rows()):
        before = [row.value for row in game.adjusting(0, 0).rows()]
        prompt = game.adjusting(0, 0)
        table.session.adjust(0, 0, prompt.encode_change(number, 1))
        before[number] += 1
        assert [row.value for row in game.adjusting(0, 0).rows()] == before, row.label
    assert game.by_hand[0] == number + 1
    while table.session.undo() is not None or table.session.log:
        pass
    assert table.value("culture") == 3


def test_the_age_can_be_set_by_hand_and_finds_the_last_round():
    table = Table(2, age="III", round=8, current=1).sit_down()
    table.session.adjust(0, 1, table.game.adjusting(0, 1).encode_change(0, 1))
    assert (table.game.age, table.game.last_round) == (4, 9)
    table.session.adjust(0, 1, table.game.adjusting(0, 1).encode_change(1, -1))
    assert table.game.last_round == 8
    table.session.adjust(0, 1, table.game.adjusting(0, 1).encode_change(0, -1))
    assert (table.game.age, table.game.last_round) == (3, 0)


@pytest.mark.parametrize("name", ThroughTheAges.CHECKLISTS)
@pytest.mark.parametrize("round, age", [(1, "A"), (5, "II"), (14, "IV")])
def test_every_checklist_has_lines_at_any_time(name, round, age):
    game = Table(3, round=round, age=age).game
    game.last_round = round if age == "IV" else 0
    assert len(set(lines(game, name))) == len(lines(game, name)) >= 2


def test_a_save_of_four_players_after_20_rounds_is_small():
    table = Table(4, round=2, age="I")
    for player in range(4):
        table.give(player, culture_rating=25)
    table.rounds(20)
    assert len(table.game.save()) < 300


# -- Whatever is done


def read_notices(session):
    while session.prompt and session.prompt.kind == NOTICE:
        session.answer(b"")


def tokens(game):
    """All yellow and all blue tokens of each player."""
    return [(board.yellow_tokens(), board.blue_tokens()) for board in game.boards]


def any_answer(prompt, dice):
    """A legal answer: mostly a change, also by much; sometimes what ends the changing."""
    if prompt.kind == NUMBER:
        return prompt.encode(dice.randint(0, prompt.most))
    if dice.random() < 0.15:
        return prompt.encode_action(dice.randrange(len(prompt.actions)))
    page = dice.randrange(max(1, len(prompt.pages)))
    rows = prompt.rows(page)
    movable = [i for i, row in enumerate(rows) if row.least < row.most]
    if not movable:
        return prompt.encode_action()
    i = dice.choice(movable)
    near = [value for value in range(rows[i].value - 3, rows[i].value + 4) if rows[i].least <= value <= rows[i].most]
    value = dice.choice([*near, rows[i].least, rows[i].most])
    if value == rows[i].value:
        return prompt.encode_action()
    return prompt.encode_change(i, value - rows[i].value, page)


@given(st.randoms(use_true_random=False), st.integers(1, 4), st.sampled_from(sorted(EDITIONS)))
def test_tokens_are_conserved_after_every_answer(dice, count, edition):
    game = ThroughTheAges(count, (EDITIONS[edition],))
    game.round, game.age = dice.choice([(1, 0), (2, 1), (7, 2), (15, 3)])
    session = Session(game)
    for _ in range(120):
        read_notices(session)
        if not session.prompt:
            break
        prompt, before, age = session.prompt, tokens(game), game.age
        answer = any_answer(prompt, dice)
        banks = [board.counts[BOARD_ROWS.index("yellow_bank")] for board in game.boards]
        session.answer(answer)
        expected = before
        if prompt.kind == COUNTERS and prompt.what != "list_setup":
            page, row, change = prompt.decode(answer)
            if page >= 0 and BOARD_ROWS[row] in ("yellow_bank", "blue_bank"):
                blue = BOARD_ROWS[row] == "blue_bank"
                yellow_now, blue_now = before[page]
                expected[page] = (yellow_now + change * (not blue), blue_now + change * blue)
            elif page < 0 and prompt.actions[row] == "age_ends":
                expected = [(yellow - min(2, bank), blue) for (yellow, blue), bank in zip(before, banks)]
                assert game.age == age + 1
        assert tokens(game) == expected
        for board in game.boards:
            assert board.value(BOARD_ROWS.index("science")) <= 40
            assert vars(board.copy(0)) == vars(board)
