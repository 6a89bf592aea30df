"""Make the catalogue from the score sheets in sheets/."""

import re
from collections.abc import Iterator
from functools import cache

from host.paths import PROJECT

from flows.titles import normal, titles_of
from persistence import pairs
from rules.score_sheet import ScoreSheet

FOLDER = PROJECT / "sheets"
_HEAD = '''"""The score sheets that come with Quipu, packed (persistence/pairs.py), by the names of their files.

Made from sheets/: change those, not this. TITLES: of each its titles and the codes of their languages.
"""
'''


def number_of(text: str) -> int | None:
    """Return the number at BoardGameGeek that a sheet names."""
    found = re.search(r"^[ \t]*bgg[ \t]*=[ \t]*(\d{1,7})[ \t]*(#|$)", text, re.MULTILINE)
    return int(found[1]) if found else None


@cache
def numbers() -> dict[str, int]:
    """Return these numbers of the sheets that come with Quipu, by the titles that their games are named by."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.txt"))]
    found = [(titles_of(text.encode())[0][0], number_of(text)) for text in texts]
    return {title: number for title, number in found if number}


@cache
def fewest_by_title() -> dict[str, bool]:
    """Return whether the fewest points win, by the titles of the sheets that come with Quipu, sorted."""
    forms = [ScoreSheet.by_sheet(path.read_bytes()).form for path in FOLDER.glob("*.txt")]
    return {form.title: bool(form.fewest) for form in sorted(forms, key=lambda form: form.title)}


def literal(data: bytes) -> str:
    """Return Python's bytes, in the quotes that `make format` leaves there."""
    quote = "'" if data.count(b'"') > data.count(b"'") else '"'
    text = repr(data + b"'\"")[2:-4].replace("\\'", "'")  # of both kinds: so it escapes one of them
    return "b" + quote + text.replace(quote, "\\" + quote) + quote


def files() -> Iterator[tuple[str, str]]:
    """Yield (path, text) of the module."""
    texts = {path.stem: normal(path.read_bytes()) for path in sorted(FOLDER.glob("*.txt"))}
    sheets = [f"    {literal(pairs.pack(text))},  # {name}\n" for name, text in texts.items()]
    titles = [f"    {tuple(map(tuple, titles_of(text)))!r},\n" for text in texts.values()]
    yield "catalogue.py", f"{_HEAD}\nSHEETS = (\n{''.join(sheets)})\nTITLES = (\n{''.join(titles)})\n"
