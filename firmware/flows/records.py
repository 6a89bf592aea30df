"""Putting right what keeps settings and finished games: on the player's word, for the power must not go meanwhile."""

from persistence.records import ABSENT
from rules.prompts import Choose, Notice, Row

YES = 1


def mend(app):
    """Say what is wrong, and put it right if the player wants that."""
    app.records.asked = True
    what = "records_absent" if app.records.state == ABSENT else "records_damaged"
    prompt = Choose("attention", None, (Row("no"), Row("yes")), facts=(what,), suggest=lambda: bytes([YES]))
    answer = yield prompt
    if answer is None or prompt.decode(answer) != YES:
        yield Notice("attention", None, ("records_later",))
    elif not app.records.mend():
        yield Notice("attention", None, ("records_failed",))
