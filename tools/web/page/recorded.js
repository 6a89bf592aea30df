// Recorded games: the one that is played is told as one, and one that is opened is shown press by press. Both are the
// work of recorded_worker.js, which is loaded when it is asked for the first time.
import { asHeld } from "./keys.js";
import { say } from "./words.js";

export const LARGEST = 2_000_000; // bytes of a file: games of many hours take a tenth
const DIGITS = /[0-9]{4301}/; // Python's own limit: the interpreter takes minutes over longer numbers
const LONGEST = 60_000; // ms that one answer may take
// What the keys 0 to 6 do while one is open, and their signs.
const STEPS = ["backTurn", "nextTurn", "back", "next", "next", "back", "close"];
const SIGNS = ["▲", "▼", "◀", "▶", "A", "B", "☰"];

class Worked {
  #worker;
  #waiting = new Map();
  #asked = 0;

  // What steps.py answers to a question.
  ask(ask, ...given) {
    this.#worker ??= this.#start();
    const id = ++this.#asked;
    return new Promise((resolve) => {
      this.#worker.postMessage({ id, ask, given });
      const timer = setTimeout(() => this.end(), LONGEST);
      this.#waiting.set(id, (answer) => (clearTimeout(timer), resolve(answer)));
    });
  }

  // End all work, whatever it is at; what was asked is answered with a mistake, and the next question starts anew.
  end() {
    if (!this.#waiting.size) return;
    this.#worker.terminate();
    this.#worker = undefined;
    for (const resolve of this.#waiting.values()) resolve({ error: `> ${LONGEST / 1000} s` });
    this.#waiting.clear();
  }

  #start() {
    const worker = new Worker("recorded_worker.js", { type: "module" });
    worker.addEventListener("message", ({ data }) => {
      this.#waiting.get(data.id)?.(data.answer);
      this.#waiting.delete(data.id);
    });
    worker.addEventListener("error", (event) => {
      for (const resolve of this.#waiting.values()) resolve({ error: event.message ?? "" });
      this.#waiting.clear();
    });
    return worker;
  }
}

export const worked = new Worked();

export class Stepping {
  #worked = new Worked(); // of its own: it is ended, whatever it is at, when the next game is opened
  #parts; // elements: where it stands, the keys by number
  #panel;
  #lines;
  #closed;
  #game = null;
  #turns = []; // of each turn that was asked for: its presses
  #at = [0, 0]; // the turn, and how many presses of it were made
  #done = Promise.resolve(); // when what was asked for so far is shown
  #steps = {
    backTurn: () => this.backTurn(),
    back: () => this.back(),
    next: () => this.next(),
    nextTurn: () => this.nextTurn(),
    close: () => this.close(),
  };

  // `section` has the buttons (data-step) and the text (output); `closed(mistake)` is called when the player has
  // enough, or when it does not go on.
  constructor(section, device, panel, lines, closed) {
    this.#parts = { section, said: section.querySelector("output"), device };
    this.#panel = panel;
    this.#lines = lines;
    this.#closed = closed;
    for (const button of section.querySelectorAll("[data-step]")) {
      button.addEventListener("click", () => this.#take(this.#steps[button.dataset.step]));
    }
  }

  get open() {
    return this.#game !== null;
  }

  // Open a recorded game; return the mistake in it, "" if there is none.
  async begin(text, language) {
    this.#game = null;
    this.#worked.end();
    if (DIGITS.test(text)) return "not JSON that can be read: a number of thousands of digits";
    const game = await this.#worked.ask("begin", text, language);
    if (game.error !== undefined) return game.error || "?";
    this.#game = game;
    this.#turns = [];
    this.#at = [0, 0];
    this.#show();
    return "";
  }

  // The device's keys while a recorded game is open.
  press(key) {
    this.#take(this.#steps[STEPS[key]]);
  }

  // One step after the other: none is lost while a turn is worked out.
  #take(step) {
    this.#done = this.#done.then(() => this.#game && step());
  }

  // One press on; into the next turn after the last one of a turn.
  async next() {
    let [turn, press] = this.#at;
    let presses = await this.#presses(turn);
    while (this.#game && press === presses.length && ++turn < this.#game.units) {
      press = 0;
      presses = await this.#presses(turn);
    }
    if (this.#game && press < presses.length) this.#go(turn, press + 1);
  }

  back() {
    let [turn, press] = this.#at;
    if (!press && turn) press = this.#turns[--turn].length;
    if (press) this.#go(turn, press - 1);
  }

  async nextTurn() {
    const [turn] = this.#at;
    const presses = await this.#presses(turn);
    if (!this.#game) return;
    if (turn + 1 < this.#game.units) this.#go(turn + 1, 0);
    else this.#go(turn, presses.length);
  }

  backTurn() {
    const [turn, press] = this.#at;
    this.#go(press ? turn : Math.max(0, turn - 1), 0);
  }

  // `mistake`: why it can't be shown any further.
  close(mistake = "") {
    this.#game = null;
    this.#mark(-1);
    this.#closed(mistake);
  }

  #go(turn, press) {
    this.#at = [turn, press];
    this.#show();
  }

  // The presses of a turn, which the hand makes when they are asked for the first time; none after the last turn.
  async #presses(turn) {
    if (turn >= this.#game.units) return [];
    if (turn < this.#turns.length) return this.#turns[turn];
    const presses = await this.#worked.ask("turn");
    if (presses.error !== undefined) {
      if (this.#game) this.close(presses.error || "?");
      return [];
    }
    this.#turns.push(presses);
    return presses;
  }

  // What was seen last before here: the press before, or the picture before the first one.
  #before() {
    let [turn, press] = this.#at;
    while (!press && turn) press = this.#turns[--turn].length;
    return press ? this.#turns[turn][press - 1] : this.#game;
  }

  #show() {
    const seen = this.#before();
    this.#panel.show(seen.picture);
    this.#lines.show(seen.lines, this.#game.language);
    const [turn, press] = this.#at;
    const made = press > 0;
    this.#mark(made ? seen.key : -1);
    const key = made ? `${SIGNS[seen.key]}${seen.held ? ` (${say("held")} ${(seen.held / 1000).toFixed(1)} s)` : ""}` : "–";
    const where = `${say(this.#game.unit)} ${Math.min(turn + 1, this.#game.units)}/${this.#game.units}`;
    this.#parts.said.textContent = `${where} · ${say("press")} ${press}: ${key}`;
  }

  // The key that was pressed is shown on the device.
  #mark(key) {
    for (const button of this.#parts.device.querySelectorAll("[data-key]")) {
      button.classList.toggle("told", Number(button.dataset.key) === asHeld(key));
    }
  }
}
