"""Flash faults, one or two at a time: power cuts, flipped bits, damage, unstable bits, failing operations.

After each the device is started and compared with the acknowledged data (`oracle.py`).
"""

import bisect
from collections.abc import Callable, Collection
from random import Random
from typing import Any

from host.pilot import policies
from host.recorded import notation
from host.storage.flash import ANY_BITS, DIES, DIES_WITHIN, IDLE, PAGE, PARTLY, QUARTERS, RAISES, SECTOR, SIZE, Nor
from host.storage.life import NAMES, Device
from host.storage.oracle import Known, Lost, Told, judge, lost_answers

from engine import setup
from persistence.finished import ANSWERS, LINES, RACE
from persistence.region import FINISHED, TOTALS
from persistence.transfer import TRANSFERRED

SECTORS = SIZE // SECTOR
# Finished games that fill all of their sectors.
FULL = 200
SHEET_SIZE = 2049  # bytes of the largest score sheet, if it can't be packed
CONTRASTS = (10, 80, 160, 255)


class Player:
    """Plays on a device and records what it acknowledged: an answer counts once the next question appears."""

    def __init__(self, device: Device, random: Any, known: Known | None = None) -> None:
        self.device, self.random = device, random
        self.known = known or Known()
        self.moments: list[tuple[int, Known]] = []  # operations until then, what was known
        self.warned = False  # the device has said that it cannot store
        self.told = Told()
        self.compared: Any = None  # records of the sectors of finished games, as compared last
        self.heard: set[str] = set()  # messages since then
        self.displaces = True  # a newer finished game may take the place of the oldest

    def mark(self) -> None:
        """Start recording the acknowledged data by flash operation."""
        self.device.nor.mark()
        self.moments = [(0, self.known.copy())]

    def note(self) -> None:
        """Record that something was acknowledged."""
        if self.moments:
            self.moments.append((len(self.device.nor.log), self.known.copy()))

    def hear(self) -> bool:
        """Read messages; return whether the device said that it cannot save."""
        lines = self.device.complaints()
        self.told.lines.update(lines)
        self.heard.update(lines)
        stored = not (self.device.journal.failed or self.device.journal.full or self.device.settings.failed)
        self.warned = not stored and (self.warned or "journal_failed" in lines or "journal_full" in lines)
        return self.warned

    def set(self) -> None:
        """Change settings."""
        settings = self.device.settings
        settings.contrast = self.random.choice(CONTRASTS)
        settings.sleep = self.random.choice((1, 3, 10, 30))
        settings.save()
        if settings.failed:
            self.known.tried.append((settings.contrast, settings.sleep))
            if not self.hear():
                raise Lost("settings were not stored, and nothing says so")
        else:
            self.known.settings = settings.contrast, settings.sleep
            self.known.tried = []
            self.note()

    def begin(self, answers: int) -> Any:
        """Start a game of any kind and play it for a while."""
        game = self.random.choice(notation.games())
        least, most = notation.rules(game).PLAYERS
        self.hear()
        session = self.device.begin(game, self.random.randint(least, min(3, most)), self.random)
        self.play(session, answers)
        return session

    def go_on(self, answers: int) -> Any:
        """Continue one of the games."""
        games = [kept for kept in self.device.games() if not kept.other]
        if not games:
            return None
        session = self.device.open(self.random.choice(games))
        session.read()
        self.play(session, answers)
        return session

    def replace(self, answers: int) -> None:
        """Start a game in place of the one played longest ago, if all places are taken."""
        self.hear()
        games = self.device.games()
        instead = games[-1] if len(games) >= self.device.region.places() else None
        self.play(self.device.begin("score_pad", 2, self.random, instead), answers, instead)

    def play(self, session: Any, answers: int, instead: Any = None) -> None:
        """Give answers and undo some; finish the game if it ends. It takes the place of `instead` once it is stored."""
        device = self.device
        begun = bytes(session.log), bytes(session.game.save())
        for _ in range(answers):
            if not session.prompt:
                break
            next(policies.play(session, self.random, None, 0.1, 0.03), None)
            session.read()
            device.settle()
            if not device.journal.unsaved and device.journal.number:
                if instead:
                    self.known.games.pop(instead.number, None)
                    instead = None
                stood = self.known.games.setdefault(device.journal.number, [begun])
                stood.append((bytes(session.log), bytes(session.game.save())))
                self.note()
            elif not self.hear():
                raise Lost("an answer was not stored, and nothing says so")
            if self.random.random() < 0.2:
                self.rest()
        if not session.prompt and not device.journal.unsaved:
            self.finish(session)
        device.autosave.close()

    def finish(self, session: Any) -> None:
        """Store a finished game."""
        device = self.device
        number = device.journal.number
        device.finish(session)
        if device.journal.failed:
            if not self.hear():
                raise Lost("a finished game was not stored, and nothing says so")
            return
        self.known.games.pop(number, None)
        self.add(whole(device))

    def add(self, finished: dict[int, Any]) -> None:
        """Record the finished games after a new one. Unstable bits may hide one until later."""
        oldest = min(finished, default=0)
        unread = {number: game for number, game in self.known.finished.items() if number >= oldest}
        self.known.finish(unread | finished)
        self.compared, self.displaces = None, True
        self.note()

    def delete(self) -> None:
        """Delete a finished game."""
        device = self.device
        numbers = device.finished.numbers()
        if numbers:
            number = self.random.choice(numbers)
            before = self.known.copy()
            begun = len(device.nor.log)
            try:
                device.finished.remove(number)
            except OSError:
                self.compare_finished()
                return
            found = whole(device)
            if number in found:
                raise Lost(f"finished game {number} was deleted, and is there")
            oldest = min(found, default=max(before.finished))
            kept = {other: game for other, game in before.finished.items() if other != number and other >= oldest}
            self.known.finished = kept | found
            before.meanwhile = {n: found.get(n, game) for n, game in before.finished.items() if n >= oldest}
            if self.moments:
                self.moments.append((begun, before))
            self.note()

    def keep_sheet(self) -> None:
        """Keep a score sheet, in place of others if there is no room, or else sometimes of one."""
        device, known = self.device, self.known
        sheet = self.random.randbytes(self.random.randrange(100, SHEET_SIZE))
        gone = self.random.sample(sorted(known.sheets), self.random.randrange(2) if known.sheets else 0)
        while not (room := device.sheets.room_for(sheet, gone)) and known.sheets.difference(gone):
            gone.append(self.random.choice(sorted(known.sheets.difference(gone))))
        announced = device.finished.count_in(room[1]) if room and room[1] >= 0 else 0
        self.change_sheets(lambda: device.sheets.add(sheet, gone), [sheet], gone, announced)

    def delete_sheet(self) -> None:
        """Delete a score sheet."""
        if self.known.sheets:
            sheet = self.random.choice(sorted(self.known.sheets))
            self.change_sheets(lambda: self.device.sheets.remove(sheet), (), [sheet])

    def change_sheets(
        self, change: Callable[[], None], new: Collection[bytes], gone: Collection[bytes], announced: int = 0
    ) -> None:
        """Keep the new score sheets, then delete those in `gone`. If that fails, some of it is done.

        announced: how many old finished games go, without details.
        """
        device, known = self.device, self.known
        before = known.copy()
        before.replaced = before.sheets.union(new)
        if self.moments:
            self.moments.append((len(device.nor.log), before))
        known.sheets = before.replaced.difference(gone)
        try:
            change()
        except OSError:
            found = frozenset(device.sheets)
            if before.sheets.difference(gone) <= found <= before.replaced:
                known.sheets = found
        self.compare_sheets()
        device.finished.close()  # the oldest may have made room
        left = whole(device)
        oldest = min(left, default=max(known.finished, default=0) + 1)
        lost = [number for number in sorted(known.finished) if number < oldest]
        if len(lost) > announced or any(known.finished[number][3] for number in lost):
            raise Lost(f"finished games {lost} went for a score sheet, {announced} of them announced")
        self.add(left)

    def compare_sheets(self) -> None:
        """Allow no change of the score sheets that isn't reported."""
        found = frozenset(self.device.sheets)
        if found != self.known.sheets:
            self.hear()
            if "sheets_lost" not in self.told.lines:
                raise Lost("a score sheet disappeared, or came back")
            self.known.sheets = found
            self.note()

    def drop(self) -> None:
        """Drop the game played longest ago."""
        kept = self.device.games()[-1]
        if self.device.journal.drop(kept):
            self.known.games.pop(kept.number, None)
            self.note()

    def add_finished(self, count: int) -> None:
        """Store finished games without playing them."""
        for _ in range(count):
            number = max(self.known.finished, default=0) + 1
            try:
                add_finished(self.device, number)
            except OSError:
                self.hear()
            self.add(whole(self.device))
            self.rest()

    def rest(self) -> None:
        """Idle for a while."""
        idle(self.device, self.compare_finished)
        self.compare_finished()
        self.compare_sheets()
        self.displaces = False

    def compare_finished(self) -> None:
        """Allow only that the oldest finished games have lost their details, or made room for a newer one.

        Others, and the last one of all, are lost: that has to be reported.
        """
        region = self.device.region
        stored = [region.copied(sector) for kind in (TOTALS, FINISHED) for sector in region.sectors(kind)]
        if stored == self.compared and not self.device.nor.unstable:
            return
        self.compared = stored
        found = whole(self.device)
        oldest = min(found, default=0) if self.displaces else 0
        if found != self.known.finished:
            for number, game in self.known.finished.items():
                if found.get(number) not in (game, (*game[:3], b"")) and (number in found or number >= oldest):
                    self.hear()
                    if "finished_damaged" not in (self.told.lines if self.device.nor.unstable else self.heard):
                        raise Lost(f"finished game {number} disappeared while idle")
            self.known.finish(found)
            self.note()
        self.heard.clear()


def whole(device: Device) -> dict[int, Any]:
    """Return the finished games by number."""
    found = {}
    for number in device.finished.numbers():
        head, details = device.finished.record(number)
        found[number] = head.game, tuple(head.names), tuple(head.totals), bytes(details)
    return found


def add_finished(device: Device, number: int) -> None:
    """Store a finished game of usual size. Raises OSError."""
    names = [*NAMES[number % 5 :], *NAMES][:4]
    details = [(RACE, bytes(60)), (LINES, bytes(180)), (ANSWERS, bytes(852))]
    device.finished.add(setup.encode("roll_into_town", 1, names), TRANSFERRED, [number, 7, -3, 0], [0], details)


def idle(device: Device, changed: Callable[[], None] = lambda: None) -> None:
    """Do all idle work; call `changed` whenever finished games may have changed. Raises Lost if it never ends."""
    for _ in range(200):
        if works(device.finished.work):
            changed()
        elif not any(works(work) for work in (device.autosave.compact_if_low, device.sheets.work, device.region.work)):
            return
    raise Lost("idle work never ends")


def works(work: Callable[[], bool]) -> bool:
    """Do a piece of idle work; return whether there was any that succeeded."""
    try:
        return work()
    except OSError:
        return False


class Story:
    """A device after some evenings, its acknowledged data, and a last stretch in which power can be cut."""

    def __init__(self, runtime: str, random: Any, length: int = 40, finished: int = 0) -> None:
        self.runtime, self.random, self.finished = runtime, random, finished
        player = Player(Device(runtime, Nor()), random)
        player.set()
        player.keep_sheet()
        player.keep_sheet()
        player.add_finished(finished)
        for _ in range(3):
            session = player.begin(400)  # some of them to the end
            assert not session.prompt or len(session.log)
        while len(player.known.games) < 3:
            player.begin(random.randint(5, 60))
        player.rest()
        player.mark()
        player.set()
        player.go_on(length // 2)
        player.rest()
        player.set()
        player.keep_sheet()
        player.delete_sheet()
        player.go_on(length // 2)
        if finished:
            for _ in range(4 - len(player.known.games)):
                player.replace(5)
            player.add_finished(9)  # at least two sectors of them are begun
            player.replace(1)
        else:
            player.delete()
            player.drop()
            player.begin(5)
            player.rest()
        self.moments = player.moments
        self.nor = player.device.nor
        self.known = player.known

    def cut(self, operation: int, tear: int, random: Any) -> tuple[Nor, list[Known]]:
        """Return the flash after a power cut in an operation, and the states allowed then."""
        return self.nor.torn(operation, tear, random), around(self.moments, operation)


def around(moments: list[tuple[int, Known]], operation: int) -> list[Known]:
    """Return what was acknowledged before an operation, and next after it."""
    after = bisect.bisect(moments, operation, key=lambda moment: moment[0])
    return [known for _, known in moments[after - 1 : after + 1]]


# -- faults: each changes a flash (Nor)

Fault = Callable[[Nor, Any], None]


def flips(bits: int) -> Fault:
    """Flip bits near each other or anywhere."""

    def fault(nor: Nor, random: Any) -> None:
        at = random.randrange(8 * SIZE)
        near = random.random() < 0.7
        for _ in range(bits):
            nor.flip((at + random.randrange(96)) % (8 * SIZE) if near else random.randrange(8 * SIZE))

    return fault


def spoil(size: int, what: str) -> Fault:
    """A page or a sector is noise, zeros or blank."""

    def fault(nor: Nor, random: Any) -> None:
        at = random.randrange(SIZE // size) * size
        nor.cells[at : at + size] = {"noise": random.randbytes(size), "zeros": bytes(size), "blank": b"\xff" * size}[
            what
        ]

    return fault


def unstable(nor: Nor, random: Any) -> None:
    """A few bits read differently from one time to the next."""
    at = random.randrange(8 * SIZE)
    for _ in range(random.choice((1, 1, 2, 5))):
        nor.unstable.add((at + random.randrange(200)) % (8 * SIZE))


def no_erase(nor: Nor, random: Any) -> None:
    """A sector cannot be erased."""
    nor.no_erase[random.randrange(SECTORS)] = random.choice((RAISES, IDLE, PARTLY))


def no_program(nor: Nor, random: Any) -> None:
    """A sector cannot be programmed."""
    nor.no_program[random.randrange(SECTORS)] = random.choice((RAISES, IDLE, PARTLY))


FAULTS: dict[str, Fault | None] = {
    "cut": None,
    "1 bit": flips(1),
    "2 bits": flips(2),
    "3 bits": flips(3),
    "page noise": spoil(PAGE, "noise"),
    "page zeros": spoil(PAGE, "zeros"),
    "page blank": spoil(PAGE, "blank"),
    "sector noise": spoil(SECTOR, "noise"),
    "sector zeros": spoil(SECTOR, "zeros"),
    "sector blank": spoil(SECTOR, "blank"),
    "unstable": unstable,
    "no erase": no_erase,
    "no program": no_program,
    "no head": lambda nor, random: setattr(nor, "breaks", random.choice((DIES, DIES_WITHIN))),
}
PAIRS = [(one, two) for i, one in enumerate(FAULTS) for two in list(FAULTS)[i:]]


class Trials:
    """Trials of a story. counts: their results; slowest: slowest start, in ms; failures: silent losses, exceptions."""

    def __init__(self, story: Story) -> None:
        self.story, self.random = story, story.random
        self.seed = self.random.getrandbits(32)
        self.counts = {"starts": 0, "answers lost": 0, "silent losses": 0, "exceptions": 0}
        self.slowest = 0.0
        self.failures: list[str] = []

    def count(self, what: str, number: int = 1) -> None:
        """Count something."""
        self.counts[what] = self.counts.get(what, 0) + number

    def attempt(self, *faults: str, play: bool = True, at: tuple[int, int] | None = None) -> None:
        """Do as `start`; count what goes wrong. The seed of the trial is in `failures`."""
        seed = f"{self.seed} {sum(self.counts.values())}"
        self.random = Random(seed)
        try:
            self.start(*faults, play=play, at=at)
        except Exception as error:
            self.count("silent losses" if isinstance(error, Lost) else "exceptions")
            self.failures.append(f"{seed}, {faults}, {at}: {type(error).__name__}: {error}")

    def start(self, *faults: str, play: bool = True, at: tuple[int, int] | None = None) -> None:
        """Start with these faults, play on, cut power during that and start again. Raises Lost.

        `at`: operation and tear of the first cut.
        """
        story, random = self.story, self.random
        what = " and ".join(faults)
        operation, tear = at or (random.randrange(len(story.nor.log)), random.choice((*QUARTERS, ANY_BITS)))
        if "cut" in faults:
            nor, allowed = story.cut(operation, tear, random)
        else:
            nor, allowed = story.nor.again(), [story.known]
        nor.random = random
        for fault in faults:
            change = FAULTS[fault]
            if change:
                change(nor, random)
        told = Told()
        device = Device(story.runtime, nor)
        known, found = judge(device, allowed, told, what)
        if faults == ("cut",) and (told.lines or told.damaged):
            raise Lost(f"nothing is damaged, and it is reported: {told.lines} {told.damaged}")
        self.count("starts")
        lost = lost_answers(known, found)
        self.count("answers lost", lost)
        self.count("answers reported as lost", sum(told.damaged.values()))
        self.count("games lost", len(known.games.keys() - found.keys()))
        if told.lines or told.damaged:
            self.count("starts that report something")
        self.slowest = max(self.slowest, told.slowest)
        if play:
            self.go_on(device, known, found, told, what)

    def go_on(self, device: Device, known: Known, found: dict[Any, Any], told: Told, what: str) -> None:
        """Play on, cut power during that and start again."""
        player = Player(device, self.random, _known(found))
        if device.nor.unstable:  # the next start may read more answers, or fewer
            player.told.lines |= told.lines
            player.told.damaged = dict(told.damaged)
            for number, stood in player.known.games.items():
                player.known.games[number] = known.games[number] + stood
        player.hear()
        player.mark()
        if device.settings.fresh or self.random.random() < 0.5:
            player.set()
        player.rest()
        for change in (player.delete, player.keep_sheet, player.delete_sheet):
            if self.random.random() < 0.3:
                change()
        player.go_on(self.random.randrange(12))
        if self.story.finished:
            player.replace(self.random.randrange(1, 6))
            player.add_finished(3)
        player.rest()
        log = device.nor.log
        operation = self.random.randrange(len(log) + 1)
        left = device.nor.torn(operation, self.random.choice((*QUARTERS, ANY_BITS)), self.random)
        told = player.told
        judge(Device(device.runtime, left), around(player.moments, operation), told, f"{what}, played on, cut")
        judge(Device(device.runtime, device.nor), [player.known], told, f"{what}, played on")
        self.slowest = max(self.slowest, told.slowest)
        self.count("starts", 2)


def _known(found: dict[Any, Any]) -> Known:
    """Return the data of a start as acknowledged."""
    known = Known()
    known.settings, known.finished, known.sheets = found["settings"], dict(found["finished"]), found["sheets"]
    known.games = {number: [found[number][:2]] for number in found if isinstance(number, int)}
    return known


def bad_sectors(runtime: str, random: Any, count: int, counts: dict[str, int]) -> None:
    """Play on a device with failing sectors, from its first start on or later. Raises Lost."""
    nor = Nor()
    nor.random = random
    player = Player(Device(runtime, nor), random)
    late = random.random() < 0.5
    for evening in range(8):
        if evening == (3 if late else 0):
            for sector in random.sample(range(SECTORS), count):
                if random.random() < 0.8:
                    nor.no_erase[sector] = random.choice((RAISES, IDLE, PARTLY))
                else:
                    nor.no_program[sector] = random.choice((RAISES, IDLE, PARTLY))
        player.set()
        player.keep_sheet()
        if len(player.device.games()) < player.device.region.places() and random.random() < 0.7:
            player.begin(random.choice((20, 300)))
        else:
            player.go_on(random.choice((20, 300)))
        player.rest()
        what = f"{count} bad sectors, evening {evening + 1}"
        found = judge(Device(runtime, nor), [player.known], player.told, what)[1]
        player = Player(Device(runtime, nor), random, _known(found))
    counts[f"{count} bad: games kept"] = (
        counts.get(f"{count} bad: games kept", 0) + len(player.known.games) + len(player.known.finished)
    )
