// A device at the end of a cable, by Web Serial: have it say what it keeps, and take games back (docs/dev/data-format.md).
import { LONGEST, intact, misnamed, parse, write, written } from "./lines.js";

const VENDORS = [0x2e8a, 0x239a].map((usbVendorId) => ({ usbVendorId }));
const SILENCE = 8000; // ms after which nothing more is waited for
const PERSON = 300_000; // … while somebody at the device is asked
const TRIES = 3;

export const possible = "serial" in navigator;

// Ask the person which port it is, open it, and do `work` there: a promise of its result. Raises an Error with a word.
async function at(work) {
  let port;
  try {
    port = await navigator.serial.requestPort({ filters: VENDORS });
  } catch {
    throw new Error(""); // the person thought better of it
  }
  try {
    await port.open({ baudRate: 115200, bufferSize: 16384 });
  } catch {
    throw new Error("cable_busy");
  }
  const wire = new Wire(port);
  try {
    return await work(wire);
  } catch (error) {
    throw error.message.startsWith("cable_") ? error : new Error("cable_lost");
  } finally {
    await wire.close();
  }
}

class Wire {
  #rest = "";
  #asked = null; // what is being read
  #text = new TextDecoder();

  constructor(port) {
    this.port = port;
    this.reader = port.readable.getReader();
    this.writer = port.writable.getWriter();
  }

  async close() {
    try {
      await this.reader.cancel();
      this.reader.releaseLock();
      await this.writer.abort();
      this.writer.releaseLock();
      await this.port.close();
    } catch {
      // the cable is gone
    }
  }

  write(text) {
    return this.writer.write(new TextEncoder().encode(text));
  }

  // What the next line of ours says; null: nothing came for so many ms.
  async next(patience) {
    for (;;) {
      const end = this.#rest.indexOf("\n");
      if (end >= 0) {
        const raw = this.#rest.slice(0, end);
        this.#rest = this.#rest.slice(end + 1);
        const line = raw.slice(Math.max(0, raw.indexOf('{"quipu":')));
        const said = parse(line);
        if (said) return said;
        if (intact(line)) return { kind: "unfit" }; // somebody made a game by hand
        continue;
      }
      if (this.#rest.length > LONGEST) this.#rest = this.#rest.slice(-LONGEST / 2);
      this.#asked ??= this.reader.read();
      let timer;
      const late = new Promise((resolve) => (timer = setTimeout(resolve, patience, null)));
      const came = await Promise.race([this.#asked, late]);
      clearTimeout(timer);
      if (!came) return null;
      this.#asked = null;
      if (came.done) throw new Error("cable_lost");
      this.#rest += this.#text.decode(came.value, { stream: true });
    }
  }
}

// The games that a device keeps, how many of its lines say no game, and what is to be said of games that are refused: a
// promise of { found, wrong, refused }. Raises an Error with a word.
export function dump() {
  return at(async (wire) => {
    const found = new Map();
    let count;
    for (let left = TRIES; left; left--) {
      await wire.write("\nquipu dump\n");
      count = 0;
      let wrong = 0;
      const refused = [];
      for (let said; (said = await wire.next(SILENCE)); ) {
        if (said.kind === "end") {
          if (said.lines === count) return { found: [...found.values()], wrong, refused };
          break;
        }
        count++;
        if (said.kind === "unfit") wrong++;
        if (!said.players || !said.game) continue;
        const why = misnamed(said);
        if (why) refused.push(why);
        else found.set(`${said.kind} ${said.device} ${said.number ?? said.begun}`, said);
      }
    }
    throw new Error(count ? "cable_lost" : "cable_silent");
  });
}

const REFUSED = ["refused", "failed", "stopped", "time"];

// Send lines to a device that listens for a word, and asks on its screen: a promise of what it said last. `asked` is called
// when it asks. Raises an Error with a word.
function send(word, lines, asked) {
  return at(async (wire) => {
    await wire.write(`\nquipu ${word}\n`);
    let state = "";
    for (;;) {
      const said = await wire.next(state === "asking" ? PERSON : SILENCE);
      if (!said) throw new Error(state ? "cable_lost" : "cable_silent");
      if (said.kind !== word) continue;
      state = said.state;
      if (state === "asking") asked();
      else if (state === "ready" || state === "send") await wire.write(lines);
      else return said;
    }
  });
}

// Send games to a device: a promise of the word of what came of it.
export async function restore(games, asked) {
  const { state, left, damaged } = await send("restore", written(games), asked);
  if (REFUSED.includes(state) || left || damaged) return "cable_refused";
  return { playing: "cable_playing", nothing: "cable_there" }[state] ?? "cable_sent";
}

// Send a score sheet to a device: a promise of the word of what came of it, and its values.
export async function sendSheet(text, asked) {
  const data = btoa(String.fromCharCode(...new TextEncoder().encode(text)));
  const { state, line, why } = await send("sheet", write({ quipu: 1, kind: "sheet", device: "", data }), asked);
  if (REFUSED.includes(state) || state === "full") return [state === "full" ? "sheet_no_room" : "sheet_refused"];
  if (state === "wrong") return line ? ["sheet_wrong", line, why] : ["sheet_unusable", why];
  if (state === "damaged") return ["sheet_damaged"];
  return [{ playing: "cable_playing", nothing: "cable_there" }[state] ?? "cable_sheet_sent"];
}
