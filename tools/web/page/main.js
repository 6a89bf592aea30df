// The page: everything is wired together here.
import { Scores } from "./archive/scores.js";
import { start } from "./device.js";
import { give, read, save } from "./files.js";
import { enlarge, shown, storage, toTheDevice, turn } from "./first.js";
import { Keys } from "./keys.js";
import { Lines } from "./listening.js";
import { answer } from "./message.js";
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
let wanted = null; // the card of a game that was pressed before the device was there
let over = -1; // how often the device had stored finished games when they were taken from it last
let shelved = []; // the news of a finished game, until the next one is played

// Say something below the device: what concerns it.
const tell = (word = "", ...values) => (element("status").textContent = word && say(word, ...values));
const report = () => tell(...(storage.fault ? [storage.fault] : shelved));

// The finished games of the device are among those of the page, each from the moment it ends; one that is deleted there
// does not come back.
async function shelve() {
  if (!device || over === last?.over) return;
  over = last?.over;
  const [own, before] = (storage.preference("shelved") ?? "").split(" ");
  const [now, number, games] = device.finished(own, Number(before) || 0);
  if (games.length && !(await scores.shelve(games, now))) return;
  storage.preference("shelved", `${now} ${number}`);
  if (games.length === 1) shelved = ["shelved", { button: "kept_games" }];
  report();
}

function changed(state) {
  if (state.playing && !last?.playing) shelved = [];
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
  report();
  shelve();
}

async function load(file) {
  const tell = (...said) => answer(element("load"), ...said);
  const refused = (error) => void tell("{} {}", { said: [error.message, ...(error.values ?? [])] }, { said: ["unchanged"] });
  const kept = await read(file).catch(refused);
  if (!kept) return;
  if (!confirm(say("replace"))) return tell("unchanged");
  try {
    if (!storage.replace(kept)) return tell("unloaded");
    storage.preference("brought", "yes", "sessionStorage");
    history.scrollRestoration = "manual"; // to the device, not to where the file was chosen
    location.reload();
  } catch {
    tell("unkept");
  }
}

// Do work that takes a while, and report what it promises, a word and its values, at a button.
async function reportAt({ currentTarget: button }, work) {
  answer(button, "working");
  answer(button, ...(await work().catch((error) => (error.values ? [error.message, ...error.values] : ["unkept"])))); // else the storage was refused
}

async function saveAll() {
  const found = await second.ask("games", JSON.stringify(storage.all())).catch(() => null); // then everything is saved
  const none = found?.every(({ kind }) => !["under_way", "finished"].includes(kind));
  return none ? ["none"] : ["downloaded_saves", save(storage), { button: "load" }];
}

// The game that is played, or was played last, as a recorded one.
async function tellOf() {
  const { text, game, why } = await second.ask("told", JSON.stringify(storage.all()));
  return text ? ["downloaded", give(game, text)] : [why];
}

function choose(colour) {
  shown.colour = panel.colour = element("colour").value = colour;
}

// Store a score sheet written on the page, put it onto the device and play it. `linked`: it came by a link, and nothing
// is stored unless the person agrees; "edited": it replaces nothing unless the person agrees. Return whether it was stored or played.
function play(button, sheet, title, linked) {
  const before = storage.sheets()[title];
  const question = before === undefined ? "sheet_keep" : "sheet_replace";
  const asks = linked && before !== sheet && (linked !== "edited" || before !== undefined);
  if (asks && !confirm(say(question, title))) {
    answer(button, before === undefined ? "sheet_left" : "sheet_stays", title);
    return false;
  }
  turn.end();
  const kept = storage.keepSheet(title, sheet);
  device?.putSheet(title, sheet);
  const started = device?.start("", sheet);
  const said = device ? (started ? "sheet_put" : "sheet_later") : "sheet_waits";
  answer(started ? element("device") : button, kept ? said : "sheet_unkept", title);
  if (started) toTheDevice();
  return true;
}

// Set up the game of a card on the device.
function playGame(card) {
  turn.end();
  if (device?.start(card.dataset.game, "")) toTheDevice();
  else answer(card, device ? "start_later" : "start_waits", { button: `game_${card.dataset.game}` });
  wanted = device ? null : card;
}

turn.addEventListener("ended", () => last && lines.show(last.lines, last.language));
if (turn.open) lines.show([[say("turn_plays"), ""]], language());
choose(storage.preference("colour") ?? "white");
element("colour").addEventListener("change", ({ target: { value } }) => (choose(value), storage.preference("colour", value)));
element("full").hidden = !document.fullscreenEnabled;
element("full").addEventListener("click", async () => {
  enlarge(true);
  await element("device").requestFullscreen({ navigationUI: "hide" });
  element("device").focus();
});
const flashing = document.querySelector("#flash details");
flashing.addEventListener("toggle", async () => new (await import("./flash/flash.js")).Flash(flashing).open(), { once: true });
const unfold = ({ target }) => (document.querySelector(`${target.hash} details`).open = true);
document.querySelectorAll("main a[href^='#']").forEach((way) => way.addEventListener("click", unfold));
flashing.open ||= location.hash === "#flash";
for (const card of document.querySelectorAll("#games [data-game]")) card.addEventListener("click", () => playGame(card));
new Editor(element("sheets"), new Panel(element("sheet-panel"), element("sheet-panel"), false), play);
const scores = new Scores(element("arrived"), element("kept"), element("camera"));
await scores.open();
try {
  await alone(() => ((document.documentElement.dataset.broken = "yes"), tell("taken")));
  delete document.documentElement.dataset.broken;
  device = await start(panel, storage, changed);
  new Keys(element("device"), device, () => (device.tell(), naming));
  if (!turn.open) element("device").focus({ preventScroll: true });
  element("save").addEventListener("click", (event) => reportAt(event, saveAll));
  element("load").addEventListener("click", () => element("file").click());
  element("file").addEventListener("change", ({ target }) => (target.files.length && load(target.files[0]), (target.value = "")));
  element("told").addEventListener("click", (event) => reportAt(event, tellOf));
  document.documentElement.dataset.ready = "yes";
  shelve();
  if (storage.preference("brought", undefined, "sessionStorage")) {
    storage.preference("brought", "", "sessionStorage");
    toTheDevice();
    answer(element("device"), "brought");
  }
  if (wanted) wanted.click();
  document.querySelectorAll("[data-film]").forEach(playWhenSeen);
} catch (error) {
  document.documentElement.dataset.broken = "yes";
  tell("broken", error.message);
  throw error;
} finally {
  serve(element("update"), element("renew")); // it fetches all files once more: not while the device waits for them
}
