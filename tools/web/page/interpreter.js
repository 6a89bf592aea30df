// MicroPython with files of the firmware and the tools in its file system.
import { loadMicroPython } from "./micropython.js";

// The files of an answer, as tools/host/build/web.py packs them: a list of [path, bytes] in the first line, and their contents.
async function unpacked(answer) {
  const data = new Uint8Array(await new Response(answer.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
  let at = data.indexOf(10);
  const list = JSON.parse(new TextDecoder().decode(data.subarray(0, at++)));
  return list.map(([path, length]) => [path, data.subarray(at, (at += length))]);
}
const WASM = new URL("micropython.wasm", import.meta.url).href;

// `packed`: names of files of the page, each with files as `unpacked` has them. `size`: pystack in words, heapsize in bytes.
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
  const folders = packed.map((name) => counted(name).then(unpacked));
  const [{ FS }, ...found] = await Promise.all([python, ...folders]);
  for (const files of found) {
    for (const [path, content] of files) {
      FS.mkdirTree(path.slice(0, path.lastIndexOf("/")) || "/");
      FS.writeFile(path, content);
    }
  }
  return python;
}
