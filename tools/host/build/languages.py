"""The files of the translators: tools/words/es.toml and its like, all words of one language in one file.

`make words` rewrites them with their texts, so that the comments have today's English; `template` adds what
is missing. A translator needs only the file.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from host.build.words import DEVICE, FIRST, OWN_NAME, PAGE, SOURCE, literal, most_of, room_of

from canvas import text_width

HEAD = """\
# Quipu in another language: {name}. This file is all that is needed to translate it.
#
# A line is  id = "text".  Above it stands what it is in English, and how much room there is for it:
#   # "Wood"  26 of 62 (row)        the English is 26 pixels wide, and 62 are there; (row) is where it stands, see below
#   # "…"  3 lines of 128 (news)    may be broken over so many lines of that width
#   # … with 24, Giovanni           measured with this in the places of the {{}}: there must be as many as in English
# A letter is 4 to 6 pixels wide (i and l less), a digit 6, a space 3. An empty text, "", is still to be translated:
# English is shown. An id that ends in _help says what the thing of that id does; in _full, it is its name inside a
# sentence. A space at which no line may end is \\u00a0.
#
# Where words stand:
{rooms}
#
# Small pictures that stand in a text, as wide as a digit:
{pictures}
"""


def notes(path: Path) -> dict[str, list[str]]:
    """Return the comments in a set's file by the id below them: its sections, and other hints."""
    found: dict[str, list[str]] = {}
    kept: list[str] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        entry = re.match(r"\[(\w+)\]", line)
        if entry:
            found[entry[1]], kept = kept, []
        elif line.startswith("#"):
            kept += [line, ""] if line.startswith("# --") else [line]
        elif kept and kept[-1]:
            kept = []  # the head of the file
    return found


def explained(source: Any, name: str, entry: Any) -> str:
    """Return a comment with everything a translator has to know of a word."""
    english = literal(entry[FIRST])
    if "room" not in entry:
        return f"# {english}"
    pixels, lines = room_of(source, entry)
    most = list(most_of(source, name, entry, FIRST))
    taken = f"{text_width(entry[FIRST].format(*most))} of" if lines == 1 else f"{lines} lines of"
    room = entry["room"]
    where = f" ({room})" if isinstance(room, str) else ""
    return f"# {english}  {taken} {pixels}{where}" + (", with " + ", ".join(most) if most else "")


def signs() -> dict[str, str]:
    """The small pictures within texts, and their names."""
    from fonts import small

    found = [(name, sign) for name, sign in vars(small).items() if name.isupper() and isinstance(sign, str)]
    return {sign: name.lower().replace("_", " ") for name, sign in found if len(sign) == 1}


def pictures(source: Any) -> Iterator[str]:
    """The small pictures that the words have, a comment each."""
    used = {c for entries in source.sets.values() for entry in entries.values() for c in entry.get(FIRST, "")}
    for sign, name in signs().items():
        if sign in used:
            yield f"#   {literal(sign)[1:-1]:<8}{name}"


def text(source: Any, language: str, missing: bool) -> str:
    """A language's file; with `missing`, all that it lacks as well."""
    there = source.translated.get(language, {})
    rooms = "\n".join(f"#   {name}: {room['where']}" for name, room in source.rooms.items())
    name = there.get(DEVICE, {}).get(OWN_NAME, language)
    lines = [HEAD.format(name=name, rooms=rooms, pictures="\n".join(pictures(source))).rstrip()]
    sets = {DEVICE: source.sets[DEVICE], **source.sets, PAGE: source.page}
    for name, entries in sets.items():
        texts = there.get(name, {})
        written = [
            word
            for word, entry in entries.items()
            if word in texts or missing and FIRST in entry and language not in entry
        ]
        if not written:
            continue
        lines += ["", "", f"[{name}]"]
        above = notes(source.folder / f"{name}.toml")
        for word in written:
            entry = entries[word] if name == PAGE else source.whole(name, word)[0]
            lines += ["", *above.get(word, ()), explained(source, name, entry)]
            lines.append(f"{word} = {literal(texts.get(word, ''))}")
    return "\n".join(lines) + "\n"


def files(source: Any) -> Iterator[tuple[Path, str]]:
    """Yield (path, text) of the languages that there are."""
    for language in source.translated:
        yield source.folder / f"{language}.toml", text(source, language, missing=False)


def tidy(source: Any) -> None:
    """Rewrite comments of these files that are out of date."""
    for path, text in files(source):
        if path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8", newline="\n")


def template(source: Any, language: str) -> Path:
    """Write what is missing into a language's file, or all words into a new one; return its path."""
    path = SOURCE / f"{language}.toml"
    path.write_text(text(source, language, missing=True), encoding="utf-8", newline="\n")
    return path
