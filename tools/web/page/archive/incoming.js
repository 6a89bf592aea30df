// Games from a file: the lines in which scores leave a device, or all that a page kept (files.js).
import { known, textOf, unfit } from "../opened.js";
import { worked } from "../recorded.js";
import { sectors } from "../files.js";
import { good, read } from "./lines.js";

const LARGEST = 100_000_000; // bytes of a file

const KINDS = ["finished", "under_way"];

// The games that a file has, and how many of its lines are damaged: a promise of { found, wrong }. Raises an Error with a
// word and what stands in its places.
export async function gamesOf(file) {
  const text = await textOf(file, LARGEST);
  const { is, data } = known(text);
  if (is === "lines") {
    const { found, wrong } = read(text);
    return { found: found.filter((line) => KINDS.includes(line.kind)), wrong };
  }
  if (is !== "saves") throw unfit(is, "games_unfit");
  const lines = await worked.ask("games", JSON.stringify(sectors(data)));
  if (!Array.isArray(lines)) throw unfit("", "games_unfit");
  const games = lines.filter((line) => KINDS.includes(line.kind));
  const found = games.filter(good);
  return { found, wrong: games.length - found.length };
}
