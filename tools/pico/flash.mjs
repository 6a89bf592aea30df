// What erasing and programming do to the flash chip, how long they take, and what is left when power goes meanwhile.
//
// Times are the typical ones of the Pico's W25Q16JV.

export const FLASH_SIZE = 2 * 1024 * 1024;

const SECTOR = 4096;
const PAGE = 256;
const ERASE_NANOS = 45e6; // a sector
const PROGRAM_NANOS = 0.4e6; // a page

export class FlashChip {
  /** `onPowerCut()` is called in the middle of the operation `cutAfter()` asked for. */
  constructor(bytes, onPowerCut) {
    this.bytes = bytes;
    this.onPowerCut = onPowerCut;
    this.counts = { erases: 0, programs: 0, erased_bytes: 0, programmed_bytes: 0 };
    this.log = []; // what was erased and programmed, oldest first: [offset, length, 1 for an erase]
    this.untilCut = 0;
    this.part = 0.5;
    this.watched = null; // the part of the flash whose history is kept: { offset, length }
    this.history = []; // for each operation there: { before, offset, length, data }; of an erase no data
  }

  /** From now on, keeps what `torn()` needs for operations in this part of the flash. */
  watch(offset, length) {
    this.watched = { offset, length };
    this.history = [];
  }

  /** Returns the watched bytes as a cut in that operation (0: the first) would have left them. */
  torn(number, part) {
    const { before, offset, data, length } = this.history[number];
    const bytes = before.slice();
    tear(bytes, offset, length, data, part);
    return bytes;
  }

  note(at, change) {
    const { offset, length } = this.watched ?? { offset: 0, length: 0 };
    if (at < offset || at >= offset + length) return;
    this.history.push({ before: this.bytes.slice(offset, offset + length), offset: at - offset, ...change });
  }

  /** Power goes in the middle of the n-th operation from now (1: the next); `part` of its work is then done. */
  cutAfter(operations, part = 0.5) {
    this.untilCut = operations;
    this.part = part;
  }

  cutNow() {
    return this.untilCut > 0 && --this.untilCut === 0;
  }

  /** Returns the nanoseconds it takes. */
  erase(offset, length) {
    const sectors = Math.ceil(length / SECTOR);
    this.counts.erases += sectors;
    this.counts.erased_bytes += length;
    return this.operate(offset, length, null) ? sectors * ERASE_NANOS : 0;
  }

  /** Programming only turns ones into zeros. Returns the nanoseconds it takes. */
  program(offset, data) {
    const pages = Math.ceil(data.length / PAGE);
    this.counts.programs += pages;
    this.counts.programmed_bytes += data.length;
    return this.operate(offset, data.length, Uint8Array.from(data)) ? pages * PROGRAM_NANOS : 0;
  }

  /** Carries out an operation; returns whether it comes to its end. */
  operate(offset, length, data) {
    this.log.push([offset, length, data ? 0 : 1]);
    this.note(offset, { length, data });
    const cut = this.cutNow();
    tear(this.bytes, offset, length, data, cut ? this.part : 1);
    if (cut) this.onPowerCut();
    return !cut;
  }
}

/** Does so much of an erase, or of programming `data`. */
function tear(bytes, offset, length, data, part) {
  if (data) tearProgram(bytes, offset, data, part);
  else tearErase(bytes, offset, length, part);
}

/** The first part is erased; after it each cell has or has not let go of its bit yet. */
function tearErase(bytes, offset, length, part) {
  const done = Math.floor(length * part);
  bytes.fill(0xff, offset, offset + done);
  for (let i = done; i < length; i++) bytes[offset + i] |= (i * 167 + (i >> 5) * 59) & 0xff;
}

/** Of the bytes which would change the first ones did, and one has only some of its bits. */
function tearProgram(bytes, offset, data, part) {
  const changing = [...data.keys()].filter((i) => bytes[offset + i] & ~data[i]);
  const done = Math.floor(changing.length * part);
  for (const i of changing.slice(0, done)) bytes[offset + i] &= data[i];
  if (done < changing.length) bytes[offset + changing[done]] &= data[changing[done]] | 0x55;
}
