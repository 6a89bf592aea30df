"""Talk to a device at its serial console: read its games, and send games and sheets (docs/dev/data-format.md)."""

import base64
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from host.archive import lines
from host.archive.lines import Line

SILENCE = 5.0  # timeout in seconds
PERSON = 300.0  # the same while the device asks the player
TRIES = 3


class NoTalk(Exception):
    """The transfer failed. The message tells the user why."""


class Wire(Protocol):
    """A serial port."""

    def read(self) -> bytes:
        """Return the bytes received, after at most a tenth of a second."""

    def write(self, data: bytes) -> None:
        """Send bytes. Raises OSError if the cable is gone, or the device doesn't read."""


class Serial:
    """A serial port of this computer. Raises OSError."""

    def __init__(self, path: str) -> None:
        import serial

        self._port = serial.Serial(path, 115200, timeout=0.1, write_timeout=10)

    def __enter__(self) -> "Serial":
        return self

    def __exit__(self, *_: object) -> None:
        self._port.close()

    def read(self) -> bytes:
        """See Wire."""
        return bytes(self._port.read(max(1, self._port.in_waiting)))

    def write(self, data: bytes) -> None:
        """See Wire."""
        for at in range(0, len(data), 512):
            self._port.write(data[at : at + 512])


class Listener:
    """Receive lines from a wire."""

    def __init__(self, wire: Wire, clock: Callable[[], float] = time.monotonic) -> None:
        self._wire = wire
        self._clock = clock
        self._rest = b""
        self.unfit: list[str] = []  # faults of lines that arrived undamaged

    def next(self, patience: float) -> Line | None:
        """Return the next undamaged line, or None after `patience` seconds without a byte."""
        since = self._clock()
        while True:
            raw, newline, rest = self._rest.partition(b"\n")
            if newline:
                self._rest = rest
                for _, line in lines.each(raw):
                    if isinstance(line, Line):
                        return line
                    if isinstance(line, lines.Unfit):
                        self.unfit.append(str(line))
                continue
            if len(self._rest) > lines.LONGEST:
                self._rest = self._rest[-lines.LONGEST // 2 :]
            came = self._wire.read()
            if came:
                since = self._clock()
                self._rest += came
            elif self._clock() - since > patience:
                return None


def dump(
    wire: Wire, tell: Callable[[str], None], clock: Callable[[], float] = time.monotonic
) -> tuple[list[Line], list[str]]:
    """Return the lines of a device, and messages about those left out. Raises NoTalk, OSError.

    A line left out arrived undamaged, so somebody made that game by hand.
    """
    known: dict[bytes, Line] = {}
    for _ in range(TRIES):
        wire.write(b"\nquipu dump\n")
        listener = Listener(wire, clock)
        count = 0
        began = clock()
        while line := listener.next(SILENCE):
            if line.kind == "end":
                if count + len(listener.unfit) == line.fields["lines"]:
                    wrong = [f"A line of the device is left out: {why}." for why in listener.unfit]
                    wrong += [_MISSING.format(n) for n in (one.fields.get("missing") for one in known.values()) if n]
                    return list(known.values()), wrong
                break
            if line.kind not in ("restore", "sheet"):
                count += 1
                known.setdefault(line.raw, line)
                if clock() - began > 1:
                    tell(f"{count} lines")
    if known:
        raise NoTalk("The device stopped before its end; nothing was changed. Is the cable firm? Please try again.")
    raise NoTalk(
        "The device says nothing. Is Quipu running on it, in a version from 0.2.0 on, and its display lit? Press a "
        "key, and try again."
    )


_MISSING = "Of a game under way, {} damaged answers are missing."
SAID = {
    "playing": "A game is being played on the device: leave it for home (menu), it is kept. Then try again.",
    "refused": "It was refused on the device.",
    "failed": "The device could not store all of it. What it has taken stays; try again for the rest.",
    "stopped": "It was stopped.",
    "time": "The device gave up waiting. Is the cable firm? Please try again.",
}
SAID_OF_SHEET = {
    "wrong": "The device cannot use it{where}: {why}.",
    "full": "The device has no room for score sheets.",
    "damaged": "The score sheet arrived damaged. Is the cable firm? Please try again.",
    "failed": "The device could not store it. Please try again.",
}


def restore(
    wire: Wire, what: Sequence[Line], tell: Callable[[str], None], clock: Callable[[], float] = time.monotonic
) -> dict[str, Any]:
    """Send games to a device, which checks them, asks on its screen, and stores them; return its last answer.

    Raises NoTalk, OSError.
    """
    return _send(wire, "restore", lines.with_end(what), SAID, tell, clock)


def send_sheet(
    wire: Wire, text: bytes, tell: Callable[[str], None], clock: Callable[[], float] = time.monotonic
) -> dict[str, Any]:
    """Send a score sheet in UTF-8 to a device, which asks on its screen; return its last answer: done or nothing.

    Raises NoTalk, OSError.
    """
    line = lines.write({"quipu": 1, "kind": "sheet", "device": "", "data": base64.b64encode(text).decode()})
    return _send(wire, "sheet", line + b"\n", SAID | SAID_OF_SHEET, tell, clock)


def _send(
    wire: Wire, word: str, data: bytes, refused: dict[str, str], tell: Callable[[str], None], clock: Callable[[], float]
) -> dict[str, Any]:
    listener = Listener(wire, clock)
    wire.write(f"\nquipu {word}\n".encode())
    state = ""
    while True:
        line = listener.next(PERSON if state == "asking" else 2 * SILENCE)
        if not line:
            raise NoTalk(SAID["time"] if state else "The device says nothing. Press a key on it, and try again.")
        if line.kind != word:
            continue
        said = line.fields
        state = said["state"]
        if state in refused:
            where = f", line {said['line']}" if said.get("line") else ""
            raise NoTalk(refused[state].format(where=where, why=said.get("why")))
        if state == "asking":
            tell((told(said) if word == "restore" else "") + "Please answer on the device.")
        elif state in ("ready", "send"):
            wire.write(data)
        else:
            return said


def told(said: dict[str, Any]) -> str:
    """Return as text what a device would restore."""
    parts = [f"New to it: {said['games']} finished games, {said['under_way']} under way."]
    if said["totals"]:
        parts.append(f"Of {said['totals']} the totals alone have room.")
    if said.get("missing"):
        parts.append(_MISSING.format(said["missing"]))
    return " ".join([*parts, *left_out(said), ""])


def left_out(said: dict[str, Any]) -> list[str]:
    """Return sentences about lines that a device refuses or has no room for."""
    left = [f"There is no room for {said['left']}."] if said["left"] else []
    return left + ([f"{said['damaged']} lines did not come as they were sent."] if said["damaged"] else [])
