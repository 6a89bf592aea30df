"""The page for a screen reader: the lines it gives to a screen reader, from the firmware itself."""

import json
import re
import subprocess
import sys

import pytest

from host.build import web
from host.paths import PROJECT

import words

# In a process of its own: the listener replaces the firmware's canvas.
HEARD = """
import json, sys, types
sys.path[:0] = [{folders}]
import host
said, start, presses, language = json.loads(sys.argv[1])
sys.modules["heard"] = types.ModuleType("heard")
exec(said, sys.modules["heard"].__dict__)
import listening
listening.listen()
from host.device import gallery, keystrokes
import words

def lines():
    return [text for text, _ in listening.lines()]

words.use(language)
heard = []
if start:
    device = gallery.switch_on(start, language)
    for keys in presses:
        for key, ms in keystrokes.parse(keys):
            device.press(key, ms)
        heard.append(lines())
else:
    heard = [[name] + lines() for name, _ in gallery.screens(language)]
print(json.dumps(heard))
"""
FOLDERS = ", ".join(repr(str(PROJECT / name)) for name in ("firmware", "tools", "tools/web/device"))
GAME = {"game": "bronze_age", "players": ["Ana", "Ben"], "options": {}}


def listened(*asked):
    program = HEARD.format(folders=FOLDERS)
    given = json.dumps((web.heard(), *asked))
    run = subprocess.run([sys.executable, "-c", program, given], capture_output=True, text=True)
    assert not run.returncode, run.stderr
    return json.loads(run.stdout)


def heard(sheets, *keys, language="en"):
    """The lines after each of these presses, in a game with these sheets."""
    return listened({**GAME, "start": {"players": sheets}}, keys, language)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_screen_is_heard_without_an_unfilled_word_a_bare_fraction_of_boxes_or_a_key_glued_to_a_text(language):
    screens = {name: lines for name, *lines in listened(None, None, language)}
    for name, lines in screens.items():
        for line in lines:
            assert not re.search(r"[{}]|\(\+|\([−]|[^\W_](MENU|[↑→←↓✓☐☑])|(MENU|[↑→←↓✓☐☑])[^\W_]", line), (name, line)
    words.use(language)
    alarm = screens["alarm/invasion_famine"]
    words.play("bronze_age")
    assert any(line.startswith(words.translate("invasion_alarm")) for line in alarm), alarm


def test_each_face_is_heard_with_its_key():
    (lines,) = heard([{}, {}], "")
    text = " | ".join(lines)
    for key in ("↑", "→", "←", "↓", "A", "MENU"):
        assert key in text.replace("|", " ").split(), text


def test_boxes_are_heard_as_numbers_in_words():
    lines = heard([{"city_boxes": [0, 0, 0, 0]}, {}], "", "left 3", "right 2")[-1]
    assert "City 4, 3 of 3, 3 new" in lines and "City 7, 0 of 6" in lines, lines
    lines = heard([{"city_boxes": [1, 0, 0, 0]}, {}], "left up 2", "hold:left:3000 down right", language="fr")[-1]
    assert "Cité 5, 2 sur 4, 2 nouvelles" in lines, lines


@pytest.mark.parametrize("folders", [("tools", "firmware"), ("firmware", "tools"), ("tools",)])
def test_the_folder_tools_micropython_never_hides_the_stand_in_for_that_module(folders: tuple[str, ...]) -> None:
    """Whichever folder is first on the path, and without packages (-S), of which one may bring the module."""
    paths = [str(PROJECT / name) for name in folders]
    program = f"import sys; sys.path[:0] = {paths}; import host; from micropython import const; import canvas; const(1)"
    run = subprocess.run([sys.executable, "-I", "-S", "-c", program], capture_output=True, text=True)
    assert not run.returncode, run.stderr
