// A turn of a recorded game, which plays by itself in the device's place until somebody touches a key. `make web` made
// its pictures, so that it is there long before the device is.
import { KEYBOARD } from "./keys.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const STILL = 2; // presses after which it is shown to who wants nothing to move

export class Turn {
  open = false;
  ended = () => {}; // called when it ends
  #device;
  #panel;
  #canvas;
  #timer = 0;

  // `device`: the element with glass and keys; `panel`: a Panel on `canvas`, which is seen while the turn plays.
  constructor(device, canvas, panel) {
    this.#device = device;
    this.#canvas = canvas;
    this.#panel = panel;
    for (const [on, kind] of [[device, "pointerdown"], [device, "click"], [document, "keydown"]]) {
      on.addEventListener(kind, (event) => this.#touch(event), true);
    }
  }

  // Play it over and over, in a language.
  async play(language) {
    this.open = true;
    let turn;
    try {
      turn = await (await fetch(`turn/${language}.json`)).json();
    } catch {
      return this.end(); // the device comes all the same
    }
    if (!this.open) return;
    document.documentElement.dataset.turn = "plays";
    this.#canvas.hidden = false;
    if (still.matches) for (const [, windows] of [turn.first, ...turn.presses].slice(0, 1 + STILL)) this.#draw(windows);
    else this.#show(turn, 0);
  }

  // Whether there was one to end.
  end() {
    if (!this.open) return false;
    this.open = false;
    clearTimeout(this.#timer);
    delete document.documentElement.dataset.turn;
    this.#canvas.hidden = true;
    this.#mark(-1);
    this.ended();
    return true;
  }

  // What is seen after so many presses; then the next key goes down, and up again.
  #show(turn, presses) {
    const [pressed, shown, last] = turn.pace;
    this.#mark(-1);
    this.#draw((presses ? turn.presses[presses - 1] : turn.first)[1]);
    const then = presses < turn.presses.length;
    this.#timer = setTimeout(() => {
      if (!then) return this.#show(turn, 0);
      this.#mark(turn.presses[presses][0]);
      this.#timer = setTimeout(() => this.#show(turn, presses + 1), pressed);
    }, then ? shown : last);
  }

  #draw(windows) {
    for (const [page, first, hex] of windows) this.#panel.draw(page, first, hex);
  }

  #mark(key) {
    for (const button of this.#device.querySelectorAll("[data-key]")) {
      button.classList.toggle("told", Number(button.dataset.key) === key);
    }
  }

  // The touch that ends it does nothing else. A page that is read with the keyboard is left alone.
  #touch(event) {
    if (!this.open) return;
    if (event.type === "keydown") {
      const here = event.target === document.body || this.#device.contains(event.target);
      if (!here || !(event.key in KEYBOARD) || event.ctrlKey || event.altKey || event.metaKey) return;
    }
    event.preventDefault();
    event.stopPropagation();
    this.end();
    this.#device.focus({ preventScroll: true });
  }
}
