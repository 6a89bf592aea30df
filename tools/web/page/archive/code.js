// Reads what stands after the # of the page's address: a finished game, or some of its players. firmware/flows/codes.py
// says what each digit means; known.js, what letters and games there are, is made by `make web`.
import { BEGINS, CAPITALS, GAMES, OTHERS, SMALL } from "./known.js";
import { good } from "./lines.js";

const DIGITS = /^1(\d{1,124})(\d\d)$/;

class Digits {
  constructor(text) {
    const found = DIGITS.exec(text);
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

// The game that digits tell, as a finished one of docs/scores.schema.json; of players in another code the name is "".
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
  }
  if (digits.left) throw new Error("more");
  const winners = [...players.keys()].filter((player) => (won >> player) & 1);
  const game = GAMES[kind]?.name ?? `game ${kind}`;
  const told = { quipu: 1, kind: "finished", device: device === "00000000" ? "" : device, begun, game };
  const read = { ...told, ...(title && { title }), players, totals, winners };
  if (!good(read)) throw new Error("game");
  return read;
}
