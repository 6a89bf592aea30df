"""Texts from any computer: decoded to what was typed, or refused as no text."""

import pytest
from test_micropython_wasm import HERE_AND_THERE

from plain_text import text_of

TYPED = "Ärger = „nein“ – 5 €\n\nœuf 🎲\n"
LITTLE, BIG = b"\xff\xfe", b"\xfe\xff"


@pytest.mark.parametrize("ends", ["\n", "\r", "\r\n"])
@pytest.mark.parametrize("code", ["utf-8", "utf-8-sig", "utf-16-le", "utf-16-be"])
def test_every_computer_s_text_is_read_as_typed(code, ends):
    mark = {"utf-16-le": LITTLE, "utf-16-be": BIG}.get(code, b"")
    assert text_of(mark + TYPED.replace("\n", ends).encode(code)) == TYPED


def test_old_windows_text_has_its_letters_and_quotes():
    typed = TYPED.replace("🎲", "")
    assert text_of(typed.encode("cp1252")) == typed
    assert text_of(b"caf\xe9") == "café" and text_of(b"\xff 5") == "ÿ 5"


@pytest.mark.parametrize("code, mark", [("utf-8", b""), ("utf-16-le", LITTLE), ("utf-16-be", BIG)])
def test_a_file_cut_anywhere_loses_its_end_and_nothing_else(code, mark):
    data = mark + TYPED.encode(code)
    for end in range(len(mark) + len("Ä".encode(code)), len(data)):
        text = text_of(data[:end])
        assert text == TYPED[: len(text)] and len(text.encode(code)) + len(mark) > end - 4, end


@pytest.mark.parametrize("code", ["utf-8", "utf-16"])
@pytest.mark.parametrize("junk", [b"\0" * 16, b"\xff" * 16])
def test_what_a_pulled_cable_left_is_no_text(code, junk):
    data = TYPED.encode(code)
    for torn in (data + junk, data[:20] + junk + data[36:]):
        with pytest.raises(ValueError):
            text_of(torn)
    if code == "utf-8":
        with pytest.raises(ValueError):
            text_of(junk + data)


@pytest.mark.parametrize("data", [b"\x89PNG\r\n\x1a\n\0\0", "up = 6".encode("utf-16-le"), b"a\x02b"])
def test_pictures_programs_and_utf_16_without_its_mark_are_no_text(data):
    with pytest.raises(ValueError):
        text_of(data)


def test_an_empty_file_is_an_empty_text():
    assert [text_of(data) for data in (b"", LITTLE, b"\xef\xbb\xbf")] == ["", "", ""]


SCRIPT = """
from plain_text import text_of

def main(data):
    texts = []
    for numbers in data["files"]:
        try:
            texts.append(text_of(bytes(numbers)))
        except ValueError:
            texts.append(None)
    yield {"texts": texts}
"""


@pytest.mark.parametrize("run", HERE_AND_THERE)
def test_both_interpreters_read_the_same(tmp_path, run):
    path = tmp_path / "script.py"
    path.write_text(SCRIPT)
    plain = TYPED.replace("🎲", "")
    read = [
        TYPED.encode(),
        LITTLE + TYPED.encode("utf-16-le"),
        BIG + TYPED.encode("utf-16-be"),
        plain.encode("cp1252"),
        TYPED.replace("\n", "\r").encode("utf-8-sig"),
        "Ä🎲".encode()[:-1],
    ]
    torn = [TYPED.encode() + bytes(9), TYPED.encode() + b"\xff\xff", LITTLE + bytes(8), LITTLE + b"\xff" * 8]
    texts = run(str(path), {"files": [list(data) for data in read + torn]})["texts"]
    assert texts == [TYPED, TYPED, TYPED, plain, TYPED, "Ä", None, None, None, None]
