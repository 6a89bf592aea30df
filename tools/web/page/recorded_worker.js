// Recorded games, beside the page: an interpreter of its own, which the device's state and its pace do not meet. It is
// started when it is asked for.
import { interpreter } from "./interpreter.js";

const PYSTACK = 16384; // words for calls: a hand that looks for its way nests deeper than the device
const HEAP = 16 << 20; // bytes the heap begins with; it grows
const started = interpreter(["firmware.json", "recorded.json"], { pystack: PYSTACK, heapsize: HEAP }).then((python) => {
  python.runPython("import sys\nsys.path[:] = ['/standins', '/firmware', '/device', '/tools', '/recorded']");
  return python.pyimport("steps");
});

self.addEventListener("message", async ({ data: { id, ask, given } }) => {
  try {
    const steps = await started;
    self.postMessage({ id, answer: JSON.parse(steps[ask](...given)) });
  } catch (error) {
    self.postMessage({ id, answer: { error: String(error.message).trim().split("\n").pop() } });
  }
});
