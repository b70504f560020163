// Starts the program once the first screen has been painted: until then the line and the processor are for that.
(() => {
  const start = () => {
    // What lies in the browser's own cache may be wrong, a page that the host sent for a missing file: it is asked for once more.
    const wasm = (cache) => fetch("{wasm}", { integrity: "{wasm-integrity}", cache });
    const script = (href) => {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href, integrity: "{script-integrity}" }));
      return import(href);
    };
    const program = wasm().catch(() => wasm("reload"));
    script("{script}").catch(() => script("{script}?" + Date.now())).then(({ default: run }) => run({ module_or_path: program })).catch((error) => {
      console.error(error);
      const hint = document.querySelector("#shell .hint");
      if (hint) {
        hint.setAttribute("role", "alert");
        hint.textContent = hint.dataset.failed;
      }
    });
  };
  // The browser offers to install the app: the settings have a button for that, and nobody is asked.
  let offer;
  const offered = (event) => {
    offer = event;
    document.documentElement.toggleAttribute("data-install", !!offer);
    dispatchEvent(new Event("brag:install"));
  };
  addEventListener("beforeinstallprompt", (event) => { event.preventDefault(); offered(event); });
  addEventListener("appinstalled", () => offered());
  addEventListener("brag:install-now", () => { offer?.prompt(); offered(); });
  // Kept for offline use from the first press on, and not before: a glance at the page is not to cost its bytes twice.
  // Where workers are refused (a private window, a page without https) the game goes on without.
  const workers = navigator.serviceWorker;
  const keep = async () => {
    const kept = await workers.register("sw.js");
    // A new version waits until the player asks for it, or nobody plays the old one any more.
    let taken = false;
    const take = () => kept.waiting?.postMessage("take over");
    const tell = () => {
      // One newer still may have come meanwhile.
      if (taken) return take();
      if (!kept.waiting || !workers.controller) return;
      document.documentElement.dataset.update = "";
      dispatchEvent(new Event("brag:update"));
    };
    tell();
    kept.addEventListener("updatefound", () => kept.installing.addEventListener("statechange", tell));
    addEventListener("brag:take-over", () => {
      // Another tab has taken it: the page of the new version is there.
      if (!kept.waiting) return location.reload();
      workers.addEventListener("controllerchange", () => location.reload());
      taken = true;
      take();
    });
  };
  // An embedded table keeps nothing on the device.
  if (KEEPS && workers && !("embed" in document.documentElement.dataset)) {
    const begun = new AbortController();
    const begin = () => { begun.abort(); keep().catch(() => {}); };
    if (workers.controller) begin();
    else for (const press of ["pointerdown", "keydown"]) addEventListener(press, begin, begun);
  }
  // A page that nobody looks at is not painted.
  if (document.hidden || !self.PerformanceObserver?.supportedEntryTypes?.includes("paint")) start();
  else new PerformanceObserver((_, painted) => { painted.disconnect(); start(); }).observe({ type: "paint", buffered: true });
})();
