"""The terminal itself: typed characters in, painted lines out; and whether there is one that will do."""

import os
import select
import signal
import sys

try:
    import termios
    import tty
except ImportError:  # Windows
    termios = tty = None  # type: ignore[assignment]


def unfit():
    """Return why the device cannot be shown here, in one line; "" when it can."""
    if termios is None:
        return "This needs a terminal as Linux and macOS have it. On Windows it runs in WSL (wsl --install)."
    if not sys.stdin.isatty() or not sys.stdout.isatty():
        return "This is played in a terminal: start it there, without pipes."
    if os.environ.get("TERM", "dumb") == "dumb":
        return "This terminal cannot place characters (TERM=dumb): start it in a terminal window."
    if (sys.stdout.encoding or "").lower().replace("-", "") != "utf8":
        return f"This terminal has no UTF-8, but {sys.stdout.encoding}: set LANG=C.UTF-8 or another UTF-8 locale."
    return ""


class Terminal:
    """The terminal itself: set up by `with`, put back however it ends. `read()` and `write()` are its two ends."""

    def __init__(self):
        self._in = sys.stdin.fileno()
        self._out = sys.stdout.fileno()
        self.size = os.get_terminal_size(self._out)
        self.changed = True  # all must be painted anew

    def __enter__(self):
        self._before = termios.tcgetattr(self._in)
        # A shell starts what runs in the background with Ctrl-C ignored; in a terminal of its own it ends the game.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        for number in (signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, lambda *_: sys.exit(0))
        signal.signal(signal.SIGWINCH, self._resized)
        signal.signal(signal.SIGTSTP, self._suspend)
        self._enter()
        return self

    def __exit__(self, *_):
        self._leave()

    def _enter(self):
        tty.setcbreak(self._in)
        # The other screen, no cursor, no line wrapping.
        self.write("\x1b[?1049h\x1b[?25l\x1b[?7l")
        self._resized()

    def _leave(self):
        self.write("\x1b[0m\x1b[?7h\x1b[?25h\x1b[?1049l")
        termios.tcsetattr(self._in, termios.TCSADRAIN, self._before)

    def _resized(self, *_):
        self.size = os.get_terminal_size(self._out)
        self.changed = True

    def _suspend(self, *_):
        self._leave()
        os.kill(os.getpid(), signal.SIGSTOP)
        self._enter()

    def read(self):
        """Return what was typed since, without waiting. Raises EOFError when the terminal is gone."""
        typed = ""
        while self.wait(0):
            data = os.read(self._in, 1024)
            if not data:
                raise EOFError("the terminal is gone")
            typed += data.decode(errors="replace")
        return typed

    def wait(self, seconds):
        """Wait until something is typed, so long at most; return whether something was."""
        return bool(select.select([self._in], [], [], seconds)[0])

    def write(self, text):
        """Write all of it."""
        data = text.encode(errors="replace")
        while data:
            data = data[os.write(self._out, data) :]
