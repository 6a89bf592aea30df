"""Files that are made of others: which are not up to date, and writing them."""

from typing import Any

from host.paths import PROJECT


def update(made: Any, owned: Any, write: Any) -> Any:
    """Write the files that are not what is made now, or only find them; return their paths.

    `made`: path -> text. Of the paths `owned`, those that are not made any more are removed.
    """
    stale = [path for path, text in made.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    left = [path for path in sorted(owned) if path not in made]
    if write:
        for path in stale:
            path.parent.mkdir(exist_ok=True)
            path.write_text(made[path], encoding="utf-8", newline="\n")
        for path in left:
            path.unlink()
    return stale + left


def tell(made: Any, owned: Any, check: bool, word: str) -> int:
    """Do that for a command, `check`: only find them, and tell each; return its status. `word`: of the Makefile."""
    changed = update(made, owned, write=not check)
    for path in changed:
        name = path.relative_to(PROJECT)
        print(f"{name} is not up to date: run `make {word}`" if check else f"made {name}")
    return 1 if changed and check else 0
