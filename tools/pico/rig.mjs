// The emulated Pico as a program: one JSON object a line in, one a line out. `README.md` lists the commands.

import fs from 'node:fs';
import readline from 'node:readline';
import { Board as Pico } from './board.mjs';
import { fatImage } from './fat.mjs';
import { pages } from '../web/page/flash/uf2.js';

// With the file of rp2350js as its argument it is a Pico 2.
const Board = process.argv[2] ? (await import('./pico2.mjs')).Pico2 : Pico;
const DRIVE_AT = 0x100000;
const MS = 1e6; // nanoseconds

let board = null;
let textAsked = 0; // how much of the board's text `serial` has given
let textSearched = 0; // and `run_until` has looked through

const now = () => ({ ms: board.nanos / MS, powered: board.powered });

function bootFlash({ uf2, flash, drive = null, drive_image: driveImage = null, runtime = 'circuitpython' }) {
  if (runtime !== 'circuitpython' && runtime !== 'micropython') throw new Error(`no such runtime: ${runtime}`);
  const bytes = new Uint8Array(Board.FLASH_SIZE).fill(0xff);
  if (flash) bytes.set(fs.readFileSync(flash).subarray(0, Board.FLASH_SIZE));
  else bytes.set(imageOf(fs.readFileSync(uf2)));
  if (drive !== null && runtime !== 'circuitpython') throw new Error('for MicroPython give drive_image, a littlefs image');
  const image = drive !== null ? fatImage(drive) : driveImage !== null ? fs.readFileSync(driveImage) : null;
  if (image && DRIVE_AT + image.length > Board.FLASH_SIZE) throw new Error('the drive image is larger than the flash');
  if (image) bytes.set(image, DRIVE_AT);
  return bytes;
}

function imageOf({ buffer, byteOffset, byteLength }) {
  try {
    return pages(buffer.slice(byteOffset, byteOffset + byteLength), Board.FAMILY);
  } catch {
    throw new Error('not a UF2 file for this chip, whole and in order');
  }
}

const needPin = (pin) => {
  if (!Number.isInteger(pin) || pin < 0 || pin > 29) throw new Error(`no such pin: ${pin}`);
  return pin;
};

const commands = {
  boot(request) {
    board = new Board(bootFlash(request), request.usb ?? true, request.flash_cache ?? true);
    textAsked = textSearched = 0;
    return now();
  },

  run({ ms }) {
    board.runUntil(board.nanos + ms * MS);
    return now();
  },

  run_until({ text, ms }) {
    const find = () => board.text.indexOf(text, textSearched);
    board.onText = () => find() >= 0 && board.stop();
    if (find() < 0) board.runUntil(board.nanos + ms * MS);
    board.onText = null;
    const at = find();
    if (at >= 0) textSearched = at + text.length;
    return { found: at >= 0, ...now() };
  },

  press({ pin }) {
    board.press(needPin(pin));
    return now();
  },

  release({ pin }) {
    board.release(needPin(pin));
    return now();
  },

  settle({ quiet_ms: quiet, max_ms: most }) {
    const start = board.nanos;
    const end = start + most * MS;
    let quietAt = start + quiet * MS;
    while (board.powered && quietAt <= end && board.nanos < quietAt) {
      board.runUntil(quietAt);
      quietAt = Math.max(start, board.lastByteNanos) + quiet * MS;
    }
    if (quietAt > end) board.runUntil(end);
    return { settled: board.powered && quietAt <= end, last_byte_ms: board.lastByteNanos / MS, ...now() };
  },

  frame() {
    const { panel } = board;
    return {
      ram: Buffer.from(panel.ram).toString('base64'),
      visible: panel.visible,
      on: panel.on,
      inverted: panel.inverted,
      contrast: panel.contrast,
      upright: panel.mirroredColumns && panel.mirroredRows,
      start_line: panel.startLine,
    };
  },

  serial() {
    const text = board.text.slice(textAsked);
    textAsked = board.text.length;
    return { text };
  },

  type({ text }) {
    if (!board.console) throw new Error('no USB cable: nobody can type');
    board.console.type(Buffer.from(text, 'utf8'));
    return {};
  },

  /** What goes over the cable both ways, as bytes, while so much time passes. */
  serial_port({ bytes, ms }) {
    if (!board.console) throw new Error('no USB cable: there is no serial port');
    board.console.type(Buffer.from(bytes, 'base64'));
    board.runUntil(board.nanos + ms * MS);
    return { bytes: Buffer.from(board.printed.splice(0)).toString('base64') };
  },

  time: now,

  stats() {
    const { asleep, accesses, misses } = board.counts;
    return {
      asleep_ms: asleep / MS,
      awake_ms: (board.nanos - asleep) / MS,
      flash_hits: accesses - misses,
      flash_misses: misses,
      bus_bytes: board.traffic.bytes,
      i2c_unanswered: board.traffic.unanswered,
      ...board.flash.counts,
      resets: board.resets,
      clock_hz: board.chip.clkSys,
      flash_divider: board.processor.cache.ssi.baudr,
      usb_connected: board.console?.connected ?? false,
    };
  },

  display({ attached, pull_ups: pullUps, address, kind, spi, stuck }) {
    if (kind !== undefined) board.panel.become(kind);
    board.attachPanel(attached);
    if (address !== undefined) board.panel.address = address;
    if (spi !== undefined) {
      const [sck, mosi, cs, dc, reset] = spi;
      board.wireSpi({ sck, mosi, cs, dc, reset });
    }
    if (pullUps !== undefined) board.setPullUps(pullUps);
    if (stuck !== undefined) board.holdData(stuck);
    return {};
  },

  cut({ ops, part = 0.5 }) {
    if (!(ops >= 1)) throw new Error('ops counts from 1');
    board.flash.cutAfter(ops, part);
    return {};
  },

  watch({ offset, length }) {
    board.flash.watch(offset, length);
    return {};
  },

  torn({ number, part }) {
    const there = board.flash.history.length;
    if (!(number >= 0 && number < there)) throw new Error(`no such operation: ${number}; there were ${there}`);
    return { bytes: Buffer.from(board.flash.torn(number, part)).toString('base64') };
  },

  power_cycle({ usb }) {
    if (usb !== undefined) board.usb = usb;
    board.powerCycle();
    textSearched = board.text.length;
    return now();
  },

  save_flash({ path }) {
    fs.writeFileSync(path, board.flashImage());
    return {};
  },

  flash_log() {
    return { log: board.flash.log.splice(0) };
  },

  read_flash({ offset, length }) {
    return { bytes: Buffer.from(board.flashImage().subarray(offset, offset + length)).toString('base64') };
  },
};

function answer(line) {
  try {
    const { command, ...rest } = JSON.parse(line);
    if (!Object.hasOwn(commands, command)) throw new Error(`no such command: ${command}`);
    if (!board && command !== 'boot') throw new Error('boot first');
    return commands[command](rest);
  } catch (error) {
    return { error: error.message };
  }
}

// Standard output carries the answers alone. What rp2040js says of registers it does not know is of no use here.
console.log = console.info = console.debug = console.warn = () => {};
for await (const line of readline.createInterface({ input: process.stdin })) {
  if (line.trim()) process.stdout.write(`${JSON.stringify(answer(line))}\n`);
}
