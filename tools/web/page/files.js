// What is kept, as a file to take along: the games under way, the finished ones, the settings.
import { download } from "./dom.js";
import { opened } from "./opened.js";
import { Failure } from "./words.js";

const KIND = "quipu saves";
const NAME = /^region\.(\d|1[0-5])$/;
const HEX = /^([0-9a-f]{2}){0,4096}$/;
const LARGEST = 400_000; // bytes of a file: all sectors take less, in UTF-16 too

// Return the name of the file.
export function save(storage) {
  return give("saved", JSON.stringify({ kind: KIND, kept: storage.all() }, null, 1) + "\n");
}

// Give the player a file, whose name says what it is and the day; return that name.
export function give(what, text) {
  return download(`quipu-${what}-${new Date().toISOString().slice(0, 10)}.json`, "application/json", text);
}

// What a file keeps, by names. Raises a Failure for any other file.
export async function read(file) {
  const { data } = await opened(file, LARGEST, ["saves"], "unfit");
  return sectors(data);
}

// The same of what a file says. Raises a Failure where somebody else wrote it.
export function sectors({ kept }) {
  const entries = typeof kept === "object" && kept ? Object.entries(kept) : [];
  const good = entries.length && entries.every(([name, hex]) => NAME.test(name) && typeof hex === "string" && HEX.test(hex));
  if (!good) throw new Failure("is_damaged");
  return kept;
}
