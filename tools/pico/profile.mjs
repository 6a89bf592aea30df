// Where the processor spends its time: its program counter, looked at in even steps of emulated time.

import { execFileSync } from 'node:child_process';

const STEP = 9973; // nanoseconds: in step with nothing on the board
const BUCKET = 64; // bytes, where no ELF file names functions
const IN_ROM = 0x4000;
const FUNCTION = /^([0-9a-f]+) [tTwW] (\S+)$/;

export class Profile {
  constructor() {
    this.next = 0;
    this.samples = 0;
    this.asleep = 0;
    this.counts = new Map(); // by address
  }

  /** It is `nanos` now: takes the samples that are due. Returns when the next one is. */
  upTo(nanos, address, waiting) {
    if (this.next === 0) this.next = nanos + STEP;
    if (nanos < this.next) return this.next;
    const due = 1 + Math.floor((nanos - this.next) / STEP);
    this.next += due * STEP;
    this.samples += due;
    if (waiting) this.asleep += due;
    else this.counts.set(address, (this.counts.get(address) ?? 0) + due);
    return this.next;
  }

  /** The most frequent functions of an ELF file (null: ranges of addresses) as [name, samples]. */
  report(elf, most) {
    const name = elf === null ? (address) => hex(address - (address % BUCKET)) : names(elf);
    const sums = new Map();
    for (const [address, count] of this.counts) {
      const where = address < IN_ROM ? 'boot ROM' : name(address);
      sums.set(where, (sums.get(where) ?? 0) + count);
    }
    const top = [...sums].sort((a, b) => b[1] - a[1]).slice(0, most);
    return { samples: this.samples, asleep: this.asleep, top };
  }
}

const hex = (address) => `0x${address.toString(16)}`;

/** A function from an address to the name of the function there. */
function names(elf) {
  const text = execFileSync('arm-none-eabi-nm', ['-n', elf], { encoding: 'utf8', maxBuffer: 1 << 26 });
  const functions = text.split('\n').flatMap((line) => {
    const found = FUNCTION.exec(line);
    return found && !found[2].startsWith('$') ? [[parseInt(found[1], 16), found[2]]] : [];
  });
  if (functions.length === 0) throw new Error(`no functions in ${elf}`);
  return (address) => {
    let [low, high] = [0, functions.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (functions[middle][0] <= address) low = middle + 1;
      else high = middle;
    }
    return low ? functions[low - 1][1] : hex(address);
  };
}
