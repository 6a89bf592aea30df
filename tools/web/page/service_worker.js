// Keeps all files of one version (`make web` writes FILES and VERSION into this one) and answers from them.
const VERSION = "@VERSION@";
const FILES = ["@FILES@"];
const LATER = "/archive/zxing/"; // kept when it is asked for the first time
const NAME = `quipu ${new URL("./", self.location).pathname} ${VERSION}`;
const OURS = `quipu ${new URL("./", self.location).pathname} `;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES.map((path) => new Request(path, { cache: "reload" })))));
});

self.addEventListener("activate", (event) => {
  const others = (names) => names.filter((name) => name.startsWith(OURS) && name !== NAME);
  event.waitUntil(caches.keys().then((names) => Promise.all(others(names).map((name) => caches.delete(name)))));
});

self.addEventListener("message", (event) => event.data === "renew" && self.skipWaiting());

async function answer(request) {
  const cache = await caches.open(NAME);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && new URL(request.url).pathname.includes(LATER)) await cache.put(request, answer.clone());
  return answer;
}

self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(answer(event.request));
});
