"""An image onto a board from the page: as a file, and by USB with a model of the boot ROM, picoboot.js."""

import hashlib
import json
import struct

import pytest

from host.build.web import texts
from host.build.words import Source
from host.paths import TESTS

from image.boards import BOARDS

SAID = texts(Source())
PICO, PICO2 = BOARDS
CONTENT = bytes(range(251)) * 40  # two sectors and a half


def uf2(content, family=PICO.family):
    pages = [content[at : at + 256].ljust(256, b"\0") for at in range(0, len(content), 256)]
    blocks = []
    for number, page in enumerate(pages):
        head = struct.pack(
            "<8I", 0x0A324655, 0x9E5D5157, 0x2000, 0x10000000 + 256 * number, 256, number, len(pages), family
        )
        blocks.append(head + page.ljust(476, b"\0") + struct.pack("<I", 0x0AB16F30))
    return b"".join(blocks), b"".join(pages)


IMAGE, PAGES = uf2(CONTENT)


def listed(content=IMAGE, board=PICO, **other):
    digest = hashlib.sha256(content).hexdigest()
    told = {"file": "a.uf2", "title": board.title, "sha256": digest, "chip": board.chip, "family": board.family}
    return [told | {"tried": board is PICO} | other]


@pytest.fixture
def opened(chromium, page_address):
    """Open the page's section with these images next to the page; return the tab."""
    contexts = []

    def at(images=None, content=IMAGE, usb=True, language="en"):
        context = chromium.new_context(locale=language)
        contexts.append(context)
        if usb:
            context.add_init_script(path=TESTS / "picoboot.js")
        else:
            context.add_init_script("delete Navigator.prototype.usb")
        tab = context.new_page()
        tab.route("**/images/images.json", lambda route: route.fulfill(json=listed() if images is None else images))
        tab.route("**/images/a.uf2", lambda route: route.fulfill(body=content) if content else route.abort())
        tab.goto(page_address)
        tab.click("#ways [href='#flash']")
        tab.wait_for_selector("#flash :is([data-part=none], [data-part=some]):not([hidden])")
        return tab

    yield at
    for context in contexts:
        context.close()


def flash(tab, word, language="en"):
    """Write the image by USB, and wait for this message."""
    tab.click("#flash [data-part=usb]")
    tab.wait_for_function(
        "text => document.querySelector('#flash #answer')?.textContent.startsWith(text)", arg=SAID[language][word]
    )


def in_flash(tab):
    return bytes(json.loads(tab.evaluate("JSON.stringify(Array.from(board.flash.subarray(0, 1 << 16)))")))


def test_an_image_is_written_read_back_and_started_and_the_rest_of_the_flash_stays(opened):
    tab = opened()
    flash(tab, "flash_done")
    there = in_flash(tab)
    end = -(-len(PAGES) // 4096) * 4096
    assert there[: len(PAGES)] == PAGES and set(there[len(PAGES) : end]) == {0xFF} and set(there[end:]) == {0xA5}
    assert tab.evaluate("board.rebooted") == 0


def test_a_pico_2_starts_by_its_own_command(opened):
    content, pages = uf2(CONTENT, PICO2.family)
    tab = opened(listed(content, PICO2), content)
    assert tab.is_visible("#flash [data-part=untried]")
    tab.evaluate("board.product = 0xf")
    flash(tab, "flash_done")
    assert in_flash(tab)[: len(pages)] == pages and tab.evaluate("board.rebooted") == 0


@pytest.mark.parametrize(
    "board,word",
    [
        ("board.product = 0xf", "flash_other"),
        ("board.refuses = true", "flash_closed"),
        ("board.unplugAfter = 20", "flash_lost"),
        ("board.stuck = 5000", "flash_failed"),
    ],
)
def test_what_goes_wrong_at_the_board_is_told_and_once_more_it_goes(opened, board, word):
    tab = opened(language="de")
    tab.evaluate(board)
    flash(tab, word, "de")
    assert tab.evaluate("board.rebooted") is None
    tab.evaluate("Object.assign(board, { product: 3, refuses: false, unplugAfter: Infinity, stuck: -1 })")
    flash(tab, "flash_done", "de")
    assert in_flash(tab)[: len(PAGES)] == PAGES


DAMAGED = [IMAGE[:-1], IMAGE[512:], IMAGE + IMAGE, b"", uf2(CONTENT, PICO2.family)[0]]
DAMAGED += [
    IMAGE[:at] + bytes([IMAGE[at] ^ 1]) + IMAGE[at + 1 :] for at in (0, 5, 9, 13, 17, 21, 25, 29, 511, 512 * 7 + 14)
]


@pytest.mark.parametrize("content", DAMAGED, ids=range(len(DAMAGED)))
def test_a_file_that_a_board_must_not_get_is_refused_before_anything_is_written(opened, content):
    tab = opened(listed(content), content or b" ")
    flash(tab, "flash_damaged")
    assert not tab.evaluate("board.log.length")


def test_a_file_that_is_not_the_one_of_the_list_or_does_not_come_is_refused(opened):
    for images, content, word in ((listed(IMAGE[::-1]), IMAGE, "flash_damaged"), (listed(), None, "flash_absent")):
        tab = opened(images, content)
        flash(tab, word)
        assert not tab.evaluate("board.log.length")


def test_without_usb_there_is_the_file_and_without_an_image_the_page_says_so(opened):
    tab = opened(usb=False)
    assert tab.is_disabled("#flash [data-part=usb]") and SAID["en"]["flash_usb_not"] in tab.inner_text("#flash")
    with tab.expect_download() as download:
        tab.click("#flash [data-part=file]")
    assert download.value.suggested_filename == "a.uf2"
    tab = opened([])
    assert not tab.is_visible("#flash [data-part=some]") and "run “make image”" in tab.inner_text("#flash")
