"""Play games of the catalogue from their cards, dice and tiles, and compare the sheet with the rules of the game.

A sheet must take every number that the rules allow, and come to the same.
"""

import json
import random

import pytest
from reckonings import YELLOW
from sheet_players import Player

from host.paths import PROJECT
from host.recorded.fields import parse_text
from host.recorded.transcript import Replay, Transcript

from engine.prompts import Refused
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


def a_round(*points):
    return {"pad_round": [*([str(seat), value] for seat, value in enumerate(points) if value), "done"]}


# -- what was refused, or counted otherwise than the rules do


def test_equal_puddings_score_nothing():
    rounds = [{"pad_round": ["done"]}] * 9
    for puddings, points in (([1, 1, 1], [0, 0, 0]), ([2, 2, 1], [3, 3, -6]), ([2, 1, 1], [6, -3, -3])):
        last = [{"sheet_fill": [["Puddings", many], "done"]} for many in puddings]
        game = recorded("sushi_go", ["Ana", "Ben", "Cid"], *rounds, *last).game
        assert game.over and [game.total(seat) for seat in range(3)] == points
    assert recorded("sushi_go", ["Ana", "Ben"], *rounds[:6], *last[1:]).game.total(0) == 0


def test_whoever_shoots_the_moon_may_take_26_off():
    game = recorded("hearts", ["Ana", "Ben", "Cleo"], a_round(-26), a_round(13, 10, 3)).game
    assert [game.total(seat) for seat in range(3)] == [-13, 10, 3]


def test_three_farkles_in_a_row_cost_a_thousand_points():
    game = recorded("farkle", ["Ana", "Ben"], a_round(500), a_round(500, -1000)).game
    assert [game.total(seat) for seat in range(2)] == [1000, -1000]


def test_level_at_a_thousand_belote_goes_on_until_one_team_is_ahead():
    session = recorded("belote", ["Ana", "Ben"], a_round(500, 500), a_round(560, 560))
    assert not session.game.over and session.game.round == 3
    assert session.prompt.news == ["sheet_plays_on"] and session.prompt.teller is None
    level, ahead = a_round(81, 81), a_round(82, 80)
    game = recorded("belote", ["Ana", "Ben"], a_round(500, 500), a_round(560, 560), level, ahead).game
    assert game.over and game.winners() == [0] and game.round == 4
    assert ("pad_reached", 1000) in game.ended()


def test_a_tie_at_belote_that_the_players_end_by_hand_stays_one():
    game = recorded("belote", ["Ana", "Ben"], a_round(1060, 1060), {"pad_round": ["pad_end"]}).game
    assert game.over and game.winners() == [0, 1]


def test_azul_starts_again_from_zero_after_a_bad_round():
    player = Player(text_of("azul"), 2)
    for entered, marker in ((-3, 0), (5, 5), (-14, 0), (2, 2)):
        player.fill([entered]).fill([0])
        assert player.game.total(0) == marker and player.game.race(0)[-1] == marker
    player.answer(player.prompt.encode_action(1))
    player.fill([1, 0, 1]).fill([0, 0, 0])
    assert [player.game.total(seat) for seat in (0, 1)] == [2 + 2 + 10, 0]


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
    [
        ("patchwork", [20, 5, 0, 0], [20, 5, 0, 1]),
        ("agricola", [0] * 11 + [2, 0, 0, 0, 3], [0] * 11 + [2, 0, 0, 0, 4]),
    ],
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


# -- one number a round


def hearts(count, chance, _):
    """Return penalties: hearts, the queen of spades, at some tables the jack of diamonds; a moon either way."""
    moon = chance.random() < 0.2
    shooter = chance.randrange(count)
    points = [0] * count
    for card in [1] * 13 + [13]:
        points[shooter if moon else chance.randrange(count)] += card
    if 26 in points and chance.random() < 0.7:
        points = [-one for one in points] if chance.random() < 0.5 else [26 - one for one in points]
    if chance.random() < 0.3:
        points[chance.randrange(count)] -= 10
    return points


def farkle(count, chance, _):
    return [chance.choice([0, 50, 300, 1500, 3000, -1000, -500, 50 * chance.randint(1, 120)]) for _ in range(count)]


def belote(count, chance, _):
    """Return 162 points of tricks, or 252 for all of them, with 20 for a belote, 200 for four of a kind, or doubled."""
    taker = chance.choice([0, 252, chance.randint(82, 161)])  # inside: nothing
    points = [taker, 162 - taker if 0 < taker < 162 else 0 if taker else 162]
    points[chance.randrange(2)] += chance.choice([0, 0, 20, 20 + 200])
    factor = chance.choice([1, 1, 1, 2])
    points = [factor * one for one in points]
    return points if chance.random() < 0.5 else points[::-1]


def six_nimmt(count, chance, _):
    """Return the bulls of rows of five among the 104 cards, each taken by somebody."""
    cards = chance.sample(range(1, 105), 5 * chance.randint(1, 2 * count))
    points = [0] * count
    for at in range(0, len(cards), 5):
        for card in cards[at : at + 5]:
            bulls = 7 if card == 55 else 5 if card % 11 == 0 else 3 if card % 10 == 0 else 2 if card % 5 == 0 else 1
            points[at % count] += bulls
    return points


def wizard(count, chance, number):
    """Return 20 and 10 per trick for a bid that was met, and -10 for each trick off."""
    takes = [chance.randrange(count) for _ in range(number)]
    tricks = [takes.count(seat) for seat in range(count)]
    bids = [one if chance.random() < 0.5 else chance.randint(0, number) for one in tricks]
    return [20 + 10 * one if one == bid else -10 * abs(one - bid) for one, bid in zip(tricks, bids)]


def skat(count, chance, _):
    """Return the base value times tops, game, hand, schneider, schwarz and announcements; double if lost."""
    suit = chance.choice([9, 10, 11, 12, 24])
    tops = chance.randint(1, 4 if suit == 24 else 11)
    value = suit * (tops + chance.randint(1, 7)) * chance.choice([1, 1, 2, 4])
    points = [0] * count
    points[chance.randrange(count)] = chance.choice([value, -2 * value])
    return points


def tarot(count, chance, _):
    """Return 25, margin and last trick times the contract, with handful and slam; all scores add up to zero."""
    score = (25 + chance.randint(0, 35) + chance.choice([0, 10])) * chance.choice([1, 2, 4, 6])
    score += chance.choice([0, 20, 30, 40]) + chance.choice([0, 0, 200, 400])
    score *= chance.choice([1, -1])
    taker = chance.randrange(count)
    return [score * (count - 1) if seat == taker else -score for seat in range(count)]


def uno(count, chance, _):
    """Return the value of the cards that the others hold for the player who goes out."""
    points = [0] * count
    held = [chance.choice([*range(10), 20, 50]) for _ in range((count - 1) * chance.randint(1, 9))]
    points[chance.randrange(count)] = sum(held)
    return points


def rummikub(count, chance, _):
    """Return minus the tiles that players hold, and their sum for the player who goes out."""
    points = [-sum(chance.choice([*range(1, 14), 30]) for _ in range(chance.randint(1, 12))) for _ in range(count)]
    winner = chance.randrange(count)
    points[winner] = 0
    points[winner] = -sum(points)
    return points


# A round's points, the number of players, and the total that ends the game (0: by hand).
ROUNDS = {
    "hearts": (hearts, (3, 6), 100),
    "farkle": (farkle, (2, 8), 10_000),
    "belote": (belote, (2, 2), 1000),
    "6_nimmt": (six_nimmt, (2, 8), 66),
    "wizard": (wizard, (3, 6), 0),
    "skat": (skat, (3, 4), 0),
    "tarot": (tarot, (3, 5), 0),
    "uno": (uno, (2, 8), 500),
    "rummikub": (rummikub, (2, 4), 0),
}


@pytest.mark.parametrize("name", ROUNDS)
def test_a_game_of_rounds_takes_what_the_rules_allow_and_ends_as_they_say(name):
    deal, players, target = ROUNDS[name]
    for seed in range(SEEDS):
        chance = random.Random(f"{name} {seed}")
        count = chance.randint(*players)
        player = Player(text_of(name), count)
        totals = [0] * count
        for number in range(1, 60 // count + 1 if name == "wizard" else 90):
            points = deal(count, chance, number)
            totals = [total + more for total, more in zip(totals, points)]
            for seat, value in enumerate(points):
                if value:
                    player.answer(player.prompt.encode_change(seat, value))
            player.answer(player.prompt.encode_action())
            level = name == "belote" and totals[0] == totals[1]
            assert [player.game.total(seat) for seat in range(count)] == totals
            assert player.game.over == bool(target and max(totals) >= target and not level), (totals, number)
            if player.game.over:
                break
        if not target:
            player.answer(player.prompt.encode_action(1))
        best = min(totals) if name in ("hearts", "6_nimmt") else max(totals)
        assert player.game.winners() == [seat for seat in range(count) if totals[seat] == best]


# -- several lines


def expeditions(chance):
    """Return what two players' columns of five colours are worth."""
    worth = [[], []]
    for _ in range(5):
        cards = [0, 0, 0, *range(2, 11)]
        lone = chance.randrange(2)
        owners = [lone] * 12 if chance.random() < 0.3 else [chance.choice((0, 0, 1, 1, 2)) for _ in cards]
        for seat in (0, 1):
            own = [card for card, owner in zip(cards, owners) if owner == seat]
            points = (sum(own) - 20) * (1 + own.count(0)) + (20 if len(own) >= 8 else 0)
            worth[seat].append(points if own else 0)
    return worth


def test_three_rounds_of_lost_cities_from_the_cards():
    for seed in range(SEEDS):
        chance = random.Random(seed)
        player = Player(text_of("lost_cities"), 2)
        totals = [0, 0]
        for _ in range(3):
            for seat, columns in enumerate(expeditions(chance)):
                player.fill(columns)
                totals[seat] += sum(columns)
        assert player.game.over and [player.game.total(seat) for seat in (0, 1)] == totals


DECK = (
    ["tempura", "sashimi", "dumpling"] * 14
    + ["maki 2"] * 12 + ["maki 3"] * 8 + ["maki 1"] * 6
    + ["nigiri 2"] * 10 + ["nigiri 3"] * 5 + ["nigiri 1"] * 5
    + ["pudding"] * 10 + ["wasabi"] * 6 + ["chopsticks"] * 4
)  # fmt: skip


def shared(amounts, prize, best):
    """Return what each seat gets of a prize that all with the amount `best` split evenly, rounded down."""
    seats = [seat for seat, amount in enumerate(amounts) if amount == best]
    return [prize // len(seats) if seat in seats else 0 for seat in range(len(amounts))]


def test_sushi_go_from_the_cards_on_the_table():
    assert len(DECK) == 108
    for seed in range(SEEDS):
        chance = random.Random(seed)
        count = chance.randint(2, 5)
        player = Player(text_of("sushi_go"), count)
        deck = chance.sample(DECK, len(DECK))
        puddings, totals = [0] * count, [0] * count
        for _ in range(3):
            rolls = []
            for seat in range(count):
                cards = [deck.pop() for _ in range(12 - count)]
                nigiri = wasabi = 0
                for card in cards:  # in the order in which they were played
                    if card == "wasabi":
                        wasabi += 1
                    elif card.startswith("nigiri"):
                        nigiri += int(card[-1]) * (3 if wasabi else 1)
                        wasabi = max(0, wasabi - 1)
                maki = sum(int(card[-1]) for card in cards if card.startswith("maki"))
                tempura, sashimi, dumplings = (cards.count(kind) for kind in ("tempura", "sashimi", "dumpling"))
                player.fill([maki, tempura, sashimi, dumplings, nigiri])
                rolls.append(maki)
                puddings[seat] += cards.count("pudding")
                totals[seat] += 5 * (tempura // 2) + 10 * (sashimi // 3) + nigiri
                totals[seat] += (0, 1, 3, 6, 10, 15)[min(dumplings, 5)]
            most = max(rolls)
            brought = [shared(rolls, 6, most)]
            others = [roll for roll in rolls if roll < most]
            if rolls.count(most) == 1 and max(others) > 0:
                brought.append(shared(rolls, 3, max(others)))
            for seat in range(count):
                totals[seat] += sum(one[seat] for one in brought)
        for many in puddings:
            player.fill([many])
        if len({*puddings}) > 1:
            for seat, more in enumerate(shared(puddings, 6, max(puddings))):
                totals[seat] += more
            for seat, less in enumerate(shared(puddings, 6, min(puddings))):
                totals[seat] -= less if count > 2 else 0
        game = player.game
        assert game.over and [game.total(seat) for seat in range(count)] == totals, (puddings, totals)
        best = max(zip(totals, puddings))
        assert game.winners() == [seat for seat in range(count) if (totals[seat], puddings[seat]) == best]


def test_azul_from_the_tiles_of_the_wall_and_the_floor():
    for seed in range(SEEDS):
        chance = random.Random(seed)
        count = chance.randint(2, 4)
        player = Player(text_of("azul"), count)
        markers = [0] * count
        for _ in range(chance.randint(5, 8)):
            for seat in range(count):
                tiles = [chance.randint(1, 10) for _ in range(chance.randint(0, 5))]
                floor = (1, 1, 2, 2, 2, 3, 3)[: chance.randint(0, 7)]
                markers[seat] = max(0, markers[seat] + sum(tiles) - sum(floor))
                player.fill([sum(tiles) - sum(floor)])
            assert [player.game.total(seat) for seat in range(count)] == markers
        player.answer(player.prompt.encode_action(1))
        ends = [[chance.randint(0, 5) for _ in range(3)] for _ in range(count)]
        for seat, (rows, columns, colours) in enumerate(ends):
            player.fill([rows, columns, colours])
            markers[seat] += 2 * rows + 7 * columns + 10 * colours
        assert player.game.over and [player.game.total(seat) for seat in range(count)] == markers


def test_ganz_schoen_clever_from_the_boxes_that_are_filled():
    for seed in range(SEEDS):
        chance = random.Random(seed)
        player = Player(text_of("ganz_schoen_clever"), 1)
        columns = [points for points in (10, 14, 16, 20) if chance.random() < 0.6]
        blue, green = chance.randint(0, 11), chance.randint(0, 11)
        orange = [chance.randint(1, 6) for _ in range(chance.randint(0, 11))]
        doubled = {3: 2, 6: 2, 8: 2, 10: 3}  # the fourth, seventh and ninth box; the last one three times
        purple = [chance.randint(1, 6) for _ in range(chance.randint(0, 11))]
        if seed == 1:  # all there is
            columns, blue, green, orange, purple = [10, 14, 16, 20], 11, 11, [6] * 11, [6] * 11
        foxes = chance.randint(0, 5)
        areas = [
            sum(columns),
            [0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56][blue],
            [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66][green],
            sum(number * doubled.get(at, 1) for at, number in enumerate(orange)),
            sum(purple),
        ]
        player.fill([YELLOW.index(areas[0]), blue, green, areas[3], areas[4], foxes])
        assert player.game.over and player.game.total(0) == sum(areas) + foxes * min(areas)


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
    """Some players enter a bonus at once, some after their last box."""
    jokers_last = 0
    for seed in range(2 * SEEDS):
        chance = random.Random(seed)
        count = chance.randint(1, 3)
        player = Player(text_of("yahtzee"), count)
        boxes = [*BOXES, "3 of a kind", "4 of a kind", *FIXED, "Chance"]
        left = [list(boxes) for _ in range(count)]
        scored = [{} for _ in range(count)]
        bonuses, noted = [0] * count, [0] * count
        for turn in range(13 * count):
            seat = turn % count
            dice = thrown(chance)
            allowed, joker = boxes_for(dice, left[seat])
            box = chance.choice(allowed)
            if joker and scored[seat]["Yahtzee"]:
                bonuses[seat] += 1
                if len(left[seat]) > 1 and chance.random() < 0.5:
                    noted[seat] = bonuses[seat]
                    player.choose("More Yahtzees").answer(player.prompt.encode(noted[seat]))
            points = worth(box, dice, joker)
            scored[seat][box] = points
            player.choose(box)
            rows = player.prompt.rows if box in FIXED else ()
            entered = points // (BOXES.index(box) + 1) if box in BOXES else points
            if rows:
                entered = [row.label for row in rows].index(f":{points}")
            player.answer(player.prompt.encode(entered))
            left[seat].remove(box)
            if not left[seat] and scored[seat]["Yahtzee"]:
                jokers_last += joker
                assert player.prompt.suggest() == bytes([noted[seat]]), "one press leaves it as it is"
                player.answer(player.prompt.encode(bonuses[seat]))
        game = player.game
        totals = []
        for seat in range(count):
            upper = sum(scored[seat][box] for box in BOXES)
            totals.append(sum(scored[seat].values()) + (35 if upper >= 63 else 0) + 100 * bonuses[seat])
        assert game.over and [game.total(seat) for seat in range(count)] == totals
        assert game.winners() == [seat for seat in range(count) if totals[seat] == max(totals)], "ties are shared"
    assert jokers_last > 5


def test_without_fifty_points_for_a_yahtzee_nobody_asks_for_more():
    player = Player(text_of("yahtzee"), 1)
    while player.prompt:
        assert player.prompt.what != ("sheet_value", "entry_14")
        if player.prompt.what == "sheet_which":
            player.answer(player.prompt.ids[:1])
        player.answer(player.prompt.encode(0 if player.prompt.what[1] != "entry_13" else 5))
    assert player.game.over and player.game.total(0) == 5


def test_what_no_rule_allows_is_refused():
    with pytest.raises(Refused):
        player = Player(text_of("hearts"), 3)
        player.answer(player.prompt.encode_change(0, 27))
    with pytest.raises(Refused):
        player = Player(text_of("farkle"), 2)
        player.answer(player.prompt.encode_change(0, -1001))
    assert result_of(Player(text_of("belote"), 2).game).totals == [0, 0]


@pytest.mark.parametrize("path", sorted((PROJECT / "sheets").glob("*.txt")), ids=lambda path: path.stem)
def test_a_sheet_names_the_rules_it_follows(path):
    first = path.read_text(encoding="utf-8").splitlines()[0]
    assert first.startswith("# Rules: ") and len(first) > 20
