// The games that the page keeps, in the browser's database: finished ones and games under way, as docs/scores.schema.json
// describes them. Each folder on a host has its own.
const NAME = `quipu ${new URL("..", import.meta.url).pathname}`;
const GAMES = "games";

let opened;

function open() {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(GAMES);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
  return opened;
}

// What `work` asks of the games in one transaction: the promise of the result of the request that it returns.
async function within(mode, work) {
  const transaction = (await open()).transaction(GAMES, mode);
  const asked = await work(transaction.objectStore(GAMES));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(asked?.result);
    transaction.onabort = transaction.onerror = () => reject(transaction.error);
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

// Of what is kept of a game, and what came now, what is kept from now on.
export function merged(kept, came, now = new Date()) {
  if (!kept) return { arrived: `${now.toISOString().slice(0, 19)}Z`, ...came };
  const { arrived } = kept;
  if (says(came) !== says(kept)) return { ...(says(came) > says(kept) ? came : kept), arrived };
  if (came.kind === "under_way") return { ...(came.round < kept.round ? kept : came), arrived };
  if (came.players.length !== kept.players.length) return { ...came, arrived };
  const fill = (what) => came.players.map((name, player) => (name ? came : kept)[what][player]);
  const title = came.title ?? kept.title;
  return { ...came, ...(title && { title }), players: fill("players"), totals: fill("totals"), arrived };
}

// Keep a game, together with what is known of it: the promise of that.
export async function put(game) {
  let kept;
  await within("readwrite", (games) => {
    const key = keyOf(game);
    const asked = games.get(key);
    asked.onsuccess = () => games.put((kept = merged(asked.result, game)), key);
  });
  return kept;
}

// Change when a game arrived: `when` as the schema has it.
export function date(game, when) {
  return within("readwrite", (games) => void games.put({ ...game, arrived: when }, keyOf(game)));
}

// All games, the last one that arrived first.
export async function all() {
  const games = await within("readonly", (games) => games.getAll());
  return games.sort((one, other) => (one.arrived < other.arrived ? 1 : -1));
}

export function remove(game) {
  return within("readwrite", (games) => void games.delete(keyOf(game)));
}
