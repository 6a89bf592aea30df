"""Write a page to proofread a language: its screens next to the English ones, and its words with those of the page."""

import html
from collections.abc import Iterator
from pathlib import Path

from host.build.languages import signs
from host.build.words import FIRST, PAGE, Source
from host.device.gallery import BUILD, image, screens

STYLE = (
    "body{font:16px sans-serif;margin:2em}img{image-rendering:pixelated;width:384px;border:1px solid #888}"
    "figure{display:inline-block;margin:0 1em 1em 0}td{vertical-align:top;padding:.1em 1em .1em 0}"
    ".missing{background:#fd8}"
)


def pictures(language: str) -> Iterator[str]:
    """Yield each screen in the language and in English. A longer text may take a page more in one of them."""
    translated, english = dict(screens(language)), dict(screens(FIRST))
    for name in {**translated, **english}:
        both = " ".join(image(found[name]) for found in (translated, english) if name in found)
        yield f"<figure>{both}<figcaption>{html.escape(name)}</figcaption></figure>"


def readable(text: str) -> str:
    """A text with the names of its small pictures: ‹skull›."""
    names = signs()
    return "".join(f"‹{names[c]}›" if c in names else c for c in text)


def table(source: Source, language: str) -> Iterator[str]:
    """Each word in English and in the language."""
    for name, entries in {**source.sets, PAGE: source.page}.items():
        yield f"<tr><th colspan=3>{name}</th></tr>"
        for word, entry in entries.items():
            text = entry.get(language)
            cells = (word, readable(entry.get(FIRST, "")), readable(text or ""))
            missing = " class=missing" if text is None else ""
            yield f"<tr{missing}>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in cells) + "</tr>"


def write(language: str) -> Path:
    """Write the page; return its path. Raises SystemExit for a language that there is not."""
    source = Source()
    if language not in source.languages:
        raise SystemExit(f"no language {language!r}: there are " + ", ".join(source.languages))
    BUILD.mkdir(parents=True, exist_ok=True)
    page = BUILD / f"{language}.html"
    out = [f"<!doctype html><html lang={language}><meta charset=utf-8><title>Quipu: {language}</title>"]
    out += [f"<style>{STYLE}</style><h1>Screens</h1>", *pictures(language)]
    out += ["<h1>Words</h1><p>What is marked is missing.<table>", *table(source, language), "</table>"]
    page.write_text("\n".join(out), encoding="utf-8")
    return page
