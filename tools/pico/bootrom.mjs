// The chip's boot ROM, as far as a running program calls it. No ROM image is needed: every function is a breakpoint
// instruction and a return, and what it should do is done here.
//
// Layout after the RP2040 datasheet, "Bootrom Contents": at 0x14 the table of functions, at 0x16 that of data, at 0x18 the
// function which looks up a two-letter name in one of them. Costs are rough cycle counts of the real routines.

const ROM_SIZE = 16 * 1024;
const FIRST_FUNCTION = 0x200;
const INITIAL_STACK = 0x20042000;
const VERSION = 3;
const BKPT = 0xbe00;
const BX_LR = 0x4770;
const RAM = 0x20000000;
const RAM_SIZE = 264 * 1024;
const FLASH = 0x10000000;

/** Bytes of the chip's memory, as a view where they lie in RAM or flash. */
function memory(mcu, address, length) {
  const inRam = address - RAM;
  if (inRam >= 0 && inRam + length <= RAM_SIZE) return mcu.sram.subarray(inRam, inRam + length);
  const inFlash = address - FLASH;
  if (inFlash >= 0 && inFlash + length <= mcu.flash.length) return mcu.flash.subarray(inFlash, inFlash + length);
  return Uint8Array.from({ length }, (_, i) => mcu.readUint8(address + i));
}

function store(mcu, address, bytes) {
  const inRam = address - RAM;
  if (inRam >= 0 && inRam + bytes.length <= RAM_SIZE) mcu.sram.set(bytes, inRam);
  else bytes.forEach((byte, i) => mcu.writeUint8(address + i, byte));
}

// Each function gets the registers (arguments and result), the chip and the flash's cache, and returns the cycles it took.

const inFlash = (address) => address >>> 26 === FLASH >>> 26; // in any of its mirrors

function copy(r, mcu, cache) {
  const fetched = inFlash(r[1]) ? cache.readSpan(r[1], r[2]) : 0;
  store(mcu, r[0], memory(mcu, r[1], r[2]));
  return 20 + r[2] * 0.6 + fetched;
}

function fill(r, mcu) {
  store(mcu, r[0], new Uint8Array(r[2]).fill(r[1]));
  return 20 + r[2] * 0.4;
}

/** A function of one word. */
const ofWord = (work) => (r) => {
  r[0] = work(r[0]);
  return 20;
};
const binary = (word) => [...word.toString(2).padStart(32, '0')];

function lookUp(r, mcu) {
  const wanted = r[1] & 0xffff;
  let found = 0;
  for (let at = r[0]; mcu.readUint16(at) !== 0 && !found; at += 4) {
    if (mcu.readUint16(at) === wanted) found = mcu.readUint16(at + 2);
  }
  r[0] = found;
  return 40;
}

const nothing = () => 4;

// Arithmetic with floats, by their places in the datasheet's table: what the runtimes call. A float is in one register.

const floats = (r) => new Float32Array(r.buffer, r.byteOffset, 2);
const FLOATS = 32; // places; those of doubles as many

/** A function of two floats. */
const ofFloats = (work) => (r) => {
  const [left, right] = floats(r);
  floats(r)[0] = work(left, right);
  return 70;
};

const compare = (r) => {
  const [left, right] = floats(r);
  r[0] = left < right ? -1 : left > right ? 1 : 0;
  return 20;
};

function compareFlags(r, { core }) {
  const [left, right] = floats(r);
  core.Z = left === right;
  core.N = left < right;
  core.C = !(left < right);
  core.V = false;
  return 30;
}

/** A whole number of a float, rounded down and kept between these limits. */
const toWhole = (least, most) => (r) => {
  r[0] = Math.min(Math.max(Math.floor(floats(r)[0]) || 0, least), most);
  return 30;
};

const fromWhole = (work) => (r) => {
  floats(r)[0] = work(r[0]);
  return 30;
};

const arithmetic = {
  0: ofFloats((a, b) => a + b), 1: ofFloats((a, b) => a - b), 2: ofFloats((a, b) => a * b), 3: ofFloats((a, b) => a / b),
  4: compare, 5: compareFlags, 7: toWhole(-(2 ** 31), 2 ** 31 - 1), 9: toWhole(0, 2 ** 32 - 1),
  11: fromWhole((word) => word | 0), 13: fromWhole((word) => word),
};

export class BootRom {
  /** `flash` is a FlashChip, `cache` the FlashCache before it. */
  constructor(flash, cache) {
    this.cache = cache;
    this.services = [null]; // by the number in the breakpoint instruction
    this.view = new DataView(new ArrayBuffer(ROM_SIZE));
    this.end = FIRST_FUNCTION;
    const functions = {
      P3: ofWord((word) => binary(word).filter(Number).length),
      R3: ofWord((word) => parseInt(binary(word).reverse().join(''), 2)),
      L3: ofWord(Math.clz32), T3: ofWord((word) => (word ? 31 - Math.clz32(word & -word) : 32)),
      MS: fill, S4: fill, MC: copy, C4: copy,
      IF: nothing, EX: nothing, FC: () => 4 + cache.flush(), CX: nothing,
      RE: (r, mcu) => {
        mcu.clock.tick(flash.erase(r[0], r[1]));
        return 20;
      },
      RP: (r, mcu) => {
        mcu.clock.tick(flash.program(r[0], memory(mcu, r[1], r[2])));
        return 20;
      },
      UB: nothing, WV: nothing, DT: nothing, DE: nothing,
    };
    const entries = Object.entries(functions).map(([name, work]) => [name, this.addFunction(work)]);
    const unserved = this.addFunction(null);
    const places = Array.from({ length: FLOATS }, (_, place) => (arithmetic[place] ? this.addFunction(arithmetic[place]) : unserved));
    const lookUpAt = this.addFunction(lookUp);
    const floatTable = this.addAddressTable(places);
    const doubleTable = this.addAddressTable(places.fill(unserved));
    const functionTable = this.addNameTable(entries);
    const empty = FIRST_FUNCTION - 4;
    const dataTable = this.addNameTable([['SF', floatTable], ['SD', doubleTable], ['GR', empty], ['CR', empty]]);

    this.view.setUint32(0, INITIAL_STACK, true);
    this.view.setUint32(4, FIRST_FUNCTION | 1, true);
    [0x4d, 0x75, 1, VERSION].forEach((byte, i) => this.view.setUint8(0x10 + i, byte));
    this.view.setUint16(0x14, functionTable, true);
    this.view.setUint16(0x16, dataTable, true);
    this.view.setUint16(0x18, lookUpAt, true);
  }

  get words() {
    return new Uint32Array(this.view.buffer);
  }

  addFunction(work) {
    const address = this.end;
    this.view.setUint16(address, BKPT | this.services.length, true);
    this.view.setUint16(address + 2, BX_LR, true);
    this.services.push(work);
    this.end += 4;
    return address | 1;
  }

  /** Addresses in a row, their number in the halfword before them. */
  addAddressTable(addresses) {
    const start = this.end + 4;
    this.view.setUint16(start - 2, addresses.length, true);
    addresses.forEach((address, i) => this.view.setUint32(start + 4 * i, address, true));
    this.end = start + 4 * addresses.length + 4;
    return start;
  }

  /** Two letters and a halfword each; a zero ends the table. */
  addNameTable(entries) {
    const start = this.end;
    entries.forEach(([name, value], i) => {
      this.view.setUint8(start + 4 * i, name.charCodeAt(0));
      this.view.setUint8(start + 4 * i + 1, name.charCodeAt(1));
      this.view.setUint16(start + 4 * i + 2, value, true);
    });
    this.end = start + 4 * entries.length + 4;
    return start;
  }

  /** Does what breakpoint `number` stands for; returns its cycles, or nothing if it is none of the ROM's. */
  serve(number, mcu) {
    return this.services[number]?.(mcu.core.registers, mcu, this.cache);
  }
}
