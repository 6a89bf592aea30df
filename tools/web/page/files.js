// What is kept, as a file to take along: the games under way, the finished ones, the settings.
const KIND = "quipu saves";
const NAME = /^region\.(\d|1[0-5])$/;
const HEX = /^([0-9a-f]{2}){0,4096}$/;
const LARGEST = 200_000; // bytes of a file: all sectors take less

export function save(storage) {
  download("saved", JSON.stringify({ kind: KIND, kept: storage.all() }, null, 1) + "\n");
}

// Give the player a file, whose name says what it is and the day.
export function download(what, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = `quipu-${what}-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

// What a file keeps, by names. Raises an Error for any other file.
export async function read(file) {
  if (file.size > LARGEST) throw new Error("size");
  const { kind, kept } = JSON.parse(await file.text());
  if (kind !== KIND || typeof kept !== "object" || !Object.keys(kept).length) throw new Error("kind");
  for (const [name, hex] of Object.entries(kept)) {
    if (!NAME.test(name) || typeof hex !== "string" || !HEX.test(hex)) throw new Error(name);
  }
  return kept;
}
