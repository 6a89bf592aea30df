// MicroPython with files of the firmware and the tools in its file system.
import { loadMicroPython } from "./micropython.js";

// `packed`: names of files of the page, each an object of texts by their paths. `size`: pystack in words, heapsize in bytes. `came(count)`: further bytes.
export async function interpreter(packed, size, came = () => {}) {
  const { fetch } = globalThis;
  const counted = async (...asked) => {
    const answer = await fetch(...asked);
    const count = new TransformStream({ transform: (bytes, out) => (came(bytes.length), out.enqueue(bytes)) });
    return new Response(answer.body.pipeThrough(count), answer);
  };
  const folders = packed.map((name) => counted(name).then((answer) => answer.json()));
  globalThis.fetch = counted; // MicroPython asks for its own file
  const python = await loadMicroPython({
    url: new URL("micropython.wasm", import.meta.url).href,
    ...size,
    stdout: (line) => console.info(line),
    stderr: (line) => console.error(line),
  }).finally(() => (globalThis.fetch = fetch));
  for (const files of folders) {
    for (const [path, text] of Object.entries(await files)) {
      python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")) || "/");
      // What is compiled comes in base64.
      python.FS.writeFile(path, path.endsWith(".mpy") ? Uint8Array.from(atob(text), (c) => c.charCodeAt(0)) : text);
    }
  }
  return python;
}
