"""Recorded games by a score sheet: its lines stand in their files by their names in its first language.

The game itself has ids for them (`entry_3`), which its texts are found by.
"""

from typing import Any


def names_of(kind: Any) -> dict[str, str]:
    """The names of the lines of a game by their ids."""
    texts = kind.texts(kind.form.languages[0])
    return {word: texts[word] for word in texts if word.startswith("entry_")}


def ids_of(kind: Any) -> dict[str, str]:
    """The ids of the lines of a game by their names."""
    return {text: word for word, text in names_of(kind).items()}


def renamed(value: Any, names: dict[str, str]) -> Any:
    """What a file has, with other names in the places of these."""
    if isinstance(value, list):
        return [renamed(one, names) for one in value]
    if isinstance(value, dict):
        return {key: renamed(one, names) for key, one in value.items()}
    return names.get(value, value) if isinstance(value, str) else value
