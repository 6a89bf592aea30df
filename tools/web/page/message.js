// The page's one message about what a control did: beside that control, until the next one is used.
import { make } from "./dom.js";
import { say } from "./words.js";

const CONTROLS = "main :is(button, select, summary, .ways a)";
const message = make("p", "", { id: "answer", role: "status" });
let told = [];

// Say a word of the page, with its values, right after a control or another element.
export function answer(place, ...said) {
  const goesOn = said[0] === told[0]; // progress scrolls nothing
  told = said;
  if (place.nextSibling !== message) place.after(message);
  retell();
  if (!goesOn) message.scrollIntoView({ block: "nearest" });
}

function retell() {
  message.textContent = told.length ? say(...told) : "";
}

document.addEventListener("spoken", retell);
// Whatever else reports what a control did clears its report on "used", too.
for (const kind of ["click", "change", "keydown"]) {
  document.addEventListener(kind, ({ target }) => {
    if (!target.closest?.(kind === "keydown" ? "#device" : CONTROLS)) return;
    told = [];
    retell();
    document.dispatchEvent(new Event("used"));
  }, true);
}
