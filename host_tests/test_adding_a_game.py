"""docs/adding_a_game.md is right: its module and its words, and nothing else, make a game that is played to its end."""

import re
import shutil
import subprocess
import sys

from host.paths import FIRMWARE, PROJECT, TOOLS

DOCUMENT = (PROJECT / "docs" / "adding_a_game.md").read_text(encoding="utf-8")

PLAY = """
import sys
sys.path[:0] = sys.argv[1:]
from host.device import bare, keystrokes
from app import App
from host.device.reading import lines
from host.device.picture import pixels_of

display, keys, clock, store = bare.Display(), bare.Keys(), bare.Clock(), bare.Store()
app = App(display, keys, clock, store)

def press(text):
    for key, ms in keystrokes.parse(text):
        bare.press(app, keys, clock, key, ms)
    return [line.strip() for line in lines(pixels_of(display.picture))]

def shown():
    return press("")

assert "New game" in " ".join(press("a"))
menu = press("a")
assert "Pairs" in menu, menu
while app.screen.cursor != [row.label for row in app.screen.prompt.rows].index("game_pairs"):
    press("down")
press("a")
while app.screen.number != 2:
    press("right")
press("a 2 up left a right a up left 2 a")
press("a")  # the order of play
assert shown()[0].startswith("A"), shown()
pair = press("a 2")
assert "A pair: 24" in pair, pair
press("up 2")
assert "wins" in shown()[0], shown()
print("played to the end")
"""


def block(language):
    return re.search(rf"```{language}\n(.*?)```", DOCUMENT, re.S).group(1)


def test_the_example_game_is_played_through_the_app_without_any_other_change(tmp_path):
    firmware = tmp_path / "firmware"
    tools = tmp_path / "tools"
    shutil.copytree(FIRMWARE, firmware)
    shutil.copytree(TOOLS, tools, ignore=shutil.ignore_patterns("node_modules", "pico", "micropython"))
    (firmware / "rules" / "pairs.py").write_text(block("python"), encoding="utf-8")
    (tools / "words" / "pairs.toml").write_text(block("toml"), encoding="utf-8")
    subprocess.run([sys.executable, str(tools / "make_words.py")], check=True, capture_output=True)
    played = subprocess.run([sys.executable, "-c", PLAY, str(firmware), str(tools)], capture_output=True, text=True)
    assert "played to the end" in played.stdout, played.stdout + played.stderr
