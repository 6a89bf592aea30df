"""News over the bottom lines of a screen: they leave what A does, and never break inside a word."""

import random
import re

import pytest

from host.build import sheets
from host.device import reading
from host.pilot import policies

import pictures
import words
from canvas import Canvas, text_width
from engine.history.session import Session
from engine.prompts import DICE, Choose, Dice, Row
from engine.prompts.counters import CounterRow
from engine.prompts.tracks import Tracks
from flows.known_games import kind_of, read_sheet
from fonts.small import CHECK, KEY_A
from rules.bronze_age.turn import FACES
from rules.roll_into_town.turn import gathered_labels
from screens.dice import DiceScreen
from screens.news import briefly, toast_of
from screens.shorten import wrap
from screens.tracks import TracksScreen
from ui.view import Overlay

LONG = "The old answers are gone"


def painted(screen: DiceScreen | TracksScreen, toast: str) -> list[str]:
    """Return the lines of the screen with a toast."""
    words.names = ("Ana", "Ben")
    overlay = Overlay()
    overlay.toast = toast
    canvas = Canvas()
    canvas.begin(False)
    screen.paint(canvas, overlay)
    canvas.end()
    return reading.lines_of(bytes(canvas.buffer[1:]))


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_offered_dice_say_what_a_does_under_the_news_of_a_famine(language: str) -> None:
    words.use(language)
    words.play("bronze_age")
    pictures.use("bronze_age")
    prompt = Dice("dice", 0, 4, FACES)
    prompt.with_news(["famine_1"], 1)
    screen = DiceScreen(prompt, prompt.encode([0, 1, 1, 1]))
    screen.offer()
    lines = painted(screen, words.translate("famine_1"))
    assert KEY_A + " " + words.translate("dice_again") in lines[6] and words.translate("dice_other") in lines[5], lines


@pytest.mark.parametrize("more", ["", " now", " for good", " for good, every one of them"])
def test_news_in_the_companion_leave_the_key_that_ends_the_turn(more: str) -> None:
    words.play("through_the_ages")
    pictures.use("through_the_ages")
    rows = [CounterRow("happy", 3, 9), CounterRow("science", 4, 9)]
    screen = TracksScreen(Tracks("board", 0, lambda _: rows, ("end_turn",), [(0, 1)], ["happy"]))
    lines = painted(screen, LONG + more)
    assert KEY_A in lines[7], lines
    assert LONG + more in " ".join(" ".join(lines[5:]).replace(KEY_A + CHECK, "").split()), lines


@pytest.mark.parametrize("name", ["bronze_age", "late_bronze_age"])
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_no_name_costs_a_page_of_news_and_only_a_name_or_dice_hide_any(language: str, name: str) -> None:
    kind = kind_of(name)
    words.use(language)
    for words.names in (["Maximilia", "Wilhelmin", "Giovannas", "Guillermo"], ["Spieler 1", "Spieler 2"]):
        for seed in range(4):
            dice = random.Random(seed)
            session = Session(kind(len(words.names), policies.options(kind, len(words.names), dice)))
            while prompt := session.prompt:
                line = toast_of(prompt)
                is_narrow = prompt.kind == DICE or prompt.teller not in (None, prompt.player)
                assert line is not None if is_narrow else "…" not in (line or ""), (line, prompt.news)
                session.answer(policies.free(prompt, dice, suggested=0.8))


@pytest.mark.parametrize("name", ["Spieler 2", "Ana", "Maximilia"])
def test_what_was_completed_is_told_with_its_points_above_dice(name: str) -> None:
    kind_of("bronze_age")
    words.use("de")
    words.names = ("Ben", name)
    dice = Dice("dice", 0, 3)
    dice.with_news([("built_city", 3), ("built_later", "step_pyramid", 0)], 1)
    line = toast_of(dice) or ""
    line = line.replace("\u00a0", " ")
    assert line.startswith(name) and " Stu" in line and line.endswith("+0") and text_width(line) <= 128
    assert "3" in line.removeprefix(name)


GOODS = [("got_" + good, 1) for good in ("wood", "stone", "pottery", "cloth", "spearheads")]


def test_news_that_two_lines_cannot_hold_get_a_page_and_points_stay_above_dice() -> None:
    kind_of("bronze_age")
    words.names = ("Maximilia", "Ben")
    prompt = Choose("develop", 0, [Row("irrigation")])
    prompt.with_news([GOODS, ("got_food", 0, 3, 3, 0), "famine_1", "drought_spared"], 0)
    assert toast_of(prompt) is None
    kind_of(*read_sheet((sheets.FOLDER / "yahtzee.txt").read_bytes()))
    dice = Dice("dice", 1, 5)
    dice.with_news([("sheet_brought", "entry_10", 30)], 0)
    line = toast_of(dice)
    assert line and line.startswith("Maximilia: Small st") and line.endswith(": 30"), line


@pytest.mark.parametrize("width, dots", [(119, 2), (107, 0)])
def test_a_number_stays_apart_from_the_next_picture_and_dots_go_only_if_they_must(width: int, dots: int) -> None:
    kind_of("bronze_age")
    prompt = Choose("buy", 0, [Row("irrigation")])
    prompt.with_news([[("got_wood", 1), ("got_stone", 2)], ("ate_food", 2, 2, 0), "famine_1"], 0)
    line = toast_of(prompt, width) or ""
    assert line.count(" · ") == dots and not re.search("[0-9][\1-\x10\x12-\x1f]", line), line


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_news_of_a_monument_begin_without_its_article(language: str) -> None:
    words.use(language)
    words.play("bronze_age")
    words.names = ("Ana",)
    for label in (("built_later", "obelisk", 3), briefly(("built_later", "obelisk", 3))):
        assert words.translate(label).startswith(words.translate("obelisk"))
    assert words.translate(("built_first", bytes(1), "obelisk", 6)).count(words.translate("obelisk_full"))


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_short_news_keep_the_plus_of_goods_and_no_line_ends_within_a_name(language: str) -> None:
    words.use(language)
    words.play("bronze_age")
    got = [("got_" + good, 2) for good in ("wood", "stone", "pottery", "cloth", "spearheads")]
    assert words.translate(briefly(got)).count("+2") == 5
    assert not any(digit in words.translate(briefly("drought_spared")) for digit in "0123456789")
    words.names = tuple(words.translate(("unnamed", number)) for number in (1, 2, 3, 4))
    first = words.names[0].split(" ")[0]
    for label in (("pestilence_each", 3, bytes((1, 2, 3))), [1, ("bought", "irrigation", 10)]):
        for width in range(64, 129):
            assert not [line for line in wrap(words.translate(label), width) if line.endswith(first)], width


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("found, amounts", [((3, 0, 2, 2, 1, 0), "+3 +2 +1 2"), ((9, 8, 7, 6, 5, 4), "+9 +7 +5 8 6 4")])
def test_what_a_town_loses_never_hides_what_it_gained_above_dice(found, amounts, language):
    words.use(language)
    kind_of("roll_into_town")
    for words.names in (["Ana", "Ben"], ["WWWWWWWW", "WWWWWWWM"]):
        dice = Dice("dice", None, 5, [])
        dice.with_news(gathered_labels(found), 1)
        line = toast_of(dice) or ""
        assert re.findall("[+]?[0-9]+", line) == amounts.split() and text_width(line) <= 128 and "." not in line, line


def test_a_long_piece_of_news_breaks_between_a_verb_and_its_number_before_a_sign_is_torn_off() -> None:
    assert wrap("lost\u00a012≡14♦", 40) == ["lost", "12≡14♦"]
    assert wrap("nowhere\u00a0", 128) == ["nowhere\u00a0"]
    assert wrap("Hungersnot: 7 Städte", 70) == ["Hungersnot:", "7\u00a0Städte"]
    assert wrap("Wood 7 · Stone", 36) == ["Wood 7", "· Stone"]
