// Elements made by scripts, and files for the player.
export function make(name, content = "", attributes = {}) {
  const made = document.createElement(name);
  if (typeof content === "string") made.textContent = content;
  else made.append(...content);
  return Object.assign(made, attributes);
}

// Return the name.
export function download(name, type, content) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  make("a", "", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
  return name;
}
