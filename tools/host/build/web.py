"""The page that has Quipu in a browser (`make web`): build it in build/web/, and a server for this computer only, which
compresses what it sends as public hosts do.

The folder has the files of tools/web/page/, MicroPython in WebAssembly, and the firmware's modules, compiled, in one
file that the page unpacks into the interpreter's file system. It works in any folder of any host of plain files.
"""

import errno
import functools
import gzip
import hashlib
import html
import http.server
import io
import json
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from zlib import crc32

from host.build import images, uf2
from host.build.modules import compiled, firmware_files, version
from host.build.sheets import FOLDER as SHEETS
from host.build.sheets import fewest_by_title, numbers
from host.build.words import FIRST, TITLE, Source, of_the_page, text_of
from host.device.picture import pixels_of, png
from host.paths import BUILD, PROJECT, STANDINS_MICROPYTHON, TOOLS
from host.pilot.one_turn import LAST, PRESSED, SHOWN, films, watched

from flows.codes import GAME_NUMBERS, OTHERS, TITLE_OF_SHEET
from flows.known_games import SHEET
from input import key_layout
from rules import class_of
from screens.name import ACCENTED, SMALL, begins
from version import VERSION

FOLDER = BUILD / "web"
SOURCE = TOOLS / "web"
PAGE = SOURCE / "page"
INTERPRETER = SOURCE / "node_modules" / "@micropython" / "micropython-webassembly-pyscript"
# The reader of codes in camera pictures (zxing-wasm) and its folder on the page, which loads it on first use.
READS = SOURCE / "node_modules" / "zxing-wasm"
READS_IN = "archive/zxing"
READER = (
    ("dist/es/share.js", "share.js"),
    ("dist/es/reader/index.js", "reader/index.js"),
    ("dist/reader/zxing_reader.wasm", "zxing_reader.wasm"),
)
# The interpreter's files; a plain host may not know the ending .mjs.
LOADER = (("micropython.mjs", "micropython.js"), ("micropython.wasm", "micropython.wasm"))
# Not for a browser: other runtimes' drivers, what starts with them, and what comes over the cable. Of MicroPython's its
# report is used.
RECEIVED = ("cable/restore.py", "cable/sheet.py", "cable/transfer.py")
WITHOUT = ("main.py", "boot.py", "screens/hardware_errors.py", "drivers/", *RECEIVED)
DRIVERS = ("drivers/__init__.py", "drivers/pins.py", "drivers/micropy/__init__.py")
# Of the host's tools, what runs on MicroPython and is used there; and what is for the second interpreter alone: with it
# all of host/recorded/ that not only a computer needs.
SHARED = ("host/device/letters.py",)
SECOND = ("host/__init__.py", "host/device/__init__.py", "host/device/in_memory.py")
ON_A_COMPUTER = ("people.py", "sheet.py")
# A picture of the documents, shown without scripts and next to a shared link.
PICTURE = PROJECT / "docs" / "pictures" / "device.png"
# The page's future address, if known; the project's address, for its documents and releases.
ADDRESS = "QUIPU_ADDRESS"
REPOSITORY = "QUIPU_REPOSITORY"
# The guides as a site, if `make site` has built them, and their folder on the page. Files with the time of the build
# stay out: with them no two builds would be equal.
SITE = BUILD / "site"
SITE_IN = "guide"
_WHEN_BUILT = "sitemap.xml*"
LICENCES = (PROJECT / "LICENSE", *sorted((SOURCE / "licences").glob("*.txt")), TOOLS / "fonts" / "LICENSE.clean.txt")
PORT = 8765
TRIES = 20  # ports
MOST_PORTS = 65536
# Sent compressed; pictures already are.
_COMPRESSED = (".css", ".html", ".js", ".json", ".svg", ".txt", ".wasm", ".webmanifest")
_TYPES = {".js": "text/javascript", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json"}
# Around the outermost keys: half a key and a margin, in holes of `key_layout`.
_EDGE = 2.6
# The cords and knots of a quipu: the logo.
_ICON = SOURCE / "icon.txt"


def files() -> dict[str, str]:
    """Return what the page puts into the interpreter's file system: paths there, and their texts."""
    modules = firmware_files()
    found = {f"/firmware/{path}": modules[path] for path in sorted({*firmware_files(WITHOUT), *DRIVERS})}
    found |= {f"/tools/{path}": TOOLS / path for path in SHARED}
    found |= {f"/device/{path.name}": path for path in sorted((SOURCE / "device").glob("*.py"))}
    return {name: path.read_text(encoding="utf-8") for name, path in found.items()} | {"/device/heard.py": heard()}


def heard() -> str:
    """Return a module for the device on the page: the texts of boxes and pegs for screen readers, by language."""
    spoken = of_the_page(Source())
    told = {code: {word: text for word, text in spoken[code].items() if word.startswith("heard_")} for code in spoken}
    return f"WORDS = {told!r}\n"


def packed(files: dict[str, str]) -> bytes:
    """Return these files in one for interpreter.js, compressed, as hosts don't compress what they don't know.

    The firmware is compiled.
    """

    def pack(path: str) -> tuple[str, bytes]:
        if not path.startswith("/firmware/"):
            return path, files[path].encode()
        made = compiled(files[path], path.removeprefix("/firmware/"))
        return path.removesuffix(".py") + ".mpy", made

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = dict(pool.map(pack, files))
    names = json.dumps([(path, len(content)) for path, content in found.items()])
    return gzip.compress(b"\n".join([names.encode(), b"".join(found.values())]), mtime=0)


def second_files() -> dict[str, str]:
    """Return the files of the page's second interpreter, which starts at its first question, as `files` does."""
    found = {f"/tools/{path}": TOOLS / path for path in SECOND}
    for path in sorted((TOOLS / "host" / "recorded").rglob("*.py")):
        if path.name not in ON_A_COMPUTER:
            found[f"/tools/{path.relative_to(TOOLS).as_posix()}"] = path
    for name, folder in (("standins", STANDINS_MICROPYTHON), ("second", SOURCE / "second")):
        found |= {f"/{name}/{path.relative_to(folder).as_posix()}": path for path in sorted(folder.rglob("*.py"))}
    return {name: path.read_text(encoding="utf-8") for name, path in found.items()}


def placed() -> str:
    """Return the places of the keys as a style sheet, from the one table of the firmware."""
    across = max(key_layout.COLUMNS) + 2 * _EDGE
    down = max(key_layout.ROWS) + 2 * _EDGE
    lines = ["/* Made from firmware/input/key_layout.py. */", f"#keys {{ --across: {across:g}; --down: {down:g}; }}"]
    for key, (column, row) in enumerate(zip(key_layout.COLUMNS, key_layout.ROWS)):
        left = 100 * (column + _EDGE - 2.1) / across
        top = 100 * (row + _EDGE - 2.1) / down
        lines.append(f"#key-{key} {{ left: {left:.3f}%; top: {top:.3f}%; }}")
    return "\n".join(lines) + "\n"


def known() -> str:
    """Return a module of the page: the letters and games that it reads codes with."""
    names: dict[str, Any] = {}
    source = Source()
    for game in source.titled:
        title = source.sets[game][TITLE]
        names[game] = {code: title[code] for code in (*source.languages, "box", "published", "bgg") if code in title}
        if class_of(game).SOLO_WINS is not None:
            names[game]["solo"] = class_of(game).SOLO_WINS
    games: dict[int, Any] = {crc32(game.encode()) % GAME_NUMBERS: {"name": game} for game in names}
    by_sheet = SHEET.rstrip(":")
    games[crc32(by_sheet.encode()) % GAME_NUMBERS] = {"name": by_sheet, "title": TITLE_OF_SHEET}
    if len(games) <= len(names):
        raise SystemExit("Two games have the same number in codes: one has to be renamed.")
    found = {"OTHERS": OTHERS, "CAPITALS": ACCENTED, "SMALL": SMALL, "GAMES": games, "NAMES": names}
    # A code has only the title of a sheet: known facts of those that come with Quipu.
    found["SHEETS"] = numbers()
    found["SHEET_TITLES"] = fewest_by_title()
    found["BEGINS"] = "".join(letter for letter in OTHERS if begins(letter))
    lines = [f"export const {name} = {json.dumps(value, ensure_ascii=False)};" for name, value in found.items()]
    return "\n".join(lines) + "\n"


def texts(source: Source) -> dict[str, dict[str, str]]:
    """Return the words of the page by language and id; the titles of the games too, as `game_…`."""
    said = of_the_page(source)
    for language, found in said.items():
        found["games_more"] = found["games_more"].format(len(list(SHEETS.glob("*.txt"))))
        found.update({f"game_{game}": text_of(source.sets[game][TITLE], language) for game in source.titled})
    return said


def games(source: Source) -> str:
    """Return the games as items of a list: picture, title, players, the name on the box that ends in the title."""
    items = []
    for game in source.titled:
        title = source.sets[game][TITLE]
        fewest, most = class_of(game).PLAYERS
        players = f"{fewest}–{most}" if most > fewest else str(most)
        box = title.get("box", "")
        about = f" <small>{html.escape(box)}</small>" if box.endswith(title[FIRST]) else ""
        said = f'<b data-word="game_{game}">{html.escape(title[FIRST])}</b>, <i>{players}</i>{about}'
        shown = f'<img src="pictures/en/{game}.png" width="256" height="128" alt="" loading="lazy" />'
        shown = shown if "picture" in title else ""
        items.append(f'<li><button class="card" data-game="{game}">{shown}<span>{said}</span></button></li>')
    return "\n          ".join(items)


def _write_films(folder: Path, source: Source) -> None:
    """Write the films in every language, from the firmware's own screens."""
    (folder / "turn").mkdir()
    for language in source.languages:
        told = {
            name: {"first": first.hex(), "presses": [(key, picture.hex()) for key, picture in presses]}
            for name, (first, presses) in films(language).items()
        }
        text = json.dumps({"pace": (PRESSED, SHOWN, LAST)} | told, separators=(",", ":"))
        (folder / "turn" / f"{language}.json").write_text(text, encoding="utf-8")


def _write_pictures(folder: Path, source: Source) -> None:
    """Write a picture of each game in every language, from the firmware's own screens."""
    for language in source.languages:
        (folder / "pictures" / language).mkdir(parents=True)
        for game in source.titled:
            if "picture" in (title := source.sets[game][TITLE]):
                recorded, number, *what = title["picture"]
                hand, _ = watched(recorded, number, language, tuple(what) if len(what) > 1 else what[0])
                shown = png(pixels_of(hand.pictures[-1]), 2, dark=(0, 0, 0))
                (folder / "pictures" / language / f"{game}.png").write_bytes(shown)


def repository() -> str:
    """Return the project's address: from the environment, or that of a page at GitHub; "" if unknown."""
    own = re.fullmatch(r"https://([\w-]+)\.github\.io/([\w.-]+)/?", os.environ.get(ADDRESS, ""))
    named = os.environ.get(REPOSITORY, "").rstrip("/")
    return named or (f"https://github.com/{own[1]}/{own[2]}" if own else "")


def _complete(folder: Path, source: Source) -> None:
    """Write into index.html what depends on the place and on what else there is."""
    where = repository()
    address = os.environ.get(ADDRESS, "")
    site, ending = (SITE_IN, "html") if SITE.is_dir() else (where and f"{where}/blob/HEAD/docs", "md")
    pages = ("build/parts", "build/flash-and-update", "score-sheets")
    guide, flashing, writing = (site and f"{site}/{page}.{ending}" for page in pages)
    modules = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.js"))
    # Scripts would fetch these one after the other: fetch them at once.
    ahead = [f'<link rel="modulepreload" href="{name}" />' for name in modules if not re.search("worker|^flash/", name)]
    fetched = ("firmware.bin", "micropython.wasm")
    ahead += [f'<link rel="preload" as="fetch" crossorigin href="{name}" />' for name in fetched]
    if address:
        ahead.append(f'<meta property="og:url" content="{html.escape(address)}" />')
    told = {
        "@ADDRESS@": html.escape(address),
        "@AHEAD@": "\n    ".join(ahead),
        "@BUILDING@": html.escape(guide),
        "@GAMES@": games(source),
        "@LOADSIZE@": str(sum((folder / name).stat().st_size for name in fetched)),
        "@FLASHING@": html.escape(flashing),
        "@WRITING@": html.escape(writing),
    }
    index = folder / "index.html"
    text = re.sub("@[A-Z]+@", lambda found: told[found[0]], index.read_text(encoding="utf-8"))
    index.write_text(re.sub('<a href="" .*?</a>', "", text), encoding="utf-8")  # there is nothing to link to


def icon(size: int) -> bytes:
    """Return the logo as a PNG file; its side is a multiple of 32 pixels."""
    pixels = [bytes(c == "#" for c in row) for row in _ICON.read_text(encoding="ascii").split()]
    return png(pixels, size // len(pixels), dark=(0x3B, 0x4A, 0x60))


def install() -> None:
    """Install what the page takes from npm, unless it is there. Raises SystemExit."""
    if INTERPRETER.is_dir() and READS.is_dir():
        return
    npm = shutil.which("npm")
    if not npm:
        raise SystemExit("The page takes MicroPython from npm, which is not here. Install Node.js with npm.")
    print("Installing MicroPython for the page …", flush=True)
    if subprocess.run([npm, "ci", "--silent", "--no-audit", "--no-fund", "--omit=dev"], cwd=SOURCE).returncode:
        raise SystemExit("npm could not install it.")


def build(folder: Path = FOLDER, flashed: Path = images.FOLDER) -> Path:
    """Build the page, with those of the images in `flashed` that are of this firmware; return its folder, which has it
    whole or as before. Raises SystemExit when the interpreter is not installed.
    """
    if not INTERPRETER.is_dir() or not READS.is_dir():
        raise SystemExit("The interpreter is missing: `make web` installs it; that takes Node.js with npm.")
    work = folder.with_name(f"{folder.name}.new")
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(PAGE, work)
    _fill(work, flashed)
    shutil.rmtree(folder, ignore_errors=True)
    work.rename(folder)
    return folder


def _lay_images(folder: Path, flashed: Path) -> None:
    """Put the images into a folder of their own, with a list that says which is for which board."""
    folder.mkdir()
    found = []
    for board in images.BOARDS:
        for runtime, name in (("circuitpython", "CircuitPython"), ("micropython", "MicroPython")):
            path = flashed / images.built(runtime, board.name).name
            short = board.title.removeprefix("Raspberry Pi ")
            try:
                facts = images.check(runtime, board, flashed)
            except uf2.Unfit:
                continue
            shutil.copyfile(path, folder / path.name)
            told = {"file": path.name, "title": f"{short}, {short} W: {name}", "sha256": facts["sha256"]}
            found.append(told | {"chip": board.chip, "family": board.family, "tried": board is images.PICO})
    (folder / "images.json").write_text(json.dumps(found), encoding="utf-8")


def _fill(folder: Path, flashed: Path) -> None:
    """Add the generated files to the page's own."""
    for name, called in LOADER:
        shutil.copyfile(INTERPRETER / name, folder / called)
    shutil.copyfile(PICTURE, folder / PICTURE.name)
    for name, found in (("firmware", files()), ("second", second_files())):
        (folder / f"{name}.bin").write_bytes(packed(found))
    source = Source()
    words = json.dumps(texts(source), ensure_ascii=False)
    (folder / "texts.js").write_text(f"export const WORDS = {words};\n", encoding="utf-8")
    _write_films(folder, source)
    _write_pictures(folder, source)
    (folder / "archive" / "known.js").write_text(known(), encoding="utf-8")
    (folder / "placement.css").write_text(placed(), encoding="utf-8")
    licences = [path.read_text(encoding="utf-8").strip() for path in LICENCES]
    head = f"Quipu {VERSION}, and what it is shipped with\n"
    (folder / "licences.txt").write_text(f"\n\n{'-' * 72}\n\n".join([head.strip(), *licences]) + "\n", encoding="utf-8")
    for size in (192, 512):
        (folder / f"icon-{size}.png").write_bytes(icon(size))
    _complete(folder, source)
    _keep(folder)
    for name, called in READER:
        (folder / READS_IN / called).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(READS / name, folder / READS_IN / called)
    # Anyone who needs these has a network, and others need not keep them.
    _lay_images(folder / "images", flashed)
    if SITE.is_dir():
        shutil.copytree(SITE, folder / SITE_IN, ignore=shutil.ignore_patterns(_WHEN_BUILT))


def _keep(folder: Path) -> None:
    """Tell the service worker the files it keeps, and a version that changes with any of them."""
    worker = folder / "service_worker.js"
    names = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    digest = hashlib.sha256()
    for name in names:
        digest.update(name.encode() + b"\0" + (folder / name).read_bytes())
    kept = ["./", *(name for name in names if name not in ("index.html", worker.name))]
    text = worker.read_text(encoding="utf-8").replace('["@FILES@"]', json.dumps(kept))
    worker.write_text(text.replace("@VERSION@", f"{version()} {digest.hexdigest()[:12]}"), encoding="utf-8")


def size(folder: Path) -> int:
    """Return the bytes of all files in a folder."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


@functools.lru_cache(maxsize=128)
def compressed(path: Path, changed: int) -> bytes:
    """Return the content of a file as gzip, kept until it is `changed` (ns)."""
    return gzip.compress(path.read_bytes(), mtime=0)


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serve plain files, without a log."""

    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | _TYPES

    def send_head(self) -> Any:
        """Send the head of an answer; return its body, compressed if the browser accepts that."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() and self.path.split("?")[0].endswith("/") else path
        taken = "gzip" in self.headers.get("Accept-Encoding", "")
        if not taken or path.suffix not in _COMPRESSED or not path.is_file():
            return super().send_head()
        content = compressed(path, path.stat().st_mtime_ns)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Vary", "Accept-Encoding")
        self.end_headers()
        return io.BytesIO(content)

    def end_headers(self) -> None:
        """Keep the browser from showing a page that has been built again since."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Print nothing."""


class Server(http.server.ThreadingHTTPServer):
    """Report errors, except a browser that goes away in the middle."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def server(folder: Path, port: int = PORT, tries: int = TRIES) -> Server:
    """Return a server of the folder for this computer alone, at that port or, if it is in use, one of the next.

    Raises OSError.
    """
    handler = functools.partial(Handler, directory=str(folder))
    last = min(port + tries, MOST_PORTS) - 1 if port else 0
    for number in range(port, last + 1):
        try:
            return Server(("127.0.0.1", number), handler)
        except OSError as error:
            if number == last or error.errno != errno.EADDRINUSE:
                raise
    raise OSError(port)
