"""Draw the pictures of the documents: wiring, board, and device, closed, opened and during a turn."""

from pathlib import Path

from host.device.picture import pixels_of
from host.paths import PROJECT
from host.pilot.one_turn import LAST, PRESSED, SHOWN, turn

from hardware import drawings, render
from hardware.board import picture

STILL = 2  # presses of the turn before the still picture


def device(folder: Path) -> list[Path]:
    """Picture the device in a folder; return the paths."""
    packed, played = turn()
    before, presses = pixels_of(packed), [(key, pixels_of(picture)) for key, picture in played]
    stills = {
        "device.png": render.Device(820).showing(presses[STILL - 1][1]),
        "inside.png": render.inside(620),
        "lid.png": render.lid(620),
        "board_in_case.png": render.with_board(620),
        "board_parts.png": render.board_back(620),
    }
    for name, still in stills.items():
        still.quantize(48).save(folder / name, optimize=True)
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
    return [folder / name for name in (*stills, "turn.gif")]


def main() -> None:
    """Draw all pictures, and print their paths."""
    folder = PROJECT / "docs" / "pictures"
    for path in drawings.write(folder) + picture.write(folder) + device(folder):
        print(path)


if __name__ == "__main__":
    main()
