"""Read score sheets for the page's editor: what a text says, or what is wrong with it and where; the examples."""

import json
from binascii import hexlify

import words
from canvas import Canvas
from catalogue import SHEETS
from engine.history.session import Session
from engine.prompts import NOTICE
from flows.known_games import FORGED_SAVE_ERRORS, kind_of, make, read_sheet
from flows.titles import LINES, title_in, titles_of
from persistence.pairs import unpack
from screens import load, screen_for

_PLAYERS = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gil", "Hana")


def examples(language):
    """Return the sheets that come with Quipu, as JSON: pairs of title and text, by their titles."""
    found = []
    for packed in SHEETS:
        text = unpack(packed)
        found.append((title_in(*titles_of(unpack(packed, LINES)), language), str(text, "utf-8")))
    return json.dumps(sorted(found, key=lambda sheet: sheet[0].lower()))


def sheet(text, language):
    """Return what the editor shows of a text, as JSON.

    Either `line` (0: all of it) and `mistake`; or title, players, `picture` (the first question of a game), and
    `groups`: pairs of a name ("": none) and the names of its lines, in their order.
    """
    words.use(language)
    try:
        name, packed = read_sheet(text.encode())
    except ValueError as error:
        (_, line), reason = error.args[0]
        return json.dumps({"line": line, "mistake": words.translate(reason)})
    kind = kind_of(name, packed)
    form = kind.form
    least, most = form.players
    count = max(least, min(most, 2))
    words.names = _PLAYERS[:count]
    texts = form.texts(language)
    groups = []
    before = None
    for number, line in enumerate(form.lines):
        if line.group != before:
            before = line.group
            groups.append((texts["group_%d" % before] if before >= 0 else "", []))
        groups[-1][1].append(texts["entry_%d" % number])
    told = {"title": form.title, "players": form.players, "groups": groups, "name": name}
    try:
        told["picture"] = _picture(kind, name, packed, count)
    except FORGED_SAVE_ERRORS as error:  # none of what a person wrote may stop the page
        told["mistake"] = str(error)
        told["line"] = 0
    return json.dumps(told)


def _picture(kind, name, packed, count):
    """Return the picture of a game's first question, as digits."""
    asked = kind.options(count)
    answers = ()
    if hasattr(asked, "send"):
        try:
            answers = (next(asked).encode_action(),)
        except StopIteration:
            pass
    session = Session(make(name, count, answers, packed))
    while session.prompt.kind == NOTICE:
        session.answer(b"")
    load()
    canvas = Canvas()
    canvas.begin(False)
    screen_for(session.prompt).draw(canvas)
    canvas.end()
    return hexlify(canvas.buffer[1:]).decode()
