// The screen for those who listen to it: all lines to read at leisure, and what has changed told at once.
import { make } from "./dom.js";

export class Lines {
  #all;
  #live;
  #before = [];

  constructor(all, live) {
    this.#all = all;
    this.#live = live;
  }

  // `lines`: pairs of the text of a line and what of it is marked.
  show(lines, language) {
    if (JSON.stringify(lines) === JSON.stringify(this.#before)) return;
    const texts = new Set(this.#before.map(([text]) => text));
    const marks = new Set(this.#before.map(([, marked]) => marked));
    const told = lines.filter(([text]) => !texts.has(text)).map(([text]) => text);
    for (const [text, marked] of lines) if (marked && !marks.has(marked) && !told.includes(text)) told.push(marked);
    this.#before = lines;
    this.#all.lang = this.#live.lang = language || "en";
    this.#all.replaceChildren(...lines.map(([text]) => make("p", text)));
    this.#live.replaceChildren(make("p", told.join(". ")));
  }
}
