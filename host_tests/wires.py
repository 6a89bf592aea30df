"""A device in memory at the end of a cable, and what it keeps."""

from host.device import in_memory
from host.device.handheld import Handheld
from host.recorded import transcript

from engine.result import result_of
from flows.game import parts_of
from persistence.autosave import Autosave
from persistence.finished import Finished
from persistence.region import Region


class Memory(in_memory.Store):
    """A store of a device with a random number of its own."""

    def __init__(self, number=1):
        super().__init__()
        self.number = number

    def random(self, count):
        return bytes([self.number] * count)


def device(number=1, recorded=(), played=()):
    """A device that has its language, with these recorded games finished, and these under way."""
    store = Memory(number)
    switched_on = Handheld(store)
    switched_on.press(4)
    region = Region(store)
    for path, over in [*((path, True) for path in recorded), *((path, False) for path in played)]:
        keep(region, path, over)
    if recorded or played:
        switched_on = Handheld(store)
    run(switched_on, 3000)
    return switched_on


def keep(region, path, over=True):
    """Have a recorded game among the finished ones, or under way."""
    replay = transcript.Replay(transcript.load(path))
    replay.play()
    autosave = Autosave(region)
    sheet = replay.transcript.sheet
    autosave.journal.start(replay.transcript.setup(), None, sheet)
    autosave.play(replay.session)
    if not over:
        replay.session.undo(through=True)
    replay.session.entries.stored = 0
    autosave.compact()
    finished = Finished(region)
    if over:
        result = result_of(replay.session.game)
        setup, number = autosave.journal.setup, autosave.journal.number
        finished.add(setup, number, result.totals, result.winners, parts_of(replay.session, result, sheet))
        autosave.journal.finish()
    while finished.work() or region.work():
        pass


def run(handheld, ms):
    """Let the app turn so long."""
    in_memory.wait(handheld.app, handheld.clock, ms)


class Wire:
    """The cable to a Handheld, whose time passes while somebody reads. `keys` are pressed meanwhile, one a read."""

    def __init__(self, handheld, keys=()):
        self.handheld = handheld
        self.keys = list(keys)

    def write(self, data):
        self.handheld.port.coming.extend(data)

    def read(self):
        if self.keys:
            self.handheld.press(self.keys.pop(0))
        run(self.handheld, 100)
        gone = bytes(self.handheld.port.gone)
        self.handheld.port.gone[:] = b""
        return gone

    def clock(self):
        return self.handheld.clock.now() / 1000


def coded(text: str) -> dict[str, bytes]:
    """A text as computers write it."""
    windows = text.replace("\n", "\r\n")
    return {
        "old Mac": text.replace("\n", "\r").encode(),
        "Windows": windows.encode(),
        "Windows with a mark": windows.encode("utf-8-sig"),
        "Unicode of Windows": windows.encode("utf-16"),
        "UTF-16, highest first": b"\xfe\xff" + text.encode("utf-16-be"),
        "UTF-16 without a mark": text.encode("utf-16-le"),
        "zeros at the end": text.encode() + b"\0" * 512,
    }
