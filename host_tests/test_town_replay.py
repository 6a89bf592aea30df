"""Recorded games of Roll Into Town: their results, the referee's opinion, and what is said of wrong ones."""

import copy
import json
import re
import statistics

import pytest
import referee_town
from town_rules_used import EVERY_RULE, rules_used
from wrong_games import ANYTHING, changed, said_of_a_value_anywhere

from host import paths
from host.figures import by_keys
from host.pilot.pilot import Recorded
from host.recorded import people
from host.recorded.transcript import Replay, Transcript, TranscriptError, confirm_notices, parse, recorded

import replay as command

PATHS = [path for path in recorded(paths.GAMES) if path.name.startswith("town_")]


def load(path):
    return json.loads(path.read_text(encoding="utf-8"))


def replayed(record):
    game = Replay(Transcript(parse(json.dumps(record).encode())))
    game.play()
    return game


def result_of(path):
    return load(path.with_name(path.name.replace(".json", ".result.json")))


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_recorded_game_ends_in_the_recorded_result_and_the_referee_agrees(path):
    record = load(path)
    result = replayed(record).result()
    assert result["over"] and result == result_of(path) == referee_town.judge(record)


def test_there_are_complete_games_for_every_number_of_players_and_every_size():
    whole = [load(path) for path in PATHS]
    played = {(len(r["players"]), r["options"]["size"]) for r in whole if "start" not in r and len(r["rounds"]) == 12}
    assert played == {(count, size) for count in (1, 2, 3, 4) for size in (5, 7, 9)}


def test_between_them_the_games_use_every_rule():
    used = set()
    for path in PATHS:
        used |= rules_used(load(path))
    assert used == EVERY_RULE


@pytest.mark.parametrize("path", [path for path in PATHS if "x" in path.stem], ids=lambda path: path.stem)
def test_a_game_taken_up_in_the_middle_by_start_ends_the_same(path):
    record = load(path)
    keys = ("food", "stone", "wood", "town_hall", "fountain", "terrain", "buildings", "coasts", "river")
    for cut in (3, 8):
        begun = replayed({**record, "rounds": record["rounds"][:cut]}).result()
        start = {"round": begun["round"], "players": [{key: p[key] for key in keys} for p in begun["players"]]}
        rest = replayed({**record, "start": start, "rounds": record["rounds"][cut:]})
        assert rest.result() == result_of(path)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_referee_and_firmware_agree_on_many_more_games(count):
    for seed in range(1000, 1006):
        record = people.play("roll_into_town", count, seed, {"size": (5, 7, 9)[seed % 3]})
        assert replayed(record).result() == referee_town.judge(record)


# -- Wrong files

GAME = {
    "game": "roll_into_town",
    "players": ["Ana", "Ben"],
    "options": {"size": 7},
    "start": {
        "round": 3,
        "players": [
            {
                "food": 5,
                "stone": 9,
                "wood": 9,
                "town_hall": 2,
                "fountain": 3,
                "terrain": [".......", "...F...", "..T....", "...#...", "C......", "...R...", "...R..."],
                "buildings": [".......", ".k.....", ".f.....", ".......", ".......", ".....l.", "......."],
                "coasts": {"4,0": "W"},
                "river": ["6,3:SN", "5,3:SE"],
            },
            {},
        ],
    },
    "rounds": [
        {
            "dice": [1, 4, 5, 6, 2],
            "players": [
                {
                    "discover": [
                        {"die": 0, "icon": "farm", "at": [2, 3]},
                        {"die": 1, "by": 1, "icon": "coast", "at": [0, 1], "water": "SE"},
                        {"die": 3, "icon": "river", "at": [5, 4], "exits": "WE"},
                        {"die": 4, "icon": "mountain", "at": [0, 6]},
                    ],
                    "construct": [
                        {"building": "port", "at": [0, 1]},
                        {"building": "house", "at": [1, 2], "market": [["wood", "stone"]]},
                        {"building": "lighthouse", "at": [4, 0]},
                    ],
                    "fell": [[5, 5]],
                },
                {},
            ],
        },
        {"dice": [3, 3, 2, 2, 1]},
    ],
}


def message(record):
    with pytest.raises(TranscriptError) as raised:
        replayed(record)
    text = str(raised.value)
    assert "\n" not in text
    return text


def test_the_example_of_the_format_is_played():
    result = replayed(GAME).result()
    assert result == referee_town.judge(GAME)
    ana = result["players"][0]
    assert (ana["food"], ana["stone"], ana["wood"]) == (8, 5, 5) and not result["over"] and result["round"] == 5
    assert ana["buildings"][3:5] == ["L......", "L......"] and (ana["town_hall"], ana["fountain"]) == (1, 2)
    assert ana["coasts"] == {"0,1": "ES", "4,0": "W"} and ana["river"] == ["6,3:SN", "5,3:SE", "5,4:WE"]


FIRST = "rounds 0 players 0 "


@pytest.mark.parametrize(
    "path, value, said",
    [
        # the file
        ("options size", 6, "options: size: 6 given, an odd number is due"),
        ("options size", 11, "options: size: 11 given, at most 9"),
        ("options", {"edition": 1}, 'options: unknown option "edition"'),
        ("players", ["A", "B", "C", "D", "E"], "players: 5 given, 1 to 4 can play"),
        # the start
        ("start round", 13, "start: round: 13 given, at most 12"),
        ("start players", [{}], "start: players: 1 items, 2 due"),
        ("start players 0 wood", 10, "start (Ana): wood: 10 given, at most 9"),
        ("start players 0 gold", 1, 'start (Ana): unknown key "gold"'),
        ("start players 0 town_hall", 4, "start (Ana): town_hall: 4 given, at most 3"),
        ("start players 1 fountain", 1, "start (Ben): fountain: 1 uses left, but there is no fountain"),
        ("start players 0 terrain 0", "......", "start (Ana): terrain: [0]: 6 cells given, 7 due"),
        ("start players 0 terrain 0", "X......", 'start (Ana): terrain: [0]: unknown terrain "X"'),
        (
            "start players 0 terrain 0",
            "#......",
            "start (Ana): terrain: the Town Hall stands at [3, 3], and only there",
        ),
        ("start players 0 terrain", ["."], "start (Ana): terrain: 1 items, 7 due"),
        ("start players 0 coasts", ..., "start (Ana): coasts: missing for [4, 0]"),
        ("start players 0 coasts", {"4,0": "WNES"}, "start (Ana): coasts: 4,0: 4 sides given, 1 to 3 due"),
        ("start players 0 coasts", {"4,0": "WW"}, "start (Ana): coasts: 4,0: W occurs twice"),
        ("start players 0 coasts", {"4,0": "W", "0,0": "N"}, "start (Ana): coasts: 0,0: no coast there"),
        ("start players 0 coasts", {"4;0": "W"}, 'start (Ana): coasts: "4;0" is no cell of the map'),
        ("start players 0 river", ["6,3:SN"], "start (Ana): river: missing for [5, 3]"),
        (
            "start players 0 river",
            ["5,3:SE"],
            "start (Ana): river: [0]: the river does not start at an edge of the map there",
        ),
        ("start players 0 river", ["6,3:SW", "5,3:SE"], "start (Ana): river: [1]: the river does not go on there"),
        (
            "start players 0 river 0",
            "6,3",
            'start (Ana): river: [0]: a cell, a colon and two sides are due, as in "6,3:SN"',
        ),
        ("start players 0 buildings 0", "c......", 'start (Ana): buildings: [0]: unknown building "c"'),
        ("start players 0 buildings 0", "p......", "start (Ana): buildings: the port at [0, 0] is on no coast"),
        (
            "start players 0 buildings 0",
            "w......",
            "start (Ana): buildings: the watermill at [0, 0] is not beside the river",
        ),
        ("start players 0 buildings 0", "f......", "start (Ana): buildings: 2 times a fountain, which is built once"),
        (
            "start players 0 buildings 0",
            "L......",
            "start (Ana): buildings: a lighthouse is two cells, one above the other",
        ),
        (
            "start players 0 buildings 0",
            "KKK....",
            "start (Ana): buildings: a cathedral is three cells: two upright, and one beside the lower",
        ),
        (
            "start players 0 buildings 1",
            ".k.h...",
            "start (Ana): buildings: the house at [1, 3] is on a cell that is not empty",
        ),
        # the dice
        ("rounds 0 dice", ..., "round 3: dice: missing"),
        ("rounds 0 dice", [1, 2, 3], "round 3: dice: 3 dice given, 5 due"),
        ("rounds 0 dice 2", 7, "round 3: dice: [2]: 7 given, at most 6"),
        ("rounds 0 players", [{}], "round 3: players: 1 items, 2 due"),
        (FIRST + "build", [], 'round 3 (Ana): unknown key "build"'),
        # discover
        (FIRST + "discover 0 die", 5, "round 3 (Ana): discover: [0].die: 5 given, at most 4"),
        (FIRST + "discover 0 die", ..., "round 3 (Ana): discover: [0].die: missing"),
        (FIRST + "discover 1 die", 0, "round 3 (Ana): discover: [1].icon: coast drawn with a 2, which is mountain"),
        (FIRST + "discover 3 die", 3, "round 3 (Ana): discover: [3].die: die 3 is used twice"),
        (FIRST + "discover 0 icon", "castle", 'round 3 (Ana): discover: [0].icon: unknown icon "castle"'),
        (FIRST + "discover 0 by", 1, "round 3 (Ana): discover: [0].icon: farm drawn with a 2, which is mountain"),
        (FIRST + "discover 0 by", -1, "round 3 (Ana): discover: [0].by: a 1 cannot become 0"),
        (FIRST + "discover 0 by", 2, "round 3 (Ana): discover: [0].by: 2 given, at most 1"),
        (FIRST + "discover 2 by", -1, "round 3 (Ana): discover: [2].by: a 6 is not changed"),
        (FIRST + "discover 0 at", [3, 3], "round 3 (Ana): discover: [0].at: [3, 3] is not empty"),
        (FIRST + "discover 0 at", [1, 1], "round 3 (Ana): discover: [0].at: [1, 1] is not empty"),
        (FIRST + "discover 0 at", [7, 0], "round 3 (Ana): discover: [0].at[0]: 7 given, at most 6"),
        (FIRST + "discover 0 at", [0], "round 3 (Ana): discover: [0].at: 1 items, 2 due"),
        (FIRST + "discover 0 water", "N", "round 3 (Ana): discover: [0].water: farm has none"),
        (FIRST + "discover 1 water", ..., "round 3 (Ana): discover: [1].water: missing"),
        (FIRST + "discover 1 water", "", "round 3 (Ana): discover: [1].water: 0 sides given, 1 to 3 due"),
        (FIRST + "discover 1 water", "SX", 'round 3 (Ana): discover: [1].water: unknown side "X"'),
        (FIRST + "discover 2 exits", ..., "round 3 (Ana): discover: [2].exits: missing"),
        (FIRST + "discover 2 exits", "NS", "round 3 (Ana): discover: [2].exits: the river comes in from W there"),
        (FIRST + "discover 2 at", [5, 5], "round 3 (Ana): discover: [2].at: [5, 5] is not empty"),
        (FIRST + "discover 2 at", [4, 4], "round 3 (Ana): discover: [2].at: the river goes on at [5, 4]"),
        ("start players 0 town_hall", 0, "round 3 (Ana): discover: [1].by: the Town Hall has no use left"),
        (
            "start players 0 fountain",
            0,
            "round 3 (Ana): discover: [3]: icon 4 of the round, 3 may be drawn, and the fountain has no use left",
        ),
        # construct
        (FIRST + "construct 0 building", "castle", 'round 3 (Ana): construct: [0].building: unknown building "castle"'),
        (FIRST + "construct 0 at", [0, 0], "round 3 (Ana): construct: [0].at: no port can stand at [0, 0]"),
        (FIRST + "construct 1 at", [0, 1], "round 3 (Ana): construct: [1].at: no house can stand at [0, 1]"),
        (FIRST + "construct 2 at", [0, 1], "round 3 (Ana): construct: [2].at: no lighthouse can stand at [0, 1]"),
        (FIRST + "construct 1 market", [["wood"]], "round 3 (Ana): construct: [1].market[0]: 1 items, 2 due"),
        (
            FIRST + "construct 1 market",
            [["wood", "wood"]],
            "round 3 (Ana): construct: [1].market[0]: wood for wood is no swap",
        ),
        (
            FIRST + "construct 1 market",
            [["wood", "gold"]],
            'round 3 (Ana): construct: [1].market[0][1]: unknown resource "gold"',
        ),
        (
            FIRST + "construct 1 market",
            [["wood", "stone"]] * 3,
            "round 3 (Ana): construct: [1].market: more is swapped than there is, or than a house costs",
        ),
        (
            FIRST + "construct 0 mirrored",
            True,
            "round 3 (Ana): construct: [0].mirrored: only a cathedral is mirrored, not a port",
        ),
        (
            FIRST + "construct 0",
            {"building": "fountain", "at": [0, 0]},
            "round 3 (Ana): construct: [0].building: the fountain is built once, and stands already",
        ),
        (
            "start players 0 food",
            2,
            "round 3 (Ana): construct: [1].building: a house costs 3 food, 2 stone; 1 food short",
        ),
        ("start players 0 buildings 1", ".......", "round 3 (Ana): construct: [1].market: there is no market"),
        (
            "rounds 0 players 1",
            {"construct": [{"building": "house", "at": [0, 0]}]},
            "round 3 (Ben): construct: [0].building: a house costs 3 food, 2 stone; 3 food, 2 stone short",
        ),
        # gather and upkeep
        (FIRST + "fell", [[0, 0]], "round 3 (Ana): fell: [0]: no lumberjack at [0, 0]"),
        (FIRST + "fell", [[5, 5], [5, 5]], "round 3 (Ana): fell: [1]: this lumberjack is used twice"),
        (FIRST + "grow", [[0, 0]], "round 3 (Ana): grow: [0]: no growth is due, or there is no room for it"),
        (
            "rounds 1 players",
            [{}, {"discover": [{"die": 0, "icon": "tree", "at": [0, 0]}, {"die": 1, "icon": "tree", "at": [0, 1]}]}],
            "round 4 (Ben): grow: 0 trees named, more are due",
        ),
        (
            "rounds 1 players",
            [
                {},
                {
                    "discover": [{"die": 0, "icon": "tree", "at": [0, 0]}, {"die": 1, "icon": "tree", "at": [0, 1]}],
                    "grow": [[5, 5]],
                },
            ],
            "round 4 (Ben): grow: [0]: no tree can grow at [5, 5] now",
        ),
        (
            "rounds 1 players",
            [
                {},
                {
                    "discover": [{"die": 0, "icon": "tree", "at": [0, 0]}, {"die": 1, "icon": "tree", "at": [0, 1]}],
                    "grow": [[0, 2], [0, 3]],
                },
            ],
            "round 4 (Ben): grow: [1]: no growth is due, or there is no room for it",
        ),
    ],
)
def test_what_is_said_of_a_wrong_file(path, value, said):
    assert message(changed(GAME, path, value)) == said


@pytest.mark.parametrize("value", ANYTHING)
def test_any_value_anywhere_is_taken_or_named(value):
    for way, said in said_of_a_value_anywhere(GAME, value):
        if said and way[0] == "start" and len(way) > 3:
            assert said.startswith(f"start ({GAME['players'][way[2]]}): ")
        if said and way[0] == "rounds" and len(way) > 1:
            assert re.match(r"round [34]( \((Ana|Ben)\))?: ", said)


def test_only_a_cathedral_is_mirrored_but_any_building_may_be_said_not_to_be():
    game = changed(GAME, FIRST + "construct 0 mirrored", False)
    assert replayed(game).result() == replayed(GAME).result()


def test_the_first_river_cell_starts_from_the_edge_named_first():
    river = {"die": 1, "icon": "river", "at": [0, 3], "exits": "EN"}
    game = {**GAME, "start": {}, "rounds": [{"dice": [1, 4, 1, 1, 1], "players": [{"discover": [river]}, {}]}]}
    assert message(game) == "round 1 (Ana): discover: [0].exits: the side named first is no edge of the map there"
    river["at"] = [1, 1]
    assert message(game) == "round 1 (Ana): discover: [0].at: the river starts at an edge of the map"
    river |= {"at": [0, 0], "exits": "WN"}
    assert replayed(game).result()["players"][0]["river"] == ["0,0:WN"]


def test_a_lumberjack_used_in_vain_is_legal_whatever_grows_later():
    start = {"wood": 0, "terrain": ["TT...", ".....", "..#..", ".....", "....."]}
    start["buildings"] = [".....", ".....", ".....", "l....", "....."]
    game = {
        "game": "roll_into_town",
        "players": ["Ana"],
        "options": {"size": 5},
        "start": {"players": [start]},
        "rounds": [{"dice": [1, 1, 1, 1, 1], "players": [{"fell": [[3, 0]], "grow": [[1, 0]]}]}],
    }
    assert replayed(game).result()["players"][0]["wood"] == 0


def test_what_could_only_be_paid_after_the_harvest_is_refused():
    start = {"food": 2, "stone": 2, "wood": 0, "terrain": ["FF...", ".....", "..#..", ".....", "....."]}
    game = {
        "game": "roll_into_town",
        "players": ["Ana"],
        "options": {"size": 5},
        "start": {"players": [start]},
        "rounds": [{"dice": [1] * 5, "players": [{"construct": [{"building": "house", "at": [4, 4]}]}]}],
    }
    assert message(game) == "round 1 (Ana): construct: [0]: no house could be paid for and placed"


def test_a_round_after_the_last_is_refused_and_a_refused_round_leaves_the_game_as_it_was():
    record = load(next(path for path in PATHS if path.stem == "town_two_7x7"))
    game = Replay(Transcript(parse(json.dumps(record).encode())))
    for number, field in enumerate(game.transcript.units, 1):
        confirm_notices(game.session, lambda _, answer: game.session.answer(answer))
        before = game.session.game.save(), bytes(game.session.log)
        wrong = copy.deepcopy(field.value)
        wrong["players"][1]["grow"] = [*wrong["players"][1].get("grow", []), [3, 3]]
        with pytest.raises(TranscriptError, match=rf"^round {number} \(Ben\): "):
            game.play_unit(number, parse(json.dumps(wrong).encode()))
        assert (game.session.game.save(), bytes(game.session.log)) == before
        game.play_unit(number, field)
    assert message({**record, "rounds": record["rounds"] * 2}).endswith("rounds: the game is over")


def test_the_command_ends_with_status_2_and_one_line(tmp_path, capsys):
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps(changed(GAME, "rounds 0 dice 0", 9)))
    assert command.main([str(path)]) == 2
    assert capsys.readouterr().err == "round 3: dice: [0]: 9 given, at most 6\n"


def test_the_sheet_for_people_shows_points_and_maps(capsys):
    path = next(path for path in PATHS if path.stem == "town_two_7x7")
    assert command.main([str(path)]) == 0
    told = capsys.readouterr().out
    score = result_of(path)["players"][0]["score"]
    assert re.search(rf"TOTAL\s+{score['total']}\b", told) and result_of(path)["players"][1]["terrain"][0] in told


# -- Presses


def test_a_round_of_one_player_takes_at_most_24_presses_at_the_median():
    played = [load(path) for path in PATHS if path.stem in ("town_solo_9x9", "town_two_7x7")]
    games = [Transcript(parse(json.dumps(record).encode())) for record in played]
    for several in (games, by_keys.at_random("roll_into_town", 3)):
        presses = [unit.presses for game in several for unit in by_keys.turns(game)]
        assert len(presses) >= 24 and statistics.median(presses) <= 24


def test_the_buttons_lead_to_the_same_result():
    for path in PATHS:
        if path.stem in ("town_four_5x5", "town_solo_7x7"):
            result = Recorded(Transcript(parse(path.read_bytes()))).play()
            assert {**result, "presses": None} == result_of(path)
