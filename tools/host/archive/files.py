"""Files that a person hands to the archive: read as text whoever wrote them, and named for what they are."""

import codecs
import json
import re
from pathlib import Path

from host import text_files
from host.archive.lines import BEGIN, MOST, Foreign

# Advice on a file, by its kind.
_ADVICE = {
    "a database, such as Quipu's archive": "; to read another archive, write a backup of it and read that",
    "a ZIP archive or an Office document": "; unpack it first",
    "a compressed file": "; unpack it first",
    'what the page wrote by "Move my games to another browser"': '; use its "Back up my finished games"',
    "a web page or XML": "; the report cannot be read again, a backup can",
}
_PAGE_COLUMNS = 10
_TABLE = "a table that Quipu exported; it is no backup: `backup` writes one that can be read"


def read(path: Path) -> bytes:
    """Return what a file holds, its text in UTF-8 and without a byte order mark. Raises Foreign with a sentence."""
    try:
        if path.is_dir():
            raise Foreign(f"{path} is a folder: name the files in it")
        if path.stat().st_size > MOST:
            raise Foreign(f"{path} has more than {MOST:,} bytes: no file of Quipu's is so large")
        return in_utf8(path.read_bytes())
    except FileNotFoundError:
        raise Foreign(f"{path} is missing: there is no such file") from None
    except (OSError, ValueError) as error:
        raise Foreign(f"{path} cannot be read: {reason_of(error)}") from None


def reason_of(error: BaseException) -> str:
    """Return why something failed, never nothing."""
    text = getattr(error, "strerror", None) or str(error).strip().rstrip(".")
    return text or f"{type(error).__name__}, without a reason"


def in_utf8(data: bytes) -> bytes:
    """Return text in UTF-8, without a byte order mark; other bytes unchanged."""
    data = data.removeprefix(codecs.BOM_UTF8)
    coding = json.detect_encoding(data)
    return data if coding == "utf-8" else data.decode(coding, "replace").encode("utf-8", "replace")


def name_of(data: bytes) -> str | None:
    """Return what a file is that has no games of Quipu's, to follow `This is`; None: it may be a recorded game."""
    if not data.strip():
        return "an empty file"
    if not data.strip(b"\0"):
        return "nothing but zeros: the file was damaged"
    text = data[:2000].decode("utf-8", "replace").lstrip()
    low = text.lower().replace("\r", "\n")
    first = low.partition("\n")[0]
    columns = re.split("[,;\t]", first.replace('"', ""))
    # That of the page has its head in the person's language.
    if columns[:2] in (["id", "arrived"], ["arrived", "game"]) or len(columns) == _PAGE_COLUMNS and "\t" in first:
        return _TABLE
    if "app.bgstatsapp.com/" in first:
        return "a link for BG Stats: open it on the phone that has it"
    foreign = text_files.named(data)
    # The recorded games' reader says where JSON breaks off.
    if foreign == text_files.RECORDED or not foreign and text.startswith(("{", "[")):
        return None
    if foreign:
        return foreign + _ADVICE.get(foreign, "")
    if "\0" in text:
        return "no text"
    lines = [line.split("#")[0].strip() for line in low.splitlines()]
    written = [line for line in lines if line]
    if written and written[0].partition("=")[0].strip() == "game":
        return "a score sheet: it says how a game is counted (`make sheet`)"
    return "no file with games"


def has_lines(data: bytes) -> bool:
    """Return whether there are lines of Quipu's in a file."""
    return BEGIN in data
