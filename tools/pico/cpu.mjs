// The hot loop: plain Thumb instructions on RAM and flash are done here, quickly; everything else (peripherals, interrupts,
// special registers, the boot ROM, instructions rarer than one in a thousand) is left to rp2040js.
//
// rp2040js tries some sixty instruction patterns one after the other for each instruction and moves its clock after each.
// Here a switch finds the instruction, registers and flags are local, and the clock moves once a burst: a burst ends where
// the next alarm is due, or before an instruction it does not do. Cycles are counted as rp2040js counts them, and what the
// flash's cache does not have costs time besides (xip.mjs).

import { FlashCache } from './xip.mjs';

const RAM = 0x20000000;
const RAM_SIZE = 264 * 1024;
const FLASH_TOP_BYTE = 0x10;
const FLASH_MASK = 0xffffff;
// Two things outside RAM and flash are asked for so often that they are done here too: what time it is, and division.
// Addresses from 0x80000000 are negative, as all words are signed here.
const TIME_HIGH = 0x40054024;
const TIME_LOW = 0x40054028;
const SIO = 0xd0000000 | 0;
const DIVIDER = SIO + 0x60;
const DIVIDER_END = SIO + 0x78;

// How memory is read or written, by the number in an instruction with a register offset; and what has to be 0 of its address.
const [STR, STRH, STRB, LDRSB, LDR, LDRH, LDRB] = [0, 1, 2, 3, 4, 5, 6];
const NO_ACCESS = -1;
const [LSL, LSR, ASR, ROR] = [0, 1, 2, 3];
const NO_SHIFT = -1;
const [FLAGS, NO_SUM] = [-1, -2]; // in the place of a register: a sum that only sets the flags; none
const ALIGNED = [3, 1, 0, 0, 3, 1, 0, 1];

export class Processor {
  constructor(mcu, cache = new FlashCache(mcu, false)) {
    this.mcu = mcu;
    this.cache = cache;
    this.core = mcu.core;
    this.clock = mcu.clock;
    this.sio = mcu.sio;
    this.registers = new Int32Array(mcu.core.registers.buffer);
    this.ram8 = mcu.sram;
    this.ram16 = new Uint16Array(mcu.sram.buffer);
    this.ram32 = new Int32Array(mcu.sram.buffer);
    this.flash8 = mcu.flash;
    this.flash16 = new Uint16Array(mcu.flash.buffer);
    this.flash32 = new Int32Array(mcu.flash.buffer);
    this.stopped = false;
    this.waiting = false; // for an interrupt, after WFI or WFE
    this.asleepNanos = 0;
  }

  /** Ends run() after the present instruction. */
  stop() {
    this.stopped = true;
  }

  /** Runs until the clock shows `until` nanoseconds, or stop() is called. */
  run(until) {
    const { cache, clock, core, mcu } = this;
    this.stopped = false;
    while (clock.nanosCounter < until && !this.stopped) {
      const alarm = clock.nextAlarm;
      let due = alarm !== null && alarm.nanos < until ? alarm.nanos : until;
      if (this.waiting && !this.wakes()) {
        const rest = Math.max(due - clock.nanosCounter, 0);
        this.asleepNanos += rest;
        clock.tick(rest);
        continue;
      }
      this.waiting = false;
      if (core.interruptsUpdated) core.checkForInterrupts();
      const nanosPerCycle = 1e9 / mcu.clkSys;
      const budget = Math.ceil((due - clock.nanosCounter) / nanosPerCycle);
      const used = this.burst(budget, nanosPerCycle);
      if (used >= budget) {
        clock.tick(used * nanosPerCycle);
        continue;
      }
      clock.nanosCounter += used * nanosPerCycle; // no alarm is due yet
      const cycles = core.executeInstruction() + cache.settle();
      // rp2040js would serve an interrupt that ends a wait even where the program has masked them.
      this.waiting = core.waiting;
      core.waiting = false;
      clock.tick(cycles * nanosPerCycle);
    }
  }

  /** Whether a wait ends: an interrupt is there, even a masked one. (Events come from interrupts alone: one core.) */
  wakes() {
    const { core } = this;
    return (core.pendingInterrupts & core.enabledInterrupts) !== 0 || core.pendingSystick || core.pendingPendSV;
  }

  /** Plain instructions for about `budget` cycles. Returns the cycles used: fewer mean an instruction for rp2040js. */
  burst(budget, nanosPerCycle) {
    const { cache, clock, core, sio, registers: r, ram8, ram16, ram32, flash8, flash16, flash32 } = this;
    const { present } = cache;
    let { fetched } = cache;
    let accesses = 0; // to the flash
    let pc = r[15] & ~1;
    // The zero and negative flags follow from the last result.
    let result = core.Z ? 0 : core.N ? -1 : 1;
    let carry = core.C ? 1 : 0;
    let overflow = core.V ? 1 : 0;
    let used = 0;

    burst: while (used < budget) {
      let op;
      const pcInRam = (pc - RAM) >>> 0;
      if (pc >>> 24 === FLASH_TOP_BYTE) {
        const word = (pc & FLASH_MASK) >>> 2; // it fetches words, and has the last one
        if (word !== fetched) {
          fetched = word;
          accesses++;
          if (present[word] === 0) used += cache.miss(word);
        }
        op = flash16[(pc & FLASH_MASK) >>> 1];
      } else if (pcInRam < RAM_SIZE) op = ram16[pcInRam >>> 1];
      else break;

      // Of an instruction that reads or writes one value: where, its register and how.
      let address = 0;
      let d = op & 7;
      let kind = NO_ACCESS;
      // Of one that adds, or takes away, which is to add the complement and one: what, and the register of the sum.
      let left = 0;
      let right = 0;
      let plus = 0;
      let into = NO_SUM;
      let shift = NO_SHIFT; // of `left` by `right` bits
      switch (op >>> 11) {
        case 0b00000: // LSLS immediate
        case 0b00001: // LSRS
        case 0b00010: // ASRS
          shift = op >>> 11;
          left = r[(op >>> 3) & 7];
          right = (op >>> 6) & 31 || (shift && 32);
          break;
        case 0b00011: // ADDS, SUBS register or 3 bits
          left = r[(op >>> 3) & 7];
          right = op & 0x400 ? (op >>> 6) & 7 : r[(op >>> 6) & 7];
          if (op & 0x200) [right, plus] = [~right, 1];
          into = op & 7;
          break;
        case 0b00100: // MOVS immediate
          r[(op >>> 8) & 7] = result = op & 255;
          break;
        case 0b00101: // CMP immediate
        case 0b00110: // ADDS 8 bits
        case 0b00111: // SUBS 8 bits
          left = r[(op >>> 8) & 7];
          right = op & 255;
          if (op >>> 11 !== 0b00110) [right, plus] = [~right, 1];
          into = op >>> 11 === 0b00101 ? FLAGS : (op >>> 8) & 7;
          break;
        case 0b01000: {
          if (op & 0x400) { // high registers and branches
            const m = (op >>> 3) & 15;
            const value = m === 15 ? pc + 4 : r[m];
            const d = ((op >>> 4) & 8) | (op & 7);
            switch ((op >>> 8) & 3) {
              case 0: { // ADD
                const sum = (d === 15 ? pc + 4 : r[d]) + value;
                if (d === 15) {
                  pc = sum & ~1;
                  used += 2;
                  continue burst;
                }
                r[d] = d === 13 ? sum & ~3 : sum;
                break;
              }
              case 1: // CMP
                [left, right, plus, into] = [r[d], ~value, 1, FLAGS];
                break;
              case 2: // MOV
                if (d === 15) {
                  pc = value & ~1;
                  used += 2;
                  continue burst;
                }
                r[d] = d === 13 ? value & ~3 : value;
                break;
              default: // BX, BLX
                if (value >>> 28 === 15) break burst; // return from an interrupt
                if (op & 0x80) r[14] = (pc + 2) | 1;
                pc = value & ~1;
                used += 2;
                continue burst;
            }
            break;
          }
          const m = r[(op >>> 3) & 7];
          const d = op & 7;
          const value = r[d];
          switch ((op >>> 6) & 15) {
            case 0: r[d] = result = value & m; break; // ANDS
            case 1: r[d] = result = value ^ m; break; // EORS
            case 2: [shift, left, right] = [LSL, value, m & 255]; break;
            case 3: [shift, left, right] = [LSR, value, m & 255]; break;
            case 4: [shift, left, right] = [ASR, value, m & 255]; break;
            case 5: [left, right, plus, into] = [value, m, carry, d]; break; // ADCS
            case 6: [left, right, plus, into] = [value, ~m, carry, d]; break; // SBCS
            case 7: [shift, left, right] = [ROR, value, m & 255]; break;
            case 8: result = value & m; break; // TST
            case 9: [left, right, plus, into] = [0, ~m, 1, d]; break; // RSBS
            case 10: [left, right, plus, into] = [value, ~m, 1, FLAGS]; break; // CMP
            case 11: [left, right, into] = [value, m, FLAGS]; break; // CMN
            case 12: r[d] = result = value | m; break; // ORRS
            case 13: r[d] = result = Math.imul(value, m); break; // MULS
            case 14: r[d] = result = value & ~m; break; // BICS
            default: r[d] = result = ~m; // MVNS
          }
          break;
        }
        case 0b01001: // LDR literal
          address = ((pc + 4) & ~3) + ((op & 255) << 2);
          d = (op >>> 8) & 7;
          kind = LDR;
          break;
        case 0b01010:
        case 0b01011: // loads and stores, register offset
          address = (r[(op >>> 3) & 7] + r[(op >>> 6) & 7]) | 0;
          kind = (op >>> 9) & 7;
          break;
        case 0b01100: // immediate: STR
        case 0b01101: // LDR
          address = (r[(op >>> 3) & 7] + ((op >>> 4) & 0x7c)) | 0;
          kind = op & 0x800 ? LDR : STR;
          break;
        case 0b01110: // STRB
        case 0b01111: // LDRB
          address = (r[(op >>> 3) & 7] + ((op >>> 6) & 31)) | 0;
          kind = op & 0x800 ? LDRB : STRB;
          break;
        case 0b10000: // STRH
        case 0b10001: // LDRH
          address = (r[(op >>> 3) & 7] + ((op >>> 5) & 0x3e)) | 0;
          kind = op & 0x800 ? LDRH : STRH;
          break;
        case 0b10010: // on the stack: STR
        case 0b10011: // LDR
          address = (r[13] + ((op & 255) << 2)) | 0;
          d = (op >>> 8) & 7;
          kind = op & 0x800 ? LDR : STR;
          break;
        case 0b10101: // ADD from the stack pointer
          r[(op >>> 8) & 7] = r[13] + ((op & 255) << 2);
          break;
        case 0b10110:
          switch ((op >>> 8) & 7) {
            case 0: // ADD, SUB stack pointer
              r[13] += op & 0x80 ? -((op & 127) << 2) : (op & 127) << 2;
              break;
            case 2: { // extensions
              const value = r[(op >>> 3) & 7];
              switch ((op >>> 6) & 3) {
                case 0: r[op & 7] = (value << 16) >> 16; break;
                case 1: r[op & 7] = (value << 24) >> 24; break;
                case 2: r[op & 7] = value & 0xffff; break;
                default: r[op & 7] = value & 0xff;
              }
              break;
            }
            case 4:
            case 5: { // PUSH
              let count = (op >>> 8) & 1;
              for (let bits = op & 255; bits; bits &= bits - 1) count++;
              const bottom = (r[13] - RAM - 4 * count) >>> 0;
              if (bottom > RAM_SIZE - 4 * count) break burst;
              let at = bottom >>> 2;
              for (let i = 0, bits = op & 255; bits; i++, bits >>>= 1) if (bits & 1) ram32[at++] = r[i];
              if (op & 0x100) {
                ram32[at] = r[14];
                used--; // the link register is free
              }
              r[13] -= 4 * count;
              used += count;
              break;
            }
            default:
              break burst;
          }
          break;
        case 0b10111:
          switch ((op >>> 8) & 7) {
            case 4:
            case 5: { // POP
              const inRam = (r[13] - RAM) >>> 0;
              if (inRam > RAM_SIZE - 36) break burst;
              let at = inRam >>> 2;
              const toPc = op & 0x100;
              if (toPc) {
                let above = at;
                for (let bits = op & 255; bits; bits &= bits - 1) above++;
                if (ram32[above] >>> 28 === 15) break burst; // return from an interrupt
              }
              const first = at;
              for (let i = 0, bits = op & 255; bits; i++, bits >>>= 1) if (bits & 1) r[i] = ram32[at++];
              used += at - first;
              if (toPc) {
                pc = ram32[at++] & ~1;
                r[13] += 4 * (at - first);
                used += 3;
                continue burst;
              }
              r[13] += 4 * (at - first);
              break;
            }
            default:
              break burst;
          }
          break;
        case 0b11010:
        case 0b11011: { // B with condition
          let taken;
          switch ((op >>> 8) & 15) {
            case 0: taken = result === 0; break;
            case 1: taken = result !== 0; break;
            case 2: taken = carry !== 0; break;
            case 3: taken = carry === 0; break;
            case 4: taken = result < 0; break;
            case 5: taken = result >= 0; break;
            case 6: taken = overflow !== 0; break;
            case 7: taken = overflow === 0; break;
            case 8: taken = carry !== 0 && result !== 0; break;
            case 9: taken = carry === 0 || result === 0; break;
            case 10: taken = result >>> 31 === overflow; break;
            case 11: taken = result >>> 31 !== overflow; break;
            case 12: taken = result >>> 31 === overflow && result !== 0; break;
            case 13: taken = result >>> 31 !== overflow || result === 0; break;
            default: break burst;
          }
          if (taken) {
            pc += ((op << 24) >> 23) + 4;
            used += 2;
            continue burst;
          }
          break;
        }
        case 0b11100: // B
          pc += ((op << 21) >> 20) + 4;
          used += 2;
          continue burst;
        case 0b11110: { // BL
          const next = pc + 2;
          const word = (next & FLASH_MASK) >>> 2;
          if (next >>> 24 === FLASH_TOP_BYTE && word !== fetched) {
            fetched = word;
            accesses++;
            if (present[word] === 0) used += cache.miss(word);
          }
          const op2 = next >>> 24 === FLASH_TOP_BYTE ? flash16[(next & FLASH_MASK) >>> 1] : ram16[(next - RAM) >>> 1];
          if ((op2 & 0xd000) !== 0xd000) break burst;
          const sign = (op >>> 10) & 1;
          const i1 = ~((op2 >>> 13) ^ sign) & 1;
          const i2 = ~((op2 >>> 11) ^ sign) & 1;
          r[14] = (pc + 4) | 1;
          pc += 4 + ((-sign << 24) | (i1 << 23) | (i2 << 22) | ((op & 0x3ff) << 12) | ((op2 & 0x7ff) << 1));
          used += 3;
          continue burst;
        }
        default:
          break burst;
      }
      if (into !== NO_SUM) {
        const sum = (left >>> 0) + (right >>> 0) + plus;
        result = sum | 0;
        carry = sum > 0xffffffff ? 1 : 0;
        overflow = (~(left ^ right) & (left ^ result)) >>> 31;
        if (into !== FLAGS) r[into] = result;
      } else if (shift !== NO_SHIFT) {
        if (shift === LSL) {
          if (right) carry = right <= 32 ? (left >>> (32 - right)) & 1 : 0;
          result = right < 32 ? left << right : 0;
        } else if (shift === LSR) {
          if (right) carry = right <= 32 ? (left >>> (right - 1)) & 1 : 0;
          result = right < 32 ? (left >>> right) | 0 : 0;
        } else if (shift === ASR) {
          if (right) carry = (left >> Math.min(right - 1, 31)) & 1;
          result = left >> Math.min(right, 31);
        } else {
          result = (left >>> (right & 31)) | (left << (-right & 31));
          if (right) carry = result >>> 31;
        }
        r[d] = result;
      } else if (kind !== NO_ACCESS) {
        if (address & ALIGNED[kind]) break;
        const inRam = (address - RAM) >>> 0;
        const isRam = inRam < RAM_SIZE;
        const inFlash = address & FLASH_MASK;
        if (!isRam) {
          if (address >>> 24 === FLASH_TOP_BYTE && kind >= LDRSB) {
            accesses++;
            if (present[inFlash >>> 2] === 0) used += cache.miss(inFlash >>> 2);
          } else if (kind === LDR && (address === TIME_LOW || address === TIME_HIGH)) {
            const micros = (clock.nanosCounter + used * nanosPerCycle) / 1000;
            r[d] = address === TIME_LOW ? micros >>> 0 : micros / 2 ** 32;
            pc += 2;
            used += 4;
            continue;
          } else if ((kind === LDR || kind === STR) && address >= DIVIDER && address <= DIVIDER_END) {
            if (kind === LDR) r[d] = sio.readUint32(address - SIO);
            else sio.writeUint32(address - SIO, r[d]);
            pc += 2;
            used++;
            continue;
          } else break;
        }
        switch (kind) {
          case STR: ram32[inRam >>> 2] = r[d]; break;
          case STRH: ram16[inRam >>> 1] = r[d]; break;
          case STRB: ram8[inRam] = r[d]; break;
          case LDRSB: r[d] = ((isRam ? ram8[inRam] : flash8[inFlash]) << 24) >> 24; break;
          case LDR: r[d] = isRam ? ram32[inRam >>> 2] : flash32[inFlash >>> 2]; break;
          case LDRH: r[d] = isRam ? ram16[inRam >>> 1] : flash16[inFlash >>> 1]; break;
          case LDRB: r[d] = isRam ? ram8[inRam] : flash8[inFlash]; break;
          default: r[d] = ((isRam ? ram16[inRam >>> 1] : flash16[inFlash >>> 1]) << 16) >> 16; // LDRSH
        }
        used++;
      }
      pc += 2;
      used++;
    }

    cache.fetched = fetched;
    cache.accesses += accesses;
    r[15] = pc;
    core.Z = result === 0;
    core.N = result < 0;
    core.C = carry !== 0;
    core.V = overflow !== 0;
    return used;
  }
}
