// The whole device on the desk: a Pico with its flash, seven buttons, the panel and perhaps a USB cable.
//
// What survives a loss of power is kept here (the flash, a clock that runs on); the chip is made anew each time.
// All times are emulated: nanoseconds since the board was made, at the clock rate the firmware sets.

import { ConsoleLogger, LogLevel, RP2040, USBCDC } from 'rp2040js';
import { BootRom } from './bootrom.mjs';
import { Processor } from './cpu.mjs';
import { FLASH_SIZE, FlashChip } from './flash.mjs';
import { connectController, connectPins } from './i2c.mjs';
import { Pads } from './pads.mjs';
import { connectReset, connectSpi } from './spi.mjs';
import { Ssd1306 } from './ssd1306.mjs';
import { SerialConsole } from './usb.mjs';
import { FlashCache } from './xip.mjs';

const SDA = 4;
const SCL = 5;
const I2C = 0;
const BOOT_STAGE_2 = 0x10000000;

export class Board {
  static FLASH_SIZE = FLASH_SIZE;
  static FAMILY = 0xe48bff56; // of its UF2 files
  static WATCHDOG = 0x40058;
  static CABLE = USBCDC;

  /** `flash`: the bytes of the flash chip. `usb`: whether a computer is connected. `cached`: whether the flash is slow. */
  constructor(flash, usb, cached = true) {
    this.bytes = flash;
    this.cached = cached;
    this.flash = new FlashChip(flash, () => this.losePower());
    this.panel = new Ssd1306();
    this.pullUps = true;
    this.clocksDue = 0; // the panel holds the data line low until it got so many clocks
    this.spi = null; // the panel's pins, if it is on SPI
    this.usb = usb;
    this.pressed = new Set();
    // Count and time of the bytes written to the panel. Those read are left out: a status is read all the time.
    this.traffic = { bytes: 0, lastNanos: 0, unanswered: 0 };
    this.text = '';
    this.printed = []; // the same as bytes, until somebody takes them
    this.onText = null;
    this.resets = 0;
    this.powered = false;
    this.nanosBefore = 0; // spent in earlier lives of the chip
    this.before = { asleep: 0, accesses: 0, misses: 0 }; // in these lives
    this.powerOn();
  }

  get nanos() {
    return this.nanosBefore + (this.chip ? this.chip.clock.nanos : 0);
  }

  /** Nanoseconds asleep, accesses to the flash and those its cache did not have. */
  get counts() {
    const { before, processor } = this;
    return {
      asleep: before.asleep + processor.asleepNanos,
      accesses: before.accesses + processor.cache.accesses,
      misses: before.misses + processor.cache.misses,
    };
  }

  /** Time of the last byte to the panel. */
  get lastByteNanos() {
    return this.trafficBefore + this.traffic.lastNanos;
  }

  powerOn() {
    this.panel.powerUp();
    this.startChip(null);
    this.powered = true;
  }

  /** Power goes: the flash stays as it is at this instant. */
  losePower() {
    this.powered = false;
    this.processor.stop();
  }

  powerCycle() {
    this.flash.untilCut = 0;
    this.powerOn();
  }

  /** A new chip. After a reset by the watchdog, `previous` is the old one: its RAM and scratch registers outlive it. */
  startChip(previous) {
    if (this.chip) {
      this.before = this.counts;
      this.nanosBefore += this.chip.clock.nanos;
      this.bytes.set(this.chip.flash.subarray(0, this.bytes.length));
    }
    const chip = this.makeChip();
    const watchdog = chip.peripherals[this.constructor.WATCHDOG];
    if (previous) {
      const before = previous.peripherals[this.constructor.WATCHDOG];
      chip.sram.set(previous.sram);
      watchdog.scratchData.set(before.scratchData);
      watchdog.reason = before.reason;
    }
    this.chip = chip;
    this.trafficBefore = this.nanosBefore;
    this.traffic.lastNanos = 0;
    this.resetAsked = false;
    watchdog.onWatchdogTrigger = () => {
      this.resetAsked = true;
      this.processor.stop();
    };
    this.pads = new Pads(chip);
    this.setPullUps(this.pullUps);
    for (const pin of this.pressed) this.pads.set('pressed', pin, true);
    const there = (address) => this.panel.attached && !this.spi && address === this.panel.address;
    const target = (address) => (there(address) ? this.panel : null);
    const linesHigh = () => this.pads.level(SDA) && this.pads.level(SCL);
    connectController(chip, I2C, linesHigh, target, this.traffic);
    connectPins(chip, this.pads, SDA, SCL, target, this.traffic);
    this.clockIs = true;
    const listens = this.pads.watchers[SCL];
    this.pads.watchers[SCL] = () => {
      listens();
      const level = this.pads.level(SCL);
      const rose = level && !this.clockIs;
      this.clockIs = level;
      if (rose && this.clocksDue > 0) this.holdData(this.clocksDue - 1);
    };
    if (this.clocksDue > 0) this.holdData(this.clocksDue);
    connectSpi(chip, this.pads, () => this.spi, this.panel, this.traffic);
    if (this.spi) connectReset(this.pads, this.spi.reset, this.panel);
    this.console = null;
    if (this.usb) {
      this.console = new SerialConsole(chip, this.constructor.CABLE, (text, bytes) => {
        this.text += text;
        this.printed.push(...bytes);
        this.onText?.();
      });
    }
  }

  /** Returns a new chip with the flash, and makes its processor. */
  makeChip() {
    const chip = new RP2040();
    chip.logger = new ConsoleLogger(LogLevel.Error, false);
    const cache = new FlashCache(chip, this.cached);
    const rom = new BootRom(this.flash, cache);
    chip.loadBootrom(rom.words); // also clears the flash
    chip.flash.set(this.bytes);
    this.flash.bytes = chip.flash;
    this.processor = new Processor(chip, cache);
    chip.onBreak = (number) => this.breakpoint(rom, number);
    chip.core.PC = BOOT_STAGE_2;
    return chip;
  }

  breakpoint(rom, number) {
    const cycles = this.chip.core.PC < 0x4000 ? rom.serve(number, this.chip) : undefined;
    if (cycles === undefined) {
      throw new Error(`the firmware stopped at a breakpoint, address 0x${this.chip.core.PC.toString(16)}`);
    }
    this.chip.clock.tick((cycles * 1e9) / this.chip.clkSys);
  }

  /** Runs until that time, or until stop() or the loss of power. Resets by the watchdog are carried out. */
  runUntil(nanos) {
    this.interrupted = false;
    while (this.powered && !this.interrupted && this.nanos < nanos) {
      // At least a nanosecond: the sum of both may be rounded to less than it should be.
      this.processor.run(Math.max(nanos - this.nanosBefore, this.chip.clock.nanos + 1));
      if (this.resetAsked && this.powered) {
        this.resets++;
        this.startChip(this.chip);
      }
    }
  }

  /** Makes runUntil() return. */
  stop() {
    this.interrupted = true;
    this.processor.stop();
  }

  press(pin) {
    this.pressed.add(pin);
    this.pads.set('pressed', pin, true);
  }

  release(pin) {
    this.pressed.delete(pin);
    this.pads.set('pressed', pin, false);
  }

  setPullUps(present) {
    this.pullUps = present;
    this.pads.set('pulledUp', SDA, present);
    this.pads.set('pulledUp', SCL, present);
  }

  /** Has the panel hold the data line low until it got so many clocks, as one that was cut off while it sent. */
  holdData(clocks) {
    this.clocksDue = clocks;
    this.pads.set('heldLow', SDA, clocks > 0);
  }

  attachPanel(attached) {
    if (attached && !this.panel.attached) this.panel.powerUp();
    this.panel.attached = attached;
  }

  /** Has the panel on SPI from now on, on these pins: `{ sck, mosi, cs, dc, reset }`. */
  wireSpi(pins) {
    this.spi = pins;
    connectReset(this.pads, pins.reset, this.panel);
  }

  flashImage() {
    return this.chip.flash.slice(0, this.bytes.length);
  }
}
