"""The answers that were taken back, as far as they are offered again.

An answer is offered where the same is asked of the same player in the same turn, as long as it is legal there. What is
answered otherwise in the turn that was put right leaves the others on offer; the first other answer in a later turn
lets go of all.
"""

from engine.prompts import COUNTERS, Refused
from micropython import const

# So many bytes are kept; of more, the answers that were given last are let go of.
_MOST = const(256)
# An entry: turn (1 byte), question (2), length of the answer, the answer.
_HEAD = const(3)


def head_of(game, prompt):
    """What an entry begins with, as bytes: the turn under way, and what is asked of whom."""
    what = prompt.what if isinstance(prompt.what, str) else prompt.what[0]
    player = -1 if prompt.player is None else prompt.player
    question = (hash(what) ^ prompt.kind * 9 + player) & 0xFFFF
    return bytes((game.round * 8 + game.current & 0xFF, question & 0xFF, question >> 8))


def _end(data, at):
    """Where the entry that begins at byte `at` ends."""
    return at + _HEAD + 1 + data[at + _HEAD]


def _entries(data):
    """Where each entry begins and ends: a generator of pairs of numbers."""
    at = 0
    while at < len(data):
        end = _end(data, at)
        yield at, end
        at = end


class Offers:
    """`data` are the entries, the one to be given next first. turn: the one that is put right, as in an entry.

    gone: whether answers were let go of, which nobody was told yet.
    """

    def __init__(self):
        self.data = b""
        self.turn = 0
        self.gone = False

    def push(self, entries):
        """Entries were taken back: they come before the others."""
        data = bytes(entries) + self.data
        self.data = data[: max([0] + [end for _, end in _entries(data) if end <= _MOST])]
        if entries:
            self.turn = entries[0]

    def answer(self, head, prompt):
        """The answer that is offered for a prompt; None: none."""
        return self._legal(prompt, self._find(head))

    def given(self, head, prompt, answer):
        """An answer is given: what it takes the place of is not offered any more."""
        at = self._find(head)
        later = head[0] != self.turn
        if at < 0:
            if later and self._find(head[:1]) < 0:
                self.data = b""
            return
        end = _end(self.data, at)
        offered = self._legal(prompt, at)
        if offered == answer or prompt.kind != COUNTERS and not (later and offered is not None):
            self.data = self.data[end:]
        elif later and offered is not None:
            self.gone = end < len(self.data)
            self.data = b""
        else:
            self._drop(head, answer[0], at if offered is None else -1)

    def _drop(self, head, row, refused):
        """Let go of what was given for a row of Counters in this turn, and of the entry that is refused."""
        kept = b""
        data = self.data
        for at, end in _entries(data):
            if at != refused and (data[at : at + _HEAD] != head or data[at + _HEAD + 1] != row):
                kept += data[at:end]
        self.data = kept

    def _find(self, begins):
        """Where the first entry that begins so lies; -1: there is none."""
        for at, _ in _entries(self.data):
            if self.data[at : at + len(begins)] == begins:
                return at
        return -1

    def _legal(self, prompt, at):
        """The answer of the entry at `at`, if there is one, and it is legal."""
        if at < 0:
            return None
        answer = self.data[at + _HEAD + 1 : _end(self.data, at)]
        try:
            prompt.check(answer)
        except Refused:
            return None
        return answer


def entry(head, answer):
    """An entry, as bytes: its head (see `head_of`), then the answer with its length."""
    return head + bytes((len(answer),)) + answer
