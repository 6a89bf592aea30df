// The panel: an SSD1306 or SSD1309 controller with 128x64 pixels, as seen from its wires.

const WIDTH = 128;
const PAGES = 8;

// Commands which are followed by arguments; all others stand alone.
const SSD1306 = {
  0x20: 1, 0x21: 2, 0x22: 2, 0x26: 6, 0x27: 6, 0x29: 5, 0x2a: 5, 0x81: 1, 0x8d: 1, 0xa3: 2,
  0xa8: 1, 0xad: 1, 0xd3: 1, 0xd5: 1, 0xd9: 1, 0xda: 1, 0xdb: 1,
};
// Its voltage comes from outside: it knows neither a charge pump nor a current of its own, but can be locked.
const { 0x8d: _pump, 0xad: _current, ...COMMON } = SSD1306;
const ARGUMENTS = { ssd1306: SSD1306, ssd1309: { ...COMMON, 0xdc: 1, 0xfd: 1 } };
const LOCKED = 0x16;

export class Ssd1306 {
  constructor(address = 0x3c) {
    this.address = address;
    this.kind = 'ssd1306';
    this.attached = true;
    this.ram = new Uint8Array(WIDTH * PAGES);
    this.powerUp();
  }

  /** What the controller holds after power comes: settings at their defaults, rubbish in its memory. */
  powerUp() {
    for (let i = 0; i < this.ram.length; i++) this.ram[i] = (i * 73 + (i >> 3) * 29 + 0x5a) & 0xff;
    this.on = false;
    this.awake = false; // has had its pulse of RES, which it takes nothing before over SPI
    this.locked = false;
    this.pump = this.kind === 'ssd1309';
    this.inverted = false;
    this.contrast = 0x7f;
    this.startLine = 0;
    this.mirroredColumns = false;
    this.mirroredRows = false;
    this.mode = 2; // 0 horizontal, 1 vertical, 2 page addressing
    this.column = this.firstColumn = 0;
    this.page = this.firstPage = 0;
    this.lastColumn = WIDTH - 1;
    this.lastPage = PAGES - 1;
    this.command = [];
    this.start();
  }

  /** Another chip: "ssd1306" or "ssd1309". */
  become(kind) {
    if (!ARGUMENTS[kind]) throw new Error(`no such display: ${kind}`);
    this.kind = kind;
    this.powerUp();
  }

  /** RES goes to a level. */
  setReset(high) {
    const rises = high && this.held;
    this.held = !high;
    if (!rises) return;
    this.powerUp();
    this.awake = true;
  }

  /** Whether anything can be seen. The charge pump makes the voltage the pixels need. */
  get visible() {
    return this.attached && this.on && this.pump;
  }

  // --- as an I2C target: start() when addressed, then write() or read() for every byte after the address

  /** The status byte: bit 6 is set while the panel is dark. */
  read() {
    return this.on ? 0x00 : 0x40;
  }

  /** One byte over SPI; `data`: the level of D/C. */
  wire(byte, data) {
    if (!this.awake) return;
    if (data) this.store(byte);
    else this.commandByte(byte);
  }

  start() {
    this.control = -1; // the next byte says what follows
  }

  write(byte) {
    if (this.control < 0) {
      this.control = byte;
      return;
    }
    if (this.control & 0x40) this.store(byte);
    else this.commandByte(byte);
    if (this.control & 0x80) this.control = -1; // it was for this one byte only
  }

  store(byte) {
    this.ram[this.page * WIDTH + this.column] = byte;
    if (this.mode === 2) this.column = (this.column + 1) % WIDTH;
    else if (this.mode === 1) {
      if (this.stepPage()) this.stepColumn();
    } else if (this.stepColumn()) this.stepPage();
  }

  stepColumn() {
    const wraps = this.column === this.lastColumn;
    this.column = wraps ? this.firstColumn : (this.column + 1) % WIDTH;
    return wraps;
  }

  stepPage() {
    const wraps = this.page === this.lastPage;
    this.page = wraps ? this.firstPage : (this.page + 1) % PAGES;
    return wraps;
  }

  commandByte(byte) {
    this.command.push(byte);
    if (this.command.length <= (ARGUMENTS[this.kind][this.command[0]] ?? 0)) return;
    const [code, first, second] = this.command;
    this.command = [];
    this.execute(code, first, second);
  }

  execute(code, first, second) {
    if (code === 0xfd) this.locked = first === LOCKED;
    else if (this.locked) return;
    else if (code < 0x10) this.column = (this.column & 0x70) | code;
    else if (code < 0x20) this.column = ((code & 7) << 4) | (this.column & 0x0f);
    else if (code === 0x20) this.mode = first & 3;
    else if (code === 0x21) {
      this.column = this.firstColumn = first & 127;
      this.lastColumn = second & 127;
    } else if (code === 0x22) {
      this.page = this.firstPage = first & 7;
      this.lastPage = second & 7;
    } else if (code >= 0x40 && code < 0x80) this.startLine = code & 63;
    else if (code === 0x81) this.contrast = first;
    else if (code === 0x8d && this.kind === 'ssd1306') this.pump = (first & 4) !== 0;
    else if (code === 0xa0 || code === 0xa1) this.mirroredColumns = code === 0xa1;
    else if (code === 0xa6 || code === 0xa7) this.inverted = code === 0xa7;
    else if (code === 0xae || code === 0xaf) this.on = code === 0xaf;
    else if (code >= 0xb0 && code < 0xb8) this.page = code & 7;
    else if (code === 0xc0 || code === 0xc8) this.mirroredRows = code === 0xc8;
  }
}
