// Keeps the whole app, so that it opens at once and without a network.
// Several apps, and Brag more than once, may share an origin.
const OWN = `brag ${new URL(self.registration.scope).pathname} `;
const KEPT = `${OWN}{version}`;
const FILES = JSON.parse(`{files}`);

const PROGRAM = FILES.find((file) => file.endsWith("_bg.wasm"));

self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all(FILES.map(keep)));
});

async function keep(file) {
  // The browser's own cache is asked whether it is right: it may hold files of another version under the same name.
  let answer = await fetch(file, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  // Some hosts send whoever asks for the page on to its folder, and browsers take no such answer for a visit.
  if (answer.redirected) answer = new Response(await answer.blob(), { headers: answer.headers });
  // While a version is being copied to the host, the page may still be that of the last. It is tried again at the next visit.
  if (file === "index.html" && !(await answer.clone().text()).includes(PROGRAM)) throw new Error("another version's page");
  await (await caches.open(KEPT)).put(file, answer);
}

self.addEventListener("activate", (event) => event.waitUntil(tidy(1)));

// What is kept of older versions goes once no page but so many is open: it may want the rest of its own.
async function tidy(pages) {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.filter(({ url }) => url.startsWith(self.registration.scope)).length > pages) return;
  const old = (name) => name.startsWith(OWN) && name !== KEPT;
  await Promise.all((await caches.keys()).filter(old).map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const scope = new URL(self.registration.scope);
  if (request.method !== "GET" || origin !== scope.origin || !pathname.startsWith(scope.pathname)) return;
  // One version at a time: its page with its files, whatever lies on the host meanwhile.
  const asked = pathname === scope.pathname ? "index.html" : request;
  event.respondWith(answered(asked, request));
  if (request.mode === "navigate") event.waitUntil(tidy(0));
});

async function answered(asked, request) {
  const kept = await caches.open(KEPT);
  return (await kept.match(asked, { ignoreSearch: true })) ?? (await caches.match(request)) ?? fetch(request);
}

// The player has asked for the new version.
self.addEventListener("message", ({ data }) => {
  if (data === "take over") self.skipWaiting();
});
