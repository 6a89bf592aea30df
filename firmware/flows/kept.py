"""What the device keeps besides games: names and titles; deleting for good."""

from flows.language import choose_language
from rules.prompts import Choose, Row

_SURE = (Row("no"), Row("yes"))


def names(app):
    """The names used before, and then the titles; any of them can be deleted."""
    settings = app.settings
    while settings.names or settings.titles:
        rows = [Row(":" + text) for text in settings.names + settings.titles]
        answer = yield Choose("names", None, rows)
        if answer is None:
            return
        if (yield from sure("delete_name", (rows[answer[0]].label,))):
            settings.remove(answer[0])


def forget(app):
    """Forget all that is kept, after asking twice; return whether that was done. Then it is as on a new device."""
    if not (yield from sure("forget", ("forget_help",))) or not (yield from sure("forget_sure", ("forget_help",))):
        return False
    app.forget()
    yield from choose_language(app)
    return True


def sure(what, facts):
    """Whether that shall be done."""
    answer = yield Choose(what, None, _SURE, facts=facts)
    return answer is not None and answer[0] == 1
