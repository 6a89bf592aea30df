"""The drive on an emulated Pico: programs of one's own, modules in front of frozen ones, old files, and B held."""

import tomllib

import pytest
from images import ON_BOARD, RUNTIMES, Hands, image, in_turn, shown, wait_for
from table import Table

from host import generated
from host.paths import TESTS
from host.runtimes import emulated_pico
from host.runtimes.emulated_pico import EmulatedPico

import words
from drivers import pins
from input.keys import DOWN, UP, A, B

pytestmark = ON_BOARD
OLD = "Quipu 0.1.0 for {}, mpy\nboot.py\ncanvas.py\nlib/adafruit_ssd1306.mpy\nmain.py\nversion.py\n"
# A module of words that says another one.
MADE = "WORDS = Texts(IDS, ENDS, TEXTS)"
SAYING = MADE, MADE + '\nWORDS = {word: WORDS[word].replace("Language", "Tongue") for word in WORDS}'


@pytest.fixture(params=RUNTIMES)
def start(request, tmp_path):
    """Start a board with these files on its drive, {path: text}, and with a key held."""
    boards = []

    def started(files, held=None):
        for path, text in files.items():
            (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / path).write_text(text.format(request.param), encoding="utf-8")
        pico = EmulatedPico(image(request.param), tmp_path, runtime=request.param)
        boards.append(pico)
        if held is not None:
            pico.press(pins.KEYS[held])
        return pico

    started.runtime = request.param
    yield started
    for pico in boards:
        pico.close()


def changed(path, old, new):
    """A module of the firmware with something else in it."""
    text = generated.firmware_files()[path].read_text(encoding="utf-8")
    assert old in text
    return text.replace(old, new).replace("{", "{{").replace("}", "}}")


def test_one_module_in_a_package_stands_in_front_of_the_frozen_one_alone(start):
    pico = start({"words/en/device.py": changed("words/en/device.py", *SAYING)})
    wait_for(pico, "Tongue")
    assert "English" in shown(pico)  # the rest of it, and of the languages


@pytest.mark.parametrize("start", in_turn((), first=1), indirect=True)
def test_with_b_held_no_module_stands_in_front(start):
    pico = start({"words/en/device.py": changed("words/en/device.py", *SAYING)}, held=B)
    wait_for(pico, "Language")


@pytest.mark.parametrize("start", in_turn((), first=1), indirect=True)
def test_a_folder_of_ones_own_hides_no_module(start):
    wait_for(start({"canvas/picture.txt": "a beach", "rules/readme.txt": "of the house"}), "Language")


def test_a_file_with_the_name_of_a_module_that_is_built_in_is_not_looked_at(start):
    """MicroPython takes a file for some of its own modules on purpose: B held starts without it."""
    held = B if start.runtime == "micropython" else None
    wait_for(start({"lib/time.py": "raise SystemExit\n", "lib/machine.py": "raise SystemExit\n"}, held), "Language")


@pytest.mark.parametrize(
    "start,text,said",
    in_turn(("def stand_still(:\n    pass\n", "SyntaxError"), ("VERSION = 1\nprint(WIDTH)\n", "NameError")),
    indirect=["start"],
)
def test_a_module_with_a_mistake_is_told_with_its_line_and_the_frozen_one_serves(start, text, said):
    pico = start({"version.py": text})
    wait_for(pico, "version.py:")
    line = 1 if said == "SyntaxError" else 2
    assert f"version.py:{line}" in shown(pico) and said in shown(pico)
    pico.tap(pins.KEYS[A])
    wait_for(pico, "Language")
    pico.reload()
    assert pico.run_until(f'version.py", line {line}') and pico.run_until(said)


def test_a_program_of_ones_own_runs_in_the_place_of_quipu(start):
    name = "code.py" if start.runtime == "circuitpython" else "main.py"
    pico = start({name: 'import time\nif __name__ == "__main__":\n    print("a weather station")\ntime.sleep(60)\n'})
    pico.run(1500)
    pico.reload()
    assert pico.run_until("a weather station")
    assert not pico.frame()["on"]


def test_with_b_held_quipu_runs_in_the_place_of_a_program(start):
    name = "code.py" if start.runtime == "circuitpython" else "main.py"
    wait_for(start({name: "while True:\n    pass\n"}, held=B), "Language")


def test_the_hello_of_a_new_drive_is_nobodys_program(start):
    wait_for(start({"code.py": 'print("Hello World!")\n'}), "Language")


@pytest.mark.parametrize("start", in_turn(()), indirect=True)
def test_files_of_0_1_0_are_told_of_and_neither_run_nor_imported(start):
    names = ("boot.py", "canvas.py", "main.py", "version.py")
    # On MicroPython it had no boot.py.
    files = dict.fromkeys(names[start.runtime == "micropython" :], "raise SystemExit\n")
    pico = start({"quipu.version": OLD, **files})
    wait_for(pico, "Quipu 0.1.0")
    assert "not used" in shown(pico) and "make deploy ARGS=--clean" in shown(pico)
    pico.tap(pins.KEYS[A])
    wait_for(pico, "Language")
    pico.power_cycle()
    wait_for(pico, "Language")
    assert "not used" not in shown(pico)


@pytest.mark.parametrize("start", ["circuitpython"], indirect=True)  # MicroPython runs boot.py by itself
def test_a_boot_of_ones_own_runs_before_quipu(start):
    pico = start({"boot.py": 'print("my own boot")\n'})
    wait_for(pico, "Language")
    flash = pico.read_flash(emulated_pico.DRIVE_AT, 1024 * 1024)
    assert b"Quipu" in flash and b"my own boot" in flash


def own_game(broken=False):
    """The game of host_tests/yams/, with words in English, in the folder of a builder's own games."""
    written = tomllib.loads((TESTS / "yams/tools/words/yams.toml").read_text(encoding="utf-8"))
    words = {("game_yams" if word == "title" else word): entry["en"] for word, entry in written.items()}
    rules = (TESTS / "yams/firmware/rules/yams.py").read_text(encoding="utf-8")
    if broken:
        rules += "OPEN = STRAIGHT\n"
    files = {"games/rules/yams.py": rules, "games/words/en/yams.py": f"WORDS = {words!r}\n"}
    return {path: text.replace("{", "{{").replace("}", "}}") for path, text in files.items()}


def choose_yams(pico):
    wait_for(pico, "Language")
    pico.tap(pins.KEYS[A])
    wait_for(pico, "New game")
    pico.tap(pins.KEYS[A])
    wait_for(pico, "Through the Ages")
    pico.tap(pins.KEYS[UP])
    pico.tap(pins.KEYS[UP])  # before the games by score sheets
    wait_for(pico, "Yams")
    pico.tap(pins.KEYS[A])


@pytest.mark.parametrize("start", in_turn(()), indirect=True)
def test_a_game_of_ones_own_is_listed_and_played(start):
    pico = start(own_game())
    choose_yams(pico)
    wait_for(pico, "Players")
    pico.tap(pins.KEYS[DOWN])  # one
    for _ in range(6):  # a name, the option: as it is suggested
        pico.settle()
        said = shown(pico)
        if "Do further yams count?" in said:
            break
        pico.tap(pins.KEYS[A])
    pico.tap(pins.KEYS[A])
    wait_for(pico, "menu")  # the dice of the first throw
    assert not [line for line in pico.serial().splitlines() if "Error" in line]


@pytest.mark.parametrize("start", in_turn((), first=1), indirect=True)
def test_a_mistake_in_a_game_of_ones_own_is_told_when_it_is_chosen(start):
    pico = start(own_game(broken=True))
    choose_yams(pico)
    wait_for(pico, "yams.py:")
    assert "NameError" in shown(pico)
    pico.tap(pins.KEYS[A])
    wait_for(pico, "New game")


ONCE = """

_raised = []


def blot(screen):
    if screen.cursor == 1 and not _raised:
        _raised.append(1)
        raise ValueError("a blot")
"""


@pytest.mark.parametrize("start", in_turn(()), indirect=True)
def test_what_raises_while_drawing_is_told_with_file_line_and_function_and_the_game_goes_on(start):
    draw = '    def draw(self, canvas: "Canvas") -> None:\n'
    module = changed("screens/allot.py", draw, draw + "        blot(self)\n")
    pico = start({"screens/allot.py": module + ONCE})
    line = (module + ONCE).splitlines().index('        raise ValueError("a blot")') + 1
    wait_for(pico, "Language")
    words.use("en")
    table = Table(Hands(pico, 200))  # the first answer has a game loaded and a sector begun
    table.new_game("A").dice("workers 2", "skull").go_on()
    assert table.title() == "A: Build <worker><worker><skull> 6/6<worker>"
    table.press("down")
    wait_for(pico, "Something went wrong")
    assert "ValueError: a blot" in shown(pico) and f"allot.py:{line} blot" in shown(pico)
    assert "Your game is safe." in shown(pico)
    assert pico.run_until(f'screens/allot.py", line {line}, in blot')
    table.press("a")
    wait_for(pico, "Quipu")
    table.press("a").go_on()
    assert table.title() == "A: Build 6/6<worker>"  # the dice rolled stay there until the first press
    before = table.lines()
    table.press("down")
    assert table.title() != "Something went wrong" and table.lines() != before
