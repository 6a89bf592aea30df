"""Drivers without hardware: a picture in memory, keys from a list, a clock that counts, a store in RAM.

They fulfil the contract of docs/dev/drivers.md for tests and benchmarks. The module runs on CPython and MicroPython
alike, so it uses only what both have.
"""

from typing import Any

NAMES = ("up", "down", "left", "right", "a", "b", "menu")  # of the keys 0 to 6
WRAP = 1 << 29


class Display:
    """A panel: `picture` holds the 1,024 bytes it shows, page by page.

    While `present` is False it answers nothing, as an unplugged one.
    """

    def __init__(self) -> None:
        self.picture = bytearray(1024)
        self.present = True
        self.on = True
        self.level = 255
        self.turned: Any = False

    def show(self, canvas: Any) -> bool:
        """Take over the columns that changed, and nothing else; False while the display is absent."""
        if not self.present:
            return False
        buffer = canvas.buffer
        for page in range(8):
            for first, last in canvas.changed(page):
                if first > last or last > 127:
                    raise ValueError(f"no such window: page {page}, columns {first} to {last}")
                at = 128 * page
                self.picture[at + first : at + last + 1] = buffer[1 + at + first : 2 + at + last]
                canvas.mark_sent(page, first, last)
        return True

    def contrast(self, level: int) -> None:
        """Remember the brightness, 0 to 255."""
        self.level = level

    def for_camera(self, on: bool) -> None:
        """Remember whether a camera is to read it."""
        self.camera = on

    def rotate(self, turned: int) -> None:
        """Remember whether the picture is turned by 180 degrees."""
        self.turned = turned

    def lit(self) -> bool:
        """An absent display is found missing here as well."""
        return self.present

    def scan(self) -> list[int]:
        """The addresses on the bus."""
        return [0x3C] if self.present else []

    def power(self, on: bool) -> None:
        """Panel lit or dark; the picture stays."""
        self.on = on


class Keys:
    """Keys whose edges are queued by `down()` and `up()`. While asleep the time of `clock` passes, if there is one."""

    def __init__(self, clock: Any = None) -> None:
        self._edges: list[int] = []
        self._clock = clock

    def down(self, key: int) -> None:
        """Key 0 to 6 gets pressed."""
        self._edges.append(key)

    def up(self, key: int) -> None:
        """Key 0 to 6 gets released."""
        self._edges.append(key + 8)

    def get(self) -> int:
        """Return the next edge, or -1."""
        if self._edges:
            return self._edges.pop(0)
        return -1

    def settled(self) -> bool:
        """Whether all edges are told."""
        return not self._edges

    def sleep(self, ms: int) -> None:
        """Let `ms` milliseconds pass at once, none when an edge waits."""
        if self._clock and not self._edges:
            self._clock.idle(ms)


class Clock:
    """Milliseconds modulo 2**29 that pass only by `idle()`; `start` sets where they begin."""

    def __init__(self, start: int = 0) -> None:
        self._now = start % WRAP

    def now(self) -> int:
        """Return the milliseconds."""
        return self._now

    def idle(self, ms: int) -> None:
        """Let `ms` milliseconds pass at once."""
        self._now = (self._now + ms) % WRAP


class Store:
    """The region of flash, lost with the program: a NOR flash, in pages, of which those that are blank are not there.

    `erases` and `programs` count what was done to it.
    """

    size = 65536
    PAGE = 256
    SECTOR = 4096

    def __init__(self, pages: Any = None) -> None:
        self.pages = {} if pages is None else pages
        self.erases = 0
        self.programs = 0

    def read(self, at: int, length: int) -> bytes:
        """Return bytes of the region."""
        data = b""
        while length > 0:
            first = at % self.PAGE
            page = self.pages.get(at // self.PAGE) or b"\xff" * self.PAGE
            part = bytes(page[first : first + length])
            data += part
            at += len(part)
            length -= len(part)
        return data

    def program(self, at: int, data: bytes) -> None:
        """Make zeros of ones."""
        self.programs += 1
        for byte in data:
            page = self.pages.setdefault(at // self.PAGE, None)
            if page is None:
                page = self.pages[at // self.PAGE] = bytearray(b"\xff" * self.PAGE)
            page[at % self.PAGE] &= byte
            at += 1

    def erase(self, sector: int) -> None:
        """Make a sector 0xFF."""
        self.erases += 1
        pages = self.SECTOR // self.PAGE
        for page in range(sector * pages, (sector + 1) * pages):
            self.pages.pop(page, None)

    def copy(self) -> Any:
        """Another one with the same bytes."""
        return Store({number: bytearray(page) for number, page in self.pages.items()})

    def random(self, count: int) -> bytes:
        """Bytes that are the same each time."""
        return bytes(range(1, count + 1))


class Port:
    """A serial port with a computer at it: `coming` is what that has sent and nobody read, `gone` what was written.

    room: how many bytes more are taken; -1: any number. interrupting: whether Ctrl-C would end the program.
    """

    def __init__(self) -> None:
        self.coming = bytearray()
        self.gone = bytearray()
        self.room = -1
        self.interrupting = True

    def waiting(self) -> int:
        """How many bytes have come."""
        return len(self.coming)

    def read(self) -> bytes:
        """Some of them."""
        data = bytes(self.coming[:64])
        self.coming[:64] = b""
        return data

    def write(self, data: bytes) -> int:
        """Take what there is room for."""
        count = min(64, len(data)) if self.room < 0 else min(64, len(data), self.room)
        self.gone.extend(data[:count])
        if self.room > 0:
            self.room -= count
        return count

    def interrupts(self, on: bool) -> None:
        """Ctrl-C on or off."""
        self.interrupting = on


# Milliseconds between two turns of an app that waits, at least: a board looks at its keys more often than any timing
# of the app can show.
_TURN = 10


def wait(app: Any, clock: Any, ms: int) -> None:
    """Let the app turn for `ms` milliseconds."""
    while ms > 0:
        step = min(max(app.step(), _TURN), ms)
        clock.idle(step)
        ms -= step
    app.step()


def settle(app: Any) -> None:
    """Turn until the app has nothing more to handle. RuntimeError when it never ends."""
    for _ in range(100):
        ms = app.step()
        if ms and not app.work_pending:
            if not app.asleep:
                app.clock.idle(ms)
            return
    raise RuntimeError("the app handled 100 keys and was given one")


def press(app: Any, keys: Any, clock: Any, key: int, ms: int = 0) -> None:
    """Press what does `key` as the device is held, hold it for `ms` milliseconds, release it, let the app handle that.

    As one who looks first: A on a screen that came by itself is pressed when it counts. Meanwhile the app turns, and
    has the time to clean up.
    """
    if key < 4:  # of the cross the opposite one, upside down
        key ^= app.settings.rotation
    while NAMES[key] == "a" and app.is_guarded(clock.now()):
        wait(app, clock, 50)
    keys.down(key)
    settle(app)
    if ms:
        wait(app, clock, ms)
    keys.up(key)
    settle(app)
