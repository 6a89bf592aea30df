// A Pico 2: rp2350js instead of rp2040js, started from the chip's own boot ROM, with what it lacks for a whole device.
// `node rig.mjs FILE` names the module of rp2350js.

import { pathToFileURL } from 'node:url';
import { Board } from './board.mjs';

const { ConsoleLogger, RP2350, USBCDC, conditionPassed } = await import(pathToFileURL(process.argv[2]));
const CLOCK = 150e6; // until the PLL is set up
const ERROR = 3;
const [IO_BANK0, IO_QSPI, PLL_SYS, XIP_CTRL, QMI] = [0x40028, 0x40030, 0x40050, 0x400c8, 0x400d0];
// Registers of the SIO by what the GPIO coprocessor does: put, toggle, set, clear. OE is 0x20 farther, pins from 32 on 4.
const GPIO_OUT = [0x10, 0x28, 0x18, 0x20];

/** Registers that keep what is written. `hooks` has functions by offset: [read, write]. */
function keep(chip, base, hooks = {}) {
  const registers = new Map();
  const part = chip.peripherals[base];
  part.readUint32 = (offset) => (hooks[offset] ? hooks[offset][0]() : (registers.get(offset) ?? 0)) >>> 0;
  part.writeUint32 = (offset, value) => (hooks[offset] ? hooks[offset][1](value) : registers.set(offset, value));
  return part;
}

/** The flash behind the QMI's direct mode: bytes go in and out one by one while it is selected. */
function connectFlash(chip, flash) {
  let csr = 0;
  let command = []; // since it was selected
  let writable = false;
  const heard = [];
  const selected = () => (csr & 5) === 5;
  const address = () => (command[1] << 16) | (command[2] << 8) | command[3];
  const finish = () => {
    let nanos = 0;
    const erased = { 0x20: 4096, 0x52: 32768, 0xd8: 65536 }[command[0]];
    if (command[0] === 6) writable = true;
    else if (writable && command.length >= 4 && (erased || command[0] === 2)) {
      const at = address();
      nanos = erased ? flash.erase(at & -erased, erased) : flash.program(at, Uint8Array.from(command.slice(4)));
      writable = false;
    }
    command = [];
    if (nanos) chip.clock.tick(nanos);
  };
  const answer = (byte) => {
    const at = command.push(byte) - 1;
    switch (command[0]) {
      case 0x03: return at > 3 ? flash.bytes[(address() + at - 4) & 0xffffff] : 0;
      case 0x05: return writable ? 2 : 0;
      case 0x35: return 2; // quad reads are on
      case 0x4b: return at > 4 ? 0x50 + at : 0; // its own number
      case 0x9f: return [0, 0xef, 0x40, 0x16][at] ?? 0;
      default: return 0;
    }
  };
  const queued = []; // until the mode is on
  const send = (value) => {
    if (!(csr & 1)) return queued.push(value);
    const wide = value & (1 << 18);
    const single = !((value >> 16) & 3);
    let out = 0;
    for (const shift of wide ? [0, 8] : [0]) out |= selected() && single ? answer((value >> shift) & 255) << shift : 0;
    if (!(value & (1 << 20))) heard.push(out);
  };
  const status = () => (csr & ~0x10402) | 0x800 | (heard.length ? 0 : 1 << 16) | (Math.min(heard.length, 7) << 18);
  const control = (value) => {
    const before = selected();
    csr = value;
    if (before && !selected()) finish();
    if (csr & 1) queued.splice(0).forEach(send);
  };
  return keep(chip, QMI, { 0: [status, control], 4: [() => 0, send], 8: [() => heard.shift() ?? 0, () => {}] });
}

/** The interrupts of the pins: four registers of six words each, four bits a pin. */
function connectPinInterrupts(chip) {
  const part = chip.peripherals[IO_BANK0];
  const read = part.readUint32.bind(part);
  const write = part.writeUint32.bind(part);
  const place = (offset) => [Math.floor((offset - 0x230) / 0x18), ((offset - 0x230) % 0x18) * 2];
  const within = (offset) => offset >= 0x230 && offset < 0x290;
  part.readUint32 = (offset) => {
    if (!within(offset)) return read(offset);
    const [what, first] = place(offset);
    const bits = (pin) => [pin.irqStatus, pin.irqEnableMask, pin.irqForceMask, (pin.irqStatus & pin.irqEnableMask) | pin.irqForceMask][what];
    return chip.gpio.slice(first, first + 8).reduce((all, pin, i) => all | (bits(pin) << (4 * i)), 0) >>> 0;
  };
  part.writeUint32 = (offset, value) => {
    if (!within(offset)) return write(offset, value);
    const [what, first] = place(offset);
    chip.gpio.slice(first, first + 8).forEach((pin, i) => {
      const bits = (value >>> (4 * i)) & 15;
      if (what === 0) pin.updateIRQValue((part.rawWriteValue >>> (4 * i)) & 15);
      if (what === 1) pin.irqEnableMask = bits;
      if (what === 2) pin.irqForceMask = bits;
    });
    chip.updateIOInterrupt();
  };
}

/** Has the chip run at the clock that the program sets. */
function connectClock(chip) {
  const pll = chip.peripherals[PLL_SYS];
  const write = pll.writeUint32.bind(pll);
  chip.clkSys = chip.clkPeri = CLOCK;
  pll.writeUint32 = (offset, value) => {
    write(offset, value);
    // Feedback of less than 16 is none: it is being set up.
    if (pll.reg[8] >= 16 && pll.foutpostdiv > 0 && Number.isFinite(pll.foutpostdiv)) chip.clkSys = chip.clkPeri = pll.foutpostdiv;
  };
}

class Processor {
  constructor(chip, qmi) {
    this.chip = chip;
    this.stopped = false;
    this.asleepNanos = 0;
    this.cache = { accesses: 0, misses: 0, ssi: { get baudr() { return qmi.readUint32(0xc) & 255; } } };
    const { regs } = (this.core = chip.core[0]);
    this.words = new Uint32Array(regs.s.buffer); // of the floating-point unit, as bits
    // An interrupt would round them to whole numbers.
    const kept = [];
    const [enter, leave] = [this.core.exceptionEntry.bind(this.core), this.core.exceptionReturn.bind(this.core)];
    this.core.exceptionEntry = (number) => {
      kept.push(this.words.slice());
      enter(number);
    };
    this.core.exceptionReturn = (how) => {
      leave(how);
      this.words.set(kept.pop());
    };
  }

  stop() {
    this.stopped = true;
  }

  /** Runs until the clock shows `until` nanoseconds, or stop() is called. */
  run(until) {
    const { chip, core } = this;
    const { clock } = chip;
    const other = chip.core[1];
    this.stopped = false;
    while (clock.nanos < until && !this.stopped) {
      if (core.waiting) {
        if (this.wakes()) core.waiting = false;
        else {
          const due = Math.min(until, clock.nextAlarm ? clock.nextAlarm.nanos : until);
          const rest = Math.max(due - clock.nanos, 0);
          this.asleepNanos += rest;
          clock.tick(rest);
          continue;
        }
      }
      chip.currentCore = 0;
      const cycles = this.step();
      if (!other.waiting) {
        chip.currentCore = 1;
        other.executeInstruction();
        chip.currentCore = 0;
      }
      clock.tick((cycles * 1e9) / chip.clkSys);
    }
  }

  /** Whether a wait ends: an interrupt is there, even a masked one. */
  wakes() {
    const state = this.core.ppb();
    return this.core.eventRegistered && !(this.core.eventRegistered = false) ||
      [0, 1].some((i) => state.nvicPending[i] & state.nvicEnabled[i]) || state.pendingSystick || state.pendingPendSV;
  }

  step() {
    const { chip, core } = this;
    if (core.interruptsUpdated && core.checkForInterrupts()) return 12;
    const { regs } = core;
    const pc = regs.pc & ~1;
    const first = chip.readUint16(pc);
    if ((first & 0xfc00) === 0xec00) {
      const second = chip.readUint16(pc + 2);
      const it = regs.itState;
      if ((!it || conditionPassed(regs, it >> 4)) && this.coprocessor(first, second, pc)) {
        if (it) regs.itState = it & 7 ? (it & 0xe0) | ((it << 1) & 0x1f) : 0;
        regs.pc = pc + 4;
        core.cycles += 2;
        return 2;
      }
    }
    return core.executeInstruction();
  }

  /** Does what rp2350js doesn't, or not rightly: GPIO by coprocessor 0, words of the floating-point unit. */
  coprocessor(first, second, pc) {
    const number = (second >> 8) & 15;
    if (number === 0) return this.gpio(first, second);
    if (number !== 10 && number !== 11) return false;
    const { regs: { r } } = this.core;
    const { chip, words } = this;
    const high = (first >> 6) & 1;
    const low = second >> 12;
    let at = number === 11 ? 2 * ((high << 4) | low) : (low << 1) | high;
    const base = first & 15;
    const load = first & 0x10;
    const up = first & 0x80;
    if ((first & 0xfe00) !== 0xec00) return false;
    if ((first & 0xffe0) === 0xec40) { // two registers and a double word
      if (number !== 11) return false;
      const [one, two] = [low, base];
      at = 2 * (((second & 0x20) >> 1) | (second & 15));
      if (load) [r[one], r[two]] = [words[at], words[at + 1]];
      else [words[at], words[at + 1]] = [r[one], r[two]];
      return true;
    }
    const single = (first & 0x120) === 0x100;
    const count = single ? number - 9 : second & 255;
    let from = base === 15 ? (pc + 4) & ~3 : r[base];
    if (single) from += up ? 4 * (second & 255) : -4 * (second & 255);
    else if (!up) from -= 4 * count;
    for (let i = 0; i < count; i++) {
      if (load) words[at + i] = chip.readUint32((from + 4 * i) >>> 0);
      else chip.writeUint32((from + 4 * i) >>> 0, words[at + i]);
    }
    if (!single && first & 0x20) r[base] += up ? 4 * count : -4 * count;
    return true;
  }

  gpio(first, second) {
    const { chip, core: { regs: { r } } } = this;
    const pair = (first & 0xffe0) === 0xec40;
    if (!pair && (first & 0xff00) !== 0xee00) return false;
    const what = pair ? (second >> 4) & 15 : (first >> 5) & 7;
    const [bank, one, two] = [second & 15, second >> 12, first & 15];
    const registers = (high) => (bank & 8 ? 4 : GPIO_OUT[what & 3] + (bank & 4 ? 0x20 : 0)) + 4 * high;
    const high = bank & 1;
    const put = (offset, value) => chip.sio.writeUint32(offset, value >>> 0, 0);
    if (first & 0x10) {
      r[one] = chip.sio.readUint32(registers(high), 0);
      if (pair) r[two] = chip.sio.readUint32(registers(1), 0);
    } else if (what < 4) {
      put(registers(high), r[one]);
      if (pair) put(registers(1), r[two]);
    } else if (what < 8) {
      const pin = r[one];
      const bit = 1 << (pin & 31);
      const base = bank & 4 ? 0x20 : 0;
      const set = what === 4 ? GPIO_OUT[r[two] & 1 ? 2 : 3] : GPIO_OUT[what & 3];
      if (!pair || what === 4 || r[two] & 1) put(set + base + (pin > 31 ? 4 : 0), bit);
    } else put(registers(r[two] & 1), r[one]);
    return true;
  }
}

export class Pico2 extends Board {
  static FLASH_SIZE = 4 * 1024 * 1024;
  static FAMILY = 0xe48bff59;
  static WATCHDOG = 0x400d8;
  static CABLE = USBCDC;

  makeChip() {
    const chip = new RP2350({ coreArch: 'arm' });
    chip.logger = new ConsoleLogger(ERROR, false);
    connectClock(chip);
    chip.flash.set(this.bytes);
    this.flash.bytes = chip.flash;
    keep(chip, IO_QSPI, { 0x18: [() => 1 << 9, () => {}] }); // the flash is not selected
    keep(chip, XIP_CTRL);
    connectPinInterrupts(chip);
    this.processor = new Processor(chip, connectFlash(chip, this.flash));
    return chip;
  }
}
