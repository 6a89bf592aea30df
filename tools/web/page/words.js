// The words of the page itself, in the languages of the device: texts.js is made by `make web` from tools/words/.
import { WORDS } from "./texts.js";

let spoken = "";

// Why something failed: a word of the page, and what stands in its places.
export class Failure extends Error {
  constructor(word, ...values) {
    super(word);
    this.values = values;
  }
}

// Speak a language: the first of these that there is.
export function speak(...codes) {
  const found = codes.map((code) => code?.slice(0, 2)).find((code) => code in WORDS) ?? "en";
  if (found === spoken) return;
  spoken = found;
  document.documentElement.lang = found;
  for (const element of document.querySelectorAll("[data-word]")) element.textContent = say(element.dataset.word);
  for (const element of document.querySelectorAll("[data-name]")) element.ariaLabel = say(element.dataset.name);
  for (const picture of document.querySelectorAll(".card img")) picture.src = picture.src.replace(/\w+(?=\/\w+\.png$)/, found);
  document.dispatchEvent(new Event("spoken"));
}

// The code of the language that is spoken.
export function language() {
  return spoken;
}

// A word of the page; `values` go into its places, in their order. One that is { button } is the name of that button, one
// that is { said } is another word with its values.
export function say(word, ...values) {
  const parts = (WORDS[spoken][word] ?? word).split("{}");
  return parts.map((part, i) => part + (i < parts.length - 1 ? value(values[i] ?? "") : "")).join("");
}

function value(given) {
  return given.button ? say(given.button) : given.said ? say(...given.said) : given;
}
