// The page's second interpreter, in a worker of its own (second_worker.js), which starts at the first question.
import { Failure } from "./words.js";

const WORKER = "second_worker.js";
const LONGEST = 60_000; // ms that one answer may take

class SecondInterpreter {
  #worker;
  #waiting = new Map(); // how the promise of an answer is settled, by the question's number
  #asked = 0;

  // Return the answer of a function of page_requests.py. Raises a Failure if there is none or the function raised an error.
  ask(request, ...given) {
    this.#worker ??= this.#start();
    const id = ++this.#asked;
    this.#worker.postMessage({ id, request, given });
    const timer = setTimeout(() => this.#end(`> ${LONGEST / 1000} s`), LONGEST);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject })).finally(() => clearTimeout(timer));
  }

  // End all work: every open question fails for this reason, and the next one starts another worker.
  #end(reason) {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(new Failure("unanswered", reason));
    this.#waiting.clear();
  }

  #start() {
    const worker = new Worker(WORKER, { type: "module" });
    const end = (reason) => worker === this.#worker && this.#end(reason); // not for one that was replaced
    worker.addEventListener("message", ({ data: { id, answer, error, failed } }) => {
      if (failed !== undefined) return end(failed);
      const asked = this.#waiting.get(id);
      if (error === undefined) asked?.resolve(answer);
      else asked?.reject(Object.assign(new Failure("unanswered", error), { refused: true })); // the others go on
      this.#waiting.delete(id);
      if (error !== undefined && !this.#waiting.size) end(error); // perhaps another worker can
    });
    worker.addEventListener("error", (event) => end(event.message ?? WORKER)); // no message: its file didn't come
    return worker;
  }
}

export const second = new SecondInterpreter();

// Of what was refused make nothing.
export const unlessRefused = (error) => (error.refused ? null : Promise.reject(error));
