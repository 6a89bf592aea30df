// The finished games on the page: the one that its address tells, and those that are kept.
import { download, make } from "../dom.js";
import { language, say } from "../words.js";
import { storage } from "../first.js";
import { second, unlessRefused } from "../second.js";
import { encoded } from "../sheets/editor.js";
import { dump, possible, restore } from "./cable.js";
import { Camera } from "./camera.js";
import { read, Whole } from "./code.js";
import { gamesOf } from "./incoming.js";
import { good, written } from "./lines.js";
import { file, picture, raced } from "./picture.js";
import { csv, link, local, numberOf, ranks, standing, text, titleOf, won } from "./plays.js";
import { adds, all, date, differs, find, keyOf, merged, put, remove, whole } from "./store.js";

const MOST_REFUSED = 10; // games that are named
const SEQUENCE = /^[23]\d+$/; // one of several codes
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

function button(word, press) {
  return make("button", say(word), { type: "button", onclick: press });
}

// A moment as the field of a date has it, in local time, and back.
const field = (when) => local(when).replace(" ", "T");
const universal = (written) => `${new Date(written).toISOString().slice(0, 19)}Z`;

export class Scores {
  #opened = null; // the game that is shown above all others
  #asked = []; // what a person has to decide, the next one first: { kept, came, link }
  #told = []; // what there is to be said: where, a word, its values
  #scrolled = this.#told; // the same, once it was scrolled to
  #fault = null; // why the games that are kept can't be read
  #games = [];
  #own = storage.preference("shelved")?.split(" ")[0]; // the device on the page
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
    document.addEventListener("used", () => this.#say());
    addEventListener("hashchange", () => document.getElementById(location.hash.slice(1)) ?? this.open());
  }

  // Show the game that stands in the address; a person says whether it is kept.
  async open() {
    const digits = location.hash.slice(1);
    if (digits && !digits.startsWith("sheet=") && !document.getElementById(digits)) {
      let came;
      this.#told = [];
      try {
        came = read(digits);
      } catch {
        this.#answered();
        this.#told = ["here", "uncode"];
      }
      if (came) await this.#ask(came);
    }
    await this.#load();
  }

  async #ask(came) {
    this.#asked = this.#asked.filter((question) => !question.link);
    this.#opened = null;
    let kept;
    try {
      kept = await find(came);
    } catch (error) {
      this.#told = ["here", error.message, ...error.values];
    }
    if (kept && !differs(kept, came) && !adds(kept, came)) {
      this.#answered();
      this.#opened = kept;
      this.#told = ["here", "link_known"];
    } else {
      this.#asked.unshift({ kept, came: kept && differs(kept, came) ? merged(null, came) : merged(kept, came), link: true });
    }
  }

  // The address needs to tell its game no more.
  #answered() {
    history.replaceState(null, "", location.pathname + location.search);
  }

  // Keep a game that a person had read, and show it: the promise of what there is to be said, a word and its values.
  async #add(game, word) {
    try {
      const asked = await this.#keep([game]);
      if (asked) return ["differs_some", asked];
      this.#opened = await find(game);
      return [word];
    } catch (error) {
      if (!error.values) throw error;
      this.#opened = merged(null, game);
      return [error.message, ...error.values];
    }
  }

  // Keep games: the promise of how many differ from what is kept, which a person decides.
  async #keep(games) {
    const { differing } = await put(games);
    this.#asked.push(...differing.map(([kept, came]) => ({ kept, came: merged(null, came) })));
    return differing.length;
  }

  // Keep games that the device on the page, `own`, has finished: the promise of whether they are.
  async shelve(games, own) {
    this.#own = own;
    try {
      await put(games.filter(good), true);
    } catch (error) {
      this.#say("list", error.message, ...error.values);
      return false;
    }
    await this.#load();
    return true;
  }

  async #load() {
    this.#fault = null;
    try {
      this.#games = await all();
    } catch (error) {
      this.#games = [];
      this.#fault = error;
    }
    this.#show();
  }

  #show() {
    const [question] = this.#asked;
    const shown = question ? this.#question(question) : [this.#status("here"), ...(this.#opened ? [this.#entry(this.#opened, "here")] : [])];
    this.here.replaceChildren(...shown);
    const finished = this.#games.filter((game) => game.kind === "finished");
    this.list.hidden = false;
    const entries = finished.map((game) => make("li", [this.#entry(game, "list")]));
    let parts = [make("ul", entries), make("div", this.#ways(finished), { className: "ways" }), this.#status("list")];
    if (finished.length || this.#fault) {
      const open = this.list.querySelector("details")?.open ?? this.#told[0] === "list";
      parts = [make("details", [make("summary", `${say("kept_games")} (${finished.length})`), ...parts], { open })];
      document.getElementById("films").before(this.list);
    } else document.getElementById("more").append(this.list); // one fold is enough
    this.list.replaceChildren(...(this.#fault ? [make("p", say("store_unread", ...this.#fault.values))] : []), ...parts);
    this.#retell();
  }

  // What a person has to decide: the game of a link; or a game that is kept, and another one with its number.
  #question(question) {
    const { kept, came } = question;
    const decide = (word, take) => button(word, () => this.#decide(question, take));
    if (!kept || !differs(kept, came)) {
      const buttons = make("div", [decide("link_keep", true), decide("link_leave", false)], { className: "ways" });
      return [make("p", say("link_ask")), this.#entry(came, "here", false), buttons, this.#status("here")];
    }
    const buttons = [decide("differs_keep", false), decide("differs_take", true)];
    if (this.#asked.length > 1) buttons.push(button("differs_keep_all", () => this.#decide(null, false)));
    const both = [
      make("div", [make("p", say("differs_kept"), { className: "which" }), this.#entry(kept, "", false)]),
      make("div", [make("p", say("differs_came"), { className: "which" }), this.#entry(came, "", false)]),
    ];
    return [make("p", say("differs_ask")), make("div", both, { className: "both" }), make("div", buttons, { className: "ways" }), this.#status("here")];
  }

  // `question`: null: all there are.
  async #decide(question, take) {
    if (take) {
      try {
        await put([question.came], true);
        this.#opened = await find(question.came);
      } catch (error) {
        this.#say("here", error.message, ...error.values);
        return;
      }
    }
    const differing = question === null || (question.kept && differs(question.kept, question.came));
    if (this.#asked.some((one) => one.link && (one === question || !question))) this.#answered();
    this.#asked = question ? this.#asked.filter((one) => one !== question) : [];
    this.#told = ["here", take ? "link_kept" : differing ? "differs_stays" : "link_left"];
    await this.#load();
  }

  // What can be done with all that is kept: by cable, by file.
  #ways(finished) {
    const file = make("input", "", { type: "file", hidden: true, accept: ".jsonl,.txt,.json", ariaLabel: say("games_open") });
    file.addEventListener("change", () => file.files.length && this.#tried(() => this.#file(file.files[0])));
    const found = [button("games_open", () => file.click()), file];
    if (navigator.mediaDevices) found.unshift(button("camera_read", () => this.#look()));
    if (possible) found.unshift(button("cable_read", () => this.#tried(() => this.#cable())));
    const sent = this.#games.filter((game) => game.data);
    if (possible && sent.length) found.push(button("cable_send", () => this.#tried(() => restore(sent, () => this.#say("list", "cable_asks")))));
    if (!this.#games.length) return found;
    const given = (...file) => this.#say("list", "downloaded", download(...file));
    const save = button("games_save", () => given("quipu-games.jsonl", "application/jsonl", written(this.#games.filter((game) => whole(game)))));
    const table = button("csv_all", () => given("quipu-games.csv", "text/csv", csv(finished.filter(whole))));
    return [...found, save, table];
  }

  async #cable() {
    return this.#taken(await dump(), "cable_taken");
  }

  async #file(file) {
    return this.#taken(await gamesOf(file), "games_taken");
  }

  // Keep the games that came: a promise of what is to be said of it. `word`: all of them came whole.
  async #taken({ found, wrong, refused }, word) {
    const asked = await this.#keep(found);
    const told = [];
    if (asked) told.push(["differs_some", asked]);
    else if (wrong) told.push(["games_damaged"]);
    else if (found.length) told.push([word]);
    else if (!refused.length) told.push([word === "games_taken" ? "games_none" : word]);
    told.push(...refused.slice(0, MOST_REFUSED));
    if (refused.length > MOST_REFUSED) told.push([`… (+${refused.length - MOST_REFUSED})`]);
    return [told.map(() => "{}").join(" "), ...told.map((said) => ({ said }))];
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
    this.look.querySelector("output").textContent = say(word, ...values);
  }

  // A code was read: keep the game of it, or go on until all codes of one are read. A sheet opens in the editor.
  async #take(text) {
    if (text === this.#read) return;
    this.#read = text;
    const digits = text.slice(text.indexOf("#") + 1);
    try {
      if (SEQUENCE.test(digits)) {
        const { read: some, count } = this.#whole.take(digits);
        this.#see("camera_some", some, count);
        if (some < count) return;
        this.#see("working");
        const record = hex(this.#whole.record());
        if (digits[0] === "3") {
          const sheet = await second.ask("unpacked", record);
          this.#blind();
          location.hash = encoded(sheet);
          return;
        }
        this.#see(...(await this.#add(await this.#game(record), "camera_whole")));
      } else {
        this.#see(...(await this.#add(read(digits), "camera_kept")));
      }
    } catch (error) {
      this.#see(...(error.values ? [error.message, ...error.values] : [SEQUENCE.test(digits) ? "camera_damaged" : "camera_foreign"]));
      return;
    }
    await this.#load();
  }

  // The game that a record of a device is, as the firmware itself tells it.
  async #game(record) {
    const game = await second.ask("whole", record).catch(unlessRefused);
    if (!game || !good(game)) throw new Error("record");
    return game;
  }

  // Do what takes a while, and say what came of it beside the buttons of the list: what `work` promises, a word and its
  // values, or that of its Error.
  async #tried(work) {
    let told;
    try {
      told = [await work()].flat();
    } catch (error) {
      told = [error.message, ...(error.values ?? [])];
    }
    this.#told = ["list", ...told];
    await this.#load();
  }

  // Say something in a place: a word and its values.
  #say(...told) {
    this.#told = told;
    this.#retell();
  }

  #retell() {
    this.here.hidden = !this.#asked.length && !this.#opened && this.#told[0] !== "here";
    for (const one of document.querySelectorAll("[data-told]")) {
      if (this.#tell(one).textContent && this.#told !== this.#scrolled) one.scrollIntoView({ block: "nearest" });
    }
    this.#scrolled = this.#told;
  }

  #status(place) {
    const found = make("p", "", { role: "status" });
    found.dataset.told = place;
    return this.#tell(found);
  }

  #tell(element) {
    const [place, word, ...values] = this.#told;
    element.textContent = word && place === element.dataset.told ? say(word, ...values) : "";
    return element;
  }

  // A game: who has how many points, when, and what can be done with it. place: "": it is only looked at; kept: whether
  // it can be deleted.
  #entry(game, place, kept = true) {
    if (game.kind === "under_way") {
      const players = make("tbody", game.players.map((name) => make("tr", [make("td", name)])));
      return make("article", [make("h2", titleOf(game, language())), make("table", [players]), make("p", `${say("rounds")} ${game.round ?? "?"}`)]);
    }
    const rank = ranks(game);
    const rows = standing(game).map((player) => {
      const crown = won(game, player) ? "♛ " : "";
      const name = make("td", game.players[player] ? crown + game.players[player] : "…");
      const total = make("td", game.players[player] ? `${game.totals[player]}`.replace("-", "−") : "");
      return make("tr", [make("td", game.players[player] ? `${rank[player]}.` : ""), name, total]);
    });
    const today = field(new Date().toISOString()).slice(0, 10);
    const when = make("input", "", { type: "datetime-local", min: "1900-01-01T00:00", max: `${today}T23:59`, value: field(game.arrived) });
    when.addEventListener("change", () => {
      const here = `${place} ${keyOf(game)}`;
      if (when.validationMessage || this.#told[0] === here) this.#say(here, when.validationMessage); // the browser's words
      if (when.value && when.validity.valid) this.#date(game, universal(when.value));
    });
    const own = game.device && this.#own?.startsWith(game.device);
    const dated = make("label", [make("span", say(own ? "arrived_own" : "arrived")), " ", when]);
    const found = make("article", [make("h2", titleOf(game, language())), make("table", [make("tbody", rows)])]);
    if (!place) return found;
    found.append(dated);
    found.dataset.game = keyOf(game);
    if (!whole(game)) found.append(make("p", say(kept ? "more_codes" : "more_codes_keep")));
    found.append(make("div", this.#doing(game, place, kept), { className: "ways" }), ...this.#looking(game), this.#status(`${place} ${keyOf(game)}`));
    return found;
  }

  // What is drawn once it is unfolded: the table, and the race.
  #looking(game) {
    const unfolds = (word, draw) => {
      const shown = make("div");
      const details = make("details", [make("summary", say(word)), shown]);
      let drawn = false;
      details.addEventListener("toggle", async () => {
        if (!details.open || drawn) return;
        drawn = true;
        shown.textContent = say("working");
        try {
          shown.replaceChildren(await draw());
        } catch (error) {
          drawn = false; // try again when it is next unfolded
          shown.replaceChildren(make("p", say(error.message, ...(error.values ?? [])), { role: "status" }));
        }
      });
      return details;
    };
    const table = game.lines?.[0]?.length ? [unfolds("table", () => this.#table(game))] : [];
    return raced(game) ? [...table, unfolds("race", async () => picture(game, language()))] : table;
  }

  async #table(game) {
    const rows = await second.ask("table", JSON.stringify(game), language());
    const points = game.race?.every((totals) => totals.length === game.race[0].length) && rows.length === 1 ? game.race : [[]];
    // A sheet without lines says nothing of the rounds, the race does.
    const rounds = points[0].map((_, at) => [`${say("rounds")} ${at + 1}`, points.map((totals) => totals[at] - (totals[at - 1] ?? 0))]);
    const row = ([said, cells]) => make("tr", [make(said ? "th" : "td", said), ...cells.map((cell) => make("td", `${cell ?? ""}`.replace(/^-/, "−")))]);
    return make("div", [make("table", [["", game.players], ...rounds, ...rows].map(row))], { className: "sheet", tabIndex: 0 });
  }

  #doing(game, place, kept) {
    const tell = (...told) => this.#say(`${place} ${keyOf(game)}`, ...told);
    const gone = button("forget", () => confirm(say("forget_game")) && this.#forget(game, tell));
    if (!whole(game)) return kept ? [gone] : [];
    const stats = make("a", "BG Stats", { href: link(game), target: "_blank", rel: "noopener noreferrer", title: say("bgstats") });
    if (!numberOf(game)) stats.addEventListener("click", () => tell("no_bgg"));
    const share = button("share", async () => {
      const shared = text(game, language());
      try {
        const image = await file(game, language());
        if (navigator.share && navigator.canShare?.({ files: [image] })) await navigator.share({ files: [image], text: shared });
        else if (navigator.share) await navigator.share({ text: shared });
        else {
          download(image.name, image.type, image);
          await navigator.clipboard.writeText(shared);
          tell("copied");
        }
      } catch (error) {
        if (error.name !== "AbortError") tell("copy_this", shared); // else the person thought better of it
      }
    });
    const table = button("csv", () => tell("downloaded", download("quipu-game.csv", "text/csv", csv([game]))));
    const sheet = game.sheet ? [button("sheet_open", () => (location.hash = encoded(game.sheet)))] : [];
    return [stats, share, table, ...sheet, ...(kept ? [gone] : [])];
  }

  // Put right when a game arrived. A browser tells each digit that is typed: what is typed in stays on the page.
  async #date(game, arrived) {
    const key = keyOf(game);
    for (const one of [game, this.#opened, ...this.#asked.map((question) => question.came), ...this.#games]) if (one && keyOf(one) === key) one.arrived = arrived;
    for (const entry of document.querySelectorAll(`article[data-game="${CSS.escape(key)}"]`)) {
      const when = entry.querySelector("input");
      if (when !== document.activeElement) when.value = field(arrived);
      const stats = entry.querySelector("a");
      if (stats) stats.href = link(game);
    }
    try {
      await date(game, arrived);
    } catch (error) {
      for (const place of ["list", "here"]) this.#say(`${place} ${key}`, error.message, ...error.values);
    }
  }

  async #forget(game, tell) {
    try {
      await remove(game);
    } catch (error) {
      tell(error.message, ...error.values);
      return;
    }
    this.#told = [];
    if (this.#opened && keyOf(this.#opened) === keyOf(game)) this.#opened = null;
    await this.#load();
  }
}
