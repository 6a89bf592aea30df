"""Imports: the modules of home and of any prompt at the start, a game's rules and words when it is chosen."""

import subprocess
import sys

from host import paths

# In a Python of its own: other tests have imported games.
CHOOSING = """
import sys
sys.path[:0] = %r
from table import Table
import words
from flows.known_games import games
from host.device import in_memory
there = lambda: [name for name in games() if "rules." + name in sys.modules]
table = Table()
table.choose("English")
in_memory.wait(table.device.app, table.device.clock, 3000)  # somebody looks at home
print(there())
before = set(sys.modules)
table.choose(words.translate("new_game"))
print(sorted(set(sys.modules) - before))
table.choose(words.translate("game_score_pad"))
print(there(), sorted({name.split(".")[0] for name in set(sys.modules) - before}))
table.press("b").choose(words.translate("game_bronze_age"))
print(there(), sorted({name.split(".")[0] for name in set(sys.modules) - before}))
before = set(sys.modules)
table.count(1).press("a").spell("Ana").choose(words.translate("no"))
table.press("hold:b").choose(words.translate("sheet")).press("menu")
print(sorted(set(sys.modules) - before))
"""


def test_a_games_modules_come_when_it_is_chosen_all_others_before():
    """In the middle of a game nothing is loaded any more: no press waits for that."""
    command = [sys.executable, "-c", CHOOSING % [str(paths.TESTS), str(paths.TOOLS)]]
    done = subprocess.run(command, capture_output=True, text=True)
    assert not done.returncode, done.stderr
    home, set_up, first, second, played = done.stdout.splitlines()
    assert home == set_up == "[]"
    assert first == "['score_pad'] ['rules', 'words']"
    assert second == "['bronze_age', 'score_pad'] ['engine', 'pictures', 'rules', 'screens', 'words']"
    assert played == "[]"
