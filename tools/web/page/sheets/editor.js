// Score sheets written on the page: the text, what is wrong with it at its place, and the device's first picture of it.
import { possible, sendSheet } from "../archive/cable.js";
import { download, make } from "../dom.js";
import { storage } from "../first.js";
import { answer } from "../message.js";
import { opened } from "../opened.js";
import { second } from "../second.js";
import { language, say } from "../words.js";

const LARGEST = 2048; // bytes of a sheet
const FILE = 4 * LARGEST; // bytes of a file: in UTF-16, with two at the end of each line
const PAUSE = 250; // ms after the last key until it is looked at
const PLACE = "sheet="; // what the address of a shared one begins with
const MOST = 8; // columns of the paper pad
const draft = (text) => storage.preference("draft", text, "sessionStorage"); // what is typed outlives a reload
const bytes = (text) => new TextEncoder().encode(text);

// A text as the part of an address, and back. Raises an Error where it is none.
export function encoded(text) {
  return PLACE + btoa(String.fromCharCode(...bytes(text))).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export function decoded(part) {
  if (!part.startsWith(PLACE) || part.length > PLACE.length + 2 * LARGEST) throw new Error("sheet");
  const raw = atob(part.slice(PLACE.length).replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(raw, (letter) => letter.charCodeAt(0)));
}

export class Editor {
  #section;
  #parts = {};
  #panel;
  #play;
  #timer = 0;
  #asked = 0;
  #told = null; // what the text says
  #begun = false;
  #typed = false; // whether there is something that nobody kept
  #linked = false; // whether it came by a link; "edited": and is the person's own text now
  #arrives = ""; // "linked", "again": how the text came, if nothing was said about that yet

  // `section`: the element it is in; `panel`: a Panel for the picture; `play(button, text, title, linked)`: store it and
  // play it on the device, and report that at the button; returns whether it was stored.
  constructor(section, panel, play) {
    this.#section = section;
    this.#panel = panel;
    this.#play = play;
    for (const element of section.querySelectorAll("[data-part]")) this.#parts[element.dataset.part] = element;
    const { all, text, example, open, file, mistake, play: begin, save, send, share, print } = this.#parts;
    all.addEventListener("toggle", () => all.open && this.#begin());
    text.addEventListener("input", () => this.#changed());
    example.addEventListener("change", () => example.value && !this.#put(example.value) && (example.value = ""));
    open.addEventListener("click", () => file.click());
    file.addEventListener("change", () => (file.files.length && this.#read(file.files[0]), (file.value = "")));
    mistake.addEventListener("click", () => this.#show_line());
    begin.addEventListener("click", () => {
      if (this.#play(begin, text.value, this.#told.title, this.#linked)) this.#typed = this.#linked = false;
    });
    save.addEventListener("click", () => this.#save());
    send.hidden = !possible;
    send.addEventListener("click", () => this.#send());
    share.addEventListener("click", () => this.#share());
    print.addEventListener("click", () => this.#print());
    document.addEventListener("spoken", () => this.#begun && (this.#list_examples(), this.#look()));
    addEventListener("hashchange", () => this.open());
    addEventListener("afterprint", () => document.documentElement.classList.remove("paper"));
    // Whether a draft came by a link is no longer known.
    if ((text.value = draft() ?? "")) [this.#typed, this.#linked, this.#arrives] = [true, "edited", "again"];
    this.open();
  }

  // Open the sheet that the address has, if it has one.
  open() {
    const part = location.hash.slice(1);
    if (!part.startsWith(PLACE)) return;
    const { all } = this.#parts;
    history.replaceState(null, "", location.pathname + location.search);
    all.open = true;
    this.#section.scrollIntoView();
    let sheet;
    try {
      sheet = decoded(part);
    } catch {
      return answer(all.firstElementChild, "sheet_uncode");
    }
    if (!this.#put(sheet)) return (this.#arrives = ""), answer(all.firstElementChild, "sheet_dropped");
    [this.#linked, this.#arrives] = [true, "linked"];
    this.#section.classList.add("linked");
  }

  // Take the text of a file, whatever computer wrote it.
  #read(file) {
    const refused = (error) => answer(this.#parts.open, error.message, ...(error.values ?? []));
    opened(file, FILE, ["sheet", ""]).then(({ text }) => this.#put(text), refused);
  }

  async #begin() {
    if (this.#begun) return;
    this.#begun = true;
    this.#parts.state.textContent = say("working");
    await this.#list_examples();
    const simple = [...this.#parts.example.options].find((option) => option.text === "Splendor");
    if (!this.#parts.text.value && simple) this.#put(simple.value);
    else this.#look();
  }

  async #list_examples() {
    const found = await second.ask("examples", language()).catch(() => null); // the text shows why
    if (!found) return void (this.#begun = false);
    const first = make("option", say("sheet_example"), { value: "" });
    this.#parts.example.replaceChildren(first, ...found.map(([title, text]) => make("option", title, { value: text })));
  }

  // Put a text in the place of what is there; return whether the person wants that.
  #put(text) {
    if (this.#typed && text !== this.#parts.text.value && !confirm(say("sheet_drop"))) return false;
    this.#typed = this.#linked = false;
    this.#arrives = "";
    draft("");
    this.#section.classList.remove("linked");
    this.#parts.text.value = text;
    this.#wait();
    this.#look();
    return true;
  }

  // Until the text is looked at, the buttons would mean the one before.
  #wait(disabled = true) {
    for (const button of ["play", "save", "send", "share", "print"]) this.#parts[button].disabled = disabled;
  }

  #changed() {
    const { text } = this.#parts;
    this.#typed = true;
    // A mark that came with what was pasted is no letter.
    if (text.value.startsWith("\ufeff")) text.value = text.value.slice(1);
    this.#linked &&= "edited";
    draft(text.value);
    this.#wait();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#look(), PAUSE);
  }

  // See what the text says now; an answer to an older text is late.
  async #look() {
    const { all, text, state, mistake, shown } = this.#parts;
    const number = ++this.#asked;
    const asked = second.ask("sheet", text.value.slice(0, 2 * LARGEST), language());
    const told = await asked.catch((error) => ({ mistake: say(error.message, ...error.values) }));
    if (number !== this.#asked) return;
    const wrong = told.mistake;
    this.#told = wrong === undefined ? told : null;
    state.textContent = `${bytes(text.value).length} / ${LARGEST}`;
    mistake.hidden = wrong === undefined;
    mistake.textContent = wrong === undefined ? "" : told.line ? `${told.line}: ${wrong}` : wrong;
    mistake.dataset.line = told.line ?? 0;
    text.setAttribute("aria-invalid", String(wrong !== undefined));
    this.#wait(wrong !== undefined);
    const linked = this.#told ? ["sheet_linked", told.title, { button: "sheet_play" }] : ["sheet_linked_wrong"];
    if (this.#arrives) answer(all.firstElementChild, ...(this.#arrives === "again" ? ["sheet_again"] : linked));
    this.#arrives = "";
    shown.classList.toggle("before", !told.picture);
    if (!told.picture) return;
    shown.hidden = false;
    this.#panel.show(told.picture);
  }

  // Select the line that the mistake is in.
  #show_line() {
    const { text, mistake } = this.#parts;
    const number = Number(mistake.dataset.line);
    const lines = text.value.split("\n");
    const start = lines.slice(0, Math.max(0, number - 1)).join("\n").length + (number > 1 ? 1 : 0);
    text.focus();
    if (number) text.setSelectionRange(start, start + lines[number - 1].length);
  }

  #save() {
    const name = this.#told.title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "_").replaceAll(/^_|_$/g, "") || "sheet";
    answer(this.#parts.save, "downloaded", download(`${name}.txt`, "text/plain", this.#parts.text.value));
  }

  // Send it to a device by cable.
  async #send() {
    const { send, text } = this.#parts;
    const said = await sendSheet(text.value, () => answer(send, "cable_asks")).catch((error) => [error.message]);
    answer(send, ...said);
  }

  async #share() {
    const url = `${location.origin}${location.pathname}#${encoded(this.#parts.text.value)}`;
    try {
      if (navigator.share) await navigator.share({ title: this.#told.title, url });
      else {
        await navigator.clipboard.writeText(url);
        answer(this.#parts.share, "sheet_copied");
      }
    } catch (error) {
      if (error.name !== "AbortError") answer(this.#parts.share, "copy_this", url); // else the person thought better of it
    }
  }

  // The sheet as a paper pad: lines down, players across, and below who wins and when the game ends.
  #print() {
    const { heading, rules, players, rounds, groups, last } = this.#told;
    const columns = Math.min(MOST, players[1]);
    const row = (name, className = "") => make("tr", [make("th", name), ...Array.from({ length: columns }, () => make("td"))], { className });
    const title = (name) => make("tr", [make("th", name, { colSpan: columns + 1, className: "group" })]);
    const all = (found) => found.flatMap(([group, lines]) => [...(group ? [title(group)] : []), ...lines.map((line) => row(line))]);
    const rows = rounds ? [] : all(groups);
    for (let round = 1; round <= rounds; round++) {
      const name = `${say("rounds")} ${round}`;
      rows.push(...(groups.length === 1 && groups[0][1].length === 1 ? [row(name)] : [title(name), ...all(groups)]));
    }
    rows.push(...all(last), row(say("sheet_total"), "total"));
    const table = make("table", [make("thead", [row("")]), make("tbody", rows)]);
    this.#parts.paper.replaceChildren(make("h1", heading), table, make("p", rules.join(" ")));
    document.documentElement.classList.add("paper");
    print(); // some browsers return before they have printed
  }
}
