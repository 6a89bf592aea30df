// Work beside the page, which recorded_worker.js does; it is loaded when it is asked for the first time.
const LONGEST = 60_000; // ms that one answer may take

class Worked {
  #worker;
  #waiting = new Map();
  #asked = 0;

  // What answers.py answers to a question.
  ask(ask, ...given) {
    this.#worker ??= this.#start();
    const id = ++this.#asked;
    return new Promise((resolve) => {
      this.#worker.postMessage({ id, ask, given });
      const timer = setTimeout(() => this.#end(), LONGEST);
      this.#waiting.set(id, (answer) => (clearTimeout(timer), resolve(answer)));
    });
  }

  // End all work, whatever it is at; what was asked is answered with a mistake, and the next question starts anew.
  #end() {
    this.#worker.terminate();
    this.#worker = undefined;
    for (const resolve of this.#waiting.values()) resolve({ error: `> ${LONGEST / 1000} s` });
    this.#waiting.clear();
  }

  #start() {
    const worker = new Worker("recorded_worker.js", { type: "module" });
    worker.addEventListener("message", ({ data }) => {
      this.#waiting.get(data.id)?.(data.answer);
      this.#waiting.delete(data.id);
    });
    worker.addEventListener("error", (event) => {
      for (const resolve of this.#waiting.values()) resolve({ error: event.message ?? "" });
      this.#waiting.clear();
    });
    return worker;
  }
}

export const worked = new Worked();
