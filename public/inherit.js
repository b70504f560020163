// Older versions stored under the same keys for all copies of Brag on an origin. What they have stored goes over to one copy,
// once: to the first that is opened in this version among those that are stored for offline use on this device, because
// somebody has played there. Where none is, it goes to the first that is opened.
//
// The start script (xtask/src/boot.js) calls it before the program reads anything, where there are old keys.

const OLD = "brag.";

/** `own` is the beginning of the keys of this copy. */
export default async (own) => {
  // A copy that was new here, while another was in use, never takes what belongs to that one.
  const apart = `${own}apart`;
  if (localStorage.getItem(apart)) return;
  const names = (await self.caches?.keys().catch(() => [])) ?? [];
  const copies = names.filter((name) => name.startsWith("brag /"));
  if (copies.length && !copies.some((name) => name.startsWith(own))) return localStorage.setItem(apart, "1");
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(OLD)) move(key, own + key.slice(OLD.length));
  }
};

function move(from, to) {
  // An open page of the older version may have stored again. Neither text goes for the other.
  if (localStorage.getItem(to) !== null) return;
  const text = localStorage.getItem(from);
  try {
    localStorage.setItem(to, text);
  } catch {
    // There is no room for both.
    localStorage.removeItem(from);
    try {
      localStorage.setItem(to, text);
    } catch {
      // The next visit tries again.
      localStorage.setItem(from, text);
    }
    return;
  }
  localStorage.removeItem(from);
}
