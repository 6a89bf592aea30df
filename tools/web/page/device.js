// The device: MicroPython with the firmware's files, and the loop that lets it work. Nothing here waits or polls: a turn
// is taken when a key goes down or up, and when the app itself wants one.
import { interpreter } from "./interpreter.js";
import { language } from "./words.js";

const PYSTACK = 4096; // words for calls
const HEAP = 4 << 20; // bytes the heap begins with; it grows
const WRAP = 2 ** 29; // as firmware/input/ticks.py counts

// Start the device. `panel` and `storage` are what it is wired to; `changed(state)` is called after each new picture.
export async function start(panel, storage, changed) {
  const loading = document.getElementById("loading");
  const python = await interpreter(["firmware.bin"], { pystack: PYSTACK, heapsize: HEAP }, (count) => (loading.value += count));
  python.registerJsModule("page", {
    draw: (page, first, hex) => panel.draw(page, first, hex),
    contrast: (level) => panel.contrast(level),
    rotate: (turned) => {
      panel.rotate(turned);
      hold(turned);
    },
    power: (on) => panel.power(on),
    // Where a phone opens this page, which it can only from a host of its own.
    address: () => (location.protocol === "https:" ? location.origin + location.pathname : ""),
    language: () => language(),
    now: () => Math.floor(performance.now()) % WRAP,
    read: (name) => storage.read(name),
    write: (name, hex) => storage.write(name, hex),
    random: (count) => [...crypto.getRandomValues(new Uint8Array(count))].map((byte) => byte.toString(16).padStart(2, "0")).join(""),
  });
  python.runPython("import sys\nsys.path[:] = ['/firmware', '/device', '/tools']");
  const device = new Device(python.pyimport("handheld"), changed, python.FS);
  for (const [title, text] of Object.entries(storage.sheets())) device.putSheet(title, text);
  return device;
}

// Show the device as it is held: upside down each key of the cross is the opposite one, also for who listens.
function hold(turned) {
  const device = document.getElementById("device");
  if (device.classList.contains("turned") === turned) return;
  device.classList.toggle("turned", turned);
  for (const pair of [[0, 1], [2, 3]]) {
    const [one, other] = pair.map((key) => device.querySelector(`[data-key="${key}"]`));
    for (const said of ["ariaLabel", "ariaKeyShortcuts"]) [one[said], other[said]] = [other[said], one[said]];
    [one.dataset.name, other.dataset.name] = [other.dataset.name, one.dataset.name];
  }
}

class Device {
  #handheld;
  #changed;
  #timer = 0;
  #untold = false;
  #files;

  constructor(handheld, changed, files) {
    this.#handheld = handheld;
    this.#files = files;
    this.#changed = changed;
    this.turn();
  }

  // Key 0 to 6 goes down.
  down(key) {
    this.#handheld.edge(key);
    this.turn();
  }

  up(key) {
    this.#handheld.edge(key + 8);
    this.turn();
  }

  // Put a score sheet where New game lists it.
  putSheet(title, text) {
    this.#files.mkdirTree("/sheets");
    this.#files.writeFile(`/sheets/${title.replaceAll("/", "-")}.txt`, text);
  }

  // Set up a game, by its name or by a score sheet; false when the device can't leave what it shows.
  start(game, sheet) {
    const started = this.#handheld.start(game, sheet);
    if (started) this.turn();
    return started;
  }

  // This device's number, the number of its last finished game, and those after number `since`; all of them, if the
  // device is not `own`.
  finished(own, since) {
    return JSON.parse(this.#handheld.finished(own, since));
  }

  // Type a letter into a name ("": be done with it); false when no name is asked for.
  spell(letter) {
    const asked = this.#handheld.spell(letter);
    if (asked) this.turn();
    return asked;
  }

  // Let the app work now, and again when it wants.
  turn() {
    this.tell();
    clearTimeout(this.#timer);
    const ms = this.#handheld.turn();
    if (ms >= 0) this.#timer = setTimeout(() => this.turn(), ms);
    if (!this.#handheld.fresh()) return;
    this.#untold = true;
    setTimeout(() => this.tell());
  }

  // Tell of a new picture, after the press that led to it, or before the next turn is taken.
  tell() {
    if (!this.#untold) return;
    this.#untold = false;
    this.#changed(JSON.parse(this.#handheld.state()));
  }
}
