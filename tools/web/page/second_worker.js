// An interpreter of its own, beside the page, so that its work neither meets the device's state nor slows it down.
import { interpreter } from "./interpreter.js";

const PYSTACK = 16384; // words for calls: a game that is played anew to be told nests deeper than the device
const HEAP = 16 << 20; // bytes the heap begins with; it grows
const started = interpreter(["firmware.bin", "second.bin"], { pystack: PYSTACK, heapsize: HEAP }).then((python) => {
  python.runPython("import sys\nsys.path[:] = ['/standins', '/firmware', '/tools', '/second']");
  return python.pyimport("page_requests");
});
const lastLine = (error) => String(error.message).trim().split("\n").pop();
started.catch((error) => self.postMessage({ failed: lastLine(error) }));

self.addEventListener("message", async ({ data: { id, request, given } }) => {
  const requests = await started.catch(() => null);
  if (!requests) return; // the page knows
  try {
    self.postMessage({ id, answer: JSON.parse(requests[request](...given)) });
  } catch (error) {
    self.postMessage({ id, error: lastLine(error) });
  }
});
