// The lines in which scores leave a device (docs/dev/scores.schema.json): read from a cable or a file, and written.
import { plain } from "./plays.js";

const BEGIN = '{"quipu":';
const LINE = /^(\{"quipu":1,.*),"check":"([0-9a-f]{8})"\}$/s;
export const LONGEST = 65536; // bytes of a line
const TEXT = new TextEncoder();

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

// The CRC-32 of bytes.
export function crc32(data) {
  let value = 0xffffffff;
  for (const byte of data) value = TABLE[(value ^ byte) & 255] ^ (value >>> 8);
  return ~value >>> 0;
}

const checkOf = (text) => crc32(TEXT.encode(text)).toString(16).padStart(8, "0");

const whole = (value, least, most) => Number.isInteger(value) && value >= least && value <= most;
const list = (value, least, most, good) => Array.isArray(value) && value.length >= least && value.length <= most && value.every(good);
// A list is no text, though it reads as one; nor is half a character, which no file holds.
const string = (value, pattern) => typeof value === "string" && pattern.test(value) && !/\p{Surrogate}/u.test(value);
const name = (value) => string(value, /^[^]{0,10}$/u); // a sign and as many letters as firmware/engine/limits.py allows
const title = (value) => string(value, /^[^]{0,60}$/u);
const bytes = (value) => value === undefined || string(value, /^[A-Za-z0-9+/]{0,6000}={0,2}$/);
const seats = (value, count) => value === undefined || (list(value, 0, count, (seat) => whole(seat, 0, count - 1)) && new Set(value).size === value.length);
const number = (value) => value === undefined || whole(value, 0, 2 ** 30);

const KINDS = ["finished", "under_way"];

// Whether a line says what a game's line must: all that the page shows of it.
export function good(game) {
  const count = game.players?.length;
  const over = game.kind === "finished";
  return (
    string(game.device, /^([0-9a-f]{8}|[0-9a-f]{16})?$/) &&
    KINDS.includes(game.kind) &&
    string(game.game, /^[^:]{1,40}$/u) &&
    list(game.players, 1, 8, name) &&
    (game.title === undefined || title(game.title)) &&
    number(game.begun) &&
    number(game.number) &&
    (over ? (game.number ?? game.begun) !== undefined : [game.begun, game.setup, game.data].every((part) => part !== undefined)) &&
    (!over || list(game.totals, count, count, (total) => whole(total, -(2 ** 23), 2 ** 23 - 1))) &&
    (!over || (game.winners && seats(game.winners, count))) &&
    (game.order === undefined || (game.order.length === count && seats(game.order, count))) &&
    (game.lowest === undefined || typeof game.lowest === "boolean") &&
    (game.arrived === undefined || string(game.arrived, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)) &&
    [game.answers, game.setup, game.data].every(bytes)
  );
}

// Characters without a shape: those that form others, fillers of Hangul, the empty pattern of Braille.
const BLANK = /[\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu;

// What a person sees of a text (tools/host/plain.py); "" if no character of it has a shape.
export function seen(text) {
  const left = plain(text).replace(BLANK, "").trim();
  return /[^\p{M}\p{Z}]/u.test(left) ? left : "";
}

// Why a game is not taken in whose names don't tell the players apart: a word and its values, or null. A code has names
// without their signs, and cuts long ones: there two may be alike.
export function misnamed({ kind, device, number, data, players }) {
  const names = players.map(seen);
  const unseen = names.indexOf("");
  if (unseen >= 0) return ["name_unseen", unseen + 1];
  const byCode = kind === "finished" && number === undefined && data === undefined && device.length <= 8;
  const twice = names.find((name, seat) => names.indexOf(name) < seat);
  return twice && !byCode ? ["name_twice", twice] : null;
}

// Whether a line is as it was written, whatever it says: the match, or null.
export function intact(raw) {
  const found = raw.length <= LONGEST && LINE.exec(raw.trim());
  return found && checkOf(found[1]) === found[2] ? found : null;
}

// What a line says; null where it is none of ours, or not as it was written.
export function parse(raw) {
  const found = intact(raw);
  if (!found) return null;
  try {
    const { check, ...said } = JSON.parse(found[0]);
    return KINDS.includes(said.kind) && !good(said) ? null : said;
  } catch {
    return null;
  }
}

// What the lines of a text say, how many of them are damaged or foreign, and which games are refused for their names: a
// word and its values. Raises an Error with a word where none is ours.
export function read(text) {
  const found = [];
  const refused = [];
  let wrong = 0;
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (!line.includes(BEGIN)) continue;
    const said = parse(line.slice(line.indexOf(BEGIN)));
    const why = KINDS.includes(said?.kind) && misnamed(said);
    if (why) refused.push(["in_line", at + 1, { said: why }]);
    else if (said) found.push(said);
    else wrong++;
  }
  if (!found.length && !refused.length) throw new Error("games_broken");
  return { found, wrong, refused };
}

// What is said as a line, with its check.
export function write({ quipu, kind, device, check, data, arrived, ...said }) {
  const dated = arrived && kind === "finished" ? { arrived } : {};
  const text = JSON.stringify({ quipu, kind, device, ...said, ...dated, ...(data && { data }) }).slice(0, -1);
  return `${text},"check":"${checkOf(text)}"}\n`;
}

// Games as the lines of a file, or as they are sent to a device.
export function written(games) {
  const device = games[0]?.device ?? "";
  return games.map(write).join("") + write({ quipu: 1, kind: "end", device, lines: games.length });
}
