// The finished games on the page: the one that its address tells, and those that are kept.
import { language, say } from "../words.js";
import { worked } from "../recorded.js";
import { dump, possible, restore } from "./cable.js";
import { Camera } from "./camera.js";
import { read, Whole } from "./code.js";
import { good, read as readLines, written } from "./lines.js";
import { csv, link, local, ranks, standing, text, titleOf, won } from "./plays.js";
import { all, date, keyOf, put, remove, whole } from "./store.js";

function make(name, content = "", attributes = {}) {
  const made = document.createElement(name);
  if (typeof content === "string") made.textContent = content;
  else made.append(...content);
  for (const [key, value] of Object.entries(attributes)) made[key] = value;
  return made;
}

function button(word, press) {
  return make("button", say(word), { type: "button", onclick: press });
}

// A moment as the field of a date has it, in local time, and back.
const field = (when) => local(when).replace(" ", "T");
const universal = (written) => `${new Date(written).toISOString().slice(0, 19)}Z`;

// Give the player a text as a file.
function download(name, type, content) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  make("a", "", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

export class Scores {
  #opened = null; // the game that the address told
  #told = ""; // the word of what there is to be said
  #games = [];
  #camera;
  #whole = new Whole();
  #read = ""; // the text of the code that was read last

  // `here`: the element for the game that the address tells; `list`: that for all; `look`: that for the camera.
  constructor(here, list, look) {
    this.here = here;
    this.list = list;
    this.look = look;
    this.#camera = new Camera(look.querySelector("video"));
    look.querySelector("button").addEventListener("click", () => this.#blind());
    document.addEventListener("spoken", () => this.#show());
    addEventListener("hashchange", () => this.open());
  }

  // Show what stands in the address, and keep it.
  async open() {
    const digits = location.hash.slice(1);
    if (digits && !digits.startsWith("sheet=") && !document.getElementById(digits)) {
      this.#told = "";
      history.replaceState(null, "", location.pathname + location.search);
      try {
        await this.add(read(digits));
      } catch {
        this.#told = "uncode";
      }
    }
    await this.#load();
  }

  // Show a game, and keep it.
  async add(game) {
    try {
      this.#opened = await put(game);
    } catch {
      this.#opened = { arrived: universal(new Date()), ...game };
      this.#told = "unarchived";
    }
  }

  async #load() {
    try {
      this.#games = await all();
    } catch {
      this.#games = []; // a browser that keeps nothing
    }
    this.#show();
  }

  #show() {
    const opened = this.#opened;
    this.here.hidden = !opened && !this.#told;
    this.here.replaceChildren(make("p", this.#told && say(this.#told), { role: "status" }), ...(opened ? [this.#entry(opened)] : []));
    const finished = this.#games.filter((game) => game.kind === "finished");
    this.list.hidden = false;
    const entries = finished.map((game) => make("li", [this.#entry(game)]));
    const details = make("details", [make("summary", `${say("kept_games")} (${finished.length})`), make("ul", entries), make("div", this.#ways(finished))]);
    details.open = this.list.querySelector("details")?.open ?? false;
    this.list.replaceChildren(details);
  }

  // What can be done with all that is kept: by cable, by file.
  #ways(finished) {
    const file = make("input", "", { type: "file", hidden: true, accept: ".jsonl,.txt,.json", ariaLabel: say("games_open") });
    file.addEventListener("change", () => file.files.length && this.#tried(() => this.#file(file.files[0])));
    const found = [button("games_open", () => file.click()), file];
    if (navigator.mediaDevices) found.unshift(button("camera_read", () => this.#look()));
    if (possible) found.unshift(button("cable_read", () => this.#tried(() => this.#cable())));
    const sent = this.#games.filter((game) => game.data);
    if (possible && sent.length) found.push(button("cable_send", () => this.#tried(() => restore(sent, () => this.#say("cable_asks")))));
    if (!this.#games.length) return found;
    const save = button("games_save", () => download("quipu-games.jsonl", "application/jsonl", written(this.#games.filter((game) => whole(game)))));
    const table = button("csv_all", () => download("quipu-games.csv", "text/csv", csv(finished.filter(whole))));
    return [...found, save, table];
  }

  async #cable() {
    const { found, wrong } = await dump();
    for (const game of found) await put(game);
    return wrong ? "games_damaged" : "cable_taken";
  }

  async #file(file) {
    let wrong;
    try {
      const lines = await readLines(file);
      wrong = lines.wrong;
      for (const game of lines.found) if (good(game)) await put(game);
    } catch {
      return "games_unfit";
    }
    return wrong ? "games_damaged" : "games_taken";
  }

  // Read codes by the camera until the person has enough.
  async #look() {
    this.look.hidden = false;
    this.#see("camera_lead");
    this.look.scrollIntoView({ block: "nearest" });
    this.#read = "";
    try {
      await this.#camera.look((text) => this.#take(text));
    } catch (error) {
      this.#see(error.message);
    }
  }

  #blind() {
    this.#camera.end();
    this.look.hidden = true;
  }

  #see(word, ...values) {
    const parts = say(word).split("{}");
    this.look.querySelector("output").textContent = parts.map((part, i) => part + (values[i] ?? "")).join("");
  }

  // A code was read: keep the game of it, or go on until all codes of one are read.
  async #take(text) {
    if (text === this.#read) return;
    this.#read = text;
    const digits = text.slice(text.indexOf("#") + 1);
    try {
      if (/^2\d+$/.test(digits)) {
        const { read: some, count } = this.#whole.take(digits);
        this.#see("camera_some", some, count);
        if (some < count) return;
        this.#see("working");
        await this.add(await this.#game(this.#whole.record()));
        this.#see("camera_whole");
      } else {
        await this.add(read(digits));
        this.#see("camera_kept");
      }
    } catch {
      this.#see(/^2\d+$/.test(digits) ? "camera_damaged" : "camera_foreign");
      return;
    }
    await this.#load();
  }

  // The game that a record of a device is, as the firmware itself tells it.
  async #game(record) {
    const game = await worked.ask("whole", [...record].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
    if (game.error !== undefined || !good(game)) throw new Error("record");
    return game;
  }

  // Do what takes a while, and say what came of it: the word that `work` promises, or that of its Error.
  async #tried(work) {
    try {
      this.#told = await work();
    } catch (error) {
      this.#told = error.message;
    }
    await this.#load();
  }

  #say(word) {
    this.#told = word;
    this.#show();
  }

  // A game: who has how many points, when, and what can be done with it.
  #entry(game) {
    const rank = ranks(game);
    const rows = standing(game).map((player) => {
      const crown = won(game, player) ? "♛ " : "";
      const name = make("td", game.players[player] ? crown + game.players[player] : "…");
      const total = make("td", game.players[player] ? `${game.totals[player]}`.replace("-", "−") : "");
      return make("tr", [make("td", game.players[player] ? `${rank[player]}.` : ""), name, total]);
    });
    const when = make("input", "", { type: "datetime-local", max: "9999-12-31T23:59", value: field(game.arrived) });
    when.addEventListener("change", () => when.value && when.validity.valid && this.#date(game, universal(when.value)));
    const dated = make("label", [make("span", say("arrived")), " ", when]);
    const found = make("article", [make("h2", titleOf(game, language())), make("table", [make("tbody", rows)]), dated]);
    found.dataset.game = keyOf(game);
    if (!whole(game)) found.append(make("p", say("more_codes")));
    else found.append(make("div", this.#doing(game)));
    return found;
  }

  #doing(game) {
    const stats = make("a", "BG Stats", { href: link(game), target: "_blank", rel: "noopener noreferrer", title: say("bgstats") });
    const share = button("share", async () => {
      const shared = text(game, language());
      try {
        if (navigator.share) await navigator.share({ text: shared });
        else {
          await navigator.clipboard.writeText(shared);
          this.#told = "copied";
          this.#show();
        }
      } catch {
        // the person thought better of it, or the browser
      }
    });
    const table = button("csv", () => download("quipu-game.csv", "text/csv", csv([game])));
    const gone = button("forget", () => confirm(say("forget_game")) && this.#forget(game));
    return [stats, share, table, gone];
  }

  // Put right when a game arrived. A browser tells each digit that is typed: what is typed in stays on the page.
  async #date(game, arrived) {
    const key = keyOf(game);
    for (const one of [game, this.#opened, ...this.#games]) if (one && keyOf(one) === key) one.arrived = arrived;
    for (const entry of document.querySelectorAll(`article[data-game="${CSS.escape(key)}"]`)) {
      const when = entry.querySelector("input");
      if (when !== document.activeElement) when.value = field(arrived);
      const stats = entry.querySelector("a");
      if (stats) stats.href = link(game);
    }
    try {
      await date(game, arrived);
    } catch {
      // a browser that keeps nothing
    }
  }

  async #forget(game) {
    await remove(game);
    if (this.#opened && keyOf(this.#opened) === keyOf(game)) this.#opened = null;
    await this.#load();
  }
}
