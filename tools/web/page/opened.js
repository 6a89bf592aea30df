// Files that a person opens: their text, whatever computer wrote it, and what a file is that belongs elsewhere.
import { Failure } from "./words.js";

const CONTROL = /[\0-\x08\x0b\x0e-\x19\x1b-\x1f]/;
const LARGEST = 100_000_000; // bytes that are looked at
const LINES = '{"quipu":';
const SAVES = "quipu saves";
// What other files begin with, and the word for them. ".": any byte.
const SIGNATURES = [
  ["SQLite format 3\0", "is_archive"],
  ["UF2\n", "is_image"],
  ["%PDF", "is_document"],
  ...["PK\x03\x04", "\x1f\x8b"].map((begin) => [begin, "is_packed"]),
  ...["\x89PNG", "\xff\xd8\xff", "GIF8", "RIFF....WEBP", "....ftyp"].map((begin) => [begin, "is_picture"]),
];
const SETTING = /^\s*(?:up|down|left|right|a|b|menu|processor|sda|scl|speed|display|display_address|offset|turned|address) *=/gm;

// What bytes begin with that are UTF-16: "utf-16le", "utf-16be", or "". Files without a mark have a zero in every pair.
function wide(bytes) {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const begin = bytes.subarray(0, 512);
  const zeros = [0, 0];
  for (let i = 0; i < begin.length; i++) if (!begin[i]) zeros[i % 2]++;
  const most = 0.4 * begin.length;
  if (zeros[1] > most && !zeros[0]) return "utf-16le";
  return zeros[0] > most && !zeros[1] ? "utf-16be" : "";
}

// Raise a Failure for bytes that begin as a file of another kind does.
function named(bytes) {
  const known = SIGNATURES.find(([begin]) => [...begin].every((letter, i) => letter === "." || bytes[i] === letter.charCodeAt(0)));
  if (known) throw new Failure(known[1]);
}

// The text that bytes are: UTF-8, UTF-16, or what old Windows programs write. A mark at the beginning, half a letter at
// the end and zeros after it (a copy that was cut off) are left out. Raises a Failure where it is no text.
export function decoded(bytes) {
  named(bytes);
  const coding = wide(bytes);
  let end = bytes.length;
  if (!coding) while (end && !bytes[end - 1]) end--;
  let text;
  try {
    text = new TextDecoder(coding || "utf-8", { fatal: true }).decode(bytes.subarray(0, end), { stream: true });
  } catch {
    if (coding) throw new Failure("is_unreadable");
    text = new TextDecoder().decode(bytes.subarray(0, end));
    if (!text.includes(LINES)) text = new TextDecoder("windows-1252").decode(bytes.subarray(0, end));
  }
  text = text.replace(/\0+$/, "");
  // What a cable said may have anything between the lines of a device.
  if (CONTROL.test(text) && !text.includes(LINES)) throw new Failure("is_unreadable");
  return text;
}

async function bytesOf(part) {
  try {
    return new Uint8Array(await part.arrayBuffer());
  } catch {
    throw new Failure("is_unreadable"); // it is gone, or may not be read
  }
}

// A file for a place that takes files of some kinds (see `known`), at most `largest` bytes of them: its text, and what
// `known` says of it. Any other file is named for what it is, also a larger one. Raises a Failure. `here`: see `unfit`.
export async function opened(file, largest, kinds, here) {
  const text = await textOf(file);
  const { is, data } = known(text);
  if (!kinds.includes(is)) throw unfit(is, here);
  if (file.size > largest) throw new Failure("is_large", file.size, largest);
  return { text, is, data };
}

// The text of a file, its lines ended by "\n". Raises a Failure.
async function textOf(file) {
  if (file.size > LARGEST) {
    named(await bytesOf(file.slice(0, 64)));
    throw new Failure("is_large", file.size, LARGEST);
  }
  const bytes = await bytesOf(file);
  const text = decoded(bytes).replace(/\r\n?/g, "\n");
  if (!text.trim()) throw new Failure("is_empty");
  return text;
}

// Whether JSON ends before all that it opened is closed.
function cut(text) {
  let depth = 0;
  const bare = text.replace(/"(?:[^"\\]|\\[^])*(?:"|\\?$)/g, (string) => (string.length > 1 && string.endsWith('"') ? "" : "["));
  for (const letter of bare) depth += "[{".includes(letter) ? 1 : "]}".includes(letter) ? -1 : 0;
  return depth > 0;
}

// What a text is: "saves", "lines" or "sheet", which have their places on the page; else the word for it,
// or "" for a text that could be anything. `data`: what it says, of JSON.
export function known(text) {
  const begin = text.trimStart();
  if (text.split("\n").some((line) => line.startsWith(LINES))) return { is: "lines" };
  if (/^[{[]/.test(begin)) {
    let data;
    try {
      data = JSON.parse(text);
    } catch {
      return { is: cut(text) ? "is_half" : "is_json" };
    }
    return { is: ofJson(data), data };
  }
  if (/^<(!doctype|html|\?xml|svg)/i.test(begin)) return { is: "is_web" };
  if (/^\s*game\s*=/m.test(text)) return { is: "sheet" };
  if ((text.match(SETTING) ?? []).length > 1) return { is: "is_hardware" };
  const [first, second] = begin.split("\n").map((line) => line.split(/[,;\t]/).length);
  if (first > 2 && first === second) return { is: "is_table" };
  return { is: "" };
}

function ofJson(data) {
  if (typeof data !== "object" || !data) return "is_json";
  if (data.kind === SAVES) return "saves";
  const has = (...keys) => keys.every((key) => Object.hasOwn(data, key));
  if (has("plays", "games", "players")) return "is_bgstats";
  if (has("game", "players") && (has("turns") || has("rounds") || has("answers") || has("result"))) return "is_recorded";
  return "is_json";
}

// Why a text of this kind is not taken where it was opened; `here`: the word for a text that could be anything. A file
// that has its place on the page is sent there.
export function unfit(is, here) {
  const places = { saves: ["is_saves", "load", "games_open"], lines: ["is_games", "games_open"], sheet: ["is_sheet", "sheet_open"] };
  const [word, ...buttons] = places[is] ?? [is || here];
  return new Failure(word, ...buttons.map((button) => ({ button })));
}
