// Starts the program after the first paint. Until then the first screen has the line and the processor to itself.
(() => {
  const start = () => {
    // The browser's own cache may hold a wrong file, such as a page that the host sent for a missing one. Then the host is asked.
    const wasm = (cache) => fetch("{wasm}", { integrity: "{wasm-integrity}", cache });
    const script = (href) => {
      // The worker that counts finds the program by this link (src/app/counts/worker.rs).
      const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href, integrity: "{script-integrity}" });
      link.dataset.wasm = "{wasm}";
      document.head.append(link);
      return import(href);
    };
    const program = wasm().catch(() => wasm("reload"));
    script("{script}").catch(() => script("{script}?" + Date.now())).then(({ default: run }) => run({ module_or_path: program })).catch((error) => {
      console.error(error);
      const hint = document.querySelector("#shell [data-failed]");
      if (hint) {
        // It takes the room of what it cannot open.
        hint.className = "hint";
        hint.nextElementSibling.remove();
        hint.setAttribute("role", "alert");
        hint.textContent = hint.dataset.failed;
      }
    });
  };
  // A fault in the program stops it for good: nothing on the page answers any more. Other errors, such as those of extensions
  // and of the network, are not of this kind.
  const crashed = ({ error, reason }) => {
    const fault = error ?? reason;
    // Where the stack overflows, browsers throw an error that any script may throw.
    const isFull = /^(Range|Internal)Error$/.test(fault?.name) && /wasm-function/.test(fault.stack);
    if (!isFull && !(fault instanceof WebAssembly.RuntimeError)) return;
    const notice = document.querySelector("#crash");
    dispatchEvent(new Event("brag:crash"));
    notice.querySelector("button").onclick = () => location.reload();
    // An embedded table stores nothing.
    if (!("embed" in document.documentElement.dataset)) try { notice.querySelector("[hidden]").hidden = !localStorage.getItem("brag.sitting") } catch { }
    // In a frame that the visitor is not in it takes no focus: the browser gives none to a dialog that is inert.
    notice.inert = parent !== self && !document.hasFocus();
    notice.showModal();
    notice.inert = false;
  };
  addEventListener("error", crashed);
  addEventListener("unhandledrejection", crashed);
  // The browser offers to install the app. Its own prompt is suppressed, because the settings have a button for that.
  let offer;
  const offered = (event) => {
    offer = event;
    document.documentElement.toggleAttribute("data-install", !!offer);
    dispatchEvent(new Event("brag:install"));
  };
  addEventListener("beforeinstallprompt", (event) => { event.preventDefault(); offered(event); });
  addEventListener("appinstalled", () => offered());
  addEventListener("brag:install-now", () => { offer?.prompt(); offered(); });
  // The app is stored for offline use from the first press on. A visitor who only looks does not fetch it twice. Where service
  // workers are refused (a private window, a page without https) the game works without.
  const workers = navigator.serviceWorker;
  const keep = async () => {
    const kept = await workers.register("sw.js");
    // A new version waits until the player asks for it, or no page of the old one is open.
    let taken = false;
    const take = () => kept.waiting?.postMessage("take over");
    const tell = () => {
      // A still newer version may have been installed meanwhile.
      if (taken) return take();
      if (!kept.waiting || !workers.controller) return;
      document.documentElement.dataset.update = "";
      dispatchEvent(new Event("brag:update"));
    };
    tell();
    kept.addEventListener("updatefound", () => kept.installing.addEventListener("statechange", tell));
    addEventListener("brag:take-over", () => {
      // Another tab has activated the new version already.
      if (!kept.waiting) return location.reload();
      workers.addEventListener("controllerchange", () => location.reload());
      taken = true;
      take();
      // Chromium 156 forgets it now and then if the page fetches at that moment, as it does after a first press. A reload
      // reminds it.
      setTimeout(() => location.reload(), 2000);
    });
  };
  // An embedded table stores nothing on the device.
  if (KEEPS && workers && !("embed" in document.documentElement.dataset)) {
    const begun = new AbortController();
    const begin = () => { begun.abort(); keep().catch(() => {}); };
    if (workers.controller) begin();
    else for (const press of ["pointerdown", "keydown"]) addEventListener(press, begin, begun);
  }
  // A hidden page is not painted, so it does not wait for that.
  if (document.hidden || !self.PerformanceObserver?.supportedEntryTypes?.includes("paint")) start();
  else new PerformanceObserver((_, painted) => { painted.disconnect(); start(); }).observe({ type: "paint", buffered: true });
})();
