"""Score sheets around the game: their folders, the sheet that a game keeps, and exports."""

import json
import os
import random

import pytest
from sheet_players import any_answer
from table import Table
from test_cable import dumped, restored
from wires import Wire, device

from host.archive import figures, lines, played, talk, texts
from host.archive.store import Game
from host.build import sheets as built
from host.build.web import known
from host.device import gallery, in_memory
from host.device.handheld import Handheld
from host.pilot.pilot import Recorded
from host.recorded import people, telling
from host.recorded.fields import TranscriptError, parse
from host.recorded.transcript import Replay, Transcript, load

import catalogue
import drive
import screens
import words
from engine.history.session import Session
from engine.prompts import CHOOSE, COUNTERS, Dice
from engine.result import result_of
from flows.game import parts_of
from flows.known_games import SHEET, encode, kind_of, make, read_sheet
from flows.shelf import plain
from flows.titles import normal, title_in, titles_of
from persistence.finished import BROUGHT, CUT, DETAILS, Finished
from persistence.finished import parts_of as parts_in
from persistence.pairs import pack, unpack
from persistence.records import OPTIONAL, SECTOR, TAIL
from persistence.region import FINISHED, GAME, Region
from persistence.saved import DESCRIPTION
from rules.score_sheet import ScoreSheet

DICE = "game = Dice\nlanguages = en, fr\n\nPips / Yeux: 0 to 9  # of all\nLuck / Veine: 0 to 9\n"
DUEL = "game = Duel\nfilled = each round\nends = at 1000 points, ties play on\nPoints: 0 to 2000\n"
PATHS = sorted(built.FOLDER.glob("*.txt"))
TEXTS = [path.read_bytes() for path in PATHS]
YAHTZEE, WONDERS, CATAN = [(built.FOLDER / f"{name}.txt").read_bytes() for name in ("yahtzee", "7_wonders", "catan")]


@pytest.fixture
def files(tmp_path, monkeypatch):
    """The drive's folder: a function that writes a file there."""
    monkeypatch.setattr(drive, "sheets", str(tmp_path))
    return lambda name, text=DICE: (tmp_path / name).write_bytes(text if isinstance(text, bytes) else text.encode())


def at_list(language="en", table=None):
    """A table at the list of games by score sheets."""
    table = table or Table(Handheld(gallery.store_for((), language)))
    words.use(language)
    return table.choose(words.translate("new_game"), words.translate("more_games"))


def recorded(tmp_path, text, seed=1, players=3):
    """The path of a recorded game by a sheet."""
    path = tmp_path / f"{seed}.json"
    least, most = ScoreSheet.by_sheet(text).PLAYERS
    players = max(least, min(most, players))
    game = people.play(SHEET[:-1], players, seed, sheet=normal(text).decode())
    path.write_text(telling.text_of(game), encoding="utf-8")
    return path


def told(replay):
    """Setup, log and sheet of a game that was replayed."""
    return replay.transcript.setup(), bytes(replay.session.log), replay.transcript.sheet


def test_a_game_by_a_sheet_goes_on_though_its_sector_was_rewritten_while_home_was_shown(tmp_path):
    kept = device(1, (), [recorded(tmp_path, CATAN)])
    tail = kept.app.region.sectors(GAME)[0] * SECTOR + TAIL + 14
    kept.store.pages[tail // kept.store.PAGE][tail % kept.store.PAGE] ^= 4
    table, erases = Table(kept).off_and_on(), kept.store.erases
    in_memory.wait(kept.app, kept.clock, 3000)
    assert kept.store.erases > erases, "it was rewritten"
    table.press("a")
    assert kept.app.session, str(table)


def test_a_title_too_wide_for_the_list_ends_with_a_dot(files):
    files("own.txt", "game = Zwei Dutzend Wertungszeilen\nOne: 0 to 9\n")
    assert at_list("en").go_to("Zwei Dutzend").cursor().endswith(".")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_no_title_that_comes_with_the_image_is_cut(language):
    table = at_list(language)
    cut = [table.cursor() for _ in PATHS if table.press("down").cursor().endswith(".")]
    assert not cut, cut


def titles(table):
    """Return all rows of the list in order."""
    rows = table.device.app.screen.rows
    return [(rows.title(i), rows.beside(i) or rows.times(i)) for i in range(len(rows))]


def to(table, title, beside=""):
    """Take the sheet of that title."""
    screen = table.device.app.screen
    at = [i for i, row in enumerate(titles(table)) if row[0] == title and beside in row[1]][-1]
    while screen.cursor != at:
        table.press("down" if screen.cursor < at else "up")
    return table.press("a")


def begun(table, players=2):
    """Past the questions before a game."""
    table.count(players).press("a") if table.device.app.screen.prompt.what == "how_many" else None
    while not table.device.app.session:
        table.press("a")
    return table


def played_to_its_end(table, seed=1):
    """Played to its end, and home."""
    chance = random.Random(seed)
    app = table.device.app
    session = app.session
    while session.prompt:
        answer = any_answer(session.prompt, chance)
        session.answer(answer)
    app.autosave.save()
    table.off_and_on().press("a", "hold:a:1500", "a")
    assert not table.device.app.session
    return table


# -- texts in less room


def test_texts_are_packed_and_come_out_again_whatever_bytes_they_have():
    chance = random.Random(1)
    others = ["игра = Щука\nЩи: 0 to 5\n".encode(), bytes(range(256)), b""]
    for text in [*TEXTS, *others, *(chance.randbytes(99) + TEXTS[0] for _ in range(300))]:
        text = text.replace(b"\x1b", b"")
        assert unpack(pack(text)) == text and len(pack(text)) <= 1 + len(text)
    text = normal(WONDERS)
    assert len(pack(text)) < 0.6 * len(text) and unpack(pack(text), 2).startswith(b"".join(text.splitlines(True)[:2]))
    for wrong in (b"", text, b"\x01" + b"\xff" * 4000):  # of another table, or made by hand
        with pytest.raises(ValueError):
            unpack(wrong)


def test_what_comes_with_the_image_is_what_the_files_say():
    assert [unpack(sheet) for sheet in catalogue.SHEETS] == [normal(text) for text in TEXTS]
    assert normal(b"\xef\xbb\xbfgame = A # it\r\n\r\n  B : 0 to 5\r\n") == b"game = A\nB : 0 to 5\n"


@pytest.mark.parametrize(
    "head,told",
    [
        ("game = A / B\nlanguages = en, fr\nx", "B"),
        ("# first\n\n  game=A/B # it\nplayers = 2\nlanguages = de,fr\n", "B"),
        ("game = A\nlanguages = en, fr\n", "A"),
        ("game = A / B\nlanguages = de, it\n", "A"),
        ("Points: 0 to 5\ngame = A\n", ""),
        ("\ufeffgame = Été\r\n", "Été"),
        ("", ""),
    ],
)
def test_a_title_is_told_by_the_head_of_a_text(head, told):
    assert title_in(*titles_of(head.encode()), "fr") == told
    assert plain("Écume œuf 7") == "ECUME OUF 7" and plain("¡Aventureros!") == "AVENTUREROS!"


@pytest.mark.parametrize("text", TEXTS, ids=[path.stem for path in PATHS])
def test_a_recorded_game_by_a_sheet_is_played_by_keys_from_power_on_in_any_language(tmp_path, text):
    path = recorded(tmp_path, text)
    replay = Replay(load(path))
    replay.play()
    played = Recorded(load(path), "fr", from_power_on=True).play()
    assert {**played, "presses": None} == replay.result() and replay.session.game.over
    named = path.read_text(encoding="utf-8").partition('"turns"')[2]
    assert "entry_" not in named and telling.tell(*told(replay)).partition('"turns"')[2] == named


def test_a_sheet_in_a_recorded_game_with_something_wrong_is_told():
    for sheet, said in (
        ("game = A\nB: 0 tu 3\n", "sheet: In line 2 of the file: Not “0 tu 3”, but 0 to 30, tick,"),
        (None, "sheet: missing"),
    ):
        game = {"game": "score_sheet", "players": ["Ana"], "turns": []} | ({"sheet": sheet} if sheet else {})
        with pytest.raises(TranscriptError, match=said):
            Transcript(parse(json.dumps(game).encode()))


# -- the list


def test_the_list_is_by_title_in_the_language_of_the_day_and_tells_apart_what_is_called_alike(files):
    for name in ("dice.txt", "more dice.TXT", "Größe é.txt", ".hidden.txt", "._dice.txt"):
        files(name)
    files("latin.txt", "game = Élan\nA: 0 to 5\n".encode("latin-1"))
    files("doc.rtf", "{rtf")
    files("told.txt", "# all of it is told before\n" * 40 + "game = Told\nA: 0 to 5\n")
    os.mkdir(drive.sheets + "/folder.txt")
    table = at_list("fr")
    rows = titles(table)
    assert [beside for title, beside in rows if title == "Dice"] == ["Größe é.txt", "dice.txt", "more dice.TXT"]
    found = [row[0] for row in rows]
    assert found == sorted(found, key=plain) and {"Élan", "doc.rtf", "Told", "À tire-d'aile"} <= {*found}
    assert len(found) == len(TEXTS) + 6
    assert {"Flügelschlag"} <= {row[0] for row in titles(at_list("de"))}


def test_right_and_left_go_to_where_a_letter_begins(files):
    for i in range(60):
        files(f"{i}.txt", f"game = {'ABCDEFGHJK'[i % 10]}{i}\nA: 0 to 5\n")
    table = at_list()
    screen = table.device.app.screen
    letters = [screen.rows.letter(i) for i in range(screen.count)]
    places = [screen.cursor]
    while len(places) < 40 and screen.cursor < screen.count - 1:
        table.press("right")
        places.append(screen.cursor)
    assert len(places) < screen.count // 3
    jumps = [b for a, b in zip(places, places[1:], strict=False) if letters[b] != letters[b - 1]]
    assert len(jumps) > 9 and table.lines()[0].split()[-1] == letters[-1]
    table.press("right")
    assert screen.cursor == 0
    table.press("left")
    assert screen.cursor == screen.count - 1
    table.press("hold:right:3000")
    assert screen.cursor == screen.count - 1


def test_yahtzee_is_called_kniffel_in_german_and_its_sheet_opens_on_the_boxes():
    table = at_list("de")
    with_k = [title for title, _ in titles(table) if plain(title)[0] == "K"]
    assert with_k == ["Der Kartograph", "Kingdomino", "Kniffel"], "without articles"
    begun(to(table, "Kniffel")).press("up 5")
    assert table.cursor() == "Kniffel" and table.title().split()[-2:] == ["Gesamt", "50"]
    table.press("a")
    assert "Spieler 1: Kniffel: 50" in str(table), "a toast says what was written"
    table.press("up 5", "a", "up 5")  # a second one: the joker's box is no choice, so a page says all of it
    assert "Einser: 5" in str(table) and "Weitere Kniffel: 100" in str(table)
    table.press("a")
    table.press("hold:b:1500").choose("Bögen")
    assert "Einser" in str(table)


def test_after_undo_other_dice_have_the_cursor_on_the_best_box_for_them():
    table = begun(to(at_list(), "Yahtzee"))
    table.press("up 5", "a", "b 4", "right 2", "up")  # five ones in Yahtzee; undone: it was three ones and two twos
    assert table.cursor() == "Full house"
    table.press("b 3", "up 3")  # and five ones again
    assert table.cursor() == "Yahtzee"


def test_a_value_that_was_undone_is_not_offered_for_another_line(files):
    files("two.txt", "game = Two\nfilled = a turn each\nplayers = 1\nA: 0 to 50\nB: 0 to 50")
    table = begun(to(at_list(), "Two"), 1)
    table.press("a", "right 9", "a", "b 2", "down", "a")
    assert "34" not in str(table) and "25" in str(table)
    table.press("b", "up", "a")
    assert "34" in str(table)


def test_holding_a_on_a_number_adds_to_it_and_b_leaves_it_as_it_was(files):
    table = begun(to(at_list(), "Carcassonne"))
    table.go_to("Cities").press("right 7", "a")
    table.go_to("Cities").press("hold:a:1000")
    assert table.cursor() == "Cities" and "7+0" in str(table)
    table.press("right 5")
    assert "7+5" in str(table) and "= 12" in table.lines()[-1] and "Total 12" in table.title()
    table.press("a").go_to("Cities")
    assert "12" in table.lines()[table.lines().index(next(one for one in table.lines() if "Cities" in one))]
    table.press("hold:a:1000", "right 3", "b").press("down")
    assert "Total 12" in table.title() and "12+" not in str(table)
    table = to(at_list(), "Wingspan")
    assert table.says("Players Wingspan")
    begun(table)
    table.press("right 30", "a", "up", "hold:a:1000", "hold:right:1200")
    before, added = next(line for line in table.lines() if "+" in line and "Birds" in line).split()[-1].split("+")
    assert before == "30" and int(added) % 5 == 0, "a held key counts in tens of what is added"


def test_dice_that_players_set_aside_are_entered_even_where_the_device_rolls(monkeypatch):
    table = begun(to(at_list(), "Farkle"))
    table.device.app.settings.roller = True
    monkeypatch.setattr(screens, "random", bytes)
    assert "roll" not in str(table.press("down", "a")).lower()  # two dice of six
    table.press("up 2")
    assert table.cursor() == "Keep the points" and "200" in str(table)
    assert table.title() == "Player 1 Total 200", "no face looks like a part of the name"
    assert "Roll dice" in str(table.press("menu"))


def test_the_rules_of_a_game_of_dice_say_what_each_box_needs_and_brings():
    table = begun(to(at_list(), "Yahtzee")).press("hold:b:1500").choose("Rules")
    read = ""
    for _ in range(9):
        read += " ".join(" ".join(table.lines()[1:-1]).split()) + " "
        table.press("a")
    for rule in (
        "Sixes: the sum of the dice that show 6.",
        "Bonus: 35, when Upper reaches 63.",
        "4 of a kind: the sum of all dice, with 4 alike.",
        "Full house: 25, with 3 alike and 2 alike.",
        "Large straight: 40, with 5 in a row.",
        "Yahtzee again is a joker for the line of its face.",
        "Chance: the sum of all dice.",
    ):
        assert rule in read


@pytest.mark.parametrize(
    "name,text,told",
    [
        ("a.txt", "game = Bad\nA: 0 tu 3\n", "In line 2 of the file: Not “0 tu 3”, but 0 to 30, tick, times 3"),
        ("doc.rtf", "{rtf", "The name of a score sheet ends with .txt"),
        ("a.txt", "game = Bad\n" + "# \n" * 1000, "File is over 2048 bytes"),
        ("a.txt", b"\0\xff\0", "Not a text file, or damaged"),
        ("a.txt", b"game = Bad\nA: 0 to 3\n" + bytes(512), "Not a text file, or damaged"),
        ("a.txt", b"game = Bad\nA: 0 to 3\n" + b"\xff" * 512, "Not a text file, or damaged"),
    ],
)
def test_what_is_wrong_with_a_file_is_told_when_it_is_chosen_and_nothing_else_is_lost(files, name, text, told):
    files(name, text)
    table = at_list()
    to(table, "Bad" if "Bad" in str(text) else name)
    said = " ".join(" ".join(line.split()) for line in table.lines())
    assert told in said and table.title() == name and "line 0" not in said
    table.press("a")
    assert table.title().startswith("More games")
    to(table, "Yahtzee")
    assert begun(table).device.app.session.game.title == ":Yahtzee"


def test_a_file_that_cannot_be_read_now_is_read_the_next_time(files, monkeypatch):
    files("dice.txt")
    table = at_list()
    read = drive.sheet_file

    def busy(name, size):
        raise OSError(5)

    monkeypatch.setattr(drive, "sheet_file", busy)
    to(table, "Dice")
    assert "Can't read it" in " ".join(table.lines())
    monkeypatch.setattr(drive, "sheet_file", read)
    to(table.press("a"), "Dice")
    assert begun(table).device.app.session


@pytest.mark.parametrize("language, said", [("en", "Tie: one more round"), ("fr", "Égalité : on continue")])
def test_the_screen_says_that_a_tie_is_played_on_and_undo_goes_back_before_it(files, language, said):
    files("duel.txt", DUEL)
    table = begun(to(at_list(language), "Duel"))
    session = table.device.app.session
    for seat in (0, 1):
        session.answer(session.prompt.encode_change(seat, 1060))
    table.device.app.autosave.save()
    table.off_and_on().press("a", "a")
    assert said in [line.strip() for line in table.lines()]
    table.press("b")
    assert said not in [line.strip() for line in table.lines()] and str(table).count("1060") == 4


# -- a game keeps its own


def test_a_game_goes_on_and_is_played_again_without_the_file(files, tmp_path):
    files("dice.txt")
    table = begun(to(at_list("fr"), "Dice"))
    table.press("right 3 a")
    (tmp_path / "dice.txt").write_text("game = Dice\nOther: 5 to 7\n")
    table.off_and_on()
    assert table.says("Dice")
    table.press("a")
    assert "Yeux" in str(table) and "Other" not in str(table)
    (tmp_path / "dice.txt").unlink()
    played_to_its_end(table)
    table.choose("Parties terminées")
    assert table.says("Dice")
    table.press("a", "right")
    assert "Veine" in str(table)
    table.press("b", "b").choose("Encore")
    assert "Yeux" in str(begun(table))


def test_the_ones_played_most_often_stand_first_and_under_their_letters_too(files, tmp_path):
    (tmp_path / "recorded").mkdir()
    paths = [
        recorded(tmp_path / "recorded", text, seed) for seed, text in enumerate((CATAN, YAHTZEE, YAHTZEE, WONDERS))
    ]
    table = Table(device(1, paths))
    rows = titles(at_list(table=table))
    assert rows[:4] == [("Yahtzee", "2×"), ("7 Wonders", "1×"), ("Catan", "1×"), ("6 nimmt!", "")]
    assert len(rows) == 3 + len(TEXTS)
    table.press("b", "b").choose("Finished games", "Statistics")
    assert [line.split() for line in table.lines()[1:4]] == [["7", "Wonders", "1"], ["Yahtzee", "2"], ["Catan", "1"]]
    table.choose("Yahtzee", "Ana")
    assert "4 of a kind" in "".join(table.press("down 9").lines())


# -- what leaves the device


def test_the_sheet_goes_along_over_the_cable_and_into_the_archive_and_comes_back(tmp_path):
    text = YAHTZEE
    one, two = recorded(tmp_path, text, 1), recorded(tmp_path, WONDERS, 2)
    said = [line for line in dumped(device(7, [one], [two])) if line.kind in ("finished", "under_way")]
    fields = {line.kind: line.fields for line in said}
    over = fields["finished"]
    assert over["game"] == "score_sheet" and over["title"] == "Yahtzee" and over["sheet"].encode() == normal(text)
    assert fields["under_way"]["title"] == "7 Wonders" and fields["under_way"]["sheet"].encode() == normal(WONDERS)
    assert played.recorded(over) == one.read_text(encoding="utf-8")
    shown = texts.show(Game(1, {**over, "arrived": "2026-11-20T12:00:00Z"}, lines.Line(over, b"")))
    assert "Yahtzee" in shown and "Full house" in shown and "entry_" not in shown
    assert figures.bgg_of(over) == 2243 == figures.bgg_of({"game": "score_sheet", "title": "Yahtzee"})
    assert '"Yahtzee": 2243' in known()
    assert len({line for text in TEXTS for line in text.splitlines() if line.startswith(b"bgg = ")}) == len(TEXTS)
    assert {key: played.line_of(one).fields[key] for key in ("sheet", "title", "totals", "answers")} == {
        key: over[key] for key in ("sheet", "title", "totals", "answers")
    }
    other = Handheld()
    other.press(4)
    restored(other, said)
    table = Table(other).off_and_on()
    assert table.says("7 Wonders")
    table.choose("Finished games")
    assert table.says("Yahtzee")
    table.press("a", "right 2")
    assert "Ones" in str(table)


def filled(sheet, name, count, answers=()):
    """A game of `count` players with every line filled; eight rounds of it, if it has rounds."""
    session = Session(make(name, count, answers, sheet))
    at = 0
    while session.prompt:
        prompt = session.prompt
        answer = None
        if prompt.kind == COUNTERS:
            rows = prompt.rows(0)
            while answer is None and at < len(rows):
                if rows[at].value < rows[at].most:
                    answer = prompt.encode_change(at, rows[at].step)
                at += 1
            if answer is None:
                last = len(prompt.actions) - 1 - prompt.in_menu
                answer = prompt.encode_action(last if session.game.round > 7 else 0)
                at = 0
        elif prompt.kind == CHOOSE and prompt.what == "sheet_throw":  # a 1 is set aside, and kept
            ends = session.game.round > 7 and not session.game.current and 7 not in prompt.ids
            answer = prompt.ids[-1:] if ends else b"\7" if 7 in prompt.ids else b"\1"
        elif isinstance(prompt, Dice) and prompt.count == 1:
            answer = b"\0"
        elif prompt.kind == CHOOSE and prompt.what[0] == "sheet_who":
            answer = prompt.ids[-1 if session.game.round > 7 else 0 :][:1]
        elif prompt.kind == CHOOSE and prompt.what[0] in ("sheet_not_together", "sheet_same"):
            answer = b"\1"  # left as it is
        session.answer(answer if answer is not None else any_answer(prompt, random.Random(1)))
    return session


@pytest.mark.parametrize("seed", range(40))
def test_a_sheet_that_somebody_made_by_hand_in_a_record_stops_nothing(tmp_path, seed):
    """With the right checks: home, Continue, a finished game, statistics and a dump show what there is."""
    chance = random.Random(seed)
    kept = device(1, [recorded(tmp_path, TEXTS[0], 1)], [recorded(tmp_path, TEXTS[seed % len(TEXTS)], 2)])
    region = kept.app.region
    sheet = bytearray(pack(normal(chance.choice(TEXTS))))
    for _ in range(chance.choice((0, 1, 3, 30))):
        sheet[chance.randrange(len(sheet))] = chance.randrange(256)
    sheet = bytes(sheet[: chance.choice((1, 2, 3, 50, 5000))])
    for kind, blob in ((GAME, DESCRIPTION), (FINISHED, 0)):
        (sector,) = region.sectors(kind)
        blobs = []
        reader = region.read(sector)
        while reader.next():
            if reader.kind == DETAILS and kind == FINISHED:
                parts = {**parts_in(reader.data), BROUGHT: sheet}
                data = b"".join(bytes((what,)) + len(part).to_bytes(2, "little") + part for what, part in parts.items())
                blobs.append((DETAILS, reader.data[:8] + data))
            else:
                blobs.append((reader.kind, sheet if reader.kind == OPTIONAL | blob else reader.data))

        def fill(new, blobs=blobs):
            for what, data in blobs:
                region.put(new, what, data)

        region.write(kind, region.number[sector], fill)
    table = Table(kept).off_and_on()
    table.press("a", "a", "hold:menu")
    table.off_and_on().choose("Finished games").press("a", "right 2")
    table.off_and_on().choose("Finished games", "Statistics").press("a", "a")
    wire = Wire(kept)
    talk.dump(wire, lambda text: None, wire.clock)  # reports lines of nonsense


def test_twenty_whole_games_by_sheets_are_kept():
    """Of four players, by all sheets in turn: this fits."""
    finished = Finished(Region(in_memory.Store()))
    names = ["Giovanni", "Ana", "Benjamin", "Cleo"]
    for number in range(40):
        name, sheet = read_sheet(TEXTS[number % len(TEXTS)])
        kind = kind_of(name, sheet)
        count = min(4, kind.PLAYERS[1])
        asked = kind.options(count)
        prompt = next(asked, None) if hasattr(asked, "send") else None
        answers = (prompt.encode_action(),) if prompt else ()
        session = filled(sheet, name, count, answers)
        result = result_of(session.game)
        parts = parts_of(session, result, sheet)
        finished.add(encode(name, names[:count], answers, sheet), number + 1, result.totals, result.winners, parts)
        while finished.work():
            pass
    whole = [i for i in finished.numbers() if CUT not in (parts := finished.details(i)) and parts.get(BROUGHT)]
    assert finished.count() == 40 and len(whole) >= 20, len(whole)
