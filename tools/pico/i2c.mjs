// The I2C bus between the chip and the panel, in its two guises: the chip's own controller, and the two pins moved by
// hand, which is how both runtimes ask whether anybody answers (the controller cannot send an empty message).

import { onReset } from './resets.mjs';

const RESET_BITS = [3, 4];
const BITS_IN_BYTE = 9; // eight and the acknowledgement
const TX_EMPTY = 1 << 4; // in the controller's raw interrupts
const INTERRUPT_MASK = 0x30; // a register
const WAITS_FOR_BYTE = 1 << 8; // in its control register: TX_EMPTY is told when the last byte is out, not when it is taken
const RETRY_BITS = 40;
const READ = 1; // rp2040js' I2CMode
const FUNCTION_SIO = 5; // the pin is moved by the program

/**
 * Serves controller `number` of the chip. `target(address)` finds the part with that address, or nothing;
 * `linesHigh()` tells whether pull-ups hold both lines high.
 */
export function connectController(mcu, number, linesHigh, target, traffic) {
  const controller = mcu.i2c[number];
  const { clock } = mcu;
  let part = null;
  let then = null;
  const alarm = clock.createAlarm(() => {
    const action = then;
    then = null;
    action?.();
  });
  const after = (bits, action) => {
    then = action;
    alarm.schedule(((controller.sclHighPeriod + controller.sclLowPeriod) * bits * 1e9) / mcu.clkSys);
  };
  let reads = false;
  const count = () => {
    if (reads) return;
    traffic.bytes++;
    traffic.lastNanos = clock.nanos;
  };
  // The data sheet's TX_EMPTY (4.3.17, IC_RAW_INTR_STAT), and the register by which interrupts are let through: rp2040js
  // tells of an empty queue too early, or not at all, and ignores the other.
  const setInterrupts = controller.setInterrupts.bind(controller);
  let sending = false;
  controller.setInterrupts = (which) => {
    if (which !== TX_EMPTY || !sending || !(controller.control & WAITS_FOR_BYTE)) setInterrupts(which);
  };
  const tellEmpty = () => {
    sending = false;
    if (controller.txFIFO.itemCount <= controller.txThreshold) setInterrupts(TX_EMPTY);
  };
  const writeRegister = controller.writeUint32.bind(controller);
  controller.writeUint32 = (offset, value) => {
    if (offset !== INTERRUPT_MASK) return writeRegister(offset, value);
    controller.intEnable = value;
    if (controller.enable & 1 && !sending) tellEmpty();
    controller.checkInterrupts();
  };
  // A line that stays low looks like another message under way: the controller waits, and the runtimes time out.
  controller.onStart = () => {
    if (linesHigh()) after(1, () => controller.completeStart());
    else after(RETRY_BITS, controller.onStart);
  };
  controller.onConnect = (address, mode) => {
    reads = mode === READ;
    after(BITS_IN_BYTE, () => {
      part = target(address);
      if (part) part.start();
      else traffic.unanswered++;
      count();
      controller.completeConnect(Boolean(part));
      // With nobody there the controller drops what is queued. rp2040js does not tell that the queue is empty then, and
      // the runtimes would wait for that, a second long, instead of reporting the missing part at once.
      if (!part) controller.setInterrupts(TX_EMPTY);
    });
  };
  controller.onWriteByte = (byte) => {
    sending = true;
    after(BITS_IN_BYTE, () => {
      // A part can be unplugged in the middle of a message.
      if (part && !part.attached) part = null;
      part?.write(byte);
      count();
      tellEmpty();
      controller.completeWrite(Boolean(part));
    });
  };
  controller.onReadByte = () => {
    after(BITS_IN_BYTE, () => {
      count();
      if (part && !part.attached) part = null;
      controller.completeRead(part ? part.read() : 0xff);
    });
  };
  controller.onStop = () => after(1, () => controller.completeStop());
  onReset(mcu, RESET_BITS[number], () => {
    alarm.cancel();
    then = null;
    controller.writeUint32(0x6c, 0); // IC_ENABLE: empties both queues
    controller.intEnable = 0;
    sending = false;
    controller.intRaw = 0;
    controller.state = 0;
    controller.busy = false;
    controller.stop = false;
    controller.pendingRestart = false;
  });
}

/** Answers on two pins moved by the program as a part on the bus would. */
export function connectPins(mcu, pads, sda, scl, target, traffic) {
  let part = null;
  let bits = -1; // received of the present byte; -1: no message under way
  let byte = 0;
  let isAddress = false;
  let acknowledging = false;
  let oldData = true;
  let oldClock = true;

  const clockFell = () => {
    if (bits === 9) {
      bits = 0;
      if (acknowledging) pads.set('heldLow', sda, false);
      acknowledging = false;
    }
    if (bits !== 8) return;
    traffic.bytes++;
    traffic.lastNanos = mcu.clock.nanos;
    if (isAddress) {
      isAddress = false;
      part = target(byte >> 1);
      if (part) part.start();
      else traffic.unanswered++;
    } else part?.write(byte);
    byte = 0;
    if (part) {
      acknowledging = true;
      pads.set('heldLow', sda, true);
    }
  };

  const watch = () => {
    const data = pads.level(sda);
    const clock = pads.level(scl);
    const hadData = oldData;
    const hadClock = oldClock;
    if (data === hadData && clock === hadClock) return;
    oldData = data;
    oldClock = clock;
    if (mcu.gpio[sda].functionSelect !== FUNCTION_SIO) {
      bits = -1;
    } else if (clock && hadClock && hadData && !data) {
      bits = 0;
      byte = 0;
      isAddress = true;
    } else if (clock && hadClock && !hadData && data) {
      bits = -1;
      part = null;
    } else if (bits >= 0 && clock && !hadClock) {
      if (bits < 8) byte = (byte << 1) | (data ? 1 : 0);
      bits++;
    } else if (bits > 0 && !clock && hadClock) clockFell();
  };
  pads.watchers[sda] = watch;
  pads.watchers[scl] = watch;
}
