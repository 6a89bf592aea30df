// The cache before the flash (XIP): what of the flash the processor gets at once, and what a miss costs.
//
// After the RP2040 datasheet, 2.6.3: 16 KB, two ways, lines of 8 bytes (1,024 sets of two lines); a mirror of the flash
// that does without it; the boot ROM empties it. README.md says what is assumed beyond that, and what no image uses.

const SETS = 1024;
const EMPTY = -1;
const FLASH = 0x10000000 >>> 26; // the top of all addresses in the four mirrors
const FLASH_MASK = 0xffffff;
const WORDS = (FLASH_MASK + 1) / 4;
const FLUSH_CYCLES = SETS + 2; // "just over 1024 clock cycles"
// From the processor to the controller and back, beside the clocks on the wire: assumed.
const WAY_CYCLES = 8;
const SSI = 0x18000;
const LANES = [1, 2, 4, 1]; // by CTRLR0.SPI_FRF
const COMMAND_BITS = [0, 4, 8, 16]; // by SPI_CTRLR0.INST_L

/** Cycles of clk_sys for one word from the flash, from what the firmware has written to the flash controller. */
export function fetchCycles({ crtlr0: control, spictlr0: format, baudr, ssienr }) {
  if (!(ssienr & 1)) return WAY_CYCLES; // boot stage 2, which runs in RAM on a real chip
  const lanes = LANES[(control >>> 21) & 3];
  const bits = ((control >>> 16) & 31) + 1;
  const inLanes = lanes === 1 ? 0 : format & 3; // TRANS_TYPE: 0 nothing, 1 the address, 2 command and address
  const command = COMMAND_BITS[(format >>> 8) & 3] / (inLanes === 2 ? lanes : 1);
  const address = (((format >>> 2) & 15) * 4) / (inLanes ? lanes : 1);
  const wait = lanes === 1 ? 0 : (format >>> 11) & 31;
  return ((command + address + wait + bits / lanes) * baudr + WAY_CYCLES) | 0; // the hot loop counts in whole numbers
}

export class FlashCache {
  /** `modelled`: false for a flash as fast as RAM. */
  constructor(mcu, modelled = true) {
    this.ssi = mcu.peripherals[SSI];
    this.cost = fetchCycles(this.ssi);
    const write = this.ssi.writeUint32.bind(this.ssi);
    this.ssi.writeUint32 = (offset, value) => {
      write(offset, value);
      this.cost = fetchCycles(this.ssi);
    };
    this.modelled = modelled;
    this.accesses = 0;
    this.misses = 0;
    this.owed = 0; // cycles of accesses by rp2040js, until settle()
    this.fetched = -1; // the word that instructions were last taken from: the processor has it
    this.lines = new Int32Array(2 * SETS).fill(EMPTY);
    this.older = new Uint8Array(SETS); // the way of each set that was filled longer ago
    // Whether each word of the flash is in the cache: all that the hot loop looks at.
    this.present = new Uint8Array(WORDS).fill(modelled ? 0 : 1);
    if (modelled) this.watch(mcu.core);
  }

  /** rp2040js' own accesses go through the cache, too. */
  watch(core) {
    for (const name of ['readUint32', 'readUint16', 'readUint8']) {
      const read = core[name].bind(core);
      core[name] = (address) => {
        if (address >>> 26 === FLASH) this.owed += this.read(address);
        return read(address);
      };
    }
  }

  /** The cycles owed since this was last asked. */
  settle() {
    const cycles = this.owed;
    this.owed = 0;
    return cycles;
  }

  /** One access by its full address. Returns what it costs. */
  read(address) {
    const word = (address & FLASH_MASK) >>> 2;
    if (word === this.fetched) return 0;
    this.accesses++;
    if (address >>> 24 !== FLASH * 4) return this.bypass(); // the mirror that neither looks nor allocates
    return this.present[word] ? 0 : this.miss(word);
  }

  /** So many bytes in a row, by their full address. Returns what they cost. */
  readSpan(address, length) {
    let cycles = 0;
    if (this.modelled) for (let at = address & ~3; at < address + length; at += 4) cycles += this.read(at);
    return cycles;
  }

  bypass() {
    this.misses++;
    return this.cost;
  }

  /** A word that is not present is fetched. Returns what that costs. */
  miss(word) {
    this.fill(word);
    return this.bypass();
  }

  fill(word) {
    const line = word >>> 1;
    const set = line % SETS;
    const { lines } = this;
    if (lines[2 * set] !== line && lines[2 * set + 1] !== line) {
      let way = this.older[set];
      if (lines[2 * set] === EMPTY) way = 0;
      else if (lines[2 * set + 1] === EMPTY) way = 1;
      this.drop(2 * set + way);
      lines[2 * set + way] = line;
      this.older[set] = 1 - way;
    }
    this.present[word] = 1;
  }

  drop(at) {
    const line = this.lines[at];
    if (line === EMPTY) return;
    this.present[2 * line] = this.present[2 * line + 1] = 0;
    this.lines[at] = EMPTY;
  }

  /** Empties the cache. Returns the cycles the next access has to wait. */
  flush() {
    if (!this.modelled) return 0;
    for (let i = 0; i < 2 * SETS; i++) this.drop(i);
    this.fetched = -1;
    return FLUSH_CYCLES;
  }
}
