// A board in BOOTSEL over USB: the PICOBOOT interface of its boot ROM (RP2040 data sheet 2.8.5, RP2350 data sheet 5.6).
import { FLASH } from "./uf2.js";

const VENDOR = 0x2e8a;
export const CHIPS = { 0x0003: "rp2040", 0x000f: "rp2350" }; // by USB product
const MAGIC = 0x431fd10b;
const EXCLUSIVE = 0x01, REBOOT = 0x02, ERASE = 0x03, WRITE = 0x05, EXIT_XIP = 0x06, REBOOT_RP2350 = 0x0a, READ = 0x84;
const INTERFACE_RESET = 0x41;
const IN = 0x80; // the bit of a command whose data comes from the board
const SECTOR = 4096;
const SOON = 500; // ms until it starts anew

export const possible = "usb" in navigator;

// Ask the person which board it is, open it, and do `work` with it. Raises an Error with a word.
export async function at(work) {
  let device;
  try {
    const filters = Object.keys(CHIPS).map((product) => ({ vendorId: VENDOR, productId: Number(product) }));
    device = await navigator.usb.requestDevice({ filters });
  } catch {
    throw new Error(""); // the person thought better of it
  }
  const board = new Board(device);
  try {
    await board.open();
  } catch {
    throw new Error("flash_closed");
  }
  try {
    return await work(board);
  } catch (error) {
    throw error.message.startsWith("flash_") ? error : new Error("flash_lost");
  } finally {
    await device.close().catch(() => {}); // it starts anew, or was pulled out
  }
}

class Board {
  #token = 0;

  constructor(device) {
    this.device = device;
    this.chip = CHIPS[device.productId];
  }

  // Claim the interface that takes commands, not the drive beside it, and begin from nothing.
  async open() {
    const { device } = this;
    await device.open();
    if (!device.configuration) await device.selectConfiguration(1);
    const found = device.configuration.interfaces.find(({ alternates: [one] }) => one.interfaceClass === 0xff && one.endpoints.length === 2);
    const end = (direction) => found.alternates[0].endpoints.find((endpoint) => endpoint.direction === direction).endpointNumber;
    this.out = end("out");
    this.in = end("in");
    await device.claimInterface(found.interfaceNumber);
    await device.controlTransferOut({ requestType: "vendor", recipient: "interface", request: INTERFACE_RESET, value: 0, index: found.interfaceNumber });
  }

  // Carry out a command with these words as arguments. `data`: what goes to the board, or how many bytes come from it.
  async #command(id, words, data = 0, size = 4 * words.length) {
    const packet = new DataView(new ArrayBuffer(32));
    packet.setUint32(0, MAGIC, true);
    packet.setUint32(4, ++this.#token, true);
    packet.setUint8(8, id);
    packet.setUint8(9, size);
    packet.setUint32(12, data.byteLength ?? data, true);
    words.forEach((word, i) => packet.setUint32(16 + 4 * i, word, true));
    await this.#sent(packet.buffer);
    if (id & IN) {
      const told = await this.device.transferIn(this.in, data);
      if (told.status !== "ok" || told.data.byteLength !== data) throw new Error("flash_failed");
      await this.#sent(new ArrayBuffer(0)); // what acknowledges goes the other way
      return new Uint8Array(told.data.buffer, told.data.byteOffset, data);
    }
    if (data) await this.#sent(data);
    const { status } = await this.device.transferIn(this.in, 64);
    if (status !== "ok") throw new Error("flash_failed");
    return null;
  }

  async #sent(buffer) {
    const { status } = await this.device.transferOut(this.out, buffer);
    if (status !== "ok") throw new Error("flash_failed");
  }

  // Write these bytes from the beginning of the flash on, sector by sector, each read back. The rest of the flash, with
  // the games, stays as it is. `told` is called with the part that is done. Raises an Error with a word.
  async flash(bytes, told) {
    await this.#command(EXCLUSIVE, [1], 0, 1); // its drive takes nothing meanwhile
    await this.#command(EXIT_XIP, []);
    for (let at = 0; at < bytes.length; at += SECTOR) {
      const sector = bytes.slice(at, at + SECTOR);
      await this.#command(ERASE, [FLASH + at, SECTOR]);
      await this.#command(WRITE, [FLASH + at, sector.length], sector.buffer);
      const there = await this.#command(READ, [FLASH + at, sector.length], sector.length);
      if (there.some((byte, i) => byte !== sector[i])) throw new Error("flash_failed");
      told(Math.min(1, (at + SECTOR) / bytes.length));
    }
  }

  // Start what was written.
  async restart() {
    if (this.chip === "rp2040") await this.#command(REBOOT, [0, 0, SOON]);
    else await this.#command(REBOOT_RP2350, [0, SOON, 0, 0]);
  }
}
