#!/usr/bin/env python3
"""Keep what devices have kept, in one file on this computer (`make archive`; docs/archive.md)."""

import argparse
import shlex
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from host.archive import dates, figures, files, lines, talk, texts
from host.archive.store import Archive, Game, Mistaken, Unusable
from host.paths import command
from host.plain import plain, plain_lines, seen
from host.runtimes import connected_boards


class Refused(Exception):
    """Nothing was done; the message says why, and what to do."""


class Progress:
    """Reports progress after a second, on one line, if a person sees it."""

    def __init__(self) -> None:
        self._began = self._said = time.monotonic()
        self._open = False
        self._is_watched = sys.stderr is not None and sys.stderr.isatty()

    def tell(self, text: str) -> None:
        """Say it, at most four times a second."""
        now = time.monotonic()
        if self._is_watched and now - self._began > 1 and now - self._said > 0.25:
            print(f"\r{plain(text)} …\x1b[K", end="", file=sys.stderr, flush=True)
            self._said = now
            self._open = True

    def done(self) -> None:
        """Leave the line."""
        if self._open:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def place() -> Path:
    """Return the usual place of the archive."""
    import platformdirs

    return Path(platformdirs.user_data_dir("quipu", appauthor=False)) / "archive.sqlite"


def read(archive: Archive, options: argparse.Namespace) -> None:
    """Take in what a device keeps, or files: lines of a page or a backup, recorded games."""
    progress = Progress()
    found: list[lines.Line] = []
    wrong: list[str] = []
    if options.files:
        from host.archive.played import line_of

        for number, name in enumerate(options.files):
            path = Path(name)
            progress.tell(f"{number} of {len(options.files)} files")
            try:
                data = files.read(path)
                if files.has_lines(data):
                    came, told = lines.read(data, name)
                    found += came
                    wrong += told
                else:
                    found.append(line_of(path, data))
            except lines.Foreign as error:
                wrong.append(f"{error}.")
    else:
        with connected(options) as wire:
            found, wrong = talk.dump(wire, progress.tell)
    count = archive.add(found, lambda done: progress.tell(f"{done} of {len(found)} lines"))
    progress.done()
    for sentence in wrong[:10]:
        say(sentence)
    if len(wrong) > 10:
        say(f"… and {len(wrong) - 10} more of this kind.")
    new = f"{count.new} new game{'s' * (count.new != 1)}"
    say(f"{new}, {count.newer} newer than before, {count.there} there already.  {archive.path}")
    for game, names, person in archive.clashes(found):
        other = next(name for name in names if name != person)
        say(
            f"Game {game} was played by {' and '.join(names)}, which are names of one person, {person}: they count as "
            f"two there. If they are two people, `apart {shlex.quote(other)}` undoes it."
        )
    if wrong and not found:
        raise Refused("Nothing was taken in.")


def one(archive: Archive, number: int) -> Game:
    """Return the game of that number. Raises Refused."""
    for game in archive.games(finished=False):
        if game.id == number:
            return game
    raise Refused(f"There is no game {number}: `list` has their numbers.")


def over(archive: Archive) -> list[Game]:
    """Return the finished games that count; report those without a visible name."""
    for game in archive.games(finished=False):
        if game.finished and not all(map(seen, game.fields["players"])):
            print(f"Game {game.id} is left out: a player's name can't be seen. `list` has it.", file=sys.stderr)
    return [game for game in archive.games() if all(map(seen, game.fields["players"]))]


def say(text: str) -> None:
    """Print a text in which there may be names from elsewhere."""
    print(plain_lines(text))


def write(data: bytes, path: str | Path) -> None:
    """Write a file and print its name. Raises Refused."""
    try:
        Path(path).write_bytes(data)
    except (OSError, ValueError) as error:
        raise Refused(f"{path} cannot be written: {files.reason_of(error)}.") from None
    say(str(path))


@contextmanager
def connected(options: argparse.Namespace) -> Iterator[talk.Wire]:
    """Open the cable to the device. Raises Refused, connected_boards.NotOne."""
    port, _ = connected_boards.port_of(options.port, "Add --port %s")
    try:
        with talk.Serial(port) as wire:
            yield wire
    except OSError as error:
        why = files.reason_of(error)
        raise Refused(
            f"The port {port} failed: {why}. On Linux, may you use serial ports (docs/build/troubleshooting.md)?"
        ) from None


def restore(archive: Archive, options: argparse.Namespace) -> None:
    """Send to a device what the archive or a backup has of it, or of one device."""
    found = archive.lines()
    if options.files:
        found = []
        for name in options.files:
            data = files.read(Path(name))
            if not files.has_lines(data):
                raise Refused(f"{name}: This is {files.name_of(data) or 'a recorded game; `read` takes it in'}.")
            came, wrong = lines.read(data, name)
            for sentence in wrong[:10]:
                say(sentence)
            found += came
    found = [line for line in found if line.fields["device"].startswith(options.device or "") and "data" in line.fields]
    if not found:
        raise Refused("There is nothing that a device could take: games that came by a cable can be sent to one.")
    with connected(options) as wire:
        said = talk.restore(wire, found, say)
    rest = talk.left_out(said)
    none = said["state"] == "nothing" and not rest
    say("All of it is there already." if none else " ".join([f"Taken in: {said['taken']}.", *rest]))


def report(archive: Archive, path: str) -> None:
    """Write the report."""
    from host.archive.report import report as page

    progress = Progress()
    games = over(archive)
    if not games:
        raise Refused("There are no finished games yet.")
    made = page(games, f"{datetime.now():%Y-%m-%d}", progress.tell)
    progress.done()
    write(made.encode(), path)


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    """Return the options."""
    parser = argparse.ArgumentParser(prog=command("archive"), description=__doc__)
    parser.add_argument("--file", help="the archive (default: in the user's data folder)")
    words = parser.add_subparsers(dest="word", required=True, metavar="WORD")

    def word(name: str, told: str, *takes: str) -> argparse.ArgumentParser:
        made = words.add_parser(name, help=told, description=told)
        for take in takes:
            if take == "files":
                made.add_argument("files", nargs="*", metavar="FILE")
            elif take == "port":
                made.add_argument("--port", help="the device's serial port, when several are plugged in")
            elif take == "number":
                made.add_argument("number", type=int, metavar="N", help="a number that `list` has")
            elif take == "path":
                made.add_argument("path", nargs="?", metavar="FILE")
        return made

    word("read", "take in a device that is plugged in, or files: of the page, backups, recorded games", "files", "port")
    word("list", "all games")
    word("show", "one game with its sheet and race", "number")
    word("stats", "who has won what")
    word("csv", "all finished games as a table", "path")
    word("bgstats", "the address that hands a game to BG Stats", "number")
    word("report", "one HTML file with all that a club looks at").add_argument(
        "path", nargs="?", default="quipu-report.html"
    )
    word("recorded", "a finished game as a recorded one, for tools/replay.py", "number", "path")
    word("date", "when a game was played", "number").add_argument("day", metavar="YYYY-MM-DD")
    word("same", "names that mean one person, the first of them").add_argument("names", nargs="+", metavar="NAME")
    word("apart", "a name means itself again").add_argument("name", metavar="NAME")
    word("backup", "all of it as lines in a file").add_argument("path", metavar="FILE")
    sent = word("restore", "send games back to a device, which asks on its screen first", "files", "port")
    sent.add_argument("--device", help="only what was played there: how its number begins")
    return parser.parse_args(["read"] if given == [] else given)


WRITES = ("read", "date", "same", "apart")  # the others only look


def run(options: argparse.Namespace) -> None:
    """Run the command. Raises Refused and the rooms' exceptions."""
    for name in (options.file, getattr(options, "path", None), *getattr(options, "files", ())):
        if name is not None and not name.strip():
            raise Refused("The name of the file is empty.")
    path = Path(options.file) if options.file else place()
    # The usual archive may come to be by any word: before the first game it is empty.
    with Archive(path, create=options.word in WRITES or not options.file) as archive:
        word = options.word
        if word == "read":
            read(archive, options)
        elif word == "list":
            say("\n".join(texts.line_about(game) for game in archive.games(finished=False)) or "No games yet.")
        elif word == "show":
            say(texts.show(one(archive, options.number)))
        elif word == "stats":
            say(texts.stats(over(archive)))
        elif word == "csv":
            table = texts.table(over(archive))
            if options.path:
                write(texts.for_spreadsheets(table), options.path)
            else:
                print(table.replace("\r\n", "\n"), end="")
        elif word == "bgstats":
            game = one(archive, options.number)
            if not game.finished:
                raise Refused("This game is not over.")
            print(texts.bg_stats(game))
            if not figures.bgg_of(game.fields):
                title = plain(figures.title_of(game.fields))
                print(f"Quipu has no BoardGameGeek number for {title}: choose it in BG Stats.", file=sys.stderr)
        elif word == "report":
            report(archive, options.path)
        elif word == "recorded":
            from host.archive.played import recorded

            text = recorded(one(archive, options.number).line.fields)
            if options.path:
                write(text.encode(), options.path)
            else:
                print(text, end="" if text.endswith("\n") else "\n")
        elif word == "date":
            arrived = dates.written(options.day)
            if not archive.date(options.number, arrived):
                raise Refused(f"There is no game {options.number}: `list` has their numbers.")
            say(f"Game {options.number} was played on {dates.local(arrived)}.")
        elif word == "same":
            person = archive.same(options.names[0], options.names[1:])
            names = list(dict.fromkeys([*options.names, person]))
            say(f"{', '.join(names[:-1])} and {names[-1]} are one person now: {person}.")
        elif word == "apart":
            freed = archive.apart(options.name)
            if not freed:
                raise Refused(f"{options.name} means nobody else." if options.name.strip() else "The name is empty.")
            person = next(iter(freed.values()))
            say(f"{' and '.join(freed)} no longer {'means' if len(freed) == 1 else 'mean'} {person}.")
        elif word == "backup":
            write(lines.with_end(archive.lines()), options.path)
        else:
            restore(archive, options)


def main(given: Sequence[str] | None = None) -> int:
    """Run the command; status 1 if it was refused."""
    for stream in filter(None, (sys.stdout, sys.stderr)):
        stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        run(arguments(sys.argv[1:] if given is None else given))
    except (
        Refused,
        connected_boards.NotOne,
        Unusable,
        Mistaken,
        talk.NoTalk,
        lines.Foreign,
        ValueError,
        OSError,
    ) as error:
        text = files.reason_of(error)
        say(text if text.endswith((".", "?", "!")) or "\n" in text else text + ".")
    else:
        return 0
    return 1


if __name__ == "__main__":
    sys.exit(main())
