// What outlives the page: the sectors of the region, as hexadecimal digits in the browser's storage. It is written at
// once, so before the next picture. Each folder on a host has its own.
const HERE = `quipu:${new URL(".", location.href).pathname}`;
const PREFERENCE = "page.";
let asked = false;

// Ask the browser, once, not to clear away what is kept here when it wants room.
export function persist() {
  if (asked) return;
  asked = true;
  navigator.storage?.persist?.().catch(() => {});
}

export class Storage {
  // Why the browser did not take what was written last, as a word of the page; "": it did.
  fault = "";
  #here = HERE;

  // What is kept under a name: "" when it was never written; of something damaged, as much as makes sense.
  read(name) {
    try {
      return /^(?:[0-9a-f]{2})*/.exec(localStorage.getItem(`${this.#here}:${name}`) ?? "")[0];
    } catch {
      return "";
    }
  }

  // Keep digits under a name; false when the browser does not take them.
  write(name, hex) {
    try {
      localStorage.setItem(`${this.#here}:${name}`, hex);
      this.fault = "";
    } catch (error) {
      this.fault = error.name === "QuotaExceededError" ? "unkept_full" : "unkept";
    }
    return !this.fault;
  }

  // All that is kept, by names. Raises an Error where the browser does not give it.
  all() {
    const found = {};
    const start = `${this.#here}:`;
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i);
      const name = key.slice(start.length);
      if (key.startsWith(start) && !name.startsWith(PREFERENCE)) found[name] = this.read(name);
    }
    return found;
  }

  // Keep this in the place of all that is kept; false when there is no room: then nothing was changed.
  replace(kept) {
    const before = this.all();
    if (this.#put(before, kept)) return true;
    this.#put(kept, before);
    return false;
  }

  #put(before, kept) {
    for (const name of Object.keys(before)) localStorage.removeItem(`${this.#here}:${name}`);
    return Object.entries(kept).every(([name, hex]) => this.write(name, hex));
  }

  // Score sheets that were written here, by titles; `keepSheet` keeps one more: whether it could.
  sheets() {
    try {
      return JSON.parse(this.preference("sheets") ?? "{}");
    } catch {
      return {};
    }
  }

  keepSheet(title, text) {
    return this.preference("sheets", JSON.stringify({ ...this.sheets(), [title]: text })) !== null && this.sheets()[title] === text;
  }

  // What was chosen on the page itself; in "sessionStorage", for this tab alone.
  preference(name, value, kept = "localStorage") {
    const key = `${this.#here}:${PREFERENCE}${name}`;
    try {
      if (value !== undefined) window[kept].setItem(key, value);
      return window[kept].getItem(key);
    } catch {
      return null;
    }
  }
}

// Be the one tab that plays: `taken()` is called when another one does, and the promise waits until that is closed.
export async function alone(taken) {
  if (!navigator.locks) return; // only pages that came safely have them
  const held = (got) => (lock) => lock && (got(true), new Promise(() => {}));
  const free = await new Promise((resolve) => {
    navigator.locks
      .request(HERE, { ifAvailable: true }, (lock) => (lock ? held(resolve)(lock) : resolve(false)))
      .catch(() => resolve(true));
  });
  if (free) return;
  taken();
  await new Promise((resolve) => void navigator.locks.request(HERE, held(resolve)));
}
