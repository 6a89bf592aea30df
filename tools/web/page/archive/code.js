// Reads codes: what stands after the # of the page's address, a finished game or some of its players, as
// firmware/flows/codes.py describes it (known.js, what letters and games there are, is made by `make web`); and those that
// pass on a device one after the other, which are a whole game or a sheet, as firmware/flows/sequence.py does.
import { BEGINS, CAPITALS, GAMES, OTHERS, SMALL } from "./known.js";
import { crc32, good, seen } from "./lines.js";

const GAME = /^1(\d{1,124})(\d\d)$/;
const PART = /^[23](\d{1,124})(\d\d)$/; // of a whole game, of a score sheet
const CODES = 100;
const BYTES = 47; // in a code
const HEAD = 6; // bytes of the record before what its check is of

class Digits {
  constructor(text, pattern = GAME) {
    const found = pattern.exec(text);
    this.left = BigInt(found?.[1] ?? 0);
    if (!found || this.left % 97n !== BigInt(found[2])) throw new Error("digits");
  }

  // The next value, below a radix.
  take(radix) {
    const value = this.left % BigInt(radix);
    this.left /= BigInt(radix);
    return Number(value);
  }

  text(radix) {
    let text = "";
    for (let left = this.take(radix); left; left--) text += this.#letter(!text || BEGINS.includes(text.at(-1)));
    return text;
  }

  #letter(first) {
    const letter = this.take(28);
    const other = letter < 26 ? -1 : 22 * (letter - 26) + this.take(22);
    if (other >= OTHERS.length) return String.fromCodePoint(this.take(65536));
    const typed = other < 0 ? String.fromCodePoint(65 + letter) : OTHERS[other];
    const accented = CAPITALS.indexOf(typed);
    return first ? typed : accented < 0 ? typed.toLowerCase() : SMALL[accented];
  }
}

const factorial = (count) => (count > 1 ? count * factorial(count - 1) : 1);

// The players as they stand, by the number of their order: in each place, which of those who are left. 0: the points say it.
function ordered(number, count) {
  if (!number) return null;
  const left = [...Array(count).keys()];
  let which = number - 1;
  return [...left].map(() => {
    const place = which % left.length;
    which = Math.floor(which / left.length);
    return left.splice(place, 1)[0];
  });
}

// The game that digits tell, as a finished one of docs/dev/scores.schema.json; of players in another code the name is "".
// Raises an Error for any other digits.
export function read(text) {
  const digits = new Digits(text);
  const device = digits.take(2 ** 32).toString(16).padStart(8, "0");
  const begun = digits.take(256 ** (1 + digits.take(4)));
  const kind = digits.take(1000);
  const count = 1 + digits.take(8);
  const won = digits.take(2 ** count);
  const first = digits.take(8);
  const title = first ? "" : digits.text(GAMES[kind]?.title ?? 14);
  const here = digits.take(9);
  const size = digits.take(26);
  const players = Array(count).fill("");
  const totals = Array(count).fill(0);
  if (!here || first + here > count) throw new Error("players");
  for (let player = first; player < first + here; player++) {
    const total = digits.take(2 ** size);
    totals[player] = total % 2 ? 0 - (total - 1) / 2 : total / 2;
    players[player] = digits.text(10) || "?";
    if (!seen(players[player])) throw new Error("players");
  }
  const lowest = [undefined, true, false][digits.take(3)];
  const order = ordered(digits.take(1 + factorial(count)), count);
  if (digits.left) throw new Error("more");
  const winners = [...players.keys()].filter((player) => (won >> player) & 1);
  const game = GAMES[kind]?.name ?? `game ${kind}`;
  const told = { quipu: 1, kind: "finished", device: device === "00000000" ? "" : device, begun, game };
  const read = { ...told, ...(title && { title }), ...(lowest !== undefined && { lowest }), players, totals, winners, ...(order && { order }) };
  if (!good(read)) throw new Error("game");
  return read;
}

// A whole game or a score sheet, of codes that are read in any order.
export class Whole {
  #game = ""; // what tells it from others
  #parts = [];

  // Take a code; return how many are read and how many there are. Those of another game begin anew. Raises an Error for
  // any other text.
  take(text) {
    const digits = new Digits(text, PART);
    const which = digits.take(CODES);
    const count = 1 + digits.take(CODES);
    const game = `${digits.take(65536)} ${count} ${text[0]}`;
    if (which >= count || digits.left >> BigInt(8 * BYTES)) throw new Error("part");
    if (game !== this.#game) this.#parts = Array(count).fill(null);
    this.#game = game;
    this.#parts[which] = Uint8Array.from({ length: BYTES }, () => digits.take(256));
    return { read: this.#parts.filter(Boolean).length, count };
  }

  // The record that all codes together are; it is begun anew. Raises an Error where it is none.
  record() {
    const all = Uint8Array.from(this.#parts.flatMap((part) => [...part]));
    const numbers = new DataView(all.buffer);
    const record = all.slice(HEAD, HEAD + numbers.getUint16(0, true));
    const check = numbers.getUint32(2, true);
    const tag = this.#game.split(" ")[0];
    this.#game = "";
    if (crc32(record) !== check || (check & 65535) !== Number(tag)) throw new Error("record");
    return record;
  }
}
