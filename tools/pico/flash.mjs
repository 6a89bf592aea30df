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
    this.counts.erases += Math.ceil(length / SECTOR);
    this.counts.erased_bytes += length;
    this.log.push([offset, length, 1]);
    if (this.cutNow()) {
      // The first part is erased; after it each cell has or has not let go of its bit yet.
      const done = Math.floor(length * this.part);
      this.bytes.fill(0xff, offset, offset + done);
      for (let i = done; i < length; i++) this.bytes[offset + i] |= (i * 167 + (i >> 5) * 59) & 0xff;
      this.onPowerCut();
      return 0;
    }
    this.bytes.fill(0xff, offset, offset + length);
    return Math.ceil(length / SECTOR) * ERASE_NANOS;
  }

  /** Programming only turns ones into zeros. Returns the nanoseconds it takes. */
  program(offset, data) {
    this.counts.programs += Math.ceil(data.length / PAGE);
    this.counts.programmed_bytes += data.length;
    this.log.push([offset, data.length, 0]);
    if (this.cutNow()) {
      // Of the bytes which would change the first ones did, and one has only some of its bits.
      const changing = [...data.keys()].filter((i) => this.bytes[offset + i] & ~data[i]);
      const done = Math.floor(changing.length * this.part);
      for (const i of changing.slice(0, done)) this.bytes[offset + i] &= data[i];
      if (done < changing.length) this.bytes[offset + changing[done]] &= data[changing[done]] | 0x55;
      this.onPowerCut();
      return 0;
    }
    for (let i = 0; i < data.length; i++) this.bytes[offset + i] &= data[i];
    return Math.ceil(data.length / PAGE) * PROGRAM_NANOS;
  }
}
