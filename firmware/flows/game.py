"""A game at the table: it is begun or taken up again, and played to the end."""

import words
from engine import setup
from engine.history.session import Session
from engine.prompts import NOTICE, Notice, Refused
from engine.result import result_of
from flows import AGAIN, BACK, TURN, TURN_BEFORE, Ask
from flows.known_games import NO_GAME, encode, label_of, lowest_wins, make, sheet_of, version_of
from persistence.finished import ANSWERS, BROUGHT, CUT, END, LINES, PACKED, RACE
from persistence.packing import pack
from persistence.sheets import encode_end, encode_race, encode_sheets
from screens import screen_for
from screens.answered import answered
from screens.end import EndScreen
from screens.screen import note_of, taken_back


def begin(app, name, names, answers, instead=None, sheet=b""):
    """Begin a game; return its name. Nothing is stored until its first answer; then it is in the place of `instead`."""
    words.names = tuple(names)
    app.settings.remember(names, "" if sheet else name)
    app.keeper.journal.start(encode(name, names, answers, sheet), instead, sheet)
    app.keeper.play(Session(make(name, len(names), answers, sheet)))
    return name


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
    """Draw what is asked next, unseen yet: who made a position by hand may have made one that fails there.

    Raises whatever is wrong, one of NO_GAME.
    """
    while session.prompt and session.prompt.auto_answer:  # as `ask` will answer
        session.answer(session.prompt.suggestion())
    screen = screen_for(session.prompt) if session.prompt else the_end(app, name, session)
    app.canvas.begin(False)
    screen.draw(app.canvas)
    app.canvas.end()


def the_end(app, name, session):
    """The EndScreen of a game that is over. name: of the game, with its title."""
    title = label_of(name, app.keeper.journal.description)
    codes = coder(app, name, app.keeper.journal.number)
    result = result_of(session.game)
    screen = EndScreen(result, "go_home", (title,), best_before(app, name, result.lowest), app.clock, codes)
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
        if prompt.auto_answer:
            session.answer(prompt.suggestion())
            app.keeper.save()
            continue
        if session.redo.lost and prompt.kind != NOTICE:
            session.redo.lost = False
            prompt.with_news(list(prompt.news) + ["offers_gone"], prompt.teller)
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
            offered = session.redo_answer()
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
        length = len(session.log)
        try:
            session.answer(answer)
        except Refused as refused:
            if session.prompt is not prompt or len(session.log) != length:
                raise
            app.refuse(refused)
            continue
        app.keeper.save()
        for line in app.keeper.journal.complaints():
            yield from attention(line)
    return True


def attention(line):
    """Tell the player something, `line` (a label): a generator that returns the answer to it."""
    return read(Notice("attention", None, (line,)))


def read(notice):
    """Have a notice read: a generator that returns the answer to it."""
    answer = AGAIN
    while answer is AGAIN:
        answer = yield notice
    return answer


def take_back(app, session):
    """Take back the last answer, and what was answered for the player after it. Return (the answer, or None: it was set
    by hand; a note that says what it was); () where there was none.

    The game may still be over, where several things were set by hand at its end.
    """
    answer = session.undo(True)
    app.keeper.save()
    if answer is None:
        return ()
    if session.undid_hand:
        return None, taken_back(None, words.translate("adjust"))
    return answer, taken_back(session.prompt.player, answered(session.prompt, answer))


def take_back_turn(app, session, before):
    """Take back the turn, or (`before`) the one before where nothing was answered in this one. Return what `ask` takes:
    the turn's first question is asked, with its answer offered, and a note says so.
    """
    session.undo_turn(before)
    app.keeper.save()
    offered = session.redo_answer()
    player = session.prompt.player if session.prompt else None  # it may still be over: see `take_back`
    return offered, taken_back(player, words.translate("turn_again")), None, offered is not None


def best_before(app, name, lowest):
    """Return the best total that the one who plays a game alone had in those finished before; None: there is none.

    lowest: the fewest points win. Games that were won the other way round don't count.
    """
    if len(words.names) > 1:
        return None
    sheet = app.keeper.journal.description
    totals = []
    for i in range(app.finished.count()):
        _, game, names, points = app.finished.get(i)
        if game == name and names == list(words.names) and lowest_wins(app.finished.setup(i), sheet) == lowest:
            totals += points
    if not totals:
        return None
    return min(totals) if lowest else max(totals)


def parts_of(session, result, sheet=b""):
    """What is kept of a game besides its totals: a list of pairs as `Finished.add` takes them. `result`: its Result;
    `sheet`: what it was played by, packed.
    """
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
