// The page: everything is wired together here.
import { start } from "./device.js";
import { read, save } from "./files.js";
import { Keys } from "./keys.js";
import { Lines } from "./listening.js";
import { Panel } from "./panel.js";
import { serve } from "./offline.js";
import { Storage, alone } from "./storage.js";
import { WakeLock } from "./wakelock.js";
import { say, speak } from "./words.js";

const element = (id) => document.getElementById(id);
const storage = new Storage();
const panel = new Panel(element("panel"), element("glass"));
const lines = new Lines(element("lines"), element("live"));
const lock = new WakeLock();
let naming = false;

function tell(word, more = "") {
  element("status").textContent = word ? `${say(word)} ${more}`.trim() : "";
}

function changed(state) {
  naming = state.naming;
  document.documentElement.toggleAttribute("data-naming", naming);
  if (state.language) speak(state.language);
  lines.show(state.lines, state.language);
  lock.want(state.playing);
  if (state.playing) storage.persist();
  tell(storage.working ? "" : "unkept");
}

async function load(file) {
  let kept;
  try {
    kept = await read(file);
  } catch {
    tell("unfit");
    return;
  }
  if (!confirm(say("replace"))) return;
  if (storage.replace(kept)) location.reload();
  else tell("unloaded");
}

function choose(colour) {
  panel.colour = element("colour").value = colour;
}

speak(...navigator.languages);
choose(storage.preference("colour") ?? "white");
element("colour").addEventListener("change", (event) => {
  choose(event.target.value);
  storage.preference("colour", event.target.value);
});
element("full").hidden = !document.fullscreenEnabled;
element("full").addEventListener("click", async () => {
  await element("device").requestFullscreen({ navigationUI: "hide" });
  element("device").focus();
});
serve(element("update"), element("renew"));
try {
  await alone(() => tell("taken"));
  const device = await start(panel, storage, changed);
  new Keys(element("device"), device, () => naming);
  element("device").focus({ preventScroll: true });
  element("save").addEventListener("click", () => save(storage));
  element("load").addEventListener("click", () => element("file").click());
  element("file").addEventListener("change", (event) => {
    if (event.target.files.length) load(event.target.files[0]);
    event.target.value = "";
  });
  document.documentElement.dataset.ready = "yes";
} catch (error) {
  tell("broken", error.message);
  throw error;
}
