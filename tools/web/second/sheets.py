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
from screens import screen_for

_PLAYERS = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gil", "Hana")
_ROUNDS = 10  # on paper, for a sheet without a number of its own


def examples(language):
    """Return the sheets that come with Quipu, as JSON: pairs of title and text, by their titles."""
    found = []
    for packed in SHEETS:
        text = unpack(packed)
        found.append((title_in(*titles_of(unpack(packed, LINES)), language), str(text, "utf-8")))
    return json.dumps(sorted(found, key=lambda sheet: sheet[0].lower()))


def sheet(text, language):
    """Return what the editor shows of a text, as JSON.

    Either `line` (0: all of it) and `mistake`; or title, players, `picture` (the first question of a game), and for the
    paper pad `heading`, `rules`, `groups` and `last`: pairs of a name ("": none) and the names of its lines, in their
    order; `rounds`: how often the lines of `groups` are filled (0: once); those of `last` come once, after the rounds.
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
    rounds = form.filled == "each round"
    parts = ([], [])
    for number, line in enumerate(form.lines):
        groups = parts[rounds and line.at_end]
        group = texts["group_%d" % line.group] if line.group >= 0 else ""
        if not groups or groups[-1][0] != group:
            groups.append((group, []))
        groups[-1][1].append(texts["entry_%d" % number])
    told = {"title": form.title, "players": form.players, "name": name, "groups": parts[0], "last": parts[1]}
    told["heading"] = title_in(*titles_of(unpack(packed, LINES)), language)
    limits = [limit for why, limit, _ in form.ends_of(count) if why == "rounds"]
    told["rounds"] = (min(limits) if limits else _ROUNDS) if rounds else 0
    try:
        game, told["picture"] = _begun(kind, name, packed, count)
        words.with_sets("_reference")
        told["rules"] = [words.text_or_id(label) for label in game.reference("")]
    except FORGED_SAVE_ERRORS as error:  # none of what a person wrote may stop the page
        told["mistake"] = str(error)
        told["line"] = 0
    return json.dumps(told)


def _begun(kind, name, packed, count):
    """Return a game at its first question, and the picture of that as digits."""
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
    canvas = Canvas()
    canvas.begin(False)
    screen_for(session.prompt).draw(canvas)
    canvas.end()
    return session.game, hexlify(canvas.buffer[1:]).decode()
