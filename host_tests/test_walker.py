"""The random walker: any keys, no exception, no illegal state, no prompt without a way out, no memory lost."""

import re

import pytest

from host import paths
from host.pilot import walker

import words
from flows.known_games import games
from persistence.region import Region
from rules import class_of
from words import LANGUAGES

PRESSES = 100_000  # ten times as many: `make torture ARGS="-k keys"`


def test_100000_presses_over_all_games_player_counts_and_languages():
    counts = walker.walk(PRESSES, seed=1)
    assert counts["presses"] >= PRESSES
    words.use("en")
    for game in games():
        fewest, most = class_of(game).PLAYERS
        for players in range(fewest, most + 1):
            begun = [code for code in LANGUAGES if counts.get(f"{game}, {players} players, {code}")]
            assert len(begun) >= len(LANGUAGES) - 1, (game, players, begun)
    for what in ("games finished", "resumes compared", "logs played again", "ways out", "long undos", "sleeps"):
        assert counts[what] > 20, what
    assert counts["sheets filled"] > 5
    assert counts["offers kept"] > 10 and counts["offers kept"] > 5 * counts.get("offers lost", 0)
    # Every screen of the firmware was seen, but the two that others are made from.
    source = "".join(path.read_text(encoding="utf-8") for path in (paths.FIRMWARE / "screens").glob("*.py"))
    assert counts["screens"] == len(set(re.findall(r"class (\w*Screen)\b", source)) - {"Screen", "ListScreen"})


def test_the_same_seed_presses_the_same_keys():
    walks = []
    for seed in (5, 5, 6):  # one after the other: there is one device in a process
        walks.append(walker.Walker(seed))
        while walks[-1].presses < 300:
            walks[-1].step()
    first, second, other = walks
    assert first.pressed == second.pressed
    assert first.counts == second.counts
    assert first.pressed != other.pressed


def test_a_walk_keeps_to_what_is_asked_for():
    counts = walker.walk(3000, seed=4, game="bronze_age", players=3, language="fr")
    played = {what: number for what, number in counts.items() if "players" in what}
    assert max(played, key=played.get) == "bronze_age, 3 players, fr"  # any keys sometimes set up another game


def test_what_shakes_before_a_walk_sleeps_is_no_failure():
    one = walker.Walker(3)
    one.app.painter.shake()
    one.app.painter.show(one.app.seen)
    one.sleep()
    assert not one.app.painter.shakes


def lost(broken):
    """The message of a walk through an app that `broken(walker)` has damaged."""
    one = walker.Walker(3, "bronze_age", 2, "en")
    while not one.counts.get("games finished"):
        one.step()
    broken(one)
    with pytest.raises(walker.Wrong) as caught:
        while one.presses < 200_000:
            one.step()
    return str(caught.value)


def test_a_failure_names_the_seed_and_the_last_keys():
    def broken(one):
        one.app.canvas.invert = None

    message = lost(broken)
    assert "seed 3, press " in message
    assert len(message.split("the last keys: ")[1].split(" ")) >= walker.HISTORY


def placed(goods, number):
    goods[0] += number
    return 0


put = Region.put
# Messages about a walk by the fault: its place, and the picture there.
BROKEN = {
    "pegs or boxes": ("rules.bronze_age.turn.place", placed),
    "a prompt that cannot be left": ("screens.allot.AllotScreen.press", lambda self, key, repeat: None),
    "nothing says what A does": ("screens.choose.act", lambda *_: ""),
    "news are dropped": ("flows.game.toast_of", lambda prompt: "·" if prompt.news else ""),
    "over a die": ("screens.dice.DiceScreen.toast_row", 5),
    "power cycle": (
        "persistence.region.Region.put",
        lambda *record: record[2] == 1 and record[3][2] == 3 or put(*record),
    ),
}


@pytest.mark.parametrize("said", BROKEN)
def test_what_is_broken_is_found(monkeypatch, said):
    assert said in lost(lambda one: monkeypatch.setattr(*BROKEN[said]))


def test_memory_that_is_lost_is_found(monkeypatch):
    from screens.dice import DiceScreen

    kept = []
    press = DiceScreen.press
    monkeypatch.setattr(
        DiceScreen, "press", lambda self, key, repeat: (kept.append([[], [], []]), press(self, key, repeat))[1]
    )
    with pytest.raises(walker.Wrong, match="memory in use grows"):
        walker.walk(100_000, 8, game="bronze_age", players=1, language="en")
