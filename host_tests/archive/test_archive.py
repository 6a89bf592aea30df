"""The archive: games from devices, the page and recorded games, each once, and everything it writes."""

import base64
import importlib.util
import json
import random
import re
import urllib.parse

import pytest
from test_cable import crafted, dumped, mutated, paths, rightly
from wires import Wire, device

from host.archive import figures, lines, played, store, talk, texts
from host.paths import GAMES, PROJECT
from host.recorded import transcript

import archive

needs_openskill = pytest.mark.skipif(
    importlib.util.find_spec("openskill") is None, reason="no openskill: `make archive ARGS=--help` installs it"
)
FEW = ["two_1.json", "pad_six_tie_of_three.json", "ages_2015_two.json", "solo_1.json"]
# A device never begins in the middle of a game.
FROM_THE_BEGINNING = [
    path for path in transcript.recorded(GAMES) if "start" not in json.loads(path.read_text(encoding="utf-8"))
]


@pytest.fixture(scope="module")
def said():
    return dumped(device(7, paths(FEW), paths(["town_two_5x5.json"])))


def run(at, *arguments):
    return archive.main([*at, *map(str, arguments)])


def file_of(tmp_path, said, name="page.jsonl"):
    path = tmp_path / name
    path.write_bytes(lines.with_end(said))
    return path


def opened(at):
    return store.Archive(archive.Path(at[1]))


def test_two_tables_devices_live_side_by_side(at, said):
    other = dumped(device(3, paths(FEW[:2])))
    with opened(at) as kept:
        kept.add([*said, *other])
        devices = [game.fields["device"] for game in kept.games()]
        assert sorted(devices) == ["03" * 8] * 2 + ["07" * 8] * 4


def test_a_newer_state_takes_the_place_of_an_older_and_never_the_other_way_round(at, said):
    under_way = next(line for line in said if line.kind == "under_way")
    fields = {"device": under_way.fields["device"], "begun": under_way.fields["begun"]}
    over = crafted(said[-1], **fields, number=99)
    later = crafted(under_way, round=under_way.fields["round"] + 1)
    totals_alone = crafted(said[-1], **fields, number=99, answers=None, lines=None, race=None)
    by_light = crafted(
        said[-1], device=fields["device"][:8], begun=fields["begun"], number=None, data=None, answers=None
    )
    with opened(at) as kept:
        assert kept.add([under_way]) == (1, 0, 0) and kept.add([later]) == (0, 1, 0)
        assert kept.add([under_way]) == (0, 0, 1)
        assert kept.add([by_light]) == (0, 1, 0) and kept.add([over]) == (0, 1, 0)
        assert kept.add([later]) == kept.add([totals_alone]) == kept.add([by_light]) == (0, 0, 1)
        assert [game.line.raw for game in kept.games(finished=False)] == [over.raw]


@needs_openskill
def test_names_that_mean_one_person_are_joined_and_taken_apart_again(tmp_path, at, said, capsys):
    run(at, "read", file_of(tmp_path, said))
    before = figures.players(opened(at).games())
    assert run(at, "same", "Anna", "Ana") == 0
    joined = {row["name"] for row in figures.players(opened(at).games())}
    assert "Anna" in joined and "Ana" not in joined
    assert run(at, "apart", "Ana") == 0 and figures.players(opened(at).games()) == before
    assert run(at, "apart", "Ana") == 1 and "means nobody else" in capsys.readouterr().out


def test_a_backup_brings_all_of_it_back(tmp_path, at, said):
    run(at, "read", file_of(tmp_path, said))
    run(at, "date", 2, "2020-02-03")
    assert run(at, "backup", tmp_path / "all.jsonl") == 0
    other = ["--file", str(tmp_path / "other.sqlite")]
    assert run(other, "read", tmp_path / "all.jsonl") == 0
    told = [{game.fields["arrived"]: game.fields["totals"] for game in opened(which).games()} for which in (at, other)]
    assert told[0] == told[1] and "2020-02-03T12:00:00Z" in told[0]
    with opened(other) as kept:
        assert {line.fields["data"] for line in kept.lines()} == {line.fields["data"] for line in said[1:]}


def test_a_backup_of_games_that_are_there_changes_nothing_but_an_earlier_date(tmp_path, at, said, capsys):
    assert run(at, "read", file_of(tmp_path, said)) == 0
    assert "5 new games, 0 newer than before, 0 there" in capsys.readouterr().out
    run(at, "date", 2, "2020-02-03")
    run(at, "backup", tmp_path / "all.jsonl")
    other = ["--file", str(tmp_path / "other.sqlite")]
    run(other, "read", file_of(tmp_path, said))
    for source in ("all.jsonl", "all.jsonl", "page.jsonl"):
        capsys.readouterr()
        assert run(other, "read", tmp_path / source) == 0
        assert "0 new games, 0 newer than before, 5 there" in capsys.readouterr().out
        assert opened(other).games()[0].fields["arrived"] == "2020-02-03T12:00:00Z"


def test_what_a_device_keeps_goes_through_the_archive_to_another_device(at, said, monkeypatch, capsys):
    class Cable(Wire):
        def __enter__(self):
            return self

        def __exit__(self, *_):
            pass

    new = device(9)
    first = device(7, paths(FEW))
    monkeypatch.setattr(archive.connected_boards, "ports", lambda: [("/dev/it", "MicroPython")])
    wires = {"now": Cable(first)}
    monkeypatch.setattr(talk, "Serial", lambda port: wires["now"])
    monkeypatch.setattr(talk.time, "monotonic", lambda: wires["now"].clock())
    assert run(at, "read") == 0 and "4 new games" in capsys.readouterr().out
    wires["now"] = Cable(new)
    said_there = []

    def answer(text):
        said_there.append(text)
        wires["now"].read()
        wires["now"].keys += [1, 4]

    real = talk.restore
    monkeypatch.setattr(talk, "restore", lambda wire, what, tell: real(wire, what, answer, wire.clock))
    assert run(at, "restore") == 0 and "Taken in: 4" in capsys.readouterr().out
    games = [[line.fields["totals"] for line in dumped(which) if line.kind == "finished"] for which in (first, new)]
    assert games[0] == games[1] and "4 finished games" in said_there[0]
    for left, damaged, why in (
        (0, 0, "there already"),
        (1, 0, "Taken in: 0. There is no room for 1."),
        (0, 1, "1 lines"),
    ):
        end = {"state": "nothing", "taken": 0, "left": left, "damaged": damaged}
        monkeypatch.setattr(talk, "restore", lambda *_, end=end: end)
        assert run(at, "restore") == 0 and why in capsys.readouterr().out


def test_without_a_device_or_with_two_it_says_what_to_do(at, monkeypatch, capsys):
    monkeypatch.setattr(archive.connected_boards, "ports", list)
    assert run(at, "read") == 1 and "Plug it in" in capsys.readouterr().out
    monkeypatch.setattr(archive.connected_boards, "ports", lambda: [("/dev/a", "board"), ("/dev/b", "board")])
    assert run(at, "restore") == 1 or run(at, "read") == 1
    assert run(at, "read") == 1 and "--port /dev/a" in capsys.readouterr().out


def test_bg_stats_takes_a_game_with_all_it_must_have(tmp_path, at, said, capsys):
    run(at, "read", file_of(tmp_path, said))
    numbers = {game.fields["game"]: game.id for game in reversed(opened(at).games()) if game.finished}
    capsys.readouterr()
    for name, missing in (("score_pad", True), ("bronze_age", False)):
        assert run(at, "bgstats", numbers[name]) == 0
        address, told = capsys.readouterr()
        assert ("bggId" not in address) == told.startswith("Quipu has no BoardGameGeek number for ") == missing
    address = address.strip()
    play = json.loads(urllib.parse.unquote(address.removeprefix(texts.BG_STATS)))
    assert address.startswith("https://app.bgstatsapp.com/createPlay.html?data=%7B")
    assert play["game"] == {
        "name": "Roll Through the Ages – The Bronze Age", "sourceGameId": "bronze_age",
        "highestWins": True, "bggId": 37380, "noPoints": False,
    }  # fmt: skip
    assert [player["winner"] for player in play["players"]] == [True, False]
    assert [player["startPlayer"] for player in play["players"]] == [True, False]
    assert [(player["score"], player["rank"]) for player in play["players"]] == [("27", 1), ("26", 2)]
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", play["playDate"])


@needs_openskill
def test_wins_streaks_head_to_head_and_ratings_of_an_evening(said):
    two = next(line for line in said if line.fields.get("game") == "bronze_age" and line.kind == "finished")
    games = []
    for at, winner in enumerate([0, 0, 1, 0, 0, 0]):
        changed = {"arrived": f"2026-01-0{at + 1}", "winners": [winner], "totals": [9 - winner, 8 + winner]}
        games.append(store.Game(at, {**two.fields, **changed}, two))
    assert figures.streaks(games) == {"Ana": (3, 3), "Ben": (1, 0)}
    assert figures.head_to_head(games) == {("Ana", "Ben"): [5, 1, 0]}
    rated = figures.ratings(games)
    assert rated["Ana"] > rated["Ben"] and figures.ratings(games[:4]) == {}
    assert [row["wins"] for row in figures.players(games)] == [5, 1]


def test_the_dice_are_counted_where_a_game_tells_them(said):
    two = next(line for line in said if line.fields.get("game") == "bronze_age" and line.kind == "finished")
    names, rolled = figures.faces([store.Game(1, two.fields, two)])
    written = json.loads((GAMES / "two_1.json").read_text(encoding="utf-8"))
    faces = [face for turn in written["turns"] for face in turn["dice"]]
    assert names == ["food", "good", "skull", "workers", "choice", "coin"]
    assert [sum(of) for of in zip(*rolled.values(), strict=True)] == [faces.count(name) for name in names]


def test_the_report_is_one_file_that_asks_nobody_and_takes_any_name(tmp_path, at, said, capsys):
    pytest.importorskip("matplotlib", reason="no matplotlib: `make archive ARGS=--help` installs it")
    evil = crafted(said[3], players=["<script>a", "$\\frac10$"], number=77, begun=7777, data=None)
    run(at, "read", file_of(tmp_path, [*said, evil, *dumped(device(3, paths(["town_two_5x5.json"])))]))
    path = tmp_path / "report.html"
    assert run(at, "report", path) == 0
    page = path.read_text(encoding="utf-8")
    assert "<script" not in page and "&lt;script&gt;" in page
    assert not re.findall(r"""(?:src|href)=["']?(?!#)[a-z]+:|@import|<link""", page)
    for word in "Head to head|rating|Scores: how often|Points by round|Race of game|The dice|@media print".split("|"):
        assert word in page
    assert page.count("<svg") >= 6 and "currentColor" in page and "prefers-color-scheme: dark" in page
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("path", FROM_THE_BEGINNING, ids=lambda path: path.stem)
def test_a_recorded_game_made_of_a_finished_one_plays_to_the_same_result(path, tmp_path):
    line = played.line_of(path)
    again = tmp_path / "again.json"
    again.write_text(played.recorded(line.fields), encoding="utf-8")
    results = []
    for file in (path, again):
        replay = transcript.Replay(transcript.load(file))
        replay.play()
        results.append(replay.result())
    assert results[0] == results[1]


@needs_openskill
def test_recorded_games_come_in_as_those_of_a_device(at, capsys):
    some = paths([*FEW, "pad_eight_99_rounds.json"])
    assert run(at, "read", *some) == 0 and run(at, "read", *some) == 0
    told = capsys.readouterr().out
    assert "5 new games" in told and "5 there already" in told
    assert run(at, "show", 1) == 0 and "Developments" in capsys.readouterr().out
    assert run(at, "list") == 0 and len(capsys.readouterr().out.splitlines()) == 5
    assert run(at, "stats") == 0 and run(at, "recorded", 1) == 0


@pytest.mark.parametrize(
    ("what", "why"),
    [
        (b'{"quipu":1}', "has no check"),
        (b'{"quipu":1,"kind":"device","device":"","version":"1","check":"00000000"}', "check is wrong"),
        (b'{"quipu":' + b"[" * 70_000, "bytes: no line of Quipu's"),
        (b'{"game": "bronze_age", "players": ["Ana"], "turns": []}', "not over"),
        ((GAMES / "solo_1.json").read_bytes().replace(b'"Ana"', b'"Anastasia2"'), "more than 9 characters"),
    ],
    ids=["no check", "wrong check", "huge", "not over", "a long name"],
)
def test_what_is_no_file_of_ours_gets_one_sentence_and_changes_nothing(tmp_path, at, capsys, what, why):
    path = tmp_path / "it"
    path.write_bytes(what)
    assert run(at, "read", path) == 1
    assert why in capsys.readouterr().out and not opened(at).games(finished=False)


def test_a_name_with_half_a_character_of_which_no_table_could_be_written_is_refused(said):
    with pytest.raises(lines.Foreign, match="surrogates"):
        lines.parse(rightly(said[-1].raw.replace(b'"players":["', b'"players":["\\ud800')))


def test_a_game_in_which_one_player_has_no_sheet_is_refused(said):
    fields = dict(next(line.fields for line in said if line.kind == "finished" and line.fields.get("lines", "x")[1:]))
    fields["lines"] = [*fields["lines"][:-1], []]
    with pytest.raises(lines.Foreign, match="the sheet of player [2-6] is empty"):
        lines.parse(lines.write(fields))


def test_a_file_that_is_no_archive_is_left_as_it_is(tmp_path, capsys):
    path = tmp_path / "letter.txt"
    path.write_bytes(b"Dear Ana, " * 400)
    assert archive.main(["--file", str(path), "list"]) == 1
    assert "no archive of Quipu's" in capsys.readouterr().out and path.read_bytes() == b"Dear Ana, " * 400


def fuzz(said, tmp_path, seeds):
    """Damaged files: only sentences as errors, and the archive can show and write every game it took."""
    good = lines.with_end(said)
    with store.Archive(tmp_path / "fuzz.sqlite") as kept:
        for seed in seeds:
            chance = random.Random(seed)
            data = mutated(chance, good)
            if chance.random() < 0.5:
                data = b"\n".join(rightly(raw) for raw in data.split(b"\n"))
            found, wrong = lines.read(data)
            assert all(sentence.count("\n") == 0 and len(sentence) < 400 for sentence in wrong)
            kept.add(found)
        games = kept.games()
        texts.table(games)
        texts.stats(games)
        for game in games:
            texts.show(game)
            texts.bg_stats(game)
        figures.faces(games)


@needs_openskill
@pytest.mark.parametrize("part", range(4))
def test_damaged_and_hostile_files_get_sentences(said, tmp_path, part):
    fuzz(said, tmp_path, range(part * 50, part * 50 + 50))


@pytest.mark.torture
def test_10000_damaged_and_hostile_files(said, tmp_path):
    fuzz(said, tmp_path, range(10_000))


def test_the_schema_has_all_that_a_device_says_and_its_words_stand_in_the_documents(said):
    schema = json.loads((PROJECT / "docs" / "dev" / "scores.schema.json").read_text(encoding="utf-8"))
    text = (PROJECT / "docs" / "dev" / "data-format.md").read_text(encoding="utf-8")
    for kind in schema["properties"]["kind"]["enum"]:
        assert f'"{kind}"' in text or f"`{kind}`" in text
    for state in schema["definitions"]["restore_line"]["properties"]["state"]["enum"]:
        assert state in text
    assert {line.kind for line in said} == {"device", "settings", "under_way", "finished"}
    assert base64.b64decode(said[2].fields["setup"])
