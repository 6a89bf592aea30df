"""Figures of the page in a real browser: its size, the first picture, how fast a press is seen, what it does idle."""

from typing import Any

from host.build import web
from host.figures.table import Table, percentile
from host.paths import GAMES
from host.pilot.pilot import Recorded
from host.recorded import transcript
from host.runtimes import browser

SIZE = 1.5  # MB
FIRST = 1000  # ms
PRESS = 20  # ms
IDLE = 2  # % of a processor
# How often the page is opened, and for how long it is watched, in ms.
_OPENED = 5
_WATCHED = 5000
# From the event to the picture on the canvas: the browser's own clock, on its own thread.
_TIMED = """() => {
  window.took = [];
  const device = document.getElementById("device");
  device.addEventListener("keydown", (event) => {
    window.pressed = event.timeStamp;
    requestAnimationFrame(() => window.took.push(performance.now() - window.pressed));
  });
}"""
_FIRST = """() => new Promise((resolve) => {
  const look = () => document.documentElement.dataset.ready ? resolve(performance.now()) : requestAnimationFrame(look);
  look();
})"""


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
        first = []
        for _ in range(_OPENED):
            context = chromium.new_context()
            tab = context.new_page()
            tab.goto(address, wait_until="commit")
            first.append(tab.evaluate(_FIRST))
            context.close()
        table.add("the page, first picture, fastest of 5 first visits", min(first), "ms", FIRST)
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


def _busy(devtools: Any) -> float:
    """How long the page has been at work, in ms."""
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return 1000 * next(one["value"] for one in metrics if one["name"] == "TaskDuration")
