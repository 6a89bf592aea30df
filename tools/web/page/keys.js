// The seven keys: pressed by fingers, a mouse, a keyboard, or what a screen reader does in their place.
const A = 4;
const B = 5;
const MENU = 6;
export const KEYBOARD = { ArrowUp: 0, ArrowDown: 1, ArrowLeft: 2, ArrowRight: 3, Enter: A, " ": A, Backspace: B, m: MENU, M: MENU };
const BUZZ = 8; // ms

// The key that does what `key` does: of the cross the opposite one while the device is held upside down.
function asHeld(key) {
  return Number.isInteger(key) && key >= 0 && key < 4 && document.getElementById("device").classList.contains("turned") ? key ^ 1 : key;
}

export class Keys {
  #device;
  #holders = new Map(); // who holds a key down (a finger, a key of the keyboard): which key
  #buttons = new Map();
  #naming;

  // `naming()` tells whether the device asks for a name: then letters are letters.
  constructor(element, device, naming) {
    this.#device = device;
    this.#naming = naming;
    for (const button of element.querySelectorAll("[data-key]")) {
      const key = Number(button.dataset.key);
      this.#buttons.set(key, button);
      button.addEventListener("pointerdown", (event) => this.#touch(event, button, key));
      for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
        button.addEventListener(end, (event) => this.#release(`pointer ${event.pointerId}`));
      }
      // Without a pointer it comes from a screen reader or a switch.
      button.addEventListener("click", (event) => event.detail === 0 && this.#tap(key));
      button.addEventListener("contextmenu", (event) => event.preventDefault());
    }
    element.addEventListener("keydown", (event) => this.#type(event));
    element.addEventListener("keyup", (event) => this.#release(`key ${event.code}`));
    element.addEventListener("focusout", (event) => element.contains(event.relatedTarget) || this.#releaseAll());
    window.addEventListener("blur", () => this.#releaseAll());
  }

  #touch(event, button, key) {
    if (event.button !== 0) return;
    event.preventDefault();
    button.closest("#device").focus({ preventScroll: true });
    button.setPointerCapture(event.pointerId);
    this.#press(`pointer ${event.pointerId}`, key);
    navigator.vibrate?.(BUZZ);
  }

  #type(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    const own = event.target.dataset?.key;
    const pushed = own !== undefined && (event.key === "Enter" || event.key === " ");
    const key = pushed ? Number(own) : asHeld(KEYBOARD[event.key]);
    if (!pushed && this.#naming() && this.#spelt(event)) {
      event.preventDefault();
    } else if (key !== undefined) {
      event.preventDefault();
      if (!event.repeat) this.#press(`key ${event.code}`, key);
    }
  }

  // Whether what was typed belongs into the name.
  #spelt(event) {
    if (event.key === "Enter") return event.repeat || this.#device.spell("");
    return [...event.key].length === 1 && this.#device.spell(event.key);
  }

  #press(holder, key) {
    this.#release(holder);
    const held = [...this.#holders.values()].includes(key);
    this.#holders.set(holder, key);
    this.#buttons.get(key).classList.add("down");
    if (!held) this.#device.down(key);
  }

  #release(holder) {
    const key = this.#holders.get(holder);
    if (key === undefined) return;
    this.#holders.delete(holder);
    if ([...this.#holders.values()].includes(key)) return;
    this.#buttons.get(key).classList.remove("down");
    this.#device.up(key);
  }

  #releaseAll() {
    for (const holder of [...this.#holders.keys()]) this.#release(holder);
  }

  #tap(key) {
    this.#press("tap", key);
    this.#release("tap");
  }
}
