// Games from a file: the lines in which scores leave a device, or all that a page kept (files.js).
import { opened, unfit } from "../opened.js";
import { second, unlessRefused } from "../second.js";
import { sectors } from "../files.js";
import { good, misnamed, read } from "./lines.js";

const LARGEST = 100_000_000; // bytes of a file

const KINDS = ["finished", "under_way"];

// The games that a file has, how many of its lines are damaged, and what is to be said of games that are refused: a
// promise of { found, wrong, refused }. Raises an Error with a word and what stands in its places.
export async function gamesOf(file) {
  const { text, is, data } = await opened(file, LARGEST, ["lines", "saves"], "games_unfit");
  if (is === "lines") {
    const { found, ...rest } = read(text);
    return { found: found.filter((line) => KINDS.includes(line.kind)), ...rest };
  }
  const lines = await second.ask("games", JSON.stringify(sectors(data))).catch(unlessRefused);
  if (!lines) throw unfit("", "games_unfit");
  const games = lines.filter((line) => KINDS.includes(line.kind));
  const whole = games.filter(good);
  const refused = whole.map(misnamed).filter(Boolean);
  return { found: whole.filter((game) => !misnamed(game)), wrong: games.length - whole.length, refused };
}
