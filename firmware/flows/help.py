"""Explain the keys and how a turn goes, on pages to read."""

import words
from engine.prompts import Notice
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from device import Device
    from ui.view import Asking

_PAGES = ("help_keys", "help_back", "help_dice", "help_menu", "help_amounts", "help_safe")


def help_pages(device: "Device") -> "Asking[None]":
    """Show the pages, except those for which the language has no word."""
    yield Notice("help", None, [word for word in _PAGES if words.has(word)])
