"""The keys and how a turn goes, as pages to read."""

import words
from engine.prompts import Notice

_PAGES = ("help_keys", "help_back", "help_dice", "help_menu", "help_amounts", "help_safe")


def help_pages(device):
    """Show the pages; those for which a language has no word are left out."""
    yield Notice("help", None, [word for word in _PAGES if words.has(word)])
