// Stores the app for offline use, and offers each new version. The start script (xtask/src/boot.js) begins it.

/** A page that stays open asks for a new version this often, in milliseconds. */
const HOURLY = 3_600_000;
/** And when it is shown again, unless it has just asked. */
const JUST = 60_000;

/** `first` is the worker that this page was opened by, if any. */
export default async (first) => {
  const workers = navigator.serviceWorker;
  const kept = await workers.register("sw.js");
  // A new version waits until the player asks for it, or no page of the old one is open.
  let wanted = false;
  const use = () => {
    const next = kept.waiting ?? kept.active;
    // Loaded before, the page might be one of the old version.
    if (next.state === "activated") return location.reload();
    next.addEventListener("statechange", use);
    next.postMessage("take over");
  };
  const tell = () => {
    // A still newer version may have been installed since the player asked.
    if (wanted) return use();
    document.documentElement.dataset.update = "";
    dispatchEvent(new Event("brag:update"));
  };
  if (kept.waiting && kept.active) tell();
  kept.addEventListener("updatefound", () => {
    // The first version to be stored is that of this page.
    if (!kept.active) return;
    const next = kept.installing;
    next.addEventListener("statechange", () => { if (/^(installed|activated)$/.test(next.state)) tell(); });
  });
  // Another tab may have activated the new version, perhaps while this page was being opened.
  const compare = () => { if (first && workers.controller !== first) tell(); };
  compare();
  workers.addEventListener("controllerchange", compare);
  addEventListener("brag:take-over", () => {
    wanted = true;
    use();
    // Chromium 156 forgets it now and then if the page fetches at that moment, as it does after a first press. A reload
    // reminds it.
    setTimeout(() => { if (kept.waiting) location.reload(); }, 2000);
  });
  // The browser itself looks for a new version only when a page is opened, and a phone keeps one open for days.
  let asked = performance.now();
  const ask = () => {
    asked = performance.now();
    kept.update().catch(() => {});
  };
  setInterval(ask, HOURLY);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && performance.now() - asked > JUST) ask();
  });
};
