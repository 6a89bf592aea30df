// The display: 128 x 64 pixels on a canvas, each a whole number of the screen's own pixels wide.
const WIDTH = 128;
const HEIGHT = 64;
const YELLOW_ROWS = 16; // of a two-coloured panel; they stay on top when the picture is turned
const COLOURS = {
  white: () => [232, 244, 255],
  blue: () => [92, 190, 255],
  two: (y) => (y < YELLOW_ROWS ? [255, 214, 64] : [92, 190, 255]),
};

export class Panel {
  #canvas;
  #context;
  #image;
  #memory = new Uint8Array((WIDTH * HEIGHT) / 8); // as the chip has it: pages of 8 rows, bit 0 on top
  #turned = false;
  #colour = COLOURS.white;

  // fitted: its pixels are whole ones of the screen.
  constructor(canvas, glass, fitted = true) {
    this.#canvas = canvas;
    this.#context = canvas.getContext("2d", { alpha: false });
    this.#image = this.#context.createImageData(WIDTH, HEIGHT);
    this.#redraw();
    if (fitted) new ResizeObserver(() => this.#fit(glass)).observe(glass);
  }

  // Columns of a page from `first` on, as hexadecimal digits.
  draw(page, first, hex) {
    const count = hex.length / 2;
    for (let i = 0; i < count; i++) this.#memory[page * WIDTH + first + i] = parseInt(hex.substr(2 * i, 2), 16);
    this.#paint(first, first + count, page);
    const y = this.#turned ? HEIGHT - 8 * page - 8 : 8 * page;
    const x = this.#turned ? WIDTH - first - count : first;
    this.#context.putImageData(this.#image, 0, 0, x, y, count, 8);
  }

  // A whole picture.
  show(hex) {
    for (let page = 0; page < HEIGHT / 8; page++) this.draw(page, 0, hex.slice(2 * WIDTH * page, 2 * WIDTH * (page + 1)));
  }

  contrast(level) {
    this.#canvas.style.opacity = String(0.4 + 0.6 * Math.sqrt(level / 255));
  }

  rotate(turned) {
    this.#turned = turned;
    this.#redraw();
  }

  power(on) {
    this.#canvas.style.visibility = on ? "visible" : "hidden";
    this.#canvas.parentElement.toggleAttribute("data-asleep", !on);
  }

  // One of COLOURS.
  set colour(name) {
    this.#colour = COLOURS[name] ?? COLOURS.white;
    this.#redraw();
  }

  #redraw() {
    for (let page = 0; page < HEIGHT / 8; page++) this.#paint(0, WIDTH, page);
    this.#context.putImageData(this.#image, 0, 0);
  }

  #paint(first, end, page) {
    for (let bit = 0; bit < 8; bit++) {
      const row = 8 * page + bit;
      const y = this.#turned ? HEIGHT - 1 - row : row;
      const [red, green, blue] = this.#colour(y);
      for (let column = first; column < end; column++) {
        const lit = (this.#memory[page * WIDTH + column] >> bit) & 1;
        const at = 4 * (y * WIDTH + (this.#turned ? WIDTH - 1 - column : column));
        this.#image.data[at] = lit * red;
        this.#image.data[at + 1] = lit * green;
        this.#image.data[at + 2] = lit * blue;
        this.#image.data[at + 3] = 255;
      }
    }
  }

  #fit(glass) {
    const fine = window.devicePixelRatio || 1;
    const room = Math.min(glass.clientWidth / WIDTH, glass.clientHeight / HEIGHT);
    const scale = Math.max(1, Math.floor(room * fine)) / fine;
    this.#canvas.style.width = `${WIDTH * scale}px`;
    this.#canvas.style.height = `${HEIGHT * scale}px`;
  }
}
