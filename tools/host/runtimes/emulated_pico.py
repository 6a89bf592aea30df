"""A Raspberry Pi Pico on this computer, running a firmware image: the client of tools/pico/rig.mjs.

    with EmulatedPico("firmware.uf2") as pico:
        pico.run(3000)
        pico.tap(pins.KEYS[4])
        pico.settle()
        pico.frame()["ram"]

All times are emulated milliseconds: a program takes as long as on the board (as far as the emulation is true), no
matter how busy this computer is, and the same calls always give the same times. Pins are GPIO numbers.
"""

import base64
import json
import os
import shlex
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from typing import Any

from host.paths import TOOLS, AnyPath
from host.runtimes.littlefs_image import LITTLEFS_SIZE, littlefs_image

RIG = str(TOOLS / "pico")
# Names a command that emulates a Pico 2 and understands what rig.mjs does.
PICO2_RIG = "QUIPU_RP2350_RIG"
FLASH_SIZE = 2 * 1024 * 1024
DRIVE_AT = 0x100000  # the drive or file system in the flash
REGION_AT = 0xF0000  # Quipu's region: 64 KiB before it


class EmulatedPicoError(Exception):
    """The rig refused a command, or ended; the message is its own."""


def unavailable() -> str:
    """Return why there can be no emulated Pico here, or "" when there can."""
    if not shutil.which("node"):
        return "no Node.js: the emulated Pico needs it"
    if not os.path.isdir(os.path.join(RIG, "node_modules", "rp2040js")):
        return "no emulator: `make node` installs it"
    return ""


def pico2_rig() -> list[str]:
    """Return the command that emulates a Pico 2; empty if the environment names none."""
    return shlex.split(os.environ.get(PICO2_RIG, ""))


class EmulatedPico:
    """One board with panel, seven buttons and a USB cable. `with` or close() ends it."""

    def __init__(self, uf2: Any = None, drive: Any = None, *, rig: Sequence[str] = (), **options: Any) -> None:
        """Start the emulator and, if `uf2` or `flash` is given, boot(); its options may be given here.

        `rig`: another command that understands what rig.mjs does.
        """
        why = "" if rig else unavailable()
        if why:
            raise EmulatedPicoError(why)
        self._node = subprocess.Popen(
            rig or ["node", os.path.join(RIG, "rig.mjs")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        assert self._node.stdin and self._node.stdout  # they are pipes
        self._commands, self._answers = self._node.stdin, self._node.stdout
        if uf2 is not None or "flash" in options:
            try:
                self.boot(uf2, drive, **options)
            except BaseException:
                self.close()
                raise

    def __enter__(self) -> "EmulatedPico":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the emulator. It may be called twice."""
        with self._node:  # this closes the pipes, and waits
            if self._node.poll() is None:
                self._node.kill()

    def ask(self, command: Any, **arguments: Any) -> dict[str, Any]:
        """Send one command to the rig and return its answer, a dict."""
        try:
            self._commands.write(json.dumps({"command": command, **arguments}) + "\n")
            self._commands.flush()
            line = self._answers.readline()
        except (OSError, ValueError):
            line = ""
        if not line:
            raise EmulatedPicoError("the emulator has ended")
        answer = json.loads(line)
        if "error" in answer:
            raise EmulatedPicoError(answer["error"])
        return answer

    # --- power

    def boot(
        self,
        uf2: Any = None,
        drive: Any = None,
        *,
        runtime: str = "circuitpython",
        flash: Any = None,
        usb: bool = True,
        flash_cache: bool = True,
    ) -> None:
        """Make a new board with that firmware and switch it on; no time passes yet.

        `drive`: a folder whose files are on the board's drive, or None: the firmware makes an empty one.
        `runtime`: "circuitpython" or "micropython", whose drives are FAT and littlefs.
        `flash`: a file written by save_flash(), instead of `uf2`; `drive` then replaces the drive in it.
        `usb`: False for a board on a battery. There is no serial console then.
        `flash_cache`: False for a flash as fast as RAM, which no board has; True for the real one behind its cache.
        """
        request = {"runtime": runtime, "usb": usb, "flash_cache": flash_cache}
        if flash is not None:
            request["flash"] = os.path.abspath(flash)
        elif uf2 is not None:
            request["uf2"] = os.path.abspath(uf2)
        else:
            raise EmulatedPicoError("boot what? give uf2 or flash")
        if drive is None or runtime == "circuitpython":
            self.ask("boot", drive=drive and os.path.abspath(drive), **request)
            return
        with tempfile.NamedTemporaryFile(suffix=".littlefs", delete=False) as file:
            file.write(littlefs_image(drive, LITTLEFS_SIZE))
        try:
            self.ask("boot", drive_image=file.name, **request)
        finally:
            os.remove(file.name)

    def power_cycle(self, usb: bool | None = None) -> None:
        """Take the power away at this instant and give it back: only what is in the flash survives.

        `usb`: whether there is a USB cable from now on; None leaves it.
        """
        self.ask("power_cycle", **({} if usb is None else {"usb": usb}))

    def cut(self, ops: int = 1, part: float = 0.5) -> None:
        """Let the power fail in the middle of the `ops`-th flash erase or program from now (1: the next).

        `part` (0 to 1) of that operation's work is done then. The board is off afterwards until power_cycle().
        """
        self.ask("cut", ops=ops, part=part)

    def watch(self, offset: int, length: int) -> None:
        """Keep what torn() needs for operations in this part of the flash, from now on."""
        self.ask("watch", offset=offset, length=length)

    def torn(self, number: int, part: float) -> bytes:
        """Return the watched bytes as cut() in the operation `number` since watch() (0: the first) would leave them."""
        return base64.b64decode(self.ask("torn", number=number, part=part)["bytes"])

    @property
    def powered(self) -> bool:
        """False after cut() has struck."""
        return self.ask("time")["powered"]

    # --- time

    def time(self) -> float:
        """Return the milliseconds since boot(). Power cycles do not set it back."""
        return self.ask("time")["ms"]

    def run(self, ms: float) -> None:
        """Let `ms` milliseconds pass."""
        self.ask("run", ms=ms)

    def run_until(self, text: str, ms: float = 10000) -> bool:
        """Run until the board has printed `text` (after what was found before); False if not within `ms`."""
        return self.ask("run_until", text=text, ms=ms)["found"]

    def settle(self, quiet_ms: int = 100, max_ms: int = 5000) -> float:
        """Run until nothing went to the panel for `quiet_ms`; return the time of the last byte, in ms.

        Raises TimeoutError when that takes longer than `max_ms`.
        """
        answer = self.ask("settle", quiet_ms=quiet_ms, max_ms=max_ms)
        if not answer["settled"]:
            raise TimeoutError("the display is still being written" if answer["powered"] else "the power was cut")
        return answer["last_byte_ms"]

    # --- buttons and panel

    def press(self, pin: int) -> None:
        """Press the button on that pin and keep it pressed."""
        self.ask("press", pin=pin)

    def release(self, pin: int) -> None:
        """Release the button on that pin."""
        self.ask("release", pin=pin)

    def tap(self, pin: int, held_ms: int = 60, after_ms: int = 60) -> float:
        """Press, hold for `held_ms`, release, and let `after_ms` pass; return the time of the press in ms."""
        start = self.time()
        self.press(pin)
        self.run(held_ms)
        self.release(pin)
        self.run(after_ms)
        return start

    def frame(self) -> dict[str, Any]:
        """Return what the panel holds, a dict.

        `ram`: 1024 bytes, 8 pages of 128 columns, bit 0 on top. `visible`: anything can be seen at all. `on`,
        `inverted`, `contrast` (0 to 255), `upright` (neither mirrored nor upside down), `start_line`: as set.
        """
        answer = self.ask("frame")
        answer["ram"] = base64.b64decode(answer["ram"])
        return answer

    def display(
        self,
        attached: bool,
        pull_ups: bool | None = None,
        address: int | None = None,
        kind: str | None = None,
        spi: Sequence[int] | None = None,
        stuck: int | None = None,
    ) -> None:
        """Unplug the panel or plug it in again; it then comes up dark, with rubbish in its memory.

        `address`: where it answers from now on, 0x3C unless said before. `kind`: another chip, "ssd1309". `spi`: it is
        on SPI from now on, on the pins SCK, MOSI, CS (-1: at ground), D/C, RES. `stuck`: it holds SDA low until it
        got so many clocks.

        The pull-up resistors of the bus stay unless `pull_ups` says otherwise; many panels carry them. Without a
        panel a write fails at once, without pull-ups it fails after the runtime's time limit (CircuitPython: 1 s).
        """
        settings = {"pull_ups": pull_ups, "address": address, "kind": kind, "spi": spi, "stuck": stuck}
        self.ask("display", attached=attached, **{name: value for name, value in settings.items() if value is not None})

    # --- serial console

    def serial(self) -> str:
        """Return what the board has printed since this was last called."""
        return self.ask("serial")["text"]

    def type(self, text: str) -> None:
        """Type at the serial console; the board reads it while time passes."""
        self.ask("type", text=text)

    def reload(self) -> None:
        """Restart the program on the drive, through the console (Ctrl-C, Ctrl-D).

        Output before USB is up is lost, none after this. Resets nothing but the program.
        """
        self.type("\x03")
        self.run(300)
        self.type("\r\n")
        self.run_until(">>> ", 3000)
        self.type("\x04")

    # --- flash and counts

    def save_flash(self, path: AnyPath) -> None:
        """Write the whole flash to a file, for boot(flash=path)."""
        self.ask("save_flash", path=os.path.abspath(path))

    def read_flash(self, offset: int, length: int) -> bytes:
        """Return bytes of the flash."""
        return base64.b64decode(self.ask("read_flash", offset=offset, length=length)["bytes"])

    def flash_log(self) -> list[tuple[int, int, bool]]:
        """Return what was erased and programmed since boot() or the last call: (offset, length, whether an erase)."""
        return [(offset, length, bool(erase)) for offset, length, erase in self.ask("flash_log")["log"]]

    def stats(self) -> dict[str, Any]:
        """Return counts since boot(), a dict.

        `bus_bytes` (to the panel, addresses included), `i2c_unanswered`, `erases` (4 KiB), `programs` (256 bytes),
        `erased_bytes`, `programmed_bytes`, `resets` (by the program itself), `clock_hz`, `flash_divider`,
        `usb_connected`,
        `asleep_ms` (waiting for an interrupt) and `awake_ms`, `flash_hits` and `flash_misses` (reads of a word that
        the cache had or had not).
        """
        return self.ask("stats")
