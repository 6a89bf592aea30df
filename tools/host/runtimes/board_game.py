"""Press the keys of Quipu's image on an emulated Pico, wait for the pictures, and time them."""

from typing import Any

from host.runtimes.emulated_pico import REGION_AT, EmulatedPico
from host.storage.flash import PAGE, SIZE

from device import GUARD_MS
from drivers import pins
from input.keys import RIGHT

PATIENCE = 8000  # ms to wait for a picture: a first game loads its rules and erases flash
_HELD = 70  # ms: longer than a block of the flash is erased (45), during which the board looks at no key
_LONG = 400  # ms: a key that does nothing for so long counts when it is let go; shorter than a hold
_GLANCE = 4  # ms between two looks at the panel while a key is held
_LOADING = 500  # ms: longer than the splash is alone
_QUIET = 60  # ms without a byte: the display has been written
_SLOW = 5000  # ms after which a press without a byte counts as one that changes nothing
_ALONE = 350  # ms without a key after which the board cleans up, and some more
_CLEANED = 300  # ms without an erase or a program: it has; longer than it waits after a picture (200)


class PowerCut(Exception):
    """The power went where EmulatedPico.cut() had said."""


class WrongPicture(Exception):
    """The panel does not come to show what it should; `shown` are its 1,024 bytes."""

    def __init__(self, message: Any, shown: Any) -> None:
        super().__init__(message)
        self.shown = shown


class BoardGame:
    """A board with the image `uf2` and, on its drive, the files in `drive`; options as for EmulatedPico."""

    def __init__(self, uf2: Any, drive: Any = None, **options: Any) -> None:
        self.pico = EmulatedPico(uf2, drive, **options)
        self.region_at = REGION_AT
        self.bytes = 0

    def __enter__(self) -> Any:
        return self

    def __exit__(self, *_: Any) -> None:
        self.pico.close()

    def start(self, picture: Any = None, ms: Any = PATIENCE) -> Any:
        """Wait until the panel shows `picture` (None: anything); return the time of the last byte."""
        end = self.pico.time() + ms
        while self.pico.time() < end:
            self._run(100)
            frame = self.pico.frame()
            if frame["on"] and (picture is None or frame["ram"] == picture):
                return self._settle(_QUIET if picture else _LOADING)
        raise WrongPicture("the first picture does not come", self.pico.frame()["ram"])

    def press(self, key: Any, picture: Any = None, held: Any = 0, look: bool = False, let_go: bool = False) -> Any:
        """Press a key (0 to 6), wait until the panel shows `picture` (None: until it was written), let go.

        Return the milliseconds to the last byte; None if nothing was written. If A, B or MENU counts on release, they
        start then. `held`: the milliseconds until the picture comes, roughly; the result is None then. `look`: first
        wait until A counts on a screen that came by itself, and the board has cleaned up. `let_go`: the key counts on
        release, even if something blinks meanwhile.
        """
        pico = self.pico
        if look:
            self._run(GUARD_MS)
            self.rest()
        pin = pins.KEYS[key]
        sent = pico.stats()["bus_bytes"]
        if held:
            self._hold(key, picture, held)
            self.bytes = pico.stats()["bus_bytes"] - sent
            return None
        pico.press(pin)
        start = pico.time()
        if let_go:
            self._run(_HELD)
        released = let_go or key > RIGHT and self._waits(sent)
        if released:
            pico.release(pin)
            start = pico.time()
        end = start + PATIENCE
        last = self._settle(_QUIET)
        if picture is None:
            while last <= start and pico.time() < start + _SLOW:
                self._run(20)
                last = self._settle(_QUIET)
        else:
            while pico.frame()["ram"] != picture:
                if pico.time() > end:
                    raise WrongPicture("another picture, or none", pico.frame()["ram"])
                self._run(20)
                last = self._settle(_QUIET)
        if not released:
            pico.release(pin)
        self._run(_HELD)
        self.bytes = pico.stats()["bus_bytes"] - sent
        return last - start if last > start else None

    def repeat(self, played: Any, number: int) -> Any:
        """Press what a Pilot pressed as its press of that number; return as `press`."""
        how = played.held[number], played.looked[number], played.let_go[number]
        return self.press(played.keys_pressed[number], played.pictures[number + 1], *how)

    def play(self, played: Any, first: int = 0, last: int | None = None) -> None:
        """Press what a Pilot pressed, from one press up to another."""
        for number in range(first, len(played.keys_pressed) if last is None else last):
            self.repeat(played, number)

    def _waits(self, sent: Any) -> bool:
        """Return whether nothing comes while a key is down for longer than any picture takes."""
        end = self.pico.time() + _LONG
        while self.pico.stats()["bus_bytes"] == sent:
            if self.pico.time() > end:
                return True
            self._run(_GLANCE)
        return False

    def _hold(self, key: int, picture: Any, held: Any) -> None:
        """Hold a key; let a direction go as soon as the panel shows `picture`: its next repeat would show another one.

        The time for which it was held on the host passes all the same: the end of a game waits for that.
        """
        pico = self.pico
        pin = pins.KEYS[key]
        pico.press(pin)
        start = pico.time()
        end = start + PATIENCE + held
        while pico.frame()["ram"] != picture:
            if pico.time() > end:
                raise WrongPicture("another picture, or none", pico.frame()["ram"])
            self._run(_GLANCE)
        if key > RIGHT and pico.time() < start + held:
            self._run(start + held - pico.time())
        pico.release(pin)
        self._settle(_QUIET)
        self._run(_HELD)
        if pico.time() < start + held:
            self._run(start + held - pico.time())

    def pause(self, ms: float) -> None:
        """Press nothing for so long, and until the board has cleaned up."""
        self._run(ms)
        self.rest()

    def rest(self) -> None:
        """Press nothing until the board has cleaned up."""
        self._run(_ALONE)
        done = None
        while done != (done := [self.pico.stats()[what] for what in ("erases", "programs")]):
            self._run(_CLEANED)

    def _run(self, ms: float) -> None:
        """Let time pass. Raises PowerCut."""
        self.pico.run(ms)
        if not self.pico.powered:
            raise PowerCut

    def _settle(self, quiet_ms: int) -> float:
        """See EmulatedPico.settle. Raises PowerCut."""
        try:
            return self.pico.settle(quiet_ms)
        except TimeoutError:
            if not self.pico.powered:
                raise PowerCut from None
            raise

    def region(self) -> bytes:
        """Return Quipu's region of the flash."""
        return self.pico.read_flash(self.region_at, SIZE)

    def operations(self) -> list[tuple[int, bool]]:
        """Return the operations on the region since the last call: the page, and whether an erase begins there."""
        return [
            ((page - self.region_at) // PAGE, erase)
            for at, length, erase in self.pico.flash_log()
            for page in range(at, at + (1 if erase else length), PAGE)
            if 0 <= page - self.region_at < SIZE
        ]

    def traceback(self) -> Any:
        """Return the console's output since the last call if it has a traceback; else ""."""
        text = self.pico.serial()
        return text if "Traceback" in text or "Error" in text else ""
