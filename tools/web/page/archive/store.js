// The page's games in the browser's database, finished and under way, as docs/dev/scores.schema.json describes them.
// Each folder on a host has its own.
import { persist } from "../storage.js";
import { Failure } from "../words.js";

const NAME = `quipu ${new URL("..", import.meta.url).pathname}`;
const GAMES = "games";
// What a transaction fails with when the browser has closed the database meanwhile.
const CLOSED = ["InvalidStateError", "AbortError", "UnknownError"];

let opened;

function open() {
  const mine = (opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(GAMES);
    asked.onsuccess = () => {
      const database = asked.result;
      database.onclose = forget; // the browser has closed it
      database.onversionchange = () => (database.close(), forget());
      resolve(database);
    };
    asked.onerror = () => reject(asked.error);
  }));
  const forget = () => opened === mine && (opened = undefined);
  mine.catch(forget); // another time it may be there
  return mine;
}

// What `work` asks of the games in one transaction: the promise of the result of the request that it returns. A database
// that was closed is opened again. Raises a Failure with the browser's own name for it; then nothing was changed.
async function within(mode, work) {
  for (let again = true; ; again = false) {
    try {
      return await once(mode, work);
    } catch (error) {
      const word = error?.name === "QuotaExceededError" ? "store_full" : "store_failed";
      if (!again || !CLOSED.includes(error?.name)) throw new Failure(word, error?.name ?? "?");
      opened = undefined;
    }
  }
}

async function once(mode, work) {
  const transaction = (await open()).transaction(GAMES, mode);
  const asked = work(transaction.objectStore(GAMES));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(asked?.result);
    transaction.onabort = transaction.onerror = (event) => reject(transaction.error ?? event.target.error);
  });
}

// Which game it is: the device where it was played, and the number that it had there under way. A code has room for the
// first half of the device's number.
export function keyOf(game) {
  return `${game.device.slice(0, 8)} ${game.begun ?? `finished ${game.number}`}`;
}

// Whether all players of a game are known: a code may have told some of them only.
export function whole(game) {
  return game.players.every(Boolean);
}

// How much a game says.
function says(game) {
  return (game.kind === "finished" ? 4 : 0) + (game.data ? 2 : 0) + (game.answers ? 1 : 0);
}

// Whether two texts are one, of which a code has only the first letters, without the sign before a name.
function alike(one, other) {
  const [short, long] = [one, other].map((text) => text.replace(/^[^\p{L}\p{N}]+/u, "")).sort((one, other) => one.length - other.length);
  return long.startsWith(short);
}

// Whether what came contradicts what is kept of the same game, or would take the place of more than it says: then a
// person decides. A game under way may go on, and end.
export function differs(kept, came) {
  const same = kept.data && came.data ? (one, other) => one === other : alike;
  const other = (one, other) => one && other && !same(one, other);
  if (kept.game !== came.game || kept.players.length !== came.players.length) return true;
  if (kept.device.length === came.device.length && kept.device !== came.device) return true;
  if (other(kept.title, came.title) || other(kept.setup, came.setup)) return true;
  if (kept.players.some((name, seat) => other(name, came.players[seat]))) return true;
  if (came.kind === "under_way") return false;
  if (kept.kind === "under_way") return Boolean(kept.data && !came.data);
  const seats = [...kept.players.keys()].filter((seat) => kept.players[seat] && came.players[seat]);
  return seats.some((seat) => kept.totals[seat] !== came.totals[seat]) || `${[...kept.winners].sort()}` !== `${[...came.winners].sort()}`;
}

// Whether what came adds something to what is kept.
export function adds(kept, came) {
  return !kept || says(came) > says(kept) || came.players.some((name, seat) => name && !kept.players[seat]);
}

// Of what is kept of a game, and what came now and does not differ, what is kept from now on.
export function merged(kept, came, now = new Date()) {
  if (!kept) return { arrived: `${now.toISOString().slice(0, 19)}Z`, ...came };
  const { arrived } = kept;
  if (says(came) !== says(kept)) return { ...(says(came) > says(kept) ? came : kept), arrived };
  if (came.kind === "under_way") return { ...(came.round < kept.round ? kept : came), arrived };
  if (!adds(kept, came)) return kept;
  const fill = (what) => came.players.map((name, player) => (name ? came : kept)[what][player]);
  const title = came.title ?? kept.title;
  return { ...came, ...(title && { title }), players: fill("players"), totals: fill("totals"), arrived };
}

// Keep games, all of them or none, together with what is known of them: the promise of { kept, differing }. Those that
// differ from a game that is kept stay out: pairs of what is kept and what came. `decided`: what came counts.
export async function put(games, decided = false) {
  persist();
  const now = new Map();
  const differing = [];
  await within("readwrite", (store) => {
    now.clear();
    differing.length = 0;
    for (const came of games) {
      const key = keyOf(came);
      store.get(key).onsuccess = ({ target }) => {
        const kept = now.get(key) ?? target.result;
        const other = kept && differs(kept, came);
        if (other && !decided) return void differing.push([kept, came]);
        now.set(key, other ? { ...came, arrived: kept.arrived } : merged(kept, came));
        store.put(now.get(key), key);
      };
    }
  });
  return { kept: [...now.values()], differing };
}

// What is kept of a game: the promise of that, undefined where it is nothing.
export function find(game) {
  return within("readonly", (games) => games.get(keyOf(game)));
}

// Change when a game arrived, if it is kept: `when` as the schema has it.
export function date(game, when) {
  return within("readwrite", (games) => {
    const asked = games.get(keyOf(game));
    asked.onsuccess = () => asked.result && games.put({ ...asked.result, arrived: when }, keyOf(game));
  });
}

// All games, the last one that arrived first.
export async function all() {
  const games = await within("readonly", (games) => games.getAll());
  return games.sort((one, other) => (one.arrived < other.arrived ? 1 : -1));
}

export function remove(game) {
  return within("readwrite", (games) => void games.delete(keyOf(game)));
}
