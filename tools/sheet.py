#!/usr/bin/env python3
"""Check a score sheet and play it in the terminal (`make sheet FILE=my.txt`; docs/score-sheets.md).

Print the mistake with its line number, in the device's words. Without a mistake print what the sheet means, and the
texts that are too wide for the screen. Then start the device with that file in its folder `sheets`, without saving its
games. With --screens play a game automatically instead, and save a picture of each screen in each language of the
sheet. With --send send the sheet to a device that is plugged in.
"""

import argparse
import gc
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from host import text_files
from host.build.words import missing_glyphs
from host.device.terminal import unfit
from host.paths import command
from host.plain import plain

import words
from canvas import text_width
from flows.known_games import read_sheet
from plain_text import text_of
from rules.score_sheet import ScoreSheet
from rules.score_sheet.form import name_of
from rules.score_sheet.phrases import SheetError

ROOM = 98  # pixels of a name before its number
ENDS = {"rounds": "after {} rounds", "points": "at {} points", "full": "when full", "reaches": "{1} reaches {0}"}


def reasons(form: Any) -> Iterator[str]:
    """Yield what the device can't show as it is written."""
    for language in form.languages:
        texts = form.texts(language)
        for text in [form.title, *(texts[word] for word in texts)]:
            if text_width(text) > ROOM and text != form.title:
                yield f"{language}: {text!r} is {text_width(text)} pixels wide, a number covers it beyond {ROOM}"
            if glyphs := missing_glyphs(text):
                yield f"{language}: {text!r}: the device cannot show {' '.join(glyphs)}"


def worth(way: str = "", *numbers: Any) -> str:
    """Return the worth of an entry as a sheet writes it. The arguments are those of `Line.worth`."""
    if way == "each":
        return f", times {numbers[0]}" if numbers[1] == 1 else ", {} for every {}".format(*numbers)
    counts = {"": "", "table": ", worth a table", "times": ", times other lines", "nothing": ", no points"}
    return counts.get(way, f", worth {way}")


def told(form: Any) -> Iterator[str]:
    """Return what a sheet means, one line each."""
    texts, (least, most) = form.texts(form.languages[0]), form.players
    every = dict.fromkeys(form.ends or form.ends_of(least))
    ends = " or ".join(ENDS.get(why, why).format(number, texts[name_of(name)]) for why, number, name in every)
    yield f"{form.title}: {least} to {most} players, filled {form.filled}, ends {ends}"
    for number, line in enumerate(form.lines):
        bounds = f"{line.least} to {line.most}" if line.entered else "worked out"
        entered = "one of " + (line.choices or " ".join(map(str, line.values))) if line.kind == "one of" else bounds
        yield f"  {texts[f'entry_{number}']}: {entered}{worth(*line.worth)}"


def save_screens(data: bytes, folder: Path) -> int:
    """Play a game by the sheet in each of its languages, save a picture of each screen, and return their number."""
    from host.device import gallery, picture

    name, packed = read_sheet(data)
    folder.mkdir(parents=True, exist_ok=True)
    gc.freeze()  # the device collects after each press
    languages = [one for one in ScoreSheet.by_sheet(data).form.languages if one in words.LANGUAGES]
    screens = [(one, *screen) for one in languages for screen in gallery.of_game(name, one, packed)]
    for number, (language, what, pixels) in enumerate(screens, 1):
        picture.save_png(folder / f"{language}_{number:03}_{what.rpartition('/')[2]}.png", pixels)
    return len(screens)


def send(data: bytes, options: argparse.Namespace) -> int:
    """Send a sheet to a device; return the status."""
    from host.archive import talk
    from host.runtimes.connected_boards import NotOne

    import archive

    try:
        with archive.connected(options) as wire:
            said = talk.send_sheet(wire, text_of(data).encode(), print)
    except (archive.Refused, NotOne, talk.NoTalk, OSError) as error:
        print(plain(str(error)), file=sys.stderr)
        return 1
    print("The device has this sheet already." if said["state"] == "nothing" else "The device has saved it.")
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return its status: 1 for a wrong sheet, 2 for an unreadable or unplayable one."""
    parser = argparse.ArgumentParser(prog=command("sheet"), description="Check a score sheet and play it.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--check", action="store_true", help="check it, and no more")
    parser.add_argument("--screens", type=Path, metavar="FOLDER", help="check it, and save pictures of its screens")
    parser.add_argument("--send", action="store_true", help="send it to a device that is plugged in, which asks first")
    parser.add_argument("--port", help="the device's serial port, when several are plugged in")
    options = parser.parse_args(arguments)
    try:
        data = options.file.read_bytes()
    except OSError as error:
        print(plain(f"{options.file}: {error.strerror}"), file=sys.stderr)
        return 2
    if foreign := text_files.named(data):
        print(f"{options.file}: this is {foreign}, not a score sheet.", file=sys.stderr)
        return 1
    words.use("en")
    words.play(*ScoreSheet.WORDS)
    try:
        form = ScoreSheet.by_sheet(data).form
    except SheetError as error:
        (_, line), reason = error.args[0]
        where = f", line {line}" if line else ""
        print(plain(f"{options.file}{where}: {words.translate(reason)}."), file=sys.stderr)
        return 1
    print("\n".join(plain(line) for line in [*told(form), *reasons(form)]))
    if options.send:
        return send(data, options)
    if options.screens:
        print(f"{save_screens(data, options.screens)} pictures in {options.screens}")
    if options.check or options.screens:
        return 0
    if why := unfit():
        print(why, file=sys.stderr)
        return 2
    from host.device import simulator

    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / simulator.SHEETS).mkdir()
        (Path(folder) / simulator.SHEETS / (options.file.stem + ".txt")).write_bytes(data)
        simulator.play(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
