"""A game at the table: its setup, and playing it to the end."""

import gc

import pictures
import words
from flows import AGAIN, BACK, TURN, TURN_BEFORE, Ask
from flows.titles import normal, title_of
from persistence.finished import ANSWERS, BROUGHT, CUT, END, LINES, PACKED, RACE
from persistence.packing import pack
from persistence.pairs import pack as pack_text
from persistence.pairs import unpack
from persistence.sheets import encode_end, encode_race, encode_sheets
from rules import class_of, setup
from rules.limits import PLAYERS
from rules.prompts import NOTICE, Notice, Refused
from rules.result import result_of
from rules.session import Session
from screens import load, screen_for
from screens.answered import answered
from screens.end import EndScreen
from screens.screen import note_of, taken_back

# What comes of a setup or a position that somebody made by hand.
NO_GAME = (ArithmeticError, AttributeError, AssertionError, LookupError, Refused, TypeError, ValueError)
# What the id of a game's title begins with.
_TITLE = "game_"
# What the name of a game begins with that is played by a score sheet; its title in the first language follows. The
# sheet itself is told beside the name, packed (persistence/pairs.py).
SHEET = "score_sheet:"

# The sheet that was read last, and the class of its game.
_read = b"", None


def encode(game, names, answers=(), sheet=b""):
    """The setup of a game as bytes.

    The name is that of its module, with a title that the players gave it after a colon ("score_pad:Tarot").
    """
    return setup.encode(game, kind_of(game, sheet).VERSION, names, answers)


def decode(data):
    """(name of the game, names of the players, answers) of a setup (bytes). Raises ValueError where it is not one."""
    game, _, names, answers = setup.decode(data)
    return game, names, answers


def label_of(game, sheet=b""):
    """The label that names a game, also one that this firmware does not know; in the language of the day, where the
    sheet is at hand that it is played by.
    """
    if game.startswith(SHEET):
        return ":" + (title_of(sheet) or game[len(SHEET) :])
    return _TITLE + game if words.has(_TITLE + game) else ":" + game


def written(names):
    """The label of names that are not those of the players at the table."""
    return ":" + ", ".join(names)


def describe(data, sheet=b""):
    """The label that names the game of a setup (bytes) and its players."""
    game, names, _ = decode(data)
    return "saved_game", label_of(game, sheet), written(names)


def by_sheet(data):
    """Whether the game of a setup is played by a sheet."""
    return decode(data)[0].startswith(SHEET)


def sheet_of(app, kept):
    """The sheet by which a game under way is played; b"": none."""
    return kept.description(app.region) if playable(kept) and by_sheet(kept.setup) else b""


def sheet_in(finished, index, game):
    """The sheet by which a finished game of that name was played; b"": none, or it is not kept."""
    return finished.details(index).get(BROUGHT, b"") if game.startswith(SHEET) else b""


def playable(kept):
    """Whether this firmware can go on with a game under way, as far as that can be told without its module."""
    return not kept.other and known(kept.setup)


def known(data):
    """Whether the game of a setup is one of this firmware's."""
    try:
        game, names, _ = decode(data)
    except ValueError:
        return False
    return (game.startswith(SHEET) or words.has(_TITLE + game)) and 0 < len(names) <= PLAYERS


def games():
    """The names of all games but those that are played by a sheet: each has a title among the words."""
    return [word[len(_TITLE) :] for word in words.beginning(_TITLE)]


def kind_of(name, sheet=b""):
    """The class of a game, whose rules, words and pictures come here, when it is chosen, and stay; what every game is
    played with comes with the first. Raises ValueError where the game takes a sheet and this is none: its argument are
    the lines that say why.

    Those of all games take longer to load than the device may take to start.
    """
    global _read
    played_by_sheet = sheet or name.startswith(SHEET)
    name = name.split(":")[0]
    kind = class_of(name)
    load()
    __import__("flows.menu")  # not at the start, either
    if played_by_sheet:
        if _read[0] != sheet or not sheet:
            _read = sheet, form_of(kind, unpack(sheet))
        kind = _read[1]
    sets = kind.WORDS or (name,)
    words.play(*sets, brought=kind.texts if played_by_sheet else None)
    pictures.use(*sets)
    return kind


def form_of(kind, data):
    """The class of games by a sheet (bytes). Much is thrown away while it is read: what stays would lie all over the
    memory, and leave none in one piece.
    """
    global _read
    _read = b"", None
    gc.collect()
    kind = kind.by_sheet(data)
    gc.collect()
    return kind


def read_sheet(data, sheet=b""):
    """The name of the game that is played by a sheet, as its file has it (bytes), and the sheet, packed: `sheet`, where
    it is known. Raises ValueError as `kind_of`.
    """
    global _read
    kind = class_of(SHEET[:-1])
    words.play(*kind.WORDS)  # they say what is wrong
    sheet = sheet or pack_text(normal(data))  # first: it takes memory in one piece
    kind = form_of(kind, data)
    _read = sheet, kind
    return SHEET + kind.form.title, sheet


def speak(game, sheet=b""):
    """Have the words of a game, if this firmware has it; else its lines are told by their ids."""
    words.play()
    if sheet or words.has(label_of(game)):
        try:
            kind_of(game, sheet)
        except Exception:  # whatever is wrong with it: the record can be read without
            words.play()


def version_of(name, sheet=b""):
    """The version of the saves of a game; None where it takes a sheet and this is none that can be read."""
    try:
        return kind_of(name, sheet).VERSION
    except NO_GAME:
        return None


def make(name, count, answers, sheet=b""):
    """A new game of that name."""
    game = kind_of(name, sheet)(count, answers)
    if ":" in name:
        game.title = label_of(name, sheet)
    return game


def begin(app, name, names, answers, instead=None, sheet=b""):
    """Begin a game; return its name. Nothing is stored until its first answer; then it is in the place of `instead`."""
    words.names = tuple(names)
    app.settings.remember(names, "" if sheet else name)
    app.keeper.journal.start(encode(name, names, answers, sheet), instead, sheet)
    app.keeper.play(Session(make(name, len(names), answers, sheet)))
    return name


def following(data):
    """The setup (bytes) of the next game with the same players and options: who starts moves on by one."""
    name, version, names, answers = setup.decode(data)
    return setup.encode(name, version, names[1:] + names[:1], answers)


def resume(app, kept):
    """Go on with a game under way (Kept). What somebody made by hand counts as of another version, whatever the rules
    make of it.
    """
    name, version, words.names, answers = setup.decode(kept.setup)
    session = None
    sheet = sheet_of(app, kept)
    # All in this one call: a game is begun deepest.
    if version_of(name, sheet) == version:
        saved = app.keeper.journal.load(kept)
        # A saved position may be no game: then without.
        failed = before = None
        undone = saved.undone
        for checkpoints in (saved.checkpoints, ()):
            try:
                game = make(name, len(words.names), answers, sheet)
                session = Session(game, saved.log, checkpoints, saved.position, undone)
                session.summary()
                if checkpoints or saved.position:
                    before = game.save()
                    try_out(app, session, name)
                elif before != game.save():
                    failed = None
                break
            except NO_GAME as error:
                failed = error
                session = None
                undone = ()
        if session and failed:  # the position was right: it is not that which fails
            app.keeper.play(session)
            raise failed
    if session is None:
        app.keeper.close()
        yield Notice("attention", None, ("other_version",))
        return None
    if saved.lost:
        yield Notice("attention", None, (("answers_damaged", saved.lost),))
    app.keeper.play(session, saved)
    if session.dropped or not saved.whole or saved.checkpoints and not checkpoints:
        app.keeper.rewrite()
    return play(app, name)


def try_out(app, session, name):
    """Draw what is asked next, unseen yet: who made a position by hand may have made one that fails there."""
    while session.prompt and session.prompt.obvious:  # as `ask` will answer
        session.answer(session.prompt.suggestion())
    screen = screen_for(session.prompt) if session.prompt else the_end(app, name, session)
    app.canvas.begin(False)
    screen.draw(app.canvas)
    app.canvas.end()


def the_end(app, name, session):
    """The screen of a game that is over."""
    title = label_of(name, app.keeper.journal.description)
    codes = coder(app, name, app.keeper.journal.number)
    screen = EndScreen(result_of(session.game), "go_home", (title,), best_before(app, name), app.clock, codes)
    if app.keeper.clocks:
        screen.times = app.keeper.clocks.texts()
    return screen


def coder(app, name, number):
    """A function that makes the codes of a game from its Result; what that takes is loaded when they are asked for.

    number: the one that the game had under way.
    """

    def make(result):
        from flows.codes import codes

        return codes(app, name, number, result)

    return make


def ask(app, session, taken=()):
    """Ask a session's prompts until its game is over (then True); False when it was left by going back too far.

    taken: what `take_back` or `take_back_turn` returned, where that is how it came to this prompt.
    """
    told = None  # the prompt whose news were told
    while session.prompt:
        prompt = session.prompt
        if prompt.obvious:
            session.answer(prompt.suggestion())
            app.keeper.save()
            continue
        if session.offers.gone and prompt.kind != NOTICE:
            session.offers.gone = False
            prompt.news = list(prompt.news) + ["offers_gone"]
        answer = note = ""
        if prompt is not told and not taken:  # what was taken back goes before what happened
            note = note_of(prompt)
            if note is None:
                note = ""
                answer = yield from read(Notice("news", prompt.teller, prompt.news))
                if session.prompt is not prompt:  # set by hand meanwhile
                    continue
        told = prompt
        if answer is not BACK:
            offered = session.offered()
            answer = yield Ask(prompt, *taken) if taken else Ask(prompt, offered, note, None, offered is not None)
        taken = ()
        if answer is AGAIN:
            continue
        if answer is TURN or answer is TURN_BEFORE:
            taken = take_back_turn(app, session, answer is TURN_BEFORE)
            continue
        if answer is BACK:
            taken = take_back(app, session)
            if not taken:
                if not session.based:
                    return False
                yield from attention("undo_ends")
            continue
        session.answer(answer)
        app.keeper.save()
        for line in app.keeper.journal.complaints():
            yield from attention(line)
    return True


def attention(line):
    """Tell the player something."""
    return read(Notice("attention", None, (line,)))


def read(notice):
    """Have a notice read: a generator that returns the answer to it."""
    answer = AGAIN
    while answer is AGAIN:
        answer = yield notice
    return answer


def take_back(app, session):
    """Take back the last answer, and what was answered for the player after it. Return the answer (None: it was set by
    hand) and a note that says what it was; () where there was none.

    The game may still be over, where several things were set by hand at its end.
    """
    answer = session.undo(True)
    app.keeper.save()
    if answer is None:
        return ()
    if session.undid_hand:
        return None, taken_back(None, words.say("adjust"))
    return answer, taken_back(session.prompt.player, answered(session.prompt, answer))


def take_back_turn(app, session, before):
    """Take back the turn, or (`before`) the one before where nothing was answered in this one. Return what `ask` takes:
    the turn's first question is asked, with its answer offered, and a note says so.
    """
    session.undo_turn(before)
    app.keeper.save()
    offered = session.offered()
    player = session.prompt.player if session.prompt else None  # it may still be over: see `take_back`
    return offered, taken_back(player, words.say("turn_again")), None, offered is not None


def best_before(app, name):
    """The most that the one who plays a game alone had in those finished before; None: there is none."""
    if len(words.names) > 1:
        return None
    totals = []
    for i in range(app.finished.count()):
        _, game, names, points = app.finished.get(i)
        if game == name and names == list(words.names):
            totals += points
    return max(totals) if totals else None


def parts_of(session, result, sheet=b""):
    """What is kept of a game besides its totals: a list of pairs as `Finished.add` takes them."""
    parts = [
        (END, encode_end(result.order, result.tie, result.ended)),
        (LINES, encode_sheets(result.sheets)),
        (RACE, encode_race(result.races)),
    ]
    if sheet:  # lines are told by its names
        parts.insert(1, (BROUGHT, sheet))
    if session.based:
        parts.append((CUT, b""))
    else:
        log = bytes(session.log)
        packed = pack(log, result.races)
        parts.append((PACKED, packed) if len(packed) < len(log) else (ANSWERS, log))
    return parts


def finish(app, session, parts=()):
    """The game comes among the finished ones, whole; `parts` of it, where they are known already."""
    result = result_of(session.game)
    journal = app.keeper.journal
    parts = parts or parts_of(session, result, journal.description)
    try:
        app.finished.add(journal.setup, journal.number, result.totals, result.winners, parts)
    except OSError:  # it stays under way
        journal.failed = True
        return
    journal.finish()


def play(app, name):
    """Play the keeper's session to the end: the winner, the sums; B there takes back the last answer."""
    session = app.keeper.session
    taken = ()
    while (yield from ask(app, session, taken)):
        taken = ()
        length = len(session.log)
        screen = the_end(app, name, session)
        parts = []

        def make_parts(parts=parts):
            """While they look at the winner: for a long game it takes a while."""
            parts.extend(parts_of(session, result_of(session.game), app.keeper.journal.description))

        answer = AGAIN
        while answer is AGAIN and len(session.log) == length:
            answer = yield Ask(screen, later=make_parts)
        if answer is TURN or answer is TURN_BEFORE:
            taken = take_back_turn(app, session, True)
        elif answer is BACK:
            taken = take_back(app, session)
        elif answer is not AGAIN:
            finish(app, session, parts)
            break
    app.keeper.close()
