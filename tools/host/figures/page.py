"""Figures of the page in a real browser: its size, the first picture, how fast a press is seen, what it does idle."""

from typing import Any

from host.build import web
from host.figures.budget_table import Table, percentile
from host.paths import GAMES
from host.pilot.pilot import Recorded
from host.recorded import transcript
from host.runtimes import browser

SIZE = 1.5  # MB
COMPRESSED = 630  # KB fetched before the first press counts
FIRST = 600  # ms
# On a slow line, ms to the first picture and to a playable device.
SLOW_SEEN = 2500
SLOW_READY = 5000
PRESS = 20  # ms
IDLE = 2  # % of a processor
# How often the page is opened, and for how long it is watched, in ms.
_OPENED = 5
_WATCHED = 5000
# A line of 1.6 Mbit/s, as devtools emulate it: ms, bytes a second.
SLOW = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
# From the event to the picture on the canvas: the browser's own clock, on its own thread.
_TIMED = """() => {
  window.took = [];
  const device = document.getElementById("device");
  device.addEventListener("keydown", (event) => {
    window.pressed = event.timeStamp;
    requestAnimationFrame(() => window.took.push(performance.now() - window.pressed));
  });
}"""
# Noted before the page's own scripts start: a picture or the device may be there before anybody asks.
_FIRST = """new MutationObserver(() => {
  const { turn, ready } = document.documentElement.dataset;
  if (turn || ready) window.seen ??= performance.now();
  if (ready) window.ready ??= performance.now();
}).observe(document, { subtree: true, attributeFilter: ["data-turn", "data-ready"] });"""


def measure(table: Table, quick: bool) -> None:
    """Add the figures to a table, or say why there are none."""
    why = browser.unavailable()
    if why:
        table.say(f"the page: not measured ({why})")
        return
    folder = web.build()
    table.add("the page, its whole folder", web.size(folder) / 1e6, "MB", SIZE, 2)
    played = Recorded(transcript.load(GAMES / "two_1.json"), from_power_on=True)
    played.play()
    presses = list(zip(played.keys_pressed, played.held, played.looked))[: 100 if quick else 400]
    with browser.serving(folder) as address, browser.browser() as chromium:
        visits = [first_visit(chromium, address) for _ in range(_OPENED)]
        table.add("the page, all that is fetched until it can be played", visits[0][2] / 1e3, "KB", COMPRESSED)
        fastest = min(ready for _, ready, _ in visits)
        table.add("the page, to be played, fastest of 5 first visits", fastest, "ms", FIRST)
        seen, ready, _ = first_visit(chromium, address, SLOW)
        table.add("the page, first picture, at 1.6 Mbit/s", seen, "ms", SLOW_SEEN)
        table.add("the page, to be played, at 1.6 Mbit/s", ready, "ms", SLOW_READY)
        page = browser.Page(chromium.new_context(), address, still=False)
        page.tab.evaluate(_TIMED)
        for key, held, look in presses:
            page.press(key, held, look=look)
        took = page.tab.evaluate("window.took")
        table.add("the page, from press to pixels, median", percentile(took, 50), "ms", digits=1)
        table.add("the page, from press to pixels, 95 %", percentile(took, 95), "ms", PRESS, 1)
        devtools = page.tab.context.new_cdp_session(page.tab)
        devtools.send("Performance.enable")
        before = _busy(devtools)
        page.tab.wait_for_timeout(_WATCHED)
        table.add("the page, processor while nobody presses", 100 * (_busy(devtools) - before) / _WATCHED, "%", IDLE, 2)


def first_visit(chromium: Any, address: str, line: dict[str, Any] | None = None) -> tuple[float, float, float]:
    """Open the page for the first time, on a line as devtools emulate it.

    Return ms to the first picture, ms to a playable device, and the bytes fetched by then.
    """
    context = chromium.new_context()
    tab = context.new_page()
    devtools = context.new_cdp_session(tab)
    devtools.send("Network.enable")
    if line:
        devtools.send("Network.emulateNetworkConditions", line)
    came: list[float] = []
    devtools.on("Network.loadingFinished", lambda told: came.append(told["encodedDataLength"]))
    tab.add_init_script(_FIRST)
    tab.goto(address, wait_until="commit")
    tab.wait_for_selector("html[data-ready]", state="attached")
    seen, ready = tab.evaluate("[window.seen, window.ready]")
    fetched = sum(came)
    context.close()
    return seen, ready, fetched


def _busy(devtools: Any) -> float:
    """Return the processor time of the page, in ms."""
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return 1000 * next(one["value"] for one in metrics if one["name"] == "TaskDuration")
