"""Checklists for the table: setup, turn, end of an age, end of the game. Source: the play aid."""

from engine.prompts.counters import CounterRow, Counters
from micropython import const
from rules.through_the_ages import editions

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Protocol

    from engine.parts import Label
    from engine.prompts import Steps

    class Table(Protocol):
        """The members of ThroughTheAges that checklists use."""

        count: int
        current: int
        edition: int
        age: int

        def only_takes_cards(self) -> bool: ...
        def is_last_round(self) -> bool: ...


def lines(game: "Table", name: str) -> "list[Label]":
    """Return the lines of a checklist (one of CHECKLISTS) for this table now."""
    if name == "setup":
        return _setup(game)
    if name == "turn":
        return _turn(game)
    return _age_end(game) if name == "age_end" else _game_end()


def _setup(game: "Table") -> "list[Label]":
    count = max(2, game.count)
    found: "list[Label]" = []
    if count < 4:
        found.append("setup_no_3" if count < 3 else "setup_no_4")
    if count == 2:
        found.append("setup_no_pacts")
    found.append(("setup_events", count + 2))
    found.append("setup_row")
    found.append(("setup_banks", editions.YELLOW, editions.BLUE[game.edition]))
    return found + ["setup_farms", "setup_lab", "setup_unused", "setup_actions", "setup_tracks"]


def _turn(game: "Table") -> "list[Label]":
    if game.only_takes_cards():
        return [("list_take", game.current + 1), "list_production"]
    found: "list[Label]" = ["list_slide", "list_politics"]
    if game.is_last_round():
        found.append("list_no_war")
    # In 2015 military cards are discarded at the end of the turn.
    hand = "list_hand", "list_actions"
    found += hand[::-1] if game.edition == editions.EDITION_2015 else hand
    found.append("list_production")
    if not game.is_last_round():
        found.append("list_draw")
    return found


def _age_end(game: "Table") -> "list[Label]":
    found: "list[Label]" = ["list_decks", "list_past", "list_leaders", "list_cards", "list_wonders", "list_pacts"]
    return found + (["list_tokens"] if game.age else [])


def _game_end() -> "list[Label]":
    return ["list_last_turns", "list_last_events", "list_last_ties", "list_winner"]


def ticked_off(game: "Table", name: str) -> "Steps":
    """Ask a checklist (see `lines`) until all its lines are ticked or the players leave it."""
    labels = lines(game, name)
    ticked = bytearray(len(labels))
    while min(ticked) == 0:
        rows = [CounterRow(label, ticked[i], 1, tick=True) for i, label in enumerate(labels)]
        prompt = Counters("list_" + name, None, rows, ("go_on",))
        page, row, change = prompt.decode((yield prompt))
        if page < 0:
            return
        ticked[row] += change
