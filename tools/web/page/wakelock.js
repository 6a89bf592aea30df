// While a game is open the computer's own screen stays lit. A page that is hidden loses the lock, and asks again.
export class WakeLock {
  #wanted = false;
  #lock = null;

  constructor() {
    document.addEventListener("visibilitychange", () => this.#settle());
  }

  want(wanted) {
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    this.#settle();
  }

  async #settle() {
    try {
      if (!this.#wanted) {
        await this.#lock?.release();
        this.#lock = null;
      } else if (!document.hidden && (!this.#lock || this.#lock.released)) {
        this.#lock = (await navigator.wakeLock?.request("screen")) ?? null;
      }
    } catch {
      this.#lock = null; // the battery is low, perhaps: play goes on
    }
  }
}
