// An interpreter of its own, beside the page, so that its work neither meets the device's state nor slows it down. It is
// started when it is asked for.
import { interpreter } from "./interpreter.js";

const PYSTACK = 16384; // words for calls: a game that is played anew to be told nests deeper than the device
const HEAP = 16 << 20; // bytes the heap begins with; it grows
const started = interpreter(["firmware.json", "recorded.json"], { pystack: PYSTACK, heapsize: HEAP }).then((python) => {
  python.runPython("import sys\nsys.path[:] = ['/standins', '/firmware', '/tools', '/recorded']");
  return python.pyimport("answers");
});

self.addEventListener("message", async ({ data: { id, ask, given } }) => {
  try {
    const answers = await started;
    self.postMessage({ id, answer: JSON.parse(answers[ask](...given)) });
  } catch (error) {
    self.postMessage({ id, answer: { error: String(error.message).trim().split("\n").pop() } });
  }
});
