"""Invariants of any map of Roll Into Town: flooding, growing, the stock and the score, against other ways to reckon."""

import itertools
import random

from hypothesis import given, settings
from hypothesis import strategies as st

import host.paths  # noqa: F401  (the firmware on the path)
from host.pilot import policies

from engine.history.session import Session
from engine.prompts.place import OPPOSITE
from rules.roll_into_town import RollIntoTown, discover
from rules.roll_into_town.construct import BUILDING_CELLS, BUILDINGS, COSTS, build, cathedral_ways, fits, where
from rules.roll_into_town.discover import flood
from rules.roll_into_town.market import SWAPS, fewest, left, offered, offers, payable
from rules.roll_into_town.town import (
    COAST,
    EMPTY,
    FARM,
    LIGHTHOUSE_TOP,
    MOUNTAIN,
    TAVERN,
    TREE,
    Town,
    is_coast,
    is_ocean,
)
from rules.roll_into_town.upkeep import Growth, due

SIZES = st.sampled_from([5, 7, 9])


@st.composite
def towns(draw, trees=0.2):
    """A town with anything of one cell on it, and a lighthouse and a cathedral if there is room."""
    town = Town(draw(SIZES))
    dice = random.Random(draw(st.integers(0, 2**32)))
    share = draw(st.floats(0, 1))
    for cell in range(len(town.cells)):
        if town.cells[cell] == EMPTY and dice.random() < share:
            single = dice.choice([FARM, MOUNTAIN, TREE, COAST, COAST, *BUILDING_CELLS[:3], TAVERN])
            town.cells[cell] = TREE if dice.random() < trees else single
            if single == COAST and town.cells[cell] == COAST:
                town.cells[cell] |= dice.randint(1, 14)
    for name in ("lighthouse", "cathedral"):
        building = BUILDINGS.index(name)
        places = where(town, building)
        if places and dice.random() < 0.8:
            cell = dice.choice(places)
            build(town, building, cell, cathedral_ways(town, cell)[0] if name == "cathedral" else 0)
    return town


@given(towns(), st.randoms())
def test_the_order_of_flooding_does_not_matter(town, dice):
    """Cell by cell in any order, by coordinates."""
    size = town.size
    wet = {}
    for cell, there in enumerate(town.cells):
        wet[divmod(cell, size)] = there & 15 if is_coast(there) or is_ocean(there) else 0
    dry = [divmod(cell, size) for cell, there in enumerate(town.cells) if there in (EMPTY, LIGHTHOUSE_TOP)]
    while True:
        dice.shuffle(dry)
        for row, column in dry:
            beside = ((-1, 0, 1), (0, 1, 2), (1, 0, 4), (0, -1, 8))
            count = sum(bool(wet.get((row + i, column + j), 0) & OPPOSITE[side]) for i, j, side in beside)
            if count >= 2:
                wet[row, column] = 15
                dry.remove((row, column))
                break
        else:
            break
    flood(town)
    for cell, there in enumerate(town.cells):
        assert is_ocean(there) == (wet[divmod(cell, size)] == 15)


def trees_by_forest(town):
    """The sizes of all groups of trees, by painting: an independent count."""
    size = town.size
    left = {divmod(cell, size) for cell, there in enumerate(town.cells) if there == TREE}
    groups = []
    while left:
        group = {min(left)}
        while True:
            more = {(r + i, c + j) for r, c in group for i, j in ((0, 1), (1, 0), (0, -1), (-1, 0))} & left - group
            if not more:
                break
            group |= more
        left -= group
        groups.append((min(group), group))
    return sorted(groups)


@given(towns(trees=0.5), st.randoms())
def test_growth_goes_where_the_rules_say_and_as_far_as_there_is_room(town, dice):
    growth = Growth(town, due(town))
    # Worked out again for every tree: the forest's group by then, and the empty cells next to it.
    turns = [(r * town.size + c, len(group) // 2) for (r, c), group in trees_by_forest(town) if len(group) > 1]
    then = Town(town.size)
    then.cells = bytearray(town.cells)
    placed = b""
    for first, trees in turns:
        for _ in range(trees):
            group = next(g for _, g in trees_by_forest(then) if divmod(first, town.size) in g)
            room = {
                other
                for r, c in group
                for other in then.beside(r * town.size + c)
                if other >= 0 and then.cells[other] == EMPTY
            }
            if not room:
                break
            assert growth.where(placed) == bytes(sorted(room))
            cell = dice.choice(sorted(room))
            placed += bytes([cell])
            then.cells[cell] = TREE
    assert growth.where(placed) == b"" and growth.plant(placed) == b""


@given(towns(trees=0.6), st.randoms(), st.integers(1, 20))
def test_growth_named_in_pieces_is_the_same_as_at_once(town, dice, cut):
    whole = Growth(town, due(town))
    placed = b""
    while whole.where(placed):
        placed += bytes([dice.choice(whole.where(placed))])
    first = Growth(town, due(town))
    second = Growth(town, first.plant(placed[:cut]))
    for i in range(len(placed[cut:])):
        assert placed[cut + i] in first.where(placed[cut : cut + i])
        assert first.where(placed[cut : cut + i]) == second.where(placed[cut : cut + i])
    assert first.where(placed[cut:]) == second.where(placed[cut:]) == b""
    assert first.plant(placed[cut:]) == b"" and all(town.cells[cell] == TREE for cell in placed)


AMOUNT = st.integers(0, 9)


@given(st.tuples(AMOUNT, AMOUNT, AMOUNT), st.sampled_from(COSTS))
@settings(max_examples=150)
def test_the_market_finds_the_fewest_swaps_that_pay(stock, cost):
    stock = bytearray(stock)
    found = fewest(stock, cost)
    best = None
    for number in range(9):
        for swaps in itertools.combinations_with_replacement(SWAPS, number):
            rest = left(stock, cost, swaps)
            if rest is not None and min(rest) >= 0:
                best = number
                break
        if best is not None:
            break
    assert (None if found is None else len(found)) == best
    assert payable(left(stock, cost, b"")) == (best is not None)
    paid = [swap for swap in SWAPS if fewest(stock, cost, bytes([swap])) is not None]
    assert list(offered(stock, cost, b"")) == paid and offers(stock, cost) == bool(paid)
    if found is not None:
        assert min(left(stock, cost, found)) >= 0
        for swap in offered(stock, cost, b""):
            assert min(left(stock, cost, fewest(stock, cost, bytes([swap])))) >= 0


@given(st.integers(0, 2**32), st.integers(1, 4), SIZES)
@settings(max_examples=25, deadline=None)
def test_any_game_ends_after_twelve_rounds_and_its_position_fits(seed, count, size):
    """`test_pilot.py` has the other invariant of every position: the notation's check."""
    game = RollIntoTown(count, (bytes([size]),))
    for _ in policies.play(Session(game), random.Random(seed)):
        assert all(town.cells[size * size // 2] == 4 for town in game.towns)
    assert game.over and game.round == 12
    assert len(game.save()) < 1200


def test_a_long_turn_is_kept_in_its_middle_so_that_little_is_played_again():
    session = Session(RollIntoTown(4, (b"\x09",)))
    dice = random.Random(5)
    within = 0
    while session.prompt:
        session.answer(policies.free(session.prompt, dice, suggested=0.8))
        before = len(session.checkpoints)
        session.add_idle_checkpoint()
        within += len(session.checkpoints) > before
    assert within


def test_what_was_told_in_a_turn_is_known_where_it_is_taken_up_while_forests_grow():
    session = Session(RollIntoTown(2, (b"\x09",)))
    # Farms and watermills with a yield of more than a byte, and a forest with room for its trees.
    for cell in (*range(40), *range(41, 60)):
        prompt = session.game.adjusting(0, 0)
        what = "farm" if cell < 20 else "watermill" if cell < 40 else "tree"
        session.adjust(0, 0, prompt.encode((cell, 0, [piece.label for piece in prompt.pieces].index(what))))
    dice = random.Random(3)
    found = 0
    for _ in range(30):
        prompt = session.prompt
        growing = prompt.what == "grow"
        if growing and session.checkpoints[-1].length == len(session.log):
            resumed = Session(RollIntoTown(2, (b"\x09",)), bytes(session.log), session.checkpoints[-1:])
            while prompt.what == "grow":
                answer = prompt.suggestion()
                resumed.answer(answer)
                session.answer(answer)
                prompt = session.prompt
            told = session.game.last_turns[0]
            assert told[0][0] == ("got_food", 420) and resumed.game.last_turns[0] == told
            found += 1
        else:
            one = (prompt.pieces[0].where()[0], 0, 0) if growing else None
            session.answer(prompt.encode(one) if growing else policies.free(prompt, dice, suggested=1))
            session.add_idle_checkpoint()
    assert found


@given(towns())
def test_what_fits_somewhere_has_places(town):
    for building in range(len(BUILDINGS)):
        assert fits(town, building) == bool(where(town, building))
    for icon in range(1, discover.JOKER):
        assert discover.fits(town, icon) == bool(discover.where(town, icon))
