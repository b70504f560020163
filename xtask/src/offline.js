// Keeps the whole app, so that it opens at once and without a network.
// Several apps, and Brag more than once, may share an origin.
const { scope } = self.registration;
const OWN = `brag ${new URL(scope).pathname} `;
const KEPT = `${OWN}{version}`;
// What a host says its answers vary by is how they are packed, and they are kept unpacked.
const ANY = { ignoreSearch: true, ignoreVary: true };

self.addEventListener("install", (event) => event.waitUntil(install()));

async function install() {
  await fill();
  // The worker before this one may have tidied meanwhile.
  await fill();
  if (await isStuck()) self.skipWaiting();
}

// Keeps every file that is not kept yet.
async function fill() {
  const kept = await caches.open(KEPT);
  const keep = async (file, hash) => {
    let answer = await kept.match(file, ANY);
    if (answer) return answer;
    // Nothing but this very file is kept, whatever the host sends in its place: a page, or the file of another version.
    const get = (cache) => fetch(file, { cache, integrity: `sha256-${hash}` });
    // What the browser's own cache holds may be neither.
    answer = await get("no-cache").catch(() => get("reload"));
    const headers = new Headers(answer.headers);
    // Some hosts send whoever asks for the page on to its folder, and browsers take no such answer for a visit. Nor do they
    // keep one that varies by everything.
    if (answer.redirected || /\*/.test(headers.get("Vary"))) {
      headers.delete("Vary");
      answer = new Response(await answer.blob(), { headers });
    }
    await kept.put(file, answer.clone());
    return answer;
  };
  const files = await (await keep("{list}", "{list-hash}")).json();
  await Promise.all(Object.entries(files).map(([file, hash]) => keep(file, hash)));
}

const older = async () => (await caches.keys()).filter((name) => name.startsWith(OWN) && name !== KEPT);

// An older worker may have kept a page in place of its program: nobody plays there, so nobody is asked.
async function isStuck() {
  for (const name of await older()) {
    for (const { url, headers } of await (await caches.open(name)).matchAll()) {
      if (/(_bg\.wasm|\.js)$/.test(url) && /html/.test(headers.get("Content-Type"))) return true;
    }
  }
}

// Where the worker before this one has tidied while this one waited, some of it is gone.
self.addEventListener("activate", (event) => event.waitUntil(fill().then(() => tidy(1))));

// What is kept of older versions goes once no page but so many is open: it may want the rest of its own. What a newer one has
// kept is not older.
async function tidy(pages) {
  if (self.registration.installing || self.registration.waiting) return;
  const open = await clients.matchAll({ includeUncontrolled: true });
  if (open.filter(({ url }) => url.startsWith(scope)).length > pages) return;
  await Promise.all((await older()).map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  // One version at a time: its page with its files, whatever lies on the host meanwhile.
  const asked = request.url.split(/[?#]/)[0] === scope ? "index.html" : request;
  event.respondWith(answered(asked, request));
  if (request.mode === "navigate") event.waitUntil(tidy(0));
});

async function answered(asked, request) {
  const kept = await caches.open(KEPT);
  return (await kept.match(asked, ANY)) ?? (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

// The player has asked for the new version.
self.addEventListener("message", ({ data }) => {
  if (data === "take over") self.skipWaiting();
});
