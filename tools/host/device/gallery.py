"""Every screen in every language, by its pixels: recorded, and compared with what is recorded.

host_tests/screens/ holds the paths to the screens (paths.py, and paths_*.py of single games), the hash of each
(hashes.json), and what they looked like when they were recorded: one picture a language, in the order of the hashes.
Without a path there are of each game the questions, sheets and end of a seeded game; as long as none of these is
recorded, the game is new, and the others are compared as if it were not there.
"""

import base64
import binascii
import hashlib
import html
import importlib
import json
import random
import runpy
import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import png

from host import paths
from host.device import in_memory, keystrokes, picture
from host.device.handheld import Handheld
from host.device.picture import pixels_of, save_png
from host.paths import GAMES, TESTS
from host.pilot import policies
from host.recorded.spoken import what_of
from host.recorded.transcript import Replay, Transcript, parse

import words
from canvas import text_columns
from engine import setup as setups
from engine.history.session import Session
from flows.game import begin, play
from flows.known_games import encode, games, kind_of, label_of, read_sheet
from input.keys import DOWN, MENU, RIGHT, A, B
from persistence.autosave import Autosave
from persistence.finished import CUT, Finished
from persistence.ledger import SETTINGS as SETTINGS_RECORD
from persistence.records import FIRST, HEAD, SECTOR
from persistence.region import FINISHED, FORMAT, FREE, GAME, OTHER, READY, Region
from persistence.settings import Settings
from words import LANGUAGES

FOLDER = TESTS / "screens"
HASHES = FOLDER / "hashes.json"
BUILD = paths.BUILD / "screens"
PAGE = BUILD / "index.html"
# A screen on the picture of all: its name, its pixels, a margin.
COLUMNS = 6
CELL = (132, 76)
NAMES = ["Ana", "Ben", "Giovanni"]
# As long as they can be, some of them alike.
PLAYERS = ["Giovanni", "Giorgia", "Maximili", "Wilhelmi", "Ana", "Ben", "Zoë", "Giovanna"]
TITLES = ["Doppelkopf", "Skip-Bo"]
# In the keys of a path: those that choose the language if a new or reset device asks for it.
THIS_LANGUAGE = "language"
# Score sheets, one for each way of filling them.
SHEETS = paths.PROJECT / "sheets"
BY_SHEET = ("7_wonders", "yahtzee", "sushi_go", "qwixx")
# More answers than a seeded game takes, and milliseconds that open the menu from anywhere.
ANSWERS = 5000
HELD = 800
# Milliseconds after which the scoreboard is to be seen.
IDLE = 21000
# The eight pixels of a byte, the highest bit first.
_BITS = [bytes(byte >> bit & 1 for bit in range(7, -1, -1)) for byte in range(256)]
# Recorded games, and how far they are.
SEVERAL = (("ages_2006_three.json", 20), ("late_four_1.json", 20), ("pad_eight_99_rounds.json", 40))


# -- showing


def store_for(what: Any, language: Any) -> Any:
    """A store as it is when the device is switched on: `what` as in paths.py."""
    store = in_memory.Store()
    if "absent" in what:
        store.size = SECTOR
    if "new" in what or "absent" in what:
        return store
    region = Region(store)
    settings = Settings(region)
    settings.language = language
    settings.names = NAMES if "names" in what else []
    settings.titles = TITLES if "names" in what else []
    settings.rotation = int("turned" in what)
    settings.save()
    if "finished" in what:
        finished = Finished(region)
        add_finished(finished, "bronze_age", ["Giovanni"], [-3])
        add_finished(finished, "bronze_age", ["Ana", "Ben"], [27, 27])
        add_finished(finished, "bronze_age", ["Ana", "Ben", "Cleo", "Giovanni"], [31, 8, -2, 108])
    if "longest" in what:
        finished = Finished(region)
        for i in range(24):
            game = ("score_pad:WWWWWWWWWWWW", "through_the_ages", "bronze_age")[i % 3]
            add_finished(finished, game, ["WWWWWWWW", "MMMMMMMM"], [-99999, -99998])
    if "saved" in what:
        options = (b"\0", b"\0")
        autosave = Autosave(region)
        autosave.journal.start(encode("bronze_age", NAMES, options))
        session = Session(kind_of("bronze_age")(len(NAMES), options))
        autosave.play(session)
        session.answer(b"\x00\x00")
        autosave.save()
    if "several" in what:
        for recorded, units in SEVERAL:
            under_way(Autosave(region), recorded, units)
    if "cut" in what:
        finished = Finished(region)
        finished.add(setups.encode("bronze_age", 1, ["Ana", "Ben"]), 0, [31, 27], [0], [(CUT, b"")])
    if "based" in what:
        autosave = Autosave(region)
        session = under_way(autosave, "two_1.json", 6)
        session.rebase(session.rebase_points()[-1].length)
        autosave.compact()
    for word in ("torn", "lost"):  # an answer, a game
        if word in what:
            under_way(Autosave(region), "two_1.json", 6)
            at = region.sectors(GAME)[0] * SECTOR
            if word == "lost":
                store.erase(at // SECTOR)
            else:
                store.program(at + len(store.read(at, SECTOR - HEAD).rstrip(b"\xff")) - 100, bytes(8))
    if "damaged" in what:
        region.ledger.put(SETTINGS_RECORD, b"no settings")
        add_finished(Finished(region), "bronze_age", ["Ana"], [31])
        store.program(region.sectors(FINISHED)[-1] * SECTOR + FIRST + 10, bytes(2))
        add_finished(Finished(region), "bronze_age", ["Ana"], [31])
    if "other" in what:
        other_version(store, region, GAME)
    while "full" in what and (READY in region.kind or FREE in region.kind):
        other_version(store, region, FINISHED)
    return store


def under_way(autosave: Any, recorded: str, units: int) -> Session:
    """Have a game under way, some turns or rounds of a recorded one; return its session."""
    transcript: Any = Transcript(parse((GAMES / recorded).read_bytes()))
    words.names = tuple(transcript.names)
    autosave.journal.games()
    autosave.journal.start(transcript.setup())
    session = Session(transcript.new_game())
    autosave.play(session)
    replay = Replay(transcript, session)
    for number, unit in enumerate(transcript.units[:units], 1):
        replay.play_unit(number, unit)
        autosave.flush_idle()
    return session


def other_version(store: Any, region: Any, kind: int) -> None:
    """Have one more sector of another version."""
    sector = region.begin(kind)
    region.kind[sector], region.serial[sector] = OTHER, kind
    head = b"Qu" + bytes((FORMAT + 1, kind)) + sector.to_bytes(4, "little") + bytes(4)
    store.program(sector * SECTOR, head + binascii.crc32(head).to_bytes(4, "little"))


def add_finished(finished: Any, game: str, names: Any, totals: Any, winners: Any = None) -> None:
    """Add a game to the finished ones; the players with most points win by default."""
    if winners is None:
        winners = [player for player, total in enumerate(totals) if total == max(totals)]
    finished.add(setups.encode(game, 1, names), 0, totals, winners)


def refuse(*_: Any) -> None:
    """Act like a medium that can't be written."""
    raise OSError(5)


def switch_on(start: Any, language: Any) -> Any:
    """A device at a start of paths.py."""
    if "seconds" in start:
        device: Any = switch_on({key: value for key, value in start.items() if key != "seconds"}, language)
        in_memory.wait(device.app, device.clock, 1000 * start["seconds"])
        return device
    if "sent" in start:
        return sent(start["sent"].split(), start["times"], language)
    if "device" in start:
        device = Handheld(store_for(start["device"].split(), language), (MENU,) if "check" in start["device"] else ())
        if "broken" in start["device"]:
            device.store.program = device.store.erase = refuse
        return device
    device = Handheld(store_for((), language))
    if "recorded" in start or "played" in start:
        raw = (GAMES / start["recorded"]).read_bytes() if "recorded" in start else json.dumps(start["played"]).encode()
        transcript = Transcript(parse(raw))
        session = device.sit_down(transcript)
        replay = Replay(transcript, session)
        for number, unit in enumerate(transcript.units, 1):
            replay.play_unit(number, unit)
            while device.app.work():
                pass
        device.sit_down(transcript, session)
    else:
        record = {"game": "bronze_age", **start, "turns": []}
        device.sit_down(Transcript(parse(json.dumps(record).encode())))
    assert words.language == language
    return device


def sent(what: Any, times: int, language: Any) -> Any:
    """A new device to which all is sent over the cable that another one with `what` in it says: once, or after a yes
    the second time.
    """
    other = Handheld(store_for(what, language))
    said = answered(other, b"quipu dump\n")
    device = Handheld(store_for((), language))
    answered(device, b"quipu restore\n")
    answered(device, said)
    if times > 1:
        device.press(DOWN)
        device.press(A)
        answered(device, said)
    return device


def answered(device: Any, lines: bytes) -> bytes:
    """Send lines to a device; return what it says until it has no more to say."""
    device.port.coming.extend(lines)
    before = -1
    while device.port.coming or before < len(device.port.gone):
        before = len(device.port.gone)
        in_memory.wait(device.app, device.clock, 500)
    return bytes(device.port.gone)


def of_list(game: Any) -> Any:
    """Return the keys that pick a game from the list of games, in any place: for paths.py."""
    at = games().index(game)
    return f"down {at} a" if at else "a"


def read_hashes() -> dict[str, dict[str, str]]:
    """The hashes of the recorded screens, by language and name."""
    found: dict[str, dict[str, str]] = json.loads(HASHES.read_text(encoding="utf-8")) if HASHES.exists() else {}
    return found


def new_games(recorded: Any) -> list[str]:
    """The games of which nothing is recorded yet (the hashes by language and name)."""
    known = {name.split("/")[0] for hashes in recorded.values() for name in hashes}
    return [game for game in games() if game not in known]


@contextmanager
def without(new: Iterable[str], language: str) -> Iterator[None]:
    """The device without some games: their titles are not among its words."""
    module: Any = importlib.import_module(f"words.{language}.device")
    texts = module.WORDS
    titles = {label_of(game) for game in new}
    module.WORDS = {word: texts[word] for word in texts if word not in titles}
    try:
        yield
    finally:
        module.WORDS = texts


def screens(language: Any) -> Iterator[Any]:
    """Yield (name, pixels) of every screen in a language. Raises SystemExit for a name used twice."""
    words.use(language)
    to_language = "down " * LANGUAGES.index(language) + "a"
    seen = {}
    files = sorted(FOLDER.glob("paths*.py"))
    for start, *path in (screen for file in files for screen in runpy.run_path(str(file))["SCREENS"]):
        device = switch_on(start, language)
        for name, keys in path:
            for key, ms in keystrokes.parse(keys.replace(THIS_LANGUAGE, to_language)):
                device.press(key, ms)
            pixels = device.pixels()
            if name in seen:
                raise SystemExit(f"{name}: twice in the paths")
            seen[name] = pixels
            yield name, pixels
    for game in games():
        yield from of_game(game, language)
    for name in BY_SHEET:
        game, packed = read_sheet((SHEETS / f"{name}.txt").read_bytes())
        for what, pixels in of_game(game, language, packed):
            yield f"sheets/{name}/{what.rpartition('/')[2]}", pixels


def of_game(game: str, language: str, packed: bytes = b"") -> Iterator[tuple[str, Any]]:
    """Yield (name, pixels) of a seeded game: each question's first screen, sheets, the end. packed: its score sheet."""
    device = Handheld(store_for((), language))
    words.use(language)
    kind = kind_of(game, packed)
    names = PLAYERS[: kind.PLAYERS[1]]
    begin(device.app, game, names, policies.options(kind, len(names)), sheet=packed)
    session = device.app.session
    assert session
    dice = random.Random(1)
    seen = set()
    for _ in range(ANSWERS):
        if not session.prompt:
            break
        what = what_of(session.prompt)
        if what not in seen and not session.prompt.auto_answer:
            seen.add(what)
            device.app.sit_down(play(device.app, game))
            yield f"{game}/{what}", device.pixels()
        if "scoreboard" not in seen and session.game.round > 2 and session.begun == len(session.log):
            device.app.sit_down(play(device.app, game))
            in_memory.wait(device.app, device.clock, IDLE)
            if device.app.power.scoreboard:
                seen.add("scoreboard")
                yield f"{game}/scoreboard", device.pixels()
                device.press(B)  # it goes, and nothing else comes of the key
            device.app.reveal()  # it may sleep after all the waiting
        session.answer(policies.free(session.prompt, dice, suggested=0.8))
    session.undo()  # into the game's last question
    device.app.sit_down(play(device.app, game))
    if session.game.SHEET:
        device.press(MENU, HELD)
        device.press(A)
        yield from turned(device, DOWN, f"{game}/sheet")
        device.press(B)
        device.press(B)
    while session.prompt:
        session.answer(policies.free(session.prompt, dice, suggested=1))
    device.app.sit_down(play(device.app, game))
    yield from turned(device, RIGHT, f"{game}/end")


def turned(device: Handheld, key: int, name: str) -> Iterator[tuple[str, Any]]:
    """Yield (name with a number, pixels) of the pages that a key turns to, until none is new."""
    seen: list[Any] = []
    while device.pixels() not in seen:
        seen.append(device.pixels())
        yield f"{name} {len(seen)}", seen[-1]
        device.press(key)


def digest(pixels: Any) -> Any:
    """The hash of a screen."""
    return hashlib.sha256(b"".join(pixels)).hexdigest()[:16]


# -- pictures of all screens


def sheet(shown: Any) -> Any:
    """One picture (rows of pixels) of all screens, given as a list of (name, pixels)."""
    width, height = CELL
    rows = [bytearray(width * COLUMNS) for _ in range(height * -(-len(shown) // COLUMNS))]
    for i, (name, pixels) in enumerate(shown):
        x, y = place(i)
        label = pixels_of(text_columns(name)[:128].ljust(128, b"\0"))
        for row, line in enumerate([*label, *pixels]):
            rows[y + row - len(label)][x : x + 128] = line
    return rows


def place(i: Any) -> Any:
    """Return the place of screen number `i` in the picture of all."""
    return i % COLUMNS * CELL[0] + 2, i // COLUMNS * CELL[1] + 9


def unpacked(path: Any) -> Any:
    """Return the rows of pixels of a picture as `record` writes it: of two colours, scale 1, no row filtered.

    The reader of pypng takes a second for each, as it unpacks bit by bit.
    """
    reader = png.Reader(filename=str(path))
    reader.preamble()
    data = zlib.decompress(b"".join(chunk for kind, chunk in reader.chunks() if kind == b"IDAT"))
    size = 1 + -(-reader.width // 8)
    rows = [data[at : at + size] for at in range(0, len(data), size)]
    if reader.bitdepth > 1 or any(row[0] for row in rows):
        raise ValueError(f"{path}: `make record` has not written this picture")
    return [b"".join(map(_BITS.__getitem__, row[1:]))[: reader.width] for row in rows]


def recorded_pictures(language: Any, names: Any) -> Any:
    """The screens as they were recorded, by name."""
    path = FOLDER / f"{language}.png"
    if not path.exists():
        return {}
    rows = unpacked(path)
    found = {}
    for i, name in enumerate(names):
        x, y = place(i)
        if y + 64 <= len(rows):
            found[name] = [bytes(row[x : x + 128]) for row in rows[y : y + 64]]
    return found


# -- commands


def record() -> Any:
    """Record all screens; return a line that says so."""
    hashes = {}
    for language in LANGUAGES:
        shown = list(screens(language))
        hashes[language] = {name: digest(pixels) for name, pixels in shown}
        save_png(FOLDER / f"{language}.png", sheet(shown), 1, light=(255, 255, 255), dark=(0, 0, 0))
    HASHES.write_text(json.dumps(hashes, indent=1) + "\n", encoding="utf-8")
    return f"{len(hashes['en'])} screens recorded in {len(LANGUAGES)} languages"


def compare(languages: Iterable[str] = LANGUAGES, screens: Callable[[str], Iterable[Any]] = screens) -> list[str]:
    """Return what differs from what is recorded, a line for each screen, and write the page that shows it.

    `screens` yields (name, pixels) of the screens in a language as they are now.
    """
    recorded = read_hashes()
    new = new_games(recorded)
    lines, sections = [], []
    for language in languages:
        hashes = recorded.get(language, {})
        pictures = recorded_pictures(language, hashes)
        with without(new, language):
            shown = dict(screens(language))
        for name, pixels in shown.items():
            before = pictures.get(name)
            if name not in hashes:
                what = "new, not recorded"
            elif hashes[name] != digest(pixels):
                what = "differs from what is recorded"
            elif before is None or digest(before) != hashes[name]:
                what = f"{language}.png has another picture than hashes.json"
            else:
                continue
            lines.append(f"{language} {name}: {what}")
            sections.append((lines[-1], before, pixels))
        for name in hashes:
            if name not in shown:
                lines.append(f"{language} {name}: recorded, but no path leads to it any more")
                sections.append((lines[-1], pictures.get(name), None))
    write_page(sections)
    return lines


def write_page(sections: Any) -> None:
    """Write build/screens/index.html: each screen that differs, as recorded and as shown now."""
    if not sections:
        PAGE.unlink(missing_ok=True)
        return
    BUILD.mkdir(parents=True, exist_ok=True)
    out = [
        "<!doctype html><meta charset=utf-8><title>Quipu: screens that differ</title>",
        "<style>body{font:16px sans-serif;margin:2em}img{image-rendering:pixelated;width:384px;border:1px solid #888}",
        "td{vertical-align:top;padding:0 1em 1em 0}</style>",
        f"<h1>{len(sections)} screens differ</h1><p>Recorded, now, and the pixels that differ. ",
        "If that is how it should be: <code>make record</code>.</p><table>",
    ]
    for line, before, now in sections:
        difference = None
        if before and now:
            difference = [bytes(a ^ b for a, b in zip(*rows)) for rows in zip(before, now)]
        out.append(f"<tr><td colspan=3><b>{html.escape(line)}</b></td></tr><tr>")
        out += [f"<td>{image(pixels)}</td>" for pixels in (before, now, difference)]
        out.append("</tr>")
    PAGE.write_text("\n".join([*out, "</table>"]), encoding="utf-8")


def image(pixels: Any) -> Any:
    """A picture as HTML."""
    if pixels is None:
        return "–"
    return f'<img src="data:image/png;base64,{base64.b64encode(picture.png(pixels, 1)).decode()}">'
