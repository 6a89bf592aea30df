// What is there before anything else: the page's words in the browser's language, and for who comes for the first time
// a turn that plays. The device needs none of it, and main.js goes on from here.
import { Panel } from "./panel.js";
import { Storage } from "./storage.js";
import { Turn } from "./turn.js";
import { language, speak } from "./words.js";

const element = (id) => document.getElementById(id);

export const storage = new Storage();
export const shown = new Panel(element("shown"), element("glass"));
export const turn = new Turn(element("device"), element("shown"), shown);

// To the device, and the turn is over.
export function toTheDevice() {
  turn.end();
  element("device").focus({ preventScroll: true });
  element("device").scrollIntoView({ block: "nearest" });
}

speak(storage.preference("language"), ...navigator.languages);
shown.colour = storage.preference("colour") ?? "white";
element("play").addEventListener("click", toTheDevice);
if (storage.preference("language") === null && !location.hash) turn.play(language());
