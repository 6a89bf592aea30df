"""Invariants of a game under way, after any answer, undo, adjustment or resume."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from players import options
from test_autosave import Kept

from host.paths import GAMES
from host.pilot import policies
from host.recorded.notations.bronze_age.sheets import check
from host.recorded.transcript import Replay, Transcript, parse

from engine.game import Game
from engine.history.log import entry_ends
from engine.history.session import Session
from engine.limits import ANSWER
from engine.prompts import COUNTERS, DICE, NOTICE, Choose, Dice, Name, Refused, Row
from engine.prompts.counters import CounterRow
from rules.bronze_age.civilization import BUILDING_COUNT, CITIES, SIZES
from rules.bronze_age.pegboard import total_worth
from rules.bronze_age.turn import BronzeAge
from rules.late_bronze_age import LateBronzeAge
from rules.score_pad import ALL_DONE, ScorePad

# Every game with every number of players and its options.
SETUPS = [
    (BronzeAge, count, tuple(options(count, trading, edition)))
    for count in (1, 2, 3, 4)
    for trading in ((False, True) if count > 1 else (False,))
    for edition in (False, True)
] + [(LateBronzeAge, count, ()) for count in (2, 3, 4)]


class Advanced(LateBronzeAge):
    """A game of the Late Bronze Age from a position with all its own rules in use."""

    def start(self):
        LateBronzeAge.start(self)
        for number, player in enumerate(self.players):
            for name in ("preservation", "shipping", "smithing", "caravans")[: 4 - number % 2]:
                player.developments |= 1 << self.names.index(name)
            player.boxes[: 1 + number] = SIZES[: 1 + number]
            player.goods = bytearray((6, 2, 3, 5, 2))
            player.ships = number
            player.food = 6


# The same from the middle of a game, where ships sail and spearheads fly.
ADVANCED = [(Advanced, count, ()) for count in (2, 3, 4)]
setups = st.sampled_from(SETUPS + ADVANCED)
late_setups = st.sampled_from(SETUPS[-3:] + ADVANCED + ADVANCED)
seeds = st.integers(0, 2**32 - 1)


def shown(prompt):
    """All that a screen can show of a prompt."""
    if prompt is None:
        return None
    hidden = ("suggest", "first", "rows", "_rows", "_facts", "_page_rows", "_made", "news", "teller", "distribute")
    fields = {key: value for key, value in vars(prompt).items() if key not in hidden}
    rows = prompt.rows() if prompt.kind == COUNTERS else getattr(prompt, "rows", ())
    if prompt.kind == DICE:
        fields["facts"] = prompt.facts
    if fields.get("follow_up"):
        fields["follow_up"] = [shown(prompt.follow_up(number)) for number in prompt.ids]
    rows = [sorted((key, str(value)) for key, value in vars(row).items() if not callable(value)) for row in rows]
    suggestion = prompt.suggestion()
    return type(prompt).__name__, str(sorted(fields.items())), rows, suggestion


def state(session):
    """The whole position, and the prompt that waits."""
    game = session.game
    return (
        game.save(),
        (game.step, bytes(game.faces), game.workers, game.coins, game.buying, game.over)
        + (game.choice, game.as_food, game.store),
        bytes(session.log),
        shown(session.prompt),
    )


def settled(session):
    """The same, when the notices have been read."""
    session.read()
    return state(session)


def begin(setup):
    play, count, answers = setup
    return Session(play(count, answers))


def answer_some(session, dice, number, adjusting=0.0, each=None, autosave=None):
    """Answer up to `number` prompts at random; adjust now and then. Calls `each(session)` after every one."""
    for _ in range(number):
        if session.prompt is None:
            break
        if dice.random() < adjusting:
            session.adjust(*policies.adjustment(session.game, dice))
        else:
            session.answer(policies.free(session.prompt, dice, suggested=0))
        autosave.flush_idle() if autosave else session.add_idle_checkpoint()
        if each:
            each(session)


def check_sheets(session):
    """The rules of recorded games, and: no tick outside the game; a finished monument has one first builder."""
    game = session.game
    check(game)
    for player in game.players:
        assert not any(player.boxes[building] for building in range(BUILDING_COUNT) if not game.in_play(building))
        assert 3 <= player.cities() <= 7
        assert player.ships <= 5 and (player.ships == 0 or game.owns(player, "shipping"))
    for building in range(CITIES, BUILDING_COUNT):
        finished = [player for player in game.players if player.finished(building)]
        assert sum(player.firsts >> building - CITIES & 1 for player in finished) == min(1, len(finished))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_game_of_any_answers_is_legal_throughout_and_ends(setup):
    for seed in range(4):
        session = begin(setup)
        game = session.game
        answer_some(session, random.Random(seed), 3000, each=TurnEnds())
        assert game.over and session.prompt is None and game.winners()
        if game.count == 1:
            assert game.round == 10
        else:
            assert game.all_built() or max(player.bought() for player in game.players) >= game.ENOUGH
        for number in range(game.count):
            race = game.race(number)
            assert len(race) == game.round and race[-1] == game.total(number)


class TurnEnds:
    """Check the sheets after each answer, and the limit of goods after each turn."""

    def __init__(self):
        self.turn = (1, 0)

    def __call__(self, session):
        game = session.game
        check_sheets(session)
        if self.turn != (game.round, game.current):
            self.turn = (game.round, game.current)
            player = game.players[(game.current - 1) % game.count]
            assert sum(player.goods) <= 6 or game.owns(player, "caravans")


@given(setups, seeds, st.integers(0, 150), st.integers(1, 40), st.sampled_from((0, 0.1)))
def test_taking_back_some_answers_and_giving_them_again_changes_nothing(setup, seed, number, back, adjusting):
    session = begin(setup)
    states, answers, dice = [settled(session)], [], random.Random(seed)

    def each(session):
        states.append(settled(session))

    answer_some(session, dice, number, adjusting, each)
    states = [entry for i, entry in enumerate(states) if not i or entry[2] != states[i - 1][2]]
    position = len(states) - 1
    for _ in range(min(back, position)):
        at = len(session.log)
        whole = bytes(session.log)
        taken = session.undo()
        head = whole[len(session.log)]
        answers.append((head, whole[len(session.log) + 1 : at]))
        assert taken == (b"" if head & 0x80 else answers[-1][1])
        position -= 1
        assert settled(session) == states[position]
    for head, answer in reversed(answers):
        if head & 0x80:
            session.adjust(answer[0] >> 4, answer[0] & 15, answer[1:])
        else:
            session.answer(answer)
        position += 1
        assert settled(session) == states[position]


@given(setups, seeds, st.sampled_from((0, 0.05)))
@settings(max_examples=40)
def test_a_game_often_taken_back_and_taken_up_again_stays_the_same(setup, seed, adjusting):
    dice = random.Random(seed)
    session = begin(setup)
    autosave = Kept(session)
    play, count, answers = setup
    for _ in range(25):
        answer_some(session, dice, dice.randint(1, 30), adjusting, autosave=autosave)
        for _ in range(dice.choice((0, 0, 1, 2, 12, 40))):
            session.undo(dice.random() < 0.5)
        saved = autosave.saved()
        assert saved.log == session.log
        if dice.random() < 0.4:
            again = Session(play(count, answers), saved.log, saved.checkpoints[-2:])
            assert settled(again) == settled(session)
            session = again
            autosave.play(session, saved)


@given(late_setups, seeds, st.integers(20, 150))
@settings(max_examples=40)
def test_taking_back_through_what_was_answered_for_the_player_ends_where_the_player_was_asked(setup, seed, number):
    sessions = begin(setup), begin(setup)
    autosave = Kept(sessions[0])
    for session in sessions:
        answer_some(session, random.Random(seed), number)
    while sessions[0].log:
        dropped = sessions[0].undo(through=True)
        one = sessions[1].undo()
        while sessions[1].prompt.auto_answer:
            one = sessions[1].undo()
        assert one == dropped and sessions[0].log == sessions[1].log == autosave.saved().log
        assert state(sessions[0]) == state(sessions[1])
    assert sessions[0].undo(through=True) is None


@given(late_setups, seeds)
@settings(max_examples=20)
def test_an_answer_is_taken_back_by_playing_again_from_one_checkpoint_once_also_after_a_start(setup, seed):
    session = begin(setup)
    autosave = Kept(session)
    answer_some(session, random.Random(seed), 120, autosave=autosave)
    if seed % 2:
        play, count, answers = setup
        saved = autosave.saved()
        session = Session(play(count, answers), saved.log, saved.checkpoints)
    load, loads = session.game.load, []
    session.game.load = lambda saved: (loads.append(saved), load(saved))
    while session.log:
        before = len(loads)
        session.undo(through=True)
        assert len(loads) == before + 1


@given(late_setups, seeds)
@settings(max_examples=20)
def test_what_is_played_in_the_place_of_what_was_taken_back_gets_its_saved_positions(setup, seed):
    session = begin(setup)
    autosave = Kept(session)
    dice = random.Random(seed)
    answer_some(session, dice, 150, autosave=autosave)
    for _ in range(60):
        session.undo()
    length = len(session.log)
    answer_some(session, dice, 50, autosave=autosave)
    if len(session.log) > length + 100:
        assert autosave.saved().checkpoints[-1].length > length


def test_after_answers_are_taken_back_and_given_again_the_log_still_begins_two_whole_rounds_ago_or_earlier():
    session = begin((ScorePad, 2, (ALL_DONE,)))

    def rounds(number):
        for _ in range(number):
            for player in range(2):
                session.answer(session.prompt.encode_change(player, 12))
            session.answer(session.prompt.encode_action())

    rounds(9)
    for _ in range(4 * 3):
        session.undo()
    rounds(1)
    first_kept = ScorePad(2, (ALL_DONE,))
    first_kept.load(session.rebase_points()[1].saved)
    assert first_kept.round <= session.game.round - 2


def test_where_the_log_begins_anew_answers_are_taken_back_as_before():
    cut, whole = begin((ScorePad, 2, (ALL_DONE,))), begin((ScorePad, 2, (ALL_DONE,)))
    for session in (cut, whole):
        for number in range(40):
            session.answer(session.prompt.encode_change(number % 2, 7))
            session.answer(session.prompt.encode_action())
    cut.rebase(cut.rebase_points()[1].length)
    assert cut.based and len(cut.log) < len(whole.log)
    for _ in range(3):
        assert cut.undo(through=True) == whole.undo(through=True) is not None and cut.game.save() == whole.game.save()


def test_a_game_is_taken_up_at_its_last_saved_position_and_plays_no_turn_before_it_again():
    class Counted(ScorePad):
        turns = 0

        def turn(self):
            Counted.turns += 1
            return ScorePad.turn(self)

    session = Session(Counted(2, (ALL_DONE,)))
    autosave = Kept(session)
    for _ in range(40):
        session.answer(session.prompt.encode_change(0, 5))
        session.answer(session.prompt.encode_action())
        autosave.flush_idle()
    Counted.turns = 0
    again = Session(Counted(2, (ALL_DONE,)), bytes(session.log), autosave.saved().checkpoints[-1:])
    assert again.game.save() == session.game.save() and Counted.turns <= 20
    first, *later = [len(session.log) - at.length for at in session.recent(96)]
    assert 96 <= first <= 140 and all(back < 96 for back in later), "the last 96 bytes of answers are played from there"


def test_in_the_largest_pad_an_answer_is_taken_back_by_playing_few_again_also_after_a_start(replayed):
    pad = ScorePad, 8, (ALL_DONE,)
    session = begin(pad)
    autosave = Kept(session)
    for _ in range(90):
        for player in range(8):
            session.answer(session.prompt.encode_change(player, 321))
        session.answer(session.prompt.encode_action())
        autosave.flush_idle()
    for resumed in (False, True):
        if resumed:
            saved = autosave.saved()
            session = Session(ScorePad(8, (ALL_DONE,)), saved.log, saved.checkpoints)
        for _ in range(30):
            replayed.clear()
            session.undo(through=True)
            assert len(replayed) <= 40 and (replayed or not session.log), (resumed, len(replayed))


class Named(Game):
    """Asks for a number of faces, and has a name that is set by hand."""

    STEPS = ("roll",)
    name = ""

    def roll(self):
        yield Dice("dice", 0, 1)

    def score(self, player):
        return [Row("score_total", 0)]

    def adjusting(self, player, page):
        return Name("who", player, 8)

    def set_by_hand(self, player, page, prompt, answer):
        self.name = prompt.decode(answer)


def test_what_is_set_by_hand_and_too_long_for_the_journal_is_refused_and_changes_nothing():
    session = Session(Named(1))
    session.adjust(0, 0, ("𝐀" * 7).encode())  # 28 bytes: with player and page as many as an answer has
    with pytest.raises(Refused, match="form"):
        session.adjust(0, 0, ("𝐁" * 7 + "b").encode())
    assert session.game.name == "𝐀" * 7 and len(session.log) == 1 + ANSWER


@given(setups, seeds, st.integers(0, 100), st.binary(max_size=40))
def test_a_log_that_breaks_a_rule_is_played_as_far_as_it_is_legal(setup, seed, number, rubbish):
    session = begin(setup)
    answer_some(session, random.Random(seed), number)
    log = bytes(session.log)
    play, count, answers = setup
    again = Session(play(count, answers), log + rubbish)
    assert bytes(again.log[: len(log)]) == log
    assert len(again.log) + again.dropped == len(log + rubbish)
    assert (log + rubbish).startswith(bytes(again.log))
    check_sheets(again)
    answer_some(again, random.Random(seed), 20, each=check_sheets)


@given(setups, seeds, st.integers(0, 120), st.binary(max_size=12))
def test_a_refused_answer_changes_nothing(setup, seed, number, answer):
    session = begin(setup)
    answer_some(session, random.Random(seed), number)
    if session.prompt is None:
        return
    before = state(session)
    try:
        session.prompt.check(answer)
    except Refused:
        with pytest.raises(Refused):
            session.answer(answer)
        assert state(session) == before


@given(setups, seeds, st.integers(0, 120), st.integers(0, 7), st.integers(0, 2), st.binary(max_size=4))
def test_a_refused_adjustment_changes_nothing(setup, seed, number, player, page, answer):
    session = begin(setup)
    answer_some(session, random.Random(seed), number)
    before = settled(session)
    try:
        session.adjust(player, page, answer)
    except Refused:
        assert state(session) == before


def set_to(session, player, field, value):
    """Set a field of a sheet by hand, as the device does."""
    prompt = session.game.adjusting(player, 0)
    session.adjust(player, 0, prompt.encode_change(field, value - prompt.rows()[field].value))


def test_setting_by_hand_sets_the_field_and_marks_the_sheet():
    for play, count, answers in SETUPS:
        session = Session(play(count, answers))
        game = session.game
        for player in range(count):
            for field, row in enumerate(game.adjustable(player)):
                if row.most and row.value != row.most:
                    set_to(session, player, field, row.most)
                    after = game.adjustable(player)[field]
                    assert (str(after.label), after.value) == (str(row.label), row.most)
            assert game.by_hand[player]
            assert total_worth(game.players[player].goods) == 36 + 56 + 63 + 60 + 50


class Ouch(Game):
    """A game in which every turn ends with a notice; five points end it."""

    PLAYERS = (2, 2)
    STEPS = ("ask", "hurt")

    def start(self):
        self.points = bytearray(2)

    def ask(self):
        yield Choose("really", self.current, (Row("no"), Row("yes")))

    def hurt(self):
        self.warn("ouch")

    def ending(self):
        return max(self.points) >= 5

    def score(self, player):
        return [Row("score_total", self.points[player])]

    def adjustable(self, player):
        return [CounterRow("points", self.points[player], 9, set=(self.points, player))]

    def pack(self):
        return bytes(self.points)

    def unpack(self, saved):
        self.points = bytearray(saved)


@pytest.mark.parametrize("read", [True, False])
def test_setting_by_hand_between_two_rounds_counts_the_same_when_played_again(read):
    # The last turn of the round ends with a notice, which was read or not before the sheet is set by hand.
    session = Session(Ouch(2))
    for _ in range(2):
        session.read()
        session.answer(session.prompt.encode(0))
    assert session.prompt.kind == NOTICE
    if read:
        session.read()
        assert session.game.round == 2
    set_to(session, 0, 0, 5)
    assert not session.game.over
    again = Session(Ouch(2), bytes(session.log))
    session.read()
    again.read()
    assert (again.game.save(), again.game.step, again.log) == (session.game.save(), session.game.step, session.log)


class Stricter(Ouch):
    """From the second round on fewer points may be set."""

    def adjustable(self, player):
        return [CounterRow("points", self.points[player], 9 if self.round < 2 else 3, set=(self.points, player))]


def test_what_adjust_offers_over_a_notice_that_ends_a_round_is_what_may_be_set_then():
    from flows.menu import set_by_hand
    from ui.signal import BACK

    session = Session(Stricter(2))
    for _ in range(2):
        session.read()
        session.answer(session.prompt.encode(0))
    assert session.prompt.kind == NOTICE and session.game.round == 1
    page = set_by_hand(session, 0, 0)
    prompt = next(page)
    assert prompt.bounds(0, 0) == (0, 0, 3)
    page.send(prompt.encode_change(0, 3))
    with pytest.raises(StopIteration) as changed:
        page.send(BACK)
    assert changed.value.value
    assert session.game.points[0] == 3


def test_an_answer_longer_than_the_journal_has_room_for_is_refused():
    class Long(Game):
        STEPS = ("ask",)

        def ask(self):
            yield Dice("dice", 0, 2 * ANSWER + 2)

        def score(self, player):
            return [Row("score_total", 0)]

    session = Session(Long(1))
    with pytest.raises(Refused, match="form"):
        session.answer(session.prompt.encode([0] * (2 * ANSWER + 2)))


def test_checkpoints_for_undo_take_four_and_a_half_kilobytes_at_most_and_stand_closest_for_the_last_rounds():
    session = begin((LateBronzeAge, 4, ()))
    dice = random.Random(3)
    while session.prompt and len(session.log) < 6000:
        answer = policies.free(session.prompt, dice, suggested=0)
        if session.prompt.what == "buy":
            answer = session.prompt.encode(255)  # so that the game never ends
        if session.prompt.what == "build":
            answer = b""
        session.answer(answer)
        kept = session.checkpoints
        assert sum(len(checkpoint.saved) for checkpoint in kept) <= 4608
    gaps = [after.length - before.length for before, after in zip(kept, kept[1:])]
    assert len(session.log) - kept[-1].length < 100 and max(gaps[-3:]) < 100
    assert max(gaps[len(gaps) // 2 :]) < max(gaps[: len(gaps) // 2])


def test_a_long_turn_is_taken_back_at_once(replayed):
    transcript = Transcript(parse((GAMES / "ages_2006_three.json").read_bytes()))
    session = Session(transcript.new_game())
    Replay(transcript, session).play()
    ends = list(entry_ends(bytes(session.log), 0))
    for end in ends[len(ends) // 2 : len(ends) // 2 + 40]:
        long = Session(transcript.new_game(), bytes(session.log[:end]))
        replayed.clear()
        long.undo_turn()
        assert len(replayed) < 40 and long.begun == len(long.log)
