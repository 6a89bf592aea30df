"""The guide for new games is right: its module and its words alone make a game that plays to its end.

Tried with the guide's own small example, and with Yams, a whole game (yams/): each in a copy of the project.
"""

import inspect
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from host.paths import FIRMWARE, PROJECT, TESTS, TOOLS

import check_types
import game_api
from engine import engine, game
from engine.prompts import prompt

DOCUMENT = (PROJECT / "docs" / "dev" / "adding-a-game.md").read_text(encoding="utf-8")
YAMS = TESTS / "yams"
# In a copy of the project; to rewrite the assertions of its tests would take longer than to run them.
PYTEST = [sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "--assert=plain", "-q", "--rootdir"]

PLAY = """
import sys
sys.path[:0] = sys.argv[1:]
import host
from table import Table
from words import translate

table = Table().press("a")
assert table.says("New game"), table
table.press("a").choose("Pairs").seat("A", "B")
assert table.title().startswith("A"), table
table.press("a 2")
assert table.title().split()[0] == "B" and table.lines()[-1].strip() == "A: A pair: 24", table
table.press("b 2")
assert table.title().startswith("A"), table
table.press("a 2").off_and_on()
assert table.title().startswith("Quipu"), table
assert table.press("a").title().startswith("B"), table
assert "24" in " ".join(table.press("hold:b a left").lines()), table
table.press("b 2 a 2")
assert translate("shared") in table.title(), table
assert table.device.app.session.game.winners() == [0, 1], table
assert "wins" in table.press("b 2 up 2").title(), table
print("played to the end")
"""


def block(language):
    return re.search(rf"```{language}\n(.*?)```", DOCUMENT, re.S).group(1)


def copy_project(to):
    """A copy of firmware and tools; return its two folders."""
    firmware, tools = to / "firmware", to / "tools"
    shutil.copytree(FIRMWARE, firmware)
    shutil.copytree(PROJECT / "sheets", to / "sheets")
    shutil.copytree(TOOLS, tools, ignore=shutil.ignore_patterns("node_modules", "pico", "micropython", "__pycache__"))
    return firmware, tools


def add_the_example(firmware: Path, tools: Path) -> None:
    """Put the two files of the guide's example into a copy."""
    (firmware / "rules" / "pairs.py").write_text(block("python"), encoding="utf-8")
    (tools / "words" / "pairs.toml").write_text(block("toml"), encoding="utf-8")


def test_the_example_game_is_played_through_the_app_without_any_other_change(tmp_path):
    firmware, tools = copy_project(tmp_path)
    add_the_example(firmware, tools)
    folders = [str(folder) for folder in (firmware, tools, TESTS)]
    played = subprocess.run([sys.executable, "-c", PLAY, *folders], capture_output=True, text=True)
    assert "played to the end" in played.stdout, played.stdout + played.stderr


def test_a_game_is_started_by_one_command(tmp_path):
    _, tools = copy_project(tmp_path)
    (tmp_path / "docs" / "dev").mkdir(parents=True)
    shutil.copy(PROJECT / "docs" / "dev" / "adding-a-game.md", tmp_path / "docs" / "dev")
    games = tmp_path / "host_tests" / "games"
    games.mkdir(parents=True)

    def start(name: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(tools / "new_game.py"), name]
        return subprocess.run(command, capture_output=True, encoding="utf-8")

    made = start("deep_sea")
    assert made.returncode == 0 and "Deep Sea, 2 players" in made.stdout, made.stderr
    first_turn = str(games / "deep_sea_first_turn.json")
    by_keys = subprocess.run([sys.executable, str(tools / "replay.py"), "--buttons", first_turn], capture_output=True)
    assert by_keys.returncode == 0 and b"Round 2, Ana to play." in by_keys.stdout, by_keys.stderr
    mine = tmp_path / "firmware" / "rules" / "deep_sea.py"
    mine.write_text(mine.read_text(encoding="utf-8") + "# changed by hand\n", encoding="utf-8")
    again = start("deep_sea")
    assert again.returncode == 2 and "deep_sea exists already: firmware/rules/deep_sea.py" in again.stderr
    assert mine.read_text(encoding="utf-8").endswith("# changed by hand\n")
    for wrong in ("Deep Sea", "2048", "deep-sea", "bronze_age", ""):
        assert start(wrong).returncode == 2


def test_its_two_files_alone_pass_what_goes_over_every_game(tmp_path):
    firmware, tools = copy_project(tmp_path)
    shutil.copytree(TESTS, tmp_path / "host_tests", ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
    shutil.copytree(PROJECT / "docs", tmp_path / "docs", ignore=shutil.ignore_patterns("pictures"))
    shutil.copy(PROJECT / "README.md", tmp_path)
    add_the_example(firmware, tools)
    over_games = "loading layers alike bench region words told pilot taken_back telling reference"
    tests = [f"host_tests/test_{name}.py" for name in over_games.split()]
    # Of the tests of words those of the words as they are: the others have words of their own.
    words = "no_fault or titles or every_letter or as_they_are or names_all or whole"
    picked = f"pairs or loading or two_values or knows_a_game or every_page or test_words and ({words})"
    done = subprocess.run([*PYTEST, str(tmp_path), *tests, "-k", picked], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


@pytest.fixture(scope="module")
def with_yams(tmp_path_factory):
    """Return a copy of the project with Yams in it, and with the guide's example: neither minds the other."""
    project = tmp_path_factory.mktemp("project")
    firmware, tools = copy_project(project)
    add_the_example(firmware, tools)
    tests = project / "host_tests"
    shutil.copytree(TESTS / "screens", tests / "screens")
    shutil.copytree(TESTS / "games", tests / "games")
    for name in ("conftest.py", "table.py"):
        shutil.copy(TESTS / name, tests)
    shutil.copytree(YAMS, project, dirs_exist_ok=True)
    return project


def test_yams_touches_its_module_its_words_and_its_tests_only(with_yams):
    brought = [path.relative_to(YAMS).as_posix() for path in YAMS.rglob("*") if path.is_file()]
    brought = [name for name in brought if not name.startswith("host_tests/") and "__pycache__" not in name]
    game = ["firmware/rules/yams.py", "tools/words/yams.toml"]
    assert sorted(brought) == ["README.md", *game]
    assert [name for name in game if (PROJECT / name).exists()] == []


def test_the_games_of_the_guide_pass_the_strict_check_of_types(with_yams):
    name, _, options, search = check_types.SHARED
    games = ("rules/pairs.py", "rules/yams.py")
    status, said = check_types.check((name, games, options, search), with_yams / "firmware")
    assert status == 0, said


def test_yams_is_played(with_yams):
    command = [*PYTEST, str(with_yams), "host_tests/test_yams.py"]
    done = subprocess.run(command, cwd=with_yams, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


API = game_api.PAGE.read_text(encoding="utf-8")


def public(thing):
    return {name for name in vars(thing) if not name.startswith("_")}


def test_the_page_of_the_api_is_as_its_tool_writes_it():
    assert API == game_api.page(), "python tools/game_api.py"


@pytest.mark.parametrize("kind", [*game_api.PROMPTS, *game_api.ROWS], ids=lambda kind: kind.__name__)
def test_the_api_describes_each_argument_of_a_prompt_and_of_a_row(kind):
    section = re.search(rf"^### {kind.__name__}\n\n```.*?```\n(.*?)^##", API, re.M | re.S)[1]
    described = set(re.findall(r"\w+", " ".join(re.findall(r"^- [^:]*|`[^`]+`", section, re.M))))
    elsewhere = {"self", *inspect.signature(kind.__base__.__init__).parameters}
    assert set(inspect.signature(kind.__init__).parameters) - elsewhere - described == set()
    fields = {name for line in re.findall(r"^- ([^:]*):", section, re.M) for name in re.findall(r"\w+", line)}
    assert fields - set(inspect.signature(kind.__init__).parameters) == set()


def test_the_api_and_the_guide_name_every_hook_every_style_and_every_kind_of_prompt():
    blocks = re.findall(r"```.*?```", API + DOCUMENT, flags=re.DOTALL)
    prose = re.sub(r"```.*?```", "", API + DOCUMENT, flags=re.DOTALL)
    named = set(re.findall(r"\w+", " ".join(blocks + re.findall("`[^`]+`", prose))))
    assert (public(game.Game) | public(engine.Engine)) - game_api.NOT_A_GAMES <= named
    assert {name for name in public(game) - {"TYPE_CHECKING"} if name.isupper()} <= named
    kinds = {kind.kind for kind in game_api.PROMPTS}
    assert kinds == {number for name, number in vars(prompt).items() if name.isupper() and isinstance(number, int)}
