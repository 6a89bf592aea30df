// Play on an emulated Pico in the terminal: QUIPU_UF2=firmware.uf2 node play.mjs [folder with the files of the drive]
//
// Without a folder, build/circuitpython is on the drive. Arrows, Enter or a (A), Backspace or b (B), Tab or m (MENU);
// q or Ctrl-C ends. What the board prints is shown below its panel.

import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Board } from './board.mjs';
import { fatImage } from './fat.mjs';
import { FLASH_SIZE } from './flash.mjs';
import { flashFromUf2 } from './uf2.mjs';

const DRIVE_AT = 0x100000;
const FRAME_MS = 40;
const HELD_MS = 80; // a terminal does not tell when a key is released
const PIN_OF = {
  '\x1b[A': 6, '\x1b[B': 7, '\x1b[D': 8, '\x1b[C': 9, '\r': 10, a: 10, '\x7f': 11, '\b': 11, b: 11, '\t': 12, m: 12,
};
const DIMMEST = 90;

const project = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const folder = process.argv[2] ?? path.join(project, 'build', 'circuitpython');

if (!process.env.QUIPU_UF2 || !fs.existsSync(folder)) {
  console.error('usage: QUIPU_UF2=firmware.uf2 node play.mjs [folder with the files of the drive]');
  process.exit(2);
}
const flash = flashFromUf2(fs.readFileSync(process.env.QUIPU_UF2), FLASH_SIZE);
if (!Buffer.from(flash.buffer).includes('CircuitPython')) {
  console.error('this is no CircuitPython image; MicroPython is run by the tests only (tools/host/emulated_pico.py)');
  process.exit(2);
}
flash.set(fatImage(folder), DRIVE_AT);
const board = new Board(flash, true);
console.warn = () => {}; // rp2040js on registers it does not know

/** The panel as half-block characters: two rows of pixels a line. */
function picture({ ram, visible, inverted, contrast }) {
  const lit = (x, y) => visible && (((ram[(y >> 3) * 128 + x] >> (y & 7)) & 1) === 1) !== inverted;
  const light = visible ? DIMMEST + Math.round(((255 - DIMMEST) * contrast) / 255) : 0;
  const lines = [];
  for (let y = 0; y < 64; y += 2) {
    let line = '';
    for (let x = 0; x < 128; x++) line += ' ▀▄█'[(lit(x, y) ? 1 : 0) + (lit(x, y + 1) ? 2 : 0)];
    lines.push(line);
  }
  return `\x1b[38;2;${light};${light};${light}m${lines.join('\n')}\x1b[0m`;
}

function end() {
  process.stdout.write('\x1b[?25h\x1b[0m\n');
  process.exit(0);
}

const releases = new Map(); // pin: when its key counts as released
if (process.stdin.isTTY) process.stdin.setRawMode(true);
process.stdin.setEncoding('utf8');
process.stdin.on('end', end);
process.stdin.on('data', (typed) => {
  for (const key of typed.match(/\x1b\[.|[^]/g)) {
    if (key === 'q' || key === '\x03') end();
    const pin = PIN_OF[key];
    if (pin === undefined) continue;
    board.press(pin);
    releases.set(pin, board.nanos + HELD_MS * 1e6);
  }
});

process.stdout.write('\x1b[2J\x1b[?25l');
let drawn = '';
setInterval(() => {
  board.runUntil(board.nanos + FRAME_MS * 1e6);
  for (const [pin, due] of releases) {
    if (due > board.nanos) continue;
    board.release(pin);
    releases.delete(pin);
  }
  const said = board.text.split(/\r?\n/).slice(-4).map((line) => `\x1b[K${line.replace(/\x1b[^\\]*\\/g, '').slice(0, 128)}`);
  const shown = `\x1b[H${picture(board.panel)}\n${said.join('\n')}`;
  if (shown !== drawn) process.stdout.write(shown);
  drawn = shown;
}, FRAME_MS);
