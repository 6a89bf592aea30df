"""The pictures of the page in the documents: a game under way, on a phone, a tablet and a desktop."""

from pathlib import Path

from host.build import web
from host.paths import GAMES
from host.recorded import transcript
from host.recorded.whole_game import WholeGame
from host.runtimes import browser

SIZES = ((360, 640), (768, 1024), (1440, 900))
# Which game, and how far into it: a turn's dice are being entered.
GAME = "two_1"
TURNS = 4
PRESSES = 3


def main(folder: Path) -> list[Path]:
    """Take them into a folder; return their paths."""
    played = WholeGame(transcript.load(GAMES / f"{GAME}.json"))
    played.play()
    presses = played.keys_pressed[: played.turns[TURNS] + PRESSES]
    paths = []
    with browser.serving(web.build()) as address, browser.browser() as chromium:
        context = chromium.new_context(device_scale_factor=2, has_touch=True)
        page = browser.Page(context, address)
        for key in presses:
            page.press(key)
        page.tab.evaluate("document.activeElement.blur()")
        for width, height in SIZES:
            page.tab.set_viewport_size({"width": width, "height": height})
            page.tab.wait_for_timeout(300)
            path = folder / f"page-{width}x{height}.png"
            page.tab.screenshot(path=path, scale="css")
            paths.append(path)
    return paths
