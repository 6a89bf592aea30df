// MicroPython with files of the firmware and the tools in its file system.
import { loadMicroPython } from "./micropython.js";

// Chromium below 140 has no fromHex.
const bytes = (hex) => Uint8Array.fromHex?.(hex) ?? Uint8Array.from({ length: hex.length / 2 }, (_, at) => parseInt(hex.substr(2 * at, 2), 16));
const WASM = new URL("micropython.wasm", import.meta.url).href;

// `packed`: names of files of the page, each an object of texts by their paths. `size`: pystack in words, heapsize in bytes.
// `loaded(count)`: further bytes of these files and of MicroPython's own.
export async function interpreter(packed, size, loaded = () => {}) {
  const { fetch } = globalThis;
  const counted = async (...asked) => {
    const answer = await fetch(...asked);
    if (!answer.body) return answer;
    const count = new TransformStream({ transform: (bytes, out) => (loaded(bytes.length), out.enqueue(bytes)) });
    return new Response(answer.body.pipeThrough(count), answer);
  };
  // MicroPython fetches its own file; the page's other requests pass.
  globalThis.fetch = (...asked) => (asked[0] === WASM ? counted : fetch)(...asked);
  const stdout = (line) => console.info(line);
  const stderr = (line) => console.error(line);
  const python = loadMicroPython({ url: WASM, ...size, stdout, stderr }).finally(() => (globalThis.fetch = fetch));
  const folders = packed.map((name) => counted(name).then((answer) => answer.json()));
  const [{ FS }, ...found] = await Promise.all([python, ...folders]);
  for (const files of found) {
    for (const [path, text] of Object.entries(files)) {
      FS.mkdirTree(path.slice(0, path.lastIndexOf("/")) || "/");
      // What is compiled comes as hexadecimal digits.
      FS.writeFile(path, path.endsWith(".mpy") ? bytes(text) : text);
    }
  }
  return python;
}
