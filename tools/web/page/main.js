// The page: everything is wired together here.
import { Scores } from "./archive/scores.js";
import { start } from "./device.js";
import { give, read, save } from "./files.js";
import { enlarge, shown, storage, toTheDevice, turn } from "./first.js";
import { Keys } from "./keys.js";
import { Lines } from "./listening.js";
import { Panel } from "./panel.js";
import { second } from "./second.js";
import { serve } from "./offline.js";
import { alone, persist } from "./storage.js";
import { Editor } from "./sheets/editor.js";
import { playWhenSeen } from "./turn.js";
import { WakeLock } from "./wakelock.js";
import { language, say, speak } from "./words.js";

const element = (id) => document.getElementById(id);
const panel = new Panel(element("panel"), element("glass"));
const lines = new Lines(element("lines"), element("live"));
const lock = new WakeLock();
let naming = false;
let last = null; // what the device told last of itself
let device = null;
let over = -1; // how often the device had stored finished games when they were taken from it last

// Say something below the device: what concerns it.
function tell(word, more = "") {
  element("status").textContent = word ? `${say(word)} ${more}`.trim() : "";
}

// Say something below the buttons for files: what came of one of them.
function answer(text) {
  element("answer").textContent = text;
}

// The finished games of the device are among those of the page, each from the moment it ends; one that is deleted there
// does not come back.
async function shelve() {
  if (!device || over === last?.over) return;
  over = last?.over;
  const [own, before] = (storage.preference("shelved") ?? "").split(" ");
  const [now, number, games] = device.finished(own, Number(before) || 0);
  if (!games.length || (await scores.shelve(games))) storage.preference("shelved", `${now} ${number}`);
}

function changed(state) {
  last = state;
  naming = state.naming;
  document.documentElement.toggleAttribute("data-naming", naming);
  if (state.chosen) {
    speak(state.language);
    storage.preference("language", state.language);
    turn.end(); // it is for who has not seen the device yet
  }
  if (!turn.open) lines.show(state.lines, state.language);
  lock.want(state.playing);
  if (state.playing) persist();
  tell(storage.fault);
  shelve();
}

async function load(file) {
  answer("");
  let kept;
  try {
    kept = await read(file);
  } catch (error) {
    answer(`${say(error.message, ...(error.values ?? []))} ${say("unchanged")}`);
    return;
  }
  if (!confirm(say("replace"))) return;
  try {
    if (storage.replace(kept)) location.reload();
    else answer(say("unloaded"));
  } catch {
    answer(say("unkept"));
  }
}

function saveAll() {
  try {
    save(storage);
    answer("");
  } catch {
    answer(say("unkept"));
  }
}

// The game that is played, or was played last, as a recorded one.
async function tellOf() {
  answer(say("working"));
  try {
    const kept = JSON.stringify(storage.all());
    const { text, game, why, error } = await second.ask("told", kept);
    if (text) give(game, text);
    answer(error ? `${say("otherwise")} ${error}` : why ? say(why) : "");
  } catch (error) {
    answer(error.values ? say(error.message, ...error.values) : say("unkept")); // else the browser refused the storage
  }
}

function choose(colour) {
  shown.colour = panel.colour = element("colour").value = colour;
}

// A file that the player chooses goes to `take`.
function chosen(button, input, take) {
  element(button).addEventListener("click", () => element(input).click());
  element(input).addEventListener("change", (event) => {
    if (event.target.files.length) take(event.target.files[0]);
    event.target.value = "";
  });
}

// A score sheet written on the page comes onto the device, stays, and is played: return the word for what came of it.
// `linked`: it came by a link, and takes the place of no other one with its title unless the person says so.
function play(sheet, title, linked) {
  const before = storage.sheets()[title] ?? sheet;
  if (linked && before !== sheet && !confirm(say("sheet_replace", title))) return "sheet_stays";
  turn.end();
  const kept = storage.keepSheet(title, sheet);
  if (!device) return "sheet_waits";
  device.putSheet(title, sheet);
  const started = device.start(sheet);
  if (started) toTheDevice();
  return kept ? (started ? "sheet_put" : "sheet_later") : "sheet_unkept";
}

turn.addEventListener("ended", () => last && lines.show(last.lines, last.language));
if (turn.open) lines.show([[say("turn_plays"), ""]], language());
choose(storage.preference("colour") ?? "white");
element("colour").addEventListener("change", (event) => {
  choose(event.target.value);
  storage.preference("colour", event.target.value);
});
element("full").hidden = !document.fullscreenEnabled;
element("full").addEventListener("click", async () => {
  enlarge(true);
  await element("device").requestFullscreen({ navigationUI: "hide" });
  element("device").focus();
});
const flashing = document.querySelector("#flash details");
flashing.addEventListener("toggle", async () => new (await import("./flash/flash.js")).Flash(flashing).open(), { once: true });
for (const way of document.querySelectorAll("#ways [href^='#']")) {
  way.addEventListener("click", () => (document.querySelector(`${way.hash} details`).open = true));
}
flashing.open ||= location.hash === "#flash";
new Editor(element("sheets"), new Panel(element("sheet-panel"), element("sheet-panel"), false), play);
const scores = new Scores(element("arrived"), element("kept"), element("camera"));
await scores.open();
try {
  await alone(() => ((document.documentElement.dataset.broken = "yes"), tell("taken")));
  delete document.documentElement.dataset.broken;
  device = await start(panel, storage, changed);
  new Keys(element("device"), device, () => (device.tell(), naming));
  if (!turn.open) element("device").focus({ preventScroll: true });
  element("save").addEventListener("click", saveAll);
  chosen("load", "file", load);
  element("told").addEventListener("click", tellOf);
  document.documentElement.dataset.ready = "yes";
  shelve();
  document.querySelectorAll("[data-film]").forEach(playWhenSeen);
} catch (error) {
  document.documentElement.dataset.broken = "yes";
  tell("broken", error.message);
  throw error;
} finally {
  serve(element("update"), element("renew")); // it fetches all files once more: not while the device waits for them
}
