// The chip's RESETS register, which rp2040js stores and does nothing with. Both runtimes reset a controller when a program ends,
// and refuse to use it again otherwise.

const RESETS_BASE = 0x4000c;

/** Calls `reset()` whenever the program sets that bit of the register. */
export function onReset(mcu, bit, reset) {
  const resets = mcu.peripherals[RESETS_BASE];
  const write = resets.writeUint32.bind(resets);
  resets.writeUint32 = (offset, value) => {
    write(offset, value);
    if (offset === 0 && value & (1 << bit)) reset();
  };
}
