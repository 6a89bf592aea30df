"""Replay moments at which players stumbled: no key loses entries, and each screen names its keys."""

import random
import re

import pytest
from table import Table

from host.pilot import policies
from host.recorded import notation

import words
from engine.history.session import Session
from engine.prompts import NOTICE
from flows.known_games import kind_of
from fonts.small import UNDO
from screens.answered import answered_briefly
from screens.news import lines_for_undo, taken_back

WITH_TRADE = ("trading",)


def leave(table: Table) -> Table:
    """Open the menu over the dice and take its last entry, which leads home."""
    return table.press("hold:b:800", "up", "a")


def test_b_on_the_first_dice_leads_back_into_the_setup_with_everything_kept() -> None:
    table = Table().new_game("Ana", "Ben", "Cleo", options=WITH_TRADE)
    assert table.press("b").title() == "2024 edition?" and table.cursor().strip() == "No"
    assert table.press("b").title() == "With trading?" and table.cursor().strip() == "Yes"
    assert table.press("b").title() == "Turn order" and [line.strip() for line in table.lines()[2:5]] == [
        *"Ana Ben Cleo".split()
    ]
    assert table.press("a 3").rolls("Ana", 0, 3), str(table)
    # With a die taken back, too; and the game is there once.
    table.dice("food 3").go_on()
    while not table.rolls("Ana", 0, 3):
        table.press("b")
    table.press("b", "a")
    assert table.rolls("Ana", 0, 3), str(table)
    leave(table)
    assert table.title() == "Quipu" and " ".join(table.lines()).count("Bronze Age") == 1, str(table)


def test_home_asks_before_it_loses_dice_and_says_the_truth_about_a_game_without_an_answer() -> None:
    table = Table().new_game("Ana", "Ben")
    leave(table.dice("food 2"))
    assert table.title() == "Leave?" and table.says("The unfinished entry will be lost."), str(table)
    table.press("a", "b")
    assert table.rolls("Ana", 2, 3), str(table)
    table.press("b 2")
    leave(table)
    assert table.title() == "Quipu" and table.off_and_on().cursor().strip() == "Bronze Age", str(table)
    assert table.press("a").rolls("Ana", 0, 3), str(table)


@pytest.mark.parametrize("keys", ["right", "left"])
def test_home_and_undo_turn_ask_before_they_lose_workers_that_were_moved(keys: str) -> None:
    table = Table().new_game("Ana", "Ben").dice("workers 2", "food").go_on()
    table.press("down", keys, "menu", "up", "a")
    assert table.says("The unfinished entry will be lost."), str(table)
    assert table.press("a").choose("Undo turn").says("The unfinished entry will be lost.") and table.says("Ana")
    assert table.press("a", "b").title().startswith("Ana: Build")


GOODS: list[dict[str, object]] = [{"goods": {"wood": 3}}, {"goods": {"stone": 2}}, {"goods": {"cloth": 2}}]


def with_trade(*sheets: dict[str, object], language: str = "en") -> Table:
    """A table of three players with default names in a game with trading."""
    words.use(language)
    names = [words.translate(("unnamed", number)) for number in (1, 2, 3)]
    record = {"game": "bronze_age", "players": names, "options": {"trading": True}, "turns": []}
    return Table.at({**record, "start": {"players": list(sheets)}}, language=language)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_trade_is_in_view_with_the_buildings_and_declining_it_closes_nothing(language: str) -> None:
    table = with_trade(*GOODS, language=language).dice("workers 3").go_on()
    trade, name = words.translate("to_market"), words.translate(("unnamed", 1))
    assert words.translate("build") in table.title(), str(table)
    for _ in range(12):  # wherever the list is scrolled to
        assert any(line.startswith(trade) for line in table.lines()), str(table)
        table.press("down")
    table.go_to(trade).press("a")
    assert words.translate("trade_none") in table.lines()[7] and "<left><right>" in table.lines()[0], str(table)
    assert table.press("a").title().startswith(name) and any(line.startswith(trade) for line in table.lines())


LONGEST = ["Spieler 10", "Wilhelmin", "Joueur 1a", "Maximilia"]


@pytest.mark.parametrize("name", notation.games())
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_no_undo_cuts_a_name_or_ends_within_a_word_or_number(language: str, name: str) -> None:
    kind = kind_of(name)
    words.use(language)
    words.names = LONGEST[: kind.PLAYERS[1]]
    dice = random.Random(1)
    session = Session(kind(len(words.names), policies.options(kind, len(words.names), dice)))
    seen = 0
    while session.prompt and seen < 150:
        prompt = session.prompt
        answer = policies.free(prompt, dice, suggested=0.5)
        if prompt.kind != NOTICE and not prompt.auto_answer:
            texts = answered_briefly(prompt, answer)
            if not re.search(r"\d{4}", texts[0]):  # no game comes to that
                line = taken_back(prompt.player, texts, lines_for_undo(prompt))
                name = "" if prompt.player is None else words.translate([prompt.player]) + words.translate("colon")
                rest = line.removeprefix(UNDO + " ").removeprefix(name)
                assert line.startswith(UNDO + " " + name) or rest == texts[0], line
                assert rest in texts or rest.endswith("…") and texts[-1][len(rest) - 1] in ", ", line
                seen += 1
        session.answer(answer)
    assert seen > 30


def companion(*boards: dict[str, object], language: str = "en", **start: object) -> Table:
    """A table of two players in the middle of a game of the companion."""
    record = {"game": "through_the_ages", "players": ["Ana", "Ben"], "turns": []}
    start = {"round": 6, "age": "I", "players": [*boards, *[{}] * (2 - len(boards))], **start}
    return Table.at({**record, "options": {"edition": "2015", "companion": True}, "start": start}, language=language)


def test_undo_of_a_turn_in_which_an_age_ended_says_which_age_it_is_again() -> None:
    table = companion().press("menu", "a 2")
    assert table.title().startswith("Ana: Age II")
    table.press("menu").choose("Undo turn")
    assert table.says("<undo> Ana: Age I"), str(table)


def test_bought_workers_are_known_after_a_value_was_adjusted() -> None:
    table = companion({"yellow_bank": 14, "happy": 0}).press("left 2")
    table.press("menu").choose("Adjust", "Ana", "Board").go_to("Culture").press("right", "menu")
    table.press("left", "a")
    assert table.title() == "Ana: Unused?" and table.big().split() == ["3"], str(table)


def test_hunger_without_culture_takes_none_and_the_sheet_shows_what_is_eaten() -> None:
    seat = {"yellow_bank": 12, "happy": 2}
    table = companion(seat).go_to("Food missing").press("right")
    assert table.says("No culture to lose"), str(table)
    table.press("down", "menu").choose("Sheets")
    eaten = next(line.split() for line in table.lines() if line.startswith("Eaten"))
    assert eaten == ["Eaten", "-1"], str(table)  # 2 are due, 1 is missing
    table.press("b 2").press("a")
    assert table.large() == "HUNGER" and table.says("no culture left") and "-0" not in str(table)


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("age", ["I", "II", "III"])
def test_the_end_of_an_age_is_asked_on_one_page_that_names_b(language: str, age: str) -> None:
    table = companion(language=language, age=age).press("menu", "a")
    assert "<key_b><undo>" in table.lines()[0] and "<down>" not in table.lines()[7], str(table)
    last = words.translate("leaders_of_age_" + {"I": "A", "II": "I", "III": "II"}[age]).split()[-1]
    assert table.says(last), str(table)


def test_home_shows_the_points_of_the_last_report() -> None:
    table = companion({}, {"culture": 10, "culture_rating": 2}).press("a 3")
    assert table.title() == "Ben: Culture 12"
    table.press("menu", "up", "a")
    assert "Lead: Ben (12)" in table.lines()[7], str(table)
