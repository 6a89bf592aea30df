"""The simulator as a player has it: a real terminal (a pty), keys typed, the picture read off its characters."""

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
from table import Table

from host.paths import TOOLS

SIMULATOR = str(TOOLS / "simulator.py")
TYPED = ("\x1b[A", "\x1b[B", "\x1b[D", "\x1b[C", "\r", "\x7f", "\t")
HELD = ("W", "S", "A", "D", "", "", "M")


class Simulator:
    """The simulator in a terminal of its own, and what the terminal shows."""

    def __init__(self, folder, *arguments, columns=170, rows=40, ignoring=False):
        self.far, near = pty.openpty()
        self.size(columns, rows)
        self.near = near
        self.before = termios.tcgetattr(near)
        self.process = subprocess.Popen(
            [sys.executable, SIMULATOR, "--save", str(folder), *arguments],
            preexec_fn=lambda: (os.login_tty(near), signal.signal(signal.SIGINT, signal.SIG_IGN) if ignoring else None),
        )
        self.rows = {}
        self.lit = set()  # rows in which a key of the pad is lit
        self.out = ""
        self.wait_for(lambda: len(self.rows) > 4)

    def size(self, columns, rows):
        fcntl.ioctl(self.far, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def wait_for(self, condition, seconds=20):
        end = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < end and self.process.poll() is None, self.out[-500:]
            self.take(0.02)

    def take(self, seconds):
        """Take what the simulator writes, until it is silent for so long."""
        while select.select([self.far], [], [], seconds)[0]:
            try:
                data = os.read(self.far, 65536).decode(errors="replace")
            except OSError:  # it has ended
                return
            self.out += data
            for row, text in re.findall(r"\x1b\[(\d+);1H(.*?)\x1b\[K", self.out, re.S):
                if "\x1b[7m" in text:
                    self.lit.add(row)
                else:
                    self.lit.discard(row)
                self.rows[int(row)] = re.sub(r"\x1b\[[^A-Za-z]*[A-Za-z]", "", text)
            # Keep what may be half a line.
            self.out = self.out[self.out.rfind("\x1b[K") + 3 :] if "\x1b[K" in self.out else self.out

    def type(self, text):
        os.write(self.far, text.encode())

    def press(self, key, ms):
        self.type(HELD[key] if ms else TYPED[key])
        # The pad shows the key pressed, together with what came of it, and then released.
        self.wait_for(lambda: self.lit)
        self.wait_for(lambda: not self.lit)

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
            return self.process.wait(10)
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
    import words

    words.use("it")
    try:
        table.new_game("Ada")
        table.dice("workers 2", "skull").go_on()
        assert table.title().startswith("Ada: Costruisci")
        table.press("hold left", "hold right")
        assert table.title().endswith("6/6")
        table.press("a").go_on()
        before = table.lines()
        table.press("hold menu")
        assert table.title() == "Menu"
        table.press("menu")
        assert table.lines() == before
        assert simulator.end() == 0

        simulator = Simulator(tmp_path)
        table = Table(simulator)
        assert table.cursor() == "Continua"
        table.press("a").go_on()
        assert table.lines() == before
        assert simulator.end("\x03") == 0
    finally:
        words.use("en")


def test_shows_all_of_the_picture_in_a_small_terminal_and_says_when_there_is_no_room(tmp_path):
    simulator = Simulator(tmp_path, columns=80, rows=24)
    assert all(len(simulator.rows[row]) <= 80 for row in simulator.rows)
    assert set(simulator.rows[2]) & set(map(chr, range(0x2801, 0x2900)))
    simulator.size(40, 24)
    simulator.wait_for(lambda: "too small" in simulator.rows[1])
    simulator.size(170, 40)
    simulator.wait_for(lambda: "█" in simulator.rows.get(2, ""))
    assert simulator.end() == 0


def test_saves_a_picture_and_speaks_the_language_asked_for(tmp_path):
    picture = tmp_path / "screen.png"
    simulator = Simulator(tmp_path, "--language", "fr", "--screenshot", str(picture), "--scale", "2")
    assert Table(simulator).cursor() == "Nouvelle partie"
    simulator.type("p")
    simulator.wait_for(lambda: any("picture saved" in row for row in simulator.rows.values()))
    assert struct.unpack(">II", picture.read_bytes()[16:24]) == (272, 144)
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


def test_two_do_not_play_with_the_same_files(tmp_path):
    simulator = Simulator(tmp_path)
    far, near = pty.openpty()
    second = subprocess.run(
        [sys.executable, SIMULATOR, "--save", str(tmp_path)], stdin=near, stdout=near, stderr=subprocess.PIPE, text=True
    )
    assert second.returncode == 2 and "Another simulator" in second.stderr
    os.close(near)
    os.close(far)
    assert simulator.end() == 0


@pytest.mark.parametrize("arguments, status", [((), 2), (("--scale", "0"), 2), (("--help",), 0)])
def test_says_what_it_needs(tmp_path, arguments, status):
    done = subprocess.run(
        [sys.executable, SIMULATOR, "--save", str(tmp_path), *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert done.returncode == status
    assert "Traceback" not in done.stderr
    assert not arguments <= () or "terminal" in done.stderr
