"""Roll Into Town with the maps on paper: what is told of a game played on the device comes to the same result."""

import copy

import pytest
import referee_town
from seat import Seat
from test_replay import load, played, transcript

from host.paths import GAMES as FOLDER
from host.pilot.pilot import Recorded
from host.pilot.shortest_keys import to_cell
from host.recorded import people
from host.recorded import transcript as files
from host.recorded.fields import Field
from host.recorded.notations.roll_into_town.paper import read_known
from host.recorded.transcript import TranscriptError

from engine.prompts import DICE, NOTHING, NUMBER, PLACE, Refused
from input.keys import A
from rules.roll_into_town import RollIntoTown
from rules.roll_into_town.construct import BUILDINGS
from screens.place import PlaceScreen

# The recorded games that were played from the beginning with the largest maps, on the device.
LARGE = [path.stem for path in files.recorded(FOLDER) if path.stem.startswith("town_") and path.stem.endswith("9x9")]
LARGE = [name for name in LARGE if "scorer" not in name and "start" not in load(name)]
MAPS = ("terrain", "buildings", "coasts", "river")


def only(told, *keys):
    return {key: told[key] for key in keys if key in told}


def on_paper(record):
    """A game that was played on the device, as its players would have told it with their maps on paper."""
    size = record["options"]["size"]
    sheets = [referee_town.Sheet(size, {}) for _ in record["players"]]
    rounds = []
    for number, one_round in enumerate(record["rounds"], 1):
        told = []
        for sheet, did in zip(sheets, one_round["players"], strict=True):
            sheet.discover(did.get("discover", ()), number)
            sheet.construct(did.get("construct", ()))
            stone, felled = sheet.gather(did.get("fell", ()))
            sheet.upkeep(did.get("grow", ()))
            one = {
                "discover": [only(icon, "die", "by", "icon") for icon in did.get("discover", ())],
                "construct": [only(building, "building", "market") for building in did.get("construct", ())],
                "mined": stone,
                "felled": felled,
                "grown": len(did.get("grow", ())),
            }
            if number == referee_town.ROUNDS:
                one["map"] = only(sheet.told(), *MAPS)
            told.append(one)
        rounds.append({"dice": one_round["dice"], "players": told})
    return {**record, "options": {"size": size, "scorer": True}, "rounds": rounds}


def without_counts(result):
    players = [{key: value for key, value in player.items() if key != "counts"} for player in result["players"]]
    return {**result, "players": players}


@pytest.mark.parametrize("size", [5, 7, 9])
def test_games_played_on_the_device_come_to_the_same_result_on_paper(size):
    for seed in range(8):
        record = people.play("roll_into_town", 1 + seed % 4, seed, {"size": size}, suggested=0.5 if seed % 2 else 0.8)
        assert without_counts(played(on_paper(record))) == played(record)


class Hand(Recorded):
    """A pilot who counts the presses of each player's map."""

    def __init__(self, transcript):
        super().__init__(transcript)
        self.maps = dict.fromkeys(range(len(self.names)), 0)

    def give(self, session, prompt, answer, then=None):
        before = len(self.pressed)
        super().give(session, prompt, answer, then)
        if prompt.what in ("map", "map_dry"):
            self.maps[prompt.player] += len(self.pressed) - before


@pytest.mark.parametrize("name", LARGE)
def test_a_full_map_takes_at_most_60_presses(name):
    hand = Hand(transcript(on_paper(load(name))))
    result = hand.play()
    assert without_counts({**result, "presses": None}) == load(name + ".result")
    assert max(hand.maps.values()) <= 60


# -- a map that cannot have come about


def moved(name, away, to, layer="buildings"):
    """A recorded game in which something lies elsewhere on the first player's map."""
    record = copy.deepcopy(load(name))
    rows = record["rounds"][-1]["players"][0]["map"][layer]
    letter = rows[away[0]][away[1]]
    for (row, column), there in ((away, "."), (to, letter)):
        rows[row] = rows[row][:column] + there + rows[row][column + 1 :]
    return record


@pytest.mark.parametrize(
    "away, to, layer, said",
    [
        ((3, 1), (6, 6), "buildings", "no watermill can stand at [6, 6]"),
        ((6, 0), (0, 7), "buildings", "a lighthouse has another form"),
        ((1, 1), (8, 4), "buildings", "map_stone C2 5 10"),
        ((0, 4), (4, 4), "terrain", "the Town Hall stands at [4, 4], and only there"),
        ((0, 3), (0, 7), "buildings", "no house can stand at [0, 7]"),
        ((0, 4), (0, 5), "terrain", "5 farm on the map, 6 drawn and built"),
    ],
)
def test_a_recorded_map_that_cannot_have_come_about_is_refused_with_its_cell(away, to, layer, said):
    with pytest.raises(TranscriptError, match="round 12 .Ana.") as refused:
        played(moved("town_scorer_two_9x9", away, to, layer))
    assert said in str(refused.value)


class Paper(Seat):
    """A player alone after the last round, of whose map so much is known."""

    def __init__(self, size=5, **known):
        super().__init__(RollIntoTown(1, (b"\0", bytes([size]))))
        self.game.round = referee_town.ROUNDS
        self.town = self.game.towns[0]
        self.town.stock[2] = 0
        read_known(self.town, Field(known))
        self.play(self.nothing, lambda: self.asked.startswith("map"))

    @staticmethod
    def nothing(prompt):
        """Nothing is drawn, felled, grown."""
        if prompt.kind == NUMBER:
            return prompt.encode(prompt.least)
        return prompt.encode([0] * prompt.count if prompt.kind == DICE else NOTHING)

    def where(self):
        """The kind that is asked for, and where it can be."""
        piece = self.prompt.pieces[0]
        return piece.label, [divmod(cell, self.town.size) for cell in piece.where()]

    def put(self, *places, way=0):
        """Where all of a kind are; of one its way."""
        cells = [row * self.town.size + column for row, column in places]
        return self.answer(self.prompt.encode(*[(cell, way) for cell in cells]))


def test_what_is_asked_for_at_once_has_all_of_it_and_no_cell_twice():
    paper = Paper(house=3)
    with pytest.raises(Refused):
        paper.put((0, 0), (0, 1))
    with pytest.raises(Refused):
        paper.put((0, 0), (0, 0), (0, 1))
    assert not paper.put((0, 0), (0, 1), (4, 4)).prompt and paper.game.total(0) == 6


def test_a_river_follows_its_cells_and_leaves_where_it_is_said():
    paper = Paper(river=3)
    assert len(paper.where()[1]) == 16
    with pytest.raises(Refused):
        paper.put((0, 2), (1, 2), (3, 2))
    paper.put((2, 0), (2, 1), (1, 1))
    assert paper.prompt.pieces[0].ways(6) == bytes([0x41, 0x42, 0x48])
    paper.put((1, 1), way=0x41)
    assert paper.town.course()[1:] == (1, 4)


def test_a_river_longer_than_there_is_room_for_is_refused():
    paper = Paper(river=26)
    ring = [(0, column) for column in range(5)] + [(row, 4) for row in range(1, 5)]
    ring += [(4, column) for column in (3, 2, 1, 0)] + [(row, 0) for row in (3, 2, 1)]
    paper.put(*ring, (1, 1), (1, 2), (1, 3), (2, 3), (3, 3), (3, 2), (3, 1), (2, 1))
    while paper.prompt.kind == PLACE:  # the ways of its ends
        paper.answer(paper.prompt.suggestion() or paper.prompt.encode(paper.prompt.pieces[0].likely()))
    assert paper.prompt.facts == (("map_missing", ":B3", "river", 2),)


ALL = [(row, column) for row in range(5) for column in range(5) if (row, column) != (2, 2)]


@pytest.mark.parametrize(
    "kind, known, puts, cell",
    [
        ("watermill", {"river": 1, "mountain": 2}, [[(0, 0)], [(0, 1), (1, 0)]], ":A1"),  # where the river ends
        ("lighthouse", {"mountain": 23, "coast": 1}, [ALL[:-1]], ":E5"),  # at the last coast
        ("cathedral", {"mountain": 22}, [ALL[:5] + ALL[7:]], ":B2"),  # at the last empty cell
        ("house", {"mountain": 20, "farm": 4}, [ALL[4:]], ":D1"),  # after the last one for which there was room
    ],
)
def test_a_kind_without_room_is_refused_with_the_cell_where_it_would_have_to_be_or_where_the_map_was_full(
    kind, known, puts, cell
):
    paper = Paper(**known, **{kind: 1})
    for places in puts:
        paper.put(*places)
        while paper.prompt.kind == PLACE and (paper.prompt.auto_answer or paper.prompt.pieces[0].ways):
            paper.answer(paper.prompt.suggestion() or paper.prompt.encode(paper.prompt.pieces[0].likely()))
    assert paper.prompt.facts == (("map_missing", cell, kind, 1),)


def test_where_a_river_cannot_go_on_a_takes_a_step_back_and_held_it_stops():
    screen = PlaceScreen(Paper(river=6).prompt)
    for cell in (1, 6, 5, 0):  # into the corner
        screen, _ = to_cell(screen, [cell])
        screen.press(A, False)
    assert screen.ends_here() and not screen.press(A, True) and len(screen.taken) == 4
    screen.press(A, False)
    assert not screen.ends_here() and len(screen.taken) == 3


def test_a_mill_stands_beside_the_river_but_not_where_it_flows_to():
    paper = Paper(river=2, watermill=1).put((2, 0), (2, 1))
    paper.put((2, 1), way=0x82)
    assert paper.where() == ("watermill", [(1, 0), (1, 1), (3, 0), (3, 1)])


def test_land_with_water_on_two_sides_is_flooded_but_for_gaps_where_trees_were_felled():
    for gaps in (0, 1):
        paper = Paper(coast=2, gaps=gaps).put((0, 0), way=2).put((0, 2), way=8)
        if gaps:
            assert paper.where() == ("map_dry", [(0, 1)])
            paper.put((0, 1))
        assert not paper.prompt and paper.town.cells[1] == (0 if gaps else 0x2F)


def test_a_map_is_refused_until_it_can_be_and_asked_for_with_all_of_it_suggested():
    paper = Paper(mountain=2, mine=1, mined=1, mined_by=3, farm=1).put((0, 0), (0, 1)).put((1, 0)).put((4, 4))
    assert paper.prompt.facts == (("map_stone", ":A2", 2, 1),)
    paper.answer(b"\0")
    for _ in range(2):
        paper.answer(paper.prompt.suggestion())
    assert paper.prompt.suggestion() == bytes([24])
    paper.session.undo()
    assert not paper.put((1, 2)).answer(paper.prompt.suggestion()).prompt and not paper.game.by_hand[0]


def test_a_map_stands_if_the_table_wants_it_which_counts_as_set_by_hand():
    paper = Paper(watermill=1, tree=2, grown=1)
    paper.put((0, 0), (4, 4))
    assert paper.prompt.facts == (("map_missing", ":C3", "watermill", 1),)
    assert not paper.answer(b"\1").prompt and paper.game.by_hand[0] == 1


def test_trees_that_grew_join_a_forest():
    paper = Paper(tree=3, grown=1).put((0, 0), (0, 2), (0, 3))
    assert paper.prompt.facts == (("map_alone", ":A1", 1),)
    assert not Paper(grown=1).prompt, "the number of trees was set to 0 by hand"


def test_what_has_no_other_room_is_not_asked():
    assert Paper(tree=24).prompt.auto_answer and not Paper(tree=23).prompt.auto_answer


def one_more_mine(**known):
    """The first round of a player of whose map so much is known, after one more mine was built."""
    game = RollIntoTown(1, (b"\0", b"\5"))
    seat = Seat(game)
    game.towns[0].stock[2] = 9
    read_known(game.towns[0], Field(known))
    seat.answer(seat.prompt.encode([0] * 5)).answer(bytes([NOTHING])).answer(bytes([BUILDINGS.index("mine")]))
    while seat.asked == "construct":
        seat.answer(bytes([NOTHING]))
    return seat


def test_stone_is_asked_for_when_there_is_more_to_bring_it_and_never_less():
    seat = one_more_mine(mountain=1, mine=1, mined=1, mined_by=2)
    assert (seat.asked, seat.prompt.least, seat.prompt.most) == ("mined", 1, 2)
    full = one_more_mine(mountain=20, mine=1, mined=80, mined_by=2)
    assert full.asked != "mined", "it is as much as there are cells"


@pytest.mark.parametrize("size", [5, 7])
def test_whatever_is_answered_the_game_ends_and_can_be_written_down(size):
    for seed in range(8):
        record = people.play("roll_into_town", 1 + seed % 4, seed, {"size": size, "scorer": True}, suggested=0.4)
        assert played(record) == referee_town.judge(record)
