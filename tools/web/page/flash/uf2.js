// A UF2 file, read block by block (as tools/host/build/uf2.py does it): one that a board must not get is refused.
const BLOCK = 512;
const PAGE = 256;
const HAS_FAMILY = 0x2000; // the flags of all blocks: they say of which family they are, and nothing else
export const FLASH = 0x10000000;

// The bytes that the file has for the flash from its beginning on. Raises an Error where it is not page after page in
// numbered blocks, all of that family.
export function pages(content, family) {
  const count = content.byteLength / BLOCK;
  if (!count || count !== Math.floor(count)) throw new Error("flash_damaged");
  const view = new DataView(content);
  const found = new Uint8Array(count * PAGE);
  for (let number = 0; number < count; number++) {
    const at = number * BLOCK;
    const words = Array.from({ length: 8 }, (_, i) => view.getUint32(at + 4 * i, true));
    const wanted = [0x0a324655, 0x9e5d5157, HAS_FAMILY, FLASH + number * PAGE, PAGE, number, count, family];
    const whole = words.every((word, i) => word === wanted[i]) && view.getUint32(at + BLOCK - 4, true) === 0x0ab16f30;
    if (!whole) throw new Error("flash_damaged");
    found.set(new Uint8Array(content, at + 32, PAGE), number * PAGE);
  }
  return found;
}
