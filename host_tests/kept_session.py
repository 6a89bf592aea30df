"""A session that is kept in a region of its own, as on the device."""

from types import SimpleNamespace

from host.device import in_memory

from engine import setup
from persistence.autosave import Autosave
from persistence.journal import Journal
from persistence.region import Region


class Kept(Autosave):
    """The autosave of a session, and what a start would find of it."""

    def __init__(self, session):
        self.store = in_memory.Store()
        super().__init__(Region(self.store))
        self.journal.start(setup.encode("a_game", 1, ["Ana"]))
        self.play(session)

    def saved(self):
        """The game as a start finds it after this."""
        self.flush_idle()
        journal = Journal(Region(self.store))
        games = journal.games()
        return journal.load(games[0]) if games else SimpleNamespace(log=b"", checkpoints=[])
