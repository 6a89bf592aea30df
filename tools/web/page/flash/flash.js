// An image onto a board: the file to copy by hand, and by USB where the browser can. The images lie beside the page,
// written there by `make web` with a list of them; others are not taken.
import { answer } from "../message.js";
import { say } from "../words.js";
import { at, possible } from "./picoboot.js";
import { pages } from "./uf2.js";

const FOLDER = new URL("../images/", import.meta.url);

const hex = (buffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");

// The bytes for the flash of an image of the list. Raises an Error with a word.
async function fetched({ file, sha256, family }) {
  let content;
  try {
    const answer = await fetch(new URL(file, FOLDER));
    if (!answer.ok) throw new Error();
    content = await answer.arrayBuffer();
  } catch {
    throw new Error("flash_absent");
  }
  if (hex(await crypto.subtle.digest("SHA-256", content)) !== sha256) throw new Error("flash_damaged");
  return pages(content, family);
}

export class Flash {
  #images = [];

  constructor(section) {
    this.part = (name) => section.querySelector(`[data-part="${name}"]`);
    this.part("image").addEventListener("change", () => this.#show());
    this.part("usb").addEventListener("click", () => this.#flash());
    document.addEventListener("spoken", () => this.#show());
  }

  async open() {
    const answer = await fetch(new URL("images.json", FOLDER)).catch(() => null);
    if (answer?.ok) this.#images = await answer.json();
    this.part("image").replaceChildren(...this.#images.map(({ title }, i) => new Option(title, i)));
    this.#show();
  }

  #show() {
    const image = this.#images[this.part("image").value || 0];
    this.part("some").hidden = !image;
    this.part("none").hidden = !!image;
    if (image) {
      this.part("file").href = new URL(image.file, FOLDER);
      this.part("file").download = image.file;
      this.part("untried").hidden = image.tried;
    }
    this.part("usb").disabled = !possible;
    this.part("by-usb").textContent = say(possible ? "flash_usb_how" : "flash_usb_not");
  }

  async #flash() {
    const image = this.#images[this.part("image").value];
    const button = this.part("usb");
    const tell = (...said) => answer(button, ...said);
    try {
      await at(async (board) => {
        button.hidden = true;
        if (board.chip !== image.chip) throw new Error("flash_other");
        tell("working");
        await board.flash(await fetched(image), (done) => tell("flash_writes", Math.round(100 * done)));
        await board.restart();
      });
      tell("flash_done");
    } catch (error) {
      tell(error.message);
    } finally {
      button.hidden = false;
    }
  }
}
