"""Play a game: begin or resume it, and ask until it is over."""

import words
from engine import setup
from engine.history.session import Session
from engine.prompts import NOTICE, Notice, Refused
from engine.result import result_of
from engine.setup import without_sign
from flows import attention, read
from flows.known_games import (
    FORGED_SAVE_ERRORS,
    encode,
    label_of,
    lowest_wins,
    make,
    remember_order,
    sheet_of,
    version_of,
)
from micropython import const
from persistence.finished import ANSWERS, BROUGHT, CUT, END, LINES, PACKED, RACE
from persistence.packing import pack
from persistence.sheets import encode_end, encode_race, encode_sheets
from screens import screen_for
from screens.answered import answered, answered_briefly, width_for_undo
from screens.end import EndScreen
from screens.news import changed_by_hand, lines_for_undo, taken_back, toast_of
from ui.signal import BACK, REFRESH, UNDO_TURN
from ui.view import Ask

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Callable, Sequence

    from device import Device
    from engine.history.session import Dialogue
    from engine.result import Result
    from flows.codes import Segments
    from persistence.finished import Finished
    from persistence.journal import Journal
    from persistence.saved import Kept
    from ui.view import Asking, Flow


class TakenBack:
    """What undo leads to: the answer that the question starts from, a toast, and whether A alone gives that answer."""

    def __init__(self, answer: "bytes | None", toast: str, offered: bool = False) -> None:
        self.answer = answer
        self.toast = toast
        self.offered = offered


def begin(
    device: "Device",
    name: str,
    names: "Sequence[str]",
    answers: "Sequence[bytes]",
    instead: "Kept | None" = None,
    sheet: bytes = b"",
) -> str:
    """Begin a game; return its name. Its first answer stores it, in place of `instead`."""
    words.names = tuple(names)
    device.settings.remember(names, "" if sheet else name)
    device.autosave.journal.start(encode(name, names, answers, sheet), instead, sheet)
    session = Session(make(name, len(names), answers, sheet))
    hidden = session.prompt.menu_answers() if session.prompt and name in device.settings.reordered else ()
    for _, answer in hidden:  # as the players chose in the last game
        session.answer(answer)
    device.autosave.play(session)
    return name


def resume(device: "Device", kept: "Kept") -> "Flow":
    """Resume a game under way. Treat a forged or corrupt save as an incompatible version."""
    name, version, words.names, answers = setup.decode(kept.setup)
    session = None
    sheet = sheet_of(device, kept)
    # All in this one call: calls nest deepest when a game begins.
    if version_of(name, sheet) == version:
        saved = device.autosave.journal.load(kept)
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
                    try_out(device, session, name)
                elif before != game.save():
                    failed = None
                break
            except FORGED_SAVE_ERRORS as error:
                failed = error
                session = None
                undone = []
        if session and failed:  # the position was right: it is not that which fails
            device.autosave.play(session)
            raise failed
    if session is None:
        device.autosave.close()
        yield from attention("other_version")
        return None
    if saved.lost:
        yield from attention(("answers_damaged", saved.lost))
    device.autosave.play(session, saved)
    if session.dropped or not saved.whole or saved.checkpoints and not checkpoints:
        device.autosave.compact()
    return play(device, name)


def try_out(device: "Device", session: "Session", name: str) -> None:
    """Draw the next question without sending it: a forged position may fail only there.

    Raises one of FORGED_SAVE_ERRORS if it does.
    """
    while session.prompt and session.prompt.auto_answer:  # as `ask` will answer
        session.answer(session.prompt.suggestion() or b"")
    screen = screen_for(session.prompt) if session.prompt else the_end(device, name, session)
    device.canvas.begin(False)
    screen.draw(device.canvas)
    device.canvas.end()


def the_end(device: "Device", name: str, session: "Session") -> "EndScreen":
    """Return the EndScreen of a game that is over. name: of the game, with its title."""
    title = label_of(name, device.autosave.journal.description)
    codes = coder(device, name)
    result = result_of(session.game)
    clocks = device.autosave.clocks
    times = clocks.texts() if clocks else None
    best = best_before(device, name, result.lowest)
    return EndScreen(result, "go_home", (title,), best, device.clock, codes, times=times)


def coder(device: "Device", name: str) -> "Callable[[Result], list[Segments]]":
    """Return a function that makes the codes of the game under way from its Result, and loads what that needs."""

    def make(result: "Result") -> "list[Segments]":
        from flows.codes import codes

        return codes(device.address, device.settings.device, name, device.autosave.journal.number, result)

    return make


def ask(device: "Device", session: "Dialogue", taken: "TakenBack | None" = None) -> "Asking[bool]":
    """Ask a session's prompts; return True once its game is over, or False if B went back past its beginning.

    taken: what `take_back` or `take_back_turn` returned, if that led to this prompt.
    """
    told = None  # the prompt whose news were shown
    redone = again = False  # the last answer was the last one of redo; it was one of redo
    while session.prompt:
        yield from warn(device)
        prompt = session.prompt
        if prompt.auto_answer:
            session.answer(prompt.suggestion() or b"")
            continue
        if session.redo.lost and prompt.kind != NOTICE:
            session.redo.lost = False
            prompt.with_news(list(prompt.news) + ["offers_gone"], prompt.teller)
        toast = ""
        # Any: an answer or a Signal, by what was asked.
        answer: "Any" = None
        by_hand = session.adjusted
        if prompt.kind != NOTICE:
            session.adjusted = None
        if by_hand and prompt.kind != NOTICE and not prompt.news:
            changed = answered(*by_hand)
            toast = changed_by_hand(by_hand[0].player, changed, lines_for_undo(prompt), width_for_undo(prompt))
        elif prompt is not told and not taken:  # undo has its own toast
            line = toast_of(prompt)
            toast = line or ""
            if line is None:
                answer = yield from read(Notice("news", prompt.teller, prompt.news))
                if session.prompt is not prompt:  # set by hand meanwhile
                    continue
        told = prompt
        if answer is not BACK and answer is not UNDO_TURN:
            offered = session.redo_answer()
            if not taken:
                taken = TakenBack(offered, toast, offered is not None)
            if prompt.kind != NOTICE:
                device.redo_ended = redone
                redone = False
            answer = yield Ask(prompt, start=taken.answer, toast=taken.toast, offered=taken.offered)
            again = taken.offered and answer == offered
        taken = None
        if answer is REFRESH:
            continue
        if answer is UNDO_TURN:
            taken = take_back_turn(session)
        elif answer is BACK:
            taken = take_back(session)
            if not taken:
                if not session.based:
                    return False
                yield from attention("undo_ends")
                continue
        else:
            length = len(session.log)
            try:
                session.answer(answer)
            except Refused as refused:
                if session.prompt is not prompt or len(session.log) != length:
                    raise
                device.refuse(refused)
                continue
            redone = redone or again and not session.redo
        if taken and len(session.log) >= device.autosave.preset and device.autosave.session is session:
            remember_order(device, session.game)
    yield from warn(device)
    return True


def warn(device: "Device") -> "Asking[None]":
    """Report that storing answers failed, or that undo did."""
    for line in device.autosave.journal.complaints():
        yield from attention(line)


def take_back(session: "Dialogue") -> "TakenBack | None":
    """Undo the last answer, and what was answered automatically after it.

    Return the answer (None: something was set by hand) and a toast that says what it was, or None if there was none.
    The game may still be over, if several things were set by hand at its end.
    """
    answer = session.undo(through=True)
    if answer is None:
        return None
    prompt = session.prompt
    if session.undid_hand or not prompt:
        return TakenBack(None, taken_back(None, [words.translate("adjust")]))
    texts = answered_briefly(prompt, answer)
    return TakenBack(
        prompt.repeated(answer), taken_back(prompt.player, texts, lines_for_undo(prompt), width_for_undo(prompt))
    )


def take_back_turn(session: "Dialogue") -> "TakenBack":
    """Undo the turn, or the previous one if nothing was answered in this one.

    Return what `ask` takes to offer the answer to the turn's first question, with a toast that says so.
    """
    stage = session.game.stage()
    session.undo_turn(session.begun == len(session.log))
    offered = session.redo_answer()
    player = session.prompt.player if session.prompt else None  # it may still be over: see `take_back`
    texts = [words.translate("turn_again")]
    again = session.game.stage()
    if again and again != stage:  # that is worth more than the turn
        texts = [texts[0] + " · " + words.translate(again), words.translate(again)]
    return TakenBack(offered, taken_back(player, texts), offered is not None)


def best_before(device: "Device", name: str, lowest: bool) -> "int | None":
    """Return a solo player's best total in earlier games of this kind, or None.

    lowest: the fewest points win. Games that were won the other way round don't count.
    """
    if len(words.names) > 1:
        return None
    sheet = device.autosave.journal.description
    player = without_sign(words.names[0])
    totals = []
    for number in device.finished.numbers():
        head = device.finished.head(number)
        alone = len(head.names) == 1 and without_sign(head.names[0]) == player
        if alone and head.game == name and lowest_wins(head, sheet) == lowest:
            totals += head.totals
    if not totals:
        return None
    return min(totals) if lowest else max(totals)


def parts_of(session: "Session", result: "Result", sheet: bytes = b"") -> "list[tuple[int, bytes]]":
    """Return the parts of a finished game except its totals, as pairs for `Finished.add`.

    sheet: its score sheet, packed.
    """
    parts = [
        (END, encode_end(result.order, result.tie, result.ended)),
        (LINES, encode_sheets(result.sheets)),
        (RACE, encode_race(result.races)),
    ]
    if sheet:  # its names are needed to read the lines
        parts.insert(1, (BROUGHT, sheet))
    if session.based:
        parts.append((CUT, b""))
    else:
        log = bytes(session.log)
        packed = pack(log, result.races)
        parts.append((PACKED, packed) if len(packed) < len(log) else (ANSWERS, log))
    return parts


def finish(
    finished: "Finished",
    journal: "Journal",
    session: "Session",
    parts: "Sequence[tuple[int, bytes]]" = (),
    result: "Result | None" = None,
) -> bool:
    """Store the journal's game among the finished ones; return whether that worked.

    parts: from `parts_of`, result: from `result_of`, if they were called already.
    """
    result = result or result_of(session.game)
    parts = parts or parts_of(session, result, journal.description)
    try:
        withdraw(finished, journal)
        over = finished.last()[0]
        if over != journal.number and not journal.settle(over):
            raise OSError
        finished.add(journal.setup, journal.number, result.totals, result.winners, parts)
    except OSError:  # it stays under way
        journal.failed = True
        return False
    journal.finish()
    return True


def withdraw(finished: "Finished", journal: "Journal") -> None:
    """Delete the journal's game from the finished ones, where an attempt to finish it left it. Raise OSError."""
    if journal.number and finished.last() == (journal.number, journal.setup):
        finished.remove(finished.numbers()[0])


def play(device: "Device", name: str, back: "Callable[[Kept | None], Flow] | None" = None) -> "Flow":
    """Play the saved session to the end and show the result, where B takes back the last answer.

    back: takes the stored game (None: there is none) and returns the flow to which B leads from the first question.
    """
    session = device.autosave.session
    if not session:
        return None
    taken: "TakenBack | None" = None
    while (yield from ask(device, session, taken)):
        taken = None
        length = len(session.log)
        screen = the_end(device, name, session)
        parts: "list[tuple[int, bytes]]" = []

        def make_parts(parts: "list[tuple[int, bytes]]" = parts, result: "Result" = screen.result) -> None:
            """Prepare the parts while the players look at the winner: for a long game it takes a while."""
            parts.extend(parts_of(session, result, device.autosave.journal.description))

        answer = REFRESH
        while answer is REFRESH and len(session.log) == length:
            answer = yield Ask(screen, later=make_parts)
        if answer is UNDO_TURN or answer is BACK:
            try:
                withdraw(device.finished, device.autosave.journal)
            except OSError:  # the next start would take the game for finished
                yield from attention("journal_failed")
                continue
            taken = take_back_turn(session) if answer is UNDO_TURN else take_back(session)
        elif answer is not REFRESH:
            if not finish(device.finished, device.autosave.journal, session, parts, screen.result):
                from flows.menu import may_leave  # only a failing flash needs it

                if not (yield from may_leave(device)):
                    continue
                device.autosave.journal.fail()  # home says so
                device.autosave.close()
                return None
            from flows.home import home  # loaded long ago

            device.autosave.close()
            return home(device, True)
    number = device.autosave.journal.number
    device.autosave.close()
    if not back:
        return None
    stored = [game for game in device.autosave.journal.games() if number and game.number == number]
    return back(stored[0] if stored else None)
