"""The page in a real browser: headless Chromium, keys pressed as people press them, and what is seen.

Used by tests, figures and the pictures of the documents. Takes a Chromium on this machine, and what
requirements/webtests.txt and `npm ci` in tools/web bring (`make webtests`).
"""

import contextlib
import importlib
import importlib.util
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from host.build import web

from device import GUARD_MS

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "chrome")
# The computer's key for each key.
TYPED = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Enter", "Backspace", "m")
KEYBOARD, MOUSE, TOUCH = "keyboard", "mouse", "touch"
# ms that the work after a press takes at most, all timers counted.
SETTLED = 40
# ms after which something that does not come is given up: a busy machine takes long.
PATIENCE = 120_000
# Seconds on the page's clock at which it is stopped: longer than a page takes to load, less than until it dims.
_PAUSED = 60
_READY = "html[data-ready]"
# The lit pixels of the panel as 1,024 bytes in hexadecimal digits, page by page, bit 0 on top.
PIXELS = """(canvas) => {
  const data = document.getElementById(canvas).getContext("2d").getImageData(0, 0, 128, 64).data;
  let hex = "";
  for (let page = 0; page < 8; page++) for (let x = 0; x < 128; x++) {
    let byte = 0;
    for (let bit = 0; bit < 8; bit++) {
      const at = 4 * ((8 * page + bit) * 128 + x);
      if (data[at] + data[at + 1] + data[at + 2] > 0) byte |= 1 << bit;
    }
    hex += byte.toString(16).padStart(2, "0");
  }
  return hex;
}"""


def chromium() -> str:
    """The path of a Chromium on this machine, or ""."""
    return next(filter(None, map(shutil.which, CHROMIUMS)), "")


def unavailable() -> str:
    """Why the page can't be tried here, or ""."""
    if not chromium():
        return "no Chromium: the page needs one (Debian, Ubuntu: apt install chromium)"
    if importlib.util.find_spec("playwright") is None or not (web.SOURCE / "node_modules" / "axe-core").is_dir():
        return "no Playwright: `make webtests` installs it"
    return ""


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address under which a folder is served on this computer, at any free port."""
    with web.server(folder, 0) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}/"
        finally:
            server.shutdown()
            thread.join()


@contextlib.contextmanager
def driver() -> Iterator[Any]:
    """Yield a starter of browsers; a thread has one at a time."""
    with importlib.import_module("playwright.sync_api").sync_playwright() as playwright:
        yield playwright.chromium


@contextlib.contextmanager
def started(driver: Any, camera: Path | None = None) -> Iterator[Any]:
    """A Chromium without a window. `camera`: a film (MJPEG) that its camera sees again and again; None: it has none."""
    args = ["--no-sandbox"]
    if camera:
        args += ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"]
        args.append(f"--use-file-for-fake-video-capture={camera}")
    browser = driver.launch(executable_path=chromium(), args=args)
    try:
        yield browser
    finally:
        browser.close()


@contextlib.contextmanager
def browser() -> Iterator[Any]:
    """A Chromium without a window and without a camera."""
    with driver() as chromiums, started(chromiums) as found:
        yield found


class Page:
    """The page in a tab of `context` (of playwright). Its clock only moves during presses.

    `errors` collects what the page complains of on its console.
    """

    def __init__(self, context: Any, address: str, still: bool = True) -> None:
        self.tab = context.new_page()
        self.tab.set_default_timeout(PATIENCE)
        self.errors: list[str] = []
        self.tab.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        self.tab.on("pageerror", lambda error: self.errors.append(str(error)))
        self._still = still
        self._address = address
        if still:
            self.tab.clock.install(time=0)
        self.open()
        if still:
            self.tab.clock.pause_at(_PAUSED)

    def open(self, ready: bool = True) -> None:
        """Open the page again."""
        self.tab.goto(self._address)
        if ready:
            self.tab.wait_for_selector(_READY, state="attached")
            # A turn that plays gives way to the device.
            self.tab.evaluate("document.getElementById('play').click(); document.getElementById('more').open = true")
            self.settle()

    def settle(self, ms: int = SETTLED) -> None:
        """Let `ms` milliseconds pass."""
        if self._still:
            self.tab.clock.run_for(ms)
        else:
            self.tab.wait_for_timeout(ms)

    def press(self, key: int, ms: int = 0, by: str = KEYBOARD, look: bool = False) -> None:
        """Press a key, hold it for so long, and let go.

        `look`: first wait until A counts on a screen that came by itself.
        """
        if look:
            self.settle(GUARD_MS)
        down, up = getattr(self, "_" + by)(key)
        down()
        if ms:
            self.settle(ms)
        up()
        self.settle()

    def _keyboard(self, key: int) -> Any:
        keyboard = self.tab.keyboard
        typed = TYPED[key]
        if typed == "Enter" and self.tab.evaluate("'naming' in document.documentElement.dataset"):
            return self._mouse(key)  # there Enter is done with the name
        return lambda: keyboard.down(typed), lambda: keyboard.up(typed)

    def middle(self, key: int) -> tuple[float, float]:
        """The middle of a key on the page."""
        box = self.tab.locator(f"#key-{key} button").bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def _mouse(self, key: int) -> Any:
        self.tab.mouse.move(*self.middle(key))
        return self.tab.mouse.down, self.tab.mouse.up

    def _touch(self, key: int) -> Any:
        return lambda: self.touch((key,)), lambda: self.touch(())

    def touch(self, keys: tuple[int, ...]) -> None:
        """Put fingers on these keys, and on no others."""
        if not hasattr(self, "_fingers"):
            self._fingers = self.tab.context.new_cdp_session(self.tab)
        points = [{"x": x, "y": y, "id": key} for key in keys for x, y in (self.middle(key),)]
        kind = "touchStart" if keys else "touchEnd"
        self._fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def picture(self) -> bytes:
        """Return the picture on the display: 1,024 bytes, page by page."""
        return bytes.fromhex(self.tab.evaluate(PIXELS, "panel"))

    def lines(self) -> list[str]:
        """The lines as a screen reader has them."""
        return self.tab.locator("#lines p").all_text_contents()
