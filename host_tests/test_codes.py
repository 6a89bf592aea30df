"""The codes of a finished game, and a phone that reads them off the display."""

import string
import subprocess
import sys
from binascii import crc32
from math import factorial

import photographs
import pytest
from hypothesis import given
from hypothesis import strategies as st
from photographs import READERS
from table import Table

from host import paths
from host.device import gallery, in_memory

import words
from engine.result import Result
from flows.codes import MODULUS, fragments
from input.keys import DOWN, LEFT, RIGHT, UP, A, B
from screens import qr
from screens.name import LETTERS, begins, small
from words import LANGUAGES

ADDRESS = "https://quipu.example/"
TYPED = "".join(LETTERS)[:-1]


class Digits:
    """Reads a fragment as flows/codes.py describes it."""

    def __init__(self, digits):
        self.left = int(digits[1:-2])
        assert digits[0] == "1" and self.left % MODULUS == int(digits[-2:])

    def take(self, radix):
        self.left, value = divmod(self.left, radix)
        return value

    def text(self, radix):
        text = ""
        for _ in range(self.take(radix)):
            letter = self.take(28)
            if letter < 26:
                letter = string.ascii_uppercase[letter]
            else:
                others = [c for c in TYPED if c not in string.ascii_uppercase]
                other = 22 * (letter - 26) + self.take(22)
                letter = others[other] if other < len(others) else chr(self.take(1 << 16))
                if other == len(others):
                    text += letter
                    continue
            text += letter if begins(text) else small(letter)
        return text


BY_SHEET = crc32(b"score_sheet") % 1000


def read(digits):
    """Return a fragment's data, as a dict."""
    code = Digits(digits)
    told = {"device": code.take(1 << 32).to_bytes(4, "big")}
    told["number"] = code.take(256 ** (1 + code.take(4)))
    told["game"], told["count"] = code.take(1000), 1 + code.take(8)
    won = code.take(1 << told["count"])
    told["winners"] = [player for player in range(told["count"]) if won >> player & 1]
    told["first"] = code.take(8)
    told["title"] = "" if told["first"] else code.text(25 if told["game"] == BY_SHEET else 14)
    count, size = code.take(9), code.take(26)
    told["players"] = []
    for _ in range(count):
        total = code.take(1 << size)
        told["players"].append((code.text(10), -(total // 2) if total & 1 else total // 2))
    told["wins"] = (None, "fewest", "most")[code.take(3)]
    which = code.take(factorial(told["count"]) + 1) - 1
    assert not code.left
    left = list(range(told["count"]))
    told["order"] = []
    for places in range(len(left), 0, -1) if which >= 0 else ():
        which, place = divmod(which, places)
        told["order"].append(left.pop(place))
    return told


def scanned(device):
    """Return the text that zxing reads off a device's display."""
    (text,) = photographs.zxing(photographs.shown(device.pixels()))
    return text


def over(recorded="four_1.json", address=ADDRESS, language="en"):
    device = gallery.switch_on({"recorded": recorded}, language)
    device.app.address = address
    return device


def listed(recorded="four_1.json", address=ADDRESS):
    """A device on which that game was played, and is looked at in the list of finished games."""
    device = over(recorded, address)
    in_memory.wait(device.app, device.clock, 2000)
    return Table(device).press("a").choose("Finished games").press("a").device


# --- keys and pictures


@READERS
def test_left_on_the_winners_page_shows_a_code_with_the_page_and_the_game():
    device = over()
    assert device.lines()[0].endswith("\x14QR  \x15")  # the effect of left
    device.press(LEFT)
    page, digits = scanned(device).split("#")
    assert page == ADDRESS.upper()
    told = read(digits)
    assert told["players"] == [("Ana", 16), ("Ben", 17), ("Cleo", 24), ("Dan", 27)] and told["winners"] == [3]
    assert told["device"] == device.app.settings.device[:4] and told["number"] == device.app.autosave.journal.number


@READERS
def test_the_same_game_has_the_same_code_when_it_is_in_the_list():
    device = over()
    device.press(LEFT)
    text = scanned(device)
    device = listed()
    device.press(LEFT)
    assert scanned(device) == text


@READERS
@pytest.mark.parametrize("language", LANGUAGES)
def test_without_an_address_any_phone_shows_the_scores_as_text(language):
    device = over(address="", language=language)
    title = words.translate("game_bronze_age")
    device.press(LEFT)
    assert scanned(device) == f"{title}: Dan 27, Cleo 24, Ben 17, Ana 16"


@READERS
@pytest.mark.parametrize("address", ["", "https://quipu.example/", "https://someone.example.io/Quipu/"])
def test_eight_players_have_further_codes_by_right(address):
    device = over("pad_eight_99_rounds.json", address)
    seen, players = 0, []
    while not device.lines()[0].startswith("QR"):
        device.press(RIGHT)
    while device.lines()[0].startswith("QR"):
        seen += 1
        text = scanned(device)
        if address:
            start, digits = text.split("#")
            assert start.lower() == address.lower() and start.endswith(address[8:].split("/", 1)[1])
            players += read(digits)["players"]
        else:
            players += [tuple(entry.rsplit(" ", 1)) for entry in text.split(": ")[1].split(", ")]
        device.press(RIGHT)
    result = device.app.screen.result
    assert seen > 1 and {(name, int(total)) for name, total in players} == {*zip(words.names, result.totals)}
    device.press(LEFT)
    assert device.lines()[0].startswith(f"QR {seen}/{seen}")


@pytest.mark.parametrize("key", [A, B])
def test_a_and_b_go_back_to_the_winner_and_do_nothing_else(key):
    device = over()
    before = device.pixels()
    device.press(LEFT)
    assert "back" in device.lines()[7]
    device.clock.idle(2000)
    device.press(key)
    assert device.pixels() == before and not device.app.session.prompt


def test_while_a_code_stands_the_panel_is_fast_and_up_and_down_change_its_contrast():
    device = over()
    usual = device.panel.contrast
    device.press(LEFT)
    picture, contrast = device.pixels(), device.panel.contrast
    assert device.panel.oscillator == 0xF0
    device.press(DOWN)
    assert device.panel.contrast < contrast
    device.press(UP)
    assert device.panel.contrast == contrast and device.pixels() == picture
    for _ in range(9):
        device.press(UP)
    # The arrow for brighter is gone; the code stays as it is.
    right = [row[54:] for row in picture]  # 58 columns and 8 on either side
    assert device.panel.contrast == 255 and [row[54:] for row in device.pixels()] == right
    device.panel.reset()  # pulled out, and plugged in again
    device.clock.idle(2000)
    device.press(UP)
    assert device.panel.oscillator == 0xF0
    device.press(RIGHT)
    assert device.panel.oscillator == 0x80 and device.panel.contrast == usual


@pytest.mark.parametrize("key", [UP, DOWN, LEFT, RIGHT, A, B])
def test_the_key_that_lights_a_code_in_the_dark_does_nothing_else(key):
    device = over()
    device.app.settings.sleep = 1
    device.press(LEFT)
    code = device.pixels(), device.panel.contrast, device.panel.oscillator
    in_memory.wait(device.app, device.clock, 61_000)
    assert not device.panel.on
    device.press(key)
    assert device.panel.on and (device.pixels(), device.panel.contrast, device.panel.oscillator) == code


LOADED = """
import sys
sys.path.insert(0, %r)
from host.device import gallery
device = gallery.switch_on({"recorded": "four_1.json"}, "en")
print([name in sys.modules for name in ("screens.qr", "flows.codes")])
"""


def test_what_makes_codes_is_loaded_when_one_is_asked_for():
    code = LOADED % str(paths.TOOLS)
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "[False, False]\n"


# --- what is in a code


def as_typed(letters):
    """Return the screen's text after these keys."""
    name = ""
    for letter in letters:
        name += letter if begins(name) else small(letter)
    return name


ANY_TEXT = st.text(TYPED + TYPED.lower(), min_size=1, max_size=8)
TYPED_TEXT = st.text(TYPED, min_size=1, max_size=8).map(as_typed)


@st.composite
def games(draw, text=ANY_TEXT):
    """A finished game: device, number, name with title, names, result."""
    names = draw(st.lists(text, min_size=1, max_size=8))
    most = draw(st.sampled_from([99, 999_999]))
    totals = [draw(st.integers(-most, most)) for _ in names]
    winners = sorted(draw(st.sets(st.integers(0, len(names) - 1), min_size=1)))
    titled = ["score_pad", "score_pad:Tarot", "score_pad:Skip-Bo", "score_pad:Ÿes’ ß 12345"]
    game = draw(st.sampled_from([*titled, "score_sheet:Terraforming", "score_sheet:Ganz clever"]))
    number = draw(st.integers(1, 1 << 30))
    return draw(st.binary(min_size=8, max_size=8)), number, game, names, totals, winners


@given(games(TYPED_TEXT).filter(lambda game: game[2][-5:] != "12345"), st.integers(84, 127))
def test_every_game_comes_out_as_it_went_in(game, room):
    device, number, name, names, totals, winners = game
    found = fragments(device, number and name, number, names, Result(totals, winners, list(range(len(names)))), room)
    players = []
    for digits in found:
        assert len(digits) <= room
        told = read(digits)
        assert (told["device"], told["number"], told["winners"]) == (device[:4], number, winners)
        assert told["first"] == len(players) and told["count"] == len(names)
        players += told["players"]
    assert players == list(zip(names, totals)) and read(found[0])["title"] == name.partition(":")[2]


@given(games(), st.integers(54, 127))
def test_where_a_name_is_wider_than_typed_ones_or_the_room_less_it_is_cut_at_worst(game, room):
    device, number, name, names, totals, winners = game
    found = fragments(device, name, number, names, Result(totals, winners, list(range(len(names)))), room)
    players = [player for digits in found for player in read(digits)["players"]]
    assert [total for _, total in players] == totals
    assert all(full.startswith(short) for full, (short, _) in zip(names, players))


def test_four_players_with_eight_letters_fit_in_one_code_with_a_host_of_9_letters_and_with_four_beside_a_longer_one():
    for letters, room in ((8, 86), (4, 68)):
        names = ["Abcdefgh"[:letters]] * 4
        result = Result([27, 26, 31, 108], [3], [3, 2, 0, 1])
        assert len(fragments(b"\xff" * 8, "bronze_age", 255, names, result, room)) == 1


def test_a_game_that_nothing_could_keep_is_told_from_others_by_what_was_played():
    def told(*totals):
        return read(fragments(b"", "bronze_age", 0, ["Ana", "Ben"], Result(totals, [0], [0, 1]), 90)[0])

    assert told(5, 4)["device"] == bytes(4) and told(5, 4) == told(5, 4)
    assert told(5, 4)["number"] != told(5, 3)["number"]


# --- the code itself (10,000 of them: test_torture.py)


LENGTHS = [(qr.DIGITS, 127, "7"), (qr.CAPITALS, 77, "Q"), (qr.BYTES, 53, "q")]


@READERS
@pytest.mark.parametrize("kind,most,letter", LENGTHS)
def test_all_lengths_are_read(kind, most, letter):
    for length in range(1, most + 1):
        text = letter * length
        assert photographs.zxing(photographs.shown(photographs.drawn([(kind, text.encode())]))) == [text]
