"""Winners, and whether most or fewest points win: the same on the device, in the archive and on the page."""

import csv
import json
import urllib.parse
from pathlib import Path

import pytest
from table import Table
from test_archive import needs_openskill
from wires import device

from host.archive import figures, lines, played, store, texts
from host.paths import GAMES
from host.recorded import transcript

from engine.result import result_of
from flows import codes, known_games
from pictures.winner import crown

CASES = Path(__file__).parent / "cases"


def case(name, **changes):
    """A case as what is in its file, with changes."""
    return {**json.loads((CASES / f"{name}.json").read_text(encoding="utf-8")), **changes}


def files(folder, *games):
    """Recorded games as files."""
    paths = []
    for number, game in enumerate(games):
        paths.append(folder / f"game_{number}.json")
        paths[-1].write_text(json.dumps(game), encoding="utf-8")
    return paths


def alone(*rounds):
    return case("lowest_wins_alone", options={"wins": "low", "rounds": len(rounds)}, rounds=[[n] for n in rounds])


def finished(folder, *games):
    """Return the archive's facts of recorded games, in this order."""
    with store.Archive(folder / "archive.sqlite") as kept:
        kept.add([played.line_of(path) for path in files(folder, *games)])
        return sorted(kept.games(), key=lambda game: game.id)


def sent(link):
    """Return the data of a link to BG Stats."""
    assert link.startswith(texts.BG_STATS)
    return json.loads(urllib.parse.unquote(link.removeprefix(texts.BG_STATS)))


def to_bg_stats(game):
    return sent(texts.bg_stats(game))


def rows(games):
    return list(csv.DictReader(texts.table(games).splitlines(), delimiter="\t"))


# -- the cases: each place follows from the sheet, "loses = fewest Money", and the points

LOSES = [
    ("loses_fewest_1", ["Ben", "Dan", "Cleo", "Ana"]),  # Ana has no money: last with the most points
    ("loses_fewest_2", ["Ana", "Ben", "Dan", "Cleo"]),  # Cleo has none
]


def at_the_end(device, game, folder):
    """A table before the last answer of a recorded game, on a device with others."""
    replay = transcript.Replay(transcript.load(files(folder, game)[0]))
    replay.play()
    replay.session.undo(through=True)
    device.sit_down(replay.transcript, replay.session)
    return Table(device)


@pytest.mark.parametrize("name", ["Ana", "☾Ana"])
def test_the_best_so_far_of_one_who_plays_alone_is_the_fewest_points_where_these_win(tmp_path, name):
    last = {**alone(6, 5), "players": [name]}
    table = at_the_end(device(1, files(tmp_path, alone(5, 4), alone(5, 7), alone(5, 10))), last, tmp_path)
    assert table.press("a").says("Best so far: 9")


def test_the_best_so_far_leaves_out_games_that_were_won_the_other_way_round(tmp_path):
    high = {**alone(50, 40), "options": {"rounds": 2}}
    table = at_the_end(device(1, files(tmp_path, high, alone(5, 10))), alone(6, 5), tmp_path)
    assert table.press("a").says("Best so far: 15")


def test_statistics_of_games_in_which_all_are_level_have_the_fewest_points_as_the_best(tmp_path):
    games = [case("lowest_wins_all_level", rounds=[[n, n]]) for n in (5, 9, 7)]
    table = Table(device(1, files(tmp_path, *games))).choose("Finished games").go_to("Statistics").press("a", "a")
    assert table.says("Games: 3 · best 5")


def test_statistics_of_a_town_count_it_as_won_unless_the_game_calls_it_failed(tmp_path):
    for name, wins in (("town_solo_5x5", 0), ("town_solo_good", 1)):
        table = Table(device(1, [GAMES / f"{name}.json"])).choose("Finished games").go_to("Statistics").press("a", "a")
        assert table.says(f"<crown>{wins}")


def test_nobody_wears_the_crown_at_the_end_of_a_game_alone_that_is_not_won():
    width = crown[0]
    # It is dark on the light ground of the winner, whose round corners take two of its columns.
    dark = [[not crown[2 + width * (y // 8) + x] >> y % 8 & 1 for x in range(2, width)] for y in range(16)]
    crowned = set()
    for name in ("town_solo_5x5", "town_solo_good", "solo_1", "two_1"):
        table = Table(device(1, [GAMES / f"{name}.json"])).choose("Finished games").press("a")
        pixels = [[bool(pixel) for pixel in row[2:width]] for row in table.pixels()]
        crowned |= {name} if dark in [pixels[top : top + 16] for top in range(8, 48)] else set()
    assert crowned == {"town_solo_good", "two_1"}


@pytest.mark.parametrize("name", ["lowest_wins_alone", "lowest_wins_all_level"])
def test_bg_stats_is_told_that_the_fewest_points_win_though_no_winner_shows_it(tmp_path, name):
    (game,) = finished(tmp_path, case(name))
    assert to_bg_stats(game)["game"]["highestWins"] is False


@pytest.mark.parametrize(("name", "order"), LOSES)
def test_ranks_follow_the_order_of_the_finished_game(tmp_path, name, order):
    (game,) = finished(tmp_path, case(name))
    play = to_bg_stats(game)
    assert [player["name"] for player in sorted(play["players"], key=lambda player: player["rank"])] == order
    assert play["game"]["highestWins"] is True
    assert [player["name"] for player in play["players"] if player["winner"]] == order[:1]
    told = rows([game])
    assert {row["player"]: int(row["rank"]) for row in told} == {name: 1 + at for at, name in enumerate(order)}


def test_head_to_head_is_who_stood_before_whom(tmp_path):
    games = finished(tmp_path, *(case(name) for name, _ in LOSES))
    met = figures.head_to_head(games)
    assert met["Cleo", "Dan"] == [0, 2, 0] and met["Ana", "Ben"] == [1, 1, 0] and met["Ben", "Dan"] == [2, 0, 0]


def test_players_who_share_the_victory_share_the_first_rank(tmp_path):
    (game,) = finished(tmp_path, case("lowest_wins_all_level"))
    assert [row["rank"] for row in rows([game])] == ["1", "1"] == [row["winner"] for row in rows([game])]


@needs_openskill
def test_ratings_follow_the_order_of_the_finished_game(tmp_path):
    (game,) = finished(tmp_path, case("loses_fewest_1"))
    rated = figures.ratings([game] * figures.RATED)
    assert sorted(rated, key=lambda name: -rated[name]) == ["Ben", "Dan", "Cleo", "Ana"]


@needs_openskill
@pytest.mark.parametrize(
    ("name", "won"),
    [("town_solo_5x5", False), ("town_solo_adequate", True), ("town_solo_good", True), ("solo_1", False)],
)
def test_a_game_alone_is_won_only_if_the_game_says_so(tmp_path, name, won):
    (game,) = finished(tmp_path, json.loads((GAMES / f"{name}.json").read_text(encoding="utf-8")))
    assert to_bg_stats(game)["players"][0]["winner"] is won
    assert rows([game])[0]["winner"] == str(int(won)) and ("*" in texts.line_about(game)) is won
    assert figures.players([game])[0]["wins"] == int(won)


# -- names and numbers

BOXES = [
    ("two_1", "Roll Through the Ages – The Bronze Age", 37380),
    ("late_four_1", "Roll Through the Ages – The Late Bronze Age", 47389),
    ("ages_2006_two", "Through the Ages: A Story of Civilization", 25613),
    ("ages_2015_two", "Through the Ages: A New Story of Civilization", 182028),
    ("ages_companion_2015_two", "Through the Ages: A New Story of Civilization", 182028),
    ("ages_companion_2006_two", "Through the Ages: A Story of Civilization", 25613),
    ("ages_light_three", "Through the Ages", None),
    ("town_two_5x5", "Roll Into Town", 368733),
]


@pytest.mark.parametrize(("name", "title", "number"), BOXES)
def test_bg_stats_gets_the_name_and_number_of_the_published_game(tmp_path, name, title, number):
    (game,) = finished(tmp_path, json.loads((GAMES / f"{name}.json").read_text(encoding="utf-8")))
    told = to_bg_stats(game)["game"]
    assert (told["name"], told.get("bggId")) == (title, number)


def test_each_pad_without_a_title_is_a_game_of_its_own_to_bg_stats(tmp_path):
    games = finished(tmp_path, alone(5, 4), alone(5, 7))
    told = [to_bg_stats(game)["game"] for game in games]
    assert [game["name"] for game in told] == ["Score pad"] * 2 and told[0]["sourceGameId"] != told[1]["sourceGameId"]


# -- the page says the same

SAID = """async (game) => {
  const plays = await import("./archive/plays.js");
  return { play: plays.play(game), standing: plays.standing(game), text: plays.text(game, "en") };
}"""


def test_the_page_hands_the_same_to_bg_stats_as_the_archive(tmp_path, page):
    some = [GAMES / f"{name}.json" for name, _, _ in BOXES]
    some += [GAMES / f"{name}.json" for name in ("town_solo_5x5", "town_solo_good", "solo_1", "pad_six_tie_of_three")]
    games = [json.loads(path.read_text(encoding="utf-8")) for path in [*some, *sorted(CASES.glob("lo*.json"))]]
    for game in finished(tmp_path, *games):
        said = page.tab.evaluate(SAID, game.fields)
        assert said["play"] == to_bg_stats(game)
        assert said["standing"] == game.fields["order"]


@pytest.mark.parametrize(("name", "order"), LOSES)
def test_the_list_of_the_page_and_what_it_shares_have_the_order_of_the_finished_game(tmp_path, page, name, order):
    (game,) = finished(tmp_path, case(name))
    page.tab.evaluate("async (game) => (await import('./archive/store.js')).put([game])", game.fields)
    page.tab.reload()
    page.tab.locator("#kept > details > summary").click()
    cells = page.tab.locator("#kept td").all_text_contents()
    assert [cell.removeprefix("♛ ") for cell in cells[1::3]] == order and cells[::3] == ["1.", "2.", "3.", "4."]
    points = dict(zip(game.fields["players"], game.fields["totals"]))
    page.tab.context.route(f"{texts.BG_STATS}**", lambda route: route.fulfill(body="Add this play?"))
    with page.tab.context.expect_page() as opened:
        page.tab.locator("#kept a", has_text="BG Stats").click()
    opened.value.locator("body", has_text="Add this play?").wait_for()
    assert sent(opened.value.url) == to_bg_stats(game)
    assert "Quipu has no BoardGameGeek number" in page.tab.locator("#kept").inner_text()
    assert page.tab.evaluate(SAID, game.fields)["text"] == "Bids: " + ", ".join(f"{who} {points[who]}" for who in order)


@pytest.mark.parametrize("name", sorted(path.stem for path in CASES.glob("lo*.json")))
def test_a_game_that_came_by_its_code_stands_as_it_ended(tmp_path, page, name):
    (path,) = files(tmp_path, case(name))
    replay = transcript.Replay(transcript.load(path))
    replay.play()
    result = result_of(replay.session.game)
    setup = replay.transcript.setup()
    game, names, _ = known_games.decode(setup)
    (digits,) = codes.fragments(b"device 1", game, 41, names, result, 127)
    read = "async (digits) => (await import('./archive/code.js')).read(digits)"
    line = lines.parse(lines.write(page.tab.evaluate(read, digits)))  # as docs/dev/scores.schema.json has it
    by_code = store.Game(1, {**line.fields, "arrived": "2026-11-20T20:00:00Z"}, line)
    (kept,) = finished(tmp_path, case(name))
    assert figures.standing(by_code.fields) == kept.fields["order"]
    assert figures.ranks(by_code.fields) == figures.ranks(kept.fields)
    wins = [to_bg_stats(one)["game"]["highestWins"] for one in (by_code, kept)]
    assert wins[0] == wins[1] == page.tab.evaluate(SAID, by_code.fields)["play"]["game"]["highestWins"]
