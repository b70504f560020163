// The service worker. It stores the whole app, so that it opens at once and without a network. Any script of this origin may
// write into the storage, so what the worker hands out it compares with the hash that the build knows.
// Several apps, or several copies of Brag, may share an origin.
const { scope } = self.registration;
const OWN = `brag ${new URL(scope).pathname} `;
// Each renewal fetches all files anew.
const KEPT = `${OWN}{version}${RENEWAL && ` ${RENEWAL}`}`;
// The folder as an address is this file.
const PAGE = "index.html";
// What of a stored answer's headers is handed out. Others could lead elsewhere.
const HEADERS = /^(content-type|content-security-policy|cross-origin-.+|permissions-policy|referrer-policy|x-content-type-options)$/;
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
  if (RENEWAL || await isStuck()) self.skipWaiting();
}

// The hash of these bytes in base64, as the build writes it.
const hashed = async (bytes) => btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));

// The answer, with only the headers above, if it has exactly this content.
async function proven(answer, isRight) {
  if (!answer) return;
  const bytes = await answer.arrayBuffer();
  if (!isRight(await hashed(bytes))) return;
  return new Response(bytes, { headers: [...answer.headers].filter(([name]) => HEADERS.test(name)) });
}

// A file as it was stored, or else from the host, which is stored then. Fails if the host has another one.
async function keep(file, hash) {
  const kept = await caches.open(KEPT);
  const stored = await proven(await kept.match(file, ANY), (other) => other === hash);
  if (stored) return stored;
  // The hash rejects anything else that a host sends: a page, or the file of another version.
  const get = (cache) => fetch(file, { cache, integrity: `sha256-${hash}` });
  // The browser's own cache may hold a wrong file. Then the host is asked.
  let answer = await get("no-cache").catch(() => get("reload")).catch(async (error) => {
    // A host that answers all the same has another file in its place.
    const other = await fetch(file, { cache: "no-store" }).catch(() => {});
    throw Object.assign(error, { why: other ? "changed" : "line" });
  });
  // Some hosts redirect from the page to its folder. Browsers refuse a redirected answer for a visit, and do not store an
  // answer with `Vary: *`.
  answer = await proven(answer, () => true);
  await kept.put(file, answer.clone());
  return answer;
}

// The hash of each file, by its name. The worker itself knows the hash of this list.
let listed;
const files = () => listed ??= keep("{list}", "{list-hash}").then((list) => list.json()).catch((error) => {
  listed = undefined;
  throw error;
});

// Stores every file that is not stored yet.
async function fill() {
  listed = undefined;
  await Promise.all(Object.entries(await files()).map(([file, hash]) => keep(file, hash)));
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
self.addEventListener("activate", (event) => event.waitUntil(fill().then(() => RENEWAL ? renew() : tidy(1))));

// The owner of the site wants nothing of what was stored before: not in a page that is open either.
async function renew() {
  await Promise.all((await older()).map((name) => caches.delete(name)));
  await clients.claim();
  const open = await clients.matchAll({ type: "window" });
  // A page that is being left already cannot be led anywhere. What stands behind `#` has been read.
  open.filter(({ url }) => url.startsWith(scope)).forEach((page) => page.navigate(page.url.split("#")[0]).catch(() => {}));
}

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
  event.respondWith(answered(request));
  if (request.mode === "navigate") event.waitUntil(tidy(0));
});

// A page gets the files of its own version, whatever the host has by now.
async function answered(request) {
  const name = request.url.split(/[?#]/)[0].slice(scope.length) || PAGE;
  // Where not even the list can be had, the host is asked for everything.
  const all = await files().catch(() => ({}));
  if (Object.hasOwn(all, name)) {
    // Where the host has no longer this file either, it decides what is shown.
    return keep(name, all[name]).catch(() => fetch(request));
  }
  return (await ofOlder(name, request)) ?? fetch(request);
}

// An open page of an older version has files that are named by their hash.
async function ofOlder(name, request) {
  const [, short] = /^brag-web-([\da-f]{16})/.exec(name) ?? [];
  if (!short) return;
  for (const cache of await older()) {
    const stored = await (await caches.open(cache)).match(request, { ignoreVary: true });
    const answer = await proven(stored, (hash) => hex(hash).startsWith(short));
    if (answer) return answer;
  }
}

const hex = (hash) => [...atob(hash)].map((byte) => byte.charCodeAt().toString(16).padStart(2, "0")).join("");

// The player has asked for the new version.
self.addEventListener("message", ({ data }) => {
  if (data === "take over") self.skipWaiting();
});
