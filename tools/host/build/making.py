"""Make all modules of the firmware that are generated (see generated.py).

Fonts, pictures and the list of languages come first: checking words and packing score sheets takes firmware that has
them.
"""

import importlib

from host import generated
from host.build import fonts, pictures
from host.paths import TOOLS


def make() -> list[str]:
    """Make them; return the paths of what has changed, below build/firmware/. Raises SystemExit with sentences."""
    sources = generated.digest()
    codes = ("en", *sorted(path.stem for path in (TOOLS / "words").glob("??.toml")))
    languages = f'"""Which languages there are. Made from tools/words/."""\n\nLANGUAGES = {codes!r}\n'
    first = {"words/languages.py": languages, **dict(fonts.files()), **dict(pictures.files())}
    changed = generated.write(first)
    importlib.invalidate_caches()
    from host.build import sheets, words

    source = words.Source()
    try:
        rest = {**dict(words.files(source)), **dict(sheets.files())}
    except LookupError:  # a text is missing that each set has to have
        raise SystemExit("\n".join(words.faults(source)))
    changed += generated.write(rest)
    return changed + generated.finish([*first, *rest], sources)
