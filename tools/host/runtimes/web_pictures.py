"""The pictures of the page in the documents: a game under way, on a phone, a tablet and a desktop."""

from pathlib import Path

from host.build import web
from host.paths import GAMES
from host.pilot.pilot import Recorded
from host.recorded import transcript
from host.runtimes import browser

from keys import A

SIZES = ((360, 640), (768, 1024), (1440, 900))
# Which game, and how far into it: a turn's dice are being entered.
GAME = "two_1"
TURNS = 4
PRESSES = 3


def main(folder: Path) -> list[Path]:
    """Take them into a folder; return their paths."""
    played = Recorded(transcript.load(GAMES / f"{GAME}.json"), from_power_on=True)
    played.play()
    turn = played.turns[TURNS]
    before, presses = played.keys_pressed[:turn], played.keys_pressed[turn : turn + PRESSES]
    paths = []
    with browser.serving(web.build()) as address, browser.browser() as chromium:
        kept = None
        for width, height in SIZES:
            by_touch = height > width
            context = chromium.new_context(
                viewport={"width": width, "height": height},
                device_scale_factor=2,
                has_touch=by_touch,
                storage_state=kept,
            )
            page = browser.Page(context, address)
            for key in (*(before if kept is None else (A,)), *presses):  # else the game is gone on with
                page.press(key)
            kept = context.storage_state()
            page.tab.evaluate("document.activeElement.blur()")
            path = folder / f"page-{width}x{height}.png"
            page.tab.screenshot(path=path, scale="css")
            paths.append(path)
            context.close()
    return paths
