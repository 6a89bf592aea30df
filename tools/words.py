"""Check tools/words.toml and make firmware/words/ from it.

`python tools/words.py` writes the languages; `--check` only says whether they are up to date. Both fail, naming id and
language, on: an id without a text in a language, other arguments than in English, a character the font lacks, a text
that does not fit its room, an id that no screen or rule uses, and an id used that does not exist.
"""

import re
import string
import sys
import tomllib

from host.paths import FIRMWARE, TOOLS

SOURCE = TOOLS / "words.toml"
LANGUAGES = ("en", "fr", "it")
# What takes the id of a word as its first argument (an id that ends in _ is the beginning of several).
CALLS = re.compile(r'\b(?:say|has|Row|tell|Notice|Dice|Choose|Allot|Number|Name)\(\(?"(\w+)"')
ANY = re.compile(r'"(\w+)"')


def arguments(text):
    """How many `{}` a text has."""
    return sum(1 for part in string.Formatter().parse(text) if part[1] is not None)


def lines_needed(text, room):
    """Into how many lines the screens would break a text."""
    from screens.screen import wrap

    return len(wrap(text, room))


def missing_glyphs(text):
    """The characters of a text that the small font lacks."""
    from fonts import small

    pictures = {value for name, value in vars(small).items() if name.isupper() and len(value) == 1}
    return sorted({c for c in text if not (" " <= c <= "~" or c in small.EXTRA or c in pictures)})


def check_text(word, language, entry):
    """The faults of one text, as sentences."""
    where = f"{word} ({language})"
    if language not in entry:
        yield f"{where}: no text"
        return
    text = entry[language]
    if arguments(text) != arguments(entry["en"]):
        yield f"{where}: {arguments(text)} arguments, {arguments(entry['en'])} in English"
        return
    if arguments(text) != len(entry.get("most", ())):
        yield f"{where}: {arguments(text)} arguments, `most` has {len(entry.get('most', ()))}"
        return
    for glyph in missing_glyphs(text):
        yield f"{where}: the font has no {glyph!r}"
    longest = text.format(*entry.get("most", ()))
    room, lines = entry["room"], entry.get("lines", 1)
    if lines == 1 and len(longest) > room or lines_needed(longest, room) > lines:
        yield f"{where}: {longest!r} needs more than {room} characters" + (f" x {lines} lines" if lines > 1 else "")


def used_words():
    """The ids that the firmware surely uses, and all strings in it that could be one."""
    sure, maybe = set(), set()
    for path in sorted(FIRMWARE.rglob("*.py")):
        if path.parent.name == "words" and path.stem in LANGUAGES:
            continue
        text = path.read_text(encoding="utf-8")
        sure.update(CALLS.findall(text))
        maybe.update(ANY.findall(text))
    return sure, maybe


def check(words):
    """All faults, as sentences."""
    for word, entry in words.items():
        for language in LANGUAGES:
            yield from check_text(word, language, entry)
    sure, maybe = used_words()
    for word in sorted(word for word in sure - set(words) if not word.endswith("_")):
        yield f"{word}: used in the firmware, but not in {SOURCE.name}"
    games = {path.stem for path in (FIRMWARE / "rules").glob("*.py")}
    for word in words:
        stem = re.sub("_(help|full)$", "", word)
        if word.startswith("game_"):
            used = word == "game_number" or word[5:] in games
        elif word.startswith("language_"):
            used = word[9:] in LANGUAGES
        elif word.startswith(("got_", "deal_")):
            used = word in maybe or word.partition("_")[2] in maybe
        else:
            used = word in maybe or stem in maybe
        if not used:
            yield f"{word}: not used anywhere in the firmware"


def module(words, language):
    """The text of a language's module."""
    out = [f'"""The words in {words["language_" + language][language]}. Made by tools/words.py from words.toml."""', ""]
    for word, entry in words.items():
        text = "".join(c if c >= " " else f"\\x{ord(c):02x}" for c in entry[language].replace("\\", "\\\\"))
        text = text.replace('"', '\\"')
        out.append(f'{word} = "{text}"')
    return "\n".join(out) + "\n"


def main(arguments):
    """Check, then write or compare. Returns the status."""
    words = tomllib.loads(SOURCE.read_text(encoding="utf-8"))
    faults = list(check(words))
    for language in LANGUAGES:
        if faults:
            break
        path = FIRMWARE / "words" / f"{language}.py"
        text = module(words, language)
        if "--check" in arguments:
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                faults.append(f"{path.name}: not up to date: run `make words`")
        else:
            path.write_text(text, encoding="utf-8")
    for fault in faults:
        print(fault, file=sys.stderr)
    if not faults:
        print(f"{len(words)} words in {len(LANGUAGES)} languages")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
