// The service worker. It stores the whole app, so that it opens at once and without a network.
// Several apps, or several copies of Brag, may share an origin.
const { scope } = self.registration;
const OWN = `brag ${new URL(scope).pathname} `;
const KEPT = `${OWN}{version}`;
// `Vary` is about compression, and files are stored uncompressed.
const ANY = { ignoreSearch: true, ignoreVary: true };

self.addEventListener("install", (event) => event.waitUntil(install()));

async function install() {
  try {
    await fill();
    // An older worker may have deleted files meanwhile.
    await fill();
  } catch (error) {
    // Pages read here why nothing is kept (src/app/platform/update.rs). Once a version is kept, this goes with the older ones.
    const why = error.name === "QuotaExceededError" ? "full" : error.why;
    await (await caches.open(`${OWN}unkept`)).put("unkept", new Response(why)).catch(() => {});
    throw error;
  }
  if (await isStuck()) self.skipWaiting();
}

// Stores every file that is not stored yet.
async function fill() {
  const kept = await caches.open(KEPT);
  const keep = async (file, hash) => {
    let answer = await kept.match(file, ANY);
    if (answer) return answer;
    // The hash rejects anything else that a host sends: a page, or the file of another version.
    const get = (cache) => fetch(file, { cache, integrity: `sha256-${hash}` });
    // The browser's own cache may hold a wrong file. Then the host is asked.
    answer = await get("no-cache").catch(() => get("reload")).catch(async (error) => {
      // A host that answers all the same has another file in its place.
      const other = await fetch(file, { cache: "no-store" }).catch(() => {});
      throw Object.assign(error, { why: other ? "changed" : "line" });
    });
    const headers = new Headers(answer.headers);
    // Some hosts redirect from the page to its folder. Browsers refuse a redirected answer for a visit, and do not store an
    // answer with `Vary: *`.
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

// An older worker may have stored a page in place of its program. Nobody can play there, so nobody is asked.
async function isStuck() {
  for (const name of await older()) {
    for (const { url, headers } of await (await caches.open(name)).matchAll()) {
      if (/(_bg\.wasm|\.js)$/.test(url) && /html/.test(headers.get("Content-Type"))) return true;
    }
  }
}

// An older worker may have deleted files while this one waited, so they are stored again.
self.addEventListener("activate", (event) => event.waitUntil(fill().then(() => tidy(1))));

// Deletes older versions when at most this many pages are open: an open page may still need its own files. While a newer
// worker is being installed or waits, nothing is deleted.
async function tidy(pages) {
  if (self.registration.installing || self.registration.waiting) return;
  const open = await clients.matchAll({ includeUncontrolled: true });
  if (open.filter(({ url }) => url.startsWith(scope)).length > pages) return;
  await Promise.all((await older()).map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  // A page gets the files of its own version, whatever the host has by now.
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
