// Keeps the whole app, so that it opens at once and without a network.
// Several apps, and Brag more than once, may share an origin.
const OWN = `brag ${new URL(self.registration.scope).pathname} `;
const KEPT = `${OWN}{version}`;
const FILES = JSON.parse(`{files}`);

self.addEventListener("install", (event) => {
  // The browser's own cache is asked whether it is right: it may hold files of another version under the same name.
  const files = FILES.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(files)));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith(OWN) && name !== KEPT;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const scope = new URL(self.registration.scope);
  if (request.method !== "GET" || origin !== scope.origin || !pathname.startsWith(scope.pathname)) return;
  // One version at a time: its page with its files, whatever lies on the host meanwhile.
  const asked = pathname === scope.pathname ? "index.html" : request;
  const answer = caches.open(KEPT).then((kept) => kept.match(asked, { ignoreSearch: true }));
  event.respondWith(answer.then((found) => found ?? fetch(request)));
});

// The player has asked for the new version.
self.addEventListener("message", ({ data }) => {
  if (data === "take over") self.skipWaiting();
});
