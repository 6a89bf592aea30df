"""What is heard by those who listen to the page: the lines it gives to a screen reader, from the firmware itself."""

import json
import subprocess
import sys

from host.paths import PROJECT

# In a process of its own: whoever listens puts another canvas in the place of the firmware's.
HEARD = """
import json, sys
sys.path[:0] = [{folders}]
import listening
listening.listen()
from host.device import gallery, keystrokes
import words
words.use("en")
device = gallery.switch_on(json.loads(sys.argv[1]), "en")
heard = []
for keys in json.loads(sys.argv[2]):
    for key, ms in keystrokes.parse(keys):
        device.press(key, ms)
    heard.append([text for text, _ in listening.lines()])
print(json.dumps(heard))
"""
FOLDERS = ", ".join(repr(str(PROJECT / name)) for name in ("firmware", "tools", "tools/web/device"))
GAME = {"game": "bronze_age", "players": ["Ana", "Ben"], "options": {}}


def heard(sheets, *keys):
    """The lines after each of these presses, in a game with these sheets."""
    start = {**GAME, "start": {"players": sheets}}
    program = HEARD.format(folders=FOLDERS)
    run = subprocess.run(
        [sys.executable, "-c", program, json.dumps(start), json.dumps(keys)], capture_output=True, text=True, check=True
    )
    return json.loads(run.stdout)


def test_each_face_is_heard_with_its_key():
    (lines,) = heard([{}, {}], "")
    text = " | ".join(lines)
    for key in ("↑", "→", "←", "↓", "A", "MENU"):
        assert key in text.replace("|", " ").split(), text
    assert "{" not in text


def test_boxes_are_heard_as_numbers():
    lines = heard([{"city_boxes": [0, 0, 0, 0]}, {}], "", "left 3", "right 2")[-1]
    assert "City 4, 3/3 (+3)" in lines and "City 7, 0/6" in lines, lines
    assert "{" not in " ".join(lines)


def test_the_word_of_an_alarm_is_heard():
    lines = heard([{}, {}], "menu 2 up")[-1]
    assert any(line.startswith("Drought") for line in lines), lines
