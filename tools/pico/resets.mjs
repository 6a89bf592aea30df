// The chip's RESETS register, which rp2040js stores and does nothing with. Both runtimes reset a controller when a program ends,
// and refuse to use it again otherwise.

// Where it is, and how much farther the bits of I2C and SPI are.
const RP2040 = [0x4000c, 0];
const RP2350 = [0x40020, 1];

/** Calls `reset()` whenever the program sets that bit of the register, as an RP2040 counts them. */
export function onReset(mcu, bit, reset) {
  const [base, more] = mcu.identifier === 'rp2350' ? RP2350 : RP2040;
  const resets = mcu.peripherals[base];
  const write = resets.writeUint32.bind(resets);
  resets.writeUint32 = (offset, value) => {
    write(offset, value);
    if (offset === 0 && value & (1 << (bit + more))) reset();
  };
}
