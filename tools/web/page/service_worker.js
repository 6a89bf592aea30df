// Keeps all files of one version (`make web` writes FILES and VERSION into this one) and answers from them.
const VERSION = "@VERSION@";
const FILES = ["@FILES@"];
const NAME = `quipu ${new URL("./", self.location).pathname} ${VERSION}`;
const OURS = `quipu ${new URL("./", self.location).pathname} `;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES.map((path) => new Request(path, { cache: "reload" })))));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith(OURS) && name !== NAME).map((name) => caches.delete(name)))),
  );
});

self.addEventListener("message", (event) => event.data === "renew" && self.skipWaiting());

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  event.respondWith(
    caches.open(NAME).then(async (cache) => (await cache.match(event.request, { ignoreSearch: true })) ?? fetch(event.request)),
  );
});
