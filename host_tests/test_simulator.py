"""The simulator as a player has it: a real terminal (a pty), keys typed, the picture read off its characters."""

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time

import pytest
from images import image
from table import KEYS, Table

from host.device import picture, view
from host.paths import TOOLS
from host.runtimes import emulated_pico

import words

SIMULATOR = str(TOOLS / "simulator.py")
TYPED = ("\x1b[A", "\x1b[B", "\x1b[D", "\x1b[C", " ", "\x7f", "m")
HELD = ("W", "S", "A", "D", "", "", "\t")
GOOD_TERMINAL = {"TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"}


class Simulator:
    """The simulator in a terminal of its own, and what the terminal shows."""

    def __init__(self, folder, *arguments, columns=170, rows=40, ignoring=False, command=None):
        self.far, near = pty.openpty()
        self.size(columns, rows)
        self.near = near
        self.before = termios.tcgetattr(near)
        self.process = subprocess.Popen(
            command or [sys.executable, SIMULATOR, "--save", str(folder), *arguments],
            env={**os.environ, **GOOD_TERMINAL},
            preexec_fn=lambda: (os.login_tty(near), signal.signal(signal.SIGINT, signal.SIG_IGN) if ignoring else None),
        )
        self.rows = {}
        self.lit = set()  # rows in which a key of the pad is lit
        self.flashes = 0  # how often such a row was painted: it may be over when it is looked for
        self.out = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")  # a read may end within a character
        self.wait_for(lambda: len(self.rows) > 4)

    def size(self, columns, rows):
        fcntl.ioctl(self.far, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def wait_for(self, condition, seconds=120):
        end = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < end and self.process.poll() is None, self.out[-500:]
            self.take(0.02)

    def take(self, seconds):
        """Take what the simulator writes, until it is silent for so long."""
        while select.select([self.far], [], [], seconds)[0]:
            try:
                data = self.decoder.decode(os.read(self.far, 65536))
            except OSError:  # it has ended
                return
            self.out += data
            for row, text in re.findall(r"\x1b\[(\d+);1H(.*?)\x1b\[K", self.out, re.S):
                if "\x1b[7m" in text:
                    self.flashes += 1
                    self.lit.add(row)
                else:
                    self.lit.discard(row)
                self.rows[int(row)] = re.sub(r"\x1b(\[[^A-Za-z]*[A-Za-z]|\(B)", "", text)
            # Keep what may be half a line.
            self.out = self.out[self.out.rfind("\x1b[K") + 3 :] if "\x1b[K" in self.out else self.out

    def type(self, text):
        os.write(self.far, text.encode())

    def press(self, key, ms):
        self.wait_for(lambda: not self.lit)
        before = self.flashes
        self.type(HELD[key] if ms else TYPED[key])
        # The pad shows the key pressed, together with what came of it, and then released.
        self.wait_for(lambda: self.flashes > before and not self.lit)

    def pixels(self):
        rows = []
        for line in range(1, 33):
            text = self.rows.get(line, "").ljust(128)[:128]
            rows += [bytes(c in "▀█" for c in text), bytes(c in "▄█" for c in text)]
        return rows

    def end(self, text="q"):
        """End it; return the status."""
        self.type(text)
        try:
            return self.process.wait(60)
        finally:
            self.take(0.1)
            assert termios.tcgetattr(self.near) == self.before, "the terminal is not as it was"
            assert "\x1b[?25h" in self.out and "\x1b[?1049l" in self.out
            os.close(self.near)
            os.close(self.far)


def test_a_game_in_italian_is_there_again_after_quitting(tmp_path):
    simulator = Simulator(tmp_path)
    table = Table(simulator)
    assert table.title() == "Language"
    table.choose("Italiano")
    assert table.title() == "Quipu" and table.cursor() == "Nuova partita"
    words.use("it")
    table.new_game("Ada")
    table.dice("workers 2", "skull").go_on()
    # The Italian question leaves no room for the dice entered.
    assert table.title() == "Ada: Costruisci 6/6<worker>"
    table.press("hold:left", "hold:right")
    assert table.title() == "Ada: Costruisci 6/6<worker>", str(table)
    table.press("a").go_on()
    assert table.says("Città 4 costruita"), str(table)
    table.press("hold:menu")
    assert table.title() == "Menu"
    table.press("menu")
    before = table.lines()
    assert simulator.end() == 0

    simulator = Simulator(tmp_path)
    table = Table(simulator)
    assert table.cursor() == "Età del bronzo giro 2"
    table.press("a").go_on()
    # Except the bottom line, which shows the last event.
    simulator.wait_for(lambda: table.lines()[:7] == before[:7])
    assert simulator.end("\x03") == 0


def test_in_a_terminal_of_usual_size_the_picture_is_solid_and_the_keys_stand_beside_it(tmp_path, monkeypatch):
    monkeypatch.setenv("VTE_VERSION", "7600")
    simulator = Simulator(tmp_path, columns=80, rows=24)
    simulator.wait_for(lambda: 24 > len(simulator.rows) > 22)
    assert all(len(simulator.rows[row]) <= 80 for row in simulator.rows)
    assert set(simulator.rows[2]) & set(map(chr, range(0x1FB00, 0x1FB3C)))
    shown = "\n".join(simulator.rows.values())
    for word in ("▲", "[A]", "Enter", "Tab", "quit", "Larger from"):
        assert word in shown
    simulator.size(40, 24)
    simulator.wait_for(lambda: "too small" in simulator.rows[1])
    simulator.size(170, 40)
    simulator.wait_for(lambda: "█" in simulator.rows.get(2, ""))
    assert simulator.end() == 0


def test_a_terminal_that_may_lack_the_blocks_has_dots_until_it_is_told_otherwise(tmp_path, monkeypatch):
    for name in ("VTE_VERSION", "TERM_PROGRAM"):
        monkeypatch.delenv(name, raising=False)
    simulator = Simulator(tmp_path, columns=80, rows=24)
    assert set(simulator.rows[2]) & set(map(chr, range(0x2801, 0x2900)))
    simulator.type("v")
    simulator.wait_for(lambda: set(simulator.rows[2]) & set(map(chr, range(0x1FB00, 0x1FB3C))))
    assert simulator.end() == 0


def test_letters_typed_go_into_a_name_and_enter_is_done_a_space_is_one_between_letters_and_else_a_key(tmp_path):
    simulator = Simulator(tmp_path)
    table = Table(simulator)
    table.choose("English", "New game", "Bronze Age").count(1).press("a")
    simulator.type("quv pzoé")
    simulator.wait_for(lambda: "Quv Pzoé" in table.lines()[1])
    assert simulator.process.poll() is None and not list(tmp_path.glob("screen*"))
    simulator.type("\x7f\x7f")
    simulator.wait_for(lambda: "Quv Pz_" in table.lines()[1])
    simulator.type("\r")
    simulator.wait_for(lambda: "_" not in table.lines()[1])
    assert "Quv Pz" not in table.lines()[1]
    simulator.press(KEYS["b"], 0)
    assert "Quv Pz_" in table.lines()[1]
    table.to_letter("b")
    table.press("a")
    assert "Quv Pzb_" in table.lines()[1]
    assert simulator.end("\x04") == 0


def test_a_tab_held_too_long_enters_no_die(tmp_path):
    simulator = Simulator(tmp_path)
    table = Table(simulator)
    table.choose("English")
    table.new_game("Ada")
    for _ in range(40):
        simulator.type("\t")
        simulator.take(0.03)
    simulator.wait_for(lambda: not simulator.lit)
    simulator.take(1)
    if table.title() == "Menu":
        table.press("b")
    assert table.rolls("Ada", 0, 3)
    assert simulator.end() == 0


def test_saves_a_picture_and_speaks_the_language_asked_for(tmp_path):
    simulator = Simulator(tmp_path, "--language", "fr")
    assert Table(simulator).cursor() == "Nouvelle partie"
    simulator.type("p")
    simulator.wait_for(lambda: any("picture saved" in row for row in simulator.rows.values()))
    (picture,) = tmp_path.rglob("screen-1.png")
    assert struct.unpack(">II", picture.read_bytes()[16:24]) == (544, 288)
    assert simulator.end() == 0


def test_shows_the_check_of_the_hardware(tmp_path):
    simulator = Simulator(tmp_path, "--check")
    assert Table(simulator).title() == "Press all keys"
    assert simulator.end() == 0


def test_ctrl_c_ends_it_even_if_it_was_started_with_that_ignored(tmp_path):
    """As a shell starts what runs in the background."""
    simulator = Simulator(tmp_path, ignoring=True)
    assert simulator.end("\x03") == 0


def test_puts_the_terminal_back_when_it_is_killed(tmp_path):
    simulator = Simulator(tmp_path)
    simulator.process.terminate()
    assert simulator.end("") == 0


def test_it_ends_with_its_terminal_even_if_no_signal_says_so(tmp_path):
    command = ["sh", "-c", 'trap : HUP; "$@"; true', "", sys.executable, SIMULATOR, "--save", str(tmp_path)]
    simulator = Simulator(tmp_path, command=command)
    os.close(simulator.near)
    os.close(simulator.far)
    simulator.process.wait(60)


def refused(folder, **settings):
    """Return the simulator's message if it doesn't play in this terminal."""
    far, near = pty.openpty()
    done = subprocess.run(
        [sys.executable, SIMULATOR, "--save", str(folder)],
        stdin=near, stdout=near, stderr=subprocess.PIPE, text=True, env={**os.environ, **GOOD_TERMINAL, **settings},
    )  # fmt: skip
    os.close(near)
    os.close(far)
    assert done.returncode == 2 and done.stderr.count("\n") == 1
    return done.stderr


def test_two_do_not_play_with_the_same_files(tmp_path):
    simulator = Simulator(tmp_path)
    assert "Another simulator" in refused(tmp_path)
    assert simulator.end() == 0


def run(script, *words):
    """Run a tool without a terminal."""
    command = [sys.executable, *map(str, (script, *words))]
    return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", cwd=TOOLS.parent)


@pytest.mark.parametrize("arguments, status", [((), 2), (("--keys", "up sideways"), 2), (("--help",), 0)])
def test_says_what_it_needs(tmp_path, arguments, status):
    done = run(SIMULATOR, "--save", tmp_path, *arguments)
    assert done.returncode == status
    assert "Traceback" not in done.stderr
    assert arguments or "terminal" in done.stderr


@pytest.mark.parametrize(
    "settings, said", [({"TERM": "dumb"}, "TERM=dumb"), ({"TERM": "xterm", "PYTHONIOENCODING": "latin-1"}, "UTF-8")]
)
def test_a_terminal_that_will_not_do_is_one_clear_line(tmp_path, settings, said):
    assert said in refused(tmp_path, **settings)


def test_each_look_has_the_size_it_says():
    pixels = [bytes((x + y) % 3 == 0 for x in range(128)) for y in range(64)]
    for _, columns, rows, draw in view.LOOKS:
        lines = draw(pixels)
        assert len(lines) == rows and {len(line) for line in lines} == {columns}


def test_blocks_of_two_by_three_have_their_pixels():
    def pixels(*rows):
        return [bytes(c == "#" for c in row) for row in rows]

    assert picture.sextants(pixels("##", "##", "##")) == ["█"]
    assert picture.sextants(pixels("#.", "#.", "#.")) == ["▌"]
    assert picture.sextants(pixels(".#", ".#", ".#")) == ["▐"]
    assert picture.sextants(pixels("#.", "..", "..")) == ["\U0001fb00"]
    assert picture.sextants(pixels("##", "##", "#.")) == ["\U0001fb1d"]
    assert picture.sextants(pixels(".#", "##", "##")) == ["\U0001fb3b"]
    assert picture.quadrants(pixels("#.", ".#", "..", "##")) == ["▚", "▄"]


def test_dots_that_are_mostly_light_become_dark_ones_on_light():
    assert view.solid("⠀⠁⠛") == "⠀⠁⠛"
    assert view.solid("⠁⣿⣾⠁") == f"⠁{view.LIGHT}⠀⠁{view.DARK}⠁"


def test_the_keys_are_drawn_where_they_lie():
    for draw, width in view.KEYS:
        lines = draw(-1)
        assert len(lines) <= view.HEIGHT and all(len(line) <= width for line in lines)
        places = [next((row, line.index(sign)) for row, line in enumerate(lines) if sign in line) for sign in "▲▼◀▶AB≡"]
        up, down, left, right, a, b, menu = places
        assert up[1] == down[1] and left[0] == right[0] == a[0] == b[0]
        assert left[1] < up[1] < right[1] < b[1] < menu[1] < a[1]
        assert up[0] == menu[0] < left[0] < down[0]


@pytest.mark.skipif(bool(emulated_pico.unavailable()), reason=emulated_pico.unavailable())
@pytest.mark.timeout(900)
@pytest.mark.parametrize("runtime", ["circuitpython", "micropython"])
def test_the_emulated_pico_is_played_with_the_same_keys(tmp_path, runtime):
    command = [sys.executable, str(TOOLS / "pico.py"), image(runtime)]
    simulator = Simulator(tmp_path, command=command)
    table = Table(simulator)
    simulator.wait_for(lambda: table.title() == "Language")
    simulator.type("\r")
    simulator.wait_for(lambda: table.title() == "Quipu")
    assert "▲" in "".join(simulator.rows.values()) and "quit" in "".join(simulator.rows.values())
    assert simulator.end() == 0


@pytest.mark.parametrize("file, said", [(__file__, "not a UF2"), ("none", "No such")])
def test_the_emulated_pico_refuses_a_wrong_file_in_one_line(file, said):
    done = run(TOOLS / "pico.py", file)
    assert done.returncode == 2 and said in done.stderr and done.stderr.count("\n") == 1 and not done.stdout


def test_one_program_has_the_commands_of_a_player():
    def quipu(*words: str) -> tuple[int, str]:
        done = run(TOOLS / "quipu.py", *words)
        return done.returncode, done.stdout + done.stderr

    for nothing in ((), ("--help",)):
        status, said = quipu(*nothing)
        assert status == 0 and all(f"quipu {command}" in said for command in ("play", "sheet", "archive", "web"))
    assert quipu("dance") == (2, "quipu: there is no command 'dance', only play, sheet, archive, web\n")
    status, said = quipu("sheet", "sheets/scythe.txt", "--check")
    assert status == 0 and "Territories: 0 to 40, times 2\n" in said and "Resources: 0 to 99, 1 for every 2\n" in said
    assert quipu("sheet", "there is none.txt") == (2, "there is none.txt: No such file or directory\n")
    status, said = quipu("play", "--keys", "a up")
    assert status == 0 and ("▀" in said or "⣿" in said)  # as wide as the terminal allows
