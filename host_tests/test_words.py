"""Words by game and language: loaded words, overriding sets, and mistakes that `make words` finds."""

import ast
import re
import shutil
import sys
from types import SimpleNamespace

import pytest

from host.build import languages, proof
from host.build import words as build
from host.device.letters import place_of
from host.paths import PROJECT

import pictures
import words
from engine.prompts import Name
from flows.known_games import games, kind_of
from rules import class_of
from screens.name import LETTERS, NameScreen, small
from words.texts import Texts

# -- on the device


def test_spoken_are_the_titles_the_devices_words_and_those_of_the_game_that_is_played():
    words.play()
    assert words.translate("game_bronze_age") and words.translate("menu") and not words.has("wood")
    kind_of("late_bronze_age")
    assert words.translate("wood") == "Wood" and words.has("commerce")
    words.use("it")
    assert words.translate("wood") == "Legno"
    kind_of("bronze_age")
    assert not words.has("commerce") and words.translate("coinage") == "Conio"


def test_home_knows_all_titles_without_the_words_of_any_game():
    words.play()
    for language in words.LANGUAGES:
        words.use(language)
        assert all(words.translate("game_" + game) for game in games())
        assert words.translate("leave").lower() == words.translate("go_home").lower(), "one place, one name"
    assert not words.has("wood")


def test_a_later_set_wins_over_an_earlier_one(monkeypatch):
    words.play("bronze_age", "late_bronze_age")
    later = Texts(("stone", "void", "wood"), bytes((0, 0, 0, 0, 0, 0, 8, 0)), "Gehölz!".encode())  # only one has a text
    monkeypatch.setattr(sys.modules["words.en.late_bronze_age"], "WORDS", later)
    words.play("bronze_age", "late_bronze_age")
    assert words.translate("wood") == "Gehölz!" and words.translate("stone") == "Stone" and not words.beginning("void")


def test_no_game_changes_a_word_of_the_device():
    """The words of the last game stay loaded at home, so they would replace the device's there."""
    sets = build.Source().sets
    for name in sets.keys() - {build.DEVICE}:
        assert sets[name].keys() & sets[build.DEVICE].keys() <= {"title"}, name


def test_a_game_may_be_chosen_before_the_language(monkeypatch):
    monkeypatch.setattr(words, "language", "")
    words.play("bronze_age")
    words.use("fr")
    assert words.translate("wood") == "Bois"


def test_a_word_that_is_none_is_named():
    with pytest.raises(KeyError, match="no_such_word"):
        words.translate("no_such_word")


@pytest.mark.parametrize(
    "label, text",
    [
        (("a_game_that_is_gone", 3, b"\1"), "a_game_that_is_gone 3"),
        ((":{0.x}", 1), "{0.x}"),
        ((":{0:99999999}", 1), "{0:99999999}"),
    ],
)
def test_a_record_of_a_game_that_has_no_words_any_more_or_never_had_is_told_as_it_is(label, text):
    assert words.text_or_id(label) == text


def test_a_builders_own_game_speaks_english_where_it_has_no_words_of_the_language(monkeypatch):
    monkeypatch.setattr(words, "own", ("own_game",))
    monkeypatch.setitem(sys.modules, "words.en.own_game", SimpleNamespace(WORDS={"piece": "Piece"}))
    words.use("de")
    words.play("own_game")
    assert words.translate("piece") == "Piece" and words.translate("menu") == "Menü"


def test_pictures_are_those_of_the_game_that_is_played():
    pictures.use()
    assert pictures.find("face_food") is None
    pictures.use("bronze_age", "late_bronze_age")
    assert pictures.find("face_food")[:2] == b"\x10\x02"
    pictures.use()
    assert pictures.find("face_food") is None


def test_every_letter_of_every_language_can_be_typed():
    for language in words.LANGUAGES:
        words.use(language)
        kind_of("late_bronze_age")
        texts = [words.translate(word) for word in words.beginning("")]
        for letter in {c for text in texts for c in text if c.isalpha()}:
            place_of(letter)
    for letter in "áéíñóúü" + "äöüß" + "àâæçèéêëîïôœùûüÿ" + "àèéìíîòóùú":
        row, column = place_of(letter)
        assert small(LETTERS[row][column]) == letter


@pytest.mark.parametrize("typed, name", [("ÄÜßÉ", "Äüßé"), ("7 WONDERS-X ", "7 Wonders-X ")])
def test_each_word_of_a_name_begins_with_a_capital_and_goes_on_with_small_letters(typed, name):
    screen = NameScreen(Name("what_title", None, 12))
    for letter in typed:
        screen.row, screen.column = place_of(letter)
        screen.press(4, False)
    assert screen.name == name
    screen.row, screen.column = place_of(LETTERS[-1][-1])
    assert screen.press(4, False) == name.strip().encode()


def test_the_api_for_games_lists_the_rooms():
    guide = (PROJECT / "docs" / "dev" / "game-api.md").read_text(encoding="utf-8")
    for name, room in build.Source().rooms.items():
        size = str(room["pixels"]) + (f" × {room['lines']}" if "lines" in room else "")
        assert f"| `{name}` | {size} | {room['where']} |" in guide


# -- what `make words` finds


@pytest.fixture
def source(tmp_path):
    """The words as they are, in a folder of their own; call it with a set and lines to add to it."""
    shutil.copytree(build.SOURCE, tmp_path / "words")

    def changed(name="", more="", **replaced):
        path = tmp_path / "words" / f"{name}.toml"
        for file in (tmp_path / "words").glob("*.toml") if replaced else ():
            text = file.read_text(encoding="utf-8")
            for old, new in replaced.items():
                text = text.replace(f"[{old}]\n", f"[{new}]\n").replace(f"\n{old} = ", f"\n{new} = ")
            file.write_text(text, encoding="utf-8")
        if more:
            path.write_text(path.read_text(encoding="utf-8") + "\n" + more, encoding="utf-8")
        return build.faults(build.Source(tmp_path / "words"))

    return changed


def test_the_words_as_they_are_have_no_fault(source):
    assert source() == []


ALL = "\n" + "".join(f'{language} = "a"\n' for language in words.LANGUAGES)
LINE = '[round_help]\nroom = "line"'


@pytest.mark.parametrize(
    "name, more, fault",
    [
        ("device", '[round_help]\nroom = "line"\nfr = "a"\n', "round_help: no text in English"),
        ("device", LINE + ALL.replace('de = "a"', 'de = "{}"'), "(de): 1 arguments, 0 in en"),
        ("device", LINE + ALL.replace('de = "a"', 'de = "ж"'), "(de): the font has no 'ж'"),
        (
            "device",
            "[round_help]\nroom = 29" + ALL.replace('"a"', '"abcde"'),
            "'abcde' is 30 pixels wide, 29 are there",
        ),
        ("device", '[round_help]\nroom = "attic"' + ALL, "no room 'attic'"),
        ("device", '[round_help]\nroom = "line"\nnl = "a"' + ALL, "'nl' is no language"),
        ("device", '[nobody_says]\nroom = "line"' + ALL, "nobody_says: not used anywhere"),
        ("bronze_age", '[wood_help]\nroom = "line"\nmost = ["1"]' + ALL, "0 arguments, `most` has 1"),
        ("bronze_age", '[wood_help]\nroom = "line"\nmost = [["no_*"]]' + ALL, "`most` names a word that is not there"),
        (
            "bronze_age",
            '[wood_help]\nroom = 99\nmost = [["hanging_*"]]' + ALL.replace('"a"', '"{}"'),
            "wood_help (fr): 'les Jardins suspendus' is 1",
        ),
        ("late_bronze_age", "[wood]\nroom = 10\n", "wood: changes nothing"),
        ("late_bronze_age", '[lost_goods]\nde = "Pech"\n', "lost_goods (de): 0 arguments, 1 in en"),
    ],
)
def test_names_what_is_wrong_and_where(source, name, more, fault):
    found = source(name, more)
    assert any(fault in line for line in found), found
    assert all(line.startswith(name) for line in found)


def test_finds_words_that_are_used_and_not_there(source):
    assert source("device", menu_hold="hold_menu") == [
        "device: hold_menu: not used anywhere in the firmware",
        "menu_hold: used in screens/dice.py, but not in device",
    ]


@pytest.mark.parametrize(
    "path, code, found",
    [
        ("screens/some.py", 'translate("wood")', ["wood: used in screens/some.py, but not in device"]),
        ("screens/some.py", 'translate(("game_bronze_age", 1))', []),
        ("rules/bronze_age.py", 'Row("wood")', []),
        (
            "rules/bronze_age.py",
            'Row("ships")',
            ["ships: used in rules/bronze_age.py, but not in device or bronze_age or bronze_age_reference"],
        ),
        ("rules/late_bronze_age/__init__.py", 'Row("ships")', []),
    ],
)
def test_each_module_speaks_its_own_words_and_those_it_is_played_with(path, code, found):
    told = build.faults_of_use(build.Source(), [(build.FIRMWARE / path, ast.parse(code))])
    assert [line for line in told if "not used" not in line] == found


def test_ids_may_be_put_together(source):
    assert source("bronze_age", '[got_pearls]\nroom = "amount"' + ALL + '[wood_full]\nroom = "line"' + ALL) == []


def made(source, language, name):
    """The text of a module of words."""
    return dict(build.files(source))[f"words/{language}/{name}.py"]


def test_a_later_set_may_change_a_word_in_one_language(source, tmp_path):
    assert source("late_bronze_age", '[wood]\nfr = "Bois dur"\n') == []
    there = build.Source(tmp_path / "words")
    assert "  # wood: Bois dur" in made(there, "fr", "late_bronze_age")
    assert "# wood: " not in made(there, "en", "late_bronze_age")


# -- a file a language


@pytest.fixture
def translated(tmp_path):
    """The words with one more language, nl; call it with the text of its file: faults, and messages."""
    shutil.copytree(build.SOURCE, tmp_path / "words")

    def read(text):
        (tmp_path / "words" / "nl.toml").write_text(text, encoding="utf-8")
        there = build.Source(tmp_path / "words")
        return there, build.faults(there), [line for line in build.told(there) if line.startswith("nl")]

    return read


NAMED = '[device]\nlanguage_name = "Nederlands"\n'


def test_a_language_exists_because_its_file_does_and_english_stands_in_for_what_it_lacks(translated):
    there, faults, told = translated(NAMED + 'menu = "Keuze"\nyes = ""\n[page]\nlead = "Een teller"\n')
    assert faults == [] and there.languages == ("en", *sorted({*words.LANGUAGES[1:], "nl"}))
    device = made(there, "nl", "device")
    assert all(text in device for text in ("# menu: Keuze", "# yes: Yes", "# game_score_pad: Score pad"))
    assert "# language_name_nl: Nederlands" in made(there, "en", "device")
    page = build.of_the_page(there)
    assert page["nl"]["lead"] == "Een teller" and page["nl"]["close"] == page["en"]["close"]
    assert "nl: score_pad: not translated, in English for now: all 14 words" in told
    some = next(line for line in told if line.startswith("nl: device"))
    assert " yes," in some and " menu," not in some


@pytest.mark.parametrize(
    "text, fault",
    [
        ("", "nl: device: language_name: what the language calls itself is missing"),
        (NAMED + "[no_game]\n", "nl: there are no words 'no_game'"),
        (NAMED + 'no_word = "a"\n', "nl: device: there is no word 'no_word'"),
        (NAMED + "menu = 3\n", "nl: device: menu: 3 is no text"),
        (NAMED + 'ahead = "{}"\n', "device: ahead (nl): 1 arguments, 2 in en"),
        (NAMED + '[late_bronze_age]\nwood = "een veel te lange naam voor hout"\n', "wood (nl): 'een veel te lange"),
        (NAMED + '[page]\nmenu_hold = "a"\n', "nl: page: there is no word 'menu_hold'"),
    ],
)
def test_what_is_wrong_in_a_translators_file_is_said(translated, text, fault):
    faults = translated(text)[1]
    assert any(fault in line for line in faults), faults


def test_a_file_that_is_none_is_told_with_its_line(translated):
    with pytest.raises(SystemExit, match=r"nl.toml: .*line 2"):
        translated("[device]\nmenu = Keuze\n")


def test_a_template_has_what_is_missing_and_is_filled_in_without_these_tools(translated):
    there = translated(NAMED + '[bronze_age]\nwood = "Hout"\n')[0]
    written = languages.text(there, "nl", missing=True)
    assert '# "Wood"  24 of 62 (row)\nwood = "Hout"\n' in written
    assert '# "Lead: {} ({})"  114 of 136, with Giovanni, -9999\nahead = ""\n' in written
    english = {**there.sets, build.PAGE: there.page}
    filled, name = [], ""
    for line in written.splitlines():
        name = line[1:-1] if line.startswith("[") else name
        if line.endswith(' = ""'):
            word = line.split(" ")[0]
            line = f"{word} = {build.literal(english[name][word]['en'])}"
        filled.append(line)
    there, faults, told = translated("\n".join(filled))
    assert faults == [] and told == []
    assert languages.text(there, "nl", missing=True) == "\n".join(filled) + "\n"


def test_a_page_to_proofread_shows_each_screen_and_all_words(monkeypatch, tmp_path):
    dark = [bytes(128)] * 64
    monkeypatch.setattr(proof, "BUILD", tmp_path)
    monkeypatch.setattr(proof, "screens", lambda language: [("menu", dark)])
    page = proof.write("fr").read_text(encoding="utf-8")
    assert page.count("<img") == 2 and "<figcaption>menu" in page
    assert "<td>menu</td><td>Menu</td><td>Menu</td>" in page and "Un compteur de points" in page
    assert "<td>‹skull› reroll</td><td>‹skull› relance</td>" in page
    lacking = [words for language, _, words, _ in build.missing(build.Source()) if language == "fr"]
    assert page.count("class=missing") == sum(map(len, lacking))
    with pytest.raises(SystemExit, match="no language 'xx': there are en, "):
        proof.write("xx")


def test_a_screen_that_only_one_language_needs_is_proofread_as_well(monkeypatch, tmp_path):
    dark = [bytes(128)] * 64
    monkeypatch.setattr(proof, "BUILD", tmp_path)
    names = {"en": ("menu", "help 1"), "fr": ("menu", "help 1", "help 2"), "de": ("menu",)}
    monkeypatch.setattr(proof, "screens", lambda language: [(name, dark) for name in names[language]])
    for language, images, shown in (("fr", 5, names["fr"]), ("de", 3, names["en"])):
        page = proof.write(language).read_text(encoding="utf-8")
        assert page.count("<img") == images and tuple(re.findall("<figcaption>([^<]*)<", page)) == shown


def row(title, players):
    """The row of a game in the tables of the documents."""
    count = "{} to {}".format(*players) if players[0] < players[1] else str(players[1])
    return f"| {title.get('box', title['en'])} | {count} | {title.get('about', '')} |".replace("|  |", "| |")


def test_readme_lists_games_as_they_are():
    """Each listed game has its title and its players, in the order of home. Only a game of two files may be missing:
    those that are shipped have pages of rules.
    """
    source = build.Source()
    rows = {game: row(source.sets[game]["title"], class_of(game).PLAYERS) for game in source.titled}
    shipped = [line for game, line in rows.items() if game + build.REFERENCE in source.sets]
    document = (PROJECT / "README.md").read_text(encoding="utf-8")
    table = document.split("| game | players | |\n|---|---|---|\n")[1].split("\n\n")[0].split("\n")
    assert [line for line in rows.values() if line in table] == table
    assert len(shipped) >= 5 and [line for line in shipped if line not in table] == []


def test_readme_names_all_languages():
    entry = build.Source().sets[build.DEVICE][build.OWN_NAME]
    names = [entry[language] for language in words.LANGUAGES]
    listed = f"Screens in {', '.join(names[:-1])} and {names[-1]}."
    assert listed in (PROJECT / "README.md").read_text(encoding="utf-8")


def test_no_line_of_the_rules_ends_with_a_sign_that_belongs_to_the_next_word():
    for name, entries in build.Source().sets.items():
        texts = [entry[language] for entry in entries.values() for language in words.LANGUAGES if language in entry]
        assert [text for text in texts if re.search(r"(^| )[+−] \w", text)] == [], name


def test_the_files_of_languages_are_as_make_words_writes_them():
    for path, text in languages.files(build.Source()):
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: run `make words`"


def test_what_a_language_has_begun_it_has_whole():
    assert [line for line in build.missing(build.Source()) if line[3]] == []
