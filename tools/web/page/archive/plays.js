// What others take of a finished game: BG Stats, a table, a text.
import { say } from "../words.js";
import { NAMES, SHEETS, SHEET_TITLES } from "./known.js";

const BG_STATS = "https://app.bgstatsapp.com/createPlay.html?data=";

// What was answered to the options of a game, by its setup (firmware/engine/setup.py): a list of bytes; null where that
// is not known, as of a game that came by its code.
function answersOf(game) {
  try {
    const data = Uint8Array.from(atob(game.setup), (letter) => letter.charCodeAt(0));
    let at = 0;
    const part = () => data.subarray(at + 1, (at += 1 + data[at]));
    part(); // the game
    at++; // the version of its saves
    for (let names = data[at++]; names; names--) part();
    const answers = [];
    while (at < data.length) answers.push(part());
    return answers;
  } catch {
    return null;
  }
}

// Of a list, the entry of the edition, which is the first option of a game; the last where that is not known.
function ofEdition(values, game) {
  if (!Array.isArray(values)) return values;
  const edition = answersOf(game)?.[0]?.[0] ?? values.length;
  return values[Math.min(edition & 127, values.length - 1)];
}

// What a game is called in a language; as it was published, with "box".
export function titleOf(game, language) {
  if (game.title) return game.title;
  const names = NAMES[game.game];
  const published = language === "box" && ofEdition(names?.published ?? names?.box, game);
  return published || (names?.[language === "box" ? "en" : language] ?? names?.en ?? game.game);
}

// Its number at BoardGameGeek, where that is known: of a game that was played by a score sheet, that of the sheet.
export function numberOf(game) {
  if (game.game === "score_sheet" && !game.sheet) return Object.hasOwn(SHEETS, game.title) ? SHEETS[game.title] : undefined;
  const written = /^[ \t]*bgg[ \t]*=[ \t]*(\d{1,7})[ \t]*(#|$)/m.exec(game.sheet ?? "");
  return written ? Number(written[1]) : ofEdition(NAMES[game.game]?.bgg, game);
}

function playOf(game) {
  return `${game.device.slice(0, 8)}-${game.begun ?? game.number}`;
}

// By which BG Stats knows a game again: another id for each pad without a title.
function sourceOf(game) {
  if (game.title) return `${game.game}:${game.title}`;
  if (game.game === "score_pad") return `${game.game}:${playOf(game)}`;
  const number = Array.isArray(NAMES[game.game]?.bgg) && numberOf(game);
  return number ? `${game.game}:${number}` : game.game;
}

// Whether the fewest points win: as the sheet or the setup says, else the code that the game came by. What has none of
// these, such as an old game whose sheet is lost, is judged by its winners.
export function lowest(game) {
  if (game.sheet) return /^[ \t]*wins[ \t]*=[ \t]*fewest points[ \t]*([,#]|$)/m.test(game.sheet);
  const answers = game.game === "score_pad" ? answersOf(game) : null;
  if (answers?.length) {
    // A change of the first row is its number, 0, and by how much.
    const changes = answers.filter((answer) => answer.length === 2 && !answer[0]);
    return changes.reduce((sum, answer) => sum + (answer[1] > 127 ? answer[1] - 256 : answer[1]), 0) !== 0;
  }
  if (game.lowest !== undefined) return game.lowest;
  if (game.game === "score_sheet" && Object.hasOwn(SHEET_TITLES, game.title)) return SHEET_TITLES[game.title];
  if (game.game !== "score_pad" && Object.hasOwn(NAMES, game.game)) return false;
  const { totals, winners } = game;
  return winners.length > 0 && totals[winners[0]] < Math.max(...totals);
}

// Whether a player has won; who played alone, only if the game says so.
export function won(game, player) {
  if (game.players.length > 1) return game.winners.includes(player);
  return game.totals[0] >= (NAMES[game.game]?.solo ?? Infinity);
}

// The players as they stood at the end, the first one first. An order that puts somebody before a winner was made by
// hand: then the points say it.
export function standing(game) {
  const { totals, winners, order } = game;
  const wins = (player) => winners.includes(player);
  if (order?.length === totals.length && order.slice(0, winners.length).every(wins)) return order;
  const sign = lowest(game) ? 1 : -1;
  const before = (one, other) => wins(other) - wins(one) || sign * (totals[one] - totals[other]) || one - other;
  return [...totals.keys()].sort(before);
}

// The rank of each player, from 1 on, in that order. Winners share the first; of the others, those next to each other
// with equal points share one.
export function ranks(game) {
  const { totals, winners } = game;
  const found = Array(totals.length).fill(0);
  standing(game).forEach((player, place, order) => {
    const last = order[place - 1];
    const wins = winners.includes(player);
    const level = place && wins === winners.includes(last) && (wins || totals[player] === totals[last]);
    found[player] = level ? found[last] : place + 1;
  });
  return found;
}

// A set date, which has no time of day, is kept as noon in UTC, and is the same date everywhere.
const DAY_ALONE = /T12:00:00Z$/;

// The moment of a game; of a date that was set, noon of that day here.
export function momentOf(arrived) {
  return new Date(DAY_ALONE.test(arrived) ? arrived.slice(0, -1) : arrived);
}

// A moment as a person writes it, by the clock here.
const LOCAL = { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit", hourCycle: "h23" };

export function local(arrived) {
  return momentOf(arrived).toLocaleString("sv", LOCAL);
}

function universal(arrived) {
  const moment = momentOf(arrived);
  return Number.isNaN(moment.valueOf()) ? arrived.slice(0, 19).replace("T", " ") : moment.toISOString().slice(0, 19).replace("T", " ");
}

// The play as BG Stats takes it (https://www.bgstatsapp.com): of what must not be missing nothing is.
export function play(game) {
  const rank = ranks(game);
  const bggId = numberOf(game);
  return {
    sourceName: "Quipu",
    sourcePlayId: playOf(game),
    playDate: universal(game.arrived),
    durationMin: 0,
    location: "",
    comments: "",
    game: {
      name: titleOf(game, "box"),
      sourceGameId: sourceOf(game),
      ...(bggId && { bggId }),
      highestWins: !lowest(game),
      noPoints: false,
    },
    players: game.players.map((name, player) => ({
      name,
      sourcePlayerId: name,
      startPlayer: player === 0,
      winner: won(game, player),
      score: `${game.totals[player]}`,
      rank: rank[player],
    })),
  };
}

export function link(game) {
  return BG_STATS + encodeURIComponent(JSON.stringify(play(game)));
}

// Who has how many points, as a line.
export function text(game, language) {
  const players = standing(game).map((player) => `${game.players[player]} ${game.totals[player]}`);
  return `${titleOf(game, language)}: ${players.join(", ")}`;
}

// An escape sequence of a terminal, and characters that steer what shows a text.
const SEQUENCE = /(\x1b\[|\x9b)[0-?]*[ -/]*[@-~]?|(\x1b[\]PX^_]|[\x9d\x90\x98\x9e\x9f])[^\x07\x1b\x9c]*(\x07|\x1b\\|\x9c)?|\x1b[ -/]*[0-~]?/g;
const STEERING = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
// What begins a formula, also as a wide letter; and what ends a cell for a spreadsheet that takes another separator.
const FORMULA = /(^|[;,|])([\s"']*)(?=[=+\-@＝＋－＠])/gu;

// A text on one line, without what steers a terminal or the direction of writing.
export function plain(text) {
  return text.replace(SEQUENCE, "").replace(/[\r\n\t\v\f\x85\u2028\u2029]+/g, " ").replace(STEERING, "");
}

// A field of a table: on one line, and no spreadsheet takes a text for a formula.
function field(value) {
  if (typeof value !== "string") return `${value}`;
  const text = plain(value).replace(FORMULA, "$1'$2");
  return /["\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

// The finished games as a table, a line for each player; its head is in the language of the page.
export function table(games) {
  const lines = [say("csv_head").split(", ")];
  for (const game of games) {
    const rank = ranks(game);
    const head = [local(game.arrived), titleOf(game, "box"), game.title ?? "", game.device, game.begun ?? ""];
    game.players.forEach((name, player) => {
      lines.push([...head, player + 1, name, game.totals[player], rank[player], won(game, player) ? 1 : 0]);
    });
  }
  return lines.map((line) => line.map(field).join("\t") + "\r\n").join("");
}

// The table as a file that Excel opens by itself in any language: UTF-16 with its mark, and tabs. The separator of UTF-8
// it takes from the computer's region, and a line `sep=` makes it forget the encoding.
export function csv(games) {
  const text = `\ufeff${table(games)}`;
  return Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
}
