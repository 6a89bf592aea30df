"""The terminal itself: typed keys in, painted lines out; and whether there is one that will do."""

import contextlib
import os
import select
import signal
import sys

import blessed

# Of a lone Escape, in seconds: how long the rest of a key's code may take to come.
ESCAPE = 0.02


def unfit() -> str:
    """Return why this terminal can't show the device, in one line; "" if it can."""
    if sys.platform == "win32":
        return "This needs a terminal as Linux and macOS have it. On Windows it runs in WSL (wsl --install)."
    if not sys.stdin.isatty() or not sys.stdout.isatty():
        return "This is played in a terminal: start it there, without pipes."
    if os.environ.get("TERM", "dumb") == "dumb":
        return "This terminal cannot place characters (TERM=dumb): start it in a terminal window."
    if (sys.stdout.encoding or "").lower().replace("-", "") != "utf8":
        return f"This terminal has no UTF-8, but {sys.stdout.encoding}: set LANG=C.UTF-8 or another UTF-8 locale."
    return ""


class Terminal:
    """The terminal itself: set up by `with`, put back however it ends. `styles` are its colours and movements."""

    def __init__(self) -> None:
        self.styles = blessed.Terminal()
        self.changed = True  # everything needs painting

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows."""
        return self.styles.width, self.styles.height

    def __enter__(self) -> "Terminal":
        # A shell starts what runs in the background with Ctrl-C ignored; in a terminal of its own it ends the game.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        for number in (signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, lambda *_: sys.exit(0))
        signal.signal(signal.SIGWINCH, self._resized)
        signal.signal(signal.SIGTSTP, self._suspend)
        self._enter()
        return self

    def __exit__(self, *_: object) -> None:
        self._leave()

    def _enter(self) -> None:
        self._modes = contextlib.ExitStack()
        for mode in (self.styles.fullscreen, self.styles.hidden_cursor, self.styles.cbreak):
            self._modes.enter_context(mode())
        self.write(self.styles.rmam)  # no line wrapping
        self._resized()

    def _leave(self) -> None:
        self.write(self.styles.normal + self.styles.smam)
        self._modes.close()

    def _resized(self, *_: object) -> None:
        self.changed = True

    def _suspend(self, *_: object) -> None:
        self._leave()
        os.kill(os.getpid(), signal.SIGSTOP)
        self._enter()

    def read(self) -> list[str]:
        """Return what was typed since, without waiting: characters, and blessed's names of keys (KEY_UP).

        Raises EOFError when the terminal is gone.
        """
        poll = select.poll()
        poll.register(sys.stdin, 0)
        typed = []
        while not any(event & select.POLLHUP for _, event in poll.poll(0)):
            waiting = self.wait(0)
            key = self.styles.inkey(timeout=0, esc_delay=ESCAPE)
            if key:
                typed.append(key.name or str(key))
            elif not waiting:  # the first byte of a letter is nothing as well
                return typed
        raise EOFError("the terminal is gone")  # blessed would read its end without end

    def wait(self, seconds: float) -> bool:
        """Wait until something is typed, so long at most; return whether something was."""
        return self.styles.kbhit(timeout=seconds)

    def write(self, text: str) -> None:
        """Write all of it."""
        data = text.encode(errors="replace")
        while data:
            data = data[os.write(sys.stdout.fileno(), data) :]
