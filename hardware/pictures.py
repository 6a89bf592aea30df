"""The pictures of the wiring and of the device in the documents: as it lies there, opened, and a turn played on it."""

from pathlib import Path
from typing import Any

from host.device.bare import NAMES
from host.device.picture import pixels_of
from host.paths import GAMES, PROJECT
from host.pilot.pilot import Recorded
from host.recorded.transcript import load

from hardware import drawings, render

GAME = "three_1"
TURN = 13  # of that game, counted from 1
STILL = 2  # presses of it after which the still picture is taken
PRESSED, SHOWN, LAST = 180, 900, 2500  # ms: a key is seen to be pressed, its screen, the last one


def turn() -> tuple[Any, list[tuple[int, Any]]]:
    """Return a turn's screens: what it begins with, and (key, what it then showed) for each press."""
    hand = Recorded(load(GAMES / (GAME + ".json")))
    ends = {}

    def turned(number: int, presses: Any) -> None:
        ends[number] = len(hand.pressed)

    hand.play(turned)
    first, last = ends[TURN - 1], ends[TURN]
    pictures = [pixels_of(picture) for picture in hand.pictures[first : last + 1]]
    keys = [NAMES.index(name.removeprefix("hold:").split(":")[0]) for name in hand.pressed[first:last]]
    return pictures[0], list(zip(keys, pictures[1:]))


def device(folder: Path) -> list[Path]:
    """Picture the device in a folder; return the paths."""
    before, presses = turn()
    render.Device(820).showing(presses[STILL - 1][1]).quantize(64).save(folder / "device.png", optimize=True)
    render.inside(620).quantize(64).save(folder / "inside.png", optimize=True)
    render.lid(620).quantize(64).save(folder / "lid.png", optimize=True)
    small = render.Device(560)
    frames = [(small.showing(before), SHOWN)]
    for key, after in presses:
        frames += [(small.showing(before, key), PRESSED), (small.showing(after), SHOWN)]
        before = after
    frames[-1] = frames[-1][0], LAST
    # One palette for all, taken from a picture with a pressed key in it.
    palette = frames[1][0].quantize(48)
    images = [image.quantize(palette=palette, dither=0) for image, _ in frames]
    images[0].save(
        folder / "turn.gif", save_all=True, append_images=images[1:], duration=[ms for _, ms in frames], loop=0,
        optimize=True,
    )  # fmt: skip
    return [folder / name for name in ("device.png", "inside.png", "lid.png", "turn.gif")]


def main() -> None:
    """Take all of them anew, and say where they are."""
    folder = PROJECT / "docs" / "pictures"
    for path in drawings.write(folder) + device(folder):
        print(path)


if __name__ == "__main__":
    main()
