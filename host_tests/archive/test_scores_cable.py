"""The page at the cable: what a device keeps comes by Web Serial, is kept, written into files, and sent back."""

import base64
import json
import random
import tomllib

import pytest
from test_cable import crafted, dumped, mutated, paths, rightly
from wires import Wire, device, run

from host.archive import lines
from host.paths import PROJECT
from host.runtimes.browser import Page

from persistence.pairs import unpack

# A port whose other end is a device in memory: time passes there while the page reads.
SERIAL = """
const port = {
  async open() {
    this.readable = new ReadableStream({
      async pull(controller) {
        for (let left = 200; left; left--) {
          const came = await window.fromDevice();
          if (came) {
            controller.enqueue(Uint8Array.from(atob(came), (letter) => letter.charCodeAt(0)));
            return;
          }
        }
        controller.close();
      },
    }, { highWaterMark: 0 });
    this.writable = new WritableStream({ write: (bytes) => window.toDevice(btoa(String.fromCharCode(...bytes))) });
  },
  async close() {},
};
Object.defineProperty(navigator, "serial", { value: { requestPort: async () => port }, configurable: true });
"""
PARSE = """async (all) => {
  const { parse } = await import("./archive/lines.js");
  return all.map((raw) => parse(raw));
}"""
# Values that no finished game's line has, whatever its check is.
NONSENSE = {
    "totals": ([1], [1.5, 2]), "winners": ([9], [0, 0]), "number": (-1,), "players": ([],), "kind": ("virus",),
    "device": ("x", ["01234567"]), "game": (["bronze_age"],), "arrived": ("yesterday", ["2026-01-02T20:15:00Z"]),
}  # fmt: skip
KEPT = "import('./archive/store.js').then((store) => store.all())"


class Bench:
    """The page in a browser, and a device at its cable."""

    def __init__(self, chromium, address, handheld):
        self.wire = Wire(handheld)
        self.context = chromium.new_context(viewport={"width": 400, "height": 800}, locale="en", timezone_id="UTC")
        self.context.expose_function("fromDevice", lambda: base64.b64encode(self.wire.read()).decode())
        self.context.expose_function("toDevice", self._sent)
        self.context.add_init_script(SERIAL)
        self.page = Page(self.context, address, still=False)
        self.tab = self.page.tab

    def _sent(self, text):
        self.wire.write(base64.b64decode(text))

    def press(self, word):
        self.tab.locator("#kept button", has_text=word).click()

    def says(self, text):
        self.tab.locator("#kept p", has_text=text).wait_for()

    def kept(self):
        return self.tab.evaluate(KEPT)


@pytest.fixture
def bench(chromium, page_address):
    opened = []

    def begin(handheld):
        opened.append(Bench(chromium, page_address, handheld))
        return opened[-1]

    yield begin
    for one in opened:
        assert not one.page.errors
        one.context.close()


@pytest.fixture(scope="module")
def full():
    return device(7, paths(["two_1.json", "pad_six_tie_of_three.json"]), paths(["town_two_5x5.json"]))


def test_a_device_is_read_and_its_games_go_back_to_another_one(bench, full, tmp_path):
    one = bench(full)
    one.press("Copy the games of a device")
    one.says("Everything on the device")
    told = {game["kind"]: game for game in one.kept()}
    assert len(one.kept()) == 3 and told["under_way"]["game"] == "roll_into_town"
    one.tab.locator("#kept > details > summary", has_text="(2)").wait_for()
    one.press("Copy the games of a device")
    one.says("Everything on the device")
    assert len(one.kept()) == 3
    with one.tab.expect_download() as download:
        one.press("Back up my")
    found, wrong = lines.read(download.value.path().read_bytes())
    assert not wrong and [line.kind for line in found][-1] == "end" and len(found) == 4
    backup = tmp_path / "games.jsonl"
    backup.write_bytes(download.value.path().read_bytes())

    # Another browser has the file, and another device the games.
    new = device(9)
    other = bench(new)
    other.tab.locator("#kept input[type=file]").set_input_files(backup)
    other.says("The file’s games")
    assert {game["begun"] for game in other.kept()} == {game["begun"] for game in one.kept()}
    other.press("Send back")
    other.says("Confirm on the device")
    run(new, 500)
    other.wire.keys += [1, 4]
    other.says("Copied to the device")
    before = [line.fields["totals"] for line in dumped(full) if line.kind == "finished"]
    assert sorted(line.fields["totals"] for line in dumped(new) if line.kind == "finished") == sorted(before)
    new.press(4)
    other.press("Send back")
    other.says("already has everything")


def test_no_on_the_device_and_a_device_that_is_not_quipu_are_told(bench, full, tmp_path):
    new = device(9)
    one = bench(new)
    backup = tmp_path / "games.jsonl"
    backup.write_bytes(lines.with_end(dumped(full)))
    one.tab.locator("#kept input[type=file]").set_input_files(backup)
    one.says("The file’s games")
    one.press("Send back")
    one.says("Confirm on the device")
    run(new, 500)
    one.wire.keys += [4]
    one.says("did not accept them all")
    virus = lines.write(dumped(full)[0].fields | {"kind": "virus"}) + b"\n"  # no kind that there is
    for content, said in ((b"Dear Ana", "no Quipu games"), (virus, "This file has no games")):
        backup.write_bytes(content)
        one.tab.locator("#kept input[type=file]").set_input_files(backup)
        one.says(said)
    assert len(one.kept()) == 3


@pytest.mark.parametrize("keys,said", [((1, 4), "has saved"), ((4,), "did not accept")])
def test_a_sheet_of_the_editor_goes_to_the_device_which_asks(bench, keys, said):
    one = bench(device(9))
    one.tab.click("#ways [href='#sheets']")
    one.tab.locator("[data-part=play]:enabled").wait_for()
    one.tab.fill("#sheets textarea", "game = Élan\nA: 0 to 5\n")
    one.tab.locator("[data-part=send]:enabled").click()
    one.tab.locator("#answer", has_text="Confirm on the device").wait_for()
    one.wire.keys += keys
    one.tab.locator("#answer", has_text=said).wait_for()
    kept = [unpack(sheet).decode() for sheet in one.wire.handheld.app.sheets]
    assert kept == ["game = Élan\nA: 0 to 5\n"] * (said == "has saved")


@pytest.mark.parametrize(
    "text, said",
    [
        ("game = Bad\n" + 2048 * "#", "use it, line 2: File is over 2048 bytes"),
        ("game = Bad\nA: 0 tu 3\n", "use it, line 2: Not “0 tu 3”, but"),
        ("", "damaged"),
    ],
)
def test_what_the_device_says_of_a_sheet_is_on_the_page(bench, text, said):
    one = bench(device(9))
    send = "import('./archive/cable.js').then((cable) => cable.sendSheet(%s, () => {}))" % json.dumps(text)
    word, *values = one.tab.evaluate(send)
    words = tomllib.loads((PROJECT / "tools/words/page.toml").read_text())
    assert said in words[word]["en"].format(*values)


def alike(bench, full, tried):
    """The page says of each of these lines what the archive says."""
    one = bench(full)
    for raw, told in zip(tried, one.tab.evaluate(PARSE, tried), strict=True):
        try:
            fields = lines.parse(raw.encode()).fields
        except lines.Foreign:
            assert told is None or told.get("kind") not in ("finished", "under_way") or lenient(raw, told)
        else:
            assert told == {key: value for key, value in fields.items() if key != "check"}


def damaged(said, seeds):
    """Lines of files with something wrong in them, half of them with a right check all the same."""
    good = lines.with_end(said)
    for seed in seeds:
        chance = random.Random(seed)
        for raw in mutated(chance, good).replace(b"\r", b"\n").split(b"\n"):  # as both of them part lines
            yield (rightly(raw) if chance.random() < 0.5 else raw).decode("utf-8", "replace")


def test_page_and_archive_take_the_same_lines_and_refuse_the_same(bench, full):
    """Damaged ones, and such as have a right check and say nonsense."""
    said = dumped(full)
    over = next(line for line in said if line.kind == "finished")
    tried = [line.raw.decode() for line in said]
    tried += [crafted(over, **{field: value}).raw.decode() for field in NONSENSE for value in NONSENSE[field]]
    tried.append(rightly(over.raw.replace(b'"players":["', b'"players":["\\ud800')).decode())  # half a character
    tried.append(rightly(over.raw.replace(b',"game"', b',\r"game"')).decode())
    virus = over.fields | {"kind": "virus"}  # no kind that there is, and a right check
    tried.append(lines.write(virus).decode())
    alike(bench, full, [*tried, *damaged(said, range(400))])


@pytest.mark.torture
@pytest.mark.parametrize("part", range(4))
def test_of_10000_damaged_files_page_and_archive_say_the_same(bench, full, part):
    alike(bench, full, list(damaged(dumped(full), range(part, 10_000, 4))))


def lenient(raw, told):
    """The page still shows the right result. It leaves out the rest, such as lines and race."""
    shown = {
        key: value for key, value in told.items() if key not in ("lines", "race", "tie", "ended", "round", "ahead")
    }
    known = (
        "quipu", "kind", "device", "begun", "number", "game", "title", "players", "totals", "winners", "order", "setup",
        "data", "answers", "arrived",
    )  # fmt: skip
    if told["kind"] == "under_way":
        known = [key for key in known if key not in ("number", "totals", "winners", "order", "answers", "arrived")]
    raw = lines.write({key: shown[key] for key in shown if key in known})
    try:
        lines.parse(raw)
    except lines.Foreign as why:
        raise AssertionError((str(why), raw))
    return True
