// What is there before anything else: the page's words in the browser's language, the device as large as it is wanted,
// and for who comes for the first time a turn that plays. The device needs none of it, and main.js goes on from here.
import { Panel } from "./panel.js";
import { Storage } from "./storage.js";
import { Turn } from "./turn.js";
import { speak } from "./words.js";

const element = (id) => document.getElementById(id);

export const storage = new Storage();
export const shown = new Panel(element("shown"), element("glass"));
export const turn = new Turn(element("device"), element("shown"), shown);

// Show the glass enlarged, or as large as it is on the real device; by itself as a person chose, enlarged until then.
export function enlarge(large = storage.preference("size") !== "real") {
  document.documentElement.toggleAttribute("data-large", large);
}

// To the device, and the turn is over.
export function toTheDevice() {
  turn.end();
  enlarge();
  element("device").focus({ preventScroll: true });
  element("device").scrollIntoView({ block: "nearest" });
}

const fresh = storage.preference("language") === null && !location.hash;
speak(storage.preference("language"), ...navigator.languages);
shown.colour = storage.preference("colour") ?? "white";
enlarge();
element("size").addEventListener("click", () => {
  enlarge(!("large" in document.documentElement.dataset));
  storage.preference("size", "large" in document.documentElement.dataset ? "large" : "real");
});
element("play").addEventListener("click", toTheDevice);
if (fresh) turn.play();
