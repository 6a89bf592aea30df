"""The fonts and pictures: all there, distinct, legible in their cells, and made from their sources."""

import pytest

from host import glyphs
from host.device import reading
from host.device.picture import pixels_of

import pictures.bronze_age as faces
import pictures.icons as icons
from canvas import Canvas, text_width
from fonts import digits, small

FRENCH = "ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿ«»’…"
ITALIAN = "ÀÈÉÌÍÒÓÙÚàèéìíòóùú"
GERMAN = "ÄÖÜäöüß„“"
SPANISH = "ÁÉÍÑÓÚÜáéíñóúü¿¡"
LETTERS = FRENCH + ITALIAN + GERMAN + SPANISH
SIGNS = "‘’“”…−–—·×°→←↑↓½"
PICTURES = (
    "FOOD WOOD STONE POTTERY CLOTH SPEARHEAD GOODS WORKER COIN SKULL BOX_EMPTY BOX_FULL BOX_NEW CHECK CROSS STAR UP "
    "DOWN LEFT RIGHT KEY_A KEY_B KEY_MENU PEG_HOLE PEG CITY MONUMENT SHIP DEVELOPMENT MORE"
).split()
FACES = ("face_food", "face_good", "face_skull", "face_workers", "face_choice", "face_coin")


def glyph(character):
    code = ord(character)
    if code > 127:
        assert character in small.EXTRA, character
        code = 128 + small.EXTRA.index(character)
    return small.GLYPHS[code]


def test_every_character_needed_has_a_glyph():
    box = glyph("\x7f")
    for character in LETTERS + SIGNS + "".join(map(chr, range(33, 127))):
        assert glyph(character) != box, character
        assert any(glyph(character)), character
    assert len(small.GLYPHS) == 128 + len(small.EXTRA)
    assert len(set(small.EXTRA)) == len(small.EXTRA)


def test_letters_and_pictures_differ_from_each_other():
    seen = {}
    characters = "".join(map(chr, range(33, 127))) + LETTERS + "".join(getattr(small, n) for n in PICTURES)
    for character in dict.fromkeys(characters):
        twin = seen.get(glyph(character), "")
        assert not twin or twin + character in ("-−", "—–")
        seen[glyph(character)] = character


def test_the_small_pictures_have_names_and_no_newline():
    codes = [ord(getattr(small, name)) for name in PICTURES]
    assert sorted(codes) == [*range(1, 10), *range(11, 32)]
    assert all(getattr(small, name) in small.EXTRA for name in ("FLAG", "CROWN", "UNDO", "FOOD_OR_WORKER"))


@pytest.mark.parametrize("pair", ["ÉE", "ÈE", "ÊE", "ËE", "ÀA", "ÂA", "ÇC", "ÎI", "ÔO", "ÙU", "Ìi", "éè", "êë", "ÉÈ"])
def test_an_accent_changes_more_than_one_pixel(pair):
    a, b = (glyph(character) for character in pair)
    assert len(a) != len(b) or sum(bin(x ^ y).count("1") for x, y in zip(a, b)) >= 2


@pytest.mark.parametrize("character", [*map(chr, range(33, 127)), *(getattr(small, name) for name in PICTURES)])
def test_the_top_row_of_letters_and_signs_is_dark_so_that_bars_and_lines_leave_room(character):
    assert not any(column & 1 for column in glyph(character))


@pytest.mark.parametrize("letters", ["ÉE", "ÀA", "ÎI", "ÔO", "ÜU", "ÑN", "ÄA", "ée", "öo", "íi", "ïi"])
def test_a_letter_under_an_accent_is_at_most_a_row_lower_than_without(letters):
    """The two rows of the accent are on top, so that the letter itself has the rows from the third one down."""
    accented, plain = ([row for row in range(8) if any(c >> row & 1 for c in glyph(one))] for one in letters)
    assert max(plain) == max(accented) and len([row for row in accented if row > 1]) >= len(plain) - 1
    assert 2 not in accented or letters[1] != "i", "an accent that touches the small stem makes it a 1"


def test_letters_leave_the_first_column_dark():
    wide = set("«»½¼¾œŒæÆ—←→_<>\x16\x17M#%")
    for character in [chr(c) for c in range(48, 123)] + list(LETTERS):
        assert character in wide or glyph(character)[0] == 0, character


def test_digits_and_pictures_are_all_as_wide_as_each_other_but_for_those_that_keep_two_columns_from_others():
    for character in "0123456789+−\u2007" + "".join(getattr(small, name) for name in PICTURES):
        assert len(glyph(character)) == 6 + (character in small.SKULL + small.BOX_EMPTY + small.CHECK), character


def test_letters_are_as_wide_as_they_are():
    assert [len(glyph(character)) for character in "Wil. Ä"] == [6, 4, 4, 2, 3, 6]
    for character in LETTERS + "".join(map(chr, range(33, 127))):
        assert glyph(character)[-1] or character.isdigit(), f"{character} has a dark column at its end"


def test_big_digits():
    assert digits.WIDTH == 10
    assert len(digits.GLYPHS) == 20 * (1 + len(digits.CHARACTERS))
    for i, character in enumerate(digits.CHARACTERS):
        shape = digits.GLYPHS[20 * (i + 1) : 20 * (i + 2)]
        assert any(shape) == (character != " ")
        # A free row above and below, and a free column on both sides: nothing touches.
        assert not any(byte & 0x01 for byte in shape[:10]) and not any(byte & 0x80 for byte in shape[10:])
        if character.isdigit():
            assert not shape[0] and not shape[9] and not shape[10] and not shape[19]
    for name in ("0123456789", "+-−:/ "):
        assert set(name) <= set(digits.CHARACTERS)


def test_pictures_say_their_size():
    names = [name for name in dir(faces) if not name.startswith("_")]
    assert set(FACES) <= set(names)
    for name in names:
        picture = getattr(faces, name)
        assert isinstance(picture, bytes) and len(picture) == 2 + picture[0] * picture[1], name
    assert all(getattr(faces, name)[:2] == b"\x10\x02" for name in FACES)


def test_dice_faces_are_far_from_alike():
    for i, a in enumerate(FACES):
        for b in FACES[i + 1 :]:
            differing = sum(bin(x ^ y).count("1") for x, y in zip(getattr(faces, a), getattr(faces, b)))
            assert differing >= 50, (a, b, differing)  # of the 12x12 inside; the frame is the same


def test_bad_art_is_refused(tmp_path):
    path = tmp_path / "art.txt"
    for text in ("A\n#.\n#\n", "A\n#x\n", "A\n\n"):
        path.write_text(text)
        with pytest.raises(glyphs.BadArt):
            list(glyphs.read_art(str(path)))


def test_reading_finds_what_was_drawn():
    canvas = Canvas()
    canvas.text(0, 0, "Nourriture 12/15")
    canvas.text(5, 1, "Città perché")
    canvas.invert(0, 1, 5 + text_width("Città per"))
    canvas.text(0, 2, "%s 3  %s%s" % (small.FOOD, small.BOX_FULL, small.BOX_EMPTY))
    canvas.text(0, 5, "però")
    canvas.text(0, 7, "CÔTÉ Ôter")
    canvas.text(0, 3, "> build")
    canvas.text_right(128, 3, "−4")
    canvas.big(40, 4, "127")
    pixels = pixels_of(canvas.buffer[1:])
    lines = reading.lines(pixels)
    assert lines[0] == "Nourriture 12/15"
    assert lines[1].strip() == "Città perché"
    assert reading.inverted(pixels)[1] == "Città per"
    assert lines[2] == "%s 3  %s%s" % (small.FOOD, small.BOX_FULL, small.BOX_EMPTY)
    assert lines[3].split() == [">", "build", "-4"]
    assert lines[7] == "CÔTÉ ôter", "alone before small letters it cannot be told from a small one"
    assert lines[5].startswith("però")
    assert reading.big(pixels)[4] == "127"


@pytest.mark.parametrize("name", [name for name in vars(icons) if not name.startswith("_")])
def test_an_icon_looks_like_no_letter(name):
    canvas = Canvas()
    canvas.picture(2, 2, getattr(icons, name))
    assert not any(reading.lines(pixels_of(canvas.buffer[1:])))
    canvas.pill(0, 2, 124)
    assert not any(reading.lines(pixels_of(canvas.buffer[1:])))
