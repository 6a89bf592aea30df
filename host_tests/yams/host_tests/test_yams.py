"""Yams in a project that has it: by keys and pixels, set by hand, as a recorded game, and by random keys."""

import json
import random
from pathlib import Path

import pytest
from table import Table

from host.device import gallery
from host.pilot import policies, walker
from host.pilot.pilot import Recorded
from host.recorded import people
from host.recorded.telling import text_of
from host.recorded.transcript import Replay, Transcript, TranscriptError, load, parse

import words
from engine.history.session import Session
from engine.prompts import CHOOSE, DICE
from rules.yams import CHANCE, FULL, NAMES, OPEN, YAMS, Yams

RECORDED = Path(__file__).parent / "games" / "yams_two_1.json"


def session(count=2, further=False):
    return Session(Yams(count, (bytes([further]),)))


def fill(at, *players, points=0, but=()):
    """Let the game begin with all boxes of these players full, except some."""
    for player in players:
        for box in range(len(NAMES)):
            if box not in but:
                at.game.boxes[player][box] = points
    at.__init__(at.game)


def seated(game_session, names=("Ana", "Ben"), language="en"):
    """A table at which this game continues."""
    record = {"game": "yams", "players": list(names[: game_session.game.count]), "turns": []}
    if game_session.game.agreed[0]:
        record["options"] = {"yams_more": True}
    return Table.at(record, game_session, language)


# -- the end


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_end_shows_sums_then_why_and_the_code_last(language):
    for boxes, won in (((5, 0), True), ((0, 0), False)):
        at = session(2)
        fill(at, 0, 1, but=(CHANCE,))
        at.game.boxes[0][0] = boxes[0]
        at.game.boxes[1][FULL] = boxes[0]
        table = seated(at, language=language)
        table.press("up 2 left 2 right a", "up 2 left 2 right a")
        assert at.game.over, str(table)
        why = words.translate(("yams_tie", 5, 0) if won else ("yams_level", 0))
        assert table.says(why.replace("\u00a0", " ")), str(table)
        assert table.press("right").says("Ana") and table.says("Ben"), str(table)
        while table.says(words.translate("score_total")):
            table.press("right")
        assert table.says(why.replace("\u00a0", " ")), "a race of one round is not drawn:\n" + str(table)
        assert table.press("right").title().startswith("QR"), str(table)


# -- setting by hand, undo, resume


def by_hand(at, player, box, points):
    prompt = at.game.adjusting(player, 0)
    at.adjust(player, 0, prompt.encode_change(box, points - prompt.rows()[box].value))


def test_setting_the_last_open_box_by_hand_ends_a_game_in_the_middle_of_a_turn():
    for answered in (0, 1):
        at = session(1)
        fill(at, 0, but=(YAMS,))
        for _ in range(answered):
            at.answer(at.prompt.encode([5] * 5))
        by_hand(at, 0, YAMS, 50)
        assert at.game.over and at.prompt is None and at.game.total(0) == 50
        at.undo()
        assert at.prompt.kind == (CHOOSE if answered else DICE)


def test_the_last_box_is_set_in_the_menu_and_the_end_is_shown():
    at = session(1)
    fill(at, 0, but=(CHANCE,))
    table = seated(at, ("Ana",))
    table.press("hold:b").go_to("Adjust").press("a")
    table.go_to("Chance").press("right 13 a")
    table.go_to("Yams").press("right 5 a").press("b")
    assert at.game.over and table.says("Ana: 17 points"), str(table)
    table.press("b")
    assert at.game.over and table.says("Ana: 12 points"), "what was set last is taken back, and it is still the end"
    table.press("b")
    assert not at.game.over and table.title().startswith("Ana")


def test_random_games_are_undone_and_taken_up_again():
    for seed in range(6):
        dice = random.Random(seed)
        at = session(1 + seed, bool(seed % 2))
        for _ in policies.play(at, dice, undo=0.1, adjust=0.05):
            if dice.random() < 0.05:
                again = Session(Yams(at.game.count, at.game.answers), bytes(at.log))
                assert not again.dropped and again.game.save() == at.game.save()
        assert at.game.over and all(OPEN not in boxes for boxes in at.game.boxes)
        while at.log:
            at.undo()
        assert at.game.save() == session(1 + seed, bool(seed % 2)).game.save()


# -- recorded


def test_a_recorded_game_by_rules_by_buttons_and_from_power_on():
    game = load(RECORDED)
    replay = Replay(game)
    replay.play()
    result = replay.result()
    assert result["over"]
    for who in (Recorded(game), Recorded(game, from_power_on=True)):
        pressed = who.play()
        assert pressed.pop("presses") <= 26 * 12
        assert pressed == {key: value for key, value in result.items() if key != "presses"}


def test_a_mistake_in_a_recorded_game_is_named():
    record = json.loads(RECORDED.read_text(encoding="utf-8"))
    record["turns"][2]["yams_where"] = record["turns"][0]["yams_where"]
    with pytest.raises(TranscriptError, match=r"^turn 3 \(Ana\): yams_where: unknown yams_where"):
        Replay(Transcript(parse(json.dumps(record).encode()))).play()


def test_people_of_paper_play_it_and_what_they_wrote_is_played_again():
    for count in (1, 8):
        record = people.play("yams", count, 1, {"yams_more": True})
        Replay(Transcript(parse(text_of(record).encode()))).play()


# -- everything else


def test_random_keys():
    counts = walker.walk(4000, seed=3, game="yams")
    assert counts["resumes compared"] and counts["logs played again"]


def test_the_recorded_pictures_hold_as_long_as_nothing_of_it_is_recorded(monkeypatch, tmp_path):
    monkeypatch.setattr(gallery, "PAGE", tmp_path / "index.html")
    assert "yams" in gallery.new_games(gallery.read_hashes())
    assert gallery.compare(["en"]) == []
    shown = [name for name, _ in gallery.of_game("yams", "en")]
    assert {"yams/dice", "yams/yams_where", "yams/sheet 3", "yams/end 1"} <= set(shown), shown
