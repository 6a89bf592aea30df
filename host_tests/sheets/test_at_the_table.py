"""Play games of the catalogue from their cards, dice and tiles, and compare the sheet with the rules of the game.

A sheet must take every number that the rules allow, and come to the same.
"""

import json
import random

import pytest
from reckonings import TOTALS, winners
from sheet_players import Player, note

from host.paths import PROJECT
from host.recorded.fields import parse_text
from host.recorded.transcript import Replay, Transcript

from engine.prompts import COUNTERS, Refused
from engine.result import result_of

SEEDS = 30


def text_of(name):
    return (PROJECT / "sheets" / f"{name}.txt").read_bytes()


def recorded(name, players, *turns):
    """Return the session of a recorded game by the sheet of that name."""
    game = {"game": "score_sheet", "players": players, "sheet": text_of(name).decode(), "turns": list(turns)}
    replay = Replay(Transcript(parse_text(json.dumps(game))))
    replay.play()
    return replay.session


# -- what was refused, or counted otherwise than the rules do


def test_equal_puddings_score_nothing():
    rounds = [{"pad_round": ["done"]}] * 9
    for puddings, points in (([1, 1, 1], [0, 0, 0]), ([2, 2, 1], [3, 3, -6]), ([2, 1, 1], [6, -3, -3])):
        last = [{"sheet_fill": [["Puddings", many], "done"]} for many in puddings]
        game = recorded("sushi_go", ["Ana", "Ben", "Cid"], *rounds, *last).game
        assert game.over and [game.total(seat) for seat in range(3)] == points
    assert recorded("sushi_go", ["Ana", "Ben"], *rounds[:6], *last[1:]).game.total(0) == 0


def test_whoever_shoots_the_moon_may_take_26_off():
    player = Player(text_of("hearts"), 3, optional=(1,))
    player.a_round({"Cards": [26, 0, 0]}).a_round({"Cards": [13, 10, 3]})
    assert [player.game.total(seat) for seat in range(3)] == [-13, 10, 3]


def test_three_farkles_in_a_row_cost_a_thousand_points():
    player = Player(text_of("farkle"), 2).a_round({"Points": [500, 0]}).a_round({"Points": [500, -1000]})
    assert [player.game.total(seat) for seat in range(2)] == [1000, -1000]
    player.take("sheet_by_hand")
    with pytest.raises(Refused):
        player.answer(b"\0\x19")  # 25


# Dice set aside throw by throw, and the points of each throw; None: not all of them score.
THROWS = [
    ([[1]], [100]),
    ([[5, 5], [1, 1, 1]], [100, 1000]),
    ([[2, 2, 2, 5]], [250]),
    ([[6, 1, 2, 4, 3, 5]], [1500]),
    ([[2, 2, 3, 3, 6, 6], [1, 5]], [1500, 150]),
    ([[4, 4, 4], [6, 6, 6], [1]], [400, 600, 100]),
    ([[1, 1, 1, 1]], [1100]),
    ([[5, 5, 5, 5, 1, 1]], [1500]),
    ([[2, 2]], [None]),
    ([[3, 3, 3, 4], [5]], [None, 50]),
]


@pytest.mark.parametrize("throws, points", THROWS)
def test_dice_set_aside_at_farkle_score_and_all_six_are_thrown_again(throws, points):
    player = Player(text_of("farkle"), 2)
    kept, left = 0, 6
    for dice, worth in zip(throws, points):
        player.throw(*dice)
        assert (player.prompt.news == ["sheet_not_all_score"]) == (worth is None)
        if worth is None:  # A costs no points, and only dice of which none scores end the turn
            suggested = player.prompt.ids.index(player.prompt.suggestion())
            assert player.prompt.rows[suggested].label == {2: "sheet_none_score", 3: ("sheet_aside", 1)}[dice[0]]
        kept += worth or 0
        left = (left - len(dice) if worth else left) or 6
        assert ("sheet_aside", left) in [row.label for row in player.prompt.rows]
        assert ("sheet_aside", left + 1) not in [row.label for row in player.prompt.rows]
    if kept:
        row = player.prompt.rows[0]
        assert (row.label, row.value) == ("sheet_keep", kept)
        assert player.take("sheet_keep").game.total(0) == kept and player.game.current == 1
    player.take("sheet_none_score")
    player.session.undo()


def test_a_throw_that_scores_nothing_loses_the_points_of_the_turn_and_the_game_goes_to_10_000():
    player = Player(text_of("farkle"), 2)
    player.throw(1, 1, 1).take("sheet_none_score")
    assert player.game.total(0) == 0 and player.prompt.news == [("sheet_brought", "entry_0", 0)]
    player.throw(1).take("sheet_keep")
    assert [player.game.total(seat) for seat in (0, 1)] == [0, 100] and player.game.round == 2
    again = player.kind(2)
    again.load(player.game.save())
    assert again.total(1) == 100
    for _ in range(9):
        player.throw(1, 1, 1)
    player.throw(1, 1, 1)  # 10,000: more than a turn can bring
    player.take("sheet_keep")
    assert player.game.total(0) == 9950 and not player.game.over
    player.take("sheet_none_score").throw(5).take("sheet_keep")
    assert not player.game.over, "the others have a last turn"
    assert player.take("sheet_none_score").game.winners() == [0] and player.game.over


def belote_round(taker, *tricks, belote=None):
    return {"Taker": taker, "Card points": tricks, "All tricks": None, "Melds": (0, 0), "Belote": belote}


def test_level_at_a_thousand_belote_goes_on_until_one_team_is_ahead():
    player = Player(text_of("belote"), 4)
    for _ in range(5):
        player.a_round(belote_round(0, 100, 62)).a_round(belote_round(1, 62, 100))
    player.a_round(belote_round(0, 100, 62)).a_round(belote_round(0, 82, 80))
    assert [player.game.total(seat) for seat in range(4)] == [992, 952, 992, 952]
    player.a_round(belote_round(1, 61, 101))
    assert not player.game.over and player.prompt.news == ["sheet_plays_on"] and player.prompt.teller is None
    player.a_round(belote_round(0, 100, 62))
    game = player.game
    assert game.over and game.winners() == [0, 2] and ("pad_reached", 1000) in game.ended()


def test_a_tie_at_belote_that_the_players_end_by_hand_stays_one():
    player = Player(text_of("belote"), 4)
    player.answer(player.prompt.ids[-1:])
    assert player.game.over and player.game.winners() == [0, 1, 2, 3]


def test_azul_starts_again_from_zero_after_a_bad_round():
    player = Player(text_of("azul"), 2)
    for entered, marker in ((-3, 0), (5, 5), (-14, 0), (2, 2), (50, 52)):  # at most ten points for each of five tiles
        player.fill([entered]).fill([0])
        assert player.game.total(0) == marker and player.game.race(0)[-1] == marker
    player.answer(player.prompt.encode_action(1))
    player.fill([1, 0, 1]).fill([0, 0, 0])
    assert [player.game.total(seat) for seat in (0, 1)] == [52 + 2 + 10, 0]


@pytest.mark.parametrize("points", [54, 56])
def test_columns_of_ganz_schoen_clever_never_come_to_that(points):
    rows = Player(text_of("ganz_schoen_clever"), 1).prompt.rows()
    assert str(points) not in rows[0].by_value and rows[0].by_value[-2:] == ["50", "60"]
    assert rows[-1].most == 5, "a fox in each of the five areas"


def test_between_two_there_are_no_second_places_on_mars_and_alone_no_awards():
    def named(count):
        player = Player(text_of("terraforming_mars"), count)
        texts = player.kind.texts("en")
        game = player.game
        pages = [game.sheet(0, page) for page in range(len(game.SHEET))]
        assert len(pages) == len({*game.SHEET}) and pages[-1][1][-1].label == "score_total"
        return {texts[row.label] for row in player.prompt.rows()}

    assert {"First", "Second", "Milestones"} <= named(3)
    assert "First" in named(2) and "Second" not in named(2)
    assert not {"First", "Second", "Milestones"} & named(1)


@pytest.mark.parametrize(
    "name, first, second",
    [("patchwork", [20, 5, 0, 0], [20, 5, 0, 1]), ("agricola", [0] * 11 + [2, 0, 0, 0, 3], [0] * 11 + [2, 0, 0, 0, 4])],
)
def test_what_breaks_a_tie_in_the_rule_book_breaks_it_on_the_sheet(name, first, second):
    player = Player(text_of(name), 2)
    player.fill(first).fill(second)
    assert player.game.total(0) == player.game.total(1) and player.game.winners() == [1]


def test_a_tie_at_scrabble_goes_to_the_higher_score_before_the_letters_left():
    player = Player(text_of("scrabble"), 2)
    player.fill([30]).fill([26])
    player.answer(player.prompt.encode_action(1))
    player.fill([-4]).fill([0])
    assert [player.game.total(seat) for seat in (0, 1)] == [26, 26] and player.game.winners() == [0]


# -- rounds: each player's entry in a line (or the player it names)


def hearts(count, chance, _):
    """Deal the hearts and the queen of spades, now and then all of them to one player."""
    shooter = chance.choice([None, None, None, *range(count)])
    cards = [0] * count
    for card in [1] * 13 + [13]:
        cards[chance.randrange(count) if shooter is None else shooter] += card
    return {"Cards": cards}


def farkle(count, chance, _):
    points = [chance.choice([0, 50, 300, 1500, 3000, -1000, -500, 50 * chance.randint(1, 120)]) for _ in range(count)]
    return {"Points": points}


def belote(_, chance, __):
    """Share 162 points between the teams, or give one of them all tricks."""
    tricks = chance.choice([[0, 162], [81, 81], (mine := chance.randint(82, 161)) and [162 - mine, mine]])
    tricks = tricks[:: chance.choice([1, -1])]
    every = tricks.index(162) if 162 in tricks else None
    melds, belote, taker = [chance.choice([0, 0, 20, 50]), 0], chance.choice([None, 0, 1]), chance.randrange(2)
    return {"Taker": taker, "Card points": tricks, "All tricks": every, "Melds": melds, "Belote": belote}


def six_nimmt(count, chance, _):
    """Take rows of five among the 104 cards."""
    cards = chance.sample(range(1, 105), 5 * chance.randint(1, 2 * count))
    entered = {f"{bulls} bull{'s' * (bulls > 1)}": [0] * count for bulls in (1, 2, 3, 5, 7)}
    for at, card in enumerate(cards):
        bulls = 7 if card == 55 else 5 if card % 11 == 0 else 3 if card % 10 == 0 else 2 if card % 5 == 0 else 1
        entered[f"{bulls} bull{'s' * (bulls > 1)}"][at // 5 % count] += 1
    return entered


def wizard(count, chance, number):
    """Play for each trick; about half of the bids are met."""
    takes = [chance.randrange(count) for _ in range(number)]
    tricks = [takes.count(seat) for seat in range(count)]
    bids = [one if chance.random() < 0.5 else chance.randint(0, number) for one in tricks]
    return {"Bid": bids, "Tricks": tricks}


def skat(count, chance, _):
    """Play any game at any level that it can have, won or lost; or none."""
    game = chance.randrange(9)
    level = 1 if game > 4 else chance.randint(2, 11 if game == 4 else 18)
    lost = chance.randrange(2)
    declarer = chance.choice([None, *range(count)])
    own = [seat == declarer for seat in range(count)]
    entered = {"Declarer": declarer, "Game": [game * one for one in own], "Lost": [lost * one for one in own]}
    return entered | {"Level": [level if one else 1 for one in own]}


def tarot(count, chance, _):
    taker, bouts, taken = chance.randrange(count), chance.randrange(4), chance.randint(0, 91)
    petit, handful, slam, contract = (chance.randrange(most) for most in (3, 7, 4, 4))
    partner = chance.choice([None, *range(count)]) if count == 5 else None
    numbers = {"Contract": contract, "Bouts": bouts, "Card points": taken}
    numbers |= {"Petit au bout": petit, "Handful": handful, "Slam": slam}
    entered = {name: [number] * count for name, number in numbers.items()}
    return entered | {"Taker": taker, "Partner": partner}


def uno(count, chance, _):
    """Let a player go out while the others hold five cards each."""
    out = chance.randrange(count)
    held = [0 if seat == out else sum(chance.choice([*range(10), 20, 50]) for _ in range(5)) for seat in range(count)]
    return {"Out": out, "Cards left": held}


def rummikub(count, chance, _):
    """Let a player go out while the others hold up to twelve tiles each."""
    winner = chance.randrange(count)
    tiles = [sum(chance.choice([*range(1, 14), 30]) for _ in range(chance.randint(1, 12))) for _ in range(count)]
    tiles[winner] = 0
    return {"Tiles left": tiles}


COLOURS = "Yellow", "Blue", "White", "Green", "Red"


def lost_cities(_, chance, __):
    """Deal two players their columns of five colours."""
    entered = {}
    for colour in COLOURS:
        cards = [0, 0, 0, *range(2, 11)]
        lone = chance.randrange(2)
        owners = [lone] * 12 if chance.random() < 0.3 else [chance.choice((0, 0, 1, 1, 2)) for _ in cards]
        own = [[card for card, owner in zip(cards, owners) if owner == seat] for seat in (0, 1)]
        entered[colour] = [sum(column) for column in own]
        entered[colour + " ×"] = [1 + column.count(0) if column else 0 for column in own]
        entered[colour + " 8+"] = [int(len(column) >= 8) for column in own]
    return entered


# A round, the number of players, and the total that ends the game (0: by hand, or after a number of rounds).
ROUNDS = {
    "hearts": (hearts, (3, 6), 100),
    "farkle": (farkle, (2, 8), 10_000),
    "belote": (belote, (4, 4), 1000),
    "6_nimmt": (six_nimmt, (2, 8), 66),
    "wizard": (wizard, (3, 6), 0),
    "skat": (skat, (3, 4), 0),
    "tarot": (tarot, (3, 5), 0),
    "uno": (uno, (2, 8), 500),
    "rummikub": (rummikub, (2, 4), 0),
    "lost_cities": (lost_cities, (2, 2), 0),
}


@pytest.mark.parametrize("name", ROUNDS)
def test_a_game_of_rounds_takes_what_the_rules_allow_and_ends_as_they_say(name):
    deal, players, target = ROUNDS[name]
    for seed in range(SEEDS):
        chance = random.Random(f"{name} {seed}")
        count = chance.randint(*players)
        player = Player(text_of(name), count)
        played = [[] for _ in range(count)]
        last = {"wizard": 60 // count, "lost_cities": 3}.get(name, 40)
        for number in range(1, last + 1):
            entered = deal(count, chance, number)
            player.a_round(entered)
            note(played, entered)
            totals = TOTALS[name](played)
            assert [player.game.total(seat) for seat in range(count)] == totals, entered
            level = name == "belote" and totals[0] == totals[1]
            over = target and max(totals) >= target and not level or last < 40 and number == last
            assert player.game.over == bool(over), (totals, number)
            if player.game.over:
                break
        if not player.game.over:
            prompt = player.prompt
            player.answer(prompt.encode_action(1) if prompt.kind == COUNTERS else prompt.ids[-1:])
        assert player.game.winners() == winners(name, played, totals)


ROWS = (PROJECT / "host_tests" / "sheets" / "deals.tsv").read_text(encoding="utf-8").splitlines()[1:]
DEALS = [[name, *map(json.loads, values)] for name, *values, _ in [row.split("\t") for row in ROWS]]


@pytest.mark.parametrize("name, count, first, rounds, points", DEALS)
def test_a_deal_with_its_points(name, count, first, rounds, points):
    player = Player(text_of(name), count)
    if first > 1:
        player.game.round = first
        player.game.forget_points()
    for entered in rounds:
        if isinstance(entered, dict):
            player.a_round(entered)
            continue
        if not player.game.closing:
            player.answer(player.prompt.encode_action(1))
        for own in entered:
            player.fill(own)
    assert [player.game.total(seat) for seat in range(count)] == points


def test_whoever_has_all_phases_wins_and_of_several_the_one_with_the_fewest_points():
    player = Player(text_of("phase_10"), 3)
    for number in range(10):
        player.a_round({"Phase done": [1, number < 9, 1], "Cards left": [30, 0, 20]})
    game = player.game
    assert game.over and game.winners() == [2] and [game.total(seat) for seat in range(3)] == [300, 0, 200]
    assert ("sheet_reached", "entry_0", 10) in game.ended()


def test_in_the_last_round_of_the_quacks_coins_and_rubies_buy_points():
    player = Player(text_of("quacks"), 2)
    for _ in range(9):
        player.a_round({"Points": [5, 6]})
    player.fill([24, 5, 30]).fill([9, 0, 25])
    assert player.game.over and [player.game.total(seat) for seat in (0, 1)] == [45 + 4 + 2, 54 + 1]


FOR_TWO = """game = X
players = 2 to 4
filled = each round, line by line
A: 0 to 9 when the number of players is equal to 2
"""


@pytest.mark.parametrize("count, more, most", [(2, "B: 0 to 5\n", 9), (3, "B: 0 to 5\n", 5), (2, "", 9)])
def test_a_line_that_nobody_fills_is_not_asked_for(count, more, most):
    assert [row.most for row in Player(FOR_TWO + more, count).prompt.rows()] == [most] * count


def test_a_line_can_have_9000_points_however_many_there_are():
    lines = "".join(f"{letter}: 0 to 9999\n" for letter in "ABCDEFGHIJKL")
    assert Player("game = X\nplayers = 2 to 4\nfilled = each round\n" + lines, 2).fill([9000]).game.total(0) == 9000


@pytest.mark.parametrize("count, others", [(3, 40), (4, 30)])
def test_tournament_points_at_skat_are_40_or_at_four_30_for_the_others(count, others):
    player = Player(text_of("skat"), count, optional=(1,))
    for lost, totals in ((1, [-96 - 50] + [others] * (count - 1)), (0, [-96 + 48] + [others] * (count - 1))):
        player.a_round({"Declarer": 0, "Game": [4] * count, "Level": [2] * count, "Lost": [lost] * count})
        assert [player.game.total(seat) for seat in range(count)] == totals


def test_impossible_games_of_skat_and_bids_beyond_the_tricks_of_wizard_are_refused():
    player = Player(text_of("skat"), 3).answer(b"\0")
    with pytest.raises(Refused):
        player.prompt.encode_change(1, -1)  # diamonds with 1, game 2: 18 is the least
    player.answer(player.prompt.encode_change(0, 4))
    with pytest.raises(Refused):
        player.prompt.encode_change(1, 10)  # a grand is 264 at most
    player.answer(player.prompt.encode_change(0, 3))
    game = player.game
    assert game.SHEET == ("sheet_lines", "sheet_score")
    assert [row.label for row in game.sheet(0, 0)[1]] == ["entry_0"], "the game and its level have no sum"
    texts = player.kind.texts("de")
    assert [texts[row.label] for row in player.prompt.rows()] == ["Spiel", "Verloren"]
    player.answer(player.prompt.encode_action())
    assert player.game.total(0) == 46, "a null ouvert has no multiplier"
    wizard = Player(text_of("wizard"), 3)
    with pytest.raises(Refused):
        wizard.prompt.encode_change(0, 2)


# -- several lines


BOXES = "Ones Twos Threes Fours Fives Sixes".split()
FIXED = {"Full house": 25, "Small straight": 30, "Large straight": 40, "Yahtzee": 50}


def worth(box, dice, joker):
    """Return the points of a box for the dice; a joker makes every box."""
    if box in BOXES:
        number = BOXES.index(box) + 1
        return number * dice.count(number)
    most = max(dice.count(one) for one in dice)
    if box in ("3 of a kind", "4 of a kind"):
        return sum(dice) if most >= int(box[0]) else 0
    if box == "Chance":
        return sum(dice)
    runs = "".join(str(number) if number in dice else " " for number in range(1, 7)).split()
    made = {
        "Full house": sorted(dice.count(one) for one in {*dice}) == [2, 3],
        "Small straight": max(len(run) for run in runs) >= 4,
        "Large straight": max(len(run) for run in runs) >= 5,
        "Yahtzee": most == 5,
    }[box]
    return FIXED[box] if made or joker and box != "Yahtzee" else 0


def boxes_for(dice, left):
    """Return the boxes that the rules allow for a throw, and whether it is a joker."""
    if len({*dice}) > 1 or "Yahtzee" in left:
        return left, False
    own = BOXES[dice[0] - 1]
    if own in left:
        return [own], True
    lower = [box for box in left if box not in BOXES]
    return lower or left, True


def thrown(chance):
    if chance.random() < 0.4:
        return [chance.randint(1, 6)] * 5
    return chance.choice([[chance.randint(1, 6) for _ in range(5)], [1, 2, 3, 4, 5], [2, 3, 4, 5, 5], [4, 4, 4, 6, 6]])


def test_yahtzee_from_the_dice_with_jokers_to_the_last_box():
    """Each box on offer shows what it brings, and only those that the rules allow are."""
    jokers = 0
    for seed in range(2 * SEEDS):
        chance = random.Random(seed)
        count = chance.randint(1, 3)
        player = Player(text_of("yahtzee"), count)
        boxes = [*BOXES, "3 of a kind", "4 of a kind", *FIXED, "Chance"]
        left = [list(boxes) for _ in range(count)]
        scored = [{"More Yahtzees": 0} for _ in range(count)]
        for turn in range(13 * count):
            seat = turn % count
            dice = thrown(chance)
            allowed, joker = boxes_for(dice, left[seat])
            offered = {box: worth(box, dice, joker) for box in allowed}
            player.answer(player.prompt.encode([face - 1 for face in dice]))
            if len(allowed) > 1:
                names = player.kind.texts("en")
                assert {names[row.label]: row.value for row in player.prompt.rows} == offered
                best = list(player.prompt.ids).index(player.prompt.suggest()[0])
                assert player.prompt.rows[best].value == max(offered.values())
            box = chance.choice(allowed)
            if joker and scored[seat]["Yahtzee"]:
                scored[seat]["More Yahtzees"] += 1
            player.choose(box)
            scored[seat][box] = offered[box]
            left[seat].remove(box)
            jokers += joker
        game = player.game
        totals = TOTALS["yahtzee"](scored)
        assert game.over and [game.total(seat) for seat in range(count)] == totals
        assert game.winners() == winners("yahtzee", scored, totals), "ties are shared"
    assert jokers > 50


@pytest.mark.parametrize(
    "first, then, noticed",
    [([6] * 5, 100, True), ([1, 2, 3, 4, 6], None, True), (None, None, False)],
    ids=["a joker", "a joker after a crossed box", "no joker"],
)
def test_after_a_turn_its_box_and_points_are_told_of_a_joker_on_a_page(first, then, noticed):
    """A joker can be written without a question. So do the last turns."""
    player = Player(text_of("yahtzee"), 1)
    for dice, box in ((first, "Yahtzee"), ([5] * 5, "Fives")):
        if dice:
            player.answer(player.prompt.encode([face - 1 for face in dice])).choose(box)
    names = player.kind.texts("en")
    expected = [("Fives", 25)] + [("More Yahtzees", then)] * bool(then)

    def read(labels):
        return [(names[entry], points) for _, entry, points in labels]

    assert read(player.session.last_turns()[0]) == expected
    assert (read(player.noticed), read(player.prompt.news)) == ((expected, []) if noticed else ([], expected))


def test_what_no_rule_allows_is_refused():
    with pytest.raises(Refused):
        player = Player(text_of("hearts"), 3)
        player.answer(player.prompt.encode_change(0, 27))
    with pytest.raises(Refused):
        player = Player(text_of("farkle"), 2).take("sheet_by_hand")
        player.answer(player.prompt.encode_change(0, -1001))
    assert result_of(Player(text_of("belote"), 4).game).totals == [0] * 4


@pytest.mark.parametrize("path", sorted((PROJECT / "sheets").glob("*.txt")), ids=lambda path: path.stem)
def test_a_sheet_names_the_rules_it_follows(path):
    first = path.read_text(encoding="utf-8").splitlines()[0]
    assert first.startswith("# Rules: ") and len(first) > 20
