// UF2 files: the form in which firmware for the Pico is published.
//
// A UF2 is a row of 512-byte blocks, each carrying bytes and the address they belong at. The chip's boot ROM takes pages of
// 256 alone.

const BLOCK = 512;
const MAGIC_START_0 = 0x0a324655;
const MAGIC_START_1 = 0x9e5d5157;
const MAGIC_END = 0x0ab16f30;
const NOT_FOR_MAIN_FLASH = 1;
const PAGE = 256;
const FLASH_BASE = 0x10000000;

/** The blocks of a UF2 file as [{offset, bytes}], offset counted from the start of the flash. */
export function parseUf2(file) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length === 0 || file.length % BLOCK) throw new Error('not a UF2 file: its size is no multiple of 512');
  const blocks = [];
  for (let at = 0; at < file.length; at += BLOCK) {
    const word = (index) => view.getUint32(at + 4 * index, true);
    if (word(0) !== MAGIC_START_0 || word(1) !== MAGIC_START_1 || view.getUint32(at + 508, true) !== MAGIC_END) {
      throw new Error(`not a UF2 file: bad magic number in block ${at / BLOCK}`);
    }
    if (word(2) & NOT_FOR_MAIN_FLASH) continue;
    if (word(4) !== PAGE || word(3) % PAGE) {
      throw new Error(`not a UF2 file for this chip: block ${at / BLOCK} has ${word(4)} bytes for address ${word(3)}`);
    }
    blocks.push({ offset: word(3) - FLASH_BASE, bytes: file.subarray(at + 32, at + 32 + PAGE) });
  }
  return blocks;
}

/** A flash image of `size` bytes with the UF2 in it and 0xFF elsewhere. */
export function flashFromUf2(file, size) {
  const flash = new Uint8Array(size).fill(0xff);
  for (const { offset, bytes } of parseUf2(file)) {
    if (offset < 0 || offset + bytes.length > size) throw new Error('the UF2 is for addresses outside the flash');
    flash.set(bytes, offset);
  }
  return flash;
}
