// The pins as wires: pull resistors, buttons to ground, and open-drain parts on the I2C lines.
//
// rp2040js knows which level the chip drives but neither its pull-ups nor that a driven level can be read back.

const PINS = 30;
const PADS_QSPI_RELEASED = 0x5a;

export class Pads {
  constructor(mcu) {
    this.mcu = mcu;
    this.pressed = new Array(PINS).fill(false); // a button connects the pin to ground
    this.heldLow = new Array(PINS).fill(false); // a part on the board pulls the pin down
    this.pulledUp = new Array(PINS).fill(false); // a resistor on the board
    this.watchers = new Array(PINS).fill(null); // called after a level may have changed
    mcu.gpio.forEach((pin, index) => pin.addListener(() => this.update(index)));
    // The chip-select line of the flash doubles as the BOOTSEL button, which CircuitPython 10 waits to see released.
    for (const pin of mcu.qspi) {
      pin.padValue = PADS_QSPI_RELEASED;
      pin.setInputValue(true);
    }
  }

  level(index) {
    const pin = this.mcu.gpio[index];
    if (this.pressed[index] || this.heldLow[index]) return false;
    if (pin.outputEnable) return pin.outputValue;
    return this.pulledUp[index] || pin.pullupEnabled;
  }

  update(index) {
    const level = this.level(index);
    const pin = this.mcu.gpio[index];
    if (pin.rawInputValue !== level) pin.setInputValue(level);
    this.watchers[index]?.();
  }

  /** `what`: pressed, heldLow or pulledUp. */
  set(what, index, on) {
    this[what][index] = on;
    this.update(index);
  }
}
