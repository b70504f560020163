// Starts the program after the first paint. Until then the first screen has the line and the processor to itself.
(() => {
  const page = document.documentElement, { dataset } = page;
  // This browser reads the scripts of the page, and knows the colours of its style. A page without an origin, in a sandbox or from
  // a file, would get no pictures of the cards.
  page.fits = origin != "null" && CSS.registerProperty && CSS.supports("color", "light-dark(red,red)");
  // An embedded table stores nothing on the device.
  const stores = !("embed" in dataset);
  // Versions before keys bore a path have stored for all copies of Brag on this origin.
  const inherited = async () => {
    if (stores && Object.keys(localStorage).some((key) => key.startsWith("brag."))) await (await import("./inherit.js")).default(dataset.keys);
  };
  const begin = () => {
    // The browser's own cache may hold a wrong file, such as a page that the host sent for a missing one. Then the host is asked.
    const wasm = (cache) => fetch("{wasm}", { integrity: "{wasm-integrity}", cache });
    const script = (href) => {
      // The worker that counts finds the program by this link (src/app/worker/page_side.rs).
      const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href, integrity: "{script-integrity}" });
      link.dataset.wasm = "{wasm}";
      document.head.append(link);
      return import(href);
    };
    const program = wasm().catch(() => wasm("reload"));
    script("{script}").catch(() => script("{script}?" + Date.now())).then(({ default: run }) => run({ module_or_path: program })).catch((error) => {
      console.error(page.fault = error);
      // The reason is found out by a script that is fetched only now (failed.js).
      page.fail();
    });
  };
  let isBegun = false;
  const start = () => {
    if (isBegun) return;
    isBegun = true;
    // Where storage is forbidden there is nothing to inherit.
    inherited().catch(() => {}).then(begin);
  };
  // A fault in the program stops it for good: nothing on the page answers any more. Other errors, such as those of extensions
  // and of the network, are not of this kind.
  const crashed = ({ error, reason }) => {
    const fault = error ?? reason;
    // Where the stack overflows, browsers throw an error that any script may throw.
    const isFull = /^(Range|Internal)Error$/.test(fault?.name) && /wasm-function/.test(fault.stack);
    if (!isFull && !(self.WebAssembly && fault instanceof WebAssembly.RuntimeError)) return;
    const notice = document.querySelector("#crash");
    dispatchEvent(new Event("brag:crash"));
    notice.querySelector("button").onclick = () => location.reload();
    if (stores) try { notice.querySelector("[hidden]").hidden = !localStorage.getItem(dataset.keys + "sitting") } catch { }
    // In a frame that the visitor is not in it takes no focus: the browser gives none to a dialog that is inert.
    notice.inert = parent !== self && !document.hasFocus();
    notice.showModal();
    notice.inert = false;
  };
  addEventListener("error", crashed);
  addEventListener("unhandledrejection", crashed);
  // The installed app is launched again while it is open: the address of a shortcut comes to this page.
  self.launchQueue?.setConsumer(({ targetURL }) => {
    const { hash } = new URL(targetURL ?? location);
    if (hash) location.hash = hash;
  });
  // The browser offers to install the app. Its own prompt is suppressed, because the settings have a button for that.
  let offer;
  const offered = (event) => {
    offer = event;
    page.toggleAttribute("data-install", !!offer);
    dispatchEvent(new Event("brag:install"));
  };
  addEventListener("beforeinstallprompt", (event) => { event.preventDefault(); offered(event); });
  addEventListener("appinstalled", () => offered());
  addEventListener("brag:install-now", () => { offer?.prompt(); offered(); });
  // A browser opens a file that is dropped on a page in place of the page. This file is opened in it (src/app/sheets/opened.rs).
  addEventListener("dragover", (event) => { if (event.dataTransfer?.types.includes("Files")) event.preventDefault(); });
  addEventListener("drop", (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    page.dropped = file;
    dispatchEvent(new Event("brag:drop"));
  });
  // The app is stored for offline use from the first press on. A visitor who only looks does not fetch it twice. Where service
  // workers are refused (a private window, a page without https) the game works without.
  // A page that does not fit, such as one in a sandbox, may not even ask.
  const workers = page.fits && navigator.serviceWorker;
  if (KEEPS && workers && stores) {
    const begun = new AbortController(), { controller } = workers;
    const keep = () => { begun.abort(); import("./keep.js").then((kept) => kept.default(controller)).catch(() => {}); };
    if (controller) keep();
    else for (const press of ["pointerdown", "keydown"]) addEventListener(press, keep, begun);
  }
  if (!page.fits) return;
  // Some browsers never tell of a paint, and a frame that is not shown is never painted.
  setTimeout(start, 1000);
  // A hidden page is not painted, so it does not wait for that.
  if (document.hidden || !self.PerformanceObserver?.supportedEntryTypes?.includes("paint")) start();
  else new PerformanceObserver(start).observe({ type: "paint", buffered: true });
})();
