// SPI between the chip and the panel: the two controllers, and the pins beside clock and data.

import { onReset } from './resets.mjs';

const RESET_BITS = [16, 17];
// Eight, and in mode 0 the controller's pause after each word: "about 2" (raspberrypi/pico-examples, issue 285).
const BITS_IN_BYTE = 10;
const FUNCTION_SPI = 1;

/** The controller whose pins these are. */
const controllerOf = (pin) => (pin >> 3) & 1;

/**
 * Serves both controllers. `wires()` are the panel's pins `{ sck, mosi, cs, dc, reset }` (`cs` -1: at ground), or null
 * where it is not on SPI. What else is sent goes nowhere.
 */
export function connectSpi(mcu, pads, wires, panel, traffic) {
  mcu.spi.forEach((controller, number) => {
    let sent = 0;
    const reaches = ({ sck, mosi, cs }) =>
      [sck, mosi].every((pin) => controllerOf(pin) === number && mcu.gpio[pin].functionSelect === FUNCTION_SPI) &&
      (cs < 0 || !pads.level(cs));
    const alarm = mcu.clock.createAlarm(() => {
      traffic.bytes++;
      traffic.lastNanos = mcu.clock.nanos;
      const pins = wires();
      // D/C counts with the last bit of a byte.
      if (pins && panel.attached && reaches(pins)) panel.wire(sent, pads.level(pins.dc));
      controller.completeTransmit(0);
    });
    controller.onTransmit = (byte) => {
      sent = byte;
      alarm.schedule((BITS_IN_BYTE * 1e9) / controller.clockFrequency);
    };
    onReset(mcu, RESET_BITS[number], () => {
      alarm.cancel();
      controller.busy = false;
      while (!controller.txFIFO.empty) controller.txFIFO.pull();
      while (!controller.rxFIFO.empty) controller.rxFIFO.pull();
      controller.control0 = controller.control1 = controller.dmaControl = controller.clockDivisor = 0;
      controller.intRaw = controller.intEnable = 0;
      controller.fifosUpdated();
    });
  });
}

/** Has the panel follow its RES, the pin `reset`. */
export function connectReset(pads, reset, panel) {
  const watch = () => panel.setReset(pads.level(reset));
  pads.watchers[reset] = watch;
  watch();
}
