"""Trying to lose a game, with counts: a sample of each trial in every run, the whole of it with `make torture`.

A trial is given how many of what it counts (`size`) and a seed, and tells its counts. The same seed does the same.
"""

import random
from contextlib import closing, nullcontext
from typing import NamedTuple

import by_hand
import photographs
import pytest
from images import image

from host.build import images
from host.pilot import policies, walker
from host.recorded import notation
from host.runtimes import emulated_pico, on_micropython
from host.storage import faults, oracle
from host.storage.flash import ANY_BITS, QUARTERS, RUNTIMES, Nor
from host.storage.life import Device
from host.storage.pico_cuts import BoardCuts
from host.storage.quick import Quick

from persistence.region import FINISHED, GAME, KEPT_SHEETS, TOTALS, Region
from persistence.saved import LOG
from words import LANGUAGES


class Amount(NamedTuple):
    """How much of a trial is done.

    sample: in every run (0: nothing); whole: with torture, in `parts` parts (`--count` gives another number).
    """

    sample: int
    whole: int
    parts: int


TRIALS = {
    "test_storms": Amount(2000, 200_000, 4),
    "test_pairs_of_faults": Amount(1, 1000, 10),
    "test_start_ups": Amount(100, 1_000_000, 20),
    "test_whole_games": Amount(20, 4000, 4),
    "test_bad_sectors": Amount(2, 40, 4),
    "test_by_hand": Amount(120, 5000, 4),
    "test_codes": Amount(200, 10_000, 4),
    "test_photographs": Amount(100, 4000, 4),
    "test_wear": Amount(1000, 20_000, 1),
    "test_keys": Amount(0, 1_000_000, 10),
    "test_keys_on_micropython": Amount(0, 50_000, 10),
    "test_pico": Amount(6, 100, 1),  # one cut of each kind at least
}
SAMPLE_OF_PAIRS = 60


def pytest_generate_tests(metafunc):
    """Each trial has a sample and, marked `torture`, all of it in parts, each with a seed of its own."""
    if metafunc.function.__name__ not in TRIALS:
        return
    amount = TRIALS[metafunc.function.__name__]
    whole, parts = metafunc.config.getoption("count") or amount.whole, amount.parts
    seed = 1000 * metafunc.config.getoption("seed")
    marks = [pytest.mark.torture, pytest.mark.timeout(7200)]
    tried = [pytest.param(max(1, whole // parts), seed + part, marks=marks, id=str(part)) for part in range(parts)]
    metafunc.parametrize("size,seed", tried + [pytest.param(amount.sample, 1, id="sample")] * bool(amount.sample))


@pytest.fixture
def sampled(request):
    """Whether this is the sample of a trial: a part of its kinds of cases will do."""
    return "sample" in request.node.callspec.id.split("-")


@pytest.fixture
def tell(request, record_property):
    """Tells the counts of a trial at the end of a run with torture."""
    sort = request.node.callspec.params
    title = " ".join([request.node.originalname, *[sort[name] for name in ("runtime",) if name in sort]])
    return lambda counts: record_property("counts", (title.removeprefix("test_"), counts))


def test_a_store_that_loses_an_answer_is_noticed(monkeypatch):
    put = Region.put
    monkeypatch.setattr(
        Region, "put", lambda self, *record: record[1] == LOG and record[2][2] == 2 or put(self, *record)
    )
    with pytest.raises(oracle.Lost):
        faults.Trials(faults.Story("circuitpy", random.Random(3))).start("cut", play=False)


@pytest.mark.parametrize("game", notation.games())
def test_storms(game, size, seed, tell):
    """Undo an answer and give it again, over and over, at five places of a game: nothing fills up."""
    source = random.Random(seed)
    done = 0
    while done < size:
        device = Device("circuitpy", Nor())
        session = device.begin(game, min(4, notation.rules(game).PLAYERS[1]))
        for _ in policies.play(session, source):
            device.settle()
            if done >= size or not session.log or source.random() < 0.8:
                continue
            for _ in range(size // 5):
                answer = session.undo()
                session.read()
                session.answer(answer)
                session.read()
                device.settle()
                device.nor.mark()
                assert not device.journal.full and not device.journal.unsaved
            done += size // 5
            device.rest()
        saved = device.saved(device.games()[0])
        assert saved.log == bytes(session.log) and not saved.position
    tell({"taken back and answered again": done})


def counted(tell, trials):
    """Tell the counts of trials; none of them may lose anything silently, or raise, or start slowly."""
    tell(trials.counts)
    tell({"slowest start, ms": round(trials.slowest)})
    assert not trials.failures, f"{len(trials.failures)} failures, such as {trials.failures[:5]}"
    assert trials.slowest < 2000


def test_quick_trials_come_to_the_same_as_others():
    counts = []
    for way in (nullcontext, Quick):
        with way():
            trials = faults.Trials(faults.Story("micropy", random.Random(3)))
            for number in range(150):
                trials.attempt(*faults.PAIRS[number % len(faults.PAIRS)])
        counts.append((trials.counts, trials.failures))
    assert counts[0] == counts[1] and counts[0][0]["answers lost"] and not counts[0][1]


def test_pairs_of_faults(size, seed, tell, sampled, quick):
    """Every fault and every pair of kinds of faults, each at as many random places as `size` says: the device is
    started, played on, cut in that, and started again. The sample has some of them.
    """
    source = random.Random(seed)
    pairs = [(fault,) for fault in faults.FAULTS] + faults.PAIRS
    if sampled:
        pairs = source.sample(pairs, SAMPLE_OF_PAIRS)
    for first in range(0, len(pairs), 10):
        full = first // 10 % 3 == 1  # all lists are
        trials = faults.Trials(faults.Story(source.choice(RUNTIMES), source, finished=faults.FULL if full else 0))
        for pair in pairs[first : first + 10]:
            for _ in range(size):
                trials.attempt(*pair)
        counted(tell, trials)


def test_start_ups(size, seed, tell):
    """Start-ups with one or two faults; one in fifty is as slow as it is."""
    source = random.Random(seed)
    for start in range(0, size, 1000):
        trials = faults.Trials(faults.Story(source.choice(RUNTIMES), source))
        count = min(1000, size - start)
        slow = count // 50
        for way, some in ((Quick, count - slow), (nullcontext, slow)):
            with way():
                for _ in range(some):
                    trials.attempt(*source.choice(faults.PAIRS)[: source.randint(1, 2)], play=False)
        counted(tell, trials)


@pytest.mark.parametrize("runtime", RUNTIMES)
def test_whole_games(runtime, size, seed, tell, sampled, quick):
    """The power is cut in every program and erase of whole games; then bits flip, then it is cut in the recovery. The
    sample has all cuts, which may not even be noticed, and the rest at `size` of them.
    """
    source = random.Random(seed)
    done = 0
    while done < size:
        trials = faults.Trials(faults.Story(runtime, source, 600))
        operations = len(trials.story.nor.log)
        for operation in range(operations) if sampled else ():
            trials.attempt("cut", play=False, at=(operation, source.choice((*QUARTERS, ANY_BITS))))
        for operation in source.sample(range(operations), size) if sampled else range(operations):
            for tear in (ANY_BITS,) if sampled else (*QUARTERS, ANY_BITS):
                for bits in ("", "1 bit", "3 bits"):
                    trials.attempt("cut", *filter(None, (bits,)), at=(operation, tear))
            done += 1
        counted(tell, trials)


def test_bad_sectors(size, seed, tell):
    """One to fifteen sectors fail, from the first start on or later."""
    counts = {}
    for count in range(1, 16):
        for number in range(size):
            faults.bad_sectors(RUNTIMES[number % 2], random.Random(f"{seed} {count} {number}"), count, counts)
    tell(counts)


@pytest.mark.parametrize("game", notation.games())
def test_by_hand(game, size, seed, tell):
    """Starts on a game whose saved position or setup somebody made by hand never fail, and its answers count."""
    came = [by_hand.start(game, random.Random(f"{seed} {number}")) for number in range(size)]
    tell({what: came.count(what) for what in set(came)})
    assert came.count("as of another version") > size // 6 and came.count("gone on with") > size // 6


def test_a_prompt_that_fails_after_an_answer_given_for_the_player_is_found_before_it_is_shown():
    """One of the games of `test_by_hand` that once failed."""
    assert by_hand.start("late_bronze_age", random.Random("3 129")) == "gone on with"


@photographs.READERS
def test_codes(size, seed, tell):
    """Of codes as the display shows them zxing reads all, OpenCV more than 99 of 100."""
    chance = random.Random(seed)
    by_opencv = 0
    for _ in range(size):
        segments, text = photographs.anything(chance)
        picture = photographs.shown(photographs.drawn(segments))
        assert photographs.zxing(picture) == [text]
        by_opencv += photographs.opencv(picture) == text
    assert by_opencv >= 0.99 * size - 2
    tell({"codes": size, "read by zxing": size, "read by OpenCV": by_opencv})


@photographs.READERS
def test_photographs(size, seed, tell):
    """A reader finds every code from 1.25 camera pixels per display pixel on."""
    chance = random.Random(seed)
    for _ in range(size):
        segments, text = photographs.anything(chance)
        scale = chance.choice((1.25, 1.5, 2, 3))
        assert photographs.zxing(photographs.photograph(photographs.drawn(segments), scale, chance)) == [text], scale
    tell({"photographs": size})


def test_wear(size, seed, tell, quick):
    """Games in a row: all sectors wear alike."""
    source = random.Random(seed)
    device = Device("circuitpy", Nor())
    device.settings.save()
    for _ in range(size):
        session = device.begin("score_pad", 4)
        for _ in policies.play(session, source, source.randrange(100, 300)):
            device.settle()
        device.finish(session)
        device.rest()
        device.nor.mark()
    least, most = min(device.nor.erases), max(device.nor.erases)
    tell({"games": size, "erases of a sector, least": least, "erases of a sector, most": most})
    tell({"games until 100,000 erases": 100_000 * size // most})
    assert most <= 2 * least


def test_keys(size, seed, tell):
    """Random keys on the whole app. The sample is in `test_walker.py`."""
    tell(walker.walk(size, seed))


@pytest.mark.skipif(bool(on_micropython.available()), reason=on_micropython.available())
def test_keys_on_micropython(size, seed, tell):
    """Random keys on the whole app, on a 32-bit MicroPython, mostly in games of one kind. The sample: as above."""
    options = {"game": ("bronze_age", "late_bronze_age")[seed % 2], "players": 2 + seed // 2 % 3}
    options |= {"presses": size, "seed": seed, "language": LANGUAGES[seed % len(LANGUAGES)]}
    tell(on_micropython.walk(**options))


@pytest.mark.skipif(bool(emulated_pico.unavailable()), reason=emulated_pico.unavailable())
@pytest.mark.parametrize("runtime", images.VARIABLES)
def test_pico(runtime, size, seed, tell, tmp_path):
    """Power cuts in a life on the emulated board, which does to its flash what the model does, press by press."""
    with closing(BoardCuts(image(runtime), runtime, random.Random(seed), tmp_path)) as cuts:
        cuts.run(size)
        tell(cuts.counts)
    assert cuts.counts["cuts"] >= size


@pytest.mark.parametrize("finished", [150, faults.FULL])
def test_faults_while_the_oldest_of_many_finished_games_go(finished, quick):
    source = random.Random(14)
    trials = faults.Trials(faults.Story("circuitpy", source, finished=finished))
    if finished == faults.FULL:
        kinds = Device("circuitpy", trials.story.nor.again()).region.kind
        assert kinds.count(GAME) == 3 and kinds.count(FINISHED) >= 7
        assert KEPT_SHEETS in kinds and kinds.count(KEPT_SHEETS) + kinds.count(TOTALS) == 2
    for number in range(12):
        trials.start(*(("cut",) if number % 2 else source.choice(faults.PAIRS)))
