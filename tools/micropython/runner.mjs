// Runs a host-side Python script on MicroPython in WebAssembly, with the firmware's files as they are.
//
//   node runner.mjs SCRIPT.py [--pystack WORDS] [--heap BYTES] [--firmware FOLDER]… < input.json
//
// The script is written as start.py says. What it prints is printed; a Python error ends with its traceback on stderr and
// status 1, a wrong call with status 2.
import { readFileSync, readdirSync, writeSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
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

// A board under CircuitPython has 2,048 bytes for calls: 512 words, the depth of some 50 calls.
const PYSTACK = 512;
// What of tools/host/ runs on MicroPython as well.
const SHARED = ["device/in_memory.py", "device/keystrokes.py", "device/letters.py", ...["walker", "policies", "positions", "shortest_keys"].map((name) => `pilot/${name}.py`)];
// The heap begins with this size and grows: in this port it is no limit.
const HEAP = 1 << 20;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        pystack: { type: "string", default: String(PYSTACK) },
        heap: { type: "string", default: String(HEAP) },
        firmware: { type: "string", multiple: true, default: ["firmware", "build/firmware"].map((name) => resolve(HERE, "../..", name)) },
      },
    });
    const numbers = { pystack: Number(values.pystack), heap: Number(values.heap) };
    if (positionals.length !== 1 || !Object.values(numbers).every((n) => Number.isInteger(n) && n > 0)) {
      throw new Error("one script, and whole numbers");
    }
    return { script: resolve(positionals[0]), firmware: values.firmware.map((name) => resolve(name)), ...numbers };
  } catch (error) {
    write(2, `${error.message}\nrunner.mjs SCRIPT.py [--pystack WORDS] [--heap BYTES] [--firmware FOLDER]…\n`);
    process.exit(2);
  }
}

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

const { script, firmware, pystack, heap } = readArguments();
let interned = 0;
const micropython = await loadMicroPython({
  pystack,
  heapsize: heap,
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
