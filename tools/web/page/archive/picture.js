// A finished game as a picture: who has how many points, and the race.
import { make } from "../dom.js";
import { standing, text, titleOf, won } from "./plays.js";

const [WIDE, HIGH, MARGIN] = [1200, 630, 60];
const [PAPER, INK, QUIET] = ["#14171c", "#e6e4df", "#a9adb5"];
const COLOURS = ["#5cbeff", "#ffd640", "#7ddc8a", "#ff9d94", "#d9a8ff", "#ffb25c", "#8fe0e0", "#e6e4df"];
const [LEFT, TOP, ROW] = [620, 170, 55]; // of the race; from a player to the next

// Whether there is a race: totals of more than one round.
export function raced(game) {
  return Array.isArray(game.race) && game.race.length === game.players.length && game.race.some((totals) => totals.length > 1);
}

// A canvas with the picture; its words are its label.
export function picture(game, language) {
  const canvas = make("canvas", "", { width: WIDE, height: HIGH, role: "img", ariaLabel: text(game, language) });
  const context = canvas.getContext("2d");
  const write = (said, size, colour, left, base, room) => {
    context.font = `600 ${size}px system-ui, sans-serif`;
    context.fillStyle = colour;
    context.fillText(said, left, base, room);
  };
  context.fillStyle = PAPER;
  context.fillRect(0, 0, WIDE, HIGH);
  write(titleOf(game, language), 48, INK, MARGIN, 90, WIDE - 4 * MARGIN);
  write("Quipu", 28, QUIET, WIDE - 2.5 * MARGIN, 90);
  standing(game).forEach((player, row) => {
    const base = TOP + 25 + row * ROW;
    const total = `${game.totals[player]}`.replace("-", "−");
    if (won(game, player)) write("♛", 36, INK, MARGIN, base);
    write(game.players[player], 36, COLOURS[player], MARGIN + 55, base, 300);
    context.textAlign = "right";
    write(total, 36, INK, LEFT - MARGIN, base);
    context.textAlign = "left";
  });
  if (raced(game)) draw(context, game, write);
  return canvas;
}

function draw(context, game, write) {
  const all = game.race.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const rounds = Math.max(...game.race.map((totals) => totals.length));
  const [wide, deep] = [WIDE - LEFT - MARGIN, HIGH - TOP - 2 * MARGIN];
  const line = (points, colour, thick) => {
    context.strokeStyle = colour;
    context.lineWidth = thick;
    context.beginPath();
    for (const [round, total] of points) context.lineTo(LEFT + (wide * round) / (rounds - 1), TOP + (deep * (high - total)) / (high - low));
    context.stroke();
  };
  line([[0, high], [0, 0], [rounds - 1, 0]], QUIET, 2);
  for (const [said, left, base] of [[high, LEFT + 10, TOP + 10], [1, LEFT, HIGH - MARGIN], [rounds, LEFT + wide - 10, HIGH - MARGIN]]) write(`${said}`, 24, QUIET, left, base);
  for (const [player, totals] of game.race.entries()) line([...totals.entries()], COLOURS[player], 5);
}

// The picture as a file.
export async function file(game, language) {
  const blob = await new Promise((done) => picture(game, language).toBlob(done));
  return new File([blob], "quipu-game.png", { type: blob.type });
}
