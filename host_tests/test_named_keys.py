"""Any text that names a key names the right one: press each named key on the screen with its text.

PRESSED has all texts of the device that name keys. A new one fails here until it has an entry.
"""

import re
from collections.abc import Callable

import pytest
from table import FACES, KEYS, Table
from test_ages_device import at_table
from test_alarms import used
from test_screens import at

from host.build.words import Source
from host.device import gallery
from host.device.handheld import Handheld
from host.paths import PROJECT

import words
from fonts.small import DOWN, KEY_A, KEY_B, KEY_MENU, LEFT, RIGHT, UP
from input.keys import MENU

GLYPHS = {UP: "up", DOWN: "down", LEFT: "left", RIGHT: "right", KEY_A: "a", KEY_B: "b", KEY_MENU: "menu"}
# How each language says that a key is held, and what it calls keys.
HELD = {
    "en": r"\bhold(?=:|[ \u00a0][\x12-\x18]| a key)",
    "de": r"(?<!zu )\blang\b",
    "es": r"(?<!demasiado )\blargo\b|\btecla larga\b|\bmant[eé]n",
    "fr": r"(?<!trop )\blong\b|\btouche longue\b|\b(main)?ten(ir|ez)\b",
    "it": r"(?<!troppo )\blungo\b|\bpremuto\b",
}
NOUNS = {
    "en": r"\barrows\b|\bkeys?\b|\bpress\b",
    "de": r"\bpfeile\b|\btasten?\b",
    "es": r"\bflechas\b|\bteclas?\b",
    "fr": r"\bflèches\b|\btouches?\b",
    "it": r"\bfrecce\b|\btast[oi]\b",
}
# Texts with an arrow that is no key ("this becomes that"), and the name of a setting.
OTHERS = {f"swap_{one}_{other}" for one in ("food", "stone", "wood") for other in ("food", "stone", "wood")}
OTHERS |= {"die_changed", "key_repeat"}


def named(text: str, language: str) -> list[tuple[str, bool]]:
    """Return the keys that a text names, and whether they are held; "some": it names no particular one."""
    found: list[tuple[str, bool]] = []
    for clause in re.split("[.;,]", text):
        held = bool(re.search(HELD[language], clause, re.IGNORECASE))
        glyphs = [GLYPHS[letter] for letter in clause if letter in GLYPHS]
        if not glyphs and held:  # of the key that was named last
            glyphs = [found[-1][0] if found else "some"]
        if not glyphs and re.search(NOUNS[language], clause, re.IGNORECASE):
            glyphs = ["some"]
        found += [(glyph, held) for glyph in glyphs]
    return list(dict.fromkeys(found))


def texts() -> dict[str, dict[str, str]]:
    """Return all texts of the device that name keys: by id, in every language."""
    found: dict[str, dict[str, str]] = {}
    source = Source()
    for language in words.LANGUAGES:
        words.use(language)
        for name, entries in source.sets.items():
            if name == "page":
                continue
            module = __import__(f"words.{language}.{name}", None, None, ("",))
            for word in entries:
                text = module.WORDS.get(word)
                if text and word not in OTHERS and named(text, language):
                    found.setdefault(word, {})[language] = text
    return found


# -- the screens of a text


def bronze(language: str, **sheet: object) -> Table:
    """A table at the first dice of a game."""
    return at(("Ana", "Ben"), sheet, language=language)


def building(language: str) -> Table:
    """A table at the question what to build with 3 workers, all of them taken back."""
    table = bronze(language, food=9).dice("workers", "food 2")
    assert used(table) == 3
    table.press("left 3")
    assert used(table) == 0, str(table)
    return table


def on_screen(table: Table, word: str) -> Table:
    """Check that the text is seen there."""
    text = words.translate((word, 0) if "{}" in words.translate(word) else word)
    for glyph, key in GLYPHS.items():
        sign = {"a": "<key_a>", "b": "<key_b>", "menu": "<key_menu>"}.get(key, f"<{key}>")
        text = text.replace(glyph, sign)
    seen = " ".join(" ".join(table.lines()).replace("<box_empty>", " ").split())
    first = text.replace("\u00a0", " ").split("{}" if "{}" in text else "0")[0].strip()
    assert all(part in seen for part in first.split()), f"{word}: {first}\n{table}"
    return table


def arrows_move_and_change(language: str) -> None:
    table = bronze(language).press("hold:b").choose(words.translate("adjust"), "Ana")
    before = table.cursor()
    assert table.press("down").cursor() != before
    assert table.press("up").cursor() == before
    before = table.lines()
    assert table.press("right").lines() != before
    assert table.press("left").lines()[1:7] == before[1:7]


def a_confirms(language: str) -> None:
    table = Table(Handheld(gallery.store_for((), language)))
    words.use(language)
    table.go_to(words.translate("settings")).press("a")
    assert table.title().startswith(words.translate("settings"))


def a_saves(language: str) -> None:
    table = bronze(language).dice("workers 3").press("a")
    log = bytes(table.device.app.session.log)
    assert bytes(table.off_and_on().press("a").device.app.session.log) == log and log


def b_goes_back_to_the_first_answer(language: str) -> None:
    table = bronze(language, food=9)
    table.dice("food 3").press("a").dice("food 3")
    for _ in range(30):
        table.press("b")
        if table.title().startswith("Ana") and "<box_empty>" * 3 in table.title().replace(" ", ""):
            break
    assert table.rolls("Ana", 0, 3), str(table)


def faces_are_where_their_keys_are(language: str) -> None:
    for face in FACES:
        table = bronze(language, food=9).dice(f"{face} 1")
        assert table.rolls("Ana", 1, 3), f"{face}\n{table}"
        sign = {"good": "goods", "choice": "food_or_worker", "workers": "worker"}.get(face, face)
        assert f"<{sign}>" in table.title(), f"{face}\n{table}"


def menu_shows_sheets_and_scores(language: str) -> None:
    table = building(language).press("menu")
    assert table.title().startswith(words.translate("menu"))
    for entry in ("sheet", "standings"):
        table.go_to(words.translate(entry))


def b_held_on_the_dice_is_the_menu(language: str) -> None:
    table = bronze(language)
    before = bytes(table.device.app.session.log)
    table.press("hold:b")
    assert table.title().startswith(words.translate("menu")) and bytes(table.device.app.session.log) == before
    table.press("b").dice("food")
    assert table.press("hold:b").title().startswith(words.translate("menu"))
    table.press("b").dice("food 2").press("hold:b").choose(words.translate("undo_turn"))
    offered = table.lines()[:7]
    assert table.says("<key_a> " + words.translate("dice_again"))
    for key in ("hold:b", "menu"):
        assert table.press(key).title().startswith(words.translate("menu"))
        assert table.press("b").lines()[:7] == offered, str(table)


def left_takes_one_back(language: str) -> None:
    table = building(language).press("right 2")
    assert used(table) == 2
    assert [used(table.press("left")) for _ in range(3)] == [1, 0, 0], str(table)


def right_adds_one(language: str) -> None:
    table = building(language)
    assert used(table.press("right")) == 1


def right_held_fills_a_row(language: str) -> None:
    table = building(language)
    most = int(re.search(r"/(\d+)<worker>", table.title())[1])  # type: ignore[index]
    assert used(table.press("hold:right:3000")) == min(3, most)  # City 4 has 3 boxes


def a_again_gives_up_what_is_left(language: str) -> None:
    table = building(language).press("right", "a")
    on_screen(table, "allot_left")
    assert not table.press("a").title().startswith(f"Ana{words.translate('colon')}{words.translate('build')}")


def hold_b_hint(language: str) -> None:
    on_screen(bronze(language), "menu_hold")
    b_held_on_the_dice_is_the_menu(language)


def hold_a_rolls(language: str) -> None:
    table = bronze(language).press("hold:b")
    table.choose(words.translate("settings"), words.translate("roller"), words.translate("yes")).press("b 2")
    on_screen(table, "roll_hold")
    assert words.translate(("rolls", 1, 3)) in table.press("hold:a").title(), str(table)
    for key in ("hold:b", "menu"):
        assert table.press(key).title().startswith(words.translate("menu"))
        assert words.translate(("rolls", 1, 3)) in table.press("b").title()


def a_held_face_fills_the_rest(language: str) -> None:
    table = on_screen(bronze(language, food=9).dice("food"), "rest_hold")
    table.press("hold:up:3000")
    assert not table.rolls("Ana", 1, 3) and table.device.app.session.log, str(table)


def a_held_ends_the_trades(language: str) -> None:
    sheets = {"goods": {"wood": 3}, "food": 9}, {"goods": {"stone": 2}}
    table = at(("Ana", "Ben", "Cleo"), *sheets, options={"trading": True}, language=language)
    table.dice("workers", "food 2")
    table.go_to(words.translate("to_market")).press("a")
    if words.translate("deal_act") not in table.lines()[7]:
        table.press("left")
    on_screen(table, "done_hold")
    assert words.translate("build") not in table.title(), str(table)
    table.press("hold:a:3000")
    assert words.translate("done_hold") not in " ".join(table.lines()), str(table)
    # Nothing more is traded: the next question is what to build.
    assert words.translate("build") in table.title(), str(table)


def b_takes_back_a_row_crossed_out(language: str) -> None:
    table, title = Table(Handheld(gallery.store_for((), language))), "Kniffel" if language == "de" else "Yahtzee"
    table.choose(words.translate("new_game"), words.translate("more_games")).go_to(title).press("a 5")
    crossed = table.press("up 5", "up").cursor()  # five ones, but no large straight
    assert table.press("a").says(": 0 <key_b><undo>") and table.press("b").cursor() == crossed, str(table)


def b_leads_back_to_the_choice_dice(language: str) -> None:
    table = at(("Ana", "Ben"), {"food": 3}, {}, options={"trading": True}, language=language).dice("choice 3")
    before = table.lines()[1]
    table.go_to(words.translate("to_market")).press("a")
    assert "<key_b><undo>" in table.lines()[6] and table.press("b").lines()[1] == before, str(table)


def a_held_ends_the_turn(language: str) -> None:
    table = at_table(language=language)
    for _ in range(30):
        held = words.translate("held_does").split("{}")[0].replace(KEY_A, "<key_a>").replace("\u00a0", " ").strip()
        if held in " ".join(" ".join(table.lines()).split()):
            break
        table.press("down")
    on_screen(table, "held_does")
    before = bytes(table.device.app.session.log)
    table.press("hold:a:3000")
    assert bytes(table.device.app.session.log) != before, str(table)


def a_key_three_times_goes_on(language: str) -> None:
    for key in range(7):
        table = Table(Handheld(gallery.store_for((), language), (MENU,)))
        on_screen(table, "check_keys")
        before = table.lines()
        name = next(name for name, number in KEYS.items() if number == key)
        table.press(f"{name} 2")
        assert table.lines()[0] == before[0]
        table.press(name)
        assert table.lines()[0] != before[0], name


def all_keys_go_on(language: str) -> None:
    table = Table(Handheld(gallery.store_for((), language), (MENU,)))
    before = table.lines()[0]
    for name in list(KEYS)[:-1]:
        assert table.press(name).lines()[0] == before
    assert table.press(list(KEYS)[-1]).lines()[0] != before


Pressed = list[tuple[tuple[str, bool], Callable[[str], None]]]
# For each text the keys it names, whether they are held, and what is pressed and must be seen.
PRESSED: dict[str, Pressed] = {
    "help_keys": [(("some", False), arrows_move_and_change), (("a", False), a_confirms)],
    "help_back": [(("b", False), b_goes_back_to_the_first_answer)],
    "help_dice": [(("some", False), faces_are_where_their_keys_are)],
    "help_menu": [(("menu", False), menu_shows_sheets_and_scores), (("b", True), b_held_on_the_dice_is_the_menu)],
    "help_amounts": [(("left", False), left_takes_one_back), (("right", True), right_held_fills_a_row)],
    "help_safe": [(("a", False), a_saves)],
    "menu_hold": [(("b", True), hold_b_hint)],
    "roll_hold": [(("a", True), hold_a_rolls)],
    "rest_hold": [(("some", True), a_held_face_fills_the_rest)],
    "done_hold": [(("a", True), a_held_ends_the_trades)],
    "choice_fixed": [(("b", False), b_leads_back_to_the_choice_dice)],
    "sheet_struck": [(("b", False), b_takes_back_a_row_crossed_out)],
    "held_does": [(("a", True), a_held_ends_the_turn)],
    "allot_keys": [(("right", False), right_adds_one), (("right", True), right_held_fills_a_row)],
    "allot_left": [(("a", False), a_again_gives_up_what_is_left)],
    "check_keys": [(("some", False), all_keys_go_on)],
    "check_next": [(("some", False), a_key_three_times_goes_on)],
}


def test_every_text_that_names_a_key_is_pressed_here() -> None:
    assert sorted(texts()) == sorted(PRESSED)


@pytest.mark.parametrize("word", PRESSED)
def test_a_text_names_the_same_keys_in_every_language(word: str) -> None:
    found = {language: named(text, language) for language, text in texts()[word].items()}
    assert set(found) == set(words.LANGUAGES)
    for language, keys in found.items():
        assert keys == [key for key, _ in PRESSED[word]], language


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("word", PRESSED)
def test_the_keys_that_a_text_names_do_what_it_says(word: str, language: str) -> None:
    words.use(language)
    for _, press in PRESSED[word]:
        press(language)


# -- the guide for players


def rows_of_guide(name: str, first: str) -> dict[str, str]:
    """Return the two columns of the table in a document that has such a first row."""
    lines = (PROJECT / "docs" / name).read_text(encoding="utf-8").replace("    |", "|").splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith(first))
    found = {}
    for line in lines[at:]:
        if not line.startswith("|"):
            break
        left, right = [cell.strip() for cell in line.strip("|").split("|")][:2]
        found[left] = right
    return found


FACE_NAMES = {"3 food": "food", "1 good": "good", "2 food or 2 workers": "choice", "3 workers": "workers"}
FACE_NAMES |= {"7 coins": "coin", "2 goods and a skull": "skull"}


def test_the_guide_says_which_key_enters_which_face() -> None:
    table = rows_of_guide("quick-start.md", "| up | 3 food")
    assert {key.lower(): FACE_NAMES[face] for key, face in table.items()} == {key: face for face, key in FACES.items()}


def test_the_page_to_print_says_how_to_see_sheets_and_standings() -> None:
    said = rows_of_guide("play/cheatsheet.md", "| enter a die")["see sheets, standings, what happened"]
    assert said == "MENU (on the dice: hold B)"
    for press in (menu_shows_sheets_and_scores, b_held_on_the_dice_is_the_menu):
        words.use("en")
        press("en")
