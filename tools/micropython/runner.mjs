// Runs a host-side Python script on MicroPython in WebAssembly, with the firmware's files as they are.
//
//   node runner.mjs WORDS BYTES SCRIPT.py FIRMWARE… < input.json
//
// The words for calls, the bytes that the heap begins with, a script as start.py says, and the folders of the firmware. What
// the script prints is printed; a Python error ends with its traceback on stderr and status 1.
import { readFileSync, readdirSync, writeSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript";

// The interpreter's calls through a table look a function up each time, which takes longer than many a call.
const table = WebAssembly.Table.prototype;
const { get, set } = table;
const entries = [];
table.get = function (at) {
  return (entries[at] ??= get.call(this, at));
};
table.set = function (at, entry) {
  entries[at] = undefined;
  return set.call(this, at, entry);
};

const HERE = dirname(fileURLToPath(import.meta.url));

// What of tools/host/ runs on MicroPython as well.
const SHARED = ["device/in_memory.py", "device/keystrokes.py", "device/letters.py", ...["walker", "policies", "positions", "shortest_keys"].map((name) => `pilot/${name}.py`)];
function write(fd, text) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(fd, bytes, at);
    } catch (error) {
      if (error.code !== "EAGAIN") throw error; // the reader of the pipe is behind
    }
  }
}

function copyFolder(fs, from, to) {
  fs.mkdirTree(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === "__pycache__") continue;
    if (entry.isDirectory()) copyFolder(fs, join(from, entry.name), `${to}/${entry.name}`);
    else copyFile(fs, join(from, entry.name), to);
  }
}

function copyFile(fs, from, to) {
  fs.mkdirTree(to);
  fs.writeFile(`${to}/${basename(from)}`, readFileSync(from));
}

const [pystack, heap, script, ...firmware] = process.argv.slice(2);
let interned = 0;
const micropython = await loadMicroPython({
  pystack: Number(pystack),
  heapsize: Number(heap),
  linebuffer: false,
  stdout: collect(1),
  stderr: collect(2),
});

// Characters arrive as bytes, one by one; a line goes out whole. How many strings are interned no function returns: the
// interpreter only prints it. That line is kept for the module `interned`.
function collect(fd) {
  const line = [];
  return (bytes) => {
    line.push(...bytes);
    if (bytes.at(-1) !== 10) return;
    const whole = Buffer.from(line.splice(0));
    const told = /^qstr pool:.* n_qstr=(\d+)/.exec(whole.toString());
    if (told) interned = Number(told[1]);
    else write(fd, whole);
  };
}

micropython.registerJsModule("interned", { count: () => interned });
const { FS } = micropython;
for (const folder of firmware) copyFolder(FS, folder, "/firmware");
for (const path of SHARED) copyFile(FS, join(HERE, "../host", path), `/tools/host/${dirname(path)}`);
copyFile(FS, join(HERE, "start.py"), "/script");
copyFile(FS, join(HERE, "../host/runtimes/micropython/typing.py"), "/script"); // names in annotations
copyFolder(FS, join(HERE, "../host/runtimes/micropython/collections"), "/script/collections");
for (const name of readdirSync(dirname(script))) {
  if (name.endsWith(".py")) copyFile(FS, join(dirname(script), name), "/script");
}
FS.writeFile("/input.json", readFileSync(0));

try {
  // The firmware is the root of the path, as on a board.
  micropython.runPython(`
import sys
sys.path[:] = ["/firmware", "/tools", "/script"]
import json, start
with open("/input.json") as file:
    start.begin(${JSON.stringify(basename(script, ".py"))}, json.load(file))
`);
  do micropython.runPython("more = start.turn()");
  while (micropython.globals.get("more"));
} catch (error) {
  write(2, `${error.name === "PythonError" ? error.message : error.stack}\n`);
  process.exit(1);
}
