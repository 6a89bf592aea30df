// Pictures of a camera one after the other, brought to cover each other, and of each place the brightest: in bright light
// the exposure is shorter than what the display takes to light all its rows, and each picture has dark bands elsewhere.
const KEPT = 4; // pictures: between them the bands have been everywhere
const COARSE = 4; // picture elements that are one while it is looked for how far a hand has moved
const FAR = 6; // of these

export class Frames {
  #kept = [];

  // Take one more picture (ImageData).
  add({ width, height, data }) {
    if (this.#kept[0]?.light.length !== width * height) this.#kept = [];
    const light = new Uint8Array(width * height);
    for (let i = 0; i < light.length; i++) light[i] = (2 * data[4 * i] + 5 * data[4 * i + 1] + data[4 * i + 2]) >> 3;
    this.#kept.push({ width, height, light, edges: edges(light, width, height) });
    if (this.#kept.length > KEPT) this.#kept.shift();
  }

  // The last ones as one picture.
  merged() {
    const { width, height, light, edges: now } = this.#kept.at(-1);
    const most = light.slice();
    for (const before of this.#kept.slice(0, -1)) {
      const [right, down] = moved(before.edges, now, Math.floor(width / COARSE), Math.floor(height / COARSE));
      for (let y = Math.max(0, -down); y < Math.min(height, height - down); y++) {
        const from = (y + down) * width + right;
        for (let x = Math.max(0, -right); x < Math.min(width, width - right); x++) {
          if (before.light[from + x] > most[y * width + x]) most[y * width + x] = before.light[from + x];
        }
      }
    }
    const data = new Uint8ClampedArray(4 * most.length).fill(255);
    for (let i = 0; i < most.length; i++) data[4 * i] = data[4 * i + 1] = data[4 * i + 2] = most[i];
    return new ImageData(data, width, height);
  }
}

// How much darker or brighter each coarse element is than the one left of it: bands lie across, and are not seen in that.
function edges(light, width, height) {
  const across = Math.floor(width / COARSE);
  const found = new Int16Array(across * Math.floor(height / COARSE));
  for (let i = 0; i < found.length; i++) {
    const at = Math.floor(i / across) * COARSE * width + (i % across) * COARSE;
    let sum = 0;
    for (let y = 0; y < COARSE; y++) for (let x = 0; x < COARSE; x++) sum += light[at + y * width + x];
    found[i] = sum >> 4;
  }
  for (let i = found.length - 1; i > 0; i--) found[i] = i % across ? found[i] - found[i - 1] : 0;
  found[0] = 0;
  return found;
}

// How far to the right and down, in picture elements, what was seen before lies from where it is seen now.
function moved(before, now, across, down) {
  let best = -1;
  let found = [0, 0];
  for (let y = -FAR; y <= FAR; y++) {
    for (let x = -FAR; x <= FAR; x++) {
      let alike = 0;
      for (let row = FAR; row < down - FAR; row += 2) {
        const at = row * across;
        const from = (row + y) * across + x;
        for (let column = FAR; column < across - FAR; column++) alike += Math.max(0, before[from + column] * now[at + column]);
      }
      if (alike > best) [best, found] = [alike, [x * COARSE, y * COARSE]];
    }
  }
  return found;
}
