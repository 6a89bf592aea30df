// Films: pictures that `make web` recorded from the firmware (tools/host/build/web.py), played over and over. The first
// one is a turn in the device's place, until somebody touches a key: it is there long before the device is.
import { KEYBOARD } from "./keys.js";
import { Panel } from "./panel.js";
import { language } from "./words.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const STILL = 2; // presses after which a film stands still
const fetched = {}; // by language: the promise of its films

// All films by their names, in a language; those that did not come are asked for again.
function films(language) {
  const forget = (error) => (delete fetched[language], Promise.reject(error));
  return (fetched[language] ??= fetch(`turn/${language}.json`).then((answer) => answer.json()).catch(forget));
}

class Film {
  #panel;
  #mark;
  #timer = 0;

  // `mark(key)`: that key is down; -1: none is.
  constructor(panel, mark = () => {}) {
    this.#panel = panel;
    this.#mark = mark;
  }

  // Play one of `all` films; or show where it stands still.
  play(all, name, moves) {
    this.stop();
    if (moves) this.#show(all[name], all.pace, 0);
    else this.#panel.show(all[name].presses[STILL - 1][1]);
  }

  stop() {
    clearTimeout(this.#timer);
    this.#mark(-1);
  }

  // What is seen after so many presses; then the next key goes down, and up again.
  #show(film, pace, presses) {
    const [pressed, shown, last] = pace;
    this.#mark(-1);
    this.#panel.show(presses ? film.presses[presses - 1][1] : film.first);
    const then = presses < film.presses.length;
    this.#timer = setTimeout(() => {
      if (!then) return this.#show(film, pace, 0);
      this.#mark(film.presses[presses][0]);
      this.#timer = setTimeout(() => this.#show(film, pace, presses + 1), pressed);
    }, then ? shown : last);
  }
}

// Play the film of a button on its canvas while it is seen; a press stops it, or lets it go on.
export function playWhenSeen(button) {
  const canvas = button.querySelector("canvas");
  const film = new Film(new Panel(canvas, canvas, false));
  let seen = false;
  let refreshes = 0;
  button.ariaPressed = !still.matches;
  const refresh = async () => {
    film.stop();
    const number = ++refreshes;
    const all = await films(language()).catch(() => null); // without a network it stays dark
    if (all && number === refreshes) film.play(all, button.dataset.film, seen && button.ariaPressed === "true");
  };
  button.addEventListener("click", () => {
    button.ariaPressed = button.ariaPressed !== "true";
    refresh();
  });
  document.addEventListener("spoken", refresh);
  new IntersectionObserver(([{ isIntersecting }]) => ((seen = isIntersecting), refresh())).observe(canvas);
}

// Tells "ended" when it ends.
export class Turn extends EventTarget {
  open = false;
  #device;
  #canvas;
  #film;

  // `device`: the element with glass and keys; `panel`: a Panel on `canvas`, which is seen while the turn plays.
  constructor(device, canvas, panel) {
    super();
    this.#device = device;
    this.#canvas = canvas;
    this.#film = new Film(panel, (key) => this.#mark(key));
    for (const [on, kind] of [[device, "pointerdown"], [device, "click"], [document, "keydown"]]) {
      on.addEventListener(kind, (event) => this.#touch(event), true);
    }
  }

  async play() {
    this.open = true;
    const all = await films(language()).catch(() => null);
    if (!all) return this.end(); // the device comes all the same
    if (!this.open) return;
    document.documentElement.dataset.turn = "plays";
    this.#canvas.hidden = false;
    this.#film.play(all, "turn", !still.matches);
  }

  end() {
    if (!this.open) return;
    this.open = false;
    delete document.documentElement.dataset.turn;
    this.#canvas.hidden = true;
    this.#film.stop();
    this.dispatchEvent(new Event("ended"));
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
