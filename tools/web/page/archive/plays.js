// What others take of a finished game: BG Stats, a table, a text.
import { NAMES, SHEETS } from "./known.js";

const BG_STATS = "https://app.bgstatsapp.com/createPlay.html?data=";

// What a game is called in a language; on a box, with "box".
export function titleOf(game, language) {
  if (game.title) return game.title;
  const names = NAMES[game.game];
  return names?.[language] ?? names?.en ?? game.game;
}

// Its number at BoardGameGeek, where that is known: of a game that was played by a score sheet, that of the sheet.
function numberOf(game) {
  const written = /^bgg *= *(\d{1,7}) *$/m.exec(game.sheet ?? "");
  return written ? Number(written[1]) : (NAMES[game.game]?.bgg ?? (game.game === "score_sheet" ? SHEETS[game.title] : undefined));
}

// Whether who has least wins: so it is where a winner has less than somebody else.
function lowest({ totals, winners }) {
  return winners.length > 0 && totals[winners[0]] < Math.max(...totals);
}

// The rank of each player, from 1 on; those who won are first, whatever decided it.
export function ranks(game) {
  const { totals, winners } = game;
  const sign = lowest(game) ? -1 : 1;
  const worth = totals.map((total, player) => [winners.includes(player) ? 1 : 0, sign * total]);
  const before = (one, other) => one[0] > other[0] || (one[0] === other[0] && one[1] > other[1]);
  return worth.map((mine) => 1 + worth.filter((theirs) => before(theirs, mine)).length);
}

// The players as they stand, the first one first.
export function standing(game) {
  const rank = ranks(game);
  return game.order ?? [...game.players.keys()].sort((one, other) => rank[one] - rank[other] || one - other);
}

// The play as BG Stats takes it (https://www.bgstatsapp.com): of what must not be missing nothing is.
export function play(game) {
  const rank = ranks(game);
  const bggId = numberOf(game);
  return {
    sourceName: "Quipu",
    sourcePlayId: `${game.device.slice(0, 8)}-${game.begun ?? game.number}`,
    playDate: game.arrived.slice(0, 19).replace("T", " "),
    durationMin: 0,
    location: "",
    comments: "",
    game: {
      name: titleOf(game, "box"),
      sourceGameId: game.title ? `${game.game}:${game.title}` : game.game,
      ...(bggId && { bggId }),
      highestWins: !lowest(game),
      noPoints: false,
    },
    players: game.players.map((name, player) => ({
      name,
      sourcePlayerId: name,
      startPlayer: player === 0,
      winner: game.winners.includes(player),
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

// A field of a table: no spreadsheet takes a text for a formula.
function field(value) {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : `${value}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

// The finished games as comma-separated values, a line for each player.
export function csv(games) {
  const lines = [["arrived", "game", "title", "device", "begun", "seat", "player", "score", "rank", "winner"]];
  for (const game of games) {
    const rank = ranks(game);
    const head = [game.arrived, titleOf(game, "box"), game.title ?? "", game.device, game.begun ?? ""];
    game.players.forEach((name, player) => {
      lines.push([...head, player + 1, name, game.totals[player], rank[player], game.winners.includes(player) ? 1 : 0]);
    });
  }
  return lines.map((line) => line.map(field).join(",") + "\r\n").join("");
}
