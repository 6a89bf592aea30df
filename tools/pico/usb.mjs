// The computer at the other end of the USB cable: it opens the serial console and reads all that is printed.

export class SerialConsole {
  /** `Cable`: the emulator's class of a USB cable. `onText(text, bytes)` gets what the board prints. */
  constructor(mcu, Cable, onText) {
    this.usb = mcu.usbCtrl;
    this.connected = false;
    this.typed = [];
    this.armed = null; // the board waits for input: [endpoint, room]
    const decoder = new TextDecoder();
    this.cdc = new Cable(this.usb);
    this.cdc.onSerialData = (bytes) => onText(decoder.decode(bytes, { stream: true }), bytes);
    this.cdc.onDeviceConnected = () => {
      this.connected = true;
    };
    // rp2040js answers each request for input after 10 µs, if need be with nothing: a storm of interrupts which makes
    // everything three times slower. A real computer stays silent until there is something.
    this.usb.onEndpointRead = (endpoint, room) => {
      if (endpoint !== this.cdc.outEndpoint) return;
      this.armed = [endpoint, room];
      this.deliver();
    };
  }

  type(bytes) {
    for (const byte of bytes) this.typed.push(byte);
    this.deliver();
  }

  deliver() {
    if (!this.armed || this.typed.length === 0) return;
    const [endpoint, room] = this.armed;
    this.armed = null;
    this.usb.endpointReadDone(endpoint, Uint8Array.from(this.typed.splice(0, room)));
  }
}
